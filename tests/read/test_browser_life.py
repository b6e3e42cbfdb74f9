"""The browser's beginning and end: nothing too early, nothing left behind."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from pathlib import Path

import pytest
from browser_processes import descendants, gone
from browser_site import FILLER, Answer, NamingGuard, Site, page

from agbrowse.chromium import find_browser
from agbrowse.models import Reason, Verdict
from agbrowse.read.base import ReadRequest
from agbrowse.read.browser import BrowserReader
from agbrowse.settings import BrowserSettings, HttpSettings

pytestmark = [pytest.mark.browser, pytest.mark.skipif(find_browser() is None, reason="no Chromium here")]


async def test_nothing_is_started_before_a_page_is_read_and_nothing_runs_after_the_end() -> None:
    before = set(descendants(os.getpid()))
    site = Site({"/": Answer(page(FILLER))})
    await site.start()
    reader = BrowserReader(BrowserSettings(), HttpSettings(), NamingGuard())
    assert set(descendants(os.getpid())) == before
    tried = await reader.read(ReadRequest(site.url("/"), "en", time.monotonic() + 20))
    assert tried.capture is not None
    started = set(descendants(os.getpid())) - before
    assert started
    await reader.aclose()
    await reader.aclose()
    assert await gone(started) == set()
    after = await reader.read(ReadRequest(site.url("/"), "en", time.monotonic() + 20))
    assert after.attempt.reason is Reason.NO_BROWSER
    await site.aclose()


@pytest.mark.parametrize("after_s", [0.1, 0.5, 1.2])
async def test_a_cancelled_read_leaves_nothing_behind_once_the_reader_is_closed(after_s: float) -> None:
    before = set(descendants(os.getpid()))
    site = Site({"/": Answer(page("Loading…<script>1</script>"))})
    await site.start()
    reader = BrowserReader(BrowserSettings(), HttpSettings(), NamingGuard())
    reading = asyncio.create_task(reader.read(ReadRequest(site.url("/"), "en", time.monotonic() + 20)))
    await asyncio.sleep(after_s)
    started = set(descendants(os.getpid())) - before
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    started |= set(descendants(os.getpid())) - before
    await reader.aclose()
    assert await gone(started) == set()
    assert set(descendants(os.getpid())) == before
    await site.aclose()


PROGRAM = """
import asyncio, sys, time
from agbrowse.net.guard import AddressGuard
from agbrowse.read.base import ReadRequest
from agbrowse.read.browser import BrowserReader
from agbrowse.settings import BrowserSettings, HttpSettings
async def main():
    reader = BrowserReader(BrowserSettings(), HttpSettings(), AddressGuard(True))
    await reader.read(ReadRequest(sys.argv[1], "en", time.monotonic() + 30))
asyncio.run(main())
"""


async def test_nothing_is_left_behind_when_the_program_is_killed() -> None:
    site = Site({"/": Answer(page("Loading…<script>1</script>"))})
    await site.start()
    program = await asyncio.create_subprocess_exec(sys.executable, "-c", PROGRAM, site.url("/"))
    while not site.asked:
        await asyncio.sleep(0.05)
    started = set(descendants(program.pid))
    assert any("--type=renderer" in line for line in descendants(program.pid).values())
    program.kill()
    await program.wait()
    assert await gone(started) == set()
    await site.aclose()


async def test_without_a_browser_the_attempt_says_so() -> None:
    reader = BrowserReader(BrowserSettings(path=Path("/nowhere/chromium")), HttpSettings(), NamingGuard())
    for _ in range(2):
        tried = await reader.read(ReadRequest("http://127.0.0.1:9/", "en", time.monotonic() + 5))
        assert (tried.attempt.outcome, tried.attempt.reason) == (Verdict.BROWSER_REQUIRED, Reason.NO_BROWSER)
        assert "/nowhere/chromium" in tried.attempt.note
    await reader.aclose()


async def test_a_program_that_is_no_browser_is_no_browser() -> None:
    reader = BrowserReader(BrowserSettings(path=Path("/bin/true")), HttpSettings(), NamingGuard())
    tried = await reader.read(ReadRequest("http://127.0.0.1:9/", "en", time.monotonic() + 15))
    assert (tried.attempt.outcome, tried.attempt.reason) == (Verdict.BROWSER_REQUIRED, Reason.NO_BROWSER)
    await reader.aclose()
