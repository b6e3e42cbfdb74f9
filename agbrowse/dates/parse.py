"""One whole string as a date, as feeds, meta elements and search tools write it."""

from __future__ import annotations

import datetime

from agbrowse.dates.find import find_dates
from agbrowse.lang import get_language


def parse_date(text: str, *, reference: datetime.date | None = None, language: str | None = None) -> str | None:
    """ISO 8601 as far as the string says ("2021", "2021-05", "2021-05-01") or RFC 3339 when it has a time with offset; else None.

    Relative dates ("3 days ago") only with a reference.
    """
    found = find_dates(text, get_language(language), reference)
    return str(found[0].date) if len(found) == 1 else None
