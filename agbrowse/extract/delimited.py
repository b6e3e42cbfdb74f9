"""CSV, TSV and tables drawn in plain text: cells with their exact places.

In: text. Out: a Table whose cells' spans are the values as they stand, quotes left out. The text is never changed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from agbrowse.extract.numeric import is_value
from agbrowse.models import Block, BlockKind, Cell, Document, Span, Table

_DELIMITERS = ",;\t|"
_RULE = re.compile(r"[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)*\|?[ \t]*$")
_PIPE = re.compile(r"[^|]+")
_MAX_ROWS = 200_000


@dataclass(frozen=True, slots=True)
class _Value:
    row: int
    column: int
    start: int
    end: int


def document_from_delimited(text: str, *, delimiter: str | None = None, content_type: str = "text/csv") -> Document:
    """A Document of a delimited file: one table, the first row its header unless all of it is numbers."""
    mark = delimiter or _sniff(text)
    values = _scan(text, mark)
    table = _table(text, values, ())
    blocks = tuple(Block(c.start, c.end, BlockKind.TABLE_CELL) for c in table.cells) if table else ()
    return Document(text=text, blocks=blocks, tables=(table,) if table else (), content_type=content_type)


def table_of_lines(text: str, lines: Sequence[Span], headings: tuple[Span, ...]) -> Table | None:
    """The table that these lines of plain text draw with tabs or pipes, if they do."""
    if len(lines) < 2:
        return None
    texts = [text[line.start : line.end] for line in lines]
    if all("\t" in line.strip() for line in texts):
        counts = {line.count("\t") for line in texts}
        if len(counts) == 1:
            values = []
            for row, line in enumerate(lines):
                at = line.start
                for column, part in enumerate(texts[row].split("\t")):
                    start, end = _trim(text, at, at + len(part))
                    values.append(_Value(row, column, start, end))
                    at += len(part) + 1
            return _table(text, values, headings)
    if all("|" in line for line in texts) and _RULE.match(texts[1]):
        values = []
        row = 0
        for index, line in enumerate(lines):
            if index == 1:
                continue
            for column, found in enumerate(_PIPE.finditer(text, line.start, line.end)):
                start, end = _trim(text, found.start(), found.end())
                values.append(_Value(row, column, start, end))
            row += 1
        return _table(text, values, headings)
    return None


def _sniff(text: str) -> str:
    """The delimiter that cuts the first lines into equally many parts, and into most."""
    lines = [line for line in text[:20_000].splitlines()[:30] if line.strip()]
    best, score = ",", 0.0
    for mark in _DELIMITERS:
        counts = [line.count(mark) for line in lines]
        if not counts or not max(counts):
            continue
        common = max(set(counts), key=counts.count)
        value = counts.count(common) / len(counts) * (1 + min(common, 20) / 20) if common else 0.0
        if value > score:
            best, score = mark, value
    return best


def _scan(text: str, mark: str) -> list[_Value]:
    """RFC 4180 with any delimiter; a quote inside a bare value is a letter."""
    values: list[_Value] = []
    at = row = column = 0
    size = len(text)
    special = re.compile(f"[{re.escape(mark)}\r\n]")
    while at < size and row < _MAX_ROWS:
        if text[at] == '"':
            start = at + 1
            end = start
            while True:
                end = text.find('"', end)
                if end < 0:
                    end = size
                    break
                if text[end + 1 : end + 2] == '"':
                    end += 2
                    continue
                break
            found = special.search(text, min(end + 1, size))
            values.append(_Value(row, column, *_trim(text, start, end)))
        else:
            found = special.search(text, at)
            end = found.start() if found else size
            values.append(_Value(row, column, *_trim(text, at, end)))
        if found is None:
            break
        at = found.end()
        if found.group() == mark:
            column += 1
            if at == size:
                values.append(_Value(row, column, at, at))
        else:
            row += 1
            column = 0
            while at < size and text[at] in "\r\n":
                at += 1
    return values


def _table(text: str, values: Sequence[_Value], headings: tuple[Span, ...]) -> Table | None:
    if not values:
        return None
    first = [v for v in values if v.row == 0]
    filled = [v for v in first if v.end > v.start]
    has_header = bool(filled) and not all(is_value(text[v.start : v.end]) for v in filled) and values[-1].row > 0
    header = {v.column: Span(v.start, v.end) for v in filled} if has_header else {}
    row_head: dict[int, Span] = {}
    for v in values:
        if v.column == 0 and v.end > v.start and not (has_header and v.row == 0):
            row_head[v.row] = Span(v.start, v.end)
    cells = []
    for v in values:
        if v.end == v.start:
            continue
        if has_header and v.row == 0:
            cells.append(Cell(v.start, v.end, 0, v.column, is_header=True))
            continue
        rows = (row_head[v.row],) if v.column and v.row in row_head else ()
        columns = (header[v.column],) if v.column in header else ()
        cells.append(Cell(v.start, v.end, v.row, v.column, row_headers=rows, column_headers=columns))
    if not cells:
        return None
    return Table(min(c.start for c in cells), max(c.end for c in cells), tuple(cells), headings=headings)


def _trim(text: str, start: int, end: int) -> tuple[int, int]:
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    return start, end
