"""One row's fields: its address, title, snippet and date, under whatever names a search tool gave them.

In: a row as the tool printed it. Out: a `View` (the row's fields by plain key, wrappers taken off) and what stands in it.
Which names mean what is in `shapes`. Facts of single providers are functions here, each with the provider's name.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from agbrowse.discover import shapes
from agbrowse.discover.clean import SNIPPET_LIMIT, TITLE_LIMIT, clean, text_of
from agbrowse.discover.dates import leading_date, to_day
from agbrowse.discover.shapes import plain_key
from agbrowse.urls import is_http_url
from agbrowse.urls.domain import has_public_suffix

_DOI = re.compile(r"(?:https?://(?:dx\.)?doi\.org/|doi:\s*)?(10\.\d{4,9}/\S+)", re.IGNORECASE)
_SCHEMELESS = re.compile(r"((?:[\w-]+\.)+[a-z]{2,24})(?::\d{1,5})?(?:[/?#]\S*)?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class View:
    """A row's fields by plain key. `url` is the usable address, `claimed` what stands for one but is none."""

    fields: Mapping[str, Any]
    url: str | None
    claimed: str | None = None

    @property
    def has_text(self) -> bool:
        """True when something in it names or quotes a page."""
        return any(self.fields.get(key) for key in (*shapes.TITLE_KEYS, *shapes.SNIPPET_KEYS[:14]))


def view_of(row: Mapping[str, Any]) -> View:
    """The row as fields, with those of its wrappers (`document`, `metadata`, ...) when it has no address of its own."""
    return _view(row, depth=0)


def _view(row: Mapping[str, Any], depth: int) -> View:
    fields: dict[str, Any] = {}
    for key, value in row.items():
        fields.setdefault(plain_key(key), value)
    url, claimed = _address(fields, shapes.URL_KEYS)
    if url is None and depth < 4:
        for key, value in row.items():
            if not isinstance(value, dict) or not (key == "_source" or plain_key(key) in shapes.WRAPPERS):
                continue
            inner = _view(value, depth + 1)
            if inner.url is not None:
                return View({**inner.fields, **{k: v for k, v in fields.items() if not isinstance(v, dict) and v}}, inner.url)
    if url is None:
        url, _ = _address(fields, shapes.LATE_URL_KEYS)
    if url is None and depth == 0:
        url = _built(fields)
    return View(fields, url, claimed)


def _address(fields: Mapping[str, Any], keys: Sequence[str]) -> tuple[str | None, str | None]:
    """(usable address, what stands for one but is none)."""
    claimed: str | None = None
    for key in keys:
        value = fields.get(key)
        if value is None or value == "":
            continue
        text = value if isinstance(value, str) else _nested_address(value)
        usable = usable_url(text) if isinstance(text, str) else None
        if usable is not None:
            return usable, None
        if key == "doi" and isinstance(text, str) and (doi := _DOI.fullmatch(text.strip())):
            return f"https://doi.org/{doi[1]}", None
        if claimed is None and not isinstance(value, dict | list):
            claimed = str(value)
    return None, claimed


def _nested_address(value: Any) -> str | None:
    """The address in `[url, ...]`, `[{"url": ...}]` or `{"raw": ...}`."""
    for part in value[:10] if isinstance(value, list) else [value]:
        if isinstance(part, str):
            return part
        if isinstance(part, dict):
            for key, inner in part.items():
                if isinstance(inner, str) and plain_key(key) in ("url", "href", "link", "uri", "raw", "value", "page", "text"):
                    return inner
    return None


def usable_url(text: str) -> str | None:
    """An http(s) URL as given, a scheme-relative or scheme-less one with https in front; None for what is no address."""
    text = text.strip().removeprefix("<").removesuffix(">").strip()
    if not text or len(text) > 20_000:
        return None
    if "&amp;" in text:
        text = text.replace("&amp;", "&")
    if text.startswith("//"):
        text = "https:" + text
    elif "://" not in text[:12]:
        found = _SCHEMELESS.fullmatch(text)
        if not found or not (has_public_suffix(found[1].lower()) and ("/" in text or found[1].lower().startswith("www."))):
            return None
        text = "https://" + text
    return text if is_http_url(text) else None


def _built(fields: Mapping[str, Any]) -> str | None:
    """Addresses that a provider leaves to its reader to build, from ids that say what they are."""
    for build in (_hacker_news, _pubmed, _youtube, _reddit):
        url = build(fields)
        if url is not None:
            return url
    return None


def _hacker_news(fields: Mapping[str, Any]) -> str | None:
    """Hacker News Algolia: posts without a link and comments live at `item?id=`."""
    number = fields.get("objectid")
    is_hit = any(key in fields for key in ("storytext", "commenttext", "numcomments", "points", "storyid"))
    return f"https://news.ycombinator.com/item?id={number}" if is_hit and str(number).isdigit() else None


