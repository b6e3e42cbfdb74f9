"""Manners towards a site: how many requests at a time, and when it asked to be left alone.

In: a host and a deadline. Out: a turn to ask it, or HostPaused. Never sends anything.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

# A site that asks for more patience than this is not waited for: its page is `rate_limited`.
LONGEST_WAIT_S = 10.0


class HostPaused(Exception):
    """The host asked to be left alone for longer than it is waited for. `seconds` are left."""

    def __init__(self, host: str, seconds: float) -> None:
        super().__init__(f"{host} asks to be left alone for {seconds:.0f} s more")
        self.seconds = seconds


class HostGate:
    """Turns at the hosts of one run: at most `per_host` at a time for one, none while it asked to be left alone."""

    def __init__(
        self,
        per_host: int = 2,
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._per_host = max(1, per_host)
        self._clock = clock
        self._sleep = sleep
        self._turns: dict[str, asyncio.Semaphore] = {}
        self._paused_until: dict[str, float] = {}

    @asynccontextmanager
    async def turn(self, host: str, deadline: float) -> AsyncIterator[None]:
        """Wait for a turn and hold it. Raises HostPaused, also when the pause ends after `deadline` (monotonic seconds)."""
        turns = self._turns.setdefault(host.lower(), asyncio.Semaphore(self._per_host))
        await self._wait_out_pause(host, deadline)
        async with turns:
            # The pause may have been asked for while this one stood in the queue.
            await self._wait_out_pause(host, deadline)
            yield

    def leave_alone(self, host: str, seconds: float) -> None:
        """No turns at this host for so long."""
        until = self._clock() + seconds
        self._paused_until[host.lower()] = max(until, self._paused_until.get(host.lower(), until))

    async def _wait_out_pause(self, host: str, deadline: float) -> None:
        now = self._clock()
        until = self._paused_until.get(host.lower(), now)
        if until <= now:
            return
        if until - now > LONGEST_WAIT_S or until >= deadline:
            raise HostPaused(host, until - now)
        await self._sleep(until - now)
