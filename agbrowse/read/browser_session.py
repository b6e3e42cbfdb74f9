"""One running Chromium with all that it needs: driver, guarded way out, display.

In: settings and the guard. Out: a session whose contexts can reach nothing that the guard refuses, or BrowserError. Everything
that was started ends with `aclose`, and by itself when this process is killed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from agbrowse.chromium import UNWANTED_DEFAULTS, Display, find_browser, has_display, launch_arguments, may_use_sandbox
from agbrowse.errors import BrowserError
from agbrowse.net.guard import AddressGuard
from agbrowse.net.socks import SocksProxy
from agbrowse.settings import BrowserSettings, HttpSettings

if TYPE_CHECKING:
    from playwright.async_api import Browser, Playwright

_LAUNCH_S = 30.0
_CLOSE_S = 5.0
_log = logging.getLogger(__name__)


@dataclass(slots=True)
class BrowserSession:
    """A Chromium that runs. `warnings` say what is not as asked for: `headless_no_display`, `no_sandbox`."""

    warnings: list[str] = field(default_factory=list)
    _playwright: Playwright | None = None
    _browser: Browser | None = None
    _socks: SocksProxy | None = None
    _display: Display | None = None

    @classmethod
    async def start(cls, settings: BrowserSettings, http: HttpSettings, guard: AddressGuard) -> BrowserSession:
        """Start everything. Raises BrowserError when there is no browser here or it does not start."""
        found = find_browser(settings.path)
        if found is None:
            asked = f"at {settings.path}" if settings.path is not None else "on this machine"
            raise BrowserError(f"no Chromium {asked}", "install chromium, or name one with AGBROWSE_BROWSER_PATH")
        session = cls()
        try:
            await session._start(str(found.path), settings, http, guard)
        except BaseException:
            await asyncio.shield(session.aclose())
            raise
        return session

    @property
    def is_alive(self) -> bool:
        return self._browser is not None and self._browser.is_connected()

    @property
    def browser(self) -> Browser:
        if self._browser is None:
            raise BrowserError("the browser has ended")
        return self._browser

    @property
    def socks(self) -> SocksProxy:
        if self._socks is None:
            raise BrowserError("the browser has ended")
        return self._socks

    async def aclose(self) -> None:
        """End Chromium, the driver, the way out and the display, each within seconds, whatever the others do."""
        browser, playwright, socks, display = self._browser, self._playwright, self._socks, self._display
        self._browser = self._playwright = self._socks = self._display = None
        if browser is not None:
            await _end(browser.close())
        if playwright is not None and not await _end(playwright.stop()):
            _kill_driver(playwright)
        if socks is not None:
            await _end(socks.aclose())
        if display is not None:
            display.stop()

    async def _start(self, path: str, settings: BrowserSettings, http: HttpSettings, guard: AddressGuard) -> None:
        from playwright.async_api import Error, async_playwright

        self._socks = SocksProxy(guard, proxy=http.proxy, no_proxy=http.no_proxy, connect_timeout_s=http.connect_timeout_s)
        port = await self._socks.start()
        self._display = Display()
        headed = settings.headed
        if headed and not has_display():
            headed = await self._virtual_display()
        try:
            self._playwright = await async_playwright().start()
        except (Error, OSError) as error:
            raise BrowserError(f"Playwright's driver does not start: {_first_line(error)}") from error
        sandbox = may_use_sandbox()
        while True:
            try:
                self._browser = await self._launch(path, port, headed=headed, sandbox=sandbox)
                return
            except Error as error:
                text = str(error).lower()
                if headed and self._display.name is None and any(sign in text for sign in ("x server", "display", "ozone")):
                    # A display was named, and is not there.
                    headed = await self._virtual_display()
                elif sandbox:
                    sandbox = False
                    self.warnings.append("no_sandbox")
                else:
                    raise BrowserError(f"{path} does not start: {_first_line(error)}") from error

    async def _virtual_display(self) -> bool:
        started = self._display is not None and await self._display.start()
        if not started:
            self.warnings.append("headless_no_display")
        return started

    async def _launch(self, path: str, port: int, *, headed: bool, sandbox: bool) -> Browser:
        assert self._playwright is not None and self._display is not None
        return await self._playwright.chromium.launch(
            executable_path=path,
            headless=not headed,
            chromium_sandbox=sandbox,
            args=launch_arguments(),
            ignore_default_args=list(UNWANTED_DEFAULTS),
            env=dict(self._display.environ),
            # Loopback too goes through the guard.
            proxy={"server": f"socks5://127.0.0.1:{port}", "bypass": "<-loopback>"},
            timeout=_LAUNCH_S * 1000,
            # The command line decides what a signal means.
            handle_sigint=False,
            handle_sigterm=False,
            handle_sighup=False,
        )


async def _end(ending: Awaitable[object]) -> bool:
    """Wait for an end, for some seconds. False when it did not come."""
    try:
        async with asyncio.timeout(_CLOSE_S):
            await ending
    except TimeoutError:
        return False
    except Exception as error:  # noqa: BLE001 - what is ending may already be broken in any way; the rest must end too
        _log.debug("at the browser's end: %s", error)
    return True


def _kill_driver(playwright: Playwright) -> None:
    """Kill a driver that does not end; Chromium goes with it. Playwright has no public way to its process."""
    with contextlib.suppress(AttributeError, ProcessLookupError):
        playwright._impl_obj._connection._transport._proc.kill()  # type: ignore[attr-defined]


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0][:200]
