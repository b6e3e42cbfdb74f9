"""PDF to a document, by pypdfium2.

In: the bytes. Out: a Document with its pages, or the reason why there is none: encrypted, broken, or scanned (next to no text). Lines of one
paragraph are joined; the words themselves are never changed, but a hyphen at a line's end that only broke a word goes.
"""

from __future__ import annotations

import re
import statistics
import threading

from agbrowse.extract.inline import clean
from agbrowse.models import Block, BlockKind, Document, Reason

_MAX_PAGES = 2_000
_ENDS = re.compile(r"[.!?:;。！？：…][\"'”’»)\]]*$")
_BULLET = re.compile(r"(?:[•‣◦▪■●–-]|\(?\d{1,3}[.)]|\(?[a-z]\))\s")
_HYPHEN = re.compile(r"(?<=[^\W\d_])-$")
_BROKEN = re.compile(r"(\w+)\ufffe(?:\r?\n)?(\w+)")
# First halves of compounds that are written with a hyphen wherever they stand.
_COMPOUNDING = frozenset(
    "well self non ex co two three four five six seven eight nine ten half high low long short full part cross all ever so-called".split()
)
_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
_ISO = re.compile(r"D:(\d{4})(\d\d)?(\d\d)?")
# Fewer characters a page than this is a picture with a stamp on it, not a text.
_SCANNED_CHARS = 20


# PDFium keeps state of its own and may be in one thread at a time: batches read their files in several.
_PDFIUM = threading.Lock()


def read_pdf(body: bytes) -> Document | Reason:
    """The document, or why it cannot be read. One call at a time, whichever threads they come from."""
    with _PDFIUM:
        return _read(body)


def _read(body: bytes) -> Document | Reason:
    import pypdfium2

    try:
        pdf = pypdfium2.PdfDocument(body[body.find(b"%PDF-") :])
    except pypdfium2.PdfiumError as error:
        return Reason.ENCRYPTED_PDF if "assword" in str(error) else Reason.BROKEN_DOCUMENT
    try:
        count = len(pdf)
        pages = [_page_text(pdf, index) for index in range(min(count, _MAX_PAGES))]
        info = pdf.get_metadata_dict(skip_empty=True)
        chars = sum(len(page.strip()) for page in pages)
        few = chars < _SCANNED_CHARS * min(len(pages), 3)
        scanned = chars == 0 or (few and _has_pictures(pdf))
    except pypdfium2.PdfiumError:
        return Reason.BROKEN_DOCUMENT
    finally:
        pdf.close()
    if count == 0:
        return Reason.BROKEN_DOCUMENT
    if scanned:
        return Reason.SCANNED_PDF
    whole = "".join(pages)
    pages = [_mend(page, whole) for page in pages]
    return _document(pages, info, truncated=count > _MAX_PAGES)


def _page_text(pdf: object, index: int) -> str:
    import pypdfium2

    try:
        page = pdf[index]  # type: ignore[index]
        text_page = page.get_textpage()
        try:
            return str(text_page.get_text_range())
        finally:
            text_page.close()
            page.close()
    except pypdfium2.PdfiumError:
        # One page that cannot be drawn does not cost the others; it stays an empty page.
        return ""


def _has_pictures(pdf: object) -> bool:
    """Whether the first pages hold images: next to no text beside one is a stamp on a scan."""
    from pypdfium2 import raw

    for index in range(min(3, len(pdf))):  # type: ignore[arg-type]
        page = pdf[index]  # type: ignore[index]
        try:
            if any(True for _ in page.get_objects(filter=[raw.FPDF_PAGEOBJ_IMAGE], max_depth=3)):
                return True
        finally:
            page.close()
    return False


def _document(pages: list[str], info: dict[str, str], *, truncated: bool) -> Document:
    parts: list[str] = []
    blocks: list[Block] = []
    starts: list[int] = []
    at = 0
    for number, page in enumerate(pages, 1):
        if parts:
            parts.append("\n\n")
            at += 2
        starts.append(at)
        for index, paragraph in enumerate(_paragraphs(page)):
            if index:
                parts.append("\n")
                at += 1
            kind = BlockKind.LIST_ITEM if _BULLET.match(paragraph) else BlockKind.PARAGRAPH
            blocks.append(Block(at, at + len(paragraph), kind, page=number))
            parts.append(paragraph)
            at += len(paragraph)
    text = "".join(parts)
    language = _language(text)
    title = clean(info.get("Title", ""))
    published = _info_date(info.get("CreationDate"))
    return Document(
        text=text,
        blocks=tuple(blocks),
        title=title or _first_line(text),
        language=language,
        published_at=published,
        modified_at=_info_date(info.get("ModDate")),
        author=clean(info.get("Author", "")) or None,
        content_type="application/pdf",
        page_starts=tuple(starts),
        warnings=("truncated",) if truncated else (),
    )


def _paragraphs(page: str) -> list[str]:
    """Lines joined where they are one paragraph's: the line before is full and does not end a sentence short of the margin."""
    lines = [line.rstrip() for line in page.replace("\r\n", "\n").replace("\r", "\n").split("\n")]
    lengths = [len(line) for line in lines if len(line.strip()) > 20]
    usual = statistics.quantiles(lengths, n=10)[7] if len(lengths) >= 4 else max(lengths, default=0)
    paragraphs: list[str] = []
    held = ""
    last = ""
    for line in lines:
        bare = clean(line)
        if not bare:
            if held:
                paragraphs.append(held)
            held = last = ""
            continue
        if held and _joins(last, bare, usual):
            held = _join(held, bare)
        else:
            if held:
                paragraphs.append(held)
            held = bare
        last = bare
    if held:
        paragraphs.append(held)
    return [p for p in (clean(p) for p in paragraphs) if p]


def _mend(page: str, whole: str) -> str:
    """PDFium writes U+FFFE for a hyphen at a line's end, and joins the lines there: either the hyphen goes, or it was the word's own."""

    def word(found: re.Match[str]) -> str:
        first, second = found.groups()
        own = (
            not second[0].islower()
            or first.lower() in _COMPOUNDING
            or (f"{first}-{second}" in whole and f"{first}{second}" not in whole)
        )
        return f"{first}-{second}" if own else f"{first}{second}"

    page = page.replace("\u0002", "\ufffe")
    return _BROKEN.sub(word, page).replace("\ufffe", "-") if "\ufffe" in page else page


def _joins(last: str, line: str, usual: float) -> bool:
    if _BULLET.match(line):
        return False
    if _HYPHEN.search(last) and line[0].islower():
        return True
    full = len(last) >= 0.7 * usual
    if _ENDS.search(last):
        return full and len(last) >= 0.85 * usual and usual > 30 and not last.endswith(":")
    return (full and usual > 30) or (line[0].islower() and len(last) > 20)


def _join(held: str, line: str) -> str:
    if _HYPHEN.search(held) and line[0].islower():
        # "exam-" + "ple" is a broken word; "two-" + "year" cannot be told from it and loses its hyphen too.
        return held[:-1] + line
    if _CJK.match(held[-1]) and _CJK.match(line[0]):
        return held + line
    return f"{held} {line}"


def _first_line(text: str) -> str | None:
    line = text.split("\n", 1)[0].strip()
    return line if 3 <= len(line) <= 150 else None


def _info_date(value: str | None) -> str | None:
    found = _ISO.match(value or "")
    if not found or not 1990 <= int(found.group(1)) <= 2100:
        return None
    return "-".join(part for part in found.groups() if part)


def _language(text: str) -> str | None:
    if not text.strip():
        return None
    from agbrowse.lang import detect_language

    return detect_language(text[:4_000])
