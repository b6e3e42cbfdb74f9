"""What a page has besides its text, noted as the walk passes it: scripts, links, forms, frames, structured data.

In: elements. Out: entries in `Facts`. Judges nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

from selectolax.lexbor import LexborNode

from agbrowse.extract.inline import clean
from agbrowse.extract.raw import Facts

_SCRIPT_KEPT = 20_000
_MOST = 2_000
_WORDED = frozenset({"datepublished", "datemodified", "author", "headline", "name", "datecreated"})


def note_element(facts: Facts, node: LexborNode, tag: str, attrs: Mapping[str, str | None], at: int) -> None:
    """Keep what an element that is no text says. `at` is the number of blocks before it."""
    match tag:
        case "head":
            for child in node.iter(include_text=False):
                note_element(facts, child, child.tag or "", child.attributes or {}, at)
        case "script":
            kind = (attrs.get("type") or "").lower()
            source = attrs.get("src")
            if source:
                facts.script_urls.append(source)
            content = node.text(deep=True) or ""
            if "ld+json" in kind:
                facts.json_ld.append(content)
            elif content:
                facts.script_chars += len(content)
                facts.scripts.append(content[:_SCRIPT_KEPT])
        case "title":
            if not facts.title:
                facts.title = clean(node.text(deep=True) or "")
        case "meta":
            facts.metas.append(dict(attrs))
            if "itemprop" in attrs and attrs.get("content"):
                facts.itemprops.append((attrs["itemprop"] or "", attrs["content"] or "", at))
        case "link":
            facts.links.append(dict(attrs))
        case "base":
            facts.base = facts.base or (attrs.get("href") or "")
        case "input":
            _note_input(facts, attrs)
        case "textarea":
            facts.inputs += 1
        case "iframe" | "frame":
            facts.frames.append(dict(attrs))
            facts.frameset = facts.frameset or tag == "frame"
        case "noscript":
            for meta in node.css("meta"):
                if (meta.attributes.get("http-equiv") or "").lower() == "refresh":
                    facts.noscript_refresh = meta.attributes.get("content") or ""
            if len(facts.noscript) < 2_000:
                facts.noscript += " " + (node.text(deep=True) or "")[:1_000]
        case "img":
            facts.images += 1
        case _:
            pass


def _note_input(facts: Facts, attrs: Mapping[str, str | None]) -> None:
    kind = (attrs.get("type") or "text").lower()
    if kind == "hidden":
        return
    facts.inputs += 1
    if kind == "password":
        facts.passwords += 1
    elif kind in ("text", "search", "email", "tel"):
        facts.text_inputs.append(attrs.get("value") or "")
    elif kind in ("submit", "button", "image"):
        facts.buttons += 1


def note_property(facts: Facts, node: LexborNode, tag: str, attrs: Mapping[str, str | None], at: int) -> None:
    """Keep a `<time>` or a microdata property of an element that is text."""
    if len(facts.times) + len(facts.itemprops) > _MOST:
        return
    name = attrs.get("itemprop") or ""
    if tag == "time":
        facts.times.append((attrs.get("datetime") or "", _beginning(node, 80), at, dict(attrs)))
    if name:
        value = attrs.get("content") or attrs.get("datetime") or ""
        if not value and name.lower() in _WORDED:
            value = _beginning(node, 200)
        facts.itemprops.append((name, value, at))


def _beginning(node: LexborNode, size: int) -> str:
    """The first characters of an element's text; the walk over it ends with them."""
    parts: list[str] = []
    left = size
    for child in node.traverse(include_text=True):
        if child.tag == "-text":
            piece = child.text_content or ""
            parts.append(piece)
            left -= len(piece)
            if left <= 0:
                break
    return clean("".join(parts))[:size]
