"""When a row says its page was published.

In: a date field of any search tool, and the day it is "now", if known. Out: "2021", "2021-05" or "2021-05-01", as far as the
field says; None when it says nothing, or only says how long ago and no "now" is known. The day is the publisher's: a time
zone is never applied. Only a bare count of seconds is read as UTC.
"""

from __future__ import annotations

import datetime
import re
from functools import cache, lru_cache
from typing import Any

_ISO = re.compile(r"(\d{4})(?:\s*[-/.]\s*(\d{1,2})(?:\s*[-/.]\s*(\d{1,2})(?=\D|$)(?:\.?[T ,].*)?)?)?\.?", re.DOTALL)
_CJK = re.compile(r"(\d{4})\s*[年년](?:\s*(\d{1,2})\s*[月월](?:\s*(\d{1,2})\s*[日일号號])?)?")
_COMPACT = re.compile(r"(?:D:)?(\d{4})(\d{2})(\d{2})(?:T?\d{4,6}.*)?")
_SLASHED = re.compile(r"(\d{1,2})([/.-])\s?(\d{1,2})\2\s?(\d{4})(?:[ ,T].*)?")
_CLOCK = re.compile(r"\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?\s*(?:[ap]\.?m\.?)?|[+-]\d{2}:?\d{2}\b", re.I)
_WORDS = re.compile(r"[^\W\d_]+|\d+")

_MONTHS = {
    name: number
    for number, names in enumerate(
        (
            "january jan januar jänner janvier janv enero ene gennaio gen janeiro",
            "february feb februar février févr fév febrero febbraio fevereiro fev",
            "march mar märz mär mrz mars marzo março",
            "april apr avril avr abril abr aprile",
            "may mai mayo maggio mag maio",
            "june jun juni juin junio giugno giu junho",
            "july jul juli juillet juil julio luglio lug julho",
            "august aug août aout agosto ago",
            "september sep sept septembre septiembre settembre set setembro",
            "october oct oktober okt octobre octubre ottobre ott outubro out",
            "november nov novembre noviembre novembro",
            "december dec dezember dez décembre déc diciembre dic dicembre dezembro",
        ),
        start=1,
    )
    for name in names.split()
}

_NUMBER = r"(\d{1,4}|an?|one|ein(?:em|er|en)?|une?|una|um|uma|한|一)"
_UNITS: tuple[tuple[str, str], ...] = (
    ("hour", r"sec(?:ond)?s?|s|min(?:ute)?s?|m|h(?:ou)?rs?|h|Sekunden?|Minuten?|Stunden?|secondes?|heures?|segundos?|minutos?"
             r"|horas?|second[oi]|minut[oi]|or[ae]|초|분|시간|秒鐘?|秒钟|分钟|分鐘|分|時間|个?小时|個?小時|секунд\w*|минут\w*|час\w*"),
    ("day", r"days?|d|Tag(?:en?)?|jours?|d[ií]as?|giorn[oi]|일|日|天|день|дня|дней"),
    ("week", r"weeks?|wks?|w|Wochen?|semaines?|semanas?|settiman[ae]|주일?|週間?|周|个?星期|個?星期|个?礼拜|недел\w*"),
    ("month", r"months?|mos?|Monat(?:en?)?|mois|mes(?:es)?|mês|mes[ei]|개월|달|[かヶヵカケ]月|个月|個月|月|месяц\w*"),
    ("year", r"years?|yrs?|y|Jahr(?:en?)?|ans?|années?|años?|ann[oi]|anos?|년|年|год\w*|лет"),
)  # fmt: skip
_DAY_WORDS: tuple[tuple[int, str], ...] = (
    (0, r"today|just now|now|moments? ago|오늘|방금(?: 전)?|조금 전|今日|本日|たった今|今天|刚刚|剛剛"
        r"|heute|aujourd['’]hui|hoy|oggi|hoje|сегодня"),
    (1, r"yesterday|어제|하루 전|昨日|昨天|gestern|hier|ayer|ieri|ontem|вчера"),
    (2, r"(?:the )?day before yesterday|그저께|그제|이틀 전|一昨日|おととい|前天"
        r"|vorgestern|avant-hier|anteayer|antes de ayer|позавчера"),
    (3, r"사흘 전"),
    (7, r"last week|일주일 전"),
)  # fmt: skip


@cache
def _ago_patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple(
        (
            unit,
            re.compile(
                rf"\b{_NUMBER}\s*(?:{words})\s*(?:ago\b|fa\b|назад)"
                rf"|(?:\bvor|\bil y a|\bhace|\bhá|\bcirca)\s+{_NUMBER}\s*(?:{words})\b"
                rf"|{_NUMBER}\s*(?:{words})\s*(?:전|前|以前|之前)",
                re.I,
            ),
        )
        for unit, words in _UNITS
    )


@cache
def _day_patterns() -> tuple[tuple[int, re.Pattern[str]], ...]:
    return tuple(
        (days, re.compile(rf"(?:{words})(?:[ ,]+(?:at |um |à |a las )?\d{{1,2}}[:h.]\d\d.*)?", re.I))
        for days, words in _DAY_WORDS
    )


def to_day(value: Any, now: datetime.date | None) -> str | None:
    """The day (or month, or year) that a date field names."""
    if isinstance(value, bool) or value is None:
        return None
    if isinstance(value, int | float):
        return _from_number(float(value)) if abs(value) < 1e17 else None
    if isinstance(value, dict):
        return _from_object(value, now)
    if isinstance(value, list):
        return next((day for day in (to_day(part, now) for part in value[:3]) if day), None)
    return _from_text(" ".join(value[:120].split()), now) if isinstance(value, str) else None


