"""One tab and the programs that run in its pages: what they are told, what they answer, what when they do not.

In: a Playwright page. Out: plain values, or one HTML document of all its frames. A page that tampers with the language
itself is asked again from a world apart, which its changes do not reach; one that never stops computing is interrupted.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.async_api import CDPSession, ElementHandle, Error, Frame, Page

_MOST_FRAMES = 30
_DEEPEST_FRAME = 4
_FRAME_S = 3.0
_WRITE_S = 6.0
_NAVIGATED = ("context was destroyed", "navigat", "context with specified id", "frame was detached", "frame got detached")


@dataclass(frozen=True, slots=True)
class Scripts:
    """The programs that run in the page, by name."""

    visible_dom: str
    settle: str
    scroll: str
    consent: str

    @classmethod
    def load(cls) -> Scripts:
        folder = files("agbrowse.read")
        return cls(*((folder / f"{name}.js").read_text("utf-8") for name in ("visible_dom", "settle", "scroll", "consent")))


@dataclass(slots=True)
class Flat:
    """One frame written down, its own frames in it: the body, the head's lines, the root's attributes."""

    html: str = ""
    head: str = ""
    attributes: str = ""
    truncated: bool = False

    @property
    def document(self) -> str:
        return f'<!DOCTYPE html>\n<html{self.attributes}><head><meta charset="utf-8">{self.head}</head>\n{self.html}\n</html>\n'


@dataclass(slots=True)
class Tab:
    """A page with its programs. `warnings` grow: `frame_unread`, `frame_truncated`."""

    page: Page
    scripts: Scripts
    warnings: list[str] = field(default_factory=list)
    _cdp: CDPSession | None = None
    _is_tampered: bool = False
    _frames_left: int = _MOST_FRAMES

    async def prepare(self) -> None:
        """Before the first page: a line to the browser that works while the page is busy, and no dialog for printing."""
        self._cdp = await self.page.context.new_cdp_session(self.page)
        await self.page.add_init_script("window.print = () => {};")

    async def run(self, frame: Frame, script: str, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """What a program answers. Raises Playwright's Error, of which `is_navigation` may be true."""
        from playwright.async_api import Error

        main = frame == self.page.main_frame
        if not (main and self._is_tampered):
            try:
                answer = await frame.evaluate(script, options)
                if isinstance(answer, dict):
                    return answer
            except Error as error:
                if not main or is_navigation(error) or not is_script_error(error):
                    raise
            if not main:
                raise Error("a frame's page tampers with its scripts")
            self._is_tampered = True
        return await self._run_apart(script, {**options, "frames": []})

    async def unblock(self) -> None:
        """Interrupt a page that never stops computing."""
        from playwright.async_api import Error

        try:
            async with asyncio.timeout(0.7):
                await self.page.evaluate("1")
        except Error:
            return
        except TimeoutError:
            if self._cdp is not None:
                with contextlib.suppress(Error, TimeoutError):
                    async with asyncio.timeout(0.5):
                        await self._cdp.send("Runtime.terminateExecution")

    async def write_down(self, deadline: float, cap_chars: int) -> Flat:
        """What a reader sees in all frames, cut at `cap_chars` a frame."""
        return await self._flatten(self.page.main_frame, deadline, cap_chars, depth=0)

    async def _run_apart(self, script: str, options: Mapping[str, Any]) -> Mapping[str, Any]:
        from playwright.async_api import Error

        if self._cdp is None:
            raise Error("the tab is not prepared")
        tree = await self._cdp.send("Page.getFrameTree")
        world = await self._cdp.send(
            "Page.createIsolatedWorld", {"frameId": tree["frameTree"]["frame"]["id"], "worldName": "reader"}
        )
        answer = await self._cdp.send(
            "Runtime.evaluate",
            {
                "expression": f"({script.strip().rstrip(';')})({json.dumps(options)})",
                "contextId": world["executionContextId"],
                "returnByValue": True,
                "awaitPromise": True,
            },
        )
        value = answer.get("result", {}).get("value")
        if not isinstance(value, dict):
            raise Error(f"the page's scripts interfere: {str(answer.get('exceptionDetails', ''))[:200]}")
        return value

    async def _flatten(self, frame: Frame, deadline: float, cap_chars: int, depth: int) -> Flat:
        from playwright.async_api import Error

        # The mark of a frame's place cannot be written by a page that does not know it.
        token = f"\u0001{secrets.token_hex(8)}\u0001"
        children: list[Frame] = []
        handles: list[ElementHandle] = []
        if depth < _DEEPEST_FRAME:
            for child in frame.child_frames[: self._frames_left]:
                with contextlib.suppress(Error):
                    handles.append(await child.frame_element())
                    children.append(child)
        left_s = max(0.1, deadline - 1.0 - time.monotonic())
        options = {
            "frames": handles,
            "token": token,
            "bodyTag": "body" if depth == 0 else "div",
            "budgetMs": min(left_s * 0.6, _WRITE_S) * 1000,
            "capChars": cap_chars,
        }
        flat = Flat(**await self.run(frame, self.scripts.visible_dom, options))
        for index, child in enumerate(children):
            mark = f"{token}{index}{token}"
            if mark in flat.html:
                flat.html = flat.html.replace(mark, await self._framed(child, deadline, cap_chars, depth))
        return flat

    async def _framed(self, frame: Frame, deadline: float, cap_chars: int, depth: int) -> str:
        """A child frame as a section; an empty one when it does not answer in time."""
        from playwright.async_api import Error

        self._frames_left -= 1
        try:
            async with asyncio.timeout(min(_FRAME_S, max(0.1, deadline - 1.0 - time.monotonic()))):
                flat = await self._flatten(frame, deadline, cap_chars, depth + 1)
        except (Error, TimeoutError):
            flat = Flat()
            self.warn("frame_unread")
        if flat.truncated:
            self.warn("frame_truncated")
        own = "".join(re.findall(r' (?:lang|dir)="[^"]*"', flat.attributes))
        return f'<section data-frame="{escape(frame.url)}"{own}>{flat.html}</section>'

    def warn(self, warning: str) -> None:
        if warning not in self.warnings:
            self.warnings.append(warning)


def is_navigation(error: Error) -> bool:
    """True when a page went away under a program, and another comes."""
    text = str(error).lower()
    return any(sign in text for sign in _NAVIGATED) and "net::" not in text


def is_script_error(error: Error) -> bool:
    """True when a program itself failed: what it relies on was changed by the page."""
    return re.search(r"(Type|Reference|Range|Syntax|Eval)?Error: |evaluate: \S", str(error)) is not None and not re.search(
        r"crash|closed|detached", str(error), re.IGNORECASE
    )
