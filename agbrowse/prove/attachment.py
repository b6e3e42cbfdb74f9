"""Sentences of several statements: which words of the claim belong together in them.

In: a Passage. Out: whether the claim's words stand in the sentence but are not said of one another there. English, German,
French and Spanish, by word order, commas and conjunctions, without a parser: what no rule tells is no fault.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from agbrowse.models import Span
from agbrowse.prove.claim import DOERS, PREPOSITIONS
from agbrowse.prove.cues import bracketed
from agbrowse.prove.passage import Passage
from agbrowse.prove.words import same_word
from agbrowse.text import Token

_INCLUDES = ("includ", "compren", "inclu", "umfass")  # "metals which include silver and gold"
_PERSONAL = frozenset({"he", "she", "it", "they", "er", "sie", "es", "il", "elle", "ils", "elles", "él", "ella", "se"})
_INSTEAD = (
    ", not",
    "and not",
    "rather",
    "instead",
    "statt",
    "anstatt",
    "anstelle",
    "au lieu",
    "plutôt",
    "en lugar",
    "en vez",
    "menos",
)
_WHERE = ("where", "wo", "où", "donde")
_AND = frozenset({"and", "but", "und", "aber", "et", "mais", "y", "e", "pero"})


def is_said_of_another(p: Passage) -> bool:
    """Whether one of the rules finds that the claim's words do not belong together."""
    return any(rule(p) for rule in _RULES)


def _in_relative_clause(p: Passage) -> bool:
    """ "The Senn is second after the Orva, which is 412 km long": all that is said stands in a clause about another thing;
    "She, who met Karl Venn, won": none of it in the clause that alone names the subject."""
    values = [h for h in p.said if p.page.text[h.start].isdigit() or p.page.text[h.start].isupper()]
    for match in p.find("relative"):
        start, end = match.end(), p.closes(match.end())
        last = next((m.start() for m in p.find("last") if m.start() >= start), p.window.end)
        inside = [h for h in p.said if start <= h.start < end]
        opens = next((t for t in p.tokens if t.start >= start), None)
        if opens is None:
            continue
        opening = match.group().strip(" ,").split()
        placed = opening[0] in _WHERE or len(opening) > 1
        if placed and opens.norm not in _PERSONAL:  # "where her husband was treated": it has a subject of its own
            held = [h for h in p.said if start <= h.start < last]
            named = any(p.is_strange_name(t) for t in p.between(start, last))
            if held and named and p.subject and not any(start <= h.start < last for h in p.subject):
                return True
        if p.subject and p.said and not inside and all(start <= h.start < (last if placed else end) for h in p.subject):
            if opens.norm not in p.own.copulas and not opens.norm.startswith(_INCLUDES) and not p.is_subject(opens):
                return True
            continue
        leading = any(start <= h.start < end for h in p.subject)
        outside = [h for h in p.said if h.start >= end]
        before = next((t for t in reversed(p.tokens) if t.end <= match.start() and not t.is_stop), None)
        # "the hall that Emil Saar drew stands beside the town hall": what he drew is the hall.
        if leading and inside and outside and before is not None and p.is_strange(before):
            return True
        if (
            not inside
            or (opens.norm in p.own.pronouns and opens.norm != "se")
            or any(start <= h.start < end for h in p.subject)
        ):
            continue
        if len(inside) < len(p.said) and not (values and all(v in inside for v in values)):
            continue
        head = next((t for t in reversed(p.tokens) if t.end <= match.start() and not t.is_stop), None)
        if head is not None and p.is_strange(head) and not p.is_subject(head) and not _is_said_to_be(p, head):
            return True
    return False


def _is_said_to_be(p: Passage, head: Token) -> bool:
    """ "Gin is a spirit which ...": the noun is what the subject is said to be."""
    end = min((h.end for h in p.subject), default=p.window.start)
    between = p.between(end, head.start)
    copula = max((i for i, t in enumerate(between) if t.norm in p.own.copulas), default=None)
    if copula is None:
        return False
    linking = ("of", "de", "des", "du", "von", "der")
    return not any(t.norm in PREPOSITIONS and t.norm not in (*linking, *p.own.determiners) for t in between[copula:])


def _in_time_clause(p: Passage) -> bool:
    """ "It was the longest until the Wellman Bridge opened in 1957": what opened then is the other bridge, and only it."""
    for match in p.find("time"):
        if match.group(1).casefold() in p.claim.text.casefold():
            continue
        end = p.closes(match.end())
        inner = p.between(match.end(), end)
        verb = next((i for i, t in enumerate(inner) if p.own.is_verb(t)), len(inner) - 1 if " " in match.group(1) else 0)
        if verb < 1 or (inner[0].norm in p.own.pronouns and inner[0].norm != "se"):
            continue
        within = [h for h in p.said if match.end() <= h.start < end]
        before = inner if p.page.language.tag in ("es", "fr") else inner[:verb]  # "hasta que se abrió el puente Wellman"
        strange = any(t.is_capital and p.is_strange(t) for t in before)
        if within and strange and len(within) == len(p.said):
            return True
        if not p.subject or not p.said or not all(match.end() <= h.start < end for h in p.subject):
            continue
        main = p.between(p.window.start, match.start())
        if not within or (len(within) < len(p.said) and any(p.is_strange_name(t) for t in main)):
            return True
    return False


