"""Asking an archive politely: paced, patient as told, and silent once it has refused.

In: an archive's address. Out: its Answer, or NoAnswer with the reason. One client serves one archive for one run and
remembers for all pages what the archive said of us: a time to wait, a refusal, that it is down. What an answer carries
with `Memento-Datetime` is captured and returned whatever its status; all else is the archive speaking for itself. Never follows
a redirect, never keeps a cookie, never solves a captcha.
"""

from __future__ import annotations

import asyncio
import re
from base64 import b64encode
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from agbrowse.models import Attempt, Reason, Source, Verdict
from agbrowse.read.base import Attempted
from agbrowse.read.memento import Headers, from_http_date, retry_after_s
from agbrowse.settings import HttpSettings

if TYPE_CHECKING:
    from agbrowse.net.guard import AddressGuard
    from agbrowse.net.lean import httpx

# What a page's time must leave over for an answer to be worth waiting for.
_MARGIN_S = 0.5
# A question that our own deadline cut off sooner than this says nothing of the archive.
_FAIR_CHANCE_S = 10.0
_FAILURES_BEFORE_STOP = 3
_LOCATION = "x-agbrowse-location"
_DROPPED = "connection dropped"
# An archive's own page of refusal is short; no more is read of it.
_OWN_PAGE_BYTES = 65_536
# Phrases with spaces: an index's lines and a page's address, which an answer may repeat, have none.
_EXCLUDED = re.compile(
    r"accesscontrolexception: |blocked site error|blocked by robots|due to robots\.txt|excluded from the (?:wayback|archive)"
)
_EXCLUDED_IN_REFUSAL = re.compile(r"accesscontrolexception|(?<![/\w=-])(?:been |is )?excluded(?![/\w-])|robots\.txt")
_CAPTCHA = re.compile(
    r"g-recaptcha|recaptcha/api|h-captcha|hcaptcha\.com|cf-turnstile|challenge-platform|cf-chl-|captcha-delivery|"
    r"<title>\s*(?:just a moment|one more step|attention required)"
)

OUTCOMES: Mapping[Reason, Verdict] = {
    Reason.NOT_ARCHIVED: Verdict.NOT_FOUND,
    Reason.BAD_CAPTURE: Verdict.NOT_FOUND,
    Reason.ARCHIVE_EXCLUDED: Verdict.BLOCKED,
    Reason.ARCHIVE_BLOCKED: Verdict.BLOCKED,
    Reason.ARCHIVE_RATE_LIMITED: Verdict.BLOCKED,
    Reason.ARCHIVE_DOWN: Verdict.ERROR,
    Reason.NOT_ASKED_PRIVATE: Verdict.SKIPPED,
}


class NoAnswer(Exception):
    """The archive gave no capture: `reason` says which way, the message how. `final` is false where asking again may differ."""

    def __init__(self, reason: Reason, note: str, *, url: str, status: int | None = None, final: bool = True) -> None:
        super().__init__(note)
        self.reason, self.note, self.url, self.status, self.final = reason, note, url, status, final

    def attempted(self, source: Source, ms: int) -> Attempted:
        """The attempt that this comes to."""
        return Attempted(Attempt(source, self.url, self.status, OUTCOMES[self.reason], self.reason, ms, self.note))


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer; header names in lower case, `body` after content decoding, as far as it could be decoded (`is_broken`)."""

    url: str
    status: int
    headers: Headers
    body: bytes = b""
    truncated: bool = False
    is_broken: bool = False

    def header(self, name: str) -> str | None:
        return next((value for key, value in self.headers if key == name), None)

    @property
    def moment(self) -> datetime | None:
        """When this was captured; None where the archive speaks for itself."""
        return from_http_date(self.header("memento-datetime"))

    @property
    def words(self) -> str:
        """The start of the body in lower case, to tell the archive's own pages apart."""
        return self.body[:_OWN_PAGE_BYTES].decode("utf-8", "replace").lower()


