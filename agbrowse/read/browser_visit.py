"""One page in one tab: opened, waited for, scrolled, freed of a consent wall, and written down.

In: a fresh Playwright page, an address, a time to end by. Out: a Sight, the visible text of all frames as one HTML document, or
VisitFailed with verdict and reason. It presses one kind of button, on consent walls, and nothing else; it fills in nothing,
and asks for nothing that the page itself does not ask for.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from agbrowse.models import Reason, Verdict
from agbrowse.net.socks import Failure
from agbrowse.read.browser_consent import consent_options
from agbrowse.read.browser_errors import net_error, reason_of
from agbrowse.read.browser_tab import Flat, Tab, is_navigation
from agbrowse.urls import is_http_url

if TYPE_CHECKING:
    from playwright.async_api import ElementHandle, Error, Frame, Request, Response

# A text shorter than this may still be a shell that waits for its content.
_THIN_CHARS = 250
_QUIET_MS = 400
# Seconds after a document came that are given to ...
_CHALLENGE_S = 10.0  # ... a challenge that passes by itself,
_LOADING_S = 8.0  # ... a page that says it is loading, or has next to no text while it asks for more,
_EMPTY_S = 5.0  # ... one with scripts and no text at all,
_PENDING_S = 2.5  # ... a page with text, for the rest it asks for,
_SHELL_S = 1.5  # ... a short page with scripts that asks for nothing.
_REFRESH_S = 5.0
_FRAME_S = 3.0
_MOST_HOPS = 8
_HOP_S = 0.1
_SCROLL_ROUNDS = 40
_SCROLL_S = 8.0
_SCROLL_CHARS = 3_000_000
_WAITED_FOR = frozenset({"document", "script", "stylesheet", "fetch", "xhr"})
_READABLE = re.compile(r"^(text/(?!(css|javascript|csv|calendar|x-))|application/(xhtml\+xml|xml|json|ld\+json)|.*\+xml$)")
_CHALLENGE_TITLE = re.compile(
    r"^\W*(just a moment|checking your browser|attention required|ddos-guard|one moment, please)", re.I
)


@dataclass(frozen=True, slots=True)
class Sight:
    """What was seen: the document, where it was, its last answer's status and headers, and the addresses before it."""

    html: str
    url: str
    status: int | None
    headers: tuple[tuple[str, str], ...]
    redirects: tuple[str, ...]
    truncated: bool
    warnings: tuple[str, ...]


class VisitFailed(Exception):
    """The page could not be seen. `str()` says what happened, for people."""

    def __init__(self, verdict: Verdict, reason: Reason, note: str = "", status: int | None = None) -> None:
        super().__init__(note)
        self.verdict = verdict
        self.reason = reason
        self.status = status


class _NavigatesOn(Exception):
    """The page goes from address to address: what is there now is all there will be."""


def _refresh_of(response: Response) -> tuple[str, float] | None:
    """Where an answer's Refresh header counts, and its seconds: the document does not show it."""
    seconds = re.match(r"\s*(\d+(?:\.\d+)?)\s*[;,]", response.headers.get("refresh", ""))
    return (response.url, float(seconds[1])) if seconds else None


