"""The nouns that stages hand to one another: frozen values that know no more than themselves.

A page goes Candidate -> Capture (one rung's bytes) -> Document (its visible text) -> Reading (how it could be read).
A claim goes Constraint -> Finding (one passage) -> Proof (one page) -> Ledger.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from agbrowse.models.claim import Constraint, ConstraintKind
    from agbrowse.models.discovery import Candidate, DroppedRow, SearchResults
    from agbrowse.models.document import Block, BlockKind, Cell, Document, PartialDate, Span, Table, Zone
    from agbrowse.models.plan import AtomicQuery, Entity, Gap, Plan, PlannedQuestion, SourceClass, TimeWindow
    from agbrowse.models.proof import Check, Finding, Ledger, LedgerLine, Proof, Stance, Status, Strength, Subject, Why, Witness
    from agbrowse.models.reading import Assessment, Attempt, Capture, Reading, Snapshot
    from agbrowse.models.verdicts import REASONS, Reason, Source, Verdict

# Each name's module, loaded when a name of it is first asked for: planning needs no page and no proof.
_HOMES = {
    "claim": "Constraint ConstraintKind",
    "discovery": "Candidate DroppedRow SearchResults",
    "document": "Block BlockKind Cell Document PartialDate Span Table Zone",
    "plan": "AtomicQuery Entity Gap Plan PlannedQuestion SourceClass TimeWindow",
    "proof": "Check Finding Ledger LedgerLine Proof Stance Status Strength Subject Why Witness",
    "reading": "Assessment Attempt Capture Reading Snapshot",
    "verdicts": "REASONS Reason Source Verdict",
}
_MODULE_OF = {name: module for module, names in _HOMES.items() for name in names.split()}


def __getattr__(name: str) -> Any:
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    value = getattr(import_module(f"{__name__}.{_MODULE_OF[name]}"), name)
    globals()[name] = value
    return value


__all__ = [
    "REASONS",
    "Assessment",
    "AtomicQuery",
    "Attempt",
    "Block",
    "BlockKind",
    "Candidate",
    "Capture",
    "Cell",
    "Check",
    "Constraint",
    "ConstraintKind",
    "Document",
    "DroppedRow",
    "Entity",
    "Finding",
    "Gap",
    "Ledger",
    "LedgerLine",
    "PartialDate",
    "Plan",
    "PlannedQuestion",
    "Proof",
    "Reading",
    "Reason",
    "SearchResults",
    "Snapshot",
    "Source",
    "SourceClass",
    "Span",
    "Stance",
    "Status",
    "Strength",
    "Subject",
    "Table",
    "TimeWindow",
    "Verdict",
    "Why",
    "Witness",
    "Zone",
]
