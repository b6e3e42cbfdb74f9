"""Tables as written to tables as read: the grid, and the headers that each cell stands under.

In: raw tables of the walk, with the blocks of their cells. Out: which of them are data, and each cell's place and header cells. A table
that only lays out a page (one column, a presentation role, tables in tables without headers) is no table.

Source of the grid: HTML's table model, "forming a table"; of the headers: its algorithm for header cells, with guesses
where a page marks none.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from agbrowse.extract.numeric import is_blank, is_value, value_unit
from agbrowse.extract.raw import Raw, RawCell, RawPage, RawTable
from agbrowse.models import BlockKind

_MAX_COLUMNS = 400
_BULKY = 1_200


@dataclass(slots=True)
class Grid:
    """A data table's cells in reading order, with the header cells of each, outermost first."""

    table: RawTable
    cells: list[RawCell] = field(default_factory=list)
    headers: set[int] = field(default_factory=set)
    rows: dict[int, list[RawCell]] = field(default_factory=dict)
    columns: dict[int, list[RawCell]] = field(default_factory=dict)


def read_tables(page: RawPage) -> list[Grid]:
    """The data tables, outermost only, and their cells written on the raw blocks."""
    grids: list[Grid] = []
    taken = -1
    for table in page.tables:
        if table.first < taken:
            continue
        _place(table)
        _fill(page.raws, table)
        if not _is_data(page, table):
            continue
        table.is_data = True
        taken = table.last
        for cell in table.cells:
            for raw in page.raws[cell.first : cell.last]:
                raw.cell = cell
        grids.append(_headed(table))
    return grids


def _place(table: RawTable) -> None:
    """Columns, past the cells that reach down from rows above."""
    until: list[int] = []
    row, column = -1, 0
    for cell in table.cells:
        if cell.row != row:
            row, column = cell.row, 0
        while column < len(until) and until[column] > row:
            column += 1
        cell.column = column
        if column >= _MAX_COLUMNS:
            cell.colspan = cell.rowspan = 1
            continue
        width = max(1, min(cell.colspan, _MAX_COLUMNS - column))
        cell.colspan = width
        cell.rowspan = max(1, min(cell.rowspan, table.rows - row))
        while len(until) < column + width:
            until.append(0)
        for index in range(column, column + width):
            until[index] = row + cell.rowspan
        column += width


def _fill(raws: list[Raw], table: RawTable) -> None:
    for cell in table.cells:
        own = raws[cell.first : cell.last]
        cell.text = "\n".join(raw.text for raw in own)
        cell.bold = bool(cell.text) and sum(raw.bold for raw in own) >= 0.9 * len(cell.text.replace(" ", ""))


def _is_data(page: RawPage, table: RawTable) -> bool:
    if table.role in ("presentation", "none"):
        return False
    filled = [cell for cell in table.cells if cell.text]
    if len(filled) < 2:
        return False
    marked = any(cell.is_th for cell in filled)
    if table.nested and not marked:
        return False
    columns = max((cell.column + cell.colspan for cell in table.cells), default=0)
    if columns < 2 or table.rows < 1:
        return False
    if len({cell.column for cell in filled}) < 2:
        return False
    raws = page.raws[table.first : table.last]
    if any(raw.kind is BlockKind.HEADING and raw.level == 1 for raw in raws):
        return False
    if not marked:
        if table.rows < 2 and len(filled) > 2:
            return False
        bulky = max(len(cell.text) for cell in filled)
        many = max(cell.last - cell.first for cell in filled)
        if bulky > _BULKY or many > 12:
            return False
    else:
        most = max(filled, key=lambda cell: cell.last - cell.first)
        if most.last - most.first > 60 and not most.is_th:
            return False
    return True


