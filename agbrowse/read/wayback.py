"""The Wayback rung: a page's nearest readable capture in a wayback archive.

In: a page's address and a time (now where none is asked for). Out: the raw bytes of one capture with its true time, or the
reason why there is none. The archive's toolbar, its redirects' own bodies and its error pages are never taken for the page.

Endpoints, under the configured address (https://web.archive.org, or any pywb):
  /web/<14 digits>id_/<url>   playback of the nearest capture, raw. Answers an inexact time with a 302 to the exact one.
  /cdx/search/cdx             the index, asked only where playback gave nothing readable (`cdx.py`).
Relied on: an answer with `Memento-Datetime` is captured, whatever its status; a 404, 429 or 5xx without it is the archive's
own. The availability API is not used: it says nothing of pages that the index knows. Source: RFC 7089, pattern 2.
"""

from __future__ import annotations

import asyncio
import re
import time
import zlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING
from urllib.parse import urljoin, urlsplit

from agbrowse.models import Attempt, Capture, Reason, Snapshot, Source, Verdict
from agbrowse.read.archive_answers import ArchiveAnswers
from agbrowse.read.archive_client import (
    Answer,
    ArchiveClient,
    NoAnswer,
    TokenBucket,
    elapsed_ms,
    may_be_asked,
    without_password,
)
from agbrowse.read.base import Attempted, ReadRequest
from agbrowse.read.memento import distance_days, original_headers, to_digits
from agbrowse.settings import ArchiveSettings, HttpSettings

if TYPE_CHECKING:
    from agbrowse.net.guard import AddressGuard
    from agbrowse.read.cdx import CdxRow

