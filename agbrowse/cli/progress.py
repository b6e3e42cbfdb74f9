"""How far a command is: one bar on stderr, and only where a person looks at a terminal.

In: how many of how many are done. Out: nothing on stdout, nothing in a pipe, and no trace when it is over.
"""

from __future__ import annotations

import os
import sys
import time
from types import TracebackType
from typing import Self

_EVERY_S = 0.1
_WIDTH = 24


class Progress:
    """A bar drawn over itself, ten times a second at most."""

    def __init__(self, noun: str = "pages") -> None:
        self._noun = noun
        self._shown = sys.stderr is not None and sys.stderr.isatty() and os.environ.get("TERM") != "dumb"
        self._last = 0.0
        self._drawn = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.clear()

    def __call__(self, done: int, total: int) -> None:
        """`done` of `total` are finished."""
        now = time.monotonic()
        if not self._shown or total == 0 or (now - self._last < _EVERY_S and done not in (0, total)):
            return
        self._last = now
        filled = _WIDTH * done // total
        self._put(f"\r\x1b[K[{'#' * filled}{'-' * (_WIDTH - filled)}] {done}/{total} {self._noun}")
        self._drawn = True

    def clear(self) -> None:
        if self._drawn:
            self._put("\r\x1b[K")
            self._drawn = False

    def _put(self, text: str) -> None:
        try:
            sys.stderr.write(text)
            sys.stderr.flush()
        except OSError:
            self._shown = False  # the terminal has gone; the work goes on
