"""Where a passage names what a claim names: in full, by the last name, in a short form, by its initials.

In: a Page, a Window, a Name. Out: the places that name it. Whether the passage is about it is for others to decide.
"""

from __future__ import annotations

from collections.abc import Sequence

from agbrowse.prove.claim import Name, is_legal_form
from agbrowse.prove.match import Hit, find_words
from agbrowse.prove.page import Page, Role, Segment, Window
from agbrowse.prove.words import is_hangul, is_wide
from agbrowse.text import Token, common_word

_SHORT = 3  # letters that a short first name shares with the long one ("Tim", "Timothy")
_KNOWN_INITIALS = frozenset({"us", "uk", "un", "eu", "uae", "usa"})  # two letters mean too many things otherwise


def find_name(page: Page, segments: Sequence[Segment], name: Name) -> list[Hit]:
    """Where the segments bear the whole name, middle names or not, and no longer name around it; those of the core first."""
    gap = 0 if any(len(t.text) == 1 for t in name.tokens) else 2
    hits = [h for h in find_words(page, segments, name.tokens, gap=gap) if not is_longer(page, h, name)]
    if name.mark:  # C is not C#
        hits = [h for h in hits if page.text[h.end : h.end + 1] == name.mark]
    return sorted(hits, key=lambda h: h.role is not Role.CORE)


def find_variant(page: Page, window: Window, name: Name) -> list[Hit]:
    """Where the passage bears another form of the name that the page itself explains, or that everybody knows."""
    return (
        _by_last_name(page, window, name)
        or _by_short_name(page, window, name)
        or _by_initials(page, window, name)
        or _by_kind(page, window, name)
    )


def is_longer(page: Page, hit: Hit, name: Name) -> bool:
    """ "Selm Bridge" inside "Selm Bridge Museum" is another thing; a title before a person is not."""
    after = [t for t in page.tokens_in(hit.end, hit.end + 40) if t.start - hit.end <= 1]
    if after and after[0].is_capital and not page.language.capital_nouns and page.text[hit.end : after[0].start] == " ":
        norms = {t.norm for t in name.tokens}
        if is_legal_form(after[0]):
            return False
        return after[0].norm not in norms and not is_wide(after[0].norm[:1]) and not is_hangul(after[0].norm[:1])
    return False


def _by_last_name(page: Page, window: Window, name: Name) -> list[Hit]:
    """A person may go by the last name, when no other first name stands before it anywhere on the page."""
    if len(name.tokens) < 2 or name.mark or any(word.islower() for word in name.text.split()):
        return []  # "the University of Brae" has no last name
    last = name.tokens[-1]
    short = [h for h in find_words(page, window.core, (last,)) if page.text[h.start : h.start + 1].isupper()]
    if not short:
        return []
    everywhere = (Segment(0, len(page.text), Role.CORE),)
    if not find_name(page, everywhere, name) and (len(name.tokens) > 3 or common_word(last.norm, page.language)):
        return []
    short = [h for h in short if not is_longer(page, h, name)]
    first = {t.norm for t in name.tokens[:-1]}
    for i in page.places_in(0, len(page.text), page.vocabulary.forms(last)):
        token = page.tokens[i]
        if i:
            before = page.tokens[i - 1]
            if before.is_name and before.norm not in first and page.text[before.end : token.start] == " ":
                return []
    return short


def _by_kind(page: Page, window: Window, name: Name) -> list[Hit]:
    """ "Harvard is a large research university" names Harvard University: what kind it is stands after "is"."""
    if len(name.tokens) < 2 or not common_word(name.tokens[-1].norm, page.language):
        return []
    own, kind = [t.norm for t in name.tokens[:-1]], name.tokens[-1].norm
    for segment in window.core:
        tokens = page.tokens_in(segment.start, segment.end)
        for i in range(len(tokens) - len(own) - 1):
            held = [t.norm for t in tokens[i : i + len(own)]] == own and tokens[i].is_capital
            if held and tokens[i + len(own)].norm in _IS and any(t.norm == kind for t in tokens[i + len(own) + 1 :]):
                return [Hit(tokens[i].start, tokens[i + len(own) - 1].end, segment.role)]
    return []


_IS = frozenset({"is", "was", "are", "were", "ist", "war", "est", "était", "es", "era"})


def _by_short_name(page: Page, window: Window, name: Name) -> list[Hit]:
    """ "Tim Roth" is "Timothy Simon Roth": a first name cut short, and the same last name."""
    if len(name.tokens) != 2:
        return []
    first, last = name.tokens
    hits = []
    for segment in window.core:
        tokens = page.tokens_in(segment.start, segment.end)
        for i, token in enumerate(tokens):
            if token.norm != last.norm:
                continue
            for before in reversed(tokens[max(0, i - 3) : i]):
                if before.is_capital and _is_short_for(first, before):
                    hits.append(Hit(before.start, token.end, segment.role))
                    break
    return hits


def _is_short_for(a: Token, b: Token) -> bool:
    short, long = sorted((a.norm, b.norm), key=len)
    return len(short) >= _SHORT and long != short and long.startswith(short)


def _by_initials(page: Page, window: Window, name: Name) -> list[Hit]:
    """ "WEF" for the "World Economic Forum", where the page writes one after the other; "US" for the "United States"."""
    if len(name.tokens) == 1:
        short = name.tokens[0]
        letters = short.text.replace(".", "")
        if not (letters.isupper() and letters.isascii() and 2 <= len(letters) <= 6):
            return []
        wanted = letters.casefold()
        return [h for h in _spelt_out(page, window, wanted) if _is_explained(page, h, wanted)]
    initials = "".join(t.norm[0] for t in name.tokens)
    if len(initials) < 2:
        return []
    hits = []
    for segment in window.core:
        for token in page.tokens_in(segment.start, segment.end):
            if token.text.isupper() and token.text.replace(".", "").casefold() == initials:
                hit = Hit(token.start, token.end, segment.role)
                if initials in _KNOWN_INITIALS or _explained_in_full(page, name, initials):
                    hits.append(hit)
    return hits


def _spelt_out(page: Page, window: Window, initials: str) -> list[Hit]:
    """Runs of capitals in the core with these initials."""
    hits = []
    for segment in window.core:
        capitals = [t for t in page.tokens_in(segment.start, segment.end) if t.is_capital]
        for i in range(len(capitals) - len(initials) + 1):
            run = capitals[i : i + len(initials)]
            near = run[-1].end - run[0].start < 20 * len(initials)
            if near and "".join(t.norm[0] for t in run) == initials:
                hits.append(Hit(run[0].start, run[-1].end, segment.role))
    return hits


def _is_explained(page: Page, hit: Hit, initials: str) -> bool:
    following = page.tokens_in(hit.end, hit.end + 12)
    return initials in _KNOWN_INITIALS or any(t.norm == initials for t in following[:2])


def _explained_in_full(page: Page, name: Name, initials: str) -> bool:
    everywhere = (Segment(0, len(page.text), Role.CORE),)
    hits = find_words(page, everywhere, name.tokens, gap=2)
    return any(t.norm == initials for h in hits for t in page.tokens_in(h.end, h.end + 12)[:2])
