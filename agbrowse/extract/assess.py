"""A capture assessed: which kind it is, what it says, and whether it is the page at all.

In: a Capture. Out: an Assessment. Never raises for a page's sake: bytes that cannot be read come out as a verdict with its reason.
"""

from __future__ import annotations

from dataclasses import replace

from agbrowse.extract.boundary import judge_html, judge_status, judge_text
from agbrowse.extract.charset import decode, header_charset
from agbrowse.extract.sniff import Kind, sniff
from agbrowse.models import Assessment, Capture, Document, Reason, Source, Verdict


def assess(capture: Capture) -> Assessment:
    """What a capture turned out to be, and its document where it has one."""
    content_type = capture.header("content-type")
    kind = sniff(capture.body, content_type, capture.final_url)
    if kind is Kind.OTHER:
        return judge_status(capture) or Assessment(Verdict.UNSUPPORTED, Reason.UNSUPPORTED_TYPE)
    if kind is Kind.PDF:
        return _pdf(capture)
    markup = kind in (Kind.HTML, Kind.XML)
    text, charset = decode(capture.body, header_charset(content_type), markup=markup)
    if kind is Kind.HTML:
        return _html(capture, text, charset)
    document = replace(_document(kind, text), charset=charset)
    return judge_text(capture, _marked(capture, document))


def _html(capture: Capture, text: str, charset: str) -> Assessment:
    from agbrowse.extract.html import read_html

    archived_in = "CONTENT" if capture.source is Source.ARCHIVE_TODAY else None
    page = read_html(
        text,
        capture.final_url,
        stylesheets=capture.stylesheets,
        # A browser's capture holds what was seen; its sheets have done their work.
        apply_styles=capture.source is not Source.BROWSER,
        archived_in=archived_in,
        read_on=capture.captured_at.date(),
        charset=charset,
        language=_header_language(capture),
    )
    return judge_html(capture, replace(page, document=_marked(capture, page.document)))


def _pdf(capture: Capture) -> Assessment:
    from agbrowse.extract.pdf import read_pdf

    refused = judge_status(capture)
    if refused is not None:
        return refused
    document = read_pdf(capture.body)
    if isinstance(document, Reason):
        if capture.truncated and document is Reason.BROKEN_DOCUMENT:
            # A PDF's directory stands at its end: cut, it cannot be read in part.
            return Assessment(Verdict.UNSUPPORTED, Reason.TOO_LARGE)
        return Assessment(Verdict.UNSUPPORTED, document)
    return judge_text(capture, _marked(capture, document))


def _document(kind: Kind, text: str) -> Document:
    from agbrowse.extract.plain import document_from_text

    match kind:
        case Kind.CSV | Kind.TSV:
            from agbrowse.extract.delimited import document_from_delimited

            return document_from_delimited(text, delimiter="\t" if kind is Kind.TSV else None)
        case Kind.JSON:
            from agbrowse.extract.structured import document_from_json

            return document_from_json(text)
        case Kind.XML:
            from agbrowse.extract.feed import document_from_xml

            return document_from_xml(text)
        case _:
            return document_from_text(text)


def _marked(capture: Capture, document: Document) -> Document:
    if capture.truncated and "truncated" not in document.warnings:
        return replace(document, warnings=(*document.warnings, "truncated"))
    return document


def _header_language(capture: Capture) -> str | None:
    value = capture.header("content-language")
    return value.split(",")[0].strip() or None if value else None
