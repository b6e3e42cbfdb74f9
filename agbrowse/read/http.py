"""The HTTP rung: GET over guarded connections, redirects followed hop by hop.

In: a ReadRequest. Out: an Attempt, and a Capture whenever an answer came, whatever its status: a 404 page is a capture, and
`assess` says what it means. Every hop is http or https and passes the guard; at most ten hops; a body is cut at the size cap
or at the deadline and then marked `truncated`. Never sends HEAD, never runs a page, never keeps a cookie beyond its candidate,
never raises for a server's sake. One retry, for what passes (429, 502 to 504, a lost connection), within the deadline.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from urllib.parse import urldefrag

from agbrowse import __version__
from agbrowse.models import Attempt, Capture, Reason, Source, Verdict
from agbrowse.net.client import GuardedTransport, reason_of
from agbrowse.net.guard import AddressGuard, BlockedAddress
from agbrowse.net.lean import httpx
from agbrowse.read.base import Attempted, ReadRequest
from agbrowse.read.decoding import BodyDecoder, DecodingError
from agbrowse.read.hops import (
    BadTarget,
    accept_language,
    clean_address,
    credentials_of,
    decoded,
    origin_of,
    parse_address,
    redirect_target,
    retry_after_s,
    without_userinfo,
)
from agbrowse.read.hosts import LONGEST_WAIT_S, HostGate, HostPaused
from agbrowse.settings import HttpSettings

USER_AGENT = f"agbrowse/{__version__} (+https://github.com/agbrowse/agbrowse)"
_ACCEPT = "text/html,application/xhtml+xml,application/pdf;q=0.9,*/*;q=0.8"
_PASSING_STATUSES = frozenset({429, 502, 503, 504})
_PASSING_ERRORS = (httpx.ConnectTimeout, httpx.ReadError, httpx.WriteError, httpx.ProtocolError)
# Cookies go back as the bytes they came as, whatever alphabet a site put in them.
_BYTE_FOR_BYTE = "latin-1"
# Pictures, sound and film hold no text: enough is read to tell what they are.
_MEDIA = re.compile(r"\s*(?:image/(?!svg)|audio/|video/|font/)", re.IGNORECASE)
_MEDIA_CAP_BYTES = 65_536
_MOST_SHEETS = 8
_SHEET_CAP_BYTES = 512_000
_SHEETS_TIMEOUT_S = 3.0


class _RedirectLoop(Exception):
    """More hops than allowed, or the same one again."""


@dataclass(slots=True)
class _Visit:
    """One page on its way: where it is, what has come. What is here when time runs out is what the page gave."""

    request: ReadRequest
    jar: httpx.Cookies
    cap_bytes: int
    url: str = ""
    hops: list[str] = field(default_factory=list)
    response: httpx.Response | None = None
    body: bytearray = field(default_factory=bytearray)
    truncated: bool = False
    warnings: list[str] = field(default_factory=list)
    access: str = "public"

    @property
    def status(self) -> int | None:
        return self.response.status_code if self.response is not None else None

    @property
    def is_worth_keeping(self) -> bool:
        """Some body came, or the status alone says that there is no page."""
        return self.response is not None and (bool(self.body) or self.response.status_code >= 400)


class HttpReader:
    """The HTTP rung. One serves a whole run; connections are shared, cookies are not.

    `clock` (monotonic seconds), `sleep`, `jitter` (0 to 1) and `now` are parameters so that tests own time. Hosts come from
    data here, so the guard's trusted pairs do not count.
    """

    source = Source.FETCH

    def __init__(
        self,
        settings: HttpSettings,
        guard: AddressGuard,
        *,
        hosts: HostGate | None = None,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        jitter: Callable[[], float] = random.random,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._settings = settings
        self._guard = guard.untrusting()
        self._transport = GuardedTransport(settings, self._guard)
        # For a second try where HTTP/2 was the trouble; it opens nothing until then.
        self._plain_transport = GuardedTransport(settings, self._guard, http2=False)
        self._hosts = hosts or HostGate(clock=clock, sleep=sleep)
        self._clock = clock
        self._sleep = sleep
        self._jitter = jitter
        self._now = now

    async def read(self, request: ReadRequest, cookies: httpx.Cookies | None = None) -> Attempted:
        """As every rung's; `cookies` is the jar to send from and to fill, an empty one where none is given."""
        return await self._read(request, httpx.Cookies() if cookies is None else cookies, self._settings.size_cap_bytes)

    def for_candidate(self) -> CandidateReader:
        """This rung with one cookie jar for all the addresses that one candidate leads to."""
        return CandidateReader(self)

    async def stylesheets(self, urls: Sequence[str], request: ReadRequest) -> tuple[str, ...]:
        """The texts of linked style sheets, in order, those that could be had: at most 8, 512 KB each, within 3 s in all."""
        deadline = min(request.deadline, self._clock() + _SHEETS_TIMEOUT_S)
        wanted = [ReadRequest(url, request.language, deadline) for url in urls[:_MOST_SHEETS]]
        sheets = await asyncio.gather(*(self._read(sheet, httpx.Cookies(), _SHEET_CAP_BYTES) for sheet in wanted))
        return tuple(_css(sheet.capture) for sheet in sheets if sheet.capture is not None and _is_css(sheet.capture))

    async def aclose(self) -> None:
        await self._transport.aclose()
        await self._plain_transport.aclose()

    async def _read(self, request: ReadRequest, jar: httpx.Cookies, cap_bytes: int) -> Attempted:
        started = self._clock()
        visit = _Visit(request, jar, cap_bytes)
        failure: tuple[Verdict, Reason, str] | None = None
        try:
            async with asyncio.timeout(max(0.0, request.deadline - started)):
                await self._follow(visit)
        except TimeoutError:
            visit.truncated = True
            failure = Verdict.ERROR, Reason.TIMEOUT, "the page's time ran out"
        except HostPaused as pause:
            visit.response = None
            failure = Verdict.BLOCKED, Reason.RATE_LIMITED, str(pause)
        except _RedirectLoop as loop:
            failure = Verdict.ERROR, Reason.REDIRECT_LOOP, str(loop)
        except BadTarget as target:
            failure = Verdict.ERROR, Reason.BAD_URL, str(target)
        except (BlockedAddress, httpx.HTTPError, DecodingError, OSError) as error:
            visit.truncated = True
            failure = Verdict.ERROR, reason_of(error), f"{str(error) or type(error).__name__}"
        ms = round((self._clock() - started) * 1000)
        if failure is not None and not (visit.truncated and visit.is_worth_keeping):
            verdict, reason, note = failure
            where = f" (at {visit.url})" if visit.hops else ""
            return Attempted(Attempt(self.source, request.url, visit.status, verdict, reason, ms, _one_line(note + where)))
        note = failure[2] if failure is not None else ""
        # The outcome is a placeholder: the ladder knows it once the capture is assessed.
        attempt = Attempt(self.source, request.url, visit.status, Verdict.ERROR, None, ms, _one_line(note))
        return Attempted(attempt, self._capture(visit))

    async def _follow(self, visit: _Visit) -> None:
        """Go from hop to hop until a page; its body is then in `visit`."""
        visit.url = without_userinfo(clean_address(visit.request.url))
        credentials = credentials_of(clean_address(visit.request.url))
        seen: set[tuple[str, str]] = set()
        while True:
            url = parse_address(visit.url)
            # A site that sets a cookie and sends its reader round once more is no loop: the cookies are part of the step.
            step = (urldefrag(visit.url).url, _cookie_header(visit.jar, url))
            if step in seen:
                raise _RedirectLoop("the redirects go round in a circle")
            seen.add(step)
            target = await self._hop(visit, url, credentials)
            if target is None:
                return
            if len(visit.hops) >= self._settings.max_redirects:
                raise _RedirectLoop(f"more than {self._settings.max_redirects} redirects")
            visit.hops.append(visit.url)
            visit.url = without_userinfo(target)
            visit.response = None

    async def _hop(self, visit: _Visit, url: httpx.URL, credentials: tuple[str, str] | None) -> str | None:
        """Ask one address, once more if what went wrong may pass. The address it redirects to, or None when it is the page."""
        transport = self._transport
        for may_retry in (True, False):
            try:
                async with self._hosts.turn(url.host, visit.request.deadline):
                    target, pause_s = await self._ask(transport, visit, url, credentials, may_retry)
            except _PASSING_ERRORS as error:
                pause_s, target = self._short_pause(), None
                if not may_retry or visit.body or not self._fits(pause_s, visit):
                    raise
                if isinstance(error, httpx.ProtocolError):
                    transport = self._plain_transport
            if pause_s is None:
                return target
            await self._sleep(pause_s)
        return None

    async def _ask(
        self,
        transport: GuardedTransport,
        visit: _Visit,
        url: httpx.URL,
        credentials: tuple[str, str] | None,
        may_retry: bool,
    ) -> tuple[str | None, float | None]:
        """One exchange: where it redirects to, and how long to pause before asking again (None: it is done)."""
        visit.response = None
        request = httpx.Request(
            "GET",
            url.copy_with(userinfo=b"", fragment=None),
            headers=self._headers(visit, url, credentials),
            extensions={"timeout": self._timeouts()},
        )
        _send_cookies(visit.jar, request)
        response = await transport.handle_async_request(request)
        try:
            visit.response = response
            response.headers.encoding = _BYTE_FOR_BYTE
            visit.jar.extract_cookies(response)
            if response.extensions.get("proxy_resolves"):
                _note(visit, "proxy_resolves")
            target = redirect_target(response.status_code, response.headers.raw, visit.url)
            if target is not None:
                return target, None
            if response.status_code in _PASSING_STATUSES:
                pause_s = self._pause_asked_for(response, url.host)
                if may_retry and pause_s <= LONGEST_WAIT_S and self._fits(pause_s, visit):
                    return None, pause_s
            await _read_body(response, visit)
            return None, None
        finally:
            await response.aclose()

    def _pause_asked_for(self, response: httpx.Response, host: str) -> float:
        """Seconds until the next try: as the site says, else a short while. After a 429 that says so, all wait."""
        asked = retry_after_s(response.headers.get("retry-after", ""), self._now())
        if asked is None:
            return self._short_pause()
        if response.status_code == 429:
            self._hosts.leave_alone(host, asked)
        return asked

    def _short_pause(self) -> float:
        return 0.3 + 0.7 * self._jitter()

    def _fits(self, pause_s: float, visit: _Visit) -> bool:
        return self._clock() + pause_s < visit.request.deadline

    def _timeouts(self) -> dict[str, float]:
        read_s = self._settings.read_timeout_s
        return {"connect": self._settings.connect_timeout_s, "read": read_s, "write": read_s, "pool": read_s}

    def _headers(self, visit: _Visit, url: httpx.URL, credentials: tuple[str, str] | None) -> dict[str, str]:
        headers = {
            "User-Agent": USER_AGENT,
            "Accept": _ACCEPT,
            "Accept-Language": accept_language(visit.request.language),
            "Accept-Encoding": "gzip, deflate, br, zstd",
        }
        # What the address itself carries goes to its own origin alone.
        if credentials is not None and origin_of(url) == credentials[0]:
            headers["Authorization"] = credentials[1]
            visit.access = "session"
        return headers

    def _capture(self, visit: _Visit) -> Capture:
        if visit.truncated:
            _note(visit, "truncated")
        raw = visit.response.headers.raw if visit.response is not None else []
        return Capture(
            url=visit.request.url,
            final_url=visit.url,
            status=visit.status,
            headers=tuple((decoded(name).lower(), decoded(value)) for name, value in raw),
            body=bytes(visit.body),
            source=self.source,
            captured_at=self._now(),
            redirects=tuple(visit.hops),
            truncated=visit.truncated,
            access=visit.access,
            warnings=tuple(visit.warnings),
        )


