"""Running a conductor: the event loop, and the signals that end it early.

In: a coroutine function that takes the event `stop` by name. Out: its result, and the exit code of the signal that came, if one
did. A signal only sets the event: the conductor hands back what there is. Later signals change nothing, since all that
follows is bounded in time.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from types import FrameType
from typing import Any, TypeVar

from agbrowse.errors import ExitCode

_T = TypeVar("_T")
_THREADS = 16
_SIGNALS = {signal.SIGINT: ExitCode.SIGINT, signal.SIGTERM: ExitCode.SIGTERM}


class _Impatient(ThreadPoolExecutor):
    """Threads that nobody waits for at the end: a page that is still being judged has had its time."""

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        super().shutdown(wait=False, cancel_futures=True)


def run_async(conduct: Callable[..., Coroutine[Any, Any, _T]]) -> tuple[_T, ExitCode | None]:
    """Run it to its end, or to the end that a signal asks for."""
    received: list[ExitCode] = []
    wake: list[Callable[[], object]] = []

    # Not asyncio's own handlers: taking those back leaves a moment in which a second signal kills.
    def note(number: int, frame: FrameType | None) -> None:
        received.append(_SIGNALS[signal.Signals(number)])
        for call in wake:
            call()

    async def conducted() -> _T:
        loop = asyncio.get_running_loop()
        loop.set_default_executor(_Impatient(_THREADS, thread_name_prefix="agbrowse"))
        stop = asyncio.Event()
        wake.append(lambda: loop.call_soon_threadsafe(stop.set))
        if received:
            stop.set()
        try:
            return await conduct(stop=stop)
        finally:
            wake.clear()

    # Without a handler of its own, logging would print the libraries' warnings on stderr.
    if not logging.getLogger().handlers:
        logging.getLogger().addHandler(logging.NullHandler())
    in_main = threading.current_thread() is threading.main_thread()
    before = {number: signal.signal(number, note) for number in _SIGNALS} if in_main else {}
    try:
        result = asyncio.run(conducted())
    finally:
        # After one signal what is left is to print, and Python's own end would put the deadly handler back.
        for number, handler in before.items():
            signal.signal(number, signal.SIG_IGN if received else handler)
    return result, received[0] if received else None
