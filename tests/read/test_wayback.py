"""The Wayback rung against loopback archives: which capture it brings, and how it tells refusals apart."""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import Callable
from datetime import UTC, datetime
from urllib.parse import unquote

import pytest
from archive_double import PAGE, TEXT, Double, Reply, Waits, captured, request, serving

from agbrowse.models import Capture, Reason, Verdict
from agbrowse.net.guard import AddressGuard
from agbrowse.read.base import Attempted
from agbrowse.read.wayback import WaybackReader
from agbrowse.settings import ArchiveSettings, HttpSettings

NEW, OLD, OLDER = "Wed, 03 Jan 2024 00:00:00 GMT", "Thu, 06 May 2021 07:08:09 GMT", "Mon, 04 Jul 2016 10:11:12 GMT"
NEW_14, OLD_14, OLDER_14 = "20240103000000", "20210506070809", "20160704101112"
ERROR_PAGE = b"<title>Oops</title><p>Sorry, something went wrong."
NOT_ARCHIVED = Reply(404, b"<title>Wayback Machine</title>Hrm. Not archived.")

Answer = Callable[[str, Double], Reply]


def row(when: str, status: str = "200", digest: str = "", mime: str = "text/html") -> str:
    return f"org,arvel-valley,pages)/bridge?id=7 {when} {PAGE} {mime} {status} {digest or 'D' + when} 900\n"


def index(*rows: str) -> Reply:
    return Reply(200, "".join(rows).encode(), {"content-type": "text/plain"})


def archive(playback: dict[str, Reply] | Reply, cdx: Reply | None = None) -> Answer:
    """An archive whose playback answers by 14 digits ("" for any other), or always alike."""

    def answer(path: str, double: Double) -> Reply:
        if path.startswith("/cdx/"):
            return cdx or index()
        if isinstance(playback, Reply):
            return playback
        digits = path.split("/")[2].removesuffix("id_")
        return playback.get(digits, playback.get("", NOT_ARCHIVED))

    return answer


def to(digits: str, url: str = PAGE, **headers: str) -> Reply:
    """The archive's own redirect to an exact capture, with the body that it gives."""
    return Reply(302, f"found capture at {digits}\n".encode(), {"location": f"/web/{digits}id_/{url}", **headers})


async def read(double: Double, *, url: str = PAGE, seconds: float = 20.0, as_of: object = None, **more: object) -> Attempted:
    http = more.pop("http", HttpSettings())
    reader = WaybackReader(double.settings, http, double.guard, **more)  # type: ignore[arg-type]
    try:
        return await reader.read(request(url, seconds=seconds, as_of=as_of))
    finally:
        await reader.aclose()


def is_page(capture: Capture) -> bool:
    return b"went wrong" not in capture.body


async def test_the_nearest_capture_comes_with_its_own_time_and_raw_bytes() -> None:
    async with serving(archive({"": to(OLDER_14), OLDER_14: captured(OLDER)})) as double:
        tried = await read(double, as_of=datetime(2016, 7, 2, tzinfo=UTC))
    capture = tried.capture
    assert capture is not None
    assert capture.snapshot is not None
    assert capture.body == TEXT
    assert capture.captured_at == datetime(2016, 7, 4, 10, 11, 12, tzinfo=UTC)
    assert capture.snapshot.url_memento == f"{double.base}/web/{OLDER_14}/{PAGE}"
    assert capture.snapshot.distance_days == 2.424
    assert (capture.url, capture.final_url, capture.status) == (PAGE, PAGE, 200)
    assert double.paths == [f"/web/20160702000000id_/{PAGE}", f"/web/{OLDER_14}id_/{PAGE}"]


async def test_without_an_asked_time_the_newest_is_asked_for_and_no_distance_is_said() -> None:
    async with serving(archive(captured(NEW))) as double:
        tried = await read(double)
    assert double.paths[0].split("/")[2][:8] == datetime.now(UTC).strftime("%Y%m%d")
    assert tried.capture is not None
    assert tried.capture.snapshot is not None
    assert tried.capture.snapshot.distance_days is None


