"""The browser's only way out: a SOCKS5 server in this process, on loopback (RFC 1928: CONNECT only, no authentication).

In: host names and ports that a page wants. Out: a connection to exactly the address that the guard checked, or a refusal whose
reason is kept for the question "why did this page fail". It never lets anything else resolve a name or dial.

With the user's own proxy the connection goes through it after the check. A name that only that proxy can resolve is left to it.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable
from enum import StrEnum
from urllib.parse import unquote, urlsplit

from agbrowse.net.guard import AddressGuard, BlockedAddress

_Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]

_CHUNK = 65536
_HANDSHAKE_S = 30.0
_DOMAIN, _IPV4, _IPV6 = 3, 1, 4
_GRANTED, _GENERAL, _NOT_ALLOWED, _HOST_UNREACHABLE, _CONNECTION_REFUSED, _NO_COMMAND = 0, 1, 2, 4, 5, 7


class Failure(StrEnum):
    """Why a host could not be dialled."""

    BLOCKED = "blocked"
    DNS = "dns"
    CONNECTION = "connection"
    TIMEOUT = "timeout"


_REPLIES = {
    Failure.BLOCKED: _NOT_ALLOWED,
    Failure.DNS: _HOST_UNREACHABLE,
    Failure.CONNECTION: _CONNECTION_REFUSED,
    Failure.TIMEOUT: _GENERAL,
}


class _CannotDialError(Exception):
    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.value)
        self.failure = failure


class SocksProxy:
    """The server. `failures` says of each (host in lower case, port) that could not be dialled last time, why."""

    def __init__(
        self, guard: AddressGuard, *, proxy: str | None = None, no_proxy: str = "", connect_timeout_s: float = 10.0
    ) -> None:
        """`proxy`: the user's own: `http:`, `https:` or `socks5:`, a password in it or not; `no_proxy` as curl reads it."""
        self.failures: dict[tuple[str, int], Failure] = {}
        self._guard = guard
        self._proxy = proxy
        self._no_proxy = no_proxy
        self._connect_timeout_s = connect_timeout_s
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> int:
        """Listen on a free loopback port, which is returned."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def aclose(self) -> None:
        """Stop listening and end every connection."""
        if self._server is not None:
            self._server.close()
            self._server = None
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        # A side that hangs up ends the connection: nobody is to be told.
        with contextlib.suppress(OSError, EOFError, TimeoutError, ssl.SSLError):
            try:
                async with asyncio.timeout(_HANDSHAKE_S):
                    upstream = await self._handshake(reader, writer)
                if upstream is not None:
                    await _relay((reader, writer), upstream)
            finally:
                writer.close()

    async def _handshake(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> _Streams | None:
        """Hear what is asked for and dial it; None when that was refused, and said so."""
        version, methods = await reader.readexactly(2)
        offered = await reader.readexactly(methods)
        if version != 5 or 0 not in offered:
            writer.write(b"\x05\xff")
            return None
        writer.write(b"\x05\x00")
        _, command, _, kind = await reader.readexactly(4)
        if kind == _DOMAIN:
            size = (await reader.readexactly(1))[0]
            host = (await reader.readexactly(size)).decode("ascii", "replace")
        elif kind in (_IPV4, _IPV6):
            host = str(ipaddress.ip_address(await reader.readexactly(4 if kind == _IPV4 else 16)))
        else:
            writer.write(_reply(_GENERAL))
            return None
        port = int.from_bytes(await reader.readexactly(2), "big")
        if command != 1:
            writer.write(_reply(_NO_COMMAND))
            return None
        key = (host.lower(), port)
        try:
            upstream = await self._dial(host, port)
        except _CannotDialError as error:
            self.failures[key] = error.failure
            writer.write(_reply(_REPLIES[error.failure]))
            return None
        self.failures.pop(key, None)
        writer.write(_reply(_GRANTED))
        return upstream

    async def _dial(self, host: str, port: int) -> _Streams:
        proxy = self._proxy if self._proxy and not is_excepted(host, self._no_proxy) else None
        addresses: list[str] = []
        try:
            addresses = await self._guard.resolve(host, port)
        except BlockedAddress:
            raise _CannotDialError(Failure.BLOCKED) from None
        except OSError:
            # Behind a proxy names are often the proxy's to resolve.
            if proxy is None:
                raise _CannotDialError(Failure.DNS) from None
        try:
            async with asyncio.timeout(self._connect_timeout_s):
                if proxy is not None:
                    return await _through(proxy, host, port)
                return await _first_of(addresses, port, self._connect_timeout_s)
        except TimeoutError:
            raise _CannotDialError(Failure.TIMEOUT) from None
        except (OSError, EOFError, ValueError):
            raise _CannotDialError(Failure.CONNECTION) from None


def is_excepted(host: str, no_proxy: str) -> bool:
    """True when `no_proxy` names the host: itself, a parent domain (with or without a dot before), a network, or `*`."""
    host = host.lower().rstrip(".")
    for entry in no_proxy.lower().replace(",", " ").split():
        name = entry.lstrip("*").strip(".")
        if entry == "*" or host == name or (name and host.endswith("." + name)):
            return True
        with contextlib.suppress(ValueError):
            if ipaddress.ip_address(host) in ipaddress.ip_network(entry, strict=False):
                return True
    return False


def _reply(code: int) -> bytes:
    return bytes((5, code, 0, _IPV4, 0, 0, 0, 0, 0, 0))


async def _first_of(addresses: list[str], port: int, timeout_s: float) -> _Streams:
    """A connection to the first address that answers; a silent one may use half of the time while there are others."""
    for number, address in enumerate(addresses, 1):
        try:
            async with asyncio.timeout(timeout_s if number == len(addresses) else timeout_s / 2 / len(addresses)):
                return await asyncio.open_connection(address, port)
        except OSError:  # TimeoutError is one
            if number == len(addresses):
                raise
    raise OSError("no address")


async def _through(proxy: str, host: str, port: int) -> _Streams:
    """A connection through the user's proxy, which is handed the name."""
    parts = urlsplit(proxy if "://" in proxy else f"http://{proxy}")
    secure = parts.scheme == "https"
    default = 1080 if parts.scheme.startswith("socks") else 443 if secure else 80
    context = ssl.create_default_context() if secure else None
    streams = await asyncio.open_connection(parts.hostname, parts.port or default, ssl=context)
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    ask: Callable[..., Awaitable[None]] = _ask_socks if parts.scheme.startswith("socks") else _ask_http
    try:
        await ask(streams, host, port, user, password)
    except BaseException:
        streams[1].close()
        raise
    return streams


