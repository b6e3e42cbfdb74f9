"""Who is what, and whose the verb is: another's office, another's object, another thing of the kind.

In: a Passage. Out: whether the sentence says it of something else than the claim's subject. English, German, French, Spanish.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from agbrowse.prove.claim import DOERS, PREPOSITIONS
from agbrowse.prove.match import Hit
from agbrowse.prove.page import Role
from agbrowse.prove.passage import Passage
from agbrowse.prove.words import same_word
from agbrowse.text import Token

_PARTICIPLE = {
    "en": re.compile(
        r"\w+ed|\w*(?:sold|bought|built|beaten|won|made|sent|held|found|caught|taught|shot|cut|hit|chosen|given|taken|seen)"
    ),
    "de": re.compile(r"(?:\w*ge|be|ver|er|ent|zer|frei|an|ab|auf)\w+(?:t|en)|\w+iert"),
    "fr": re.compile(r"\w+(?:ée?s?|ie?s?|it|ite|ue?s?|ert|erte)"),
    "es": re.compile(r"\w+(?:[ai]d[oa]s?|ít?[oa]|t[oa]s?|ch[oa]s?)"),
}
_PLACES = frozenset(
    {
        "near",
        "beside",
        "behind",
        "opposite",
        "neben",
        "nahe",
        "hinter",
        "gegenüber",
        "près",
        "du",
        "derrière",
        "junto",
        "al",
        "cerca",
    }
)
_AT = frozenset({"in", "at", "on", "to", "à", "en", "nach", "zu"})
_FROM = frozenset({"from", "aus", "von", "depuis", "desde"})


def is_of_another(p: Passage) -> bool:
    """Whether one of the rules finds another thing where the claim has its subject."""
    return any(rule(p) for rule in _RULES)


def _names_another(p: Passage) -> bool:
    """ "She is a sculptor" from "met the sculptor Karl Venn"; "Marsh was the player of the match" from "the player of the match
    was Ogden"."""
    own = list(p.claim.tokens)
    at = next((i for i, t in enumerate(own) if t.norm in p.own.copulas), None)
    phrase = own[at + 1 :] if at is not None else []
    if not phrase or (phrase[0].norm not in p.own.determiners and not (p.own.bare_office and phrase[0].norm.endswith("er"))):
        return False
    ends = [i + 1 == len(phrase) or phrase[i + 1].is_stop or _is_participle(phrase[i + 1], p) for i in range(len(phrase))]
    head = next((t for t, end in zip(phrase, ends, strict=True) if end and not t.is_stop), None)
    if head is None or _is_participle(head, p):
        return False
    places = [i for i, t in enumerate(p.tokens) if same_word(head, t)]
    return bool(places) and all(_is_office_of_other(p, i) for i in places)


def _is_participle(token: Token, p: Passage) -> bool:
    return token.norm in ("born", "née", "né", "nacido", "nacida", "geboren") or (
        p.page.language.tag == "en" and p.own.is_verb(token)
    )


def _is_office_of_other(p: Passage, at: int) -> bool:
    following = p.tokens[at + 1] if at + 1 < len(p.tokens) else None
    joined = p.page.text[p.tokens[at].end : following.start] if following is not None else "."
    if joined.strip(" ,") == "" and following is not None and p.is_strange_name(following):
        return "," not in joined or not _links(p, p.tokens[:at])
    copula = next((i for i in range(at + 1, min(at + 8, len(p.tokens))) if p.tokens[i].norm in p.own.copulas), None)
    if copula is None or _links(p, p.tokens[max(0, at - 5) : at]):
        return False
    if re.search(r"[,;:.]", p.page.text[p.tokens[at].end : p.tokens[copula].start]):
        return False
    rest = p.between(p.tokens[copula].end, p.tokens[copula].end + 60)
    named = any(t.is_capital and t.is_name for t in rest[:6])
    return named and not any(p.is_subject(t) for t in rest)


def _links(p: Passage, before: Sequence[Token]) -> bool:
    return any(t.norm in p.own.copulas or t.norm in p.own.named for t in before[-5:])


def _has_other_object(p: Passage) -> bool:
    """ "Reuss was acquitted" from "the court sentenced Reuss and acquitted Breck": the verb has an object of its own."""
    own = list(p.claim.tokens)
    at = max((i for i, t in enumerate(own) if t.norm in p.own.copulas), default=None)
    verb = own[at + 1] if at is not None and at + 1 < len(own) else None
    if at is None or verb is None or verb.is_capital or verb.norm in p.own.mutual or not p.claim.names:
        return False
    if not _PARTICIPLE[p.page.language.tag].fullmatch(verb.norm):
        return False
    if p.claim.names[0].tokens[-1].end > own[at].start:
        return False
    places = [i for i, t in enumerate(p.tokens) if same_word(verb, t)]
    return bool(places) and all(_acts_on_other(p, i) for i in places)