class TokenBucket:
    """So many questions a minute, a few of them at once. Reservations are served in the order they were made."""

    def __init__(self, per_minute: float, burst: int, clock: Callable[[], float]) -> None:
        self._rate, self._burst, self._clock = per_minute / 60, burst, clock
        self._tokens, self._filled_at = float(burst), clock()

    def reserve(self, longest_s: float) -> float | None:
        """Take a token; how long to wait for it in seconds, or None (nothing taken) if that is longer than `longest_s`."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._filled_at) * self._rate)
        self._filled_at = now
        wait = max(0.0, (1 - self._tokens) / self._rate)
        if wait > longest_s:
            return None
        self._tokens -= 1
        return wait


class ArchiveClient:
    """The one connection to one archive. `lanes` are its services: one may be down while another answers.

    `headers` go with every question. `tries` caps how often one question is asked when the archive says "later" or stumbles.
    With `stop_on_block` the first refusal ends all questions of the run.
    """

    def __init__(
        self,
        http: HttpSettings,
        guard: AddressGuard,
        *,
        sleep: Callable[[float], Awaitable[None]],
        clock: Callable[[], float],
        headers: Mapping[str, str],
        tries: int,
        stop_on_block: bool,
    ) -> None:
        self._headers = headers
        self._http, self._guard, self._sleep, self._clock = http, guard, sleep, clock
        self._tries, self._stop_on_block = tries, stop_on_block
        self._client: httpx.AsyncClient | None = None
        self._not_before = clock()
        self._stopped: dict[str, tuple[Reason, str]] = {}
        self._failures: dict[str, int] = {}

    async def get(
        self,
        url: str,
        *,
        lane: str,
        deadline: float,
        headers: Mapping[str, str] | None = None,
        cap_bytes: int,
        bucket: TokenBucket | None = None,
    ) -> Answer:
        """The archive's answer: captured whatever its status, or its own below 400, or its own 400, 404 or 410.

        Raises NoAnswer for all other answers of its own, and where none came before `deadline`.
        """
        for tried in range(1, self._tries + 1):
            await self._turn(url, lane, deadline, bucket)
            try:
                answer = await self._once(url, headers or {}, cap_bytes, deadline)
                refusal = None if answer.moment else self._refusal(answer)
            except NoAnswer as failure:
                answer, refusal = None, failure
            if answer is not None and refusal is None:
                self._failures[lane] = 0
                return answer
            assert refusal is not None
            if (pause := self._pause(answer, refusal, tried)) is not None and self._clock() + pause + _MARGIN_S < deadline:
                await self._sleep(pause)
                continue
            self._learn(answer, refusal, lane)
            raise refusal
        raise AssertionError("the last try neither answered nor refused")

    async def aclose(self) -> None:
        if self._client is not None:
            await self._client.aclose()
            self._client = None

    async def _turn(self, url: str, lane: str, deadline: float, bucket: TokenBucket | None) -> None:
        """Wait until it is this question's turn; raises NoAnswer where that is too late, or never."""
        self._refuse_if_stopped(url, lane)
        if bucket is not None:
            wait = bucket.reserve(deadline - _MARGIN_S - self._clock())
            if wait is None:
                note = "not asked: our own limit of questions a minute"
                raise NoAnswer(Reason.ARCHIVE_RATE_LIMITED, note, url=url, final=False)
            if wait > 0:
                await self._sleep(wait)
        if (wait := self._not_before - self._clock()) > 0:
            if self._clock() + wait + _MARGIN_S >= deadline:
                raise NoAnswer(Reason.ARCHIVE_RATE_LIMITED, "not asked: the archive told us to wait", url=url, final=False)
            await self._sleep(wait)
        # Another page's answer may have come while this one waited.
        self._refuse_if_stopped(url, lane)

    def _refuse_if_stopped(self, url: str, lane: str) -> None:
        if (stopped := self._stopped.get(lane) or self._stopped.get("")) is not None:
            raise NoAnswer(stopped[0], f"not asked: {stopped[1]}", url=url)

    async def _once(self, url: str, headers: Mapping[str, str], cap_bytes: int, deadline: float) -> Answer:
        from agbrowse.net.client import reason_of
        from agbrowse.net.guard import BlockedAddress
        from agbrowse.net.lean import httpx

        remaining = deadline - self._clock()
        if remaining <= 0:
            raise NoAnswer(Reason.ARCHIVE_DOWN, "timeout: no time was left to ask", url=url, final=False)
        try:
            async with asyncio.timeout(remaining):
                return await self._stream(url, headers, cap_bytes)
        except TimeoutError as error:
            note = "timeout: the page's time ran out while the archive was asked"
            raise NoAnswer(Reason.ARCHIVE_DOWN, note, url=url, final=remaining >= _FAIR_CHANCE_S) from error
        except (httpx.RemoteProtocolError, httpx.ReadError, httpx.WriteError) as error:
            raise NoAnswer(Reason.ARCHIVE_DOWN, f"{_DROPPED}: {type(error).__name__}", url=url) from error
        except (httpx.HTTPError, httpx.InvalidURL, BlockedAddress) as error:
            raise NoAnswer(Reason.ARCHIVE_DOWN, f"{reason_of(error)}: {type(error).__name__}", url=url) from error

    async def _stream(self, url: str, headers: Mapping[str, str], cap_bytes: int) -> Answer:
        from agbrowse.net.lean import httpx

        async with self._connected().stream("GET", url, headers=dict(headers)) as response:
            names = {_LOCATION: "location"}
            pairs = tuple((names.get(name, name), value) for name, value in response.headers.multi_items())
            answer = Answer(url, response.status_code, pairs)
            if answer.moment is None and answer.status >= 400:
                cap_bytes = min(cap_bytes, _OWN_PAGE_BYTES)
            parts, size = [], 0
            is_broken = False
            try:
                async for part in response.aiter_bytes():
                    parts.append(part)
                    size += len(part)
                    if size > cap_bytes:
                        break
            except httpx.DecodingError:
                is_broken = True
            body = b"".join(parts)[:cap_bytes]
            return replace(answer, body=body, truncated=size > cap_bytes, is_broken=is_broken)

    def _connected(self) -> httpx.AsyncClient:
        if self._client is None:
            from http.cookiejar import DefaultCookiePolicy

            from agbrowse.net.client import guarded_client
            from agbrowse.read.http import USER_AGENT

            self._client = guarded_client(self._http, self._guard, headers={"user-agent": USER_AGENT, **self._headers})
            self._client.event_hooks = {"response": [_keep_location]}
            # One client asks for many pages: what an archive sets for one must not travel with the next.
            self._client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        return self._client

    def _refusal(self, answer: Answer) -> NoAnswer | None:
        """What the archive's own answer refuses, or None where it is an answer."""
        status = answer.status

        def refuse(reason: Reason, note: str) -> NoAnswer:
            # With a time to wait the answer is another one after it.
            final = self._asked_pause(answer) is None
            return NoAnswer(reason, f"{note} (HTTP {status})", url=answer.url, status=status, final=final)

        if 300 <= status < 400:
            return None
        words = (answer.header("x-archive-wayback-runtime-error") or "").lower() + "\n" + answer.words
        is_html = "html" in (answer.header("content-type") or "html")
        if answer.header("cf-mitigated") or (is_html and _CAPTCHA.search(words)):
            return refuse(Reason.ARCHIVE_BLOCKED, "the archive asks for a captcha")
        refused = status in (401, 403) and _EXCLUDED_IN_REFUSAL.search(words)
        if status == 451 or refused or (status < 500 and status != 429 and _EXCLUDED.search(words)):
            return refuse(Reason.ARCHIVE_EXCLUDED, "the archive excludes this page")
        if answer.is_broken:
            return refuse(Reason.ARCHIVE_DOWN, "the archive's answer could not be decoded")
        if status in (400, 404, 410) or status < 300:
            return None
        if status == 429:
            return refuse(Reason.ARCHIVE_RATE_LIMITED, "the archive limits our questions")
        if status < 500:
            return refuse(Reason.ARCHIVE_BLOCKED, "the archive refuses us")
        return refuse(Reason.ARCHIVE_DOWN, "the archive failed")

    def _pause(self, answer: Answer | None, refusal: NoAnswer, tried: int) -> float | None:
        """How long to wait before the same question is worth asking again; None where it is not."""
        if answer is None:
            # A dropped connection is worth one more try; a name that does not resolve or a time-out is not.
            return 0.5 if tried == 1 and refusal.note.startswith(_DROPPED) and self._tries > 1 else None
        if refusal.reason not in (Reason.ARCHIVE_RATE_LIMITED, Reason.ARCHIVE_DOWN):
            return None
        asked = self._asked_pause(answer)
        if asked is not None:
            # The others wait with us.
            self._not_before = max(self._not_before, self._clock() + asked)
            return asked if tried < self._tries else None
        return 1.0 if answer.status in (502, 503, 504) and tried == 1 and self._tries > 1 else None

    def _asked_pause(self, answer: Answer) -> float | None:
        # "0" would be asking again at once.
        pause = retry_after_s(answer.header("retry-after"), datetime.now(UTC))
        return None if pause is None else max(pause, 0.5)

    def _learn(self, answer: Answer | None, refusal: NoAnswer, lane: str) -> None:
        """What a refusal means for the rest of the run."""
        reason = refusal.reason
        if reason is Reason.ARCHIVE_RATE_LIMITED and answer is not None and self._asked_pause(answer) is None:
            # To go on after this is what gets an address shut out for an hour.
            self._stopped[""] = (reason, "the archive limited an earlier question and set no time")
        elif reason is Reason.ARCHIVE_BLOCKED and self._stop_on_block:
            self._stopped[""] = (reason, "the archive refused an earlier question")
        if reason in (Reason.ARCHIVE_DOWN, Reason.ARCHIVE_BLOCKED, Reason.ARCHIVE_RATE_LIMITED) and refusal.final:
            self._failures[lane] = self._failures.get(lane, 0) + 1
            if self._failures[lane] >= _FAILURES_BEFORE_STOP:
                self._stopped.setdefault(lane, (reason, f"{_FAILURES_BEFORE_STOP} questions in a row failed"))
        elif reason is Reason.ARCHIVE_EXCLUDED:
            self._failures[lane] = 0


