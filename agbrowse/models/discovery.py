"""What a search tool found: leads, never evidence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Candidate:
    """One URL of a results page, not yet opened. `ranks` and `inputs` keep every row that was merged into it."""

    rank: int
    url: str
    canonical_url: str
    registrable_domain: str | None
    title: str = ""
    snippet: str = ""
    date: str | None = None
    ranks: tuple[int, ...] = ()
    inputs: tuple[tuple[int, str | None], ...] = ()
    discovered_by: tuple[str, ...] = ()
    raw: Any = None


@dataclass(frozen=True, slots=True)
class DroppedRow:
    """A row that is no candidate, and why: `no_url`, `bad_url`, `duplicate`, `not_a_result`, `bad_row`, `search_page`."""

    index: int
    rank: int
    reason: str
    url: str | None = None
    raw: Any = None


@dataclass(frozen=True, slots=True)
class SearchResults:
    """What any search tool's output came to. `upstream_error` is the tool's own error, when it said so."""

    backend: str | None
    query: str | None
    candidates: tuple[Candidate, ...]
    dropped: tuple[DroppedRow, ...]
    rows_in: int
    merged: int
    upstream_error: tuple[str, str] | None = None
