"""Japanese."""

from agbrowse.lang.ja.language import LANGUAGE

__all__ = ["LANGUAGE"]
