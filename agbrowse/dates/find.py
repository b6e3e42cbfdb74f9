"""Dates in running text, with offsets; linear in the text.

Never takes a lone weekday, a version or a counted number for a date.
"""

from __future__ import annotations

import datetime
import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from agbrowse.dates import patterns
from agbrowse.dates.relative import relative_dates
from agbrowse.lang import Language, get_language
from agbrowse.lang.numerals import east_asian_number, roman_number
from agbrowse.models import PartialDate
from agbrowse.text.fold import fold


@dataclass(frozen=True, slots=True)
class DateMention:
    """A date in the given text. `until` ends a range (2011-2014: date 2011, until 2014; the 1980s: 1980 until 1989).

    `relation`: before, after, since, until, or None. `kind`: day, month, year, season, decade, century, relative ("last
    month", from the reference), or bare_year (a four-digit number that may be no year at all). `other` is the second
    reading of an ambiguous "03/04/2024".
    """

    start: int
    end: int
    date: PartialDate
    until: PartialDate | None = None
    relation: str | None = None
    kind: str = "day"
    other: PartialDate | None = None


@dataclass(frozen=True, slots=True)
class DayMention:
    """A day of the year without the year ("14 May"): `text[start:end]`."""

    start: int
    end: int
    month: int
    day: int


def find_dates(text: str, language: Language, reference: datetime.date | None = None) -> list[DateMention]:
    """All dates in order, not overlapping. Relative ones ("yesterday") only with a reference. Never a weekday alone."""
    folded = fold(text)
    found = [*_absolute(folded.text, language), *_bare_years(folded.text, language)]
    if reference is not None:
        found += [DateMention(s, e, d, u, None, "relative") for s, e, d, u in relative_dates(folded.text, language, reference)]
    result = []
    for mention in _without_overlaps(found):
        related = _with_relation(mention, folded.text, language)
        span = folded.original(related.start, related.end)
        result.append(replace(related, start=span.start, end=span.end))
    return result


def find_days(text: str, language: Language) -> list[DayMention]:
    """Days of the year that stand without a year, in order: what a heading's or a column's year completes."""
    folded = fold(text)
    dated = [(m.start, m.end) for m in _without_overlaps(_absolute(folded.text, language))]
    names = patterns.months(language.tag)
    result = []
    for match in patterns.month_patterns(language.tag)[7].finditer(folded.text):
        day, month, month2, day2 = match.groups()
        number, name = (day, month) if day else (day2, month2)
        result.append((match.span(), names[name], int(number)))
    result += [(m.span(), int(m.group(1)), int(m.group(2))) for m in patterns.EAST_ASIAN_DAY.finditer(folded.text)]
    days = []
    for (start, end), month_number, day_number in result:
        if _day(2000, month_number, day_number) and not _inside(dated, start):
            span = folded.original(start, end)
            days.append(DayMention(span.start, span.end, month_number, day_number))
    return days


def date_spans(text: str, language: Language) -> list[tuple[int, int, str]]:
    """(start, end, kind) of each date and day of the year in a folded text, in order: what is no quantity."""
    found = _without_overlaps([*_absolute(text, language), *_bare_years(text, language)])
    spans = [(m.start, m.end, m.kind) for m in found]
    taken = [(m.start, m.end) for m in found]
    for pattern in (patterns.month_patterns(language.tag)[7], patterns.EAST_ASIAN_DAY):
        spans += [(m.start(), m.end(), "day") for m in pattern.finditer(text) if not _inside(taken, m.start())]
    return sorted(spans)


def _inside(spans: list[tuple[int, int]], at: int) -> bool:
    i = bisect_right(spans, (at, 1 << 60)) - 1
    return i >= 0 and spans[i][0] <= at < spans[i][1]