def _from_object(value: dict[str, Any], now: datetime.date | None) -> str | None:
    """Crossref's `{"date-parts": [[2021, 5]]}`, any part of which may be null or missing; else a string under a usual name."""
    parts = value.get("date-parts") or value.get("date_parts")
    if isinstance(parts, list) and parts and isinstance(parts[0], list):
        numbers = [part for part in parts[0][:3] if isinstance(part, int | str) and str(part).isdigit()]
        return _spell(*map(int, numbers)) if numbers else None
    keys = ("value", "date", "iso", "text", "start", "published", "publishedAt", "#text")
    return next(
        (day for day in (to_day(value.get(key), now) for key in keys if not isinstance(value.get(key), dict)) if day), None
    )


def _from_number(value: float) -> str | None:
    """A year, 8 or 14 digits, or seconds, milliseconds or microseconds since 1970."""
    if value != value or value < 1000:
        return None
    if value == int(value) and (
        1000 <= value <= 2100 or 19000101 <= value <= 21001231 or 19000101000000 <= value <= 21001231235959
    ):
        return _from_text(str(int(value)), None)
    for unit in (1, 1e3, 1e6):
        if 3e8 <= value / unit < 4.2e9:
            return datetime.datetime.fromtimestamp(value / unit, datetime.UTC).date().isoformat()
    return None


@lru_cache(maxsize=4096)
def _from_text(text: str, now: datetime.date | None) -> str | None:
    if not text:
        return None
    if re.fullmatch(r"\d{9,13}(?:\.\d+)?", text):
        return _from_number(float(text))
    for pattern in (_COMPACT, _CJK, _ISO):
        found = pattern.fullmatch(text) if pattern is not _CJK else pattern.search(text)
        if found and (day := _spell(*(int(part) for part in found.groups() if part))):
            return day
    return _from_slashes(text) or _from_prose(text) or _from_age(text, now) or _from_language(text, now)


def _from_slashes(text: str) -> str | None:
    """04/13/2025, 13/04/2025, 4.3.2025. Where both orders are possible only the year is known; dots mean day first."""
    found = _SLASHED.fullmatch(text)
    if not found:
        return None
    first, second, year = int(found[1]), int(found[3]), int(found[4])
    if found[2] == "." or first > 12 or first == second:
        return _spell(year, second, first)
    return _spell(year, first, second) if second > 12 else _spell(year)


def _from_prose(text: str) -> str | None:
    """`Oct 2, 2025`, `Fri, 06 Nov 2026 09:00:00 GMT`, `4. März 2025`, `May 2021`: one month name, one year, at most one day."""
    words = _WORDS.findall(_CLOCK.sub(" ", text.casefold()))
    months = {_MONTHS[word] for word in words if word in _MONTHS}
    years = {int(word) for word in words if word.isascii() and word.isdigit() and len(word) == 4}
    days = [int(word) for word in words if word.isascii() and word.isdigit() and len(word) <= 2]
    if len(months) != 1 or len(years) != 1 or len(days) > 1 or len(words) > 9:
        return None
    return _spell(years.pop(), months.pop(), *days)


def _from_age(text: str, now: datetime.date | None) -> str | None:
    """`3 days ago`, in the languages of the tables. Months and years ago name no day."""
    if now is None:
        return None
    for days, pattern in _day_patterns():
        if pattern.fullmatch(text):
            return (now - datetime.timedelta(days=days)).isoformat()
    for unit, pattern in _ago_patterns():
        found = pattern.search(text)
        if not found:
            continue
        word = next(group for group in found.groups() if group)
        count = int(word) if word.isdigit() else 1
        try:
            return _ago(now, count, unit, found[0])
        except (OverflowError, ValueError):
            return None
    return None


def _ago(now: datetime.date, count: int, unit: str, phrase: str) -> str:
    if unit == "year":
        return f"{now.year - count:04d}"
    if unit == "month":
        months = now.year * 12 + now.month - 1 - count
        return f"{months // 12:04d}-{months % 12 + 1:02d}"
    if unit == "hour":
        # "now" is a day, not an hour: more than half a day ago is more likely the day before.
        in_hours = re.search(r"\dh|h(?:ou)?r|stunde|heure|hora|or[ae]\b|시간|時間|小时|小時|час", phrase, re.I)
        return (now - datetime.timedelta(days=(count + 11) // 24 if in_hours else 0)).isoformat()
    return (now - datetime.timedelta(days=count * (7 if unit == "week" else 1))).isoformat()


def _from_language(text: str, now: datetime.date | None) -> str | None:
    """Prose that the tables here do not know goes to the general parser."""
    if not re.search(r"\d", text) or len(text) > 60:
        return None
    from agbrowse.dates import parse_date

    found = parse_date(text, reference=now)
    return found[:10] if found and re.fullmatch(r"\d{4}(-\d\d){0,2}(T.*)?", found) else None


def leading_date(snippet: str, now: datetime.date | None) -> str | None:
    """The date that some tools print before a snippet: `Mar 4, 2025 ... Total budget`."""
    found = re.match(r"\s*(.{6,24}?)\s+(?:\.\.\.|…|—|–|-|·|\|)\s", snippet)
    if not found or not re.search(r"\d", found[1]):
        return None
    text = found[1]
    return _from_text(" ".join(text.split()), now) if len(text.split()) <= 4 else None


def _spell(year: int, month: int | None = None, day: int | None = None) -> str | None:
    if not 1000 <= year <= 2199:
        return None
    if month is None:
        return f"{year:04d}"
    if not 1 <= month <= 12:
        return None
    if day is None:
        return f"{year:04d}-{month:02d}"
    try:
        return datetime.date(year, month, day).isoformat()
    except ValueError:
        return None
