"""Problems built by hand, so that queries are tested apart from how a text is understood."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from typing import Any

from agbrowse.models import Constraint, ConstraintKind
from agbrowse.plan.problem import Category, Complexity, Depth, Problem, Term, TermKind, Window, WindowKind

TODAY = date(2026, 11, 30)


def problem(text: str, constraints: Mapping[str, str], terms: str, *, language: str = "en", **rest: Any) -> Problem:
    """`terms` are "kind:text" joined by " | ", in the problem's order; a text that the problem lacks stands at its end."""
    found = []
    for part in terms.split(" | "):
        kind, _, words = part.partition(":")
        at = text.find(words)
        start = at if at >= 0 else len(text)
        found.append(Term(words, TermKind(kind), start, start + len(words)))
    made = Problem(
        text=text,
        language=language,
        today=TODAY,
        restated=text,
        category=Category.FACTUAL,
        complexity=Complexity.SIMPLE,
        depth=Depth.SINGLE_FACT,
        depth_reason="one fact is asked for",
        constraints=tuple(Constraint(id, words, ConstraintKind.FACET) for id, words in constraints.items()),
        anchor_id=next(iter(constraints)),
        terms=tuple(found),
        excluded=(),
        key_topics=(),
        windows=(),
        options=(),
        sub_questions=(),
        rivals=(),
        clarify=(),
        asks_origin=False,
        asks_latest=False,
        asks_official=False,
    )
    return replace(made, **rest)


def excluded(text: str, word: str) -> tuple[Term, ...]:
    at = text.index(word)
    return (Term(word, TermKind.NAME, at, at + len(word)),)


LATEST = problem(
    "What is the latest stable version of PostgreSQL?",
    {"c1": "latest stable version of PostgreSQL"},
    "term:stable version | name:PostgreSQL",
    asks_latest=True,
    windows=(Window("latest", WindowKind.LATEST, 2026, 2026),),
)
WALL = problem(
    "Is it true that the Great Wall of China is visible from the Moon with the naked eye?",
    {"c1": "the Great Wall of China is visible from the Moon with the naked eye"},
    "name:Great Wall of China | term:visible | name:Moon | term:naked eye",
    category=Category.FACT_CHECK,
)
READER = problem(
    "Best e-reader under $150 with physical page-turn buttons and EPUB support, not Kindle",
    {"c1": "e-reader under $150", "c2": "physical page-turn buttons", "c3": "EPUB support", "c4": "not Kindle"},
    "term:e-reader | number:$150 | term:physical page-turn buttons | name:EPUB | term:support",
    category=Category.PRODUCT,
    excluded=excluded("Best e-reader under $150 with physical page-turn buttons and EPUB support, not Kindle", "Kindle"),
)
PHONES = problem(
    "갤럭시 S24와 아이폰 15의 배터리 교체 비용을 공식 홈페이지 기준으로 비교",
    {"c1": "갤럭시 S24 배터리 교체 비용", "c2": "아이폰 15 배터리 교체 비용"},
    "name:갤럭시 S24 | name:아이폰 15 | term:배터리 교체 비용",
    language="ko",
    category=Category.COMPARISON,
    options=("갤럭시 S24", "아이폰 15"),
    asks_official=True,
)
MEME = problem(
    "'중요한 것은 꺾이지 않는 마음'이라는 말은 누가 언제 처음 썼나?",
    {"c1": "'중요한 것은 꺾이지 않는 마음' 처음 쓴 사람", "c2": "'중요한 것은 꺾이지 않는 마음' 처음 쓴 날짜"},
    "quote:중요한 것은 꺾이지 않는 마음",
    language="ko",
    asks_origin=True,
)
SINGER = problem(
    "Which Korean singer, born in Busan before 1990, released the first viral dance challenge and later opened a restaurant?",
    {
        "c1": "Korean singer born in Busan before 1990",
        "c2": "released the first viral dance challenge",
        "c3": "later opened a restaurant",
    },
    "term:Korean singer | name:Busan | date:before 1990 | term:viral dance challenge | term:restaurant",
)
SINGER = replace(SINGER, constraints=tuple(replace(c, group="g1") for c in SINGER.constraints))
VIADUCT = problem(
    "When was the Ostrel viaduct opened, how long is it and who designed it?",
    {
        "c1": "When was the Ostrel viaduct opened",
        "c2": "how long is the Ostrel viaduct",
        "c3": "who designed the Ostrel viaduct",
    },
    "name:Ostrel viaduct | term:opened | term:long | term:designed",
)
ALL = {
    "latest": LATEST,
    "wall": WALL,
    "reader": READER,
    "phones": PHONES,
    "meme": MEME,
    "singer": SINGER,
    "viaduct": VIADUCT,
}
