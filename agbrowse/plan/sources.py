"""Which sources could prove something of a problem: hosts that are known to publish on it, else the kind of source.

In: a Problem. Out: source classes with their hosts, the most telling first. It opens nothing, and names no host that its
tables do not hold.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from agbrowse.plan.known.bodies import BODIES
from agbrowse.plan.known.countries import COUNTRIES, INTERNATIONAL, OF_LANGUAGE
from agbrowse.plan.known.makers import MAKERS
from agbrowse.plan.known.software import SOFTWARE
from agbrowse.plan.known.subjects import PLACES, SUBJECTS
from agbrowse.plan.problem import Category, Depth, Problem, TermKind

# One range each: classes of many ranges are slow to compile.
_EAST = "[^\x00-\u303f]"  # kana, Han, Hangul
_SCRIPT_CHANGE = re.compile(rf"(?<=[A-Za-z0-9])(?={_EAST})|(?<={_EAST})(?=[A-Za-z0-9])")
# Most of the tables' words, which are as a prepared text has them.
_IS_PLAIN = re.compile(rf"[a-zà-ÿ0-9 +-]+|{_EAST}+")
_NO_WORD = re.compile(r"[^\w.+-]+")
_OUTER = re.compile(r"(?<!\S)[.-]+|[.-]+(?!\S)")
# Subjects whose places depend on the language, not on a country.
_WORLDWIDE = frozenset({"academic", "code", "books", "culture"})
_NAMES = (TermKind.NAME, TermKind.QUOTE, TermKind.CODE)
_EVENTS = (Category.FACTUAL, Category.FACT_CHECK)
_MOST_CLASSES = 6
_MOST_HOSTS = 3


class Source(NamedTuple):
    """A kind of source with its hosts. `word` is what of the problem called for it, as the problem writes it."""

    name: str
    hosts: tuple[str, ...]
    word: str
    reason: str


class _Row(NamedTuple):
    name: str
    hosts: tuple[str, ...]
    words: tuple[str, ...]


class _Text:
    """A problem's text made ready for the tables: folded, scripts set apart, words between single spaces."""

    def __init__(self, text: str) -> None:
        self.cased = f" {_spaced(text)} "
        self.folded = self.cased.casefold()

    def has(self, word: str) -> bool:
        if word.startswith("="):
            return f" {_spaced(word[1:])} " in self.cased
        if "#" in word:
            # Few numbered words begin like anything in the text: the others need no pattern.
            return f" {word.partition('#')[0]}" in self.folded and _numbered(word).search(self.folded) is not None
        is_open = word.endswith("*")
        plain = _plain(word.rstrip("*"))
        if "\u3040" <= plain[0] <= "\u9fff":
            return self._has_run(plain)
        # Particles follow Korean words without a space, and Japanese has none at all.
        is_open = is_open or plain[-1] >= "\u3040"
        return f" {plain}{'' if is_open else ' '}" in self.folded

    def _has_run(self, word: str) -> bool:
        """A katakana word is no part of a longer one; other words may stand in a compound."""
        at = self.folded.find(word)
        while at >= 0:
            before, after = self.folded[at - 1], self.folded[at + len(word)]
            if not ((_is_katakana(word[0]) and _is_katakana(before)) or (_is_katakana(word[-1]) and _is_katakana(after))):
                return True
            at = self.folded.find(word, at + 1)
        return False


def find_sources(problem: Problem) -> tuple[Source, ...]:
    """Bodies, makers and projects that the problem names, then its subjects' bodies, then kinds without a host."""
    text = _Text(_without_excluded(problem))
    named = [_named(row, word, problem) for row in _rows() if (word := _first(row, text))]
    has_project = any(source.name == "project" for source in named)
    found = [*named, *(s for s in _subjects(problem, text) if not (has_project and s.name not in _WORLDWIDE))]
    found += _kinds(problem, found, text)
    merged: dict[tuple[str, tuple[str, ...]], Source] = {}
    taken: set[str] = set()
    for source in found:
        hosts = tuple(host for host in source.hosts if host not in taken)[:_MOST_HOSTS]
        if source.hosts and not hosts:
            continue
        taken.update(hosts)
        merged.setdefault((source.name, hosts), Source(source.name, hosts, source.word, source.reason))
    return tuple(merged.values())[:_MOST_CLASSES]


