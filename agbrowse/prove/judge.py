"""Does a passage support, contradict or only mention a claim?

In: a Claim, a Page, a Window and their Weighing. Out: a stance and a strength with reasons, or nothing. The rules are the wire
contract's "Rules that nothing may break"; the thresholds stand here and nowhere else.
"""

from __future__ import annotations

from dataclasses import dataclass

from agbrowse.models import BlockKind, Check, Span, Stance, Strength, Zone
from agbrowse.prove.carry import ANOTHER_SUBJECT, ONLY_HEADING, carries
from agbrowse.prove.claim import PREPOSITIONS, Claim
from agbrowse.prove.cues import Cues, bracketed, clauses, read_cues
from agbrowse.prove.differences import find_differences, negation_check
from agbrowse.prove.evidence import Evidence, Place, gather
from agbrowse.prove.match import same_word
from agbrowse.prove.page import Page, Role, Window
from agbrowse.prove.roles import role_faults
from agbrowse.prove.thresholds import STRONG_COVERAGE, WEAK_COVERAGE, WEAK_SHARE, WEAK_SUPPORT
from agbrowse.prove.weighing import Weighing
from agbrowse.text import Token

# Word order and capitals say nothing in these languages: one other word is another statement.
_EVERY_WORD = ("ko", "ja", "zh")
_DIFFERENCE = 0.3  # what a word or name that differs takes from the support
_FULL_WEIGHT = (Zone.MAIN, Zone.POST)
_TITLES = (BlockKind.HEADING, BlockKind.TITLE, BlockKind.TERM, BlockKind.SUMMARY)
# Quantifiers that narrow what a passage says; a claim without them says more than the passage.
_CONDITIONS = frozenset({"when", "if", "unless", "wenn", "falls", "si", "cuando", "quand"})
_LIMITS = frozenset({"most", "half", "many", "some", "few", "none"})


@dataclass(frozen=True, slots=True)
class Judgement:
    """A passage's stance and strength; `checks` are what the judging added, `reasons` what kept it from being
    strong, `support` how much of the claim it carries."""

    stance: Stance
    strength: Strength
    checks: tuple[Check, ...] = ()
    reasons: tuple[str, ...] = ()
    support: float = 0.0


def judge(claim: Claim, page: Page, window: Window, w: Weighing, answer: Span | None = None) -> Judgement | None:
    """The passage's stance, or None when it has too little to do with the claim.

    `answer` is the stretch that answers a facet, which counts as part of the claim. A difference contradicts only where all
    else agrees.
    """
    if not w.core_hits and answer is None:
        return None
    if claim.question is not None and (w.missing_names or w.coverage < WEAK_COVERAGE):
        return None
    evidence = gather(claim, page, window, w)
    support = evidence.support
    if claim.question is None and support < WEAK_SUPPORT - _DIFFERENCE:
        return None
    cues = read_cues(page.text[window.start : window.end], page.language)
    governed = _governing(page, window, w, answer)
    negations = [n for n in _within(cues.negations, window, governed) if not _claimed(claim, page, n)]
    denied = bool(cues.denials) and not claim.cues.denials
    flipped = (len(negations) % 2 == 1) != claim.negated if not denied else True
    others = find_differences(claim, page, window, w) if claim.question is None else []
    checks = [*others]
    if flipped:
        checks.append(negation_check(claim, page, window, cues, negations))
    replaced = {c.part for c in checks}
    reasons = _reasons(claim, page, window, w, cues, governed, answer, replaced)
    if negations and len(negations) % 2 == 0 and not denied:
        reasons.append("it is negated twice")
    missing_names = w.missing_names - sum(c.kind == "name" for c in others)
    coverage = _coverage(claim, w, others)
    every_word = len(claim.terms) <= 3 or claim.language.tag in _EVERY_WORD
    complete = not missing_names and (coverage == 1.0 if every_word else coverage >= STRONG_COVERAGE)
    whole = complete and not w.missing_values
    differs = len(w.different) + len(others)
    agrees = whole or (not missing_names and not w.missing_values and _rest_agrees(claim, evidence, replaced))
    if whole and not reasons and not differs and not flipped:
        return Judgement(Stance.SUPPORTS, Strength.STRONG, tuple(checks), (), support)
    if flipped and not negations and not denied and not _negates_its_main_clause(claim):
        agrees = False
    if agrees and not reasons and claim.question is None and bool(differs) != flipped:
        return Judgement(Stance.CONTRADICTS, Strength.STRONG, tuple(checks), (), support)
    plain = claim.question is None and not differs and not flipped and claim.language.tag not in _EVERY_WORD
    if plain and carries(claim, page, window, evidence, reasons):
        return Judgement(Stance.SUPPORTS, Strength.STRONG, tuple(checks), (), support)
    if not complete:
        reasons.append("some of its words are missing")
    if w.missing_values:
        reasons.append("a number or date is missing")
    if differs or flipped:
        return Judgement(Stance.MENTIONS, Strength.WEAK, tuple(checks), tuple(reasons), support) if complete else None
    if claim.question is None:
        if not (whole or support >= WEAK_SUPPORT):
            return None
        stance = Stance.SUPPORTS if whole else Stance.MENTIONS
        return Judgement(stance, Strength.WEAK, tuple(checks), tuple(reasons), support)
    if whole:
        return Judgement(Stance.SUPPORTS, Strength.WEAK, tuple(checks), tuple(reasons), support)
    return Judgement(Stance.MENTIONS, Strength.WEAK, tuple(checks), tuple(reasons), support) if _worth_reading(w) else None


