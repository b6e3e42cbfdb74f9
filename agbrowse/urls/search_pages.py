"""Is this address a search engine's results page?

In: a URL. Out: a boolean. Such a page lists leads that change by the hour: it is never opened as evidence. Sites' own
searches are not listed; what they are shows when they are read.
"""

from __future__ import annotations

import re

from agbrowse.urls.canonical import split_url

_PAGES: tuple[tuple[str, str, str | None], ...] = (
    (r"(?:[a-z-]+\.)?google(?:\.[a-z]{2,3}){1,2}", r"/(?:search|webhp|m|images|imghp|custom|cse)", "q"),
    (r"(?:www\.)?google(?:\.[a-z]{2,3}){1,2}", r"/sorry/.*", None),
    (r"scholar\.google(?:\.[a-z]{2,3}){1,2}", r"/scholar", "q"),
    (r"news\.google(?:\.[a-z]{2,3}){1,2}", r"/(?:rss/)?search", "q"),
    (r"cse\.google(?:\.[a-z]{2,3}){1,2}", r"/cse", None),
    (r"(?:www\.|cn\.|www4\.)?bing\.com", r"/(?:(?:images|videos|news|academic|maps|shop)/)?search", "q"),
    (r"(?:html\.|lite\.|start\.|www\.|noai\.)?duckduckgo\.com", r"/(?:html/?|lite/?|index\.html)?", "q"),
    (r"(?:[a-z]+\.)?search\.yahoo\.(?:com|co\.jp)", r"/.*", "p"),
    (r"(?:www\.)?yandex\.[a-z.]+|ya\.ru", r"/(?:(?:images|video|news)/)?(?:search|touchsearch|yandsearch)/?(?:xml)?", None),
    (r"(?:www\.|m\.)?baidu\.com", r"/s", None),
    (r"(?:www\.|m\.|news\.|image\.)?baidu\.com", r"/(?:s|ns|sf/vsearch|search/index)", None),
    (r"(?:m\.)?search\.naver\.com", r"/search\.naver", None),
    (r"(?:m\.)?search\.(?:daum\.net|zum\.com|nate\.com)", r"/.*", None),
    (r"(?:www\.)?ecosia\.org", r"/(?:search|images|news|videos)", "q"),
    (r"(?:www\.)?startpage\.com", r"/(?:do|sp)/.*search.*", None),
    (r"search\.brave\.com", r"/(?:search|news|images|videos|ask|goggles)", "q"),
    (r"(?:www\.)?kagi\.com", r"/(?:search|html/search|news|images|videos)", "q"),
    (r"(?:www\.|lite\.)?qwant\.com", r"/", "q"),
    (r"(?:www\.)?mojeek\.(?:com|co\.uk)", r"/search", "q"),
    (r"(?:www\.)?you\.com", r"/search", "q"),
    (r"(?:www\.)?perplexity\.ai", r"/(?:search|\?).*", None),
    (r"(?:www\.|m\.)?sogou\.com|weixin\.sogou\.com", r"/(?:web|weixin|sogou)", None),
    (r"(?:www\.|m\.)?so\.com", r"/s", None),
    (r"search\.seznam\.cz", r"/.*", "q"),
    (
        r"(?:www\.)?(?:swisscows|metager|gibiru|presearch|dogpile|webcrawler|search)\.(?:com|org|io|de)",
        r"/.*(?:search|web|serp|meta).*",
        None,
    ),
    (r"search\.(?:aol|lycos|marginalia-search|marginalia)\.(?:com|nu)", r"/.*", None),
    (r"(?:www\.)?ask\.com", r"/web", "q"),
    (r"s\.(?:weibo)\.com", r"/.*", "q"),
    (r"www\.searchapi\.io|serpapi\.com", r"/.*search.*", None),
)
_HOST_HINT = re.compile(
    r"google|bing\.com|duckduckgo|search|yandex|ya\.ru|baidu|naver|ecosia|startpage|kagi|qwant|mojeek|you\.com|perplexity"
    r"|sogou|so\.com|swisscows|metager|gibiru|dogpile|webcrawler|ask\.com|weibo|serpapi|daum"
)


def is_search_page(url: str) -> bool:
    """True for a search engine's results page, of the web, news, images or scholarly works."""
    parts = split_url(url)
    if parts is None or not _HOST_HINT.search(parts.host):
        return False
    query = f"&{parts.query}&{parts.fragment}"
    return any(
        re.fullmatch(host, parts.host) and re.fullmatch(path, parts.path) and (key is None or f"&{key}=" in query)
        for host, path, key in _PAGES  # compiled when a host first looks like a search engine's: a run seldom meets one
    )
