"""A capture to what it turned out to be: its document, and the boundary it is, if it is one.

In: a Capture. Out: an Assessment. The bytes decide the type, not the header alone: a PDF sent as HTML is a PDF. Never raises for a
page's sake and never fetches.
"""

from __future__ import annotations

import json
import re
from dataclasses import replace

from agbrowse.extract.boundary import judge_page, status_boundary
from agbrowse.extract.charset import decode, header_charset
from agbrowse.extract.delimited import document_from_delimited
from agbrowse.extract.plain import document_from_text
from agbrowse.models import Assessment, Capture, Document, Reason, Source, Verdict

_MARKUP = re.compile(rb"^\s*(?:<!doctype|<html|<head|<body|<!--|<\?xml|<[a-z][a-z0-9-]*[\s>/])", re.IGNORECASE)
_BINARY = (
    b"\x89PNG",
    b"\xff\xd8\xff",
    b"GIF8",
    b"PK\x03\x04",
    b"\x1f\x8b",
    b"RIFF",
    b"\x00\x00\x00\x18ftyp",
    b"\x00\x00\x00\x20ftyp",
    b"OggS",
    b"ID3",
    b"\xd0\xcf\x11\xe0",
    b"Rar!",
    b"7z\xbc\xaf",
    b"MZ",
    b"\x7fELF",
    b"BM",
    b"wOFF",
    b"wOF2",
)
_STRONG = 400


def assess(capture: Capture) -> Assessment:
    """What the capture is. A page that is not ok keeps its document for diagnosis; nothing of it is evidence."""
    content_type = (capture.header("content-type") or "").split(";")[0].strip().lower()
    body = capture.body
    from agbrowse.extract.pdf import is_pdf

    if is_pdf(body):
        return _pdf(capture)
    if not body.strip():
        bad = status_boundary(capture)
        if bad:
            return Assessment(bad.verdict, bad.reason)
        return Assessment(Verdict.BROWSER_REQUIRED, Reason.EMPTY_SHELL)
    if _is_binary(body, content_type):
        bad = status_boundary(capture)
        return Assessment(bad.verdict, bad.reason) if bad else Assessment(Verdict.UNSUPPORTED, Reason.UNSUPPORTED_TYPE)
    markup = content_type in ("text/html", "application/xhtml+xml") or (
        content_type not in ("text/plain", "text/csv", "application/json", "text/tab-separated-values")
        and bool(_MARKUP.match(body[:512]))
    )
    text, charset = decode(body, header_charset(capture.header("content-type")), markup=markup or b"<?xml" in body[:100])
    if markup:
        return _html(capture, text, charset)
    document = _plain(text, content_type)
    document = replace(document, charset=charset, content_type=content_type or "text/plain")
    bad = status_boundary(capture)
    if bad:
        return Assessment(bad.verdict, bad.reason, document)
    return _readable(document)


def _readable(document: Document) -> Assessment:
    size = len(document.text.strip())
    if not size:
        return Assessment(Verdict.UNSUPPORTED, Reason.BROKEN_DOCUMENT, document)
    return Assessment(Verdict.STRONG_OK if size >= _STRONG else Verdict.WEAK_OK, None, document)


def _html(capture: Capture, text: str, charset: str) -> Assessment:
    from agbrowse.extract.html import read_html

    page = read_html(
        text,
        capture.final_url,
        stylesheets=capture.stylesheets,
        apply_styles=capture.source is not Source.BROWSER,
        archived_in="CONTENT" if capture.source is Source.ARCHIVE_TODAY else None,
        read_on=(capture.snapshot.captured_at if capture.snapshot else capture.captured_at).date(),
        charset=charset,
    )
    boundary = judge_page(page, capture)
    return Assessment(boundary.verdict, boundary.reason, page.document, boundary.follow_url, boundary.needs_browser)


def _pdf(capture: Capture) -> Assessment:
    from agbrowse.extract.pdf import read_pdf

    bad = status_boundary(capture)
    if bad:
        return Assessment(bad.verdict, bad.reason)
    found = read_pdf(capture.body)
    if isinstance(found, Reason):
        if capture.truncated and found is Reason.BROKEN_DOCUMENT:
            found = Reason.TOO_LARGE
        return Assessment(Verdict.UNSUPPORTED, found)
    return Assessment(Verdict.STRONG_OK if len(found.text) >= _STRONG else Verdict.WEAK_OK, None, found)


def _is_binary(body: bytes, content_type: str) -> bool:
    if (
        body.startswith(_BINARY)
        or content_type.startswith(("image/", "audio/", "video/", "font/"))
        and not _MARKUP.match(body[:512])
    ):
        return True
    head = body[:2_048]
    if head.startswith((b"\xff\xfe", b"\xfe\xff")):
        return False
    # UTF-16 without a mark has a NUL in every other byte; anything else with so many is no text.
    nuls = head.count(0)
    return nuls > len(head) * 0.1 and not 0.3 < nuls / len(head) < 0.6


def _plain(text: str, content_type: str) -> Document:
    if content_type in ("text/csv", "application/csv", "text/tab-separated-values"):
        return document_from_delimited(text, content_type=content_type)
    if "json" in content_type:
        return document_from_text(_json_text(text))
    return document_from_text(text)


def _json_text(text: str) -> str:
    """JSON as lines of "key: value", so that a reader sees what it holds; as it stands where it does not parse."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return text
    lines: list[str] = []
    pending: list[tuple[str, object]] = [("", value)]
    while pending:
        key, item = pending.pop()
        if isinstance(item, dict):
            pending += [(str(k), v) for k, v in reversed(item.items())]
        elif isinstance(item, list):
            pending += [(key, v) for v in reversed(item)]
        elif item is not None and not isinstance(item, bool):
            lines.append(f"{key}: {item}" if key else str(item))
    return "\n\n".join(lines)
