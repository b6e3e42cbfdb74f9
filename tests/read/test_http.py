"""The HTTP rung against a site that misbehaves, over real sockets."""

from __future__ import annotations

import asyncio
import gzip
import tracemalloc
import zlib
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from time import monotonic

import brotli
import pytest
import zstandard
from raw_site import TLS, Asked, RawSite, page, redirect, server_tls

from agbrowse.models import Reason, Verdict
from agbrowse.net.guard import AddressGuard
from agbrowse.read.base import Attempted, ReadRequest
from agbrowse.read.hops import BadTarget, accept_language, parse_address, redirect_target, retry_after_s, without_userinfo
from agbrowse.read.hosts import HostGate, HostPaused
from agbrowse.read.http import HttpReader
from agbrowse.settings import HttpSettings

NOW = datetime(2027, 3, 1, 12, 0, tzinfo=UTC)


class Naps:
    """A sleep that takes no time and remembers what was asked of it."""

    def __init__(self) -> None:
        self.taken: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.taken.append(seconds)


@pytest.fixture
def naps() -> Naps:
    return Naps()


@pytest.fixture
async def reader(naps: Naps) -> AsyncIterator[HttpReader]:
    http = HttpReader(HttpSettings(), AddressGuard(True), sleep=naps, jitter=lambda: 0.0, now=lambda: NOW)
    yield http
    await http.aclose()


def asking(url: str, seconds: float = 5.0, language: str = "en") -> ReadRequest:
    return ReadRequest(url, language, monotonic() + seconds)


def failure(tried: Attempted) -> tuple[Verdict, Reason | None]:
    assert tried.capture is None
    return tried.attempt.outcome, tried.attempt.reason


async def test_a_page_comes_back_with_all_that_came_with_it(site: RawSite, reader: HttpReader) -> None:
    site.answers["/a?b=1"] = page("<p>Ferry</p>", "200 OK", "X-Twice: one", "X-TWICE: zwei ü")
    capture = (await reader.read(asking(site.url("/a?b=1#top")))).capture
    assert capture is not None
    assert (capture.status, capture.body, capture.truncated) == (200, b"<p>Ferry</p>", False)
    assert (capture.url, capture.final_url) == (site.url("/a?b=1#top"), site.url("/a?b=1#top"))
    assert [value for name, value in capture.headers if name == "x-twice"] == ["one", "zwei ü"]
    assert (capture.captured_at, capture.redirects, capture.access) == (NOW, (), "public")


async def test_it_says_who_it_is_asks_for_the_querys_language_and_only_gets(site: RawSite, reader: HttpReader) -> None:
    site.answers["/"] = page()
    await reader.read(asking(site.url("/"), language="ko"))
    (asked,) = site.asked
    assert asked.method == "GET"
    assert asked.headers["user-agent"].startswith("agbrowse/")
    assert "https://" in asked.headers["user-agent"]
    assert asked.headers["accept-language"] == "ko,en;q=0.8"
    assert "cookie" not in asked.headers
    assert "authorization" not in asked.headers


@pytest.mark.parametrize("status", ["204 No Content", "304 Not Modified"])
async def test_an_answer_without_a_body_is_an_empty_capture(site: RawSite, reader: HttpReader, status: str) -> None:
    site.answers["/"] = f"HTTP/1.1 {status}\r\n\r\n".encode()
    capture = (await reader.read(asking(site.url("/")))).capture
    assert capture is not None
    assert (capture.status, capture.body) == (int(status[:3]), b"")


@pytest.mark.parametrize("status", [400, 401, 403, 404, 410, 418, 451, 500, 999])
async def test_whatever_the_status_the_page_is_a_capture(site: RawSite, reader: HttpReader, status: int) -> None:
    site.answers["/"] = page("<h1>So it is</h1>", f"{status} Whatever")
    tried = await reader.read(asking(site.url("/")))
    assert tried.capture is not None
    assert (tried.capture.status, tried.attempt.status, tried.capture.body) == (status, status, b"<h1>So it is</h1>")


# What may go wrong on the way


async def hang(asked: Asked, writer: asyncio.StreamWriter) -> None:
    await asyncio.sleep(30)


async def reset(asked: Asked, writer: asyncio.StreamWriter) -> None:
    writer.transport.abort()


