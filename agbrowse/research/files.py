"""Pages and texts at hand: bytes from disk made into a capture and judged like any other; no rung is climbed.

In: bytes, with what is known of them. Out: a Reading whose source is `file`. What else it would take (a browser, a login) is in
its verdict.
"""

from __future__ import annotations

import hashlib
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from agbrowse.errors import InputError
from agbrowse.models import Capture, Reading, Reason, Source, Verdict

_MOST_BYTES = 200_000_000  # a file that someone meant to have read; beyond it a mistake is likelier
_TYPES = {
    ".html": "text/html",
    ".htm": "text/html",
    ".xhtml": "application/xhtml+xml",
    ".pdf": "application/pdf",
    ".txt": "text/plain",
    ".md": "text/markdown",
    ".csv": "text/csv",
    ".tsv": "text/tab-separated-values",
    ".json": "application/json",
    ".xml": "application/xml",
    ".rss": "application/rss+xml",
    ".atom": "application/atom+xml",
}


def read_file(path: Path) -> bytes:
    """A file's bytes. Raises OSError, also for what is no file and for what is far too large."""
    if path.is_file() and path.stat().st_size > _MOST_BYTES:
        raise OSError(27, f"larger than {_MOST_BYTES // 1_000_000} MB")
    return path.read_bytes()


def reading_of_bytes(
    body: bytes,
    *,
    name: str = "",
    url: str | None = None,
    status: int = 200,
    headers: tuple[tuple[str, str], ...] = (),
    content_type: str | None = None,
) -> Reading:
    """What the bytes are. Their type comes from the headers, else `content_type`, else the name, else from themselves.

    `url` is where they came from, as far as anybody knows; without it the reading's is a `file:` name. Nothing is raised for
    the bytes' sake.
    """
    from agbrowse.extract import assess

    address = url or (f"file:{name}" if name else "file:")
    kind = content_type or _TYPES.get(Path(name).suffix.lower()) or _sniffed(body)
    if not any(key == "content-type" for key, _ in headers):
        headers = (*headers, ("content-type", kind))
    now = datetime.now(UTC)
    capture = Capture(
        url=address, final_url=address, status=status, headers=headers, body=body, source=Source.FILE, captured_at=now
    )
    reading = Reading(
        url=address,
        final_url=url,
        status=status,
        verdict=Verdict.UNSUPPORTED,
        reason=Reason.BROKEN_DOCUMENT,
        source=Source.FILE,
        document=None,
        attempts=(),
        fetched_at=None,
        sha256=hashlib.sha256(body).hexdigest(),
    )
    try:
        assessment = assess(capture)
    except Exception as error:  # noqa: BLE001  a parser that falls over hostile bytes makes them unreadable; the warning says so
        return replace(reading, warnings=(f"internal: {type(error).__name__}",))
    document = assessment.document if assessment.verdict.ok else None
    text = document.text if document is not None else None
    return replace(
        reading,
        verdict=assessment.verdict,
        reason=assessment.reason,
        document=document,
        text_sha256=None if text is None else hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest(),
        warnings=document.warnings if document is not None else (),
    )


def reading_of_text(text: str, language: str | None) -> Reading:
    """A plain string as a page that was read: its text is that string unchanged."""
    from agbrowse.extract import document_from_text

    digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
    return Reading(
        url="file:",
        final_url=None,
        status=None,
        verdict=Verdict.STRONG_OK,
        reason=None,
        source=Source.FILE,
        document=document_from_text(text, language=language),
        attempts=(),
        sha256=digest,
        text_sha256=digest,
    )


def file_reading(path: Path) -> Reading:
    """The reading of a file that a person named. Raises InputError."""
    try:
        body = read_file(path)
    except OSError as error:
        raise InputError(f"cannot read {path}: {error.strerror or error}", "name a file that is there") from error
    return reading_of_bytes(body, name=path.name)


def _sniffed(body: bytes) -> str:
    """The type that the first bytes give away; plain text when they show nothing else, and are text at all."""
    if body.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "text/plain"  # UTF-16, which is full of zero bytes
    head = body[:1024].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    if head.startswith(b"%pdf-"):
        return "application/pdf"
    if head.startswith((b"<!doctype html", b"<html", b"<head", b"<body", b"<!--")):
        return "text/html"
    if head.startswith(b"<?xml"):
        return "application/xhtml+xml" if b"<html" in head else "application/xml"
    if head.startswith(b"<") and b">" in head:
        return "text/html"
    return "text/plain" if b"\0" not in head else "application/octet-stream"
