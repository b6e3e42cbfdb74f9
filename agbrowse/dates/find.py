"""Dates in running text, with offsets; linear in the text."""

from __future__ import annotations

import datetime
from dataclasses import dataclass

from agbrowse.lang import Language
from agbrowse.models import PartialDate


@dataclass(frozen=True, slots=True)
class DateMention:
    """A date in the given text. `until` ends a range (2011-2014: date 2011, until 2014; the 1980s: 1980 until 1989).

    `relation`: before, after, since, until, or None. `kind`: day, month, year, season, decade, century, relative ("last month", from the
    reference), or bare_year (a lone number that may be no year at all).
    """

    start: int
    end: int
    date: PartialDate
    until: PartialDate | None = None
    relation: str | None = None
    kind: str = "day"


def find_dates(text: str, language: Language, reference: datetime.date | None = None) -> list[DateMention]:
    """All dates in order, not overlapping. Relative ones ("yesterday") only with a reference. Never a weekday alone."""
    import re

    found = []
    for m in re.finditer(r"(?<![\d.,])(1\d{3}|20\d{2}|2100)(?:-(\d\d)-(\d\d))?(?![\d.,]\d|\d)", text):
        year, month, day = m.groups()
        date = PartialDate(int(year), int(month) if month else None, int(day) if day else None)
        found.append(DateMention(m.start(), m.end(), date, kind="day" if day else "bare_year"))
    return found