def _without_overlaps(found: list[DateMention] | Iterator[DateMention]) -> list[DateMention]:
    kept: list[DateMention] = []
    for mention in sorted(found, key=lambda m: (m.start, -m.end, m.kind == "bare_year")):
        if not kept or mention.start >= kept[-1].end:
            kept.append(mention)
    return kept


def _day(year: int, month: int | None = None, day: int | None = None) -> PartialDate | None:
    """The date, or None when there is no such day."""
    try:
        datetime.date(year, month or 1, day or 1)
    except ValueError:
        return None
    return PartialDate(year, month, day)


def _absolute(text: str, language: Language) -> Iterator[DateMention]:
    yield from _numeric(text, language)
    yield from _named_months(text, language)
    if not text.isascii():
        yield from _east_asian(text)
    yield from _years(text, language)


def _numeric(text: str, language: Language) -> Iterator[DateMention]:
    for match in patterns.ISO.finditer(text):
        date = _day(int(match.group(1)), int(match.group(3)), int(match.group(4)))
        if date:
            yield DateMention(match.start(), match.end(), date)
    for match in patterns.ISO_MONTH.finditer(text):
        year, separator, month = match.groups()
        # "2011-12" in prose is more often a season or a school year than a month.
        if separator != "." and not (separator == "-" and int(month) == int(year[2:]) + 1):
            yield DateMention(match.start(), match.end(), PartialDate(int(year), int(month)), kind="month")
    for match in patterns.NUMERIC.finditer(text):
        first, mark, second, mark2, year = match.groups()
        if mark.strip() != mark2.strip():
            continue
        day_first = _day(int(year), int(second), int(first))
        month_first = _day(int(year), int(first), int(second))
        prefer_day = language.day_first or mark.strip() == "." or language.tag in ("ko", "ja", "zh")
        date, other = (day_first, month_first) if prefer_day else (month_first, day_first)
        date, other = (date, other) if date else (other, None)
        if date:
            unsure = other if mark == "/" and other != date else None
            yield DateMention(match.start(), match.end(), date, other=unsure)
    for match in patterns.ERA_LETTER.finditer(text) if language.tag == "ja" else ():
        date = _day(patterns.ERA_LETTERS[match.group(1)] + int(match.group(2)), int(match.group(3)), int(match.group(4)))
        if date:
            yield DateMention(match.start(), match.end(), date)


def _year(text: str) -> int:
    if text.startswith("'"):
        short = int(text[1:])
        # A page that writes '87 speaks of living memory.
        return 1900 + short if short >= 30 else 2000 + short
    return int(text)


def _named_months(text: str, language: Language) -> Iterator[DateMention]:
    names = patterns.months(language.tag)
    dmy, mdy, my, days, mdays, dmdmy, mdmdy, _ = patterns.month_patterns(language.tag)
    for match in dmy.finditer(text):
        yield from _mention(match, _day(_year(match.group(3)), names[match.group(2)], int(match.group(1))))
    for match in mdy.finditer(text):
        yield from _mention(match, _day(_year(match.group(3)), names[match.group(1)], int(match.group(2))))
    for match in my.finditer(text):
        yield DateMention(match.start(), match.end(), PartialDate(_year(match.group(2)), names[match.group(1)]), kind="month")
    for match in days.finditer(text):
        first, last, name, year = match.groups()
        yield from _mention(match, _day(_year(year), names[name], int(first)), _day(_year(year), names[name], int(last)))
    for match in mdays.finditer(text):
        name, first, last, year = match.groups()
        yield from _mention(match, _day(_year(year), names[name], int(first)), _day(_year(year), names[name], int(last)))
    for pattern, order in ((dmdmy, (0, 1, 2, 3)), (mdmdy, (1, 0, 3, 2))):
        for match in pattern.finditer(text):
            groups = match.groups()
            first, name, last, name2 = (groups[i] for i in order)
            year_number = _year(groups[4])
            yield from _mention(match, _day(year_number, names[name], int(first)), _day(year_number, names[name2], int(last)))


