"""One spelling for one page.

In: a URL as somebody wrote it. Out: the spelling that agbrowse opens and prints (`canonicalize`), and a key that is equal
for spellings of one page (`page_key`). Never raises: what is no http(s) URL comes back as it was, without white space
around it.

Sources: WHATWG URL (host and path parsing), RFC 3986 section 6 (normalisation), UTS 46 (host names).
"""

from __future__ import annotations

import re
from contextlib import suppress
from functools import lru_cache
from typing import NamedTuple

TRACKING = re.compile(
    r"(?:utm_.*|mtm_.*|pk_(?:campaign|kwd|source|medium|content|keyword|cid)|piwik_.*|matomo_.*|hsa_.*"
    r"|gclid|gclsrc|dclid|gbraid|wbraid|gad_source|gad_campaignid|srsltid|_gl|_ga"
    r"|fbclid|fb_action_ids|fb_action_types|msclkid|yclid|ysclid|_openstat|twclid|ttclid|li_fat_id|rdt_cid|epik"
    r"|igshid|igsh|mc_cid|mc_eid|mkt_tok|_hsenc|_hsmi|__hstc|__hssc|__hsfp|hsctatracking|vero_id|vero_conv"
    r"|oly_anon_id|oly_enc_id|ml_subscriber|ml_subscriber_hash|rb_clickid|s_kwcid|wickedid|irclickid|irgwc|cvid"
    r"|ref_src|ref_url|guccounter|guce_referrer|guce_referrer_sig)",
    re.IGNORECASE,
)
"""Parameters that name a campaign or a click, never the page. `ref`, `source`, `id`, `from` are content on many sites."""

# A capture's address holds another address, whose every byte tells which capture it is.
_KEEPS_QUERY = re.compile(r"(?:web\.archive\.org|archive\.(?:today|ph|is|li|md|fo|vn))", re.IGNORECASE)
_DEFAULT_PORTS = {"http": "80", "https": "443"}
_EDGES = "".join(map(chr, range(0x21))) + "\x7f\ufeff\u200b\u2060\u00a0\u3000"
_SCHEME = re.compile(r"(https?):(?://|\\\\|/\\|\\/)(?![/\\])(.*)", re.IGNORECASE | re.DOTALL)
_AUTHORITY = re.compile(r"([^/\\?#]*)(.*)", re.DOTALL)
_BAD_HOST = re.compile(r"[\x00-\x20\x7f<>\"#%/:?@\[\]\\^`{|}]")
_PERCENT = re.compile(r"%([0-9A-Fa-f]{2})")
_NOT_URI = re.compile(r"[^!#-;=?-\[\]_a-z~]|%(?![0-9A-Fa-f]{2})")
_UNRESERVED = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")


class UrlParts(NamedTuple):
    """An http(s) URL taken apart. `userinfo`, `port` (never the default), `query` and `fragment` are "" when absent."""

    scheme: str
    userinfo: str
    host: str
    port: str
    path: str
    query: str
    fragment: str

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.userinfo + '@' if self.userinfo else ''}{host}{':' + self.port if self.port else ''}"

    def __str__(self) -> str:
        query = "?" + self.query if self.query else ""
        fragment = "#" + self.fragment if self.fragment else ""
        return f"{self.scheme}://{self.authority}{self.path}{query}{fragment}"


@lru_cache(maxsize=4096)
def split_url(url: str) -> UrlParts | None:
    """The parts of an http(s) URL, host normalised; None when it is no such URL. `//host/...` is read as https."""
    text = url.strip(_EDGES).replace("\t", "").replace("\r", "").replace("\n", "")
    if text.startswith("//"):
        text = "https:" + text
    found = _SCHEME.fullmatch(text)
    if not found:
        return None
    scheme = found[1].lower()
    authority, rest = _AUTHORITY.fullmatch(found[2]).groups()  # type: ignore[union-attr]
    userinfo, _, hostport = authority.rpartition("@")
    bracketed = re.fullmatch(r"\[([^\]]*)\](?::(\d*))?", hostport)
    if bracketed:
        raw_host, port = bracketed[1], bracketed[2] or ""
        host = _ipv6(raw_host)
    else:
        raw_host, colon, port = hostport.partition(":")
        if colon and port and not (port.isascii() and port.isdigit()):
            return None
        host = normalize_host(raw_host)
    if not host or (port and int(port[:8]) > 65535):
        return None
    port = port.lstrip("0") or ("0" if port else "")
    if port == _DEFAULT_PORTS[scheme]:
        port = ""
    rest, _, fragment = rest.partition("#")
    path, _, query = rest.partition("?")
    return UrlParts(scheme, userinfo, host, port, path.replace("\\", "/") or "/", query, fragment)


def is_http_url(url: str) -> bool:
    """True for an absolute http or https URL with a host that could exist."""
    return not url.lstrip(_EDGES).startswith("//") and split_url(url) is not None


