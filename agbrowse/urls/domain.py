"""Whose site an address is on.

In: a URL or a host. Out: the registrable domain (the label that somebody registered, under a public suffix), or None where
the address does not tell. Never asks the network: a shortener's link stays unknown until it is opened.

Source: publicsuffix.org, by the list that the publicsuffixlist package carries. We read its file rather than import it: 6 ms
of CPU instead of 90.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from agbrowse.urls.canonical import UrlParts, normalize_host, split_url
from agbrowse.urls.unwrap import embedded_url, unwrap

SHORTENERS = frozenset((
    "t.co", "bit.ly", "bitly.com", "j.mp", "tinyurl.com", "goo.gl", "g.co", "ow.ly", "is.gd", "v.gd", "buff.ly",
    "lnkd.in", "fb.me", "m.me", "wp.me", "rebrand.ly", "cutt.ly", "rb.gy", "shorturl.at", "t.ly", "s.id", "trib.al",
    "dlvr.it", "ift.tt", "flip.it", "apple.news", "search.app", "share.google", "tiny.cc", "soo.gd", "adf.ly", "lnk.to",
    "linktr.ee", "snip.ly", "po.st", "x.gd", "u.nu", "naver.me", "me2.do", "han.gl", "vo.la", "url.kr", "bitly.kr",
    "kko.to", "dwz.cn", "url.cn", "t.cn", "suo.im", "0rz.tw", "reurl.cc", "amzn.to", "a.co", "redd.it", "reut.rs",
    "nyti.ms", "bbc.in", "wapo.st", "bloom.bg", "econ.st", "cnn.it", "on.ft.com", "doi.org", "dx.doi.org",
    "hdl.handle.net", "purl.org",
))  # fmt: skip
"""Hosts whose links tell nothing of the site behind them (doi.org and the like resolve to any publisher)."""

_OPAQUE_PATHS: tuple[tuple[str, str], ...] = (
    (r"news\.google\.[a-z.]+", r"/(?:rss/)?(?:articles|read|stories)/.*|/__i/.*"),
    (r"vertexaisearch\.cloud\.google\.com", r"/grounding-api-redirect/.*"),
    (r"(?:www\.)?google(?:\.[a-z]{2,3}){1,2}", r"/(?:url|aclk|goto|imgres)"),
    (r"(?:www\.)?googleadservices\.com", r"/.*"),
    (r"(?:www\.)?bing\.com", r"/(?:ck/a|aclk|aclick|news/apiclick\.aspx)"),
    (r"(?:[a-z]+\.)?duckduckgo\.com", r"/(?:y\.js|l/?)"),
    (r"r\.search\.yahoo\.com", r"/.*"),
    (r"(?:www\.|m\.)?baidu\.com", r"/(?:link|baidu\.php)|/from=.*"),
    (r"(?:www\.|m\.)?sogou\.com", r"/link"),
    (r"(?:www\.|m\.)?so\.com", r"/link"),
    (r"(?:www\.)?yandex\.[a-z.]+", r"/clck/.*"),
    (r"(?:.+\.)?safelinks\.protection\.outlook\.com", r"/.*"),
    (r"urldefense(?:\.proofpoint)?\.com", r"/.*"),
    (r"(?:protect-.+|url)\.mimecast\.com", r"/.*"),
    (r"archive\.(?:today|ph|is|li|md|fo|vn)", r"/[A-Za-z0-9]{4,6}"),
)
_OPAQUE = tuple((re.compile(host), re.compile(path)) for host, path in _OPAQUE_PATHS)
_AD_CLICK = re.compile(r"/(?:aclk|aclick|y\.js|pagead/aclk|baidu\.php)")


def is_opaque(url: str) -> bool:
    """True for a redirect link or shortener whose target the address does not tell."""
    parts = split_url(url)
    return parts is not None and _is_opaque(parts)


def is_ad_click(url: str) -> bool:
    """True for a search engine's link to an advertiser, target unknown."""
    parts = split_url(url)
    return parts is not None and _is_opaque(parts) and _AD_CLICK.match(parts.path) is not None


def _is_opaque(parts: UrlParts) -> bool:
    paths = _opaque_paths(parts.host)
    return paths is None or any(path.fullmatch(parts.path) for path in paths)


@lru_cache(maxsize=4096)
def _opaque_paths(host: str) -> tuple[re.Pattern[str], ...] | None:
    """Which of a host's paths are opaque; None where all are."""
    if host.removeprefix("www.") in SHORTENERS:
        return None
    return tuple(path for pattern, path in _OPAQUE if pattern.fullmatch(host))


def registrable_domain(url_or_host: str) -> str | None:
    """The registrable domain of a URL or host; None where it is unknown (opaque redirect links, shorteners, no URL).

    Redirect links are unwrapped, and an archive's link belongs to the site that was archived. An IP address, a one-label host
    and a bare public suffix are their own registrable domain.
    """
    text = url_or_host.strip()
    if "/" not in text:
        host = text[1:-1] if text.startswith("[") else text
        name, colon, port = host.partition(":")
        if colon:
            return (
                host if ":" in port else registrable_domain(f"http://{host}/") if port.isdigit() and "@" not in name else None
            )
        return _of_host(normalize_host(host) or "") or None
    url = unwrap(text)
    inner = embedded_url(url)
    if inner is not None:
        return registrable_domain(inner)
    parts = split_url(url)
    if parts is None or _is_opaque(parts):
        return None
    return _of_host(parts.host)


def has_public_suffix(host: str) -> bool:
    """True when the host ends in a suffix of the list: somebody could register it on the public internet."""
    return _suffix_start(host, default=None) is not None


@lru_cache(maxsize=65536)
def _of_host(host: str) -> str:
    if ":" in host or host.rpartition(".")[2].isdigit():
        return host
    start = _suffix_start(host, default=host.count("."))
    return host if not start else ".".join(host.split(".")[start - 1 :])


def _suffix_start(host: str, default: int | None) -> int | None:
    """Index of the label where the public suffix begins; `default` when no rule matches."""
    rules = _rules()
    labels = [_unicode(label) for label in host.split(".")]
    for start in range(len(labels)):
        name = ".".join(labels[start:])
        if "!" + name in rules:
            return start + 1
        if name in rules or (start + 1 < len(labels) and "*." + ".".join(labels[start + 1 :]) in rules):
            return start
    return default


def _unicode(label: str) -> str:
    if not label.startswith("xn--"):
        return label
    try:
        return label[4:].encode("ascii").decode("punycode")
    except UnicodeError:
        return label


@cache
def _rules() -> frozenset[str]:
    from importlib.util import find_spec
    from pathlib import Path

    spec = find_spec("publicsuffixlist")
    if spec is None or spec.origin is None:  # the dependency is declared: only a broken installation comes here
        raise ModuleNotFoundError("publicsuffixlist")
    text = (Path(spec.origin).parent / "public_suffix_list.dat").read_text(encoding="utf-8")
    return frozenset(line for line in text.split("\n") if line and not line.startswith("//"))
