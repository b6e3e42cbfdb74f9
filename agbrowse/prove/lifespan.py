"""Birth and death as encyclopedias write them: "Ludmila Harcastle (9 October 1911 - 27 February 1988) was a composer".

In: a Page, a Window, a word of a claim. Out: the date that stands for the word. What else stands in brackets is none of it.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise

from agbrowse.dates import DateMention
from agbrowse.lang import get_language
from agbrowse.prove.cues import bracketed
from agbrowse.prove.page import Page, Window
from agbrowse.text import Token, root, stem

_BORN = ("born", "birth", "geboren", "nació", "nacido", "nacida", "né", "née", "naquit", "naissance")
_DIED = (
    "died",
    "death",
    "gestorben",
    "starb",
    "murió",
    "fallecido",
    "fallecida",
    "mort",
    "morte",
    "mourut",
    "décédé",
    "décédée",
)
_DASH = re.compile(r"\s*(?:-{1,2}|[–—−]|to|bis|a|à)\s*")
_FIRST_BRACKET = 120  # characters from a passage's start within which the bracket of its subject opens


def lifespan_date(page: Page, window: Window, word: Token) -> DateMention | None:
    """The date of birth for "born", of death for "died"; None where the passage gives none so."""
    born, died = _roots(page.language.tag)
    which = 0 if word.root in born else 1 if word.root in died else None
    if which is None:
        return None
    for segment in window.core:
        for bracket in bracketed(page.text[segment.start : segment.end]):
            if bracket.start > _FIRST_BRACKET:
                break
            dates = page.dates_in(segment.start + bracket.start, segment.start + bracket.end)
            pair = _pair(page, dates)
            if pair is not None:
                return pair[which]
    return None


def _pair(page: Page, dates: list[DateMention]) -> tuple[DateMention, DateMention] | None:
    for first, second in pairwise(dates):
        if _DASH.fullmatch(page.text[first.end : second.start]) and first.date.year < second.date.year:
            return first, second
    return None


@lru_cache(maxsize=16)
def _roots(tag: str) -> tuple[frozenset[str], frozenset[str]]:
    language = get_language(tag)
    born, died = (frozenset(root(stem(w, language), language) for w in some) for some in (_BORN, _DIED))
    return born, died - born