_CAPTURES_LOOKED_AT = 5
_MAX_HOPS = 8
_CDX_BYTES = 1_000_000
# CDX allows about 24 questions in any minute: 20, and a burst of 4.
_CDX_PER_MINUTE, _CDX_BURST = 20, 4
_PLAYBACK, _CDX = "playback", "cdx"
_TOOLBAR = re.compile(
    rb"<!--\s*BEGIN WAYBACK TOOLBAR INSERT\s*-->.*?<!--\s*END WAYBACK TOOLBAR INSERT\s*-->", re.DOTALL | re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class _Unusable:
    """A capture that does not show the page, and why. `moment` is None where the archive did not say which it was."""

    moment: datetime | None
    status: int | None
    note: str


class WaybackReader:
    """Reads a page's nearest usable capture in a wayback archive.

    `usable` says whether a capture is the page, and not a captured error page; where it says no the reader walks on to the next
    nearest capture, a few times. Without it any captured 2xx will do.
    """

    source = Source.WAYBACK

    def __init__(
        self,
        settings: ArchiveSettings,
        http: HttpSettings,
        guard: AddressGuard,
        *,
        usable: Callable[[Capture], bool] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._base, headers = without_password(settings.wayback_url)
        self._size_cap_bytes = http.size_cap_bytes
        self._usable, self._clock = usable, clock
        self._client = ArchiveClient(http, guard, sleep=sleep, clock=clock, headers=headers, tries=4, stop_on_block=False)
        self._bucket = TokenBucket(_CDX_PER_MINUTE, _CDX_BURST, clock)
        self._answers = ArchiveAnswers()
        base = urlsplit(self._base)
        # Archives name themselves with http or https as it comes; what counts is that host and path are theirs.
        self._inside = re.compile(
            rf"https?://{re.escape(base.netloc)}{re.escape(base.path)}/web/([0-9]{{4,14}})(?:[a-z]{{2}}_)?/(.+)",
            re.IGNORECASE | re.DOTALL,
        )

    async def read(self, request: ReadRequest) -> Attempted:
        """The nearest usable capture, or why there is none. Asks once a run for one address and time."""
        return await self._answers.once((request.url, request.as_of), lambda: self._read(request))

    async def aclose(self) -> None:
        await self._client.aclose()

    async def _read(self, request: ReadRequest) -> tuple[Attempted, bool]:
        started = self._clock()
        try:
            capture, note = await self._find(request)
        except NoAnswer as failure:
            attempted = failure.attempted(Source.WAYBACK, elapsed_ms(self._clock, started))
            if failure.reason is not Reason.NOT_ASKED_PRIVATE:
                # Not the address that was asked: that holds the present second, and the next run would print another.
                digits = f"{to_digits(request.as_of)}/" if request.as_of is not None else ""
                attempted = Attempted(replace(attempted.attempt, url=f"{self._base}/web/{digits}{request.url}"))
            return attempted, failure.final
        assert capture.snapshot is not None
        ms = elapsed_ms(self._clock, started)
        attempt = Attempt(Source.WAYBACK, capture.snapshot.url_memento, capture.status, Verdict.WEAK_OK, None, ms, note)
        return Attempted(attempt, capture), True

    async def _find(self, request: ReadRequest) -> tuple[Capture, str]:
        """The capture and what was passed over to find it."""
        url = may_be_asked(request.url, self._base)
        asked = request.as_of or datetime.now(UTC)
        passed_over: list[_Unusable] = []
        absent: NoAnswer | None = None
        try:
            played = await self._play(url, to_digits(asked), request)
            if isinstance(played, Capture):
                return played, ""
            passed_over.append(played)
        except NoAnswer as failure:
            if failure.reason is not Reason.NOT_ARCHIVED:
                raise
            absent = failure
        for row in await self._others(url, asked, request, passed_over):
            try:
                played = await self._play(url, to_digits(row.moment), request)
            except NoAnswer as failure:
                if failure.reason is not Reason.NOT_ARCHIVED:
                    raise _with_note(failure, passed_over) from failure
                played = _Unusable(row.moment, failure.status, "listed but not played")
            if isinstance(played, Capture):
                if passed_over:
                    played = replace(played, warnings=(*played.warnings, "not_nearest_capture"))
                return played, _summary(passed_over)
            passed_over.append(played)
        if absent is not None and not passed_over:
            raise absent
        # Without a single dated capture it is the archive that failed, not what it holds.
        reason = Reason.BAD_CAPTURE if any(bad.moment for bad in passed_over) else Reason.ARCHIVE_DOWN
        raise NoAnswer(reason, _summary(passed_over), url=url, status=passed_over[0].status)

    async def _others(self, url: str, asked: datetime, request: ReadRequest, passed_over: list[_Unusable]) -> list[CdxRow]:
        """Captures that the index knows and that were not looked at, nearest first, as many as may still be looked at."""
        from agbrowse.read.cdx import cdx_url, read_cdx, worth_playing

        address = cdx_url(self._base, url, asked)
        try:
            answer = await self._client.get(
                address, lane=_CDX, deadline=request.deadline, cap_bytes=_CDX_BYTES, bucket=self._bucket
            )
            kind = answer.header("content-type") or ""
            # pywb answers 404 with a JSON message where it knows no capture.
            none_known = answer.status == 404 and "json" in kind
            if not answer.body.strip() and not ("ndjson" in kind or "text/plain" in kind):
                # JSON was asked for: "none" would be "[]". An empty body is what a server under load lets go.
                note = f"the index gave an empty answer (HTTP {answer.status})"
                raise NoAnswer(Reason.ARCHIVE_DOWN, note, url=address, status=answer.status)
            if answer.status >= 300 and not none_known:
                note = f"the index did not answer (HTTP {answer.status})"
                raise NoAnswer(Reason.ARCHIVE_DOWN, note, url=address, status=answer.status)
            try:
                rows = [] if none_known else read_cdx(url, answer.body.decode("utf-8", "replace"))
            except ValueError as error:
                raise NoAnswer(Reason.ARCHIVE_DOWN, str(error), url=address, status=answer.status) from error
        except NoAnswer as failure:
            raise _with_note(failure, passed_over) from failure
        seen = {bad.moment for bad in passed_over}
        bad_digests = frozenset(row.digest for row in rows if row.moment in seen)
        rows = [row for row in rows if row.moment not in seen]
        return worth_playing(rows, asked, bad_digests)[: _CAPTURES_LOOKED_AT - len(passed_over)]

    async def _play(self, url: str, digits: str, request: ReadRequest) -> Capture | _Unusable:
        """One capture, its redirects followed inside the archive.

        Raises NoAnswer where the archive speaks for itself; NOT_ARCHIVED where it has no capture of `url`.
        """
        redirects: list[str] = []
        moment: datetime | None = None
        for _ in range(_MAX_HOPS):
            answer = await self._client.get(
                f"{self._base}/web/{digits}id_/{url}",
                lane=_PLAYBACK,
                deadline=request.deadline,
                cap_bytes=self._size_cap_bytes,
            )
            location = answer.header("location")
            if 300 <= answer.status < 400 and location:
                digits, target = self._target(answer, url, location)
                if answer.moment is not None:
                    redirects.append(url)
                    moment = answer.moment
                    try:
                        target = may_be_asked(target, self._base)
                    except NoAnswer as failure:
                        return _Unusable(moment, answer.status, f"a redirect not followed: {failure.note}")
                url = target
            elif answer.moment is None:
                if answer.status in (404, 410):
                    if redirects:
                        return _Unusable(moment, None, "redirects to a page that is not archived")
                    note = f"the archive has no capture (HTTP {answer.status})"
                    raise NoAnswer(Reason.NOT_ARCHIVED, note, url=answer.url, status=answer.status)
                if answer.status == 400:
                    # pywb's word for a capture that cannot be played (a redirect to itself); others may be.
                    return _Unusable(moment, 400, "not played (HTTP 400)")
                note = f"an answer that is no capture (HTTP {answer.status})"
                raise NoAnswer(Reason.ARCHIVE_DOWN, note, url=answer.url, status=answer.status)
            else:
                return self._judge(answer, answer.moment, url, redirects, request)
        return _Unusable(moment, None, "redirects go round")

    def _target(self, answer: Answer, url: str, location: str) -> tuple[str, str]:
        """Where a redirect leads: 14 digits and an address, to be asked of this archive and no other.

        A captured redirect may hold the page's own Location, which is looked up in the archive at the same time.
        """
        try:
            if (inside := self._inside.fullmatch(urljoin(answer.url, location))) is not None:
                return inside[1], inside[2]
            if answer.moment is not None:
                return to_digits(answer.moment), urljoin(url, location)
        except ValueError:
            pass
        note = "a redirect out of the archive was not followed"
        raise NoAnswer(Reason.ARCHIVE_DOWN, note, url=answer.url, status=answer.status)

    def _judge(
        self, answer: Answer, moment: datetime, url: str, redirects: list[str], request: ReadRequest
    ) -> Capture | _Unusable:
        if not 200 <= answer.status < 300:
            return _Unusable(moment, answer.status, f"HTTP {answer.status}")
        if answer.is_broken:
            return _Unusable(moment, answer.status, "its bytes could not be decoded")
        memento = f"{self._base}/web/{to_digits(moment)}/{url}"
        body, was_cut = _page_bytes(answer, self._size_cap_bytes)
        capture = Capture(
            url=request.url,
            final_url=url,
            status=answer.status,
            headers=original_headers(answer.headers),
            body=body,
            source=Source.WAYBACK,
            captured_at=moment,
            redirects=tuple(redirects),
            snapshot=Snapshot(Source.WAYBACK, memento, moment, distance_days(moment, request.as_of)),
            truncated=answer.truncated or was_cut,
        )
        if self._usable is not None and not self._usable(capture):
            return _Unusable(moment, answer.status, "not the page")
        return capture


def _page_bytes(answer: Answer, cap_bytes: int) -> tuple[bytes, bool]:
    """The page's own bytes, and whether they were cut at the cap."""
    body, was_cut = answer.body, False
    if body.startswith(b"\x1f\x8b") and "html" in (answer.header("content-type") or ""):
        # Some captures are replayed as they were sent, compressed, without the header that says so.
        try:
            unpacker = zlib.decompressobj(wbits=31)
            body = unpacker.decompress(body, cap_bytes)
            was_cut = bool(unpacker.unconsumed_tail)
        except zlib.error:
            body = answer.body
    return _TOOLBAR.sub(b"", body), was_cut


def _summary(passed_over: list[_Unusable]) -> str:
    if not passed_over:
        return ""
    named = ", ".join(f"{to_digits(bad.moment) if bad.moment else 'one'}: {bad.note}" for bad in passed_over)
    return f"passed over {len(passed_over)} of its captures ({named})"


def _with_note(failure: NoAnswer, passed_over: list[_Unusable]) -> NoAnswer:
    """The same refusal, with what was known before it came."""
    if not passed_over:
        return failure
    note = f"{failure.note}; before that {_summary(passed_over)}"
    return NoAnswer(failure.reason, note, url=failure.url, status=failure.status, final=failure.final)