def _acts_on_other(p: Passage, at: int) -> bool:
    if any(t.norm in p.own.copulas for t in p.tokens[max(0, at - 3) : at]):
        return False
    after = [t for t in p.tokens[at + 1 : at + 5] if t.norm not in p.own.determiners and t.norm not in ("a", "al", "to")]
    named = bool(after) and after[0].is_capital and after[0].is_name and after[0].norm not in DOERS
    return named and not any(same_word(o, after[0]) for o in p.claim.names[0].tokens)


def _done_by_it(p: Passage) -> bool:
    """ "Weston beat Kingsby" from "Weston, beaten by Kingsby, finished third"."""
    names = [n for n in p.claim.names if not n.governed]
    if len(names) < 2 or any(t.norm in DOERS for t in p.claim.tokens):
        return False
    found = {c.part: c for c in p.w.checks if c.kind in ("name", "subject") and c.status == "match"}
    a, b = found.get(names[0].text), found.get(names[1].text)
    if a is None or b is None or a.end is None or b.start is None or not p.window.start <= a.end <= b.start < p.window.end:
        return False
    between = [t.norm for t in p.between(a.end, b.start) if t.norm not in p.own.determiners]
    return len(between) > 1 and between[-1] in DOERS


def _done_by_others(p: Passage) -> bool:
    """ "Montrelle bought Delmas" from "it was bought by Delmas"; "Montes directed it" from "directed by Peral"."""
    if any(t.norm in DOERS for t in p.claim.tokens):
        return False
    passive = any(t.norm in p.own.copulas for t in p.tokens)
    others = {n.text for n in p.claim.names[1:]}
    objects = [h for h in p.said if any(c.part in others and (c.start, c.end) == (h.start, h.end) for c in p.w.checks)]
    if passive and objects and not p.subject and all(_doer_before(p, h.start) for h in objects):
        return True
    first = p.claim.names[0].tokens[-1].end if p.claim.names else 0
    verb = next((t for t in p.claim.terms if t.start > first), None)
    places = [i for i, t in enumerate(p.tokens) if verb is not None and same_word(verb, t)]
    return bool(places) and all(_has_other_doer(p, i) for i in places)


def _doer_before(p: Passage, at: int) -> bool:
    before = [t for t in p.tokens if t.end <= at and t.norm not in p.own.determiners][-3:]
    return any(t.norm in DOERS for t in before)


def _has_other_doer(p: Passage, at: int) -> bool:
    after = p.tokens[at + 1 : at + 6]
    if not after or after[0].norm not in DOERS or not _PARTICIPLE[p.page.language.tag].fullmatch(p.tokens[at].norm):
        return False
    named = [t for t in after[1:] if t.is_capital and t.is_name]
    return bool(named) and all(p.is_strange(t) for t in named)


_CASE = frozenset({"den", "dem", "einen", "einem", "seinen", "seinem", "ihren", "ihrem"})


def _is_in_another_case(p: Passage) -> bool:
    """German "Den Direktor Rieger entließ der Minister Stark": the article says to whom it was done."""
    if p.page.language.tag != "de" or not p.subject or any(t.norm in ("wurde", "wurden", "worden") for t in p.claim.tokens):
        return False
    first = min((t.start for t in p.claim.tokens), default=0)
    own = [t.norm for t in p.claim.tokens if t.start <= first + 24][:3]
    if any(n in _CASE for n in own):
        return False

    def marked(hit: Hit) -> bool:
        before = [t for t in p.tokens if t.end <= hit.start][-2:]
        near = [t for t in before if hit.start - t.end < 24 and "," not in p.page.text[t.end : hit.start]]
        article = next((t for t in reversed(near) if t.norm in p.own.determiners), None)
        return (
            article is not None and article.norm in _CASE and not any(t.norm in PREPOSITIONS for t in near if t is not article)
        )

    governed = any(t.norm in PREPOSITIONS for h in p.subject for t in [t for t in p.tokens if t.end <= h.start][-3:])
    return not governed and all(marked(h) for h in p.subject)


def _was_office(p: Passage) -> bool:
    """ "L'ancienne directrice Anne Cazal" directs no more."""
    former = p.own.compiled["former"]
    claimed = any(former.search(p.claim.text[: t.start]) for t in p.claim.tokens)
    if claimed or not any(t.norm in p.own.present for t in p.claim.tokens):
        return False
    offices = [h for h in p.said if not p.page.text[h.start].isupper() or p.page.language.tag == "de"]
    return any(former.search(p.page.text[max(p.window.start, h.start - 16) : h.start]) for h in offices)


_ORDERS = (("before", "after"), ("bevor", "nachdem"), ("vor", "nach"), ("avant", "après"), ("antes", "después"))


