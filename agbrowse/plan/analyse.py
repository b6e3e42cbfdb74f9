"""stop-gap"""

from __future__ import annotations

import re
from datetime import date

from agbrowse.errors import InputError
from agbrowse.lang import detect_language, get_language
from agbrowse.models import Constraint
from agbrowse.plan.problem import Category, Complexity, Depth, Problem, Term, TermKind
from agbrowse.plan.split import split_problem
from agbrowse.text import find_question, tokenize


def analyse(text: str, *, today: date, language: str | None = None) -> Problem:
    text = re.sub(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]", " ", text).strip()[:20_000]
    if not any(c.isalnum() for c in text):
        raise InputError("the question has no words", "give a question or a claim as text")
    lang = get_language(language or detect_language(text))
    constraints = split_problem(text, lang) or [Constraint("c1", text)]
    question = find_question(text, lang)
    terms = []
    seen = set()
    for t in tokenize(text, lang):
        if t.is_stop or t.norm in seen or (question and question.start <= t.start < question.end):
            continue
        seen.add(t.norm)
        kind = TermKind.NAME if t.is_name else TermKind.CODE if any(c.isdigit() for c in t.text) else TermKind.TERM
        terms.append(Term(t.text, kind, t.start, t.end))
    return Problem(
        text,
        language or lang.tag,
        today,
        text,
        Category.FACTUAL,
        Complexity.SIMPLE,
        Depth.SINGLE_FACT,
        "",
        tuple(constraints),
        constraints[0].id,
        tuple(terms),
        (),
        (),
        (),
        (),
        (),
        (),
        (),
        False,
        False,
        False,
    )
