"""Text in one spelling for comparison, with a way back to the original's offsets. Linear in the text; never touches files."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from dataclasses import dataclass, field
from functools import lru_cache

from agbrowse.models import Span

_QUOTES = {
    **dict.fromkeys("‘’‚‛′ʼʹˈ´`＇ʻ", "'"),
    **dict.fromkeys("“”„‟″«»‹›「」『』《》〈〉〝〞＂﹁﹂", '"'),
}
_DASHES = dict.fromkeys("‐‑‒–—―−﹘﹣－⁃‧", "-")
_LINES = dict.fromkeys("\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029", "\n")
# Marks of trade stand at names, not in them.
_DROPPED = dict.fromkeys("™℠®©\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u3164\uffa0", "")
_FIXED = {**_QUOTES, **_DASHES, **_LINES, **_DROPPED, "〜": "~", "～": "~", "∼": "~", "・": " ", "·": "·", "\t": " "}

# A base and so many marks are composed together; hostile heaps of marks are cut, since composing is not linear in them.
_MARKS_AT_ONCE = 24


def _fold_character(c: str, keep_case: bool) -> str:
    fixed = _FIXED.get(c)
    if fixed is not None:
        return fixed
    category = unicodedata.category(c)
    if category == "Zs":
        return " "
    if category in ("Cf", "Cc", "Cs") or "\ufe00" <= c <= "\ufe0f" or "\U000e0100" <= c <= "\U000e01ef":
        return ""
    if category == "Nd":
        return str(unicodedata.digit(c))
    if category == "No" and not "\u2080" <= c <= "\u2089":
        # A raised 2 and a fraction are not digits of the number that they stand at.
        return c
    folded = unicodedata.normalize("NFKC", c)
    if not keep_case:
        folded = unicodedata.normalize("NFKC", folded.casefold())
    if len(folded) > 1:
        folded = "".join(_FIXED.get(x, x) for x in folded)
    return folded


def _is_mark(c: str) -> bool:
    # Conjoining vowels and finals, and half-width voicing marks, join what stands before them.
    return unicodedata.combining(c) != 0 or "\u1161" <= c <= "\u11ff" or c in "\uff9e\uff9f\u3099\u309a"


class _Table(dict[int, str]):
    """A translation table that fills itself."""

    def __init__(self, keep_case: bool) -> None:
        super().__init__()
        self._keep_case = keep_case

    def __missing__(self, code: int) -> str:
        value = self[code] = _fold_character(chr(code), self._keep_case)
        return value


@lru_cache(maxsize=2)
def _table(keep_case: bool) -> _Table:
    return _Table(keep_case)


@lru_cache(maxsize=2)
def _ascii_table(keep_case: bool) -> str:
    return "".join(_fold_character(chr(c), keep_case) or "\0" for c in range(128))


@dataclass(frozen=True, slots=True)
class Folded:
    """A folded text and where each of its characters comes from.

    `original` leads from folded offsets to the original's, `position` the other way.
    """

    text: str
    size: int
    # Where lengths change: start in the folded text, its length there; start in the original, its length there.
    _at: list[int] = field(default_factory=list, repr=False)
    _len: list[int] = field(default_factory=list, repr=False)
    _source: list[int] = field(default_factory=list, repr=False)
    _source_len: list[int] = field(default_factory=list, repr=False)

    @property
    def is_identity(self) -> bool:
        """True when each offset is the same in both texts."""
        return not self._at

    def original(self, start: int, end: int) -> Span:
        """The original's span that folds to `text[start:end]`: whole characters, without invisible ones at its ends."""
        if not self._at:
            return Span(start, end)
        first = self._start(start)
        return Span(first, max(first, self._end(end)) if end > start else first)

    def position(self, original: int) -> int:
        """The folded offset of what stands at, or next after, this original offset."""
        if not self._at:
            return original
        i = bisect_right(self._source, original) - 1
        if i < 0:
            return original
        inside = original - self._source[i]
        if inside < self._source_len[i]:
            return self._at[i]
        return self._at[i] + self._len[i] + inside - self._source_len[i]

    def _start(self, at: int) -> int:
        i = bisect_right(self._at, at) - 1
        if i < 0:
            return at
        if at < self._at[i] + self._len[i]:
            return self._source[i]
        return self._source[i] + self._source_len[i] + at - self._at[i] - self._len[i]

    def _end(self, end: int) -> int:
        last = end - 1
        # Of several breaks at one place only the last can hold a character.
        i = bisect_right(self._at, last) - 1
        if i < 0:
            return end
        if last < self._at[i] + self._len[i]:
            return self._source[i] + self._source_len[i]
        return self._source[i] + self._source_len[i] + end - self._at[i] - self._len[i]


