"""What must be true of an answer."""

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