def trickle(head: bytes, piece: bytes, every_s: float = 0.03) -> Callable[[Asked, asyncio.StreamWriter], object]:
    async def answer(asked: Asked, writer: asyncio.StreamWriter) -> None:
        writer.write(head)
        while True:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(every_s)

    return answer


HTML_HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n"

FAILURES = {
    "never answers": (hang, Reason.TIMEOUT),
    "hangs up": (reset, Reason.CONNECTION),
    "is not HTTP": (b"SSH-2.0-OpenSSH_9.9\r\n", Reason.CONNECTION),
    "speaks HTTP/0.9": (b"<html>no status line</html>", Reason.CONNECTION),
    "says nothing": (b"", Reason.CONNECTION),
    "has a status of four digits": (b"HTTP/1.1 2000 OK\r\n\r\n", Reason.CONNECTION),
    "names two lengths": (b"HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 5\r\n\r\nabcde", Reason.CONNECTION),
    "names a negative length": (b"HTTP/1.1 200 OK\r\nContent-Length: -3\r\n\r\nabc", Reason.CONNECTION),
    "has a zero byte in a header": (b"HTTP/1.1 200 OK\r\nX: a\0b\r\n\r\n", Reason.CONNECTION),
    "sends headers without end": (trickle(b"HTTP/1.1 200 OK\r\n", b"X-More: and more\r\n"), Reason.TIMEOUT),
    "sends a header too long": (b"HTTP/1.1 200 OK\r\nX: " + b"x" * 300_000, Reason.CONNECTION),
    "says 'go on' for ever": (trickle(b"", b"HTTP/1.1 100 Continue\r\n\r\n"), Reason.TIMEOUT),
    "trickles nothing but padding of chunks": (
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        Reason.CONNECTION,
    ),
}


@pytest.mark.parametrize("name", FAILURES)
async def test_a_server_that_fails_is_a_reason_never_an_exception(site: RawSite, reader: HttpReader, name: str) -> None:
    answer, reason = FAILURES[name]
    site.answers["/"] = answer
    started = monotonic()
    assert failure(await reader.read(asking(site.url("/"), 0.6))) == (Verdict.ERROR, reason)
    assert monotonic() - started < 1.2


ADDRESSES = [
    ("ftp://127.0.0.1/", Reason.BAD_URL),
    ("file:///etc/passwd", Reason.BAD_URL),
    ("javascript:alert(1)", Reason.BAD_URL),
    ("data:text/html,x", Reason.BAD_URL),
    ("", Reason.BAD_URL),
    ("//127.0.0.1/", Reason.BAD_URL),
    ("http://", Reason.BAD_URL),
    ("http:///path", Reason.BAD_URL),
    ("http://[::1/", Reason.BAD_URL),
    ("http://127.0.0.1:99999/", Reason.BAD_URL),
    ("http://127.0.0.1:port/", Reason.BAD_URL),
    ("http://two words/", Reason.BAD_URL),
    ("http://zero\0byte/", Reason.BAD_URL),
    ("http://" + "a" * 70 + ".invalid/", Reason.DNS),
    ("http://no-such-host.invalid/", Reason.DNS),
    ("http://127.0.0.1:1/", Reason.CONNECTION),
    ("http://169.254.169.254/latest/meta-data/", Reason.BLOCKED_ADDRESS),
    ("http://2852039166/", Reason.BLOCKED_ADDRESS),
    ("http://[::ffff:169.254.169.254]/", Reason.BLOCKED_ADDRESS),
    ("http://0/", Reason.BLOCKED_ADDRESS),
]


@pytest.mark.parametrize(("url", "reason"), ADDRESSES, ids=[row[0][:40].replace("\0", "\\0") or "empty" for row in ADDRESSES])
async def test_an_address_that_leads_nowhere_is_a_reason(reader: HttpReader, url: str, reason: Reason) -> None:
    tried = await reader.read(asking(url))
    assert failure(tried) == (Verdict.ERROR, reason)
    assert tried.attempt.note.isprintable()


async def test_line_breaks_in_an_address_send_no_header_of_their_own(site: RawSite, reader: HttpReader) -> None:
    site.answers["/aX-Evil:%201"] = page("one line")
    tried = await reader.read(asking(site.url("/a\r\nX-Evil: 1\r\n")))
    assert tried.capture is not None
    assert "x-evil" not in site.asked[0].headers


