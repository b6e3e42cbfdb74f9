"""Long patterns, compiled when a page first asks for them.

In: a pattern and a short hint that every match holds. Out: matches. The hint is cheap to compile and to search, and most texts fail it:
a run that reads one plain page never pays for the long one.
"""

from __future__ import annotations

import re
from functools import cached_property


class Hinted:
    """A pattern behind a hint."""

    def __init__(self, hint: str, pattern: str, flags: int = 0) -> None:
        self._hint = re.compile(hint, flags)
        self._pattern = pattern
        self._flags = flags

    @cached_property
    def _compiled(self) -> re.Pattern[str]:
        return re.compile(self._pattern, self._flags)

    def search(self, text: str) -> re.Match[str] | None:
        return self._compiled.search(text) if self._hint.search(text) else None

    def fullmatch(self, text: str) -> re.Match[str] | None:
        return self._compiled.fullmatch(text) if self._hint.search(text) else None