@dataclass(slots=True, eq=False)
class Visit:
    """One visit. `failures` is the SOCKS server's log, `cap_chars` the size at which the document is cut."""

    tab: Tab
    url: str
    failures: Mapping[tuple[str, int], Failure]
    cap_chars: int
    _navigations: list[Request] = field(default_factory=list)
    _pending: set[Request] = field(default_factory=set)
    _downloads: int = 0
    _crashed: bool = False
    _came_at: float = 0.0
    _scripted: bool = True
    _refresh: tuple[str, float] | None = None  # an answer's own Refresh header: its address and seconds

    async def see(self, deadline: float) -> Sight:
        """Open the page, wait, and write down what there is shortly before `deadline` (monotonic) at the latest."""
        from playwright.async_api import Error

        reserve = min(4.0, 0.35 * max(0.0, deadline - time.monotonic()))
        self._listen()
        try:
            response = None
            await self.tab.prepare()
            try:
                async with asyncio.timeout_at(deadline - reserve):
                    await self._open(deadline - reserve)
                    response = await self._readable_response()
                    self._refresh = _refresh_of(response) if response is not None else None
                    await self._calm_down()
            except TimeoutError:
                self.tab.warn("still_loading")
                await self.tab.unblock()
            except _NavigatesOn:
                self.tab.warn("navigates_on")
            response = await self._readable_response() or response
            return await self._write_down(response, deadline)
        except Error as error:
            raise self._failed(error) from error

    # Events ------------------------------------------------------------------------------------------------------------

    def _listen(self) -> None:
        # Playwright wants to set attributes on what a bound method is bound to: functions here.
        page = self.tab.page
        page.on("request", lambda request: self._on_request(request))
        page.on("requestfinished", lambda request: self._pending.discard(request))
        page.on("requestfailed", lambda request: self._pending.discard(request))
        page.on("download", lambda _: self._on_download())
        page.on("crash", lambda _: self._on_crash())

    def _on_request(self, request: Request) -> None:
        if request.resource_type in _WAITED_FOR:
            self._pending.add(request)
        if request.redirected_from is not None:
            self._pending.discard(request.redirected_from)
        if request.is_navigation_request() and request.frame == self.tab.page.main_frame:
            self._navigations.append(request)

    def _on_download(self) -> None:
        self._downloads += 1

    def _on_crash(self) -> None:
        self._crashed = True

    # Opening -----------------------------------------------------------------------------------------------------------

    async def _open(self, until: float) -> None:
        from playwright.async_api import Error
        from playwright.async_api import TimeoutError as PlaywrightTimeoutError

        try:
            await self.tab.page.goto(self.url, wait_until="commit", timeout=max(1.0, (until - time.monotonic()) * 1000))
        except PlaywrightTimeoutError:
            raise TimeoutError from None
        except Error as error:
            text = str(error)
            name = net_error(text)
            if self._downloads or "download is starting" in text.lower():
                raise VisitFailed(Verdict.UNSUPPORTED, Reason.UNSUPPORTED_TYPE, "download", await self._status()) from error
            # An answer without a body: its status is all there is to see.
            bodiless = name in ("ERR_HTTP_RESPONSE_CODE_FAILURE", "ERR_ABORTED")
            if not (bodiless or "interrupted by another navigation" in text):
                raise
            if name == "ERR_ABORTED" and await self._status() is None:
                raise
        self._came_at = time.monotonic()

    async def _response(self) -> Response | None:
        """The last answer that a document of the main frame came with."""
        for request in reversed(self._navigations):
            if request.failure is not None and not self._is_bodiless(request):
                continue
            try:
                async with asyncio.timeout(1.0):
                    response = await request.response()
            except TimeoutError:
                continue
            if response is not None and not (response.status in (204, 205) and len(self._navigations) > 1):
                return response
        return None

    def _is_bodiless(self, request: Request) -> bool:
        return net_error(request.failure or "") in ("ERR_HTTP_RESPONSE_CODE_FAILURE", "ERR_ABORTED")

    async def _status(self) -> int | None:
        response = await self._response()
        return response.status if response is not None else None

    async def _readable_response(self) -> Response | None:
        """That answer, when it is of a kind that a browser shows as text. Raises VisitFailed when it is not."""
        response = await self._response()
        if response is None:
            return None
        kind = response.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind and not _READABLE.match(kind) and response.status < 400:
            raise VisitFailed(Verdict.UNSUPPORTED, Reason.UNSUPPORTED_TYPE, f"download ({kind[:60]})", response.status)
        return response

    # Waiting -----------------------------------------------------------------------------------------------------------

    async def _calm_down(self) -> None:
        """Wait for the page, press a consent wall away, scroll to the end."""
        state = await self._settle(self.tab.page.main_frame)
        await self._settle_frames(state)
        for _ in range(2):
            if not await self._press_consent():
                break
            await asyncio.sleep(0.3)
            self._came_at = time.monotonic()
            await self._settle(self.tab.page.main_frame)
        if self._scripted:
            await self._scroll()

    async def _settle(self, frame: Frame, cap_s: float = 60.0) -> Mapping[str, Any]:
        """Wait until the frame's text stands still, through reloads and redirects by script. What it then looks like."""
        from playwright.async_api import Error

        hops = 0
        state: Mapping[str, Any] = {}
        while True:
            try:
                waited = time.monotonic() - self._came_at
                need = min(self._need_s(state), cap_s) if state else 0.0
                patience_ms = max(50.0, min(500.0, (need - waited) * 1000)) if state else _QUIET_MS
                state = await self.tab.run(frame, self.tab.scripts.settle, {"quietMs": _QUIET_MS, "patienceMs": patience_ms})
            except Error as error:
                if frame.is_detached() or not is_navigation(error):
                    raise
                hops += 1
                if hops > _MOST_HOPS:
                    raise _NavigatesOn from error
                await asyncio.sleep(_HOP_S)
                self._came_at = time.monotonic()
                state = {}
                continue
            if frame == self.tab.page.main_frame:
                self._scripted = bool(state["scripted"])
            if time.monotonic() - self._came_at >= min(self._need_s(state), cap_s):
                return state

    def _need_s(self, state: Mapping[str, Any]) -> float:
        """How long after its coming this document is worth waiting for, as it looks now."""
        thin = state["chars"] < _THIN_CHARS
        if _CHALLENGE_TITLE.match(state["title"]):
            return _CHALLENGE_S
        refresh = state["refresh"]
        if refresh is None and self._refresh is not None and self._refresh[0] == self.tab.page.url:
            refresh = self._refresh[1]
        if refresh is not None and refresh <= _REFRESH_S:
            return float(refresh) + 1.5
        if state["loading"]:
            return _LOADING_S if state["chars"] < 10 * _THIN_CHARS else _LOADING_S / 2
        if state["chars"] < 5 and state["scripted"]:
            return _EMPTY_S
        if self._pending or not state["ended"]:
            return _LOADING_S if thin else _PENDING_S
        return _SHELL_S if thin and state["scripted"] else 0.0

    async def _settle_frames(self, state: Mapping[str, Any]) -> None:
        from playwright.async_api import Error

        children = [frame for frame in self.tab.page.frames[1:] if is_http_url(frame.url)][:6]
        cap_s = _LOADING_S if state.get("chars", 0) < _THIN_CHARS else _FRAME_S
        for outcome in await asyncio.gather(*(self._settle(child, cap_s) for child in children), return_exceptions=True):
            # A child frame's trouble is its own.
            if isinstance(outcome, BaseException) and not isinstance(outcome, (Error, _NavigatesOn)):
                raise outcome

    async def _scroll(self) -> None:
        """Scroll to the end until nothing more comes. Endless lists are cut, with the warning `scroll_capped`."""
        from playwright.async_api import Error

        began = time.monotonic()
        idle = 0
        for number in range(_SCROLL_ROUNDS + 1):
            if number == _SCROLL_ROUNDS or time.monotonic() - began > _SCROLL_S:
                self.tab.warn("scroll_capped")
                break
            try:
                seen = await self.tab.run(self.tab.page.main_frame, self.tab.scripts.scroll, {"endMs": 300, "budgetMs": 3000})
            except Error as error:
                if not is_navigation(error):
                    raise
                await self._settle(self.tab.page.main_frame)
                continue
            if seen["chars"] > _SCROLL_CHARS:
                self.tab.warn("scroll_capped")
                break
            if not seen["grew"]:
                # More may have been asked for, and is on its way.
                if not self._pending or idle >= 2:
                    break
                idle += 1
        await self.tab.page.evaluate("() => { scrollTo({ top: 0, left: 0, behavior: 'instant' }); }")

    async def _press_consent(self) -> bool:
        """Press a consent wall's refusing button, or else its agreeing one. False when there is no such wall."""
        from playwright.async_api import Error

        options = consent_options()
        for frame in self.tab.page.frames[:12]:
            main = frame == self.tab.page.main_frame
            if not main and not re.search(r"consent|privacy|cookie|cmp|gdpr|sp_message", frame.url + frame.name, re.IGNORECASE):
                continue
            try:
                handle = await frame.evaluate_handle(self.tab.scripts.consent, {**options, "whole": not main})
                button = handle.as_element()
                if button is not None:
                    await _press(button)
                    return True
            except Error as error:
                if main and not is_navigation(error):
                    raise
        return False

    # Writing down ------------------------------------------------------------------------------------------------------

    async def _write_down(self, response: Response | None, deadline: float) -> Sight:
        url = self.tab.page.url
        if url.startswith("chrome-error:") or (not is_http_url(url) and response is None):
            last = self._navigations[-1] if self._navigations else None
            if response is None or (last is not None and last.failure is not None and not self._is_bodiless(last)):
                raise self._unopened()
            flat = Flat()
            url = response.url
        elif not is_http_url(url):
            raise VisitFailed(Verdict.ERROR, Reason.BAD_URL, f"the page went to {url[:60]}")
        else:
            flat = await self._flatten_main(deadline)
            url = self.tab.page.url
        headers = await response.headers_array() if response is not None else []
        visited = [request.url for request in self._navigations]
        while visited and visited[-1].partition("#")[0] == url.partition("#")[0]:
            visited.pop()
        if flat.truncated:
            self.tab.warn("truncated")
        return Sight(
            html=flat.document,
            url=url,
            status=response.status if response is not None else None,
            headers=tuple((header["name"].lower(), header["value"]) for header in headers),
            redirects=tuple(visited),
            truncated=flat.truncated,
            warnings=tuple(self.tab.warnings),
        )

    async def _flatten_main(self, deadline: float) -> Flat:
        """The main frame written down; tried again where the page goes on to another just then."""
        from playwright.async_api import Error

        try:
            async with asyncio.timeout_at(deadline - 0.3):
                for left in (4, 3, 2, 1, 0):
                    try:
                        return await self.tab.write_down(deadline, self.cap_chars)
                    except Error as error:
                        if not is_navigation(error):
                            raise
                        if left == 0:
                            raise VisitFailed(
                                Verdict.ERROR, Reason.REDIRECT_LOOP, "goes from page to page without end"
                            ) from error
                        await asyncio.sleep(_HOP_S)
        except TimeoutError:
            raise VisitFailed(
                Verdict.ERROR, Reason.TIMEOUT, "the page leaves no time to read it", await self._status_now()
            ) from None
        raise AssertionError("unreachable")

    # Failing -----------------------------------------------------------------------------------------------------------

    async def _status_now(self) -> int | None:
        try:
            async with asyncio.timeout(0.2):
                return await self._status()
        except TimeoutError:
            return None

    def _unopened(self) -> VisitFailed:
        """Why no document came."""
        for request in reversed(self._navigations):
            if request.failure:
                verdict, reason = reason_of(request.failure, request.url, self.failures)
                return VisitFailed(verdict, reason, f"{request.failure} at {request.url}")
        return VisitFailed(Verdict.ERROR, Reason.TIMEOUT, "no answer in time")

    def _failed(self, error: Error) -> VisitFailed:
        text = str(error)
        if self._crashed or "crash" in text.lower():
            return VisitFailed(Verdict.ERROR, Reason.BROWSER_CRASHED, "the tab crashed")
        name = net_error(text)
        if name is None:
            return VisitFailed(Verdict.ERROR, Reason.BROWSER_CRASHED, text.splitlines()[0][:200])
        url = self._navigations[-1].url if self._navigations else self.url
        verdict, reason = reason_of(text, url, self.failures)
        return VisitFailed(verdict, reason, f"{name} at {url}")


async def _press(button: ElementHandle) -> None:
    """A press of the mouse; by script where something lies over the button."""
    from playwright.async_api import Error

    try:
        await button.click(timeout=1500, no_wait_after=True)
    except Error as error:
        if is_navigation(error):
            return
        await button.evaluate("(element) => { element.click(); }")
