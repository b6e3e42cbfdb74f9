"""Sentences of a text as spans. Never joins what a line break parts; linear in the text."""

from __future__ import annotations

import re

from agbrowse.models import Span

_LINE = re.compile(r"[^\n\r\v\f\x85\u2028\u2029]+")
# A full-width stop ends a sentence whatever follows it, but for a closing bracket ("…。2018年の調査では").
_STOP = re.compile(r"(?:[^。！？]|[。！？]{1,3}[」』]{1,2}(?=[とっなをがはのに]))*(?:[。！？]+[」』”’）)\]]*|$)")
# Longer lines are cut here before they are segmented: no sentence is that long.
_PIECE = 20_000


def sentences(text: str, language: str | None) -> list[Span]:
    """The sentences in order, without white space at their ends; line breaks always end one.

    `language` is a BCP 47 tag; None is English. Empty for a text without words.
    """
    from sentencex import segment

    tag = (language or "en").replace("_", "-").split("-")[0].casefold()
    found: list[Span] = []
    for line in _LINE.finditer(text):
        for start in range(line.start(), line.end(), _PIECE):
            end = min(start + _PIECE, line.end())
            at = start
            for part in segment(tag, text[start:end]):
                for cut in _STOP.finditer(part):
                    _add(found, text, at + cut.start(), at + cut.end())
                at += len(part)
            if at < end:
                _add(found, text, at, end)
    return found


def _add(found: list[Span], text: str, start: int, end: int) -> None:
    piece = text[start:end]
    left = len(piece) - len(piece.lstrip())
    right = len(piece.rstrip())
    if left < right:
        found.append(Span(start + left, start + right))
