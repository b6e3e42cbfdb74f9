"""Where a passage says what the claim says, but for a word: the claim with one name changed is another claim.

In: a Claim, a Page, a Window. Out: pairs of words, the claim's and the passage's, that stand in each other's place when the two
are laid side by side.
"""

from __future__ import annotations

from difflib import SequenceMatcher

from agbrowse.prove.claim import Claim
from agbrowse.prove.page import Page, Window
from agbrowse.prove.weighing import Weighing
from agbrowse.prove.words import same_word
from agbrowse.text import Token

_SENTENCE = 200  # words of a sentence that are laid beside the claim
_LONGEST = 3  # words that stand for as many others; more are another sentence
_AROUND = 2  # words that must agree beside them
_MUCH_AROUND = 4
_Code = tuple[str, int, int, int, int]


def find_substitutes(claim: Claim, page: Page, window: Window, w: Weighing) -> list[tuple[Token, Token]]:
    """Content words in each other's place. Time grows with the product of the two lengths, which are a sentence's."""
    if claim.language.tag in ("ko", "ja", "zh"):
        return []  # their words stand in no fixed order
    ours = list(claim.tokens[:_SENTENCE])
    # Numbers and dates are compared by what they come to.
    values = [(q.start, q.end) for q in claim.quantities] + [(d.start, d.end) for d in claim.dates]
    # So are names that the passage bears in another form ("Tim" and "Timothy").
    values += [(n.tokens[0].start, n.tokens[-1].end) for n in claim.names if n.text in w.variants]
    found: list[tuple[Token, Token]] = []
    for segment in window.core:
        theirs = page.tokens_in(segment.start, segment.end)[:_SENTENCE]
        matcher = SequenceMatcher(None, [_key(t) for t in ours], [_key(t) for t in theirs], autojunk=False)
        codes = matcher.get_opcodes()
        for i, (kind, a, b, c, d) in enumerate(codes):
            if kind != "replace" or b - a > _LONGEST or d - c > _LONGEST:
                continue
            before = codes[i - 1] if i else None
            after = codes[i + 1] if i + 1 < len(codes) else None
            if not _agree(before, at_edge=a == c == 0) or not _agree(after, at_edge=b == len(ours)):
                continue
            beside = sum(code[2] - code[1] for code in (before, after) if code is not None)
            mine = [t for t in ours[a:b] if not any(x <= t.start < y for x, y in values)]
            found += _pairs(mine, theirs[c:d], ours, theirs, beside)
    return found


def _agree(code: _Code | None, *, at_edge: bool) -> bool:
    return at_edge if code is None else code[0] == "equal"


def _key(token: Token) -> str:
    return token.root or token.stem


def _pairs(
    ours: list[Token], theirs: list[Token], claim: list[Token], passage: list[Token], beside: int
) -> list[tuple[Token, Token]]:
    """The content words of two stretches in order, but for those that are forms of one word. A word that the passage has in
    another place too is another's only where it is a name, and more stands around it."""
    mine = [t for t in ours if not t.is_stop and not any(same_word(t, u) for u in theirs)]
    if beside < _AROUND:
        return []
    held = [t for t in mine if any(same_word(t, u) for u in passage)]
    mine = [t for t in mine if t not in held or (beside >= _MUCH_AROUND and t.is_capital)]
    other = [t for t in theirs if not t.is_stop and not any(same_word(c, t) for c in claim)]
    return list(zip(mine, other, strict=False))
