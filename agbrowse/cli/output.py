"""What leaves on stdout, stderr or into `--out FILE`, and how that can fail.

In: documents and text for people. Out: bytes in UTF-8, whole or not at all where a file is written. A full disk becomes an
AgbrowseError; a reader that went away becomes OutputClosed, which says nothing.
"""

from __future__ import annotations

import errno
import json
import os
import re
import stat
import sys
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

import click

from agbrowse.errors import AgbrowseError, InputError

# Legal in JSON, but line ends or commands to what reads lines or shows them: written as escapes.
_UNSAFE = re.compile("[\x7f-\x9f\u2028\u2029]")
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f]")


class OutputClosed(Exception):
    """Whoever read our stdout has gone: there is nothing left to say."""


def json_text(document: Mapping[str, Any], *, indent: int | None = None) -> str:
    """One document as JSON: on one line without `indent`; no characters that a terminal or a line reader acts on."""
    separators = (",", ":") if indent is None else (",", ": ")
    text = json.dumps(document, ensure_ascii=False, indent=indent, separators=separators, allow_nan=False)
    return _UNSAFE.sub(lambda match: f"\\u{ord(match.group()):04x}", text)


class OutputFailed(AgbrowseError):
    """Stdout cannot take what we have to say, so this is said on stderr, `--json` or not."""

    code = "output_failed"


class Sink:
    """Where a command's answer goes: stdout, or a file that appears whole when the command is done.

    The file is written beside its place and moved there at the end; when the command fails, the old one stays. What is no
    file (a device, a pipe) is written as it is, and a link stays one. Lone surrogates are written as escapes, which JSON
    knows.
    """

    def __init__(self, out: Path | None) -> None:
        try:
            self._out = None if out is None or str(out) == "-" else out.resolve()
        except OSError as error:  # the working folder is gone
            raise AgbrowseError(f"cannot write {out}: {error.strerror or error}", "choose another --out") from error
        self._temporary: Path | None = None
        self._file: BinaryIO | None = None

    def __enter__(self) -> Self:
        if self._out is None:
            return self
        if self._out.is_dir():
            raise InputError(f"--out: {self._out} is a folder", "name a file")
        is_special = self._out.exists() and not self._out.is_file()
        self._temporary = None if is_special else self._out.with_name(f".{self._out.name}.{os.getpid()}.part")
        try:
            self._file = (self._temporary or self._out).open("wb")
        except OSError as error:
            raise AgbrowseError(f"cannot write {self._out}: {error.strerror or error}", "choose another --out") from error
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._file is None or self._out is None:
            return
        try:
            if kind is None and self._temporary is not None:
                self._file.flush()
                os.fsync(self._file.fileno())
                if self._out.exists():
                    self._temporary.chmod(stat.S_IMODE(self._out.stat().st_mode))  # a private file stays private
            self._file.close()
            if kind is None and self._temporary is not None:
                self._temporary.replace(self._out)
        except OSError as failure:
            if kind is None:
                raise _unwritable(str(self._out), failure) from failure
        finally:
            if self._temporary is not None:
                self._temporary.unlink(missing_ok=True)

    def write(self, text: str) -> None:
        """Writes at once: a line is there when the call returns."""
        payload = text.encode("utf-8", "backslashreplace")
        if self._file is not None:
            try:
                self._file.write(payload)
            except OSError as error:
                raise _unwritable(str(self._out), error) from error
            return
        if sys.stdout is None:
            raise OutputFailed("there is no stdout to write to", "do not close it, or use --out FILE")
        try:
            sys.stdout.flush()
            sys.stdout.buffer.write(payload)
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            abandon_stdout()
            raise OutputClosed from None
        except OSError as error:
            abandon_stdout()
            failure = _unwritable("stdout", error)
            raise OutputFailed(str(failure), failure.hint) from error

    def document(self, document: Mapping[str, Any], *, compact: bool = False) -> None:
        """One whole document."""
        self.write(json_text(document, indent=None if compact else 2) + "\n")

    def line(self, document: Mapping[str, Any]) -> None:
        """One document on a line of its own."""
        self.write(json_text(document) + "\n")


def show_error(code: str, message: str, hint: str, *, as_json: bool) -> None:
    """One line on stderr, or with `--json` the error document on stdout (and the line, when stdout cannot take it)."""
    message, hint = _one_line(message), _one_line(hint)
    if as_json:
        from agbrowse.envelope.errors import error_document

        try:
            Sink(None).document(error_document(code, message, hint))
            return
        except OutputClosed:
            return
        except AgbrowseError:
            pass
    if sys.stderr is None:
        return
    try:
        click.echo(f"agbrowse: {message}{'; ' if hint else ''}{hint}", err=True)
    except (OSError, UnicodeError):
        return  # there is nowhere left to say it


def _one_line(text: str) -> str:
    return " ".join(_CONTROL.sub(" ", text).split())


def _unwritable(place: str, error: OSError) -> AgbrowseError:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return AgbrowseError(f"cannot write {place}: no space left", "free some space, or use --out on another disk")
    return AgbrowseError(f"cannot write {place}: {error.strerror or error}")


def abandon_stdout() -> None:
    """Points stdout at nothing: Python flushes it once more at the end, which would fail and complain again."""
    try:
        descriptor = os.open(os.devnull, os.O_WRONLY)
        os.dup2(descriptor, sys.stdout.fileno())
        os.close(descriptor)
    except (OSError, ValueError):
        return  # no real file behind it (a test's): nothing to flush
