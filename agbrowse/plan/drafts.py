"""A constraint before it has its number, and the frames that stand around a problem.

In: a sentence and its Planning. Out: the sentence without "please tell me" and "is it true that", and whether it asked for truth.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from agbrowse.lang.planning import Planning
from agbrowse.models import ConstraintKind

EDGES = " \t\r\n,;:.?!¿¡？！。、，；：…–—-"


class Draft(NamedTuple):
    """What becomes a Constraint. `group` is shared by what one asked-for entity must satisfy."""

    text: str
    kind: ConstraintKind = ConstraintKind.ASSERTION
    mandatory: bool = True
    tags: tuple[str, ...] = ()
    group: str | None = None


class Framed(NamedTuple):
    """A sentence without its frame. `is_truth`: it was asked whether it is true; `is_request`: something was to be found."""

    text: str
    is_truth: bool = False
    is_request: bool = False


@lru_cache(maxsize=64)
def compiled(pattern: str) -> re.Pattern[str] | None:
    """The pattern without regard to case, where its script has any; None for an empty one, which matches nothing."""
    if not pattern:
        return None
    # Ignoring the case of Hangul and Han changes nothing but the time that it takes to compile.
    return re.compile(pattern, re.IGNORECASE if any(c.isupper() or c.islower() for c in pattern) else 0)


def has(pattern: str, text: str) -> bool:
    found = compiled(pattern)
    return found is not None and found.search(text) is not None


def unframed(sentence: str, planning: Planning) -> Framed:
    """The sentence without its frame; as it is when nothing would be left."""
    text, is_truth, is_request = sentence.strip(" \t"), False, False
    for _ in range(3):
        before = text
        for pattern, is_about_truth in ((planning.truth_open, True), (planning.request_open, False)):
            rest = _cut_open(text, pattern, planning)
            if rest is not None:
                text, is_truth, is_request = rest, is_truth or is_about_truth, is_request or not is_about_truth
        for pattern, is_about_truth in ((planning.truth_close, True), (planning.request_close, False)):
            rest = _cut_close(text, pattern, planning)
            if rest is not None:
                text, is_truth, is_request = rest, is_truth or is_about_truth, is_request or not is_about_truth
        if text == before:
            break
    return Framed(text, is_truth, is_request)


def _cut_open(text: str, pattern: str, planning: Planning) -> str | None:
    opener = compiled(rf"[¿¡\s]*(?:{pattern})") if pattern else None
    m = opener.match(text) if opener else None
    rest = text[m.end() :].lstrip(" ,:") if m and m.end() else ""
    return rest if any(c.isalnum() for c in rest) else None


def _cut_close(text: str, pattern: str, planning: Planning) -> str | None:
    # Only the end of a long text is looked at, so that the search stays linear.
    closer = compiled(rf"(?:{pattern})[\s.?!？！。]*$") if pattern else None
    at = max(0, len(text) - 80)
    m = closer.search(text, at) if closer else None
    if m is None or (planning.prepositions and m.start() and text[m.start() - 1].isalnum() and text[m.start()].isalnum()):
        return None
    rest = text[: m.start()].rstrip(" ,:、，")
    return rest if any(c.isalnum() for c in rest) else None


def trimmed(text: str) -> str:
    """Without the marks at its ends; the stop of initials stays ("Washington, D.C.")."""
    bare = text.strip(EDGES)
    after = text[text.find(bare) + len(bare) :]
    return bare + "." if after.startswith(".") and re.search(r"(?:\b[A-Z]\.)+[A-Z]$", bare) else bare