async def test_private_hosts_are_refused_unless_opened(site: RawSite) -> None:
    http = HttpReader(HttpSettings(), AddressGuard(False, frozenset({(site.host, site.port)})))
    for host in ("127.0.0.1", "127.1", "0x7f.1", "localhost", "[::ffff:127.0.0.1]"):
        assert failure(await http.read(asking(f"http://{host}:{site.port}/"))) == (Verdict.ERROR, Reason.BLOCKED_ADDRESS), host
    assert site.asked == []
    await http.aclose()


# Redirects


async def test_redirects_are_followed_relative_absolute_and_in_any_letters(site: RawSite, reader: HttpReader) -> None:
    site.answers |= {
        "/1": redirect("two?x=1", "301 Moved Permanently"),
        "/two?x=1": redirect(site.url("/dir/three"), "307 Temporary Redirect"),
        "/dir/three": redirect("../caf\u00e9 4"),
        "/caf%C3%A9%204": redirect(b"/caf\xe9", "303 See Other"),
        "/caf%C3%A9": redirect(f"//{site.host}:{site.port}\\last", "308 Permanent Redirect"),
        "/last": page("arrived"),
    }
    capture = (await reader.read(asking(site.url("/1")))).capture
    assert capture is not None
    assert (capture.body, capture.final_url) == (b"arrived", f"http://{site.host}:{site.port}/last")
    assert capture.redirects[0] == site.url("/1")
    assert len(capture.redirects) == 5


async def test_the_fragment_survives_redirects_unless_they_have_their_own(site: RawSite, reader: HttpReader) -> None:
    site.answers |= {"/a": redirect("/c"), "/b": redirect("/c#other"), "/c": page()}
    for start, end in (("/a#/route/7", "/c#/route/7"), ("/b#mine", "/c#other")):
        capture = (await reader.read(asking(site.url(start)))).capture
        assert capture is not None
        assert capture.final_url == site.url(end)


@pytest.mark.parametrize(
    ("location", "reason"),
    [
        ("file:///etc/passwd", Reason.BAD_URL),
        ("javascript:alert(1)", Reason.BAD_URL),
        ("http://[::1", Reason.BAD_URL),
        ("http://user@/", Reason.BAD_URL),
        ("http://xn--/", Reason.BAD_URL),
        ("http://127.0.0.1:0/", Reason.BAD_URL),
        ("http://169.254.169.254/", Reason.BLOCKED_ADDRESS),
        ("http://0xA9FEA9FE/", Reason.BLOCKED_ADDRESS),
        ("http://[64:ff9b::169.254.169.254]/", Reason.BLOCKED_ADDRESS),
        ("http://no-such-host.invalid/", Reason.DNS),
        ("/start", Reason.REDIRECT_LOOP),
        ("#fragment", Reason.REDIRECT_LOOP),
    ],
)
async def test_a_redirect_to_where_none_may_go_ends_there(
    site: RawSite, reader: HttpReader, location: str, reason: Reason
) -> None:
    site.answers["/start"] = redirect(location)
    assert failure(await reader.read(asking(site.url("/start")))) == (Verdict.ERROR, reason)
    assert site.targets == ["/start"]


async def test_a_redirect_to_a_private_host_is_refused_though_the_first_is_public(site: RawSite, other_site: RawSite) -> None:
    answers = {"public.example": ["127.0.0.1"]}
    guard = AddressGuard(True, lookup=lambda name: answers.get(name, [name]))
    site.answers["/"] = redirect("http://168.63.129.16/")
    tried = await HttpReader(HttpSettings(), guard).read(asking(f"http://public.example:{site.port}/"))
    assert failure(tried) == (Verdict.ERROR, Reason.BLOCKED_ADDRESS)
    assert "168.63.129.16" in tried.attempt.note


async def test_ten_redirects_are_followed_and_no_more(site: RawSite, reader: HttpReader) -> None:
    for step in range(12):
        site.answers[f"/{step}"] = redirect(f"/{step + 1}")
    assert failure(await reader.read(asking(site.url("/0")))) == (Verdict.ERROR, Reason.REDIRECT_LOOP)
    assert len(site.asked) == 11
    site.answers["/10"] = page("just so")
    assert (await reader.read(asking(site.url("/0")))).capture is not None


