"""The disconfirming query: what would be found if the favourite were wrong.

In: a Problem, and the leading answer when there is one. Out: the text of one query. It judges nothing.
"""

from __future__ import annotations

from agbrowse.lang.searching import Searching
from agbrowse.models import ConstraintKind
from agbrowse.plan.problem import Category, Problem, Term
from agbrowse.plan.wording import anchored, compose, excluding, rest, words_of

_OF_CATEGORY = {
    Category.FACT_CHECK: "claim",
    Category.COMPARISON: "comparison",
    Category.PRODUCT: "product",
    Category.HOW_TO: "how-to",
    Category.EXPLAINER: "explainer",
}
_ADDED = 2  # contrary words of one query: more would leave no room for the subject


def contrary_kind(problem: Problem, words: Searching) -> str:
    """What kind of doubt fits: an earlier one for a first, another entity for a riddle, a refutation for a claim."""
    if problem.asks_origin:
        return "origin"
    if has_word(problem, words.effects) and problem.category is not Category.PRODUCT:
        return "effects"
    if problem.category in (Category.COMPARISON, Category.FACTUAL) and has_word(problem, words.figures):
        return "figures"
    if problem.category in _OF_CATEGORY:
        return _OF_CATEGORY[problem.category]
    if any(constraint.group for constraint in problem.constraints):
        return "entity"
    if problem.asks_latest:
        return "latest"
    is_claim = all(constraint.kind is ConstraintKind.ASSERTION for constraint in problem.constraints)
    return "claim" if is_claim else "fact"


def has_word(problem: Problem, beginnings: tuple[str, ...]) -> bool:
    """Whether a word of the problem begins so; in unspaced scripts whether it stands anywhere."""
    text = problem.text.casefold()
    return any(text.startswith(word) or f" {word}" in text or (word > "\u3040" and word in text) for word in beginnings)


def build_disconfirm_query(
    problem: Problem, words: Searching, *, leading: str | None = None, about: tuple[Term, ...] = (), turn: int = 0
) -> str:
    """A search for a different or contrary candidate.

    A riddle's other candidates are looked for without the leading one; else the leading answer is searched with words of doubt.
    `about` are the terms of what is doubted (all of the problem's by default), `turn` picks other words of doubt.
    """
    kind = contrary_kind(problem, words)
    doubts = words.contrary[kind]
    doubts = tuple(doubts[(turn + n) % len(doubts)] for n in range(_ADDED))
    subject = anchored(problem)
    if leading and kind == "entity":
        named = set(words_of(leading))
        kept = [t for t in problem.terms if not named & set(words_of(t.text))]
        return compose(kept, (), doubts[:1], [f'-"{leading}"' if " " in leading else f"-{leading}"])
    if leading:
        return compose(subject, about or rest(problem, but=subject)[:3], [_quoted(leading), *doubts[:1]])
    return compose(subject, about or rest(problem, but=subject), doubts, excluding(problem))


def _quoted(text: str) -> str:
    plain = " ".join(text.replace('"', " ").split()[:8])
    return f'"{plain}"' if " " in plain else plain
