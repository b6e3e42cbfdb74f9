"""What the program knows of one human language, as plain data: word lists and phrases, no behaviour.

In goes nothing; out come values that `agbrowse.text`, `agbrowse.dates` and `agbrowse.quantities` match against folded text
(NFKC, casefold, straight quotes, "-" for dashes). Nothing here compiles a pattern or reads a file.

How phrases are written: words between single spaces; a "*" at the end of a word stands for any ending, at the start of a
phrase for any beginning; "..." stands for up to three words. In languages without spaces a phrase is any substring.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Phrases = tuple[str, ...]


def _folded(text: str) -> str:
    # Casefold has no ß; the lists keep it for their readers.
    return text.replace("ß", "ss")


def words(text: str) -> frozenset[str]:
    """The words of a text, split at white space."""
    return frozenset(_folded(text).split())


def phrases(text: str) -> Phrases:
    """The phrases of a text, split at "|"."""
    return tuple(p for p in (part.strip() for part in _folded(text).split("|")) if p)


def lines(text: str) -> tuple[str, ...]:
    """The lines of a text that have words, with single spaces between the words."""
    return tuple(" ".join(line.split()) for line in _folded(text).splitlines() if line.strip())


def classes(text: str) -> tuple[str, ...]:
    """Groups of words, split at "|" and each over as many lines as it needs, with single spaces between the words."""
    return tuple(" ".join(part.split()) for part in _folded(text).split("|") if part.strip())


def table(text: str) -> dict[str, str]:
    """`key: a | b` lines to {a: key, b: key}. The key is not itself a phrase unless it stands on the right too."""
    result: dict[str, str] = {}
    for line in text.splitlines():
        key, colon, rest = line.partition(": ")
        if colon:
            for phrase in phrases(rest):
                result.setdefault(phrase, key.strip())
    return result


def numbers(text: str) -> dict[str, int]:
    """`value: a b c` lines to {a: value, b: value, c: value}."""
    result: dict[str, int] = {}
    for line in _folded(text).splitlines():
        key, colon, rest = line.partition(": ")
        if colon:
            for word in rest.split():
                result.setdefault(word, int(key))
    return result


def counted(text: str, start: int = 1) -> dict[str, int]:
    """Words counted up from `start`; alternatives for one number are joined by "/"."""
    return {word: start + i for i, group in enumerate(_folded(text).split()) for word in group.split("/")}


@dataclass(frozen=True, slots=True)
class Language:
    """One language. All words are folded. Empty fields mean that nothing is known, and nothing will be found.

    `stemmer` is a Snowball algorithm. `spaced` is false where words are not separated by spaces. `decimal_comma` and
    `day_first` are the habits of most of its pages. `capital_nouns`: all nouns begin with a capital. `elisions` are words
    joined to the next by an apostrophe.
    """

    tag: str
    stemmer: str | None = None
    spaced: bool = True
    decimal_comma: bool = False
    day_first: bool = True
    capital_nouns: bool = False
    elisions: frozenset[str] = frozenset()
    stop_words: frozenset[str] = frozenset()
    # Ordinary words, so that a capital at the start of a sentence is not taken for a name; in unspaced languages also the
    # words at which a run of one script is cut.
    common_words: frozenset[str] = frozenset()
    negators: Phrases = ()
    # "not only", "no doubt": what holds a cue's letters and is none.
    neutral: Phrases = ()
    # "X denied that", "it is not true that": what follows or precedes is said not to be so.
    denials: Phrases = ()
    # "reportedly", "may have": said without certainty.
    hedges: Phrases = ()
    # "was once", "former", "used to": no longer so.
    formerly: Phrases = ()
    # "plans to", "is expected to", "if approved": not yet so.
    plans: Phrases = ()
    # "according to", "said that": on another's word.
    attributions: Phrases = ()
    # Phrase to class: all, most, half, many, some, few, none, only, both.
    quantifiers: Mapping[str, str] = field(default_factory=dict)
    # Phrase to class: first, last, only, largest, smallest, longest, tallest, oldest, ...
    superlatives: Mapping[str, str] = field(default_factory=dict)
    # Phrase to ">", ">=", "<", "<=" or "~", standing before or after its number.
    comparatives: Mapping[str, str] = field(default_factory=dict)
    comparatives_after: Mapping[str, str] = field(default_factory=dict)
    # Headings that name a part of what is above them, not another thing: "History", "Opening hours".
    sections: frozenset[str] = frozenset()
    # "latest", "current", "now".
    recency: Phrases = ()
    # Pairs of word groups that exclude one another; a group is words separated by spaces, in any inflection that stemming
    # does not join.
    opposites: tuple[tuple[str, str], ...] = ()
    # Groups of words with one sense that stemming does not join ("won win winner"); the first is the group's root.
    families: tuple[str, ...] = ()
    # Closed classes of words of one kind ("german french spanish"), of which a place in a sentence takes one; words separated
    # by spaces, in any inflection that stemming does not join. A word may be in several classes, and two words of a class
    # may both be true of one thing ("actor producer").
    rivals: tuple[str, ...] = ()
    # Words that say little by themselves, so that a passage without them can state the same: "also", "located", "known".
    light_words: frozenset[str] = frozenset()
    # Question phrase to what is asked for: date, person, place, count, entity, reason, manner, or "quantity:" with
    # dimensions (length, mass, time, area, volume, money, speed, temperature, energy, power, data, ratio), most likely first.
    questions: Mapping[str, str] = field(default_factory=dict)
    # First words of a yes-or-no question.
    yes_no: frozenset[str] = frozenset()
    months: Mapping[str, int] = field(default_factory=dict)
    weekdays: Mapping[str, int] = field(default_factory=dict)
    seasons: frozenset[str] = frozenset()
    # "today" -> "day:0", "last year" -> "year:-1"; a "#" in the phrase stands for a number ("# days ago").
    relative_dates: Mapping[str, str] = field(default_factory=dict)
    # "before" -> before | after | since | until; standing before or after the date.
    date_relations: Mapping[str, str] = field(default_factory=dict)
    date_relations_after: Mapping[str, str] = field(default_factory=dict)
    number_words: Mapping[str, int] = field(default_factory=dict)
    magnitudes: Mapping[str, int] = field(default_factory=dict)
    ordinals: Mapping[str, int] = field(default_factory=dict)
    # Word to unit symbol or currency code, as `agbrowse.quantities` knows them.
    units: Mapping[str, str] = field(default_factory=dict)
    currencies: Mapping[str, str] = field(default_factory=dict)
    # Words between the ends of a range: "to" in "5 to 6"; and before one: "between", "from".
    range_words: frozenset[str] = frozenset()
    range_openers: frozenset[str] = frozenset()
