"""What kind of bytes a body is, whatever its header says.

In: the bytes, the Content-Type header, the address. Out: a Kind. A PDF under `text/html` is a PDF, HTML under `text/plain` that begins as a
document is HTML; a header that asks to save the file changes nothing.
"""

from __future__ import annotations

import re
from enum import StrEnum
from urllib.parse import urlsplit


class Kind(StrEnum):
    HTML = "html"
    PDF = "pdf"
    TEXT = "text"
    CSV = "csv"
    TSV = "tsv"
    JSON = "json"
    XML = "xml"
    OTHER = "other"


_SIGNATURES = (
    b"\x89PNG\r\n", b"\xff\xd8\xff", b"GIF87a", b"GIF89a", b"BM", b"PK\x03\x04", b"PK\x05\x06", b"\x1f\x8b", b"BZh", b"7z\xbc\xaf", b"Rar!", b"\xd0\xcf\x11\xe0",
    b"OggS", b"ID3", b"\xff\xfb", b"fLaC", b"\x00\x00\x01\x00", b"wOFF", b"wOF2", b"\x7fELF", b"MZ", b"\x1aE\xdf\xa3", b"%!PS", b"{\\rtf", b"\xca\xfe\xba\xbe", b"SQLite format 3", b"II*\x00", b"MM\x00*",
    b"\xfd7zXZ", b"\x28\xb5\x2f\xfd",
)  # fmt: skip
_MARKUP = re.compile(
    rb"\s*(?:<!--.*?-->\s*)*<(?:!doctype\s+html|html|head|body|title|meta|script|noscript|style|link|div|p|h[1-6]|table|article|main|section|header|nav|frameset|iframe|a|br|b|center|font|ul|ol|span|img|form|base)\b",
    re.I | re.S,
)
_XHTML = re.compile(rb"<html\b|<!doctype\s+html", re.I)
_XML = re.compile(rb"\s*<(?:\?xml\b|rss\b|feed\b|rdf:RDF\b)", re.I)
_BOMS = (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")


def is_pdf(body: bytes) -> bool:
    """Whether the bytes are a PDF, whatever the header says: its signature stands in the first kilobyte."""
    return b"%PDF-" in body[:1_024]


def sniff(body: bytes, content_type: str | None, url: str) -> Kind:
    """The kind of a body. What is neither text nor PDF is OTHER."""
    mime = (content_type or "").split(";")[0].strip().lower()
    if is_pdf(body):
        return Kind.PDF
    head = body[:2_048]
    for mark in _BOMS:
        head = head.removeprefix(mark)
    wide = body[:2] in (b"\xff\xfe", b"\xfe\xff")
    if body.startswith(_SIGNATURES) and not (head[:2] in (b"BM", b"MZ", b"II", b"MM") and _reads_as_text(head)):
        return Kind.OTHER
    if body[:4] == b"RIFF" or body[4:8] == b"ftyp":
        return Kind.OTHER
    if mime in ("text/html", "application/xhtml+xml"):
        if _XML.match(head) and not _XHTML.search(body[:4_096]):
            return Kind.XML
        return Kind.HTML
    marked = _MARKUP.match(head) or (_XML.match(head) and _XHTML.search(head))
    # A server that says "text/plain" and sends a whole HTML document means the page; a snippet it means as text.
    if marked and (mime not in ("text/plain", "text/markdown", "text/csv") or _XHTML.match(head.lstrip())):
        return Kind.HTML
    if mime.endswith("json") or mime.endswith("+json"):
        return Kind.JSON
    if mime.endswith(("/xml", "+xml")) and mime != "image/svg+xml":
        return Kind.XML
    if mime == "text/csv":
        return Kind.CSV
    if mime == "text/tab-separated-values":
        return Kind.TSV
    if mime.startswith(("image/", "audio/", "video/", "font/")):
        return Kind.OTHER
    by_name = _by_name(url)
    if not wide and not _reads_as_text(head):
        return Kind.OTHER
    if mime.startswith("text/"):
        return by_name if by_name in (Kind.CSV, Kind.TSV) else Kind.TEXT
    if (
        mime
        and mime
        not in (
            "application/octet-stream",
            "binary/octet-stream",
            "application/x-download",
            "application/download",
            "application/force-download",
            "application/pdf",
        )
        and (
            mime.startswith(("application/vnd.", "application/zip", "application/msword", "application/x-"))
            and by_name is Kind.TEXT
        )
    ):
        return Kind.TEXT if _reads_as_text(head) and head.strip() else Kind.OTHER
    if mime == "application/pdf":
        return Kind.PDF
    if not _reads_as_text(head):
        return Kind.OTHER
    if _XML.match(head):
        return Kind.XML
    if by_name is not Kind.TEXT:
        return by_name
    return Kind.HTML if re.search(rb"</(?:p|div|body|html|a|h1)>", body[:65_536], re.I) else Kind.TEXT


def _by_name(url: str) -> Kind:
    path = urlsplit(url).path.lower() if "://" in url else url.lower()
    for ending, kind in (
        (".csv", Kind.CSV),
        (".tsv", Kind.TSV),
        (".json", Kind.JSON),
        (".xml", Kind.XML),
        (".rss", Kind.XML),
        (".atom", Kind.XML),
    ):
        if path.endswith(ending):
            return kind
    return Kind.TEXT


def _reads_as_text(head: bytes) -> bool:
    """No more control bytes than a broken text has; UTF-16 has zeros in step."""
    if not head:
        return True
    control = sum(byte < 9 or 13 < byte < 27 or 27 < byte < 32 for byte in head)
    if control <= 0.02 * len(head):
        return True
    zeros = max(head[0::2].count(0), head[1::2].count(0))
    return zeros > 0.35 * len(head) and control - zeros <= 0.02 * len(head)
