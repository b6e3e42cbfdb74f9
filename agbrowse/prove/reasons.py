"""What keeps a passage from stating a claim: where it stands, how it says it, of whom, and of how much.

In: a Claim, a Page, a Window, its Weighing and Cues. Out: reasons in words for a person; none where nothing speaks against it.
"""

from __future__ import annotations

import re
from itertools import pairwise

from agbrowse.lang.base import words
from agbrowse.models import BlockKind, Check, Span, Zone
from agbrowse.prove.claim import DOERS, PREPOSITIONS, Claim, Name
from agbrowse.prove.cues import Cues, bracketed, read_cues
from agbrowse.prove.grammar import grammar_faults
from agbrowse.prove.naming import NOT_SO_CALLED, is_not_so_called
from agbrowse.prove.page import RUNNING_TEXT, Page, Role, Window
from agbrowse.prove.particles import is_object
from agbrowse.prove.roles import role_faults
from agbrowse.prove.weighing import Weighing
from agbrowse.prove.words import same_word
from agbrowse.text import Token

_ELSEWHERE = (Role.HEADING, Role.PREVIOUS)
ANOTHER_SUBJECT = "another subject stands in the passage"
ANOTHER_KIND = "it speaks of another of its kind"
ONLY_HEADING = "only a heading says it"
_FULL_WEIGHT = (Zone.MAIN, Zone.POST)
_TITLES = (BlockKind.HEADING, BlockKind.TITLE, BlockKind.TERM, BlockKind.SUMMARY)
# Quantifiers that narrow what a passage says; a claim without them says more than the passage.
_CONDITIONS = frozenset({"when", "if", "unless", "wenn", "falls", "si", "cuando", "quand"})
_LIMITS = frozenset({"most", "half", "many", "some", "few", "none"})
_LIMITED = 3  # content words after a quantifier, of which one is what it counts
_SUPERLATIVE_AFTER = words("the and its their his her our my")  # "the most versatile"


# A time that leans on something said before the claim.
_SOME_TIME = re.compile(
    r"\b(?:(?:the|that) (?:same|following|next|previous|preceding) (?:year|month|week|day|season)|(?:that|later that) (?:year|"
    r"month|week|day|season)|(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}|several|few) "
    r"(?:days?|weeks?|months?|years?) (?:later|earlier|after|before))\b",
    re.IGNORECASE,
)


