"""The documents as strict models, one a `schemaVersion`. Imported by the schema generator and the tests alone."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from agbrowse.envelope.models_parts import (
    Attempt,
    Check,
    Day,
    ErrorPart,
    Evidence,
    HttpStatus,
    Judged,
    Offset,
    Omitted,
    PageSpan,
    Part,
    Producer,
    QuoteCheck,
    Raw,
    RowId,
    Run,
    Sha256,
    Snapshot,
    Sources,
    SpanPart,
    Timestamp,
)
from agbrowse.models import ConstraintKind, Reason, Source, Stance, Status, Strength, Verdict, Why

Access = Literal["public", "session"]


class ErrorDocument(Part):
    """What stopped a command, or which row of a batch made no sense (then with its id and line)."""

    schema_version: Literal["agbrowse-error-v1"]
    id: RowId = None
    line: Annotated[int, Field(ge=1)] | None = None
    error: ErrorPart
    producer: Producer | None = None


class FetchDocument(Judged):
    """A reading: a page's text, or the reason why there is none."""

    schema_version: Literal["agbrowse-fetch-v1"]
    id: RowId = None
    url: str
    final_url: str | None
    status: HttpStatus | None
    verdict: Verdict
    ok: bool
    reason: Reason | None
    archive_reason: Reason | None = None
    source: Source | None
    content_type: str | None
    charset: str | None
    title: str | None
    language: str | None
    published_at: Day | None
    modified_at: Day | None
    author: str | None
    text: str | None
    main_text: str | None
    pages: list[PageSpan] | None = None
    attempts: list[Attempt]
    snapshot: Snapshot | None
    fetched_at: Timestamp | None
    access: Access
    capture_id: str | None
    sha256: Sha256 | None
    text_sha256: Sha256 | None
    warnings: list[str]
    producer: Producer
    run: Run
    omitted: Omitted = None


class Proof(Part):
    """What one page or text says of one claim. All but `error` is null for a row that could not be judged."""

    schema_version: Literal["agbrowse-prove-v1"]
    id: RowId = None
    claim: str | None
    status: Status | None
    why: Why | None
    score: float | int | None
    quote: str | None
    prefix: str | None
    suffix: str | None
    start: Offset | None
    end: Offset | None
    page: Annotated[int, Field(ge=1)] | None
    heading: str | None
    checks: list[Check]
    text_fragment_url: str | None
    error: ErrorPart | None
    kind: ConstraintKind | None = None
    stance: Stance | None = None
    strength: Strength | None = None
    answer: str | None = None
    context: list[SpanPart] = Field(default_factory=list)
    reasons: list[str] = Field(default_factory=list)
    producer: Producer | None = None


class ProveDocument(Proof):
    """A proof by itself, with how the page could be read; of a file also all claims and quotations that were asked."""

    verdict: Verdict | None = None
    reason: Reason | None = None
    claims: list[Proof] = Field(default_factory=list)
    quotes: list[QuoteCheck] = Field(default_factory=list)


class VerifyDocument(Judged):
    """The spot check of one page."""

    schema_version: Literal["agbrowse-search-verify-v1"]
    url: str
    final_url: str | None
    verdict: Verdict
    ok: bool
    source: Source | None
    title: str | None
    text_excerpt: str
    warnings: list[str]
    chrome_used: bool
    claims: list[Proof] = Field(default_factory=list)
    quotes: list[QuoteCheck] = Field(default_factory=list)
    status: HttpStatus | None = None
    reason: Reason | None = None
    archive_reason: Reason | None = None
    content_type: str | None = None
    charset: str | None = None
    language: str | None = None
    published_at: Day | None = None
    modified_at: Day | None = None
    author: str | None = None
    pages: list[PageSpan] | None = None
    attempts: list[Attempt] = Field(default_factory=list)
    snapshot: Snapshot | None = None
    fetched_at: Timestamp | None = None
    access: Access | None = None
    capture_id: str | None = None
    sha256: Sha256 | None = None
    text_sha256: Sha256 | None = None
    producer: Producer | None = None
    run: Run | None = None
    omitted: Omitted = None


class ClaimPage(Judged):
    """One of a claim's pages and how it could be read."""

    url: str
    final_url: str | None
    status: HttpStatus | None
    verdict: Verdict
    ok: bool
    reason: Reason | None
    archive_reason: Reason | None
    source: Source | None


class ClaimDocument(Part):
    """One claim judged on its own pages."""

    schema_version: Literal["agbrowse-claim-v1"]
    id: RowId
    text: str
    kind: ConstraintKind
    mandatory: bool
    tags: list[str]
    status: Status
    why: Why | None
    answer: str | None
    sources: Sources
    evidence: list[Evidence]
    pages: list[ClaimPage]
    quotes: list[QuoteCheck]
    stopped: Literal["budget", "interrupted"] | None
    producer: Producer
    run: Run
    omitted: Omitted = None


class SearchResult(Part):
    """One candidate. `raw` is the row as it came."""

    url: str
    title: str
    snippet: str
    date: Day | None
    rank: Annotated[int, Field(ge=1)]
    raw: Raw
    canonical_url: str | None = None
    registrable_domain: str | None = None
    ranks: list[int] = Field(default_factory=list)


class DroppedResult(Part):
    rank: int | None
    reason: str
    raw: Raw


class UpstreamError(Part):
    code: str
    message: str


class ResultsDocument(Part):
    """Any search tool's results in one shape: leads, not evidence."""

    schema_version: Literal["search-results-v1"]
    backend: str | None
    query: str | None
    results: list[SearchResult]
    dropped: list[DroppedResult]
    result_role: Literal["url-candidates"]
    evidence_policy: Literal["snippets-are-not-final-evidence"]
    upstream_error: UpstreamError | None = None
    producer: Producer | None = None


class DoctorCheck(Part):
    name: str
    status: Literal["ok", "warn", "fail", "skip"]
    detail: str
    fix: str | None


class DoctorDocument(Part):
    """What works on this machine."""

    schema_version: Literal["agbrowse-doctor-v1"]
    ok: bool
    producer: Producer
    checks: list[DoctorCheck]
