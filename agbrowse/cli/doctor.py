"""`agbrowse doctor`: a line for each thing that was tried, or the `agbrowse-doctor-v1` document.

In: options and the environment. Out: the checks as they come to an end; exit 1 when reading by HTTP or a browser asked for does
not work. Settings that make no sense are a check that failed, not the end of the command: this is where they are looked for.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from agbrowse.cli import settings as reader
from agbrowse.cli.options import Parsed
from agbrowse.cli.output import Sink
from agbrowse.cli.verbosity import verbose_option
from agbrowse.errors import ExitCode, InputError

if TYPE_CHECKING:
    from agbrowse.research.doctor import Check
    from agbrowse.settings import Settings

_MODES = ("auto", "never", "required")


@click.command(name="doctor")
@click.option(
    "--browser",
    type=Parsed("browser", reader.parse_browser, _MODES),
    metavar="|".join(_MODES),
    help="required: without a browser, exit 1. never: leave it out.",
)
@click.option("--headed/--headless", "headed", default=None, help="Try the browser with a window (default), or without.")
@click.option("--no-archives", is_flag=True, help="Ask nothing of web.archive.org and archive.today.")
@click.option("--json", "as_json", is_flag=True, help="JSON on stdout and nothing else, errors too.")
@click.option(
    "--out", type=Parsed("file", reader.parse_path), metavar="FILE", help="Write the answer there, whole or not at all."
)
@verbose_option
def command(browser: Any, headed: bool | None, no_archives: bool, as_json: bool, out: Path | None) -> int:
    """Say what works on this machine, and how to mend what does not.

    Reads a page of its own by HTTP and in the browser; looks at the display, fonts, settings and folders; asks each archive
    for one page, for 8 seconds at most.

    \b
    agbrowse doctor
    agbrowse doctor --browser required --no-archives --json
    """
    import asyncio

    return asyncio.run(_doctor({"browser": browser, "headed": headed, "json": as_json, "out": out}, not no_archives))


async def _doctor(flags: Mapping[str, Any], ask_archives: bool) -> ExitCode:
    from agbrowse.research.doctor import doctor_document, examine, is_well

    settings, output, settings_check = read_settings(flags, os.environ)
    checks = []
    with Sink(output.out) as sink:
        data_dir = data_folder(os.environ)
        async for check in examine(settings, data_dir=data_dir, settings_check=settings_check, ask_archives=ask_archives):
            checks.append(check)
            if not output.as_json:
                sink.write(check_line(check))
        if output.as_json:
            sink.document(doctor_document(checks))
    return ExitCode.OK if is_well(checks) else ExitCode.NO


def check_line(check: Check) -> str:
    """One check for people; how to mend it stands on the same line."""
    fix = f"; {check.fix}" if check.fix else ""
    return " ".join(f"{check.status.value:<5} {check.name}: {check.detail}{fix}".split("\n")) + "\n"


def read_settings(flags: Mapping[str, Any], environ: Mapping[str, str]) -> tuple[Settings, reader.OutputSettings, Check]:
    """The settings of this run, and the check of where they came from; with the flags alone where the rest makes no sense."""
    from agbrowse.research.doctor import Check, CheckStatus

    named = environ.get("AGBROWSE_CONFIG")
    file = Path(named).expanduser() if named else reader.config_path(environ)
    variables = sorted(key.variable for key in reader.KEYS if environ.get(key.variable))
    try:
        settings, output = reader.load_settings(flags, environ)
    except InputError as error:
        settings, output = reader.load_settings(flags, {"AGBROWSE_CONFIG": os.devnull})
        detail = f"{error}; the other checks go by the defaults"
        return settings, output, Check("settings", CheckStatus.FAIL, detail, error.hint or None)
    detail = str(file) if file.is_file() else f"no file at {file}: defaults"
    if variables:
        detail += f"; from the environment: {', '.join(variables)}"
    return settings, output, Check("settings", CheckStatus.OK, detail)


def data_folder(environ: Mapping[str, str]) -> Path:
    """Where agbrowse keeps what a user wants kept: `AGBROWSE_DATA_DIR`, else the system's place for such things."""
    if environ.get("AGBROWSE_DATA_DIR"):
        return Path(environ["AGBROWSE_DATA_DIR"]).expanduser()
    home = Path(environ.get("HOME") or "~").expanduser()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "agbrowse"
    shared = environ.get("XDG_DATA_HOME") or ""
    return (Path(shared) if shared.startswith("/") else home / ".local" / "share") / "agbrowse"
