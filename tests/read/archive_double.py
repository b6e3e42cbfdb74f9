"""A loopback web server whose answers a test writes as a function, and which remembers what it was asked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from agbrowse.net.guard import AddressGuard
from agbrowse.read.base import ReadRequest
from agbrowse.settings import ArchiveSettings

PAGE = "https://pages.arvel-valley.org/bridge?id=7"
TEXT = b"<!doctype html><title>Bridge</title><p>The Ostrel viaduct was opened in 1926."


@dataclass(frozen=True)
class Reply:
    """What the server sends. `hangs` waits that long before the body; `drops` closes the connection instead."""

    status: int = 200
    body: bytes = b""
    headers: dict[str, str] = field(default_factory=dict)
    hangs: float = 0.0
    drops: bool = False


@dataclass
class Double:
    """The server and its log of (path, headers)."""

    port: int = 0
    asked: list[tuple[str, dict[str, str]]] = field(default_factory=list)

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def paths(self) -> list[str]:
        return [path for path, _ in self.asked]

    @property
    def settings(self) -> ArchiveSettings:
        return ArchiveSettings(wayback_url=self.base, archive_today_url=self.base)

    @property
    def guard(self) -> AddressGuard:
        return AddressGuard(False, frozenset({("127.0.0.1", self.port)}))


@asynccontextmanager
async def serving(answer: Callable[[str, Double], Reply]) -> AsyncIterator[Double]:
    double = Double()

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            path = head[0].split(" ")[1]
            headers = dict(line.lower().split(": ", 1) for line in head[1:] if ": " in line)
            double.asked.append((path, headers))
            reply = answer(path, double)
            if reply.drops:
                return
            lines = [f"HTTP/1.1 {reply.status} x", "connection: close"]
            lines += [f"{name}: {value}" for name, value in reply.headers.items()]
            if "content-length" not in reply.headers:
                lines.append(f"content-length: {len(reply.body)}")
            writer.write(("\r\n".join(lines) + "\r\n\r\n").encode("utf-8"))
            await writer.drain()
            await asyncio.sleep(reply.hangs)
            writer.write(reply.body)
            await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(handle, "127.0.0.1", 0)
    double.port = server.sockets[0].getsockname()[1]
    try:
        yield double
    finally:
        server.close()


def captured(when: str, body: bytes = TEXT, status: int = 200, **headers: str) -> Reply:
    """A captured answer. `when` is an HTTP date; underscores in header names become hyphens."""
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    return Reply(status, body, {"content-type": "text/html; charset=utf-8", "memento-datetime": when, **given})


def request(url: str = PAGE, *, seconds: float = 20.0, as_of: object = None) -> ReadRequest:
    return ReadRequest(url, "en", time.monotonic() + seconds, as_of)  # type: ignore[arg-type]


class Waits:
    """A sleep that does not wait, and remembers for how long it was asked to."""

    def __init__(self) -> None:
        self.now = time.monotonic()
        self.slept: list[float] = []

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds
        await asyncio.sleep(0)
