"""Is this quotation on the page? Exact, but for what a reader would not see.

In: a quotation and a Page. Out: where it stands, or the nearest real passage. It never judges what the passage means.
Not seen by a reader: white space and line breaks, kinds of quotation marks and dashes, ligatures, soft hyphens, full-width
forms, Unicode composition, and letter case unless it is to match. An ellipsis in the quotation skips.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from agbrowse.prove.page import Page
from agbrowse.text import Folded, fold

_ELLIPSIS = re.compile(r"\s*(?:\[?(?:\.\s?){3,}\]?|\[?…\]?|\(\.\.\.\))\s*")
_SKIP_MOST = 2_000  # characters that one ellipsis may leave out


@dataclass(frozen=True, slots=True)
class QuoteMatch:
    """Where a quotation stands in the document's text; when absent, the nearest passage (None on an empty page)."""

    found: bool
    start: int | None = None
    end: int | None = None
    nearest: str | None = None


def find_quote(quote: str, page: Page, *, match_case: bool = False) -> QuoteMatch:
    """The first place where the quotation stands, whole words only. Absence is an answer."""
    folds = [fold(piece, keep_case=match_case).text for piece in _ELLIPSIS.split(quote)]
    pieces = [p for piece in folds if (p := _squeeze(piece).strip(" \"'"))]
    if not pieces:
        return QuoteMatch(False)
    folded = fold(page.text, keep_case=match_case)
    squeezed, origin = _squeezed(folded)
    at = 0
    while (start := _find_words(squeezed, pieces[0], at)) >= 0:
        end = start + len(pieces[0])
        for piece in pieces[1:]:
            follow = _find_words(squeezed, piece, end)
            if follow < 0 or follow - end > _SKIP_MOST:
                break
            end = follow + len(piece)
        else:
            first = folded.original(origin[start], origin[start] + 1)
            last = folded.original(origin[end - 1], origin[end - 1] + 1)
            return QuoteMatch(True, first.start, last.end)
        at = start + 1
    return QuoteMatch(False, nearest=_nearest(quote, page))


def _squeeze(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def _squeezed(folded: Folded) -> tuple[str, list[int]]:
    """The folded text with runs of white space as one space, and where each character came from."""
    out: list[str] = []
    origin: list[int] = []
    for match in re.finditer(r"\s+|\S", folded.text):
        out.append(" " if match.group()[0].isspace() else match.group())
        origin.append(match.start())
    return "".join(out), origin


def _find_words(text: str, piece: str, at: int) -> int:
    """Where the piece stands without cutting a word or a number."""
    while (start := text.find(piece, at)) >= 0:
        end = start + len(piece)
        if not (_joins(text, start - 1, start) or _joins(text, end - 1, end)):
            return start
        at = start + 1
    return -1


def _joins(text: str, i: int, j: int) -> bool:
    """Whether the characters at i and j belong to one word (scripts without spaces have none to cut)."""
    if i < 0 or j >= len(text):
        return False
    a, b = text[i], text[j]
    return a.isalnum() and b.isalnum() and not (a >= "\u3000" and not "가" <= a <= "힣") and not (b >= "\u3000")


def _nearest(quote: str, page: Page) -> str | None:
    from agbrowse.text import tokenize

    words = {t.stem for t in tokenize(quote, page.language) if not t.is_stop}
    score: dict[int, int] = {}
    for word in words:
        for number in page.index.get(word, ()):
            window = page.windows[number]
            if any(t.stem == word for s in window.core for t in page.tokens_in(s.start, s.end)):
                score[number] = score.get(number, 0) + 1
    if not score:
        return None
    best = page.windows[max(score, key=lambda n: (score[n], -n))]
    return page.text[best.start : best.end]
