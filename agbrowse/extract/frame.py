"""An element that the walk has open, and which elements are what.

In: a node of the tree and the frame around it. Out: a Frame, on which a selector can be matched and from which text inherits how it looks.
"""

from __future__ import annotations

from collections.abc import Mapping

from selectolax.lexbor import LexborNode

from agbrowse.extract.hidden import Look
from agbrowse.extract.raw import RawCell, RawTable
from agbrowse.models import BlockKind

# Never text: their content is for programs, for other media, or stands in a control of its own.
SKIPPED = frozenset(
    "script style template noscript head svg textarea select option datalist iframe object embed video audio canvas "
    "title meta link base rt rp rtc annotation annotation-xml progress meter input img frame area param source track map noframes".split()
)
BOXES = frozenset(
    "div section article aside nav header footer main ul ol dl menu dir table form figure blockquote details dialog center fieldset "
    "address hgroup search li td th tr tbody thead tfoot body dd frameset".split()
)
BREAKS = BOXES | frozenset("p h1 h2 h3 h4 h5 h6 pre dt caption figcaption summary legend hr optgroup col colgroup".split())
KINDS = {
    "li": BlockKind.LIST_ITEM,
    "dt": BlockKind.TERM,
    "dd": BlockKind.DEFINITION,
    "figcaption": BlockKind.CAPTION,
    "caption": BlockKind.CAPTION,
    "blockquote": BlockKind.QUOTE,
    "summary": BlockKind.SUMMARY,
    "legend": BlockKind.CONTROL,
    **{f"h{n}": BlockKind.HEADING for n in range(1, 7)},
}
LISTS = frozenset({"ul", "ol", "menu", "dir"})
ROLE_TAGS = {
    "table": "table",
    "grid": "table",
    "row": "tr",
    "cell": "td",
    "gridcell": "td",
    "columnheader": "th",
    "rowheader": "th",
    "listitem": "li",
    "list": "ul",
}
# A button inside running text is a word of it.
KEEPS_BUTTON = frozenset(
    {BlockKind.HEADING, BlockKind.TERM, BlockKind.DEFINITION, BlockKind.SUMMARY, BlockKind.CAPTION, BlockKind.QUOTE}
)
BOLD = frozenset({"b", "strong"})
SEEN = Look()


class Frame:
    """An element that is open, with what its text inherits."""

    __slots__ = (
        "attrs", "bold", "box", "cell", "classes", "count", "id", "index", "kind", "last_child", "leave", "level",
        "link", "listing", "look", "node", "paragraph", "parent", "pre", "previous", "saved", "table", "tables", "tag",
    )  # fmt: skip

    def __init__(self, node: LexborNode, tag: str, parent: Frame | None, attrs: Mapping[str, str | None]) -> None:
        self.node = node
        self.tag = tag
        self.parent: Frame | None = parent
        self.attrs = attrs
        self.id = ""
        self.classes: tuple[str, ...] = ()
        self.previous: Frame | None = None
        self.last_child: Frame | None = None
        self.count = 0
        self.index = 0
        self.leave = ""
        self.saved: tuple[list[str], int, int] | None = None
        if parent is None:
            self.kind = BlockKind.PARAGRAPH
            self.level = 0
            self.link = self.bold = self.pre = self.paragraph = False
            self.look = SEEN
            self.box = -1
            self.listing = -1
            self.table: RawTable | None = None
            self.tables = 0
            self.cell: RawCell | None = None
        else:
            self.kind = parent.kind
            self.level = parent.level
            self.link = parent.link
            self.bold = parent.bold
            self.pre = parent.pre
            self.paragraph = parent.paragraph
            self.look = parent.look
            self.box = parent.box
            self.listing = parent.listing
            self.table = parent.table
            self.tables = parent.tables
            self.cell = parent.cell
