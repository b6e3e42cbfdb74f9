"""Questions taken apart: constraints, searches, plan."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class ConstraintKind(StrEnum):
    ASSERTION = "assertion"
    FACET = "facet"


@dataclass(frozen=True, slots=True)
class Constraint:
    """What must be true of the answer, complete in itself.

    An assertion is stated by a page; a facet is a question's part ("When was the Ostrel viaduct opened") and is answered. A
    yes-or-no question is the assertion of its proposition. Where the subject is what is asked for ("Which bridge in
    Arvel opened in 1926") the text keeps its question word, and `group` is shared by the constraints that one entity
    must satisfy together.
    """

    id: str
    text: str
    kind: ConstraintKind = ConstraintKind.ASSERTION
    mandatory: bool = True
    tags: tuple[str, ...] = ()
    group: str | None = None


@dataclass(frozen=True, slots=True)
class AtomicQuery:
    """One web search that the plan proposes, with the address of its results page."""

    query: str
    purpose: str
    constraint_ids: tuple[str, ...]
    route: str
    url: str


@dataclass(frozen=True, slots=True)
class Plan:
    """A question taken apart. `source_hints` name the kinds of source that could prove it."""

    problem: str
    language: str
    constraints: tuple[Constraint, ...]
    atomic_queries: tuple[AtomicQuery, ...]
    source_hints: tuple[str, ...] = ()
    browse_required: bool = False
    browse_reasons: tuple[str, ...] = ()
