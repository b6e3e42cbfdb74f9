"""Sentences with a claim's number: whether it is the amount that the claim means.

In: a Passage. Out: reasons, in words for a person: by how much something changed, what it was before, the whole of which a part
is told, another's value. English, German, French and Spanish; what no rule tells is no fault.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from agbrowse.models import Span
from agbrowse.prove.claim import PREPOSITIONS
from agbrowse.prove.passage import Passage
from agbrowse.prove.words import same_word
from agbrowse.quantities import Quantity
from agbrowse.text import Token

_BY = re.compile(r"\bby (?:about |nearly |almost |some |around |over |more than |just |only )?[£$€]?$")
_THAN = re.compile(r"\b(?:than|als|que) (?:in |on |at |im |en )?$")
_VALUES = re.compile(r"\d[\d.]*(?:, \d[\d.]*){0,6},? (?:and|et|y|und|beziehungsweise) \d[\d.]*")
_LIST_END = re.compile(r",? (?:and|und|et|y) ")


def amount_faults(p: Passage) -> list[str]:
    """The reasons; none where no rule tells."""
    faults = []
    own = {p.claim.text[q.start : q.end]: q for q in p.claim.quantities}
    spans = [Span(q.start, q.end) for q in p.page.quantities_in(p.window.start, p.window.end)]
    counted = [Span(*m.span()) for m in p.find("number_word")]
    spans += [c for c in counted if not any(s.start <= c.start < s.end for s in spans)]
    dates = [c for c in p.w.checks if c.kind == "date"]
    told = any(c.start is not None and p.window.start <= c.start < p.window.end for c in dates)
    if dates and not told and next(p.find("other_time"), None) and not p.own.compiled["other_time"].search(p.claim.text):
        faults.append("it is of another time")
    for check in p.w.checks:
        if check.status != "match" or check.start is None or check.end is None:
            continue
        if not p.window.start <= check.start < p.window.end:
            continue
        if check.kind == "date" and _is_of_other_predicate(p, check.start):
            faults.append("the date is of another event")
        if check.kind in ("number", "date") and _is_out_of_turn(p, check.start):
            faults.append("the value is of another")
        if check.kind == "date" and _THAN.search(p.page.text[p.window.start : check.start]) and not _compares(p):
            faults.append("it is only compared with")
        if check.kind == "number" and check.part in own:
            value = Span(check.start, check.end)
            faults += _told_otherwise(p, value, own[check.part])
            if _labelled_otherwise(p, value, spans):
                faults.append("the value is of another")
    if _is_exchanged(p):
        faults.append("its values stand the other way round")
    return list(dict.fromkeys(faults))


def _is_of_other_predicate(p: Passage, date: int) -> bool:
    """ "raised in 1951 and abolished in 1968": what was done in 1951 is not what stands with another date."""
    joints = [m for m in _LIST_END.finditer(p.page.text, date, p.window.end)]
    for joint in joints:
        end = p.closes(joint.end())
        later = [h for h in p.said if joint.end() <= h.start < end and not p.page.text[h.start].isdigit()]
        dated = any(d.start >= joint.end() and d.start < end for d in p.page.dates_in(p.window.start, p.window.end))
        before = [h for h in p.said if h.start < joint.start() and h.start > date]
        if later and dated and not before and len(later) >= len([h for h in p.said if not p.page.text[h.start].isdigit()]):
            return True
    return False


def _compares(p: Passage) -> bool:
    return any(t.norm in p.own.than for t in p.claim.tokens)


def _told_otherwise(p: Passage, value: Span, claimed: Quantity) -> Iterator[str]:
    before, after = p.page.text[p.window.start : value.start], p.page.text[value.end : p.window.end]
    mine = p.claim.text[: claimed.start]
    patterns = p.own.compiled
    measured = claimed.unit is not None or not claimed.nouns
    changed = patterns["changed_by"].search(before) or patterns["by_change"].search(after)
    if not patterns["change"].search(p.claim.text) and (changed or (measured and _BY.search(before))):
        yield "it is the amount of a change"
    old = patterns["was_from"].search(before) and patterns["to_next"].search(after) and patterns["change"].search(before)
    if old and not patterns["was_from"].search(mine):
        yield "it was so before a change"
    if patterns["of_whole"].search(before) and not patterns["of_whole"].search(mine):
        yield "it says so of a part only"


def _labelled_otherwise(p: Passage, value: Span, spans: Sequence[Span]) -> bool:
    """ "£8 for adults and £3 for children", "a maximum depth of 18 metres and a mean depth of 4 metres": a word of the claim
    belongs to another value, and a word that the claim has not belongs to this one."""
    order = sorted({(s.start, s.end) for s in spans} | {(value.start, value.end)})
    if len(order) < 2:
        return False
    labels = [_label(p, order, i) for i in range(len(order))]
    at = next(i for i, (a, b) in enumerate(order) if a <= value.start < b or a == value.start)
    mine = labels[at]
    if not any(p.is_strange(t) for t in mine):
        return False
    first = p.claim.first_position()
    for i, label in enumerate(labels):
        alike = any(same_word(x, y) for x in label for y in mine)
        for term in p.claim.terms if i != at else ():
            governed = any(_opens_phrase(a, p) and b is term for a, b in pairwise(p.claim.tokens))
            theirs = any(same_word(term, x) for x in label) and not any(same_word(term, x) for x in mine)
            if term.start != first and theirs and (alike or (i > 0 and governed) or (i > 0 and len(order) == i + 1)):
                return True
    return False


def _opens_phrase(token: Token, p: Passage) -> bool:
    """A preposition, or the article after one ("pour les enfants")."""
    return token.norm in PREPOSITIONS or token.norm in p.own.determiners


def _label(p: Passage, order: Sequence[tuple[int, int]], i: int) -> list[Token]:
    """The words that stand by a value: back to the last conjunction or comma, on to the next."""
    start, end = order[i]
    left = order[i - 1][1] if i else p.window.start
    right = order[i + 1][0] if i + 1 < len(order) else p.window.end
    cut = p.own.compiled["cut"]
    begin = left + max((m.end() for m in cut.finditer(p.page.text[left:start])), default=0)
    stop = next((m.start() for m in cut.finditer(p.page.text, end, right)), right)
    return [t for t in (*p.between(begin, start), *p.between(end, stop)) if not t.is_stop and not t.is_number]


def _is_out_of_turn(p: Passage, value: int) -> bool:
    """ "A and B, in 1979 and 1992 respectively": the first of the values is the first thing's."""
    end = next(p.find("respectively"), None)
    if end is None or p.own.compiled["respectively"].search(p.claim.text):
        return False
    listed_values = _VALUES.search(p.page.text, p.window.start, p.window.end)
    if listed_values is None:
        return False
    at = listed_values.start()
    places = [at + m.start() for m in re.finditer(r"\d[\d.,]*", listed_values.group())]
    hits = [h.start for h in p.subject] or [h.start for h in p.said if p.page.text[h.start].isupper()]
    if len(places) < 2 or not hits or value not in places:
        return False
    listed = p.page.text[p.window.start : places[0]]
    last = max((m.start() for m in _LIST_END.finditer(listed)), default=None)
    if last is None:
        return False
    commas = [m.start() for m in re.finditer(r", ", listed[:last])]
    cuts = [p.window.start + c for c in [*commas[len(commas) - (len(places) - 2) :], last]]
    return len(cuts) == len(places) - 1 and sum(cut < min(hits) for cut in cuts) != places.index(value)


def _is_exchanged(p: Passage) -> bool:
    """ "users of 2.3 upgrade to 2.2", where the passage has "users of 2.2 upgrade to 2.3"."""
    found = {c.part: c.start for c in p.w.checks if c.kind == "number" and c.status == "match" and c.start is not None}
    pairs = []
    for q in p.claim.quantities:
        at = found.get(p.claim.text[q.start : q.end])
        if at is not None and p.window.start <= at < p.window.end:
            before = next((t.norm for t in reversed(p.tokens) if t.end <= at), "")
            mine = next((t.norm for t in reversed(p.claim.tokens) if t.end <= q.start), "")
            pairs.append((mine, before))
    return any(a != c and (a, b) == (d, c) for (a, b), (c, d) in pairwise(pairs))
