"""httpx without its own command line, whose import would bring in rich and pygments where they are installed: 35 ms."""

from __future__ import annotations

import sys

# httpx takes a missing `_main` for a missing extra, and goes on without it.
sys.modules.setdefault("httpx._main", None)  # type: ignore[arg-type]

import httpx  # noqa: E402 - after the line above, which is for it

__all__ = ["httpx"]
