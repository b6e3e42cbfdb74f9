"""A research problem's text to what was understood of it.

In: the text, today's date, perhaps a language tag. Out: a Problem, the same for the same input. Mechanical and instant: it opens
nothing, imports no prover, and raises only InputError, for a text without a word.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from agbrowse.errors import InputError
from agbrowse.lang.choose import detect_language
from agbrowse.lang.planning import Planning, get_planning
from agbrowse.models import Constraint
from agbrowse.plan.ask import clarifications, rivals, sub_questions
from agbrowse.plan.constraints import Drafted, draft_constraints
from agbrowse.plan.drafts import EDGES, has
from agbrowse.plan.judge import categorise, how_complex, how_deep
from agbrowse.plan.problem import Problem, Term, TermKind
from agbrowse.plan.terms import find_terms
from agbrowse.plan.windows import find_windows

_LONGEST = 20_000
_LONGEST_RESTATED = 300
_MOST_TOPICS = 6
# Control and direction characters, and halves of surrogate pairs; tabs and line breaks stay.
_UNPRINTABLE = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff\ud800-\udfff]"
)


def analyse(text: str, *, today: date, language: str | None = None) -> Problem:
    """What is asked, taken apart. Raises InputError for a text without a word."""
    clean = _UNPRINTABLE.sub(" ", text).strip()[:_LONGEST]
    if not any(c.isalnum() for c in clean):
        raise InputError("the question has no words", "give a question or a claim as text")
    tag = _normal_tag(language) if language else detect_language(clean)
    planning = get_planning(tag)
    tag = tag if language else _variant(tag, clean, planning)
    terms = _terms(clean, planning)
    drafted = draft_constraints(clean, terms, planning)
    terms = [t for t in terms if any(t.text in sentence for sentence in drafted.sentences)] or terms
    constraints = drafted.constraints
    category = categorise(clean, drafted.shape, terms, planning)
    complexity = how_complex(clean, category, constraints, len(drafted.options), planning)
    depth, reason = how_deep(clean, category, complexity, terms, planning)
    windows = find_windows(clean, planning, today)
    shape = drafted.shape
    return Problem(
        text=clean,
        language=tag,
        today=today,
        restated=_restated(drafted),
        category=category,
        complexity=complexity,
        depth=depth,
        depth_reason=reason,
        constraints=constraints,
        anchor_id=anchor_of(constraints, terms).id,
        terms=tuple(terms),
        excluded=_excluded(clean, terms, planning),
        key_topics=_topics(terms),
        windows=windows,
        options=drafted.options,
        sub_questions=sub_questions(constraints, category, complexity, drafted.options, windows, planning),
        rivals=rivals(category, drafted.options, constraints, planning),
        clarify=clarifications(
            clean,
            shape.core,
            asks=shape.asks,
            is_yes_no=shape.is_yes_no,
            is_truth=shape.is_truth,
            terms=terms,
            constraints=constraints,
            planning=planning,
        ),
        asks_origin=has(planning.origin, clean),
        asks_latest=has(planning.latest, clean),
        asks_official=has(planning.official, clean),
    )


def _normal_tag(language: str) -> str:
    parts = language.strip().replace("_", "-").split("-")
    return "-".join([parts[0].casefold(), *(p.title() if len(p) == 4 else p.upper() if len(p) == 2 else p for p in parts[1:])])


def _variant(tag: str, text: str, planning: Planning) -> str:
    """ "zh-Hans" or "zh-Hant" where letters of only one of them are used."""
    seen = {variant for variant, letters in planning.variants.items() if any(c in letters for c in text)}
    return seen.pop() if len(seen) == 1 else tag


def _terms(text: str, planning: Planning) -> list[Term]:
    if planning.tag in ("ko", "ja", "zh"):
        from agbrowse.plan.terms_east_asian import find_terms_east_asian

        return find_terms_east_asian(text, planning)
    return find_terms(text, planning)


def _restated(drafted: Drafted) -> str:
    parts = [s.strip(EDGES) for s in drafted.sentences]
    text = re.sub(r"\s+", " ", "; ".join(p for p in parts if p))
    return text if len(text) <= _LONGEST_RESTATED else text[: _LONGEST_RESTATED - 1].rsplit(" ", 1)[0] + "…"


def _topics(terms: Sequence[Term]) -> tuple[str, ...]:
    """Names and quotations before notions, each group in the problem's order; bare numbers and years are no topics."""
    ranked = sorted(
        (t for t in terms if t.kind not in (TermKind.NUMBER, TermKind.DATE)),
        key=lambda t: t.kind not in (TermKind.NAME, TermKind.QUOTE, TermKind.CODE),
    )
    return tuple(t.text for t in (ranked or terms)[:_MOST_TOPICS])


def _is_excluded(text: str, term: Term, planning: Planning) -> bool:
    before, after = text[max(0, term.start - 24) : term.start], text[term.end : term.end + 8]
    if planning.excludes_before and has(rf"(?:{planning.excludes_before})\s*[\"'“«「]?$", before):
        return True
    return bool(planning.excludes_after) and has(rf"^[\"'”»」]?\s*(?:{planning.excludes_after})", after)


def _excluded(text: str, terms: Sequence[Term], planning: Planning) -> tuple[Term, ...]:
    """Terms that the answer must not be; of joined ones ("A and B excluded") all."""
    found: list[Term] = []
    for i in range(len(terms) - 1, -1, -1):
        following = terms[i + 1] if i + 1 < len(terms) else None
        joined = (
            following is not None
            and following in found
            and has(rf"^\s*(?:{planning.joins})\s*$", text[terms[i].end : following.start])
        )
        if _is_excluded(text, terms[i], planning) or (joined and planning.joins and planning.excludes_after):
            found.append(terms[i])
    return tuple(reversed(found))


_RARITY = {TermKind.QUOTE: 6, TermKind.CODE: 5, TermKind.NAME: 4, TermKind.NUMBER: 2, TermKind.DATE: 2, TermKind.TERM: 0}


def anchor_of(constraints: Sequence[Constraint], terms: Sequence[Term]) -> Constraint:
    """The constraint with the rarest clue: a quotation, a code, a name, an exact date; never merely the longest."""

    def rarity(c: Constraint) -> tuple[int, int, int]:
        own = [t for t in terms if t.text.casefold() in c.text.casefold()]
        weights = [_RARITY[t.kind] + (t.kind is TermKind.DATE and len(t.text) > 5) for t in own]
        return max(weights, default=-1), sum(weights), -len(c.text)

    needed = [c for c in constraints if c.mandatory and "comparison" not in c.tags] or list(constraints)
    return max(needed, key=rarity)
