"""The browser's way out: what it dials, what it refuses, and through whose proxy."""

from __future__ import annotations

import asyncio
import base64
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from agbrowse.net.guard import AddressGuard, BlockedAddress
from agbrowse.net.socks import Failure, SocksProxy, is_excepted

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Handler = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


class Names(AddressGuard):
    """A guard that knows a few names and remembers what it was asked."""

    def __init__(self, names: dict[str, list[str]] | None = None) -> None:
        super().__init__(True)
        self.names = names or {}
        self.asked: list[tuple[str, int]] = []

    async def resolve(self, host: str, port: int) -> list[str]:
        self.asked.append((host, port))
        if host.endswith("blocked.example"):
            raise BlockedAddress(host, "loopback")
        if host.endswith("nowhere.example"):
            raise socket.gaierror(socket.EAI_NONAME, "no such name")
        return self.names.get(host, ["127.0.0.1"])


@asynccontextmanager
async def server(handler: Handler, host: str = "127.0.0.1") -> AsyncIterator[int]:
    tasks: set[asyncio.Task[None]] = set()

    async def run(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await handler(reader, writer)
        except (OSError, EOFError):
            pass
        finally:
            writer.close()

    def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.ensure_future(run(reader, writer))
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    listening = await asyncio.start_server(accept, host, 0)
    try:
        yield listening.sockets[0].getsockname()[1]
    finally:
        listening.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0)


async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()


@asynccontextmanager
async def proxy(guard: AddressGuard, **options: object) -> AsyncIterator[tuple[SocksProxy, int]]:
    socks = SocksProxy(guard, **options)  # type: ignore[arg-type]
    port = await socks.start()
    try:
        yield socks, port
    finally:
        await socks.aclose()


