"""A small site for the browser's tests, an address that must not be reached, and a guard that knows names of our own."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable
from dataclasses import dataclass, field

from agbrowse.net.guard import AddressGuard, BlockedAddress

FILLER = "<p>" + "The keeper of the Velm reading room sorts maps and letters every morning. " * 5 + "</p>"


def page(body: str, title: str = "Velm", head: str = "") -> str:
    head = f'<meta charset="utf-8"><title>{title}</title>{head}'
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{body}</body></html>'


@dataclass
class Answer:
    """What a path answers, after `delay_s`; `trickle` goes on sending for ever."""

    body: str | bytes = ""
    status: int = 200
    kind: str = "text/html; charset=utf-8"
    headers: tuple[tuple[str, str], ...] = ()
    delay_s: float = 0.0
    trickle: bool = False


Route = Answer | Callable[[str, dict[str, str]], Answer]


@dataclass
class Site:
    """A site on 127.0.0.1. `words` are replaced in pages and headers; `asked` are the paths so far."""

    routes: dict[str, Route] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)
    words: dict[str, str] = field(default_factory=dict)
    port: int = 0
    _server: asyncio.Server | None = None
    _writers: set[asyncio.StreamWriter] = field(default_factory=set)

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        self.words |= {"{HERE}": f"http://127.0.0.1:{self.port}", "{PORT}": str(self.port)}

    async def aclose(self) -> None:
        assert self._server is not None
        self._server.close()
        for writer in self._writers:
            writer.close()
        await asyncio.sleep(0.05)

    def url(self, path: str, host: str = "127.0.0.1") -> str:
        return f"http://{host}:{self.port}{path}"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        with contextlib.suppress(OSError, EOFError, asyncio.LimitOverrunError):
            first = await reader.readexactly(1)
            if first == b"\x16":  # a TLS handshake: no HTTPS here
                writer.write(b"HTTP/1.1 400 x\r\n\r\n")
                writer.close()
                return
            head = (first + await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            target = head.split(" ", 2)[1]
            headers = dict(line.lower().split(": ", 1) for line in head.split("\r\n")[1:] if ": " in line)
            self.asked.append(target)
            route = self.routes.get(target.partition("?")[0], Answer("nothing here", 404))
            answer = route(target, headers) if callable(route) else route
            await asyncio.sleep(answer.delay_s)
            body = answer.body
            if isinstance(body, str):
                for word, value in self.words.items():
                    body = body.replace(word, value)
                body = body.encode()
            lines = [f"HTTP/1.1 {answer.status} x", f"Content-Type: {answer.kind}", "Connection: close"]
            for name, value in answer.headers:
                for word, real in self.words.items():
                    value = value.replace(word, real)
                lines.append(f"{name}: {value}")
            if not answer.trickle:
                lines.append(f"Content-Length: {len(body)}")
            writer.write("\r\n".join([*lines, "", ""]).encode() + body)
            await writer.drain()
            while answer.trickle:
                await asyncio.sleep(0.3)
                writer.write(b" ")
                await writer.drain()
        writer.close()
        self._writers.discard(writer)


class Canary(asyncio.DatagramProtocol):
    """Listens on 127.0.0.2, TCP and UDP: whoever comes here went round the guard."""

    def __init__(self) -> None:
        self.visits: list[str] = []
        self.port = 0

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._visited, "127.0.0.2", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        loop = asyncio.get_running_loop()
        self._udp, _ = await loop.create_datagram_endpoint(lambda: self, local_addr=("127.0.0.2", self.port))

    async def _visited(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            async with asyncio.timeout(0.5):
                self.visits.append((await reader.read(200)).decode("latin-1") or "a connection")
        writer.close()

    def datagram_received(self, data: bytes, addr: tuple[str, int]) -> None:
        self.visits.append(f"datagram {data[:20]!r}")

    async def aclose(self) -> None:
        self._server.close()
        self._udp.close()
        await asyncio.sleep(0)


class NamingGuard(AddressGuard):
    """Allows 127.0.0.1 alone. `flip.example` is there at first, and at the forbidden address when it is asked for again."""

    def __init__(self) -> None:
        super().__init__(True)
        self.asked: list[str] = []

    async def resolve(self, host: str, port: int) -> list[str]:
        name = host.lower()
        self.asked.append(name)
        if name in ("velm.example", "other.example"):
            return ["127.0.0.1"]
        if name == "flip.example" and self.asked.count(name) == 1:
            return ["127.0.0.1"]
        if name == "nowhere.example":
            raise socket.gaierror(socket.EAI_NONAME, "no such name")
        if name == "127.0.0.1":
            return [name]
        self.refused[name] = "loopback"
        raise BlockedAddress(host, "loopback")
