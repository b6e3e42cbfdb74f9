"""What the rungs bring back, and what it came to: captures, attempts, assessments, readings."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from agbrowse.models.document import Document
from agbrowse.models.verdicts import Reason, Source, Verdict


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Where an archived capture lives (RFC 7089's URI-M) and how far it is from the asked time."""

    archive: Source
    url_memento: str
    captured_at: datetime
    distance_days: float | None = None


@dataclass(frozen=True, slots=True)
class Attempt:
    """One try on one rung, kept whatever came of it. `outcome` says how the page could be read there."""

    source: Source
    url: str
    status: int | None
    outcome: Verdict
    reason: Reason | None
    ms: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class Capture:
    """What one rung brought back. `body` is after content decoding; of the browser it is the serialised visible DOM.

    `headers` keeps order and duplicates, names in lower case. `stylesheets` are the texts of linked style sheets that
    the extractor may use to tell what no reader sees.
    """

    url: str
    final_url: str
    status: int | None
    headers: tuple[tuple[str, str], ...]
    body: bytes
    source: Source
    captured_at: datetime
    redirects: tuple[str, ...] = ()
    snapshot: Snapshot | None = None
    truncated: bool = False
    access: str = "public"
    stylesheets: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()

    def header(self, name: str) -> str | None:
        """The first value of a header, by its lower-case name."""
        return next((value for key, value in self.headers if key == name), None)


@dataclass(frozen=True, slots=True)
class Assessment:
    """What a capture turned out to be.

    `follow_url` is where the page itself sends its readers (meta refresh, full-page frame). `needs_browser` asks for the
    browser rung although the text might do.
    """

    verdict: Verdict
    reason: Reason | None = None
    document: Document | None = None
    follow_url: str | None = None
    needs_browser: bool = False


@dataclass(frozen=True, slots=True)
class Reading:
    """How a page could be read. A page that no rung could read keeps the original's verdict, reason and status."""

    url: str
    final_url: str | None
    status: int | None
    verdict: Verdict
    reason: Reason | None
    source: Source | None
    document: Document | None
    attempts: tuple[Attempt, ...]
    snapshot: Snapshot | None = None
    archive_reason: Reason | None = None
    fetched_at: datetime | None = None
    access: str = "public"
    sha256: str | None = None
    text_sha256: str | None = None
    warnings: tuple[str, ...] = ()

    @property
    def ok(self) -> bool:
        return self.verdict.ok
