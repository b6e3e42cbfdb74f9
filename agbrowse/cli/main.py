"""The `agbrowse` command: finds the sub-command, and turns errors into one line or one JSON document, and an exit code.

In: the arguments. Out: the exit code, chosen here alone. Sub-commands are named in tables and imported when they are asked
for, so that `--help` imports none of them. It reads no page and builds no document but that of an error.
"""

from __future__ import annotations

import errno
import os
import signal
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Any, NoReturn

import click

from agbrowse import __version__
from agbrowse.cli.lazy import LazyGroup
from agbrowse.cli.output import OutputClosed, OutputFailed, abandon_stdout, show_error
from agbrowse.cli.verbosity import verbose_option
from agbrowse.errors import AgbrowseError, ExitCode

# In the order of use: a first reader's path from question to proof.
_COMMANDS: Mapping[str, tuple[str, str]] = {
    "search": ("agbrowse.cli.search:command", "Open the pages a search found and prove the claims on them."),
    "fetch": ("agbrowse.cli.fetch:command", "Read one page, or a batch: its text, or why it could not be read."),
    "prove": ("agbrowse.cli.prove:command", "Prove a claim against a page or text at hand, without the network."),
    "research": ("agbrowse.cli.main:research", "Plan a question; put any search tool's results in order."),
    "doctor": ("agbrowse.cli.doctor:command", "Say what works on this machine."),
    "schema": ("agbrowse.cli.schema:command", "Print the JSON Schema of a document."),
    "completion": ("agbrowse.cli.completion:command", "Print the completion script of a shell."),
}
_RESEARCH: Mapping[str, tuple[str, str]] = {
    "plan": ("agbrowse.cli.plan:command", "Take a question apart into constraints and web searches."),
    "normalize-results": ("agbrowse.cli.normalize:command", "Turn any search tool's JSON into search-results-v1."),
}
_CONTEXT = {"help_option_names": ["-h", "--help"], "max_content_width": 100}
_EPILOG = """\b
Exit codes: 0 done, and for a check: yes; 1 no; 4 undecided, something could not be read;
2 usage or input; 3 could not be done; 130, 143 interrupted."""


class Terminated(BaseException):
    """SIGTERM arrived where nothing was there to print yet."""


class Root(LazyGroup):
    """The root command. Its `main` is the one place where an error becomes output and a code."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        argv = list(sys.argv[1:] if args is None else args)
        code = self._run(argv, prog_name or "agbrowse", complete_var, extra)
        if standalone_mode:
            sys.exit(code)
        return code

    def _run(self, argv: list[str], prog_name: str, complete_var: str | None, extra: dict[str, Any]) -> int:
        as_json = wants_json(argv)
        try:
            with _sigterm_raises():
                result = super().main(argv, prog_name, complete_var, standalone_mode=False, **extra)
            return int(result) if isinstance(result, int) else ExitCode.OK
        except OutputClosed:
            return ExitCode.FAILED
        except click.exceptions.NoArgsIsHelpError as error:
            if as_json:
                return _report(as_json, "usage", "no command was given", _help_hint(error.ctx), ExitCode.USAGE)
            click.echo(error.format_message(), err=True)
            return ExitCode.USAGE
        except click.UsageError as error:
            return _report(as_json, "usage", error.format_message(), _help_hint(error.ctx), ExitCode.USAGE)
        except click.ClickException as error:
            return _report(as_json, "bad_input", error.format_message(), "", ExitCode.USAGE)
        except OutputFailed as error:
            return _report(False, error.code, str(error), error.hint, error.exit_code)
        except AgbrowseError as error:
            return _report(as_json, error.code, str(error), error.hint, error.exit_code)
        except (click.Abort, KeyboardInterrupt):
            return _report(as_json, "interrupted", "interrupted before there was anything to print", "", ExitCode.SIGINT)
        except Terminated:
            return _report(as_json, "interrupted", "ended before there was anything to print", "", ExitCode.SIGTERM)
        except UnicodeEncodeError as error:
            if not any("\ud800" <= c <= "\udfff" for argument in argv for c in argument):
                return _report_fault(as_json, error)
            return _report(as_json, "usage", "an argument holds bytes that are no UTF-8", "give text as UTF-8", ExitCode.USAGE)
        except Exception as error:  # noqa: BLE001  the last border: whatever it is, it becomes one line and exit 3
            return _report_fault(as_json, error)


def wants_json(argv: Sequence[str]) -> bool:
    """Whether `--json` stands anywhere among the arguments: errors of parsing must know it too."""
    options = argv[: argv.index("--")] if "--" in argv else argv
    return "--json" in options


def _report(as_json: bool, code: str, message: str, hint: str, exit_code: int) -> int:
    show_error(code, message, hint, as_json=as_json)
    return exit_code


def _report_fault(as_json: bool, error: Exception) -> int:
    import logging

    if isinstance(error, OSError) and error.errno == errno.ENOSPC:
        # click's own output (help, version) goes round the Sink.
        abandon_stdout()
        return _report(False, "output_failed", "cannot write stdout: no space left", "free some space", ExitCode.FAILED)

    log = logging.getLogger("agbrowse")
    if log.isEnabledFor(logging.INFO) and log.hasHandlers():
        log.error("unexpected", exc_info=error)
    hint = "run again with -v for the traceback"
    return _report(as_json, "internal", f"unexpected {type(error).__name__}: {error}", hint, ExitCode.FAILED)


def _help_hint(ctx: click.Context | None) -> str:
    return f"see '{ctx.command_path if ctx else 'agbrowse'} --help'"


@contextmanager
def _sigterm_raises() -> Iterator[None]:
    """Lets SIGTERM end the command as Ctrl-C does. Runs of the event loop put handlers of their own above this one."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def end(number: int, frame: FrameType | None) -> None:
        raise Terminated

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        if signal.getsignal(signal.SIGTERM) is end:
            signal.signal(signal.SIGTERM, before)


@click.group(
    name="agbrowse",
    cls=Root,
    table=_COMMANDS,
    context_settings=_CONTEXT,
    no_args_is_help=True,
    epilog=_EPILOG,
)
@click.option("--json", "as_json", is_flag=True, expose_value=False, help="Errors as JSON on stdout; each command has it too.")
@verbose_option
@click.version_option(__version__, prog_name="agbrowse", message="%(prog)s %(version)s")
def cli() -> None:
    """Open the original page, find the passage that states the claim, and quote it.

    \b
    agbrowse search "The bridge opened in 1931" --stdin-results < results.json
    agbrowse search --verify https://example.com/page --claim "The bridge opened in 1931"
    agbrowse fetch https://example.com/page
    """


@click.group(name="research", cls=LazyGroup, table=_RESEARCH, context_settings=_CONTEXT)
def research() -> None:
    """Plan a question, and put any search tool's results in order."""


def main() -> NoReturn:
    """The entry point. Ends the process without waiting for threads that hang in the system's resolver."""
    code = cli.main(standalone_mode=False)
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None:
                stream.flush()
        except OSError:
            continue  # said already, where there was anything to say
    if threading.active_count() > 1:
        os._exit(int(code))
    sys.exit(int(code))