def _mention(match: re.Match[str], date: PartialDate | None, until: PartialDate | None = None) -> Iterator[DateMention]:
    if date:
        yield DateMention(match.start(), match.end(), date, until)


def _east_asian(text: str) -> Iterator[DateMention]:
    for match in patterns.KOREAN.finditer(text):
        era, era_year, year, month, day = match.groups()
        number = int(era_year) + patterns.ERAS[era] if era else int(year)
        yield from _graded(match, number, month, day)
    for match in patterns.EAST_ASIAN.finditer(text):
        era, era_year, year, month, day = match.groups()
        if era:
            count = 1 if era_year == "元" else east_asian_number(era_year)
            if not count:
                continue
            number = patterns.ERAS[era] + count
        else:
            number = east_asian_number(year) or 0
        # "1000年前" is a time span, not a year.
        if number % 100 == 0 and not month and text[match.end() : match.end() + 1] == "前":
            continue
        yield from _graded(match, number, month, day)
    for match in patterns.KOREAN_DECADE.finditer(text):
        yield _decade(match, int(match.group(1)))
    for match in patterns.CHINESE_DECADE.finditer(text):
        century, tens = east_asian_number(match.group(1)) or 20, east_asian_number(match.group(2)) or 0
        yield _decade(match, (century - 1) * 100 + tens)
    for match in patterns.EAST_ASIAN_CENTURY.finditer(text):
        yield from _century(match, int(match.group(1)))
    for match in patterns.EAST_ASIAN_RANGE.finditer(text):
        first, last = int(match.group(1)), int(match.group(2))
        if first < last:
            yield DateMention(match.start(), match.end(), PartialDate(first), PartialDate(last), kind="year")


def _graded(match: re.Match[str], year: int, month: str | None, day: str | None) -> Iterator[DateMention]:
    if not 1 <= year <= 2999:
        return
    date = _day(year, east_asian_number(month) if month else None, east_asian_number(day) if day else None)
    if date:
        yield DateMention(match.start(), match.end(), date, kind="day" if day else "month" if month else "year")


def _decade(match: re.Match[str], year: int) -> DateMention:
    return DateMention(match.start(), match.end(), PartialDate(year), PartialDate(year + 9), kind="decade")


def _century(match: re.Match[str], number: int) -> Iterator[DateMention]:
    if 1 <= number <= 21:
        yield DateMention(match.start(), match.end(), PartialDate(number * 100 - 99), PartialDate(number * 100), kind="century")


def _years(text: str, language: Language) -> Iterator[DateMention]:
    for pattern in (patterns.YEAR_RANGE, patterns.OPENED_RANGE):
        for match in pattern.finditer(text):
            first = int(match.group(1))
            last = int(match.group(2)) if len(match.group(2)) == 4 else first // 100 * 100 + int(match.group(2))
            if first < last <= 2999:
                yield DateMention(match.start(), match.end(), PartialDate(first), PartialDate(last), kind="year")
    for match in patterns.ERA_YEAR.finditer(text):
        yield DateMention(match.start(), match.end(), PartialDate(int(match.group(1) or match.group(2))), kind="year")
    for match in patterns.SHORT_YEAR.finditer(text):
        if _YEAR_BEFORE.search(text, max(0, match.start() - 24), match.start()):
            yield DateMention(match.start(), match.end(), PartialDate(_year(match.group())), kind="year")
    season = patterns.season_pattern(language.tag)
    for match in season.finditer(text) if season else ():
        yield DateMention(match.start(), match.end(), PartialDate(int(match.group(1) or match.group(2))), kind="season")
    decade, century = patterns.decade_patterns(language.tag)
    for match in decade.finditer(text) if decade else ():
        year = int(match.group(1)) if match.group(1) else 1900 + int(match.group(2))
        # "it costs 80s", "the 40s bus": two digits want an apostrophe or an article.
        led = language.tag in ("es", "fr") or _DECADE_BEFORE.search(text, max(0, match.start() - 6), match.start() + 1)
        if match.group(1) or led:
            yield _decade(match, year)
    for match in century.finditer(text) if century else ():
        number = int(match.group(1)) if match.group(1).isdigit() else roman_number(match.group(1)) or 0
        yield from _century(match, number)


