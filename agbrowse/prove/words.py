"""Whether two words are forms of one word, and which words of a page are forms of a given one.

In: tokens. Out: yes or no, or folded words. It knows no claim and no passage.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from agbrowse.text import Token

_PREFIX = 6  # letters that two words must share to be forms of one word where the stemmer sees two
_TAIL = 4  # letters that may differ after them


def is_wide(char: str) -> bool:
    """Scripts written without spaces, where a word may stand inside a run (kana, kanji, hanzi)."""
    return "\u3040" <= char <= "\u30ff" or "\u3400" <= char <= "\u9fff" or "\uf900" <= char <= "\ufaff"


def is_hangul(char: str) -> bool:
    return "가" <= char <= "힣"


def same_word(a: Token, b: Token) -> bool:
    """Whether two tokens are forms of one word: equal, of one stem, of one family, or alike but for their endings."""
    if a.norm == b.norm or a.stem == b.stem or (a.root == b.root and a.root != ""):
        return True
    if a.is_number or b.is_number:
        return False
    if a.norm.isascii() != b.norm.isascii() and a.is_capital and b.is_capital and bare(a.norm) == bare(b.norm):
        return True
    if is_hangul(a.stem[:1]) and is_hangul(b.stem[:1]):
        shared = _shared_prefix(a.stem, b.stem)
        if shared == len(a.stem) - 1 == len(b.stem) - 1 and not _one_syllable(a.stem[-1], b.stem[-1]):
            return False  # "남궁찬" and "남궁선"
        return shared >= 2 and shared * 5 >= min(len(a.stem), len(b.stem)) * 3
    if is_wide(a.stem[:1]) and is_wide(b.stem[:1]):
        return len(a.stem) >= 2 and a.stem in b.stem
    shared = _shared_prefix(a.norm, b.norm)
    if a.is_capital and b.is_capital and min(len(a.norm), len(b.norm)) - shared > 1:
        return False  # "Bundestag" and "Bundesrat"
    return shared >= _PREFIX and len(a.norm) - shared <= _TAIL and len(b.norm) - shared <= _TAIL


@lru_cache(maxsize=4096)
def bare(word: str) -> str:
    """The word without its accents: names keep or lose them as the writer likes ("Noël", "Noel")."""
    return "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))


def _one_syllable(a: str, b: str) -> bool:
    """Whether two Hangul syllables differ in their last consonant only, as a verb's do ("걸리", "걸린")."""
    return (ord(a) - 0xAC00) // 28 == (ord(b) - 0xAC00) // 28


def _shared_prefix(a: str, b: str) -> int:
    count = 0
    for x, y in zip(a, b, strict=False):
        if x != y:
            break
        count += 1
    return count


class Vocabulary:
    """The words of a page, found again by what makes two words one: `forms` asks each word of a claim once."""

    def __init__(self, tokens: Iterable[Token]) -> None:
        self._words: dict[str, Token] = {}
        for token in tokens:
            kept = self._words.get(token.norm)
            if kept is None or (token.is_capital and not kept.is_capital):
                self._words[token.norm] = token
        self._by_key: dict[str, list[str]] = {}
        for norm, token in self._words.items():
            for key in _keys(token):
                self._by_key.setdefault(key, []).append(norm)
        self._known: dict[tuple[str, bool], frozenset[str]] = {}

    def forms(self, token: Token) -> frozenset[str]:
        """The folded words of the page that are forms of the token."""
        known = self._known.get((token.norm, token.is_capital))
        if known is None:
            near = {norm for key in _keys(token) for norm in self._by_key.get(key, ())}
            known = frozenset(norm for norm in near if same_word(token, self._words[norm]))
            self._known[token.norm, token.is_capital] = known
        return known


def _keys(token: Token) -> set[str]:
    """What two forms of one word have in common: one of these at least."""
    norm, stem = token.norm, token.stem
    keys = {norm, stem, token.root or stem}
    if is_hangul(stem[:1]):
        keys.add("h:" + stem[:2])
    elif is_wide(stem[:1]):
        keys.update("w:" + stem[i : i + 2] for i in range(len(stem) - 1))
    elif not token.is_number:
        keys.add("p:" + norm[:_PREFIX])
        if not norm.isascii() or token.is_capital:
            keys.add("b:" + bare(norm))
    return keys
