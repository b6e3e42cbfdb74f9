"""The last judgement left to an entailment model.

In: findings of one claim and a Scorer. Out: the findings as the model sees them. A number, date or negation that differs, or a
value that is missing, stays as it was found, and so does what a menu, a teaser or a heading says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from agbrowse.models import Finding, Stance, Strength
from agbrowse.prove.claim import Claim
from agbrowse.prove.page import Page
from agbrowse.prove.scorer import Entailment, Scorer
from agbrowse.prove.thresholds import ENTAILED

_ASKED = 8  # findings that the model is asked about, best first
_BEFORE = 600  # characters before a passage that may complete it
_VALUES = frozenset({"number", "date", "unit", "negation"})
_BY_PLACE = ("it stands in", "it is a heading")


def reconsider(claim: Claim, page: Page, findings: Sequence[Finding], scorer: Scorer) -> list[Finding]:
    """The findings again, the best of them judged by the model. Raises what the model raises."""
    ranked = sorted(findings, key=lambda f: (f.strength is not Strength.STRONG, -f.score, f.start))
    asked = ranked[:_ASKED]
    answers = scorer.judge([(_passage(page, f), claim.text) for f in asked])
    return [_judged(f, a) for f, a in zip(asked, answers, strict=True)] + ranked[_ASKED:]


def _passage(page: Page, finding: Finding) -> str:
    """The quote, with what stands right before it where that completed it."""
    starts = [s.start for s in finding.context if finding.start - _BEFORE <= s.start < finding.start]
    return page.text[min([finding.start, *starts]) : finding.end]


def _judged(finding: Finding, answer: Entailment) -> Finding:
    if any(c.kind in _VALUES and c.status != "match" for c in finding.checks):
        return finding
    supports = finding.stance is Stance.SUPPORTS and finding.strength is Strength.STRONG
    if answer.supports >= ENTAILED:
        if supports or any(w.startswith(_BY_PLACE) for w in finding.warnings):
            return finding
        return replace(finding, stance=Stance.SUPPORTS, strength=Strength.STRONG, warnings=())
    if answer.contradicts >= ENTAILED:
        warning = "the model reads the opposite"
    elif supports:
        warning = "the model does not find it stated"
    else:
        return finding
    return replace(finding, stance=Stance.MENTIONS, strength=Strength.WEAK, warnings=(*finding.warnings, warning))
