"""Does a passage support, contradict or only mention a claim?

In: a Claim, a Page, a Window and their Weighing. Out: a stance and a strength with reasons, or nothing. The rules are the wire
contract's "Rules that nothing may break".
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from agbrowse.models import BlockKind, Check, Span, Stance, Strength
from agbrowse.prove.carry import carries
from agbrowse.prove.claim import Claim
from agbrowse.prove.cues import Cues, clauses, read_cues
from agbrowse.prove.differences import find_differences, negation_check
from agbrowse.prove.evidence import Evidence, Place, gather
from agbrowse.prove.match import Hit
from agbrowse.prove.page import RUNNING_TEXT, Page, Window
from agbrowse.prove.reasons import find_reasons, moved, within
from agbrowse.prove.substitutes import find_substitutes
from agbrowse.prove.thresholds import STRONG_COVERAGE, WEAK_COVERAGE, WEAK_SHARE, WEAK_SUPPORT
from agbrowse.prove.weighing import Weighing

# Word order and capitals say nothing in these languages: one other word is another statement.
_EVERY_WORD = ("ko", "ja", "zh")
_DIFFERENCE = 0.3  # of the claim, that a word or name that differs may be
_DOUBT = 0.1  # support that a passage needs more to be worth reading, where it says something else or the opposite


@dataclass(frozen=True, slots=True)
class Judgement:
    """A passage's stance and strength.

    `checks` are what the judging added, `reasons` what kept it from being strong, `support` how much of the claim it carries;
    `joined`: the sentences beside it complete it.
    """

    stance: Stance
    strength: Strength
    checks: tuple[Check, ...] = ()
    reasons: tuple[str, ...] = ()
    support: float = 0.0
    joined: bool = False


def judge(claim: Claim, page: Page, window: Window, w: Weighing, answer: Span | None = None) -> Judgement | None:
    """The passage's stance, or None when it has too little to do with the claim.

    `answer` is the stretch that answers a facet, which counts as part of the claim. A difference contradicts only where all
    else agrees.
    """
    all_value = window.kind is BlockKind.TABLE_CELL and bool(w.different)  # a cell may hold nothing but another value
    if not w.core_hits and answer is None and not all_value:
        return None
    if claim.question is not None and (w.missing_names or w.coverage < WEAK_COVERAGE):
        return None
    evidence = gather(claim, page, window, w)
    support = evidence.support
    if claim.question is None and support < WEAK_SUPPORT - _DIFFERENCE:
        return None
    cues = read_cues(page.text[window.start : window.end], page.language)
    governed = _governing(claim, page, window, w, answer)
    own = [n for n in cues.negations if not _is_corrected(claim, page, window, w, moved(n, window.start))]
    negations = [n for n in within(tuple(own), window, governed) if not _claimed(claim, page, n)]
    carrying = _carrying(page, window, [(h.start, h.end) for h in w.core_hits])
    everywhere = [n for n in within(tuple(own), window, carrying) if not _claimed(claim, page, n)]
    denied = _denied(claim, page, window, w, cues) and not claim.cues.denials
    flipped = denied or (_is_odd(negations) != claim.negated and _is_odd(everywhere) != claim.negated)
    others = find_differences(claim, page, window, w) if claim.question is None else []
    checks = [*others]
    if flipped:
        checks.append(negation_check(claim, page, window, cues, negations))
    replaced = {c.part for c in checks}
    checks += _said_how(claim, page, window, cues, governed)
    reasons = find_reasons(claim, page, window, w, cues, governed, answer, replaced)
    if negations and len(negations) % 2 == 0 and not denied and len(negations) != len(claim.cues.negations):
        reasons.append("it is negated twice")
    missing_names = w.missing_names - sum(c.kind == "name" for c in others)
    coverage = _coverage(claim, w, others)
    # A cell says so little that every word counts.
    every_word = len(claim.terms) <= 3 or claim.language.tag in _EVERY_WORD or window.kind is BlockKind.TABLE_CELL
    complete = not missing_names and (coverage == 1.0 if every_word else coverage >= STRONG_COVERAGE)
    whole = complete and not w.missing_values
    differs = len(w.different) + len(others)
    rest = claim.language.tag in _EVERY_WORD or _rest_agrees(evidence, replaced, window)
    agrees = rest and not missing_names and not w.missing_values and (complete or claim.language.tag not in _EVERY_WORD)
    swapped = find_substitutes(claim, page, window, w) if claim.question is None and not differs else []
    if whole and not reasons and not differs and not flipped and not swapped:
        return Judgement(Stance.SUPPORTS, Strength.STRONG, tuple(checks), (), support)
    if any(not _said_beside(claim, page, window, w, c) for c in w.different):
        agrees = False
    if window.kind is BlockKind.TABLE_CELL and (differs > 1 or not _counts_same(claim, page, window)):
        agrees = False  # another row and another column, or a count of other things: another cell
    if flipped and not negations and not denied and not _negates_its_main_clause(claim):
        agrees = False
    if agrees and not reasons and claim.question is None and bool(differs) != flipped:
        return Judgement(Stance.CONTRADICTS, Strength.STRONG, tuple(checks), (), support)
    plain = claim.question is None and not differs and not flipped and claim.language.tag not in _EVERY_WORD
    if plain and carries(claim, page, window, evidence, reasons, swapped):
        return Judgement(Stance.SUPPORTS, Strength.STRONG, tuple(checks), (), support, joined=True)
    if swapped:
        reasons.append("another word stands where the claim has its own")
    if not complete:
        reasons.append("some of its words are missing")
    if w.missing_values:
        reasons.append("a number or date is missing")
    if differs or flipped:
        worth = complete or (claim.question is None and support - _DOUBT >= WEAK_SUPPORT)
        return Judgement(Stance.MENTIONS, Strength.WEAK, tuple(checks), tuple(reasons), support) if worth else None
    if claim.question is None:
        if not (whole or support >= WEAK_SUPPORT):
            return None
        stance = Stance.SUPPORTS if whole else Stance.MENTIONS
        return Judgement(stance, Strength.WEAK, tuple(checks), tuple(reasons), support)
    if whole:
        return Judgement(Stance.SUPPORTS, Strength.WEAK, tuple(checks), tuple(reasons), support)
    return Judgement(Stance.MENTIONS, Strength.WEAK, tuple(checks), tuple(reasons), support) if _worth_reading(w) else None


def _counts_same(claim: Claim, page: Page, window: Window) -> bool:
    """Whether the headers of a cell name what the claim counts: "boat builders" are not "boats built"."""
    stems = {t.stem for s in window.segments for t in page.tokens_in(s.start, s.end)}
    counted = [q for q in claim.quantities if q.unit is None and q.nouns]
    return all(q.nouns[0] in stems for q in counted)


def _said_how(claim: Claim, page: Page, window: Window, cues: Cues, governed: list[Span]) -> list[Check]:
    """How much of it, and on whose word: a check for each quantifier of the claim, and one where the passage is not sure."""
    if claim.question is not None:
        return []
    checks = []
    given = {**cues.quantifiers, **cues.superlatives}
    for name, at in {**claim.cues.quantifiers, **claim.cues.superlatives}.items():
        part = claim.text[at.start : at.end]
        found = given.get(name)
        if found is None:
            checks.append(Check(part, "quantifier", part, None, "missing"))
        else:
            span = moved(found, window.start)
            checks.append(Check(part, "quantifier", part, page.text[span.start : span.end], "match", span.start, span.end))
    doubts = [] if claim.cues.hedges else within(cues.hedges, window, governed)
    if doubts:
        start, end = doubts[0].start, doubts[0].end
        checks.append(Check("fact", "attribution", "a fact", page.text[start:end], "different", start, end))
    return checks


def _said_beside(claim: Claim, page: Page, window: Window, w: Weighing, check: Check) -> bool:
    """Whether the clause with another value also says something of the claim: "..., which is 600 metres wide" speaks of what
    stands before it."""
    if check.start is None or not window.start <= check.start < window.end or window.kind not in RUNNING_TEXT:
        return True
    spans = [(c.start + window.start, c.end + window.start) for c in clauses(page.text[window.start : window.end])]
    start, end = next(((a, b) for a, b in spans if a <= check.start < b), (window.start, window.end))
    said = said_hits(claim, w)
    return not said or any(start <= h.start < end for h in said)


def _negates_its_main_clause(claim: Claim) -> bool:
    """Not "the law binds all firms, even if their country is not a member"."""
    first = clauses(claim.text)[0]
    return all(n.start < first.end for n in claim.cues.negations)


def _rest_agrees(evidence: Evidence, replaced: set[str], window: Window) -> bool:
    """Whether the passage carries all but light words of the claim, apart from what it has another word for. A cell says so
    little that every word counts."""
    telling = ("rare", "plain", "light") if window.kind is BlockKind.TABLE_CELL else ("rare", "plain")
    rest = [p for p in evidence.parts if p.text not in replaced and p.kind in telling]
    return all(p.place is Place.HELD for p in rest)


def said_hits(claim: Claim, w: Weighing) -> list[Hit]:
    """Where the passage carries what the claim says of its subject: all but its first word or name."""
    first = claim.first_position()
    parts = {n.text for n in claim.names if n.tokens[0].start == first} | {t.text for t in claim.terms if t.start == first}
    subject = {(c.start, c.end) for c in w.checks if c.part in parts}
    return [h for h in w.core_hits if (h.start, h.end) not in subject]


def _denied(claim: Claim, page: Page, window: Window, w: Weighing, cues: Cues) -> bool:
    """Whether a denial governs what the claim says: it stands in one clause with it, before it or after it."""
    said = said_hits(claim, w)
    if not cues.denials or not said:
        return bool(cues.denials)
    text = page.text[window.start : window.end]
    for denial in cues.denials:
        says_no = text[denial.start : denial.end].casefold().startswith("den")  # "Ada denied that": of what follows
        if not says_no or any(h.start - window.start >= denial.start for h in said):
            return True
        clause = next((c for c in clauses(text) if c.start <= denial.start < c.end), None)
        if clause is None or any(clause.start <= h.start - window.start < clause.end for h in said):
            return True
    return False


def _coverage(claim: Claim, w: Weighing, others: list[Check]) -> float:
    """The share of the claim's content words that the passage has, or has another word for."""
    replaced = sum(c.kind == "term" and c.part in {t.text for t in claim.terms} for c in others)
    return w.coverage + replaced / len(claim.terms) if claim.terms else 1.0