async def _ask_http(streams: _Streams, host: str, port: int, user: str, password: str) -> None:
    """HTTP CONNECT (RFC 9110, 9.3.6)."""
    reader, writer = streams
    target = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
    lines = [f"CONNECT {target} HTTP/1.1", f"Host: {target}"]
    if user or password:
        lines.append("Proxy-Authorization: Basic " + base64.b64encode(f"{user}:{password}".encode()).decode())
    writer.write("\r\n".join([*lines, "", ""]).encode("latin-1", "replace"))
    head = (await reader.readuntil(b"\r\n\r\n")).split(b" ", 2)
    if len(head) < 2 or not head[1].startswith(b"2"):
        raise ConnectionRefusedError("the proxy refuses")


async def _ask_socks(streams: _Streams, host: str, port: int, user: str, password: str) -> None:
    """SOCKS5 CONNECT by name (RFC 1928), with a password where one is given (RFC 1929)."""
    reader, writer = streams
    writer.write(b"\x05\x01" + (b"\x02" if user else b"\x00"))
    method = (await reader.readexactly(2))[1]
    if method == 2:
        name, secret = user.encode()[:255], password.encode()[:255]
        writer.write(bytes((1, len(name))) + name + bytes((len(secret),)) + secret)
        if (await reader.readexactly(2))[1] != 0:
            raise ConnectionRefusedError("the proxy refuses the password")
    elif method != 0:
        raise ConnectionRefusedError("the proxy asks for something else")
    try:
        packed = ipaddress.ip_address(host).packed
        place = bytes((_IPV4 if len(packed) == 4 else _IPV6,)) + packed
    except ValueError:
        name = host.encode("idna" if not host.isascii() else "ascii")
        place = bytes((_DOMAIN, len(name))) + name
    writer.write(b"\x05\x01\x00" + place + port.to_bytes(2, "big"))
    _, code, _, kind = await reader.readexactly(4)
    await reader.readexactly({_IPV4: 4, _IPV6: 16}.get(kind) or (await reader.readexactly(1))[0])
    await reader.readexactly(2)
    if code != 0:
        raise ConnectionRefusedError("the proxy refuses")


async def _relay(client: _Streams, upstream: _Streams) -> None:
    """Hand bytes on both ways until both sides have ended."""
    for _, writer in (client, upstream):
        raw = writer.get_extra_info("socket")
        if raw is not None:
            raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    ways = (
        asyncio.create_task(_hand_on(client[0], upstream[1])),
        asyncio.create_task(_hand_on(upstream[0], client[1])),
    )
    try:
        await asyncio.gather(*ways)
    finally:
        # Nothing is awaited here: an end that is itself cancelled must close both sides all the same.
        upstream[1].close()
        for way in ways:
            way.cancel()


async def _hand_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while chunk := await reader.read(_CHUNK):
        writer.write(chunk)
        await writer.drain()
    if writer.can_write_eof():
        writer.write_eof()
