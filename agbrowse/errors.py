"""What can stop agbrowse, and with which exit code. One page failing is data, never one of these.

AgbrowseError            exit 3   agbrowse could not do its work
  InputError             exit 2   stdin, arguments or settings make no sense
  BrowserError           exit 3   no browser to drive
  ArchiveError           exit 3   the archive answered nonsense, or is down
  ProviderError          exit 3   the provider lane failed and was asked for
"""

from __future__ import annotations

from enum import IntEnum


class ExitCode(IntEnum):
    """How a command ends. For a check NO and UNDECIDED are answers, not failures."""

    OK = 0
    NO = 1
    USAGE = 2
    FAILED = 3
    UNDECIDED = 4
    SIGINT = 130
    SIGTERM = 143


class AgbrowseError(Exception):
    """Stops the command. `str()` is one line: what was tried, on what; `hint` is what to do next."""

    code = "failed"
    exit_code = ExitCode.FAILED

    def __init__(self, message: str, hint: str = "", *, code: str | None = None) -> None:
        super().__init__(message)
        self.hint = hint
        if code is not None:
            self.code = code


class InputError(AgbrowseError):
    """The input makes no sense."""

    code = "bad_input"
    exit_code = ExitCode.USAGE


class BrowserError(AgbrowseError):
    """There is no browser to drive."""

    code = "no_browser"


class ArchiveError(AgbrowseError):
    """An archive answered nonsense, or is down."""

    code = "archive_failed"


class ProviderError(AgbrowseError):
    """The provider lane failed."""

    code = "provider_failed"
