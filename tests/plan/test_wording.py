"""How a query's text is put together: phrases, budgets, repeated words, comparison of queries."""

from __future__ import annotations

import pytest
from problems_built import WALL, problem

from agbrowse.plan.make import plan_of
from agbrowse.plan.problem import Term, TermKind
from agbrowse.plan.wording import compose, excluding, is_generic, signature, terms_in


def term(text: str, kind: str = "term", place: int = 0) -> Term:
    return Term(text, TermKind(kind), place, place + len(text))


@pytest.mark.parametrize(
    ("terms", "expected"),
    [
        ([term("Great Wall of China", "name")], '"Great Wall of China"'),
        ([term("PostgreSQL", "name")], "PostgreSQL"),
        ([term('what they call "it"', "quote")], '"what they call it"'),
        ([term("naked eye"), term("eye test", place=20)], "naked eye test"),
        ([term("PostgreSQL 17.2", "name"), term("17.2", "code", 30)], '"PostgreSQL 17.2"'),
        ([term("9. November 1989", "date"), term("10. November 1989", "date", 30)], '9. November 1989 "10. November 1989"'),
        ([term("女子バレーボール日本代表"), term("日本代表", place=20)], "女子バレーボール日本代表"),
        ([term("b", place=9), term("a", place=1)], "a b"),
        ([term("…"), term("x")], "x"),
        ([], ""),
    ],
)
def test_pieces_stand_whole_in_the_problems_order_and_once(terms: list[Term], expected: str) -> None:
    assert compose(terms) == expected


def test_what_is_first_is_kept_and_words_that_are_added_have_their_room() -> None:
    many = [term(f"word{n}", place=n) for n in range(30)]
    text = compose([term("Rare Name", "name", 99)], many, ['"not true"', "myth"], ["site:example.org"])
    parts = terms_in(text)
    assert len(parts) == 12
    assert parts[-3:] == ['"not true"', "myth", "site:example.org"]
    assert '"Rare Name"' in parts


def test_a_piece_that_does_not_fit_is_left_out_whole() -> None:
    long = term("one two three four five six seven eight nine ten eleven twelve thirteen")
    assert compose([long, term("short", place=99)]) == "short"


def test_exclusions_of_several_words_are_phrases() -> None:
    one = problem("x", {"c1": "x"}, "name:x", excluded=(term("Kindle", "name"), term("Kobo Libra", "name")))
    assert excluding(one) == ["-Kindle", '-"Kobo Libra"']


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("b a", "A B", True),
        ('"a b" c', "c a b", True),
        ("ａ b", "a b", True),
        ("a b site:x.org", "a b", False),
        ("a site:x.org", "a site:y.org", False),
        ("a before:2010-01-01", "a before:2020-01-01", False),
        ("a, b?", "a b", True),
        ("a b", "a b c", False),
    ],
)
def test_queries_are_the_same_but_for_order_marks_and_capitals(one: str, other: str, same: bool) -> None:
    assert (signature(one) == signature(other)) is same


def test_a_lone_word_is_generic_unless_it_names_something() -> None:
    assert is_generic("visible", WALL)
    assert is_generic("Moon", WALL)  # one name of several
    assert not is_generic("visible Moon", WALL)
    assert not is_generic("visible site:nasa.gov", WALL)
    assert not is_generic("PostgreSQL", problem("PostgreSQL", {"c1": "PostgreSQL"}, "name:PostgreSQL"))
    assert is_generic("time", problem("time", {"c1": "time"}, "term:time"))


def test_hundreds_of_terms_make_no_more_queries_than_were_asked_for() -> None:
    words = [f"Name{n} Part{n}" for n in range(400)]
    text = " ".join(words)
    one = problem(
        text, {f"c{n}": " ".join(words[n * 20 : n * 20 + 20]) for n in range(20)}, " | ".join(f"name:{w}" for w in words)
    )
    plan = plan_of(one)
    assert len(plan.atomic_queries) == 8