@pytest.mark.parametrize(
    ("playback", "cdx", "reason", "outcome"),
    [
        (NOT_ARCHIVED, index(), Reason.NOT_ARCHIVED, Verdict.NOT_FOUND),
        (NOT_ARCHIVED, Reply(200, b"[]\n"), Reason.NOT_ARCHIVED, Verdict.NOT_FOUND),
        (
            NOT_ARCHIVED,
            Reply(404, b'{"message": "No Captures found"}', {"content-type": "application/json"}),
            Reason.NOT_ARCHIVED,
            Verdict.NOT_FOUND,
        ),
        (NOT_ARCHIVED, Reply(200, b"", {"content-type": "application/json"}), Reason.ARCHIVE_DOWN, Verdict.ERROR),
        (NOT_ARCHIVED, Reply(200, b"no gzip", {"content-encoding": "gzip"}), Reason.ARCHIVE_DOWN, Verdict.ERROR),
        (NOT_ARCHIVED, Reply(500), Reason.ARCHIVE_DOWN, Verdict.ERROR),
        (NOT_ARCHIVED, Reply(404, b"<h1>Not Found</h1>"), Reason.ARCHIVE_DOWN, Verdict.ERROR),
        (NOT_ARCHIVED, Reply(200, b"<html><p>Maintenance"), Reason.ARCHIVE_DOWN, Verdict.ERROR),
        (NOT_ARCHIVED, Reply(429), Reason.ARCHIVE_RATE_LIMITED, Verdict.BLOCKED),
        (
            NOT_ARCHIVED,
            Reply(403, b"x.AdministrativeAccessControlException: Blocked Site Error"),
            Reason.ARCHIVE_EXCLUDED,
            Verdict.BLOCKED,
        ),
        (
            Reply(403, b"<p>This URL has been excluded from the Wayback Machine."),
            None,
            Reason.ARCHIVE_EXCLUDED,
            Verdict.BLOCKED,
        ),
        (
            Reply(404, b"<p>This URL has been excluded from the Wayback Machine."),
            None,
            Reason.ARCHIVE_EXCLUDED,
            Verdict.BLOCKED,
        ),
        (
            Reply(200, b"<p>This URL has been excluded from the Wayback Machine."),
            None,
            Reason.ARCHIVE_EXCLUDED,
            Verdict.BLOCKED,
        ),
        (Reply(403, b"Page cannot be displayed due to robots.txt."), None, Reason.ARCHIVE_EXCLUDED, Verdict.BLOCKED),
        (Reply(451, b"Access blocked"), None, Reason.ARCHIVE_EXCLUDED, Verdict.BLOCKED),
        (
            Reply(403, b"", {"x-archive-wayback-runtime-error": "AdministrativeAccessControlException: Blocked"}),
            None,
            Reason.ARCHIVE_EXCLUDED,
            Verdict.BLOCKED,
        ),
        (Reply(403, b"Forbidden"), None, Reason.ARCHIVE_BLOCKED, Verdict.BLOCKED),
        (Reply(403, b"no, not /pages/excluded or excluded-list"), None, Reason.ARCHIVE_BLOCKED, Verdict.BLOCKED),
        (Reply(401, b"Sign in"), None, Reason.ARCHIVE_BLOCKED, Verdict.BLOCKED),
        (Reply(503, b"<title>Just a moment...</title>"), None, Reason.ARCHIVE_BLOCKED, Verdict.BLOCKED),
        (Reply(200, b"<div class='g-recaptcha'></div>"), None, Reason.ARCHIVE_BLOCKED, Verdict.BLOCKED),
        (Reply(429, b"Too many"), None, Reason.ARCHIVE_RATE_LIMITED, Verdict.BLOCKED),
        (Reply(429, b"Too many", {"retry-after": "3600"}), None, Reason.ARCHIVE_RATE_LIMITED, Verdict.BLOCKED),
        (Reply(500, b"oops"), None, Reason.ARCHIVE_DOWN, Verdict.ERROR),
        (Reply(503, b"oops", {"retry-after": "3600"}), None, Reason.ARCHIVE_DOWN, Verdict.ERROR),
        (Reply(200, b"<p>The Wayback Machine is offline for a while."), None, Reason.ARCHIVE_DOWN, Verdict.ERROR),
        (Reply(400, b"Bad"), None, Reason.ARCHIVE_DOWN, Verdict.ERROR),
        (Reply(302, b"", {"location": "https://elsewhere.org/web/2020id_/x"}), None, Reason.ARCHIVE_DOWN, Verdict.ERROR),
        (Reply(302, b"", {"location": "/login"}), None, Reason.ARCHIVE_DOWN, Verdict.ERROR),
        (Reply(302, b"", {"location": "http://["}), None, Reason.ARCHIVE_DOWN, Verdict.ERROR),
        (Reply(drops=True), None, Reason.ARCHIVE_DOWN, Verdict.ERROR),
        (Reply(200, b"short", {"content-length": "900"}), None, Reason.ARCHIVE_DOWN, Verdict.ERROR),
        (captured(NEW, status=404), None, Reason.BAD_CAPTURE, Verdict.NOT_FOUND),
        (captured(NEW, status=429), None, Reason.BAD_CAPTURE, Verdict.NOT_FOUND),
        (captured(NEW, status=503), None, Reason.BAD_CAPTURE, Verdict.NOT_FOUND),
        (captured(NEW, status=403), None, Reason.BAD_CAPTURE, Verdict.NOT_FOUND),
        (captured(NEW, ERROR_PAGE), index(row(NEW_14)), Reason.BAD_CAPTURE, Verdict.NOT_FOUND),
        (captured(NEW, b"no gzip", content_encoding="gzip"), None, Reason.BAD_CAPTURE, Verdict.NOT_FOUND),
        (captured(NEW, status=404), Reply(503), Reason.ARCHIVE_DOWN, Verdict.ERROR),
        (captured(NEW, status=404), Reply(429), Reason.ARCHIVE_RATE_LIMITED, Verdict.BLOCKED),
    ],
)
async def test_every_way_of_giving_no_capture_has_its_own_name(
    playback: Reply, cdx: Reply | None, reason: Reason, outcome: Verdict
) -> None:
    waits = Waits()
    async with serving(archive(playback, cdx)) as double:
        tried = await read(double, usable=is_page, sleep=waits.sleep, clock=waits.clock)
    assert tried.capture is None
    assert (tried.attempt.reason, tried.attempt.outcome) == (reason, outcome), tried.attempt.note
    assert tried.attempt.url == f"{double.base}/web/{PAGE}"


