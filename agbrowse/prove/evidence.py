"""How much of a claim a passage and what stands around it carry, part by part.

In: a Claim, a Page, a Window and its Weighing. Out: Evidence: for each part of the claim where it was found, and how much of
the claim that part is. It decides nothing.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from agbrowse.dates import DateMention
from agbrowse.models import PartialDate
from agbrowse.prove.claim import Claim, kind_of
from agbrowse.prove.match import find_words
from agbrowse.prove.names import find_name
from agbrowse.prove.page import RUNNING_TEXT, Page, Role, Window
from agbrowse.prove.thresholds import CREDITS, SHORT_CLAIM, WEIGHTS
from agbrowse.prove.values import states_date
from agbrowse.prove.weighing import Weighing
from agbrowse.quantities import agree
from agbrowse.text import Token


class Place(StrEnum):
    """Where a part of the claim was found."""

    HELD = "held"  # in the passage, or in what heads it
    PART = "part"  # some words of a name
    NEAR = "near"  # in a sentence beside it
    DATED = "dated"  # the page's own date
    PAGE = "page"  # elsewhere on the page
    OTHER = "other"  # the passage gives another value
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a claim: `kind` is name, value, rare, plain or light; `weight` is how much of the claim it is."""

    text: str
    kind: str
    weight: float
    place: Place


@dataclass(frozen=True, slots=True)
class Evidence:
    """The parts of a claim, in the order of the Weighing's checks."""

    parts: tuple[Part, ...]

    @property
    def support(self) -> float:
        """How much of the claim the passage carries: the share of its weight that was found, less what a short claim lacks."""
        whole = sum(p.weight for p in self.parts)
        if not whole:
            return 0.0
        held = sum(p.weight * CREDITS.get(p.place.value, 0.0) for p in self.parts) / whole
        return held if held == 1.0 else held - SHORT_CLAIM / len(self.parts)

    def share(self, *places: Place, kind: str | None = None) -> float:
        """The share of the claim (or of its parts of one kind) that was found there; 0.0 where there is nothing to find."""
        own = [p for p in self.parts if kind in (None, p.kind)]
        whole = sum(p.weight for p in own)
        return sum(p.weight for p in own if p.place in places) / whole if whole else 0.0

    def count(self, place: Place, kind: str) -> int:
        return sum(p.kind == kind and p.place is place for p in self.parts)


def gather(claim: Claim, page: Page, window: Window, w: Weighing) -> Evidence:
    """The claim's parts with where each stands."""
    # Items and cells stand each for itself.
    near = [s for s in window.segments if s.role in (Role.PREVIOUS, Role.NEXT)] if window.kind in RUNNING_TEXT else []
    before = [s for s in near if s.role is Role.PREVIOUS]  # what comes after names no subject
    checks = iter(w.checks)
    parts: list[Part] = []
    for name in claim.names:
        check = next(checks)
        if check.status == "match":
            place = Place.HELD if _is_held(w, check.start) else Place.NEAR
        elif find_name(page, before if check.kind == "subject" else near, name):
            place = Place.NEAR
        elif any(find_words(page, window.core, (t,)) for t in name.tokens if len(t.norm) > 2):
            place = Place.PART
        else:
            place = Place.PAGE if all(_on_page(page, t) for t in name.tokens) else Place.LOST
        parts.append(Part(name.text, "name", WEIGHTS["name"], place))
    for term in claim.terms:
        check = next(checks)
        kind = kind_of(term, claim.language)
        if check.status == "match":
            place = Place.HELD if _is_held(w, check.start) else Place.NEAR
        elif find_words(page, before if _is_of_subject(claim, term) else near, (term,)):
            place = Place.NEAR
        else:
            place = Place.PAGE if _on_page(page, term) else Place.LOST
        parts.append(Part(term.text, kind, WEIGHTS[kind], place))
    for mention in claim.dates:
        check = next(checks)
        place = _value_place(check.status)
        if place is Place.LOST:
            found = [m for s in near for m in page.dates_in(s.start, s.end)]
            if any(states_date(mention, m) for m in found):
                place = Place.NEAR
            elif _is_page_date(mention, page):
                place = Place.DATED
            elif str(mention.date.year) in page.index:
                place = Place.PAGE
        parts.append(Part(check.part, "value", WEIGHTS["value"], place))
    for quantity in claim.quantities:
        check = next(checks)
        place = _value_place(check.status)
        if place is Place.LOST:
            numbers = [q for s in near for q in page.quantities_in(s.start, s.end)]
            if any(agree(quantity, q) for q in numbers):
                place = Place.NEAR
            elif any(t.is_number and t.norm in page.index for t in claim.tokens if quantity.start <= t.start < quantity.end):
                place = Place.PAGE
        parts.append(Part(check.part, "value", WEIGHTS["value"], place))
    return Evidence(tuple(parts))


_OF = re.compile(r" (?:de|des|du|d'|d’|de la|de l'|de las|de los|del|of|of the|der|von) ?")


def _is_of_subject(claim: Claim, term: Token) -> bool:
    """ "The dune lizard ...", "Crane's wife ...", "Le lézard des dunes ..."."""
    first = claim.first_position()
    owned = any(n.tokens[0].start == first and claim.text[n.tokens[-1].end : term.start] in ("'s ", "’s ") for n in claim.names)
    subject = next((t for t in claim.terms if t.start == first), None)
    described = subject is not None and _OF.fullmatch(claim.text[subject.end : term.start]) is not None
    return term.start == first or owned or described


def _is_held(w: Weighing, start: int | None) -> bool:
    return not any(h.start == start and h.role in (Role.PREVIOUS, Role.NEXT) for h in w.hits)


def _value_place(status: str) -> Place:
    return {"match": Place.HELD, "different": Place.OTHER}.get(status, Place.LOST)


def _is_page_date(mention: DateMention, page: Page) -> bool:
    day, claimed = page.reference, mention.date
    if day is None or mention.until is not None:
        return False
    return claimed.agrees(PartialDate(day.year, day.month, day.day))


def _on_page(page: Page, token: Token) -> bool:
    return any(word in page.index for word in (token.norm, token.stem, token.root) if word)
