"""Spanish."""

from agbrowse.lang.es.language import LANGUAGE

__all__ = ["LANGUAGE"]
