"""The pieces of a problem that a search must not break up.

In: a problem's text and its Planning. Out: terms in the text's order, as a page would write them, none twice. Names, quotations,
numbers with what they count, dates and codes come whole; function words, question words and particles are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from agbrowse.lang.planning import Planning
from agbrowse.plan.problem import Term, TermKind
from agbrowse.plan.protect import QUOTED, Traits, traits_of

_MOST = 60
_MEASURE = re.compile(
    r"million\w*|billion\w*|milliard\w*|mil|tausend|thousand|trillion\w*|percent|prozent|per|k?m|kg|km/h|g|cm|mm|gb|tb|mb|ghz|mhz|kwh?|"
    r"met(?:er|re)s?|miles?|kilomet\w+|euros?|dollars?|dólares|hours?|stunden|heures|horas|liters?|litres?|inch(?:es)?|tons?|tonnen|grad|degrees?"
)
_WORD = re.compile(
    r"(?P<code>\b(?:[A-Z]{2,10}-\d[\w-]*|v?\d+(?:\.\d+){2,}|[\w-]+\.(?:py|js|json|toml|yaml|yml|xml|conf|md|txt|html)\b))"
    r"|(?P<money>[$€£¥₩]\s?\d[\d.,]*\d|[$€£¥₩]\s?\d|\d[\d.,]*\s?[€£])"
    r"|(?P<elided>\b(?:[dlnjmtsc]|qu|jusqu|lorsqu)['’])(?=[^\W\d_]{2})"
    r"|(?P<number>\d+(?:[.,]\d+)*-[^\W\d_]+|\d{4}s\b|\d+(?:[.,]\d+)*(?:\s?%|°[CF]?)?(?![^\W_]))"
    r"|(?P<word>(?:[A-Za-z]\.){2,6}|[^\W_][^\W_\u0300]*(?:[-'’.&/_@+][^\W_]+)*(?:\+\+|\#(?!\w))?)"
)


class Word(NamedTuple):
    start: int
    end: int
    text: str
    kind: str  # word, number, money, code

    @property
    def norm(self) -> str:
        return self.text.casefold().replace("’", "'")

    @property
    def is_capital(self) -> bool:
        return self.text[:1].isupper() or (self.text[:1].isdigit() and any(c.isupper() for c in self.text))


def words_of(text: str) -> list[Word]:
    """Words, numbers and codes; what French elides ("l'avion") is left off the word."""
    return [
        Word(m.start(), m.end(), m.group(), m.lastgroup)
        for m in _WORD.finditer(text)
        if m.lastgroup and m.lastgroup != "elided"
    ]


@lru_cache(maxsize=32)
def _whole(planning: Planning, traits: Traits) -> re.Pattern[str]:
    """Quotations, dates, and names that hold commas or conjunctions."""
    months = planning.months if traits.digits else ""
    parts = [f"(?P<quote>{QUOTED})" if traits.quotes else "(?!)"]
    if months:
        parts.append(
            rf"(?P<date>\b(?:\d{{1,2}}(?:\.|er|º|st|nd|rd|th)?\s(?:de\s|of\s)?)?(?:{months})(?:\s\d{{1,2}}(?:st|nd|rd|th)?\b(?!\d))?"
            rf",?\s(?:(?:de|of|del)\s)?\d{{4}}\b|\b\d{{1,2}}(?:\.|er|º|st|nd|rd|th)?\s(?:de\s)?(?:{months})\b"
            rf"|\b(?:{months})\s\d{{1,2}}\b|\b\d{{4}}-\d\d-\d\d\b)"
        )
    names = [rf"\b(?:{planning.whole_names})"] if planning.whole_names and traits.joints else []
    if names or (planning.regions and traits.commas):
        if planning.regions and traits.commas:
            names.append(rf"(?-i:\b[A-Z][\w.'’-]*(?:\s[A-Z][\w.'’-]*){{0,3}}),\s(?:{planning.regions})(?!\w)")
        parts.append(f"(?P<name>{'|'.join(names)})")
    return re.compile("|".join(parts), re.IGNORECASE)


def find_terms(text: str, planning: Planning) -> list[Term]:
    """Terms of a text in a script with spaces between words and with capitals."""
    found: list[Term] = []
    at = 0
    for m in _whole(planning, traits_of(text)).finditer(text):
        found += _plain_terms(text, at, m.start(), planning)
        if m.lastgroup == "quote":
            inner = m.group().strip("“”\"„«»‹›「」『』《》〈〉‘’' \u00a0")
            start = m.start() + m.group().find(inner)
            if any(c.isalnum() for c in inner):
                found.append(Term(inner, TermKind.QUOTE, start, start + len(inner)))
        else:
            kind = TermKind.DATE if m.lastgroup == "date" else TermKind.NAME
            found.append(Term(m.group(), kind, m.start(), m.end()))
        at = m.end()
    found += _plain_terms(text, at, len(text), planning)
    return distinct(found)


def distinct(found: list[Term]) -> list[Term]:
    seen: set[str] = set()
    kept = []
    for term in found:
        if term.text.casefold() not in seen:
            seen.add(term.text.casefold())
            kept.append(term)
    return kept[:_MOST]


def _plain_terms(text: str, start: int, end: int, planning: Planning) -> Iterator[Term]:
    words = [w._replace(start=w.start + start, end=w.end + start) for w in words_of(text[start:end])]
    i = 0
    while i < len(words):
        size, kind = _unit(text, words, i, planning)
        if size:
            a, b = words[i].start, words[i + size - 1].end
            b -= 2 * (kind is TermKind.NAME and text[b - 2 : b] in ("'s", "’s"))
            yield Term(text[a:b], kind, a, b)
        i += size or 1


def _touches(text: str, a: Word, b: Word) -> bool:
    return text[a.end : b.start] in (" ", "\u00a0") and not a.text.endswith(("'s", "’s"))


def _elided(text: str, a: Word, b: Word, planning: Planning) -> bool:
    """French "Légion d'honneur", "Côte d'Ivoire": what is elided joins the two."""
    return planning.tag == "fr" and text[a.end : b.start] in (" d'", " d’", " de l'", " de l’")


def _unit(text: str, words: list[Word], i: int, planning: Planning) -> tuple[int, TermKind]:
    """How many words from the i-th on are one term, and of which kind; 0 for a word that is none."""
    word = words[i]
    if word.kind == "code":
        return 1, TermKind.CODE
    if word.kind in ("number", "money"):
        return _number_unit(text, words, i, planning)
    if _is_name_word(text, words, i, planning):
        return _name_unit(text, words, i, planning)
    if _is_filler(word, planning):
        return 0, TermKind.TERM
    return _noun_unit(text, words, i, planning), TermKind.TERM


def _is_filler(word: Word, planning: Planning) -> bool:
    return word.norm in planning.fillers or (len(word.text) == 1 and not word.text.isupper()) or word.norm in ("d", "l", "s")


def _starts_sentence(text: str, at: int) -> bool:
    before = text[:at].rstrip(" \"'“„«([¿¡-•*")
    return not before or before[-1] in ".!?:;\n…"


def _is_name_word(text: str, words: list[Word], i: int, planning: Planning) -> bool:
    word = words[i]
    if word.kind != "word" or not word.is_capital:
        return word.kind == "word" and any(c.isupper() for c in word.text)
    opens = _starts_sentence(text, word.start)
    alone = opens and word.text.istitle() and not _next_is_capital(text, words, i)
    if alone and (planning.tag in ("es", "fr") or word.norm in planning.auxiliaries.split("|")):
        return False
    if opens and word.norm in planning.auxiliaries.split("|"):
        return False
    if _is_filler(word, planning):
        # "Sein" in mid-sentence, "US", "Ever Given".
        upper = len(word.text) > 1 and not word.text.istitle()
        return not opens and (planning.nouns_have_capitals or upper or _next_is_capital(text, words, i))
    return not (opens and len(words) > i + 1 and not _next_is_capital(text, words, i) and _is_lower_word(word, planning))


def _is_lower_word(word: Word, planning: Planning) -> bool:
    """Whether a capital may be owed to the sentence's start alone."""
    return word.text.istitle() and word.norm in planning.base_verbs


