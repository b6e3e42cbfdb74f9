"""What an archive said of each page, kept for the run, so that one page is asked for once.

In: a question's key and a way to ask it. Out: what the try came to. Refusals are small and are all kept; captures hold
bodies, so only the last few are, and memory stays flat however many pages a run reads.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime
from weakref import WeakValueDictionary

from agbrowse.read.base import Attempted

_CAPTURES_KEPT = 8
_BYTES_KEPT = 8_000_000

Key = tuple[str, datetime | None]


class ArchiveAnswers:
    """The run's memory of one archive."""

    def __init__(self) -> None:
        self._refusals: dict[Key, Attempted] = {}
        self._captures: OrderedDict[Key, Attempted] = OrderedDict()
        # Two candidates may ask for one page at the same time: the second waits for the first one's answer.
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()

    async def once(self, key: Key, ask: Callable[[], Awaitable[tuple[Attempted, bool]]]) -> Attempted:
        """The kept answer, or a new one by `ask`, which says too whether it will stay the same for the run."""
        lock = self._locks.setdefault(key, asyncio.Lock())
        async with lock:
            kept = self._captures.get(key) or self._refusals.get(key)
            if kept is not None:
                return replace(kept, attempt=replace(kept.attempt, ms=0))
            attempted, is_final = await ask()
            if is_final:
                self._keep(key, attempted)
            return attempted

    def _keep(self, key: Key, attempted: Attempted) -> None:
        if attempted.capture is None:
            self._refusals[key] = attempted
            return
        self._captures[key] = attempted
        while len(self._captures) > _CAPTURES_KEPT or self._bytes() > _BYTES_KEPT:
            self._captures.popitem(last=False)

    def _bytes(self) -> int:
        return sum(len(kept.capture.body) for kept in self._captures.values() if kept.capture is not None)
