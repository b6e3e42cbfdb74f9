"""The browser rung: one Chromium for a run, started when first needed, a fresh context for each candidate.

In: a ReadRequest. Out: an Attempt, and a Capture whose body is the visible text of all frames and open shadow roots as one HTML
document. Pages reach only what the guard allows. It keeps no cookie beyond a candidate, downloads nothing, grants nothing,
answers no dialog, presses nothing but a consent wall's button, and never raises for a page's sake.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from agbrowse.errors import BrowserError
from agbrowse.models import Attempt, Capture, Reason, Source, Verdict
from agbrowse.net.guard import AddressGuard
from agbrowse.read.base import Attempted, ReadRequest
from agbrowse.read.browser_session import BrowserSession
from agbrowse.read.browser_tab import Scripts, Tab
from agbrowse.read.browser_visit import Sight, Visit, VisitFailed
from agbrowse.settings import BrowserSettings, HttpSettings
from agbrowse.urls import is_http_url

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, Page

_START_S = 15.0
# Browsers that died are started again this often in a run.
_MOST_STARTS = 8
_VIEWPORT = (1366, 900)
# What is left of a page's time to close its tab.
_CLOSING_S = 0.3
# No longer true of the serialised document.
_OF_THE_WIRE = frozenset({"content-type", "content-encoding", "content-length", "transfer-encoding"})


class BrowserReader:
    """The browser rung. One serves a whole run; `settings.tabs` pages are open at once."""

    source = Source.BROWSER

    def __init__(
        self, settings: BrowserSettings, http: HttpSettings, guard: AddressGuard, *, allow_private: bool = False
    ) -> None:
        """`guard` decides what may be reached; `allow_private` is its rule, named here for the reader of a call."""
        self._settings = settings
        self._http = http
        self._guard = guard.untrusting()
        self._tabs = asyncio.Semaphore(max(1, settings.tabs))
        self._starting: asyncio.Task[BrowserSession] | None = None
        self._starts = 0
        self._scripts: Scripts | None = None
        self._closings: set[asyncio.Task[None]] = set()
        self._closed = False

    async def read(self, request: ReadRequest) -> Attempted:
        """Read one page. Cancellation passes through; the tab is closed then."""
        started = time.monotonic()

        def attempt(verdict: Verdict, reason: Reason | None, note: str = "", status: int | None = None) -> Attempt:
            ms = round((time.monotonic() - started) * 1000)
            line = " ".join(note.split())[:300]
            return Attempt(self.source, request.url, status, verdict, reason, ms, line)

        if not is_http_url(request.url):
            return Attempted(attempt(Verdict.ERROR, Reason.BAD_URL, "only http and https are opened"))
        try:
            async with asyncio.timeout_at(request.deadline), self._tabs:
                sight, session = await self._see(request)
        except VisitFailed as failed:
            return Attempted(attempt(failed.verdict, failed.reason, str(failed), failed.status))
        except BrowserError as error:
            return Attempted(attempt(Verdict.BROWSER_REQUIRED, Reason.NO_BROWSER, str(error)))
        except TimeoutError:
            return Attempted(attempt(Verdict.ERROR, Reason.TIMEOUT, "the page's time ran out"))
        # The outcome is a placeholder: the ladder knows it once the capture is assessed.
        return Attempted(
            attempt(Verdict.ERROR, None, status=sight.status), self._capture(request, sight, tuple(session.warnings))
        )

    async def aclose(self) -> None:
        """End the browser and all that came with it."""
        self._closed = True
        starting, self._starting = self._starting, None
        if starting is None:
            return
        # A start under way is waited for: a driver that is let go half started would stay.
        with contextlib.suppress(BrowserError, TimeoutError):
            async with asyncio.timeout(_START_S):
                session = await asyncio.shield(starting)
            await session.aclose()
        for task in self._closings:
            task.cancel()
        await asyncio.gather(*self._closings, return_exceptions=True)

    async def _see(self, request: ReadRequest) -> tuple[Sight, BrowserSession]:
        """One visit; a second one on a new browser when the whole browser died under the first."""
        session = await self._session()
        try:
            return await self._visit(session, request), session
        except VisitFailed as failed:
            if session.is_alive or failed.reason is not Reason.BROWSER_CRASHED:
                raise
        session = await self._session()
        try:
            return await self._visit(session, request), session
        except VisitFailed as failed:
            if session.is_alive:
                raise
            raise VisitFailed(Verdict.ERROR, Reason.BROWSER_CRASHED, "the browser crashed, twice") from failed

    async def _session(self) -> BrowserSession:
        """The running browser; started, or started again, by the first who asks. Others wait for the same start."""
        if self._closed:
            raise BrowserError("the browser has ended")
        dead: BrowserSession | None = None
        if self._starting is not None and self._starting.done() and not self._starting.exception():
            session = self._starting.result()
            if session.is_alive:
                return session
            dead, self._starting = session, None
        if self._starting is None:
            if self._starts >= _MOST_STARTS:
                raise BrowserError("the browser died again and again")
            self._starts += 1
            self._starting = asyncio.create_task(self._start(dead))
            # Nobody may be left to hear of a failure.
            self._starting.add_done_callback(lambda done: done.cancelled() or done.exception())
        # Shielded: one candidate's deadline must not end the start that others wait for.
        return await asyncio.shield(self._starting)

    async def _start(self, dead: BrowserSession | None) -> BrowserSession:
        if dead is not None:
            await dead.aclose()
        if self._scripts is None:
            self._scripts = Scripts.load()
        return await BrowserSession.start(self._settings, self._http, self._guard)

    async def _visit(self, session: BrowserSession, request: ReadRequest) -> Sight:
        from playwright.async_api import Error

        assert self._scripts is not None
        context: BrowserContext | None = None
        try:
            context = await session.browser.new_context(
                locale=request.language or None,
                viewport={"width": _VIEWPORT[0], "height": _VIEWPORT[1]},
                service_workers="block",
                accept_downloads=False,
                # Texts that slide or fade in stand still at once.
                reduced_motion="reduce",
            )
            page = await context.new_page()

            context.on("page", lambda popup: self._close_aside(popup))
            visit = Visit(Tab(page, self._scripts), request.url, session.socks.failures, self._http.size_cap_bytes)
            return await visit.see(request.deadline - _CLOSING_S)
        except Error as error:
            raise VisitFailed(Verdict.ERROR, Reason.BROWSER_CRASHED, str(error).splitlines()[0]) from error
        finally:
            if context is not None:
                # Most tabs close at once; one that does not is nobody's to wait for.
                closing = self._close_aside(context)
                await asyncio.wait((closing,), timeout=_CLOSING_S * 0.8)

    def _close_aside(self, closing: Page | BrowserContext) -> asyncio.Task[None]:
        task = asyncio.create_task(_close_quietly(closing))
        self._closings.add(task)
        task.add_done_callback(self._closings.discard)
        return task

    def _capture(self, request: ReadRequest, sight: Sight, warnings: tuple[str, ...]) -> Capture:
        kept = tuple((name, value) for name, value in sight.headers if name not in _OF_THE_WIRE)
        return Capture(
            url=request.url,
            final_url=sight.url,
            status=sight.status,
            headers=(("content-type", "text/html; charset=utf-8"), *kept),
            body=sight.html.encode("utf-8", "replace"),
            source=self.source,
            captured_at=datetime.now(UTC),
            redirects=sight.redirects,
            truncated=sight.truncated,
            warnings=(*warnings, *sight.warnings),
        )


async def _close_quietly(closing: Page | BrowserContext) -> None:
    """Close a page or context; one that does not close in time is left to the browser's end."""
    from playwright.async_api import Error

    with contextlib.suppress(Error, TimeoutError):
        async with asyncio.timeout(3.0):
            await closing.close()
