"""What one document says of one claim.

In: a Constraint and a Page. Out: a Proof: a status with its reason, and the passages it rests on, strongest first. No page
is opened and nothing is believed: it says what the page states.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from agbrowse.errors import InputError
from agbrowse.lang import detect_language, get_language
from agbrowse.models import BlockKind, Check, Constraint, ConstraintKind, Finding, Proof, Span, Stance, Status, Strength, Why
from agbrowse.prove.answer import Answer, find_answers
from agbrowse.prove.claim import Claim, parse_claim
from agbrowse.prove.judge import Judgement, judge
from agbrowse.prove.page import Page, Role, Window
from agbrowse.prove.reconsider import reconsider
from agbrowse.prove.scorer import Scorer
from agbrowse.prove.weigh import weigh
from agbrowse.prove.weighing import Weighing
from agbrowse.prove.words import is_hangul, is_wide
from agbrowse.text import find_question

_CANDIDATES = 24  # windows that are judged: those that carry most of the claim's rare words
_LEAST_SHARE = 0.25  # of a claim's words, that a window has with what stands around it, or it is not looked at
_OF_THE_BEST = 0.6  # and of what the window that has most of them has
_BY_PARTICLES = ("ko", "ja", "zh")  # languages that tell roles otherwise than by capitals and the order of words
_KEPT = 3  # findings that are kept; weak ones only where no strong one is
_MAY_BE_ALL_ANSWER = (BlockKind.TABLE_CELL, BlockKind.LIST_ITEM, BlockKind.DEFINITION)
LONGEST_CLAIM = 2_000  # characters; the longest checkable sentences are a third of it
_FRESH_DAYS = 400  # "latest" and "current" want a page no older than about a year


def claim_constraint(text: str, *, id: str = "c1") -> Constraint:
    """A claim as a constraint: a facet when it asks for a value, else an assertion (a yes-or-no question: its proposition).

    Raises InputError for a text far longer than a sentence: it is no one claim.
    """
    if len(text) > LONGEST_CLAIM:
        raise InputError(f"a claim of {len(text):,} characters is no one claim", f"give a sentence, at most {LONGEST_CLAIM:,}")
    question = find_question(text, get_language(detect_language(text)))
    asked = question is not None and question.kind != "yesno"
    return Constraint(id=id, text=text.strip(), kind=ConstraintKind.FACET if asked else ConstraintKind.ASSERTION)


def prove(constraint: Constraint, page: Page, scorer: Scorer | None = None) -> Proof:
    """What the page states of the constraint. Time grows with the number of passages that share its words.

    A `scorer` has the last word on an assertion, but never over a number, a date or a negation. Raises what it raises.
    """
    claim = parse_claim(constraint, page.language)
    if constraint.kind is ConstraintKind.FACET and claim.question is None:
        claim = parse_claim(Constraint(constraint.id, constraint.text), page.language)
    judged = [j for window in _candidates(claim, page) for j in _judge_window(claim, page, window)]
    # What one passage says outright goes before what several say together.
    outright = any(f.stance is Stance.CONTRADICTS and f.strength is Strength.STRONG for f, _ in judged)
    findings = [_weakened(f, "another passage says otherwise") if outright and joined else f for f, joined in judged]
    if scorer is not None and findings and claim.question is None:
        findings = reconsider(claim, page, findings, scorer)
    findings = _settled(findings)
    return _decided(claim, page, findings)


def _candidates(claim: Claim, page: Page) -> list[Window]:
    """Windows that share words with the claim, those with most of its rare words first."""
    wanted = {t.norm: t for t in (*claim.terms, *(t for n in claim.names for t in n.tokens))}
    wanted |= {t.norm: t for t in claim.tokens if t.is_number}
    score: dict[int, float] = {}
    held: dict[int, int] = {}  # how many of the words a window has
    touched: set[int] = set()
    for token in wanted.values():
        forms = page.vocabulary.forms(token)
        numbers = {n for form in forms for n in page.index.get(form, ())}
        touched.update(n for form in forms for n in page.core_index.get(form, ()))
        for number in numbers:
            score[number] = score.get(number, 0.0) + 1.0 / (1 + len(numbers)) + 0.05
            held[number] = held.get(number, 0) + 1
    least = max(_LEAST_SHARE * len(wanted), _OF_THE_BEST * max(held.values(), default=0))
    score = {n: x for n, x in score.items() if held[n] >= least or page.windows[n].kind in _MAY_BE_ALL_ANSWER}
    runs = [t.norm for t in claim.tokens if not t.is_stop and is_wide(t.norm[:1]) and len(t.norm) > 1]
    # Words that no space parts mostly have two letters.
    runs += [run[i : i + 2] for run in runs if len(run) > 3 for i in range(0, len(run) - 1, 2)]
    runs += [t.stem[:2] for t in claim.tokens if not t.is_stop and is_hangul(t.norm[:1]) and len(t.stem) > 1]
    for number, window in enumerate(page.windows) if runs else ():
        runs_held = sum(run in page.text[s.start : s.end] for run in runs for s in window.segments)
        if runs_held:
            score[number] = score.get(number, 0.0) + 0.2 * runs_held
            touched.add(number)
    # A heading alone brings nothing to the prose below it; a cell, an item or a definition may be all answer.
    score = {n: x for n, x in score.items() if n in touched or page.windows[n].kind in _MAY_BE_ALL_ANSWER}
    best = sorted(score, key=lambda n: (-score[n], n))[:_CANDIDATES]
    return [page.windows[n] for n in best]


def _weakened(finding: Finding, warning: str) -> Finding:
    return replace(finding, stance=Stance.MENTIONS, strength=Strength.WEAK, warnings=(*finding.warnings, warning))


def _judge_window(claim: Claim, page: Page, window: Window) -> list[tuple[Finding, bool]]:
    """The passage's findings, each with whether the sentences beside it complete it."""
    w = weigh(claim, page, window)
    if claim.question is None:
        judgement = judge(claim, page, window, w)
        if claim.language.tag in _BY_PARTICLES:
            from agbrowse.prove.east_asian import reread

            judgement = reread(claim, page, window, w, judgement)
        return [(_finding(claim, page, window, w, judgement, None), judgement.joined)] if judgement else []
    out = []
    for answer in find_answers(claim, claim.question, page, window, w)[:1]:
        judgement = judge(claim, page, window, w, answer.span)
        if judgement is not None:
            out.append((_finding(claim, page, window, w, judgement, answer), False))
    return out


