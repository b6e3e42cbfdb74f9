"""Rows of a batch: one JSON object a line, each either usable or named as what is wrong with it.

In: bytes. Out: rows in order, none left out; null means absent, keys that are not known are the caller's own and are let be.
Blank lines are no rows. It opens no file that a row names.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from agbrowse.errors import InputError


class RowError(Exception):
    """What is wrong with one row. The others go on."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint


@dataclass(frozen=True, slots=True)
class Row:
    """One line. `fields` is None where it is no JSON object; `problem` says why. `line` counts from 1."""

    line: int
    id: Any
    fields: Mapping[str, Any] | None
    problem: str = ""

    def usable(self) -> Mapping[str, Any]:
        """The fields. Raises RowError."""
        if self.fields is None:
            raise RowError(self.problem, "write one JSON object on each line")
        return self.fields

    def text(self, key: str, *, needed: bool = False) -> str | None:
        """A field that must be text. Raises RowError for another type, and for what is needed and absent or blank."""
        value = self.usable().get(key)
        if value is None and not needed:
            return None
        if value is None:
            raise RowError(f"the row has no {key!r}", f"give {key!r} as text")
        if not isinstance(value, str):
            raise RowError(f"{key!r} is not text", f"give {key!r} as text")
        if needed and not value.strip():
            raise RowError(f"{key!r} is empty", f"give {key!r} as text")
        return value


def read_rows(lines: Iterable[bytes]) -> Iterator[Row]:
    """The rows of JSON Lines, as they come."""
    for number, raw in enumerate(lines, 1):
        text = raw.removeprefix(b"\xef\xbb\xbf") if number == 1 else raw
        if not text.strip():
            continue
        yield _row(number, text)


def need_rows(rows: Iterable[Row], name: str) -> Iterator[Row]:
    """The same rows as they come, held back until one is a row. Raises InputError when there are lines but none is."""
    held: list[Row] = []
    is_sure = False
    for row in rows:
        if is_sure:
            yield row
            continue
        held.append(row)
        if row.fields is not None:
            is_sure = True
            yield from held
            held = []
    if held:
        raise InputError(f"{name} holds no JSON object on any line", "write one JSON object on each line")


def _row(number: int, raw: bytes) -> Row:
    try:
        value = json.loads(raw.decode("utf-8"))
    except UnicodeDecodeError:
        return Row(number, None, None, "the line is not UTF-8")
    except (ValueError, RecursionError):
        return Row(number, None, None, "the line is not JSON")
    if not isinstance(value, dict):
        return Row(number, None, None, "the line is no JSON object")
    row_id = value.get("id")
    return Row(number, row_id if isinstance(row_id, str | int | float | bool) else None, value)
