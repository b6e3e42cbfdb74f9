"""Where the rows are in a search tool's answer, whatever tool it was.

In: decoded JSON values. Out: `Row`s in their order: results, rows without an address, and pages that are no results (subpages,
infoboxes, pages searched but not cited). Works by structure: lists of objects with an address; `shapes` names the
containers that hold something else. A row is looked into no further: what stands inside it belongs to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from agbrowse.discover import shapes
from agbrowse.discover.decode import MAX_DEPTH, BadLine, loads
from agbrowse.discover.fields import View, usable_url, view_of
from agbrowse.discover.shapes import plain_key
from agbrowse.discover.textrows import rows_of_text


@dataclass(frozen=True, slots=True)
class Row:
    """One row. `drop` is the reason when it is no candidate whatever its address is. `raw` is the row as it was."""

    raw: Any
    view: View
    drop: str | None = None


@dataclass(slots=True)
class Finder:
    """Walks one answer and hands each row to `take`, in order; `count` is how many.

    `texts` are strings that may hold rows when the structure has none.
    """

    take: Callable[[Row], None]
    count: int = 0
    texts: list[str] = field(default_factory=list)

    def documents(self, documents: Iterable[Any], *, is_lines: bool) -> None:
        """The values of a payload; with `is_lines` each is an element of one list."""
        if is_lines:
            self._list(list(documents), "results", extra=False, depth=0, is_root=True)
            return
        for document in documents:
            self.document(document, 0)

    def document(self, value: Any, depth: int) -> None:
        """One whole JSON value: an answer, a list of rows, or a single row."""
        if isinstance(value, list):
            self._list(_table_rows(value), "results", extra=False, depth=depth, is_root=True)
        elif isinstance(value, dict):
            view = view_of(value)
            is_row = view.url is not None and (view.has_text or not view.fields.keys() & shapes.REPORT_KEYS)
            if is_row and not _is_envelope(value) and not _holds_rows(value):
                self._emit(value, view, False)
                return
            if is_row and view.fields.get("abstracturl"):  # DuckDuckGo's instant answer: the page it is from, then others
                self._emit({k: v for k, v in value.items() if not isinstance(v, list)}, view, False)
            self._object(value, "", extra=False, depth=depth)
        elif isinstance(value, str):
            self._string(value, depth)

    def _object(self, value: dict[str, Any], own_name: str, *, extra: bool, depth: int) -> None:
        if depth > MAX_DEPTH:
            return
        for key, part in value.items():
            name = plain_key(key)
            if name in shapes.NOT_ROWS or (name == "dropped" and value.get("schemaVersion") == "search-results-v1"):
                continue
            inside_extra = extra or name in shapes.NOT_RESULTS
            if isinstance(part, list):
                self._list(part, name, extra=inside_extra, depth=depth + 1)
            elif isinstance(part, dict):
                self._member(key, own_name, part, inside_extra, depth + 1)
            elif isinstance(part, str) and name in shapes.TEXT_KEYS and not extra:
                self._string(part, depth + 1)

    def _member(self, key: str, parent: str, part: dict[str, Any], extra: bool, depth: int) -> None:
        """An object under a key: a row only where the key is an address or a number, or says so."""
        is_address = "://" in key and usable_url(key) is not None
        if is_address or key.isdigit():
            self._element({"url": key, **part} if is_address and view_of(part).url is None else part, parent, extra, depth)
            return
        name = plain_key(key)
        if extra or name in shapes.LONE_ROWS:
            view = view_of(part)
            if view.url is not None and (extra or view.has_text) and not _is_envelope(part) and not _holds_rows(part):
                self._emit(part, view, extra)
                return
        self._object(part, name, extra=extra, depth=depth)

    def _list(self, values: list[Any], name: str, *, extra: bool, depth: int, is_root: bool = False) -> None:
        if depth > MAX_DEPTH:
            return
        for value in values:
            if isinstance(value, dict):
                self._element(value, name, extra, depth, is_root=is_root)
            elif isinstance(value, list):
                self._list(value, name, extra=extra, depth=depth + 1)
            elif isinstance(value, str):
                self._list_string(value, name, extra, depth, is_root)
            elif isinstance(value, BadLine):
                self._found(Row(value.text, View({}, None), "bad_row"))
            elif is_root:
                self._found(Row(value, View({}, None), "bad_row"))

    def _list_string(self, value: str, name: str, extra: bool, depth: int, is_root: bool) -> None:
        url = usable_url(value) if name in shapes.URL_STRING_LISTS else None
        if url is not None:
            self._emit(value, View({}, url), extra)
        elif name == "idlist" and value.isdigit():  # PubMed's esearch
            self._emit(value, View({}, f"https://pubmed.ncbi.nlm.nih.gov/{value}/"), extra)
        elif is_root:
            before = self.count
            if not self._json(value, depth):
                for row in rows_of_text(value) if "\n" in value or "](" in value else ():
                    self._list([row], name, extra=extra, depth=depth + 1)
            if before == self.count:
                self._found(Row(value, View({}, None, value), "bad_url"))
        elif name in shapes.TEXT_KEYS:
            self._string(value, depth)

    def _element(self, value: dict[str, Any], name: str, extra: bool, depth: int, *, is_root: bool = False) -> None:
        """An element of a list."""
        kind = value.get("type")
        if isinstance(kind, str) and plain_key(kind) in shapes.NOT_RESULT_TYPES:
            extra = True
        view = view_of(value)
        known = is_root or name in shapes.ROW_LISTS or name in shapes.LEAD_LISTS
        if view.url is not None and (known or extra or view.has_text or value.get("type") in ("url", "url_citation")):
            if _is_envelope(value):
                self._object(value, name, extra=extra, depth=depth)
                return
            self._emit(value, view, extra)
            self._parts_of_row(value, depth)
            return
        before = self.count, len(self.texts)
        self._object(value, name, extra=extra, depth=depth)
        if before != (self.count, len(self.texts)):
            return
        if (is_root or name in shapes.ROW_LISTS) and not _is_empty_answer(value):
            self._found(Row(value, view, "not_a_result" if extra else ("no_url" if view.claimed is None else "bad_url")))

    def _parts_of_row(self, value: dict[str, Any], depth: int) -> None:
        """Inside a row only containers of other pages count, and those are no results."""
        for key, part in value.items():
            if isinstance(part, dict | list) and plain_key(key) in shapes.NOT_RESULTS:
                if isinstance(part, list):
                    self._list(part, plain_key(key), extra=True, depth=depth + 1)
                else:
                    self._object(part, plain_key(key), extra=True, depth=depth + 1)

    def _string(self, text: str, depth: int) -> None:
        """JSON inside a string is an answer of its own (MCP, tool messages); other text waits until nothing else was found."""
        if not self._json(text, depth) and "://" in text:
            self.texts.append(text)

    def _json(self, text: str, depth: int) -> bool:
        if depth > 10 or text.lstrip()[:1] not in ("{", "["):
            return False
        try:
            value = loads(text)
        except (ValueError, RecursionError):
            return False  # prose in brackets
        self.document(value, depth + 1)
        return True

    def _found(self, row: Row) -> None:
        self.count += 1
        self.take(row)

    def _emit(self, raw: Any, view: View, extra: bool) -> None:
        self._found(Row(raw, view, "not_a_result" if extra else None))


def _is_envelope(value: dict[str, Any]) -> bool:
    """An object that has an address because it was asked for there; its rows are in a list."""
    return any(
        isinstance(row, dict) and view_of(row).url is not None
        for key, part in value.items()
        if isinstance(part, list) and plain_key(key) in shapes.ENVELOPE_LISTS
        for row in part[:5]
    )


def _is_empty_answer(value: dict[str, Any]) -> bool:
    """An object around an empty list of rows: one of several answers, which found nothing."""
    return any(part in (None, []) and plain_key(key) in shapes.ENVELOPE_LISTS for key, part in value.items())


def _holds_rows(value: dict[str, Any]) -> bool:
    """True when lists of objects with addresses and titles stand right inside."""
    return any(
        isinstance(row, dict) and (view := view_of(row)).url is not None and view.has_text
        for key, part in value.items()
        if isinstance(part, list) and plain_key(key) not in shapes.NOT_ROWS | shapes.NOT_RESULTS
        for row in part[:3]
    )


def _table_rows(value: list[Any]) -> list[Any]:
    """Tables as rows: a list of lists under a header (the Wayback index), and OpenSearch suggestions (Wikipedia)."""
    if len(value) == 4 and isinstance(value[0], str) and all(isinstance(part, list) for part in value[1:]):
        _, titles, texts, urls = value
        if len(titles) == len(urls) and all(isinstance(url, str) for url in urls):
            texts = [*texts, *[""] * (len(titles) - len(texts))]
            return [{"title": t, "snippet": s, "url": u} for t, s, u in zip(titles, texts, urls, strict=False)]
    if value and all(isinstance(row, list) for row in value) and all(isinstance(name, str) for name in value[0]):
        names = {plain_key(name) for name in value[0]}
        if names & {"url", "link", "original", "href"} and not any("://" in name for name in value[0]):
            return [dict(zip(value[0], row, strict=False)) for row in value[1:]]
    return value
