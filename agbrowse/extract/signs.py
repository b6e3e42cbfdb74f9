"""The page reduced to what its boundary is judged by: amounts of text, titles, form and script addresses.

In: a capture and its page. Out: `Signs`, plain values. Judges nothing.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from urllib.parse import parse_qsl, urlsplit

from agbrowse.extract.html import HtmlPage
from agbrowse.models import BlockKind, Capture, Zone

_TITLE_PARTS = re.compile(r"\s+[|–—·•»:\-]+\s+|\s*[|｜»]\s*|:\s+|\s+::\s+")
_WORDLESS = re.compile(r"[\W\d_]+")
_QUERY_NAMES = frozenset(
    "q query s search keyword keywords kw k text term terms wd p searchterm search_query searchword squery qt suche recherche buscar busca palabra".split()
)


@dataclass(frozen=True)
class Signs:
    """What a judge looks at. Lazy: most pages are settled by the first few."""

    capture: Capture
    page: HtmlPage

    @cached_property
    def title(self) -> str:
        return self.page.facts.title or self.page.document.title or ""

    @cached_property
    def title_parts(self) -> tuple[str, ...]:
        """The title and its segments, the site's name among them."""
        parts = [part.strip() for part in _TITLE_PARTS.split(self.title) if part and part.strip()]
        return tuple(dict.fromkeys([self.title.strip(), *parts]))

    @cached_property
    def heads(self) -> tuple[str, ...]:
        """Top headings of the page's own part; where there is none, its first heading."""
        heads = [r for r in self.page.raw.raws if r.kind is BlockKind.HEADING and r.zone in (Zone.MAIN, Zone.POST, Zone.HEADER)]
        tops = [r.text for r in heads if r.level == 1]
        return tuple(tops[:3] or [r.text for r in heads[:1]])

    @cached_property
    def main_blocks(self) -> tuple[str, ...]:
        """Blocks of the page's own text, headings and controls left out, in order."""
        return tuple(
            r.text
            for r in self.page.raw.raws
            if r.zone in (Zone.MAIN, Zone.POST) and r.kind not in (BlockKind.HEADING, BlockKind.CONTROL)
        )

    @cached_property
    def openers(self) -> tuple[str, ...]:
        """The beginnings of the first dozen of them."""
        return tuple(text[:400] for text in self.main_blocks[:12])

    @cached_property
    def prose(self) -> tuple[str, ...]:
        return tuple(r.text for r in self.page.raw.raws if r.zone in (Zone.MAIN, Zone.POST) and r.prose)

    @cached_property
    def main_chars(self) -> int:
        return sum(_size(text) for text in self.main_blocks)

    @cached_property
    def prose_chars(self) -> int:
        return sum(_size(text) for text in self.prose)

    @cached_property
    def all_chars(self) -> int:
        return sum(_size(r.text) for r in self.page.raw.raws if r.kind is not BlockKind.CONTROL)

    @cached_property
    def text(self) -> str:
        return self.page.document.text

    @cached_property
    def scripts(self) -> str:
        """Addresses and beginnings of scripts, for the marks that vendors leave in them."""
        return "\n".join([*self.page.facts.script_urls, *(s[:6_000] for s in self.page.facts.scripts)])[:80_000]

    @cached_property
    def names(self) -> str:
        """Ids and classes of all boxes."""
        return "\n".join(box.names for box in self.page.raw.boxes if box.names)

    @cached_property
    def has_scripts(self) -> bool:
        return bool(self.page.facts.script_urls or self.page.facts.script_chars)

    @cached_property
    def final_path(self) -> str:
        return _path(self.capture.final_url)

    @cached_property
    def host(self) -> str:
        try:
            return (urlsplit(self.capture.final_url).hostname or "").lower()
        except ValueError:
            return ""

    @cached_property
    def asked_words(self) -> str:
        """What the address asks a search for, "" when it asks none."""
        try:
            query = urlsplit(self.capture.final_url).query
        except ValueError:
            return ""
        return next((v.strip() for k, v in parse_qsl(query)[:50] if k.lower() in _QUERY_NAMES and len(v.strip()) > 1), "")


def _path(url: str) -> str:
    try:
        return urlsplit(url).path or "/"
    except ValueError:
        return "/"


def _size(text: str) -> int:
    """Characters, an East Asian one counted twice: it says as much as two Latin ones."""
    wide = sum(1 for letter in text if "\u3040" <= letter <= "\ud7af") if not text.isascii() else 0
    return len(text) + wide


def squeeze(text: str) -> str:
    """Letters only, in lower case: for comparing titles."""
    return _WORDLESS.sub("", text).lower()
