"""A research problem to a plan: constraints that the ledger keeps, and the searches that feed it.

In: the problem's text, today's date. Out: a Plan, the same for the same input. Mechanical and instant; it opens nothing.
"""

from __future__ import annotations

import re
from datetime import date

from agbrowse.errors import InputError
from agbrowse.lang import detect_language, get_language
from agbrowse.models import Constraint, Plan
from agbrowse.plan.queries import build_queries
from agbrowse.plan.split import split_problem

_LONGEST = 20_000


def make_plan(problem: str, *, today: date, language: str | None = None, max_queries: int = 8) -> Plan:
    """Plan the research of a problem. Raises InputError for a text without a word."""
    text = re.sub(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]", " ", problem).strip()[:_LONGEST]
    if not any(c.isalnum() for c in text):
        raise InputError("the question has no words", "give a question or a claim as text")
    lang = get_language(language or detect_language(text))
    constraints = split_problem(text, lang)
    if not constraints:
        constraints = [Constraint("c1", text)]
    queries = build_queries(text, constraints, anchor_of(constraints), lang)
    return Plan(
        problem=problem.strip(),
        language=language or lang.tag,
        constraints=tuple(constraints),
        atomic_queries=tuple(queries[:max_queries]),
    )


def anchor_of(constraints: list[Constraint]) -> Constraint:
    """The rarest clue: names, numbers and quotations narrow a search more than words do; never merely the longest."""

    def rarity(c: Constraint) -> tuple[int, int]:
        return len(re.findall(r"\d+|[\"“”「『]|(?<!^)\b[A-ZÄÖÜ]\w+", c.text)), -len(c.text)

    return max(constraints, key=rarity)
