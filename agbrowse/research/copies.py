"""Which pages are copies of one text: mirrors, syndication, press releases.

In: main texts, one at a time. Out: a small sketch of each, and groups of sketches that share most of their text. It keeps no
text and knows no site. Source: Broder, "On the resemblance and containment of documents" (1997), bottom-k sketches.
"""

from __future__ import annotations

import heapq
import zlib
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from agbrowse.text import fold

_WORDS = 5  # a shingle's words; characters, fourfold, where words are not spaced
_KEEP = 256  # hashes of a sketch: 2 KB a page, an error of about 5 points
_MOST_CHARS = 400_000
_LEAST_SHINGLES = 24  # below it, two pages agree by chance: a date, an address, a name
_SAME = 0.7  # of the smaller page's text


@dataclass(frozen=True, slots=True)
class Sketch:
    """The smallest hashes of a text's shingles, ascending, and how many different shingles there were."""

    hashes: tuple[int, ...]
    shingles: int


def sketch(text: str) -> Sketch:
    """A text's sketch. What differs only in case, white space and typography has the same one."""
    words = fold(text[:_MOST_CHARS]).text.split()
    if words and sum(map(len, words)) / len(words) > 14:  # Japanese, Chinese: no spaces between words
        letters = "".join(words)
        pieces = {letters[i : i + 4 * _WORDS] for i in range(max(1, len(letters) - 4 * _WORDS + 1))}
    else:
        pieces = {" ".join(words[i : i + _WORDS]) for i in range(max(1, len(words) - _WORDS + 1))}
    hashes = {zlib.crc32(piece.encode("utf-8", "surrogatepass")) for piece in pieces if piece}
    return Sketch(tuple(heapq.nsmallest(_KEEP, hashes)), len(hashes))


def same_text(a: Sketch, b: Sketch) -> bool:
    """Whether most of the smaller text stands in the larger one too."""
    if a.hashes == b.hashes:
        return bool(a.hashes)
    smaller, larger = sorted((a.shingles, b.shingles))
    if smaller < _LEAST_SHINGLES:
        return False
    # Beyond the smaller of the two largest hashes one sketch says nothing about the other's text.
    bound = min(a.hashes[-1] if a.shingles > _KEEP else 1 << 32, b.hashes[-1] if b.shingles > _KEEP else 1 << 32)
    in_a, in_b = ({h for h in s.hashes if h <= bound} for s in (a, b))
    union = len(in_a | in_b)
    resemblance = len(in_a & in_b) / union if union else 0.0
    shared = resemblance * (smaller + larger) / (1 + resemblance)
    return shared / smaller >= _SAME


def group_copies(sketches: Sequence[Sketch | None], may_be: Callable[[int, int], bool]) -> list[int | None]:
    """For each sketch the index of the first that is its copy (its own, when there is none before); None stays None.

    `may_be` says of two indices whether they may be copies at all. Only sketches that share a hash are compared, so that many
    different pages cost no more than each by itself.
    """
    firsts: list[int | None] = []
    holders: dict[int, list[int]] = {}
    for i, one in enumerate(sketches):
        if one is None:
            firsts.append(None)
            continue
        shared = Counter(j for h in one.hashes for j in holders.get(h, ()))
        first: int | None = i
        for j in sorted(shared):
            other = sketches[j]
            if other is not None and may_be(i, j) and same_text(one, other):
                first = firsts[j]
                break
        firsts.append(first)
        for h in one.hashes:
            holders.setdefault(h, []).append(i)
    return firsts
