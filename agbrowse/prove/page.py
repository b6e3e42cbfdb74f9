"""A document made ready to be asked: tokenised once, cut into windows, indexed by word.

In: a Document. Out: a Page, whose windows are the passages that may state something: sentences, list items with their
lead-in, table cells with their headers, definitions with their terms, captions. It judges nothing.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from datetime import date
from enum import StrEnum
from functools import cached_property
from itertools import pairwise
from typing import TypeVar

from agbrowse.dates import DateMention, DayMention, find_dates, find_days
from agbrowse.lang import Language, detect_language, get_language
from agbrowse.models import Block, BlockKind, Document, Span, Table, Zone
from agbrowse.prove.words import Vocabulary
from agbrowse.quantities import Quantity, find_quantities
from agbrowse.text import Token, sentences, tokenize

_NO_PASSAGE = frozenset({BlockKind.CONTROL, BlockKind.TITLE, BlockKind.TABLE_CELL})
RUNNING_TEXT = frozenset({BlockKind.PARAGRAPH, BlockKind.QUOTE})
_PREVIOUS = 2  # sentences before that may name the subject of "it" and "the company"
_DATE_LINES = 16  # blocks at the top among which a date line is looked for
_DATE_LINE = 100  # characters; a longer line is text
_PROSE_WORDS = 8  # a table cell of so many words is prose too
_M = TypeVar("_M", DateMention, Quantity)


class Role(StrEnum):
    """What a stretch of text is to a window."""

    CORE = "core"
    HEADING = "heading"
    LEAD_IN = "lead_in"
    CAPTION = "caption"
    COLUMN = "column"
    ROW = "row"
    PREVIOUS = "previous"
    NEXT = "next"


@dataclass(frozen=True, slots=True)
class Segment:
    """A stretch of the document's text in a window, with what it is to it."""

    start: int
    end: int
    role: Role


@dataclass(frozen=True, slots=True)
class Window:
    """One passage: `text[start:end]` is what would be quoted; `segments` are its core and what may complete it."""

    start: int
    end: int
    segments: tuple[Segment, ...]
    zone: Zone
    kind: BlockKind
    heading: Span | None = None
    page: int | None = None

    @property
    def core(self) -> tuple[Segment, ...]:
        return tuple(s for s in self.segments if s.role is Role.CORE)


@dataclass
class Page:
    """A document with its tokens and windows. The caches fill as claims ask; a Page belongs to one thread.

    `index` gives for a word (its stem, or its folded form) the windows whose core or context holds it, `core_index` those
    whose core does.
    """

    document: Document
    language: Language
    today: date
    url: str | None
    tokens: list[Token]
    windows: list[Window]
    index: dict[str, list[int]]
    core_index: dict[str, list[int]]
    _starts: list[int] = field(default_factory=list)
    _dates: dict[tuple[int, int], list[DateMention]] = field(default_factory=dict)
    _quantities: dict[tuple[int, int], list[Quantity]] = field(default_factory=dict)

    @property
    def text(self) -> str:
        return self.document.text

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """The page's words, to find the forms of a claim's."""
        return Vocabulary(self.tokens)

    @cached_property
    def _places(self) -> dict[str, list[int]]:
        places: dict[str, list[int]] = {}
        for i, token in enumerate(self.tokens):
            places.setdefault(token.norm, []).append(i)
        return places

    def places_in(self, start: int, end: int, norms: Iterable[str]) -> list[int]:
        """Which tokens of `text[start:end]` are one of these folded words: indexes into `tokens`, in order."""
        first, last = bisect_left(self._starts, start), bisect_left(self._starts, end)
        found: list[int] = []
        for norm in norms:
            places = self._places.get(norm, [])
            found += places[bisect_left(places, first) : bisect_left(places, last)]
        return sorted(found)

    def tokens_in(self, start: int, end: int) -> list[Token]:
        """The tokens that begin in `text[start:end]`, in order."""
        return self.tokens[bisect_left(self._starts, start) : bisect_left(self._starts, end)]

    def dates_in(self, start: int, end: int) -> list[DateMention]:
        """Dates in `text[start:end]`, their offsets in the whole text."""
        if (start, end) not in self._dates:
            found = find_dates(self.text[start:end], self.language, self.reference)
            self._dates[start, end] = [_moved(m, start) for m in found]
        return self._dates[start, end]

    def quantities_in(self, start: int, end: int) -> list[Quantity]:
        """Quantities in `text[start:end]`, their offsets in the whole text."""
        if (start, end) not in self._quantities:
            found = find_quantities(self.text[start:end], self.language)
            self._quantities[start, end] = [_moved(q, start) for q in found]
        return self._quantities[start, end]

    @cached_property
    def reference(self) -> date | None:
        """The page's own date, which its "yesterday" is relative to: the one it declares, else a date line above its text."""
        for stamp in (self.document.published_at, self.document.modified_at):
            if stamp and len(stamp) >= 10:
                try:
                    return date.fromisoformat(stamp[:10])
                except ValueError:
                    continue
        return self._date_line()

    def _date_line(self) -> date | None:
        """A date by itself near the top ("12 July 2019 / 11:04", "Posted: 9:36 PM, Nov 14, 2018")."""
        for block in self.document.blocks[:_DATE_LINES]:
            line = self.text[block.start : block.end]
            if len(line) > _DATE_LINE:
                continue
            days = [m for m in find_dates(line, self.language) if m.kind == "day" and m.date.day and m.other is None]
            if len(days) == 1 and days[0].date.month and days[0].date.day:
                try:
                    return date(days[0].date.year, days[0].date.month, days[0].date.day)
                except ValueError:
                    return None
        return None

    def days_in(self, start: int, end: int) -> list[DayMention]:
        """Days without a year in `text[start:end]` ("14 May"), their offsets in the whole text."""
        found = find_days(self.text[start:end], self.language)
        return [replace(d, start=d.start + start, end=d.end + start) for d in found]