def _next_is_capital(text: str, words: list[Word], i: int) -> bool:
    return i + 1 < len(words) and words[i + 1].is_capital and _touches(text, words[i], words[i + 1])


def _name_unit(text: str, words: list[Word], i: int, planning: Planning) -> tuple[int, TermKind]:
    size, names = 1, 1
    while i + size < len(words):
        last, following = words[i + size - 1], words[i + size]
        if text[last.end : following.start] == " & " and following.is_capital:
            size, names = size + 1, names + 1
            continue
        if _elided(text, last, following, planning) and not _is_filler(following, planning):
            size, names = size + 1, names + following.is_capital
            continue
        if not _touches(text, last, following):
            break
        if (
            following.is_capital
            and following.kind == "word"
            and not (following.norm in planning.fillers and following.text.istitle())
        ):
            size, names = size + 1, names + 1
            continue
        if following.kind == "number" and re.fullmatch(r"\d{1,3}", following.text):
            size += 1
            break
        if re.fullmatch(r"v?\d+(?:\.\d+)+", following.text):
            return size + 1, TermKind.CODE
        joint = 1
        while (
            joint < 3
            and i + size + joint < len(words)
            and words[i + size + joint - 1].norm in planning.connectors | planning.articles
        ):
            after = words[i + size + joint]
            if words[i + size].norm not in planning.connectors:
                break
            if after.is_capital and after.kind == "word" and _touches(text, words[i + size + joint - 1], after):
                break
            joint += 1
        after_joint = words[i + size + joint] if i + size + joint < len(words) else None
        if (
            following.norm in planning.connectors
            and after_joint is not None
            and after_joint.is_capital
            and after_joint.kind == "word"
            and all(w.norm in planning.connectors | planning.articles for w in words[i + size : i + size + joint])
            and not planning.nouns_have_capitals
        ):
            size, names = size + joint + 1, names + 1
            continue
        break
    alone = planning.nouns_have_capitals and names == 1 and size == 1 and not _is_german_name(text, words, i, planning)
    return size, TermKind.TERM if alone else TermKind.NAME


