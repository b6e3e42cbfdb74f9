"""The ladder (signatures)."""

from __future__ import annotations

from dataclasses import dataclass

from agbrowse.models import Capture, Reading
from agbrowse.read.base import Assess, Reader, ReadRequest
from agbrowse.settings import Settings


@dataclass(frozen=True, slots=True)
class Retrieval:
    """How a page could be read, and what the deciding rung brought back."""

    reading: Reading
    capture: Capture | None


class Ladder:
    def __init__(
        self, *, assess: Assess, settings: Settings, http: Reader, browser: Reader | None, archives: tuple[Reader, ...]
    ) -> None:
        self._assess = assess

    async def read(self, request: ReadRequest) -> Retrieval:
        raise NotImplementedError

    async def look_closer(self, retrieval: Retrieval, deadline: float) -> Retrieval:
        raise NotImplementedError

    async def aclose(self) -> None:
        raise NotImplementedError
