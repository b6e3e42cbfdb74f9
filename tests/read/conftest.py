"""Sites on loopback for the tests of the rungs."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from raw_site import RawSite


@pytest.fixture
async def site() -> AsyncIterator[RawSite]:
    raw = await RawSite().start()
    yield raw
    await raw.stop()


@pytest.fixture
async def other_site() -> AsyncIterator[RawSite]:
    raw = await RawSite().start()
    yield raw
    await raw.stop()