def _finding(claim: Claim, page: Page, window: Window, w: Weighing, judgement: Judgement, answer: Answer | None) -> Finding:
    stance, strength, warnings = judgement.stance, judgement.strength, list(judgement.reasons)
    checks: list[Check] = [*w.checks, *judgement.checks]
    if answer is not None:
        checks.append(
            Check(claim.text[slice(*_asked(claim))], "term", "?", answer.text, "match", answer.span.start, answer.span.end)
        )
        if not answer.sure:
            warnings.append("the answer is not clear")
        if not _same_entity_before(page, window, w, answer):
            warnings.append("what stood before speaks of another")
        if claim.question is not None and claim.question.recent and (stale := _stale(page)) is not None:
            warnings.append(stale)
        if warnings:
            strength = Strength.WEAK
    matched = sum(c.status == "match" for c in checks)
    share = matched / len(checks) if checks else 0.0
    context = tuple(Span(h.start, h.end) for h in w.hits if h.role is not Role.CORE)
    heading = page.text[window.heading.start : window.heading.end] if window.heading else None
    subject = next((c.found for c in checks if c.kind == "subject" and c.found), None)
    score = round(min(1.0, max(0.0, share if answer is not None else judgement.support)), 4)
    return Finding(
        stance=stance,
        strength=strength,
        score=score,
        start=window.start,
        end=window.end,
        checks=tuple(checks),
        context=context,
        heading=heading,
        page=window.page,
        subject=subject,
        answer=answer.text if answer and stance is Stance.SUPPORTS else None,
        answer_key=answer.key if answer and stance is Stance.SUPPORTS else None,
        warnings=tuple(warnings),
    )