def _before_its_subject(p: Passage) -> bool:
    """ "visitors enter free and groups get a discount": what is said of the one stands before the other begins."""
    if not p.subject or not p.said or max(h.start for h in p.said) > min(h.start for h in p.subject):
        return False
    first = min(p.subject, key=lambda h: h.start)
    gap = p.page.text[max(h.end for h in p.said) : first.start]
    if any(m.group().startswith(";") for m in _cuts(p, first.start) if m.start() >= max(h.end for h in p.said)):
        return True
    before = [t for t in p.tokens if t.end <= first.start and t.norm not in p.own.determiners]
    after = next((t for t in p.tokens if t.start >= first.end), None)
    between = p.between(max(h.end for h in p.said), first.start)
    # "traf zweimal, bester Spieler war Ogden"
    if "," in gap and any(p.own.is_verb(t) for t in between) and not any(t.norm in DOERS for t in between[-2:]):
        return True
    joined = bool(before) and before[-1].norm in p.own.joins
    return joined and after is not None and not after.is_number and (not after.is_stop or after.norm in p.own.copulas)


def _after_other_subject(p: Passage) -> bool:
    """ "Castell stayed on, while the chief executive, Alan Pryce, stepped down": the later clause has a subject of its own."""
    if not p.said:
        return False
    first = min(h.start for h in p.said)
    numbers = {t.norm for n in p.claim.names for t in n.tokens if t.is_number}
    for cut in _cuts(p, first):
        if p.subject and max(h.start for h in p.subject) >= cut.end():
            return False
        leading = [t for t in p.between(cut.end(), first) if t.norm not in p.own.joins]
        if not leading or leading[0].norm in p.own.pronouns or p.own.is_verb(leading[0]):
            continue
        opens = leading[0].norm in p.own.determiners or "'" in leading[0].norm or not leading[0].is_stop
        named = any(p.is_strange_name(t) for t in leading)
        other = bool(numbers) and any(t.is_number and t.norm not in numbers for t in leading[:4])
        strict = cut.group().lstrip(", ").startswith(p.own.contrast)
        closing = next((m.start() for m in p.find("new_clause") if m.start() > first), p.window.end)
        held = strict and all(cut.end() <= h.start < closing for h in p.said)  # "seitdem leitet Petra Holm die Werft"
        if held and leading[0].norm not in _PERSONAL and any(p.is_strange_name(t) for t in p.between(cut.end(), closing)):
            return True
        content = next((t for t in leading if not t.is_stop), None)
        strange = content is not None and p.is_strange(content)
        if opens and (named or (strict and (other or strange))):
            return True
    return False


def _cuts(p: Passage, end: int) -> list[re.Match[str]]:
    """Where a new clause may begin before `end`, remarks in brackets left out."""
    remarks = bracketed(p.page.text[p.window.start : p.window.end])
    found = p.find("new_clause", end)
    return [m for m in found if not any(r.start <= m.start() - p.window.start < r.end for r in remarks)]


def _after_its_clause(p: Passage) -> bool:
    """ "The church burned down in 1634; the gatehouse survived": what is said stands in the clause before the subject's own."""
    if not p.subject or not p.said:
        return False
    start = min(h.start for h in p.subject)
    cuts = _cuts(p, start)
    for cut in cuts:
        if cut.group().lstrip(", ").startswith(p.own.contrast) and all(h.start < cut.start() for h in p.said):
            return True
    near = next((m for m in reversed(cuts) if start - m.end() <= 4), None)
    if near is None:
        return False
    after = [h for h in p.said if h.start >= start]
    before = [h for h in p.said if h.start < near.start()]
    values = [h for h in before if p.page.text[h.start].isdigit() or p.page.text[h.start].isupper()]
    strange = any(p.is_strange(t) for t in p.between(p.window.start, near.start()))
    return bool(before) and strange and (len(before) > len(after) or bool(values))


def _mixes_predicates(p: Passage) -> bool:
    """ "costs 15 euros in the garage and is free on the street": words of the two are not said of one another."""
    if not p.said or any(t.norm in _AND for t in p.claim.tokens):
        return False
    own = [t for t in p.words() if t.start != p.claim.first_position()]
    for i, token in enumerate(p.tokens[:-1]):
        # German: "passierte den Bundestag, scheiterte aber im Bundesrat"
        comma = p.page.language.tag == "de" and p.page.text[token.end : token.end + 2] == ", "
        if not (token.norm in _AND or comma) or not p.own.is_verb(p.tokens[i + 1]):
            continue
        if comma and any("," not in p.page.text[m.end() : token.end] for m in p.find("relative", token.end)):
            continue  # "die Schiffe, die hier fahren, haben ..."
        start = max((t.end for t in p.tokens[:i] if p.page.text[t.end : t.end + 1] == ";"), default=p.window.start)
        verb = next((t for t in p.between(start, token.start) if p.own.is_verb(t) or _is_present(t, p)), None)
        if verb is None or verb.start > min(h.start for h in p.said):
            continue
        end = token.end if comma else token.start
        first, second = p.between(verb.start, end), p.between(token.end, p.closes(token.end + 2))
        here = [any(same_word(o, t) for t in first) for o in own]
        there = [any(same_word(o, t) for t in second) for o in own]
        pairs = list(zip(here, there, strict=True))
        if any(a and not b for a, b in pairs) and any(b and not a for a, b in pairs):
            return True
    return False


