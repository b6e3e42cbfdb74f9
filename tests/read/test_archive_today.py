"""The archive.today rung against loopback archives: the content alone, the right time, few questions."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from archive_double import PAGE, Double, Reply, Waits, request, serving

from agbrowse.models import Capture, Reason, Verdict
from agbrowse.net.guard import AddressGuard
from agbrowse.read.archive_today import ArchiveTodayReader
from agbrowse.read.base import Attempted
from agbrowse.settings import ArchiveSettings, HttpSettings

NEW, OLD = "Tue, 05 May 2020 10:00:00 GMT", "Mon, 04 Jul 2016 10:11:12 GMT"
CAPTCHA = Reply(
    429, b'<title>archive.today</title><h2>One more step</h2><div class="g-recaptcha"></div>', {"content-type": "text/html"}
)
NONE = Reply(404, b"<title>archive.today</title><p>No results")


def memento(when: str, text: str, **headers: str) -> Reply:
    body = (
        '<!doctype html><html><meta charset="utf-8"><title>Kites</title><body>'
        f'<div id="HEADER"><form>Saved from <input name="q" value="{PAGE}"> {when}</form><a>webpage capture</a></div>'
        f'<div id="CONTENT"><h1>Kites</h1><p>{text}</p><div id="HEADER">A heading of the page</div></div>'
        '<div id="DIVSHARE">Share this 3,300 times</div></body></html>'
    )
    return Reply(200, body.encode(), {"memento-datetime": when, "content-type": "text/html;charset=utf-8", **headers})


def listing(double: Double, *entries: tuple[str, str]) -> Reply:
    lines = [f'<{PAGE}>; rel="original"', f'<{double.base}/timegate/{PAGE}>; rel="timegate"']
    lines += [f'<{double.base}/{code}>; rel="memento"; datetime="{when}"' for code, when in entries]
    return Reply(200, ",\n".join(lines).encode(), {"content-type": "application/link-format"})


def archive(
    gate: Reply, pages: dict[str, Reply], listed: Callable[[Double], Reply] | None = None
) -> Callable[[str, Double], Reply]:
    def answer(path: str, double: Double) -> Reply:
        if path.startswith("/timegate/"):
            return gate
        if path.startswith("/timemap/"):
            return listed(double) if listed else NONE
        return pages.get(path, NONE)

    return answer


def to(code: str) -> Reply:
    return Reply(302, b"", {"location": f"/{code}"})


async def read(double: Double, *, url: str = PAGE, as_of: object = None, **more: object) -> Attempted:
    reader = ArchiveTodayReader(double.settings, HttpSettings(), double.guard, **more)  # type: ignore[arg-type]
    try:
        return await reader.read(request(url, as_of=as_of))
    finally:
        await reader.aclose()


def is_page(capture: Capture) -> bool:
    return b"went wrong" not in capture.body


async def test_the_capture_comes_without_what_the_archive_draws_around_it() -> None:
    async with serving(archive(to("xY7kQ"), {"/xY7kQ": memento(NEW, "Orin sold 14 kites — 연 14개.")})) as double:
        tried = await read(double)
    capture = tried.capture
    assert capture is not None
    assert capture.snapshot is not None
    text = capture.body.decode("utf-8")
    assert "Orin sold 14 kites — 연 14개." in text
    assert "A heading of the page" in text
    assert "<title>Kites</title>" in text
    for chrome in ("Saved from", "webpage capture", "Share this"):
        assert chrome not in text
    assert capture.captured_at == datetime(2020, 5, 5, 10, tzinfo=UTC)
    assert capture.snapshot.url_memento == f"{double.base}/xY7kQ"
    assert capture.snapshot.distance_days is None
    assert (capture.url, capture.final_url, capture.status) == (PAGE, PAGE, 200)
    assert capture.header("content-type") == "text/html; charset=utf-8"
    assert len(double.asked) == 2
    assert "accept-datetime" in double.asked[0][1]


async def test_an_asked_time_gets_the_nearest_capture_whatever_the_gate_would_say() -> None:
    pages = {"/new": memento(NEW, "new"), "/old": memento(OLD, "old")}
    async with serving(archive(to("new"), pages, lambda d: listing(d, ("new", NEW), ("old", OLD)))) as double:
        tried = await read(double, as_of=datetime(2017, 1, 1, tzinfo=UTC))
    assert tried.capture is not None
    assert tried.capture.snapshot is not None
    assert b"<p>old</p>" in tried.capture.body
    assert tried.capture.snapshot.distance_days == pytest.approx(180.576, abs=0.01)
    assert double.paths == [f"/timemap/{PAGE}", "/old"]


async def test_a_list_that_cannot_be_read_sends_to_the_gate() -> None:
    nonsense = Reply(200, b"<html><p>Maintenance", {"content-type": "text/html"})
    async with serving(archive(to("new"), {"/new": memento(NEW, "new")}, lambda d: nonsense)) as double:
        tried = await read(double, as_of=datetime(2017, 1, 1, tzinfo=UTC))
    assert tried.capture is not None
    assert len(double.asked) == 3


async def test_a_gate_that_leads_nowhere_sends_to_the_list() -> None:
    gate = Reply(200, b"<p>Welcome", {"content-type": "text/html"})
    async with serving(archive(gate, {"/new": memento(NEW, "new")}, lambda d: listing(d, ("new", NEW)))) as double:
        tried = await read(double)
    assert tried.capture is not None
    assert len(double.asked) == 3


async def test_a_captured_error_page_is_walked_past_within_four_questions() -> None:
    pages = {"/new": memento(NEW, "Something went wrong"), "/old": memento(OLD, "old")}
    async with serving(archive(to("new"), pages, lambda d: listing(d, ("new", NEW), ("old", OLD)))) as double:
        tried = await read(double, usable=is_page)
    assert tried.capture is not None
    assert tried.capture.captured_at.year == 2016
    assert len(double.asked) == 4


@pytest.mark.parametrize(
    ("gate", "pages", "listed", "reason", "outcome", "questions"),
    [
        (NONE, {}, None, Reason.NOT_ARCHIVED, Verdict.NOT_FOUND, 1),
        (Reply(200, b"<p>hi"), {}, lambda d: listing(d), Reason.NOT_ARCHIVED, Verdict.NOT_FOUND, 2),
        (CAPTCHA, {}, None, Reason.ARCHIVE_BLOCKED, Verdict.BLOCKED, 1),
        (Reply(200, CAPTCHA.body), {}, None, Reason.ARCHIVE_BLOCKED, Verdict.BLOCKED, 1),
        (Reply(403, b"no"), {}, None, Reason.ARCHIVE_BLOCKED, Verdict.BLOCKED, 1),
        (to("new"), {"/new": CAPTCHA}, None, Reason.ARCHIVE_BLOCKED, Verdict.BLOCKED, 2),
        (Reply(429, b"slow"), {}, None, Reason.ARCHIVE_RATE_LIMITED, Verdict.BLOCKED, 1),
        (Reply(429, b"slow", {"retry-after": "900"}), {}, None, Reason.ARCHIVE_RATE_LIMITED, Verdict.BLOCKED, 1),
        (Reply(500), {}, None, Reason.ARCHIVE_DOWN, Verdict.ERROR, 1),
        (Reply(451), {}, None, Reason.ARCHIVE_EXCLUDED, Verdict.BLOCKED, 1),
        (Reply(200, b"<p>hi"), {}, lambda d: Reply(200, b"<p>hi"), Reason.ARCHIVE_DOWN, Verdict.ERROR, 2),
        (Reply(302, b"", {"location": "https://elsewhere.org/x"}), {}, None, Reason.ARCHIVE_DOWN, Verdict.ERROR, 1),
        (to("a"), {"/a": to("a")}, None, Reason.ARCHIVE_DOWN, Verdict.ERROR, 4),
        (to("new"), {"/new": memento(NEW, "went wrong")}, None, Reason.BAD_CAPTURE, Verdict.NOT_FOUND, 3),
        (
            to("new"),
            {"/new": Reply(200, b"<div id=HEADER>Saved from", {"memento-datetime": NEW})},
            None,
            Reason.BAD_CAPTURE,
            Verdict.NOT_FOUND,
            3,
        ),
        (Reply(drops=True), {}, None, Reason.ARCHIVE_DOWN, Verdict.ERROR, 2),
    ],
)
async def test_every_way_of_giving_no_capture_has_its_own_name(
    gate: Reply,
    pages: dict[str, Reply],
    listed: Callable[[Double], Reply] | None,
    reason: Reason,
    outcome: Verdict,
    questions: int,
) -> None:
    waits = Waits()
    async with serving(archive(gate, pages, listed)) as double:
        tried = await read(double, usable=is_page, sleep=waits.sleep, clock=waits.clock)
    assert tried.capture is None
    assert (tried.attempt.reason, tried.attempt.outcome) == (reason, outcome), tried.attempt.note
    assert len(double.asked) == questions


@pytest.mark.parametrize(
    ("gate", "reason"),
    [(CAPTCHA, Reason.ARCHIVE_BLOCKED), (Reply(429, b"slow"), Reason.ARCHIVE_RATE_LIMITED)],
    ids=["captcha", "429 without a time"],
)
async def test_after_a_refusal_no_more_is_asked_in_the_run(gate: Reply, reason: Reason) -> None:
    async with serving(archive(gate, {})) as double:
        reader = ArchiveTodayReader(double.settings, HttpSettings(), double.guard)
        reasons = [(await reader.read(request(f"{PAGE}{i}"))).attempt.reason for i in range(4)]
        await reader.aclose()
    assert reasons == [reason] * 4
    assert len(double.asked) == 1


async def test_a_short_wait_is_honoured_once() -> None:
    waits = Waits()

    def answer(path: str, double: Double) -> Reply:
        if len(double.asked) == 1:
            return Reply(429, b"", {"retry-after": "2"})
        return to("new") if path.startswith("/timegate/") else memento(NEW, "new")

    async with serving(answer) as double:
        tried = await read(double, sleep=waits.sleep, clock=waits.clock)
    assert tried.capture is not None
    assert waits.slept == [2.0]


async def test_other_sites_in_a_list_are_not_asked() -> None:
    def listed(double: Double) -> Reply:
        text = f'<{PAGE}>; rel="original", <http://127.0.0.1:9/x>; rel="memento"; datetime="{NEW}"'
        return Reply(200, text.encode())

    async with serving(archive(to("new"), {}, listed)) as double:
        tried = await read(double, as_of=datetime(2020, 1, 1, tzinfo=UTC))
    assert tried.attempt.reason is Reason.NOT_ARCHIVED


async def test_what_is_not_html_is_given_as_it_is() -> None:
    pdf = Reply(200, b"%PDF-1.7 <div id=HEADER>", {"memento-datetime": NEW, "content-type": "application/pdf"})
    async with serving(archive(to("new"), {"/new": pdf})) as double:
        tried = await read(double)
    assert tried.capture is not None
    assert tried.capture.body == pdf.body
    assert tried.capture.header("content-type") == "application/pdf"


async def test_what_is_private_is_not_asked() -> None:
    reader = ArchiveTodayReader(ArchiveSettings(), HttpSettings(), AddressGuard(False))
    tried = await reader.read(request("http://127.0.0.1/x"))
    await reader.aclose()
    assert tried.attempt.reason is Reason.NOT_ASKED_PRIVATE
