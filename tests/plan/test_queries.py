"""Atomic queries: which purposes, which words, in which order, and where they lead."""

from __future__ import annotations

import re
from dataclasses import replace
from urllib.parse import parse_qs, urlsplit

import pytest
from problems_built import ALL, LATEST, MEME, PHONES, READER, SINGER, TODAY, VIADUCT, WALL, problem

from agbrowse.models import AtomicQuery, Plan
from agbrowse.plan.engines import Span, results_url
from agbrowse.plan.eras import era_windows
from agbrowse.plan.make import plan_of
from agbrowse.plan.problem import Category, Depth, Problem, Window, WindowKind
from agbrowse.plan.wording import signature, terms_in, words_of

EVERY = pytest.mark.parametrize("one", ALL.values(), ids=ALL.keys())


def texts(plan: Plan, purpose: str | None = None) -> list[str]:
    everything = (*plan.atomic_queries, *plan.omitted_queries)
    return [q.query for q in everything if purpose in (None, q.purpose)]


def all_of(one: Problem) -> tuple[AtomicQuery, ...]:
    plan = plan_of(one, 50)
    assert plan.omitted_queries == ()
    return plan.atomic_queries


@EVERY
def test_every_plan_finds_checks_and_doubts(one: Problem) -> None:
    purposes = [q.purpose for q in plan_of(one).atomic_queries]
    assert purposes[:3] == ["discovery", "verification", "disconfirm"]


@EVERY
def test_no_query_is_there_twice_not_even_in_another_order(one: Problem) -> None:
    keys = [signature(q.query) for q in all_of(one)]
    assert len(set(keys)) == len(keys)


@EVERY
def test_no_query_is_longer_than_twelve_terms_or_says_a_word_twice(one: Problem) -> None:
    for query in all_of(one):
        assert 1 <= len(terms_in(query.query)) <= 12
        loose = words_of(re.sub(r'"[^"]*"', " ", query.query))
        assert len(set(loose)) == len(loose)


@EVERY
def test_a_query_is_about_constraints_that_there_are_and_leads_to_its_own_results(one: Problem) -> None:
    ids = {c.id for c in one.constraints}
    for number, query in enumerate(all_of(one), 1):
        assert query.id == f"q{number}"
        assert query.constraint_ids
        assert set(query.constraint_ids) <= ids
        fields = parse_qs(urlsplit(query.url).query)
        assert query.query in (fields.get("q") or fields.get("query") or fields.get("p") or fields.get("wd") or [])


@EVERY
def test_what_there_is_no_room_for_is_named_and_the_first_of_each_kind_stays(one: Problem) -> None:
    whole = plan_of(one, 50).atomic_queries
    short = plan_of(one, 3)
    assert [q.purpose for q in short.atomic_queries] == ["discovery", "verification", "disconfirm"]
    assert [*short.atomic_queries, *short.omitted_queries] == list(whole)


def test_names_and_quotations_are_searched_as_phrases() -> None:
    assert '"Great Wall of China"' in texts(plan_of(WALL))[0]
    assert texts(plan_of(MEME))[0] == '"중요한 것은 꺾이지 않는 마음" 최초'


def test_what_is_excluded_is_excluded_by_the_engine() -> None:
    plan = plan_of(READER)
    assert all("-Kindle" in terms_in(text) for text in texts(plan, "discovery"))
    assert not any("amazon" in hint for hint in plan.source_hints)


def test_verification_aims_at_each_constraint_on_its_subject_the_anchor_first() -> None:
    queries = [q for q in all_of(VIADUCT) if q.purpose == "verification"]
    assert [q.constraint_ids for q in queries] == [("c1",), ("c2",), ("c3",)]
    assert all("Ostrel viaduct" in q.query for q in queries)
    other = [q for q in all_of(replace(VIADUCT, anchor_id="c3")) if q.purpose == "verification"]
    assert other[0].constraint_ids == ("c3",)


def test_the_latest_is_asked_for_in_this_year_and_with_a_time_filter() -> None:
    queries = all_of(LATEST)
    years = {year for q in queries for year in re.findall(r"\b(?:19|20)\d\d\b", q.query)}
    assert years == {str(TODAY.year)}
    assert "cd_min%3A11%2F28%2F2025" in queries[0].url
    assert "latest" in queries[0].query


def test_an_option_is_asked_of_its_own_maker_without_its_rival() -> None:
    asked = {q.query.rpartition("site:")[2]: q.query for q in all_of(PHONES) if "site:" in q.query}
    assert "갤럭시 S24" in asked["samsung.com"]
    assert "아이폰" not in asked["samsung.com"]
    assert "아이폰 15" in asked["apple.com"]
    assert "갤럭시" not in asked["apple.com"]


