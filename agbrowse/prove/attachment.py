"""English sentences of several statements: which words of the claim belong together in them.

In: a Claim, a Page, a Window and its Weighing. Out: reasons, in words for a person, why the claim's words stand in the sentence
but are not said of one another there. By word order, commas and conjunctions, without a parser: what no rule tells is no fault.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from agbrowse.lang.base import words
from agbrowse.prove.claim import PREPOSITIONS, Claim
from agbrowse.prove.cues import bracketed
from agbrowse.prove.grammar import OF_ANOTHER
from agbrowse.prove.match import Hit
from agbrowse.prove.page import Page, Role, Window
from agbrowse.prove.roles import is_past
from agbrowse.prove.weighing import Weighing
from agbrowse.prove.words import same_word
from agbrowse.text import Token

_COPULAS = words("is are was were be been became become becomes remained remains")
_DETERMINERS = words("a an the his her its their this that these those")
_MUTUAL = words("married divorced engaged related allied united")  # whose object is married too
_JOINS = words("and but or while whereas although though")
_FINITE = words("is are was were has have had does did do can could will")
_TIME = re.compile(r"\b([Uu]ntil|[Bb]efore|[Aa]fter|[Ww]hen|[Oo]nce|[Ss]ince|[Aa]s soon as) (?=[A-Za-z])")
_NEW_CLAUSE = re.compile(r"(?:;|,? (?:while|whereas)|, (?:although|though|but|and)) ")
_LAST = re.compile(r"[;.](?:\s|$)|, (?:and|but) ")
_OTHERS = words("another other similar different rival earlier previous later subsequent")
_RELATIVE = re.compile(r",? (?:which|who|whose|whom|where) ")
_CLOSE = re.compile(r"[,;.](?:\s|$)")
_PRONOUNS = words("he she it they i we you his her its their")
_PARTIAL_PREFIX = re.compile(
    r"(?:semi|quarter|vice|ex|non|anti|half|sub|pre|post|pseudo|quasi|co|inter|counter|mid|under|over|deputy|mini|micro|multi)-$",
    re.IGNORECASE,
)


def attachment_faults(claim: Claim, page: Page, window: Window, w: Weighing) -> list[str]:
    """The reasons; none where no rule tells."""
    faults = []
    tokens = page.tokens_in(window.start, window.end)
    subject = subject_hits(claim, w)
    said = [h for h in w.core_hits if h not in subject and window.start <= h.start < window.end]
    where = (claim, page, window, subject, said, tokens)
    if _in_relative_clause(*where) or _in_time_clause(*where) or _mixes_predicates(claim, page, window, said, tokens):
        faults.append(OF_ANOTHER)
    if _before_its_subject(page, tokens, subject, said) or _names_another(claim, page, window, subject, tokens):
        faults.append(OF_ANOTHER)
    if _after_other_subject(claim, page, window, subject, said):
        faults.append(OF_ANOTHER)
    if _has_other_object(claim, tokens) or _in_other_conjunct(*where) or _is_of_other_kind(claim, w, subject, tokens):
        faults.append(OF_ANOTHER)
    if _comes_from_there(claim, page, window, w):
        faults.append(OF_ANOTHER)
    if any(_is_part_of_word(claim, page, h) for h in (*subject, *said)):
        faults.append("only part of a longer word stands there")
    return list(dict.fromkeys(faults))


def subject_hits(claim: Claim, w: Weighing) -> list[Hit]:
    """Where the passage itself has the claim's first name or word."""
    first = claim.first_position()
    parts = {n.text for n in claim.names if n.tokens[0].start == first} | {t.text for t in claim.terms if t.start == first}
    spans = {(c.start, c.end) for c in w.checks if c.part in parts}
    return [h for h in w.core_hits if (h.start, h.end) in spans]


def _own(claim: Claim) -> list[Token]:
    return [*claim.terms, *(t for n in claim.names for t in n.tokens)]


def is_strange(claim: Claim, token: Token) -> bool:
    return not token.is_stop and not token.is_number and not any(same_word(o, token) for o in _own(claim))


def _is_strange_name(claim: Claim, token: Token) -> bool:
    return token.is_capital and token.is_name and is_strange(claim, token)


# ------------------------------------------------------------ clauses


