"""Sentences that have a claim's words and say another thing: who of two, of whom, by how much, how it is told.

In: a Claim, a Page, a Window and its Weighing. Out: faults in words for a person. English, German, French and Spanish; some
rules are English alone.
"""

from __future__ import annotations

import re
from itertools import pairwise

from agbrowse.lang.base import words
from agbrowse.prove.amounts import amount_faults
from agbrowse.prove.attachment import is_said_of_another, was_so_once
from agbrowse.prove.belonging import is_of_another, is_part_of_word
from agbrowse.prove.claim import DOERS, PREPOSITIONS, Claim
from agbrowse.prove.cues import bracketed
from agbrowse.prove.match import Hit
from agbrowse.prove.page import RUNNING_TEXT, Page, Role, Window
from agbrowse.prove.passage import read_passage
from agbrowse.prove.roles import is_past
from agbrowse.prove.telling import telling_faults
from agbrowse.prove.weighing import Weighing
from agbrowse.prove.words import same_word
from agbrowse.text import Token

_CONTRAST = re.compile(r";|(?<!\w)(?:while|whereas|but)(?!\w)")
_AWAY = words("from to with against than of")
_OF_OTHERS = words("by from of to with for at than")
_COPULAS = words("is was are were")
_ARTICLES = words("a an the")
_SUBJECTS = words("a an the this that its his her their it he she they we you i")
_UNTIL = re.compile(r"\b[Uu]ntil (?:\w+ ){0,2}[12]\d{3}\b")
_ORDER = re.compile(r"(?<!\w)(?:before|after|because)(?!\w)", re.IGNORECASE)
_OPENING_BEFORE = re.compile(r"\s*(?:Before|During) \w")
_NOW, _THEN = words("is are has have"), words("was were had")
_IN_A_YEAR = re.compile(r"(?:In|By|At|During|Around) (?:\w+ ){0,3}?[12]\d{3}s?\b[^.;]*\b(?:was|were|had)\b")
_OF_MANY = re.compile(r"\w+ of the (\d[\d.,]*)")
OF_ANOTHER = "it says it of another"
OTHER_WAY = "who did it to whom is the other way round"


def grammar_faults(claim: Claim, page: Page, window: Window, w: Weighing) -> list[str]:
    """What the sentence does otherwise with the claim's words."""
    if window.kind not in RUNNING_TEXT or claim.question is not None or page.language.tag not in ("en", "de", "es", "fr"):
        return []
    if _parts_turned(claim, page, w):
        return [OTHER_WAY]
    tag = page.language.tag
    verbs = _verbs(claim, page, window) if tag == "en" else [h.start - window.start for h in _core(w)]
    faults = telling_faults(claim.text, page.text[window.start : window.end], tag, [] if claim.negated else verbs)
    passage = read_passage(claim, page, window, w)
    if passage is not None:
        faults += [OF_ANOTHER] * (is_said_of_another(passage) or is_of_another(passage))
        faults += ["only part of a longer word stands there"] * is_part_of_word(passage)
        faults += amount_faults(passage) if claim.quantities or claim.dates else []
        faults += ["it was so once"] * was_so_once(passage)
    if tag != "en":
        return faults
    tokens = page.tokens_in(window.start, window.end)
    if _split_by_contrast(claim, page, window, w) or _of_another(claim, tokens) or _given_away(claim, tokens):
        faults.append(OF_ANOTHER)
    if _voice_turned(claim, page, w) or _link_turned(claim, tokens) or _compared_turned(claim, tokens):
        faults.append(OTHER_WAY)
    if _order_turned(claim, page, window, w):
        faults.append("one thing comes before the other otherwise")
    if _part_of_number(claim, page, window, w):
        faults.append("it says so of a part only")
    then = _IN_A_YEAR.match(page.text[window.start : window.end]) and not any(t.norm in _NOW for t in tokens)
    if then and any(t.norm in _NOW for t in claim.tokens) and not claim.dates:
        faults.append("it was so once")
    if _UNTIL.search(page.text, window.start, window.end) and "until" not in claim.text.casefold():
        faults.append("it was so once")
    return faults


def _verbs(claim: Claim, page: Page, window: Window) -> list[int]:
    """Where the sentence has the claim's verb; none where the claim's verb is not to be told by its form and place."""
    first = claim.first_position()
    head = next((n.tokens[-1].end for n in claim.names if n.tokens[0].start == first), None)
    verb = next((t for t in claim.terms if is_past(t)), None)
    if verb is None and head is not None:
        verb = next((t for t in claim.terms if t.start >= head), None)
    if verb is None:
        followed = [a for a, b in pairwise(claim.tokens) if a.norm.endswith("s") and (b.is_number or b.is_stop)]
        verb = next((t for t in claim.terms if t in followed and t.start != first), None)
    tokens = page.tokens_in(window.start, window.end) if verb is not None else []
    return [t.start - window.start for t in tokens if verb is not None and same_word(verb, t)]


