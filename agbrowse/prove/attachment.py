"""English sentences of several statements: which words of the claim belong together in them.

In: a Claim, a Page, a Window and its Weighing. Out: reasons, in words for a person, why the claim's words stand in the sentence
but are not said of one another there. By word order, commas and conjunctions, without a parser: what no rule tells is no fault.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from agbrowse.lang.base import words
from agbrowse.models import Span
from agbrowse.prove.claim import DOERS, PREPOSITIONS, Claim
from agbrowse.prove.match import Hit
from agbrowse.prove.page import Page, Role, Window
from agbrowse.prove.roles import is_past
from agbrowse.prove.weighing import Weighing
from agbrowse.prove.words import same_word
from agbrowse.text import Token

OF_ANOTHER = "it says it of another"
_COPULAS = words("is are was were be been became become becomes remained remains")
_DETERMINERS = words("a an the his her its their this that these those")
_MUTUAL = words("married divorced engaged related allied united")  # whose object is married too
_JOINS = words("and but or while whereas although though")
_RELATIVE = re.compile(r",? (?:which|who|whose|whom|where) ")
_CLOSE = re.compile(r"[,;.](?:\s|$)")
_PRONOUNS = words("he she it they i we you his her its their")
_CUT = re.compile(r"[,;:.]|\b(?:and|but|or|while|whereas|which|who)\b")
_PARTIAL_PREFIX = re.compile(
    r"(?:semi|quarter|vice|ex|non|anti|half|sub|pre|post|pseudo|quasi|co|inter|counter|mid|under|over|deputy|mini|micro|multi)-$",
    re.IGNORECASE,
)
_CHANGE = (
    r"(?:rise|rises|rose|risen|rising|fall|falls|fell|fallen|falling|increase\w*|decrease\w*|grow|grows|grew|grown|growing|drop\w*|"
    r"decline\w*|cut|cuts|cutting|reduce\w*|reducing|raise\w*|raising|climb\w*|jump\w*|slip\w*|shrink\w*|shrank|shrunk|expand\w*|"
    r"gain\w*|lose|lost|up|down|lower\w*|widen\w*|shorten\w*|lengthen\w*|change\w*|improve\w*|advance\w*|plunge\w*|soar\w*)"
)
_CHANGED_BY = re.compile(
    rf"\b{_CHANGE} (?:\w+ ){{0,2}}(?:by )?(?:about |nearly |almost |some |around |over |more than )?[£$€]?$", re.I
)
_BY_CHANGE = re.compile(
    r"^(?:\S{0,12})? ?(?:points? )?(?:increase|rise|drop|decline|fall|growth|cut|reduction|decrease|jump|gain|loss|discount|off|more than|"
    r"less than|fewer than|higher|lower|longer|shorter|taller|heavier|lighter|older|younger|faster)\b",
    re.I,
)
_SAYS_CHANGE = re.compile(rf"\b{_CHANGE}\b|\b(?:increase|growth|reduction|discount|more|less|fewer|higher|off)\b", re.I)
_FROM_TO = re.compile(r"\bfrom (?:about |some |nearly |over )?[£$€]?$", re.I)
_TO_NEXT = re.compile(r"^[^,.;]{0,25}? to (?:about |some |nearly |just |over |only )?[£$€]?\d", re.I)
_A_NUMBER = r"(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|most|many|some|none|all|both|few|several|each)"
_WHOLE = re.compile(
    rf"\b{_A_NUMBER} (?:\w+ )?(?:out )?of (?:the |its |their |these |his |her )?$|(?:^|[,;] )(?:out )?of (?:the |its |their |these )?$",
    re.I,
)


def attachment_faults(claim: Claim, page: Page, window: Window, w: Weighing) -> list[str]:
    """The reasons; none where no rule tells."""
    faults = []
    text = page.text[window.start : window.end]
    tokens = page.tokens_in(window.start, window.end)
    subject = _subject_hits(claim, w)
    said = [h for h in w.core_hits if h not in subject and window.start <= h.start < window.end]
    if _in_relative_clause(claim, page, window, subject, said, tokens):
        faults.append(OF_ANOTHER)
    if _before_its_subject(tokens, subject, said) or _names_another(claim, page, window, subject, tokens):
        faults.append(OF_ANOTHER)
    if _after_other_subject(claim, page, window, subject, said):
        faults.append(OF_ANOTHER)
    if _has_other_object(claim, tokens) or _in_other_conjunct(claim, page, window, subject, said, tokens):
        faults.append(OF_ANOTHER)
    if any(_PARTIAL_PREFIX.search(page.text[max(0, h.start - 9) : h.start]) and not _is_prefixed(claim, page, h) for h in said):
        faults.append("only part of a longer word stands there")
    faults += _number_faults(claim, page, window, w, text)
    return list(dict.fromkeys(faults))


def _subject_hits(claim: Claim, w: Weighing) -> list[Hit]:
    first = claim.first_position()
    parts = {n.text for n in claim.names if n.tokens[0].start == first} | {t.text for t in claim.terms if t.start == first}
    spans = {(c.start, c.end) for c in w.checks if c.part in parts}
    return [h for h in w.core_hits if (h.start, h.end) in spans]


def _own(claim: Claim) -> list[Token]:
    return [*claim.terms, *(t for n in claim.names for t in n.tokens)]


def _is_strange(claim: Claim, token: Token) -> bool:
    return not token.is_stop and not token.is_number and not any(same_word(o, token) for o in _own(claim))


# ------------------------------------------------------------ clauses


def _in_relative_clause(
    claim: Claim, page: Page, window: Window, subject: Sequence[Hit], said: Sequence[Hit], tokens: Sequence[Token]
) -> bool:
    """ "The Senn is second after the Orva, which is 412 km long": all that is said stands in a clause about another thing; "She,
    who met Karl Venn, won": none of it in the clause that alone names the subject."""
    text = page.text[window.start : window.end]
    values = [h for h in said if page.text[h.start].isdigit()]
    for match in _RELATIVE.finditer(text):
        start = window.start + match.end()
        end = next((window.start + m.start() for m in _CLOSE.finditer(text, match.end())), window.end)
        inside = [h for h in said if start <= h.start < end]
        opens = next((t for t in tokens if t.start >= start), None)
        if subject and said and not inside and all(start <= h.start < end for h in subject):
            if opens is not None and not any(h.start <= opens.start < h.end for h in subject) and end < window.end - 1:
                return True
            continue
        if not inside or (opens is not None and opens.norm in _PRONOUNS) or any(start <= h.start < end for h in subject):
            continue
        if len(inside) < len(said) and not (values and all(v in inside for v in values)):
            continue
        head = next((t for t in reversed(tokens) if t.end <= window.start + match.start() and not t.is_stop), None)
        if head is None or not _is_strange(claim, head) or any(h.start <= head.start < h.end for h in subject):
            continue
        if not _is_said_to_be(subject, head, tokens):
            return True
    return False