def _negates_its_main_clause(claim: Claim) -> bool:
    """Not "the law binds all firms, even if their country is not a member"."""
    first = clauses(claim.text)[0]
    return all(n.start < first.end for n in claim.cues.negations)


def _rest_agrees(claim: Claim, evidence: Evidence, replaced: set[str]) -> bool:
    """Whether the passage carries all but light words of the claim, apart from what it has another word for."""
    if claim.language.tag in _EVERY_WORD:
        return False
    rest = [p for p in evidence.parts if p.text not in replaced and p.kind in ("rare", "plain")]
    return all(p.place is Place.HELD for p in rest)


def _coverage(claim: Claim, w: Weighing, others: list[Check]) -> float:
    """The share of the claim's content words that the passage has, or has another word for."""
    replaced = sum(c.kind == "term" and c.part in {t.text for t in claim.terms} for c in others)
    return w.coverage + replaced / len(claim.terms) if claim.terms else 1.0


def _reasons(
    claim: Claim,
    page: Page,
    window: Window,
    w: Weighing,
    cues: Cues,
    governed: list[Span],
    answer: Span | None,
    replaced: set[str],
) -> list[str]:
    """What keeps the passage from stating the claim, in words for a person."""
    reasons = list(w.faults)
    if window.zone not in _FULL_WEIGHT:
        reasons.append(f"it stands in the page's {window.zone.value}")
    if window.kind in _TITLES:
        reasons.append("it is a heading")
    if cues.is_question:
        reasons.append("it asks")
    if _within(cues.hedges, window, governed) and not claim.cues.hedges:
        reasons.append("it is said without certainty")
    if _within(cues.plans, window, governed) and not claim.cues.plans and not _conditional(claim):
        reasons.append("it is a plan")
    if _subject_from_elsewhere(w) and _competing(claim, page, window, w, answer):
        reasons.append(ANOTHER_SUBJECT)
    if _under_another_heading(page, window, w):
        reasons.append("it stands under another heading")
    if _leader_qualifies(claim, page, window, w):
        reasons.append("what introduces it denies or qualifies it")
    if _opens_with_condition(page, governed) and not _conditional(claim):
        reasons.append("it is said under a condition")
    reasons += _quantifier_faults(claim, cues, window, governed, replaced)
    if window.kind in (BlockKind.PARAGRAPH, BlockKind.QUOTE) and not _says_it_itself(claim, w, answer):
        reasons.append(ONLY_HEADING)
    remarks = bracketed(page.text[window.start : window.end])
    formerly = tuple(f for f in cues.formerly if not any(r.start <= f.start < r.end for r in remarks))
    if _within(formerly, window, governed) and not claim.cues.formerly:
        reasons.append("it was so once")
    return reasons + role_faults(claim, page, window, w, answer)


def _worth_reading(w: Weighing) -> bool:
    """Whether a person should read the passage: it carries most of the claim, and more of it than the subject's name."""
    matched = [c for c in w.checks if c.status == "match"]
    more = any(c.kind in ("term", "date", "number") for c in matched)
    return more and len(matched) >= WEAK_SHARE * len(w.checks)


def _governing(page: Page, window: Window, w: Weighing, answer: Span | None) -> list[Span]:
    """The clauses of the passage that carry the claim, in offsets of the whole text; the whole passage where none does."""
    text = page.text[window.start : window.end]
    spans = [(h.start, h.end) for h in w.core_hits] + ([(answer.start, answer.end)] if answer else [])
    spans += [(c.start, c.end) for c in w.different if c.start is not None and c.end is not None]
    whole = [Span(window.start, window.end)]
    own = [Span(window.start + c.start, window.start + c.end) for c in clauses(text)]
    carrying = [c for c in own if any(c.start <= start < c.end for start, _ in spans)]
    return carrying or whole


def _within(spans: tuple[Span, ...], window: Window, governed: list[Span]) -> list[Span]:
    moved = [_moved(s, window.start) for s in spans]
    return [s for s in moved if any(g.start <= s.start < g.end for g in governed)]


def _moved(span: Span, by: int) -> Span:
    return Span(span.start + by, span.end + by)


def _claimed(claim: Claim, page: Page, negation: Span) -> bool:
    """A negating word that the claim holds as a name or term of its own ("No" in a title)."""
    return any(page.text[negation.start : negation.end] == t.text for n in claim.names for t in n.tokens)


