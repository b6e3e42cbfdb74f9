"""Search engines: where a query's results page is, and how each one takes a span of time.

In: a query's text, a language tag, an optional span of years. Out: a route's name and an address. It opens nothing.

Sources: Google's `tbs=cdr` and `after:`/`before:`, Bing's `filters=ex1:"ez5_FROM_TO"` in days since 1970, DuckDuckGo's `df`,
Naver's `nso=p:fromYYYYMMDDtoYYYYMMDD`, Baidu's `gpc=stf=FROM,TO` in seconds; Yahoo Japan has no span of one's own.
"""

from __future__ import annotations

from datetime import date
from typing import NamedTuple
from urllib.parse import quote

# A language's most likely place of search, where the tag names none.
_REGIONS = {"en": "us", "ko": "kr", "ja": "jp", "zh": "tw", "de": "de", "es": "es", "fr": "fr"}
# Engines with an index of their own for a language's pages.
REGIONAL = {"ko": "naver", "ja": "yahoo_japan", "zh": "baidu"}
# Google alone reads after: and before: in the text.
_ADDRESSES = {
    "bing": "https://www.bing.com/search?q={q}",
    "duckduckgo": "https://duckduckgo.com/?q={q}",
    "naver": "https://search.naver.com/search.naver?query={q}",
    "baidu": "https://www.baidu.com/s?wd={q}",
    "yahoo_japan": "https://search.yahoo.co.jp/search?p={q}",
    "google_scholar": "https://scholar.google.com/scholar?q={q}",
}
_EPOCH = date(1970, 1, 1)


class Span(NamedTuple):
    """Days between which a page was published, both inclusive; None where open."""

    first: date | None = None
    last: date | None = None


def google(language: str) -> str:
    """The route of Google for a language: `google_kr`; the region of a tag that has one ("en-GB") comes first."""
    subtags = language.replace("_", "-").split("-")
    region = next((tag.lower() for tag in subtags[1:] if len(tag) == 2 and tag.isalpha()), None)
    region = region or ("cn" if "Hans" in subtags[1:] else None)
    return f"google_{region or _REGIONS.get(subtags[0].lower(), 'us')}"


def results_url(query: str, route: str, language: str, span: Span | None = None) -> str:
    """The address of the results page; its text is the query unchanged."""
    text = quote(query, safe="")
    if route in _ADDRESSES:
        return _ADDRESSES[route].format(q=text) + (_filter(route, span) if span else "")
    region = route.removeprefix("google_")
    return f"https://www.google.com/search?hl={language}&gl={region}&q={text}" + (_filter("google", span) if span else "")


def operators(route: str, span: Span) -> list[str]:
    """The span as words of the query itself, for engines that read them there."""
    if not route.startswith("google_") or route == "google_scholar":
        return []
    after = [f"after:{span.first.isoformat()}"] if span.first else []
    return after + ([f"before:{span.last.isoformat()}"] if span.last else [])


def _filter(engine: str, span: Span) -> str:
    first, last = span.first or _EPOCH, span.last or date(2100, 1, 1)
    if engine == "google":
        low = f"cd_min:{span.first.month}/{span.first.day}/{span.first.year}" if span.first else ""
        high = f"cd_max:{span.last.month}/{span.last.day}/{span.last.year}" if span.last else ""
        return "&tbs=" + quote(",".join(part for part in ("cdr:1", low, high) if part), safe="")
    if engine == "bing":
        return "&filters=" + quote(f'ex1:"ez5_{(first - _EPOCH).days}_{(last - _EPOCH).days}"', safe="")
    if engine == "duckduckgo":
        return f"&df={first.isoformat()}..{last.isoformat()}"
    if engine == "naver":
        return "&nso=" + quote(f"so:r,p:from{first:%Y%m%d}to{last:%Y%m%d}", safe="")
    if engine == "baidu":
        return "&gpc=" + quote(f"stf={(first - _EPOCH).days * 86_400},{(last - _EPOCH).days * 86_400}|stftype=2", safe="")
    if engine == "google_scholar":
        return "".join(f"&{key}={day.year}" for key, day in (("as_ylo", span.first), ("as_yhi", span.last)) if day)
    return ""
