"""`agbrowse-search-v1` as a strict model. Imported by the schema generator and the tests alone."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from agbrowse.envelope.models_parts import (
    AtomicQueryPart,
    Attempt,
    ConstraintPart,
    Day,
    HttpStatus,
    Judged,
    Line,
    Omitted,
    Part,
    Producer,
    RowId,
    Run,
    Sha256,
    Snapshot,
    Timestamp,
)
from agbrowse.models import Reason, Source, Verdict

Count = Annotated[int, Field(ge=0)]
EvidenceStatus = Literal["sufficient", "partial", "browse-needed", "insufficient"]


class Summary(Part):
    """in = opened + unread + dropped + merged; the rest counts constraints by their status."""

    rows_in: Annotated[int, Field(ge=0, alias="in")]
    opened: Count
    unread: Count
    dropped: Count
    merged: Count
    supported: Count
    weak: Count
    contradicted: Count
    conflicting: Count
    pending: Count
    stopped: Literal["budget", "interrupted"] | None

    @model_validator(mode="after")
    def _accounts_for_all(self) -> Self:
        if self.rows_in != self.opened + self.unread + self.dropped + self.merged:
            raise ValueError("not every row is accounted for")
        return self


class PlanPart(Part):
    problem: str
    atomic_queries: list[AtomicQueryPart]
    source_hints: list[str]
    constraints: list[ConstraintPart]
    language: str | None = None
    round: Annotated[int, Field(ge=1)] | None = None


class Input(Part):
    """A row that was merged into a candidate: its place in the input, and its own id."""

    index: Count
    id: RowId = None


class CandidatePart(Judged):
    """One candidate and how it could be read."""

    rank: Annotated[int, Field(ge=1)]
    url: str
    title: str
    verdict: Verdict
    ok: bool
    source: Source | None
    text_excerpt: str
    final_url: str | None = None
    status: HttpStatus | None = None
    reason: Reason | None = None
    archive_reason: Reason | None = None
    published_at: Day | None = None
    language: str | None = None
    tier: Literal["primary", "secondary", "tertiary"] | None = None
    source_id: str | None = None
    access: Literal["public", "session"] | None = None
    snapshot: Snapshot | None = None
    capture_id: str | None = None
    fetched_at: Timestamp | None = None
    sha256: Sha256 | None = None
    inputs: list[Input] = Field(default_factory=list)
    discovered_by: list[str] = Field(default_factory=list)
    constraint_ids: list[str] = Field(default_factory=list)
    attempts: list[Attempt] = Field(default_factory=list)
    warnings: list[str] = Field(default_factory=list)


class Dropped(Part):
    index: Count
    reason: str
    url: str | None = None


class Entity(Part):
    """What passages name as the answer, or rule out as one."""

    name: str
    constraint_ids: list[str]
    urls: list[str]


class LedgerPart(Part):
    ready: bool
    supported: list[str]
    pending: list[str]
    status: Literal["complete", "insufficient-evidence"]
    anchor_constraint_id: str | None
    rivals: list[str]
    weak: bool
    weak_constraints: list[str]
    contradicted_constraints: list[str] = Field(default_factory=list)
    conflicting_constraints: list[str] = Field(default_factory=list)
    disconfirmed: list[Entity] = Field(default_factory=list)
    subjects: list[Entity] = Field(default_factory=list)
    constraints: list[Line] = Field(default_factory=list)

    @model_validator(mode="after")
    def _is_ready_for_a_reason(self) -> Self:
        if self.ready and self.pending:
            raise ValueError("ready while constraints are pending")
        return self


class Enrichment(Part):
    candidates: list[CandidatePart]
    dropped: list[Dropped] = Field(default_factory=list)
    ledger: LedgerPart


class BeforeBrowse(Part):
    pending_constraint_ids: list[str]
    discovery_constraint_ids: list[str]
    supported_constraint_ids: list[str]
    ledger_status_before_browse: str


class Action(Part):
    """What a browser or a person could still do for one page; `commands` are shell-quoted, `argv` is the first of them."""

    rank: int
    url: str
    title: str
    priority: Literal["high", "medium", "low"]
    reasons: list[str]
    argv: list[str] = Field(default_factory=list)
    commands: list[str]
    verify: BeforeBrowse


class Escalation(Part):
    needed: bool
    actions: list[Action] = Field(default_factory=list)


class NextStep(Part):
    type: str
    reason: str
    argv: list[str] = Field(default_factory=list)
    commands: list[str] = Field(default_factory=list)


class Lead(Part):
    url: str
    text: str | None = None
    constraint_ids: list[str] = Field(default_factory=list)
    status: Literal["discovered"]


class Deep(Part):
    """What a provider wrote: leads, never evidence."""

    vendor: str
    text: str | None = None
    error: str | None = None
    leads: list[Lead] = Field(default_factory=list)


class SearchDocument(Part):
    """The envelope of a search: the pages that were opened, and the ledger of what they prove."""

    schema_version: Literal["agbrowse-search-v1"]
    query: str
    evidence_status: EvidenceStatus
    summary: Summary | None = None
    plan: PlanPart
    enrichment: Enrichment
    escalation: Escalation
    next_step: NextStep | None = None
    deep: Deep | None
    producer: Producer | None = None
    run: Run | None = None
    omitted: Omitted = None