def _same_entity_before(page: Page, window: Window, w: Weighing, answer: Answer) -> bool:
    """What the sentences before supplied of an asked-for entity holds only where they name it too."""
    if not answer.key.startswith("name:"):
        return True
    spans = [s for s in window.segments if s.role is Role.PREVIOUS]
    used = [s for s in spans if any(h.role is Role.PREVIOUS and s.start <= h.start < s.end for h in w.hits)]
    return all(answer.text in page.text[s.start : s.end] for s in used)


def _asked(claim: Claim) -> tuple[int, int]:
    return (claim.question.asked.start, claim.question.asked.end) if claim.question else (0, 0)


def _stale(page: Page) -> str | None:
    """Why the page cannot say what is so now, or None when it can."""
    document = page.document
    if document.outdated is not None:
        return "the page calls itself outdated"
    stamps = [s[:10] for s in (document.modified_at, document.published_at) if s and len(s) >= 10]
    if not stamps:
        return "the page has no date"
    try:
        age = (page.today - date.fromisoformat(max(stamps))).days
    except ValueError:
        return "the page has no date"
    return "the page is old" if age > _FRESH_DAYS else None


def _settled(findings: list[Finding]) -> list[Finding]:
    """Strongest first, each passage once. Beside a passage that states the claim, another value in a passage that says more
    than the claim does is another matter ("reopened to cyclists in 1999"), not a contradiction."""
    order = {Stance.SUPPORTS: 0, Stance.CONTRADICTS: 1, Stance.MENTIONS: 2}
    ranked = sorted(
        findings, key=lambda f: (f.strength is not Strength.STRONG, order[f.stance], -f.score, f.end - f.start, f.start)
    )
    supports = [f for f in ranked if f.stance is Stance.SUPPORTS and f.strength is Strength.STRONG]
    kept: list[Finding] = []
    for finding in ranked:
        if supports and finding.stance is Stance.CONTRADICTS and not any(c.kind == "negation" for c in finding.checks):
            shortest = min(f.end - f.start for f in supports)
            if finding.end - finding.start > 1.25 * shortest:
                continue
        if all((finding.start, finding.end) != (k.start, k.end) for k in kept):
            kept.append(finding)
    strong = [f for f in kept if f.strength is Strength.STRONG]
    return (strong or kept)[:_KEPT]


def _decided(claim: Claim, page: Page, findings: list[Finding]) -> Proof:
    strong = {f.stance for f in findings if f.strength is Strength.STRONG}
    score = max((f.score for f in findings), default=0.0)
    if {Stance.SUPPORTS, Stance.CONTRADICTS} <= strong:
        return Proof(Status.CONFLICTING, Why.CONFLICTING, score, tuple(findings))
    if Stance.SUPPORTS in strong:
        return Proof(Status.SUPPORTED, None, score, tuple(findings))
    if Stance.CONTRADICTS in strong:
        return Proof(Status.CONTRADICTED, Why.CONTRADICTED, score, tuple(findings))
    if findings:
        return Proof(Status.WEAK, Why.WEAK_ONLY, score, tuple(findings))
    return Proof(Status.PENDING, _why(claim, page), 0.0)


def _why(claim: Claim, page: Page) -> Why:
    if detect_language(claim.text) != page.language.tag and (claim.language.tag != page.language.tag or len(claim.terms) > 2):
        return Why.OTHER_LANGUAGE
    named = any(all(page.vocabulary.forms(t) for t in n.tokens) for n in claim.names)
    return Why.NOT_STATED if named or not claim.names else Why.OTHER_SUBJECT
