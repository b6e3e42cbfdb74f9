"""What reading commands do with what their conductors hand back: print it, and choose the exit code.

In: documents, answers, how the run ended. Out: JSON on a Sink, and one ExitCode.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from agbrowse.cli.output import Sink
from agbrowse.cli.settings import OutputSettings
from agbrowse.errors import ExitCode
from agbrowse.models import Reason

if TYPE_CHECKING:
    from datetime import datetime

    from agbrowse.settings import Settings


def put_document(sink: Sink, document: Mapping[str, Any], output: OutputSettings) -> None:
    """One whole document; the brief one without white space, since every character of it counts."""
    if output.brief:
        from agbrowse.envelope.brief import brief

        document = brief(document)
    sink.document(document, compact=output.brief)


def put_line(sink: Sink, document: Mapping[str, Any], output: OutputSettings) -> None:
    """One document of many, on its own line."""
    if output.brief:
        from agbrowse.envelope.brief import brief

        document = brief(document)
    sink.line(document)


def exit_code(answer: ExitCode, stopped: Reason | None, signalled: ExitCode | None) -> ExitCode:
    """The signal's code when it cut the work short, else the answer."""
    if stopped is Reason.INTERRUPTED and signalled is not None:
        return signalled
    return answer


def combined(answers: Sequence[ExitCode]) -> ExitCode:
    """One answer for all: no as soon as one is no, undecided when one could not be decided."""
    for worse in (ExitCode.NO, ExitCode.UNDECIDED):
        if worse in answers:
            return worse
    return ExitCode.OK


def as_of_moment(settings: Settings) -> datetime | None:
    """The moment that `--as-of` names."""
    if settings.archive.as_of is None:
        return None
    from agbrowse.read.memento import parse_as_of

    return parse_as_of(settings.archive.as_of)
