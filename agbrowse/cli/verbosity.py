"""`-v`: the program's log on stderr, quiet by default."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

_F = TypeVar("_F", bound=Callable[..., Any])


def verbose_option(command: _F) -> _F:
    """Adds `-v/--verbose` (repeat it for more); it acts at once and hands nothing on."""
    return click.option(
        "-v", "--verbose", count=True, expose_value=False, callback=_listen, is_eager=True, help="Log to stderr; -vv for more."
    )(command)


def _listen(ctx: click.Context, param: click.Parameter, value: int) -> None:
    if not value or ctx.resilient_parsing:
        return
    import logging

    root = logging.getLogger()
    if not any(getattr(handler, "agbrowse", False) for handler in root.handlers):
        handler = logging.StreamHandler()
        handler.agbrowse = True  # type: ignore[attr-defined]  # one handler, however often -v is given
        handler.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
        root.addHandler(handler)
    logging.getLogger("agbrowse").setLevel(logging.DEBUG if value > 1 else logging.INFO)
