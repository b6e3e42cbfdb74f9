"""The archive.today rung: a page's capture there, by Memento, which is all the interface it has.

In: a page's address and a time (the newest capture where none is asked for). Out: the captured content alone, with its time,
or the reason why there is none. What archive.today draws around it ("Saved from ...", the share bar) is never part of the page.

Endpoints, under the configured address (https://archive.today):
  /timegate/<url>   with Accept-Datetime: redirects to a capture; 404 where there is none
  /timemap/<url>    all captures (link-format): asked where a time must be met, or the gate says nothing useful
  /<code>           a capture, with Memento-Datetime
Programs are often met with a captcha or a 429: that is said, never worked around, and is the last question of the run. One
page costs four requests at most. Source: RFC 7089.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING
from urllib.parse import urljoin, urlsplit

from agbrowse.models import Attempt, Capture, Reason, Snapshot, Source, Verdict
from agbrowse.read.archive_answers import ArchiveAnswers
from agbrowse.read.archive_client import Answer, ArchiveClient, NoAnswer, elapsed_ms, may_be_asked, without_password
from agbrowse.read.base import Attempted, ReadRequest
from agbrowse.read.memento import (
    Link,
    distance_days,
    mementos,
    original_headers,
    parse_links,
    to_http_date,
)
from agbrowse.settings import ArchiveSettings, HttpSettings

if TYPE_CHECKING:
    from selectolax.lexbor import LexborNode

    from agbrowse.net.guard import AddressGuard

_REQUESTS_A_PAGE = 4
_TIMEMAP_BYTES = 1_000_000
# One archive under many names; it sends its readers from one to another.
_NAMES = frozenset(f"archive.{suffix}" for suffix in ("today", "ph", "is", "li", "vn", "fo", "md"))


class ArchiveTodayReader:
    """Reads a page's capture at archive.today. `usable` says whether a capture is the page, and not a captured error page."""

    source = Source.ARCHIVE_TODAY

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
        self._base, headers = without_password(settings.archive_today_url)
        self._size_cap_bytes = http.size_cap_bytes
        self._usable, self._clock = usable, clock
        self._client = ArchiveClient(http, guard, sleep=sleep, clock=clock, headers=headers, tries=2, stop_on_block=True)
        self._answers = ArchiveAnswers()

    async def read(self, request: ReadRequest) -> Attempted:
        """The nearest usable capture, or why there is none. Asks once a run for one address and time."""
        return await self._answers.once((request.url, request.as_of), lambda: self._read(request))

    async def aclose(self) -> None:
        await self._client.aclose()

    async def _read(self, request: ReadRequest) -> tuple[Attempted, bool]:
        started = self._clock()
        try:
            url = may_be_asked(request.url, self._base)
            visit = _Visit(self._client, self._base, url, request, self._size_cap_bytes)
            capture = await self._find(visit, request)
            # The archive's present name serves the next page at once.
            self._base = visit.base
        except NoAnswer as failure:
            return failure.attempted(Source.ARCHIVE_TODAY, elapsed_ms(self._clock, started)), failure.final
        assert capture.snapshot is not None
        ms = elapsed_ms(self._clock, started)
        attempt = Attempt(Source.ARCHIVE_TODAY, capture.snapshot.url_memento, capture.status, Verdict.WEAK_OK, None, ms)
        return Attempted(attempt, capture), True

    async def _find(self, visit: _Visit, request: ReadRequest) -> Capture:
        """The first usable capture: the list's nearest where a time is asked for, else what the gate leads to."""
        asked = request.as_of or datetime.now(UTC)
        bad: Answer | None = None
        listed = await visit.listed() if request.as_of is not None else None
        if listed is None:
            answer = await visit.through_gate(asked)
            if answer.moment is not None:
                if (capture := self._accept(answer, visit, request)) is not None:
                    return capture
                bad = answer
            if request.as_of is None:
                listed = await visit.listed()
        for link in _nearest(listed or [], asked):
            if visit.requests_left < 1:
                break
            if bad is not None and link.moment == bad.moment:
                continue
            answer = await visit.follow(link.url)
            if (capture := self._accept(answer, visit, request)) is not None:
                return capture
            bad = answer
        if bad is not None:
            raise NoAnswer(Reason.BAD_CAPTURE, "its captures do not show the page", url=bad.url, status=bad.status)
        address = f"{visit.base}/timemap/{visit.url}"
        if listed is None:
            raise NoAnswer(Reason.ARCHIVE_DOWN, "neither gate nor list gave a readable answer", url=address)
        raise NoAnswer(Reason.NOT_ARCHIVED, "the archive lists no capture", url=address)

    def _accept(self, answer: Answer, visit: _Visit, request: ReadRequest) -> Capture | None:
        """The capture that an answer holds, if it is one of the page."""
        if answer.moment is None or answer.is_broken or not 200 <= answer.status < 300:
            return None
        content = _content(answer)
        if content is None:
            return None
        body, original = content
        memento = Snapshot(Source.ARCHIVE_TODAY, answer.url, answer.moment, distance_days(answer.moment, request.as_of))
        headers = original_headers(answer.headers)
        if body is not answer.body:
            headers = (
                *((name, value) for name, value in headers if name != "content-type"),
                ("content-type", "text/html; charset=utf-8"),
            )
        capture = Capture(
            url=request.url,
            final_url=original or visit.url,
            status=answer.status,
            headers=headers,
            body=body,
            source=Source.ARCHIVE_TODAY,
            captured_at=answer.moment,
            snapshot=memento,
            truncated=answer.truncated,
        )
        return capture if self._usable is None or self._usable(capture) else None