def _pubmed(fields: Mapping[str, Any]) -> str | None:
    """PubMed (esummary) and Europe PMC name their articles by PMID alone."""
    number = fields.get("pmid") or (fields.get("uid") if {"epubdate", "fulljournalname", "pubdate"} & fields.keys() else None)
    return f"https://pubmed.ncbi.nlm.nih.gov/{number}/" if number is not None and str(number).isdigit() else None


def _youtube(fields: Mapping[str, Any]) -> str | None:
    """YouTube Data API: `id.videoId`, or `videoId`."""
    holder = fields.get("id")
    number = holder.get("videoId") if isinstance(holder, dict) else fields.get("videoid")
    return (
        f"https://www.youtube.com/watch?v={number}"
        if isinstance(number, str) and re.fullmatch(r"[\w-]{6,20}", number)
        else None
    )


def _reddit(fields: Mapping[str, Any]) -> str | None:
    """Reddit's `permalink` is relative to its site."""
    link = fields.get("permalink")
    return "https://www.reddit.com" + quote(link, safe="/%?=&") if isinstance(link, str) and link.startswith("/r/") else None


def title_of(view: View) -> str:
    """The title as plain text; "" when there is none."""
    fields = view.fields
    for key in shapes.TITLE_KEYS:
        if fields.get(key) and (text := clean(text_of(fields[key]), TITLE_LIMIT)):
            return text
    for key in (
        "metadata",
        "snippet",
        "hierarchy",
    ):  # Firecrawl; YouTube; DocSearch, whose deepest level is the nearest heading
        holder = fields.get(key)
        if isinstance(holder, dict):
            texts = [holder.get("title"), *reversed([v for k, v in holder.items() if k.startswith("lvl")])]
            if text := next((clean(t, TITLE_LIMIT) for t in texts if isinstance(t, str) and t.strip()), ""):
                return text
    return ""


def snippet_of(view: View) -> str:
    """What the tool quotes of the page, as plain text; "" when there is nothing."""
    fields = view.fields
    for key in shapes.SNIPPET_KEYS:
        value = fields.get(key)
        if value and (text := clean(text_of(value), SNIPPET_LIMIT)):
            return text
    index = fields.get("abstractinvertedindex")
    return clean(_from_inverted_index(index), SNIPPET_LIMIT) if isinstance(index, dict) else ""


def _from_inverted_index(index: Mapping[str, Any]) -> str:
    """OpenAlex gives an abstract as `{word: [places]}`."""
    placed = [(place, word) for word, places in index.items() if isinstance(places, list) for place in places]
    return " ".join(word for _, word in sorted((p, w) for p, w in placed if isinstance(p, int)))


def date_of(view: View, now: datetime.date | None) -> str | None:
    """When the page was published, as far as the row says: `2021`, `2021-05` or `2021-05-01`."""
    fields = view.fields
    for value in _date_fields(fields):
        day = to_day(value, now)
        if day is not None:
            return day
    snippet = fields.get("snippet")
    return leading_date(snippet, now) if isinstance(snippet, str) else None


def _date_fields(fields: Mapping[str, Any]) -> Iterator[Any]:
    is_repository = "pushedat" in fields  # GitHub: when it was made says nothing of what it says now
    for key in shapes.DATE_KEYS:
        value = fields.get(key)
        if value is not None and value != "" and not (is_repository and key in ("createdat", "created")):
            yield value
    pagemap = fields.get("pagemap")  # Google Custom Search: what the page's own meta elements say
    tags = pagemap.get("metatags") if isinstance(pagemap, dict) else None
    for tag in tags[:1] if isinstance(tags, list) else ():
        if isinstance(tag, dict):
            names = (
                "article:published_time",
                "og:published_time",
                "datepublished",
                "date",
                "dc.date",
                "citation_publication_date",
            )
            yield from (tag[name] for name in names if tag.get(name))
    snippet = fields.get("snippet")
    if isinstance(snippet, dict) and snippet.get("publishedAt"):  # YouTube
        yield snippet["publishedAt"]


def row_id(row: Any) -> str | None:
    """The row's own id, for the caller to know it again."""
    value = row.get("id") if isinstance(row, dict) else None
    return str(value) if isinstance(value, str | int) and not isinstance(value, bool) else None


def engines_of(view: View) -> tuple[str, ...]:
    """Which engines a metasearch tool had the row from."""
    for key in shapes.ENGINE_KEYS:
        value = view.fields.get(key)
        if isinstance(value, str) and value:
            return (value,)
        if isinstance(value, list):
            return tuple(part for part in value if isinstance(part, str))
    return ()