@pytest.mark.parametrize("url", ["http://127.0.0.1:9", "http://nowhere.invalid"])
async def test_an_archive_that_is_not_there_is_down(url: str) -> None:
    reader = WaybackReader(ArchiveSettings(wayback_url=url), HttpSettings(), AddressGuard(True))
    tried = await reader.read(request())
    await reader.aclose()
    assert tried.attempt.reason is Reason.ARCHIVE_DOWN


async def test_a_slow_archive_is_left_at_the_deadline() -> None:
    async with serving(archive(Reply(200, TEXT, {"memento-datetime": NEW}, hangs=30))) as double:
        started = time.monotonic()
        tried = await read(double, seconds=0.3)
    assert time.monotonic() - started < 2
    assert tried.attempt.reason is Reason.ARCHIVE_DOWN
    assert tried.attempt.note.startswith("timeout")


async def test_newest_capture_an_error_so_the_older_good_one_is_used_and_it_is_said() -> None:
    rows = index(row(OLDER_14), row(OLD_14), row(NEW_14, "404"))
    pages = {"": to(NEW_14), NEW_14: captured(NEW, status=404), OLD_14: captured(OLD), OLDER_14: captured(OLDER)}
    async with serving(archive(pages, rows)) as double:
        tried = await read(double)
    assert tried.capture is not None
    assert tried.capture.captured_at == datetime(2021, 5, 6, 7, 8, 9, tzinfo=UTC)
    assert NEW_14 in tried.attempt.note
    assert tried.capture.warnings == ("not_nearest_capture",)


async def test_a_captured_error_page_with_status_200_is_walked_past() -> None:
    rows = index(row(OLD_14), row(NEW_14, digest="SORRY"), row("20230101000000", digest="SORRY"))
    pages = {"": captured(NEW, ERROR_PAGE), OLD_14: captured(OLD)}
    async with serving(archive(pages, rows)) as double:
        tried = await read(double, usable=is_page)
    assert tried.capture is not None
    assert tried.capture.captured_at.year == 2021
    # The other capture of the same bytes was not asked for.
    assert not any("20230101" in path for path in double.paths)