def _is_said_to_be(subject: Sequence[Hit], head: Token, tokens: Sequence[Token]) -> bool:
    """ "Gin is a spirit which ...": the noun is what the subject is said to be."""
    end = min((h.end for h in subject), default=0)
    between = [t for t in tokens if end <= t.start < head.start]
    copula = max((i for i, t in enumerate(between) if t.norm in _COPULAS), default=None)
    governed = (t for t in between[copula or 0 :] if t.norm in PREPOSITIONS and t.norm not in ("of", *_DETERMINERS))
    return copula is not None and next(governed, None) is None


def _before_its_subject(tokens: Sequence[Token], subject: Sequence[Hit], said: Sequence[Hit]) -> bool:
    """ "visitors enter free and groups get a discount": what is said of the one stands before the other begins."""
    if not subject or not said or max(h.start for h in said) > min(h.start for h in subject):
        return False
    start = min(h.start for h in subject)
    end = min(h.end for h in subject)
    before = [t for t in tokens if t.end <= start and t.norm not in _DETERMINERS]
    after = [t for t in tokens if t.start >= end][:1]
    joined = bool(before) and before[-1].norm in _JOINS
    return joined and bool(after) and (not after[0].is_stop or after[0].norm in _COPULAS) and not after[0].is_number


def _after_other_subject(claim: Claim, page: Page, window: Window, subject: Sequence[Hit], said: Sequence[Hit]) -> bool:
    """ "Castell stayed on, while the chief executive, Alan Pryce, stepped down": the later clause has a subject of its own."""
    if not subject or not said:
        return False
    first = min(h.start for h in said)
    text = page.text[window.start : first]
    cuts = [m for m in re.finditer(r"(?:;|, (?:while|whereas|although|though|but|and)|\b(?:while|whereas)) ", text)]
    for cut in cuts:
        start = window.start + cut.end()
        if max(h.start for h in subject) >= start:
            return False
        leading = [t for t in page.tokens_in(start, first) if t.norm not in _JOINS]
        if not leading:
            continue
        opens = leading[0].norm in _DETERMINERS or (leading[0].is_capital and not leading[0].is_stop) or "'" in leading[0].norm
        named = [t for t in leading if t.is_capital and t.is_name and _is_strange(claim, t)]
        if opens and named and not is_past(leading[0]):
            return True
    return False


