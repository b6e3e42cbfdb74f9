"""Where a passage says something else than the claim: the opposite, another word of a kind, another name.

In: a Claim, a Page, a Window, its Weighing. Out: checks of status "different", each with what the passage writes instead.
Values that differ are found by `values`.
"""

from __future__ import annotations

from itertools import pairwise

from agbrowse.lang.base import words
from agbrowse.models import Check, Span
from agbrowse.prove.claim import DOERS, PREPOSITIONS, Claim, Name, kind_of
from agbrowse.prove.cues import Cues, bracketed
from agbrowse.prove.page import Page, Window
from agbrowse.prove.weighing import Weighing
from agbrowse.prove.words import same_word
from agbrowse.text import Token, are_opposites, are_rivals

_NEAR = 3  # content words between a word and the neighbour that shows its place in the sentence
# English words between verb and noun that turn a statement round.
_OPPOSED = {
    "for": words("against"),
    "in": words("outside"),
    "against": words("for"),
    "with": words("without"),
    "without": words("with"),
    "before": words("after"),
    "after": words("before"),
    "above": words("below under"),
    "below": words("above over"),
    "inside": words("outside"),
    "outside": words("in inside"),
    "up": words("down"),
    "down": words("up"),
}
_FAVOUR = words("favour favor")
_PREDICATE = 7  # words from "is a" to the noun, adjectives between
_REACH = 60  # characters from a preposition to the name that it governs
_PLACERS = words("in at en à im")
# What happens once, to one and by one: another name in the same place excludes the claimed one. Roots of word families.
_ONCE = words("bear die found build open design discover invent write compose direct paint bury geboren sterben gründen bauen")


def find_differences(claim: Claim, page: Page, window: Window, w: Weighing) -> list[Check]:
    """Words and names of the claim in whose place the passage has another, at most one for each."""
    tokens = _outside_brackets(page, window)
    own = (*claim.terms, *(t for n in claim.names for t in n.tokens))
    missing = {c.part for c in w.checks if c.status == "missing"}
    found: list[Check] = []
    found += _opposed_link(claim, tokens, page)
    for term in claim.terms:
        if term.text in missing and kind_of(term, claim.language) != "light":
            found += _opposite(term, tokens, page) or _rival(claim, term, "term", tokens, own, page)
    for name in claim.names:
        if name.text in missing:
            single = _rival(claim, name.tokens[0], "name", tokens, own, page) if len(name.tokens) == 1 else []
            found += single or _other_name(claim, name, tokens, own, page)
    return found


def negation_check(claim: Claim, page: Page, window: Window, cues: Cues, negations: list[Span]) -> Check:
    """The check for a passage that negates what the claim asserts, or the other way round."""
    denials = [Span(d.start + window.start, d.end + window.start) for d in cues.denials]
    at = next(iter(denials or negations), None)
    claimed = "negated" if claim.negated else "asserted"
    part = claim.text[claim.cues.negations[0].start : claim.cues.negations[0].end] if claim.cues.negations else "negation"
    if at is None:
        return Check(part, "negation", claimed, _predicate(claim, page, window), "different", window.start, window.end)
    return Check(part, "negation", claimed, page.text[at.start : at.end], "different", at.start, at.end)


def _predicate(claim: Claim, page: Page, window: Window) -> str:
    """What the passage asserts, where the claim says that it is not so: the passage itself."""
    return page.text[window.start : window.end]


def _outside_brackets(page: Page, window: Window) -> list[Token]:
    tokens: list[Token] = []
    for segment in window.core:
        skipped = bracketed(page.text[segment.start : segment.end])
        own = page.tokens_in(segment.start, segment.end)
        tokens += [t for t in own if not any(b.start <= t.start - segment.start < b.end for b in skipped)]
    return tokens


def _opposite(term: Token, tokens: list[Token], page: Page) -> list[Check]:
    """ "opened", where the passage says "closed"."""
    for token in tokens:
        if are_opposites(term.stem, token.stem, page.language):
            return [Check(term.text, "term", term.text, token.text, "different", token.start, token.end)]
    return []


def _rival(claim: Claim, term: Token, kind: str, tokens: list[Token], own: tuple[Token, ...], page: Page) -> list[Check]:
    """ "a Canadian drama", where the passage says "an American sports drama": a word of the kind beside the same words."""
    before, after = _neighbours(term, list(claim.tokens))
    content = [t for t in tokens if not t.is_stop or t.is_number]
    is_predicate = _is_predicate(term, list(claim.tokens))
    for i, token in enumerate(content):
        if not are_rivals(term.stem, token.stem, page.language) or any(same_word(o, token) for o in own):
            continue
        follows = after is not None and any(same_word(after, t) for t in content[i + 1 : i + 1 + _NEAR])
        precedes = before is not None and any(same_word(before, t) for t in content[max(0, i - _NEAR) : i])
        stands_after = after is not None and any(same_word(after, t) for t in content[max(0, i - _NEAR) : i])
        if (
            follows
            or precedes
            or stands_after
            or (is_predicate and _is_predicate(token, tokens) and not _is_vocation(token, page))
        ):
            return [Check(term.text, kind, term.text, token.text, "different", token.start, token.end)]
    return []