async def test_a_capture_with_broken_bytes_is_walked_past() -> None:
    pages = {"": captured(NEW, b"no gzip", content_encoding="gzip"), OLD_14: captured(OLD)}
    async with serving(archive(pages, index(row(NEW_14), row(OLD_14)))) as double:
        tried = await read(double)
    assert tried.capture is not None
    assert tried.capture.captured_at.year == 2021


async def test_walking_back_ends_after_five_captures() -> None:
    rows = index(*(row(f"20{year}0101000000") for year in range(10, 24)))
    async with serving(archive(captured(NEW, ERROR_PAGE), rows)) as double:
        tried = await read(double, usable=is_page)
    assert tried.attempt.reason is Reason.BAD_CAPTURE
    assert sum(path.startswith("/web/") for path in double.paths) == 5
    assert sum(path.startswith("/cdx/") for path in double.paths) == 1


async def test_a_capture_that_the_index_knows_and_playback_denied_is_found() -> None:
    async with serving(archive({OLD_14: captured(OLD)}, index(row(OLD_14)))) as double:
        tried = await read(double)
    assert tried.capture is not None


async def test_a_revisit_is_as_good_as_what_it_repeats() -> None:
    rows = index(row(OLDER_14, digest="SAME"), row(OLD_14, "-", "SAME", "warc/revisit"), row(NEW_14, "404"))
    pages = {"": captured(NEW, status=404), OLD_14: captured(OLD)}
    async with serving(archive(pages, rows)) as double:
        tried = await read(double)
    assert tried.capture is not None
    assert tried.capture.captured_at.year == 2021


@pytest.mark.parametrize(
    "location",
    [
        f"/web/{NEW_14}id_/https://pages.arvel-valley.org/viaduct",
        "https://pages.arvel-valley.org/viaduct",
        "/viaduct",
        "//pages.arvel-valley.org/viaduct",
    ],
    ids=["rewritten", "as captured", "as captured, relative", "as captured, without scheme"],
)
async def test_a_captured_redirect_is_followed_inside_the_archive(location: str) -> None:
    def answer(path: str, double: Double) -> Reply:
        if path.endswith("/viaduct"):
            return captured(NEW)
        return captured(NEW, b"", 301, location=location)

    async with serving(answer) as double:
        tried = await read(double)
    assert tried.capture is not None
    assert tried.capture.final_url == "https://pages.arvel-valley.org/viaduct"
    assert tried.capture.redirects == (PAGE,)
    assert tried.capture.snapshot is not None
    assert tried.capture.snapshot.url_memento == f"{double.base}/web/{NEW_14}/https://pages.arvel-valley.org/viaduct"


@pytest.mark.parametrize("location", ["/bridge?id=7", "/gone", "http://10.0.0.7/admin", "javascript:alert(1)", ""])
async def test_a_captured_redirect_to_nothing_readable_is_a_bad_capture(location: str) -> None:
    def answer(path: str, double: Double) -> Reply:
        if path.startswith("/cdx/"):
            return index()
        return captured(NEW, b"", 302, location=location) if path.endswith("id=7") else NOT_ARCHIVED

    async with serving(answer) as double:
        tried = await read(double)
    assert tried.attempt.reason is Reason.BAD_CAPTURE
    assert len(double.asked) < 12


async def test_an_archive_that_sends_round_in_circles_is_left() -> None:
    async with serving(archive({"": to(OLD_14), OLD_14: to(NEW_14)})) as double:
        tried = await read(double)
    assert tried.capture is None
    assert tried.attempt.reason in (Reason.BAD_CAPTURE, Reason.ARCHIVE_DOWN)
    assert len(double.asked) < 12


async def test_toolbar_text_is_never_in_the_body() -> None:
    banner = b"<p>Staff: the census is complete.</p>"
    body = b"<body><!-- BEGIN WAYBACK TOOLBAR INSERT -->" + banner + b"<!-- END WAYBACK TOOLBAR INSERT --><p>Herons nest."
    async with serving(archive(captured(NEW, body))) as double:
        tried = await read(double)
    assert tried.capture is not None
    assert tried.capture.body == b"<body><p>Herons nest."


