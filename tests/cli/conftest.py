"""A clean environment for every command, and a site on loopback."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from pages_site import Site, running


@pytest.fixture(autouse=True)
def clean_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No settings, proxies or folders of whoever runs the tests."""
    proxies = ("HTTPS_PROXY", "HTTP_PROXY", "ALL_PROXY", "NO_PROXY")
    for name in (*proxies, *map(str.lower, proxies), "XDG_CONFIG_HOME", "XDG_DATA_HOME", "SSL_CERT_FILE"):
        monkeypatch.delenv(name, raising=False)
    for name in [name for name in os.environ if name.startswith("AGBROWSE_") and name != "AGBROWSE_BROWSER_PATH"]:
        monkeypatch.delenv(name)
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))


@pytest.fixture
def site() -> Iterator[Site]:
    with running() as one:
        yield one