def _core(w: Weighing) -> list[Hit]:
    return [h for h in w.hits if h.role is Role.CORE]


def _subject(claim: Claim, w: Weighing) -> list[Hit]:
    """Where the core has the first name or word of the claim."""
    first = claim.first_position()
    parts = {n.text for n in claim.names if n.tokens[0].start == first} | {t.text for t in claim.terms if t.start == first}
    spans = {(c.start, c.end) for c in w.checks if c.part in parts}
    return [h for h in _core(w) if (h.start, h.end) in spans]


def _split_by_contrast(claim: Claim, page: Page, window: Window, w: Weighing) -> bool:
    """ "Ada built the mill, while Karl drew the tower": what is said on one side is not said of the other."""
    remarks = bracketed(page.text[window.start : window.end])
    found = [m.start() for m in _CONTRAST.finditer(page.text, window.start, window.end)]
    cuts = [c for c in found if not any(r.start <= c - window.start < r.end for r in remarks)]
    subject = _subject(claim, w)
    said = [h for h in _core(w) if h not in subject]
    if not cuts or not said:
        return False

    def side(at: int) -> int:
        return sum(cut <= at for cut in cuts)

    first = claim.first_position()
    head = next((n.tokens for n in claim.names if n.tokens[0].start == first), ())
    own = [*claim.terms, *(t for n in claim.names for t in n.tokens)]
    rest = [o for o in own if o not in head and o.start != first]
    tokens = page.tokens_in(window.start, window.end)
    for one in range(len(cuts) + 1):
        there = [t for t in tokens if side(t.start) == one]
        if all(any(same_word(o, t) for t in there) for o in own):
            return False  # one side says it all
        if rest and all(any(same_word(o, t) for t in there) for o in rest) and _shares_subject(there, rest):
            return bool(subject and min(side(h.start) for h in subject) > one)
    return len({side(h.start) for h in said}) > 1 or bool(subject and min(side(h.start) for h in subject) > side(said[0].start))


def _shares_subject(there: list[Token], rest: list[Token]) -> bool:
    """Whether a side goes on with the subject before it: "..., but declined to model for L'Oréal"."""
    first = next((i for i, t in enumerate(there) if any(same_word(o, t) for o in rest)), 0)
    return not any(t.norm in _SUBJECTS or (t.is_capital and t.is_name) for t in there[:first])


def _voice_turned(claim: Claim, page: Page, w: Weighing) -> bool:
    """ "Kestrel bought Nordlyd", where the passage has "Kestrel was bought by Nordlyd"."""
    names = [n for n in claim.names if not n.governed]
    if len(names) < 2:
        return False
    spans = {c.part: c for c in w.checks if c.kind in ("name", "subject") and c.status == "match"}
    a, b = spans.get(names[0].text), spans.get(names[1].text)
    if a is None or b is None or a.end is None or b.start is None or not a.end <= b.start:
        return False
    between = page.tokens_in(a.end, b.start)
    claimed = [t.norm for t in claim.tokens if names[0].tokens[-1].end <= t.start < names[1].tokens[0].start]
    by = next((i for i, t in enumerate(between) if t.norm in DOERS), 0)
    is_done = any(is_past(t) for t in between[max(0, by - 2) : by])
    passive = is_done and any(t.norm in (*_COPULAS, "been", "being") for t in between[:by])
    return passive and not any(n in DOERS for n in claimed)


def _link_turned(claim: Claim, tokens: list[Token]) -> bool:
    """ "Norvane is a subsidiary of Calder", where the passage has "Calder, a subsidiary of Norvane"."""
    for name in claim.names:
        before = [t for t in claim.tokens if t.end <= name.tokens[0].start and t.norm not in _ARTICLES]
        if len(before) < 2 or before[-1].norm != "of" or before[-2].is_stop:
            continue
        others = [n for n in claim.names if n is not name]
        for i, token in enumerate(tokens):
            if not same_word(before[-2], token) or [t.norm for t in tokens[i + 1 : i + 2]] != ["of"]:
                continue
            after = [t for t in tokens[i + 2 : i + 5] if t.norm not in _ARTICLES][:1]
            if after and any(same_word(o.tokens[0], after[0]) for o in others) and not same_word(name.tokens[0], after[0]):
                return True
    return False


