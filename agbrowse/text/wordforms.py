"""Inflected words to what they have in common: stems, roots of word families, and words that exclude one another."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from agbrowse.lang import Language, get_language


def stem(word: str, language: Language) -> str:
    """The stem of one folded word; the word itself where the language has no stemmer."""
    return stems((word,), language)[word]


def stems(words: Iterable[str], language: Language) -> dict[str, str]:
    """Each folded word with its stem; asks the stemmer once for all."""
    unique = list(dict.fromkeys(words))
    if language.tag == "ko":
        from agbrowse.text.korean import stem_korean

        return {word: stem_korean(word) for word in unique}
    if language.stemmer is None:
        return {word: word for word in unique}
    import Stemmer

    stemmer = Stemmer.Stemmer(language.stemmer)
    bare = [_bare(word) for word in unique]
    if language.tag == "en":
        bare = [_american(word) for word in bare]
    return dict(zip(unique, stemmer.stemWords(bare), strict=True))


def _bare(word: str) -> str:
    if word.endswith("'s") or word.endswith("s'"):
        return word[:-2] if word.endswith("'s") else word[:-1]
    return word


_ISE = re.compile(r"is(?=(?:e[drs]?|ers|ing|ations?|ational)$)")
_AE = re.compile(
    r"[ao]e(?=mi[ac])|(?<=^h)ae(?=m)|(?<=p)ae(?=d)|^oe(?=st|d)|(?<=^f)oe(?=t)|(?<=an)ae(?=s)|(?<=ch)ae(?=ol)|(?<=gyn)ae"
)
_SHORT = 6  # letters of a word that has one spelling: "rise", "poem"


def _american(word: str) -> str:
    """A British spelling as the American one, so that both have one stem: "optimisation", "haemoglobin"."""
    return word if len(word) <= _SHORT else _AE.sub("e", _ISE.sub("iz", word))


def root(stem: str, language: Language) -> str:
    """The name of the word family that a stem belongs to ("winner" and "won" have one), else the stem."""
    return families(language.tag).get(stem, stem)


def are_opposites(first: str, second: str, language: Language) -> bool:
    """True when two stems exclude one another ("open", "close"), as the language's table of opposites has it."""
    table = _opposites(language.tag)
    return any(side == (pair, 1 - which) for pair, which in table.get(first, ()) for side in table.get(second, ()))


def are_rivals(first: str, second: str, language: Language) -> bool:
    """True when two stems are different words of one closed class ("german", "french"): one place takes only one of them."""
    table = _rivals(language.tag)
    if first == second or root(first, language) == root(second, language):
        return False
    return not table.get(first, frozenset()).isdisjoint(table.get(second, frozenset()))


@lru_cache(maxsize=32)
def families(tag: str) -> Mapping[str, str]:
    """Stem and word to the first word of its family."""
    language = get_language(tag)
    groups = [group.split() for group in language.families]
    known = stems((word for group in groups for word in group), language)
    result: dict[str, str] = {}
    for group in groups:
        for word in group:
            result.setdefault(word, group[0])
            result.setdefault(known[word], group[0])
    return result


@lru_cache(maxsize=32)
def _opposites(tag: str) -> Mapping[str, tuple[tuple[int, int], ...]]:
    language = get_language(tag)
    pairs = [(left.split(), right.split()) for left, right in language.opposites]
    known = stems((word for pair in pairs for side in pair for word in side), language)
    result: dict[str, set[tuple[int, int]]] = {}
    for i, pair in enumerate(pairs):
        for which, side in enumerate(pair):
            for word in side:
                for key in (word, known[word], root(known[word], language)):
                    result.setdefault(key, set()).add((i, which))
    return {key: tuple(sorted(places)) for key, places in result.items()}


@lru_cache(maxsize=32)
def _rivals(tag: str) -> Mapping[str, frozenset[int]]:
    """Stem to the numbers of the closed classes that its word is in."""
    language = get_language(tag)
    some = [group.split() for group in language.rivals]
    known = stems((word for group in some for word in group), language)
    result: dict[str, set[int]] = {}
    for i, group in enumerate(some):
        for word in group:
            for key in {word, known[word]}:
                result.setdefault(key, set()).add(i)
    return {key: frozenset(places) for key, places in result.items()}
