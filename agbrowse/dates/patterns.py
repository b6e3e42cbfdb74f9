"""Patterns of written dates on folded text, one set a language. Every repetition is bounded, so that matching is linear."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from agbrowse.lang import Language, get_language

YEAR = r"[12]\d{3}"
_DAY = r"[0-3]?\d"
# Between day and month: spaces, a dot, a comma, a hyphen, an ordinal ending, "of", "de".
_JOINT = r"\.?(?:st|nd|rd|th|er|o|º|ª|\.)?[ \n.,/-]{1,3}(?:(?:of|de|del|the) )?"
_TO = r" ?(?:-|~|/| to | and | bis | und | a | al | au | y | et | à ) ?"

CJK_DIGITS = "〇零一二三四五六七八九十百千"
ERAS = {
    "慶応": 1864, "慶應": 1864, "明治": 1867, "大正": 1911, "昭和": 1925, "平成": 1988, "令和": 2018,
    "民國": 1911, "民国": 1911, "中華民國": 1911, "단기": -2333,
}  # fmt: skip

ISO = re.compile(rf"(?<![\w.-])({YEAR})([-/.])[ ]?(\d{{1,2}})\2[ ]?(\d{{1,2}})\.?(?!\d|-\d|\.\d)")
ISO_MONTH = re.compile(rf"(?<![\w./-])({YEAR})([-/.])(0[1-9]|1[0-2])(?![\w%]|[.,/-]\d)")
NUMERIC = re.compile(rf"(?<![\w./,-])({_DAY})(\. ?|/|-)({_DAY})(\. ?|/|-)({YEAR})(?!\d|[-/]\d|[.,]\d)")
KOREAN = re.compile(
    rf"(?<!\d)(?:(단기) ?(\d{{4}})|({YEAR})) ?년(?! ?(?:간|대|동안|만에|여간))(?:\([^()\n]{{1,12}}\))?"
    r"(?:,? ?(1?\d) ?월(?!간)(?: ?([0-3]?\d) ?일(?!간))?)?"
)
_ERA = "|".join(sorted(ERAS, key=len, reverse=True))
_CJK_NUMBER = rf"\d{{1,4}}|[{CJK_DIGITS}元]{{1,6}}"
_BRACKET = r"(?:\([^()\n]{1,12}\))?"
EAST_ASIAN = re.compile(
    rf"(?:({_ERA}) ?({_CJK_NUMBER})|(?<![\d{CJK_DIGITS}])({YEAR}|[一二][{CJK_DIGITS}]{{3}})) ?年"
    rf"(?!間|间|ぶり|代)(?:度)?{_BRACKET}"
    rf"(?: ?(1?\d|[{CJK_DIGITS}]{{1,2}}) ?月(?!間|间)(?: ?([0-3]?\d|[{CJK_DIGITS}]{{1,3}}) ?[日号號](?!間|间))?)?"
)
KOREAN_DECADE = re.compile(r"(?<!\d)([12]\d{2}0) ?(?:년대|年代)")
CHINESE_DECADE = re.compile(r"(?<!\d)(\d{2}|二十|十九|二十一) ?(?:世纪|世紀) ?([1-9]0|[二三四五六七八九]十) ?年代")
EAST_ASIAN_CENTURY = re.compile(r"(?<!\d)(\d{1,2}) ?(?:세기|世紀|世纪)(?! ?\d0年代)")
YEAR_RANGE = re.compile(
    rf"(?<![\w.,:/-])({YEAR})(?: ?[-~/] ?| (?:to|until|through|till|bis|a|à|hasta|jusqu'en) )({YEAR}|\d\d)(?![\w%]|[.,:/-]\d)"
)
OPENED_RANGE = re.compile(
    rf"(?<!\w)(?:between|from|von|zwischen|entre|de|del|desde) ({YEAR}) "
    rf"(?:and|to|until|till|through|bis|und|y|a|al|hasta|et|à) ({YEAR})(?![\w%]|[.,:/-]\d)"
)
EAST_ASIAN_RANGE = re.compile(rf"(?<!\d)({YEAR}) ?[년年]?(?:부터|에서|から|至|到| ?[~-]) ?({YEAR}) ?[년年]")
ERA_YEAR = re.compile(r"(?<!\w)(?:ad ([1-9]\d{1,3})|([1-9]\d{1,3}) (?:ad|a\.d\.|ce)(?!\w))")
SHORT_YEAR = re.compile(r"(?<![\w'])'(\d\d)(?![\d\w'])")
# "R6.4.3" and its like, as Japanese offices write; letters without a full date are too often something else.
ERA_LETTER = re.compile(r"(?<!\w)([mtshr]) ?(\d{1,2})\.(\d{1,2})\.(\d{1,2})(?![\w.])")
ERA_LETTERS = {"m": 1867, "t": 1911, "s": 1925, "h": 1988, "r": 2018}


def _alternatives(some: Iterable[str]) -> str:
    return "|".join(re.escape(word) for word in sorted(set(some), key=lambda w: (-len(w), w)))


@lru_cache(maxsize=32)
def months(tag: str) -> dict[str, int]:
    """Month names of the language, and of English where they mean nothing else."""
    own = dict(get_language(tag).months)
    if not all(name[0].isdigit() or name[-1] == "月" for name in own):
        return {**get_language("en").months, **own}
    return dict(get_language("en").months)


@lru_cache(maxsize=32)
def month_patterns(tag: str) -> tuple[re.Pattern[str], ...]:
    """In order: day month year; month day year; month year; days month year; month days year; day month to day month year;
    month day to month day year; day and month alone.
    """
    name = rf"(?<![^\W\d_])({_alternatives(months(tag))})(?![^\W\d_])\.?"
    year = rf"({YEAR}|'\d\d)(?![\w%]|[.,:/-]\d)"
    of_year = rf"[ \n.,/-]{{1,3}}(?:(?:of|de|del|im jahr|in) )?{year}"
    day = rf"(?<![\w.,:/'])({_DAY})"
    return (
        re.compile(rf"{day}{_JOINT}{name}{of_year}"),
        re.compile(rf"{name}[ \n.-]{{1,2}}(?:the )?({_DAY})(?:st|nd|rd|th)?(?: ?,)?[ \n/-]{{1,2}}(?:of )?{year}"),
        re.compile(rf"{name},?{of_year}"),
        re.compile(rf"{day}(?:st|nd|rd|th|er|\.)?{_TO}(?:the |el |le )?({_DAY}){_JOINT}{name}{of_year}"),
        re.compile(rf"{name} ({_DAY})(?:st|nd|rd|th)?{_TO}({_DAY})(?:st|nd|rd|th)?,? {{1,2}}{year}"),
        re.compile(rf"{day}{_JOINT}{name}{_TO}(?:the |el |le )?({_DAY}){_JOINT}{name}{of_year}"),
        re.compile(rf"{name} ({_DAY})(?:st|nd|rd|th)?{_TO}{name} ({_DAY})(?:st|nd|rd|th)?,? {{1,2}}{year}"),
        re.compile(rf"{day}{_JOINT}{name}|{name} (?:the )?({_DAY})(?:st|nd|rd|th)?(?!\w|[.,:]\d)"),
    )


EAST_ASIAN_DAY = re.compile(r"(?<!\d)(1?\d) ?[월月] ?([0-3]?\d) ?[일日号號](?!間|间|간)")


@lru_cache(maxsize=32)
def season_pattern(tag: str) -> re.Pattern[str] | None:
    """A season before or after a year."""
    seasons = get_language(tag).seasons
    if not seasons:
        return None
    some = _alternatives(seasons)
    return re.compile(
        rf"(?<!\w)(?:{some})(?: (?:of|de|del|des jahres|von))? ({YEAR})(?![\w%]|[.,:/-]\d)|(?<!\d)({YEAR})[년年] ?(?:{some})"
    )


_DECADES = {
    "en": r"(?<![\w.,])(?:(?:early|mid|late)[- ])?(?:([12]\d{2}0) ?'?s|'?([2-9]0)'?s)(?!\w)",
    "de": r"(?<!\w)(?:([12]\d{2}0)er|([2-9]0)er)(?:[- ]?jahren?)?(?!\w)",
    "es": r"(?<!\w)(?:(?:los )?años|década de(?: los)?) (?:([12]\d{2}0)|([2-9]0))(?![\w%]|[.,]\d)",
    "fr": r"(?<!\w)(?:les )?années (?:([12]\d{2}0)|([2-9]0))(?![\w%]|[.,]\d)",
}
_CENTURIES = {
    "en": r"(?<!\w)(\d{1,2})(?:st|nd|rd|th)[- ]centur(?:y|ies)(?!\w)",
    "de": r"(?<!\w)(\d{1,2})\. jahrhunderts?(?!\w)",
    "es": r"(?<!\w)siglo ([ivxlc]{1,6}|\d{1,2})(?!\w)",
    "fr": r"(?<!\w)([ivxlc]{1,6}|\d{1,2})(?:e|ème|er) siècle(?!\w)",
}


@lru_cache(maxsize=32)
def decade_patterns(tag: str) -> tuple[re.Pattern[str] | None, re.Pattern[str] | None]:
    """Decades ("the 1980s", "'80s") and centuries."""
    decade, century = _DECADES.get(tag), _CENTURIES.get(tag)
    return (re.compile(decade) if decade else None, re.compile(century) if century else None)


@lru_cache(maxsize=32)
def relative_pattern(tag: str) -> tuple[re.Pattern[str], dict[str, str]] | None:
    """A pattern for all relative phrases, and each phrase's meaning keyed by the phrase with "#" for what varies."""
    language = get_language(tag)
    if not language.relative_dates:
        return None
    weekdays = _alternatives(w for w in language.weekdays if len(w) > 2)
    names = _alternatives(w for w in language.months if len(w) >= 3) or "(?!)"
    small = _alternatives(w for w, n in language.number_words.items() if 0 < n <= 12) or "(?!)"
    parts = []
    for phrase in sorted(language.relative_dates, key=lambda p: (-len(p), p)):
        escaped = re.escape(phrase).replace(r"\ ", r"[ \n]+")
        escaped = escaped.replace(r"\#weekday", f"(?:{weekdays})").replace(r"\#month", f"(?:{names})")
        escaped = escaped.replace(r"\#", rf"(?:\d{{1,4}}|{small})")
        parts.append(escaped)
    body = "|".join(parts)
    edge = (r"(?<!\w)(?:", r")(?!\w)") if language.spaced and tag != "ko" else ("(?:", ")")
    return re.compile(edge[0] + body + edge[1]), dict(language.relative_dates)


@lru_cache(maxsize=32)
def relation_patterns(tag: str) -> tuple[re.Pattern[str] | None, re.Pattern[str] | None]:
    """What stands right before a date, up to its start; and right after it."""
    language: Language = get_language(tag)
    before = after = None
    if language.date_relations:
        some = _alternatives(language.date_relations)
        edge = r"(?<!\w)" if language.spaced else ""
        glue = (
            r"(?: ?(?:the|year|early|mid|late|dem|den|der|jahr|ende|anfang|mitte|el|año|l'an|l'année|le|in|im|about|around|"
            r"circa|c\.))*"
        )
        before = re.compile(rf"{edge}({some}){glue}[ \n(]*$")
    if language.date_relations_after:
        edge = r"(?!\w)" if language.spaced and tag != "ko" else ""
        after = re.compile(rf"(?:[년年월月일日대代] ?)?[ \n]?({_alternatives(language.date_relations_after)}){edge}")
    return before, after
