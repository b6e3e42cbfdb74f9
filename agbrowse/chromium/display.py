"""A display for a headed browser: the user's own, or a virtual one that lives no longer than this process.

In: nothing. Out: the environment to start a browser with. Xvfb listens on no network, and is killed by the kernel when the
process that started it dies, however it dies.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping

_START_S = 5.0
_SCREEN = "1400x1000x24"

# Runs between fork and Xvfb: asks the kernel for SIGKILL at the parent's death (prctl PR_SET_PDEATHSIG = 1), and gives up if
# that has happened already. A program of its own (25 ms) and no preexec_fn, which is unsafe where there are threads.
_TIED = (
    "import ctypes,os,sys\n"
    "ctypes.CDLL(None).prctl(1,9,0,0,0)\n"
    "os.getppid()==int(sys.argv[1]) and os.execv(sys.argv[2],sys.argv[2:])\n"
)


def has_display(environ: Mapping[str, str] | None = None) -> bool:
    """True when a headed browser has a screen: always on macOS and Windows, elsewhere when X or Wayland is named."""
    environ = os.environ if environ is None else environ
    return sys.platform != "linux" or bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


class Display:
    """A virtual display, started on demand. Start it from a thread that outlives the browser."""

    def __init__(self, environ: Mapping[str, str] | None = None) -> None:
        self._environ = os.environ if environ is None else environ
        self._process: subprocess.Popen[bytes] | None = None
        self.name: str | None = None

    @property
    def environ(self) -> dict[str, str]:
        """The environment for the browser; with the virtual display's name once that runs."""
        environ = dict(self._environ)
        if self.name is not None:
            environ["DISPLAY"] = self.name
            environ.pop("WAYLAND_DISPLAY", None)
            environ.pop("XAUTHORITY", None)
        return environ

    async def start(self) -> bool:
        """Start Xvfb and wait until it takes clients. False when there is none here or it does not start."""
        if self.name is not None:
            return True
        program = shutil.which("Xvfb", path=self._environ.get("PATH"))
        if program is None or sys.platform != "linux":
            return False
        reading, writing = os.pipe()
        try:
            command = [program, "-displayfd", str(writing), "-screen", "0", _SCREEN, "-nolisten", "tcp", "-noreset"]
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", "-c", _TIED, str(os.getpid()), *command],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                pass_fds=(writing,),
                start_new_session=True,
            )
        except OSError:
            os.close(reading)
            return False
        finally:
            os.close(writing)
        try:
            number = await _first_line(reading)
        except BaseException:
            self.stop()
            raise
        if not number.isdigit():
            self.stop()
            return False
        self.name = f":{number}"
        return True

    def stop(self) -> None:
        """End the virtual display, if one was started."""
        process, self._process, self.name = self._process, None, None
        if process is None:
            return
        process.terminate()
        try:
            process.wait(2)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


async def _first_line(reading: int) -> str:
    """The first line from a pipe, which is closed then; empty when none comes in time."""
    loop = asyncio.get_running_loop()
    with os.fdopen(reading, "rb", buffering=0) as pipe:
        os.set_blocking(reading, False)
        line = b""
        ready = asyncio.Event()
        loop.add_reader(reading, ready.set)
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_START_S):
                    while not line.endswith(b"\n"):
                        await ready.wait()
                        ready.clear()
                        part = pipe.read(16)
                        if part == b"":
                            break
                        line += part or b""
        finally:
            loop.remove_reader(reading)
    return line.decode("ascii", "replace").strip()