def _opposed_link(claim: Claim, tokens: list[Token], page: Page) -> list[Check]:
    """ "voted for the repair", where the passage says "voted against the repair"."""
    own = list(claim.tokens)
    for i, link in enumerate(own):
        after = own[i + 1] if i + 1 < len(own) else None
        part, norm = (after, "for") if after is not None and after.norm in _FAVOUR else (link, link.norm)
        opposed = _OPPOSED.get(norm)
        verb = own[i - 1] if i else None
        if opposed is None or verb is None or verb.is_stop or page.language.tag != "en":
            continue
        for before, token in pairwise(tokens):
            if same_word(verb, before) and token.norm in opposed and not any(t.norm == token.norm for t in own):
                return [Check(part.text, "term", part.text, token.text, "different", token.start, token.end)]
    return []


def _is_predicate(token: Token, tokens: list[Token]) -> bool:
    """Whether the word is what an English sentence says its subject is: "is a", with at most a few words between."""
    at = next((i for i, t in enumerate(tokens) if t.start == token.start), 0)
    before = [t.norm for t in tokens[max(0, at - _PREDICATE) : at]]
    articles = [
        i for i, n in enumerate(before) if n in ("a", "an", "the") and i and before[i - 1] in ("is", "was", "are", "were")
    ]
    return bool(articles) and not any(n in PREPOSITIONS or n in ("and", "or", "who", "which") for n in before[articles[-1] :])


def _is_vocation(token: Token, page: Page) -> bool:
    """A person may be a singer and a painter: a vocation excludes no other."""
    return are_rivals(token.stem, "writer", page.language) or are_rivals(token.stem, "singer", page.language)


def _neighbours(term: Token, tokens: list[Token]) -> tuple[Token | None, Token | None]:
    content = [t for t in tokens if not t.is_stop]
    at = next((i for i, t in enumerate(content) if t.start == term.start), None)
    if at is None:
        return None, None
    return (content[at - 1] if at else None), (content[at + 1] if at + 1 < len(content) else None)


def _other_name(claim: Claim, name: Name, tokens: list[Token], own: tuple[Token, ...], page: Page) -> list[Check]:
    """ "designed by Ada Holm", where the passage says "designed by Karl Brandt"; "born in Selm" and "born in Arvel"."""
    before = [t for t in claim.tokens if t.end <= name.tokens[0].start]
    if not before:
        return []
    link = next((t for t in reversed(before) if t.norm in PREPOSITIONS), None)
    verb = next((t for t in reversed(before) if not t.is_stop), None)
    if link is None or verb is None or link.start < verb.start:
        return []
    # Where a thing stands or a person was born is one place: "a state in Mexico", "born in Selm".
    is_place = verb.root in _ONCE or are_rivals(verb.stem, "village", page.language)
    if link.norm not in DOERS and not (link.norm in _PLACERS and is_place):
        return []
    for i, token in enumerate(tokens):
        if not same_word(verb, token):
            continue
        at = next((j for j in range(i + 1, min(i + 1 + _NEAR, len(tokens))) if tokens[j].norm == link.norm), None)
        if at is None:
            continue
        other = _name_after(tokens, at, own, page)
        if other is not None:
            found = page.text[other.start : other.end]
            return [Check(name.text, "name", name.text, found, "different", other.start, other.end)]
    return []


def takes_place_of(claim: Claim, name: Name, page: Page, window: Window) -> Check | None:
    """Another name that stands in the passage where the claim has this one: beside the same word, on the same side."""
    tokens = [t for t in _outside_brackets(page, window) if not t.is_stop or t.is_number]
    own = (*claim.terms, *(t for n in claim.names for t in n.tokens))
    before, _ = _neighbours(name.tokens[0], list(claim.tokens))
    _, after = _neighbours(name.tokens[-1], list(claim.tokens))
    for i, token in enumerate(tokens):
        if not token.is_name or any(same_word(o, token) for o in own):
            continue
        follows = after is not None and any(same_word(after, t) for t in tokens[i + 1 : i + 1 + _NEAR])
        precedes = before is not None and any(same_word(before, t) for t in tokens[max(0, i - _NEAR) : i])
        if follows or precedes:
            return Check(name.text, "name", name.text, token.text, "different", token.start, token.end)
    return None


def _name_after(tokens: list[Token], at: int, own: tuple[Token, ...], page: Page) -> Span | None:
    """The name that a preposition governs, unless it is one of the claim's."""
    start = None
    for j in range(at + 1, len(tokens)):
        token = tokens[j]
        if token.start - tokens[at].end > _REACH or (token.norm in PREPOSITIONS - {"of"} and start is None):
            return None
        if token.is_name and token.is_capital:
            if any(same_word(o, token) for o in own):
                return None
            start = j
            break
    if start is None:
        return None
    end = start
    while end + 1 < len(tokens) and tokens[end + 1].is_capital and page.text[tokens[end].end : tokens[end + 1].start] in " -.":
        end += 1
    return Span(tokens[start].start, tokens[end].end)
