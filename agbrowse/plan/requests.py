"""What to buy and how to do it, in languages with spaces: criteria and conditions one by one.

In: a sentence without its frame, and its Planning. Out: drafts in the sentence's words, each with the thing or the task that it
narrows. Phrases are cut at prepositions, commas and conjunctions, never inside what `protected` masks.
"""

from __future__ import annotations

import re

from agbrowse.lang.planning import Planning
from agbrowse.models import ConstraintKind
from agbrowse.plan.drafts import EDGES, Draft, compiled, has
from agbrowse.plan.protect import protected
from agbrowse.plan.terms import words_of

_NEVER = re.compile(r"(?!)")
_MOST = 8


def product_drafts(sentence: str, planning: Planning, group: str) -> list[Draft]:
    """The kind of thing with each criterion; exclusions are criteria too. One draft when there is no criterion."""
    text = _without_cue(sentence, planning.product, planning)
    masked = protected(text, planning)
    cuts = _cuts(masked, planning, conjunctions=True)
    head, criteria = _head(text, cuts)
    if not head or not criteria:
        return [Draft(text.strip(EDGES), ConstraintKind.FACET)]
    drafts = []
    opener = ""
    for criterion in criteria[:_MOST]:
        first = criterion.split(" ", 1)[0].casefold()
        if first in planning.prepositions or _is_exclusion(criterion, planning):
            opener = (
                criterion.split(" ", 1)[0] if first in planning.prepositions and not _is_exclusion(criterion, planning) else ""
            )
        elif opener and first not in planning.articles and not _is_clause(criterion, planning):
            criterion = f"{opener} {criterion}"
        tags = ("exclusion",) if _is_exclusion(criterion, planning) else ()
        drafts.append(Draft(f"{head} {criterion}", ConstraintKind.FACET, tags=tags, group=group))
    if len(criteria) > _MOST:
        drafts.append(Draft(f"{head} {', '.join(criteria[_MOST:])}", ConstraintKind.FACET, group=group))
    return drafts


def _is_clause(criterion: str, planning: Planning) -> bool:
    """ "costs less than 600 euros": a predicate of the thing itself."""
    first = criterion.split(" ", 1)[0].casefold()
    return first in ("has", "have", "is", "can", "should") or (first.endswith("s") and first[:-1] in planning.base_verbs)


def how_to_drafts(sentence: str, planning: Planning) -> list[Draft]:
    """The task, and the task under each of its conditions."""
    text = sentence.strip(EDGES)
    masked = protected(text, planning)
    cuts = _cuts(masked, planning, conjunctions=False)
    head, conditions = _head(text, cuts)
    if not head:
        return [Draft(text, ConstraintKind.FACET)]
    if len([w for w in words_of(head) if w.norm not in planning.fillers]) < 2 and conditions:
        head, conditions = f"{head} {conditions[0]}", conditions[1:]
    if not conditions:
        return [Draft(text, ConstraintKind.FACET)]
    drafts = [] if len(conditions) > 2 else [Draft(head, ConstraintKind.FACET)]
    return drafts + [Draft(f"{head} {condition}", ConstraintKind.FACET) for condition in conditions[:_MOST]]


def _without_cue(sentence: str, cue: str, planning: Planning) -> str:
    """The thing itself: "e-reader under $150" of "What is the best e-reader under $150"."""
    text = sentence.strip(EDGES)
    words = words_of(text)
    pattern = compiled(cue) or _NEVER
    m = pattern.match(text) or pattern.search(text)
    thing = m.groupdict().get("thing") if m else None
    if m and thing:
        return f"{thing} {text[m.end() :].lstrip()}"
    m = m if m and m.start() == 0 else None
    at = 0
    while at < len(words) and (
        (m is not None and words[at].start < m.end())
        or words[at].norm in planning.articles
        or (words[at].norm in planning.fillers and words[at].norm not in planning.prepositions)
        or pattern.fullmatch(words[at].text)
    ):
        at += 1
    return text[words[at].start :] if at < len(words) else text


def _is_exclusion(text: str, planning: Planning) -> bool:
    return has(rf"^(?:{planning.exclusion})\s", text) if planning.exclusion else False


def _cuts(masked: str, planning: Planning, *, conjunctions: bool) -> list[tuple[int, int]]:
    """Where a phrase ends and the next begins: (end, start)."""
    openers = planning.prepositions - planning.connectors if conjunctions else planning.conditions
    opener = "|".join(sorted(map(re.escape, openers), key=len, reverse=True)) or "(?!)"
    exclusion = planning.exclusion or "(?!)"
    parts = [
        rf"\s*,\s+(?:(?:{planning.conjunctions or '(?!)'}|but|aber|pero|mais)\s+)?(?=\S)",
        rf"\s+(?=(?:{opener})\s)",
        rf"\s+(?=(?:{exclusion})\s)",
        rf"\s+(?=(?:{planning.opening_phrases or '(?!)'})\s)",
    ]
    if conjunctions and planning.conjunctions:
        parts.insert(1, rf"\s+(?:{planning.conjunctions})\s+(?=\S)")
        parts.insert(1, r"\s+(?:that|which)\s+(?=\w)" if planning.tag == "en" else "(?!)")
    pattern = compiled("|".join(parts)) or _NEVER
    return [m.span() for m in pattern.finditer(masked)]


def _head(text: str, cuts: list[tuple[int, int]]) -> tuple[str, list[str]]:
    if not cuts:
        return text.strip(EDGES), []
    edges = [*cuts, (len(text), len(text))]
    head = text[: edges[0][0]].strip(EDGES)
    pieces = [text[start : edges[i + 1][0]].strip(EDGES) for i, (_, start) in enumerate(edges[:-1])]
    return head, _joined(pieces)


def _joined(pieces: list[str]) -> list[str]:
    """A piece of one word is no criterion by itself: it stays with the one after it ("not" "for gaming")."""
    out: list[str] = []
    waiting = ""
    for piece in pieces:
        piece = f"{waiting} {piece}".strip()
        waiting = ""
        if len(piece.split()) < 2 and not any(c.isdigit() for c in piece) and piece.islower():
            waiting = piece
            continue
        out.append(piece)
    if waiting:
        out = [*out[:-1], f"{out[-1]} {waiting}"] if out else [waiting]
    return out
