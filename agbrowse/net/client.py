"""HTTP clients that dial only what the guard allows."""

from __future__ import annotations

from collections.abc import Mapping

import httpx

from agbrowse.net.guard import AddressGuard
from agbrowse.settings import HttpSettings


def guarded_client(
    settings: HttpSettings, guard: AddressGuard, *, headers: Mapping[str, str] | None = None, http2: bool = True
) -> httpx.AsyncClient:
    """A client without redirects, without the environment's proxies, on guarded connections.

    Raises httpx's own exceptions, and BlockedAddress for a host that may not be dialled.
    """
    raise NotImplementedError
