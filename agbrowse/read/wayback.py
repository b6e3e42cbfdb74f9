"""The Wayback rung (being filled in)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from agbrowse.models import Capture, Source
from agbrowse.read.base import Attempted, ReadRequest
from agbrowse.settings import ArchiveSettings, HttpSettings

if TYPE_CHECKING:
    from agbrowse.net.guard import AddressGuard


class WaybackReader:
    """Reads a page's nearest usable capture in a wayback archive."""

    source = Source.WAYBACK

    def __init__(
        self,
        settings: ArchiveSettings,
        http: HttpSettings,
        guard: AddressGuard,
        *,
        usable: Callable[[Capture], bool] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        clock: Callable[[], float] = time.monotonic,
    ) -> None: ...

    async def read(self, request: ReadRequest) -> Attempted:
        raise NotImplementedError

    async def aclose(self) -> None:
        raise NotImplementedError
