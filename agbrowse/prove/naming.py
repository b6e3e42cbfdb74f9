"""What a claim says that something is called: the words of a name stand together, or it is another name.

In: a Claim, a Page, a Window. Out: whether the passage says it otherwise. English, German, French and Spanish.
"""

from __future__ import annotations

import re

from agbrowse.prove.claim import PREPOSITIONS, Claim
from agbrowse.prove.match import find_words
from agbrowse.prove.page import Page, Role, Window
from agbrowse.text import Token

_NAMERS = re.compile(
    r"(?<!\w)(?:(?:better |also |formerly |widely )?known as|called|named|nicknamed|titled|dubbed|termed|bekannt als|namens|"
    r"genannt|connue?s? sous le nom de|appelée?s?|nommée?s?|conocid[oa]s? como|llamad[oa]s?|denominad[oa]s?)\s+",
    re.IGNORECASE,
)
_LONGEST = 6  # words of what something is called
NOT_SO_CALLED = "it does not call it so"


def is_not_so_called(claim: Claim, page: Page, window: Window) -> bool:
    """ "is known as standard air", where the passage has "standard" and "air" apart."""
    namer = _NAMERS.search(claim.text)
    if namer is None:
        return False
    called: list[Token] = []
    for token in (t for t in claim.tokens if t.start >= namer.end()):
        if token.norm in PREPOSITIONS or (called and claim.text[called[-1].end : token.start].strip(" \"'“”‘’")):
            break
        called.append(token)
    words = [t for t in called[:_LONGEST] if not t.is_stop]
    if len(words) < 2:
        return False
    beside = (Role.PREVIOUS, Role.NEXT)
    return not find_words(page, [s for s in window.segments if s.role not in beside], words, gap=1)