def _comes_in_other_order(p: Passage) -> bool:
    """ "vendue après la démolition", where the passage has "avant que la gare ne soit démolie"."""
    mine, theirs = {t.norm for t in p.claim.tokens}, {t.norm for t in p.tokens}
    return p.page.language.tag != "en" and any(
        (a in mine and a not in theirs and b in theirs) or (b in mine and b not in theirs and a in theirs) for a, b in _ORDERS
    )


def _is_one_of_several(p: Passage) -> bool:
    """ "the second oldest in the region" is not the oldest."""
    nth = p.own.compiled["nth"]
    return next(p.find("nth"), None) is not None and nth.search(p.claim.text) is None and bool(p.claim.cues.superlatives)


def _is_beside_another(p: Passage) -> bool:
    """ "The tent near the castle seats 800": the castle only says where the tent is."""
    if not p.subject or not p.said or min(h.start for h in p.said) < max(h.end for h in p.subject):
        return False
    first = next((t for t in p.claim.tokens if t.start == p.claim.first_position()), None)
    if first is None or any(t.norm in PREPOSITIONS for t in p.claim.tokens if t.end <= first.start):
        return False
    for hit in p.subject:
        before = [t for t in p.tokens if t.end <= hit.start and t.norm not in p.own.determiners]
        governed = bool(before) and before[-1].norm in _PLACES
        after = next((t.norm for t in p.tokens if t.start >= hit.end), "")
        linked = re.match(r",? (?:which|who|qui|que|die|der|das)\b", p.page.text[hit.end : hit.end + 12]) is not None
        if not governed or linked or not any(p.is_strange(t) for t in before[:-1]) or after in p.own.joins:
            return False
    return True


def _is_acted_on(p: Passage) -> bool:
    """Spanish "el Harlow venció al Kingsby": "al" marks whom it was done to, who does nothing himself."""
    if p.page.language.tag != "es" or not p.subject or len(p.claim.names) < 2:
        return False
    other = next((c for c in p.w.checks if c.part == p.claim.names[1].text and c.start is not None), None)
    led = all(next((t.norm for t in reversed(p.tokens) if t.end <= h.start), "") in ("al", "a") for h in p.subject)
    return led and other is not None and other.start is not None and other.start < min(h.start for h in p.subject)


def _is_of_other_kind(p: Passage) -> bool:
    """ "A similar bill became law" is of another bill; "the lizard" is no dune lizard that only the next sentence names."""
    first = p.claim.first_position()
    named = bool(p.claim.names) and p.claim.names[0].tokens[0].start == first
    if first is not None and not named and p.w.term_roles.get(first) is Role.NEXT:
        return True
    before = [next((t for t in reversed(p.tokens) if t.end <= h.start), None) for h in p.subject]
    after = [next((t for t in p.tokens if t.start >= h.end), None) for h in p.subject]  # "une loi semblable"
    found = [any(t is not None and t.norm in p.own.others for t in pair) for pair in zip(before, after, strict=True)]
    others = bool(found) and all(found)
    if others and not any(t.norm in p.own.others for t in p.claim.tokens):
        return True
    led = [_word_before(p, h) for h in p.subject]
    return bool(led) and all(one in p.own.than for one in led)  # "more than the Kestrel 2"


def _word_before(p: Passage, hit: Hit) -> str:
    return next((t.norm for t in reversed(p.tokens) if t.end <= hit.start and t.norm not in p.own.determiners), "")


def _comes_from_there(p: Passage) -> bool:
    """ "built at Ashby", where the passage has "moved from Ashby"."""
    for name in p.claim.names:
        mine = [t.norm for t in p.claim.tokens if t.end <= name.tokens[0].start][-1:]
        hits = [h for h in p.said if any(c.part == name.text and (c.start, c.end) == (h.start, h.end) for c in p.w.checks)]
        if mine and mine[0] in _AT and hits and all(_word_before(p, h) in _FROM for h in hits):
            return True
    return False


def is_part_of_word(p: Passage) -> bool:
    """ "final" in "semi-final", and the "check" of "check-out" where the claim has "check-in"."""
    return any(_is_part(p, hit) for hit in (*p.subject, *p.said))


def _is_part(p: Passage, hit: Hit) -> bool:
    before = re.search(r"\w+-$", p.page.text[max(0, hit.start - 14) : hit.start])
    if before is not None and p.own.compiled["prefix"].fullmatch(before.group()):
        return before.group().casefold() not in p.claim.text.casefold()
    after = re.match(r"-\w+", p.page.text[hit.end : hit.end + 14])
    own = p.page.text[hit.start : hit.end].casefold()
    mine = re.search(rf"\b{re.escape(own)}(-\w+)", p.claim.text.casefold())
    return mine is not None and after is not None and mine.group(1) != after.group().casefold()


_RULES = (
    _names_another,
    _has_other_object,
    _done_by_it,
    _done_by_others,
    _is_acted_on,
    _is_in_another_case,
    _was_office,
    _comes_in_other_order,
    _is_one_of_several,
    _is_beside_another,
    _is_of_other_kind,
    _comes_from_there,
)
