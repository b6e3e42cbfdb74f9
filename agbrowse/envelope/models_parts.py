"""Parts of the documents as strict models: what the schemas are generated from. Imported by the generator and the tests alone.

Keys that the Node tool of the same name prints too are required; what is new here may be absent, and null when unknown. Unknown
keys are refused by the models, so that tests find what is not described; the schemas let them be, since v1 grows by addition.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, JsonValue, model_validator
from pydantic.alias_generators import to_camel

from agbrowse.models import REASONS, ConstraintKind, Reason, Source, Stance, Status, Strength, Verdict, Why

Sha256 = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Timestamp = Annotated[str, Field(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$", description="RFC 3339, UTC")]
Day = Annotated[str, Field(pattern=r"^\d{4}(-\d\d(-\d\d([T ].*)?)?)?$", description="as far as it is known, or RFC 3339")]
Offset = Annotated[int, Field(ge=0, description="code points of the reading's text")]
HttpStatus = Annotated[int, Field(ge=100, le=999)]
RowId = str | int | float | bool | None


class Part(BaseModel):
    """Frozen, strict, camelCase outside."""

    model_config = ConfigDict(
        strict=True, frozen=True, extra="forbid", alias_generator=to_camel, validate_by_name=False, use_enum_values=False
    )


def verdict_rules(schema: dict[str, Any]) -> None:
    """Each verdict with the reasons that it may have, and with its `ok`: null alone for pages that could be read."""
    rules = []
    for verdict, reasons in REASONS.items():
        then: dict[str, Any] = {"ok": {"const": verdict.ok}}
        then["reason"] = {"const": None} if verdict.ok else {"enum": sorted(reason.value for reason in reasons)}
        condition = {"properties": {"verdict": {"const": verdict.value}}, "required": ["verdict"]}
        rules.append({"if": condition, "then": {"properties": then}})
    schema["allOf"] = rules


class Judged(Part):
    """What has a verdict: its `ok` and its `reason` agree with it."""

    model_config = ConfigDict(json_schema_extra=verdict_rules)

    @model_validator(mode="after")
    def _agrees(self) -> Self:
        verdict: Verdict | None = getattr(self, "verdict", None)
        if verdict is None:
            return self
        if getattr(self, "ok", verdict.ok) is not verdict.ok:
            raise ValueError(f"ok does not agree with {verdict}")
        reason: Reason | None = getattr(self, "reason", None)
        if "reason" in self.model_fields_set and (reason is None) is not verdict.ok:
            raise ValueError(f"{verdict} with reason {reason}")
        if reason is not None and reason not in REASONS[verdict]:
            raise ValueError(f"{reason} is no reason of {verdict}")
        return self


class Producer(Part):
    name: Literal["agbrowse"]
    version: str


class Run(Part):
    """What may differ between two runs on the same pages."""

    started_at: Timestamp
    duration_ms: Annotated[int, Field(ge=0)]
    host: str


class Snapshot(Part):
    archive: Literal[Source.WAYBACK, Source.ARCHIVE_TODAY]
    url_memento: str
    captured_at: Timestamp
    distance_days: float | int | None = None


class Attempt(Part):
    """One try on one rung. What archives said of themselves is a reason here too."""

    source: Source
    url: str
    status: HttpStatus | None
    outcome: Verdict
    reason: Reason | None
    ms: Annotated[int, Field(ge=0)]
    note: str | None = None


class SpanPart(Part):
    start: Offset
    end: Offset


class PageSpan(SpanPart):
    page: Annotated[int, Field(ge=1)]


CheckKind = Literal["name", "number", "date", "unit", "negation", "quantifier", "attribution", "subject", "term"]


class Check(Part):
    """One part of the claim against the passage; `found` is as the page writes it."""

    part: str
    kind: CheckKind
    claimed: str
    found: str | None
    status: Literal["match", "missing", "different"]
    start: Offset | None
    end: Offset | None


class Passage(Part):
    """A quotation with its place: `quote == text[start:end]`."""

    quote: str
    prefix: Annotated[str, Field(max_length=64)]
    suffix: Annotated[str, Field(max_length=64)]
    start: Offset
    end: Offset
    page: Annotated[int, Field(ge=1)] | None
    heading: str | None
    text_fragment_url: str | None
    checks: list[Check]
    context: list[SpanPart]


class Evidence(Part):
    """A passage bearing on a constraint."""

    evidence_id: str
    url: str
    final_url: str | None
    title: str | None
    stance: Stance
    strength: Strength
    score: float | int
    quote: str
    prefix: Annotated[str, Field(max_length=64)]
    suffix: Annotated[str, Field(max_length=64)]
    start: Offset
    end: Offset
    page: Annotated[int, Field(ge=1)] | None
    heading: str | None
    text_fragment_url: str | None
    checks: list[Check]
    context: list[SpanPart]
    answer: str | None
    subject: str | None
    source: Source
    status: HttpStatus | None
    snapshot: Snapshot | None
    access: Literal["public", "session"]
    capture_id: str | None
    published_at: Day | None
    fetched_at: Timestamp | None
    sha256: Sha256 | None
    language: str | None
    tier: Literal["primary", "secondary", "tertiary"] | None
    source_id: str | None
    warnings: list[str]

    @model_validator(mode="after")
    def _shows_what_differs(self) -> Self:
        if self.stance is Stance.CONTRADICTS and not any(check.status == "different" for check in self.checks):
            raise ValueError("a contradiction names no part that differs")
        if self.end < self.start:
            raise ValueError("the passage ends before it starts")
        return self


class ErrorPart(Part):
    code: str
    message: str
    hint: str
    line: Annotated[int, Field(ge=1)] | None = None


class ConstraintPart(Part):
    """One part of the question, as a plan names it."""

    id: str
    text: str
    mandatory: bool
    tags: list[str]
    kind: ConstraintKind | None = None
    group: str | None = None


class AtomicQueryPart(Part):
    """One search; a tool of its own may take `query`, a person the `url` of the results page."""

    id: str | None = None
    constraint_ids: list[str]
    query: str
    route: str
    purpose: str
    url: str


class Sources(Part):
    distinct: Annotated[int, Field(ge=0)]
    independent: Annotated[int, Field(ge=0)]


class QuoteCheck(Part):
    """A quotation that was looked for; `found` is null where the page could not be read."""

    url: str | None = None
    quote: str
    found: bool | None
    start: Offset | None
    end: Offset | None
    nearest: str | None
    text_fragment_url: str | None = None


def why_rules(schema: dict[str, Any]) -> None:
    """What is supported needs no `why`; all else has one."""
    schema["if"] = {"properties": {"status": {"const": Status.SUPPORTED.value}}, "required": ["status"]}
    schema["then"] = {"properties": {"why": {"const": None}}}
    schema["else"] = {"properties": {"why": {"enum": [why.value for why in Why]}}}


class Line(Part):
    """One constraint's state in the ledger."""

    model_config = ConfigDict(json_schema_extra=why_rules)

    id: str
    text: str
    kind: ConstraintKind
    mandatory: bool
    tags: list[str]
    status: Status
    why: Why | None
    answer: str | None
    sources: Sources
    evidence: list[Evidence]

    @model_validator(mode="after")
    def _says_why(self) -> Self:
        if (self.why is None) is not (self.status is Status.SUPPORTED):
            raise ValueError(f"{self.status} with why {self.why}")
        return self


Omitted = dict[str, Annotated[int, Field(ge=0)]] | None
Raw = JsonValue
