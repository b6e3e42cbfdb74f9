"""Chinese."""

from agbrowse.lang.zh.language import LANGUAGE

__all__ = ["LANGUAGE"]
