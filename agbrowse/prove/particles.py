"""What a Korean, Japanese or Chinese claim says is done to something, by its particles.

In: a Claim and a word of it. Out: whether it is the object. It looks at no page.
"""

from __future__ import annotations

from agbrowse.prove.claim import Claim
from agbrowse.text import Token

_BEFORE = ("对", "對", "被", "把", "将", "將", "向")


def is_object(claim: Claim, term: Token) -> bool:
    """Whether the claim says that something is done to it; False where no particle says so."""
    match claim.language.tag:
        case "ko":
            return term.text.endswith(("을", "를"))
        case "ja":
            return claim.text[term.end : term.end + 1] == "を"
        case "zh":
            return claim.text[max(0, term.start - 1) : term.start] in _BEFORE
    return False