@lru_cache(maxsize=4096)
def canonicalize(url: str) -> str:
    """The spelling of a URL that is opened and printed.

    Scheme and host in lower case, host names in Punycode without a dot at the end, no default port, no fragment but a
    hash route (`#/`, `#!`), no dot segments, no tracking parameters, spaces and non-ASCII letters percent-encoded. The
    parameters that stay keep their bytes and their order; scheme and trailing slash stay as they are.
    """
    parts = split_url(url)
    if parts is None:
        return url.strip(_EDGES)
    query = _encode(parts.query)
    if query and not _KEEPS_QUERY.fullmatch(parts.host):
        query = "&".join(pair for pair in query.split("&") if pair and not TRACKING.fullmatch(_name(pair)))
    fragment = _encode(parts.fragment) if parts.fragment.startswith(("/", "!")) and len(parts.fragment) > 1 else ""
    path = _remove_dot_segments(_normalize_path(parts.path))
    return str(parts._replace(path=path, query=query, fragment=fragment))


def page_key(url: str) -> str:
    """A URL that is equal for spellings of one page: http and https, with and without a slash at the end, escapes or not.

    `www.` and `m.` hosts, and the order of parameters, tell pages apart: sites disagree about those.
    """
    parts = split_url(canonicalize(url))
    if parts is None:
        return url.strip(_EDGES)
    scheme = parts.scheme if parts.port else "https"  # a port of its own is a server of its own
    return str(parts._replace(scheme=scheme, path=parts.path.rstrip("/") or "/", query=_normalize_path(parts.query)))


@lru_cache(maxsize=4096)
def normalize_host(host: str) -> str | None:
    """A host in the spelling that is dialled: lower case, Punycode, dotted IPv4; None when no host can be spelled so."""
    if not host.isascii() or "%" in host:
        host = _PERCENT.sub(lambda m: chr(int(m[1], 16)), host)
        if not host.isascii():
            named = _punycode(host)
            if named is None:
                return None
            host = named
    host = host.lower().removesuffix(".")
    if not host or len(host) > 253 or _BAD_HOST.search(host) or any(not 0 < len(label) < 64 for label in host.split(".")):
        return None
    last = host.rpartition(".")[2]
    return _ipv4(host) if last.isdigit() or re.fullmatch(r"0x[0-9a-f]*", last) else host


def _punycode(host: str) -> str | None:
    import idna  # only for the few hosts that need it

    with suppress(UnicodeError):  # what came percent-encoded is the bytes of UTF-8
        host = host.encode("latin-1").decode("utf-8")
    try:
        return idna.encode(host.rstrip(".。"), uts46=True).decode("ascii")
    except (idna.IDNAError, UnicodeError, IndexError):
        return None


def _ipv4(host: str) -> str | None:
    """`host` as dotted decimals, as browsers read `127.1`, `0x7f.1` and `2130706433`. Source: WHATWG URL, IPv4 parser."""
    numbers: list[int] = []
    for part in host.split("."):
        try:
            if part.startswith("0x"):
                numbers.append(int(part[2:] or "0", 16))
            else:
                numbers.append(int(part, 8 if len(part) > 1 and part.startswith("0") else 10))
        except ValueError:
            return None
    if len(numbers) > 4 or any(number > 255 for number in numbers[:-1]) or numbers[-1] >= 256 ** (5 - len(numbers)):
        return None
    value = numbers[-1] + sum(number << 8 * (3 - place) for place, number in enumerate(numbers[:-1]))
    return ".".join(str(value >> shift & 255) for shift in (24, 16, 8, 0))


def _ipv6(text: str) -> str | None:
    import ipaddress

    try:
        return str(ipaddress.IPv6Address(text)) if "%" not in text else None
    except ValueError:
        return None


def _name(pair: str) -> str:
    return pair.partition("=")[0]


def _encode(text: str) -> str:
    """Percent-encodes what may not stand in a URL; what is encoded already stays."""
    return _NOT_URI.sub(lambda m: "".join(f"%{byte:02X}" for byte in m[0].encode("utf-8", "replace")), text)


def _normalize_path(path: str) -> str:
    def normal(found: re.Match[str]) -> str:
        letter = chr(int(found[1], 16))
        return letter if letter in _UNRESERVED else found[0].upper()

    path = _encode(path)
    return _PERCENT.sub(normal, path) if "%" in path else path


def _remove_dot_segments(path: str) -> str:
    if "/." not in path:
        return path
    kept: list[str] = []
    segments = path.split("/")[1:]
    for segment in segments:
        if segment == "..":
            del kept[-1:]
        elif segment != ".":
            kept.append(segment)
    if segments[-1] in (".", ".."):
        kept.append("")
    return "/" + "/".join(kept)