def _in_relative_clause(
    claim: Claim, page: Page, window: Window, subject: Sequence[Hit], said: Sequence[Hit], tokens: Sequence[Token]
) -> bool:
    """ "The Senn is second after the Orva, which is 412 km long": all that is said stands in a clause about another thing;
    "She, who met Karl Venn, won": none of it in the clause that alone names the subject."""
    text = page.text[window.start : window.end]
    values = [h for h in said if page.text[h.start].isdigit() or page.text[h.start].isupper()]
    for match in _RELATIVE.finditer(text):
        start = window.start + match.end()
        end = next((window.start + m.start() for m in _CLOSE.finditer(text, match.end())), window.end)
        last = next((window.start + m.start() for m in _LAST.finditer(text, match.end())), window.end)
        inside = [h for h in said if start <= h.start < end]
        opens = next((t for t in tokens if t.start >= start), None)
        if subject and said and not inside and all(start <= h.start < last for h in subject):
            if opens is not None and (opens.norm in _COPULAS or opens.norm.startswith("includ")):
                continue  # "metals which include silver and gold"
            if opens is not None and not any(h.start <= opens.start < h.end for h in subject):
                return True
            continue
        if not inside or (opens is not None and opens.norm in _PRONOUNS) or any(start <= h.start < end for h in subject):
            continue
        if len(inside) < len(said) and not (values and all(v in inside for v in values)):
            continue
        head = next((t for t in reversed(tokens) if t.end <= window.start + match.start() and not t.is_stop), None)
        if head is None or not is_strange(claim, head) or any(h.start <= head.start < h.end for h in subject):
            continue
        if not _is_said_to_be(subject, head, tokens):
            return True
    return False


def _in_time_clause(
    claim: Claim, page: Page, window: Window, subject: Sequence[Hit], said: Sequence[Hit], tokens: Sequence[Token]
) -> bool:
    """ "It was the longest until the Wellman Bridge opened in 1957": what opened then is the other bridge, and only it."""
    for match in _TIME.finditer(page.text, window.start, window.end):
        if match.group(1).casefold() in claim.text.casefold():
            continue
        end = next((m.start() for m in _CLOSE.finditer(page.text, match.end(), window.end)), window.end)
        inner = [t for t in tokens if match.end() <= t.start < end]
        verb = next((i for i, t in enumerate(inner) if is_past(t) or t.norm in _COPULAS), None)
        if not verb or inner[0].norm in _PRONOUNS:
            continue
        strange = [t for t in inner[:verb] if t.is_capital and is_strange(claim, t)]
        within = [h for h in said if match.end() <= h.start < end]
        if within and strange and len(within) == len(said):
            return True
        if not subject or not said or not all(match.end() <= h.start < end for h in subject):
            continue
        main = [t for t in tokens if t.end <= match.start()]
        if not within or (len(within) < len(said) and any(_is_strange_name(claim, t) for t in main)):
            return True
    return False


def _is_said_to_be(subject: Sequence[Hit], head: Token, tokens: Sequence[Token]) -> bool:
    """ "Gin is a spirit which ...": the noun is what the subject is said to be."""
    end = min((h.end for h in subject), default=0)
    between = [t for t in tokens if end <= t.start < head.start]
    copula = max((i for i, t in enumerate(between) if t.norm in _COPULAS), default=None)
    governed = (t for t in between[copula or 0 :] if t.norm in PREPOSITIONS and t.norm not in ("of", *_DETERMINERS))
    return copula is not None and next(governed, None) is None


def _before_its_subject(page: Page, tokens: Sequence[Token], subject: Sequence[Hit], said: Sequence[Hit]) -> bool:
    """ "visitors enter free and groups get a discount": what is said of the one stands before the other begins."""
    if not subject or not said or max(h.start for h in said) > min(h.start for h in subject):
        return False
    start = min(h.start for h in subject)
    end = min(h.end for h in subject)
    if ";" in page.text[max(h.end for h in said) : start]:
        return True
    before = [t for t in tokens if t.end <= start and t.norm not in _DETERMINERS]
    after = [t for t in tokens if t.start >= end][:1]
    joined = bool(before) and before[-1].norm in _JOINS
    return joined and bool(after) and (not after[0].is_stop or after[0].norm in _COPULAS) and not after[0].is_number


def _after_other_subject(claim: Claim, page: Page, window: Window, subject: Sequence[Hit], said: Sequence[Hit]) -> bool:
    """ "Castell stayed on, while the chief executive, Alan Pryce, stepped down": the later clause has a subject of its own."""
    if not said:
        return False
    first = min(h.start for h in said)
    numbers = {t.norm for n in claim.names for t in n.tokens if t.is_number}
    remarks = bracketed(page.text[window.start : window.end])
    for cut in _NEW_CLAUSE.finditer(page.text, window.start, first):
        if any(r.start <= cut.start() - window.start < r.end for r in remarks):
            continue
        if subject and max(h.start for h in subject) >= cut.end():
            return False
        leading = [t for t in page.tokens_in(cut.end(), first) if t.norm not in _JOINS]
        if not leading or leading[0].norm in _PRONOUNS or is_past(leading[0]):
            continue
        opens = leading[0].norm in _DETERMINERS or "'" in leading[0].norm or not leading[0].is_stop
        named = any(t.is_capital and t.is_name and is_strange(claim, t) for t in leading)
        other = bool(numbers) and any(t.is_number and t.norm not in numbers for t in leading[:4])
        strict = cut.group().lstrip(", ").startswith((";", "while", "whereas"))
        if opens and (named or (strict and (other or is_strange(claim, leading[0])))):
            return True
    return False


