"""What the walk brings back: blocks of clean text in reading order, the boxes they stand in, tables, and facts about the page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from agbrowse.models import BlockKind


class Raw:
    """A block before it has its place in the text. `box` indexes the page's boxes, `listing` its lists (-1: none)."""

    __slots__ = ("bold", "box", "cell", "kind", "level", "link", "links", "listing", "prose", "text", "zone")

    def __init__(
        self, text: str, kind: BlockKind, level: int, box: int, link: int, links: int, bold: int, listing: int
    ) -> None:
        self.text = text
        self.kind = kind
        self.level = level
        self.box = box
        self.link = link
        self.links = links
        self.bold = bold
        self.listing = listing
        self.cell: RawCell | None = None
        self.zone = ""
        self.prose = False


class Box:
    """A block-level element: its blocks are `raws[first:last]`. `names` are its id and classes in lower case, space-separated."""

    __slots__ = ("first", "last", "names", "parent", "role", "tag", "zone")

    def __init__(self, tag: str, parent: int, first: int, names: str, role: str) -> None:
        self.tag = tag
        self.parent = parent
        self.first = first
        self.last = first
        self.names = names
        self.role = role
        self.zone = ""


class RawCell:
    """A table cell as written: its blocks are `raws[first:last]`."""

    __slots__ = (
        "bold",
        "colspan",
        "column",
        "first",
        "headers",
        "id",
        "in_head",
        "is_th",
        "last",
        "row",
        "rowspan",
        "scope",
        "text",
    )

    def __init__(self, first: int, row: int, attrs: Mapping[str, str | None], is_th: bool, in_head: bool) -> None:
        self.first = first
        self.last = first
        self.row = row
        self.column = 0
        self.is_th = is_th
        self.in_head = in_head
        self.rowspan = self.colspan = 1
        self.scope = self.id = self.text = ""
        self.headers: list[str] = []
        self.bold = False
        if attrs:
            self.rowspan = _number(attrs.get("rowspan"), 1, 2000)
            self.colspan = _number(attrs.get("colspan"), 1, 50)
            self.scope = (attrs.get("scope") or "").lower()
            self.headers = (attrs.get("headers") or "").split()
            self.id = attrs.get("id") or ""


@dataclass(slots=True)
class RawTable:
    """A table as written. `nested`: another table stands in it; `depth` counts the tables around it."""

    first: int
    box: int
    role: str
    depth: int
    last: int = 0
    rows: int = 0
    cells: list[RawCell] = field(default_factory=list)
    nested: bool = False
    is_data: bool = False


@dataclass(slots=True)
class RawList:
    """A list, and the block right before it (-1: none). `inside` is the item that holds it."""

    lead: int
    inside: bool


@dataclass(slots=True)
class Facts:
    """What the page has besides its text."""

    title: str = ""
    lang: str = ""
    metas: list[dict[str, str | None]] = field(default_factory=list)
    links: list[dict[str, str | None]] = field(default_factory=list)
    json_ld: list[str] = field(default_factory=list)
    script_urls: list[str] = field(default_factory=list)
    scripts: list[str] = field(default_factory=list)
    script_chars: int = 0
    passwords: int = 0
    inputs: int = 0
    text_inputs: list[str] = field(default_factory=list)
    forms: list[str] = field(default_factory=list)
    buttons: int = 0
    frames: list[dict[str, str | None]] = field(default_factory=list)
    frameset: bool = False
    custom: int = 0
    empty_custom: int = 0
    times: list[tuple[str, str, int, dict[str, str | None]]] = field(default_factory=list)
    itemprops: list[tuple[str, str, int]] = field(default_factory=list)
    authors: list[tuple[str, int]] = field(default_factory=list)
    base: str = ""
    noscript: str = ""
    noscript_refresh: str = ""
    hidden_chars: int = 0
    fading_chars: int = 0
    lifted: bool = False
    images: int = 0
    ids: set[str] = field(default_factory=set)
    styled: bool = False


@dataclass(slots=True)
class RawPage:
    """All of it."""

    raws: list[Raw]
    boxes: list[Box]
    tables: list[RawTable]
    lists: list[RawList]
    facts: Facts


def _number(value: str | None, least: int, most: int) -> int:
    digits = (value or "").strip()
    return max(least, min(most, int(digits))) if digits.isascii() and digits.isdigit() and len(digits) < 8 else least
