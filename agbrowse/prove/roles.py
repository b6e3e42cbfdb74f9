"""Who did what to whom: whether a passage puts the claim's parts together as the claim does.

In: a Claim, a Page, a Window and its Weighing. Out: what keeps the passage from saying it of the same subject. Without a
parser: word order, clauses, prepositions and voice.
"""

from __future__ import annotations

import re
from itertools import pairwise

from agbrowse.lang.base import words
from agbrowse.models import BlockKind, Span
from agbrowse.prove.claim import DOERS, PREPOSITIONS, Claim, Name, is_legal_form
from agbrowse.prove.cues import bracketed, clauses
from agbrowse.prove.match import Hit
from agbrowse.prove.page import Page, Role, Window
from agbrowse.prove.weighing import Weighing
from agbrowse.prove.words import same_word
from agbrowse.text import Token

ANOTHER_CLAUSE = "another clause says it of another subject"
# Prepositions that turn a sentence round when they change: "lent to Selm", "bought from Selm".
_DIRECTIONS = words("to from against than toward towards into onto gegen als hacia contra vers contre")
_LINK = 60  # characters before a name among which the word that governs it stands
_COORDINATES = re.compile(r"\s*(?:;|(?:and|but|und|aber|y|pero|et|mais)\b)", re.IGNORECASE)


def role_faults(claim: Claim, page: Page, window: Window, w: Weighing, answer: Span | None) -> list[str]:
    """What the passage does otherwise with the claim's names, in words for a person; empty where nothing speaks against it.

    `answer` is the stretch that answers a facet, which counts as the claim's.
    """
    faults = []
    if _swapped(claim, page, window, w):
        faults.append("who did it to whom is the other way round")
    elif _redirected(claim, page, window, w):
        faults.append("it goes the other way")
    if _is_part_of_longer(claim, page, w):
        faults.append("it speaks of something that only bears the name")
    if _moved_by(claim, page, window, w):
        faults.append("by how much is not to how much")
    if window.kind is not BlockKind.TABLE_CELL and (
        _said_of_another(claim, page, window, w, answer) or _other_head(claim, page, window, w, answer)
    ):
        faults.append(ANOTHER_CLAUSE)
    return faults


def _names_at(claim: Claim, w: Weighing) -> list[tuple[Name, Hit]]:
    """The claim's names with where the passage's core holds them."""
    found = []
    for name in claim.names:
        check = next(
            (c for c in w.checks if c.part == name.text and c.kind in ("name", "subject") and c.status == "match"), None
        )
        hit = next((h for h in w.hits if check is not None and (h.start, h.end) == (check.start, check.end)), None)
        if hit is not None and hit.role is Role.CORE:
            found.append((name, hit))
    return found


def _swapped(claim: Claim, page: Page, window: Window, w: Weighing) -> bool:
    """Two names in the other order around the verb, without a change of voice."""
    placed = _names_at(claim, w)
    if len(placed) < 2 or placed[0][0].governed or placed[1][0].governed:
        return False
    (a, first), (b, second) = placed[0], placed[1]
    between = claim.text[a.tokens[-1].end : b.tokens[0].start].strip().casefold()
    if between in ("and", "und", "y", "et", "or", ",", "&"):
        return False
    claimed = claim.text[a.tokens[-1].end : b.tokens[0].start]
    return second.start < first.start and _passive(claimed) == _passive(page.text[second.end : first.start])


def _passive(text: str) -> bool:
    return any(w in DOERS for w in text.casefold().split())


def _redirected(claim: Claim, page: Page, window: Window, w: Weighing) -> bool:
    """A name that the claim sends something to, and the passage has it come from, or do it itself."""
    own = [t for n in claim.names for t in n.tokens] + list(claim.terms)
    for name, hit in _names_at(claim, w):
        claimed = _governor(claim.tokens, name.tokens[0].start)
        before = page.tokens_in(max(window.start, hit.start - _LINK), hit.start)
        found = _governor(before, hit.start)
        if claimed in _DIRECTIONS and found not in PREPOSITIONS:
            # "by the English band Selm", "the first Selm album": what stands between is the name's own.
            following = next(iter(page.tokens_in(hit.end, hit.end + _LINK)), None)
            if claimed == "from" and following is not None and any(same_word(o, following) for o in own):
                continue
            found = next((t.norm for t in reversed(before) if t.norm in PREPOSITIONS), found)
        if claimed in _DIRECTIONS and found != claimed and found not in PREPOSITIONS - _DIRECTIONS:
            return True
        if claimed not in PREPOSITIONS and found in _DIRECTIONS and _stranger_before(claim, page, window, hit):
            return True
    return False