def _worth_reading(w: Weighing) -> bool:
    """Whether a person should read the passage: it carries most of the claim, and more of it than the subject's name."""
    matched = [c for c in w.checks if c.status == "match"]
    more = any(c.kind in ("term", "date", "number") for c in matched)
    return more and len(matched) >= WEAK_SHARE * len(w.checks)


def _governing(claim: Claim, page: Page, window: Window, w: Weighing, answer: Span | None) -> list[Span]:
    """The clauses of the passage that carry what the claim says of its subject, in offsets of the whole text; the whole passage
    where none does."""
    spans = [(h.start, h.end) for h in said_hits(claim, w) or w.core_hits] + ([(answer.start, answer.end)] if answer else [])
    spans += [(c.start, c.end) for c in w.different if c.start is not None and c.end is not None]
    return _carrying(page, window, spans)


def _carrying(page: Page, window: Window, spans: list[tuple[int, int]]) -> list[Span]:
    """The clauses in which the spans begin, in offsets of the whole text; the whole passage where none does."""
    text = page.text[window.start : window.end]
    whole = [Span(window.start, window.end)]
    own = [Span(window.start + c.start, window.start + c.end) for c in clauses(text)]
    carrying = [c for c in own if any(c.start <= start < c.end for start, _ in spans)]
    return carrying or whole


_CORRECTION = re.compile(r"\b(?:sino|sondern|but rather)\b")


def _is_corrected(claim: Claim, page: Page, window: Window, w: Weighing, negation: Span) -> bool:
    """ "no produce plata, sino cobre": the negation is not of what the claim says, where the claim has what follows."""
    turn = _CORRECTION.search(page.text, negation.end, window.end)
    return turn is not None and any(h.start > turn.end() for h in said_hits(claim, w))


def _is_odd(negations: list[Span]) -> bool:
    return len(negations) % 2 == 1


def _claimed(claim: Claim, page: Page, negation: Span) -> bool:
    """A negating word that the claim holds as a name or term of its own ("No" in a title)."""
    return any(page.text[negation.start : negation.end] == t.text for n in claim.names for t in n.tokens)