@pytest.mark.parametrize("answer", [redirect(""), b"HTTP/1.1 302 Found\r\nContent-Length: 4\r\n\r\nhere"])
async def test_a_redirect_to_nowhere_is_the_page_itself(site: RawSite, reader: HttpReader, answer: bytes) -> None:
    site.answers["/"] = answer
    capture = (await reader.read(asking(site.url("/")))).capture
    assert capture is not None
    assert capture.status == 302


# Cookies and credentials


async def test_a_site_that_wants_its_cookie_back_gets_it_and_no_other_candidate_sends_it(
    site: RawSite, reader: HttpReader
) -> None:
    async def door(asked: Asked, writer: asyncio.StreamWriter) -> None:
        writer.write(
            page("inside") if "seen=1" in asked.headers.get("cookie", "") else redirect("/", "302 F", "Set-Cookie: seen=1")
        )

    site.answers["/"] = door
    capture = (await reader.read(asking(site.url("/")))).capture
    assert capture is not None
    assert (capture.body, capture.access) == (b"inside", "public")
    site.asked.clear()
    await reader.read(asking(site.url("/")))
    assert "cookie" not in site.asked[0].headers


@pytest.mark.parametrize("value", ["표=값".encode(), b"caf\xe9=\xe8", b"plain=1"], ids=["utf-8", "latin-1", "ascii"])
async def test_a_cookie_goes_back_byte_for_byte(site: RawSite, reader: HttpReader, value: bytes) -> None:
    site.answers |= {
        "/a": b"HTTP/1.1 302 F\r\nLocation: /b\r\nSet-Cookie: " + value + b"\r\nContent-Length: 0\r\n\r\n",
        "/b": page(),
    }
    assert (await reader.read(asking(site.url("/a")))).capture is not None
    assert site.asked[1].headers["cookie"].encode("latin-1") == value


@pytest.mark.parametrize(
    "cookie",
    ["=;;;", "a=b; max-age=" + "9" * 30, "a=b; expires=Thu, 99-Jan-99999 99:99:99 GMT", 'a="\\"; version="x"', "a=b; domain=."],
)
async def test_a_cookie_that_makes_no_sense_costs_nothing(site: RawSite, reader: HttpReader, cookie: str) -> None:
    site.answers |= {"/a": redirect("/b", "302 F", f"Set-Cookie: {cookie}"), "/b": page("still read")}
    capture = (await reader.read(asking(site.url("/a")))).capture
    assert capture is not None
    assert capture.body == b"still read"


async def test_one_candidates_addresses_share_their_cookies(site: RawSite, reader: HttpReader) -> None:
    site.answers |= {"/a": page("a", "200 OK", "Set-Cookie: visit=7"), "/b": page("b")}
    candidate = reader.for_candidate()
    await candidate.read(asking(site.url("/a")))
    await candidate.read(asking(site.url("/b")))
    assert site.asked[1].headers["cookie"] == "visit=7"


async def test_a_user_in_the_address_is_told_to_its_own_origin_alone(
    site: RawSite, other_site: RawSite, reader: HttpReader
) -> None:
    site.answers |= {"/": redirect(other_site.url("/")), "/b": page()}
    other_site.answers["/"] = page()
    capture = (await reader.read(asking(f"http://ann:s%40cret@{site.host}:{site.port}/"))).capture
    assert capture is not None
    assert site.asked[0].headers["authorization"] == "Basic YW5uOnNAY3JldA=="
    assert "authorization" not in other_site.asked[0].headers
    assert (capture.final_url, capture.access) == (other_site.url("/"), "session")
    assert "cret" not in capture.redirects[0]


# Bodies


ENCODINGS = {
    "gzip": gzip.compress,
    "deflate": zlib.compress,
    "br": brotli.compress,
    "zstd": zstandard.compress,
    "gzip, br": lambda body: brotli.compress(gzip.compress(body)),
}


@pytest.mark.parametrize("encoding", ENCODINGS)
async def test_every_content_encoding_that_is_asked_for_is_undone(site: RawSite, reader: HttpReader, encoding: str) -> None:
    body = ("<p>Fähre</p>" * 5000).encode()
    site.answers["/"] = page(ENCODINGS[encoding](body), "200 OK", f"Content-Encoding: {encoding}")
    capture = (await reader.read(asking(site.url("/")))).capture
    assert capture is not None
    assert capture.body == body
    assert not capture.truncated


