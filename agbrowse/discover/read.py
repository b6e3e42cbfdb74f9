"""Bytes of any search tool to `SearchResults`: find the rows, unwrap their links, merge what is one page, rank.

In: a payload and, if known, the day it is. Out: candidates in the order of their first rows, and every row that is none, with
its reason. rows_in == candidates + merged + rows dropped for another reason than `duplicate`. Never opens anything; a snippet
stays a candidate's field. Raises InputError when no rows can be read at all.
"""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from agbrowse.discover import shapes
from agbrowse.discover.decode import decode, is_too_deep
from agbrowse.discover.fields import date_of, engines_of, row_id, snippet_of, title_of
from agbrowse.discover.find import Finder, Row
from agbrowse.discover.shapes import plain_key
from agbrowse.discover.textrows import rows_of_text
from agbrowse.discover.upstream import find_error
from agbrowse.errors import InputError
from agbrowse.models import Candidate, DroppedRow, SearchResults
from agbrowse.urls import page_key, registrable_domain, unwrap
from agbrowse.urls.domain import is_ad_click


def read_results(payload: bytes, *, now: datetime.date | None = None, source_name: str = "stdin") -> SearchResults:
    """The candidates in a search tool's answer.

    `now` grounds relative dates, which are None without it. `index` counts rows from 0, `rank` from 1; a candidate's `ranks`
    are those of the rows merged into it. The tool's own error is in `upstream_error` when it reports one and gave no results.
    """
    answer = decode(payload, source_name)
    backend = _said(answer.documents, ("backend", "provider", "engine"))
    merger = _Merger(now, backend or source_name)
    finder = Finder(merger.add)
    texts = finder.texts
    if answer.text is None:
        finder.documents(answer.documents, is_lines=answer.is_lines)
    else:
        texts = [answer.text]
    error = find_error(answer.documents) if not merger.groups else None
    if not finder.count and error is None:
        for text in texts:
            finder.documents([rows_of_text(text)], is_lines=False)
    if error is None and not merger.is_of_use and (finder.count or not any(map(_found_nothing, answer.documents))):
        raise InputError(
            f"no search results can be read from {source_name}", "pipe a search tool's JSON, NDJSON, feed or a list of URLs"
        )
    if not finder.count and error is None and is_too_deep(payload.decode("utf-8", "replace")):
        raise InputError(f"{source_name} is nested deeper than any search tool's JSON", "pipe the list of results itself")
    return SearchResults(
        backend=backend,
        query=_query(answer.documents),
        candidates=tuple(group.candidate(rank) for rank, group in enumerate(merger.groups.values(), start=1)),
        dropped=tuple(merger.dropped),
        rows_in=finder.count,
        merged=merger.merged,
        upstream_error=error,
    )


@dataclass(slots=True)
class _Group:
    """Rows of one page; the first gives the spelling, later ones fill in what it lacks."""

    url: str
    canonical_url: str
    registrable_domain: str | None
    raw: Any
    title: str = ""
    snippet: str = ""
    date: str | None = None
    ranks: list[int] = field(default_factory=list)
    inputs: list[tuple[int, str | None]] = field(default_factory=list)
    engines: dict[str, None] = field(default_factory=dict)

    def candidate(self, rank: int) -> Candidate:
        return Candidate(
            rank=rank,
            url=self.url,
            canonical_url=self.canonical_url,
            registrable_domain=self.registrable_domain,
            title=self.title,
            snippet=self.snippet,
            date=self.date,
            ranks=tuple(self.ranks),
            inputs=tuple(self.inputs),
            discovered_by=tuple(self.engines),
            raw=self.raw,
        )


class _Merger:
    """Collects rows by page, and the dropped ones with their reasons."""

    def __init__(self, now: datetime.date | None, tool: str) -> None:
        self._now = now
        self._tool = tool
        self.groups: dict[str, _Group] = {}
        self.dropped: list[DroppedRow] = []
        self.merged = 0
        self.is_of_use = False
        self._index = -1

    def add(self, row: Row) -> None:
        """One row, the next."""
        self._index += 1
        index, view = self._index, row.view
        self.is_of_use = self.is_of_use or (row.drop != "bad_row" and bool(view.url or view.fields))
        url = unwrap(view.url) if view.url is not None else None
        if row.drop is not None or url is None or is_ad_click(url):
            reason = row.drop or ("no_url" if url is None else "not_a_result")
            self.dropped.append(DroppedRow(index, index + 1, reason, url or view.claimed, row.raw))
            return
        key = page_key(url)
        group = self.groups.get(key)
        if group is None:
            group = self.groups[key] = _Group(url, key, registrable_domain(url), row.raw)
        else:
            self.merged += 1
            self.dropped.append(DroppedRow(index, index + 1, "duplicate", url, row.raw))
        group.ranks.append(index + 1)
        group.inputs.append((index, row_id(row.raw)))
        group.engines.update(dict.fromkeys(engines_of(view) or (self._tool,)))
        group.title = group.title or title_of(view)
        group.snippet = group.snippet or snippet_of(view)
        group.date = group.date or date_of(view, self._now)


def _found_nothing(value: Any) -> bool:
    """True for an answer that says of itself that nothing was found: an empty list of rows, or the keys of an answer."""
    if isinstance(value, list):
        return not value or any(isinstance(part, dict) and _found_nothing(part) for part in value)
    if not isinstance(value, dict):
        return False
    names = {plain_key(key): part for key, part in value.items()}
    if names.keys() & shapes.ANSWER_SIGNS:
        return True
    if any(
        not part and not isinstance(part, bool | int | str) for key, part in names.items() if key in shapes.URL_STRING_LISTS
    ):
        return True
    return any(_found_nothing(part) for part in names.values() if isinstance(part, dict))


def _said(documents: Sequence[Any], keys: Sequence[str]) -> str | None:
    """What the answer calls itself, in the first document."""
    first = documents[0] if documents and isinstance(documents[0], dict) else {}
    return next((first[key] for key in keys if isinstance(first.get(key), str) and first[key]), None)


def _query(documents: Sequence[Any]) -> str | None:
    """The query, as the answer repeats it."""
    if not documents or not isinstance(documents[0], dict):
        return None
    for path in shapes.QUERY_PATHS:
        value: Any = documents[0]
        for step in path:
            if isinstance(value, list):
                value = value[0] if value else None
            value = (
                next((part for key, part in value.items() if plain_key(key) == step), None) if isinstance(value, dict) else None
            )
        if isinstance(value, str) and value:
            return value
    return None