async def _keep_location(response: httpx.Response) -> None:
    """httpx reads Location even where it follows nothing, and fails where a page once sent what is no address."""
    if "location" in response.headers:
        response.headers[_LOCATION] = response.headers.pop("location")


def without_password(base: str) -> tuple[str, dict[str, str]]:
    """An archive's address without a user and password, which would be printed with every capture, and the header for them."""
    parts = urlsplit(base.rstrip("/"))
    userinfo, at, host = parts.netloc.rpartition("@")
    if not at:
        return base.rstrip("/"), {}
    user, _, password = userinfo.partition(":")
    token = b64encode(f"{unquote(user)}:{unquote(password)}".encode()).decode()
    return parts._replace(netloc=host).geturl(), {"authorization": f"Basic {token}"}


def elapsed_ms(clock: Callable[[], float], started: float) -> int:
    return max(0, round((clock() - started) * 1000))


def may_be_asked(url: str, base: str) -> str:
    """The page's address as archives know it: http or https, escaped, without a fragment.

    Raises NoAnswer where the archive at `base` may not be asked for it (contract, rule 9). An archive on a private address is
    the user's own, and may know what the user knows.
    """
    from agbrowse.net.lean import httpx
    from agbrowse.urls import is_private_url

    try:
        page = httpx.URL(url)
    except (httpx.InvalidURL, TypeError, ValueError) as error:
        raise NoAnswer(Reason.NOT_ARCHIVED, "not an address that an archive could hold", url=url) from error
    if page.scheme not in ("http", "https") or not page.host or not 0 < (page.port or 80) < 65_536:
        raise NoAnswer(Reason.NOT_ARCHIVED, "not an address that an archive could hold", url=url)
    # Of the archive only its host counts: a password for it does not make it the user's own.
    host = httpx.URL(base).host
    if is_private_url(url) and not is_private_url(f"http://{f'[{host}]' if ':' in host else host}/"):
        raise NoAnswer(Reason.NOT_ASKED_PRIVATE, "what is private is asked of no third party", url=url)
    return str(page.copy_with(fragment=None))
