"""Dates that lean on today ("yesterday", "3 days ago") to calendar dates. Text must be folded."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator

from agbrowse.dates import patterns
from agbrowse.lang import Language
from agbrowse.models import PartialDate

_NUMBER = re.compile(r"\d{1,4}")


def relative_dates(
    text: str, language: Language, today: datetime.date
) -> Iterator[tuple[int, int, PartialDate, PartialDate | None]]:
    """(start, end, date, last day of a week) of each relative date, as precise as its words are."""
    known = patterns.relative_pattern(language.tag)
    if known is None:
        return
    pattern, meanings = known
    for match in pattern.finditer(text):
        phrase = re.sub(r"\s+", " ", match.group())
        key, number, name = _key(phrase, language, meanings)
        if key is None:
            continue
        found = _resolve(meanings[key], number, name, language, today)
        if found:
            yield match.start(), match.end(), found[0], found[1]


def _key(phrase: str, language: Language, meanings: dict[str, str]) -> tuple[str | None, int, str]:
    if phrase in meanings:
        return phrase, 1, ""
    match = _NUMBER.search(phrase)
    if match:
        key = phrase[: match.start()] + "#" + phrase[match.end() :]
        return (key if key in meanings else None), int(match.group()), ""
    for table, mark in ((language.weekdays, "#weekday"), (language.months, "#month"), (language.number_words, "#")):
        for word in sorted(table, key=len, reverse=True):
            at = phrase.find(word)
            if at >= 0:
                key = phrase[:at] + mark + phrase[at + len(word) :]
                if key in meanings:
                    return key, table[word], word
    return None, 0, ""


def _resolve(
    meaning: str, number: int, name: str, language: Language, today: datetime.date
) -> tuple[PartialDate, PartialDate | None] | None:
    unit, _, amount = meaning.partition(":")
    count = int(amount) * (number or 1)
    try:
        if unit in ("day", "weeks"):
            return _full(today + datetime.timedelta(days=count * (7 if unit == "weeks" else 1))), None
        if unit in ("seconds", "minutes", "hours"):
            # Without a clock "5 hours ago" is today; a whole day or more is days.
            hours = {"seconds": count // 3600, "minutes": count / 60, "hours": count}[unit]
            return _full(today + datetime.timedelta(days=int(hours / 24))), None
        if unit == "week":
            monday = today + datetime.timedelta(days=7 * count - today.weekday())
            return _full(monday), _full(monday + datetime.timedelta(days=6))
        if unit in ("month", "months"):
            months = today.year * 12 + today.month - 1 + count
            return PartialDate(months // 12, months % 12 + 1), None
        if unit in ("year", "years"):
            return (PartialDate(today.year + count), None) if 1 <= today.year + count <= 9999 else None
        if unit == "weekday":
            wanted = language.weekdays[name] - 1
            step = (today.weekday() - wanted - 1) % 7 + 1
            ahead = (wanted - today.weekday() - 1) % 7 + 1
            return _full(today + datetime.timedelta(days=ahead if int(amount) > 0 else -step)), None
        wanted = language.months[name]
        year = today.year - (wanted >= today.month) if int(amount) < 0 else today.year + (wanted <= today.month)
    except (OverflowError, ValueError):
        return None
    return PartialDate(year, wanted), None


def _full(day: datetime.date) -> PartialDate:
    return PartialDate(day.year, day.month, day.day)
