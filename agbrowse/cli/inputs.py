"""What commands read: stdin and files, and how that can fail.

In: a path, `-` for stdin. Out: bytes. A terminal, nothing at all, and what cannot be read are InputErrors.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

from agbrowse.errors import InputError

_MOST_BYTES = 256_000_000  # more than any search tool prints: something endless was piped in


def read_stdin(hint: str) -> bytes:
    """All of stdin. Raises InputError; `hint` says what should have been piped in."""
    _need_stdin(hint)
    try:
        payload = sys.stdin.buffer.read(_MOST_BYTES + 1)
    except OSError as error:
        raise InputError(f"cannot read stdin: {error.strerror or error}", hint) from error
    return _checked(payload, "stdin", hint)


def read_input(path: str, hint: str) -> bytes:
    """All of a file, or of stdin where the path is `-`. Raises InputError."""
    if path == "-":
        return read_stdin(hint)
    try:
        with Path(path).expanduser().open("rb") as file:
            payload = file.read(_MOST_BYTES + 1)
    except OSError as error:
        raise InputError(f"cannot read {path}: {error.strerror or error}", hint) from error
    return _checked(payload, path, hint)


def read_lines(path: str, hint: str) -> Iterator[bytes]:
    """The lines of a file, or of stdin where the path is `-`, as they come. Raises InputError."""
    name = "stdin" if path == "-" else path
    if path == "-":
        _need_stdin(hint)
    length = 0
    try:
        with nullcontext(sys.stdin.buffer) if path == "-" else Path(path).expanduser().open("rb") as file:
            for line in file:
                length += len(line)
                yield line
    except OSError as error:
        raise InputError(f"cannot read {name}: {error.strerror or error}", hint) from error
    if not length:
        raise InputError(f"{name} is empty: zero bytes", hint)


def folder_of(path: str) -> Path:
    """Where a batch's relative paths start: its own folder, or the current one for stdin."""
    return Path() if path == "-" else Path(path).expanduser().parent


def _need_stdin(hint: str) -> None:
    if sys.stdin is None or sys.stdin.closed:
        raise InputError("there is no stdin to read", hint)
    if sys.stdin.isatty():
        raise InputError("stdin is a terminal, nothing is piped in", hint)


def _checked(payload: bytes, name: str, hint: str) -> bytes:
    if not payload:
        raise InputError(f"{name} is empty: zero bytes", hint)
    if len(payload) > _MOST_BYTES:
        raise InputError(f"{name} is larger than {_MOST_BYTES // 1_000_000} MB", hint)
    return payload
