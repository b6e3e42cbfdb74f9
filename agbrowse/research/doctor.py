"""What works on this machine, each thing really tried.

In: the settings, where the user's data and settings file are. Out: one Check after another, as each comes to an end, and the
`agbrowse-doctor-v1` document of them. Pages to read are served by the doctor itself on loopback; of the network only the two
archives are asked, for one page that everybody knows (example.com), and a proxy, if one is set, whether it answers. Nothing is
installed, made or mended: `fix` says what a person would do.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import shutil
import sys
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import aclosing, asynccontextmanager
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from agbrowse import __version__
from agbrowse.chromium import Browser, find_browser, has_display
from agbrowse.models import Attempt, Reason, Verdict
from agbrowse.net.guard import AddressGuard
from agbrowse.read.base import Attempted, Reader, ReadRequest
from agbrowse.settings import BrowserMode, BrowserSettings, HttpSettings, Settings
from agbrowse.text import printable

if TYPE_CHECKING:
    from agbrowse.settings import ArchiveSettings

_LIBRARIES = (
    "click",
    "httpx",
    "playwright",
    "waybackpy",
    "pydantic",
    "selectolax",
    "pypdfium2",
    "webencodings",
    "chardet",
    "publicsuffixlist",
    "PyStemmer",
    "sentencex",
)
_HTTP_S, _BROWSER_S, _ARCHIVE_S, _PROGRAM_S = 5.0, 30.0, 8.0, 5.0
# Short, always there, in every archive, and made to be asked for.
_KNOWN_PAGE = "https://example.com/"
_CJK = (("ko", "Korean"), ("ja", "Japanese"), ("zh", "Chinese"))


class CheckStatus(StrEnum):
    """`warn`: something is less than it could be, or was not tried. `fail`: agbrowse cannot do what was asked of it."""

    OK = "ok"
    WARN = "warn"
    FAIL = "fail"


@dataclass(frozen=True, slots=True)
class Check:
    """One thing looked at. `fix` is what a person can do, null when nothing need be done."""

    name: str
    status: CheckStatus
    detail: str
    fix: str | None = None


async def examine(
    settings: Settings, *, data_dir: Path, settings_check: Check | None = None, ask_archives: bool = True
) -> AsyncIterator[Check]:
    """The checks in the order of the document. `settings_check` is what reading the settings came to.

    Takes as long as Chromium's start and the slower archive: the archives are asked meanwhile, 8 s at most.
    """
    archives = [asyncio.create_task(check) for check in _archive_checks(settings, ask_archives)]
    try:
        yield check_versions()
        if settings_check is not None:
            yield settings_check
        yield await check_http(settings.http)
        if settings.http.proxy is not None:
            yield await check_proxy(settings.http.proxy)
        yield await check_browser(settings.browser, settings.http)
        yield check_display(settings.browser)
        yield await check_fonts()
        yield check_data_dir(data_dir)
        for task in archives:
            yield await task
    finally:
        for task in archives:
            task.cancel()
        await asyncio.gather(*archives, return_exceptions=True)


def is_well(checks: Iterable[Check]) -> bool:
    """Whether agbrowse can do what it was asked for: a warning does not stand in its way."""
    return all(check.status is not CheckStatus.FAIL for check in checks)


def doctor_document(checks: Sequence[Check]) -> dict[str, Any]:
    """The `agbrowse-doctor-v1` document."""
    return {
        "schemaVersion": "agbrowse-doctor-v1",
        "ok": is_well(checks),
        "producer": {"name": "agbrowse", "version": __version__},
        "checks": [
            {"name": check.name, "status": check.status.value, "detail": check.detail, "fix": check.fix} for check in checks
        ],
    }


def check_versions() -> Check:
    """The libraries that agbrowse needs are installed."""
    from importlib.metadata import PackageNotFoundError, version

    found, missing = [], []
    for name in _LIBRARIES:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            missing.append(name)
    python = ".".join(map(str, sys.version_info[:3]))
    detail = f"agbrowse {__version__}, Python {python}, {', '.join(found)}"
    if missing:
        detail = f"not installed: {', '.join(missing)}; {detail}"
        return Check(
            "versions", CheckStatus.FAIL, detail, "install agbrowse again: scripts/setup --again, or pip install agbrowse"
        )
    return Check("versions", CheckStatus.OK, detail)


async def check_http(http: HttpSettings) -> Check:
    """Reads a page by plain HTTP, from this process to itself. Without the proxy: loopback is not its business."""
    from agbrowse.read.http import HttpReader

    if trouble := _certificates_trouble(http.ca_bundle):
        return Check("http", CheckStatus.FAIL, trouble, "correct --ca-bundle (or SSL_CERT_FILE): a file of PEM certificates")
    word = secrets.token_hex(8)
    page = f"<!doctype html><title>Doctor</title><p>The word is {word}.</p>"
    fix = "look for what filters connections to 127.0.0.1 on this machine (a firewall, a sandbox)"
    try:
        async with _served(page) as url, aclosing(HttpReader(replace(http, proxy=None), AddressGuard(True))) as reader:
            attempted = await _read(reader, url, _HTTP_S)
    except OSError as error:
        return Check("http", CheckStatus.FAIL, f"no page can be served on 127.0.0.1: {error}", fix)
    if attempted.capture is None or word.encode() not in attempted.capture.body:
        return Check("http", CheckStatus.FAIL, f"a page on 127.0.0.1 could not be read: {_said(attempted.attempt)}", fix)
    return Check("http", CheckStatus.OK, f"read a page of its own in {attempted.attempt.ms} ms")


async def check_proxy(proxy: str) -> Check:
    """Whether somebody listens where the proxy should be. Its name and password are not shown."""
    address = urlsplit(proxy)
    host, port = address.hostname or "", address.port or {"https": 443, "http": 80}.get(address.scheme, 1080)
    try:
        async with asyncio.timeout(_HTTP_S):
            _, writer = await asyncio.open_connection(host, port)
        writer.close()
    except (OSError, TimeoutError) as error:
        detail = f"{host}:{port} does not answer: {str(error) or 'timeout'}"
        return Check("proxy", CheckStatus.FAIL, detail, "correct --proxy (or HTTPS_PROXY, HTTP_PROXY), or unset it")
    return Check("proxy", CheckStatus.OK, f"{host}:{port} answers")


async def check_browser(browser: BrowserSettings, http: HttpSettings) -> Check:
    """Opens a page that writes its text by script."""
    if browser.mode is BrowserMode.NEVER:
        return Check("browser", CheckStatus.OK, "not asked for (--browser never)")
    asked_for = browser.mode is BrowserMode.REQUIRED or browser.path is not None
    found = find_browser(browser.path)
    if found is None:
        detail = (
            f"there is no browser at {browser.path}" if browser.path else "none found: pages that need JavaScript stay unread"
        )
        return Check("browser", CheckStatus.FAIL if asked_for else CheckStatus.WARN, detail, browser_fix())
    how = "headed" if browser.headed else "headless"
    named = f"{await _program_version(found)} at {found.path}, {how}"
    word = secrets.token_hex(8)
    half = len(word) // 2
    script = f"document.body.append('The word is ' + '{word[:half]}' + '{word[half:]}.')"
    page = f"<!doctype html><title>Doctor</title><body><script>{script}</script></body>"
    attempted = await _open_in_browser(page, browser, http)
    if attempted is None:
        return Check("browser", CheckStatus.FAIL, "no page can be served on 127.0.0.1", None)
    if attempted.capture is None or word.encode() not in attempted.capture.body:
        detail = f"{named}: did not open a page: {_said(attempted.attempt)}"
        return Check("browser", CheckStatus.FAIL, detail, browser_fix())
    notes = "".join(f"; {warning}" for warning in attempted.capture.warnings)
    return Check("browser", CheckStatus.OK, f"{named}: opened a page in {attempted.attempt.ms} ms{notes}")


async def _open_in_browser(page: str, browser: BrowserSettings, http: HttpSettings) -> Attempted | None:
    from agbrowse.read.browser import BrowserReader

    try:
        async with _served(page) as url:
            guard = AddressGuard(True)
            reader = BrowserReader(browser, replace(http, proxy=None), guard, allow_private=True)
            async with aclosing(reader):
                return await _read(reader, url, _BROWSER_S)
    except OSError:
        return None


def check_display(browser: BrowserSettings) -> Check:
    """A screen for the headed browser: some sites show a headless one another page."""
    if browser.mode is BrowserMode.NEVER or not browser.headed:
        return Check("display", CheckStatus.OK, "not needed: no window is asked for")
    if has_display():
        name = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") if sys.platform == "linux" else None
        return Check("display", CheckStatus.OK, f"the desktop's own{f' ({name})' if name else ''}")
    if path := shutil.which("Xvfb"):
        return Check("display", CheckStatus.OK, f"a virtual one is started when needed ({path})")
    detail = "none, and no Xvfb to start one: a window cannot be shown"
    return Check("display", CheckStatus.WARN, detail, f"{_package_command('xvfb')}, or use --headless")


async def check_fonts() -> Check:
    """Korean, Japanese and Chinese text needs fonts in pictures of pages; reading and quoting do not."""
    if sys.platform != "linux":
        return Check("fonts", CheckStatus.OK, "the system's own cover Korean, Japanese and Chinese")
    if shutil.which("fc-list") is None:
        return Check("fonts", CheckStatus.WARN, "fc-list is not here to ask", _package_command("fontconfig fonts-noto-cjk"))
    missing = [name for tag, name in _CJK if not (await _output("fc-list", f":lang={tag}", "family")).strip()]
    if missing:
        detail = f"none for {', '.join(missing)}: screenshots show boxes in place of such text"
        return Check("fonts", CheckStatus.WARN, detail, _package_command("fonts-noto-cjk"))
    return Check("fonts", CheckStatus.OK, "Korean, Japanese and Chinese are there")


def check_data_dir(folder: Path) -> Check:
    """The user's folder can be written to. It is not made here: it comes with the first thing to keep."""
    fix = "set AGBROWSE_DATA_DIR to a folder that you may write to"
    if folder.is_dir():
        if os.access(folder, os.W_OK | os.X_OK):
            return Check("data folder", CheckStatus.OK, str(folder))
        return Check("data folder", CheckStatus.WARN, f"{folder} may not be written to", fix)
    if folder.exists():
        return Check("data folder", CheckStatus.WARN, f"{folder} is not a folder", fix)
    above = next((parent for parent in folder.absolute().parents if parent.exists()), Path("/"))
    if above.is_dir() and os.access(above, os.W_OK | os.X_OK):
        return Check("data folder", CheckStatus.OK, f"{folder}, made when first needed")
    return Check("data folder", CheckStatus.WARN, f"{folder} is not there and {above} may not be written to", fix)


