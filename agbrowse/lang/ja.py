"""Data of one language."""

from agbrowse.lang.base import Language

LANGUAGE = Language(tag="ja", spaced=False)