def find_reasons(
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
    if within(cues.hedges, window, governed) and not claim.cues.hedges:
        reasons.append("it is said without certainty")
    # "has not yet been granted" says no, not later.
    plans = tuple(p for p in cues.plans if not any(p.start < n.end and n.start < p.end for n in cues.negations))
    if within(plans, window, governed) and not claim.cues.plans and not _conditional(claim):
        reasons.append("it is a plan")
    if _subject_from_elsewhere(claim, window, w) and _competing(claim, page, window, w, answer):
        reasons.append(ANOTHER_SUBJECT)
    if not all(_says_when(m.group(), page, window) for m in _SOME_TIME.finditer(claim.text)):
        reasons.append("it does not say when")
    if _another_of_its_kind(claim, page, window, w):
        reasons.append(ANOTHER_KIND)
    if is_not_so_called(claim, page, window):
        reasons.append(NOT_SO_CALLED)
    if _under_another_heading(page, window, w):
        reasons.append("it stands under another heading")
    if window.kind is BlockKind.TABLE_CELL and _is_of_other_kind(claim, page, window):
        reasons.append(ANOTHER_KIND)
    if _leader_qualifies(claim, page, window, w):
        reasons.append("what introduces it denies or qualifies it")
    if _opens_with_condition(page, governed) and not _conditional(claim):
        reasons.append("it is said under a condition")
    reasons += _quantifier_faults(claim, page, cues, window, governed, replaced)
    headed = any(is_object(claim, t) and w.term_roles.get(t.start) in _ELSEWHERE for t in claim.terms)
    if window.kind in (BlockKind.PARAGRAPH, BlockKind.QUOTE) and (headed or not _says_it_itself(claim, w, answer, replaced)):
        reasons.append(ONLY_HEADING)
    remarks = bracketed(page.text[window.start : window.end])
    formerly = tuple(f for f in cues.formerly if not any(r.start <= f.start < r.end for r in remarks))
    once = [f for f in within(formerly, window, governed) if not _says_only_whence(page, w, f)]
    if once and not claim.cues.formerly:
        reasons.append("it was so once")
    reasons += role_faults(claim, page, window, w, answer)
    return list(dict.fromkeys(reasons + grammar_faults(claim, page, window, w)))


def _subject_from_elsewhere(claim: Claim, window: Window, w: Weighing) -> bool:
    """A name that only a heading or the sentences before supply."""
    names = [c for c in w.checks if c.kind in ("name", "subject") and c.status == "match"]
    roles = {(h.start, h.end): h.role for h in w.hits}
    if any(roles.get((c.start or 0, c.end or 0)) in _ELSEWHERE for c in names):
        return True
    first = claim.first_position()
    prose = claim.language.tag == "en" and window.kind in RUNNING_TEXT
    if prose and any(t.start == first for t in claim.terms) and w.term_roles.get(first or 0) is not Role.CORE:
        return True  # "The tunnel ..."
    # In scripts without capitals names are words like others.
    unmarked = claim.language.tag in ("ko", "ja", "zh")
    return unmarked and any(t.is_name and w.term_roles.get(t.start) in _ELSEWHERE for t in claim.terms)


def _says_when(phrase: str, page: Page, window: Window) -> bool:
    """ "the following year": of which year, only a passage with the same words may say."""
    return any(phrase.casefold() in page.text[s.start : s.end].casefold() for s in window.core)


def _another_number(name: Name, page: Page, window: Window, w: Weighing) -> bool:
    """ "The Kestrel 2" under "Kestrel 3": the passage has the name with another number, only a heading has it as claimed."""
    if not name.tokens[-1].is_number:
        return False
    check = next((c for c in w.checks if c.part == name.text and c.kind in ("name", "subject")), None)
    if check is None or any((h.start, h.end) == (check.start, check.end) and h.role is Role.CORE for h in w.hits):
        return False
    tokens = page.tokens_in(window.start, window.end)
    return any(same_word(name.tokens[-2], a) and b.is_number and b.norm != name.tokens[-1].norm for a, b in pairwise(tokens))


def _another_of_its_kind(claim: Claim, page: Page, window: Window, w: Weighing) -> bool:
    """ "Its relative, the great ember newt" under "Lesser ember newt": another word where a heading supplies the claim's."""
    if any(_another_number(name, page, window, w) for name in claim.names):
        return True
    own = (*claim.terms, *(t for n in claim.names for t in n.tokens))
    for first, second in pairwise(claim.tokens):
        if (
            w.term_roles.get(first.start) not in (Role.HEADING, Role.PREVIOUS)
            or second.start - first.end != 1
            or second.is_stop
        ):
            continue
        for before, token in pairwise(page.tokens_in(window.start, window.end)):
            strange = not (before.is_stop or before.is_number or any(same_word(o, before) for o in own))
            if strange and same_word(second, token) and page.text[before.end : token.start] == " ":
                return True
    return False


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


_TOTAL = words("total overall number all gesamt insgesamt anzahl nombre total número")


def _is_of_other_kind(claim: Claim, page: Page, window: Window) -> bool:
    """Whether a header has a word of the claim and one that the claim has not before it: "Rowing boats" for "boats"."""
    own = [*claim.terms, *(t for n in claim.names for t in n.tokens)]
    for segment in window.segments:
        if segment.role not in (Role.ROW, Role.COLUMN):
            continue
        telling = [t for t in page.tokens_in(segment.start, segment.end) if not t.is_stop and not t.is_number]
        held = [any(same_word(o, t) for o in own) for t in telling]
        before = telling[: held.index(True)] if True in held else []
        if any(t.norm not in _TOTAL and t.norm not in page.language.light_words for t in before):
            return True
    return False


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
    known += [Span(c.start, c.end) for c in w.different if c.start is not None and c.end is not None]
    own = (*claim.terms, *(t for n in claim.names for t in n.tokens))
    tokens = page.tokens_in(window.start, window.end)
    leading: list[Token] = []
    for token in tokens:
        if any(s.start <= token.start < s.end for s in known) or any(same_word(t, token) for t in own):
            if not leading and _is_other_name(claim, token):
                return True  # "Orsk signed ...": the passage is about Orsk
            break
        leading.append(token)
    if leading and "," in page.text[leading[0].start : window.end] and leading[0].norm in PREPOSITIONS:
        comma = page.text.index(",", leading[0].start)
        leading = [t for t in leading if t.start > comma]
    if _speaks_of_it(page, tokens, leading):
        return False
    return any(not t.is_stop and not t.is_number for t in leading)


def _is_other_name(claim: Claim, token: Token) -> bool:
    """Whether the word is of a name that is not the claim's first."""
    return token.is_capital and any(same_word(t, token) for n in claim.names[1:] for t in n.tokens)


def _speaks_of_it(page: Page, tokens: list[Token], leading: list[Token]) -> bool:
    """Whether the subject is a pronoun: "In laboratory tests it digested ...", "Born in Ostrany as the second, she ..."."""
    named = [t for t in leading if t.is_name and t.is_capital and not t.is_stop and t is not tokens[0]]
    if any(not _governed(t, tokens) for t in named):
        return False
    after_comma = [t for t in tokens if page.text[max(0, t.start - 2) : t.start] == ", "][:1]
    return any(t.norm in _PRONOUNS.get(page.language.tag, ()) for t in (*leading, *after_comma))


def _governed(token: Token, tokens: list[Token]) -> bool:
    at = tokens.index(token)
    return at > 0 and (tokens[at - 1].norm in PREPOSITIONS or (at > 1 and tokens[at - 2].norm in PREPOSITIONS))


# Pronouns that stand for a subject named before.
_PRONOUNS = {
    "en": words("it he she they"),
    "de": words("er sie es"),
    "es": words("él ella ellos ellas"),
    "fr": words("il elle ils elles"),
}


def _quantifier_faults(
    claim: Claim, page: Page, cues: Cues, window: Window, governed: list[Span], replaced: set[str]
) -> list[str]:
    faults = []
    asked = set(claim.cues.quantifiers)
    # A superlative in whose place the passage has another differs; it is not missing.
    asked |= {name for name, at in claim.cues.superlatives.items() if claim.text[at.start : at.end] not in replaced}
    given = set(cues.quantifiers) | set(cues.superlatives)
    if claim.question is None and asked - given:
        faults.append(f"it does not say {', '.join(sorted(asked - given))}")
    limits = tuple(span for name, span in cues.quantifiers.items() if name in _LIMITS - asked)
    if any(_narrows(claim, page, window, limit) for limit in within(limits, window, governed)):
        faults.append("it says so of a part only")
    return faults


def _says_only_whence(page: Page, w: Weighing, former: Span) -> bool:
    """ "a former American goalkeeper" is still an American."""
    if not page.text[former.start : former.end].casefold().startswith("former"):
        return False
    after = [h for h in w.core_hits if h.start >= former.end]
    own = [t for h in after for t in page.tokens_in(h.start, h.end)]
    return page.language.tag == "en" and bool(own) and all(t.is_capital for t in own)


def _narrows(claim: Claim, page: Page, window: Window, limit: Span) -> bool:
    """Whether a quantifier limits what the claim speaks of: "some residents", not "in several countries"."""
    if window.kind not in RUNNING_TEXT or not page.language.spaced:
        return True
    before = [t.norm for t in page.tokens_in(max(window.start, limit.start - 20), limit.start)][-1:]
    if before and (before[0] in DOERS or before[0] in _SUPERLATIVE_AFTER):
        return False
    limited = [t for t in page.tokens_in(limit.end, min(limit.end + 60, window.end)) if not t.is_stop][:_LIMITED]
    own = (*claim.terms, *(t for n in claim.names for t in n.tokens))
    return any(same_word(o, t) for o in own for t in limited) or not limited


def _conditional(claim: Claim) -> bool:
    """The claim itself is made under a condition ("when a page was deleted")."""
    return any(t.norm in _CONDITIONS for t in claim.tokens[1:])


def _says_it_itself(claim: Claim, w: Weighing, answer: Span | None, replaced: set[str]) -> bool:
    """A heading supplies the subject, never what is said of it: half of the words that are no part of the subject's name must
    stand in the passage."""
    ends = {n.tokens[-1].end for n in claim.names}
    roles = dict(w.term_roles)
    headed = _headed_subject(claim, roles)
    said = [t for t in claim.terms if t.start not in headed and not any(0 <= t.start - end <= 1 for end in ends)]
    said = said or list(claim.terms[-1:])
    own = sum(roles.get(t.start) is Role.CORE or t.text in replaced for t in said)
    return own * 2 >= len(said) or not any(roles.get(t.start) is Role.HEADING for t in said)


def _headed_subject(claim: Claim, roles: dict[int, Role]) -> set[int]:
    """The words of a heading that the claim begins with, where it has no name: "an adult lesser ember newt weighs ..."."""
    if claim.names:
        return set()
    run: list[int] = []
    before = 0  # content words before the heading's: "an adult"
    for token in claim.tokens:
        role = roles.get(token.start)
        if role is Role.HEADING:
            run.append(token.start)
        elif not token.is_stop and role is not None:
            before += 1
            if run or before > claim.language.spaced:
                break
    return set(run)


def within(spans: tuple[Span, ...], window: Window, governed: list[Span]) -> list[Span]:
    placed = [moved(s, window.start) for s in spans]
    return [s for s in placed if any(g.start <= s.start < g.end for g in governed)]


def moved(span: Span, by: int) -> Span:
    return Span(span.start + by, span.end + by)
