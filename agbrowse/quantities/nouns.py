"""What a number counts: the nouns right after it, by rule."""

from __future__ import annotations

import re

from agbrowse.lang import Language
from agbrowse.lang.base import words
from agbrowse.text.wordforms import stems

_WORD = re.compile(r"(?:[ -]|(?<='))([^\W\d_]+(?:'[^\W\d_]+)?)")
# Past this many words it is no longer the number's noun.
_REACH = 3


def counted_nouns(text: str, start: int, end: int, language: Language) -> tuple[str, ...]:
    """Stems of the words that the number at start:end may count, likeliest first; empty when a function word follows."""
    if language.tag == "ko" or not language.spaced:
        from agbrowse.quantities.east_asian import counter

        found = counter(text, end, language)
        return (found,) if found else ()
    label = _LABEL.search(text, max(0, start - 14), start) if language.tag == "en" else None
    if label:
        # "Rule 7 dogs": the number is the rule's, and counts nothing.
        return (stems((label.group(1),), language)[label.group(1)],)
    after: list[str] = []
    at = end
    while len(after) < _REACH:
        match = _WORD.match(text, at)
        if not match or match.group(1) in language.stop_words:
            break
        after.append(match.group(1))
        at = match.end()
    if not after:
        return ()
    known = stems(after, language)
    # An adjective may stand before the noun; of the first words the plural one is the likeliest.
    likely = next((w for w in after if _looks_plural(w, language.tag)), after[0])
    return tuple(dict.fromkeys([known[likely], *(known[w] for w in after)]))


_LABEL = re.compile(
    r"(?<!\w)(rule|report|chapter|page|section|part|article|room|level|type|model|figure|table|line|route|class|grade|phase|stage|"
    r"volume|issue|act|item|question|code|error|step|flight|track|platform|gate|pier|channel|ward|zone|district|appendix|number|"
    r"no\.|nr\.|unit|exit|highway|lot|plate|psalm|verse|section|form|size) $"
)
_PLURALS = words("people men women children sheep feet teeth mice geese oxen fish deer swine cattle police")


def _looks_plural(word: str, tag: str) -> bool:
    if tag == "en":
        return word in _PLURALS or (word.endswith("s") and not word.endswith(("ss", "us", "is")))
    return False
