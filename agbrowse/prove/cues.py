"""Words that change what a sentence says: negations, denials, hedges, plans, quantifiers, superlatives.

In: a text and its Language. Out: the spans of such cues, and the clauses they govern. It knows no claim.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from agbrowse.lang import Language, get_language
from agbrowse.models import Span
from agbrowse.text import find_cues

# A clause ends where the grammar lets a new statement begin. "that" does not end one: what it opens is governed from before.
_CLAUSE = re.compile(
    r"[;:()\u2014、，；]|\s[-–—]\s|,(?=[\s\"'”’»])|"
    r"\b(?:but|while|whereas|although|though|because|whose|aber|sondern|während|obwohl|weil|pero|sino|mientras|aunque|"
    r"porque|mais|tandis|alors|parce|and|und|et|y)\b|(?<=,\s)yet\b|(?<=지만)|(?<=으나)|(?<=는데)|(?<=が)、"
)
# A remark: it ends no clause, and what is said in it is not said of the sentence's subject alone.
_BRACKETS = re.compile(r"\([^()]{0,300}\)|\[[^\[\]]{0,300}\]|-LRB-.{0,300}?-RRB-")
_QUESTION = re.compile(r"[?？]\s*[\"'”’»)\]]*\s*$")
_ASKS = {"ja": re.compile(r"(?:ます|ません|です|でしょう|だろう|ましょう|の)か[。．」』]*\s*$")}  # no mark is needed


@dataclass(frozen=True, slots=True)
class Cues:
    """Cues of one stretch of text, as spans into it. `classes` map quantifiers and superlatives to their spans' classes."""

    negations: tuple[Span, ...]
    denials: tuple[Span, ...]
    hedges: tuple[Span, ...]
    plans: tuple[Span, ...]
    formerly: tuple[Span, ...]
    quantifiers: Mapping[str, Span]
    superlatives: Mapping[str, Span]
    recent: bool
    is_question: bool


def read_cues(text: str, language: Language) -> Cues:
    """The cues in a text; spans are offsets into it."""
    return _read(text, language.tag)


@lru_cache(maxsize=1024)  # the passages of a page are read again for every claim
def _read(text: str, tag: str) -> Cues:
    language = get_language(tag)
    spans: dict[str, list[Span]] = {}
    classes: dict[str, dict[str, Span]] = {"quantifier": {}, "superlative": {}}
    for cue in find_cues(text, language):
        span = Span(cue.start, cue.end)
        spans.setdefault(cue.kind, []).append(span)
        if cue.kind in classes:
            classes[cue.kind].setdefault(cue.value, span)
    denials = tuple(spans.get("denial", ()))
    # A negation inside a denial ("it is not true that") is that denial, and is not counted again.
    negations = tuple(n for n in spans.get("negation", ()) if not any(d.start < n.end and n.start < d.end for d in denials))
    return Cues(
        negations=negations,
        denials=denials,
        hedges=tuple(spans.get("hedge", ())),
        plans=tuple(spans.get("plan", ())),
        formerly=tuple(spans.get("formerly", ())),
        quantifiers=classes["quantifier"],
        superlatives=classes["superlative"],
        recent=bool(spans.get("recency")),
        is_question=bool(_QUESTION.search(text) or (tag in _ASKS and _ASKS[tag].search(text))),
    )


@lru_cache(maxsize=1024)
def bracketed(text: str) -> tuple[Span, ...]:
    """What stands in brackets, the brackets included."""
    return tuple(Span(*m.span()) for m in _BRACKETS.finditer(text))


@lru_cache(maxsize=1024)
def clauses(text: str) -> tuple[Span, ...]:
    """The clauses of a sentence, half-open, covering it."""
    cuts = [0]
    for match in _CLAUSE.finditer(text):
        if match.start() > cuts[-1]:
            cuts.append(match.start())
    cuts.append(len(text))
    return tuple(Span(a, b) for a, b in pairwise(cuts) if a < b)