def _is_part_of_longer(claim: Claim, page: Page, w: Weighing) -> bool:
    """ "Selm county has ..." is not about Selm: a noun that the claim does not know follows the subject's name."""
    placed = _names_at(claim, w)
    if not placed or placed[0][0] is not claim.names[0] or placed[0][0].governed or page.language.tag != "en":
        return False
    hit = placed[0][1]
    following = next(iter(page.tokens_in(hit.end, hit.end + 30)), None)
    if following is None or page.text[hit.end : following.start] != " " or following.is_stop or following.is_number:
        return False
    if is_legal_form(following):
        return False
    own = [t for n in claim.names for t in n.tokens] + list(claim.terms)
    after = next(iter(page.tokens_in(following.end, following.end + 30)), None)
    # Followed by a verb it is a noun; followed by "to" or "in" it is the verb itself.
    verb = after is not None and (after.norm in _AUXILIARIES or (not after.is_stop and any(same_word(o, after) for o in own)))
    return verb and not following.norm.endswith(("ly", "ed")) and not any(same_word(o, following) for o in own)


_AUXILIARIES = words("is was are were has had have will can does did do may must")
_CHANGES = words("to by from auf um von a en de à")


def _moved_by(claim: Claim, page: Page, window: Window, w: Weighing) -> bool:
    """ "rose to 5 per cent" and "rose by 5 per cent" say different things of one number."""
    numbers = {c.part: c for c in w.checks if c.kind == "number" and c.status == "match"}
    for quantity in claim.quantities:
        check = numbers.get(claim.text[quantity.start : quantity.end])
        if check is None or check.start is None or not window.start <= check.start < window.end:
            continue
        claimed = _governor(claim.tokens, quantity.start)
        found = _governor(page.tokens_in(max(window.start, check.start - 40), check.start), check.start)
        if claimed in _CHANGES and found in _CHANGES and claimed != found:
            return True
    return False


def _governor(tokens: tuple[Token, ...] | list[Token], start: int) -> str:
    """The word right before a name, articles left out."""
    before = [t for t in tokens if t.start < start]
    while before and before[-1].is_stop and before[-1].norm not in PREPOSITIONS and before[-1].norm in _ARTICLES:
        before.pop()
    return before[-1].norm if before else ""


_ARTICLES = words("the a an der die das dem den ein eine el la los las un una le les une")


def _stranger_before(claim: Claim, page: Page, window: Window, hit: Hit) -> bool:
    """A name that is not the claim's stands before in the passage: it is who did it."""
    own = [t for n in claim.names for t in n.tokens] + list(claim.terms)
    return any(
        t.is_capital and not t.is_stop and not any(same_word(o, t) for o in own)
        for t in page.tokens_in(window.start, hit.start)
    )


def _said_of_another(claim: Claim, page: Page, window: Window, w: Weighing, answer: Span | None) -> bool:
    """A joined clause with words of its own before what the claim needs of it: "...; Ada Holm won the race"."""
    text = _blank_brackets(page.text[window.start : window.end])
    parts = [Span(window.start + c.start, window.start + c.end) for c in clauses(text)]
    core = [h for h in w.hits if h.role is Role.CORE]
    core += [Hit(answer.start, answer.end, Role.CORE)] if answer is not None else []
    if len(parts) < 2 or not core:
        return False
    joined = _joined(page, parts)
    home = next((i for i, p in enumerate(joined) if any(p.start <= h.start < p.end for h in core)), 0)
    own = [t for n in claim.names for t in n.tokens] + list(claim.terms)
    for part in joined[home + 1 :]:
        inside = [h for h in core if part.start <= h.start < part.end]
        if not inside:
            continue
        if _says_all(claim, page.tokens_in(part.start, part.end), with_subject=True):
            return False
        first = min(h.start for h in inside)
        leading = [t for t in page.tokens_in(part.start, first) if not t.is_number]
        strange = [t for t in leading if not t.is_stop and not any(same_word(o, t) for o in own)]
        if not strange:
            continue
        if page.language.tag != "en" or _has_subject(page, part, leading, strange):
            return True
        # "born in Selm and moved to Orsk": another verb has taken over, unless all is said again after it.
        if any(is_past(t) for t in strange) and not _says_all(claim, page.tokens_in(part.start, part.end)):
            return True
    return False


