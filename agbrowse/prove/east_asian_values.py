"""A claim's dates and numbers laid beside one Korean, Japanese or Chinese sentence, and what comparing the two found.

In: the claim, the sentence, their parts. Out: checks noted in a Reading: a number agrees only where the words that say whose
it is do too.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from agbrowse.models import Check
from agbrowse.prove.alignment import Part, Sentence, agrees, same_counted
from agbrowse.prove.claim import Claim
from agbrowse.prove.frames import is_strange
from agbrowse.prove.match import Hit
from agbrowse.prove.page import Page, Role, Window
from agbrowse.prove.weighing import Weighing
from agbrowse.text.chunks import Chunk


@dataclass(slots=True)
class Reading:
    """What comparing a passage with the claim found, in the page's offsets.

    `faults` keep it from saying so; `grave` ones are that it speaks of another subject or role. `differences` are what stands
    in the place of the claim's words, `missing` counts those that stand nowhere. `polarity`: both say yes, or both no.
    """

    checks: list[Check] = field(default_factory=list)
    hits: list[Hit] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    differences: list[Check] = field(default_factory=list)
    grave: list[str] = field(default_factory=list)
    missing: int = 0
    share: float = 0.0
    polarity: bool = True


def check_values(
    reading: Reading,
    claim: Claim,
    own: Sentence,
    sentence: Sentence,
    parts: Sequence[Part],
    home: int,
    page: Page,
    window: Window,
    w: Weighing,
) -> None:
    for check in w.checks:
        if check.kind != "date":
            continue
        if check.status == "match" and check.start is not None and check.end is not None:
            reading.checks.append(check)
            core = window.start <= check.start < window.end
            reading.hits.append(Hit(check.start, check.end, Role.CORE if core else Role.PREVIOUS))
        elif check.status == "different":
            reading.differences.append(check)
        else:
            reading.missing += 1
            reading.checks.append(check)
    for number in own.quantities:
        part = claim.text[number.start : number.end]
        same = [q for q in sentence.quantities if agrees(number, q)]
        others = [q for q in sentence.quantities if same_counted(number, q) and not agrees(number, q)]
        at = [(q, sentence.clause_of(q.start - window.start)) for q in same]
        best = next((q for q, clause in at if clause == home), same[0] if same else None)
        if best is not None and _counts_other(own, number.start, sentence, best.start - window.start, parts):
            reading.missing += 1
            reading.grave.append("another thing is counted")
            reading.checks.append(Check(part, "number", part, None, "missing"))
            continue
        if best is not None and (not others or _is_of(best.start - window.start, parts, sentence)):
            reading.checks.append(Check(part, "number", part, page.text[best.start : best.end], "match", best.start, best.end))
            reading.hits.append(Hit(best.start, best.end, Role.CORE))
            continue
        near = [q for q in others if sentence.clause_of(q.start - window.start) == home]
        near = [q for q in near if _is_of(q.start - window.start, parts, sentence)]
        alike = [
            q for q in near if _lead(own, number.start) and _lead(own, number.start) == _lead(sentence, q.start - window.start)
        ]
        last = next(reversed(alike or near), None)
        if last is not None and (len(near) == 1 or alike) and best is None:
            reading.differences.append(
                Check(part, "number", part, page.text[last.start : last.end], "different", last.start, last.end)
            )
        else:
            reading.missing += 1
            reading.checks.append(Check(part, "number", part, None, "missing"))


def _lead(sentence: Sentence, at: int) -> str:
    """The letters right before a number: what it is the end of ("缩短到35分钟")."""
    masked = sentence.masked[:at].rstrip("# ")
    return masked[-2:]


def _counts_other(own: Sentence, mine: int, sentence: Sentence, theirs: int, parts: Sequence[Part]) -> bool:
    """ "밀 70%", where the passage has "쌀 70%": the word that stands at the number is another."""

    def at(some: Sentence, start: int) -> Chunk | None:
        return next((c for c in some.chunks if c.until <= start and not some.masked[c.until : start].strip("# ")), None)

    claimed, found = at(own, mine), at(sentence, theirs)
    if claimed is None or found is None or claimed.place or found.place or found.is_verb:
        return False
    return is_strange(found, parts, sentence)


def _is_of(at: int, parts: Sequence[Part], sentence: Sentence) -> bool:
    """Whether the nearest word before a number that says whose it is is the claim's."""
    start = sentence.clauses[sentence.clause_of(at)][0]
    last = max((m.end() for m in re.finditer(r"#+|@+", sentence.masked[:at])), default=0)
    begin = max(start, last)
    own = [c for c in sentence.chunks if begin <= c.start < at]
    whose = [c for c in own if c.place in ("topic", "subject")] or own[-1:]
    return not whose or not is_strange(whose[-1], parts, sentence)
