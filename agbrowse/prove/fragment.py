"""A link that opens the page at the passage: `#:~:text=` (WICG text fragments).

In: the address of the document that was read, its text, a span. Out: the link, or None where it cannot work (PDF).
"""

from __future__ import annotations

import re
from urllib.parse import quote

from agbrowse.prove.page import Page

_LONG = 120  # characters; a longer quotation is named by its first and last words
_ENDS = 5  # words at either end


def text_fragment_url(url: str, page: Page, start: int, end: int) -> str | None:
    """The address with a text directive for `text[start:end]`; cut at word ends, `-`, `&` and `,` encoded.

    A passage across blocks is named by its first and last words, since an exact match may not cross a block.
    """
    if page.document.page_starts or not url.startswith(("http://", "https://")):
        return None
    lines = [line.strip() for line in re.split(r"[\t\n]+", page.text[start:end]) if line.strip()]
    if not lines:
        return None
    if len(lines) == 1 and len(lines[0]) <= _LONG:
        directive = _encode(lines[0])
    else:
        directive = f"{_encode(_first_words(lines[0]))},{_encode(_last_words(lines[-1]))}"
    base, _, fragment = url.partition("#")
    return f"{base}#{fragment}:~:text={directive}"


def _encode(text: str) -> str:
    return quote(" ".join(text.split()), safe="").replace("-", "%2D")


def _first_words(line: str) -> str:
    words = line.split()
    return " ".join(words[:_ENDS]) if len(words) > 1 else line[:24]


def _last_words(line: str) -> str:
    words = line.split()
    return " ".join(words[-_ENDS:]) if len(words) > 1 else line[-24:]