class CandidateReader:
    """The HTTP rung for one candidate: cookies set by one of its addresses are sent to the next. Ends with the rung."""

    source = Source.FETCH

    def __init__(self, http: HttpReader) -> None:
        self._http = http
        self._jar = httpx.Cookies()

    async def read(self, request: ReadRequest) -> Attempted:
        return await self._http.read(request, self._jar)

    async def aclose(self) -> None:
        """Nothing to end: the connections are the run's."""


async def _read_body(response: httpx.Response, visit: _Visit) -> None:
    """Fill `visit.body` up to the cap, decoded. Raises what ended it early; what had come until then stays."""
    cap = visit.cap_bytes
    if _MEDIA.match(response.headers.get("content-type", "")):
        cap = min(cap, _MEDIA_CAP_BYTES)
    decoder = BodyDecoder(response.headers.get("content-encoding", ""))
    visit.body.clear()
    async for chunk in response.stream:  # type: ignore[union-attr]
        for piece in decoder.feed(chunk):
            visit.body += piece[: cap + 1 - len(visit.body)]
            if len(visit.body) > cap:
                del visit.body[cap:]
                visit.truncated = True
                return
    visit.truncated = not decoder.is_whole
    if decoder.misnamed:
        _note(visit, "content_encoding_wrong")


def _cookie_header(jar: httpx.Cookies, url: httpx.URL) -> str:
    request = httpx.Request("GET", url)
    _send_cookies(jar, request)
    return str(request.headers.get("cookie", ""))


def _send_cookies(jar: httpx.Cookies, request: httpx.Request) -> None:
    request.headers.encoding = _BYTE_FOR_BYTE
    jar.set_cookie_header(request)


def _is_css(capture: Capture) -> bool:
    kind = (capture.header("content-type") or "text/css").lower()
    return capture.status == 200 and "text/css" in kind


def _css(capture: Capture) -> str:
    return capture.body.decode("utf-8", "replace")


def _note(visit: _Visit, warning: str) -> None:
    if warning not in visit.warnings:
        visit.warnings.append(warning)


def _one_line(text: str) -> str:
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())[:300]
