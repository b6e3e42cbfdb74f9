"""Commands that drive a real browser, and what is left of it when they end early."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import uuid
from pathlib import Path

import pytest
from documents import checked
from pages_site import FILLER, Site, article

from agbrowse.chromium import find_browser

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(find_browser(None) is None, reason="there is no browser here"),
]

CLAIM = "The Ostrel viaduct opened in 1926"
SHELL = (
    "<!doctype html><html lang=en><title>Ostrel viaduct</title><div id=root></div><script>setTimeout(() => {"
    f"document.getElementById('root').innerHTML = '<h1>Ostrel viaduct</h1><p>{CLAIM} after four years.</p><p>{FILLER}</p>'"
    "}, 50)</script></html>"
)


def left_over(mark: str) -> list[str]:
    """Commands of processes that were started with this mark in their environment and still live."""
    found = []
    for path in Path("/proc").glob("[0-9]*/environ"):
        try:
            if f"MARK={mark}".encode() in path.read_bytes():
                found.append((path.parent / "comm").read_text().strip())
        except OSError:
            continue
    return found


def run(
    rows: list[dict[str, str]], *arguments: str, mark: str = "", number: int | None = None, site: Site | None = None
) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "agbrowse", "search", CLAIM, "--stdin-results", "--json", "--allow-private-network"]
    process = subprocess.Popen(
        [*command, "--archive", "never", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "MARK": mark},
    )
    assert process.stdin is not None
    process.stdin.write(json.dumps(rows).encode())
    process.stdin.close()
    process.stdin = None
    if number is not None and site is not None:
        for _ in range(1_500):
            if "/slow" in site.hits:
                break
            time.sleep(0.02)
        process.send_signal(number)
    out, err = process.communicate(timeout=60)
    return subprocess.CompletedProcess(command, process.returncode, out, err)


def test_a_page_that_scripts_write_is_read_by_the_browser(site: Site) -> None:
    mark = uuid.uuid4().hex
    done = run([{"url": site.put("/shell", SHELL)}], mark=mark)
    document = checked(done.stdout.decode(), "agbrowse-search-v1")
    (candidate,) = document["enrichment"]["candidates"]
    assert (candidate["verdict"], candidate["source"]) == ("strong_ok", "browser")
    assert [attempt["source"] for attempt in candidate["attempts"]] == ["fetch", "browser"]
    assert document["enrichment"]["ledger"]["ready"] is True
    assert left_over(mark) == []


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_leaves_no_process_behind(site: Site, number: int, code: int) -> None:
    mark = uuid.uuid4().hex
    site.put("/slow", article("Slow", FILLER), delay_s=30)
    began = time.monotonic()
    done = run([{"url": site.url("/slow")}], "--browser", "required", mark=mark, number=number, site=site)
    assert done.returncode == code
    assert checked(done.stdout.decode())["summary"]["stopped"] == "interrupted"
    assert time.monotonic() - began < 25
    assert left_over(mark) == []


def test_the_budget_leaves_no_process_behind(site: Site) -> None:
    mark = uuid.uuid4().hex
    site.put("/slow", article("Slow", FILLER), delay_s=30)
    done = run([{"url": site.url("/slow")}], "--browser", "required", "--budget", "4", mark=mark)
    document = checked(done.stdout.decode())
    assert (done.returncode, document["summary"]["stopped"]) == (0, "budget")
    assert document["enrichment"]["candidates"][0]["reason"] == "budget"
    assert left_over(mark) == []
