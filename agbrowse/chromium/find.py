"""Where a Chromium is on this machine.

In: the user's choice, or None. Out: the first browser that is there, or None. It starts and downloads nothing.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

_NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "microsoft-edge",
    "brave-browser",
)
# Where the branded channels install themselves: Playwright's "chrome" and "msedge" look there and nowhere else.
_CHANNELS_LINUX = ("/opt/google/chrome/chrome", "/opt/microsoft/msedge/msedge")
# Untested: nobody has run agbrowse on these systems yet.
_PLACES_MACOS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Brave Browser.app/Contents/MacOS/Brave Browser",
)
_PLACES_WINDOWS = (
    r"Google\Chrome\Application\chrome.exe",
    r"Microsoft\Edge\Application\msedge.exe",
    r"Chromium\Application\chrome.exe",
    r"BraveSoftware\Brave-Browser\Application\brave.exe",
)


@dataclass(frozen=True, slots=True)
class Browser:
    """A browser's program file, and who named it: `option`, `playwright`, `channel`, `path` or `place`."""

    path: Path
    found_by: str


def find_browser(path: Path | None = None, *, environ: Mapping[str, str] | None = None) -> Browser | None:
    """The browser to drive: the one asked for; Playwright's own; Chrome or Edge; a known name on PATH; the usual places.

    A browser that was asked for and is not there is None: another one is never taken in its place.
    """
    environ = os.environ if environ is None else environ
    search_path = environ.get("PATH")
    if path is not None:
        found = shutil.which(str(path.expanduser()), path=search_path)
        return Browser(Path(found), "option") if found else None
    for found_by, place in _places(environ):
        if place.is_file() and os.access(place, os.X_OK):
            return Browser(place, found_by)
    return None


def _places(environ: Mapping[str, str]) -> Iterator[tuple[str, Path]]:
    for place in _playwright_places(environ):
        yield "playwright", place
    if sys.platform == "linux":
        for name in _CHANNELS_LINUX:
            yield "channel", Path(name)
    for name in _NAMES:
        found = shutil.which(name, path=environ.get("PATH"))
        if found:
            yield "path", Path(found)
    if sys.platform == "darwin":
        for home in (Path("/"), Path.home()):
            for name in _PLACES_MACOS:
                yield "place", home / name.lstrip("/")
    if sys.platform == "win32":
        for root in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"):
            for name in _PLACES_WINDOWS:
                if environ.get(root):
                    yield "place", Path(environ[root]) / name


def _playwright_places(environ: Mapping[str, str]) -> Iterator[Path]:
    """Where the Chromium that the installed Playwright was made for would be.

    Read from the package's own list: asking the driver would cost a third of a second.
    """
    spec = find_spec("playwright")
    if spec is None or spec.origin is None:
        return
    package = Path(spec.origin).parent / "driver" / "package"
    try:
        listed = json.loads((package / "browsers.json").read_text(encoding="utf-8"))["browsers"]
        revision = next(str(row["revision"]) for row in listed if row["name"] == "chromium")
    except (OSError, ValueError, KeyError, TypeError, StopIteration):
        return
    asked = environ.get("PLAYWRIGHT_BROWSERS_PATH")
    if asked == "0":
        root = package / ".local-browsers"
    elif asked:
        root = Path(asked)
    elif sys.platform == "darwin":
        root = Path.home() / "Library" / "Caches" / "ms-playwright"
    elif sys.platform == "win32":
        root = Path(environ.get("LOCALAPPDATA", "")) / "ms-playwright"
    else:
        root = Path(environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ms-playwright"
    folder = root / f"chromium-{revision}"
    for name in (
        "chrome-linux64/chrome",
        "chrome-linux/chrome",
        "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
        "chrome-win64/chrome.exe",
        "chrome-win/chrome.exe",
    ):
        yield folder / name
    # Newer builds for the Mac are "Google Chrome for Testing" in a folder named by processor.
    yield from sorted(folder.glob("chrome-mac*/*.app/Contents/MacOS/*"))