def _compared_turned(claim: Claim, tokens: list[Token]) -> bool:
    """ "A is brighter than B", where the passage has "brighter than that of A"."""
    for name in claim.names:
        if any(t.norm == "than" and t.end <= name.tokens[0].start for t in claim.tokens):
            continue
        for i, token in enumerate(tokens):
            if token.norm != "than":
                continue
            after = [t for t in tokens[i + 1 : i + 6] if not t.is_stop][:1]
            if after and same_word(name.tokens[0], after[0]) and any(t.norm == "than" for t in claim.tokens):
                return True
    return False


def _of_another(claim: Claim, tokens: list[Token]) -> bool:
    """ "Kestrel is a Danish firm", where the passage has "bought by the Danish firm Nordlyd"."""
    own = list(claim.tokens)
    at = next((i for i, t in enumerate(own) if t.norm in _COPULAS), None)
    if at is None or at + 1 >= len(own) or own[at + 1].norm not in _ARTICLES:
        return False
    head = next((t for i, t in enumerate(own[at + 2 :]) if i < 4 and _ends_phrase(own, t)), None)
    if head is None:
        return False
    places = [i for i, t in enumerate(tokens) if t.norm == head.norm]
    places = places or [i for i, t in enumerate(tokens) if same_word(head, t)]
    return bool(places) and all(_is_governed(tokens, i) for i in places)


def _ends_phrase(own: list[Token], token: Token) -> bool:
    at = own.index(token)
    return not token.is_stop and (at + 1 == len(own) or own[at + 1].is_stop)


def _is_governed(tokens: list[Token], at: int) -> bool:
    """Whether a preposition stands before the noun, adjectives and an article between."""
    for token in reversed(tokens[max(0, at - 4) : at]):
        if token.norm in _OF_OTHERS:
            return True
        if token.is_stop and token.norm not in _ARTICLES:
            return False
    return False


def _given_away(claim: Claim, tokens: list[Token]) -> bool:
    """ "The state took over the dam", where the passage has it taken over "from the state"."""
    first = claim.first_position()
    term = next((t for t in claim.terms if t.start == first), None)
    if term is None or any(t.norm in PREPOSITIONS and t.start < term.start for t in claim.tokens):
        return False
    places = [i for i, t in enumerate(tokens) if same_word(term, t)]

    def away(at: int) -> bool:
        before = [t for t in tokens[max(0, at - 3) : at] if t.norm not in _ARTICLES]
        return bool(before) and before[-1].norm in _AWAY

    return bool(places) and all(away(i) for i in places)


def _parts_turned(claim: Claim, page: Page, w: Weighing) -> bool:
    """Two names in the same order with another voice, or in the other order with the same one, where the claim is passive."""
    if len(claim.names) < 2:
        return False
    first, second = claim.names[0], claim.names[1]
    claimed = [t.norm for t in claim.tokens if first.tokens[-1].end <= t.start < second.tokens[0].start]
    if not any(n in DOERS for n in claimed) or first.governed:
        return False
    found = {c.part: c for c in w.checks if c.kind in ("name", "subject") and c.status == "match"}
    a, b = found.get(first.text), found.get(second.text)
    if a is None or b is None or a.start is None or b.start is None or a.end is None or b.end is None:
        return False
    between = page.tokens_in(min(a.end, b.end), max(a.start, b.start))
    passive = any(t.norm in DOERS for t in between)
    return passive if b.start < a.start else not passive


def _order_turned(claim: Claim, page: Page, window: Window, w: Weighing) -> bool:
    """ "The dike broke after the river flooded", where the passage has it the other way round."""
    link = _ORDER.search(claim.text)
    if link is None:
        # "Before the repair, the bridge carried ...": not what it does now.
        now = any(t.norm in _NOW for t in claim.tokens) or not any(is_past(t) or t.norm in _THEN for t in claim.tokens)
        return now and bool(_OPENING_BEFORE.match(page.text, window.start))
    same = re.search(rf"(?<!\w){link.group()}(?!\w)", page.text[window.start : window.end], re.IGNORECASE)
    if same is None:
        return True
    sides = {c.part: c.start for c in w.checks if c.status == "match" and c.start is not None}
    at = window.start + same.start()
    for part, start in sides.items():
        claimed = claim.text.find(part)
        if claimed >= 0 and window.start <= start < window.end and (claimed < link.start()) != (start < at):
            return True
    return False


def _part_of_number(claim: Claim, page: Page, window: Window, w: Weighing) -> bool:
    """ "Forty of the 300 passengers": it is not said of 300."""
    if _OF_MANY.search(claim.text):
        return False
    whole = [m.span(1) for m in _OF_MANY.finditer(page.text, window.start, window.end)]
    return any(
        c.kind == "number" and c.status == "match" and c.start is not None and any(a <= c.start < b for a, b in whole)
        for c in w.checks
    )
