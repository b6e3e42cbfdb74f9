"""Addresses: spelling, redirect links, registrable domains, results pages, privacy."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

import publicsuffixlist
import pytest

from agbrowse.urls import (
    canonicalize,
    is_http_url,
    is_opaque,
    is_private_url,
    is_search_page,
    page_key,
    registrable_domain,
    unwrap,
)

CANONICAL = [
    pytest.param("HTTPS://WWW.Example.ORG:443/A", "https://www.example.org/A", id="scheme, host and default port"),
    pytest.param("http://example.org:80", "http://example.org/", id="empty path"),
    pytest.param("http://example.org:8080/x", "http://example.org:8080/x", id="other ports stay"),
    pytest.param("https://example.org./x", "https://example.org/x", id="dot after the host"),
    pytest.param("https://example.org/x#top", "https://example.org/x", id="fragment"),
    pytest.param("https://example.org/x#:~:text=a", "https://example.org/x", id="text fragment"),
    pytest.param("https://example.org/#/reports/7", "https://example.org/#/reports/7", id="hash route"),
    pytest.param("https://example.org/#!/reports/7", "https://example.org/#!/reports/7", id="hash-bang route"),
    pytest.param("https://example.org/#/", "https://example.org/", id="root of a hash route"),
    pytest.param("https://example.org/a/../b/./c/..", "https://example.org/b/", id="dot segments"),
    pytest.param("https://example.org/../../x", "https://example.org/x", id="dot segments above the root"),
    pytest.param("https://example.org/%7euser/%2fa", "https://example.org/~user/%2Fa", id="escapes of the path"),
    pytest.param("https://example.org/a b?q=c d", "https://example.org/a%20b?q=c%20d", id="spaces"),
    pytest.param("https://example.org/가?q=나", "https://example.org/%EA%B0%80?q=%EB%82%98", id="letters beyond ASCII"),
    pytest.param("https://example.org/100%?q=5%", "https://example.org/100%25?q=5%25", id="lone percent signs"),
    pytest.param("https://bücher.example/ß", "https://xn--bcher-kva.example/%C3%9F", id="host in Punycode"),
    pytest.param("https://faß.de/", "https://xn--fa-hia.de/", id="sharp s is kept"),
    pytest.param("https://ＥＸＡＭＰＬＥ。org/", "https://example.org/", id="full-width host"),
    pytest.param("https://example.org/x?utm_source=a&id=7&fbclid=b", "https://example.org/x?id=7", id="tracking"),
    pytest.param("https://example.org/x?UTM_Medium=a", "https://example.org/x", id="tracking in capitals"),
    pytest.param(
        "https://example.org/x?ref=a&source=b&id=c&from=d", "https://example.org/x?ref=a&source=b&id=c&from=d", id="content"
    ),
    pytest.param(
        "https://example.org/x?a=1*2&b=%7E&utm_id=3", "https://example.org/x?a=1*2&b=%7E", id="pairs keep their bytes"
    ),
    pytest.param("https://example.org/x?b=2&a=1&a=1", "https://example.org/x?b=2&a=1&a=1", id="order and repetition stay"),
    pytest.param("https://example.org/x?flag", "https://example.org/x?flag", id="name without value"),
    pytest.param("https://example.org/x?", "https://example.org/x", id="empty query"),
    pytest.param(
        "  \n<tab>\thttps".replace("<tab>", "") + "://example.org/x\n", "https://example.org/x", id="white space around"
    ),
    pytest.param("https://exam\nple.org/a\tb", "https://example.org/ab", id="line breaks inside"),
    pytest.param("https:\\\\example.org\\a", "https://example.org/a", id="backslashes"),
    pytest.param("//example.org/x", "https://example.org/x", id="no scheme"),
    pytest.param("http://2130706433/", "http://127.0.0.1/", id="address as a number"),
    pytest.param("http://0x7f.1/", "http://127.0.0.1/", id="address in hex"),
    pytest.param("http://[0:0:0:0:0:0:0:1]:81/", "http://[::1]:81/", id="IPv6"),
    pytest.param("http://user:pw@example.org/", "http://user:pw@example.org/", id="userinfo stays"),
    pytest.param("https://example.org//a//b", "https://example.org//a//b", id="double slashes are path"),
    pytest.param("mailto:a@example.org", "mailto:a@example.org", id="no http"),
]


@pytest.mark.parametrize(("given", "expected"), CANONICAL)
def test_a_url_has_one_spelling(given: str, expected: str) -> None:
    assert canonicalize(given) == expected


@pytest.mark.parametrize(("given", "expected"), CANONICAL)
def test_the_spelling_is_stable(given: str, expected: str) -> None:
    assert canonicalize(expected) == expected


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("http://example.org/x", "https://example.org/x/"),
        ("https://example.org", "https://example.org/"),
        ("https://example.org/x?q=%7E", "https://example.org/x?q=~"),
        ("https://example.org/%EA%B0%80", "https://example.org/가"),
        ("https://example.org/x#a", "https://example.org/x#b"),
    ],
)
def test_spellings_of_one_page_share_a_key(one: str, other: str) -> None:
    assert page_key(one) == page_key(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("https://example.org/x?id=7", "https://example.org/x?id=8"),
        ("https://example.org/#/a", "https://example.org/#/b"),
        ("https://www.example.org/x", "https://example.org/x"),
        ("https://example.org/a", "https://example.org/A"),
        ("https://example.org/a%2Fb", "https://example.org/a/b"),
    ],
)
def test_different_pages_have_different_keys(one: str, other: str) -> None:
    assert page_key(one) != page_key(other)


@pytest.mark.parametrize(
    "url",
    [
        "", "example.org", "//example.org/", "/x", "javascript:alert(1)", "ftp://example.org/", "https://", "https:///x",
        "http://exa mple.org/", "http://[::1", "http://example.org:99999/", "http://example.org:a/", "http://.",
        "http://a..b/", "http://1.2.3.256/", "http://" + "a" * 64 + ".org/", "http://[fe80::1%25eth0]/",
    ],
)  # fmt: skip
def test_what_is_no_http_url_is_told(url: str) -> None:
    assert not is_http_url(url)


WRAPPED = [
    (
        "https://www.google.com/url?sa=t&url=https%3A%2F%2Fwww.example.org%2Fa%3Fx%3D1%26y%3D2&usg=z",
        "https://www.example.org/a?x=1&y=2",
    ),
    ("https://www.google.co.kr/url?q=https://www.example.org/a%3Fx%3D1&sa=U", "https://www.example.org/a?x=1"),
    (
        "https://www.google.com/imgres?imgurl=https://i.example.org/1.png&imgrefurl=https://www.example.org/p",
        "https://www.example.org/p",
    ),
    ("https://www.google.de/amp/s/www.example.org/e?x=1", "https://www.example.org/e?x=1"),
    ("https://www-example-org.cdn.ampproject.org/c/s/www.example.org/e", "https://www.example.org/e"),
    ("https://www-example-org.cdn.ampproject.org/v/www.example.org/e?amp_js_v=0.1", "http://www.example.org/e?amp_js_v=0.1"),
    ("https://www-example--site-org.translate.goog/p?x=1&_x_tr_sl=ko&_x_tr_tl=en", "https://www.example-site.org/p?x=1"),
    ("https://translate.google.com/translate?sl=ko&tl=en&u=https://www.example.org/p", "https://www.example.org/p"),
    (
        "https://webcache.googleusercontent.com/search?q=cache:AbCdEfGhIjKl:https://www.example.org/p+words",
        "https://www.example.org/p",
    ),
    ("https://consent.google.com/m?continue=https://www.example.org/p?a%3D5&gl=DE", "https://www.example.org/p?a=5"),
    ("https://www.bing.com/ck/a?!&&p=1&u=a1aHR0cHM6Ly93d3cuZXhhbXBsZS5vcmcvYj9jPWQ&ntb=1", "https://www.example.org/b?c=d"),
    (
        "http://www.bing.com/news/apiclick.aspx?ref=FexRss&url=https%3a%2f%2fwww.example.org%2fn&c=1",
        "https://www.example.org/n",
    ),
    ("//duckduckgo.com/l/?uddg=https%3A%2F%2Fwww.example.org%2Fc&rut=aa", "https://www.example.org/c"),
    ("https://duckduckgo.com/y.js?ad_domain=shop.example&u=https%3A%2F%2Fshop.example%2F", "https://shop.example/"),
    ("https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.example.org%2Fd%3Ffbclid%3DI&h=A", "https://www.example.org/d"),
    ("https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fwww.example.org%2Fl&trk=x", "https://www.example.org/l"),
    (
        "https://r.search.yahoo.com/_ylt=A;_ylu=B/RV=2/RE=1/RO=10/RU=https%3a%2f%2fwww.example.org%2fy%3fa%3d1/RK=2/RS=x-",
        "https://www.example.org/y?a=1",
    ),
    (
        "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.example.org%2Fs&data=05",
        "https://www.example.org/s",
    ),
    (
        "https://urldefense.proofpoint.com/v2/url?u=https-3A__www.example.org_a-5Fb-3Fc-3D1&d=x",
        "https://www.example.org/a_b?c=1",
    ),
    ("https://urldefense.com/v3/__https://www.example.org/a?x=1*2__;Kw!!abc$", "https://www.example.org/a?x=1+2"),
    ("https://urldefense.com/v3/__https:/www.example.org/a__;!!abc$", "https://www.example.org/a"),
    ("https://www.youtube.com/redirect?event=d&q=https%3A%2F%2Fwww.example.org%2Fv", "https://www.example.org/v"),
    ("https://vk.com/away.php?to=https%3A%2F%2Fwww.example.org%2Fvk", "https://www.example.org/vk"),
    ("https://link.zhihu.com/?target=https%3A//www.example.org/z", "https://www.example.org/z"),
    ("https://slack-redir.net/link?url=https%3A%2F%2Fwww.example.org%2Fsl", "https://www.example.org/sl"),
    ("https://href.li/?https://www.example.org/h", "https://www.example.org/h"),
    (
        "https://www.google.com/url?q=https://l.facebook.com/l.php?u%3Dhttps%253A%252F%252Fwww.example.org%252Ftwo",
        "https://www.example.org/two",
    ),
]


@pytest.mark.parametrize(("given", "expected"), WRAPPED)
def test_a_redirect_link_is_unwrapped(given: str, expected: str) -> None:
    assert unwrap(given) == expected


@pytest.mark.parametrize(
    "url",
    [
        "https://t.co/AbCdEf",
        "https://news.google.com/rss/articles/CBMiTOKEN?oc=5",
        "https://vertexaisearch.cloud.google.com/grounding-api-redirect/AAAA",
        "http://www.baidu.com/link?url=AbC-dEf",
        "https://doi.org/10.5555/abc.123",
        "https://archive.ph/AbC12",
        "https://www.google.com/url?q=javascript:alert(1)",
    ],
)
def test_an_opaque_link_stays_and_its_site_is_unknown(url: str) -> None:
    assert unwrap(url) == url
    assert is_opaque(url)
    assert registrable_domain(url) is None


@pytest.mark.parametrize(
    "url",
    [
        "https://www.example.org/redirect?url=https://other.example.com/",
        "https://notgoogle.com/url?q=https://other.example.com/",
        "https://www.google.com/maps?q=https://other.example.com/",
        "https://www.google.evil.example/url?q=https://other.example.com/",
    ],
)
def test_a_link_that_is_no_redirectors_stays(url: str) -> None:
    assert unwrap(url) == url


def test_endless_wrapping_ends() -> None:
    url = "https://www.example.org/"
    for _ in range(20):
        url = "https://www.google.com/url?q=" + quote(url, safe="")
    assert unwrap(url).startswith("https://www.google.com/url?q=")


DOMAINS = [
    ("https://a.b.example.co.uk/1", "example.co.uk"),
    ("one.co.uk", "one.co.uk"),
    ("https://news.example.co.kr/", "example.co.kr"),
    ("https://stat.go.kr/", "stat.go.kr"),
    ("https://example.org./3", "example.org"),
    ("https://alice.github.io/", "alice.github.io"),
    ("https://x.city.kawasaki.jp/", "city.kawasaki.jp"),
    ("https://a.b.c.kawasaki.jp/", "b.c.kawasaki.jp"),
    ("https://도메인.한국/", "xn--hq1bm8jm9l.xn--3e0b707e"),
    ("gov.uk", "gov.uk"),
    ("localhost", "localhost"),
    ("http://localhost:8765/x", "localhost"),
    ("localhost:8765", "localhost"),
    ("http://127.0.0.1:8765/x", "127.0.0.1"),
    ("127.0.0.1", "127.0.0.1"),
    ("http://[2001:db8::1]:80/", "2001:db8::1"),
    ("::1", "::1"),
    ("https://web.archive.org/web/20190304050607/http://www.example.org:80/f", "example.org"),
    ("https://web.archive.org/web/2019id_/https://news.example.net/f?a=1", "example.net"),
    ("https://archive.ph/2020/https://www.example.org/p", "example.org"),
    ("https://www.google.com/url?q=https://www.example.org/a", "example.org"),
    ("", None),
    ("not a host", None),
    ("mailto:a@example.org", None),
]


@pytest.mark.parametrize(("given", "expected"), DOMAINS)
def test_the_registrable_domain_says_whose_site_it_is(given: str, expected: str | None) -> None:
    assert registrable_domain(given) == expected


def _public_suffix_vectors() -> list[tuple[str, str | None]]:
    """The list's own vectors: `checkPublicSuffix('a.b.example.com', 'example.com');`"""
    text = (Path(publicsuffixlist.__file__).parent / "test_psl.txt").read_text(encoding="utf-8")
    rows = [line.split("(", 1)[1].split(")")[0] for line in text.splitlines() if line.startswith("checkPublicSuffix(")]
    pairs = [[part.strip() for part in row.split(",")] for row in rows]
    return [(host.strip("'"), None if domain == "null" else domain.strip("'")) for host, domain in pairs if host != "null"]


