"""German number words, which are written as one ("zweihundertdreiundvierzig")."""

from __future__ import annotations

import re
from functools import lru_cache

_ONES = {
    "ein": 1, "eins": 1, "zwei": 2, "zwo": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7, "acht": 8, "neun": 9,
    "zehn": 10, "elf": 11, "zwölf": 12, "dreizehn": 13, "vierzehn": 14, "fünfzehn": 15, "sechzehn": 16, "siebzehn": 17,
    "achtzehn": 18, "neunzehn": 19,
}  # fmt: skip
_TENS = {
    "zwanzig": 20, "dreissig": 30, "vierzig": 40, "fünfzig": 50, "sechzig": 60, "siebzig": 70, "achtzig": 80, "neunzig": 90,
}  # fmt: skip


@lru_cache(maxsize=1)
def german_pattern() -> re.Pattern[str]:
    """A folded word made of number words alone."""
    parts = "|".join(sorted([*_ONES, *_TENS, "hundert", "tausend", "und"], key=len, reverse=True))
    return re.compile(rf"(?<!\w)(?:{parts}){{1,12}}(?!\w)")


def german_number(word: str) -> int | None:
    """The value of a folded number word up to 999,999, else None."""
    thousands, mark, rest = word.partition("tausend")
    if not mark:
        return _below_thousand(word)
    head = _below_thousand(thousands) if thousands else 1
    tail = _below_thousand(rest.removeprefix("und")) if rest else 0
    return None if head is None or tail is None else head * 1000 + tail


def _below_thousand(word: str) -> int | None:
    hundreds, mark, rest = word.partition("hundert")
    if not mark:
        return _below_hundred(word)
    head = _ONES.get(hundreds) if hundreds else 1
    tail = _below_hundred(rest.removeprefix("und")) if rest else 0
    return None if head is None or tail is None else head * 100 + tail


def _below_hundred(word: str) -> int | None:
    if word in _ONES:
        return _ONES[word]
    if word in _TENS:
        return _TENS[word]
    ones, mark, tens = word.partition("und")
    return _ONES[ones] + _TENS[tens] if mark and ones in _ONES and tens in _TENS else None