def _archive_checks(settings: Settings, ask: bool) -> list[Any]:
    from agbrowse.read.archive_today import ArchiveTodayReader
    from agbrowse.read.wayback import WaybackReader

    archive, http = settings.archive, settings.http
    kinds = (("wayback", archive.wayback_url, WaybackReader), ("archive.today", archive.archive_today_url, ArchiveTodayReader))
    return [check_archive(name, base, kind if ask else None, archive, http) for name, base, kind in kinds]


async def check_archive(name: str, base: str, kind: Any, archive: ArchiveSettings, http: HttpSettings) -> Check:
    """Asks one archive for the known page. Never a failure: pages are read without archives too.

    `kind` is the archive's reader; None when it is not to be asked.
    """
    if kind is None:
        return Check(name, CheckStatus.OK, f"{base}: not asked (--no-archives)")
    quick = replace(http, connect_timeout_s=min(http.connect_timeout_s, _ARCHIVE_S), read_timeout_s=_ARCHIVE_S)
    guard = AddressGuard(False, frozenset(_host_and_port(url) for url in (base, http.proxy) if url))
    async with aclosing(kind(archive, quick, guard)) as reader:
        attempted = await _read(reader, _KNOWN_PAGE, _ARCHIVE_S)
    attempt = attempted.attempt
    if attempted.capture is not None or attempt.reason in (Reason.NOT_ARCHIVED, Reason.BAD_CAPTURE):
        return Check(name, CheckStatus.OK, f"{base} answers ({attempt.ms} ms)")
    refusals = {
        Reason.ARCHIVE_BLOCKED: "it refuses programs from this address at present; pages are read without it",
        Reason.ARCHIVE_RATE_LIMITED: "it wants fewer requests from this address; try again in an hour",
    }
    fix = refusals.get(attempt.reason) if attempt.reason else None
    fix = (
        fix
        or "check the network and the proxy; another address can be set by AGBROWSE_WAYBACK_URL or AGBROWSE_ARCHIVE_TODAY_URL"
    )
    return Check(name, CheckStatus.WARN, f"{base}: {_said(attempt)}", fix)


