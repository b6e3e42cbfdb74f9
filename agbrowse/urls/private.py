"""May this address be told to a third party?

In: a URL. Out: a boolean; true means that no archive, API or provider is asked about it. When in doubt it is private: asking
too little costs a proof, asking too much cannot be taken back. Never resolves a name.
"""

from __future__ import annotations

import math
import re
from urllib.parse import unquote, unquote_plus

from agbrowse.urls.canonical import split_url
from agbrowse.urls.domain import has_public_suffix
from agbrowse.urls.unwrap import embedded_url

_NOT_PUBLIC = (
    r"(?:.+\.)?(?:local|localhost|localdomain|internal|intranet|intra|lan|home|corp|private|test|example|invalid|onion|alt"
    r"|home\.arpa|in-addr\.arpa|ip6\.arpa|ts\.net|nip\.io|sslip\.io|xip\.io|lvh\.me|localtest\.me|ngrok\.io|ngrok\.app"
    r"|ngrok-free\.app|trycloudflare\.com|loca\.lt|internal\.cloudapp\.net|compute\.internal)"
)
"""Special-use names (RFC 6761, 6762, 8375, ICANN's .internal), names that resolve to private
addresses, tunnels to somebody's desk."""

_SECRET_NAMES = (
    r"(?i)(?:.*[_.-])?(?:token|access_?token|id_?token|refresh_?token|auth_?token|csrf|xsrf|auth|authorization|authkey|api_?key|apikey|appkey"
    r"|secret|client_?secret|password|passwd|passphrase|pwd|pass|sig|signature|hmac|credentials?|jwt|bearer|otp|pin"
    r"|session|session_?id|sess|phpsessid|jsessionid|sessid|ticket|invite|awsaccesskeyid|accesskey|access_?key|private_?key|magic)"
    r"|policy|key-pair-id|x-amz-.*|x-goog-.*|x-ms-.*|sas"
)
_MAYBE_SECRET_NAMES = (
    r"(?i)(?:.*[_.-])?(?:key|code|hash|sid|state|nonce|k|t|s|h|e|u|uid|share|link|verify|confirm|reset|unlock)"
)
_SECRET_VALUES = (
    r"eyJ[\w-]{8,}\.[\w-]{8,}|(?:sk|pk|rk)[-_](?:live|test|proj|ant)?[-_]?[A-Za-z0-9]{16,}|gh[pousr]_[A-Za-z0-9]{20,}|github_pat_\w{20,}"
    r"|glpat-[\w-]{16,}|xox[abprs]-[\w-]{10,}|A(?:KI|SI)A[A-Z0-9]{16}|AIza[\w-]{30,}|ya29\.[\w-]{20,}|Bearer\s+\S{12,}"
)
_SECRET_PATHS = (
    r"(?i)/services/T\w+/B\w+/\w{16,}|/api/webhooks/\d+/[\w-]{30,}|/bot\d+:[\w-]{30,}|;jsessionid=\w+"
    r"|/(?:reset|verify|confirm|unsubscribe|invite|magic)[\w-]*/[\w=-]{20,}"
)


def is_private_url(url: str) -> bool:
    """True when the address must not be told to a third party (contract, rule 9).

    That is: a private or special IP address, a one-label host, a host under no public suffix or under a special-use
    name, userinfo, a parameter or path that looks like a secret, or another such URL inside.
    What is no http(s) URL is private too.
    """
    return _is_private(url, depth=0)


def _is_private(url: str, depth: int) -> bool:
    parts = split_url(url)
    if parts is None or parts.userinfo or not _is_public_host(parts.host) or re.search(_SECRET_PATHS, parts.path):
        return True
    if re.search(_SECRET_VALUES, unquote(parts.path)):
        return True
    for pair in re.split("[&;]", f"{parts.query}&{parts.fragment.lstrip('/!').partition('?')[2] or parts.fragment}"):
        name, _, value = pair.partition("=")
        if _is_secret(unquote_plus(name), unquote_plus(value), depth):
            return True
    inner = embedded_url(url)
    return inner is not None and (depth > 3 or _is_private(inner, depth + 1))


def _is_secret(name: str, value: str, depth: int) -> bool:
    if not value:
        return False
    if re.fullmatch(_SECRET_NAMES, name) or re.search(_SECRET_VALUES, value):
        return True
    if re.fullmatch(_MAYBE_SECRET_NAMES, name) and _looks_random(value):
        return True
    return value.startswith(("http://", "https://")) and (depth > 3 or _is_private(value, depth + 1))


def _looks_random(value: str) -> bool:
    """Long, of letters and digits without words' look: 20 characters or more with over 3.2 bits of entropy each."""
    if (
        len(value) < 20
        or not re.fullmatch(r"[\w+/=.~-]+", value)
        or not re.search(r"\d", value)
        or not re.search(r"[A-Za-z]", value)
    ):
        return False
    counts = [value.count(letter) for letter in set(value)]
    return -sum(n / len(value) * math.log2(n / len(value)) for n in counts) > 3.2


def _is_public_host(host: str) -> bool:
    if ":" in host or host.rpartition(".")[2].isdigit():
        return _is_public_ip(host)
    return "." in host and not re.fullmatch(_NOT_PUBLIC, host) and has_public_suffix(host)


_SPECIAL = (
    "100.64.0.0/10", "192.0.0.0/24", "192.88.99.0/24", "168.63.129.16/32", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16",
    "2001::/23", "fec0::/10", "::/96", "3fff::/20",
)  # fmt: skip
"""Ranges that `is_global` lets through although they lead to private or special places."""


def _is_public_ip(host: str) -> bool:
    import ipaddress

    address = ipaddress.ip_address(host)
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        return _is_public_ip(str(address.ipv4_mapped))
    if not address.is_global or address.is_multicast or address.is_reserved:
        return False
    return not any(address in ipaddress.ip_network(network) for network in _SPECIAL)
