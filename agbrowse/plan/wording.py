"""The text of a query: which pieces of a problem go in, how each is written, and where it ends.

In: terms, the words that a search adds. Out: one line as search engines take it: phrases in quotation marks, `-term` for what
is excluded, `site:` and the like at the end; no word twice, at most twelve terms. It knows no language and makes up no word.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from agbrowse.models import Constraint
from agbrowse.plan.problem import Category, Problem, Term, TermKind

MOST_TERMS = 12
_LONGEST_WORD = 100  # characters; what is longer is no word, and no engine takes it
_LONGEST_PHRASE = 20  # words of a quotation; engines cut what is longer
_MARKS = dict.fromkeys(map(ord, '"“”„«»「」『』'), " ")
_TERMS = re.compile(r'-?(?:\w+:)?"[^"]*"|\S+')
_OPERATOR = re.compile(r"(?:site|filetype|before|after|intitle):\S")
_NAMING = (TermKind.NAME, TermKind.QUOTE, TermKind.CODE)


class Piece(NamedTuple):
    """A part of a query that stays together. `place` orders the pieces as the problem has them."""

    text: str
    place: int
    is_phrase: bool = False


def piece_of(term: Term) -> Piece:
    """A term as a query writes it: a name of several words and a quotation are searched as one."""
    text = " ".join(term.text.translate(_MARKS).split())
    words = [word[:_LONGEST_WORD] for word in text.split()]
    text = " ".join(words)
    if term.kind is TermKind.QUOTE:
        return Piece(f'"{" ".join(words[:_LONGEST_PHRASE])}"', term.start, True)
    if term.kind in (TermKind.NAME, TermKind.CODE) and len(words) > 1:
        return Piece(f'"{" ".join(words[:_LONGEST_PHRASE])}"', term.start, True)
    return Piece(text, term.start)


def compose(first: Sequence[Term], then: Sequence[Term] = (), extra: Sequence[str] = (), last: Sequence[str] = ()) -> str:
    """One query. `first` are kept before `then` where not all fit; `extra` words and `last` operators are always kept.

    The terms stand in the problem's order, whatever is kept first. A piece that does not fit whole is left out.
    """
    room = MOST_TERMS - len(last) - sum(len(terms_in(word)) for word in extra)
    kept: list[Piece] = []
    seen: set[str] = set()
    for term in (*first, *then):
        piece = _fresh(piece_of(term), seen, kept)
        if piece is None:
            continue
        size = len(terms_in(piece.text))
        if size > room:
            continue
        room -= size
        seen.update(words_of(piece.text))
        kept.append(piece)
    kept.sort(key=lambda p: p.place)
    added = []
    for word in extra:
        fresh = words_of(word)
        if fresh and not set(fresh) <= seen:
            seen.update(fresh)
            added.append(word)
    return " ".join([*(p.text for p in kept), *added, *last])


def _fresh(piece: Piece, seen: set[str], kept: Sequence[Piece]) -> Piece | None:
    """The piece without what the query has already; None when nothing is left."""
    words = words_of(piece.text)
    if not words or set(words) <= seen:
        return None
    plain = "".join(words)
    if any(plain in "".join(words_of(other.text)) for other in kept if not plain.isascii() and len(plain) > 1):
        return None
    if piece.is_phrase or not seen & set(words):
        return piece
    loose = piece.text.split()
    fresh = [w for w in loose if not set(words_of(w)) & seen]
    inside = loose.index(fresh[-1]) - loose.index(fresh[0]) + 1 > len(fresh)
    if inside or any(c.isdigit() for c in piece.text):
        return Piece(f'"{piece.text}"', piece.place, True)  # "pump of heat" beside "source of heat", "9 May" beside "9 June"
    return Piece(" ".join(fresh), piece.place)


def excluding(problem: Problem) -> list[str]:
    """`-term` for what the answer must not be."""
    plain = [" ".join(term.text.translate(_MARKS).split()) for term in problem.excluded]
    return [f'-"{text}"' if " " in text else f"-{text}" for text in dict.fromkeys(plain) if text][:3]


def terms_in(query: str) -> list[str]:
    """The terms of a query: a quoted phrase is one, an operator with its value is one."""
    return _TERMS.findall(query)


def words_of(query: str) -> list[str]:
    """The words of a query for comparison: casefolded, without marks and operators."""
    plain = unicodedata.normalize("NFKC", query).translate(_MARKS).casefold()
    stripped = (w.strip(".,;:!?()[]'’…，。、？！") for w in plain.split() if not _OPERATOR.match(w) and not w.startswith("-"))
    return [w for w in stripped if w]


def signature(query: str) -> frozenset[str]:
    """What two queries share that differ only in order, quotation marks and capitals."""
    operators = {w for w in query.casefold().split() if _OPERATOR.match(w)}
    return frozenset(words_of(query)) | operators


def is_generic(query: str, problem: Problem) -> bool:
    """A lone word finds anything, unless it is all that the problem names, a quotation, or asked of one site."""
    words = words_of(query)
    if len(words) != 1 or any(_OPERATOR.match(term) for term in terms_in(query)):
        return False
    of_it = [t for t in problem.terms if words_of(t.text) == words]
    if any(t.kind is TermKind.QUOTE for t in of_it):
        return False
    return len(problem.terms) > 1 or not any(t.is_anchor for t in of_it)


def names(terms: Iterable[Term]) -> list[Term]:
    """The names, quotations and codes among terms."""
    return [t for t in terms if t.kind in _NAMING]


def anchored(problem: Problem, constraint: Constraint | None = None) -> list[Term]:
    """The terms that a query about a constraint (or the whole) must keep to stay on the subject, the rarest constraint's first.

    Names of the constraint's own come first; then the problem's, but for what the constraint's own are compared with.
    """
    is_option = set(option_terms(problem))
    own = [t for t in problem.terms_of(constraint) if t.kind in _NAMING or t in is_option] if constraint is not None else []
    anchor = problem.constraint(problem.anchor_id)
    # A name that one constraint alone has is that one's own clue.
    common = [t for t in names(problem.terms) if problem.constraints_with(t) != 1]
    ranked = [*names(problem.terms_of(anchor)), *common]
    if problem.category is Category.PRODUCT:
        ranked = problem.terms_of_kind(TermKind.TERM)[:1]  # what is bought, not what it must go with
    others = [t for t in ranked if not (own and t in is_option and set(own) & is_option)]
    chosen = list(dict.fromkeys([*own, *others]))
    if not chosen:
        shared = [t for t in problem.terms if problem.constraints_with(t) > 1 or len(problem.constraints) == 1]
        chosen = [t for t in problem.terms if t in is_option] or shared[:2] or list(problem.terms[:1])
    return chosen[:3]


def option_terms(problem: Problem) -> list[Term]:
    """The terms that are what is compared or chosen between."""
    options = {tuple(words_of(option)) for option in problem.options}
    return [t for t in problem.terms if tuple(words_of(t.text)) in options]


def rest(problem: Problem, *, but: Sequence[Term] = ()) -> list[Term]:
    """The other terms, dates and numbers before words."""
    left = [t for t in problem.terms if t not in but]
    return [t for t in left if t.is_anchor] + [t for t in left if not t.is_anchor]