def _without_excluded(problem: Problem) -> str:
    text = problem.text
    for term in sorted(problem.excluded, key=lambda t: -t.start):
        text = f"{text[: term.start]} {text[term.end :]}"
    return text


def _named(row: _Row, word: str, problem: Problem) -> Source:
    """What the problem names comes with the term that named it, so that a search there leaves out the rivals."""
    shown = word.strip("=*").replace("#", "").strip(" -")
    return Source(row.name, row.hosts, _term_with(shown, problem), f"the problem names {_term_with(shown, problem)}")


def _term_with(word: str, problem: Problem) -> str:
    plain = _plain(word)
    return next((t.text for t in problem.terms if plain and plain in _plain(t.text)), word)


def _subjects(problem: Problem, text: _Text) -> list[Source]:
    tags = [tag for tag, names in _countries().items() if any(text.has(name) for name in names)]
    language = problem.language.split("-")[0].lower()
    home = OF_LANGUAGE.get(language)
    found: list[Source] = []
    for subject, words in _subject_words():
        word = next((word for word in words if text.has(word)), None)
        if word is None and not (subject == "academic" and problem.depth is Depth.COMPREHENSIVE):
            continue
        reason = f"the problem is about {subject}" if word else "a comprehensive answer needs papers"
        shown = (word or "").strip("=*")
        if subject in _WORLDWIDE:
            places = _places()
            hosts = places.get((subject, language)) or places[(subject, "en")]
            found.append(Source(subject, hosts, shown, reason))
            continue
        hosts = tuple(host for tag in tags for host in _public(tag).get(subject, ())[: 2 if len(tags) < 2 else 1])
        if not hosts:
            # A problem in English that names no country may be about any: bodies above countries come first.
            world, own = _public("").get(subject, ()), _public(home or "").get(subject, ()) if home and not tags else ()
            hosts = (*world, *own) if language == "en" else (*own, *world)
        if hosts:
            found.append(Source(subject, hosts, shown, reason))
    return found


def _kinds(problem: Problem, found: list[Source], text: _Text) -> list[Source]:
    """Kinds of source that the problem calls for and no table knows a host of."""
    kinds: list[Source] = []
    named, plain = problem.terms_of_kind(*_NAMES), problem.terms_of_kind(TermKind.TERM)
    # What is bought is a plain word more often than a name, which is what it must go with.
    ordered = [*plain, *named] if problem.category is Category.PRODUCT else [*named, *plain]
    subject = ordered[0].text if ordered else problem.text
    is_known = any(s.name in ("official", "maker", "project") or s.name not in _WORLDWIDE for s in found)
    is_product = problem.category is Category.PRODUCT
    is_official = problem.asks_official or (problem.depth is Depth.OFFICIAL_DOCUMENTATION and named)
    if is_official and not is_known and not is_product:
        kinds.append(Source("official", (), subject, f"official site of {subject}"))
    if is_product and not any(s.name == "maker" for s in found):
        kinds.append(Source("maker", (), subject, f"product pages of the makers of {subject}"))
    language = problem.language.split("-")[0].lower()
    if is_product and (places := _places().get(("first-hand", language))):
        kinds.append(Source("first-hand", places, subject, "buyers write there what makers do not"))
    if problem.depth is Depth.IMPLEMENTATION and not any(s.name == "code" for s in found):
        kinds.append(Source("code", ("github.com",), subject, "an implementation is read in its source"))
    is_checked = any(s.name in ("maker", "project", "security", "standards") for s in found)  # by who makes it
    if problem.category is Category.FACT_CHECK and not is_checked and (places := _places().get(("fact-check", language))):
        kinds.append(Source("fact-check", places, subject, "someone may have checked it already"))
    if problem.category is Category.FACT_CHECK and any(s.name == "health" for s in found):
        hosts = _places().get(("academic", language)) or _places()[("academic", "en")]
        kinds.append(Source("academic", hosts, subject, "what something does to health is settled by studies"))
    if problem.asks_origin:
        if any(t.kind is TermKind.QUOTE for t in problem.terms) and not any(s.name == "culture" for s in found):
            kinds.append(Source("sayings", _places().get(("sayings", language), ()), subject, "where sayings are collected"))
        tag = next((t for t, names in _countries().items() if any(text.has(name) for name in names)), None)
        hosts = _public(tag or OF_LANGUAGE.get(language, "us")).get("newspapers", ())
        kinds.append(Source("news archive", hosts, subject, "an origin is dated by what was printed first"))
    elif problem.category in _EVENTS and any(t.kind is TermKind.DATE for t in problem.terms):
        kinds.append(Source("news archive", (), subject, "news reports of the time"))
    return kinds