def _subject_from_elsewhere(w: Weighing) -> bool:
    """A name that only a heading or the sentences before supply."""
    names = [c for c in w.checks if c.kind in ("name", "subject") and c.status == "match"]
    roles = {(h.start, h.end): h.role for h in w.hits}
    return any(roles.get((c.start or 0, c.end or 0)) in (Role.HEADING, Role.PREVIOUS) for c in names)


def _under_another_heading(page: Page, window: Window, w: Weighing) -> bool:
    """The subject stands in an outer heading, and the nearest one, of nothing that the claim says, names another thing."""
    headings = [s for s in window.segments if s.role is Role.HEADING]
    if len(headings) < 2 or window.kind in (BlockKind.TABLE_CELL, BlockKind.LIST_ITEM):
        return False
    nearest = headings[-1]
    held = [h for h in w.hits if h.role is Role.HEADING]
    core = any(c.kind in ("name", "subject") and c.status == "match" and _in_core(w, c) for c in w.checks)
    if core or not held or any(nearest.start <= h.start < nearest.end for h in held):
        return False
    if any(h.role is Role.PREVIOUS for h in w.hits):
        return False
    return not any(t.norm in page.language.sections for t in page.tokens_in(nearest.start, nearest.end))


def _in_core(w: Weighing, check: Check) -> bool:
    return any((h.start, h.end) == (check.start, check.end) and h.role is Role.CORE for h in w.hits)


def _leader_qualifies(claim: Claim, page: Page, window: Window, w: Weighing) -> bool:
    """A lead-in, caption or header that supplies words of the claim also supplies its "not", its "maybe" and its question."""
    for segment in window.segments:
        if segment.role not in (Role.LEAD_IN, Role.CAPTION, Role.COLUMN):
            continue
        if not any(h.role is segment.role and segment.start <= h.start < segment.end for h in w.hits):
            continue
        cues = read_cues(page.text[segment.start : segment.end], page.language)
        negated = len(cues.negations) % 2 == 1 and not claim.negated
        if negated or cues.denials or (cues.hedges and not claim.cues.hedges) or (cues.plans and not claim.cues.plans):
            return True
    return False


def _opens_with_condition(page: Page, governed: list[Span]) -> bool:
    """ "If Selm had won": a clause that carries the claim and begins with a condition."""
    for clause in governed:
        first = next(iter(page.tokens_in(clause.start, clause.end)), None)
        if first is not None and first.norm in ("if", "unless", "wenn", "falls", "si", "만약", "만일", "もし", "如果", "假如"):
            return True
    return False


def _competing(claim: Claim, page: Page, window: Window, w: Weighing, answer: Span | None) -> bool:
    """Whether the passage has a subject of its own: a content word, not the claim's, before the first that is."""
    if window.kind in (BlockKind.TABLE_CELL, BlockKind.LIST_ITEM) and not any(h.role is Role.PREVIOUS for h in w.hits):
        return False
    known = [Span(h.start, h.end) for h in w.hits] + ([answer] if answer else [])
    own = (*claim.terms, *(t for n in claim.names for t in n.tokens))
    leading: list[Token] = []
    for token in page.tokens_in(window.start, window.end):
        if any(s.start <= token.start < s.end for s in known) or any(same_word(t, token) for t in own):
            break
        leading.append(token)
    if leading and "," in page.text[leading[0].start : window.end] and leading[0].norm in PREPOSITIONS:
        comma = page.text.index(",", leading[0].start)
        leading = [t for t in leading if t.start > comma]
    return any(not t.is_stop and not t.is_number for t in leading)


def _quantifier_faults(claim: Claim, cues: Cues, window: Window, governed: list[Span], replaced: set[str]) -> list[str]:
    faults = []
    asked = set(claim.cues.quantifiers)
    # A superlative in whose place the passage has another differs; it is not missing.
    asked |= {name for name, at in claim.cues.superlatives.items() if claim.text[at.start : at.end] not in replaced}
    given = set(cues.quantifiers) | set(cues.superlatives)
    if claim.question is None and asked - given:
        faults.append(f"it does not say {', '.join(sorted(asked - given))}")
    limits = tuple(span for name, span in cues.quantifiers.items() if name in _LIMITS - asked)
    if _within(limits, window, governed):
        faults.append("it says so of a part only")
    return faults


def _conditional(claim: Claim) -> bool:
    """The claim itself is made under a condition ("when a page was deleted")."""
    return any(t.norm in _CONDITIONS for t in claim.tokens[1:])


def _says_it_itself(claim: Claim, w: Weighing, answer: Span | None) -> bool:
    """A heading supplies the subject, never what is said of it: half of the words that are no part of the subject's name must
    stand in the passage."""
    ends = {n.tokens[-1].end for n in claim.names}
    said = [t for t in claim.terms if not any(0 <= t.start - end <= 1 for end in ends)] or list(claim.terms[-1:])
    roles = dict(w.term_roles)
    own = sum(roles.get(t.start) is Role.CORE for t in said)
    return own * 2 >= len(said) or not any(roles.get(t.start) is Role.HEADING for t in said)
