"""One walk over a parsed page: blocks of visible text in reading order, and the facts that stand beside it.

In: the tree, the rules that hide and show. Out: a RawPage. Linear in the page's size and without recursion, so that neither
100,000 open tags nor ten megabytes stop it. A block tag breaks the text, an inline tag adds nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from selectolax.lexbor import LexborNode

from agbrowse.extract.css import Declarations, Rules, parse_declarations
from agbrowse.extract.facts import note_element, note_property
from agbrowse.extract.frame import BOLD, BOXES, BREAKS, KEEPS_BUTTON, KINDS, LISTS, ROLE_TAGS, SEEN, SKIPPED, Frame
from agbrowse.extract.hidden import Look, look
from agbrowse.extract.inline import BREAK, clean, clean_lines, raised
from agbrowse.extract.raw import Box, Facts, Raw, RawCell, RawList, RawPage, RawTable
from agbrowse.models import BlockKind

_NO_ATTRS: Mapping[str, str | None] = {}
_NO_STYLES: Declarations = {}
_MAX_TABLE_DEPTH = 4
_UA_HIDDEN: Declarations = {"display": ("none", False)}


class Walk:
    """Walks one page once."""

    def __init__(self, rules: Rules, *, all_known: bool, dropped_ids: frozenset[str] = frozenset()) -> None:
        self._rules = rules if rules else None
        self._all_known = all_known
        self._dropped_ids = dropped_ids
        self._styles: dict[str, Declarations] = {}
        self._buffer: list[str] = []
        self._link_chars = 0
        self._bold_chars = 0
        self._links = 0
        self._sups: list[Frame] = []
        # Names of the open elements, as (".class", "#id") with how often: what a rule's ancestors are looked up in.
        self._around: dict[str, int] = {}
        self.facts = Facts()
        self.raws: list[Raw] = []
        self.boxes: list[Box] = []
        self.tables: list[RawTable] = []
        self.lists: list[RawList] = []

    def run(self, root: LexborNode) -> RawPage:
        """Walk everything below and including `root`."""
        node: LexborNode | None = root
        top: Frame | None = None
        enter, text = self._enter, self._text
        while node is not None:
            tag = node.tag
            if tag == "-text":
                if top is not None:
                    text(node, top)
            elif tag and tag[0] != "-" and tag[0] != "!":
                frame = enter(node, tag, top)
                if frame is not None:
                    child = node.first_child
                    if child is not None:
                        if frame.classes or frame.id:
                            self._name(frame)
                        top, node = frame, child
                        continue
                    self._leave(frame)
            following = node.next if top is not None else None
            while following is None and top is not None:
                self._leave(top)
                if top.classes or top.id:
                    self._unname(top)
                node, top = top.node, top.parent
                following = node.next if top is not None else None
            node = following
        return RawPage(self.raws, self.boxes, self.tables, self.lists, self.facts)

    def _name(self, frame: Frame) -> None:
        around = self._around
        for name in frame.classes:
            around["." + name] = around.get("." + name, 0) + 1
        if frame.id:
            around["#" + frame.id] = around.get("#" + frame.id, 0) + 1

    def _unname(self, frame: Frame) -> None:
        around = self._around
        for name in (*("." + name for name in frame.classes), *(("#" + frame.id,) if frame.id else ())):
            if around[name] == 1:
                del around[name]
            else:
                around[name] -= 1

    def _text(self, node: LexborNode, top: Frame) -> None:
        piece = node.text_content
        if not piece:
            return
        if top.look.unseen:
            self.facts.hidden_chars += len(piece)
            return
        self._buffer.append(piece)
        if top.link or top.bold:
            size = len(piece.strip())
            if top.link:
                self._link_chars += size
            if top.bold:
                self._bold_chars += size

    def _enter(self, node: LexborNode, tag: str, parent: Frame | None) -> Frame | None:
        attrs: Mapping[str, str | None] = node.attributes or _NO_ATTRS
        if tag in SKIPPED:
            note_element(self.facts, node, tag, attrs, len(self.raws))
            return None
        frame = Frame(node, tag, parent, attrs)
        if parent is not None and self._rules is not None:
            parent.count += 1
            frame.index = parent.count
            frame.previous = parent.last_child
            parent.last_child = frame
        if attrs or self._rules is not None or tag == "dialog":
            if not self._visible(frame, parent):
                return None
            role = attrs.get("role")
            if role and role in ROLE_TAGS and tag in ("div", "span", "section", "dl", "article"):
                tag = frame.tag = ROLE_TAGS[role]
        if tag in BREAKS or (frame.look is not SEEN and frame.look.breaks):
            self._flush(parent or frame)
            self._open(frame, tag, attrs)
        else:
            self._inline(frame, tag, attrs, parent)
        if "itemprop" in attrs or tag == "time":
            note_property(self.facts, node, tag, attrs, len(self.raws))
        return frame

    def _visible(self, frame: Frame, parent: Frame | None) -> bool:
        attrs = frame.attrs
        if "id" in attrs:
            frame.id = attrs["id"] or ""
            if frame.id in self._dropped_ids:
                return False
        names = attrs.get("class")
        if names:
            frame.classes = tuple(names.split())
        styles: Declarations | None = None
        if self._rules is not None:
            found = self._rules.applying(frame, self._around)
            if found:
                merged: dict[str, tuple[str, bool]] = dict(_UA_HIDDEN) if "hidden" in attrs else {}
                for rule in found:
                    _cascade(merged, rule.declarations)
                styles = merged
        inline = attrs.get("style")
        if inline:
            own = self._styles.get(inline)
            if own is None:
                own = self._styles[inline] = parse_declarations(inline)
            if styles is None:
                styles = own if "hidden" not in attrs else {**_UA_HIDDEN, **own}
            else:
                _cascade(styles, own)  # type: ignore[arg-type]
        if styles is None and "hidden" in attrs and (attrs["hidden"] or "").lower() != "until-found":
            styles = _UA_HIDDEN
        styles = _presentational(frame.tag, attrs, styles)
        if frame.tag == "dialog" and "open" not in attrs and (styles is None or "display" not in styles):
            return False
        if styles is None:
            if frame.look.breaks:
                frame.look = replace(frame.look, breaks=False)
            return True
        # Nothing that hides the whole page is how a reader sees it: scripts lift it.
        whole = frame.tag in ("html", "body")
        seen = look(styles, parent.look if parent else SEEN, all_known=self._all_known)
        if seen.gone and not whole:
            size = _text_size(frame.node)
            self.facts.hidden_chars += size
            if seen.fades:
                self.facts.fading_chars += size
            return False
        if whole and (seen.gone or seen.unseen):
            seen = Look(ink=seen.ink, ground=seen.ground)
        frame.look = seen
        return True

    def _open(self, frame: Frame, tag: str, attrs: Mapping[str, str | None]) -> None:
        """A block-level element."""
        frame.paragraph = tag == "p"
        kind = KINDS.get(tag)
        if kind is not None:
            if kind is BlockKind.HEADING:
                frame.kind, frame.level = kind, int(tag[1])
            elif frame.kind is not BlockKind.CONTROL:
                frame.kind, frame.level = kind, 0
        elif tag in LISTS or tag == "table":
            frame.kind, frame.level = BlockKind.PARAGRAPH, 0
        if attrs.get("role") == "heading":
            level = attrs.get("aria-level") or "2"
            frame.kind, frame.level = BlockKind.HEADING, int(level) if level in "123456" else 2
        if tag in BOXES or ("class" in attrs or "id" in attrs):
            names = f"{attrs.get('id') or ''} {attrs.get('class') or ''}".strip()
            role = (attrs.get("role") or ("dialog" if attrs.get("aria-modal") == "true" else "")).lower()
            if names or role or tag not in ("tr", "tbody", "thead", "li", "td"):
                self.boxes.append(Box(tag, frame.box, len(self.raws), names.lower(), role))
                frame.box = len(self.boxes) - 1
                frame.leave = "box"
        if tag in LISTS or tag == "dl":
            lead = len(self.raws) - 1
            inside = frame.parent is not None and frame.parent.listing >= 0
            self.lists.append(RawList(lead, inside))
            frame.listing = len(self.lists) - 1
        elif tag == "pre":
            frame.pre = True
            frame.kind = BlockKind.PARAGRAPH if frame.node.css_first("code") is None else BlockKind.CODE
        elif tag == "table":
            self._open_table(frame, attrs)
        elif tag == "tr" and frame.table is not None:
            frame.table.rows += 1
        elif tag in ("td", "th") and frame.table is not None:
            table = frame.table
            in_head = frame.parent is not None and frame.parent.parent is not None and frame.parent.parent.tag == "thead"
            row = max(0, table.rows - 1)
            frame.cell = RawCell(len(self.raws), row, attrs, tag == "th", in_head)
            if attrs.get("role") in ("columnheader", "rowheader"):
                frame.cell.scope = "col" if attrs["role"] == "columnheader" else "row"
            table.cells.append(frame.cell)
            frame.kind, frame.level, frame.listing = BlockKind.PARAGRAPH, 0, -1
        elif tag == "form":
            self.facts.forms.append(attrs.get("action") or "")

    def _open_table(self, frame: Frame, attrs: Mapping[str, str | None]) -> None:
        outer = frame.table
        if outer is not None:
            outer.nested = True
        depth = frame.tables
        frame.tables += 1
        if depth <= _MAX_TABLE_DEPTH:
            frame.table = RawTable(len(self.raws), frame.box, (attrs.get("role") or "").lower(), depth)
            self.tables.append(frame.table)
        else:
            frame.table = None
        frame.cell = None
        frame.listing = -1

    def _inline(self, frame: Frame, tag: str, attrs: Mapping[str, str | None], parent: Frame | None) -> None:
        if tag == "a":
            if attrs.get("href") is not None:
                frame.link = True
                self._links += 1
            if attrs.get("rel") == "author":
                self.facts.authors.append(("", len(self.raws)))
        elif tag in BOLD:
            frame.bold = True
        elif tag == "br":
            self._buffer.append(BREAK)
        elif tag == "sup" and len(self._sups) < 3:
            frame.leave = "sup"
            frame.saved = (self._buffer, self._links, 0)
            self._buffer = []
            self._sups.append(frame)
        elif tag == "q":
            self._buffer.append("“")
            frame.leave = "q"
        elif tag == "button":
            self.facts.buttons += 1
            if not (frame.paragraph or frame.kind in KEEPS_BUTTON) and parent is not None:
                self._flush(parent)
                frame.kind = BlockKind.CONTROL
                frame.leave = "block"
        elif tag == "label":
            if not frame.paragraph and parent is not None and frame.kind is BlockKind.PARAGRAPH:
                self._flush(parent)
                frame.kind = BlockKind.CONTROL
                frame.leave = "block"
        elif "-" in tag:
            self.facts.custom += 1
            if frame.node.first_child is None:
                self.facts.empty_custom += 1
            previous = frame.node.prev
            if previous is not None and "-" in (previous.tag or "")[1:] and parent is not None:
                self._flush(parent)

    def _leave(self, frame: Frame) -> None:
        tag = frame.tag
        if tag in BREAKS or frame.look.breaks:
            self._flush(frame)
            if frame.leave == "box":
                self.boxes[frame.box].last = len(self.raws)
            if tag in ("td", "th") and frame.cell is not None:
                frame.cell.last = len(self.raws)
            elif tag == "table" and frame.table is not None:
                frame.table.last = len(self.raws)
        elif frame.leave == "sup":
            self._close_sup(frame)
        elif frame.leave == "q":
            self._buffer.append("”")
        elif frame.leave == "block":
            self._flush(frame)

    def _close_sup(self, frame: Frame) -> None:
        if not self._sups or self._sups[-1] is not frame or frame.saved is None:
            return
        self._sups.pop()
        inner = clean("".join(self._buffer))
        self._buffer, links, _ = frame.saved
        before = clean("".join(self._buffer[-4:]) + "\ue001")[:-1][-24:] if self._buffer else ""
        self._buffer.append(raised(before, inner, linked=self._links > links))

    def _flush(self, top: Frame) -> None:
        """End the block at hand, if it has text."""
        if self._sups:
            for frame in reversed(self._sups):
                if frame.saved is not None:
                    self._buffer = frame.saved[0] + self._buffer
            self._sups.clear()
        if not self._buffer:
            self._links = 0
            return
        text = "".join(self._buffer)
        self._buffer.clear()
        if self._link_chars and not self._links:
            # A link around several blocks is one of each.
            self._links = 1
        if top.pre:
            text = clean_lines(text)
            parts = [part for part in text.split("\n\n") if part.strip()] if top.kind is not BlockKind.CODE else [text]
        else:
            text = clean(text)
            parts = [p for p in text.split("\n\n") if p.strip()] if "\n\n" in text else [text]
        for part in parts:
            part = part.strip("\n")
            if part:
                raw = Raw(part, top.kind, top.level, top.box, self._link_chars, self._links, self._bold_chars, top.listing)
                if len(parts) > 1:
                    raw.link = min(raw.link, len(part))
                self.raws.append(raw)
        self._link_chars = self._bold_chars = self._links = 0


def _cascade(into: dict[str, tuple[str, bool]], more: Declarations) -> None:
    for name, (value, important) in more.items():
        if important or not into.get(name, ("", False))[1]:
            into[name] = (value, important)


def _presentational(tag: str, attrs: Mapping[str, str | None], styles: Declarations | None) -> Declarations | None:
    """Colours given by attributes of old (`<font color>`, `bgcolor`)."""
    ink = attrs.get("color") if tag == "font" else attrs.get("text") if tag == "body" else None
    ground = attrs.get("bgcolor")
    if ink or ground or "background" in attrs:
        merged = dict(styles or _NO_STYLES)
        if ink and "color" not in merged:
            merged["color"] = (ink.lower(), False)
        if ground and "background-color" not in merged and "background" not in merged:
            merged["background-color"] = (ground.lower(), False)
        if "background" in attrs:
            merged["background-image"] = ("url()", False)
        return merged
    return styles


def _text_size(node: LexborNode) -> int:
    """About how much text an element holds, scripts left out."""
    return sum(len(child.text_content or "") for child in node.traverse(include_text=True) if child.tag == "-text")
