"""Memento (RFC 7089) as archives speak it: times, headers, link-format, and what their answers say in words.

In: strings and headers of an archive's answer. Out: aware UTC times, links, the capture's own headers. Never asks anyone.
Source: https://www.rfc-editor.org/rfc/rfc7089 and https://www.rfc-editor.org/rfc/rfc6690 (link-format).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime, parsedate_to_datetime

from agbrowse.errors import InputError

Headers = tuple[tuple[str, str], ...]

_PARTIAL = re.compile(r"([0-9]{4})(?:-([0-9]{2})(?:-([0-9]{2}))?)?")
_RFC3339 = re.compile(
    r"([0-9]{4}-[0-9]{2}-[0-9]{2})[Tt ]([0-9]{2}:[0-9]{2}):([0-9]{2})(?:\.([0-9]{1,9}))?([Zz]|[+-][0-9]{2}:[0-9]{2})"
)
_AS_OF_HINT = "use YYYY, YYYY-MM, YYYY-MM-DD, an RFC 3339 time such as 2016-07-04T10:11:12Z, or 14 digits"


def parse_as_of(text: str) -> datetime:
    """The moment that `--as-of` names, aware and in UTC.

    YYYY, YYYY-MM and YYYY-MM-DD mean the middle of what they name; RFC 3339 and 14 digits (UTC) are exact.
    Raises InputError for anything else.
    """
    asked = text.strip()
    try:
        if partial := _PARTIAL.fullmatch(asked):
            return _middle(partial[1], partial[2], partial[3])
        if re.fullmatch(r"[0-9]{14}", asked):
            moment = from_digits(asked)
            if moment is not None:
                return moment
        elif exact := _RFC3339.fullmatch(asked):
            day, minute, second, fraction, offset = exact.groups()
            # RFC 3339 allows a leap second, which datetime does not know.
            second = "59" if second == "60" else second
            zone = "+00:00" if offset in "Zz" else offset
            micro = (fraction or "0")[:6].ljust(6, "0")
            return datetime.fromisoformat(f"{day}T{minute}:{second}.{micro}{zone}").astimezone(UTC)
    except (ValueError, OverflowError):
        pass
    raise InputError(f"not a time: {asked[:40]!r}", _AS_OF_HINT)


def _middle(year: str, month: str | None, day: str | None) -> datetime:
    start = datetime(int(year), int(month or 1), int(day or 1), tzinfo=UTC)
    if day is not None:
        return start + timedelta(hours=12)
    if month is not None:
        days = 31 if start.month == 12 else (start.replace(month=start.month + 1) - start).days
    else:
        days = (start.replace(month=12, day=31) - start).days + 1
    return start + timedelta(days=days) / 2


def to_digits(moment: datetime) -> str:
    """The 14-digit form of a moment, in UTC."""
    utc = moment.astimezone(UTC)
    # %Y does not pad years below 1000.
    return f"{utc.year:04d}{utc:%m%d%H%M%S}"


def from_digits(digits: str) -> datetime | None:
    """The moment that 14 digits name, or None where they name none."""
    if not re.fullmatch(r"[0-9]{14}", digits):
        return None
    year, rest = digits[:4], [int(digits[i : i + 2]) for i in range(4, 14, 2)]
    try:
        return datetime(int(year), *rest, tzinfo=UTC)  # type: ignore[misc,arg-type]
    except ValueError:
        return None


def to_http_date(moment: datetime) -> str:
    """The form that Accept-Datetime takes (RFC 9110, IMF-fixdate)."""
    return format_datetime(moment.astimezone(UTC), usegmt=True)


def from_http_date(text: str | None) -> datetime | None:
    """An HTTP date, or None where there is none or it cannot be read."""
    if not text:
        return None
    try:
        moment = parsedate_to_datetime(text.strip())
    except (ValueError, TypeError, IndexError, OverflowError):
        return None
    return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)


def retry_after_s(text: str | None, now: datetime) -> float | None:
    """The wait that a Retry-After header asks for, in seconds from `now`; None where it says nothing readable."""
    if not text:
        return None
    if re.fullmatch(r"\s*[0-9]{1,9}\s*", text):
        return float(text)
    moment = from_http_date(text)
    return None if moment is None else max(0.0, (moment - now).total_seconds())


def distance_days(captured_at: datetime, as_of: datetime | None) -> float | None:
    """How far a capture is from the asked time, in days, never negative; None when no time was asked for."""
    return None if as_of is None else round(abs((captured_at - as_of).total_seconds()) / 86_400, 3)


@dataclass(frozen=True, slots=True)
class Link:
    """One link-value: `rels` in lower case, `moment` from its `datetime` attribute."""

    url: str
    rels: frozenset[str]
    moment: datetime | None = None


# A value may hold commas and semicolons inside quotes (dates do); quotes may be missing or single.
_LINK = re.compile(r"<([^<>]*)>((?:\s*;\s*[\w*-]+\s*(?:=\s*(?:\"[^\"]*\"|'[^']*'|[^\s;,\"']*))?)*)")
_PARAMETER = re.compile(r";\s*([\w*-]+)\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s;,\"']*))")


def parse_links(text: str) -> list[Link]:
    """The links of a Link header or an `application/link-format` body, in order; what is no link is passed over."""
    links = []
    for match in _LINK.finditer(text):
        given: dict[str, str] = {}
        for parameter in _PARAMETER.finditer(match[2]):
            value = next((group for group in parameter.groups()[1:] if group is not None), "")
            # RFC 8288: of a parameter given twice the first counts.
            given.setdefault(parameter[1].lower(), value)
        rels = frozenset(given.get("rel", "").lower().split())
        links.append(Link(match[1].strip(), rels, from_http_date(given.get("datetime"))))
    return links


def mementos(links: Iterable[Link]) -> list[Link]:
    """Those links that are dated captures ("first memento" and "last memento" are too)."""
    return [link for link in links if "memento" in link.rels and link.moment is not None and link.url]


_ORIGINAL = "x-archive-orig-"
# What describes the bytes of the page even where an archive sends it under its own name.
_KEPT = ("content-type", "content-language", "memento-datetime")
# They describe the transfer, which is over: bodies are decoded.
_TRANSFER = ("content-encoding", "transfer-encoding", "content-length", "connection")


def original_headers(headers: Headers) -> Headers:
    """The headers of the captured page, names in lower case, from an archive's answer.

    Archives send them as `x-archive-orig-*`; the archive's own (its server, its cookies) are left out.
    """
    original = [(name[len(_ORIGINAL) :], value) for name, value in headers if name.startswith(_ORIGINAL)]
    original = [(name, value) for name, value in original if name not in _TRANSFER]
    names = {name for name, _ in original}
    return (*original, *((name, value) for name, value in headers if name in _KEPT and name not in names))