async def ask(port: int, host: str, target: int, command: int = 1) -> tuple[int, Streams]:
    """Ask the server at `port` for a connection by name; its reply code, and the streams."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"\x05\x01\x00")
    assert await reader.readexactly(2) == b"\x05\x00"
    name = host.encode()
    writer.write(bytes((5, command, 0, 3, len(name))) + name + target.to_bytes(2, "big"))
    reply = await reader.readexactly(10)
    return reply[1], (reader, writer)


async def exchange(streams: Streams, data: bytes) -> bytes:
    reader, writer = streams
    writer.write(data)
    writer.write_eof()
    try:
        return await reader.read()
    finally:
        writer.close()


async def test_bytes_go_both_ways_and_an_end_is_passed_on() -> None:
    async with server(echo) as target, proxy(Names()) as (socks, port):
        code, streams = await ask(port, "velm.example", target)
        assert code == 0
        assert len(await exchange(streams, b"x" * 3_000_000)) == 3_000_000
        assert socks.failures == {}


async def test_it_dials_the_address_that_was_checked_and_no_other() -> None:
    reached: list[str] = []

    async def note(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        reached.append(writer.get_extra_info("sockname")[0])

    async with server(note, "127.0.0.3") as target, proxy(Names({"localhost": ["127.0.0.3"]})) as (_, port):
        code, (reader, writer) = await ask(port, "localhost", target)
        assert code == 0
        assert await reader.read() == b""
        writer.close()
    assert reached == ["127.0.0.3"]


async def test_a_dead_address_gives_way_to_the_next() -> None:
    async with server(echo, "127.0.0.3") as target:
        guard = Names({"two.example": ["127.0.0.4", "127.0.0.3"]})
        async with proxy(guard) as (_, port):
            code, streams = await ask(port, "two.example", target)
            assert code == 0
            assert await exchange(streams, b"hello") == b"hello"


@pytest.mark.parametrize(
    ("host", "code", "failure"),
    [
        ("blocked.example", 2, Failure.BLOCKED),
        ("nowhere.example", 4, Failure.DNS),
        ("refusing.example", 5, Failure.CONNECTION),
    ],
)
async def test_refusals_have_their_code_and_are_remembered(host: str, code: int, failure: Failure) -> None:
    async with server(echo) as free:
        pass
    async with proxy(Names()) as (socks, port):
        got, (_, writer) = await ask(port, host, free)
        writer.close()
        assert got == code
        assert socks.failures == {(host, free): failure}


async def test_a_host_that_answers_later_is_no_failure_any_more() -> None:
    async with server(echo) as target, proxy(Names()) as (socks, port):
        socks.failures["velm.example", target] = Failure.CONNECTION
        _, (_, writer) = await ask(port, "velm.example", target)
        writer.close()
        assert socks.failures == {}


@pytest.mark.parametrize("command", [2, 3])
async def test_only_connections_are_made(command: int) -> None:
    async with proxy(Names()) as (_, port):
        code, (_, writer) = await ask(port, "velm.example", 80, command)
        writer.close()
        assert code == 7


@pytest.mark.parametrize("sent", [b"\x04\x01\x00\x50", b"GET / HTTP/1.1\r\n\r\n", b"\x05\x01\x02", b"", b"\x05"])
async def test_what_is_not_socks5_is_hung_up_on(sent: bytes) -> None:
    async with proxy(Names()) as (_, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        writer.write_eof()
        async with asyncio.timeout(2):
            assert await reader.read() in (b"", b"\x05\xff")
        writer.close()


async def test_addresses_are_checked_as_names_are() -> None:
    guard = Names()
    async with proxy(guard) as (_, port):
        for kind, packed in ((1, bytes((10, 1, 2, 3))), (4, bytes(15) + b"\x01")):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"\x05\x01\x00" + bytes((5, 1, 0, kind)) + packed + b"\x00\x09")
            await reader.readexactly(12)
            writer.close()
    assert guard.asked == [("10.1.2.3", 9), ("::1", 9)]


async def test_closing_ends_what_is_open() -> None:
    async with server(echo) as target:
        async with proxy(Names()) as (_, port):
            _, (reader, writer) = await ask(port, "velm.example", target)
        async with asyncio.timeout(2):
            assert await reader.read() == b""
        writer.close()


async def connect_proxy(asked: list[str], status: str) -> Handler:
    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append((await reader.readuntil(b"\r\n\r\n")).decode())
        writer.write(f"HTTP/1.1 {status}\r\nX: y\r\n\r\n".encode())
        if status.startswith("2"):
            await echo(reader, writer)

    return handle


async def test_the_users_http_proxy_is_handed_the_name_and_the_password() -> None:
    asked: list[str] = []
    async with (
        server(await connect_proxy(asked, "200 OK")) as theirs,
        proxy(Names(), proxy=f"http://ida:p%40ss@127.0.0.1:{theirs}") as (_, port),
    ):
        for host in ("velm.example", "nowhere.example"):
            code, streams = await ask(port, host, 443)
            assert code == 0
            assert await exchange(streams, b"hello") == b"hello"
    assert [head.splitlines()[0] for head in asked] == [
        "CONNECT velm.example:443 HTTP/1.1",
        "CONNECT nowhere.example:443 HTTP/1.1",
    ]
    assert f"Proxy-Authorization: Basic {base64.b64encode(b'ida:p@ss').decode()}" in asked[0]


async def test_the_guard_checks_before_the_users_proxy_is_asked() -> None:
    asked: list[str] = []
    async with (
        server(await connect_proxy(asked, "200 OK")) as theirs,
        proxy(Names(), proxy=f"127.0.0.1:{theirs}") as (socks, port),
    ):
        code, (_, writer) = await ask(port, "blocked.example", 80)
        writer.close()
        assert (code, socks.failures) == (2, {("blocked.example", 80): Failure.BLOCKED})
    assert asked == []


async def test_a_proxy_that_refuses_is_a_lost_connection() -> None:
    async with (
        server(await connect_proxy([], "407 No")) as theirs,
        proxy(Names(), proxy=f"http://127.0.0.1:{theirs}") as (_, port),
    ):
        code, (_, writer) = await ask(port, "velm.example", 80)
        writer.close()
        assert code == 5


async def test_a_socks_proxy_of_the_users_is_gone_through_and_excepted_hosts_are_not() -> None:
    theirs, ours = Names(), Names()
    async with server(echo) as target, proxy(theirs) as (_, their_port):
        address = f"socks5://127.0.0.1:{their_port}"
        async with proxy(ours, proxy=address, no_proxy="direct.example") as (_, port):
            for host in ("velm.example", "direct.example"):
                code, streams = await ask(port, host, target)
                assert code == 0
                assert await exchange(streams, b"hello") == b"hello"
    assert theirs.asked == [("velm.example", target)]
    assert [host for host, _ in ours.asked] == ["velm.example", "direct.example"]


@pytest.mark.parametrize(
    ("host", "no_proxy", "excepted"),
    [
        ("velm.example", "", False),
        ("velm.example", "*", True),
        ("velm.example", "velm.example", True),
        ("VELM.example.", "Velm.Example", True),
        ("a.velm.example", ".velm.example", True),
        ("a.velm.example", "velm.example, other", True),
        ("notvelm.example", "velm.example", False),
        ("10.1.2.3", "10.0.0.0/8", True),
        ("11.1.2.3", "10.0.0.0/8", False),
        ("127.0.0.1", "127.0.0.1", True),
        ("velm.example", "other.example .x,", False),
    ],
)
def test_exceptions_are_read_as_curl_reads_them(host: str, no_proxy: str, excepted: bool) -> None:
    assert is_excepted(host, no_proxy) is excepted
