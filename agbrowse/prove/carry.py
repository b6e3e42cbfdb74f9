"""Whether a passage and the sentences beside it carry so much of a claim that together they state it.

In: a Claim, a Page, a Window and its Evidence. Out: yes or no. Two ways lead to yes: a passage that lacks next to nothing, and
a long claim whose words nearly all stand in three sentences together.
"""

from __future__ import annotations

from agbrowse.prove.claim import Claim
from agbrowse.prove.clause_words import clause_words
from agbrowse.prove.cues import read_cues
from agbrowse.prove.differences import takes_place_of
from agbrowse.prove.evidence import Evidence, Place
from agbrowse.prove.page import RUNNING_TEXT, Page, Role, Segment, Window
from agbrowse.prove.reasons import ANOTHER_KIND, ANOTHER_SUBJECT, ONLY_HEADING
from agbrowse.prove.roles import ANOTHER_CLAUSE
from agbrowse.prove.thresholds import LONG_CLAIM, POOLED_SHARE, STRONG_SUPPORT
from agbrowse.prove.values import same_kind
from agbrowse.prove.weigh import NEIGHBOURS
from agbrowse.text import Token

# What may be said of the passage alone, where the sentences beside it are read with it.
_OF_THE_PASSAGE_ALONE = frozenset({ANOTHER_SUBJECT, ONLY_HEADING, ANOTHER_CLAUSE, ANOTHER_KIND})
_PER_WORD = 0.025
_CORE_SHARE = 0.4  # of a long claim's words, that stand in the quoted sentence itself
_SAID_SHARE = 0.6  # of a long claim's words that are no names: names alone say nothing of one another
_LONG = 12  # so many parts more, and one more word may be lacking
_OWN_SHARE = 0.5  # of the claim, that the passage carries without the sentences beside it


def carries(
    claim: Claim,
    page: Page,
    window: Window,
    evidence: Evidence,
    reasons: list[str],
    swapped: list[tuple[Token, Token]],
) -> bool:
    """Whether the claim is stated; `reasons` are what speaks against the passage by itself, `swapped` the words of the claim
    in whose place it has others."""
    if any(p.kind == "value" and p.place not in (Place.HELD, Place.NEAR) for p in evidence.parts):
        return False
    if not reasons and not swapped and _completed(claim, page, window, evidence):
        return True
    if swapped:
        return False
    return _OF_THE_PASSAGE_ALONE.issuperset(reasons) and _pooled(claim, page, window, evidence)


def _pooled(claim: Claim, page: Page, window: Window, evidence: Evidence) -> bool:
    """Whether nearly all words of a long claim stand in three sentences: so many do not come together by chance."""
    tokens = [t for t in claim.tokens if not t.is_stop]
    if len(tokens) < LONG_CLAIM or window.kind not in RUNNING_TEXT:
        return False
    # The more words, the less likely that they come together by chance.
    enough = max(POOLED_SHARE, 1.0 - len(tokens) * _PER_WORD)
    if _share(tokens, page, list(window.core)) < _CORE_SHARE:
        return False
    before = [s for s in window.segments if s.role is Role.PREVIOUS]
    after = [s for s in window.segments if s.role is Role.NEXT]
    if any(p.kind == "name" and p.place is Place.LOST for p in evidence.parts):
        return False  # nowhere on the page
    lacking = {p.text for p in evidence.parts if p.kind == "name" and p.place is not Place.HELD}
    if any(name.text in lacking and takes_place_of(claim, name, page, window) for name in claim.names):
        return False
    named = {t.start for n in claim.names for t in n.tokens}
    said = [t for t in tokens if t.start not in named and not t.is_number]
    return any(
        _share(tokens, page, [*window.core, *beside]) >= enough
        and (not said or _share(said, page, [*window.core, *beside]) >= _SAID_SHARE)
        and all(_is_plain_statement(claim, page, s) for s in beside)
        for beside in ([], before[-1:], before, [*before[-1:], *after], after)
    )


def _share(tokens: list[Token], page: Page, segments: list[Segment]) -> float:
    found = [t for t in tokens if any(page.places_in(s.start, s.end, page.vocabulary.forms(t)) for s in segments)]
    return len(found) / len(tokens)


def _completed(claim: Claim, page: Page, window: Window, evidence: Evidence) -> bool:
    """Whether the passage, with the sentences beside it, carries nearly all of the claim, and every name and value of it.

    A sentence beside it supplies what the passage leaves open, never what the passage itself fills with something else.
    """
    if evidence.support < STRONG_SUPPORT or evidence.share(Place.HELD) < _OWN_SHARE:
        return False
    if any(p.kind == "name" and p.place not in (Place.HELD, Place.NEAR) for p in evidence.parts):
        return False
    said = [p.place is Place.HELD for p in evidence.parts if p.kind not in ("name", "light")]
    if len(said) > 1 and not any(said):
        return False  # the passage itself says nothing of it
    own = clause_words(page.language.tag)
    verbs = {t.text for t in claim.terms if own is not None and own.is_verb(t)}
    if window.kind in RUNNING_TEXT and any(p.text in verbs and p.place is not Place.HELD for p in evidence.parts):
        return False  # what happens is not said here
    # What is said last is what is said: no other sentence supplies it.
    ends = [(t.end, t.text) for t in claim.terms] + [(n.tokens[-1].end, n.text) for n in claim.names]
    last = max(ends, default=(0, ""))[1]
    if any(p.text == last and p.place is not Place.HELD and p.kind != "light" for p in evidence.parts):
        return False
    lacking = sum(p.kind in ("rare", "plain") and p.place in (Place.PAGE, Place.LOST) for p in evidence.parts)
    if lacking > (len(evidence.parts) // _LONG if window.kind in RUNNING_TEXT else 0):
        return False
    near = {p.text: p.kind for p in evidence.parts if p.place is Place.NEAR}
    if not near:
        return True
    if any(name.text in near and takes_place_of(claim, name, page, window) for name in claim.names):
        return False
    dated = any(claim.text[d.start : d.end] in near for d in claim.dates)
    if dated and any(page.dates_in(s.start, s.end) for s in window.core):
        return False
    counted = [q for q in claim.quantities if claim.text[q.start : q.end] in near]
    held = [q for s in window.core for q in page.quantities_in(s.start, s.end)]
    if any(same_kind(q, other) for q in counted for other in held):
        return False
    return all(_is_plain_statement(claim, page, s) for s in window.segments if s.role in NEIGHBOURS)


def _is_plain_statement(claim: Claim, page: Page, segment: Segment) -> bool:
    """Whether a sentence says something without a "not", a "maybe" or a question of its own."""
    cues = read_cues(page.text[segment.start : segment.end], page.language)
    return not (cues.is_question or cues.denials or cues.hedges or (cues.negations and not claim.negated))