def _first(row: _Row, text: _Text) -> str | None:
    return next((word for word in row.words if text.has(word)), None)


@lru_cache(maxsize=1)
def _rows() -> tuple[_Row, ...]:
    return tuple(row for table in (BODIES, MAKERS, SOFTWARE) for row in _read(table))


def _read(table: str) -> Iterator[_Row]:
    name = ""
    for line in _whole_lines(table):
        if line.startswith("["):
            name = line.strip("[]")
            continue
        hosts, _, words = line.partition(": ")
        yield _Row(name, tuple(hosts.split()), _words(words))


@lru_cache(maxsize=1)
def _countries() -> dict[str, tuple[str, ...]]:
    """Tag to names."""
    return {tag: _words(names) for tag, names in (part.split("\n", 1)[0].split(": ", 1) for part in _paragraphs())}


@lru_cache(maxsize=64)
def _public(tag: str) -> dict[str, tuple[str, ...]]:
    """Subject to hosts of a country's bodies; of "" of those above countries."""
    lines = INTERNATIONAL.strip().splitlines()
    if tag:
        lines = next(part for part in _paragraphs() if part.startswith(f"{tag}: ")).splitlines()[1:]
    return {subject: tuple(hosts.split()) for subject, _, hosts in (line.partition(": ") for line in lines)}


@lru_cache(maxsize=1)
def _paragraphs() -> tuple[str, ...]:
    return tuple("\n".join(_whole_lines(part)) for part in COUNTRIES.strip().split("\n\n"))


@lru_cache(maxsize=1)
def _subject_words() -> tuple[tuple[str, tuple[str, ...]], ...]:
    return tuple((name, _words(words)) for name, _, words in (line.partition(": ") for line in _whole_lines(SUBJECTS)))


@lru_cache(maxsize=1)
def _places() -> dict[tuple[str, str], tuple[str, ...]]:
    found = {}
    for line in _whole_lines(PLACES):
        key, _, hosts = line.partition(": ")
        subject, language = key.split()
        found[(subject, language)] = tuple(hosts.split())
    return found


def _whole_lines(table: str) -> list[str]:
    """The table's rows; one that is too long for a line goes on in an indented one."""
    lines: list[str] = []
    for line in table.strip().splitlines():
        if line.startswith(" ") and lines:
            lines[-1] += f" {line.strip()}"
        elif line.strip():
            lines.append(line.strip())
    return lines


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(" | ") if word.strip())


def _plain(word: str) -> str:
    return word if _IS_PLAIN.fullmatch(word) else _spaced(word).casefold()


def _spaced(text: str) -> str:
    apart = _SCRIPT_CHANGE.sub(" ", unicodedata.normalize("NFKC", text))
    return " ".join(_OUTER.sub(" ", _NO_WORD.sub(" ", apart)).split())


def _numbered(word: str) -> re.Pattern[str]:
    """ "galaxy s#": a number of any length, with what follows it after a point."""
    pieces = [re.escape(piece) for piece in word.rstrip("*").split("#")]
    return re.compile(r"(?<=\s)" + r"\d[\d.]*".join(pieces) + (r"" if word.endswith("*") else r"(?![^\W_])"))


def _is_katakana(c: str) -> bool:
    return "\u30a1" <= c <= "\u30fa" or c == "\u30fc"