def fold(text: str, *, keep_case: bool = False, collapse: bool = False) -> Folded:
    """NFKC and casefold, one kind of quote, dash, space and line break; invisible characters dropped; Hangul composed.

    Raised digits and fractions stay as they are. With `collapse` a run of white space is one space. Line breaks of any kind
    are "\\n" else.
    """
    if text.isascii() and not collapse and not _CONTROL.search(text):
        plain = text if keep_case else text.lower()
        return Folded(plain.translate(_ASCII_SPACES), len(text))
    table = _table(keep_case)
    characters = set(text)
    odd = {c for c in characters if len(table[ord(c)]) != 1}
    marks = {c for c in characters if c > "\u02ff" and _is_mark(c)}
    if not odd and not marks and not collapse:
        return Folded(text.translate(table), len(text))
    return _fold_mapped(text, table, odd - marks, marks, keep_case, collapse)


_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1b\x7f]")
_ASCII_SPACES = {9: " ", 11: "\n", 12: "\n", 13: "\n", 28: "\n", 29: "\n", 30: "\n", 31: " ", 96: "'"}


def _fold_mapped(text: str, table: _Table, odd: set[str], marks: set[str], keep_case: bool, collapse: bool) -> Folded:
    branches = []
    if marks:
        branches.append(f"(?s:.)[{re.escape(''.join(sorted(marks)))}]{{1,{_MARKS_AT_ONCE}}}")
    if odd:
        branches.append(f"[{re.escape(''.join(sorted(odd)))}]")
    if collapse:
        branches.append(r"[\s\u200b]{2,}|[^\S ]")
    pieces: list[str] = []
    at: list[int] = []
    lengths: list[int] = []
    source: list[int] = []
    source_lengths: list[int] = []
    done = 0
    size = 0
    for match in re.finditer("|".join(branches), text) if branches else ():
        start, end = match.span()
        if start > done:
            piece = text[done:start].translate(table)
            pieces.append(piece)
            size += len(piece)
        cluster = match.group()
        if collapse and cluster.isspace():
            folded = " "
        elif len(cluster) == 1:
            folded = table[ord(cluster)]
        else:
            folded = _fold_cluster(cluster, keep_case)
        at.append(size)
        lengths.append(len(folded))
        source.append(start)
        source_lengths.append(end - start)
        pieces.append(folded)
        size += len(folded)
        done = end
    pieces.append(text[done:].translate(table))
    return Folded("".join(pieces), len(text), at, lengths, source, source_lengths)


def _fold_cluster(cluster: str, keep_case: bool) -> str:
    base = _FIXED.get(cluster[0], cluster[0])
    composed = unicodedata.normalize("NFKC", base + cluster[1:])
    if not keep_case:
        composed = unicodedata.normalize("NFKC", composed.casefold())
    return composed


_UNPRINTABLE = (
    r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e"
    r"\u2066-\u2069\ufeff\ufff9-\ufffb\ud800-\udfff]"
)


def printable(text: str) -> str:
    """Text of a page made safe for a terminal and for JSON: control, escape, bidi and lone surrogate characters are left out.

    Tabs and line breaks stay; other line separators become "\\n".
    """
    if text.isascii() and text.isprintable():
        return text
    text = text.replace("\r\n", "\n").translate(_BREAKS)
    return re.sub(_UNPRINTABLE, "", text)  # compiled when first needed: it takes milliseconds


_BREAKS = {0x0D: "\n", 0x85: "\n", 0x2028: "\n", 0x2029: "\n"}