def _mixes_predicates(claim: Claim, page: Page, window: Window, said: Sequence[Hit], tokens: Sequence[Token]) -> bool:
    """ "costs 15 euros in the garage and is free on the street": words of the two are not said of one another."""
    if not said or any(t.norm in ("and", "but") for t in claim.tokens):
        return False
    for i, token in enumerate(tokens[:-1]):
        if token.norm not in ("and", "but") or not (is_past(tokens[i + 1]) or tokens[i + 1].norm in _FINITE):
            continue
        start = max((t.end for t in tokens[:i] if page.text[t.end : t.end + 1] == ";"), default=window.start)
        end = next((t.end for t in tokens[i + 1 :] if page.text[t.end : t.end + 1] in (",", ";", ".")), window.end)
        verb = next((t for t in tokens[:i] if t.start >= start and (is_past(t) or t.norm in _FINITE or _is_present(t))), None)
        if verb is None:
            continue
        first, second = page.tokens_in(verb.start, token.start), page.tokens_in(token.end, end)
        own = [t for t in _own(claim) if t.start != claim.first_position()]
        here = [any(same_word(o, t) for t in first) for o in own]
        there = [any(same_word(o, t) for t in second) for o in own]
        only_here = any(a and not b for a, b in zip(here, there, strict=True))
        if (
            only_here
            and any(b and not a for a, b in zip(here, there, strict=True))
            and verb.start <= min(h.start for h in said)
        ):
            return True
    return False


def _is_present(token: Token) -> bool:
    return token.norm.endswith("s") and not token.norm.endswith("ss") and not token.is_capital and not token.is_stop


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
    joined = page.text[tokens[at].end : following.start] if following is not None else "."
    if joined.strip(" ,") == "" and following is not None and _is_strange_name(claim, following):
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
        named = [t for t in left if t.is_capital and t.is_name and is_strange(claim, t)]
        if not here or not there or not named:
            continue
        after = [h for h in there if h.start > named[-1].end]  # "to the north", after Arrow
        strange = [t for t in right if t.start > here[-1].end and is_strange(claim, t)]
        if after and strange and any(page.text[h.start].isupper() for h in here):
            return True
    return False


def _is_part_of_word(claim: Claim, page: Page, hit: Hit) -> bool:
    """ "final" in "semi-final", and the "check" of "check-out" where the claim has "check-in"."""
    before = re.search(r"\w+-$", page.text[max(0, hit.start - 14) : hit.start])
    if before is not None and _PARTIAL_PREFIX.fullmatch(before.group()):
        return before.group().casefold() not in claim.text.casefold()
    after = re.match(r"-\w+", page.text[hit.end : hit.end + 14])
    own = page.text[hit.start : hit.end].casefold()
    mine = re.search(rf"\b{re.escape(own)}(-\w+)", claim.text.casefold())
    return mine is not None and after is not None and mine.group(1) != after.group().casefold()


def _is_of_other_kind(claim: Claim, w: Weighing, subject: Sequence[Hit], tokens: Sequence[Token]) -> bool:
    """ "A similar bill became law" is of another bill; "the lizard" is no dune lizard that only the next sentence names."""
    first = claim.first_position()
    named = bool(claim.names) and claim.names[0].tokens[0].start == first
    if first is not None and not named and w.term_roles.get(first) is Role.NEXT:
        return True
    before = [next((t for t in reversed(tokens) if t.end <= h.start), None) for h in subject]
    others = bool(before) and all(t is not None and t.norm in _OTHERS for t in before)
    if others and not any(t.norm in _OTHERS for t in claim.tokens):
        return True
    led = [[t.norm for t in tokens if t.end <= h.start and t.norm not in _DETERMINERS][-1:] for h in subject]
    return bool(led) and all(one == ["than"] for one in led)  # "more than the Kestrel 2"


def _comes_from_there(claim: Claim, page: Page, window: Window, w: Weighing) -> bool:
    """ "built at Ashby", where the passage has "moved from Ashby"."""
    for name in claim.names:
        mine = [t.norm for t in claim.tokens if t.end <= name.tokens[0].start][-1:]
        hits = [h for h in w.core_hits if any(c.part == name.text and (c.start, c.end) == (h.start, h.end) for c in w.checks)]
        theirs = [[t.norm for t in page.tokens_in(window.start, h.start)][-1:] for h in hits]
        if mine and mine[0] in ("in", "at", "on", "to") and theirs and all(t == ["from"] for t in theirs):
            return True
    return False
