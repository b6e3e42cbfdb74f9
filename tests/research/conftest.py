"""A site on loopback for the conductors."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from pages_site import Site, running


@pytest.fixture
def site() -> Iterator[Site]:
    with running() as one:
        yield one
