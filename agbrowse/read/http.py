"""The HTTP rung (signatures)."""

from __future__ import annotations

from collections.abc import Sequence

from agbrowse.models import Source
from agbrowse.net.guard import AddressGuard
from agbrowse.read.base import Attempted, ReadRequest
from agbrowse.settings import HttpSettings


class HttpReader:
    source = Source.FETCH

    def __init__(self, settings: HttpSettings, guard: AddressGuard) -> None:
        self._settings = settings

    async def read(self, request: ReadRequest) -> Attempted:
        raise NotImplementedError

    async def stylesheets(self, urls: Sequence[str], request: ReadRequest) -> tuple[str, ...]:
        raise NotImplementedError

    async def aclose(self) -> None:
        raise NotImplementedError
