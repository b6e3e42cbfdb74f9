"""Each part of a claim laid beside one passage.

In: a Claim, a Page, a Window. Out: a Weighing: the checks, what only the context supplied, and what speaks against the passage.
It decides no stance; `judge` does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from agbrowse.dates import DateMention
from agbrowse.models import BlockKind, Check, PartialDate, Span
from agbrowse.prove.claim import PREPOSITIONS, Claim, Name
from agbrowse.prove.match import Hit, find_words, is_hangul, is_wide, same_word
from agbrowse.prove.page import Page, Role, Segment, Window
from agbrowse.quantities import Quantity, agree, find_quantities
from agbrowse.text import Token

_STRUCTURE = (Role.CORE, Role.ROW, Role.COLUMN, Role.CAPTION, Role.LEAD_IN, Role.HEADING)
_RIVALS = 12  # other values that are weighed against the right one: the nearest
_SUPPLIES_VALUE = (Role.ROW, Role.COLUMN, Role.CAPTION, Role.LEAD_IN, Role.HEADING)


@dataclass(slots=True)
class Weighing:
    """What the passage carries of the claim. `coverage` is the share of content words found, 1.0 where there are none.

    `faults` name what keeps the passage from stating the claim of the same subject. `hits` are what was found, wherever.
    """

    checks: list[Check] = field(default_factory=list)
    hits: list[Hit] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    coverage: float = 1.0
    missing_names: int = 0
    different: list[Check] = field(default_factory=list)
    missing_values: int = 0
    term_roles: dict[int, Role] = field(default_factory=dict)

    @property
    def core_hits(self) -> list[Hit]:
        return [h for h in self.hits if h.role is Role.CORE]

    def note(self, part: str, kind: str, claimed: str, hit: Hit | None, text: str) -> None:
        if hit is None:
            self.checks.append(Check(part, kind, claimed, None, "missing"))
        else:
            self.hits.append(hit)
            self.checks.append(Check(part, kind, claimed, text[hit.start : hit.end], "match", hit.start, hit.end))

    def differ(self, part: str, kind: str, claimed: str, found: Span, text: str) -> None:
        check = Check(part, kind, claimed, text[found.start : found.end], "different", found.start, found.end)
        self.checks.append(check)
        self.different.append(check)


def weigh(claim: Claim, page: Page, window: Window) -> Weighing:
    """Lay every part of the claim beside the passage."""
    w = Weighing()
    for name in claim.names:
        _weigh_name(claim, name, page, window, w)
    found_terms = 0
    before = [s for s in window.segments if s.role is Role.PREVIOUS]
    for term in claim.terms:
        hit = _find_term(page, window, term)
        if hit is None and _beside_the_subject(claim, term) and any(h.role is Role.PREVIOUS for h in w.hits):
            # "It was lit in 1874" after "The Karrow lighthouse stands on rocks".
            hit = next(iter(find_words(page, before, (term,))), None)
        found_terms += hit is not None
        w.note(term.text, "term", term.text, hit, page.text)
        if hit is not None:
            w.term_roles[term.start] = hit.role
    if claim.terms:
        w.coverage = found_terms / len(claim.terms)
    for mention in claim.dates:
        _weigh_date(claim, mention, page, window, w)
    for quantity in claim.quantities:
        _weigh_quantity(claim, quantity, page, window, w)
    return w


# ------------------------------------------------------------ names and words


def _weigh_name(claim: Claim, name: Name, page: Page, window: Window, w: Weighing) -> None:
    kind = "subject" if not name.governed and name is claim.names[0] else "name"
    roles = [s for s in window.segments if s.role is not Role.PREVIOUS]
    gap = 0 if any(len(t.text) == 1 for t in name.tokens) else 2
    hits = find_words(page, roles, name.tokens, gap=gap)
    hits.sort(key=lambda h: h.role is not Role.CORE)
    hits = [h for h in hits if not _longer_name(page, h, name)]
    mark = claim.text[name.tokens[-1].end : name.tokens[-1].end + 1]
    if mark in ("#", "+"):  # C is not C#
        hits = [h for h in hits if page.text[h.end : h.end + 1] == mark]
    if not hits:
        hits = _by_last_name(page, window, name)
    # "Which theatre in Arvel has 640 seats": where it stands may have been said of it the sentence before (see `prove`).
    asked = claim.question is not None and claim.question.kind in ("entity", "person")
    if not hits and (kind == "subject" or asked):
        previous = [s for s in window.segments if s.role is Role.PREVIOUS]
        hits = find_words(page, previous, name.tokens, gap=gap)[-1:]
    if not hits:
        w.missing_names += 1
        w.note(name.text, kind, name.text, None, page.text)
        return
    w.note(name.text, kind, name.text, hits[0], page.text)
    if kind == "subject" and hits[0].role is Role.CORE and all(_demoted(page, h, claim) for h in hits if h.role is Role.CORE):
        w.faults.append("the passage names the subject only as part of something else")


def _longer_name(page: Page, hit: Hit, name: Name) -> bool:
    """ "Selm Bridge" inside "Selm Bridge Museum" is another thing; a title before a person is not."""
    after = [t for t in page.tokens_in(hit.end, hit.end + 40) if t.start - hit.end <= 1]
    if after and after[0].is_capital and not page.language.capital_nouns and page.text[hit.end : after[0].start] == " ":
        norms = {t.norm for t in name.tokens}
        return after[0].norm not in norms and not is_wide(after[0].norm[:1]) and not is_hangul(after[0].norm[:1])
    return False


def _by_last_name(page: Page, window: Window, name: Name) -> list[Hit]:
    """A person named in full elsewhere on the page may go by the last name, when no other bears it there."""
    if len(name.tokens) < 2:
        return []
    last = name.tokens[-1]
    short = find_words(page, window.core, (last,))
    if not short:
        return []
    everywhere = (Segment(0, len(page.text), Role.CORE),)
    if not [h for h in find_words(page, everywhere, name.tokens, gap=2) if not _longer_name(page, h, name)]:
        return []
    short = [h for h in short if not _longer_name(page, h, name)]
    first = {t.norm for t in name.tokens[:-1]}
    for i, token in enumerate(page.tokens):
        if same_word(last, token) and i:
            before = page.tokens[i - 1]
            if before.is_name and before.norm not in first and page.text[before.end : token.start] == " ":
                return []
    return short


def _demoted(page: Page, hit: Hit, claim: Claim) -> bool:
    """ "The road to Karrow Dam" is no statement about Karrow Dam: an unmatched noun and a preposition stand before it."""
    tokens = page.tokens_in(max(0, hit.start - 60), hit.start)
    while tokens and tokens[-1].is_stop and tokens[-1].norm not in PREPOSITIONS:
        tokens.pop()
    claimed = (*claim.terms, *(t for n in claim.names for t in n.tokens))
    own = page.tokens_in(hit.end, hit.end + 30)
    if page.text[hit.start : hit.end].endswith(("'s", "’s")) and own and not any(same_word(c, own[0]) for c in claim.terms):
        return True
    if len(tokens) < 2 or tokens[-1].norm not in PREPOSITIONS:
        return False
    noun = tokens[-2]
    if any(c in ".;:,!?" for c in page.text[noun.end : hit.start]):
        return False
    return not noun.is_stop and not noun.is_number and not any(same_word(c, noun) for c in claimed)


def _find_term(page: Page, window: Window, term: Token) -> Hit | None:
    for segment in sorted((s for s in window.segments if s.role is not Role.PREVIOUS), key=lambda s: _STRUCTURE.index(s.role)):
        for token in page.tokens_in(segment.start, segment.end):
            if same_word(term, token) or (window.kind is BlockKind.TABLE_CELL and _part_of(term, token, segment.role)):
                return Hit(token.start, token.end, segment.role)
    return None


def _beside_the_subject(claim: Claim, term: Token) -> bool:
    if not claim.names:
        return False
    subject = claim.names[0].tokens
    return 0 <= term.start - subject[-1].end <= 1 or 0 <= subject[0].start - term.end <= 1


def _part_of(term: Token, token: Token, role: Role) -> bool:
    """A table says its verb in its headers ("put out" in "Output in tonnes")."""
    if role is Role.CORE or len(term.stem) < 3 or term.is_number:
        return False
    return token.norm.startswith(term.stem) or token.norm.endswith(term.stem)


# ------------------------------------------------------------ dates and quantities


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


def _weigh_date(claim: Claim, mention: DateMention, page: Page, window: Window, w: Weighing) -> None:
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
                rivals = [x for x in found if x is not m and not states_date(mention, x) and _comparable(mention, x)]
                if segment.role is Role.CORE and rivals:
                    _note_rival(page, window, w, Span(m.start, m.end), [Span(x.start, x.end) for x in rivals])
                return
            coarse = coarse or m.date.agrees(mention.date)
        # A date of another row, column or heading governs the passage too, so it may differ.
        if other is None:
            other = next((m for m in found if _comparable(mention, m) and not m.date.agrees(mention.date)), None)
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


def _split_date(claimed: PartialDate, page: Page, window: Window) -> tuple[Hit | None, bool]:
    """A month in the passage or its row whose year a caption or header gives: where, and whether it is the claimed one."""
    if claimed.month is None or claimed.day is not None:
        return None, False
    segments = [s for s in window.segments if s.role is not Role.PREVIOUS]
    tokens = [(t, s.role) for s in segments for t in page.tokens_in(s.start, s.end)]
    if not any(t.norm == str(claimed.year) for t, _ in tokens):
        return None, False
    months = [(t, role) for t, role in tokens if t.norm in page.language.months and role in (Role.CORE, Role.ROW, Role.COLUMN)]
    if not months:
        return None, False
    fits = [(t, role) for t, role in months if page.language.months[t.norm] == claimed.month]
    token, role = (fits or months)[0]
    return Hit(token.start, token.end, role), bool(fits)


def _comparable(claimed: DateMention, found: DateMention) -> bool:
    return (claimed.until is None) == (found.until is None) and (
        claimed.date.day is None or found.date.day is not None or found.date.month is None
    )


def _note_rival(page: Page, window: Window, w: Weighing, hit: Span, rivals: Sequence[Span]) -> None:
    """Two values of a kind in one sentence: the right one is nearer to the words that the claim shares with it."""
    anchors = [h for h in w.core_hits if (h.start, h.end) != (hit.start, hit.end)]
    if not anchors:
        return
    from agbrowse.prove.cues import clauses

    parts = [Span(window.start + c.start, window.start + c.end) for c in clauses(page.text[window.start : window.end])]

    def score(at: int) -> int:
        clause = next((p for p in parts if p.start <= at < p.end), None)
        return sum(clause is not None and clause.start <= a.start < clause.end for a in anchors)

    own = score(hit.start)
    if any(score(r.start) > own for r in sorted(rivals, key=lambda r: abs(r.start - hit.start))[:_RIVALS]):
        w.faults.append("another value stands nearer to what the claim says")


def _in_order(segments: Sequence[Segment], roles: tuple[Role, ...]) -> list[Segment]:
    return sorted((s for s in segments if s.role in roles), key=lambda s: roles.index(s.role))


def _weigh_quantity(claim: Claim, quantity: Quantity, page: Page, window: Window, w: Weighing) -> None:
    claimed = claim.text[quantity.start : quantity.end]
    core = [q for s in window.core for q in page.quantities_in(s.start, s.end) if not q.is_ordinal]
    read = {id(q): completed(q, page, window) if window.kind is BlockKind.TABLE_CELL else (q,) for q in core}
    matches = [q for q in core if any(agree(quantity, r) for r in read[id(q)])]
    if matches:
        best = matches[0]
        w.note(claimed, "number", claimed, Hit(best.start, best.end, Role.CORE), page.text)
        stated = {id(q) for q in matches}
        rivals = [q for q in core if id(q) not in stated and _same_kind(quantity, q)]
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
        (q for q in core if any(_same_kind(quantity, r) or (bare and r.noun is r.unit is None) for r in read[id(q)])), None
    )
    if other is not None:
        w.differ(claimed, "number", claimed, Span(other.start, other.end), page.text)
    else:
        w.missing_values += 1
        w.note(claimed, "number", claimed, None, page.text)


def _same_kind(claimed: Quantity, found: Quantity) -> bool:
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
    # Where a header gives a magnitude or a unit, the bare number is not what the cell says.
    return tuple(readings) if quantity.unit is None and readings else (quantity,)


def _unit_phrases(header: str) -> list[str]:
    import re

    phrases = re.findall(r"[(\[]([^()\[\]]{1,40})[)\]]", header)
    phrases += re.findall(r"(?:\b[Ii]n|,)\s+([^,;:()]{2,40})$", header.strip())
    phrases += [header.strip()] if len(header.split()) <= 4 else []
    words = [re.sub(r"^(?:in|en)\s+", "", p.strip()) for p in phrases]
    return words + [
        re.sub(r"\b(thousand|million|billion|hundred)s\b", r"\1", p)
        for p in words
        if re.search(r"(?:thousand|million|billion|hundred)s\b", p)
    ]
