"""The Wayback rung against a real web archive: pywb, in an environment of its own, serving a small WARC."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from archive_double import request

from agbrowse.models import Capture, Reason
from agbrowse.net.guard import AddressGuard
from agbrowse.read.base import Attempted
from agbrowse.read.memento import parse_as_of
from agbrowse.read.wayback import WaybackReader
from agbrowse.settings import ArchiveSettings, HttpSettings

pytestmark = pytest.mark.archive

SITE = "https://pages.arvel-valley.org"
ROOT = Path(__file__).resolve().parents[2]
# Two collections over one index: pywb's addresses then are those of archive.org, /web/... and /cdx/search/cdx.
CONFIG = """
enable_memento: true
framed_replay: false
cdx_api_endpoint: /search/cdx
collections:
  web: &same
    index_paths: collections/web/indexes/
    archive_paths: collections/web/archive/
  cdx: *same
"""


def run(*command: str | Path, cwd: Path) -> None:
    done = subprocess.run([str(part) for part in command], cwd=cwd, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, f"{command}: {done.stderr[-2000:]}"


def wait_until_ready(base: str, server: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(200):
        assert server.poll() is None, f"pywb ended: {log.read_text()[-2000:]}"
        try:
            with urllib.request.urlopen(f"{base}/web/2019id_/{SITE}/bridge", timeout=5):
                return
        except urllib.error.HTTPError as error:
            error.close()
        except OSError:
            pass
        time.sleep(0.1)
    pytest.fail(f"pywb did not become ready: {log.read_text()[-2000:]}")


@pytest.fixture(scope="module")
def pywb(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The base address of a running pywb."""
    tools = Path(os.environ.get("AGBROWSE_TEST_PYWB") or ROOT / ".venv-pywb" / "bin")
    if not (tools / "wayback").exists():
        pytest.fail(f"no pywb in {tools}: run scripts/setup --pywb, or name its bin folder in AGBROWSE_TEST_PYWB")
    folder = tmp_path_factory.mktemp("pywb")
    run(tools / "python", Path(__file__).with_name("pywb_warc.py"), folder / "small.warc.gz", cwd=folder)
    run(tools / "wb-manager", "init", "web", cwd=folder)
    run(tools / "wb-manager", "add", "web", "small.warc.gz", cwd=folder)
    (folder / "config.yaml").write_text(CONFIG)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    base, log = f"http://127.0.0.1:{port}", folder / "log"
    with log.open("wb") as out:
        server = subprocess.Popen(
            [str(tools / "wayback"), "-p", str(port), "-b", "127.0.0.1"],
            cwd=folder,
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        wait_until_ready(base, server, log)
        yield base
    finally:
        os.killpg(server.pid, signal.SIGKILL)
        server.wait(10)


async def read(base: str, route: str, as_of: str | None = None) -> Attempted:
    guard = AddressGuard(False, frozenset({("127.0.0.1", int(base.rpartition(":")[2]))}))
    reader = WaybackReader(ArchiveSettings(wayback_url=base), HttpSettings(), guard, usable=is_page)
    try:
        return await reader.read(request(SITE + route, as_of=parse_as_of(as_of) if as_of else None))
    finally:
        await reader.aclose()


def is_page(capture: Capture) -> bool:
    return b"went wrong" not in capture.body


@pytest.mark.parametrize(
    ("route", "as_of", "captured_at", "text", "final"),
    [
        ("/bridge", None, "20190304050607", "210 metres", "/bridge"),
        ("/mill", None, "20180101000000", "40 sacks", "/mill"),
        ("/old-road", None, "20190304050607", "210 metres", "/bridge"),
        ("/far-road", None, "20190304050607", "210 metres", "/bridge"),
        ("/pumps", None, "20210101000000", "6 steam pumps", "/pumps"),
        ("/pumps", "2020-12-31", "20210101000000", "6 steam pumps", "/pumps"),
        ("/years", None, "20230601000000", "Edition of 2023", "/years"),
        ("/years", "2016", "20160704101112", "Edition of 2016", "/years"),
        ("/years", "1999-12-31T00:00:00Z", "20120601000000", "Edition of 2012", "/years"),
        ("/find?q=mill+wheel&page=2", None, "20200601000000", "Page two", "/find?q=mill+wheel&page=2"),
    ],
    ids=[
        "a page",
        "an older page behind a newer 404",
        "a relative redirect",
        "an absolute redirect",
        "a revisit behind a newer 404",
        "a revisit nearest to the asked time",
        "the newest of three",
        "the nearest of three",
        "the oldest of three",
        "an address with a query",
    ],
)
async def test_a_real_archive_gives_the_right_capture(
    pywb: str, route: str, as_of: str | None, captured_at: str, text: str, final: str
) -> None:
    tried = await read(pywb, route, as_of)
    capture = tried.capture
    assert capture is not None, tried.attempt
    assert capture.snapshot is not None
    assert capture.captured_at == datetime.strptime(captured_at, "%Y%m%d%H%M%S").replace(tzinfo=UTC)
    assert text in capture.body.decode("utf-8")
    assert capture.body.startswith(b"<!doctype html>"), "raw bytes, with nothing of the archive's"
    assert capture.final_url == SITE + final
    assert capture.snapshot.url_memento == f"{pywb}/web/{captured_at}/{SITE}{final}"
    assert capture.header("content-type") == "text/html; charset=utf-8"


@pytest.mark.parametrize(
    ("route", "reason"),
    [
        ("/never-archived", Reason.NOT_ARCHIVED),
        ("/busy", Reason.BAD_CAPTURE),
        ("/sorry", Reason.BAD_CAPTURE),
        ("/lost-road", Reason.BAD_CAPTURE),
        # pywb answers 400 for a redirect to itself, and does not say of which capture.
        ("/loop", Reason.ARCHIVE_DOWN),
    ],
)
async def test_a_real_archive_without_the_page_is_told_apart(pywb: str, route: str, reason: Reason) -> None:
    tried = await read(pywb, route)
    assert tried.capture is None
    assert tried.attempt.reason is reason, tried.attempt


async def test_the_address_that_is_shown_opens_the_capture(pywb: str) -> None:
    tried = await read(pywb, "/years", "2016")
    assert tried.capture is not None
    assert tried.capture.snapshot is not None
    with urllib.request.urlopen(tried.capture.snapshot.url_memento, timeout=10) as answer:
        assert b"Edition of 2016" in answer.read()
