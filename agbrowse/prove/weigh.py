"""Each part of a claim laid beside one passage.

In: a Claim, a Page, a Window. Out: a Weighing: the checks, what only the context supplied, and what speaks against the passage.
It decides no stance; `judge` does.
"""

from __future__ import annotations

from agbrowse.dates import DateMention
from agbrowse.models import BlockKind
from agbrowse.prove.claim import DOERS, PREPOSITIONS, Claim, Name, kind_of
from agbrowse.prove.lifespan import lifespan_date
from agbrowse.prove.match import Hit, find_words
from agbrowse.prove.names import find_name, find_variant
from agbrowse.prove.page import Page, Role, Window
from agbrowse.prove.values import weigh_date, weigh_known_date, weigh_quantity
from agbrowse.prove.weighing import Weighing
from agbrowse.prove.words import same_word
from agbrowse.text import Token

_STRUCTURE = (Role.CORE, Role.ROW, Role.COLUMN, Role.CAPTION, Role.LEAD_IN, Role.HEADING)
NEIGHBOURS = (Role.PREVIOUS, Role.NEXT)


def weigh(claim: Claim, page: Page, window: Window) -> Weighing:
    """Lay every part of the claim beside the passage."""
    w = Weighing()
    for name in claim.names:
        _weigh_name(claim, name, page, window, w)
    # Light words say too little for their lack to matter, where there are others; in a cell every word counts.
    telling = {t.start for t in claim.terms if kind_of(t, claim.language) != "light"}
    if not telling or window.kind is BlockKind.TABLE_CELL:
        telling = {t.start for t in claim.terms}
    found_terms = 0
    lifespan: DateMention | None = None
    before = [s for s in window.segments if s.role is Role.PREVIOUS]
    for term in claim.terms:
        hit = _find_term(page, window, term)
        if hit is None and _beside_the_subject(claim, term) and any(h.role is Role.PREVIOUS for h in w.hits):
            # "It was lit in 1874" after "The Karrow lighthouse stands on rocks".
            hit = next(iter(find_words(page, before, (term,))), None)
        if hit is None and claim.question is None and (date := lifespan_date(page, window, term)) is not None:
            lifespan, hit = date, Hit(date.start, date.end, Role.CORE)
        found_terms += hit is not None and term.start in telling
        w.note(term.text, "term", term.text, hit, page.text)
        if hit is not None:
            w.term_roles[term.start] = hit.role
    if claim.terms:
        w.coverage = found_terms / len(telling)
    for mention in claim.dates:
        if lifespan is not None and len(claim.dates) == 1:
            weigh_known_date(claim, mention, lifespan, page, w)
        else:
            weigh_date(claim, mention, page, window, w)
    for quantity in claim.quantities:
        weigh_quantity(claim, quantity, page, window, w)
    return w


# ------------------------------------------------------------ names and words


def _weigh_name(claim: Claim, name: Name, page: Page, window: Window, w: Weighing) -> None:
    kind = "subject" if not name.governed and name is claim.names[0] else "name"
    hits = find_name(page, [s for s in window.segments if s.role not in NEIGHBOURS], name)
    if not hits:
        hits = find_variant(page, window, name)
        if hits and not _is_tail(page, hits[0]):
            w.variants.add(name.text)
    # "Which theatre in Arvel has 640 seats": where it stands may have been said of it the sentence before (see `prove`).
    asked = claim.question is not None and claim.question.kind in ("entity", "person")
    if not hits and (kind == "subject" or asked):
        previous = [s for s in window.segments if s.role is Role.PREVIOUS]
        hits = find_name(page, previous, name)[-1:]
    if not hits:
        w.missing_names += 1
        w.note(name.text, kind, name.text, None, page.text)
        return
    w.note(name.text, kind, name.text, hits[0], page.text)
    if kind == "subject" and hits[0].role is Role.CORE and all(_demoted(page, h, claim) for h in hits if h.role is Role.CORE):
        w.faults.append("the passage names the subject only as part of something else")


def _is_tail(page: Page, hit: Hit) -> bool:
    """Whether the hit is the last part of a longer name ("Achterby" in "Desmond Achterby")."""
    before = page.tokens_in(max(0, hit.start - 40), hit.start)[-1:]
    return any(t.is_capital and page.text[t.end : hit.start] in (" ", "-", "") for t in before)


def _demoted(page: Page, hit: Hit, claim: Claim) -> bool:
    """ "The road to Karrow Dam" is no statement about Karrow Dam: an unmatched noun and a preposition stand before it."""
    tokens = page.tokens_in(max(0, hit.start - 60), hit.start)
    while tokens and tokens[-1].is_stop and tokens[-1].norm not in PREPOSITIONS:
        tokens.pop()
    claimed = (*claim.terms, *(t for n in claim.names for t in n.tokens))
    own = page.tokens_in(hit.end, hit.end + 30)
    if page.text[hit.start : hit.end].endswith(("'s", "’s")) and own and not any(same_word(c, own[0]) for c in claim.terms):
        return True
    if len(tokens) < 2 or tokens[-1].norm not in PREPOSITIONS or tokens[-1].norm in DOERS:
        return False
    noun = tokens[-2]
    if any(c in ".;:,!?" for c in page.text[noun.end : hit.start]):
        return False
    return not noun.is_stop and not noun.is_number and not any(same_word(c, noun) for c in claimed)


def _find_term(page: Page, window: Window, term: Token) -> Hit | None:
    forms = page.vocabulary.forms(term)
    is_cell = window.kind is BlockKind.TABLE_CELL
    if not forms and not is_cell:
        return None
    for segment in sorted((s for s in window.segments if s.role not in NEIGHBOURS), key=lambda s: _STRUCTURE.index(s.role)):
        places = page.places_in(segment.start, segment.end, forms)
        if places:
            token = page.tokens[places[0]]
            return Hit(token.start, token.end, segment.role)
        for token in page.tokens_in(segment.start, segment.end) if is_cell else ():
            if _part_of(term, token, segment.role):
                return Hit(token.start, token.end, segment.role)
    return None


def _beside_the_subject(claim: Claim, term: Token) -> bool:
    if not claim.names:
        return False
    subject = claim.names[0].tokens
    return 0 <= term.start - subject[-1].end <= 1 or 0 <= subject[0].start - term.end <= 1


def _part_of(term: Token, token: Token, role: Role) -> bool:
    """A table says its verb in its headers ("put out" in "Output in tonnes")."""
    if role is Role.CORE or len(term.stem) < 3 or term.is_number:
        return False
    return token.norm.startswith(term.stem) or token.norm.endswith(term.stem)
