"""Plain text to a document: the text as it stands, and where its paragraphs, headings and lists are.

In: a string. Out: a Document whose `text` is that string, unchanged to the last character. Markdown is plain text whose
headings are recognised; lines with tabs or pipes in step are a table. Never rewrites anything.
"""

from __future__ import annotations

import re
from itertools import pairwise

from agbrowse.extract.delimited import table_of_lines
from agbrowse.models import Block, BlockKind, Document, Span, Table

_LINE = re.compile(r"[^\r\n]+")
_BLANK = re.compile(r"(?:\r?\n[ \t\f]*){2,}|\f")
_ATX = re.compile(r"(#{1,6})[ \t]+(\S.*?)[ \t]*#*[ \t]*$")
_UNDERLINE = re.compile(r"(=+|-+)[ \t]*$")
_ITEM = re.compile(r"[ \t]*(?:[-*+•‣◦·]|\(?\d{1,3}[.)]|\(?[a-z][.)])[ \t]+(?=\S)")
_ENDS = re.compile(r"[.!?:;。！？：…][\"'”’»)\]]*$")
_WRAP_WIDTH = 110
_TITLE = 100
_FENCE = re.compile(r"[ \t]*(```|~~~)")


def document_from_text(text: str, *, language: str | None = None) -> Document:
    """A Document of a string of plain text; `text` stays unchanged, offsets count its code points."""
    blocks, tables = plain_blocks(text)
    return Document(text=text, blocks=blocks, tables=tables, language=language or _language(text), content_type="text/plain")


def plain_blocks(text: str) -> tuple[tuple[Block, ...], tuple[Table, ...]]:
    """Blocks and tables of plain text, in order."""
    blocks: list[Block] = []
    tables: list[Table] = []
    headings: list[tuple[int, Span]] = []
    last_text: Span | None = None
    chunks = _chunks(text)
    for number, lines in enumerate(chunks):
        path = tuple(span for _, span in headings)
        if number == 0 and _is_title(text, chunks):
            start, end = _strip(text, lines[0].start, lines[0].end)
            blocks.append(Block(start, end, BlockKind.HEADING, level=1, headings=path))
            headings.append((1, Span(start, end)))
            continue
        table = table_of_lines(text, lines, path)
        if table is not None:
            tables.append(table)
            blocks += [Block(c.start, c.end, BlockKind.TABLE_CELL, headings=path) for c in table.cells if c.end > c.start]
            continue
        for start, end, kind, level in _pieces(text, lines):
            if kind is BlockKind.HEADING:
                while headings and headings[-1][0] >= level:
                    headings.pop()
            path = tuple(span for _, span in headings)
            lead = last_text if kind is BlockKind.LIST_ITEM else None
            blocks.append(Block(start, end, kind, level=level, headings=path, lead_in=lead))
            if kind is BlockKind.HEADING:
                headings.append((level, Span(start, end)))
                last_text = None
            elif kind is not BlockKind.LIST_ITEM:
                last_text = Span(start, end) if text[start:end].endswith((":", "：")) else None
    return tuple(blocks), tuple(tables)


def _is_title(text: str, chunks: list[list[Span]]) -> bool:
    """A short first line by itself, without a stop at its end, with longer text below."""
    if len(chunks) < 2 or len(chunks[0]) != 1:
        return False
    first, below = chunks[0][0], chunks[1][0]
    line = text[first.start : first.end].strip()
    is_text = bool(_ENDS.search(line) or _ATX.match(line) or _ITEM.match(line) or _FENCE.match(line))
    return not is_text and len(line) <= _TITLE and below.end - below.start > len(line) and any(c.isalpha() for c in line)


def _chunks(text: str) -> list[list[Span]]:
    """Lines (without their ends) in groups that blank lines separate."""
    chunks: list[list[Span]] = []
    start = 0
    for gap in [*_BLANK.finditer(text), None]:
        end = gap.start() if gap else len(text)
        lines = [Span(m.start(), m.end()) for m in _LINE.finditer(text, start, end) if m.group().strip()]
        if lines:
            chunks.append(lines)
        start = gap.end() if gap else end
    return chunks


def _pieces(text: str, lines: list[Span]) -> list[tuple[int, int, BlockKind, int]]:
    pieces: list[tuple[int, int, BlockKind, int]] = []
    run: list[Span] = []

    def close() -> None:
        if not run:
            return
        if _is_wrapped(text, run):
            pieces.append((*_strip(text, run[0].start, run[-1].end), BlockKind.PARAGRAPH, 0))
        else:
            pieces.extend((*_strip(text, line.start, line.end), BlockKind.PARAGRAPH, 0) for line in run)
        run.clear()

    index = 0
    fenced = False
    while index < len(lines):
        line = lines[index]
        content = text[line.start : line.end]
        index += 1
        if _FENCE.match(content):
            close()
            fenced = not fenced
            continue
        if fenced:
            pieces.append((line.start, line.end, BlockKind.CODE, 0))
            continue
        heading = _ATX.match(content)
        if heading:
            close()
            at = line.start + heading.start(2)
            pieces.append((at, at + len(heading.group(2)), BlockKind.HEADING, len(heading.group(1))))
            continue
        below = text[lines[index].start : lines[index].end] if index < len(lines) else ""
        if not run and _UNDERLINE.match(below) and len(below) >= 3 and len(content) < 120:
            pieces.append((*_strip(text, line.start, line.end), BlockKind.HEADING, 1 if below[0] == "=" else 2))
            index += 1
            continue
        item = _ITEM.match(content)
        if item:
            close()
            end = line.end
            # An indented line without a mark of its own goes on with the item.
            while index < len(lines):
                more = text[lines[index].start : lines[index].end]
                if not more.startswith((" ", "\t")) or _ITEM.match(more):
                    break
                end = lines[index].end
                index += 1
            pieces.append((*_strip(text, line.start + item.end(), end), BlockKind.LIST_ITEM, 0))
            continue
        run.append(line)
    close()
    return pieces


def _is_wrapped(text: str, lines: list[Span]) -> bool:
    """Lines broken at a width, not by their writer: about equally long, and most end inside a sentence."""
    if len(lines) < 2:
        return True
    lengths = [line.end - line.start for line in lines]
    widest = max(lengths)
    if widest > _WRAP_WIDTH:
        return False
    if min(lengths[:-1]) < 0.6 * widest or widest < 30:
        return False
    open_ends = sum(not _ENDS.search(text[a.start : a.end].rstrip()) for a, _ in pairwise(lines))
    return open_ends >= 0.5 * (len(lines) - 1)


def _strip(text: str, start: int, end: int) -> tuple[int, int]:
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    return start, end


def _language(text: str) -> str | None:
    if not text.strip():
        return None
    from agbrowse.lang import detect_language

    return detect_language(text[:4000])
