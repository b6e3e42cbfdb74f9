"""What to ask on the way: sub-questions, rival hypotheses, and what to ask back when a problem is too vague.

In: what was found in a problem, and its Planning. Out: short texts in the problem's language, made of the problem's own parts.
"""

from __future__ import annotations

from collections.abc import Sequence

from agbrowse.lang.planning import Planning
from agbrowse.models import Constraint, ConstraintKind
from agbrowse.plan.drafts import EDGES, has
from agbrowse.plan.problem import Category, Complexity, SubQuestion, Term, TermKind, Window, WindowKind

_LEAST, _MOST = 3, 6


def sub_questions(
    constraints: Sequence[Constraint],
    category: Category,
    complexity: Complexity,
    options: Sequence[str],
    windows: Sequence[Window],
    planning: Planning,
) -> tuple[SubQuestion, ...]:
    """None for a simple problem; else one for each constraint that is needed, then what would settle or upset them."""
    if complexity is Complexity.SIMPLE:
        return ()
    ids = tuple(c.id for c in constraints if c.mandatory)
    found: list[tuple[str, tuple[str, ...]]] = []
    needed = [c for c in constraints if c.mandatory]
    for c in needed[: _MOST - 1]:
        if "comparison" in c.tags and len(options) == 2 and planning.ask_difference:
            found.append((planning.ask_difference.format(a=options[0], b=options[1]), (c.id,)))
        else:
            found.append((_asked(c, planning), (c.id,)))
    if len(needed) > _MOST - 1:
        rest = needed[_MOST - 1 :]
        found.append((_asked(rest[0], planning), tuple(c.id for c in rest)))
    is_current = any(w.kind is WindowKind.LATEST for w in windows)
    extra = [planning.ask_date] if is_current else []
    extra += [planning.ask_limits] if category in (Category.COMPARISON, Category.HOW_TO, Category.PRODUCT) else []
    extra += [planning.ask_contrary, planning.ask_source, planning.ask_date]
    texts = {text for text, _ in found}
    for text in dict.fromkeys(extra):
        if len(found) >= _LEAST + (complexity is Complexity.COMPLEX):
            break
        if text and text not in texts:
            found.append((text, ids))
    return tuple(SubQuestion(f"s{n}", text, ids) for n, (text, ids) in enumerate(found[:_MOST], 1))


def _asked(constraint: Constraint, planning: Planning) -> str:
    text = constraint.text.strip(EDGES)
    if constraint.kind is ConstraintKind.FACET and planning.question_words and has(_whole_words(planning), text):
        return _with_marks(text, planning)
    return planning.ask_of.format(x=text)


def _whole_words(planning: Planning) -> str:
    return rf"(?<!\w)(?:{planning.question_words})(?!\w)" if planning.prepositions else planning.question_words


def _with_marks(text: str, planning: Planning) -> str:
    if planning.tag == "es":
        return f"¿{text}?"
    return text + {"ja": "？", "zh": "？", "fr": " ?"}.get(planning.tag, "?")


def rivals(
    category: Category, options: Sequence[str], constraints: Sequence[Constraint], planning: Planning
) -> tuple[str, ...]:
    """Hypotheses to enumerate and rule out, three at least where the language has its texts."""
    english = None
    if not planning.rivals_claim:
        from agbrowse.lang.planning import get_planning

        english = get_planning("en")
    words = english or planning
    if len(options) >= 2 and category in (Category.COMPARISON, Category.PRODUCT):
        first = [words.rivals_options[0].format(a=name, b=name) for name in options[:4]]
        return (*first, *(t for t in words.rivals_options if "{" not in t))
    if category is Category.FACT_CHECK or (constraints and constraints[0].kind is ConstraintKind.ASSERTION):
        return words.rivals_claim
    if category is Category.HOW_TO:
        return words.rivals_method
    is_entity = category is Category.PRODUCT or any(c.group for c in constraints)
    return words.rivals_entity if is_entity or _asks_who(constraints, planning) else words.rivals_value


def _asks_who(constraints: Sequence[Constraint], planning: Planning) -> bool:
    who = planning.who_words
    return bool(who) and any(has(rf"(?<!\w)(?:{who})" if planning.prepositions else who, c.text) for c in constraints)


def clarifications(
    text: str,
    core: str,
    *,
    asks: bool,
    is_yes_no: bool,
    is_truth: bool,
    terms: Sequence[Term],
    constraints: Sequence[Constraint],
    planning: Planning,
) -> tuple[str, ...]:
    """Questions back when there is nothing to search by; a lookup that names a thing and what of it is never vague."""
    topic = terms[0].text if terms else core.strip(EDGES)
    if (
        not planning.clarify_scope
        or len(core) > 120
        or (is_truth and len(core.split()) > 2)
        or (is_truth and not planning.prepositions and len(core) > 5)
        or any(t.kind in (TermKind.QUOTE, TermKind.CODE, TermKind.NUMBER) for t in terms)
    ):
        return ()
    if not _is_vague(text, core, asks=asks, is_yes_no=is_yes_no, terms=terms, planning=planning):
        return ()
    found = [planning.clarify_scope.format(x=topic), planning.clarify_purpose, planning.clarify_time]
    return tuple(found if len(terms) <= 1 and not is_yes_no else found[:2])


def _is_vague(text: str, core: str, *, asks: bool, is_yes_no: bool, terms: Sequence[Term], planning: Planning) -> bool:
    if len(terms) == 0:
        return True
    if planning.latest and has(planning.latest, core):
        return False  # "current CEO of Nestlé"
    evaluates = has(rf"(?:{planning.evaluative})[\s?？.!。]*$", core) if planning.evaluative else False
    if evaluates and len(terms) <= 2:
        return True
    if asks or is_yes_no:
        return False
    named = [t for t in terms if not (t.kind is TermKind.TERM and has(planning.comprehensive, t.text))]
    # "climate change", "AI": a topic, and nothing said of it.
    return (
        len(named) <= 1
        and len(core.split()) <= 5
        and len(core) <= (40 if planning.prepositions or planning.tag == "ko" else 12)
    )