def _is_present(token: Token, p: Passage) -> bool:
    """An English or German verb by its ending, or another word with it: the rule asks for more."""
    tag, word = p.page.language.tag, token.norm
    looks = (tag == "en" and word.endswith("s") and not word.endswith("ss")) or (
        tag == "de" and len(word) > 3 and word.endswith("t")
    )
    return looks and not token.is_capital and not token.is_stop


def _in_other_conjunct(p: Passage) -> bool:
    """ "borders Arrow to the north and Marden to the south" says no word of Marden and the north."""
    if any(t.norm in _AND for t in p.claim.tokens):
        return False
    for i, token in enumerate(p.tokens):
        if token.norm not in _AND or i + 2 >= len(p.tokens):
            continue
        ends = [t.end for t in p.tokens[:i] if p.page.text[t.end : t.end + 1] in (",", ";")]
        start, end = max(ends, default=p.window.start), p.closes(token.end)
        left, right = p.between(start, token.start), p.between(token.end, end)
        if not left or not right or any(p.own.is_verb(t) for t in right):
            continue
        here = [h for h in p.said if right[0].start <= h.start < end]
        named = [t for t in left if p.is_strange_name(t)]
        if not here or not named:
            continue
        after = [h for h in p.said if named[-1].end < h.start < token.start]  # "to the north", after Arrow
        strange = any(t.start > here[-1].end and p.is_strange(t) for t in right)
        if after and strange and any(p.page.text[h.start].isupper() for h in here):
            return True
    return False


def _only_did_something_else(p: Passage) -> bool:
    """ "Weston, beaten by Kingsby, finished third" tells of Kingsby only that it beat Weston."""
    if not p.subject or not p.said or any(t.norm in DOERS for t in p.claim.tokens):
        return False
    for hit in p.subject:
        before = [t for t in p.tokens if t.end <= hit.start and t.norm not in p.own.determiners][-1:]
        comma = p.page.text.find(",", hit.end, p.window.end)
        if not before or before[0].norm not in DOERS or comma < 0 or any(h.start < comma for h in p.said):
            return False
        if any(m.start() <= comma < m.end() for m in p.find("relative")):
            return False  # "run by Norvane, which bought Tessel"
    return True


def _is_left_out(p: Passage) -> bool:
    """ "Unlike its cousin, the sand fox, it can climb": nothing is said of the sand fox but that it cannot."""
    if p.own.compiled["apart"].search(p.claim.text):
        return False
    spans = [Span(*m.span()) for m in p.find("apart")]
    named = [h for h in p.said if p.page.text[h.start].isupper() or p.page.text[h.start].isdigit()]
    unlike = [s for s in spans if not p.page.text[s.start : s.end].casefold().startswith(_INSTEAD)]
    if any(_within(h.start, unlike) for h in named):
        return True
    aside = any(s.start <= h.start < s.end and "," in p.page.text[s.start + 1 : h.start] for h in named for s in spans)
    return aside or (bool(p.subject) and all(_within(h.start, spans) for h in p.subject))


def was_so_once(p: Passage) -> bool:
    """ "It was the longest until 1957", where the claim says that it is."""
    once = p.own.compiled["once"]
    first = p.claim.names[0].tokens[-1].end if p.claim.names else 0
    verb = next((t for t in p.claim.terms if t.start > first), None)
    turns = [m.start() for m in _cuts(p, p.window.end) if m.group().lstrip(", ").startswith(p.own.contrast)]
    start = min((h.start for h in p.subject), default=p.window.start)
    end = next((turn for turn in turns if turn > start), p.window.end)
    said = [t.norm for t in p.between(start, end) if verb is not None and same_word(verb, t)]
    changed = verb is not None and p.page.language.tag != "en" and bool(said) and verb.norm not in said  # "dirige", "dirigea"
    now = (changed or any(t.norm in p.own.present for t in p.claim.tokens)) and not once.search(p.claim.text)
    return now and next(p.find("once"), None) is not None


def _within(at: int, spans: Sequence[Span]) -> bool:
    return any(s.start <= at < s.end for s in spans)


_RULES = (
    _in_relative_clause,
    _in_time_clause,
    _before_its_subject,
    _after_other_subject,
    _after_its_clause,
    _mixes_predicates,
    _in_other_conjunct,
    _only_did_something_else,
    _is_left_out,
)
