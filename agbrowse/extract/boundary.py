"""What stands between a reader and the page: errors, walls, challenges, shells.

In: a page that was read (its document and facts) and its Capture. Out: a Boundary. Structure and provenance decide (status, headers,
title, scripts, forms, how little text there is), never a word in prose: an article about captchas is an article.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import parse_qs, urljoin, urlsplit

from agbrowse.extract.html import HtmlPage
from agbrowse.extract.raw import Facts
from agbrowse.models import Assessment, BlockKind, Capture, Document, Reason, Source, Verdict, Zone

_THIN = 250  # characters of main text below which a page may be only the shell of one
_STRONG = 400
_LITTLE = 1_200  # walls and errors have no more text than this
_REFRESH_WITHIN_S = 10.0

_STATUS = {
    401: (Verdict.AUTH_REQUIRED, Reason.HTTP_401),
    403: (Verdict.BLOCKED, Reason.HTTP_403),
    404: (Verdict.NOT_FOUND, Reason.HTTP_404),
    410: (Verdict.NOT_FOUND, Reason.HTTP_410),
    429: (Verdict.BLOCKED, Reason.RATE_LIMITED),
    451: (Verdict.BLOCKED, Reason.HTTP_451),
    999: (Verdict.AUTH_REQUIRED, Reason.LOGIN_WALL),
}
_CHALLENGE_TITLE = re.compile(
    r"^(?:just a moment|attention required|one moment,? please|please wait|checking your browser|security check|access to this page "
    r"has been denied|verify(?:ing)? you are human|are you a robot|human verification|ddos-guard|pardon our interruption|잠시만 기다|しばらくお待ち)",
    re.IGNORECASE,
)
_CHALLENGE_MARK = re.compile(
    r"/cdn-cgi/challenge-platform/|cf[-_]chl[-_]|_cf_chl_opt|px-captcha|_pxappid|captcha\.px-cdn\.net|captcha-delivery\.com|_incapsula_resource|"
    r"awswaf\.com|awswafintegration|sec-if-cpt|geo\.captcha|ddos-guard|challenges\.cloudflare\.com|hcaptcha\.com/1/api|recaptcha/api|arkoselabs|"
    r"document\.cookie\s*=.{0,200}location\.reload",
    re.IGNORECASE | re.DOTALL,
)
_BLOCK_TITLE = re.compile(
    r"^(?:access denied|request (?:blocked|rejected|unsuccessful)|forbidden|blocked|error 10\d\d|the request could not be satisfied|"
    r"sucuri website firewall|sorry,? you have been blocked|403\b)",
    re.IGNORECASE,
)
_GONE_TITLE = re.compile(
    r"^(?:error\s*)?404\b|^(?:\W*)(?:page|file|article|document|content|site|url|item|product|resource)s?\s+(?:(?:was|were|is|could|can)\s*(?:not|no longer)|"
    r"not|cannot be|no longer)\s*(?:be\s+)?(?:found|available|exists?)|^(?:sorry|oops|uh[- ]?oh|whoops)\b.{0,60}(?:not? (?:be )?found|does(?:n.t| not) exist|"
    r"no longer|missing|error|went wrong)|^not found$|^this page (?:is(?:n.t| not) available|does(?:n.t| not) exist|can.t be found|has (?:moved|been (?:removed|deleted)))|"
    r"^(?:the )?(?:page|file) (?:you|that you) .{0,40}(?:not|n.t)|찾을 수 없|존재하지 않|삭제된 (?:페이지|게시|글)|없는 페이지|페이지가 없|見つかりません|"
    r"存在しません|ページはありません|削除され|找不到|不存在|页面已删除|頁面已刪除|無法找到|无法找到|nicht gefunden|existiert nicht|nicht (?:mehr )?verfügbar|"
    r"no (?:se )?(?:ha sido )?encontrad[ao]|no existe|página no disponible|introuvable|n.existe pas|non trouvée|page non disponible|"
    r"non trovata|não encontrada|niet gevonden|страница не найдена",
    re.IGNORECASE,
)
_ABOUT_ERRORS = re.compile(r"[\"“”„«»]|\b(?:what|how|why|means?|explained|guide|fix|difference|vs\.?)\b", re.IGNORECASE)
_ERROR_TITLE = re.compile(
    r"^(?:sorry,? )?(?:an? )?(?:(?:internal|server|unexpected|application) )*error(?: has)? ?(?:occurred|has occurred)?\W*$|^something went wrong",
    re.I,
)
_SEARCH_TITLE = re.compile(
    r"^(?:search(?: results?)?\b|results for\b|no results\b|you searched|.{0,60}\bsearch results\b|검색 ?결과|検索結果|搜索结果|搜尋結果|suchergebnis|"
    r"resultados de (?:la )?búsqueda|résultats de (?:la )?recherche)",
    re.IGNORECASE,
)
_CONSENT_HOST = re.compile(
    r"^(?:consent|consents|privacy-?gate|cmp)\.|/(?:consent|cookie-?wall|privacy-?gate)(?:[/?]|$)", re.IGNORECASE
)
_CONSENT_WORDS = re.compile(
    r"\bcookies?\b|개인정보|쿠키|クッキー|同意|datenschutz|einwilligung|consent|privacy|personali[sz]ed (?:ads|advertising|content)",
    re.IGNORECASE,
)
_CONSENT_TITLE = re.compile(
    r"^(?:before you continue|your privacy|privacy (?:settings|preferences|notice)|cookie|we value your privacy|bevor (?:du|sie))",
    re.I,
)
_LOGIN_PATH = re.compile(
    r"/(?:login|log-in|signin|sign-in|sign_in|auth|authwall|account/login|users/sign_in|accounts/login|nidlogin)(?:[/.?]|$)",
    re.I,
)
_PARKED = re.compile(
    r"domain (?:name )?(?:is|may be) (?:for sale|parked|available)|this domain (?:is|has been) (?:for sale|parked|registered)|buy this domain|"
    r"sedoparking|parkingcrew|bodis\.com|domain ?parking|related searches\s*$|hugedomains|dan\.com/",
    re.IGNORECASE,
)
_LOADING = re.compile(
    r"^[\s.…·]*(?:loading|please wait|one moment|redirecting|로딩 ?중|불러오는 중|読み込み中|加载中|載入中|wird geladen|cargando|chargement)?[\s.…·]*$",
    re.I,
)
_NEEDS_SCRIPT = re.compile(
    r"(?:enable|activate|requires?|need|turn on|support).{0,40}javascript|javascript.{0,60}(?:enable|required|disabled|활성|有効|aktivier)|자바스크립트|activ(?:ar|er).{0,20}javascript",
    re.IGNORECASE,
)
_LOCATION = re.compile(
    r"(?:window\.|document\.|self\.|top\.)*location(?:\.href)?\s*(?:=\s*|\.(?:replace|assign)\(\s*)[\"']([^\"'\s]{1,2000})[\"']",
    re.IGNORECASE,
)
_BARRIER = re.compile(
    r"paywall|regwall|subscri(?:be|ption)-?(?:wall|gate|barrier|prompt)|piano-(?:offer|inline)|metered|premium-?(?:wall|gate)|tp-modal",
    re.I,
)
_MORE = re.compile(r"IntersectionObserver|infinite[-_ ]?scroll|loadMore|load_more", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Boundary:
    """How the page could be read, and where it sends its readers."""

    verdict: Verdict
    reason: Reason | None = None
    follow_url: str | None = None
    needs_browser: bool = False


def judge_page(page: HtmlPage, capture: Capture) -> Boundary:
    """The boundary that a page is, if it is one."""
    document, facts = page.document, page.facts
    rendered = capture.source is Source.BROWSER
    main = document.main_text.strip()
    little = len(main) < _LITTLE
    titles = _titles(document, facts)
    scripts = " ".join((*facts.scripts, *facts.script_urls))
    if _is_challenge(capture, titles, scripts, main):
        return Boundary(Verdict.CHALLENGE, Reason.BOT_CHALLENGE)
    bad = _by_status(capture.status, capture)
    if bad is not None:
        if bad[1] is Reason.HTTP_403 and any(_BLOCK_TITLE.match(t) for t in titles) and capture.header("server"):
            return Boundary(Verdict.BLOCKED, Reason.BLOCKED_BY_SITE)
        return Boundary(*bad)
    follow = _follow(page, capture, main)
    if follow is not None:
        return Boundary(Verdict.BROWSER_REQUIRED, Reason.EMPTY_SHELL, follow_url=follow)
    if _is_gone(titles, document, little):
        return Boundary(Verdict.NOT_FOUND, Reason.SOFT_404)
    if _is_search(titles, capture, document):
        return Boundary(Verdict.UNSUPPORTED, Reason.SEARCH_PAGE)
    if _is_consent(capture, titles, document, facts, main):
        return Boundary(Verdict.BLOCKED, Reason.CONSENT_WALL)
    if little and any(_BLOCK_TITLE.match(t) for t in titles) and len(main) < 600 and not _prose(document):
        return Boundary(Verdict.BLOCKED, Reason.BLOCKED_BY_SITE)
    if _is_login(capture, facts, main):
        return Boundary(Verdict.AUTH_REQUIRED, Reason.LOGIN_WALL)
    if little and _PARKED.search(f"{document.text} {scripts}"):
        return Boundary(Verdict.NOT_FOUND, Reason.PARKED)
    if _went_home(capture):
        return Boundary(Verdict.NOT_FOUND, Reason.REDIRECTED_HOME)
    if _is_paywalled(page, main):
        return Boundary(Verdict.PAYWALL, Reason.PAYWALL)
    if not rendered and _is_shell(document, facts, main):
        return Boundary(Verdict.BROWSER_REQUIRED, Reason.EMPTY_SHELL)
    if not main and not document.text.strip():
        return Boundary(Verdict.BROWSER_REQUIRED, Reason.EMPTY_SHELL)
    verdict = Verdict.STRONG_OK if len(main) >= _STRONG else Verdict.WEAK_OK
    return Boundary(verdict, needs_browser=not rendered and _wants_browser(capture, facts, main, scripts))


def judge_html(capture: Capture, page: HtmlPage) -> Assessment:
    """What an HTML page turned out to be."""
    found = judge_page(page, capture)
    return Assessment(found.verdict, found.reason, page.document, found.follow_url, found.needs_browser)


def judge_status(capture: Capture) -> Assessment | None:
    """What a status alone says, for what is no HTML; None where it says nothing."""
    bad = _by_status(capture.status, capture)
    return Assessment(*bad) if bad else None


def judge_text(capture: Capture, document: Document) -> Assessment:
    """What a document without markup turned out to be."""
    bad = _by_status(capture.status, capture)
    if bad:
        return Assessment(*bad, document)
    size = len(document.text.strip())
    if not size:
        return Assessment(Verdict.BROWSER_REQUIRED, Reason.EMPTY_SHELL, document)
    return Assessment(Verdict.STRONG_OK if size >= _STRONG else Verdict.WEAK_OK, None, document)


def _by_status(status: int | None, capture: Capture) -> tuple[Verdict, Reason] | None:
    if status is None or 200 <= status < 300 or (capture.source is Source.BROWSER and status == 304):
        return None
    if status in _STATUS:
        return _STATUS[status]
    if status >= 500:
        return Verdict.ERROR, Reason.HTTP_5XX
    return Verdict.ERROR, Reason.HTTP_OTHER


def _titles(document: Document, facts: Facts) -> list[str]:
    """What the page calls itself: its title without the site's name, and its first heading."""
    title = facts.title.strip()
    heads = [document.text[b.start : b.end] for b in document.blocks if b.kind is BlockKind.HEADING and b.level == 1][:1]
    parts = [re.split(r"\s[|–—·-]\s", title)[0].strip(), title] if title else []
    return [t for t in dict.fromkeys([*parts, *(h.strip() for h in heads)]) if t]


