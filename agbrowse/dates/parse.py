"""One whole string as a date, as feeds, meta elements and search tools write it. Never guesses what the string does not say."""

from __future__ import annotations

import datetime
import re

from agbrowse.dates.find import DateMention, find_dates
from agbrowse.lang import detect_language, get_language
from agbrowse.text.fold import fold

_STAMP = re.compile(r"(\d{4})-?(\d\d)-?(\d\d)[t ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d{1,9})?)? ?(z|utc|gmt|[+-]\d\d:?(?:\d\d)?)?")
_COMPACT = re.compile(r"((?:19|20|21)\d\d)(\d\d)(\d\d)")
_LONG_COMPACT = re.compile(r"((?:19|20|21)\d\d)(\d\d)(\d\d)([01]\d|2[0-3])([0-5]\d)([0-5]\d)")
_EPOCH = re.compile(r"(\d{9,10})(\d{3})?(?:\.\d{1,6})?")
_MAIL = re.compile(r"(?:[a-z]{3}, ?)?\d{1,2} [a-z]{3} \d{2,4} \d\d:\d\d(?::\d\d)? ?(?:[+-]\d{4}|gmt|utc?|[ecmp][sd]t|z)?")
_YEAR_ONLY = re.compile(r"\W*([12]\d{3})\W*")
_YEAR_MONTH = re.compile(r"([12]\d{3})[-/.](0?[1-9]|1[0-2])")
# Longer strings are no dates, and shall cost nothing.
_LONGEST = 200
_REGIONS_MONTH_FIRST = frozenset(("us", "ph", "fm", "pr", "gu"))


def parse_date(text: str, *, reference: datetime.date | None = None, language: str | None = None) -> str | None:
    """ISO 8601 as far as the string says ("2021", "2021-05", "2021-05-01"), RFC 3339 with a time and an offset, else None.

    Relative dates ("3 days ago") only with a reference. An ambiguous "03/04/2024" is its year alone, unless the language
    tag's language or region decides.
    """
    folded = fold(text, collapse=True).text.strip()
    if not folded or len(folded) > _LONGEST:
        return None
    return _machine(folded) or _written(text, reference, language)


def _machine(text: str) -> str | None:
    match = _STAMP.fullmatch(text)
    if match:
        year, month, day, hour, minute, second, zone = match.groups()
        return _stamp(int(year), int(month), int(day), int(hour), int(minute), int(second or 0), zone)
    match = _LONG_COMPACT.fullmatch(text)
    if match:
        year, month, day, hour, minute, second = match.groups()
        return _stamp(int(year), int(month), int(day), int(hour), int(minute), int(second), "z")
    match = _COMPACT.fullmatch(text)
    if match:
        return _stamp(int(match.group(1)), int(match.group(2)), int(match.group(3)), 0, 0, 0, None)
    match = _EPOCH.fullmatch(text)
    if match:
        moment = datetime.datetime.fromtimestamp(int(match.group(1)), datetime.UTC)
        return moment.strftime("%Y-%m-%dT%H:%M:%SZ") if moment.year >= 1990 else None
    match = _YEAR_MONTH.fullmatch(text)
    if match:
        return f"{match.group(1)}-{int(match.group(2)):02d}"
    match = _YEAR_ONLY.fullmatch(text)
    if match:
        return match.group(1)
    return _mail(text) if _MAIL.fullmatch(text) else None


def _stamp(year: int, month: int, day: int, hour: int, minute: int, second: int, zone: str | None) -> str | None:
    try:
        datetime.datetime(year, month, day, hour, minute, min(second, 59))
    except ValueError:
        return None
    date = f"{year:04d}-{month:02d}-{day:02d}"
    if zone is None:
        return date
    if zone in ("z", "utc", "gmt"):
        offset = "Z"
    else:
        digits = zone[1:].replace(":", "").ljust(4, "0")
        offset = f"{zone[0]}{digits[:2]}:{digits[2:]}"
    return f"{date}T{hour:02d}:{minute:02d}:{second:02d}{offset}"


def _mail(text: str) -> str | None:
    from email.utils import parsedate_tz

    parts = parsedate_tz(text)
    if parts is None:
        return None
    if parts[9] is None:
        zone = None
    else:
        sign, minutes = ("-" if parts[9] < 0 else "+"), abs(parts[9]) // 60
        zone = "z" if parts[9] == 0 else f"{sign}{minutes // 60:02d}:{minutes % 60:02d}"
    return _stamp(parts[0], parts[1], parts[2], parts[3], parts[4], parts[5], zone)


def _written(text: str, reference: datetime.date | None, language: str | None) -> str | None:
    primary, _, region = (language or "").replace("_", "-").casefold().partition("-")
    order = [primary] if primary else []
    order += [tag for tag in (detect_language(text), "en", "de", "fr", "es", "ko", "ja", "zh") if tag not in order]
    for tag in order:
        found = [m for m in find_dates(text, get_language(tag), reference) if m.kind != "bare_year"]
        if len(found) == 1 or (found and all(m.date == found[0].date for m in found)):
            return _iso(found[0], primary, region.split("-")[-1])
        if found:
            return None
    return None


def _iso(mention: DateMention, primary: str, region: str) -> str | None:
    if mention.other is None:
        return str(mention.date)
    month_first = region in _REGIONS_MONTH_FIRST
    if (primary and primary != "en") or (primary == "en" and region):
        first, second = (mention.date, mention.other) if primary != "en" or month_first else (mention.other, mention.date)
        return str(first if first else second)
    return f"{mention.date.year:04d}"
