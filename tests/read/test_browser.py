"""The browser rung against a real Chromium and a small site."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
import pytest_asyncio
from browser_attacks import ATTACKS, LEADING_AWAY
from browser_processes import descendants
from browser_site import FILLER, Answer, Canary, NamingGuard, Site, page
from browser_visibility import HIDDEN, SEEN

from agbrowse.chromium import find_browser
from agbrowse.models import Capture, Reason, Verdict
from agbrowse.read.base import Attempted, ReadRequest
from agbrowse.read.browser import BrowserReader
from agbrowse.settings import BrowserSettings, HttpSettings

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(find_browser() is None, reason="no Chromium here"),
]


@dataclass
class World:
    """The shared browser, its site, and the address that nobody may reach."""

    reader: BrowserReader
    site: Site
    canary: Canary
    guard: NamingGuard

    async def try_to_read(
        self, path: str, *, host: str = "127.0.0.1", timeout_s: float = 20.0, language: str = "en"
    ) -> Attempted:
        url = path if "://" in path else self.site.url(path, host)
        return await self.reader.read(ReadRequest(url, language, time.monotonic() + timeout_s))

    async def read(self, path: str, **options: object) -> Capture:
        tried = await self.try_to_read(path, **options)  # type: ignore[arg-type]
        assert tried.capture is not None, tried.attempt
        return tried.capture


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def world() -> AsyncIterator[World]:
    site, canary, guard = Site(), Canary(), NamingGuard()
    await site.start()
    await canary.start()
    site.words |= {
        "{FORBIDDEN}": f"http://127.0.0.2:{canary.port}",
        "{UDP}": f"127.0.0.2:{canary.port}",
        "{INNER}": f"http://inner.example:{canary.port}",
        "{CANARY}": str(canary.port),
    }
    site.routes["/to-forbidden"] = Answer("", 302, headers=(("Location", "{FORBIDDEN}/redirected"),))
    reader = BrowserReader(BrowserSettings(tabs=4), HttpSettings(connect_timeout_s=3.0), guard, allow_private=True)
    try:
        yield World(reader, site, canary, guard)
    finally:
        await reader.aclose()
        await site.aclose()
        await canary.aclose()


def text_of(capture: Capture) -> str:
    html = capture.body.decode()
    return " ".join(re.sub(r"<[^>]*>", " ", html.partition("</head>")[2]).split())


# The guard -----------------------------------------------------------------------------------------------------------------


async def test_no_page_reaches_an_address_that_the_guard_refuses(world: World) -> None:
    for name, (body, head, headers) in ATTACKS.items():
        world.site.routes[f"/attack/{name}"] = Answer(page(body + FILLER, name, head), headers=headers)
    seen = await asyncio.gather(*(world.try_to_read(f"/attack/{name}", timeout_s=60) for name in ATTACKS))
    made = {name for name, tried in zip(ATTACKS, seen, strict=True) if tried.capture and b"attack made" in tried.capture.body}
    assert set(ATTACKS) - made <= {"reports"}  # forbids its own script, too
    await asyncio.sleep(0.3)
    assert world.canary.visits == []
    assert "127.0.0.2" in world.guard.refused
    assert "inner.example" in world.guard.refused


async def test_a_page_that_leads_to_a_refused_address_is_named_so(world: World) -> None:
    for name, (body, headers, status) in LEADING_AWAY.items():
        world.site.routes[f"/away/{name}"] = Answer(body, status, headers=headers)
    # One at a time: on a crowded machine a page may be called settled before its own redirect has begun.
    reasons = {name: (await world.try_to_read(f"/away/{name}", timeout_s=30)).attempt.reason for name in LEADING_AWAY}
    assert reasons == dict.fromkeys(LEADING_AWAY, Reason.BLOCKED_ADDRESS)
    assert world.canary.visits == []


async def test_a_refused_address_itself_is_named_so(world: World) -> None:
    tried = await world.try_to_read(f"http://127.0.0.2:{world.canary.port}/")
    assert (tried.attempt.outcome, tried.attempt.reason) == (Verdict.ERROR, Reason.BLOCKED_ADDRESS)
    assert world.canary.visits == []


# What a reader sees --------------------------------------------------------------------------------------------------------


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def shown(world: World) -> str:
    body = "".join(
        f"<div>{html.replace('MARK', f'{kind}-{name}-word')}</div>"
        for kind, table in (("hidden", HIDDEN), ("seen", SEEN))
        for name, html in table.items()
    )
    style = "<style>.gone{display:none}@media screen{.print{display:none}}</style>"
    world.site.routes["/sight"] = Answer(page(FILLER + body, head=style))
    return (await world.read("/sight")).body.decode()


@pytest.mark.parametrize("name", SEEN)
async def test_text_that_a_reader_sees_is_kept(shown: str, name: str) -> None:
    assert f"seen-{name}-word" in shown


@pytest.mark.parametrize("name", HIDDEN)
async def test_text_that_no_reader_sees_is_dropped(shown: str, name: str) -> None:
    assert f"hidden-{name}-word" not in shown


async def test_the_document_keeps_what_extraction_needs(world: World) -> None:
    head = (
        '<meta name="author" content="Ida &quot;Q&quot; Velm"><link rel=canonical href="/kept">'
        '<link rel=stylesheet href="/x.css">'
        '<script type="application/ld+json">{"headline": "A </b> B"}</script><script src="/app.js"></script>'
        "<meta http-equiv=refresh content=900>"
    )
    body = (
        "<article id=a class='x y' data-k=1 style='color:red' itemscope itemtype='http://schema.org/Article'>"
        "<time datetime=2021-05-01>May</time><a href='../over?a=1&b=2' rel=author onclick='x()'>link</a>"
        "<a href='javascript:x()'>script</a><a href='#part'>part</a>"
        "<table><tr><td colspan=2 rowspan=3>x</table><input type=password name=p value=secret>"
        "<meta itemprop=dateModified content=2022-01-01><abbr title=long>l</abbr><div class=empty></div></article>"
    )
    world.site.routes["/kept"] = Answer(page(FILLER + body, "A & <B>", head).replace("<html", '<html dir="ltr"'))
    capture = await world.read("/kept")
    html = capture.body.decode()
    base = f"http://127.0.0.1:{world.site.port}"
    for part in (
        '<html lang="en" dir="ltr">',
        "<title>A &amp; &lt;B&gt;</title>",
        '<meta name="author" content="Ida &quot;Q&quot; Velm">',
        f'<link rel="canonical" href="{base}/kept">',
        '<script type="application/ld+json">{"headline": "A <\\/b> B"}</script>',
        f'<script src="{base}/app.js"></script>',
        '<article id="a" class="x y" itemscope="" itemtype="http://schema.org/Article">',
        '<time datetime="2021-05-01">May</time>',
        f'<a href="{base}/over?a=1&amp;b=2" rel="author">link</a>',
        "<a>script</a>",
        '<a href="#part">part</a>',
        '<td colspan="2" rowspan="3">x</td>',
        '<input type="password" name="p">',
        '<meta itemprop="dateModified" content="2022-01-01">',
        '<abbr title="long">l</abbr></article>',
    ):
        assert part in html
    for part in ("data-k", "style", "onclick", "secret", "refresh", "empty"):
        assert part not in html
    assert capture.header("content-type") == "text/html; charset=utf-8"
    assert [name for name, _ in capture.headers].count("content-type") == 1


async def test_words_that_stand_apart_stay_apart_and_words_in_one_stay_one(world: World) -> None:
    body = (
        "<div><span style='display:block'>one</span><span style='display:block'>two</span></div>"
        "<div style='display:flex'><span>three</span><span>four</span></div>"
        "<p>fi<b>ve</b>s<i style='display:inline'>ix</i></p><div>se<div style='display:inline'>ven</div></div>"
        "<p style='white-space:pre-line'>eight\nnine</p><h2><span style='display:block'>ten</span>eleven</h2>"
        "<p id=rows></p><script>for (const t of ['twelve', 'thirteen']) { const c = document.createElement('td');"
        "c.textContent = t; document.querySelector('#rows').append(c) }</script>"
    )
    world.site.routes["/words"] = Answer(page(FILLER + body))
    html = (await world.read("/words")).body.decode().partition("</head>")[2]
    broken = re.sub(r"</?(div|p|br|h2|td|body)\b[^>]*>", " ", html)
    words = re.sub(r"<[^>]*>", "", broken).split()
    assert " ".join(words[-12:]) == "one two three four fivesix seven eight nine ten eleven twelve thirteen"


async def test_frames_of_other_sites_stand_where_their_frame_is(world: World) -> None:
    inner = world.site.url("/inner", "other.example")
    world.site.routes["/inner"] = Answer(page("<p>The Velm organ has 1,204 pipes.</p>").replace('lang="en"', 'lang="de"'))
    world.site.routes["/frames"] = Answer(
        page(f"<p>before</p><iframe src='{inner}' width=400 height=200></iframe><p>after</p>")
    )
    capture = await world.read("/frames", host="velm.example")
    assert f'<section data-frame="{inner}" lang="de">' in capture.body.decode()
    assert text_of(capture) == "before The Velm organ has 1,204 pipes. after"


async def test_a_frameset_is_read_as_its_frames(world: World) -> None:
    world.site.routes["/left"] = Answer(page("<p>The left frame names 17 wells.</p>"))
    world.site.routes["/frameset"] = Answer(
        "<title>F</title><frameset cols='50%,50%'><frame src=/left><frame src=/missing></frameset>"
    )
    assert "names 17 wells" in text_of(await world.read("/frameset"))


# Waiting -------------------------------------------------------------------------------------------------------------------

SHELL = "<div id=root>{}</div><script>{}</script>"
ARRIVING = {
    "fetched_after_0.8s": (
        "Loading…",
        "setTimeout(() => fetch('/text').then(r => r.text()).then(t => root.innerHTML = t), 800)",
    ),
    "slow_fetch": ("", "fetch('/slow-text').then(r => r.text()).then(t => root.innerHTML = t)"),
    "korean_loading": ("불러오는 중…", "setTimeout(() => { root.innerHTML = '<p>The Velm mill ground 88 sacks.' }, 2500)"),
    "empty_root": ("", "setTimeout(() => { root.innerHTML = '<p>The Velm mill ground 88 sacks.' }, 2500)"),
    "busy_beside_much_text": (
        FILLER + "<p aria-busy=true>…</p>",
        "setTimeout(() => { root.innerHTML += '<p>The Velm mill ground 88 sacks.'; "
        "document.querySelector('[aria-busy]').remove() }, 2000)",
    ),
    "in_a_shadow_root": (
        "Loading…",
        "setTimeout(() => { root.textContent = ''; root.attachShadow({mode: 'open'}).innerHTML = "
        "'<p>The Velm mill ground 88 sacks.' }, 1200)",
    ),
    "by_late_script": ("Loading", "setTimeout(() => { const s = document.createElement('script'); s.src = '/late.js'; "
                       "document.head.append(s) }, 300)"),
}  # fmt: skip


async def test_text_that_arrives_late_is_waited_for(world: World) -> None:
    claim = "<p>The Velm mill ground 88 sacks.</p>"
    world.site.routes["/text"] = Answer(claim)
    world.site.routes["/slow-text"] = Answer(claim, delay_s=3.0)
    world.site.routes["/late.js"] = Answer(f"root.innerHTML = '{claim}'", kind="text/javascript", delay_s=1.0)
    for name, (text, script) in ARRIVING.items():
        world.site.routes[f"/late/{name}"] = Answer(page(SHELL.format(text, script)))
    captures = await asyncio.gather(*(world.read(f"/late/{name}") for name in ARRIVING))
    assert {name for name, capture in zip(ARRIVING, captures, strict=True) if b"88 sacks" not in capture.body} == set()


async def test_a_request_that_never_ends_does_not_hold_up_the_text(world: World) -> None:
    world.site.routes["/endless.js"] = Answer("//", kind="text/javascript", trickle=True)
    world.site.routes["/endless"] = Answer(
        page(FILLER + "<script>fetch('/endless.js')</script><script async src=/endless.js></script>")
    )
    began = time.monotonic()
    capture = await world.read("/endless")
    assert "reading room" in text_of(capture)
    assert time.monotonic() - began < 6


async def test_a_document_that_never_ends_gives_the_text_that_came(world: World) -> None:
    world.site.routes["/trickle"] = Answer(page(FILLER + "<script>1</script>"), trickle=True)
    assert "reading room" in text_of(await world.read("/trickle", timeout_s=5))


async def test_a_challenge_that_passes_by_itself_is_waited_for(world: World) -> None:
    def challenge(_: str, headers: dict[str, str]) -> Answer:
        if "passed=1" in headers.get("cookie", ""):
            return Answer(page("<p>The Velm quarry closed in 1931.</p>", "Velm quarry"))
        script = "setTimeout(() => { document.cookie = 'passed=1'; location.reload() }, 1500)"
        return Answer(page(f"<p>Checking your browser</p><script>{script}</script>", "Just a moment..."), 403)

    world.site.routes["/challenge"] = challenge
    capture = await world.read("/challenge")
    assert (capture.status, text_of(capture)) == (200, "The Velm quarry closed in 1931.")


async def test_redirects_by_server_script_and_refresh_are_followed_and_named(world: World) -> None:
    world.site.routes["/one"] = Answer("", 302, headers=(("Location", "/two"),))
    world.site.routes["/two"] = Answer("<script>location.replace('/three')</script>")
    world.site.routes["/three"] = Answer('<meta http-equiv=refresh content="1;url=/four"><p>moving')
    world.site.routes["/four"] = Answer(page("<p>arrived</p>"))
    capture = await world.read("/one")
    assert capture.final_url == world.site.url("/four")
    assert capture.redirects == tuple(world.site.url(path) for path in ("/one", "/two", "/three"))
    assert (capture.url, capture.status, text_of(capture)) == (world.site.url("/one"), 200, "arrived")


async def test_the_fragment_chooses_the_page(world: World) -> None:
    script = "const show = () => { root.textContent = 'page ' + location.hash }; onhashchange = show; show()"
    world.site.routes["/hash"] = Answer(page(SHELL.format("…", script)))
    capture = await world.read("/hash#/reports/7")
    assert text_of(capture) == "page #/reports/7"
    assert capture.final_url.endswith("/hash#/reports/7")


async def test_a_list_that_grows_at_its_end_is_read_to_the_end(world: World) -> None:
    script = (
        "let n = 0; const add = () => { for (let i = 0; i < 10 && n < 60; i++) { const li = document.createElement('li');"
        "li.textContent = 'entry ' + (++n) + ' of the register'; list.append(li) } }; add();"
        "new IntersectionObserver(e => { if (e[0].isIntersecting) setTimeout(add, 150) }).observe(end)"
    )
    for path, style in (
        ("/grows", ""),
        ("/grows-in-a-box", "html,body{height:100%;margin:0;overflow:hidden}main{height:100%;overflow:auto}"),
    ):
        body = f"<main><ul id=list></ul><div id=end>more</div></main><script>{script}</script>"
        world.site.routes[path] = Answer(page(body, head=f"<style>li{{height:150px}}{style}</style>"))
    captures = await asyncio.gather(world.read("/grows"), world.read("/grows-in-a-box"))
    assert ["entry 60 of" in text_of(capture) for capture in captures] == [True, True]


# Consent -------------------------------------------------------------------------------------------------------------------

WALLS = {
    "en": ("Before you continue. We use cookies to show personalised advertising.", "Accept all", "Reject all"),
    "ko": ("계속하기 전에. 쿠키를 사용하여 맞춤 광고를 제공합니다.", "모두 동의", "모두 거부"),
    "de": ("Wir verwenden Cookies für Werbung. Einwilligung verwalten.", "Alle akzeptieren", "Alle ablehnen"),
    "ja": ("クッキーの使用について同意をお願いします。", "すべて同意する", "すべて拒否"),
    "fr": ("Nous utilisons des cookies et vos données personnelles.", "Tout accepter", "Continuer sans accepter →"),
    "en_accept_only": ("We use cookies and similar technologies. Your privacy choices.", "Accept & continue", None),
}


async def test_a_consent_wall_is_refused_first_and_then_the_article_is_read(world: World) -> None:
    def article(target: str, headers: dict[str, str]) -> Answer:
        name = target.partition("?")[2]
        said = re.search(r"choice=(\w+)", headers.get("cookie", ""))
        if said:
            return Answer(page(FILLER + f"<p>The Velm harbour took in 41 barges. Choice: {said[1]}.</p>"))
        text, accept, reject = WALLS[name]
        buttons = f"<button onclick=\"go('accepted')\">{accept}</button>"
        if reject:
            buttons += f"<a href='#' role=button onclick=\"go('refused')\"><span>{reject}</span></a>"
        script = "function go(c) { document.cookie = 'choice=' + c; location.reload() }"
        return Answer(
            page(f"<h1>{text}</h1>{buttons}<button onclick=\"go('wrong')\">Subscribe</button><script>{script}</script>")
        )

    world.site.routes["/consent"] = article
    captures = await asyncio.gather(*(world.read(f"/consent?{name}") for name in WALLS))
    chosen = {name: text_of(capture).rpartition(" ")[2] for name, capture in zip(WALLS, captures, strict=True)}
    assert chosen == dict.fromkeys(WALLS, "refused.") | {"en_accept_only": "accepted."}


async def test_a_dialog_over_the_page_is_pressed_away_and_a_banner_left_alone(world: World) -> None:
    buttons = (
        "<button onclick='said(`accepted`)'>Accept</button><button onclick='said(`refused`)'>Only necessary cookies</button>"
    )
    said = "const said = (text) => { wall.remove(); result.textContent = text }"
    script = f"<script>{said}</script>"
    wall = (
        f"<div id=wall role=dialog style='STYLE'>We use cookies on this site. {buttons}</div><p id=result>untouched</p>{script}"
    )
    world.site.routes["/over"] = Answer(page(FILLER * 3 + wall.replace("STYLE", "position:fixed;inset:0;background:#eee")))
    world.site.routes["/banner"] = Answer(
        page(FILLER * 3 + wall.replace("STYLE", "position:fixed;bottom:0;height:60px;background:#eee"))
    )
    article = (
        FILLER
        + "<p>We use cookies in our kitchen.</p><button onclick='yes()'>Accept</button><p id=result>untouched</p>"
        + script
    )
    world.site.routes["/no-wall"] = Answer(page(article * 4))
    over, banner, plain = await asyncio.gather(world.read("/over"), world.read("/banner"), world.read("/no-wall"))
    assert text_of(over).endswith("refused")
    assert text_of(banner).endswith("untouched")
    assert "accepted" not in text_of(plain)


# Failing -------------------------------------------------------------------------------------------------------------------


async def closed_port() -> int:
    server = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    port: int = server.sockets[0].getsockname()[1]
    server.close()
    return port


async def test_failures_have_names(world: World) -> None:
    routes = {
        "/pdf": (Answer(b"%PDF-1.4", kind="application/pdf"), Verdict.UNSUPPORTED, Reason.UNSUPPORTED_TYPE),
        "/picture": (Answer(b"GIF89a", kind="image/gif"), Verdict.UNSUPPORTED, Reason.UNSUPPORTED_TYPE),
        "/attachment": (
            Answer("x", headers=(("Content-Disposition", "attachment; filename=a.html"),)),
            Verdict.UNSUPPORTED,
            Reason.UNSUPPORTED_TYPE,
        ),
        "/zip": (Answer(b"PK", kind="application/zip"), Verdict.UNSUPPORTED, Reason.UNSUPPORTED_TYPE),
        "/to-pdf": (Answer("<script>location = '/pdf'</script>"), Verdict.UNSUPPORTED, Reason.UNSUPPORTED_TYPE),
        "/round": (Answer("", 302, headers=(("Location", "/round"),)), Verdict.ERROR, Reason.REDIRECT_LOOP),
        "/login": (
            Answer("", 401, headers=(("WWW-Authenticate", "Basic realm=x"),)),
            Verdict.AUTH_REQUIRED,
            Reason.HTTP_401,
        ),
        "/to-file": (Answer("", 302, headers=(("Location", "file:///etc/hostname"),)), Verdict.ERROR, Reason.BAD_URL),
    }
    expected = {path: rest for path, (_, *rest) in routes.items()}
    world.site.routes |= {path: answer for path, (answer, *_) in routes.items()}
    port = world.site.port
    expected |= {
        f"http://127.0.0.1:{await closed_port()}/": [Verdict.ERROR, Reason.CONNECTION],
        f"http://nowhere.example:{port}/": [Verdict.ERROR, Reason.DNS],
        f"https://127.0.0.1:{port}/": [Verdict.ERROR, Reason.TLS],
        "http://127.0.0.1:1/": [Verdict.ERROR, Reason.BAD_URL],
        "file:///etc/hostname": [Verdict.ERROR, Reason.BAD_URL],
        "view-source:http://127.0.0.1/": [Verdict.ERROR, Reason.BAD_URL],
        "chrome://version": [Verdict.ERROR, Reason.BAD_URL],
    }
    world.site.routes["/silent"] = Answer("x", delay_s=30)
    silent = await world.try_to_read("/silent", timeout_s=1.5)
    assert (silent.attempt.outcome, silent.attempt.reason) == (Verdict.ERROR, Reason.TIMEOUT)
    tried = await asyncio.gather(*(world.try_to_read(path) for path in expected))
    got = {path: [each.attempt.outcome, each.attempt.reason] for path, each in zip(expected, tried, strict=True)}
    assert got == expected
    assert all(each.capture is None for each in tried)


@pytest.mark.parametrize(("status", "body"), [(404, "gone"), (404, ""), (500, ""), (503, "<p>later"), (403, "no")])
async def test_an_answer_of_any_status_is_a_capture(world: World, status: int, body: str) -> None:
    world.site.routes["/status"] = Answer(body, status)
    capture = await world.read("/status")
    assert capture.status == status
    assert body.removeprefix("<p>") in text_of(capture)


NUISANCES = {
    "alerts": "for (let i = 0; i < 30; i++) alert(i)",
    "prompts": "confirm('x'); prompt('y'); print()",
    "windows": "for (let i = 0; i < 30; i++) window.open('/quiet')",
    "stays": "onbeforeunload = e => { e.preventDefault(); return 'stay' }",
    "history": "setInterval(() => history.pushState(0, '', '?' + Math.random()), 5)",
    "ticker": "setInterval(() => { tick.textContent = Math.random() }, 20)",
    "permissions": "Notification.requestPermission(); navigator.geolocation.getCurrentPosition(() => 0)",
    "full_screen": "document.documentElement.requestFullscreen().catch(() => 0)",
    "tampered": "Array.prototype.push = () => 0; String.prototype.replace = () => 'x'; window.getComputedStyle = () => ({}); "
    "Map.prototype.get = Set.prototype.has = JSON.stringify = () => { throw 1 }",
}


async def test_nuisances_cost_a_page_neither_its_text_nor_much_time(world: World) -> None:
    world.site.routes["/quiet"] = Answer("quiet")
    names = list(NUISANCES)
    for name in names:
        world.site.routes[f"/nuisance/{name}"] = Answer(page(FILLER + f"<b id=tick></b><script>{NUISANCES[name]}</script>"))
    began = time.monotonic()
    captures = await asyncio.gather(*(world.read(f"/nuisance/{name}") for name in names))
    assert {name for name, capture in zip(names, captures, strict=True) if "reading room" not in text_of(capture)} == set()
    assert time.monotonic() - began < 20


async def test_a_page_that_goes_on_for_ever_ends_in_time(world: World) -> None:
    world.site.routes["/again"] = lambda target, _: Answer(
        page(FILLER + "<script>location.href = '/again?' + Math.random()</script>")
    )
    world.site.routes["/busy"] = Answer(page(FILLER + "<script>setTimeout(() => { for (;;); }, 200)</script>"))
    huge = "const d = document.createElement('div'); d.innerHTML = '<p><b>word</b> '.repeat(60000); document.body.append(d)"
    world.site.routes["/huge"] = Answer(page(FILLER + f"<script>{huge}</script>"))
    began = time.monotonic()
    more = "const p = document.createElement('p'); p.textContent = 'more'; document.body.append(p)"
    script = f"onscroll = () => {{ for (let i = 0; i < 9; i++) {{ {more} }} }}"
    world.site.routes["/for-ever"] = Answer(page(FILLER * 20 + f"<script>{script}</script>"))
    again, busy, huge_page, list_page = await asyncio.gather(
        *(world.try_to_read(path, timeout_s=15) for path in ("/again", "/busy", "/huge", "/for-ever"))
    )
    assert time.monotonic() - began < 16
    assert again.capture is not None or again.attempt.reason is Reason.REDIRECT_LOOP
    assert busy.capture is not None
    assert "reading room" in text_of(busy.capture)
    assert list_page.capture is not None
    assert {"scroll_capped", "still_loading"} & set(list_page.capture.warnings)
    assert huge_page.capture is not None
    assert "reading room" in text_of(huge_page.capture)


# The life of the browser ---------------------------------------------------------------------------------------------------


def renderers() -> set[int]:
    return {pid for pid, line in descendants(os.getpid()).items() if "--type=renderer" in line}


async def test_a_tab_that_crashes_costs_no_other(world: World) -> None:
    before: set[int] = set()

    def crash(_: str, __: dict[str, str]) -> Answer:
        for pid in renderers() - before:
            os.kill(pid, signal.SIGKILL)
        return Answer("", delay_s=5)

    world.site.routes["/die"] = crash
    world.site.routes["/dying"] = Answer(page(FILLER + "<script>fetch('/die')</script>"))
    world.site.routes["/living"] = Answer(
        page("<p id=root>Loading…<script>setTimeout(() => { root.textContent = 'alive' }, 1800)</script>")
    )
    living = asyncio.create_task(world.read("/living"))
    while "/living" not in world.site.asked:
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.3)
    before |= renderers()
    dying = await world.try_to_read("/dying")
    assert (dying.attempt.outcome, dying.attempt.reason) == (Verdict.ERROR, Reason.BROWSER_CRASHED)
    assert text_of(await living) == "alive"


async def test_a_browser_that_dies_is_started_again_and_the_page_read(world: World) -> None:
    killed: list[int] = []

    def kill_once(_: str, __: dict[str, str]) -> Answer:
        if not killed:
            killed.extend(
                pid
                for pid, line in descendants(os.getpid()).items()
                if "remote-debugging-pipe" in line and "--type" not in line
            )
            for pid in killed:
                os.kill(pid, signal.SIGKILL)
        return Answer(page(FILLER))

    world.site.routes["/killer"] = kill_once
    capture = await world.read("/killer")
    assert killed
    assert "reading room" in text_of(capture)


async def test_cookies_live_for_one_candidate(world: World) -> None:
    world.site.routes["/cookie"] = lambda _, headers: Answer(
        page(FILLER + f"<p>sent: {headers.get('cookie', 'none')}</p>"), headers=(("Set-Cookie", "a=1"),)
    )
    first, second = await world.read("/cookie"), await world.read("/cookie")
    assert text_of(first).endswith("sent: none")
    assert text_of(second).endswith("sent: none")


async def test_the_language_of_the_question_is_asked_for(world: World) -> None:
    world.site.routes["/language"] = lambda _, headers: Answer(page(f"{FILLER}<p>asked: {headers.get('accept-language')}</p>"))
    assert text_of(await world.read("/language", language="ko")).rpartition("asked: ")[2].startswith("ko")
