"""A constraint's text taken apart into what a passage must carry.

In: a Constraint. Out: a Claim: names, dates, quantities, content words, its own cues, and the Question where something is
asked for. It never looks at a page.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise

from agbrowse.dates import DateMention, find_dates
from agbrowse.lang import Language, detect_language, get_language
from agbrowse.lang.base import words
from agbrowse.models import Constraint, ConstraintKind, Span
from agbrowse.prove.cues import Cues, read_cues
from agbrowse.prove.words import is_hangul, is_wide
from agbrowse.quantities import Quantity, find_quantities
from agbrowse.text import Token, find_question, tokenize

_CONNECT = frozenset(
    {"of", "the", "de", "del", "la", "le", "du", "des", "von", "van", "der", "den", "und", "&", "y", "al", "da", "di"}
)
# The legal form of a company: its name with it and without it is one name.
_LEGAL_FORMS = words(
    "inc incorporated corp corporation co company ltd limited llc llp lp plc gmbh ag kg kgaa ohg se sa sas sarl srl sl spa nv "
    "bv ab as asa oy oyj aps pty"
)
_MODEL = 3  # digits of a number that is part of a name
_GENERIC = frozenset({"also", "officially", "really", "actually", "total", "about", "approximately"})


@dataclass(frozen=True, slots=True)
class Name:
    """A proper name: its tokens without articles and the like. `governed` when a preposition stands before it; `mark` is a
    sign that belongs to it ("C#", "C++")."""

    tokens: tuple[Token, ...]
    text: str
    governed: bool
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """What a facet asks for.

    `kind`: date, person, place, count, quantity, entity, value, reason, manner. `noun` is the counted or asked-for noun
    ("how many steps", "which river"); `dimensions` are those of a quantity; `recent` when only the present answer will do.
    `asked` is the span of the question's own words.
    """

    kind: str
    asked: Span
    noun: Token | None = None
    dimensions: tuple[str, ...] = ()
    recent: bool = False


@dataclass(frozen=True, slots=True)
class Claim:
    """What a passage must carry; offsets are into `text`."""

    text: str
    language: Language
    tokens: tuple[Token, ...]
    names: tuple[Name, ...]
    dates: tuple[DateMention, ...]
    quantities: tuple[Quantity, ...]
    terms: tuple[Token, ...]
    cues: Cues
    question: Question | None

    @property
    def negated(self) -> bool:
        return len(self.cues.negations) % 2 == 1

    def first_position(self) -> int | None:
        """Where the claim's subject most likely stands: its first name or content word."""
        starts = [n.tokens[0].start for n in self.names] + [t.start for t in self.terms]
        return min(starts, default=None)


def parse_claim(constraint: Constraint, page_language: Language) -> Claim:
    """Take the text apart. Nothing in it is an error: a text of no content words gives a Claim that no passage supports.

    A claim is too short to tell its language by, so within one kind of script it is read in the page's.
    """
    text = constraint.text.strip()
    own = detect_language(text)
    language = page_language if _script(own) == _script(page_language.tag) else get_language(own)
    tokens = tokenize(text, language)
    cues = read_cues(text, language)
    question = _asked(text, language, tokens, cues.recent) if constraint.kind is ConstraintKind.FACET else None
    dates = tuple(find_dates(text, language, None))
    quantities = tuple(q for q in find_quantities(text, language) if not q.is_ordinal and not _inside(q.start, dates))
    quantities = tuple(q for q in quantities if not _numbers_a_name(q, tokens))
    taken: list[Span] = [Span(d.start, d.end) for d in dates]
    taken += [Span(q.start, q.end) for q in quantities]
    taken += list(cues.negations)
    if question is not None:
        taken.append(question.asked)
    free = [t for t in tokens if not any(s.start <= t.start < s.end for s in taken)]
    free_at = {t.start for t in free}
    names = _names(text, free, tokens)
    in_names = {t.start for n in names for t in n.tokens} | _legal_forms(tokens, names)
    counted = _counted_nouns(tokens, quantities)
    terms = tuple(
        t
        for t in tokens
        if t.start not in in_names
        and not t.is_stop
        and t.norm not in _GENERIC
        and any(c.isalnum() for c in t.norm)
        and (t.start in free_at or t.start in counted)
        and not (question is not None and (question.asked.start <= t.start < question.asked.end or t is question.noun))
    )
    return Claim(text, language, tuple(tokens), names, dates, quantities, terms, cues, question)


def _numbers_a_name(quantity: Quantity, tokens: list[Token]) -> bool:
    """ "The Kestrel 3 is ...": a short number right after a name, with nothing that it counts."""
    at = next((i for i, t in enumerate(tokens) if t.start == quantity.start), 0)
    if not at or quantity.unit is not None or not tokens[at].norm.isdigit() or len(tokens[at].norm) > _MODEL:
        return False
    before, after = tokens[at - 1], tokens[at + 1] if at + 1 < len(tokens) else None
    if not before.is_name or not before.is_capital or tokens[at].start - before.end != 1:
        return False
    following = tokens[at + 2] if at + 2 < len(tokens) else None
    # "The Kestrel 4 produces 150 horsepower": a verb follows, which the number does not count.
    verb = after is not None and after.norm.endswith("s") and following is not None and following.is_number
    return after is None or after.is_stop or verb


