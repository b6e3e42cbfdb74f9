"""Bytes to values: JSON, several JSON documents, NDJSON, server-sent events, feeds, or plain text.

In: what stood on stdin. Out: a `Payload`. Nothing that can be read is lost for what cannot: a malformed line costs only
itself. Raises InputError for zero bytes, for HTML, and for text that no part of this program can read rows from.
"""

from __future__ import annotations

import codecs
import json
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from agbrowse.errors import InputError

MAX_DEPTH = 100
"""Values nested deeper than this are read as null: no search tool nests so deep, and Python's own reader would give up."""

_HINT = "pipe a search tool's JSON, NDJSON, feed or a list of URLs into it"
_BOMS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_NOT_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*+"|[\[\]{}]', re.DOTALL)
_SURROGATE = re.compile("[\ud800-\udfff]")
# `[1] Title` and `[Title](address)` are text.
_LOOKS_LIKE_JSON = re.compile(r"\{|\[\s*(?:[\[{\"\]]|-?\d+\s*,|$)")
_SEPARATOR = re.compile(r"[\s,\x1e]*")
_FENCE = re.compile(r"\s*```[a-z]*\s*\n(.*?)\n\s*```\s*", re.DOTALL | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class BadLine:
    """A line between others that could not be read."""

    text: str


@dataclass(frozen=True, slots=True)
class Payload:
    """What the bytes are. `documents` are JSON values, and BadLines between them; `is_lines` when each is a row of its own.

    `text` is set when nothing but plain text was there.
    """

    documents: list[Any] = field(default_factory=list)
    is_lines: bool = False
    text: str | None = None


def decode(payload: bytes, source_name: str) -> Payload:
    """The payload's values. See the module's docstring."""
    text = to_text(payload)
    if not text.strip():
        raise InputError(f"{source_name} is empty: there are no search results in it", _HINT)
    start = text.lstrip()
    if start.startswith("<"):
        if re.match(r"<(?:!doctype\s+html|html|head|body|div|script)\b", start, re.IGNORECASE):
            raise InputError(f"{source_name} is an HTML page, not search results", _HINT)
        from agbrowse.discover.feeds import read_feed

        return Payload([read_feed(start, source_name)])
    fenced = _FENCE.fullmatch(text)
    if fenced:
        text, start = fenced[1], fenced[1].lstrip()
    try:
        return Payload([loads(text)])
    except ValueError as error:
        problem = error
    documents = _several(start)
    if documents is not None:
        return Payload(documents, is_lines=True)
    lines = _lines(text)
    if lines is not None:
        return lines
    if _LOOKS_LIKE_JSON.match(start):
        place = f" (line {problem.lineno}, column {problem.colno})" if isinstance(problem, json.JSONDecodeError) else ""
        raise InputError(f"{source_name} is broken JSON{place}: no rows can be read from it", _HINT)
    return Payload(text=text)


def to_text(payload: bytes) -> str:
    """Bytes as text: by their byte order mark, else UTF-16 or UTF-32 by where the zeros stand, else UTF-8. NULs are dropped."""
    for bom, name in _BOMS:
        if payload.startswith(bom):
            return _without_nul(payload.decode(name, "replace"))
    head = payload[:4]
    if len(payload) >= 4 and len(payload) % 2 == 0 and 0 in head and head != b"\0\0\0\0":
        name = json.detect_encoding(head)
        if name != "utf-8":
            return _without_nul(payload.decode(name, "replace"))
    declared = re.match(rb"\s*<\?xml[^>]*encoding=[\"']([\w.-]+)", payload)
    if declared:
        try:
            return _without_nul(payload.decode(declared[1].decode("ascii"), "replace"))
        except LookupError:
            pass
    return _without_nul(payload.decode("utf-8", "replace"))


def _without_nul(text: str) -> str:
    return text.replace("\0", "").removeprefix("\ufeff")


def loads(text: str) -> Any:
    """One JSON value, ready to be printed again: no NaN, no infinity, no number longer than 300 digits, no lone surrogate.

    The last of equal keys wins. Raises ValueError.
    """
    if is_too_deep(text):
        text = _prune(text)
    value = json.loads(text, strict=False, parse_int=_integer, parse_float=_real, parse_constant=_nothing)
    return _repair(value) if "\\u" in text or _SURROGATE.search(text) else value


def _integer(digits: str) -> int | str:
    return int(digits) if len(digits) <= 300 else digits


def _real(digits: str) -> float | None:
    number = float(digits)
    return number if math.isfinite(number) else None


def _nothing(_name: str) -> None:
    return None


def _repair(value: Any) -> Any:
    """Lone surrogates, which no encoding can write, become U+FFFD."""
    if isinstance(value, str):
        return _SURROGATE.sub("\ufffd", value)
    if isinstance(value, list):
        return [_repair(part) for part in value]
    if isinstance(value, dict):
        return {_SURROGATE.sub("\ufffd", key): _repair(part) for key, part in value.items()}
    return value


def is_too_deep(text: str) -> bool:
    """A quick look at the brackets alone: each round takes the innermost pairs away."""
    if text.count("[") + text.count("{") <= MAX_DEPTH:
        return False
    brackets = text.encode("utf-8", "replace").translate(None, _NOT_BRACKETS)
    for _ in range(MAX_DEPTH - 10):
        fewer = brackets.replace(b"[]", b"").replace(b"{}", b"")
        if len(fewer) == len(brackets):
            # What is left stands in strings, unless it is too much for that.
            return len(fewer) > MAX_DEPTH
        brackets = fewer
    return True


def _prune(text: str) -> str:
    """The text with null for whatever is nested deeper than `MAX_DEPTH`."""
    kept: list[str] = []
    depth = start = 0
    for token in _TOKEN.finditer(text):
        letter = token[0]
        if letter in "[{":
            depth += 1
            if depth == MAX_DEPTH + 1:
                kept += (text[start : token.start()], "null")
        elif letter in "]}":
            depth -= 1
            if depth == MAX_DEPTH:
                start = token.end()
    return "".join((*kept, text[start:] if depth <= MAX_DEPTH else ""))


def _several(text: str) -> list[Any] | None:
    """JSON documents one after another, over as many lines as they like; None when the text is not that."""
    decoder = json.JSONDecoder(strict=False, parse_int=_integer, parse_float=_real, parse_constant=_nothing)
    documents: list[Any] = []
    repair = "\\u" in text or _SURROGATE.search(text) is not None
    place = 0
    while place < len(text):
        try:
            value, end = decoder.raw_decode(text, place)
        except (ValueError, RecursionError):
            return None
        if not isinstance(value, dict | list | str):
            return None
        documents.append(_repair(value) if repair else value)
        separator = _SEPARATOR.match(text, end)
        place = separator.end() if separator else end
    return documents if len(documents) > 1 else None


def _lines(text: str) -> Payload | None:
    """One JSON value a line; blank lines, comments (`#`, `//`) and the fields of server-sent events around them are skipped."""
    documents: list[Any] = []
    objects = bad = 0
    is_event_stream = re.search(r"^data: ?[\[{]", text, re.MULTILINE) is not None
    for line in _content_lines(text, is_event_stream):
        try:
            value = loads(line)
        except (ValueError, RecursionError):
            value = None
        if isinstance(value, dict | list | str):
            documents.append(value)
            objects += not isinstance(value, str)
        else:
            documents.append(BadLine(line[:2000]))
            bad += 1
    starts_well = bool(documents) and not isinstance(documents[0], BadLine)
    is_lines = objects and (starts_well or objects >= bad) if bad else documents
    return Payload(documents, is_lines=True) if is_lines else None


def _content_lines(text: str, is_event_stream: bool) -> Iterator[str]:
    for raw in text.replace("\x1e", "\n").splitlines() if "\u2028" not in text else re.split(r"\r\n?|\n|\x1e", text):
        line = raw.strip()
        if not line or line.startswith(("#", "//")):
            continue
        if is_event_stream:
            name, colon, value = line.partition(":")
            if (name in ("event", "id", "retry", "") and colon) or value.strip() == "[DONE]":
                continue
            line = value.strip() if name == "data" else line
        yield line.removeprefix("\ufeff")
