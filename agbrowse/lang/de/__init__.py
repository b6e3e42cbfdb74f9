"""German."""

from agbrowse.lang.de.language import LANGUAGE

__all__ = ["LANGUAGE"]