def prepare(document: Document, *, today: date, url: str | None = None) -> Page:
    """Tokenise a document and cut it into windows, once for all claims. Time grows with the text's length."""
    text = document.text
    language = get_language(document.language or detect_language(text))
    tokens = tokenize(text, language)
    page = Page(document, language, today, url, tokens, [], {}, {}, [t.start for t in tokens])
    page.windows = _with_next(list(_windows(page)))
    known: dict[tuple[int, int], frozenset[str]] = {}  # headings are context to many windows
    for number, window in enumerate(page.windows):
        core: set[str] = set()
        around: set[str] = set()
        for s in window.segments:
            words = known.get((s.start, s.end))
            if words is None:
                words = frozenset(w for t in page.tokens_in(s.start, s.end) for w in (t.stem, t.norm, t.root) if w)
                known[s.start, s.end] = words
            (core if s.role is Role.CORE else around).update(words)
        for word in core:
            page.core_index.setdefault(word, []).append(number)
        for word in core | around:
            page.index.setdefault(word, []).append(number)
    return page


def _with_next(windows: list[Window]) -> list[Window]:
    """Each sentence with the one after it under the same heading, which may complete it."""
    for i, (window, after) in enumerate(pairwise(windows)):
        follows = window.end <= after.start and window.heading == after.heading and after.zone is window.zone
        if follows and window.kind in RUNNING_TEXT and after.kind in RUNNING_TEXT:
            segment = Segment(after.start, after.end, Role.NEXT)
            windows[i] = replace(window, segments=(*window.segments, segment))
    return windows


def _moved(mention: _M, by: int) -> _M:
    return replace(mention, start=mention.start + by, end=mention.end + by)


def _windows(page: Page) -> Iterator[Window]:
    document, blocks = page.document, page.document.blocks
    in_table = [Span(t.start, t.end) for t in document.tables]
    before: list[Span] = []  # the sentences just passed, for what "it" refers to
    place: tuple[Span, ...] | None = None
    term: Block | None = None
    for block in blocks:
        if block.headings != place:
            before, place = [], block.headings
        if block.kind is BlockKind.TERM:
            term = block
        if block.kind in _NO_PASSAGE and not (block.kind is BlockKind.TABLE_CELL and _is_prose(page, block)):
            if block.kind is BlockKind.TABLE_CELL and not any(t.start <= block.start < t.end for t in in_table):
                yield from _sentence_windows(page, block, before, None)
            continue
        yield from _sentence_windows(page, block, before, term if block.kind is BlockKind.DEFINITION else None)
    for table in document.tables:
        yield from _table_windows(table)


def _is_prose(page: Page, block: Block) -> bool:
    return len(page.tokens_in(block.start, block.end)) >= _PROSE_WORDS


def _sentence_windows(page: Page, block: Block, before: list[Span], term: Block | None) -> Iterator[Window]:
    around = [Segment(h.start, h.end, Role.HEADING) for h in block.headings if h.end <= block.start]
    if block.lead_in is not None:
        around.append(Segment(block.lead_in.start, block.lead_in.end, Role.LEAD_IN))
    if term is not None:
        around.append(Segment(term.start, term.end, Role.ROW))
    for sentence in sentences(page.text[block.start : block.end], page.language.tag):
        start, end = block.start + sentence.start, block.start + sentence.end
        if start >= end:
            continue
        previous = [Segment(s.start, s.end, Role.PREVIOUS) for s in before[-_PREVIOUS:]]
        yield Window(
            start=start,
            end=end,
            segments=(Segment(start, end, Role.CORE), *around, *previous),
            zone=block.zone,
            kind=block.kind,
            heading=block.headings[-1] if block.headings else None,
            page=block.page,
        )
        if block.kind is not BlockKind.HEADING:
            before.append(Span(start, end))


def _table_windows(table: Table) -> Iterator[Window]:
    """A window for each data cell; what would be quoted is its whole row."""
    around = [Segment(h.start, h.end, Role.HEADING) for h in table.headings]
    if table.caption is not None:
        around.append(Segment(table.caption.start, table.caption.end, Role.CAPTION))
    rows: dict[int, tuple[int, int]] = {}
    for cell in table.cells:
        first, last = rows.get(cell.row, (cell.start, cell.end))
        rows[cell.row] = (min(first, cell.start), max(last, cell.end))
    heads = {(c.start, c.end): c.column_headers for c in table.cells}
    for cell in table.cells:
        if cell.is_header or cell.start == cell.end:
            continue
        start, end = rows[cell.row]
        yield Window(
            start=start,
            end=end,
            segments=(
                Segment(cell.start, cell.end, Role.CORE),
                *(Segment(s.start, s.end, Role.ROW) for s in _others(cell.row_headers, cell.start)),
                *(Segment(s.start, s.end, Role.COLUMN) for s in _others(cell.column_headers, cell.start)),
                # What the rows are of: the header above the row's own header.
                *(Segment(h.start, h.end, Role.ROW) for s in cell.row_headers for h in heads.get((s.start, s.end), ())),
                *around,
            ),
            zone=table.zone,
            kind=BlockKind.TABLE_CELL,
            heading=table.headings[-1] if table.headings else table.caption,
        )


def _others(spans: Iterable[Span], start: int) -> list[Span]:
    return [s for s in spans if s.start != start]