def _says_all(claim: Claim, tokens: list[Token], *, with_subject: bool = False) -> bool:
    """Whether these words say all that the claim says of its subject, or all of it."""
    said = [*claim.terms, *(t for n in claim.names[not with_subject :] for t in n.tokens)]
    return all(any(same_word(s, t) for t in tokens) for s in said)


def is_past(token: Token) -> bool:
    """Whether the word looks like an English past form or participle."""
    return token.norm.endswith("ed") or token.norm in _PAST_FORMS


_PAST_FORMS = words(
    """became began bought brought built came chose drew drove fell felt fled flew found fought gave got grew had held kept
    knew led left lent lost made meant met paid ran rose said sang sank sat saw sent set shot sold spent spoke stood stole
    swore taught threw told took understood went won wore wrote"""
)


def _blank_brackets(text: str) -> str:
    """The text with what stands in brackets as spaces: a remark ends no clause."""
    for b in bracketed(text):
        text = text[: b.start] + " " * (b.end - b.start) + text[b.end :]
    return text


def _has_subject(page: Page, part: Span, leading: list[Token], strange: list[Token]) -> bool:
    """Whether a joined English clause has a subject of its own: a name, or a noun with its article and a verb after it."""
    if page.text[part.start : part.end].lstrip().startswith(";"):
        return True
    if any(t.is_capital for t in strange):
        return True
    first = next((t for t in leading if t.norm not in ("and", "but")), None)
    if first is None or first.norm not in _DETERMINERS:
        return False
    rest = page.tokens_in(strange[0].end, part.end)
    return any(t.norm in _AUXILIARIES or t.norm.endswith("ed") for t in rest)


_DETERMINERS = words("the a an this that these those its his her their our some another each every both he she it they we")


def _other_head(claim: Claim, page: Page, window: Window, w: Weighing, answer: Span | None) -> bool:
    """The clause with the value speaks of "the Selm bridge", and the claim's "tunnel" stands in another."""
    values = [
        Span(c.start, c.end) for c in w.checks if c.kind in ("date", "number") and c.start is not None and c.end is not None
    ]
    values += [answer] if answer is not None else []
    text = page.text[window.start : window.end]
    parts = _joined(page, [Span(window.start + c.start, window.start + c.end) for c in clauses(text)])
    if len(parts) < 2:
        return False
    own = [t for n in claim.names for t in n.tokens] + list(claim.terms)
    for name in claim.names:
        head = next((t for t in claim.terms if t.start - name.tokens[-1].end == 1), None)
        if head is None:
            continue
        for part in parts:
            tokens = page.tokens_in(part.start, part.end)
            if not any(part.start <= v.start < part.end for v in values) or any(same_word(head, t) for t in tokens):
                continue
            for before, after in pairwise(tokens):
                strange = not after.is_stop and not after.is_number and not any(same_word(o, after) for o in own)
                if same_word(name.tokens[-1], before) and strange and after.start - before.end == 1:
                    return True
    return False


def _joined(page: Page, parts: list[Span]) -> list[Span]:
    """Clauses that begin with a conjunction or after a semicolon; what only a comma parts stays with what it follows."""
    out: list[Span] = []
    for part in parts:
        if out and not _COORDINATES.match(page.text[part.start : part.end]):
            out[-1] = Span(out[-1].start, part.end)
        else:
            out.append(part)
    return out
