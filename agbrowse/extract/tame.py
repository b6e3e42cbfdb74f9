"""Markup made safe to parse: nesting and unclosed formatting cut where they would cost quadratic time.

In: HTML text. Out: the same text, or one without the start tags that go past the limits. Browsers cut nesting at 512 as
well. Declarative shadow roots become plain elements, so that what a reader sees of them stays in the tree.
"""

from __future__ import annotations

import re
from itertools import accumulate

_MAX_DEPTH = 500
_MAX_OPEN_FORMATS = 16
_MAX_OPTIONS = 1_500
_MAX_ATTRIBUTES = 500
_MANY_TAGS = 3_000
_BLOCKS = "div|ul|ol|dl|table|section|article|aside|span|blockquote|center|form|fieldset|main|nav|header|footer|details|figure|address|pre|svg|math|g|select|template|object|ruby|label|ins|del|dir|menu|custom"
_FORMATS = "b|i|u|s|em|strong|font|small|big|tt|code|strike|nobr"
_BLOCK_TAG = re.compile(rf"<(/?)(?:{_BLOCKS}|[a-z]+-[a-z-]+)(?=[\s/>])", re.I)
_FORMAT_TAG = re.compile(rf"<(/?)(?:{_FORMATS})(?=[\s/>])", re.I)
_ANY_BLOCK = re.compile(rf"<(/?)((?:{_BLOCKS}|[a-z]+-[a-z-]+))(?=[\s/>])[^>]*>?", re.I)
_ANY_FORMAT = re.compile(rf"<(/?)({_FORMATS})(?=[\s/>])[^>]*>?", re.I)
_ANY_TAG = re.compile(r"<(/?)([a-z][^\s/>]*)[^>]*>?", re.I)
_LONG_TAG = re.compile(r"<[a-zA-Z][^\s<>/]*(?=[^<>]{6000})")
_ATTRIBUTE = re.compile(r"""[\s/]+[^\s=>/"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?""")
_OPTION = re.compile(r"</?(?:option|optgroup)(?=[\s/>])[^>]*>", re.I)
_TEMPLATE = re.compile(r"<(/?)template\b([^>]*)>", re.I)
_VOID = frozenset(
    "area base br col embed hr img input link meta source track wbr p li td th tr dt dd option tbody thead tfoot".split()
)


def tame(html: str) -> str:
    """HTML that parses in about linear time."""
    if "shadowrootmode" in html:
        html = _open_shadow_roots(html)
    if len(html) > 6_000:
        html = _cut_attributes(html)
    if html.count("<") < _MANY_TAGS:
        return html
    # Options are never text, and the parser takes quadratic time for them.
    if html.count("<option") + html.count("<OPTION") > _MAX_OPTIONS:
        html = _OPTION.sub(" ", html)
    if _depth(_FORMAT_TAG, html) > _MAX_OPEN_FORMATS:
        html = _cut(_ANY_FORMAT, html, _MAX_OPEN_FORMATS, per_tag=False)
    if _depth(_BLOCK_TAG, html) > _MAX_DEPTH:
        html = _cut(_ANY_TAG, html, _MAX_DEPTH, per_tag=True)
    return html


def _cut_attributes(html: str) -> str:
    """Elements with more attributes than any page needs lose the rest of them."""
    parts: list[str] = []
    at = 0
    for found in _LONG_TAG.finditer(html):
        if found.start() < at:
            continue
        end, count, kept = found.end(), 0, found.end()
        while (attribute := _ATTRIBUTE.match(html, end)) is not None:
            end = attribute.end()
            count += 1
            if count == _MAX_ATTRIBUTES:
                kept = end
        if count > _MAX_ATTRIBUTES:
            parts.append(html[at:kept])
            at = end
    return "".join([*parts, html[at:]]) if parts else html


def _depth(pattern: re.Pattern[str], html: str) -> int:
    return max(accumulate(-1 if sign else 1 for sign in pattern.findall(html)), default=0)


def _cut(pattern: re.Pattern[str], html: str, limit: int, *, per_tag: bool) -> str:
    depth = 0
    dropped: dict[str, int] = {}
    parts: list[str] = []
    at = 0
    for found in pattern.finditer(html):
        name = found.group(2).lower()
        if per_tag and name in _VOID:
            continue
        if found.group(1):
            if dropped.get(name):
                dropped[name] -= 1
            else:
                depth = max(0, depth - 1)
                continue
        elif depth < limit:
            depth += 1
            continue
        else:
            dropped[name] = dropped.get(name, 0) + 1
        parts.append(html[at : found.start()])
        # A block tag that goes leaves a break, so that texts do not join.
        parts.append("<br>" if per_tag and name not in ("span", "a", "b", "i") else "")
        at = found.end()
    parts.append(html[at:])
    return "".join(parts)


def _open_shadow_roots(html: str) -> str:
    """`<template shadowrootmode>` shows its content: rename it to an element that is walked."""
    shown: list[bool] = []

    def rename(found: re.Match[str]) -> str:
        if found.group(1):
            return "</shadow-root>" if shown and shown.pop() else found.group()
        shown.append("shadowrootmode" in found.group(2).lower())
        return f"<shadow-root{found.group(2)}>" if shown[-1] else found.group()

    return _TEMPLATE.sub(rename, html)
