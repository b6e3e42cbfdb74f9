"""What kind of report a problem asks for, how much work it is, and how deep its sources must go.

In: what was found in a problem. Out: category, complexity, depth with its reason. Cues are the language's own (Planning).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from agbrowse.lang.planning import Planning
from agbrowse.models import Constraint
from agbrowse.plan.drafts import compiled, has
from agbrowse.plan.problem import Category, Complexity, Depth, Term, TermKind


class Shape(NamedTuple):
    """What the sentences looked like. `core` is the first sentence without its frame."""

    core: str
    is_truth: bool
    is_request: bool
    asks: bool  # has a question word
    is_yes_no: bool
    has_verb: bool
    has_options: bool


def categorise(text: str, shape: Shape, terms: Sequence[Term], planning: Planning) -> Category:
    """Truth first, then what is compared, bought or done; then explanations, facts, and bare statements to be checked."""
    if shape.is_truth:
        return Category.FACT_CHECK
    if has(planning.how_to, text) and not shape.has_options:
        return Category.HOW_TO
    if has(planning.comparison, text) and (shape.has_options or not has(planning.explainer, shape.core)):
        return Category.COMPARISON
    if has(planning.product, shape.core) or has(planning.product, text):
        return Category.PRODUCT
    if has(planning.price_limit, text) and not (shape.asks or shape.is_yes_no or shape.has_verb):
        return Category.PRODUCT
    if (
        shape.has_options
        and has(planning.alternatives and rf"\s(?:{planning.alternatives})\s", shape.core)
        and (shape.asks or not shape.has_verb)
    ):
        return Category.COMPARISON
    if shape.is_yes_no:
        return Category.FACT_CHECK
    if _explains(text, shape, terms, planning):
        return Category.EXPLAINER
    if not shape.asks and not shape.is_request and shape.has_verb:
        return Category.FACT_CHECK
    return Category.FACTUAL


def _explains(text: str, shape: Shape, terms: Sequence[Term], planning: Planning) -> bool:
    """Whether a notion is to be explained; "what is the height of X" asks for a value."""
    if has(planning.origin, text):
        return False
    pattern = compiled(planning.explainer)
    m = pattern.search(text) if pattern else None
    if m is None:
        return False
    after = text[m.end() :].lstrip().casefold()
    has_definite = any(after.startswith(a + " ") for a in planning.articles) or after.startswith("l'")
    is_property = any(t.kind is not TermKind.TERM or t.text[:1].isupper() for t in terms if t.start > m.end())
    return not (m.start() <= 1 and has_definite and is_property and not shape.has_options)


def how_complex(
    text: str, category: Category, constraints: Sequence[Constraint], options: int, planning: Planning
) -> Complexity:
    needed = [c for c in constraints if c.mandatory]
    if has(planning.comprehensive, text) or len(needed) > 8 or options > 4:
        return Complexity.COMPLEX
    if category in (Category.COMPARISON, Category.PRODUCT, Category.HOW_TO):
        return Complexity.MODERATE
    return Complexity.SIMPLE if len(needed) <= 2 else Complexity.MODERATE


def how_deep(
    text: str, category: Category, complexity: Complexity, terms: Sequence[Term], planning: Planning
) -> tuple[Depth, str]:
    if complexity is Complexity.COMPLEX:
        return Depth.COMPREHENSIVE, "several sources of several kinds are asked for"
    if category is Category.HOW_TO and has(planning.implementation, text):
        return Depth.IMPLEMENTATION, "the steps must work as written, so working examples and manuals are needed"
    if has(planning.official, text):
        return Depth.OFFICIAL_DOCUMENTATION, "an official source is asked for"
    if category is Category.HOW_TO:
        return Depth.OFFICIAL_DOCUMENTATION, "the procedure is set by whoever is responsible for it"
    if any(t.kind is TermKind.CODE for t in terms):
        return Depth.OFFICIAL_DOCUMENTATION, "versions and identifiers are settled by their publisher"
    if category in (Category.COMPARISON, Category.PRODUCT):
        return Depth.OFFICIAL_DOCUMENTATION, "each option's own figures come from its maker"
    if complexity is Complexity.SIMPLE:
        return Depth.SINGLE_FACT, "one page that states it is enough"
    return Depth.SINGLE_FACT, "each part is settled by one page that states it"
