"""Raw blocks to a document's text: every block gets its place, its headings and its lead-in, every cell its span.

In: a RawPage with zones and grids. Out: text, blocks, tables. Cells of a row are parted by a tab, rows by a newline, other blocks by
newlines; a block's own text is never changed here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from agbrowse.extract.raw import Raw, RawCell, RawPage
from agbrowse.extract.tables import Grid
from agbrowse.models import Block, BlockKind, Cell, Span, Table, Zone

_SECTIONS = frozenset({"section", "article", "aside", "nav", "footer", "dialog", "td", "th", "details", "form", "blockquote"})
_SHARED = (Zone.MAIN, Zone.POST, Zone.HEADER)
_INTRODUCES = re.compile(
    r"[:：]\s*$|\b(?:following|as follows|below|include|includes|including|folgende[nrs]?|suivant(?:e?s)?|siguientes?)\b[^.]*[.:]?$|(?:다음|아래)[^.]*\.?$|(?:以下|次の|下記|如下)[^。]*。?$",
    re.I,
)


@dataclass(slots=True)
class Assembled:
    """The document's text and parts; `spans[i]` is where raw block i stands."""

    text: str = ""
    blocks: tuple[Block, ...] = ()
    tables: tuple[Table, ...] = ()
    spans: list[Span] = field(default_factory=list)


def assemble(page: RawPage, grids: list[Grid]) -> Assembled:
    """Lay the raw blocks out."""
    raws = page.raws
    parts: list[str] = []
    spans: list[Span] = [Span(0, 0)] * len(raws)
    at = 0
    cell_spans: dict[int, Span] = {}
    index = 0
    previous: Raw | None = None
    while index < len(raws):
        raw = raws[index]
        last = index
        if raw.cell is not None:
            while last + 1 < len(raws) and raws[last + 1].cell is raw.cell:
                last += 1
        if previous is not None:
            gap = _gap(previous, raw)
            parts.append(gap)
            at += len(gap)
        start = at
        for place in range(index, last + 1):
            if place > index:
                parts.append("\n")
                at += 1
            spans[place] = Span(at, at + len(raws[place].text))
            parts.append(raws[place].text)
            at = spans[place].end
        if raw.cell is not None:
            cell_spans[id(raw.cell)] = Span(start, at)
        previous = raws[last]
        index = last + 1
    text = "".join(parts)
    paths = _heading_paths(page, spans)
    blocks: list[Block] = []
    done: set[int] = set()
    for index, raw in enumerate(raws):
        if raw.cell is not None:
            if id(raw.cell) in done:
                continue
            done.add(id(raw.cell))
            span, kind, level = cell_spans[id(raw.cell)], BlockKind.TABLE_CELL, 0
        else:
            span, kind, level = spans[index], raw.kind, raw.level if raw.kind is BlockKind.HEADING else 0
        blocks.append(
            Block(
                span.start,
                span.end,
                kind,
                Zone(raw.zone or Zone.MAIN),
                level,
                paths[index],
                _lead_in(page, index, spans),
                min(raw.link, span.end - span.start),
            )
        )
    tables = tuple(table for grid in grids if (table := _table(page, grid, cell_spans, spans, paths)) is not None)
    return Assembled(text, tuple(blocks), tables, spans)


def _gap(before: Raw, after: Raw) -> str:
    if before.cell is not None and after.cell is not None:
        return "\t" if before.cell.row == after.cell.row else "\n"
    if before.kind is BlockKind.PARAGRAPH and after.kind is BlockKind.PARAGRAPH:
        return "\n\n"
    return "\n\n" if after.kind is BlockKind.HEADING else "\n"


def _heading_paths(page: RawPage, spans: list[Span]) -> list[tuple[Span, ...]]:
    """For each raw block the headings above it. A heading ends with its section, the page's first top heading never."""
    paths: list[tuple[Span, ...]] = []
    stacks: dict[str, list[tuple[int, int, Span]]] = {}
    cached: dict[str, tuple[Span, ...]] = {}
    ends: dict[int, int] = {}
    for index, raw in enumerate(page.raws):
        key = "" if raw.zone in _SHARED else raw.zone
        stack = stacks.setdefault(key, [])
        changed = False
        while stack and stack[-1][1] <= index:
            stack.pop()
            changed = True
        is_heading = raw.kind is BlockKind.HEADING and raw.cell is None
        if is_heading:
            while stack and stack[-1][0] >= raw.level:
                stack.pop()
                changed = True
        if changed or key not in cached:
            cached[key] = tuple(entry[2] for entry in stack)
        paths.append(cached[key])
        if is_heading:
            end = len(page.raws) if raw.level == 1 else _section_end(page, raw.box, ends)
            if end > index + 1:
                stack.append((raw.level, end, spans[index]))
                cached.pop(key, None)
    return paths


