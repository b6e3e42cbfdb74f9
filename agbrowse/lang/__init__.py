"""What is known of human languages; a language's module is loaded when it is first asked for."""

from agbrowse.lang.base import Language
from agbrowse.lang.choose import detect_language, get_language

__all__ = ["Language", "detect_language", "get_language"]
