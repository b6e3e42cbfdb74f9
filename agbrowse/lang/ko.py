"""Data of one language."""

from agbrowse.lang.base import Language

LANGUAGE = Language(tag="ko", spaced=True)
