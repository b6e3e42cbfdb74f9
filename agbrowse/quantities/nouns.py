"""What a number counts: the nouns right after it, by rule."""

from __future__ import annotations

import re

from agbrowse.lang import Language
from agbrowse.lang.base import words
from agbrowse.quantities.numbers import HAN_COUNTERS, KOREAN_COUNTERS
from agbrowse.text.wordforms import stems

_WORD = re.compile(r"(?:[ -]|(?<='))([^\W\d_]+(?:'[^\W\d_]+)?)")
_RUN = re.compile(r"[ ]?([\u3400-\u9fff々]{1,6}|[\u30a1-\u30fa\u30fc]{1,16})")
# "400여 명": some four hundred.
_HANGUL = re.compile(r"여?[ ]?([\uac00-\ud7a3]{1,12})")
# Past this many words it is no longer the number's noun.
_REACH = 3


def counted_nouns(text: str, end: int, language: Language) -> tuple[str, ...]:
    """Stems of the words that the number ending here may count, likeliest first; empty when a function word follows."""
    if language.tag == "ko":
        match = _HANGUL.match(text, end)
        return (_korean(match.group(1), language),) if match else ()
    if not language.spaced:
        match = _RUN.match(text, end)
        if not match:
            return ()
        word = match.group(1)
        counter = next((c for c in _COUNTERS if word.startswith(c)), None)
        return (counter,) if counter else (word,)
    words: list[str] = []
    at = end
    while len(words) < _REACH:
        match = _WORD.match(text, at)
        if not match or match.group(1) in language.stop_words:
            break
        words.append(match.group(1))
        at = match.end()
    if not words:
        return ()
    found = stems(words, language)
    # An adjective may stand before the noun; of the first words the plural one is the likeliest.
    likely = next((w for w in words if _looks_plural(w, language.tag)), words[0])
    return tuple(dict.fromkeys([found[likely], *(found[w] for w in words)]))


_COUNTERS = sorted(set(HAN_COUNTERS), key=len, reverse=True)
_KOREAN_COUNTERS = sorted(set(KOREAN_COUNTERS), key=len, reverse=True)
_PLURALS = words("people men women children sheep feet teeth mice geese oxen fish deer swine cattle police")


def _korean(word: str, language: Language) -> str:
    stem = stems((word,), language)[word]
    # "명이" after a number is the counter and a particle.
    return next((c for c in _KOREAN_COUNTERS if stem == c or (stem.startswith(c) and len(stem) - len(c) == 1)), stem)


def _looks_plural(word: str, tag: str) -> bool:
    if tag == "en":
        return word in _PLURALS or (word.endswith("s") and not word.endswith(("ss", "us", "is")))
    return False