def _prose(document: Document) -> int:
    """Characters of main paragraphs that are not links."""
    kinds = (BlockKind.PARAGRAPH, BlockKind.QUOTE, BlockKind.DEFINITION, BlockKind.LIST_ITEM)
    return sum(
        b.end - b.start - b.link_chars
        for b in document.blocks
        if b.zone in (Zone.MAIN, Zone.POST) and b.kind in kinds and b.end - b.start >= 60 and b.link_chars * 2 < b.end - b.start
    )


def _is_challenge(capture: Capture, titles: list[str], scripts: str, main: str) -> bool:
    if (capture.header("cf-mitigated") or "").lower() == "challenge" and capture.source is not Source.BROWSER:
        return True
    if len(main) >= _LITTLE:
        return False
    titled = any(_CHALLENGE_TITLE.match(t) for t in titles)
    marked = bool(_CHALLENGE_MARK.search(scripts))
    host = urlsplit(capture.final_url)
    if host.hostname and host.hostname.endswith("google.com") and host.path.startswith("/sorry"):
        return True
    if titled and (marked or len(main) < 300):
        return True
    # A widget alone guards forms on ordinary pages; with next to no text it is the page.
    return marked and len(main) < 200 and (capture.status or 200) in (200, 202, 403, 405, 429, 503) and not titles[1:]