class _Visit:
    """The questions about one page, counted. `base` becomes the name under which the archive wants to be asked."""

    def __init__(self, client: ArchiveClient, base: str, url: str, request: ReadRequest, size_cap_bytes: int) -> None:
        self.base, self.url = base, url
        self.requests_left = _REQUESTS_A_PAGE
        self._client, self._deadline, self._size_cap_bytes = client, request.deadline, size_cap_bytes

    async def through_gate(self, asked: datetime) -> Answer:
        """Where the gate leads for a time; raises NoAnswer, NOT_ARCHIVED where it says that there is no capture."""
        answer = await self.follow(f"{self.base}/timegate/{self.url}", {"accept-datetime": to_http_date(asked)})
        if answer.moment is None and answer.status in (404, 410):
            note = f"the archive has no capture (HTTP {answer.status})"
            raise NoAnswer(Reason.NOT_ARCHIVED, note, url=answer.url, status=answer.status)
        return answer

    async def listed(self) -> list[Link] | None:
        """The archive's captures of the page; None where it gave no list."""
        answer = await self.follow(f"{self.base}/timemap/{self.url}", cap_bytes=_TIMEMAP_BYTES)
        if answer.status in (404, 410):
            return []
        links = [link for link in parse_links(answer.body.decode("utf-8", "replace")) if link.rels]
        if answer.status >= 300 or not links:
            return None
        found = []
        for link in mementos(links):
            address = self._inside(answer.url, link.url)
            if address is not None:
                found.append(replace(link, url=address))
        return found

    async def follow(self, address: str, headers: dict[str, str] | None = None, cap_bytes: int | None = None) -> Answer:
        """The answer at an address of the archive, its redirects followed as long as they stay inside."""
        while self.requests_left > 0:
            self.requests_left -= 1
            answer = await self._client.get(
                address,
                lane="memento",
                deadline=self._deadline,
                headers=headers,
                cap_bytes=cap_bytes or self._size_cap_bytes,
            )
            location = answer.header("location")
            if not (300 <= answer.status < 400 and location):
                return answer
            target = self._inside(address, location)
            if target is None:
                note = "a redirect out of the archive was not followed"
                raise NoAnswer(Reason.ARCHIVE_DOWN, note, url=address, status=answer.status)
            self._remember_name(address, target)
            address = target
        raise NoAnswer(Reason.ARCHIVE_DOWN, f"no capture within {_REQUESTS_A_PAGE} requests", url=address)

    def _inside(self, address: str, location: str) -> str | None:
        """An address of this archive that a link or redirect names, or None where it names another site."""
        base = urlsplit(self.base)
        try:
            target = urlsplit(urljoin(address, location))
            host = target.hostname
        except ValueError:
            return None
        same = target.netloc == base.netloc or (host in _NAMES and base.hostname in _NAMES)
        if target.scheme not in ("http", "https") or not same or not target.path.startswith(f"{base.path}/"):
            return None
        # Links may say http where the archive is asked by https: nothing is asked in the clear that need not be.
        return target._replace(scheme=base.scheme, fragment="").geturl()

    def _remember_name(self, address: str, target: str) -> None:
        old, new = urlsplit(address), urlsplit(target)
        if old.netloc != new.netloc and old.path == new.path:
            self.base = urlsplit(self.base)._replace(netloc=new.netloc).geturl()


def _nearest(links: list[Link], asked: datetime) -> list[Link]:
    dated = [(abs((link.moment - asked).total_seconds()), link) for link in links if link.moment is not None]
    return [link for _, link in sorted(dated, key=lambda pair: pair[0])]


def _content(answer: Answer) -> tuple[bytes, str | None] | None:
    """The captured page without what the archive draws around it, and the address it says it saved.

    None where the archive's frame is there but not the content in it. What has no such frame is given back as it is.
    """
    if "html" not in (answer.header("content-type") or "html"):
        return answer.body, None
    from selectolax.lexbor import LexborHTMLParser

    tree = LexborHTMLParser(answer.body.decode("utf-8", "replace"))
    # In document order, so that a captured page's own ids, which are inside the content, never come first.
    frame: dict[str | None, LexborNode | None] = {"HEADER": None, "CONTENT": None}
    for node in tree.css("[id]"):
        name = node.attributes.get("id")
        if name in frame and frame[name] is None:
            frame[name] = node
    header, content = frame["HEADER"], frame["CONTENT"]
    if content is None:
        return None if header is not None else (answer.body, None)
    title = tree.css_first("head > title")
    page = (
        '<!doctype html><html><head><meta charset="utf-8">'
        f"{title.html if title is not None else ''}</head><body>{content.html}</body></html>"
    )
    return page.encode(), _saved_from(header)


def _saved_from(header: LexborNode | None) -> str | None:
    """The page's address in the archive's header: the value of its first field that holds one."""
    for field in header.css("input") if header is not None else []:
        value = field.attributes.get("value") or ""
        if value.startswith(("http://", "https://")):
            return value
    return None
