"""Where a passage carries a part of a claim.

In: a Page, a Window, one word or name of the claim. Out: the span that carries it and the role of the segment it stands in.
It never decides what that means for the claim.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from agbrowse.prove.page import Page, Role, Segment
from agbrowse.text import Token

_ENOUGH = 200  # places of a word in one stretch of text that are looked at


@dataclass(frozen=True, slots=True)
class Hit:
    """A stretch of the text that carries a part of the claim, and what it is to the window."""

    start: int
    end: int
    role: Role


def find_words(page: Page, segments: Sequence[Segment], words: Sequence[Token], *, gap: int = 0) -> list[Hit]:
    """The places where the words stand one after another, with at most `gap` tokens between two of them; the first of each
    segment, where there are very many."""
    forms = [page.vocabulary.forms(word) for word in words]
    if not all(forms):
        return []
    hits: list[Hit] = []
    for segment in segments:
        for at in page.places_in(segment.start, segment.end, forms[0])[:_ENOUGH]:
            last = at
            for wanted in forms[1:]:
                following = page.tokens[last + 1 : last + 2 + gap]
                step = next((j for j, t in enumerate(following) if t.norm in wanted and t.start < segment.end), None)
                if step is None:
                    break
                last += step + 1
            else:
                hits.append(Hit(page.tokens[at].start, page.tokens[last].end, segment.role))
    return hits
