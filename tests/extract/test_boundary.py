"""Walls, errors, shells, and pages that only look like one."""

from __future__ import annotations

import pytest
from extract_pages import FILLER

from agbrowse.models import Reason, Source, Verdict

OK = (Verdict.STRONG_OK, Verdict.WEAK_OK)
ARTICLE = f"<article><h1>Stamps</h1><p>The first stamp was printed on 1 May 1861.</p>{FILLER}</article>"


@pytest.mark.parametrize(
    ("status", "verdict", "reason"),
    [
        (404, Verdict.NOT_FOUND, Reason.HTTP_404),
        (410, Verdict.NOT_FOUND, Reason.HTTP_410),
        (401, Verdict.AUTH_REQUIRED, Reason.HTTP_401),
        (402, Verdict.PAYWALL, Reason.PAYWALL),
        (403, Verdict.BLOCKED, Reason.HTTP_403),
        (407, Verdict.ERROR, Reason.HTTP_OTHER),
        (418, Verdict.ERROR, Reason.HTTP_OTHER),
        (429, Verdict.BLOCKED, Reason.RATE_LIMITED),
        (451, Verdict.BLOCKED, Reason.HTTP_451),
        (500, Verdict.ERROR, Reason.HTTP_5XX),
        (503, Verdict.ERROR, Reason.HTTP_5XX),
        (999, Verdict.AUTH_REQUIRED, Reason.LOGIN_WALL),
        (304, Verdict.ERROR, Reason.HTTP_OTHER),
    ],
)
def test_a_status_decides_however_full_the_page(read, status, verdict, reason):
    found = read(ARTICLE, status=status)
    assert (found.verdict, found.reason) == (verdict, reason)


@pytest.mark.parametrize("status", [200, 203, None])
def test_a_full_page_is_read(read, status):
    found = read(ARTICLE, status=status)
    assert (found.verdict, found.reason, found.needs_browser, found.follow_url) == (Verdict.STRONG_OK, None, False, None)


@pytest.mark.parametrize(
    "body",
    [
        "<title>Page not found | Quarle Times</title><h1>Page not found</h1><p>Sorry.</p>" + FILLER,
        "<title>Quarle Times</title><h1>404</h1><p>Nothing here.</p>",
        "<title>404 Not Found</title><center><h1>404 Not Found</h1></center><hr>nginx",
        "<title>Oops! That page can't be found.</title><h1>Oops! That page can't be found.</h1><p>Try a search.</p>",
        "<title>Quarle</title><p>The page you requested could not be found.</p>",
        "<title>Seite nicht gefunden</title><h1>Die Seite wurde nicht gefunden</h1><p>Bitte prüfen Sie die Adresse.</p>",
        "<title>Page introuvable</title><h1>Page introuvable</h1><p>Désolé.</p>",
        "<title>Página no encontrada</title><h1>La página que busca no existe</h1>",
        "<title>페이지를 찾을 수 없습니다</title><h1>요청하신 페이지를 찾을 수 없습니다</h1><p>주소를 확인해 주세요.</p>",
        "<title>ページが見つかりません</title><h1>お探しのページは見つかりませんでした</h1>",
        "<title>页面不存在</title><h1>您访问的页面不存在</h1>",
        "<title>Error</title><h1>Sorry, an error has occurred</h1><p>The page could not be shown. Return to the front page.</p>"
        + FILLER,
        "<title>Something went wrong</title><h1>Something went wrong</h1><p>Please try again later.</p>",
        "<title>오류</title><h1>오류가 발생했습니다</h1><p>잠시 후 다시 시도해 주세요.</p>",
    ],
)
def test_pages_that_say_that_they_are_not_there(read, body):
    found = read(body)
    assert (found.verdict, found.reason) == (Verdict.NOT_FOUND, Reason.SOFT_404)