def _section_end(page: RawPage, box: int, ends: dict[int, int]) -> int:
    passed: list[int] = []
    end = len(page.raws)
    while box >= 0:
        if box in ends:
            end = ends[box]
            break
        passed.append(box)
        here = page.boxes[box]
        if here.tag in _SECTIONS and here.last - here.first > 1:
            end = here.last
            break
        box = here.parent
    for other in passed:
        ends[other] = end
    return end


def _lead_in(page: RawPage, index: int, spans: list[Span]) -> Span | None:
    raw = page.raws[index]
    if raw.listing < 0 or raw.cell is not None:
        return None
    if raw.kind is BlockKind.DEFINITION:
        return next((spans[i] for i in range(index - 1, max(-1, index - 6), -1) if page.raws[i].kind is BlockKind.TERM), None)
    listing = page.lists[raw.listing]
    lead = listing.lead
    if lead < 0 or lead >= index or raw.kind is not BlockKind.LIST_ITEM:
        return None
    before = page.raws[lead]
    if before.kind is BlockKind.HEADING or before.zone != raw.zone or before.cell is not None:
        return None
    if listing.inside and before.kind is BlockKind.LIST_ITEM and before.listing >= 0 and before.listing != raw.listing:
        return spans[lead]
    if before.kind is BlockKind.LIST_ITEM:
        return None
    return spans[lead] if _INTRODUCES.search(before.text[-200:]) else None


def _table(
    page: RawPage, grid: Grid, cell_spans: dict[int, Span], spans: list[Span], paths: list[tuple[Span, ...]]
) -> Table | None:
    def places(cells: list[RawCell]) -> tuple[Span, ...]:
        return tuple(cell_spans[id(cell)] for cell in cells if id(cell) in cell_spans)

    cells = tuple(
        Cell(
            cell_spans[id(cell)].start,
            cell_spans[id(cell)].end,
            cell.row,
            cell.column,
            cell.rowspan,
            cell.colspan,
            id(cell) in grid.headers,
            places(grid.rows.get(id(cell), [])),
            places(grid.columns.get(id(cell), [])),
        )
        for cell in grid.cells
        if id(cell) in cell_spans
    )
    if not cells:
        return None
    table = grid.table
    first = next(i for i in range(table.first, table.last) if page.raws[i].cell is not None)
    return Table(
        min(cell.start for cell in cells),
        max(cell.end for cell in cells),
        cells,
        _caption(page, grid, spans),
        paths[first],
        Zone(page.raws[first].zone or Zone.MAIN),
    )


def _caption(page: RawPage, grid: Grid, spans: list[Span]) -> Span | None:
    """The caption, or the figure's, or the line ending in a colon that introduces the table."""
    table, raws = grid.table, page.raws
    for index in range(table.first, table.last):
        if raws[index].kind is BlockKind.CAPTION and raws[index].cell is None:
            return spans[index]
    if table.first > 0:
        before = raws[table.first - 1]
        if before.cell is None and (
            before.kind is BlockKind.CAPTION or (before.kind is not BlockKind.HEADING and before.text.endswith((":", "：")))
        ):
            return spans[table.first - 1]
    if (
        table.last < len(raws)
        and raws[table.last].kind is BlockKind.CAPTION
        and _same_figure(page, table.box, raws[table.last].box)
    ):
        return spans[table.last]
    return None


def _same_figure(page: RawPage, table_box: int, caption_box: int) -> bool:
    def figure(box: int) -> int:
        while box >= 0 and page.boxes[box].tag != "figure":
            box = page.boxes[box].parent
        return box

    found = figure(table_box)
    return found >= 0 and found == figure(caption_box)
