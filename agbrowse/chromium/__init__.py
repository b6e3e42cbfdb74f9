"""Chromium on this machine: finding it, a display for it, and the arguments it is started with."""

from agbrowse.chromium.display import Display, has_display
from agbrowse.chromium.find import Browser, find_browser
from agbrowse.chromium.launch import UNWANTED_DEFAULTS, launch_arguments, may_use_sandbox

__all__ = [
    "UNWANTED_DEFAULTS",
    "Browser",
    "Display",
    "find_browser",
    "has_display",
    "launch_arguments",
    "may_use_sandbox",
]
