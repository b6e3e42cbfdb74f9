"""Many pages at once, and no more than that: the ladder of one run, and the pool that its pages are read in.

In: settings, and jobs by number. Out: each job's result in order, None for what was not finished, and why the run stopped. The
pool knows no page and no claim. One slow job never holds up the others: hosts wait their turn outside of the pool's places.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlsplit

from agbrowse.models import Capture, Reason
from agbrowse.settings import ArchiveMode, BrowserMode, RunSettings, Settings

if TYPE_CHECKING:
    from agbrowse.read.base import Reader
    from agbrowse.read.ladder import Ladder

_T = TypeVar("_T")
_LOOKAHEAD = 256  # jobs that may be started before the oldest one is done: bounds what waits to be delivered in order
_CANCEL_S = 2.0  # for what was cancelled to end
_CLOSE_S = 5.0  # for the browser and the connections to close
Report = Callable[[int, int], None]


@dataclass(slots=True)
class Limits:
    """When a run ends early. `deadline` is on `time.monotonic()`'s clock, None for none; `stop` is set by a person."""

    deadline: float | None = None
    stop: asyncio.Event = field(default_factory=asyncio.Event)

    @classmethod
    def of(cls, settings: RunSettings, started_s: float, stop: asyncio.Event) -> Limits:
        """The budget counts from the command's start; its last part is kept for closing and printing."""
        if settings.budget_s == 0:
            return cls(None, stop)
        return cls(started_s + settings.budget_s - min(1.0, settings.budget_s / 10), stop)

    def stopped(self) -> Reason | None:
        if self.stop.is_set():
            return Reason.INTERRUPTED
        if self.deadline is not None and time.monotonic() >= self.deadline:
            return Reason.BUDGET
        return None


@asynccontextmanager
async def open_ladder(settings: Settings) -> AsyncIterator[Ladder]:
    """The rungs of one run, sharing one guard, one browser at most, and the archives' manners."""
    from agbrowse.extract import assess
    from agbrowse.net.guard import AddressGuard
    from agbrowse.read.hosts import HostGate
    from agbrowse.read.http import HttpReader
    from agbrowse.read.ladder import Ladder

    trusted = {_endpoint(address) for address in (settings.archive.wayback_url, settings.archive.archive_today_url)}
    if settings.http.proxy is not None:
        trusted.add(_endpoint(settings.http.proxy))
    guard = AddressGuard(settings.run.allow_private_network, frozenset(trusted))
    browser = None
    if settings.browser.mode is not BrowserMode.NEVER:
        from agbrowse.read.browser import BrowserReader

        browser = BrowserReader(
            settings.browser, settings.http, guard.untrusting(), allow_private=settings.run.allow_private_network
        )
    archives: tuple[Reader, ...] = ()
    if settings.archive.mode is not ArchiveMode.NEVER or settings.archive.as_of is not None:
        from agbrowse.read.archive_today import ArchiveTodayReader
        from agbrowse.read.wayback import WaybackReader

        def usable(capture: Capture) -> bool:
            assessment = assess(capture)
            return assessment.verdict.ok or assessment.follow_url is not None

        archives = (
            WaybackReader(settings.archive, settings.http, guard, usable=usable),
            ArchiveTodayReader(settings.archive, settings.http, guard, usable=usable),
        )
    hosts = HostGate(settings.run.per_host)
    ladder = Ladder(
        assess=assess,
        settings=settings,
        http=HttpReader(settings.http, guard, hosts=hosts),
        browser=browser,
        archives=archives,
        hosts=hosts,
    )
    try:
        yield ladder
    finally:
        with contextlib.suppress(TimeoutError):  # what does not close ends with the process
            await asyncio.wait_for(ladder.aclose(), _CLOSE_S)


async def run_pool(
    count: int,
    work: Callable[[int], Awaitable[_T]],
    deliver: Callable[[int, _T | None, Reason | None], None],
    *,
    host_of: Callable[[int], str],
    limits: Limits,
    settings: RunSettings,
    report: Report | None = None,
) -> Reason | None:
    """Does jobs 0 to `count` - 1, so many at once, and delivers each in order as soon as it is its turn.

    A job that was not finished is delivered as None with the reason why the run stopped, which is also the answer; None when
    all were done. An exception of a job stops all of them and is raised.
    """
    running: dict[asyncio.Future[_T], int] = {}
    waiting: deque[int] = deque(range(count))
    finished: dict[int, _T] = {}
    busy: Counter[str] = Counter()
    delivered = 0
    stop = asyncio.ensure_future(limits.stop.wait())
    try:
        while delivered < count and (stopped := limits.stopped()) is None:
            for index in _startable(waiting, delivered, busy, host_of, settings.concurrency - len(running), settings.per_host):
                running[asyncio.ensure_future(work(index))] = index
            timeout = None if limits.deadline is None else max(0.0, limits.deadline - time.monotonic())
            both: set[asyncio.Future[Any]] = {*running, stop}
            done, _ = await asyncio.wait(both, timeout=timeout, return_when=asyncio.FIRST_COMPLETED)
            for task in done & running.keys():
                index = running.pop(task)
                busy[host_of(index)] -= 1
                finished[index] = task.result()
            while delivered in finished:
                deliver(delivered, finished.pop(delivered), None)
                delivered += 1
            if report is not None:
                report(delivered + len(finished), count)
        if delivered == count:
            return None
        for index in range(delivered, count):
            result = finished.pop(index, None)
            deliver(index, result, stopped if result is None else None)
        return stopped
    finally:
        stop.cancel()
        for task in running:
            task.cancel()
        left: set[asyncio.Future[Any]] = {*running, stop}
        await asyncio.wait(left, timeout=_CANCEL_S)
        for task in running:
            if task.done() and not task.cancelled():
                task.exception()  # asked for, so that nothing complains that nobody did


def _startable(
    waiting: deque[int], delivered: int, busy: Counter[str], host_of: Callable[[int], str], free: int, per_host: int
) -> list[int]:
    """The next jobs whose hosts have room, taken out of `waiting` and counted as busy."""
    chosen: list[int] = []
    passed: list[int] = []
    while waiting and len(chosen) < free and waiting[0] < delivered + _LOOKAHEAD:
        index = waiting.popleft()
        host = host_of(index)
        if busy[host] < per_host:
            busy[host] += 1
            chosen.append(index)
        else:
            passed.append(index)
    waiting.extendleft(reversed(passed))
    return chosen


def host_of_url(url: str) -> str:
    """The host that a page is read from, as far as its address says; empty for what has none."""
    try:
        return urlsplit(url).netloc.lower()
    except ValueError:
        return ""


def _endpoint(address: str) -> tuple[str, int]:
    parts = urlsplit(address)
    return parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