async def test_the_pages_own_headers_come_back() -> None:
    reply = captured(
        NEW, x_archive_orig_content_type="text/html; charset=euc-kr", x_archive_orig_server="mill", server="archive"
    )
    async with serving(archive(reply)) as double:
        tried = await read(double)
    assert tried.capture is not None
    assert tried.capture.header("content-type") == "text/html; charset=euc-kr"
    assert tried.capture.header("server") == "mill"


@pytest.mark.parametrize("encoding", ["gzip", None], ids=["said", "not said"])
async def test_compressed_captures_are_unpacked(encoding: str | None) -> None:
    reply = captured(NEW, gzip.compress(TEXT), **({"content_encoding": encoding} if encoding else {}))
    async with serving(archive(reply)) as double:
        tried = await read(double)
    assert tried.capture is not None
    assert tried.capture.body == TEXT


@pytest.mark.parametrize("body", [b"x" * 5000, gzip.compress(b"x" * 5000)], ids=["plain", "packed"])
async def test_a_huge_capture_is_cut_at_the_cap_and_says_so(body: bytes) -> None:
    async with serving(archive(captured(NEW, body))) as double:
        tried = await read(double, http=HttpSettings(size_cap_bytes=1000))
    assert tried.capture is not None
    assert tried.capture.truncated
    assert len(tried.capture.body) == 1000


@pytest.mark.parametrize("status", [429, 503])
@pytest.mark.parametrize("where", ["/web/", "/cdx/"])
async def test_a_time_to_wait_that_fits_is_waited_and_the_question_asked_again(status: int, where: str) -> None:
    waits = Waits()

    def answer(path: str, double: Double) -> Reply:
        if path.startswith(where) and sum(p.startswith(where) for p in double.paths) <= 2:
            return Reply(status, b"", {"retry-after": "1"})
        if path.startswith("/cdx/"):
            return index(row(OLD_14))
        return captured(OLD) if OLD_14 in path else NOT_ARCHIVED

    async with serving(answer) as double:
        tried = await read(double, sleep=waits.sleep, clock=waits.clock)
    assert tried.capture is not None
    assert waits.slept == [1.0, 1.0]


async def test_a_time_to_wait_holds_for_the_other_pages_too() -> None:
    waits = Waits()
    async with serving(archive(Reply(429, b"", {"retry-after": "60"}))) as double:
        reader = WaybackReader(double.settings, HttpSettings(), double.guard, sleep=waits.sleep, clock=waits.clock)
        reasons = [(await reader.read(request(f"{PAGE}{i}"))).attempt.reason for i in range(3)]
        assert reasons == [Reason.ARCHIVE_RATE_LIMITED] * 3
        assert len(double.asked) == 1
        waits.now += 61
        await reader.read(request(f"{PAGE}later", seconds=200))
        await reader.aclose()
    assert len(double.asked) > 1


@pytest.mark.parametrize(
    ("reply", "reason", "questions"),
    [
        (Reply(429, b"slow down"), Reason.ARCHIVE_RATE_LIMITED, 1),
        (Reply(500, b"oops"), Reason.ARCHIVE_DOWN, 3),
        (Reply(403, b"no"), Reason.ARCHIVE_BLOCKED, 3),
    ],
    ids=["429 without a time", "three failures", "three refusals"],
)
async def test_an_archive_that_refuses_or_fails_is_left_alone_for_the_run(reply: Reply, reason: Reason, questions: int) -> None:
    async with serving(archive(reply)) as double:
        reader = WaybackReader(double.settings, HttpSettings(), double.guard)
        reasons = [(await reader.read(request(f"{PAGE}{i}"))).attempt.reason for i in range(6)]
        await reader.aclose()
    assert reasons == [reason] * 6
    assert len(double.asked) == questions


async def test_pages_that_are_excluded_or_absent_do_not_count_as_failures() -> None:
    def answer(path: str, double: Double) -> Reply:
        if path.startswith("/cdx/"):
            return index()
        return captured(NEW) if path.endswith("9") else Reply(403, b"has been excluded") if path.endswith("8") else NOT_ARCHIVED

    async with serving(answer) as double:
        reader = WaybackReader(double.settings, HttpSettings(), double.guard)
        for i in ("1", "8", "18", "28", "38"):
            assert (await reader.read(request(PAGE + i))).capture is None
        assert (await reader.read(request(PAGE + "9"))).capture is not None
        await reader.aclose()


