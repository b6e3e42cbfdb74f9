"""`research-plan-v1` as a strict model. Imported by the schema generator and the tests alone."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from agbrowse.envelope.models_parts import AtomicQueryPart, ConstraintPart, Day, Part, Producer
from agbrowse.models import Status, Why

Round = Annotated[int, Field(ge=1)]


class FollowUp(Part):
    search_result_role: Literal["url-candidates"]
    fetch_original_pages: bool
    browse_required: bool
    browse_reasons: list[str]


class EntityPart(Part):
    """What the problem names, quotes, or gives as an identifier or version."""

    text: str
    kind: Literal["name", "quote", "code"]


class WindowPart(Part):
    """A span of time, or a version boundary. Years are inclusive, null where open or not a year."""

    text: str
    kind: Literal["year", "decade", "century", "range", "since", "until", "latest", "version"]
    from_: Annotated[int | None, Field(alias="from")]
    to: int | None


class SourceClassPart(Part):
    """A kind of source that could prove something; no hosts where only the kind is known."""

    class_: Annotated[str, Field(alias="class")]
    hosts: list[str]
    reason: str


class SubQuestionPart(Part):
    id: str
    text: str
    constraint_ids: list[str]
    min_sources: Annotated[int, Field(ge=1)]


class GapPart(Part):
    """A constraint that the ledger has open, and what this round does about it.

    `broaden` follows an empty search, `other-angle` two, `document` three (it is a gap, and has no query); `wait`: no room.
    """

    constraint_id: str
    status: Literal[Status.PENDING, Status.WEAK, Status.CONTRADICTED, Status.CONFLICTING]
    why: Why | None
    action: Literal["search", "broaden", "other-angle", "document", "wait"]


class PlanDocument(Part):
    """A question taken apart, and the searches of one round."""

    schema_version: Literal["research-plan-v1"]
    problem: str
    source_hints: list[str]
    constraints: list[ConstraintPart]
    atomic_queries: list[AtomicQueryPart]
    follow_up: FollowUp
    language: str | None = None
    date: Day | None = None
    round: Round | None = None
    restated: str | None = None
    key_topics: list[str] = Field(default_factory=list)
    success_criteria: list[str] = Field(default_factory=list)
    category: Literal["factual", "comparison", "product", "how-to", "fact-check", "explainer"] | None = None
    complexity: Literal["simple", "moderate", "complex"] | None = None
    round_cap: Round | None = None
    depth: Literal["single-fact", "official-documentation", "implementation", "comprehensive"] | None = None
    depth_reason: str | None = None
    clarify: list[str] = Field(default_factory=list)
    anchor_constraint_id: str | None = None
    entities: list[EntityPart] = Field(default_factory=list)
    time_windows: list[WindowPart] = Field(default_factory=list)
    options: list[str] = Field(default_factory=list)
    source_classes: list[SourceClassPart] = Field(default_factory=list)
    rivals: list[str] = Field(default_factory=list)
    sub_questions: list[SubQuestionPart] = Field(default_factory=list)
    exclusions: list[str] = Field(default_factory=list)
    omitted_queries: list[AtomicQueryPart] = Field(default_factory=list)
    gaps: list[GapPart] = Field(default_factory=list)
    producer: Producer | None = None
