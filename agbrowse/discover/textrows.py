"""Rows in plain text: an address a line, Markdown links, numbered lists, `Title:` / `URL:` blocks.

In: text that somebody or some tool wrote. Out: rows as dicts (`url`, and `title`, `snippet`, `date` where they are labelled).
Text without an address gives no rows.
"""

from __future__ import annotations

import csv
import re
from typing import Any

_LABEL = re.compile(
    r"\s*(?:[-*•>]\s*|\[?\d{1,4}[.)\]]\s*|#+\s*)?[*_]{0,2}"
    r"(title|name|url source|url|link|uri|href|source|date|published(?: date| at| time)?|page age|age|snippet|description"
    r"|summary|text|content|highlights?|author|score|id|제목|링크|요약|날짜)[*_]{0,2}\s*[:：][*_]{0,2}\s*(.*)",
    re.IGNORECASE,
)
_MEANING = {
    "title": "title", "name": "title", "제목": "title",
    "url": "url", "url source": "url", "link": "url", "uri": "url", "href": "url", "source": "url", "링크": "url", "id": "url",
    "date": "date", "published": "date", "published date": "date", "published at": "date", "published time": "date",
    "page age": "date", "age": "date", "날짜": "date",
    "snippet": "snippet", "description": "snippet", "summary": "snippet", "text": "snippet", "content": "snippet",
    "highlights": "snippet", "highlight": "snippet", "요약": "snippet",
}  # fmt: skip
_ABSOLUTE = re.compile(r"https?://[^\s<>\"'`\\^{|}\u3000-\u3002\uff01-\uff60]+", re.IGNORECASE)
_MARKDOWN = re.compile(
    r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(\s*<?(https?://(?:[^\s()<>]|\([^\s()]*\))+)>?(?:\s+[\"'(][^)]*)?\)", re.I
)
_BULLET = re.compile(r"^\s*(?:[-*•>]+|\[?\d{1,4}[\].):]+|#+)\s*")


def rows_of_text(text: str) -> list[Any]:
    """The rows of a text, in its order; [] when no address stands in it."""
    if "://" not in text and not re.search(r"^\s*(?:www\.|//)\S", text, re.MULTILINE):
        return []
    table = _table(text)
    if table is not None:
        return table
    lines = [line for line in re.split(r"\r\n?|\n", text) if not line.lstrip().startswith("# http")]
    content = [line.strip() for line in lines if line.strip() and not line.lstrip().startswith(("#", "//  "))]
    if all(" " not in line and "](" not in line for line in content):
        return list(content)
    labelled = _labelled(lines)
    return labelled or _loose(lines)


def _table(text: str) -> list[Any] | None:
    """CSV or TSV whose first line names a column of addresses."""
    head = text.lstrip().partition("\n")[0]
    for separator in (",", "\t", ";"):
        names = [name.strip().strip('"').lower() for name in head.split(separator)]
        if len(names) > 1 and {"url", "link", "href", "uri"} & set(names):
            try:
                return [
                    {key: value for key, value in row.items() if isinstance(key, str)}
                    for row in csv.DictReader(text.strip().splitlines(), delimiter=separator)
                ]
            except csv.Error:
                return None
    return None


def _labelled(lines: list[str]) -> list[Any]:
    rows: list[dict[str, Any]] = []
    current: dict[str, Any] = {}
    before = ""  # the line above: in `1. Name` / `URL: ...` it is the title
    for line in [*lines, ""]:
        found = _LABEL.match(line)
        meaning = _MEANING.get(found[1].lower()) if found else None
        value = found[2].strip() if found else ""
        if meaning == "url":
            link = _ABSOLUTE.search(value)
            meaning = "url" if link else None
            value = trim(link[0]) if link else ""
            if meaning and "url" in current and found and found[1].lower() in ("id", "source"):
                meaning = None  # says the same again, or names where the tool found it
        if meaning in ("url", "title") and (meaning in current or (meaning == "title" and "url" in current)):
            rows += [current] if "url" in current else []
            current = {}
        if meaning and value:
            current.setdefault(meaning, value)
            if meaning == "url" and "title" not in current and before:
                current["title"] = _BULLET.sub("", before).strip(" *_")
        before = line if line.strip() and not found else ""
    return [*rows, current] if "url" in current else rows


def _loose(lines: list[str]) -> list[Any]:
    rows: list[Any] = []
    before = ""
    for line in lines:
        links = [found for found in _MARKDOWN.finditer(line) if not found[1]]
        rows += [{"url": found[3], "title": found[2]} for found in links]
        rest = _MARKDOWN.sub(" ", line)
        bare = list(_ABSOLUTE.finditer(rest))
        for place in bare:
            title = _BULLET.sub("", rest[: place.start()]).strip(" -–—:|\t([<*")
            if not title and len(bare) == 1:
                title = rest[place.end() :].strip(" -–—:|\t)]>*") or _BULLET.sub("", before).strip(" *_")
            row: dict[str, Any] = {"url": trim(place[0])}
            if title and len(title) <= 200:
                row["title"] = title
            rows.append(row)
        before = "" if links or bare or not line.strip() else line
    return rows


def trim(url: str) -> str:
    """A URL found in prose without what closes the sentence or bracket around it."""
    while url:
        last = url[-1]
        closes = (last == ")" and url.count(")") > url.count("(")) or (last == "]" and url.count("]") > url.count("["))
        if not closes and last not in ".,;:!?'*_~…”’»":
            break
        url = url[:-1]
    return url
