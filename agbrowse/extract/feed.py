"""XML that is no page: RSS and Atom feeds, and other XML, as text.

In: the XML as text. Out: a Document. A feed's items are headings with their summary, link and date below; other XML is its text,
an element a block. Entities of the document's own are not expanded, nothing outside is fetched.
"""

from __future__ import annotations

import html as entities
import re
from dataclasses import dataclass, field

from agbrowse.extract.inline import clean
from agbrowse.extract.published import DateReader
from agbrowse.models import Block, BlockKind, Document, Span

_TOKEN = re.compile(r"<!--.*?-->|<!\[CDATA\[(.*?)\]\]>|<\?.*?\?>|<!DOCTYPE(?:[^\[>]|\[.*?\])*>|<(/?)([\w:.-]+)([^>]*)>", re.S)
_FEED = re.compile(r"<(?:rss|rdf:RDF|feed|channel)\b", re.I)
_ATTRIBUTE = re.compile(r"""([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')""")
_ITEM = frozenset({"item", "entry"})
_SUMMARIES = ("description", "summary", "content", "encoded")
_DATES = ("pubdate", "published", "issued", "date", "updated")
_MAX_TOKENS = 2_000_000


@dataclass(slots=True)
class _Item:
    fields: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class _Layout:
    """Text under construction."""

    parts: list[str] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)
    at: int = 0

    def add(self, text: str, kind: BlockKind, *, level: int = 0, headings: tuple[Span, ...] = ()) -> Span | None:
        if not text:
            return None
        if self.parts:
            self.parts.append("\n")
            self.at += 1
        span = Span(self.at, self.at + len(text))
        self.parts.append(text)
        self.at = span.end
        self.blocks.append(Block(span.start, span.end, kind, level=level, headings=headings))
        return span


def is_feed(text: str) -> bool:
    """Whether XML is an RSS or Atom feed."""
    return _FEED.search(text[:3_000]) is not None


def document_from_xml(text: str, *, content_type: str = "application/xml") -> Document:
    """A Document of XML: a feed's items, or the text of any other."""
    return _feed(text, content_type) if is_feed(text) else _plain(text, content_type)


def _feed(text: str, content_type: str) -> Document:
    head, items = _items(text)
    layout = _Layout()
    reader = DateReader(head.get("language"))
    top = layout.add(_bare(head.get("title", "")), BlockKind.HEADING, level=1)
    path = (top,) if top else ()
    about = _bare(head.get("description") or head.get("subtitle") or head.get("tagline") or "")
    for line in about.split("\n"):
        layout.add(line, BlockKind.PARAGRAPH, headings=path)
    newest: str | None = None
    for item in items:
        span = layout.add(_bare(item.fields.get("title", "")), BlockKind.HEADING, level=2, headings=path)
        under = (*path, span) if span else path
        stamp = next((item.fields[name] for name in _DATES if item.fields.get(name)), "")
        layout.add(clean(stamp), BlockKind.PARAGRAPH, headings=under)
        iso = reader.iso(stamp)
        newest = max(newest or "", iso) if iso else newest
        body = max((item.fields.get(name, "") for name in _SUMMARIES), key=len)
        for line in _bare(body).split("\n"):
            layout.add(line.strip(), BlockKind.PARAGRAPH, headings=under)
        layout.add(clean(item.fields.get("link", "")), BlockKind.CODE, headings=under)
    content = "".join(layout.parts)
    return Document(
        text=content,
        blocks=tuple(layout.blocks),
        title=_bare(head.get("title", "")) or None,
        language=head.get("language") or _language(content),
        published_at=reader.iso(next((head[name] for name in ("pubdate", "lastbuilddate", "updated") if head.get(name)), ""))
        or newest,
        content_type=content_type,
    )


def _items(text: str) -> tuple[dict[str, str], list[_Item]]:
    head: dict[str, str] = {}
    items: list[_Item] = []
    fields = head
    name = ""
    depth = 0
    start = 0
    held: list[str] = []
    for count, token in enumerate(_TOKEN.finditer(text)):
        if count > _MAX_TOKENS:
            break
        if name:
            held.append(_unescape(text[start : token.start()]))
        start = token.end()
        if token.group(1) is not None:
            if name:
                held.append(token.group(1))
            continue
        tag = (token.group(3) or "").lower()
        if not tag:
            continue
        local = tag.rsplit(":", 1)[-1]
        if token.group(2):
            if name and local == name and depth == 0:
                value = "".join(held).strip()
                if value and not fields.get(name):
                    fields[name] = value
                name = ""
            elif name:
                depth -= 1
                held.append(" ")
            elif local in _ITEM:
                fields = head
            continue
        closed = token.group(4).rstrip().endswith("/")
        if local in _ITEM and not name:
            items.append(_Item())
            fields = items[-1].fields
        elif name:
            depth += not closed
        elif local == "link" and "href" in token.group(4):
            attrs = {k: a or b for k, a, b in _ATTRIBUTE.findall(token.group(4))}
            if attrs.get("rel", "alternate") == "alternate":
                fields.setdefault("link", entities.unescape(attrs.get("href", "")))
        elif not closed and local not in (
            "rss",
            "channel",
            "feed",
            "rdf",
            "image",
            "textinput",
            "author",
            "items",
            "seq",
            "li",
        ):
            name, depth, held = local, 0, []
    return head, items


def _plain(text: str, content_type: str) -> Document:
    layout = _Layout()
    start = 0
    for count, token in enumerate(_TOKEN.finditer(text)):
        if count > _MAX_TOKENS:
            break
        layout.add(clean(_unescape(text[start : token.start()])), BlockKind.PARAGRAPH)
        if token.group(1):
            layout.add(_bare(token.group(1)), BlockKind.PARAGRAPH)
        start = token.end()
    layout.add(clean(_unescape(text[start:])), BlockKind.PARAGRAPH)
    content = "".join(layout.parts)
    return Document(text=content, blocks=tuple(layout.blocks), language=_language(content), content_type=content_type)


def _unescape(text: str) -> str:
    return entities.unescape(text) if "&" in text else text


def _bare(text: str) -> str:
    """Text of a field that may hold escaped HTML."""
    text = text.strip()
    if "<" not in text and "&" not in text:
        return clean(text)
    from agbrowse.extract.html import read_html

    return read_html(text, "", apply_styles=False).document.text.replace("\n\n", "\n") if text else ""


def _language(text: str) -> str | None:
    if not text.strip():
        return None
    from agbrowse.lang import detect_language

    return detect_language(text[:4_000])
