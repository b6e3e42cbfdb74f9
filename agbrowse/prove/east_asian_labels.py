"""Korean, Japanese and Chinese: whether a sentence's number or date is the one that the claim means.

In: the claim and a sentence laid side by side. Out: reasons, in words for a person: the value stands at another label, is the
whole of which a part is told, the amount of a change, or what was before a change.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from agbrowse.prove.alignment import Part, Sentence, agrees
from agbrowse.prove.east_asian_words import (
    CHANGE_AFTER,
    CHANGE_BEFORE,
    CHANGES,
    FROM_AFTER,
    FROM_BEFORE,
    PART_OF,
    SHARE_AFTER,
    TO_AFTER,
    TO_BEFORE,
)
from agbrowse.prove.frames import LEADING, is_strange
from agbrowse.text.chunks import Chunk


def runs_of(sentence: Sentence, mask: str = "#") -> list[tuple[int, int]]:
    return [m.span() for m in re.finditer(f"{mask}+", sentence.masked)]


def value_faults(own: Sentence, parts: Sequence[Part], sentence: Sentence, at: int) -> Iterator[str]:
    """What keeps the sentence's numbers from being the claim's; `at` is where the sentence begins in the page's text."""
    tag = sentence.language.tag
    telling = [p for p in parts if not p.light]
    runs = runs_of(sentence)
    for number in own.quantities:
        mine = [r for r in runs for q in sentence.quantities if agrees(number, q) and r[0] <= q.start - at < r[1]]
        if not mine:
            continue
        if not SHARE_AFTER[tag].search(own.text) and all(SHARE_AFTER[tag].match(sentence.text, b) for _, b in mine):
            yield "it is the whole of which a part is told"
        ours = next((r for r in runs_of(own) if r[0] <= number.start < r[1]), (number.start, number.end))
        claimed, told = _change(ours, own), {_change(r, sentence) for r in mine}
        if claimed not in told and "by" in {claimed, *told}:
            yield "it is the amount of a change"
        before = FROM_AFTER[tag].search(own.text) or FROM_BEFORE[tag].search(own.text[: number.start])
        if not before and all(_was_before(a, b, sentence) for a, b in mine):
            yield "it was so before a change"
        if not PART_OF[tag].search(own.text) and _is_of_whole(mine, telling, sentence):
            yield "it is the whole of which a part is told"
        others = [_label(r, sentence) for r in runs if r not in mine]
        if mine and all(_is_of_other_label(_label(r, sentence), others, telling, parts, sentence) for r in mine):
            yield "the value is of another"


def _change(run: tuple[int, int], sentence: Sentence) -> str:
    """Whether a value is that by which, or to which, something rose or fell; "" for other values."""
    tag, text = sentence.language.tag, sentence.text
    if CHANGE_AFTER[tag].match(text, run[1]) or CHANGE_BEFORE[tag].search(text[: run[0]]):
        return "by"
    said = CHANGES[tag].search(text, run[1]) if tag != "zh" else True
    return "to" if said and (TO_AFTER[tag].match(text, run[1]) or TO_BEFORE[tag].search(text[: run[0]])) else ""


def _was_before(start: int, end: int, sentence: Sentence) -> bool:
    tag = sentence.language.tag
    if tag == "zh":
        return bool(FROM_BEFORE[tag].search(sentence.text[:start]) and FROM_AFTER[tag].match(sentence.text, end))
    return bool(FROM_AFTER[tag].match(sentence.text, end))


def _is_of_whole(same: Sequence[tuple[int, int]], telling: Sequence[Part], sentence: Sentence) -> bool:
    """ "23种鱼，其中5种为外来种": 23 is not the number of what only the part is said to be."""
    part = PART_OF[sentence.language.tag].search(sentence.text, max(b for _, b in same))
    return part is not None and any(p.found and min(a for a, _ in p.found) >= part.end() for p in telling)


def _label(run: tuple[int, int], sentence: Sentence) -> list[Chunk]:
    """The words that stand right before a value: "평균", "수심은" in "평균 수심은 4m", the nearest first."""
    end = len(
        sentence.masked[: run[0]].rstrip(" :：·\"'」』》”’" + ("于於为為是达達共计計" if sentence.language.tag == "zh" else ""))
    )
    found: list[Chunk] = []
    for chunk in reversed(sentence.chunks):
        if chunk.start >= end:
            continue
        joined = end in (chunk.end, chunk.until) or (found and found[0].start > 0 and end - chunk.until == 1)
        if (
            not joined
            or (chunk.is_verb and chunk.place not in LEADING)
            or (found and (chunk.place or chunk.clause != found[0].clause))
        ):
            break
        if chunk.place not in (*LEADING, ""):
            break
        found.append(chunk)
        end = chunk.start
    return found


def _is_of_other_label(
    label: Sequence[Chunk],
    others: Sequence[Sequence[Chunk]],
    telling: Sequence[Part],
    parts: Sequence[Part],
    sentence: Sentence,
) -> bool:
    """Whether a value is labelled by a word that the claim has not, while a word of the claim labels another value."""
    strange = [c for c in label if not any(b == c.end for p in telling for _, b in p.found)]
    covered = any(a < c.end and c.start < b for c in strange for p in parts for a, b in p.found)
    if not strange or not (covered or any(is_strange(c, parts, sentence) for c in strange)):
        return False

    def labels(part: Part, some: Sequence[Chunk]) -> bool:
        return any(b == c.end and a >= c.start for c in some for a, b in part.found)

    return any(any(labels(p, some) for some in others) and not labels(p, label) for p in telling)


def date_faults(parts: Sequence[Part], sentence: Sentence, starts: Sequence[int]) -> Iterator[str]:
    """The same for the claim's dates, which begin at `starts` of the sentence."""
    runs = runs_of(sentence, "@")
    telling = [p for p in parts if not p.light]
    for start in starts:
        run = next((r for r in runs if r[0] <= start < r[1]), None)
        others = [_label(r, sentence) for r in runs if r != run]
        if run and _is_of_other_label(_label(run, sentence), others, telling, parts, sentence):
            yield "the date is of another"
