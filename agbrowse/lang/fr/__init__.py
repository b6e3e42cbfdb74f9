"""French."""

from agbrowse.lang.fr.language import LANGUAGE

__all__ = ["LANGUAGE"]