# ------------------------------------------------------------ who is what


def _names_another(claim: Claim, page: Page, window: Window, subject: Sequence[Hit], tokens: Sequence[Token]) -> bool:
    """ "She is a sculptor" from "met the sculptor Karl Venn"; "Marsh was the player of the match" from "the player of the match
    was Ogden"."""
    own = list(claim.tokens)
    at = next((i for i, t in enumerate(own) if t.norm in _COPULAS), None)
    if at is None or any(is_past(t) for t in own[at + 1 : at + 2]):
        return False
    phrase = own[at + 1 :]
    if not phrase or phrase[0].norm not in ("a", "an", "the"):
        return False
    ends = [i + 1 == len(phrase) or phrase[i + 1].is_stop or is_past(phrase[i + 1]) for i in range(len(phrase))]
    head = next((t for t, end in zip(phrase, ends, strict=True) if end and not t.is_stop), None)
    if head is None or is_past(head) or head.norm == "born":
        return False
    places = [i for i, t in enumerate(tokens) if t.norm == head.norm or same_word(head, t)]
    return bool(places) and all(_is_of_other(claim, page, tokens, i, subject) for i in places)


def _is_of_other(claim: Claim, page: Page, tokens: Sequence[Token], at: int, subject: Sequence[Hit]) -> bool:
    following = tokens[at + 1] if at + 1 < len(tokens) else None
    if following is not None and page.text[tokens[at].end : following.start].strip(" ,") == "":
        if following.is_capital and following.is_name and _is_strange(claim, following):
            joined = page.text[tokens[at].end : following.start]
            return "," not in joined or not _links(tokens[:at])
    copula = next((i for i in range(at + 1, min(at + 8, len(tokens))) if tokens[i].norm in _COPULAS), None)
    if copula is None or _links(tokens[max(0, at - 5) : at]):
        return False
    if re.search(r"[,;:.]", page.text[tokens[at].end : tokens[copula].start]):
        return False
    rest = [t for t in tokens[copula + 1 :] if t.start < tokens[copula].end + 60]
    named = [t for t in rest[:5] if t.is_capital and t.is_name]
    return bool(named) and not any(any(h.start <= t.start < h.end for h in subject) for t in rest)


def _links(before: Sequence[Token]) -> bool:
    return any(t.norm in _COPULAS or t.norm in ("as", "named", "made") for t in before[-5:])


def _has_other_object(claim: Claim, tokens: Sequence[Token]) -> bool:
    """ "Reuss was acquitted" from "the court sentenced Reuss and acquitted Breck": the verb has an object of its own."""
    own = list(claim.tokens)
    at = next((i for i, t in enumerate(own) if t.norm in ("was", "were", "is", "are", "been")), None)
    verb = own[at + 1] if at is not None and at + 1 < len(own) else None
    if (
        verb is None
        or not is_past(verb)
        or verb.norm in _MUTUAL
        or not claim.names
        or claim.names[0].tokens[-1].end > own[at or 0].start
    ):
        return False
    places = [i for i, t in enumerate(tokens) if same_word(verb, t)]

    def other(i: int) -> bool:
        before = tokens[max(0, i - 3) : i]
        if any(t.norm in (*_COPULAS, "had", "has", "have", "being") for t in before) and is_past(tokens[i]):
            return False
        after = [t for t in tokens[i + 1 : i + 5] if t.norm not in _DETERMINERS]
        named = bool(after) and after[0].is_capital and after[0].is_name
        return named and not any(same_word(o, after[0]) for o in claim.names[0].tokens)

    return bool(places) and all(other(i) for i in places)


def _in_other_conjunct(
    claim: Claim, page: Page, window: Window, subject: Sequence[Hit], said: Sequence[Hit], tokens: Sequence[Token]
) -> bool:
    """ "borders Arrow to the north and Marden to the south" says no word of Marden and the north."""
    if any(t.norm == "and" for t in claim.tokens):
        return False
    for i, token in enumerate(tokens):
        if token.norm != "and" or i + 2 >= len(tokens):
            continue
        start = max((t.end for t in tokens[:i] if page.text[t.end : t.end + 1] in (",", ";")), default=window.start)
        end = next((t.end for t in tokens[i + 1 :] if page.text[t.end : t.end + 1] in (",", ";", ".")), window.end)
        left, right = [t for t in tokens[:i] if t.start >= start], [t for t in tokens[i + 1 :] if t.start < end]
        if any(is_past(t) or t.norm in _COPULAS for t in right):
            continue
        own = [h for h in said if h not in subject]
        here = [h for h in own if right and right[0].start <= h.start < end]
        there = [h for h in own if left and left[0].start <= h.start < token.start]
        named = [t for t in left if t.is_capital and t.is_name and _is_strange(claim, t)]
        if not here or not there or not named:
            continue
        after = [h for h in there if h.start > named[-1].end]  # "to the north", after Arrow
        strange = [t for t in right if t.start > here[-1].end and _is_strange(claim, t)]
        if after and strange and any(page.text[h.start].isupper() for h in here):
            return True
    return False