@pytest.mark.parametrize(
    "body",
    [
        '<title>What "404 Not Found" means</title><h1>What "404 Not Found" means</h1><p>A server sends 404.</p>' + FILLER,
        "<title>Format 2</title><h1>Format 2</h1><h2>Changes</h2><p>Section 4 has been removed. The page field no longer"
        " exists.</p>" + FILLER,
        "<title>Lost villages</title><h1>The village that could not be found</h1><p>It was moved in 1911.</p>" + FILLER,
        "<title>Sorry seems to be the hardest word</title><h1>Sorry</h1>" + FILLER,
        "<title>Errors and residuals</title><h1>Error</h1><p>In statistics an error is a difference.</p>" + FILLER,
        "<title>Search for the lost ship</title><h1>Search for the lost ship</h1>" + FILLER,
        "<title>How to log in</title><h1>How to log in</h1><p>Type your name.</p>" + FILLER,
        "<title>Cookies of the valley</title><h1>Cookies of the valley</h1><p>We use cookies cut by hand.</p>" + FILLER,
        "<title>How captchas work</title><h1>How captchas work</h1><p>Sites behind Cloudflare may show Just a moment.</p>"
        + FILLER,
        "<title>Domains for sale</title><h1>Domains for sale: a history</h1>" + FILLER,
        "<title>Paywalls</title><h1>Paywalls</h1><p>Subscribe to continue reading, such pages say.</p>" + FILLER,
        "<header><a href=/login>Sign in</a> <a href=/join>Subscribe</a></header>"
        + ARTICLE
        + "<footer>Log in to comment.</footer>",
        ARTICLE + "<form action=/login><input name=u><input type=password></form>",
        ARTICLE + "<script src=https://www.google.com/recaptcha/api.js></script><div class=g-recaptcha></div>",
        ARTICLE + "<script src=/cdn-cgi/challenge-platform/scripts/jsd/main.js></script>",
        '<script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree":false}</script>' + ARTICLE,
        "<div class=paywall>" + ARTICLE + "</div>",
        "<p>Quarle has 3 bakeries.</p>",
    ],
)
def test_pages_that_only_speak_of_walls_are_read(read, body):
    assert read(body).verdict in OK


CHALLENGE = (
    "<title>Just a moment...</title><h1>Checking your browser</h1><p>Enable cookies.</p><script>setTimeout(f,400)</script>"
)


@pytest.mark.parametrize(
    ("body", "status", "headers"),
    [
        (CHALLENGE, 403, ()),
        (CHALLENGE, 200, ()),
        (CHALLENGE, 503, ()),
        ("<p>x</p>", 403, (("cf-mitigated", "challenge"),)),
        ("<p>x</p>", 405, (("x-amzn-waf-action", "captcha"),)),
        ("<title>q</title><script>window._cf_chl_opt={}</script>", 403, ()),
        ("<title>q.example</title><script src=https://ct.captcha-delivery.com/c.js></script><p>Please enable JS</p>", 403, ()),
        (
            "<title>Access to this page has been denied</title><div id=px-captcha></div><script>window._pxAppId='x'</script>",
            403,
            (),
        ),
        ("<title>Q</title><iframe src='/_Incapsula_Resource?x=1'></iframe>", 200, ()),
        (
            "<title>Robot check</title><form action=/v><div class=g-recaptcha></div></form><script"
            " src=https://www.google.com/recaptcha/api.js></script>",
            200,
            (),
        ),
        ("<title>You are being redirected...</title><script>var s={};sucuri_cloudproxy_js='';</script>", 200, ()),
    ],
)
def test_challenges(read, body, status, headers):
    found = read(body, status=status, headers=headers)
    assert (found.verdict, found.reason) == (Verdict.CHALLENGE, Reason.BOT_CHALLENGE)


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        (
            "<title>Access Denied</title><h1>Access Denied</h1><p>Reference #18.2f3a.161 https://errors.edgesuite.net/18</p>",
            403,
            Reason.BLOCKED_BY_SITE,
        ),
        (
            "<title>ERROR: The request could not be satisfied</title><h1>403 ERROR</h1><p>Generated by cloudfront"
            " (CloudFront)</p>",
            403,
            Reason.BLOCKED_BY_SITE,
        ),
        (
            "<title>Sucuri WebSite Firewall - Access Denied</title><h1>Access Denied - Sucuri Website Firewall</h1>",
            403,
            Reason.BLOCKED_BY_SITE,
        ),
        (
            "<title>Access denied</title><div class=cf-error-details><h1>Error 1020</h1><p>Ray ID: 19400a3d29e30f8d</p></div>",
            403,
            Reason.BLOCKED_BY_SITE,
        ),
        (
            "<title>Rate limited</title><div class=cf-error-details><h1>Error 1015</h1><p>Ray ID: 19400a3d29e30f8d</p></div>",
            429,
            Reason.RATE_LIMITED,
        ),
        ("<title>Access denied</title><h1>Access denied</h1><p>You may not view this.</p>", 200, Reason.BLOCKED_BY_SITE),
        ("<title>Q</title><h1>This content is not available in your region</h1><p>Sorry.</p>", 200, Reason.BLOCKED_BY_SITE),
        ("<h1>Forbidden</h1><p>You don't have permission.</p>" + FILLER, 403, Reason.HTTP_403),
    ],
)
def test_blocks(read, body, status, reason):
    found = read(body, status=status)
    assert (found.verdict, found.reason) == (Verdict.BLOCKED, reason)


