"""How connections are made: to checked addresses only, straight, by an HTTP proxy or by a SOCKS5 proxy."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from agbrowse.errors import InputError
from agbrowse.models import Reason
from agbrowse.net.client import guarded_client, reason_of
from agbrowse.net.guard import AddressGuard, BlockedAddress
from agbrowse.net.proxy import bypasses_proxy, parse_proxy
from agbrowse.settings import HttpSettings

TLS = Path(__file__).parent / "read" / "tls"
OK = b"HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nhere"


class Site:
    """Answers every request alike and keeps the request lines."""

    def __init__(self) -> None:
        self.port = 0
        self.lines: list[str] = []
        self.heads: list[str] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            self.heads.append(head)
            self.lines.append(head.split("\r\n")[0])
            writer.write(OK)
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


@pytest.fixture
async def site() -> AsyncIterator[Site]:
    site = Site()
    async with await asyncio.start_server(site.serve, "127.0.0.1", 0) as server:
        site.port = server.sockets[0].getsockname()[1]
        yield site


class Socks(Site):
    """A SOCKS5 proxy that connects everything to one port here; keeps what it was asked for."""

    def __init__(self, target: int, auth: bytes | None = None) -> None:
        super().__init__()
        self.target = target
        self.auth = auth
        self.asked: list[str] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        _, count = await reader.readexactly(2)
        await reader.readexactly(count)
        writer.write(b"\x05\x02" if self.auth else b"\x05\x00")
        if self.auth:
            _, length = await reader.readexactly(2)
            user = await reader.readexactly(length)
            password = await reader.readexactly((await reader.readexactly(1))[0])
            writer.write(b"\x01\x00" if user + b":" + password == self.auth else b"\x01\x01")
        _, _, _, kind = await reader.readexactly(4)
        if kind == 3:
            self.asked.append((await reader.readexactly((await reader.readexactly(1))[0])).decode())
        else:
            self.asked.append(str(ipaddress.ip_address(await reader.readexactly(4 if kind == 1 else 16))))
        await reader.readexactly(2)
        there, back = await asyncio.open_connection("127.0.0.1", self.target)
        writer.write(b"\x05\x00\x00\x01\x7f\x00\x00\x01\x00\x00")

        async def pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
            while data := await source.read(65_536):
                sink.write(data)
            sink.close()

        await asyncio.gather(pump(reader, back), pump(there, writer), return_exceptions=True)


def names(**known: list[str]):
    def lookup(name: str) -> list[str]:
        try:
            return [str(ipaddress.ip_address(name))]
        except ValueError:
            pass
        if name.replace(".", "_") not in known:
            raise socket.gaierror(socket.EAI_NONAME, "no such name")
        return known[name.replace(".", "_")]

    return lookup


# Straight


async def test_the_checked_address_is_dialled_and_the_host_header_stays(site: Site) -> None:
    guard = AddressGuard(True, lookup=names(ferry_example=["127.0.0.1"]))
    async with guarded_client(HttpSettings(), guard) as client:
        assert (await client.get(f"http://ferry.example:{site.port}/x")).text == "here"
    assert f"Host: ferry.example:{site.port}" in site.heads[0]


async def test_a_name_that_changes_its_address_between_check_and_dial_gains_nothing(site: Site) -> None:
    answers = [["93.184.215.14"], ["127.0.0.1"], ["127.0.0.1"]]
    guard = AddressGuard(False, lookup=lambda _: answers.pop(0))
    async with guarded_client(HttpSettings(connect_timeout_s=0.2), guard) as client:
        with pytest.raises(httpx.TransportError):
            await client.get(f"http://rebind.example:{site.port}/")
        with pytest.raises(httpx.TransportError):
            await client.get(f"http://rebind.example:{site.port}/")
    assert site.lines == []


async def test_the_next_address_is_tried_when_one_refuses(site: Site) -> None:
    guard = AddressGuard(True, lookup=names(two_example=["127.0.0.2", "::1", "127.0.0.1"]))
    async with guarded_client(HttpSettings(), guard) as client:
        started = time.monotonic()
        assert (await client.get(f"http://two.example:{site.port}/")).text == "here"
    assert time.monotonic() - started < 0.2


async def test_the_next_address_is_tried_beside_one_that_is_silent(site: Site) -> None:
    # A listener with a full queue answers no further handshake.
    silent = socket.socket()
    silent.bind(("127.0.0.9", site.port))
    silent.listen(0)
    fillers = []
    for _ in range(4):
        filler = socket.socket()
        filler.setblocking(False)
        filler.connect_ex(("127.0.0.9", site.port))
        fillers.append(filler)
    guard = AddressGuard(True, lookup=names(half_example=["127.0.0.9", "127.0.0.1"]))
    try:
        async with guarded_client(HttpSettings(connect_timeout_s=5), guard) as client:
            started = time.monotonic()
            assert (await client.get(f"http://half.example:{site.port}/")).text == "here"
            assert time.monotonic() - started < 2
    finally:
        for open_socket in (*fillers, silent):
            open_socket.close()


async def test_all_addresses_refusing_is_a_refused_connection() -> None:
    guard = AddressGuard(True, lookup=names(dead_example=["127.0.0.2", "127.0.0.3"]))
    async with guarded_client(HttpSettings(), guard) as client:
        with pytest.raises(httpx.ConnectError) as failure:
            await client.get("http://dead.example:1/")
    assert reason_of(failure.value) is Reason.CONNECTION


async def test_a_resolver_that_hangs_ends_at_the_connect_timeout() -> None:
    def lookup(_: str) -> list[str]:
        time.sleep(0.6)
        return ["127.0.0.1"]

    async with guarded_client(HttpSettings(connect_timeout_s=0.1), AddressGuard(True, lookup=lookup)) as client:
        started = time.monotonic()
        with pytest.raises(httpx.ConnectTimeout) as failure:
            await client.get("http://slow.example/")
    assert time.monotonic() - started < 0.5
    assert reason_of(failure.value) is Reason.TIMEOUT


async def test_names_without_an_address_are_a_dns_failure() -> None:
    async with guarded_client(HttpSettings(), AddressGuard(False, lookup=names())) as client:
        with pytest.raises(httpx.ConnectError) as failure:
            await client.get("http://nowhere.example/")
    assert reason_of(failure.value) is Reason.DNS


async def test_no_redirect_is_followed_and_no_proxy_of_the_environment_used(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:1/")
    async with guarded_client(HttpSettings(), AddressGuard(True), headers={"X-Who": "me"}) as client:
        assert not client.follow_redirects
        assert (await client.get(f"http://127.0.0.1:{site.port}/")).text == "here"
    assert "X-Who: me" in site.heads[0]


async def test_http_2_is_spoken_where_it_is_offered() -> None:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(TLS / "localhost.pem")
    context.set_alpn_protocols(["h2", "http/1.1"])

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from h2.config import H2Configuration
        from h2.connection import H2Connection
        from h2.events import RequestReceived

        connection = H2Connection(H2Configuration(client_side=False))
        connection.initiate_connection()
        writer.write(connection.data_to_send())
        while data := await reader.read(65_536):
            for event in connection.receive_data(data):
                if isinstance(event, RequestReceived):
                    connection.send_headers(event.stream_id, [(":status", "200"), ("content-type", "text/plain")])
                    connection.send_data(event.stream_id, b"two", end_stream=True)
            writer.write(connection.data_to_send())
        writer.close()

    async with await asyncio.start_server(serve, "127.0.0.1", 0, ssl=context) as server:
        port = server.sockets[0].getsockname()[1]
        async with guarded_client(HttpSettings(ca_bundle=TLS / "ca.pem"), AddressGuard(True)) as client:
            answer = await client.get(f"https://localhost:{port}/")
            assert (answer.http_version, answer.text) == ("HTTP/2", "two")


async def test_http_2_frames_that_make_no_sense_are_a_protocol_error() -> None:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(TLS / "localhost.pem")
    context.set_alpn_protocols(["h2"])

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"\0\0\4\xff\xff\0\0\0\1junk" * 50 + b"HTTP/1.1 200 OK\r\n\r\n")
        await reader.read(10)
        writer.close()

    async with await asyncio.start_server(serve, "127.0.0.1", 0, ssl=context) as server:
        port = server.sockets[0].getsockname()[1]
        async with guarded_client(HttpSettings(ca_bundle=TLS / "ca.pem"), AddressGuard(True)) as client:
            with pytest.raises(httpx.TransportError):
                await client.get(f"https://localhost:{port}/")


def test_a_bundle_that_is_not_there_is_an_input_error(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no CA bundle"):
        guarded_client(HttpSettings(ca_bundle=tmp_path / "none.pem"), AddressGuard(False))


async def test_a_bundle_without_certificates_is_an_input_error(tmp_path: Path, site: Site) -> None:
    empty = tmp_path / "empty.pem"
    empty.write_text("nothing")
    async with guarded_client(HttpSettings(ca_bundle=empty), AddressGuard(True)) as client:
        with pytest.raises(InputError, match="not a CA bundle"):
            await client.get(f"https://127.0.0.1:{site.port}/")


async def test_the_systems_store_may_be_named_by_ssl_cert_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(TLS / "ca.pem"))
    site = Site()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(TLS / "localhost.pem")
    async with await asyncio.start_server(site.serve, "127.0.0.1", 0, ssl=context) as server:
        port = server.sockets[0].getsockname()[1]
        async with guarded_client(HttpSettings(), AddressGuard(True)) as client:
            assert (await client.get(f"https://localhost:{port}/")).text == "here"


# By an HTTP proxy


async def test_an_http_proxy_gets_the_name_after_the_check_and_the_answer_says_so(site: Site) -> None:
    settings = HttpSettings(proxy=f"http://ann:pw@127.0.0.1:{site.port}")
    async with guarded_client(settings, AddressGuard(False, lookup=names(public_example=["93.184.215.14"]))) as client:
        answer = await client.get("http://public.example/x?y")
    assert site.lines == ["GET http://public.example/x?y HTTP/1.1"]
    assert "proxy-authorization: basic yw5uonb3" in site.heads[0].lower()
    assert answer.extensions["proxy_resolves"] is True


async def test_https_goes_through_the_proxy_by_name(site: Site) -> None:
    settings = HttpSettings(proxy=f"http://127.0.0.1:{site.port}")
    async with guarded_client(settings, AddressGuard(False, lookup=names(public_example=["93.184.215.14"]))) as client:
        with pytest.raises(httpx.TransportError):
            await client.get("https://public.example/")
    assert site.lines == ["CONNECT public.example:443 HTTP/1.1"]


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "0x7f.1", "2130706433", "[::1]", "169.254.169.254", "inner.example", "intranet", "db.internal"]
)
async def test_what_is_private_is_refused_before_the_proxy_hears_of_it(site: Site, host: str) -> None:
    guard = (
        AddressGuard(False, lookup=names(inner_example=["10.0.0.5"]))
        if host in ("inner.example", "intranet", "db.internal")
        else AddressGuard(False)
    )
    for scheme in ("http", "socks5"):
        async with guarded_client(HttpSettings(proxy=f"{scheme}://127.0.0.1:{site.port}"), guard) as client:
            with pytest.raises(BlockedAddress):
                await client.get(f"http://{host}/")
    assert site.lines == []


async def test_a_name_that_only_the_proxy_knows_goes_through(site: Site) -> None:
    async with guarded_client(HttpSettings(proxy=f"127.0.0.1:{site.port}"), AddressGuard(False, lookup=names())) as client:
        assert (await client.get("http://far.example/")).extensions["proxy_resolves"] is True


async def test_hosts_named_by_no_proxy_are_dialled_straight(site: Site) -> None:
    settings = HttpSettings(proxy="http://127.0.0.1:1", no_proxy="localhost,.near.example")
    guard = AddressGuard(True, lookup=names(a_near_example=["127.0.0.1"], far_example=["127.0.0.1"]))
    async with guarded_client(settings, guard) as client:
        answer = await client.get(f"http://a.near.example:{site.port}/")
        assert "proxy_resolves" not in answer.extensions
        with pytest.raises(httpx.ConnectError):
            await client.get(f"http://far.example:{site.port}/")


# By a SOCKS5 proxy


async def test_a_socks_proxy_is_handed_the_checked_address(site: Site) -> None:
    socks = Socks(site.port, b"ann:pw")
    async with await asyncio.start_server(socks.serve, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        guard = AddressGuard(False, lookup=names(public_example=["93.184.215.14"]))
        async with guarded_client(HttpSettings(proxy=f"socks5://ann:pw@127.0.0.1:{port}"), guard) as client:
            answer = await client.get("http://public.example/")
            assert (answer.text, answer.extensions.get("proxy_resolves")) == ("here", None)
            answer = await client.get("http://far.example/")
            assert (answer.text, answer.extensions.get("proxy_resolves")) == ("here", True)
    assert socks.asked == ["93.184.215.14", "far.example"]


@pytest.mark.parametrize(
    "answer", [b"\x05\xff", b"\x04\x00", b"", b"\x05\x00\x05\x05\x00\x01", b"\x05\x00\x05\x00\x00", b"HTTP/1.1 400 Bad\r\n\r\n"]
)
async def test_a_socks_proxy_that_refuses_or_talks_nonsense_is_a_failed_connection(answer: bytes) -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(3)
        writer.write(answer)
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        proxy = f"socks5://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        async with guarded_client(HttpSettings(proxy=proxy), AddressGuard(False)) as client:
            with pytest.raises(httpx.TransportError) as failure:
                await client.get("http://93.184.215.14/")
    assert reason_of(failure.value) is Reason.CONNECTION


# Settings


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("http://proxy.example", ("http", "proxy.example", 80, None)),
        ("proxy.example:3128", ("http", "proxy.example", 3128, None)),
        ("https://proxy.example:8443/", ("https", "proxy.example", 8443, None)),
        ("socks5://[::1]:1081", ("socks5", "::1", 1081, None)),
        ("socks5h://a%40b:c%3Ad@proxy.example", ("socks5h", "proxy.example", 1080, (b"a@b", b"c:d"))),
    ],
)
def test_a_proxy_is_read_from_its_address(text: str, parts: tuple[object, ...]) -> None:
    proxy = parse_proxy(text)
    assert (proxy.scheme, proxy.host, proxy.port, proxy.auth) == parts
    assert "c:d" not in repr(proxy)


@pytest.mark.parametrize(
    "text", ["ftp://p.example", "http://", "http://p.example:x", "http://u:secret@p.example/path", "http://[::1"]
)
def test_what_is_no_proxy_is_an_input_error_without_its_password(text: str) -> None:
    with pytest.raises(InputError) as error:
        parse_proxy(text)
    assert "secret" not in f"{error.value} {error.value.hint}"


@pytest.mark.parametrize(
    ("no_proxy", "host", "bypassed"),
    [
        ("", "a.example", False),
        ("*", "a.example", True),
        ("a.example", "a.example", True),
        ("a.example", "b.a.example", True),
        (".a.example", "b.a.example", True),
        ("*.a.example", "b.a.example", True),
        ("a.example", "ba.example", False),
        ("x.example, A.example.", "a.EXAMPLE", True),
        ("a.example:8080", "a.example", False),
        ("a.example:80", "a.example", True),
        ("10.0.0.0/8", "10.2.3.4", True),
        ("10.0.0.0/8", "11.2.3.4", False),
        ("10.0.0.0/8", "a.example", False),
        ("[::1]", "[::1]", True),
        ("::1", "[::1]", True),
        ("[::1]:80", "[::1]", True),
        ("fd00::/8", "fd12::1", True),
        (", ,", "a.example", False),
    ],
)
def test_no_proxy_names_hosts_domains_addresses_networks_and_ports(no_proxy: str, host: str, bypassed: bool) -> None:
    assert bypasses_proxy(host, 80, no_proxy) is bypassed
