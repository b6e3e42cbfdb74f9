"""What Chromium's and Playwright's errors mean for a page.

In: an error's text, and what the guarded way out knows. Out: verdict and reason. Source of the names: Chromium's
`net/base/net_error_list.h`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from urllib.parse import urlsplit

from agbrowse.models import Reason, Verdict
from agbrowse.net.socks import Failure

_NET_ERROR = re.compile(r"net::(ERR_[A-Z0-9_]+)")

# The first that the name begins with.
_REASONS = (
    ("ERR_NAME_", Reason.DNS),
    ("ERR_DNS_", Reason.DNS),
    ("ERR_TIMED_OUT", Reason.TIMEOUT),
    ("ERR_CONNECTION_TIMED_OUT", Reason.TIMEOUT),
    ("ERR_TOO_MANY_REDIRECTS", Reason.REDIRECT_LOOP),
    ("ERR_SSL_", Reason.TLS),
    ("ERR_CERT_", Reason.TLS),
    ("ERR_BAD_SSL_", Reason.TLS),
    ("ERR_ECH_", Reason.TLS),
    ("ERR_INVALID_URL", Reason.BAD_URL),
    ("ERR_UNKNOWN_URL_SCHEME", Reason.BAD_URL),
    ("ERR_DISALLOWED_URL_SCHEME", Reason.BAD_URL),
    ("ERR_UNSAFE_", Reason.BAD_URL),
    ("ERR_FILE_", Reason.BAD_URL),
    ("ERR_ACCESS_DENIED", Reason.BAD_URL),
)
_FAILURES = {
    Failure.BLOCKED: Reason.BLOCKED_ADDRESS,
    Failure.DNS: Reason.DNS,
    Failure.CONNECTION: Reason.CONNECTION,
    Failure.TIMEOUT: Reason.TIMEOUT,
}


def net_error(text: str) -> str | None:
    """The net error that a message names, such as `ERR_NAME_NOT_RESOLVED`."""
    found = _NET_ERROR.search(text)
    return found[1] if found else None


def reason_of(text: str, url: str, failures: Mapping[tuple[str, int], Failure]) -> tuple[Verdict, Reason]:
    """Why `url` could not be opened. `failures` is the SOCKS server's log: Chromium only says that a proxy refused."""
    name = net_error(text) or ""
    if name.startswith(("ERR_SOCKS_", "ERR_PROXY_", "ERR_TUNNEL_", "ERR_CONNECTION_", "ERR_NAME_")):
        failure = failures.get(_place(url))
        if failure is not None:
            return Verdict.ERROR, _FAILURES[failure]
    if "AUTH" in name and not name.startswith("ERR_CERT_"):
        return Verdict.AUTH_REQUIRED, Reason.HTTP_401
    for prefix, reason in _REASONS:
        if name.startswith(prefix):
            return Verdict.ERROR, reason
    return Verdict.ERROR, Reason.CONNECTION


def _place(url: str) -> tuple[str, int]:
    try:
        parts = urlsplit(url)
        return (parts.hostname or "").lower(), parts.port or (443 if parts.scheme in ("https", "wss") else 80)
    except ValueError:
        return "", 0
