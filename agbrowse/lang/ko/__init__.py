"""Korean."""

from agbrowse.lang.ko.language import LANGUAGE

__all__ = ["LANGUAGE"]
