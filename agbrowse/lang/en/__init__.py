"""English."""

from agbrowse.lang.en.language import LANGUAGE

__all__ = ["LANGUAGE"]
