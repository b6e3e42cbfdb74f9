"""A block's text as a reader sees it: white space, invisible characters, raised and lowered marks.

In: text pieces as they stand between tags. Out: clean text. No-break and other typographic spaces stay; soft hyphens, zero-width,
direction marks and control characters go.
"""

from __future__ import annotations

import re

# Line breaks that the page asked for, kept apart from the white space of its source.
BREAK = "\x1e"

_SPACE = re.compile(r"[ \t\n\r\f\v\u2028\u2029]+")
_UNSEEN = re.compile(
    "[\x00-\x08\x0e-\x1d\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b\u200e\u200f\u202a-\u202e"
    "\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e007f\U0001bca0-\U0001bca3]"
)
_PRE_UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u034f\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]"
)
# Joiners carry meaning in Arabic, Indic and emoji text only.
_JOINER = re.compile("(?<=[\\w\\s][\u200c\u200d])|[\u200c\u200d]")
_JOINER_IN_LATIN = re.compile(
    "(?<![\u0600-\u08ff\u0900-\u0dff\u0e00-\u109f\u1780-\u18af\u2190-\u2bff\ufb50-\ufdff\ufe0f\U0001f000-\U0001faff])[\u200c\u200d]"
)
_AROUND_BREAK = re.compile(f" ?{BREAK} ?")
_HAS_ODD = re.compile("[^\x20-\x7e\u00a0-\u00ac\u00ae-\u033f\u0370-\u05ff\u3000-\ud7ff]")

_SUPER = str.maketrans("0123456789+-−=()n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ")
_POWER = re.compile(r"[+\-−]?\d{1,4}$|n$")
_MARK = re.compile(r"\[?\s*(?:\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*|[a-z]|[*†‡§¶]+)\s*\]?\s*$", re.I)
_NUMBER_TAIL = re.compile(r"(?:^|[^\d.,])(\d[\d.,'\u00a0\u202f]*)\s?$")
_WORD_TAIL = re.compile(r"([^\W\d_]+)$")
_UNITS = frozenset("m km cm mm dm nm µm μm hm ft in yd mi nmi s sec min h hr kg g mg rad deg mol px sin cos tan log mc".split())


def clean(text: str) -> str:
    """Collapsed white space, without what is invisible; asked line breaks become newlines."""
    if _HAS_ODD.search(text):
        text = _UNSEEN.sub("", text)
        if "\u200c" in text or "\u200d" in text:
            text = _JOINER_IN_LATIN.sub("", text)
    text = _SPACE.sub(" ", text)
    if BREAK in text:
        text = _AROUND_BREAK.sub("\n", text)
    return text.strip(" \n")


def clean_lines(text: str) -> str:
    """Preformatted text: its lines and blanks stay."""
    text = _PRE_UNSEEN.sub("", text.replace(BREAK, "\n").replace("\r\n", "\n").replace("\r", "\n"))
    return text.strip("\n").rstrip()


def raised(before: str, mark: str, *, linked: bool) -> str:
    """How a raised mark reads after `before`: a power as raised digits, a reference as `[3]`, letters as they are.

    A bare digit after a number or a word points at a note and must not join the number ("45" with note 3 is no 453). It is a
    power after 10, after a unit or a one- or two-letter symbol ("m", "x").
    """
    if not mark or mark.startswith("[") or not _MARK.match(mark):
        return mark.translate(_SUPER) if _POWER.match(mark) else mark
    number = _NUMBER_TAIL.search(before)
    word = _WORD_TAIL.search(before)
    digits = _POWER.match(mark) is not None
    if not linked and digits:
        if number and number.group(1) == "10":
            return mark.translate(_SUPER)
        if word and (len(word.group(1)) <= 2 or word.group(1).lower() in _UNITS):
            return mark.translate(_SUPER)
        if not before.strip() or before[-1] in " \u00a0([/·×*$€£":
            return mark.translate(_SUPER)
        if number and ((len(mark) >= 2 and number.group(1) in ("2", "e")) or re.search(r"[$€£]\s?[\d.,]+$", before)):
            return mark.translate(_SUPER)
    if digits or "," in mark or ";" in mark or "–" in mark:
        return f"[{mark}]"
    if number and mark.isalpha() and (linked or mark not in "eaoº"):
        return f"[{mark}]"
    return mark
