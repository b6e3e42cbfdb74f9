"""Who made a document: every one says so. Imports nothing slow, since `research plan` and errors say it too."""

from __future__ import annotations

from agbrowse import __version__


def producer() -> dict[str, str]:
    """The contract's `producer {name, version}`."""
    return {"name": "agbrowse", "version": __version__}
