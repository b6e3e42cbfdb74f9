"""What must never be cut, and a text cut into sentences and list items around it.

In: a problem's text and its Planning. Out: a mask of equal length, in which quotations, brackets, dates, names with commas or
conjunctions and abbreviations are letters without gaps; and the spans of its sentences. It changes nothing and drops nothing.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from agbrowse.lang.planning import Planning

QUOTED = (
    r"“[^”\n]{1,400}”|\"[^\"\n]{1,400}\"|„[^“”\n]{1,400}[“”]|«[^»\n]{1,400}»|‹[^›\n]{1,400}›|「[^」\n]{1,400}」|『[^』\n]{1,400}』|"
    r"《[^》\n]{1,400}》|〈[^〉\n]{1,400}〉|‘[^’\n]{2,400}’(?![A-Za-z])|(?<![^\W_])'[^'\n]{2,400}'(?![A-Za-z0-9])"
)
_BRACKETS = r"\([^()\n]{1,400}\)|\[[^\]\n]{1,400}\]|（[^（）\n]{1,400}）"
_SENTENCE_END = re.compile(r"[.!?…]+[)\"'”’]*\s+(?=\S)|[。！？；]+\s*|;\s+|\n+")
_ITEM = re.compile(r"(?:^|(?<=\s))\(?(\d{1,2})[.)]\s+(?=\S)")
_BULLET = re.compile(r"^\s*(?:[-*•‣·–]\s+|\(?\d{1,2}[.)]\s+|[①-⑳]\s*|\(?[a-h]\)\s+)(?=\S)")


class Traits(NamedTuple):
    """What a text has of the marks that the patterns need; a pattern that cannot match is not compiled."""

    quotes: bool
    digits: bool
    commas: bool
    joints: bool


_QUOTES = frozenset("“\"„«‹「『《〈‘'")
_JOINTS = frozenset(("and", "und", "et", "y", "e", "&", "sans", "sin"))


def traits_of(text: str) -> Traits:
    return Traits(
        quotes=not _QUOTES.isdisjoint(text),
        digits=any(c.isdigit() for c in text),
        commas="," in text,
        joints="-" in text or not _JOINTS.isdisjoint(text.casefold().split()),
    )


@lru_cache(maxsize=32)
def _pattern(planning: Planning, traits: Traits) -> re.Pattern[str]:
    months = planning.months if traits.digits else ""
    parts = [*([QUOTED] if traits.quotes else []), _BRACKETS]
    if months:
        parts += [
            rf"\b\d{{1,2}}\.\s?(?:{months})(?:\s\d{{4}})?",
            rf"\b(?:{months})\s\d{{1,2}}(?:st|nd|rd|th)?,?\s\d{{4}}",
            rf"\b\d{{1,2}}(?:er|º)?\s(?:de\s)?(?:{months})(?:\s(?:de\s)?\d{{4}})?",
        ]
    if planning.between and planning.range_joint and traits.digits:
        parts.append(
            rf"\b(?:{planning.between})\s+(?:[^\W\d]{{1,12}}\s+)?[$€£]?\d[\d.,]{{0,12}}(?:\s?[^\W\d]{{1,12}})?\s+(?:{planning.range_joint})\s+"
            rf"(?:[^\W\d]{{1,12}}\s+)?[$€£]?\d[\d.,]{{0,12}}"
        )
    if planning.whole_names and traits.joints:
        parts.append(rf"\b(?:{planning.whole_names})")
    if planning.regions and traits.commas:
        parts.append(rf"(?-i:(?<![\w.'’-])[A-Z][\w.'’-]{{0,60}}(?:\s[A-Z][\w.'’-]*){{0,3}}),\s(?:{planning.regions})(?!\w)")
    if planning.abbreviations:
        parts.append(rf"\b(?:{planning.abbreviations})\.(?=\s)")
    parts.append(
        r"\b(?:[A-Za-z]\.){2,6}|(?-i:\b[A-Z]\.\s(?=[A-Z][a-z]))|(?<!\S)\S{1,60}\s&\s\S{1,60}|(?<![^\s(])\d{1,2}\.\s(?=[^\W\d_])"
    )
    return re.compile("|".join(parts), re.IGNORECASE)


def protected(text: str, planning: Planning) -> str:
    """The text with what must not be cut replaced by "x", at equal length."""
    return _pattern(planning, traits_of(text)).sub(lambda m: _masked(m, planning), text)


def _masked(match: re.Match[str], planning: Planning) -> str:
    found = match.group()
    if re.fullmatch(r"\d{1,2}\.\s", found):
        # "der 2. Weltkrieg", "on 3. May"; but "1. price 2. licence" is a list, and only German writes ordinals so.
        return found if not planning.nouns_have_capitals or match.start() == 0 else "x" * len(found)
    return "x" * len(found)


def sentence_spans(text: str, masked: str) -> list[tuple[int, int]]:
    """Sentences, lines and items of lists, in order, without the white space and item numbers around them."""
    found: list[tuple[int, int]] = []
    for line in re.finditer(r"[^\n]+", masked):
        for a, b in _items(line.group()):
            start, end = line.start() + a, line.start() + b
            at = start
            for stop in [*(m.end() for m in _SENTENCE_END.finditer(masked, start, end)), end]:
                piece = text[at:stop]
                if any(c.isalnum() for c in piece):
                    found.append((at + len(piece) - len(piece.lstrip()), at + len(piece.rstrip())))
                at = stop
    return found


def _items(line: str) -> list[tuple[int, int]]:
    """The items of a list in one line: "1. ... 2. ..." counts up from one; "on 3. April" is no list."""
    bullet = _BULLET.match(line)
    start = bullet.end() if bullet else 0
    found = list(_ITEM.finditer(line))
    numbers = [int(m.group(1)) for m in found]
    if len(numbers) < 2 or numbers != list(range(numbers[0], numbers[0] + len(numbers))) or numbers[0] != 1:
        return [(start, len(line))]
    edges = [m.start() for m in found] + [len(line)]
    spans = [(m.end(), edges[i + 1]) for i, m in enumerate(found)]
    return [(0, edges[0]), *spans] if line[: edges[0]].strip() else spans


def spans_between(text: str, pattern: re.Pattern[str], at: int = 0) -> list[tuple[int, int]]:
    """What stands between the matches of a pattern, the empty left out."""
    spans = []
    for m in pattern.finditer(text, at):
        spans.append((at, m.start()))
        at = m.end()
    return [(a, b) for a, b in [*spans, (at, len(text))] if text[a:b].strip()]
