"""Bytes of all kinds: sniffed, decoded, read, or named as unreadable."""

from __future__ import annotations

import codecs
from concurrent.futures import ThreadPoolExecutor

import pytest

from agbrowse.extract import document_from_text
from agbrowse.extract.charset import decode
from agbrowse.models import BlockKind, Reason, Verdict

GERMAN = "Die Mühle von Öhringsfelden mahlte jährlich 730 Säcke Gerste, und der Müller fütterte die Gänse."
KOREAN = "가온 도서관은 장서 이십일만 권을 소장하고 있으며 골짜기 주민들이 기증한 편지도 보관한다."
RUSSIAN = "Мельница стоит у реки, и мельник живёт рядом с ней уже сорок лет."


def pdf(*lines: str, more: str = "") -> bytes:
    """The smallest PDF with these lines on one page."""
    shown = b"BT /F1 12 Tf 50 760 Td 16 TL\n" + b"".join(b"(%s) Tj T*\n" % line.encode("cp1252") for line in lines) + b"ET"
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
        b"<< /Length %d >>\nstream\n%s\nendstream" % (len(shown), shown),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ]
    out, places = b"%PDF-1.4\n", []
    for number, item in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, item)
    table = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1) + b"".join(b"%010d 00000 n \n" % place for place in places)
    return out + b"trailer << /Size %d /Root 1 0 R %s>>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, more.encode(), table)


@pytest.mark.parametrize(
    ("body", "header", "text", "name"),
    [
        pytest.param(codecs.BOM_UTF8 + GERMAN.encode(), "iso-8859-1", GERMAN, "utf-8", id="a mark beats the header"),
        pytest.param(codecs.BOM_UTF16_LE + GERMAN.encode("utf-16-le"), None, GERMAN, "utf-16", id="utf-16 by its mark"),
        pytest.param(GERMAN.encode("cp1252"), "iso-8859-1", GERMAN, "windows-1252", id="a label means what browsers mean"),
        pytest.param(
            "“€ 2,40” – never".encode("cp1252"), "ISO-8859-1", "“€ 2,40” – never", "windows-1252", id="quotes and euro"
        ),
        pytest.param(GERMAN.encode(), "iso-8859-1", GERMAN, "utf-8", id="bytes refute the header"),
        pytest.param(GERMAN.encode("cp1252"), "utf-8", GERMAN, "cp1252", id="bytes refute utf-8"),
        pytest.param(KOREAN.encode("cp949"), "euc-kr", KOREAN, "euc-kr", id="korean by header"),
        pytest.param(
            b'<meta charset="euc-kr">' + KOREAN.encode("cp949"),
            None,
            '<meta charset="euc-kr">' + KOREAN,
            "euc-kr",
            id="korean by meta",
        ),
        pytest.param(KOREAN.encode("cp949"), None, KOREAN, "cp949", id="korean by its bytes"),
        pytest.param(RUSSIAN.encode("cp1251"), None, RUSSIAN, "cp1251", id="russian by its bytes"),
        pytest.param(
            b'<?xml version="1.0" encoding="koi8-r"?>' + RUSSIAN.encode("koi8-r"),
            None,
            '<?xml version="1.0" encoding="koi8-r"?>' + RUSSIAN,
            "koi8-r",
            id="xml declaration",
        ),
        pytest.param(GERMAN.encode()[:-30] + b"\xc3", None, None, "utf-8", id="cut in a character"),
        pytest.param(b"a\0b", "utf-8", "a\0b", "utf-8", id="zeros"),
        pytest.param(GERMAN.encode() * 9 + b"\xff", None, None, "utf-8", id="one broken byte in a long text"),
        pytest.param(b"plain", "no-such-charset", "plain", "utf-8", id="an unknown label"),
    ],
)
def test_bytes_are_decoded_as_they_were_written(body, header, text, name):
    decoded, found = decode(body, header)
    assert codecs.lookup(found) == codecs.lookup(name)
    assert decoded == text if text is not None else "Mühle" in decoded


@pytest.mark.parametrize("type", ["application/pdf", "text/html", "application/octet-stream", None])
def test_a_pdf_is_a_pdf_whatever_the_header_says(read, type):
    found = read(pdf("Water Board note", "The board treated 12,840 megalitres in 2021."), type=type)
    assert found.verdict is Verdict.WEAK_OK
    assert found.document.text == "Water Board note\nThe board treated 12,840 megalitres in 2021."
    assert found.document.page_starts == (0,)
    assert {b.page for b in found.document.blocks} == {1}


def test_lines_of_a_pdf_paragraph_are_joined(read):
    lines = (
        "The board of the valley met in the old granary and heard the report on the exam-",
        "ination of the wells, which the engineer had finished in the spring of that year,",
        "and it thanked the families that had given their maps and letters to the office.",
        "Depth of wells",
        "The deepest well of the valley reaches 94 metres below the floor of the granary.",
    )
    texts = [b for b in read(pdf(*lines)).document.text.split("\n")]
    assert "the examination of the wells, which the engineer had finished in the spring of that year, and" in texts[0]
    assert "Depth of wells" in texts


@pytest.mark.parametrize(
    ("body", "type", "reason"),
    [
        (pdf(""), "application/pdf", Reason.SCANNED_PDF),
        (b"%PDF-1.7 nothing that could be read", "application/pdf", Reason.BROKEN_DOCUMENT),
        (b"\x89PNG\r\n\x1a\n" + b"\0" * 40, "image/png", Reason.UNSUPPORTED_TYPE),
        (b"PK\x03\x04" + b"\0" * 40, "application/zip", Reason.UNSUPPORTED_TYPE),
        (b"PK\x03\x04" + b"\0" * 40, "text/html", Reason.UNSUPPORTED_TYPE),
        (b"\xff\xd8\xff\xe0" + bytes(range(256)), "text/html", Reason.UNSUPPORTED_TYPE),
        (bytes(range(256)) * 8, "application/octet-stream", Reason.UNSUPPORTED_TYPE),
    ],
)
def test_what_cannot_be_read_has_a_name(read, body, type, reason):
    found = read(body, type=type)
    assert (found.verdict, found.reason) == (Verdict.UNSUPPORTED, reason)


