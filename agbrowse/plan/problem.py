"""The nouns of planning: what was understood of a research problem, before any query is written.

A problem's text goes to `analyse` (agbrowse.plan.analyse) and comes out as a Problem; queries, gap queries and the plan
document are made of it. Nothing here knows a language or a search engine.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from agbrowse.models import Constraint


class Category(StrEnum):
    """The kind of report that the problem asks for."""

    FACTUAL = "factual"
    COMPARISON = "comparison"
    PRODUCT = "product"
    HOW_TO = "how-to"
    FACT_CHECK = "fact-check"
    EXPLAINER = "explainer"


class Complexity(StrEnum):
    SIMPLE = "simple"
    MODERATE = "moderate"
    COMPLEX = "complex"

    @property
    def round_cap(self) -> int:
        """The most rounds of search that the problem is worth: a ceiling, not a target."""
        return {Complexity.SIMPLE: 2, Complexity.MODERATE: 3, Complexity.COMPLEX: 5}[self]


class Depth(StrEnum):
    """How deep the sources must go."""

    SINGLE_FACT = "single-fact"
    OFFICIAL_DOCUMENTATION = "official-documentation"
    IMPLEMENTATION = "implementation"
    COMPREHENSIVE = "comprehensive"


class TermKind(StrEnum):
    NAME = "name"  # a proper name, product, work, organisation or place: "Winston-Salem, North Carolina", "갤럭시 S24"
    QUOTE = "quote"  # what the problem quotes, without its marks
    NUMBER = "number"  # a number with its unit or noun: "10 million vectors", "6 days", "$150"
    DATE = "date"  # "March 2021", "9. November 1989", "2018년"
    CODE = "code"  # a version, identifier or file name: "17.2", "CVE-2024-10979"
    TERM = "term"  # a content word, or a noun phrase that is searched as one: "naked eye", "caldera de gas", "배터리 교체 비용"


class Term(NamedTuple):
    """A piece of the problem that a search must not break up. `text` is as a page writes it (particles and articles off)."""

    text: str
    kind: TermKind
    start: int  # code points of Problem.text
    end: int

    @property
    def is_anchor(self) -> bool:
        """Whether it narrows a search by itself, as names, quotations, dates and codes do."""
        return self.kind is not TermKind.TERM


class WindowKind(StrEnum):
    YEAR = "year"
    DECADE = "decade"
    CENTURY = "century"
    RANGE = "range"
    SINCE = "since"
    UNTIL = "until"
    LATEST = "latest"  # "latest", "current", "this year", grounded in today's date
    VERSION = "version"


class Window(NamedTuple):
    """A span of time, or a version boundary, that matters. Years are inclusive, None where open or not a year."""

    text: str
    kind: WindowKind
    first_year: int | None = None
    last_year: int | None = None


class SubQuestion(NamedTuple):
    id: str  # s1 on
    text: str
    constraint_ids: tuple[str, ...]


@dataclass(frozen=True)
class Problem:
    """What was understood. The same for the same text, date and language. Has no slots: which term stands where is kept."""

    text: str  # control characters out, one line of white space kept as it is
    language: str  # BCP 47
    today: date
    restated: str  # the question in one sentence
    category: Category
    complexity: Complexity
    depth: Depth
    depth_reason: str  # one line, English
    constraints: tuple[Constraint, ...]  # c1 on
    anchor_id: str  # of the constraint with the rarest clue
    terms: tuple[Term, ...]  # in the problem's order, no stop words, no question words, none twice
    excluded: tuple[Term, ...]  # "not Kindle", "제외": what the answer must not be
    key_topics: tuple[str, ...]  # at most 6
    windows: tuple[Window, ...]
    options: tuple[str, ...]  # what is compared or chosen between, whole: "Qdrant", "pgvector"
    sub_questions: tuple[SubQuestion, ...]  # none for a simple problem, else 3 to 6
    rivals: tuple[str, ...]  # at least 3 hypotheses to enumerate and rule out, in the problem's language
    clarify: tuple[str, ...]  # short questions when it is too vague to search
    asks_origin: bool  # firsts, origins, memes, trends: wants an era sweep
    asks_latest: bool
    asks_official: bool  # "official", "공식", "según el IDAE": sources of the body itself are asked for

    def constraint(self, id: str) -> Constraint:
        return next(c for c in self.constraints if c.id == id)

    def terms_of(self, constraint: Constraint) -> tuple[Term, ...]:
        """The problem's terms that stand in a constraint."""
        return self._terms_in[constraint.id]

    def terms_of_kind(self, *kinds: TermKind) -> list[Term]:
        return [term for term in self.terms if term.kind in kinds]

    def constraints_with(self, term: Term) -> int:
        """In how many constraints a term stands."""
        return self._spread.get(term, 0)

    @cached_property
    def _terms_in(self) -> Mapping[str, tuple[Term, ...]]:
        texts = {c.id: c.text.casefold() for c in self.constraints}
        return {id: tuple(t for t in self.terms if _is_part(t.text.casefold(), text)) for id, text in texts.items()}

    @cached_property
    def _spread(self) -> Mapping[Term, int]:
        return Counter(term for terms in self._terms_in.values() for term in terms)


def _is_part(term: str, text: str) -> bool:
    """As it is, or word by word with another ending: "fix CVE-1" in "fixes CVE-1"."""
    return _stands_in(term, text) or all(_stands_in(word, text) or _is_inflected(word, text) for word in term.split())


def _is_inflected(word: str, text: str) -> bool:
    return len(word) > 2 and word.isalpha() and re.search(rf"(?<!\w){re.escape(word)}\w{{1,3}}(?!\w)", text) is not None


def _stands_in(term: str, text: str) -> bool:
    """Not inside a longer word or number of a script with spaces ("art" in "party"); Korean particles may follow."""
    at = text.find(term)
    while at >= 0:
        before, after = text[at - 1 : at], text[at + len(term) : at + len(term) + 1]
        if not ((_is_latin(before) and _is_latin(term[:1])) or (_is_latin(after) and _is_latin(term[-1:]))):
            return True
        at = text.find(term, at + 1)
    return False


def _is_latin(c: str) -> bool:
    return c.isalnum() and c < "\u0250"
