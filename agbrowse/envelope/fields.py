"""Parts that several documents share: producer, run, a reading's fields, snapshots, excerpts.

In: models. Out: dicts and strings. Null for what is not known; a page's words without control characters.
"""

from __future__ import annotations

import socket
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from agbrowse.models import Attempt, Document, Reading, Snapshot
from agbrowse.text import printable

_EXCERPT_CHARS = 800
_VERIFY_EXCERPT_CHARS = 1_200


@dataclass(frozen=True, slots=True)
class Clock:
    """When a command began: on the wall, and on `time.monotonic()`'s clock."""

    started_at: datetime
    started_s: float

    @classmethod
    def start(cls) -> Clock:
        return cls(datetime.now(UTC), time.monotonic())


def run_fields(clock: Clock) -> dict[str, Any]:
    """The clock, the duration and the host: what may differ between two runs on the same pages."""
    return {
        "startedAt": stamp(clock.started_at),
        "durationMs": round((time.monotonic() - clock.started_s) * 1000),
        "host": socket.gethostname(),
    }


def stamp(moment: datetime | None) -> str | None:
    """RFC 3339 in UTC, to the second."""
    if moment is None:
        return None
    return moment.astimezone(UTC).replace(tzinfo=None).isoformat(timespec="seconds") + "Z"


def snapshot_fields(snapshot: Snapshot | None) -> dict[str, Any] | None:
    if snapshot is None:
        return None
    distance = snapshot.distance_days
    return {
        "archive": snapshot.archive.value,
        "urlMemento": snapshot.url_memento,
        "capturedAt": stamp(snapshot.captured_at),
        "distanceDays": None if distance is None else round(distance, 3),
    }


def attempt_fields(attempt: Attempt) -> dict[str, Any]:
    return {
        "source": attempt.source.value,
        "url": attempt.url,
        "status": attempt.status,
        "outcome": attempt.outcome.value,
        "reason": attempt.reason.value if attempt.reason else None,
        "ms": attempt.ms,
        "note": clean(attempt.note) or None,
    }


def verdict_fields(reading: Reading) -> dict[str, Any]:
    """Where the page was and how it could be read."""
    return {
        "finalUrl": reading.final_url,
        "status": reading.status,
        "verdict": reading.verdict.value,
        "ok": reading.ok,
        "reason": reading.reason.value if reading.reason else None,
        "archiveReason": reading.archive_reason.value if reading.archive_reason else None,
        "source": reading.source.value if reading.source else None,
    }


def described(document: Document | None) -> dict[str, Any]:
    """What a page says of itself."""
    return {
        "contentType": document.content_type if document else None,
        "charset": document.charset if document else None,
        "title": clean(document.title) if document else None,
        "language": document.language if document else None,
        "publishedAt": document.published_at if document else None,
        "modifiedAt": document.modified_at if document else None,
        "author": clean(document.author) if document else None,
    }


def provenance(reading: Reading) -> dict[str, Any]:
    """How and when the bytes came, and what they hash to."""
    return {
        "attempts": [attempt_fields(attempt) for attempt in reading.attempts],
        "snapshot": snapshot_fields(reading.snapshot),
        "fetchedAt": stamp(reading.fetched_at),
        "access": reading.access,
        "captureId": None,
        "sha256": reading.sha256,
        "textSha256": reading.text_sha256,
        "warnings": list(reading.warnings),
    }


def page_spans(document: Document | None) -> list[dict[str, int]] | None:
    """Where each page of a paged document stands in its text; None for what has no pages."""
    if document is None or not document.page_starts:
        return None
    ends = (*document.page_starts[1:], len(document.text))
    pairs = zip(document.page_starts, ends, strict=True)
    return [{"page": n, "start": start, "end": end} for n, (start, end) in enumerate(pairs, 1)]


def excerpt(document: Document | None, *, longer: bool = False) -> str:
    """The beginning of the main text on one line; empty for a page that was not read."""
    if document is None:
        return ""
    most = _VERIFY_EXCERPT_CHARS if longer else _EXCERPT_CHARS
    # Enough for any amount of white space that a page may have, without splitting a whole book.
    text = " ".join(printable((document.main_text or document.text)[: most * 20]).split())
    return text if len(text) <= most else text[:most] + "..."


def clean(text: str | None) -> str | None:
    """One line of a page's words, safe to show; None stays None."""
    return None if text is None else " ".join(printable(text).split())
