"""The visible text of a page and its parts: blocks, tables, spans, dates as far as they are known."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True, slots=True)
class Span:
    """Half-open code-point offsets into `Document.text`."""

    start: int
    end: int


class BlockKind(StrEnum):
    PARAGRAPH = "paragraph"
    HEADING = "heading"
    LIST_ITEM = "list_item"
    TABLE_CELL = "table_cell"
    CAPTION = "caption"
    TERM = "term"
    DEFINITION = "definition"
    QUOTE = "quote"
    CODE = "code"
    SUMMARY = "summary"
    TITLE = "title"
    CONTROL = "control"


class Zone(StrEnum):
    """What part of the page a block stands in. Only MAIN and POST carry full weight (contract, rule 3)."""

    MAIN = "main"
    POST = "post"
    HEADER = "header"
    FOOTER = "footer"
    NAVIGATION = "navigation"
    TEASER = "teaser"
    COMMENT = "comment"
    NOTICE = "notice"


@dataclass(frozen=True, slots=True)
class Block:
    """A stretch of visible text that a reader sees as one piece: `text[start:end]` has no line break of layout.

    `headings` are the spans of the headings it stands under, outermost first. `lead_in` is the paragraph that
    introduces a list ("Seen in 1999:"). `link_chars` counts characters inside links. `page` counts from 1 (PDF).
    """

    start: int
    end: int
    kind: BlockKind
    zone: Zone = Zone.MAIN
    level: int = 0
    headings: tuple[Span, ...] = ()
    lead_in: Span | None = None
    link_chars: int = 0
    page: int | None = None


@dataclass(frozen=True, slots=True)
class Cell:
    """A table cell. Its place is that of its top left corner, from 0; headers are cells' spans, outermost first.

    A row without a header cell takes its first cell as its row header.
    """

    start: int
    end: int
    row: int
    column: int
    rowspan: int = 1
    colspan: int = 1
    is_header: bool = False
    row_headers: tuple[Span, ...] = ()
    column_headers: tuple[Span, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """A table's place in the text; cells in reading order, of which each also is a Block of kind TABLE_CELL."""

    start: int
    end: int
    cells: tuple[Cell, ...]
    caption: Span | None = None
    headings: tuple[Span, ...] = ()
    zone: Zone = Zone.MAIN


@dataclass(frozen=True, slots=True)
class PartialDate:
    """A date as far as it is known: year, or year and month, or a day."""

    year: int
    month: int | None = None
    day: int | None = None

    def __str__(self) -> str:
        parts = [f"{self.year:04d}"]
        if self.month is not None:
            parts.append(f"{self.month:02d}")
            if self.day is not None:
                parts.append(f"{self.day:02d}")
        return "-".join(parts)

    def agrees(self, other: PartialDate) -> bool:
        """True when nothing that both know differs."""
        return self.year == other.year and all(
            a is None or b is None or a == b for a, b in ((self.month, other.month), (self.day, other.day))
        )


@dataclass(frozen=True, slots=True)
class Document:
    """The readable text of a capture, in reading order, and what is known of its parts.

    `text` is all that a reader sees. Blocks are in order and do not overlap; white space stands between them.
    `language` is a BCP 47 tag or None. `outdated` is the page's own notice that it is no longer kept up. `stylesheet_urls`
    are linked sheets that were not looked at. `discussion` is true where posts are the page's text.
    """

    text: str
    blocks: tuple[Block, ...] = ()
    tables: tuple[Table, ...] = ()
    title: str | None = None
    language: str | None = None
    published_at: str | None = None
    modified_at: str | None = None
    author: str | None = None
    canonical_url: str | None = None
    site_name: str | None = None
    content_type: str | None = None
    charset: str | None = None
    page_starts: tuple[int, ...] = ()
    outdated: Span | None = None
    discussion: bool = False
    stylesheet_urls: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()

    @property
    def main_text(self) -> str:
        """What of the text is not navigation, teasers, notices, footers and the like."""
        keep = (Zone.MAIN, Zone.POST)
        return "\n".join(self.text[b.start : b.end] for b in self.blocks if b.zone in keep)
