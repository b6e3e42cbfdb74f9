"""Where a passage carries a part of a claim.

In: a Page, a Window, one word or name of the claim. Out: the span that carries it and the role of the segment it stands in.
It never decides what that means for the claim.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from agbrowse.prove.page import Page, Role, Segment
from agbrowse.text import Token

_PREFIX = 6  # letters that two words must share to be forms of one word where the stemmer sees two
_TAIL = 4  # letters that may differ after them


@dataclass(frozen=True, slots=True)
class Hit:
    """A stretch of the text that carries a part of the claim, and what it is to the window."""

    start: int
    end: int
    role: Role


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
        return shared >= 2 and shared * 5 >= min(len(a.stem), len(b.stem)) * 3
    if is_wide(a.stem[:1]) and is_wide(b.stem[:1]):
        return len(a.stem) >= 2 and a.stem in b.stem
    shared = _shared_prefix(a.norm, b.norm)
    return shared >= _PREFIX and len(a.norm) - shared <= _TAIL and len(b.norm) - shared <= _TAIL


@lru_cache(maxsize=4096)
def bare(word: str) -> str:
    """The word without its accents: names keep or lose them as the writer likes ("Noël", "Noel")."""
    return "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))


def _shared_prefix(a: str, b: str) -> int:
    count = 0
    for x, y in zip(a, b, strict=False):
        if x != y:
            break
        count += 1
    return count


def find_words(page: Page, segments: Sequence[Segment], words: Sequence[Token], *, gap: int = 0) -> list[Hit]:
    """Every place where the words stand one after another, with at most `gap` tokens between two of them."""
    hits: list[Hit] = []
    for segment in segments:
        tokens = page.tokens_in(segment.start, segment.end)
        for i, token in enumerate(tokens):
            if not same_word(words[0], token):
                continue
            at, last = i, token
            for word in words[1:]:
                follow = next((j for j in range(at + 1, min(at + 2 + gap, len(tokens))) if same_word(word, tokens[j])), None)
                if follow is None:
                    break
                at, last = follow, tokens[follow]
            else:
                hits.append(Hit(token.start, last.end, segment.role))
    return hits