@pytest.mark.parametrize(("host", "domain"), _public_suffix_vectors())
def test_the_public_suffix_lists_own_vectors_hold(host: str, domain: str | None) -> None:
    # Where the vectors say that a host has no registrable domain, it is its own here.
    found = registrable_domain(host)
    if host.startswith("."):
        assert found is None
    else:
        ascii_of = [label.encode("idna").decode() for label in (domain or host.lower()).split(".")]
        assert found == ".".join(ascii_of)


SEARCH_PAGES = [
    "https://www.google.com/search?q=ferry",
    "https://google.co.kr/search?client=x&q=ferry",
    "https://news.google.com/search?q=ferry&hl=en",
    "https://scholar.google.com/scholar?q=ferry",
    "https://www.bing.com/search?q=ferry",
    "https://www.bing.com/news/search?q=ferry",
    "https://duckduckgo.com/?q=ferry",
    "https://html.duckduckgo.com/html/?q=ferry",
    "https://search.naver.com/search.naver?query=x",
    "https://m.search.naver.com/search.naver?query=x",
    "https://search.daum.net/search?w=tot&q=x",
    "https://www.baidu.com/s?wd=x",
    "https://yandex.ru/search/?text=x",
    "https://search.yahoo.com/search?p=x",
    "https://search.yahoo.co.jp/search?p=x",
    "https://search.brave.com/search?q=x",
    "https://kagi.com/search?q=x",
    "https://www.ecosia.org/search?q=x",
    "https://www.startpage.com/do/search?q=x",
    "https://www.sogou.com/web?query=x",
]
NO_SEARCH_PAGES = [
    "https://www.google.com/",
    "https://www.google.com/search/howsearchworks/",
    "https://blog.google/search?q=x",
    "https://support.google.com/websearch/answer/1?q=x",
    "https://www.example.org/search?q=x",
    "https://www.bing.com/webmasters/help",
    "https://duckduckgo.com/about",
    "https://blog.naver.com/u/1",
    "https://n.news.naver.com/article/1/2",
    "https://researching.example.org/s?wd=x",
    "not a url",
]


