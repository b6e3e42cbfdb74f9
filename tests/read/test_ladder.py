"""Which rung reads a page next, and what the reading says when none could."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from time import monotonic

import pytest
from raw_site import RawSite, page, redirect

from agbrowse.models import Assessment, Attempt, Capture, Document, Reason, Snapshot, Source, Verdict
from agbrowse.net.guard import AddressGuard
from agbrowse.read.base import Attempted, ReadRequest
from agbrowse.read.hosts import HostGate
from agbrowse.read.http import HttpReader
from agbrowse.read.ladder import Ladder, Retrieval
from agbrowse.settings import ArchiveMode, ArchiveSettings, BrowserMode, BrowserSettings, HttpSettings, Settings

URL = "https://news.ferryboard.org/ferry"
WHEN = datetime(2020, 5, 5, 12, 0, tzinfo=UTC)
NOW = datetime(2027, 3, 1, tzinfo=UTC)

# Words by which the assessment of these tests tells what a page is.
KINDS = {
    "SHELL": (Verdict.BROWSER_REQUIRED, Reason.EMPTY_SHELL),
    "CHALLENGE": (Verdict.CHALLENGE, Reason.BOT_CHALLENGE),
    "CONSENT": (Verdict.BLOCKED, Reason.CONSENT_WALL),
    "DENIED": (Verdict.BLOCKED, Reason.BLOCKED_BY_SITE),
    "SOFT404": (Verdict.NOT_FOUND, Reason.SOFT_404),
    "PARKED": (Verdict.NOT_FOUND, Reason.PARKED),
    "LOGIN": (Verdict.AUTH_REQUIRED, Reason.LOGIN_WALL),
    "PAYWALL": (Verdict.PAYWALL, Reason.PAYWALL),
    "BINARY": (Verdict.UNSUPPORTED, Reason.UNSUPPORTED_TYPE),
    "SEARCH": (Verdict.UNSUPPORTED, Reason.SEARCH_PAGE),
    "BROKEN": (Verdict.UNSUPPORTED, Reason.BROKEN_DOCUMENT),
}
STATUSES = {
    401: (Verdict.AUTH_REQUIRED, Reason.HTTP_401),
    403: (Verdict.BLOCKED, Reason.HTTP_403),
    404: (Verdict.NOT_FOUND, Reason.HTTP_404),
    410: (Verdict.NOT_FOUND, Reason.HTTP_410),
    429: (Verdict.BLOCKED, Reason.RATE_LIMITED),
    451: (Verdict.BLOCKED, Reason.HTTP_451),
    500: (Verdict.ERROR, Reason.HTTP_5XX),
    418: (Verdict.ERROR, Reason.HTTP_OTHER),
}


def assess(capture: Capture) -> Assessment:
    """A page is what its words say: `SHELL`, `GOTO address`, `THIN` (wants a browser), `CRASH`; else its status, else fine."""
    text = capture.body.decode("utf-8", "replace")
    word = text.split(" ")[0]
    if word == "CRASH":
        raise RecursionError("too deep")
    if word in KINDS:
        return Assessment(*KINDS[word])
    if word == "GOTO":
        return Assessment(Verdict.BROWSER_REQUIRED, Reason.EMPTY_SHELL, follow_url=text.split(" ")[1])
    if capture.status in STATUSES:
        return Assessment(*STATUSES[capture.status])
    sheets = (capture.header("link") or "").split()
    text = text.replace("hidden", "") if any(".hidden" in sheet for sheet in capture.stylesheets) else text
    document = Document(text, stylesheet_urls=tuple(sheets), warnings=("dated",) if "dated" in text else ())
    if word == "THIN":
        return Assessment(Verdict.WEAK_OK, document=document, needs_browser=True)
    if word == "AND":
        return Assessment(Verdict.STRONG_OK, document=document, follow_url=text.split(" ")[1])
    return Assessment(Verdict.STRONG_OK, document=document)


class Rung:
    """A rung that gives the next of its answers: (status, body), or a reason for failing, or a coroutine to wait on."""

    def __init__(self, source: Source, *answers: object) -> None:
        self.source = source
        self.answers = list(answers)
        self.asked: list[ReadRequest] = []
        self.closed = False

    async def read(self, request: ReadRequest) -> Attempted:
        self.asked.append(request)
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        attempt = Attempt(self.source, request.url, None, Verdict.ERROR, None, 1)
        if isinstance(answer, Exception):
            raise answer
        if callable(answer):
            await answer()
            raise AssertionError("was to be cancelled")
        if isinstance(answer, tuple) and isinstance(answer[0], Verdict):
            return Attempted(replace(attempt, outcome=answer[0], reason=answer[1]))
        assert isinstance(answer, tuple)
        status, body = answer
        archived = self.source in (Source.WAYBACK, Source.ARCHIVE_TODAY)
        snapshot = Snapshot(self.source, f"https://memento.example/{request.url}", WHEN, 1.0) if archived else None
        capture = Capture(request.url, request.url, status, (), body.encode(), self.source, WHEN, snapshot=snapshot)
        return Attempted(replace(attempt, status=status), capture)

    async def aclose(self) -> None:
        self.closed = True


DEAD = (Verdict.ERROR, Reason.CONNECTION)
NOT_ARCHIVED = (Verdict.NOT_FOUND, Reason.NOT_ARCHIVED)
LIMITED = (Verdict.BLOCKED, Reason.ARCHIVE_RATE_LIMITED)
EXCLUDED = (Verdict.BLOCKED, Reason.ARCHIVE_EXCLUDED)
NO_BROWSER = (Verdict.BROWSER_REQUIRED, Reason.NO_BROWSER)
FINE = (200, "The ferry sails at nine.")


class Scene:
    """A ladder of scripted rungs."""

    def __init__(
        self,
        http: object = FINE,
        browser: object | None = None,
        wayback: object = NOT_ARCHIVED,
        today: object = NOT_ARCHIVED,
        *,
        browser_mode: BrowserMode = BrowserMode.AUTO,
        archive_mode: ArchiveMode = ArchiveMode.AUTO,
        archives: ArchiveSettings | None = None,
    ) -> None:
        def rung(source: Source, answers: object) -> Rung:
            return Rung(source, *(answers if isinstance(answers, list) else [answers]))

        self.http = rung(Source.FETCH, http)
        self.browser = rung(Source.BROWSER, browser) if browser is not None else None
        self.wayback = rung(Source.WAYBACK, wayback)
        self.today = rung(Source.ARCHIVE_TODAY, today)
        settings = Settings(
            browser=BrowserSettings(mode=browser_mode), archive=replace(archives or ArchiveSettings(), mode=archive_mode)
        )
        self.ladder = Ladder(
            assess=assess,
            settings=settings,
            http=self.http,
            browser=self.browser,
            archives=(self.wayback, self.today),
            now=lambda: NOW,
        )

    async def read(self, url: str = URL, seconds: float = 5.0, as_of: datetime | None = None) -> Retrieval:
        return await self.ladder.read(ReadRequest(url, "en", monotonic() + seconds, as_of))

    @property
    def order(self) -> list[Source]:
        rungs = [rung for rung in (self.http, self.browser, self.wayback, self.today) if rung is not None]
        return [rung.source for rung in rungs for _ in rung.asked]


def tried(retrieval: Retrieval) -> list[tuple[Source, Verdict, Reason | None]]:
    return [(attempt.source, attempt.outcome, attempt.reason) for attempt in retrieval.reading.attempts]


async def test_a_page_that_http_reads_is_read_by_http_alone() -> None:
    scene = Scene(http=FINE, browser=FINE)
    retrieval = await scene.read()
    reading = retrieval.reading
    assert (reading.verdict, reading.reason, reading.source, reading.status) == (Verdict.STRONG_OK, None, Source.FETCH, 200)
    assert tried(retrieval) == [(Source.FETCH, Verdict.STRONG_OK, None)]
    assert reading.document is not None
    assert reading.text_sha256 == hashlib.sha256(FINE[1].encode()).hexdigest() == reading.sha256
    assert (reading.fetched_at, reading.archive_reason, reading.snapshot) == (NOW, None, None)
    assert scene.order == [Source.FETCH]


BROWSER_HELPS = [
    (200, "SHELL"),
    (403, "CHALLENGE"),
    (200, "CONSENT"),
    (200, "DENIED"),
    (403, "no"),
    (418, "teapot"),
    (200, "THIN x"),
]


@pytest.mark.parametrize("http", [*BROWSER_HELPS, (Verdict.ERROR, Reason.TLS)], ids=str)
async def test_a_page_that_needs_a_browser_gets_one(http: object) -> None:
    scene = Scene(http=http, browser=FINE)
    reading = (await scene.read()).reading
    assert (reading.verdict, reading.source) == (Verdict.STRONG_OK, Source.BROWSER)
    assert scene.order == [Source.FETCH, Source.BROWSER]


ARCHIVES_HELP = [
    (404, "gone"),
    (410, "gone"),
    (200, "SOFT404"),
    (200, "PARKED"),
    (200, "PAYWALL"),
    (401, "who"),
    (200, "LOGIN"),
    (429, "slow"),
    (451, "law"),
    (500, "oops"),
    (200, "BROKEN"),
    DEAD,
    (Verdict.ERROR, Reason.DNS),
    (Verdict.ERROR, Reason.TIMEOUT),
    (Verdict.ERROR, Reason.REDIRECT_LOOP),
]


@pytest.mark.parametrize("http", ARCHIVES_HELP, ids=str)
async def test_a_page_that_is_gone_closed_or_out_of_reach_is_looked_for_in_archives_without_a_browser(http: object) -> None:
    scene = Scene(http=http, browser=FINE, wayback=FINE)
    retrieval = await scene.read()
    reading = retrieval.reading
    assert (reading.verdict, reading.source) == (Verdict.STRONG_OK, Source.WAYBACK)
    assert reading.snapshot is not None
    assert reading.archive_reason is None
    assert scene.order == [Source.FETCH, Source.WAYBACK]


@pytest.mark.parametrize("http", [(200, "BINARY"), (200, "SEARCH"), (Verdict.ERROR, Reason.BAD_URL)], ids=str)
async def test_what_no_other_rung_could_read_better_ends_there(http: object) -> None:
    scene = Scene(http=http, browser=FINE, wayback=FINE)
    reading = (await scene.read()).reading
    assert not reading.ok
    assert reading.document is None
    assert scene.order == [Source.FETCH]


@pytest.mark.parametrize("http", BROWSER_HELPS[:-1], ids=str)
async def test_what_the_browser_does_not_pass_either_is_looked_for_in_archives(http: object) -> None:
    scene = Scene(http=http, browser=http, today=FINE)
    reading = (await scene.read()).reading
    assert reading.source is Source.ARCHIVE_TODAY
    assert scene.order == [Source.FETCH, Source.BROWSER, Source.WAYBACK, Source.ARCHIVE_TODAY]


@pytest.mark.parametrize(
    ("http", "browser", "reason"),
    [
        ((403, "no"), (403, "CHALLENGE"), Reason.BOT_CHALLENGE),
        ((403, "CHALLENGE"), (403, "no"), Reason.BOT_CHALLENGE),
        ((200, "SHELL"), (200, "SOFT404"), Reason.SOFT_404),
        ((200, "SHELL"), (200, "SHELL"), Reason.EMPTY_SHELL),
        ((200, "CONSENT"), (200, "PAYWALL"), Reason.PAYWALL),
        ((403, "no"), (Verdict.ERROR, Reason.TIMEOUT), Reason.HTTP_403),
        ((200, "SHELL"), (Verdict.ERROR, Reason.BROWSER_CRASHED), Reason.EMPTY_SHELL),
        ((Verdict.ERROR, Reason.TLS), (Verdict.ERROR, Reason.TLS), Reason.TLS),
        ((Verdict.ERROR, Reason.TLS), (404, "gone"), Reason.HTTP_404),
    ],
    ids=str,
)
async def test_unread_pages_keep_the_originals_verdict_or_the_browsers_when_it_saw_more(
    http: object, browser: object, reason: Reason
) -> None:
    retrieval = await Scene(http=http, browser=browser).read()
    assert retrieval.reading.reason is reason
    assert retrieval.reading.archive_reason is Reason.NOT_ARCHIVED
    assert len(retrieval.reading.attempts) == 4


async def test_a_thin_page_stays_readable_when_the_browser_does_no_better() -> None:
    reading = (await Scene(http=(200, "THIN text"), browser=(Verdict.ERROR, Reason.TIMEOUT)).read()).reading
    assert (reading.verdict, reading.source) == (Verdict.WEAK_OK, Source.FETCH)


# Modes


@pytest.mark.parametrize("browser", [None, NO_BROWSER], ids=["none given", "none found"])
async def test_a_shell_without_any_browser_needs_one_and_says_so(browser: object) -> None:
    retrieval = await Scene(http=(200, "SHELL"), browser=browser).read()
    assert (retrieval.reading.verdict, retrieval.reading.reason) == (Verdict.BROWSER_REQUIRED, Reason.NO_BROWSER)
    assert (Source.BROWSER, *NO_BROWSER) in tried(retrieval)
    assert (Source.FETCH, Verdict.BROWSER_REQUIRED, Reason.EMPTY_SHELL) in tried(retrieval)


@pytest.mark.parametrize(("http", "reason"), [((403, "CHALLENGE"), Reason.BOT_CHALLENGE), ((403, "x"), Reason.HTTP_403)])
async def test_a_wall_without_any_browser_keeps_its_name(http: object, reason: Reason) -> None:
    reading = (await Scene(http=http).read()).reading
    assert reading.reason is reason
    assert "no_browser" in reading.warnings


@pytest.mark.parametrize("kind", ["SHELL", "CHALLENGE"])
async def test_browser_never_leaves_the_verdict_as_it_is(kind: str) -> None:
    scene = Scene(http=(200, kind), browser=FINE, browser_mode=BrowserMode.NEVER)
    reading = (await scene.read()).reading
    assert (reading.verdict, reading.reason, reading.warnings) == (*KINDS[kind], ())
    assert scene.order == [Source.FETCH, Source.WAYBACK, Source.ARCHIVE_TODAY]


async def test_browser_required_asks_the_browser_alone() -> None:
    scene = Scene(http=FINE, browser=FINE, browser_mode=BrowserMode.REQUIRED)
    assert (await scene.read()).reading.source is Source.BROWSER
    assert scene.order == [Source.BROWSER]


async def test_browser_required_reads_a_download_by_http() -> None:
    scene = Scene(http=FINE, browser=(Verdict.UNSUPPORTED, Reason.UNSUPPORTED_TYPE), browser_mode=BrowserMode.REQUIRED)
    assert (await scene.read()).reading.source is Source.FETCH


async def test_browser_required_without_one_is_said() -> None:
    reading = (await Scene(http=FINE, browser_mode=BrowserMode.REQUIRED).read()).reading
    assert (reading.verdict, reading.reason) == NO_BROWSER


async def test_archive_never_asks_none() -> None:
    scene = Scene(http=(404, "gone"), wayback=FINE, archive_mode=ArchiveMode.NEVER)
    reading = (await scene.read()).reading
    assert (reading.reason, reading.archive_reason) == (Reason.HTTP_404, None)
    assert scene.order == [Source.FETCH]


@pytest.mark.parametrize(("mode", "as_of"), [(ArchiveMode.AUTO, WHEN), (ArchiveMode.ONLY, None), (ArchiveMode.ONLY, WHEN)])
async def test_archives_come_first_when_a_time_or_only_they_are_asked_for(mode: ArchiveMode, as_of: datetime | None) -> None:
    scene = Scene(wayback=NOT_ARCHIVED, today=FINE, archive_mode=mode)
    reading = (await scene.read(as_of=as_of)).reading
    assert (reading.source, reading.warnings, reading.archive_reason) == (Source.ARCHIVE_TODAY, (), None)
    assert scene.order == [Source.WAYBACK, Source.ARCHIVE_TODAY]
    assert scene.wayback.asked[0].as_of == as_of


async def test_the_live_page_is_read_with_a_warning_when_no_archive_has_it() -> None:
    scene = Scene(wayback=LIMITED)
    reading = (await scene.read(as_of=WHEN)).reading
    assert (reading.source, reading.warnings) == (Source.FETCH, ("live_instead_of_archive",))
    assert reading.archive_reason is Reason.ARCHIVE_RATE_LIMITED


async def test_archives_are_not_asked_twice_when_the_live_page_is_gone_too() -> None:
    scene = Scene(http=(404, "gone"))
    retrieval = await scene.read(as_of=WHEN)
    assert retrieval.reading.reason is Reason.HTTP_404
    assert sorted(scene.order) == sorted([Source.WAYBACK, Source.ARCHIVE_TODAY, Source.FETCH])


# What archives say


@pytest.mark.parametrize(
    ("wayback", "today", "said"),
    [
        (NOT_ARCHIVED, NOT_ARCHIVED, Reason.NOT_ARCHIVED),
        (LIMITED, NOT_ARCHIVED, Reason.ARCHIVE_RATE_LIMITED),
        (NOT_ARCHIVED, EXCLUDED, Reason.ARCHIVE_EXCLUDED),
        (LIMITED, EXCLUDED, Reason.ARCHIVE_EXCLUDED),
        ((404, "captured 404"), NOT_ARCHIVED, Reason.BAD_CAPTURE),
        (NOT_ARCHIVED, (200, "CHALLENGE"), Reason.BAD_CAPTURE),
        ((Verdict.ERROR, Reason.TIMEOUT), NOT_ARCHIVED, Reason.ARCHIVE_DOWN),
        (RuntimeError("a fault of its own"), NOT_ARCHIVED, Reason.ARCHIVE_DOWN),
    ],
    ids=str,
)
async def test_an_archive_that_refuses_is_not_one_that_has_nothing(wayback: object, today: object, said: Reason) -> None:
    retrieval = await Scene(http=(404, "gone"), wayback=wayback, today=today).read()
    reading = retrieval.reading
    assert (reading.verdict, reading.reason, reading.status) == (Verdict.NOT_FOUND, Reason.HTTP_404, 404)
    assert reading.archive_reason is said
    assert said in [reason for _, _, reason in tried(retrieval)] or said is Reason.ARCHIVE_DOWN


PRIVATE = [
    "http://127.0.0.1:8000/x",
    "http://10.1.2.3/",
    "http://wiki/page",
    "https://ann:pw@news.ferryboard.org/",
    "https://news.ferryboard.org/?access_token=8f14e45fceea167a5a36dedd4bea2543",
]


@pytest.mark.parametrize("url", PRIVATE)
async def test_a_private_address_is_told_to_no_third_party_and_the_attempts_say_so(url: str) -> None:
    scene = Scene(http=(404, "gone"), wayback=FINE)
    retrieval = await scene.read(url)
    assert retrieval.reading.reason is Reason.HTTP_404
    assert scene.order == [Source.FETCH]
    assert [(source, reason) for source, _, reason in tried(retrieval)[1:]] == [
        (Source.WAYBACK, Reason.NOT_ASKED_PRIVATE),
        (Source.ARCHIVE_TODAY, Reason.NOT_ASKED_PRIVATE),
    ]


async def test_an_archive_of_ones_own_may_be_asked_of_a_private_address() -> None:
    scene = Scene(http=(404, "gone"), wayback=FINE, archives=ArchiveSettings(wayback_url="http://127.0.0.1:9000/wb"))
    assert (await scene.read("http://127.0.0.1:8000/x")).reading.source is Source.WAYBACK
    scene = Scene(http=(404, "gone"), today=FINE, archives=ArchiveSettings(wayback_url="http://127.0.0.1:9000/wb"))
    assert not (await scene.read("http://127.0.0.1:8000/x")).reading.ok


async def test_a_name_that_led_to_a_private_address_is_told_to_no_archive() -> None:
    scene = Scene(http=(Verdict.ERROR, Reason.BLOCKED_ADDRESS), wayback=FINE)
    retrieval = await scene.read("https://looks-public.ferryboard.org/")
    assert retrieval.reading.reason is Reason.BLOCKED_ADDRESS
    assert scene.order == [Source.FETCH]
    assert len(retrieval.reading.attempts) == 3


# Where pages send their readers


async def test_a_page_that_sends_its_readers_on_is_followed() -> None:
    scene = Scene(http=[(200, "GOTO https://news.ferryboard.org/b"), (200, "GOTO https://news.ferryboard.org/c"), FINE])
    retrieval = await scene.read()
    assert retrieval.reading.final_url == "https://news.ferryboard.org/c"
    assert retrieval.reading.url == URL
    assert [attempt.url for attempt in retrieval.reading.attempts] == [
        URL,
        "https://news.ferryboard.org/b",
        "https://news.ferryboard.org/c",
    ]


async def test_a_page_that_sends_its_readers_nowhere_else_is_what_it_is() -> None:
    scene = Scene(http=(200, f"GOTO {URL}#again"), archive_mode=ArchiveMode.NEVER, browser_mode=BrowserMode.NEVER)
    assert (await scene.read()).reading.reason is Reason.EMPTY_SHELL
    assert len(scene.http.asked) == 1


async def test_pages_that_send_their_readers_on_and_on_are_a_loop() -> None:
    hops = [(200, f"GOTO https://news.ferryboard.org/{step}") for step in range(9)]
    scene = Scene(http=hops, archive_mode=ArchiveMode.NEVER)
    assert (await scene.read()).reading.reason is Reason.REDIRECT_LOOP
    assert len(scene.http.asked) == 4


@pytest.mark.parametrize("target", ["javascript:alert(1)", "file:///etc/passwd", "about:blank"])
async def test_only_addresses_of_pages_are_followed(target: str) -> None:
    scene = Scene(http=(200, f"GOTO {target}"), archive_mode=ArchiveMode.NEVER, browser_mode=BrowserMode.NEVER)
    await scene.read()
    assert len(scene.http.asked) == 1


async def test_a_readable_page_is_not_lost_because_the_one_it_points_to_is() -> None:
    retrieval = await Scene(http=[(200, "AND https://news.ferryboard.org/b has text too"), (404, "gone")]).read()
    assert (retrieval.reading.verdict, retrieval.reading.final_url) == (Verdict.STRONG_OK, URL)


async def test_a_page_that_sets_a_cookie_and_refreshes_itself_is_asked_again_with_it(site: RawSite) -> None:
    site.answers["/"] = [page(f"GOTO {site.url('/')}", "200 OK", "Set-Cookie: met=1"), page("Welcome back")]
    http = HttpReader(HttpSettings(), AddressGuard(True))
    ladder = Ladder(assess=assess, settings=Settings(), http=http, browser=None, archives=())
    retrieval = await ladder.read(ReadRequest(site.url("/"), "en", monotonic() + 5))
    assert retrieval.reading.ok
    assert site.asked[1].headers["cookie"] == "met=1"
    await ladder.aclose()


# Faults and time


async def test_an_assessment_that_falls_over_makes_the_page_a_broken_document() -> None:
    reading = (await Scene(http=(200, "CRASH"), archive_mode=ArchiveMode.NEVER).read()).reading
    assert (reading.verdict, reading.reason) == (Verdict.UNSUPPORTED, Reason.BROKEN_DOCUMENT)


async def test_a_rung_that_falls_over_costs_its_page_that_rung() -> None:
    retrieval = await Scene(http=ValueError("oops"), wayback=FINE).read()
    assert retrieval.reading.source is Source.WAYBACK
    assert "ValueError" in retrieval.reading.attempts[0].note
    retrieval = await Scene(http=(200, "SHELL"), browser=ValueError("oops")).read()
    assert retrieval.reading.attempts[1].reason is Reason.BROWSER_CRASHED


async def forever() -> None:
    await asyncio.sleep(60)


async def test_a_rung_that_does_not_end_is_cancelled_and_the_next_gets_its_turn() -> None:
    scene = Scene(http=forever, wayback=FINE)
    started = monotonic()
    retrieval = await scene.read(seconds=1.0)
    assert monotonic() - started < 1.5
    assert tried(retrieval)[0] == (Source.FETCH, Verdict.ERROR, Reason.TIMEOUT)
    assert not retrieval.reading.ok or retrieval.reading.source is Source.WAYBACK


async def test_every_rung_is_given_less_time_than_the_page_while_others_wait() -> None:
    scene = Scene(http=(403, "CHALLENGE"), browser=(403, "CHALLENGE"))
    started = monotonic()
    await scene.read(seconds=10)
    left = [rung.asked[0].deadline - started for rung in (scene.http, scene.browser, scene.wayback, scene.today) if rung]
    assert left == pytest.approx([6.0, 6.0, 6.0, 10.0], abs=0.2)


async def test_without_time_every_rung_is_listed_and_none_is_asked() -> None:
    scene = Scene()
    retrieval = await scene.read(seconds=-1)
    assert (retrieval.reading.verdict, retrieval.reading.reason) == (Verdict.ERROR, Reason.TIMEOUT)
    assert scene.order == []
    assert [attempt.source for attempt in retrieval.reading.attempts] == [Source.FETCH, Source.WAYBACK, Source.ARCHIVE_TODAY]


async def test_cancellation_passes_through() -> None:
    scene = Scene(http=forever)
    reading = asyncio.create_task(scene.read())
    await asyncio.sleep(0.05)
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading


async def test_the_end_ends_every_rung() -> None:
    scene = Scene(browser=FINE)
    await scene.ladder.aclose()
    assert all(rung.closed for rung in (scene.http, scene.browser, scene.wayback, scene.today) if rung is not None)


async def test_a_browsers_visit_counts_among_a_hosts_turns() -> None:
    gate = HostGate(1)
    http, browser = Rung(Source.FETCH, (200, "SHELL")), Rung(Source.BROWSER, FINE)
    ladder = Ladder(assess=assess, settings=Settings(), http=http, browser=browser, archives=(), hosts=gate)
    async with gate.turn("news.ferryboard.org", monotonic() + 5):
        retrieval = await ladder.read(ReadRequest(URL, "en", monotonic() + 0.2))
    assert browser.asked == []
    assert tried(retrieval)[1] == (Source.BROWSER, Verdict.ERROR, Reason.TIMEOUT)
    assert (await ladder.read(ReadRequest(URL, "en", monotonic() + 5))).reading.ok


# A closer look


@pytest.fixture
def real() -> Callable[[], Ladder]:
    def build() -> Ladder:
        http = HttpReader(HttpSettings(), AddressGuard(True))
        return Ladder(assess=assess, settings=Settings(), http=http, browser=None, archives=())

    return build


async def test_a_closer_look_takes_the_style_sheets_into_account(site: RawSite, real: Callable[[], Ladder]) -> None:
    ladder = real()
    sheet, missing = site.url("/s.css"), site.url("/missing.css")
    site.answers |= {
        "/": page("shown hidden", "200 OK", f"Link: {sheet} {missing}"),
        "/s.css": page(".hidden{display:none}", "200 OK", "Content-Type: text/css"),
    }
    first = await ladder.read(ReadRequest(site.url("/"), "en", monotonic() + 5))
    closer = await ladder.look_closer(first, monotonic() + 5)
    assert first.reading.document is not None
    assert closer.reading.document is not None
    assert (first.reading.document.text, closer.reading.document.text) == ("shown hidden", "shown ")
    assert closer.reading.warnings == ("stylesheets_missing",)
    assert closer.reading.text_sha256 != first.reading.text_sha256
    assert closer.reading.sha256 == first.reading.sha256
    assert await ladder.look_closer(closer, monotonic() + 5) is closer
    await ladder.aclose()


async def test_a_closer_look_at_what_has_no_sheets_or_came_otherwise_changes_nothing() -> None:
    scene = Scene(wayback=FINE)
    for retrieval in (await scene.read(), await scene.read(as_of=WHEN)):
        assert await scene.ladder.look_closer(retrieval, monotonic() + 1) is retrieval


# Over real sockets


async def test_a_redirect_to_a_dead_end_keeps_its_status_and_final_address(site: RawSite, real: Callable[[], Ladder]) -> None:
    ladder = real()
    site.answers |= {"/a": redirect("/a/"), "/a/": page("no such page", "404 Not Found")}
    reading = (await ladder.read(ReadRequest(site.url("/a#part"), "en", monotonic() + 5))).reading
    assert (reading.verdict, reading.reason, reading.status) == (Verdict.NOT_FOUND, Reason.HTTP_404, 404)
    assert reading.final_url == site.url("/a/#part")
    await ladder.aclose()


async def test_a_page_cut_short_is_ok_and_says_so(site: RawSite, real: Callable[[], Ladder]) -> None:
    ladder = real()
    site.answers["/"] = b"HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\nThe ferry is dated"
    reading = (await ladder.read(ReadRequest(site.url("/"), "en", monotonic() + 5))).reading
    assert reading.ok
    assert reading.warnings == ("truncated", "dated")
    await ladder.aclose()
