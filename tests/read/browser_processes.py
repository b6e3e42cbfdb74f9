"""Looking at processes: which descend from one, which still run."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path


def descendants(of: int) -> dict[int, str]:
    """The command lines of a process's descendants."""
    parents: dict[int, int] = {}
    lines: dict[int, str] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                stat = (entry / "stat").read_text()
                lines[int(entry.name)] = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
            except OSError:
                continue
            parents[int(entry.name)] = int(stat.rpartition(")")[2].split()[1])
    found = {of}
    while more := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= more
    return {pid: lines[pid] for pid in found - {of}}


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def gone(pids: set[int], within_s: float = 6.0) -> set[int]:
    """Those that still run after a while; empty as soon as none does."""
    until = time.monotonic() + within_s
    while (left := {pid for pid in pids if is_running(pid)}) and time.monotonic() < until:
        await asyncio.sleep(0.05)
    return left