@pytest.mark.parametrize("url", SEARCH_PAGES)
def test_an_engines_results_page_is_told(url: str) -> None:
    assert is_search_page(url)


@pytest.mark.parametrize("url", NO_SEARCH_PAGES)
def test_other_pages_are_no_results_pages(url: str) -> None:
    assert not is_search_page(url)


PRIVATE = [
    "http://localhost/", "http://127.0.0.1:8765/x", "http://10.1.2.3/", "http://192.168.0.1/",
    "http://169.254.169.254/latest/", "http://[::1]/", "http://[fd00::1]/", "http://[::ffff:10.0.0.1]/",
    "http://[64:ff9b::a00:1]/", "http://[2002:a00:1::]/", "http://168.63.129.16/", "http://224.0.0.1/", "http://100.64.0.1/",
    "http://0.0.0.0/", "http://2130706433/", "http://wiki/", "http://wiki.corp/", "http://printer.local/",
    "http://host.internal/", "http://wiki.mycompany/", "http://a.home.arpa/", "http://10.0.0.1.nip.io/",
    "https://user:pw@www.example.org/", "https://user@www.example.org/", "https://www.example.org/?token=abc",
    "https://www.example.org/?access_token=abc", "https://www.example.org/?api_key=abc",
    "https://www.example.org/?X-Amz-Signature=abc", "https://www.example.org/?sig=abc&se=2026",
    "https://www.example.org/?password=hunter2", "https://www.example.org/?sessionid=1",
    "https://www.example.org/#access_token=abc", "https://www.example.org/?key=AbC123dEf456GhI789jKl012",
    "https://www.example.org/p?x=eyJhbGciOiJI.eyJzdWIiOiIx.abc", "https://www.example.org/a;jsessionid=1A2B",
    "https://www.example.org/reset/AbC123dEf456GhI789jKl012", "https://www.example.org/?next=http://intranet/secret",
    "https://web.archive.org/web/2019/http://intranet/secret", "ftp://example.org/", "",
]  # fmt: skip
PUBLIC = [
    "https://www.example.org/", "http://example.org:8080/a?b=c", "http://93.184.216.34/", "http://[2606:2800:220:1::1]/",
    "https://도메인.한국/x", "https://www.example.org/?id=123&ref=home&page=2", "https://www.example.org/?q=password+reset+token",
    "https://www.example.org/token/economy", "https://www.example.org/?author=pass", "https://www.example.org/?key=chapter-2",
    "https://www.example.org/?s=long+search+words+with+2+numbers+4", "https://www.example.org/?u=https://news.example.net/a",
    "https://news.google.com/rss/articles/CBMiTOKEN?oc=5", "https://alice.github.io/x", "https://www.example.org/#section-2",
]  # fmt: skip


@pytest.mark.parametrize("url", PRIVATE)
def test_a_private_address_is_told_to_nobody(url: str) -> None:
    assert is_private_url(url)


@pytest.mark.parametrize("url", PUBLIC)
def test_a_public_address_may_be_asked_about(url: str) -> None:
    assert not is_private_url(url)