def browser_fix() -> str:
    """How a browser is had on this system."""
    if sys.platform == "linux" and shutil.which("apt-get"):
        return f"{_package_command('chromium')} (Ubuntu: install Google Chrome), or python -m playwright install chromium"
    return "install Google Chrome or Chromium, or python -m playwright install chromium; AGBROWSE_BROWSER_PATH names another"


def _package_command(packages: str) -> str:
    if shutil.which("apt-get"):
        return f"as root: apt-get install {packages}"
    return f"install {packages} with the system's package manager"


def _host_and_port(url: str) -> tuple[str, int]:
    address = urlsplit(url)
    return address.hostname or "", address.port or {"http": 80, "https": 443}.get(address.scheme, 1080)


def _said(attempt: Attempt) -> str:
    """An attempt's failure for people."""
    reason = attempt.reason.value if attempt.reason else "its text was not what was served"
    status = f", HTTP {attempt.status}" if attempt.status and attempt.outcome is not Verdict.STRONG_OK else ""
    note = f" ({printable(attempt.note)})" if attempt.note else ""
    return f"{reason}{status}{note}"


def _certificates_trouble(bundle: Path | None) -> str | None:
    if bundle is None:
        return None
    import ssl

    try:
        ssl.create_default_context(cafile=str(bundle))
    except (OSError, ssl.SSLError) as error:
        return f"no certificates could be read from {bundle}: {error}"
    return None


async def _program_version(browser: Browser) -> str:
    if sys.platform != "linux":  # elsewhere the question may open a window
        return "a browser"
    told = (await _output(str(browser.path), "--version")).partition(" built on ")[0].strip()
    return told or "a browser"


async def _output(*command: str) -> str:
    """What a program says on stdout; "" when it does not start, or not in time."""
    try:
        process = await asyncio.create_subprocess_exec(
            *command, stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
        )
    except OSError:
        return ""
    try:
        async with asyncio.timeout(_PROGRAM_S):
            told, _ = await process.communicate()
    except TimeoutError:
        return ""
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    return told.decode("utf-8", "replace")


async def _read(reader: Reader, url: str, limit_s: float) -> Attempted:
    return await reader.read(ReadRequest(url=url, language="en", deadline=time.monotonic() + limit_s))


@asynccontextmanager
async def _served(page: str) -> AsyncIterator[str]:
    """One page on a free port of 127.0.0.1, whatever path is asked for. Raises OSError where that is not to be had."""
    body = page.encode()
    head = (
        f"HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(head.encode() + body)
            await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
