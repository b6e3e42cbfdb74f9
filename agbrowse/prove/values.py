"""A claim's dates and quantities laid beside one passage.

In: a Claim, a Page, a Window and the Weighing so far. Out: the same Weighing, with a check for each value: found, different,
or missing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import timedelta

from agbrowse.dates import DateMention
from agbrowse.models import BlockKind, PartialDate, Span
from agbrowse.prove.claim import Claim
from agbrowse.prove.cues import clauses
from agbrowse.prove.match import Hit
from agbrowse.prove.page import Page, Role, Segment, Window
from agbrowse.prove.weighing import Weighing
from agbrowse.quantities import Quantity, agree, find_quantities

_NEWS_MONTHS = 6  # a day without its year is at most so far from the page's own date
# "in the late 1960s and early 1970s": both are said.
_COORDINATED = re.compile(r"\W*(?:and|und|y|e|et|&)?\W*(?:in|the|early|late|mid|Anfang|Ende|Mitte)?\W*", re.IGNORECASE)
# "50 dollars more than": by how much, not how much.
_DIFFERENCE = re.compile(
    r"\s+(?:more|less|fewer|higher|lower|longer|shorter|older|younger|larger|smaller|heavier|lighter|taller|wider|cheaper)\b"
    r"(?=\s+than)"
)
_RIVALS = 12  # other values that are weighed against the right one: the nearest
_SUPPLIES_VALUE = (Role.ROW, Role.COLUMN, Role.CAPTION, Role.LEAD_IN, Role.HEADING)


def states_date(claimed: DateMention, found: DateMention) -> bool:
    """Whether the found date says at least as much as the claimed one, and the same."""
    if claimed.until is not None:
        return found.until is not None and _at_least(claimed.date, found.date) and _at_least(claimed.until, found.until)
    if claimed.relation in ("before", "until"):
        return _early(found.until or found.date, claimed.date) or (
            found.relation == claimed.relation and _at_least(claimed.date, found.date)
        )
    if claimed.relation in ("after", "since"):
        return _early(claimed.date, found.date) or (
            _at_least(claimed.date, found.date) and found.relation in (claimed.relation, None)
        )
    return found.until is None and found.relation not in ("before", "after", "until") and _at_least(claimed.date, found.date)


def _at_least(claimed: PartialDate, found: PartialDate) -> bool:
    return claimed.year == found.year and claimed.month in (None, found.month) and claimed.day in (None, found.day)


def _early(a: PartialDate, b: PartialDate) -> bool:
    return (a.year, a.month or 0, a.day or 0) < (b.year, b.month or 0, b.day or 0) and a.year < b.year


def weigh_known_date(claim: Claim, mention: DateMention, found: DateMention, page: Page, w: Weighing) -> None:
    """Lay a claimed date beside the one date that the passage gives for it."""
    claimed = claim.text[mention.start : mention.end]
    if states_date(mention, found):
        w.note(claimed, "date", claimed, Hit(found.start, found.end, Role.CORE), page.text)
    elif _comparable(mention, found) and not found.date.agrees(mention.date):
        w.differ(claimed, "date", claimed, Span(found.start, found.end), page.text)
    else:
        w.missing_values += 1
        w.note(claimed, "date", claimed, None, page.text)


def weigh_date(claim: Claim, mention: DateMention, page: Page, window: Window, w: Weighing) -> None:
    claimed = claim.text[mention.start : mention.end]
    other: DateMention | None = None
    coarse = False
    for segment in _in_order(window.segments, (Role.CORE, *_SUPPLIES_VALUE)):
        found = page.dates_in(segment.start, segment.end)
        for m in found:
            if m.other is not None and mention.date.day is not None:
                # 03/04/2024 may be either day: it neither states the claimed one nor another.
                coarse = coarse or mention.date in (m.date, m.other)
                continue
            if states_date(mention, m):
                w.note(claimed, "date", claimed, Hit(m.start, m.end, segment.role), page.text)
                rivals = [x for x in found if x is not m and _comparable(mention, x) and not _claimed_date(claim, x)]
                if segment.role is Role.CORE and rivals:
                    _note_rival(page, window, w, Span(m.start, m.end), [Span(x.start, x.end) for x in rivals])
                return
            coarse = coarse or m.date.agrees(mention.date)
        # A date of another row, column or heading governs the passage too, so it may differ.
        if other is None:
            other = next((m for m in found if _comparable(mention, m) and not m.date.agrees(mention.date)), None)
    told = _told_by_page_date(mention, page, window)
    if told is not None:
        w.note(claimed, "date", claimed, told, page.text)
        return
    month, same = _split_date(mention.date, page, window)
    if month is not None and same:
        w.note(claimed, "date", claimed, month, page.text)
    elif month is not None:
        w.differ(claimed, "date", claimed, Span(month.start, month.end), page.text)
    elif other is not None and not coarse:
        w.differ(claimed, "date", claimed, Span(other.start, other.end), page.text)
    else:
        w.missing_values += 1
        w.note(claimed, "date", claimed, None, page.text)


def _told_by_page_date(claimed: DateMention, page: Page, window: Window) -> Hit | None:
    """A day without its year ("on 7 May"), or a weekday alone ("on Monday"), on a page whose own date says which it is."""
    if page.reference is None or claimed.until is not None or claimed.relation is not None:
        return None
    for segment in window.core:
        if page.dates_in(segment.start, segment.end):
            continue  # its own date says when
        for day in page.days_in(segment.start, segment.end):
            for year in (page.reference.year, page.reference.year - 1):
                near = abs((year - page.reference.year) * 12 + day.month - page.reference.month) <= _NEWS_MONTHS
                if near and _at_least(claimed.date, PartialDate(year, day.month, day.day)):
                    return Hit(day.start, day.end, segment.role)
        for token in page.tokens_in(segment.start, segment.end):
            weekday = page.language.weekdays.get(token.norm) if len(token.norm) > 2 else None
            if weekday is None:
                continue
            day_before = page.reference - timedelta(days=(page.reference.weekday() - (weekday - 1)) % 7)
            if _at_least(claimed.date, PartialDate(day_before.year, day_before.month, day_before.day)):
                return Hit(token.start, token.end, segment.role)
    return None


def _split_date(claimed: PartialDate, page: Page, window: Window) -> tuple[Hit | None, bool]:
    """A month in the passage or its row whose year a caption or header gives: where, and whether it is the claimed one."""
    if claimed.month is None or claimed.day is not None:
        return None, False
    segments = [s for s in window.segments if s.role not in (Role.PREVIOUS, Role.NEXT)]
    tokens = [(t, s.role) for s in segments for t in page.tokens_in(s.start, s.end)]
    if not any(t.norm == str(claimed.year) for t, _ in tokens):
        return None, False
    months = [(t, role) for t, role in tokens if t.norm in page.language.months and role in (Role.CORE, Role.ROW, Role.COLUMN)]
    if not months:
        return None, False
    fits = [(t, role) for t, role in months if page.language.months[t.norm] == claimed.month]
    token, role = (fits or months)[0]
    return Hit(token.start, token.end, role), bool(fits)


def _claimed_date(claim: Claim, found: DateMention) -> bool:
    return any(states_date(d, found) for d in claim.dates)


def _claimed_number(claim: Claim, found: Quantity) -> bool:
    return any(agree(q, found) for q in claim.quantities)


def _comparable(claimed: DateMention, found: DateMention) -> bool:
    return (claimed.until is None) == (found.until is None) and (
        claimed.date.day is None or found.date.day is not None or found.date.month is None
    )


def _note_rival(page: Page, window: Window, w: Weighing, hit: Span, rivals: Sequence[Span]) -> None:
    """Two values of a kind in one sentence: the right one is nearer to the words that the claim shares with it."""
    anchors = [h for h in w.core_hits if (h.start, h.end) != (hit.start, hit.end)]
    if not anchors:
        return
    parts = [Span(window.start + c.start, window.start + c.end) for c in clauses(page.text[window.start : window.end])]

    def score(at: int) -> int:
        clause = next((p for p in parts if p.start <= at < p.end), None)
        return sum(clause is not None and clause.start <= a.start < clause.end for a in anchors)

    own = score(hit.start)
    rivals = [r for r in rivals if not _COORDINATED.fullmatch(page.text[min(hit.end, r.end) : max(hit.start, r.start)])]
    if any(score(r.start) > own for r in sorted(rivals, key=lambda r: abs(r.start - hit.start))[:_RIVALS]):
        w.faults.append("another value stands nearer to what the claim says")


def _in_order(segments: Sequence[Segment], roles: tuple[Role, ...]) -> list[Segment]:
    return sorted((s for s in segments if s.role in roles), key=lambda s: roles.index(s.role))


def weigh_quantity(claim: Claim, quantity: Quantity, page: Page, window: Window, w: Weighing) -> None:
    claimed = claim.text[quantity.start : quantity.end]
    core = [q for s in window.core for q in page.quantities_in(s.start, s.end) if not q.is_ordinal]
    read = {id(q): completed(q, page, window) if window.kind is BlockKind.TABLE_CELL else (q,) for q in core}
    matches = [q for q in core if any(agree(quantity, r) for r in read[id(q)])]
    if not _DIFFERENCE.search(claim.text):
        matches = [q for q in matches if not _DIFFERENCE.match(page.text, q.end)]
    if matches:
        best = matches[0]
        w.note(claimed, "number", claimed, Hit(best.start, best.end, Role.CORE), page.text)
        stated = {id(q) for q in matches}
        rivals = [q for q in core if id(q) not in stated and same_kind(quantity, q) and not _claimed_number(claim, q)]
        if rivals:
            _note_rival(page, window, w, Span(best.start, best.end), [Span(q.start, q.end) for q in rivals])
        return
    for segment in _in_order(window.segments, _SUPPLIES_VALUE):
        hit = next((q for q in page.quantities_in(segment.start, segment.end) if agree(quantity, q)), None)
        if hit is not None:
            w.note(claimed, "number", claimed, Hit(hit.start, hit.end, segment.role), page.text)
            return
    bare = window.kind is BlockKind.TABLE_CELL  # a cell's header names what it counts
    other = next(
        (q for q in core if any(same_kind(quantity, r) or (bare and r.noun is r.unit is None) for r in read[id(q)])), None
    )
    if other is not None:
        w.differ(claimed, "number", claimed, Span(other.start, other.end), page.text)
    else:
        w.missing_values += 1
        w.note(claimed, "number", claimed, None, page.text)


def same_kind(claimed: Quantity, found: Quantity) -> bool:
    """Whether the two measure or count the same thing, so that another value is another answer."""
    if claimed.is_version != found.is_version:
        return False
    if claimed.unit or found.unit:
        return claimed.unit == found.unit
    return bool(set(claimed.nouns) & set(found.nouns)) or (not claimed.nouns and not found.nouns)


def completed(quantity: Quantity, page: Page, window: Window) -> tuple[Quantity, ...]:
    """A cell's bare number read with the unit that its column header or caption gives ("Height (m)", "in thousands")."""
    readings: list[Quantity] = []
    value = page.text[quantity.start : quantity.end]
    for segment in _in_order(window.segments, (Role.COLUMN, Role.CAPTION, Role.HEADING)):
        for phrase in _unit_phrases(page.text[segment.start : segment.end]):
            found = find_quantities(f"{value} {phrase}", page.language)
            if found and found[0].end > len(value) and (found[0].unit or found[0].low != quantity.low):
                readings.append(found[0])
    # Where a header gives a magnitude or a unit, the bare number is not what the cell says; but "Day" may be a time of day.
    if any(r.dimension == "time" for r in readings):
        readings.append(quantity)
    return tuple(readings) if quantity.unit is None and readings else (quantity,)


def _unit_phrases(header: str) -> list[str]:
    phrases = re.findall(r"[(\[]([^()\[\]]{1,40})[)\]]", header)
    phrases += re.findall(r"(?:\b[Ii]n|,)\s+([^,;:()]{2,40})$", header.strip())
    phrases += [header.strip()] if len(header.split()) <= 4 else []
    words = [re.sub(r"^(?:in|en)\s+", "", p.strip()) for p in phrases]
    return words + [
        re.sub(r"\b(thousand|million|billion|hundred)s\b", r"\1", p)
        for p in words
        if re.search(r"(?:thousand|million|billion|hundred)s\b", p)
    ]