def test_papers_are_looked_for_as_pdf_where_documents_are_needed() -> None:
    one = problem(
        "Population of Winston-Salem, North Carolina in the official census reports",
        {"c1": "Population of Winston-Salem in the census"},
        "term:population | name:Winston-Salem | term:census",
        depth=Depth.OFFICIAL_DOCUMENTATION,
        asks_official=True,
    )
    assert any("site:census.gov filetype:pdf" in q.query for q in all_of(one))


def test_a_lone_common_word_is_never_searched_alone() -> None:
    one = problem("consciousness", {"c1": "consciousness"}, "term:consciousness", category=Category.EXPLAINER)
    assert all(len(words_of(q.query)) > 1 for q in all_of(one))
    named = problem("PostgreSQL", {"c1": "PostgreSQL"}, "name:PostgreSQL")
    assert texts(plan_of(named))[0] == "PostgreSQL"


def test_a_riddle_is_doubted_by_looking_for_others() -> None:
    (query,) = texts(plan_of(SINGER), "disconfirm")
    assert "similar" in query
    assert "Busan" in query


@pytest.mark.parametrize(
    ("one", "word"),
    [(WALL, "myth"), (PHONES, "정정"), (READER, "problems"), (MEME, '"최초가 아니다"')],
    ids=["claim", "figures", "product", "origin"],
)
def test_doubt_speaks_the_language_of_the_problem_and_fits_it(one: Problem, word: str) -> None:
    assert word in texts(plan_of(one), "disconfirm")[0]


def test_an_origin_is_swept_window_by_window_up_to_today() -> None:
    sweeps = [q for q in all_of(MEME) if q.purpose == "era-sweep"]
    assert len(sweeps) == 7
    assert all('"중요한 것은 꺾이지 않는 마음"' in q.query for q in sweeps)
    assert "before:2025-12-31" in sweeps[0].query
    assert "after:2025-01-01" in sweeps[1].query
    assert all(word in " ".join(q.query for q in sweeps) for word in ("최초", "유래"))
    assert "tbs=cdr" in sweeps[0].url
    assert not [q for q in all_of(VIADUCT) if q.purpose == "era-sweep"]


@pytest.mark.parametrize(
    ("window", "expected"),
    [
        (Window("2015", WindowKind.YEAR, 2015, 2015), [(2015, 2015), (None, 2014)]),
        (Window("the 1870s", WindowKind.DECADE, 1870, 1879), [(1870, 1879)]),
        (Window("until 1990", WindowKind.UNTIL, None, 1990), [(None, 1990)]),
        (
            Window("since 2010", WindowKind.SINCE, 2010, None),
            [(2025, 2026), (2020, 2024), (2015, 2019), (2010, 2014), (None, 2009)],
        ),
        (
            Window("19th century", WindowKind.CENTURY, 1801, 1900),
            [(1881, 1900), (1861, 1880), (1841, 1860), (1821, 1840), (1801, 1820)],
        ),
        (Window("2020 to 2030", WindowKind.RANGE, 2020, 2030), [(2020, 2026), (None, 2019)]),
    ],
    ids=lambda value: value.text if isinstance(value, Window) else "",
)
def test_windows_are_the_problems_own(window: Window, expected: list[tuple[int | None, int | None]]) -> None:
    assert era_windows(replace(MEME, windows=(window,))) == expected


def test_an_era_before_the_web_stands_in_the_words() -> None:
    one = problem(
        "Who first used the word telephone in the 1870s?",
        {"c1": "first use of the word telephone in the 1870s"},
        "term:word telephone | date:1870s",
        asks_origin=True,
        windows=(Window("1870s", WindowKind.DECADE, 1870, 1879),),
    )
    (sweep,) = [q for q in all_of(one) if q.purpose == "era-sweep"]
    assert sweep.query.split()[-1] == "1870..1879"
    assert "before:" not in sweep.query


@pytest.mark.parametrize(
    ("route", "part"),
    [
        ("google_kr", "hl=ko&gl=kr&q=a%20b&tbs=cdr%3A1%2Ccd_min%3A1%2F2%2F2020%2Ccd_max%3A12%2F31%2F2021"),
        ("bing", "q=a%20b&filters=ex1%3A%22ez5_18263_18992%22"),
        ("duckduckgo", "q=a%20b&df=2020-01-02..2021-12-31"),
        ("naver", "query=a%20b&nso=so%3Ar%2Cp%3Afrom20200102to20211231"),
        ("baidu", "wd=a%20b&gpc=stf%3D1577923200%2C1640908800%7Cstftype%3D2"),
        ("yahoo_japan", "p=a%20b"),
        ("google_scholar", "q=a%20b&as_ylo=2020&as_yhi=2021"),
    ],
)
def test_each_engine_takes_a_span_of_time_in_its_own_way(route: str, part: str) -> None:
    span = Span(TODAY.replace(year=2020, month=1, day=2), TODAY.replace(year=2021, month=12, day=31))
    assert results_url("a b", route, "ko", span).endswith("?" + part)
