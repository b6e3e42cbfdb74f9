"""The settings' proxy: what it is, which hosts go past it, and SOCKS5 as a client speaks it.

In: the strings of the settings, an open connection to the proxy. Out: the proxy's parts, a yes or no, a tunnel. Never
resolves a name and never dials. Source of the handshake: RFC 1928 and RFC 1929.
"""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass, field
from urllib.parse import unquote, urlsplit

import httpcore

from agbrowse.errors import InputError
from agbrowse.net.guard import normal_host

_PORTS = {"http": 80, "https": 443, "socks5": 1080, "socks5h": 1080}
_SOCKS_FAILURES = {
    1: "general failure",
    2: "not allowed",
    3: "network unreachable",
    4: "host unreachable",
    5: "connection refused",
    6: "timed out",
    7: "command not supported",
    8: "address type not supported",
}


@dataclass(frozen=True, slots=True)
class ProxyAddress:
    """A proxy's parts; `url` is without the user and password, which `auth` holds."""

    scheme: str
    host: str
    port: int
    auth: tuple[bytes, bytes] | None = field(default=None, repr=False)

    @property
    def is_socks(self) -> bool:
        return self.scheme.startswith("socks")

    @property
    def is_tls(self) -> bool:
        return self.scheme == "https"

    @property
    def url(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}:{self.port}"


def parse_proxy(text: str) -> ProxyAddress:
    """A proxy from `http://`, `https://`, `socks5://` or `socks5h://` (or `host:port`, meaning http).

    Raises InputError, in which no password appears.
    """
    try:
        parts = urlsplit(text.strip() if "://" in text else f"http://{text.strip()}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
        parts = urlsplit("")
    if parts.scheme not in _PORTS or not host or parts.path.strip("/"):
        raise InputError("the proxy is not an address", "use http://host:port, https://host:port or socks5://host:port")
    auth = None
    if parts.username is not None:
        auth = (unquote(parts.username).encode(), unquote(parts.password or "").encode())
    return ProxyAddress(parts.scheme, host, port or _PORTS[parts.scheme], auth)


def bypasses_proxy(host: str, port: int, no_proxy: str) -> bool:
    """True where NO_PROXY's list names the host: `*`, a name and all below it, an address or a network, with `:port` or not."""
    name = normal_host(host)
    for entry in no_proxy.replace(",", " ").split():
        if entry == "*":
            return True
        wanted, _, wanted_port = entry.rpartition(":")
        if not (wanted and wanted_port.isdigit() and (":" not in wanted or wanted.endswith("]"))):
            wanted, wanted_port = entry, ""
        if wanted_port and int(wanted_port) != port:
            continue
        if _names(normal_host(wanted), name):
            return True
    return False


def _names(wanted: str, name: str) -> bool:
    try:
        return ipaddress.ip_address(name) in ipaddress.ip_network(wanted, strict=False)
    except ValueError:
        bare = wanted.removeprefix("*").removeprefix(".")
        return bool(bare) and (name == bare or name.endswith(f".{bare}"))


async def socks5_connect(
    stream: httpcore.AsyncNetworkStream, target: str, port: int, auth: tuple[bytes, bytes] | None, timeout: float | None
) -> None:
    """Ask the SOCKS5 proxy at the other end for a tunnel to an address, or to a name that it resolves.

    Raises httpcore.ProxyError when it refuses or answers nonsense, and httpcore's errors of the connection.
    """
    reader = _Exactly(stream, timeout)
    await stream.write(b"\x05\x02\x00\x02" if auth else b"\x05\x01\x00", timeout)
    version, method = await reader.take(2)
    if version != 5 or method not in (0, 2) or (method == 2 and auth is None):
        raise httpcore.ProxyError("the SOCKS5 proxy accepts none of the sign-ins offered")
    if method == 2 and auth is not None:
        user, password = (part[:255] for part in auth)
        await stream.write(b"\x01" + bytes([len(user)]) + user + bytes([len(password)]) + password, timeout)
        if (await reader.take(2))[1] != 0:
            raise httpcore.ProxyError("the SOCKS5 proxy refuses the user or the password")
    await stream.write(b"\x05\x01\x00" + _socks_address(target) + port.to_bytes(2, "big"), timeout)
    version, reply, _, kind = await reader.take(4)
    if version != 5 or reply != 0:
        raise httpcore.ProxyError(f"the SOCKS5 proxy gives no connection: {_SOCKS_FAILURES.get(reply, reply)}")
    length = {1: 4, 4: 16}.get(kind)
    await reader.take((length if length is not None else (await reader.take(1))[0]) + 2)


def _socks_address(target: str) -> bytes:
    try:
        address = ipaddress.ip_address(target)
    except ValueError:
        name = target.encode("idna")[:255]
        return b"\x03" + bytes([len(name)]) + name
    return (b"\x01" if address.version == 4 else b"\x04") + address.packed


class _Exactly:
    """Reads a known number of bytes and not one more: what follows belongs to the tunnel."""

    def __init__(self, stream: httpcore.AsyncNetworkStream, timeout: float | None) -> None:
        self._stream = stream
        self._timeout = timeout

    async def take(self, count: int) -> bytes:
        taken = b""
        while len(taken) < count:
            more = await self._stream.read(count - len(taken), self._timeout)
            if not more:
                raise httpcore.ProxyError("the SOCKS5 proxy hung up")
            taken += more
        return taken
