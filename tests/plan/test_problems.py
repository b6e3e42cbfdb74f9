"""Problems of several kinds in seven languages: what must be kept, and how they are taken apart.

`problems.json` has a row a problem: `must_keep` stands in a term, `keep_whole` unbroken in a constraint, `never_alone` is no
constraint by itself; `constraints` are the least and the most; category and complexity are one of those given.
"""

import json
import re
import unicodedata
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from agbrowse.plan.analyse import analyse
from agbrowse.plan.problem import Problem

TODAY = date(2026, 12, 1)
PROBLEMS = json.loads((Path(__file__).parent / "problems.json").read_text(encoding="utf-8"))


def _folded(text: str) -> str:
    return re.sub(r"\s+", " ", unicodedata.normalize("NFKC", text)).strip().casefold()


def _stands_in(needle: str, texts: list[str]) -> bool:
    """Whole: not inside a longer word or number of a script with spaces."""
    folded = _folded(needle)
    left = r"(?<![a-z0-9à-ÿ])" if re.match(r"[a-z0-9à-ÿ]", folded) else ""
    right = r"(?![0-9])" if folded[-1].isdigit() else ""
    return any(re.search(left + re.escape(folded) + right, _folded(text)) for text in texts)


def _bare(text: str) -> str:
    return re.sub(r"^\W+|\W+$", "", _folded(text))


@pytest.fixture(params=PROBLEMS, ids=lambda row: f"{row['language']}-{row['text'][:30]}")
def row(request: pytest.FixtureRequest) -> dict[str, Any]:
    found: dict[str, Any] = request.param
    return found


@pytest.fixture
def problem(row: dict[str, Any]) -> Problem:
    return analyse(row["text"], today=TODAY)


def test_a_problem_is_taken_apart_as_its_row_says(row: dict[str, Any], problem: Problem) -> None:
    constraints = [c.text for c in problem.constraints]
    least, most = row["constraints"]
    assert least <= len(constraints) <= most, constraints
    assert problem.language.split("-")[0] == row["language"]
    assert problem.category.value in row["category"]
    assert problem.complexity.value in row["complexity"]
    assert not problem.clarify


def test_terms_and_wholes_are_kept(row: dict[str, Any], problem: Problem) -> None:
    terms = [t.text for t in problem.terms]
    constraints = [c.text for c in problem.constraints]
    assert [t for t in row["must_keep"] if not _stands_in(t, terms)] == []
    assert [t for t in row["keep_whole"] if not _stands_in(t, constraints)] == []


def test_no_constraint_is_a_word_that_says_nothing(row: dict[str, Any], problem: Problem) -> None:
    alone = {_bare(t) for t in row["never_alone"]}
    texts = [_bare(c.text) for c in problem.constraints]
    assert not alone & set(texts)
    assert len(set(texts)) == len(texts)
    for text in texts:
        words = text.split()
        assert not [a for a, b in pairwise(words) if a == b and not a.isdigit()]


def test_terms_stand_where_they_say(problem: Problem) -> None:
    for term in problem.terms:
        assert problem.text[term.start : term.end] == term.text
    assert len({t.text.casefold() for t in problem.terms}) == len(problem.terms)


def test_what_is_more_than_simple_has_three_to_six_sub_questions(problem: Problem) -> None:
    if problem.complexity.value == "simple":
        assert problem.sub_questions == ()
    else:
        assert 3 <= len(problem.sub_questions) <= 6
        assert len({q.text for q in problem.sub_questions}) == len(problem.sub_questions)
    assert len(problem.rivals) >= 3