def _is_gone(titles: list[str], document: Document, little: bool) -> bool:
    named = [t for t in titles if _GONE_TITLE.search(t) or _ERROR_TITLE.match(t)]
    if not named or all(_ABOUT_ERRORS.search(t) for t in named):
        return False
    # Both title and heading say so, or there is next to nothing else.
    return len(named) == len(titles) or little


def _is_search(titles: list[str], capture: Capture, document: Document) -> bool:
    named = any(_SEARCH_TITLE.match(t) for t in titles)
    queries = [
        v.strip() for values in parse_qs(urlsplit(capture.final_url).query).values() for v in values if len(v.strip()) >= 3
    ]
    head = " ".join(titles).casefold()
    echoed = any(q.casefold() in head for q in queries)
    return (named and (echoed or bool(queries))) or (named and _prose(document) < _LITTLE and "result" in head)


def _is_consent(capture: Capture, titles: list[str], document: Document, facts: Facts, main: str) -> bool:
    url = urlsplit(capture.final_url)
    placed = bool(_CONSENT_HOST.search((url.hostname or "") + url.path))
    worded = bool(_CONSENT_WORDS.search(document.text[:3_000]))
    if placed and worded and len(main) < 4_000:
        return True
    named = any(_CONSENT_TITLE.match(t) for t in titles[:2])
    return named and worded and facts.buttons > 0 and len(main) < _LITTLE


