"""Who did it to whom in Korean, Japanese and Chinese: by particles, not by the order of words.

In: a Claim, a Page, a Window. Out: whether a word that the claim makes the doer is the passage's object, or the other way
round.
"""

from __future__ import annotations

import re

from agbrowse.prove.claim import Claim
from agbrowse.prove.page import Page, Window
from agbrowse.text import Token

_DOER = {
    "ko": re.compile(r"(?:은|는|이|가|께서)$"),
    "ja": re.compile(r"は|が"),
}
_OBJECT = {
    "ko": re.compile(r"(?:을|를)$"),
    "ja": re.compile(r"を"),
}
_CHINESE_OBJECT = ("对", "對", "被", "把", "将", "將", "向")
_LETTERS = 3  # after a word, among which its particle stands


def is_turned_round(claim: Claim, page: Page, window: Window) -> bool:
    """Whether the passage gives a name of the claim the other part in what happened."""
    tag = page.language.tag
    names = [t for t in claim.terms if t.is_name]
    if tag not in ("ko", "ja", "zh") or len(names) < 2 or claim.question is not None:
        return False
    for term in names:
        claimed = _part(term, claim.text, tag)
        if claimed is None:
            continue
        for segment in window.core:
            places = page.places_in(segment.start, segment.end, page.vocabulary.forms(term))
            found = {_part(page.tokens[i], page.text, tag) for i in places} - {None}
            if found and claimed not in found:
                return True
    return False


def is_object(claim: Claim, term: Token) -> bool:
    """Whether the claim says that something is done to it."""
    return claim.language.tag in ("ko", "ja", "zh") and _part(term, claim.text, claim.language.tag) == "object"


def _part(token: Token, text: str, tag: str) -> str | None:
    """ "doer" or "object", as the particle says; None where there is none."""
    if tag == "zh":
        return "object" if text[max(0, token.start - 1) : token.start] in _CHINESE_OBJECT else "doer"
    after = token.text if tag == "ko" else text[token.end : token.end + _LETTERS]
    for part, pattern in (("doer", _DOER[tag]), ("object", _OBJECT[tag])):
        if pattern.search(after) if tag == "ko" else pattern.match(after):
            return part
    return None