def _headed(table: RawTable) -> Grid:
    grid = Grid(table, [cell for cell in table.cells if cell.text])
    by_row: dict[int, list[RawCell]] = {}
    for cell in grid.cells:
        by_row.setdefault(cell.row, []).append(cell)
    width = max(cell.column + cell.colspan for cell in table.cells)
    column_heads = _column_headers(table, by_row, width)
    row_heads = _row_headers(by_row, column_heads)
    grid.headers = {id(cell) for cell in grid.cells if id(cell) in column_heads or cell.is_th}
    grid.headers |= {id(cell) for cell in grid.cells if cell.scope in ("row", "rowgroup")}
    by_id = {cell.id: cell for cell in grid.cells if cell.id}
    above: list[list[RawCell]] = [[] for _ in range(width)]
    group: list[RawCell] = []
    data_seen = False
    reach: list[tuple[int, RawCell]] = []
    for row in sorted(by_row):
        cells = by_row[row]
        heads = [cell for cell in cells if id(cell) in column_heads]
        if heads:
            wide = len(cells) == 1 and heads[0].colspan >= width and row > 0
            if wide and data_seen:
                group = [heads[0]]
                continue
            if data_seen and len(heads) == len(cells) and len(heads) > 1:
                # A new set of headers in the middle of a table takes the place of the first.
                above = [[] for _ in range(width)]
                group = []
                data_seen = False
        reach = [(until, cell) for until, cell in reach if until > row]
        own = [cell for cell in cells if id(cell) in row_heads]
        spanning = [cell for _, cell in reach]
        for cell in cells:
            if id(cell) in column_heads:
                grid.columns[id(cell)] = _unique(above[cell.column])
                continue
            data_seen = True
            if cell.headers and any(name in by_id for name in cell.headers):
                named = [by_id[name] for name in cell.headers if name in by_id and by_id[name] is not cell]
                grid.columns[id(cell)] = [other for other in named if id(other) in column_heads]
                grid.rows[id(cell)] = [other for other in named if id(other) not in column_heads]
                continue
            columns: list[RawCell] = []
            for index in range(cell.column, min(width, cell.column + cell.colspan)):
                columns += above[index]
            grid.columns[id(cell)] = _unique(columns)
            grid.rows[id(cell)] = _unique(group + [o for o in spanning + own if o is not cell and o.column < cell.column])
        for cell in heads:
            for index in range(cell.column, min(width, cell.column + cell.colspan)):
                if cell not in above[index]:
                    above[index].append(cell)
        reach += [(row + cell.rowspan, cell) for cell in own if cell.rowspan > 1]
    return grid


def _unique(cells: list[RawCell]) -> list[RawCell]:
    return list({id(cell): cell for cell in cells}.values())


def _column_headers(table: RawTable, by_row: dict[int, list[RawCell]], width: int) -> set[int]:
    heads: set[int] = set()
    marked = False
    for row, cells in by_row.items():
        headed = all(cell.is_th and cell.scope not in ("row", "rowgroup") for cell in cells)
        # One header alone in its row is that row's, unless it is as wide as the table.
        if headed and len(cells) == 1 and cells[0].colspan < width and not cells[0].in_head and row > 0:
            headed = False
        for cell in cells:
            if cell.scope in ("col", "colgroup") or (cell.in_head and cell.scope not in ("row", "rowgroup")) or headed:
                heads.add(id(cell))
                marked = True
    if marked or any(cell.is_th for cells in by_row.values() for cell in cells):
        if not marked:
            _guess_first_row(by_row, width, heads)
        return heads
    _guess_first_row(by_row, width, heads)
    return heads


def _guess_first_row(by_row: dict[int, list[RawCell]], width: int, heads: set[int]) -> None:
    """The first row is a header when it alone is bold, or names columns of values of one kind."""
    rows = sorted(by_row)
    if len(rows) < 2:
        return
    first = by_row[rows[0]]
    below = [cell for row in rows[1:] for cell in by_row[row]]
    if len(first) == 1 and first[0].colspan >= width and len(rows) > 2:
        # A title over the table; what comes next may be its header.
        heads.add(id(first[0]))
        rows = rows[1:]
        first = by_row[rows[0]]
        below = [cell for row in rows[1:] for cell in by_row[row]]
    if len(first) < 2:
        return
    if all(cell.bold for cell in first) and not all(cell.bold for cell in below):
        heads.update(id(cell) for cell in first)
        return
    if any(cell.is_th for cell in first) or len(rows) < 3:
        return
    for head in first:
        if head.column == 0 or (is_value(head.text) and not _is_year(head.text)):
            continue
        under = [cell.text for cell in below if cell.column == head.column and not is_blank(cell.text)]
        units = {value_unit(text) for text in under}
        if (
            len(under) >= 2
            and len(units) == 1
            and None not in units
            and not any(is_value(cell.text) and not _is_year(cell.text) for cell in first)
        ):
            heads.update(id(cell) for cell in first)
            return


def _is_year(text: str) -> bool:
    digits = text.strip()
    return len(digits) == 4 and digits.isascii() and digits.isdigit() and "1500" <= digits <= "2100"


def _row_headers(by_row: dict[int, list[RawCell]], column_heads: set[int]) -> set[int]:
    """Marked ones; a row without any takes its first cell (and the next, where the first stands for several rows)."""
    heads: set[int] = set()
    reach: list[tuple[int, RawCell]] = []
    for row in sorted(by_row):
        reach = [(until, cell) for until, cell in reach if until > row]
        cells = [cell for cell in by_row[row] if id(cell) not in column_heads]
        marked = [cell for cell in cells if cell.is_th or cell.scope in ("row", "rowgroup")]
        chosen = marked
        if not marked and len(cells) + len(reach) > 1 and cells:
            first = cells[0]
            chosen = [first] if first.column == 0 or (reach and first.column <= len(reach)) else []
            if chosen and first.rowspan > 1 and len(cells) > 2:
                chosen = cells[:2]
        heads.update(id(cell) for cell in chosen)
        reach += [(row + cell.rowspan, cell) for cell in chosen if cell.rowspan > 1]
    return heads
