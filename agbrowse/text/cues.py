"""Words that change what a sentence says (negation, denial, hedge, plan, ...) and what a question asks for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from agbrowse.lang import Language, get_language
from agbrowse.lang.base import words
from agbrowse.text.fold import fold


@dataclass(frozen=True, slots=True)
class Cue:
    """A cue in the given text.

    `kind`: negation, denial, hedge, plan, formerly, attribution, quantifier, superlative, recency, comparative.
    `value` is the class of a quantifier (all, most, half, many, some, few, none, only, both), a superlative (first, last, only,
    largest, ...) or a comparative (">", ">=", "<", "<=", "~"), else the folded words.
    """

    start: int
    end: int
    kind: str
    value: str


@dataclass(frozen=True, slots=True)
class Question:
    """What a question asks for. `start:end` is the question phrase in the given text.

    `kind`: date, person, place, count, quantity, entity, reason, manner, yesno. `dimensions` of a quantity, most likely first
    (length, mass, time, area, volume, money, speed, temperature, energy, power, data, ratio). `noun` is the folded word that
    the question word stands at ("river" in "which river", "seats" in "how many seats"), or None.
    """

    kind: str
    dimensions: tuple[str, ...]
    start: int
    end: int
    noun: str | None = None


def find_cues(text: str, language: Language) -> list[Cue]:
    """All cues, in order of their start; cues of different kinds may overlap."""
    folded = fold(text)
    starts = _phrases_by_start(language.tag)
    found: list[Cue] = []

    def note(kind: str, match: re.Match[str], classes: dict[str, str]) -> None:
        span = folded.original(*match.span())
        phrase = " ".join(match.group().split())
        found.append(Cue(span.start, span.end, kind, classes.get(phrase, phrase)))

    done: dict[str, int] = {}
    for word in _WORD_START.finditer(folded.text) if starts else ():
        for kind, pattern, classes in _rules(language.tag, word.group()) if word.group() in starts else ():
            if word.start() >= done.get(kind, 0) and (match := pattern.match(folded.text, word.start())):
                done[kind] = match.end()
                note(kind, match, classes)
    for kind, pattern, classes in _rules(language.tag, ""):
        for match in pattern.finditer(folded.text):
            note(kind, match, classes)
    neutral = _neutral(language.tag)
    if found and neutral:
        spans = [folded.original(*match.span()) for match in neutral.finditer(folded.text)]
        found = [c for c in found if c.kind == "comparative" or not any(s.start <= c.start and c.end <= s.end for s in spans)]
    found = [c for c in found if not (c.value == "may" and _is_month(text, c))]
    found.sort(key=lambda cue: (cue.start, cue.end))
    return found


def _is_month(text: str, cue: Cue) -> bool:
    """ "14 May", "May 1987", "in May": the month, not the verb."""
    if text[cue.start].islower():
        return False
    around = text[max(0, cue.start - 4) : cue.start] + text[cue.end : cue.end + 4]
    return any(c.isdigit() for c in around) or cue.start > 0


@lru_cache(maxsize=32)
def _neutral(tag: str) -> re.Pattern[str] | None:
    language = get_language(tag)
    return compile_phrases(language.neutral, language) if language.neutral else None


# Phrases are looked up by so many of the first letters of their first word.
_KEY = 3
_WORD_START = re.compile(rf"(?<!\w)\w{{1,{_KEY}}}")


def find_question(text: str, language: Language) -> Question | None:
    """What the text asks for, or None when it is no question.

    It is one with a question mark at its end, or when it is built like one: a question word first or last (not one that
    joins clauses, without an auxiliary after it), an auxiliary first, or in Korean, Japanese and Chinese any question word
    with no verb of statement at the end.
    """
    folded = fold(text)
    marked = "¿" in folded.text or folded.text.rstrip(" \"'\n)").endswith("?")
    pattern, kinds = _questions(language.tag)
    match = pattern.search(folded.text) if pattern else None
    if match and (marked or _is_built_as_question(folded.text, match, language)):
        asked, _, dimensions = _value(" ".join(match.group().split()), kinds, language).partition(":")
        span = folded.original(*match.span())
        after = _NOUN.match(folded.text, match.end())
        noun = after.group(1) if after and after.group(1) not in language.stop_words else None
        return Question(asked, tuple(d for d in dimensions.split(",") if d), span.start, span.end, noun)
    first = _NOUN.match(folded.text)
    if marked or (first and first.group(1) in language.yes_no and _is_inverted(first.group(1), language)):
        span = folded.original(*(first.span(1) if first and first.group(1) in language.yes_no else (0, 0)))
        return Question("yesno", (), span.start, span.end)
    if _YES_NO_ENDS.get(language.tag) and folded.text.rstrip(" .。").endswith(_YES_NO_ENDS[language.tag]):
        return Question("yesno", (), 0, 0)
    return None


_NOUN = re.compile(r"[\s¿]*([^\W\d_]+)")
_YES_NO_ENDS = {"ja": ("ですか", "ますか", "でしょうか", "のか"), "ko": ("습니까", "나요", "는가"), "zh": ("吗", "嗎")}


def _is_inverted(word: str, language: Language) -> bool:
    # Statements begin with "Es", "Hay" or "Ist" too, and with people and months called Will and May.
    return language.tag == "en" and word not in ("will", "may", "might", "have", "had")


def _is_built_as_question(text: str, match: re.Match[str], language: Language) -> bool:
    if not language.spaced or language.tag == "ko":
        # "何度も開いた。", "몇 번 열렸다."
        return not text.rstrip(" .。!\n").endswith(_STATEMENT_ENDS.get(language.tag, ()))
    rest = text[match.end() :].strip(" .!\n").split()
    before = text[: match.start()].split()
    if not rest:
        return True
    if len(before) > 2 or any(word not in language.stop_words for word in before):
        return False
    return match.group() not in _CONJUNCTIONS or rest[0] in language.yes_no


_STATEMENT_ENDS: dict[str, tuple[str, ...]] = {
    "ko": ("다", "음", "함"),
    "ja": ("た", "る", "だ", "です", "ます", "ない", "ん"),
    "zh": ("了", "的"),
}
# Words that join clauses as often as they ask.
_CONJUNCTIONS = words("when where how why cuando como que donde quien wo wie was quand comment que où qui")


def answer_type(text: str, language: Language) -> str | None:
    """The kind of answer that a question asks for, or None: `find_question` without its details."""
    question = find_question(text, language)
    return question.kind if question else None


def _value(found: str, table: Mapping[str, str], language: Language) -> str:
    """The value of the phrase that was found; a phrase with a wildcard is spelt differently. "" for an empty table."""
    if found in table:
        return table[found]
    fits = (p for p in sorted(table, key=len, reverse=True) if re.fullmatch(_phrase(p, language.spaced), found))
    return table.get(next(fits, ""), "")


_Phrases = tuple[str, dict[str, str]]
_Rule = tuple[str, re.Pattern[str], dict[str, str]]


@lru_cache(maxsize=32)
def _phrases_by_start(tag: str) -> dict[str, tuple[_Phrases, ...]]:
    """Kinds and phrases by the beginning of their first word; under "" those that may begin anywhere."""
    language = get_language(tag)
    numeric = {**language.comparatives_after, **language.comparatives}
    kinds: tuple[tuple[str, Iterable[str], dict[str, str]], ...] = (
        ("negation", language.negators, {}),
        ("denial", language.denials, {}),
        ("hedge", language.hedges, {}),
        ("plan", language.plans, {}),
        ("formerly", language.formerly, {}),
        ("attribution", language.attributions, {}),
        ("quantifier", language.quantifiers, dict(language.quantifiers)),
        ("superlative", language.superlatives, dict(language.superlatives)),
        ("recency", language.recency, {}),
        ("comparative", numeric, numeric),
    )
    buckets: dict[str, list[_Phrases]] = {}
    for kind, some, classes in kinds:
        by_start: dict[str, dict[str, str]] = {}
        for phrase in some:
            first = re.match(r"\w+\*?", phrase) if language.spaced else None
            keyed = first is not None and (len(first.group()) > _KEY or not first.group().endswith("*"))
            own = by_start.setdefault(first.group()[:_KEY] if first is not None and keyed else "", {})
            own[phrase] = classes.get(phrase, phrase.strip("*"))
        for start, own in by_start.items():
            buckets.setdefault(start, []).append((kind, own))
    return {start: tuple(rules) for start, rules in buckets.items()}


@lru_cache(maxsize=4096)
def _rules(tag: str, start: str) -> tuple[_Rule, ...]:
    """The rules for one beginning, compiled when a text first has it; those for phrases that begin anywhere under ""."""
    language = get_language(tag)
    return tuple(
        (kind, compile_phrases(own, language), {phrase.strip("*"): value for phrase, value in own.items()})
        for kind, own in _phrases_by_start(tag).get(start, ())
    )


@lru_cache(maxsize=32)
def _questions(tag: str) -> tuple[re.Pattern[str] | None, dict[str, str]]:
    language = get_language(tag)
    if not language.questions:
        return None, {}
    return compile_phrases(language.questions, language), dict(language.questions)


def compile_phrases(some: Iterable[str], language: Language) -> re.Pattern[str]:
    """A pattern for any of the phrases on folded text, longest first; see `agbrowse.lang.base` for how phrases are written."""
    parts = [_phrase(p, language.spaced) for p in sorted(set(some), key=lambda p: (-len(p), p))]
    return re.compile("|".join(parts))


def _phrase(phrase: str, spaced: bool) -> str:
    if not spaced:
        return re.escape(phrase).replace(r"\.\.\.", r"[^。！？\n]{0,12}?").replace(r"\*", "")
    # "21만", "백만": Korean endings that are also numerals.
    head = r"(?<![\d십백천수])" if phrase.startswith("*") else r"(?<!\w)"
    tail = "" if phrase.endswith("*") or not phrase[-1].isalnum() else r"(?!\w)"
    gap = r"(?:\s+[^\s.!?]{1,30}){0,3}?\s+"
    out = ""
    for i, word in enumerate(phrase.strip("*").split()):
        if word == "...":
            out += gap
            continue
        joined = out.endswith(gap) or i == 0
        out += ("" if joined else r"\s+") + re.escape(word).replace(r"\*", r"\w{0,20}")
    return head + out + tail
