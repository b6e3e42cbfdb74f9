"""Finding a browser, giving it a display, and what it is started with."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

from agbrowse.chromium import Display, find_browser, has_display, launch_arguments, may_use_sandbox

needs_xvfb = pytest.mark.skipif(shutil.which("Xvfb") is None, reason="no Xvfb here")


def program(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    """A machine with nothing on PATH and no browsers of Playwright's."""
    return {"PATH": str(tmp_path / "bin"), "PLAYWRIGHT_BROWSERS_PATH": str(tmp_path / "playwright")}


def test_the_browser_asked_for_comes_before_all_others(tmp_path: Path, environ: dict[str, str]) -> None:
    program(tmp_path / "bin" / "chromium")
    own = program(tmp_path / "mine")
    found = find_browser(own, environ=environ)
    assert found is not None
    assert (found.path, found.found_by) == (own, "option")


def test_a_browser_may_be_asked_for_by_name(tmp_path: Path, environ: dict[str, str]) -> None:
    brave = program(tmp_path / "bin" / "brave-browser")
    found = find_browser(Path("brave-browser"), environ=environ)
    assert found is not None
    assert found.path == brave


def test_no_other_browser_is_taken_for_one_that_is_not_there(tmp_path: Path, environ: dict[str, str]) -> None:
    program(tmp_path / "bin" / "chromium")
    assert find_browser(tmp_path / "missing", environ=environ) is None


def test_playwrights_own_browser_comes_before_those_on_path(tmp_path: Path, environ: dict[str, str]) -> None:
    program(tmp_path / "bin" / "chromium")
    origin = find_spec("playwright").origin  # type: ignore[union-attr]
    folder = Path(str(origin)).parent / "driver" / "package" / "browsers.json"
    revision = next(row["revision"] for row in json.loads(folder.read_text())["browsers"] if row["name"] == "chromium")
    own = program(tmp_path / "playwright" / f"chromium-{revision}" / "chrome-linux64" / "chrome")
    found = find_browser(environ=environ)
    assert found is not None
    assert (found.path, found.found_by) == (own, "playwright")


@pytest.mark.skipif(Path("/opt/google/chrome/chrome").exists(), reason="Chrome is installed here")
@pytest.mark.parametrize(
    ("there", "taken"),
    [
        (("google-chrome", "chromium"), "chromium"),
        (("brave-browser", "google-chrome"), "google-chrome"),
        (("microsoft-edge",), "microsoft-edge"),
        (("firefox",), None),
        ((), None),
    ],
)
def test_names_on_path_are_taken_in_order(
    tmp_path: Path, environ: dict[str, str], there: tuple[str, ...], taken: str | None
) -> None:
    for name in there:
        program(tmp_path / "bin" / name)
    found = find_browser(environ=environ)
    assert (found.path.name if found else None) == taken


@pytest.mark.parametrize(
    ("environ", "there"),
    [({}, False), ({"DISPLAY": ""}, False), ({"DISPLAY": ":3"}, True), ({"WAYLAND_DISPLAY": "wayland-0"}, True)],
)
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_a_display_is_what_the_environment_names(environ: dict[str, str], there: bool) -> None:
    assert has_display(environ) is there


@needs_xvfb
async def test_a_virtual_display_takes_clients_and_is_gone_after_stop() -> None:
    display = Display({"PATH": "/usr/bin:/bin", "WAYLAND_DISPLAY": "wayland-9", "XAUTHORITY": "/nowhere"})
    try:
        assert await display.start()
        assert await display.start()
        assert display.name is not None
        assert display.environ == {"PATH": "/usr/bin:/bin", "DISPLAY": display.name}
        number = display.name.removeprefix(":")
        with socket.socket(socket.AF_UNIX) as client:
            client.connect(f"/tmp/.X11-unix/X{number}")
    finally:
        display.stop()
    assert not Path(f"/tmp/.X11-unix/X{number}").exists()
    assert display.name is None
    display.stop()


async def test_without_xvfb_there_is_no_virtual_display(tmp_path: Path) -> None:
    display = Display({"PATH": str(tmp_path)})
    assert not await display.start()
    assert display.environ == {"PATH": str(tmp_path)}


async def test_a_program_that_is_no_xvfb_is_no_display(tmp_path: Path) -> None:
    program(tmp_path / "Xvfb")
    display = Display({"PATH": str(tmp_path)})
    assert not await display.start()


PROGRAM = """
import asyncio, time
from agbrowse.chromium import Display
display = Display()
assert asyncio.run(display.start())
print(display.name, display._process.pid, flush=True)
time.sleep(30)
"""


@needs_xvfb
def test_a_virtual_display_dies_with_the_program_that_started_it() -> None:
    started = subprocess.Popen([sys.executable, "-c", PROGRAM], stdout=subprocess.PIPE, text=True)
    assert started.stdout is not None
    name, pid = started.stdout.readline().split()
    started.send_signal(signal.SIGKILL)
    started.wait()
    started.stdout.close()
    stat = Path(f"/proc/{pid}/stat")
    until = time.monotonic() + 3
    while stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z" and time.monotonic() < until:
        time.sleep(0.02)
    assert not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] == "Z"
    # A server that is killed leaves its lock; nobody can remove it but the next server.
    for left in (Path(f"/tmp/.X{name[1:]}-lock"), Path(f"/tmp/.X11-unix/X{name[1:]}")):
        left.unlink(missing_ok=True)


def test_no_argument_stands_twice_and_none_replaces_playwrights_features() -> None:
    names = [argument.partition("=")[0] for argument in launch_arguments()]
    assert len(names) == len(set(names))
    assert not {"--disable-features", "--enable-features", "--no-sandbox"} & set(names)
    assert "--webrtc-ip-handling-policy" in names
    assert "--host-resolver-rules" in names


def test_root_has_no_sandbox() -> None:
    assert may_use_sandbox() is (os.geteuid() != 0)


def test_importing_costs_no_playwright() -> None:
    code = "import sys, agbrowse.chromium, agbrowse.read.browser; print('playwright' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "False"
