"""Bytes of any search tool to `SearchResults`."""

from __future__ import annotations

from datetime import date

from agbrowse.models import SearchResults


def read_results(payload: bytes, *, now: date | None = None, source_name: str = "stdin") -> SearchResults:
    raise NotImplementedError
