"""The page behind a redirect link, as far as the link itself tells.

In: a URL. Out: the URL that it leads to, canonical; the same URL when it wraps nothing, or when its target is a token that only
the redirector can read. Never asks the network. Each redirector's form is a row of a table below.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Callable
from functools import lru_cache
from urllib.parse import parse_qsl, unquote

from agbrowse.urls.canonical import UrlParts, canonicalize, is_http_url, split_url

MAX_LAYERS = 8

_GOOGLE = r"(?:www\.|m\.|cse\.|images\.|scholar\.)?google(?:\.[a-z]{2,3}){1,2}"

_PARAMETERS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    (_GOOGLE, r"/url|/interstitial", ("url", "q")),
    (_GOOGLE, r"/imgres", ("imgrefurl",)),
    (_GOOGLE, r"/(?:aclk|pagead/aclk)", ("adurl",)),
    (_GOOGLE, r"/sorry/.*", ("continue",)),
    (r"(?:www\.)?googleadservices\.com|googleads\.g\.doubleclick\.net", r"/.*", ("adurl",)),
    (r"consent\.(?:google|youtube)(?:\.[a-z]{2,3}){1,2}", r"/.*", ("continue",)),
    (r"translate\.google(?:\.[a-z]{2,3}){1,2}", r"/translate(?:_c)?", ("u",)),
    (r"(?:www\.|m\.)?youtube\.com", r"/redirect", ("q",)),
    (r"(?:www\.|cn\.)?bing\.com", r"/(?:ck/a|aclk|aclick)", ("u",)),
    (r"(?:www\.)?bing\.com", r"/news/apiclick\.aspx", ("url",)),
    (r"(?:[a-z]+\.)?duckduckgo\.com", r"/l/?", ("uddg",)),
    (r"(?:[a-z]+\.)?duckduckgo\.com", r"/y\.js", ("u3", "u")),
    (r"(?:www\.)?ecosia\.org|startpage\.com", r"/(?:link|url)", ("url",)),
    (r"(?:l|lm|www|m)\.facebook\.com|l\.messenger\.com", r"/(?:l\.php|flx/warn/?)", ("u",)),
    (r"l\.(?:instagram|threads)\.(?:com|net)", r"/", ("u",)),
    (r"(?:www\.)?linkedin\.com", r"/(?:redir/(?:redirect|general-malware-page)|safety/go|slink)/?", ("url",)),
    (r"(?:cr|cr2|cr3|link)\.(?:shopping\.)?naver\.com", r"/.*", ("u", "url")),
    (r"search\.naver\.com", r"/p/.*", ("u",)),
    (r"(?:[a-z0-9]+\.)?safelinks\.protection\.outlook\.com", r"/.*", ("url",)),
    (r"linkprotect\.cudasvc\.com", r"/url", ("a",)),
    (r"slack-redir\.net", r"/link", ("url",)),
    (r"(?:www\.)?steamcommunity\.com", r"/linkfilter/?", ("url", "u")),
    (r"(?:m\.|away\.)?vk\.(?:com|ru)", r"/away(?:\.php)?", ("to",)),
    (r"out\.reddit\.com", r"/.*", ("url",)),
    (r"t\.umblr\.com", r"/redirect", ("z",)),
    (r"link\.zhihu\.com|link\.csdn\.net|link\.juejin\.cn", r"/", ("target",)),
    (r"(?:www\.)?jianshu\.com", r"/go-wild", ("url",)),
    (r"getpocket\.com", r"/redirect", ("url",)),
    (r"(?:redirect|go)\.(?:viglink|skimresources)\.com", r"/", ("u", "url")),
    (r"exit\.sc|gate\.sc", r"/", ("url",)),
    (r"(?:www\.)?(?:nate|daum)\.(?:com|net)", r"/(?:redirect|bridge)", ("url",)),
)
"""Redirectors that carry their target in a parameter: host, path, names of the parameter in the order of trust."""

_HOSTS_OF_INTEREST = re.compile(
    r"google|youtube|doubleclick|bing\.|duckduckgo|ecosia|startpage|facebook|messenger\.com|instagram|threads|linkedin|naver|outlook\.com"
    r"|cudasvc|slack|steam|vk\.|reddit|umblr|zhihu|csdn|juejin|jianshu|getpocket|viglink|skimresources|\.sc$|nate|daum|ampproject|translate\.goog"
    r"|yahoo|urldefense|googleusercontent|href\.li|anonym\.to|disq\.us"
)
"""A first look, so that the patterns above are compiled only for a run that meets a redirector."""
_ARCHIVED = re.compile(
    r"/(?:web/)?(?:\d{1,14}|\*|newest|oldest|timegate|o)(?:[a-z]{2}_)?/(https?:/{1,2}.+|[a-z0-9-]+\.[a-z].+)", re.I
)
_ARCHIVES = re.compile(
    r"web\.archive\.org|archive\.(?:today|ph|is|li|md|fo|vn)|webarchive\.nationalarchives\.gov\.uk|arquivo\.pt|ghostarchive\.org"
)


@lru_cache(maxsize=4096)
def unwrap(url: str) -> str:
    """The page that a redirect link leads to, layer by layer, at most `MAX_LAYERS`; canonical.

    An archive's link stays what it is (the capture may be the only copy): see `embedded_url`.
    """
    current = canonicalize(url)
    for _ in range(MAX_LAYERS):
        parts = split_url(current)
        target = _target(parts) if parts is not None and _wraps(parts.host) else None
        if target is None or target == current:
            return current
        current = target
    return current


@lru_cache(maxsize=4096)
def _wraps(host: str) -> bool:
    return _HOSTS_OF_INTEREST.search(host) is not None


def embedded_url(url: str) -> str | None:
    """The page that an archive's link is a capture of; None for other links and for archives' short links."""
    parts = split_url(url)
    if parts is None or not _ARCHIVES.fullmatch(parts.host):
        return None
    found = _ARCHIVED.fullmatch(parts.path)
    if not found:
        return None
    inner = re.sub(r"^(https?:)/(?=[^/])", r"\1//", found[1], flags=re.I)
    inner = inner if "://" in inner else "http://" + inner
    return inner + (f"?{parts.query}" if parts.query else "") if is_http_url(inner) else None


@lru_cache(maxsize=1024)
def _target(parts: UrlParts) -> str | None:
    for read in (_from_parameter, _from_google_path, _from_yahoo, _from_proofpoint, _from_bare_query):
        target = read(parts)
        if target is not None and is_http_url(target):
            return canonicalize(target)
    return None


def _from_parameter(parts: UrlParts) -> str | None:
    fits = (n for host, path, n in _PARAMETERS if re.fullmatch(host, parts.host) and re.fullmatch(path, parts.path))
    names = next(fits, ())
    if not names:
        return None
    given = dict(reversed(parse_qsl(parts.query, keep_blank_values=False)))
    for name in names:
        value = given.get(name)
        if value is None:
            continue
        for candidate in (value, _from_base64(value), unquote(value)):
            if candidate is not None and (is_http_url(candidate) or candidate.startswith("//")):
                return "https:" + candidate if candidate.startswith("//") else candidate
    return None


def _from_base64(value: str) -> str | None:
    """Bing's `a1` and base64url without padding; its ad links encode the target once more."""
    for text in (value[2:], value) if value[:2] == "a1" else (value,):
        try:
            plain = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode("utf-8")
        except (binascii.Error, ValueError):
            continue
        if is_http_url(plain) or is_http_url(plain := unquote(plain)):
            return plain
    return None