LOGIN = (
    "<form action=/session><label>Name</label><input name=u><label>Password</label><input type=password>"
    "<button>Sign in</button></form>"
)


@pytest.mark.parametrize(
    ("body", "url", "asked"),
    [
        ("<title>Sign in - Quarle</title><h1>Sign in</h1>" + LOGIN, "https://q.example/a/b", None),
        ("<title>Quarle</title>" + LOGIN, "https://q.example/a/b", None),
        ("<title>Quarle</title><p>Members only. Please log in to continue.</p>" + LOGIN, "https://q.example/a/b", None),
        (
            "<title>Login</title><form><input name=email><button>Next</button></form>",
            "https://q.example/login?next=/a",
            "https://q.example/a",
        ),
        ("<title>로그인</title><h1>로그인</h1>" + LOGIN, "https://q.example/a/b", None),
        ("<title>Q</title><p>Join now</p>", "https://q.example/authwall?x=1", "https://q.example/in/x"),
    ],
)
def test_login_walls(read, body, url, asked):
    found = read(body, url=url, asked=asked)
    assert (found.verdict, found.reason) == (Verdict.AUTH_REQUIRED, Reason.LOGIN_WALL)


START = "<h1>Harbour</h1><p>The harbour office has counted the boats of the year, and the first numbers are out today.</p>"
MARK = (
    '<script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree":"False",'
    '"hasPart":{"cssSelector":".paid"}}</script>'
)


@pytest.mark.parametrize(
    "body",
    [
        START + "<p>The master said that never before had…</p><div class=paywall><p>Subscribe to continue reading</p></div>",
        START + "<div class=regwall><h2>This article is for subscribers only</h2><p>Already a subscriber? Log in</p></div>",
        START + "<div class=abo-wall><p>Jetzt weiterlesen mit Plus: nur für Abonnenten</p></div>",
        START + "<div class=paywall><p>Cet article est réservé aux abonnés.</p></div>",
        START + "<p>이 기사는 유료회원 전용입니다. 전문을 보시려면 구독하세요.</p><div class=paywall></div>",
        START
        + "<p>The mayor then turned to the...</p><div class=subscription-wall><h3>Subscribe to read the full story</h3></div>",
        MARK + START,
        MARK + START + "<div class=paid></div>",
    ],
)
def test_paywalls(read, body):
    found = read(body)
    assert (found.verdict, found.reason) == (Verdict.PAYWALL, Reason.PAYWALL)


@pytest.mark.parametrize(
    "after",
    [
        "<div class=paywall-banner><p>You have 2 free articles left. Subscribe for unlimited access.</p></div>",
        "<p>Subscribe to our newsletter to read more stories like this.</p>",
        "<p>SUBSCRIBER ONLY</p><p><a href=/b>The mill is sold</a></p>",
    ],
)
def test_a_whole_article_beside_an_offer_is_read(read, after):
    assert read(START + FILLER + FILLER + FILLER + after).verdict is Verdict.STRONG_OK


def test_a_paid_part_that_is_there_is_read(read):
    assert read(MARK + START + f"<div class=paid>{FILLER}</div>").verdict is Verdict.STRONG_OK


@pytest.mark.parametrize(
    ("body", "url"),
    [
        (
            "<title>Before you continue</title><h1>Before you continue to Selm</h1><p>We use cookies and data to deliver"
            " our services.</p><button>Reject all</button><button>Accept all</button>",
            "https://q.example/a/b",
        ),
        (
            "<title>Q</title><p>We and our 800 partners store data on your device. You may accept or reject.</p><form>"
            "<button>Agree</button></form>",
            "https://consent.q.example/?continue=x",
        ),
        (
            "<title>Datenschutz-Einstellungen</title><h1>Datenschutzeinstellungen</h1><p>Mit Ihrer Zustimmung verwenden"
            " wir Cookies.</p><button>Zustimmen</button>",
            "https://q.example/a",
        ),
    ],
)
def test_consent_walls(read, body, url):
    found = read(body, url=url)
    assert (found.verdict, found.reason) == (Verdict.BLOCKED, Reason.CONSENT_WALL)


