"""The Reader protocol: one rung of the ladder, one file each.

In: a ReadRequest. Out: an Attempt always, and a Capture when bytes came back. A rung never raises for a page's sake, never
judges what the bytes mean (that is `assess`, handed to the ladder), and never asks another rung.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from agbrowse.models import Assessment, Attempt, Capture, Source

Assess = Callable[[Capture], Assessment]


@dataclass(frozen=True, slots=True)
class ReadRequest:
    """One page to be read.

    `language` is the BCP 47 tag of the query, asked for first. `deadline` is on `time.monotonic()`'s clock: a rung ends
    before it, with reason `timeout` when that cut it short. `as_of` is the time that an archive is asked for.
    """

    url: str
    language: str
    deadline: float
    as_of: datetime | None = None


@dataclass(frozen=True, slots=True)
class Attempted:
    """What one rung's try came to. `attempt.outcome` is set where no capture came; the ladder fills in the rest."""

    attempt: Attempt
    capture: Capture | None = None


class Reader(Protocol):
    """One rung."""

    source: Source

    async def read(self, request: ReadRequest) -> Attempted:
        """Try to bring the page's bytes. Never raises for a page's sake; cancellation passes through."""
        ...

    async def aclose(self) -> None:
        """End what the rung started."""
        ...