def _from_google_path(parts: UrlParts) -> str | None:
    """AMP viewer (`/amp/s/host/path`; `s/` means https), AMP cache (`/c/s/host/path`), translate.goog, the old cache."""
    query = f"?{parts.query}" if parts.query else ""
    if re.fullmatch(_GOOGLE, parts.host) and (found := re.fullmatch(r"/amp/(s/)?([^/]+\..+)", parts.path)):
        return f"http{'s' if found[1] else ''}://{found[2]}{query}"
    if parts.host.endswith("cdn.ampproject.org") and (found := re.fullmatch(r"/(?:[a-z]+/)+?(s/)?([^/]+\..+)", parts.path)):
        return f"http{'s' if found[1] else ''}://{found[2]}{query}"
    if parts.host.endswith(".translate.goog"):
        host = parts.host.removesuffix(".translate.goog").replace("--", "\0").replace("-", ".").replace("\0", "-")
        kept = "&".join(pair for pair in parts.query.split("&") if not pair.startswith("_x_tr_"))
        return f"https://{host}{parts.path}{'?' + kept if kept else ''}"
    if parts.host == "webcache.googleusercontent.com":
        found = re.match(r"cache:(?:[\w-]{12}:)?([^+\s]+)", dict(parse_qsl(parts.query)).get("q", ""))
        return (found[1] if "://" in found[1] else "http://" + found[1]) if found else None
    return None


def _from_yahoo(parts: UrlParts) -> str | None:
    if not parts.host.startswith("r.search.yahoo."):
        return None
    found = re.search(r"/RU=([^/]+)", parts.path)
    return unquote(found[1]) if found else None


def _from_proofpoint(parts: UrlParts) -> str | None:
    """URL Defense v1 (plain), v2 (`-` for `%`, `_` for `/`), v3 (`*` for bytes that follow in base64url after `__;`)."""
    if not parts.host.startswith("urldefense"):
        return None
    if parts.path.startswith(("/v1/", "/v2/")):
        value = dict(parse_qsl(parts.query)).get("u")
        if value is None or parts.path.startswith("/v1/"):
            return value
        return unquote(value.replace("-", "%").replace("_", "/"))
    whole = parts.path + (f"?{parts.query}" if parts.query else "")
    found = re.match(r"/v3/__(.+?)__;([A-Za-z0-9_-]*)", whole)
    if not found:
        return None
    try:
        hidden = base64.urlsafe_b64decode(found[2] + "=" * (-len(found[2]) % 4)).decode("utf-8", "replace")
    except (binascii.Error, ValueError):
        return None
    letters = iter(hidden)

    def restore(star: re.Match[str]) -> str:
        # `*` is one letter; `**` and a letter tell how many stand in a row (A is 2).
        count = 1 if len(star[0]) == 1 else _V3_RUNS.index(star[1]) + 2
        return "".join(next(letters, "") for _ in range(count))

    target = re.sub(r"\*\*([A-Za-z0-9_-])|\*", restore, found[1])
    return re.sub(r"^(https?):/(?=[^/])", r"\1://", target)


_V3_RUNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

_BARE: dict[str, Callable[[str], str]] = {
    "href.li": unquote,
    "anonym.to": unquote,
    "disq.us": lambda query: re.sub(r":[\w-]{20,}$", "", unquote(query.removeprefix("url="))),
}


def _from_bare_query(parts: UrlParts) -> str | None:
    read = _BARE.get(parts.host.removeprefix("www."))
    return read(parts.query) if read is not None and parts.query else None
