"""A question planned: its constraints, the searches that feed them, and what to know before the first one.

Small values are NamedTuples: a dataclass takes about a millisecond to make, and planning must start fastest.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from agbrowse.models.claim import Constraint


class AtomicQuery(NamedTuple):
    """One web search that the plan proposes, with the address of its results page."""

    id: str  # q1 on
    query: str
    purpose: str  # discovery, verification, source-restricted-discovery, era-sweep or disconfirm
    constraint_ids: tuple[str, ...]
    route: str  # the engine and its region: google_kr, naver, bing
    url: str


class Entity(NamedTuple):
    text: str
    kind: str  # name, quote or code


class TimeWindow(NamedTuple):
    """A span of time or a version boundary. Years are inclusive, None where open or not a year."""

    text: str
    kind: str
    first_year: int | None = None
    last_year: int | None = None


class SourceClass(NamedTuple):
    """A kind of source that could prove something here. `hosts` is empty where only the kind is known."""

    name: str
    hosts: tuple[str, ...]
    reason: str


class PlannedQuestion(NamedTuple):
    """A part of the question, and how many sources it takes to close it."""

    id: str  # s1 on
    text: str
    constraint_ids: tuple[str, ...]
    min_sources: int = 1


class Gap(NamedTuple):
    """A constraint that is not supported yet, and what the plan does about it.

    `action`: search, broaden (after an empty search), other-angle (after two), document (after three, or when nothing is
    left to ask: no query), wait (there is no room for it in this round).
    """

    constraint_id: str
    status: str
    why: str | None
    action: str


@dataclass(frozen=True, slots=True)
class Plan:
    """A question taken apart. `source_hints` name the places that could prove it. None and empty mean not known."""

    problem: str
    language: str
    constraints: tuple[Constraint, ...]
    atomic_queries: tuple[AtomicQuery, ...]
    source_hints: tuple[str, ...] = ()
    browse_required: bool = False
    browse_reasons: tuple[str, ...] = ()
    date: str | None = None  # the day that counted as today
    round: int = 1
    restated: str | None = None
    key_topics: tuple[str, ...] = ()
    success_criteria: tuple[str, ...] = ()
    category: str | None = None
    complexity: str | None = None
    round_cap: int | None = None
    depth: str | None = None
    depth_reason: str | None = None
    clarify: tuple[str, ...] = ()
    anchor_constraint_id: str | None = None
    entities: tuple[Entity, ...] = ()
    windows: tuple[TimeWindow, ...] = ()
    options: tuple[str, ...] = ()
    source_classes: tuple[SourceClass, ...] = ()
    rivals: tuple[str, ...] = ()
    sub_questions: tuple[PlannedQuestion, ...] = ()
    exclusions: tuple[str, ...] = ()
    omitted_queries: tuple[AtomicQuery, ...] = ()
    gaps: tuple[Gap, ...] = ()