def _is_german_name(text: str, words: list[Word], i: int, planning: Planning) -> bool:
    """Where all nouns have capitals: one with other capitals or digits in it, or one after a preposition without an article."""
    word = words[i]
    if any(c.isupper() or c.isdigit() for c in word.text[1:]):
        return True
    before = words[i - 1] if i else None
    return before is not None and before.norm in planning.prepositions and _touches(text, before, word)


def _counts(text: str, words: list[Word], i: int, planning: Planning) -> bool:
    """Whether the number at i counts the word after it."""
    after = words[i + 1] if i + 1 < len(words) else None
    return after is not None and _touches(text, words[i], after) and after.text.islower() and not _is_filler(after, planning)


def _number_unit(text: str, words: list[Word], i: int, planning: Planning) -> tuple[int, TermKind]:
    word = words[i]
    beside = words[i + 1].norm if i + 1 < len(words) and _touches(text, word, words[i + 1]) else ""
    if (
        re.fullmatch(r"(?:1[0-9]|20)\d\d", word.text)
        and not _MEASURE.fullmatch(beside)
        and not (_counts(text, words, i, planning) and beside.endswith("s"))
    ):
        return 1, TermKind.DATE
    if re.fullmatch(r"(?:1[0-9]|20)\d0s", word.text):
        return 1, TermKind.DATE
    if re.fullmatch(r"\d+\.\d+", word.text) and not _MEASURE.fullmatch(beside):
        return 1, TermKind.CODE
    size = 1
    while size < 3 and i + size < len(words) and _touches(text, words[i + size - 1], words[i + size]):
        after = words[i + size]
        if size == 1 and _MEASURE.fullmatch(after.norm):
            size += 1
            if len(after.text) < 4 or not re.match(r"mil|bil|tri|tau|tho", after.norm):
                break
            continue
        own = planning.nouns_have_capitals or after.text.islower() or after.text.isupper()
        if after.kind != "word" or not own or _is_filler(after, planning) or (after.norm in planning.base_verbs and size == 1):
            break
        size += 1
        if not re.fullmatch(
            r"million(?:en|es|s|nen)?|billion(?:en|s)?|thousand|mille?|mil|milliards?|milliarden?|tausend", after.norm
        ):
            break
    if size == 1 and word.kind == "number" and len(word.text) < 3 and not text[word.end : word.end + 1].strip(" ?.,"):
        return (1, TermKind.NUMBER) if len(word.text) > 1 else (0, TermKind.NUMBER)
    return size, TermKind.NUMBER


def _is_verb(word: Word, first: Word, planning: Planning) -> bool:
    """English: a past, a participle, and after "Does" or "How to" at the start a base form."""
    if planning.tag != "en":
        return False
    if word.norm in planning.pasts.values() or re.fullmatch(r"\w{3,}ed", word.norm):
        return True
    return word.norm in planning.base_verbs and first.norm in ("do", "does", "did", "how", "can", "should", "will")


def _noun_unit(text: str, words: list[Word], i: int, planning: Planning) -> int:
    """Content words in a row, at most three, also over "de" in languages that join nouns so ("bomba de calor")."""
    size = 1
    nouns = 1
    while i + size < len(words) and nouns < 3:
        after = words[i + size]
        if _elided(text, words[i + size - 1], after, planning) and not after.is_capital and not _is_filler(after, planning):
            size, nouns = size + 1, nouns + 1
            continue
        if not _touches(text, words[i + size - 1], after):
            break
        before = words[i - 1].norm if i else ""
        is_apposed = planning.tag in ("es", "fr") and before in planning.articles | planning.connectors
        if after.kind == "word" and after.is_capital and is_apposed:
            # "tour Eiffel", "canal Beagle": the noun before a name is part of it.
            return size + _name_unit(text, words, i + size, planning)[0]
        if after.kind != "word" or after.is_capital:
            break
        if not _is_filler(after, planning) and not _is_verb(after, words[0], planning):
            size, nouns = size + 1, nouns + 1
            continue
        further = words[i + size + 1] if i + size + 1 < len(words) else None
        if (
            after.norm in planning.connectors
            and after.norm != "of"
            and further is not None
            and further.text.islower()
            and not _is_filler(further, planning)
            and _touches(text, after, further)
        ):
            size, nouns = size + 2, nouns + 1
            continue
        break
    return size