def _is_login(capture: Capture, facts: Facts, main: str) -> bool:
    url = urlsplit(capture.final_url)
    asked = urlsplit(capture.url)
    sent = bool(_LOGIN_PATH.search(url.path)) and not _LOGIN_PATH.search(asked.path)
    if "authwall" in url.path:
        return True
    return (facts.passwords > 0 and len(main) < 600) or (sent and len(main) < _LITTLE)


def _went_home(capture: Capture) -> bool:
    asked, got = urlsplit(capture.url), urlsplit(capture.final_url)
    deep = len([p for p in asked.path.split("/") if p]) >= 2
    same = (asked.hostname or "").removeprefix("www.") == (got.hostname or "").removeprefix("www.")
    return deep and same and got.path in ("", "/") and not got.query and not got.fragment.startswith(("/", "!"))


def _is_paywalled(page: HtmlPage, main: str) -> bool:
    barrier = any(_BARRIER.search(box.names) for box in page.raw.boxes if box.names)
    if not barrier or len(main) > 3_000:
        return False
    closed = any(node.get("isAccessibleForFree") in (False, "False", "false") for node in page.data.nodes)
    cut = bool(re.search(r"(?:\.\.\.|…)\s*$", main)) or page.facts.fading_chars > 0
    return closed or cut or len(main) < 800


def _is_shell(document: Document, facts: Facts, main: str) -> bool:
    if len(main) >= _THIN:
        return False
    scripted = bool(facts.script_urls or facts.script_chars)
    if not scripted:
        return not document.text.strip()
    if _LOADING.match(main) or _LOADING.match(document.text.strip()):
        return True
    if facts.noscript and _NEEDS_SCRIPT.search(facts.noscript):
        return True
    roots = facts.ids & {"root", "app", "__next", "__nuxt", "react-root", "main-app", "ember-app", "svelte"}
    return bool(roots) and len(main) < _THIN


def _wants_browser(capture: Capture, facts: Facts, main: str, scripts: str) -> bool:
    fragment = urlsplit(capture.final_url).fragment
    if fragment.startswith(("/", "!")):
        return True
    scripted = facts.script_chars > 0 or bool(facts.script_urls)
    thin = len(main) < _STRONG
    return scripted and thin and (facts.empty_custom > 0 or bool(_MORE.search(scripts)) or len(main) < 60)


def _follow(page: HtmlPage, capture: Capture, main: str) -> str | None:
    """Where the page sends its readers: a refresh, a script's redirect, a frame that is the whole page."""
    facts = page.facts
    if capture.source is Source.BROWSER:
        return None
    refresh = capture.header("refresh") or next(
        (m.get("content") or "" for m in facts.metas if (m.get("http-equiv") or "").lower() == "refresh"), ""
    )
    target = _refresh_target(refresh)
    if target is None and len(main) < _THIN:
        script = " ".join(facts.scripts)
        found = _LOCATION.search(script) if facts.script_chars < 5_000 else None
        target = (found.group(1) if found else None) or _refresh_target(facts.noscript_refresh)
        if target is None and len(facts.frames) in (1, 2, 3) and (facts.frameset or len(facts.frames) == 1) and not main:
            target = facts.frames[0].get("src")
    if not target:
        return None
    url = urljoin(facts.base or capture.final_url, target.strip())
    if not url.startswith(("http://", "https://")) or url.split("#")[0] == capture.final_url.split("#")[0]:
        return None
    return url


def _refresh_target(value: str) -> str | None:
    m = re.match(r"\s*(\d+(?:\.\d+)?)?\s*[;,]?\s*(?:url\s*=\s*)?[\"']?([^\"'\s]*)", value, re.IGNORECASE)
    if not value or m is None or not m.group(2) or float(m.group(1) or 0) > _REFRESH_WITHIN_S:
        return None
    return m.group(2)