def _script(tag: str) -> str:
    return {"ko": "hangul", "ja": "han", "zh": "han"}.get(tag, "letters")


def _inside(at: int, dates: tuple[DateMention, ...]) -> bool:
    return any(d.start <= at < d.end for d in dates)


def _counted_nouns(tokens: list[Token], quantities: tuple[Quantity, ...]) -> set[int]:
    """Words that a quantity's span swallowed although they are nouns of the claim ("320 passengers")."""
    return {t.start for q in quantities for t in tokens if q.start <= t.start < q.end and t.stem in q.nouns}


def is_legal_form(token: Token) -> bool:
    """ "Kestrel Inc." and "Kestrel" are one firm."""
    return token.is_capital and token.norm.replace(".", "") in _LEGAL_FORMS


def _legal_forms(tokens: list[Token], names: tuple[Name, ...]) -> set[int]:
    """Where a legal form follows a name ("Kestrel, Inc.", "Brandt & Co")."""
    ends = {n.tokens[-1].end for n in names}
    found = set()
    for before, token in pairwise(t for t in tokens if t.norm != "&"):
        if is_legal_form(token) and (before.end in ends or before.start in found):
            found.add(token.start)
    return found


def _is_letter(token: Token) -> bool:
    """A letter that tells one of several ("Ward A", "Model Q")."""
    return len(token.text) == 1 and token.text.isupper() and token.text != "I" and token.text.isascii()


def _adjoins(before: Token, token: Token) -> bool:
    return token.start - before.end == 1 and not before.is_stop and not before.is_number


def _names(text: str, free: list[Token], tokens: list[Token]) -> tuple[Name, ...]:
    names: list[Name] = []
    run: list[Token] = []
    place = {t.start: i for i, t in enumerate(tokens)}

    def close() -> None:
        # "Kestrel 3" is one name.
        while run and not (run[-1].is_name or ((_is_letter(run[-1]) or run[-1].is_number) and len(run) > 1)):
            run.pop()
        if run:
            while len(run) > 1 and is_legal_form(run[-1]):
                run.pop()
            kept = tuple(t for t in run if t.is_name or t.is_number or _is_letter(t) or t is run[0])
            at = place[run[0].start]
            before = tokens[at - 1] if at else None
            if before is not None and before.norm in _CONNECT and at > 1:
                before = tokens[at - 2] if before.norm in {"the", "der", "den", "la", "le"} else before
            mark = text[kept[-1].end : kept[-1].end + 1]
            names.append(
                Name(
                    kept,
                    text[run[0].start : run[-1].end],
                    before is not None and before.norm in PREPOSITIONS,
                    mark if mark in ("#", "+") else "",
                )
            )
        run.clear()

    for token in free:
        wide = is_wide(token.norm[:1]) or is_hangul(token.norm[:1])
        if wide:
            close()
            continue
        joined = (
            bool(run)
            and place[token.start] == place[run[-1].start] + 1
            and not re.search(r"[,;:.!?()]", text[run[-1].end : token.start])
        )
        if _is_letter(token) and not run and place[token.start] and _adjoins(tokens[place[token.start] - 1], token):
            run += [tokens[place[token.start] - 1], token]  # "ward A" is a name, whatever "ward" is
        elif token.is_name or (_is_letter(token) and joined):
            if run and not joined:
                close()
            run.append(token)
        elif run and joined and (token.norm in _CONNECT or (token.is_number and len(token.norm) < 4)):
            run.append(token)
        else:
            close()
    close()
    return tuple(names)


PREPOSITIONS = words(
    "of to in at near for from by with behind beside around through under over into on off along across beyond before after "
    "an am auf aus bei durch für in im mit nach über um unter von vom vor zu zum zur de del en a al por para con sin desde "
    "du des au aux à dans sur sous par pour chez vers"
)


def _asked(text: str, language: Language, tokens: list[Token], recent: bool) -> Question | None:
    """What the text asks for, or None where no question word of the language is found."""
    asked = find_question(text, language)
    if asked is None or asked.kind == "yesno":
        return None
    kind, noun = asked.kind, None
    after = [t for t in tokens if t.start >= asked.end]
    if kind in ("count", "entity"):
        noun = next((t for t in after if not t.is_stop), None)
        if kind == "entity" and (noun is None or after[0].norm in _COPULAS or after[0] is not noun):
            # "What is the longest river ...": the value of a description.
            kind, noun = "value", None
    return Question(kind, Span(asked.start, asked.end), noun, asked.dimensions, recent)


DOERS = words("by von durch por par")  # before who did it, in a passive sentence

_COPULAS = words("is are was were ist sind war waren es son era eran est sont était étaient")


def kind_of(term: Token, language: Language) -> str:
    """What kind of part a word is. A number or ordinal is a value; light words say little of their own; a word that the
    language's list of ordinary words does not have says much."""
    if term.is_number or term.norm in language.ordinals:
        return "value"
    if term.norm in language.light_words or term.stem in language.light_words:
        return "light"
    return "plain" if term.norm in language.common_words else "rare"