@pytest.mark.parametrize(
    ("body", "url"),
    [
        (
            '<title>Search: spoons of 1733</title><h1>Search results for "spoons of 1733"</h1><p>No results for spoons of'
            " 1733.</p>",
            "https://q.example/find?q=spoons+of+1733",
        ),
        (
            "<title>q</title><h1>‘누리호수’ 검색결과</h1><p>검색결과가 없습니다.</p>",
            "https://q.example/search?keyword=%EB%88%84%EB%A6%AC%ED%98%B8%EC%88%98",
        ),
        (
            "<title>spoons - Suche</title><h1>Suchergebnisse für spoons</h1><ul><li><a href=/1>Spoons of silver</a></ul>"
            + FILLER,
            "https://q.example/suche?q=spoons",
        ),
        (
            "<title>Search results</title><h1>Search results</h1><ul><li><a href=/1>Pond drained</a></ul>",
            "https://q.example/a/b",
        ),
        (ARTICLE, "https://www.google.com/search?q=stamps"),
    ],
)
def test_search_pages_prove_nothing(read, body, url):
    found = read(body, url=url)
    assert (found.verdict, found.reason) == (Verdict.UNSUPPORTED, Reason.SEARCH_PAGE)


@pytest.mark.parametrize(
    "body",
    [
        "<title>quarle.example</title><h1>quarle.example is for sale</h1><p>Buy this domain.</p>",
        "<title>quarle.example</title><script src=https://www.sedoparking.com/x.js></script><p>Related searches</p>",
    ],
)
def test_parked_domains(read, body):
    found = read(body)
    assert (found.verdict, found.reason) == (Verdict.NOT_FOUND, Reason.PARKED)


@pytest.mark.parametrize(
    ("asked", "url", "canonical", "home"),
    [
        ("https://q.example/news/2020/pond", "https://q.example/", "", True),
        ("https://q.example/news/2020/pond", "https://www.q.example/en/", "", True),
        (
            "https://q.example/news/2020/pond",
            "https://q.example/",
            "<link rel=canonical href=https://q.example/news/2020/pond>",
            False,
        ),
        ("https://q.example/", "https://q.example/en/", "", False),
        ("https://short.example/abcdef", "https://q.example/", "", False),
        ("https://q.example/news/pond", "https://q.example/notes/pond", "", False),
    ],
)
def test_a_deep_page_that_sends_home_is_gone(read, asked, url, canonical, home):
    found = read(canonical + ARTICLE, asked=asked, url=url)
    assert (found.reason is Reason.REDIRECTED_HOME) is home


@pytest.mark.parametrize(
    "body",
    [
        "<div id=root></div><script src=/a.js></script>",
        "<title>Rail</title><div id=root>Loading…</div><noscript>Enable JavaScript to run this app.</noscript>"
        "<script>f()</script>",
        "<div id=root>…</div><script>f()</script>",
        "<app-root></app-root><script src=/main.js></script>",
        "<div id=app><p>잠시만 기다려 주세요</p></div><noscript>JavaScript가 필요합니다</noscript><script src=/a.js></script>",
        "<p>You need to enable JavaScript to view this site.</p><script src=/a.js></script>",
        "",
    ],
)
def test_empty_shells_need_a_browser(read, body):
    found = read(body)
    assert (found.verdict, found.reason) == (Verdict.BROWSER_REQUIRED, Reason.EMPTY_SHELL)


@pytest.mark.parametrize(
    ("body", "url"),
    [
        (
            "<h1>Coins</h1><coin-card></coin-card><script>customElements.define('coin-card',C)</script><p>Five rooms.</p>",
            "https://q.example/coins",
        ),
        (
            "<h1>Ships</h1><ul><li>Heron</li></ul><div>more…</div><script>new IntersectionObserver(f).observe(e)</script>",
            "https://q.example/s",
        ),
        (
            "<h1>Reports</h1><p>Choose one.</p><div id=x></div>"
            "<script>onhashchange=()=>{x.innerHTML=T[location.hash]}</script>",
            "https://q.example/r#/reports/7",
        ),
    ],
)
def test_pages_that_scripts_complete_ask_for_a_browser(read, body, url):
    found = read(body, url=url)
    assert found.needs_browser or found.reason is Reason.EMPTY_SHELL