async def test_a_body_that_is_not_of_its_named_encoding_is_taken_as_it_is(site: RawSite, reader: HttpReader) -> None:
    site.answers["/"] = page("<p>plain</p>", "200 OK", "Content-Encoding: gzip")
    capture = (await reader.read(asking(site.url("/")))).capture
    assert capture is not None
    assert (capture.body, capture.warnings) == (b"<p>plain</p>", ("content_encoding_wrong",))


async def test_a_damaged_body_keeps_what_came_before_the_damage(site: RawSite, reader: HttpReader) -> None:
    whole = gzip.compress(b"".join(b"<p>row %d</p>" % row for row in range(40_000)))
    site.answers["/"] = page(whole[: len(whole) // 2] + b"\xff" * 5000, "200 OK", "Content-Encoding: gzip")
    capture = (await reader.read(asking(site.url("/")))).capture
    assert capture is not None
    assert capture.body.startswith(b"<p>row 0</p>")
    assert (capture.truncated, capture.warnings) == (True, ("truncated",))


@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br", "zstd"])
async def test_a_compressed_body_that_stops_before_its_end_says_so(site: RawSite, reader: HttpReader, encoding: str) -> None:
    whole = ENCODINGS[encoding](b"".join(b"<p>row %d</p>" % row for row in range(20_000)))
    site.answers["/"] = page(whole[: len(whole) * 3 // 4], "200 OK", f"Content-Encoding: {encoding}")
    capture = (await reader.read(asking(site.url("/")))).capture
    assert capture is not None
    assert capture.body.startswith(b"<p>row 0</p>")
    assert (capture.truncated, capture.warnings) == (True, ("truncated",))


TEN_GIGABYTES = 10 * 2**30


def gzip_bomb() -> tuple[bytes, bytes, int]:
    squeeze = zlib.compressobj(9, wbits=31)
    first = squeeze.compress(bytes(2**20)) + squeeze.flush(zlib.Z_FULL_FLUSH)
    return first, squeeze.compress(bytes(2**20)) + squeeze.flush(zlib.Z_FULL_FLUSH), TEN_GIGABYTES // 2**20


def brotli_bomb() -> tuple[bytes, bytes, int]:
    squeeze = brotli.Compressor(quality=4)
    first = squeeze.process(bytes(2**22)) + squeeze.flush()
    return first, squeeze.process(bytes(2**22)) + squeeze.flush(), TEN_GIGABYTES // 2**22


def zstd_bomb() -> tuple[bytes, bytes, int]:
    # RFC 8878: a frame with a window of 128 KB, then blocks that repeat one byte 131,072 times.
    block = (131_072 << 3 | 1 << 1).to_bytes(3, "little") + b"\0"
    return b"\x28\xb5\x2f\xfd\0" + bytes([(17 - 10) << 3]), block, TEN_GIGABYTES // 131_072


@pytest.mark.parametrize(("encoding", "bomb"), [("gzip", gzip_bomb), ("br", brotli_bomb), ("zstd", zstd_bomb)])
async def test_ten_gigabytes_of_zeros_cost_no_more_than_the_cap(
    site: RawSite, reader: HttpReader, encoding: str, bomb: Callable[[], tuple[bytes, bytes, int]]
) -> None:
    first, again, times = bomb()

    async def answer(asked: Asked, writer: asyncio.StreamWriter) -> None:
        writer.write(f"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Encoding: {encoding}\r\n\r\n".encode() + first)
        for _ in range(0, times, 500):
            writer.write(again * 500)
            await writer.drain()

    site.answers["/"] = answer
    tracemalloc.start()
    try:
        capture = (await reader.read(asking(site.url("/"), 20))).capture
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert capture is not None
    assert (len(capture.body), capture.truncated, capture.warnings) == (10_000_000, True, ("truncated",))
    assert peak < 50_000_000


async def test_a_zstd_window_that_would_take_the_memory_is_refused(site: RawSite, reader: HttpReader) -> None:
    frame = b"\x28\xb5\x2f\xfd\0" + bytes([(31 - 10) << 3]) + (131_072 << 3 | 1 << 1).to_bytes(3, "little") + b"\0"
    site.answers["/"] = page(frame, "200 OK", "Content-Encoding: zstd")
    capture = (await reader.read(asking(site.url("/")))).capture
    assert capture is None or capture.body == frame


async def test_a_long_page_is_cut_at_the_cap_and_says_so(site: RawSite) -> None:
    site.answers |= {"/long": page(b"x" * 5000), "/exact": page(b"x" * 1000)}
    http = HttpReader(HttpSettings(size_cap_bytes=1000), AddressGuard(True))
    cut = (await http.read(asking(site.url("/long")))).capture
    whole = (await http.read(asking(site.url("/exact")))).capture
    assert cut is not None
    assert whole is not None
    assert (len(cut.body), cut.truncated, cut.warnings) == (1000, True, ("truncated",))
    assert (len(whole.body), whole.truncated) == (1000, False)
    await http.aclose()


async def test_a_film_is_not_read_to_its_end(site: RawSite, reader: HttpReader) -> None:
    site.answers["/"] = page(b"\0" * 3_000_000, "200 OK", "Content-Type: video/mp4")
    capture = (await reader.read(asking(site.url("/")))).capture
    assert capture is not None
    assert (len(capture.body), capture.truncated) == (65_536, True)


async def test_a_page_that_trickles_is_given_as_far_as_it_came(site: RawSite, reader: HttpReader) -> None:
    site.answers["/"] = trickle(HTML_HEAD, b"<p>drop</p>")
    started = monotonic()
    capture = (await reader.read(asking(site.url("/"), 0.4))).capture
    assert monotonic() - started < 0.8
    assert capture is not None
    assert capture.body.startswith(b"<p>drop</p><p>drop</p>")
    assert (capture.truncated, capture.warnings) == (True, ("truncated",))


@pytest.mark.parametrize(
    "head",
    [
        b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 5000\r\n\r\n<p>half",
        b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n7\r\n<p>half\r\n",
    ],
    ids=["length lies", "chunks stop"],
)
async def test_what_came_before_the_line_went_dead_is_kept(site: RawSite, reader: HttpReader, head: bytes) -> None:
    site.answers["/"] = head
    capture = (await reader.read(asking(site.url("/")))).capture
    assert capture is not None
    assert (capture.body, capture.truncated) == (b"<p>half", True)


async def test_a_length_that_is_too_small_ends_the_page_there(site: RawSite, reader: HttpReader) -> None:
    site.answers["/"] = b"HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabcdef"
    capture = (await reader.read(asking(site.url("/")))).capture
    assert capture is not None
    assert capture.body == b"abc"


async def test_a_status_counts_though_its_page_never_comes(site: RawSite, reader: HttpReader) -> None:
    async def gone(asked: Asked, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 410 Gone\r\nContent-Length: 500\r\n\r\n")
        await asyncio.sleep(30)

    site.answers["/"] = gone
    capture = (await reader.read(asking(site.url("/"), 0.3))).capture
    assert capture is not None
    assert (capture.status, capture.body) == (410, b"")


# Second tries


@pytest.mark.parametrize("trouble", [429, 502, 503, 504, "reset"])
async def test_what_may_pass_is_tried_once_more(site: RawSite, reader: HttpReader, naps: Naps, trouble: int | str) -> None:
    bad = reset if trouble == "reset" else page("busy", f"{trouble} Busy")
    site.answers["/"] = [bad, page("better")]
    capture = (await reader.read(asking(site.url("/")))).capture
    assert capture is not None
    assert (capture.body, len(site.asked)) == (b"better", 2)
    assert naps.taken == [0.3]


@pytest.mark.parametrize("trouble", [400, 403, 404, 500, 501])
async def test_what_will_not_pass_is_not_tried_again(site: RawSite, reader: HttpReader, trouble: int) -> None:
    site.answers["/"] = page("no", f"{trouble} No")
    await reader.read(asking(site.url("/")))
    assert len(site.asked) == 1


async def test_trouble_that_stays_is_the_answer(site: RawSite, reader: HttpReader) -> None:
    site.answers["/"] = page("busy", "503 Busy")
    capture = (await reader.read(asking(site.url("/")))).capture
    assert capture is not None
    assert (capture.status, len(site.asked)) == (503, 2)


async def test_retry_after_is_waited_for_as_seconds_or_as_a_date(site: RawSite, reader: HttpReader, naps: Naps) -> None:
    later = format_datetime(NOW + timedelta(seconds=2), usegmt=True)
    site.answers["/"] = [page("", "503 Busy", "Retry-After: 1"), page("one")]
    site.answers["/date"] = [page("", "503 Busy", f"Retry-After: {later}"), page("two")]
    await reader.read(asking(site.url("/")))
    await reader.read(asking(site.url("/date")))
    assert naps.taken == [1.0, 2.0]


async def test_a_pause_that_does_not_fit_is_rate_limited_and_the_host_is_left_alone(site: RawSite, reader: HttpReader) -> None:
    site.answers["/"] = page("slow down", "429 Too Many Requests", "Retry-After: 3600")
    first = await reader.read(asking(site.url("/")))
    assert first.capture is not None
    assert first.capture.status == 429
    second = await reader.read(asking(site.url("/other")))
    assert failure(second) == (Verdict.BLOCKED, Reason.RATE_LIMITED)
    assert site.targets == ["/"]


# Hosts


async def test_at_most_two_at_a_time_at_one_host(site: RawSite, reader: HttpReader) -> None:
    busy = most = 0

    async def counting(asked: Asked, writer: asyncio.StreamWriter) -> None:
        nonlocal busy, most
        busy += 1
        most = max(most, busy)
        await asyncio.sleep(0.05)
        busy -= 1
        writer.write(page("x", "200 OK", "Connection: close"))

    for number in range(6):
        site.answers[f"/{number}"] = counting
    tries = await asyncio.gather(*(reader.read(asking(site.url(f"/{number}"))) for number in range(6)))
    assert all(tried.capture is not None for tried in tries)
    assert most == 2


async def test_the_gate_waits_out_a_short_pause_and_refuses_a_long_one() -> None:
    naps = Naps()
    gate = HostGate(2, clock=lambda: 100.0 + sum(naps.taken), sleep=naps)
    gate.leave_alone("Slow.example", 4)
    async with gate.turn("slow.EXAMPLE", 200.0):
        pass
    assert naps.taken == [4.0]
    gate.leave_alone("slow.example", 4)
    with pytest.raises(HostPaused):
        async with gate.turn("slow.example", 107.0):
            pass
    gate.leave_alone("slow.example", 60)
    gate.leave_alone("slow.example", 1)
    with pytest.raises(HostPaused) as pause:
        async with gate.turn("slow.example", 500.0):
            pass
    assert pause.value.seconds == 60
    async with gate.turn("other.example", 105.0):
        pass


# Style sheets


async def test_style_sheets_are_fetched_side_by_side_and_failures_left_out(site: RawSite, reader: HttpReader) -> None:
    css = "Content-Type: text/css"
    site.answers |= {
        "/1.css": page(".gone{display:none}", "200 OK", css),
        "/2.css": page("<h1>404</h1>", "404 Not Found"),
        "/3.css": redirect("/4.css"),
        "/4.css": page("p{color:red}", "200 OK", css),
        "/5.css": page("<html>a page</html>"),
        "/6.css": page(b"x" * 600_000, "200 OK", css),
    }
    urls = [site.url(f"/{number}.css") for number in (1, 2, 3, 5, 6)]
    sheets = await reader.stylesheets(urls, asking(site.url("/")))
    assert sheets[:2] == (".gone{display:none}", "p{color:red}")
    assert [len(sheet) for sheet in sheets[2:]] == [512_000]


async def test_no_more_than_eight_sheets_are_asked_for(site: RawSite, reader: HttpReader) -> None:
    await reader.stylesheets([site.url(f"/{number}.css") for number in range(20)], asking(site.url("/")))
    assert len(site.asked) == 8


# Cancellation


async def test_cancellation_passes_through_and_closes_the_connection(site: RawSite, reader: HttpReader) -> None:
    site.answers["/"] = trickle(HTML_HEAD, b"<p>drop</p>", 0.01)
    reading = asyncio.create_task(reader.read(asking(site.url("/"), 20)))
    while not site.asked:
        await asyncio.sleep(0.01)
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    for _ in range(100):
        if site.open_now == 0:
            break
        await asyncio.sleep(0.01)
    assert site.open_now == 0


# TLS


@pytest.mark.parametrize(
    ("certificate", "trusted", "reason"),
    [("localhost.pem", True, None), ("localhost.pem", False, Reason.TLS), ("elsewhere.pem", True, Reason.TLS)],
    ids=["known authority", "unknown authority", "another host's"],
)
async def test_a_certificate_must_be_known_and_the_hosts_own(certificate: str, trusted: bool, reason: Reason | None) -> None:
    secure = await RawSite().start(tls=server_tls(certificate))
    secure.answers["/"] = page("secret")
    http = HttpReader(HttpSettings(ca_bundle=TLS / "ca.pem" if trusted else None), AddressGuard(True))
    tried = await http.read(asking(f"https://localhost:{secure.port}/"))
    assert (tried.attempt.reason, tried.capture is not None) == (reason, reason is None)
    await http.aclose()
    await secure.stop()


async def test_https_at_a_port_that_speaks_http_is_a_tls_failure(site: RawSite, reader: HttpReader) -> None:
    async def bad_request(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 400 Bad\r\n\r\n")
        writer.close()

    async with await asyncio.start_server(bad_request, "127.0.0.1", 0) as plain:
        port = plain.sockets[0].getsockname()[1]
        assert failure(await reader.read(asking(f"https://127.0.0.1:{port}/"))) == (Verdict.ERROR, Reason.TLS)


async def test_http_2_that_fails_is_tried_again_as_http_1(naps: Naps) -> None:
    spoken: list[str | None] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        spoken.append(writer.get_extra_info("ssl_object").selected_alpn_protocol())
        if spoken[-1] == "h2":
            writer.write(b"\0\0\4\4\0\0\0\0\1junk" * 20)
            await reader.read(10)
        else:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(page("by the old way"))
        writer.close()

    tls = server_tls("localhost.pem", "h2", "http/1.1")
    async with await asyncio.start_server(serve, "127.0.0.1", 0, ssl=tls) as server:
        port = server.sockets[0].getsockname()[1]
        http = HttpReader(HttpSettings(ca_bundle=TLS / "ca.pem"), AddressGuard(True), sleep=naps)
        capture = (await http.read(asking(f"https://localhost:{port}/"))).capture
        await http.aclose()
    assert capture is not None
    assert (capture.body, spoken) == (b"by the old way", ["h2", "http/1.1"])


# Pure parts


@pytest.mark.parametrize(
    ("tag", "header"),
    [
        ("ko", "ko,en;q=0.8"),
        ("en", "en,*;q=0.5"),
        ("en-GB", "en-GB,en;q=0.9,*;q=0.5"),
        ("pt-BR", "pt-BR,pt;q=0.9,en;q=0.8"),
        ("ko\r\nX-Evil: 1", "en,*;q=0.5"),
        ("", "en,*;q=0.5"),
    ],
)
def test_accept_language_puts_the_querys_first(tag: str, header: str) -> None:
    assert accept_language(tag) == header


@pytest.mark.parametrize(
    ("value", "seconds"),
    [
        ("120", 120.0),
        (" 0 ", 0.0),
        ("Mon, 01 Mar 2027 12:00:30 GMT", 30.0),
        ("Mon, 01 Mar 2027 11:00:00 GMT", 0.0),
        ("soon", None),
        ("-5", None),
        ("1.5", None),
        ("", None),
        ("9" * 400, None),
        ("Mon, 99 Foo 99999999 99:99:99 GMT", None),
    ],
)
def test_retry_after_is_seconds_or_a_date_or_nothing(value: str, seconds: float | None) -> None:
    assert retry_after_s(value, NOW) == seconds


@pytest.mark.parametrize(
    ("location", "target"),
    [
        (b"/b", "http://a.example/b"),
        (b"b", "http://a.example/dir/b"),
        (b"?q=1", "http://a.example/dir/page?q=1"),
        (b"//c.example/x", "http://c.example/x"),
        (b"  /b\r\n\t ", "http://a.example/b"),
        (b"\\\\c.example\\x?y=\\z", "http://c.example/x?y=\\z"),
        ("/\u6f22".encode(), "http://a.example/\u6f22"),
        (b"", None),
        (b"   ", None),
    ],
)
def test_a_redirects_target_is_read_as_browsers_read_it(location: bytes, target: str | None) -> None:
    assert redirect_target(302, [(b"Location", location)], "http://a.example/dir/page") == target


def test_an_address_is_told_without_its_user() -> None:
    assert without_userinfo("https://ann:pw@a.example:8443/p?q=x@y#f") == "https://a.example:8443/p?q=x@y#f"
    assert without_userinfo("https://a.example/p@q") == "https://a.example/p@q"


@pytest.mark.parametrize("url", ["mailto:a@b.example", "http://a%20b/", "http://a<b/", "HTTP:", "http://%00/", "x"])
def test_no_address_of_a_page(url: str) -> None:
    with pytest.raises(BadTarget):
        parse_address(url)
