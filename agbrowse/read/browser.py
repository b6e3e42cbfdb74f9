"""The browser rung (being filled in)."""

from __future__ import annotations

from agbrowse.models import Source
from agbrowse.net.guard import AddressGuard
from agbrowse.read.base import Attempted, ReadRequest
from agbrowse.settings import BrowserSettings, HttpSettings


class BrowserReader:
    source = Source.BROWSER

    def __init__(
        self, settings: BrowserSettings, http: HttpSettings, guard: AddressGuard, *, allow_private: bool = False
    ) -> None: ...

    async def read(self, request: ReadRequest) -> Attempted:
        raise NotImplementedError

    async def aclose(self) -> None:
        raise NotImplementedError
