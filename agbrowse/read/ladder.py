"""The ladder: which rung reads a page next, and when to stop.

In: a ReadRequest, rungs, and `assess`, which says what a capture is. Out: a Retrieval always: the reading, with every attempt
in it, and the capture it rests on. Never judges bytes itself, never asks a third party for a private address, and never
raises for a page's sake; cancellation passes through.

The straight way is HTTP, then the browser where the page needs one, then the archives in their order where the page is gone,
closed or out of reach. `as_of`, and archive mode `only`, ask the archives first. When no rung gave readable text, verdict,
reason, status and final address are the original's, and what the archives said is `archive_reason`.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Protocol, runtime_checkable
from urllib.parse import urldefrag, urlsplit

from agbrowse.models import Assessment, Attempt, Capture, Reading, Reason, Source, Verdict
from agbrowse.read.base import Assess, Attempted, Reader, ReadRequest
from agbrowse.read.hosts import HostGate, HostPaused
from agbrowse.read.policy import archive_reason, archives_may_help, browser_may_help, says_more, worst_archive_reason
from agbrowse.settings import ArchiveMode, BrowserMode, Settings
from agbrowse.urls import is_http_url, is_private_url

_MOST_FOLLOWED = 3
# A rung behind which others stand may use this share of the time left, so that they get a turn.
_SHARE = 0.6
# A rung ends by itself at its deadline; it is cancelled only when it does not.
_GRACE_S = 0.5
# With less than this left no rung is begun.
_LEAST_S = 0.05


@dataclass(frozen=True, slots=True)
class Retrieval:
    """How a page could be read, and the capture that the reading rests on (None when nothing came)."""

    reading: Reading
    capture: Capture | None
    language: str = "en"


@runtime_checkable
class _KeepsCookies(Protocol):
    def for_candidate(self) -> Reader: ...


@runtime_checkable
class _FetchesStylesheets(Protocol):
    async def stylesheets(self, urls: tuple[str, ...], request: ReadRequest) -> tuple[str, ...]: ...


@dataclass(frozen=True, slots=True)
class _Result:
    """What one rung came to: its last attempt's words, and the capture and assessment when bytes came."""

    attempt: Attempt
    capture: Capture | None = None
    assessment: Assessment | None = None

    @property
    def verdict(self) -> Verdict:
        return self.assessment.verdict if self.assessment is not None else self.attempt.outcome

    @property
    def reason(self) -> Reason | None:
        return self.assessment.reason if self.assessment is not None else self.attempt.reason

    @property
    def ok(self) -> bool:
        return self.assessment is not None and self.assessment.verdict.ok and self.assessment.document is not None


@dataclass(slots=True)
class _Climb:
    """One candidate on its way up: what was asked, by which rungs, and what came of it."""

    request: ReadRequest
    attempts: list[Attempt] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    archive_reasons: set[Reason] = field(default_factory=set)

    def warn(self, warning: str) -> None:
        if warning not in self.warnings:
            self.warnings.append(warning)


