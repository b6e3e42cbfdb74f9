"""A site that misbehaves: an asyncio server on loopback whose answers are raw bytes or a coroutine that writes them."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

TLS = Path(__file__).parent / "tls"

Answer = bytes | Callable[["Asked", asyncio.StreamWriter], Awaitable[None]]


@dataclass
class Asked:
    """One request as it came: method, target, headers by lower-case name."""

    method: str
    target: str
    headers: dict[str, str]


def page(body: bytes | str = b"<p>text</p>", status: str = "200 OK", *headers: str) -> bytes:
    """A well-formed answer with its length; headers as whole lines."""
    raw = body.encode() if isinstance(body, str) else body
    lines = [f"HTTP/1.1 {status}", *headers]
    if not any(line.lower().startswith("content-type:") for line in headers):
        lines.append("Content-Type: text/html; charset=utf-8")
    lines.append(f"Content-Length: {len(raw)}")
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + raw


def redirect(location: bytes | str, status: str = "302 Found", *headers: str) -> bytes:
    raw = location.encode() if isinstance(location, str) else location
    more = "".join(f"{line}\r\n" for line in headers).encode()
    return f"HTTP/1.1 {status}\r\n".encode() + more + b"Location: " + raw + b"\r\nContent-Length: 0\r\n\r\n"


@dataclass
class RawSite:
    """`answers` by target: an answer, or a list of them, the last of which stays. `asked` is every request in order."""

    scheme: str = "http"
    host: str = "127.0.0.1"
    port: int = 0
    answers: dict[str, Answer | list[Answer]] = field(default_factory=dict)
    asked: list[Asked] = field(default_factory=list)
    open_now: int = 0
    most_open: int = 0
    server: asyncio.Server | None = None
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def url(self, target: str = "/") -> str:
        return f"{self.scheme}://{self.host}:{self.port}{target}"

    @property
    def targets(self) -> list[str]:
        return [asked.target for asked in self.asked]

    async def start(self, *, tls: ssl.SSLContext | None = None, host: str = "127.0.0.1") -> RawSite:
        self.server = await asyncio.start_server(self._serve, host, 0, ssl=tls)
        self.port = self.server.sockets[0].getsockname()[1]
        self.scheme = "https" if tls else "http"
        return self

    async def stop(self) -> None:
        assert self.server is not None
        self.server.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.server.wait_closed()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        self.open_now += 1
        self.most_open = max(self.most_open, self.open_now)
        try:
            await self._answer(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError, ssl.SSLError):
            pass  # the client went away
        finally:
            self.open_now -= 1
            self.tasks.discard(task)
            writer.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        method, target, _ = head[0].split(" ", 2)
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
        asked = Asked(method, target, headers)
        self.asked.append(asked)
        answer = self.answers.get(target, page(b"nothing here", "404 Not Found"))
        if isinstance(answer, list):
            answer = answer.pop(0) if len(answer) > 1 else answer[0]
        if isinstance(answer, bytes):
            writer.write(answer)
            await writer.drain()
        else:
            await answer(asked, writer)


def server_tls(certificate: str, *protocols: str) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(TLS / certificate)
    if protocols:
        context.set_alpn_protocols(list(protocols))
    return context