_DECADE_BEFORE = re.compile(r"(?:'|(?<!\w)(?:the|in|der|den|die) .)$")
_BEFORE_CHRIST = r"(?: (?:bc|bce|b\.c|v\. ?chr|av\. j|a\. ?c\.)(?!\w))"
_BARE = re.compile(
    r"(?<![\w.,:/#$€£¥₩№%+=*^-])(?:1\d{3}|20\d\d|2100)(?![\w%°]|[.,:/]\d|-\d|'\d| ?[%°€£])" + rf"(?!{_BEFORE_CHRIST})"
)
# What makes a following number a year: "in", "since", "year", an opening bracket.
_YEAR_BEFORE = re.compile(
    r"(?<!\w)(?:in|since|from|until|till|by|before|after|of|during|between|year|years|circa|c\.|ca\.|around|about|early|late|mid|to|and|"
    r"im jahre?|jahr|jahre|seit|bis|vor|nach|ab|um|von|ende|anfang|mitte|sommer|herbst|winter|frühjahr|"
    r"en|desde|hasta|año|antes de|después de|entre|y|a|de|del|hacia|"
    r"depuis|avant|après|jusqu'en|dès|vers|l'an|an|année|fin|début|"
    r"spring|summer|autumn|fall|winter|born|founded|established|built|opened|copyright|©|\(c\))[ \n]+$|[(\[][ ]?$|-$"
)
_NEXT = re.compile(r"[ ]?([^\W\d_]+(?:-[^\W\d_]+)?)")


def _bare_years(text: str, language: Language) -> Iterator[DateMention]:
    units = _unit_words(language.tag)
    for match in _BARE.finditer(text):
        start, end = match.span()
        led = bool(_YEAR_BEFORE.search(text, max(0, start - 24), start))
        after = _NEXT.match(text, end)
        word = after.group(1) if after else None
        if word is not None and (word in units or text[end : end + 1] != " "):
            continue
        free = word is None or word in language.stop_words
        if free and _GROUP_AFTER.match(text, end):
            continue
        done = language.tag == "de" and word is not None and bool(_PARTICIPLE.match(word))
        if led or free or done or text[max(0, start - 4) : start].endswith("the "):
            kind = "year" if led and free else "bare_year"
            yield DateMention(start, end, PartialDate(int(match.group())), kind=kind)


# "hat die Werft 1921 gegründet": a German participle counts nothing.
_PARTICIPLE = re.compile(r"(?:\w{2,4}ge|ge|er|be|ver|zer|ent)\w{2,20}(?:t|en)$")
_GROUP_AFTER = re.compile(r" \d{3}(?!\d)")


@lru_cache(maxsize=32)
def _unit_words(tag: str) -> frozenset[str]:
    language = get_language(tag)
    some = {phrase.split()[0] for phrase in (*language.units, *language.currencies)} | set(language.magnitudes)
    some -= language.stop_words  # "por" of "por ciento"
    symbols = "m km cm mm kg g t ha mw kw gw kwh mb gb tb km2 m2 m3 mph hz w v l ml usd eur gbp krw jpy"
    return frozenset(some | set(symbols.split()))


def _with_relation(mention: DateMention, text: str, language: Language) -> DateMention:
    if mention.until is not None:
        return mention
    before, after = patterns.relation_patterns(language.tag)
    if before:
        match = before.search(text[max(0, mention.start - 48) : mention.start])
        if match:
            return replace(mention, relation=language.date_relations[match.group(1)])
    if after:
        match = after.match(text, mention.end)
        if match:
            return replace(mention, relation=language.date_relations_after[match.group(1)])
    return mention
