"""The options that commands share, defined once and applied as decorators.

A command decorated with `reading_options` is handed `settings: Settings` and `output: OutputSettings`; one with
`proving_options` `proving: ProveSettings` and the latter; one with `document_options` only the latter. Flags come first;
`agbrowse/cli/settings.py` fills in the rest.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

from agbrowse.cli import settings as reader
from agbrowse.cli.verbosity import verbose_option

_Command = Callable[..., Any]
if TYPE_CHECKING:
    _ParamType = click.ParamType[Any]
else:
    _ParamType = click.ParamType  # generic since click 8.5 only


class Parsed(_ParamType):
    """A flag's value, parsed by the setting's own parser, so that every source of a setting takes the same values."""

    def __init__(self, name: str, parse: Callable[[str], Any], choices: tuple[str, ...] = ()) -> None:
        self.name = name
        self._parse = parse
        self._choices = choices

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if not isinstance(value, str):
            return value
        try:
            return self._parse(value)
        except ValueError as error:
            self.fail(f"{value!r}: {error}", param, ctx)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[Any]:
        from click.shell_completion import CompletionItem

        if self._choices:
            return [CompletionItem(choice) for choice in self._choices if choice.startswith(incomplete)]
        return [CompletionItem(incomplete, type="file")] if self.name in ("file", "program") else []


def _option(name: str, metavar: str, help_text: str, *choices: str) -> Callable[[_Command], _Command]:
    key = next(key for key in reader.KEYS if key.name == name)
    kind = "file" if metavar in ("FILE", "PATH|NAME") else name
    return click.option(
        f"--{name}", name.replace("-", "_"), type=Parsed(kind, key.parse, choices), metavar=metavar, help=help_text
    )


_READING = (
    _option(
        "browser", "auto|never|required", "auto: HTTP first, Chromium when the page needs it.", "auto", "never", "required"
    ),
    click.option("--headed/--headless", "headed", default=None, help="Show the browser's window (default), or none."),
    _option("archive", "auto|never|only", "auto: archives when the page itself cannot be read.", "auto", "never", "only"),
    _option("as-of", "WHEN", "Read the page as it was: YYYY, YYYY-MM, YYYY-MM-DD, RFC 3339 or 14 digits."),
    _option("max-results", "N", "Open the first N pages at most (default: all)."),
    _option("concurrency", "N", "Pages at once (default 8; two at a time of one host)."),
    _option("timeout", "S", "Seconds for one page (default 45)."),
    _option("budget", "S", "Seconds for the whole command (default 90; 0 for no limit)."),
    click.option("--allow-private-network", is_flag=True, help="Also open loopback and private addresses."),
    _option("proxy", "URL", "Proxy (else HTTPS_PROXY, HTTP_PROXY; NO_PROXY names hosts without)."),
    _option("ca-bundle", "FILE", "Certificates to trust (else SSL_CERT_FILE and the system's)."),
)
_JSON = click.option("--json", "as_json", is_flag=True, help="JSON on stdout and nothing else, errors too.")
_BRIEF = click.option("--brief", is_flag=True, default=None, help="The same JSON within 20,000 characters.")
_OUT = _option("out", "FILE", "Write the answer there, whole or not at all.")
_EXIT_STATUS = click.option(
    "-e",
    "--exit-status",
    "exit_status",
    is_flag=True,
    default=None,
    help="Make a search or a batch a check too: exit 1 for no, 4 for undecided.",
)

nli_option = _option("nli-model", "PATH|NAME", "Let an entailment model judge too: its folder, or owner/model on the hub.")


def reading_options(command: _Command) -> _Command:
    """What every command that reads pages takes: how to read, how long, and how to print. `nli_option` may stand above it."""
    names = ("browser", "headed", "archive", "as_of", "max_results", "concurrency", "timeout", "budget", "proxy", "ca_bundle")

    @functools.wraps(command)
    def with_settings(**values: Any) -> Any:
        flags = {name.replace("_", "-"): values.pop(name) for name in (*names, "allow_private_network", "brief")}
        flags |= {"nli-model": values.pop("nli_model", None)} | _output_flags(values)
        settings, output = reader.load_settings(flags, os.environ)
        return command(settings=settings, output=output, **values)

    return _apply((*_READING, _JSON, _BRIEF, _OUT, _EXIT_STATUS, verbose_option), with_settings)


def proving_options(command: _Command) -> _Command:
    """What a command that proves without reading pages takes."""

    @functools.wraps(command)
    def with_proving(**values: Any) -> Any:
        proving = reader.load_proving({"nli-model": values.pop("nli_model")}, os.environ)
        output = reader.load_output(_output_flags(values), os.environ)
        return command(proving=proving, output=output, **values)

    return _apply((nli_option, _JSON, _OUT, _EXIT_STATUS, verbose_option), with_proving)


def document_options(command: _Command) -> _Command:
    """What a command that makes one document and judges nothing takes."""

    @functools.wraps(command)
    def with_output(**values: Any) -> Any:
        flags = {"json": values.pop("as_json"), "out": values.pop("out")}
        output = reader.load_output(flags, os.environ)
        return command(output=output, **values)

    return _apply((_JSON, _OUT, verbose_option), with_output)


def _output_flags(values: dict[str, Any]) -> dict[str, Any]:
    return {"json": values.pop("as_json"), "out": values.pop("out"), "exit-status": values.pop("exit_status")}


def _apply(decorators: tuple[Callable[[Any], Any], ...], command: _Command) -> _Command:
    for decorate in reversed(decorators):
        command = decorate(command)
    return command
