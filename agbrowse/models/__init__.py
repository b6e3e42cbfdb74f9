"""The nouns that stages hand to one another: frozen values that know no more than themselves.

A page goes Candidate -> Capture (one rung's bytes) -> Document (its visible text) -> Reading (how it could be read).
A claim goes Constraint -> Finding (one passage) -> Proof (one page) -> Ledger.
"""

from agbrowse.models.claim import (
    AtomicQuery,
    Check,
    Constraint,
    ConstraintKind,
    Finding,
    Ledger,
    LedgerLine,
    Plan,
    Proof,
    Stance,
    Status,
    Strength,
    Subject,
    Why,
    Witness,
)
from agbrowse.models.discovery import (
    Candidate,
    DroppedRow,
    SearchResults,
)
from agbrowse.models.document import (
    Block,
    BlockKind,
    Cell,
    Document,
    PartialDate,
    Span,
    Table,
    Zone,
)
from agbrowse.models.reading import (
    Assessment,
    Attempt,
    Capture,
    Reading,
    Snapshot,
)
from agbrowse.models.verdicts import (
    REASONS,
    Reason,
    Source,
    Verdict,
)

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
    "Finding",
    "Ledger",
    "LedgerLine",
    "PartialDate",
    "Plan",
    "Proof",
    "Reading",
    "Reason",
    "SearchResults",
    "Snapshot",
    "Source",
    "Span",
    "Stance",
    "Status",
    "Strength",
    "Subject",
    "Table",
    "Verdict",
    "Why",
    "Witness",
    "Zone",
]