class Ladder:
    """Reads candidates by the rungs it was given. `browser` None means that none can be found, or that none may be used.

    One serves a whole run; `read` may run many times at once. `hosts` should be the gate that the HTTP rung has, so that a
    browser's visit counts among a host's turns. `aclose` ends all the rungs.
    """

    def __init__(
        self,
        *,
        assess: Assess,
        settings: Settings,
        http: Reader,
        browser: Reader | None,
        archives: tuple[Reader, ...],
        hosts: HostGate | None = None,
        clock: Callable[[], float] = time.monotonic,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._assess_capture = assess
        self._settings = settings
        self._http = http
        self._browser = browser if settings.browser.mode is not BrowserMode.NEVER else None
        self._archives = archives if settings.archive.mode is not ArchiveMode.NEVER else ()
        self._hosts = hosts or HostGate(settings.run.per_host)
        self._clock = clock
        self._now = now

    async def read(self, request: ReadRequest) -> Retrieval:
        """Climb until a rung gives readable text, or there is no rung left."""
        climb = _Climb(request)
        archives_first = request.as_of is not None or self._settings.archive.mode is ArchiveMode.ONLY
        if archives_first:
            archived = await self._ask_archives(climb)
            if archived is not None:
                return self._retrieval(climb, archived)
        original = await self._read_original(climb, others_follow=not archives_first)
        if original.ok:
            if archives_first:
                climb.warn("live_instead_of_archive")
            return self._retrieval(climb, original)
        if not archives_first and archives_may_help(original.verdict, original.reason):
            archived = await self._ask_archives(climb, found_private=original.reason is Reason.BLOCKED_ADDRESS)
            if archived is not None:
                return self._retrieval(climb, archived)
        return self._retrieval(climb, original)

    async def look_closer(self, retrieval: Retrieval, deadline: float) -> Retrieval:
        """The same capture assessed with its linked style sheets, which may hide some of its text.

        Unchanged where the HTTP rung did not read it, or no sheet is linked or could be had. `deadline` is monotonic.
        """
        capture, reading = retrieval.capture, retrieval.reading
        if capture is None or capture.source is not Source.FETCH or capture.stylesheets or reading.document is None:
            return retrieval
        urls = reading.document.stylesheet_urls
        if not urls or not isinstance(self._http, _FetchesStylesheets):
            return retrieval
        request = ReadRequest(capture.final_url, retrieval.language, deadline)
        sheets = await self._http.stylesheets(urls, request)
        warnings = reading.warnings
        if len(sheets) < len(urls) and "stylesheets_missing" not in warnings:
            warnings = (*warnings, "stylesheets_missing")
        if not sheets:
            return replace(retrieval, reading=replace(reading, warnings=warnings))
        closer = replace(capture, stylesheets=sheets)
        assessment = self._assess(closer)
        document = assessment.document if assessment.verdict.ok else None
        verdict, reason = assessment.verdict, assessment.reason
        return replace(
            retrieval,
            capture=closer,
            reading=replace(
                reading,
                verdict=verdict,
                reason=reason,
                document=document,
                text_sha256=_text_sha256(document.text) if document is not None else None,
                warnings=tuple(dict.fromkeys([*warnings, *(document.warnings if document is not None else ())])),
            ),
        )

    async def aclose(self) -> None:
        """End every rung, also when one of them fails to."""
        rungs = [rung for rung in (self._http, self._browser, *self._archives) if rung is not None]
        for outcome in await asyncio.gather(*(rung.aclose() for rung in rungs), return_exceptions=True):
            if isinstance(outcome, BaseException) and not isinstance(outcome, Exception):
                raise outcome

    async def _read_original(self, climb: _Climb, *, others_follow: bool) -> _Result:
        """The live page, by HTTP and where it helps by the browser."""
        archives_follow = others_follow and bool(self._archives)
        if self._settings.browser.mode is BrowserMode.REQUIRED:
            seen = await self._by_browser(climb, climb.request.url, archives_follow)
            # A browser shows no file: what it would only download is read by HTTP.
            if seen.verdict is not Verdict.UNSUPPORTED:
                return seen
            fetched = await self._by_http(climb, archives_follow)
            return fetched if fetched.ok else seen
        fetched = await self._by_http(climb, archives_follow or self._browser is not None)
        if not _wants_browser(fetched):
            return fetched
        if self._settings.browser.mode is BrowserMode.NEVER:
            return fetched
        seen = await self._by_browser(climb, climb.request.url, archives_follow)
        return _clearer(fetched, seen, climb)

    async def _by_http(self, climb: _Climb, others_follow: bool) -> _Result:
        rung = self._http.for_candidate() if isinstance(self._http, _KeepsCookies) else self._http
        return await self._follow(climb, rung, climb.request.url, others_follow)

    async def _by_browser(self, climb: _Climb, url: str, others_follow: bool) -> _Result:
        if self._browser is None:
            attempt = Attempt(Source.BROWSER, url, None, Verdict.BROWSER_REQUIRED, Reason.NO_BROWSER, 0)
            climb.attempts.append(attempt)
            return _Result(attempt)
        deadline = self._rung_deadline(climb.request.deadline, others_follow)
        try:
            async with asyncio.timeout(max(0.0, deadline - self._clock())) as waiting:
                async with self._hosts.turn(_host(url), deadline):
                    waiting.reschedule(None)
                    return await self._follow(climb, self._browser, url, others_follow)
        except HostPaused as pause:
            attempt = Attempt(Source.BROWSER, url, None, Verdict.BLOCKED, Reason.RATE_LIMITED, 0, str(pause))
        except TimeoutError:
            attempt = Attempt(Source.BROWSER, url, None, Verdict.ERROR, Reason.TIMEOUT, 0, "no turn at the host in time")
        climb.attempts.append(attempt)
        return _Result(attempt)

    async def _ask_archives(self, climb: _Climb, *, found_private: bool = False) -> _Result | None:
        """The first archive's capture that is readable, or None. What the archives said is kept in `climb`."""
        private = found_private or is_private_url(climb.request.url)
        for index, archive in enumerate(self._archives):
            if private and not self._is_own(archive.source):
                url = climb.request.url
                climb.attempts.append(Attempt(archive.source, url, None, Verdict.SKIPPED, Reason.NOT_ASKED_PRIVATE, 0))
                continue
            others_follow = index + 1 < len(self._archives) or self._live_follows(climb.request)
            answer = await self._follow(climb, archive, climb.request.url, others_follow)
            if answer.ok:
                return answer
            if answer.capture is not None:
                climb.attempts[-1] = replace(climb.attempts[-1], reason=Reason.BAD_CAPTURE)
                climb.archive_reasons.add(Reason.BAD_CAPTURE)
            elif answer.reason is not None:
                climb.archive_reasons.add(archive_reason(answer.reason))
        return None

    def _live_follows(self, request: ReadRequest) -> bool:
        return request.as_of is not None or self._settings.archive.mode is ArchiveMode.ONLY

    def _is_own(self, source: Source) -> bool:
        """True where the configured archive itself stands on a private address of the user's."""
        archive = self._settings.archive
        parts = urlsplit(archive.wayback_url if source is Source.WAYBACK else archive.archive_today_url)
        return is_private_url(f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}/")

    async def _follow(self, climb: _Climb, rung: Reader, url: str, others_follow: bool) -> _Result:
        """One rung's reading of an address and of where the page itself sends its readers, three steps at most."""
        visited = {urldefrag(url).url}
        result = await self._try(climb, rung, url, others_follow)
        first_ok = result if result.ok else None
        for _ in range(_MOST_FOLLOWED):
            onward = result.assessment.follow_url if result.assessment is not None else None
            if onward is None or not is_http_url(onward):
                break
            page = urldefrag(onward).url
            if page in visited and not _set_a_cookie(result.capture):
                break
            if rung.source not in (Source.FETCH, Source.BROWSER) and is_private_url(onward) and not self._is_own(rung.source):
                break
            visited.add(page)
            result = await self._try(climb, rung, onward, others_follow)
            first_ok = result if result.ok else first_ok
        else:
            if result.assessment is not None and result.assessment.follow_url is not None and not result.ok:
                loop = replace(
                    climb.attempts[-1], outcome=Verdict.ERROR, reason=Reason.REDIRECT_LOOP, note="sends its readers on and on"
                )
                climb.attempts[-1] = loop
                result = _Result(loop)
        # A page that could be read is not lost because the one it points to could not.
        return result if result.ok or first_ok is None else first_ok

    async def _try(self, climb: _Climb, rung: Reader, url: str, others_follow: bool) -> _Result:
        """One try on one rung, noted in `climb`, assessed when bytes came; it ends in time whatever the rung does."""
        started = self._clock()
        deadline = self._rung_deadline(climb.request.deadline, others_follow)
        if deadline - started < _LEAST_S:
            attempt = Attempt(rung.source, url, None, Verdict.ERROR, Reason.TIMEOUT, 0, "no time was left")
            climb.attempts.append(attempt)
            return _Result(attempt)
        try:
            async with asyncio.timeout(deadline - started + _GRACE_S):
                tried = await rung.read(replace(climb.request, url=url, deadline=deadline))
        except TimeoutError:
            tried = Attempted(self._failed(rung, url, started, Reason.TIMEOUT, "cancelled: it did not end by itself"))
        except Exception as error:  # noqa: BLE001 - a rung's own fault costs its page a rung, not the run; the attempt names it
            reason = Reason.BROWSER_CRASHED if rung.source is Source.BROWSER else Reason.CONNECTION
            tried = Attempted(self._failed(rung, url, started, reason, f"{type(error).__name__}: {error}"[:300]))
        if tried.capture is None:
            climb.attempts.append(tried.attempt)
            return _Result(tried.attempt)
        assessment = self._assess(tried.capture)
        attempt = replace(tried.attempt, outcome=assessment.verdict, reason=assessment.reason)
        climb.attempts.append(attempt)
        return _Result(attempt, tried.capture, assessment)

    def _failed(self, rung: Reader, url: str, started: float, reason: Reason, note: str) -> Attempt:
        ms = round((self._clock() - started) * 1000)
        return Attempt(rung.source, url, None, Verdict.ERROR, reason, ms, note)

    def _rung_deadline(self, deadline: float, others_follow: bool) -> float:
        if not others_follow:
            return deadline
        now = self._clock()
        return now + max(0.0, deadline - now) * _SHARE

    def _assess(self, capture: Capture) -> Assessment:
        try:
            return self._assess_capture(capture)
        except Exception:  # noqa: BLE001 - a parser that falls over a hostile page makes it unreadable; the verdict says so
            return Assessment(Verdict.UNSUPPORTED, Reason.BROKEN_DOCUMENT)

    def _retrieval(self, climb: _Climb, result: _Result) -> Retrieval:
        capture, ok = result.capture, result.ok
        document = result.assessment.document if ok and result.assessment is not None else None
        warnings = [*climb.warnings]
        if capture is not None:
            warnings += capture.warnings
            warnings += ["truncated"] if capture.truncated else []
        if document is not None:
            warnings += document.warnings
        from_archive = capture is not None and capture.snapshot is not None
        reading = Reading(
            url=climb.request.url,
            final_url=capture.final_url if capture is not None else None,
            status=capture.status if capture is not None else result.attempt.status,
            verdict=result.verdict,
            reason=result.reason,
            source=capture.source if capture is not None else None,
            document=document,
            attempts=tuple(climb.attempts),
            snapshot=capture.snapshot if capture is not None else None,
            archive_reason=None if from_archive else worst_archive_reason(climb.archive_reasons),
            fetched_at=self._now(),
            access=capture.access if capture is not None else "public",
            sha256=hashlib.sha256(capture.body).hexdigest() if capture is not None else None,
            text_sha256=_text_sha256(document.text) if document is not None else None,
            warnings=tuple(dict.fromkeys(warnings)),
        )
        return Retrieval(reading, capture, climb.request.language)


def _wants_browser(fetched: _Result) -> bool:
    if fetched.assessment is not None and fetched.assessment.needs_browser:
        return True
    return not fetched.ok and browser_may_help(fetched.reason)


def _clearer(fetched: _Result, seen: _Result, climb: _Climb) -> _Result:
    """Of two views of one page, neither perfect perhaps, the one that says more."""
    if seen.ok:
        return seen
    if seen.reason is Reason.NO_BROWSER:
        if fetched.reason is Reason.EMPTY_SHELL:
            return replace(fetched, assessment=Assessment(Verdict.BROWSER_REQUIRED, Reason.NO_BROWSER))
        climb.warn("no_browser")
    if fetched.ok or seen.capture is None or seen.verdict is Verdict.ERROR:
        return fetched
    return seen if says_more(seen.reason, fetched.reason) else fetched


def _set_a_cookie(capture: Capture | None) -> bool:
    """A page that sets a cookie and refreshes itself wants to be asked once more with it."""
    return capture is not None and capture.header("set-cookie") is not None


def _host(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


def _text_sha256(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
