"""What an address and an answer's headers say of the next step: redirects, pauses, languages, credentials.

In: strings and header values as they came. Out: addresses that may be asked, seconds, header values; BadTarget for what is no
page's address. Pure: never sends anything.

Sources: RFC 9110 (redirects, Retry-After, Accept-Language), the Fetch and WHATWG URL standards (which statuses redirect, how a
fragment survives them, backslashes and line breaks in addresses).
"""

from __future__ import annotations

import base64
import re
from collections.abc import Sequence
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from urllib.parse import unquote_to_bytes, urldefrag, urljoin, urlsplit, urlunsplit

from agbrowse.net.lean import httpx

_REDIRECTS = frozenset({301, 302, 303, 307, 308})
# Code points that the WHATWG URL standard forbids in a host ("%" here is one that was encoded).
_NO_HOST = re.compile(r"[\x00-\x20\x7f#%/<>?@\\^|]")


class BadTarget(Exception):
    """An address that is no page: not http(s), or no address at all."""


def parse_address(url: str) -> httpx.URL:
    """The parts of an http(s) address. Raises BadTarget for anything else."""
    try:
        parsed = httpx.URL(url)
        host = parsed.host  # decodes what is encoded in it, and so may find that it is not
    except (httpx.InvalidURL, ValueError) as error:
        raise BadTarget(f"not an address: {error}") from error
    if parsed.scheme not in ("http", "https") or not host:
        raise BadTarget(f"not an http address: {parsed.scheme or 'no scheme'}")
    if parsed.port is not None and not 0 < parsed.port < 65_536:
        raise BadTarget(f"not a port: {parsed.port}")
    if _NO_HOST.search(host):
        raise BadTarget(f"not a host: {host}")
    return parsed


def clean_address(url: str) -> str:
    """An address as browsers take it: no white space around it, no line breaks or tabs in it."""
    return re.sub(r"[\t\r\n]", "", url.strip())


def redirect_target(status: int, headers: Sequence[tuple[bytes, bytes]], url: str) -> str | None:
    """Where a redirect from `url` leads; None where there is none. A fragment survives unless the target has its own.

    Raises BadTarget where it leads to no address.
    """
    if status not in _REDIRECTS:
        return None
    target = clean_address(decoded(next((value for name, value in headers if name.lower() == b"location"), b"")))
    if not target:
        return None
    # Browsers read a backslash as a slash, up to the query.
    end = min((target.find(mark) for mark in "?#" if mark in target), default=len(target))
    try:
        joined = urljoin(url, target[:end].replace("\\", "/") + target[end:])
    except ValueError as error:
        raise BadTarget(f"the redirect leads to no address: {error}") from error
    fragment = urldefrag(url).fragment
    return f"{joined}#{fragment}" if fragment and "#" not in joined else joined


def without_userinfo(url: str) -> str:
    """The address without a user and password, otherwise as it is."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return url
    return urlunsplit(parts._replace(netloc=parts.netloc.rpartition("@")[2])) if "@" in parts.netloc else url


def credentials_of(url: str) -> tuple[str, str] | None:
    """(origin, Authorization header) of an address that carries a user and password."""
    try:
        parsed = parse_address(url)
    except BadTarget:
        return None
    if not parsed.userinfo:
        return None
    user, _, password = parsed.userinfo.partition(b":")
    secret = base64.b64encode(unquote_to_bytes(user) + b":" + unquote_to_bytes(password)).decode()
    return origin_of(parsed), f"Basic {secret}"


def origin_of(url: httpx.URL) -> str:
    return f"{url.scheme}://{url.host}:{url.port}"


def retry_after_s(value: str, now: datetime) -> float | None:
    """The seconds that Retry-After names, as a number or as a date (RFC 9110, 10.2.3); None where it names none."""
    value = value.strip()
    if re.fullmatch(r"[0-9]{1,9}", value):
        return float(value)
    try:
        moment = parsedate_to_datetime(value)
    except (ValueError, TypeError, OverflowError):
        return None
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return max(0.0, (moment - now).total_seconds())


def accept_language(tag: str) -> str:
    """The Accept-Language header for a query's BCP 47 tag: it first, its primary language, then English."""
    if not re.fullmatch(r"[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*", tag):
        tag = "en"
    primary = tag.split("-")[0].lower()
    wanted = [tag] if primary == tag.lower() else [tag, f"{primary};q=0.9"]
    return ",".join([*wanted, "*;q=0.5" if primary == "en" else "en;q=0.8"])


def decoded(raw: bytes) -> str:
    """A header's bytes as text: UTF-8 where they are, else Latin-1, which always fits."""
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return raw.decode("latin-1")