def test_a_thin_page_with_a_counter_asks_for_none(read):
    counter = "<script>var s=document.createElement('script');s.src='c.js';document.head.appendChild(s)</script>"
    found = read("<title>Dogs</title><h1>Dogs</h1><p>Dogs are admitted on Mondays.</p>" + counter)
    assert (found.verdict, found.needs_browser) == (Verdict.WEAK_OK, False)


def test_an_origin_that_is_down_is_an_error(read):
    body = "<title>q.example | 522: Connection timed out</title><div class=cf-error-details><h1>Connection timed out</h1></div>"
    assert read(body, status=522).reason is Reason.HTTP_5XX


def test_a_browsers_own_capture_asks_for_no_browser(read):
    assert not read(
        "<h1>Coins</h1><coin-card></coin-card><script>f()</script><p>Five.</p>", source=Source.BROWSER
    ).needs_browser


@pytest.mark.parametrize(
    ("body", "headers"),
    [
        ("<meta http-equiv=refresh content='0; url=/target'>", ()),
        ("<META HTTP-EQUIV='Refresh' CONTENT=\"3;URL='https://q.example/target'\"><p>One moment</p>", ()),
        ("<p>One moment</p>", (("refresh", "0; url=/target"),)),
        (
            '<script>window.location.replace("/target")</script><noscript><meta http-equiv=refresh'
            ' content="0;URL=/target"></noscript>',
            (),
        ),
        ("<script>location.href = '/target';</script>", ()),
        ("<frameset cols='20%,*'><frame src=/menu name=menu><frame src=/target name=main></frameset>", ()),
        ("<iframe id=mainFrame src=/target></iframe>", ()),
        ("<iframe src=/target width=100% height=100%></iframe>", ()),
    ],
)
def test_pages_that_send_their_readers_on(read, body, headers):
    assert read(body, url="https://q.example/a", headers=headers).follow_url == "https://q.example/target"


@pytest.mark.parametrize(
    "body",
    [
        "<meta http-equiv=refresh content=300>" + ARTICLE,
        "<meta http-equiv=refresh content='300;url=/target'>" + ARTICLE,
        "<meta http-equiv=refresh content='0;url=/a'>" + ARTICLE,
        "<script>if (old) location.href = '/target'</script>" + ARTICLE,
        "<script>function go() { location.href = '/target' }</script><p>x</p>",
        "<iframe src=https://ads.example/x width=300 height=250></iframe>" + ARTICLE,
        "<noscript><meta http-equiv=refresh content='0;url=/target'></noscript>" + ARTICLE,
    ],
)
def test_pages_that_stay(read, body):
    assert read(body, url="https://q.example/a").follow_url is None


def test_a_page_cut_at_the_cap_says_so(read):
    found = read(ARTICLE, truncated=True)
    assert found.verdict.ok
    assert found.document.warnings == ("truncated",)


def test_what_an_archive_wraps_around_a_page_is_not_the_page(read):
    wrapped = "<div id=wm-ipp-base>4 captures of the heron census</div>" + ARTICLE
    assert "census" not in read(wrapped, source=Source.WAYBACK).document.text
    today = f"<div id=HEADER>Saved from the census</div><div id=CONTENT>{ARTICLE}</div>"
    assert "census" not in read(today, source=Source.ARCHIVE_TODAY).document.text


def test_an_archives_own_page_is_no_capture(read):
    body = "<title>Internet Archive</title><p>Loading…</p><p>Got an HTTP 302 response at crawl time</p><p>Redirecting to…</p>"
    assert not read(body, source=Source.WAYBACK).verdict.ok


@pytest.mark.parametrize(
    ("frame", "wanted"),
    [
        ('<iframe src="/inner" width="800" height="600"></iframe>', True),
        ('<iframe src="/inner" width="1" height="1"></iframe>', False),
        ('<iframe src="/inner" style="display: none"></iframe>', False),
        ('<iframe src="https://ads.example.net/slot" width="300" height="250"></iframe>', False),
    ],
    ids=["its own frame", "a pixel", "hidden", "another site's"],
)
def test_a_thin_page_with_a_frame_of_its_own_wants_the_browser(read, frame, wanted):
    assert read(f"<h1>Selm well</h1><p>See below.</p>{frame}").needs_browser is wanted