def _is_prefixed(claim: Claim, page: Page, hit: Hit) -> bool:
    found = re.search(r"\w+-$", page.text[max(0, hit.start - 12) : hit.start])
    return found is not None and found.group().casefold() in claim.text.casefold()


# ------------------------------------------------------------ numbers


def _number_faults(claim: Claim, page: Page, window: Window, w: Weighing, text: str) -> list[str]:
    faults = []
    own = {claim.text[q.start : q.end]: q for q in claim.quantities}
    spans = [Span(q.start, q.end) for q in page.quantities_in(window.start, window.end)]
    for check in w.checks:
        if check.kind != "number" or check.status != "match" or check.start is None or check.end is None:
            continue
        if not window.start <= check.start < window.end or check.part not in own:
            continue
        before, after = page.text[window.start : check.start], page.text[check.end : window.end]
        mine = claim.text[: own[check.part].start]
        changed = _CHANGED_BY.search(before) or _BY_CHANGE.search(after)
        if changed and not _SAYS_CHANGE.search(claim.text):
            faults.append("it is the amount of a change")
        if (
            _FROM_TO.search(before)
            and _TO_NEXT.search(after)
            and re.search(rf"\b{_CHANGE}\b", before, re.I)
            and "from" not in mine
        ):
            faults.append("it was so before a change")
        if _WHOLE.search(before) and re.search(
            r"^[^.;]{0,60}\b" + _A_NUMBER, after + " " if before.strip() else after, re.I | re.S
        ):
            if not re.search(r"\bof (?:the |its |their )?$", mine) and _WHOLE.search(before):
                faults.append("it says so of a part only")
        elif (
            _WHOLE.search(before)
            and not re.search(r"\bof (?:the |its |their )?$", mine)
            and re.search(rf"\b{_A_NUMBER} (?:\w+ )?(?:out )?of ", before, re.I)
        ):
            faults.append("it says so of a part only")
        if _labelled_otherwise(claim, page, window, Span(check.start, check.end), spans):
            faults.append("the value is of another")
    return faults


def _labelled_otherwise(claim: Claim, page: Page, window: Window, value: Span, spans: Sequence[Span]) -> bool:
    """ "£8 for adults and £3 for children", "a maximum depth of 18 metres and a mean depth of 4 metres": a word of the claim
    belongs to another value, and a word that the claim has not belongs to this one."""
    order = sorted({(s.start, s.end) for s in spans} | {(value.start, value.end)})
    at = next(i for i, (a, b) in enumerate(order) if a <= value.start < b or (a, b) == (value.start, value.end))
    if len(order) < 2:
        return False
    labels = []
    for i, (start, end) in enumerate(order):
        left = order[i - 1][1] if i else window.start
        right = order[i + 1][0] if i + 1 < len(order) else window.end
        before = page.text[left:start]
        cut = max((m.end() for m in _CUT.finditer(before)), default=0)
        after = page.text[end:right]
        stop = next((m.start() for m in _CUT.finditer(after)), len(after))
        labels.append([t for t in (*page.tokens_in(left + cut, start), *page.tokens_in(end, end + stop)) if not t.is_stop])
    mine = [t for t in labels[at] if not t.is_number]
    if not any(_is_strange(claim, t) for t in mine):
        return False
    first = claim.first_position()
    telling = [t for t in claim.terms if t.start != first]
    for i, label in enumerate(labels):
        if i == at:
            continue
        shared = [t for t in telling if any(same_word(t, x) for x in label) and not any(same_word(t, x) for x in mine)]
        alike = i > 0 or any(same_word(x, y) for x in label for y in mine if not x.is_number)
        preposed = [t for t in shared if _follows_preposition(claim, t) or alike]
        if preposed and (i > 0 or alike):
            return True
    return False


def _follows_preposition(claim: Claim, term: Token) -> bool:
    return any(a.norm in PREPOSITIONS and b is term for a, b in pairwise(claim.tokens))
