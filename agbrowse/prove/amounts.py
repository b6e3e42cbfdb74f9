"""English sentences with a claim's number: whether it is the amount that the claim means.

In: a Claim, a Page, a Window and its Weighing. Out: reasons, in words for a person: by how much something changed, what it was
before, the whole of which a part is told, another's value. What no rule tells is no fault.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from agbrowse.models import Span
from agbrowse.prove.attachment import is_strange, subject_hits
from agbrowse.prove.claim import PREPOSITIONS, Claim
from agbrowse.prove.page import Page, Window
from agbrowse.prove.weighing import Weighing
from agbrowse.prove.words import same_word
from agbrowse.quantities import Quantity
from agbrowse.text import Token

_CHANGE = (
    r"(?:rise|rises|rose|risen|rising|fall|falls|fell|fallen|falling|increase\w*|decrease\w*|grow|grows|grew|grown|growing|drop\w*|"
    r"decline\w*|cut|cuts|cutting|reduce\w*|reducing|raise\w*|raising|climb\w*|jump\w*|slip\w*|shrink\w*|shrank|shrunk|expand\w*|"
    r"gain\w*|lose|lost|up|down|lower\w*|widen\w*|shorten\w*|lengthen\w*|change\w*|improve\w*|advance\w*|plunge\w*|soar\w*)"
)
_ABOUT = r"(?:about |nearly |almost |some |around |over |more than |just |only )?[£$€]?"
_CHANGED_BY = re.compile(rf"\b{_CHANGE} (?:\w+ ){{0,2}}(?:by )?{_ABOUT}$", re.IGNORECASE)
_BY = re.compile(rf"\bby {_ABOUT}$", re.IGNORECASE)
_BY_CHANGE = re.compile(
    r"^(?:\S{0,12})? ?(?:points? )?(?:increase|rise|drop|decline|fall|growth|cut|reduction|decrease|jump|gain|loss|discount|"
    r"off|more than|less than|fewer than|higher|lower|longer|shorter|taller|heavier|lighter|older|younger|faster)\b",
    re.IGNORECASE,
)
_SAYS_CHANGE = re.compile(rf"\b{_CHANGE}\b|\b(?:by|growth|reduction|discount|more|less|fewer|higher|off)\b", re.IGNORECASE)
_TO_NEXT = re.compile(rf"^[^,.;]{{0,25}}? to {_ABOUT}\d", re.IGNORECASE)
_FROM = re.compile(rf"\bfrom {_ABOUT}$", re.IGNORECASE)
_CHANGES = re.compile(rf"\b{_CHANGE}\b", re.IGNORECASE)
_COUNT = (
    r"(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|most|many|some|none|all|both|few|several|"
    r"each)"
)
_THE = r"(?:the |its |their |these |his |her |all )?"
_OF_WHOLE = re.compile(rf"\b{_COUNT} (?:\w+ )?(?:out )?of {_THE}$|(?:^|[,;] )(?:out )?of {_THE}$", re.IGNORECASE)
_NUMBER_WORD = re.compile(r"\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b")
_THAN = re.compile(r"\bthan (?:in |on |at )?$")
_CUT = re.compile(r"[,;:.]|\b(?:and|but|or|while|whereas|which|who)\b")
_RESPECTIVELY = re.compile(r"\brespectively\b")


def amount_faults(claim: Claim, page: Page, window: Window, w: Weighing) -> list[str]:
    """The reasons; none where no rule tells."""
    faults = []
    own = {claim.text[q.start : q.end]: q for q in claim.quantities}
    spans = [Span(q.start, q.end) for q in page.quantities_in(window.start, window.end)]
    counted = [Span(*m.span()) for m in _NUMBER_WORD.finditer(page.text, window.start, window.end)]
    spans += [c for c in counted if not any(s.start <= c.start < s.end for s in spans)]
    for check in w.checks:
        if check.status != "match" or check.start is None or check.end is None or not window.start <= check.start < window.end:
            continue
        if check.kind in ("number", "date") and _is_out_of_turn(claim, page, window, w, check.start):
            faults.append("the value is of another")
        if check.kind == "date" and _THAN.search(page.text[window.start : check.start]) and "than" not in claim.text:
            faults.append("it is only compared with")
        if check.kind != "number" or check.part not in own:
            continue
        value = Span(check.start, check.end)
        faults += _told_otherwise(claim, page, window, value, own[check.part])
        if _labelled_otherwise(claim, page, window, value, spans):
            faults.append("the value is of another")
    if _is_exchanged(claim, page, window, w):
        faults.append("its values stand the other way round")
    return faults


def _is_exchanged(claim: Claim, page: Page, window: Window, w: Weighing) -> bool:
    """ "users of 2.3 upgrade to 2.2", where the passage has "users of 2.2 upgrade to 2.3"."""
    found = {c.part: c.start for c in w.checks if c.kind == "number" and c.status == "match" and c.start is not None}
    pairs = []
    for q in claim.quantities:
        at = found.get(claim.text[q.start : q.end])
        if at is not None and window.start <= at < window.end:
            before = page.tokens_in(window.start, at)[-1:]
            mine = [t for t in claim.tokens if t.end <= q.start][-1:]
            pairs.append((mine[0].norm if mine else "", before[0].norm if before else ""))
    return any(a != c and (a, b) == (d, c) for (a, b), (c, d) in pairwise(pairs))


def _told_otherwise(claim: Claim, page: Page, window: Window, value: Span, claimed: Quantity) -> Iterator[str]:
    before, after = page.text[window.start : value.start], page.text[value.end : window.end]
    mine = claim.text[: claimed.start]
    measured = claimed.unit is not None or not claimed.nouns
    changed = _CHANGED_BY.search(before) or _BY_CHANGE.search(after) or (measured and _BY.search(before))
    if changed and not _SAYS_CHANGE.search(claim.text):
        yield "it is the amount of a change"
    if _FROM.search(before) and _TO_NEXT.search(after) and _CHANGES.search(before) and not _FROM.search(mine):
        yield "it was so before a change"
    if _OF_WHOLE.search(before) and not _OF_WHOLE.search(mine):
        yield "it says so of a part only"


def _labelled_otherwise(claim: Claim, page: Page, window: Window, value: Span, spans: Sequence[Span]) -> bool:
    """ "£8 for adults and £3 for children", "a maximum depth of 18 metres and a mean depth of 4 metres": a word of the claim
    belongs to another value, and a word that the claim has not belongs to this one."""
    order = sorted({(s.start, s.end) for s in spans} | {(value.start, value.end)})
    if len(order) < 2:
        return False
    labels = [_label(page, window, order, i) for i in range(len(order))]
    at = next(i for i, (a, b) in enumerate(order) if a <= value.start < b or a == value.start)
    mine = labels[at]
    if not any(is_strange(claim, t) for t in mine):
        return False
    first = claim.first_position()
    for i, label in enumerate(labels):
        alike = any(same_word(x, y) for x in label for y in mine)
        for term in claim.terms if i != at else ():
            governed = any(a.norm in PREPOSITIONS and b is term for a, b in pairwise(claim.tokens))
            theirs = any(same_word(term, x) for x in label) and not any(same_word(term, x) for x in mine)
            if term.start != first and theirs and (alike or (i > 0 and governed) or (i > 0 and len(order) == i + 1)):
                return True
    return False


def _label(page: Page, window: Window, order: Sequence[tuple[int, int]], i: int) -> list[Token]:
    """The words that stand by a value: back to the last conjunction or comma, on to the next."""
    start, end = order[i]
    left = order[i - 1][1] if i else window.start
    right = order[i + 1][0] if i + 1 < len(order) else window.end
    begin = left + max((m.end() for m in _CUT.finditer(page.text[left:start])), default=0)
    stop = next((m.start() for m in _CUT.finditer(page.text, end, right)), right)
    return [t for t in (*page.tokens_in(begin, start), *page.tokens_in(end, stop)) if not t.is_stop and not t.is_number]


def _is_out_of_turn(claim: Claim, page: Page, window: Window, w: Weighing, value: int) -> bool:
    """ "A and B, in 1979 and 1992 respectively": the first of the values is the first thing's."""
    end = _RESPECTIVELY.search(page.text, window.start, window.end)
    if end is None or _RESPECTIVELY.search(claim.text):
        return False
    places = [m.start() for m in re.finditer(r"\d[\d.,]*", page.text[window.start : end.start()])]
    places = [window.start + p for p in places]
    hits = [h.start for h in subject_hits(claim, w)] + [h.start for h in w.core_hits if page.text[h.start].isupper()]
    if len(places) < 2 or not hits or value not in places:
        return False
    listed = page.text[window.start : places[0]]
    last = max((m.start() for m in re.finditer(r",? and ", listed)), default=None)
    if last is None:
        return False
    commas = [m.start() for m in re.finditer(r", ", listed[:last])]
    cuts = [window.start + c for c in [*commas[len(commas) - (len(places) - 2) :], last]]
    return len(cuts) == len(places) - 1 and sum(cut < min(hits) for cut in cuts) != places.index(value)