async def test_the_index_is_asked_no_more_than_it_allows() -> None:
    waits = Waits()
    async with serving(archive(NOT_ARCHIVED)) as double:
        reader = WaybackReader(double.settings, HttpSettings(), double.guard, sleep=waits.sleep, clock=waits.clock)
        started = waits.now
        for i in range(24):
            tried = await reader.read(request(f"{PAGE}{i}", seconds=500))
            assert tried.attempt.reason is Reason.NOT_ARCHIVED
        await reader.aclose()
    # 4 at once, then one every 3 s.
    assert waits.now - started == pytest.approx(60, abs=1)


async def test_one_page_is_asked_for_once_a_run() -> None:
    async with serving(archive(captured(NEW))) as double:
        reader = WaybackReader(double.settings, HttpSettings(), double.guard)
        both = await asyncio.gather(reader.read(request()), reader.read(request()))
        again = await reader.read(request())
        await reader.aclose()
    assert len(double.asked) == 1
    assert both[0].capture == both[1].capture == again.capture


async def test_no_cookie_of_the_archive_travels_to_the_next_page() -> None:
    async with serving(archive(captured(NEW, set_cookie="who=me"))) as double:
        reader = WaybackReader(double.settings, HttpSettings(), double.guard)
        await reader.read(request())
        await reader.read(request(PAGE + "1"))
        await reader.aclose()
    assert all("cookie" not in headers for _, headers in double.asked)
    assert all(headers["user-agent"].startswith("agbrowse/") for _, headers in double.asked)


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/x",
        "http://router/x",
        "http://10.1.2.3/",
        "https://me:pass@pages.arvel-valley.org/",
        "https://pages.arvel-valley.org/x?access_token=abcdef0123456789",
    ],
)
async def test_what_is_private_is_asked_of_no_public_archive(url: str) -> None:
    # Were it asked, this would be answer "down": the guard lets nothing through to the machine itself.
    for base in ("https://web.archive.org", "https://me:pass@web.archive.org"):
        reader = WaybackReader(ArchiveSettings(wayback_url=base), HttpSettings(), AddressGuard(False))
        tried = await reader.read(request(url))
        await reader.aclose()
        assert tried.attempt.reason is Reason.NOT_ASKED_PRIVATE
        assert tried.attempt.outcome is Verdict.SKIPPED
        assert tried.attempt.url == url


async def test_an_archive_of_the_users_own_may_be_asked_for_private_pages() -> None:
    async with serving(archive(captured(NEW))) as double:
        assert (await read(double, url="http://10.1.2.3/plan")).capture is not None


async def test_the_archives_password_is_sent_and_never_shown() -> None:
    async with serving(archive(captured(NEW))) as double:
        settings = ArchiveSettings(wayback_url=f"http://me:p%40ss@127.0.0.1:{double.port}/")
        reader = WaybackReader(settings, HttpSettings(), double.guard)
        tried = await reader.read(request())
        await reader.aclose()
    assert double.asked[0][1]["authorization"].startswith("basic ")
    assert "p%40ss" not in repr(tried)
    assert "p@ss" not in repr(tried)


@pytest.mark.parametrize("url", ["ftp://a.org/x", "no address", "http://", "https://a.org:99999999/", "mailto:x@a.org"])
async def test_what_no_archive_could_hold_never_raises(url: str) -> None:
    async with serving(archive(captured(NEW))) as double:
        tried = await read(double, url=url)
    assert tried.capture is None
    assert double.asked == []


async def test_addresses_are_escaped_and_lose_their_fragment() -> None:
    async with serving(archive(captured(NEW))) as double:
        await read(double, url="https://brücke.arvel-valley.org/ä b/../c?q=1%2F2#top")
    assert unquote(double.paths[0]).endswith("/https://xn--brcke-lva.arvel-valley.org/c?q=1/2")
    assert "%2F" in double.paths[0]
    assert "#" not in double.paths[0]


async def test_cancellation_passes_through() -> None:
    async with serving(archive(Reply(200, TEXT, {"memento-datetime": NEW}, hangs=30))) as double:
        task = asyncio.create_task(read(double))
        await asyncio.sleep(0.1)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