def test_pdfs_are_read_from_many_threads(read):
    bodies = [pdf(*(f"Line {n} of note {k} by the Water Board." for n in range(40))) for k in range(8)]
    with ThreadPoolExecutor(8) as pool:
        texts = list(pool.map(lambda body: read(body).document.text, bodies * 12))
    assert all(f"of note {k % 8} by" in text for k, text in enumerate(texts))


def test_a_pdf_cut_at_the_cap_is_too_large(read):
    found = read(pdf("The board treated 12,840 megalitres of water.")[:200], type="application/pdf", truncated=True)
    assert found.reason in (Reason.TOO_LARGE, Reason.SCANNED_PDF)


def test_a_status_comes_before_the_kind(read):
    assert read(pdf("Not here"), status=404).reason is Reason.HTTP_404
    assert read(b"\x89PNG\r\n\x1a\n", status=403, type="image/png").reason is Reason.HTTP_403


def test_plain_text_stays_as_it_is(read):
    text = "Weather diary\n\nOn 6 March 1895 the river froze.\n\n- plover\n- petrel\n"
    document = read(text, type="text/plain").document
    assert document.text == text
    assert [(b.kind, text[b.start : b.end]) for b in document.blocks] == [
        (BlockKind.HEADING, "Weather diary"),
        (BlockKind.PARAGRAPH, "On 6 March 1895 the river froze."),
        (BlockKind.LIST_ITEM, "plover"),
        (BlockKind.LIST_ITEM, "petrel"),
    ]


def test_html_sent_as_text_is_read_as_html_only_when_it_is_a_whole_page(read):
    assert read("<!doctype html><html><p>Four <b>metres</b></p></html>", type="text/plain").document.text == "Four metres"
    assert "<b>" in read("<b>bold</b> is written so", type="text/plain").document.text


def test_hard_wrapped_lines_are_one_paragraph_and_others_are_not():
    wrapped = (
        "The board of the valley met in the old granary and heard\n"
        "the report on the wells, which the engineer had finished\nin the spring of that year."
    )
    assert [(b.start, b.end) for b in document_from_text(wrapped).blocks] == [(0, len(wrapped))]
    lines = "Crew: 3\n0 injured\nCause: fog"
    assert len(document_from_text(lines).blocks) == 3


def test_markdown_headings_govern():
    document = document_from_text("# Dams\n\n## Karro\n\nOpened in 1968.\n\nLiss\n----\nOpened in 1975.")
    paths = {
        document.text[b.start : b.end]: [document.text[h.start : h.end] for h in b.headings]
        for b in document.blocks
        if b.kind is BlockKind.PARAGRAPH
    }
    assert paths == {"Opened in 1968.": ["Dams", "Karro"], "Opened in 1975.": ["Dams", "Liss"]}


def test_a_markdown_table_is_a_table():
    document = document_from_text("| Peak | Height |\n|---|---|\n| Karro | 2,117 |\n")
    cell = document.tables[0].cells[-1]
    assert document.text[cell.start : cell.end] == "2,117"
    assert document.text[cell.column_headers[0].start : cell.column_headers[0].end] == "Height"


@pytest.mark.parametrize("text", ["", "   ", "\n\n", "x", "\r\n\r\n-\r\n"])
def test_any_string_is_a_document(text):
    document = document_from_text(text)
    assert document.text == text
    assert all(0 <= b.start < b.end <= len(text) for b in document.blocks)


def test_json_is_its_values(read):
    document = read('{"h":"Rail","n":58,"list":["a","b"],"none":null}', type="application/json").document
    assert document.text.split("\n") == ["h: Rail", "n: 58", "list: a", "list: b"]


def test_broken_json_is_text(read):
    assert read('{"h":', type="application/json").document.text == '{"h":'


RSS = (
    '<?xml version="1.0"?><rss version="2.0"><channel><title>Quarle news</title><language>en</language>'
    "<item><title>Pond drained</title><description><![CDATA[<p>The pond was <b>drained</b> in May.</p>]]></description>"
    "<pubDate>Mon, 03 May 2021 10:00:00 GMT</pubDate><link>https://q.example/1</link></item></channel></rss>"
)
ATOM = (
    '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Quarle news</title><entry><title>Pond'
    " drained</title>"
    '<summary type="html">&lt;p&gt;The pond was drained in May.&lt;/p&gt;</summary><updated>2021-05-03T10:00:00Z</updated>'
    '<link href="https://q.example/1"/></entry></feed>'
)


@pytest.mark.parametrize("feed", [RSS, ATOM])
def test_a_feed_is_its_items(read, feed):
    document = read(feed, type="application/xml").document
    block = next(b for b in document.blocks if document.text[b.start : b.end] == "The pond was drained in May.")
    assert [document.text[h.start : h.end] for h in block.headings] == ["Quarle news", "Pond drained"]
    assert document.published_at == "2021-05-03T10:00:00Z"
    assert document.title == "Quarle news"


def test_other_xml_is_its_text(read):
    assert (
        read("<?xml version='1.0'?><a><b>Four</b><b>metres &amp; more</b></a>", type="text/xml").document.text
        == "Four\nmetres & more"
    )
