"""Korean, Japanese and Chinese: what keeps a sentence with all of a claim's words from stating it.

In: the claim and a sentence laid side by side. Out: reasons, in words for a person. Each is one way in which the words of a
claim come together by chance: another's office, another's label at a value, the whole of which a part is told, the amount of a
change, a story, a legend, a condition. It finds nothing and supports nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from agbrowse.prove.alignment import Part, Sentence, agrees
from agbrowse.prove.claim import Claim
from agbrowse.prove.east_asian_words import (
    CHANGE_AFTER,
    CHANGE_BEFORE,
    CHANGES,
    CONDITION,
    DECIDED,
    LEGEND,
    SHARE_AFTER,
    STORY,
)
from agbrowse.prove.frames import LEADING, is_strange, modifiers, predicate, subject_part
from agbrowse.prove.polarity import cues_of
from agbrowse.prove.weighing import Weighing
from agbrowse.text.chunks import Chunk

_TOLD_BY = ((STORY, "it tells a story"), (LEGEND, "it is a legend or hearsay"), (CONDITION, "it is said under a condition"))
_PLACED = ("object", "at", "to", "from", "with")


def find_faults(claim: Claim, own: Sentence, parts: Sequence[Part], sentence: Sentence, home: int, at: int, w: Weighing) -> list[str]:
    """The reasons; `at` is where the sentence begins in the page's text."""
    tag = sentence.language.tag
    faults = [why for table, why in _TOLD_BY if table[tag].search(sentence.text) and not table[tag].search(claim.text)]
    if tag in DECIDED and _only_decided(claim, parts, sentence):
        faults.append("it is decided, not done")
    faults += _value_faults(own, parts, sentence, at)
    if _is_another(own, parts, sentence):
        faults.append("it says so of another")
    if _owner_is_strange(parts, sentence):
        faults.append("it is another's")
    if _neighbour_is_strange(parts, sentence):
        faults.append("another of its kind stands in the passage")
    if _belongs_to_other_verb(parts, sentence, [c.start - at for c in w.checks if _is_date_here(c, at, sentence)]):
        faults.append("its time or place is of another event")
    if not claim.cues.formerly and _was_so_once(parts, sentence, home):
        faults.append("it was so once")
    return faults


def _chunks_at(part: Part, sentence: Sentence) -> list[Chunk]:
    return [c for c in sentence.chunks if any(a < c.end and c.start < b for a, b in part.found)]


# ------------------------------------------------------------ values


def _runs(sentence: Sentence) -> list[tuple[int, int]]:
    return [m.span() for m in re.finditer(r"#+", sentence.masked)]


def _value_faults(own: Sentence, parts: Sequence[Part], sentence: Sentence, at: int) -> Iterator[str]:
    tag = sentence.language.tag
    telling = [p for p in parts if not p.light]
    changes = CHANGES[tag].search(own.text)
    runs = _runs(sentence)
    for number in own.quantities:
        same = [(q.start - at, q.end - at) for q in sentence.quantities if agrees(number, q)]
        if not same:
            continue
        if not SHARE_AFTER[tag].search(own.text) and all(SHARE_AFTER[tag].match(sentence.text, b) for _, b in same):
            yield "it is the whole of which a part is told"
        if not changes and all(
            CHANGE_AFTER[tag].match(sentence.text, b) or CHANGE_BEFORE[tag].search(sentence.text[:a]) for a, b in same
        ):
            yield "it is the amount of a change"
        mine = [r for r in runs if any(r[0] <= a < r[1] for a, _ in same)]
        others = [r for r in runs if r not in mine]
        if mine and all(_has_strange_label(r, telling, parts, sentence) for r in mine):
            if any(_has_own_label(r, telling, sentence) for r in others):
                yield "the value is of another"


def _label(run: tuple[int, int], sentence: Sentence) -> Chunk | None:
    """The word that stands right before a value: "어린이" in "어린이 2000원"."""
    end = len(sentence.masked[: run[0]].rstrip(" :：·"))
    return next((c for c in sentence.chunks if end in (c.end, c.until) and not c.is_verb), None)


def _has_own_label(run: tuple[int, int], telling: Sequence[Part], sentence: Sentence) -> bool:
    chunk = _label(run, sentence)
    return chunk is not None and any(b == chunk.end and a >= chunk.start for p in telling for a, b in p.found)


def _has_strange_label(run: tuple[int, int], telling: Sequence[Part], parts: Sequence[Part], sentence: Sentence) -> bool:
    chunk = _label(run, sentence)
    if chunk is None or any(b == chunk.end for p in telling for _, b in p.found):
        return False
    covered = any(a < chunk.end and chunk.start < b for p in parts for a, b in p.found)
    return covered or is_strange(chunk, parts, sentence)


# ------------------------------------------------------------ of whom


_COPULA = {
    "ko": re.compile(r"(?:이다|였다|이었다|입니다|이며|이고)\W*$"),
    "ja": re.compile(r"(?:である|だ|だった|であった|です|でした)\W*$"),
    "zh": re.compile(r"[是为為]"),
}


def _is_another(own: Sentence, parts: Sequence[Part], sentence: Sentence) -> bool:
    """ "A is the captain", where the passage has A, and a captain who is another: "the captain was B", "the captain B"."""
    subject, told = subject_part(parts), predicate(parts)
    if subject is None or told is None or told is subject or not told.found:
        return False
    tag = sentence.language.tag
    if not _COPULA[tag].search(own.text) or (told.chunk.is_verb and not (tag == "ko" and _COPULA[tag].search(told.chunk.text))):
        return False
    if any(p.chunk.is_verb and not p.light and p is not told for p in parts):
        return False  # "who built it was A" says what A did
    if subject.beside:  # named before: the passage may not say who else it is
        return all(c.place in LEADING for c in _chunks_at(told, sentence))
    return not any(_may_be_of(c, subject, parts, sentence) for c in _chunks_at(told, sentence))


def _may_be_of(office: Chunk, subject: Part, parts: Sequence[Part], sentence: Sentence) -> bool:
    theirs = _chunks_at(subject, sentence)
    at = sentence.chunks.index(office)
    if office in theirs:
        return True
    if office.place in LEADING:  # "임재호 등 주역은" has the subject before it
        return any(c.clause == office.clause and (c.start > office.start or c.place not in LEADING) for c in theirs)
    after = next(iter(sentence.chunks[at + 1 :]), None)
    if after is not None and after.clause == office.clause and not after.is_verb and after not in theirs:
        joined = after.start - office.until <= 1 and sentence.masked[office.until : after.start].strip() == ""
        if joined and office.place in ("", "of") and is_strange(after, parts, sentence):
            return False
    if any(c.clause == office.clause for c in theirs):
        return True
    leading = [c for c in sentence.chunks if c.clause == office.clause and c.place in LEADING and c.start < office.start]
    return not any(is_strange(c, parts, sentence) for c in leading)


def _owner_is_strange(parts: Sequence[Part], sentence: Sentence) -> bool:
    """ "B의 사장", where the passage speaks of B and of "A의 사장"."""
    for part, after in zip(parts, parts[1:], strict=False):
        if part.chunk.place != "of" or not part.found or not after.found or after.light:
            continue
        owned = [modifiers(sentence, c) for c in _chunks_at(after, sentence)]
        mine = _chunks_at(part, sentence)
        if owned and all(o and not any(_names(c, mine, sentence) for c in o) and is_strange(o[-1], parts, sentence) for o in owned):
            return True
    return False


def _names(owner: Chunk, mine: Sequence[Chunk], sentence: Sentence) -> bool:
    """Whether an owner is one of the claim's words, or ends a name that begins with one: "유럽 대륙의"."""
    before = sentence.chunks[max(0, sentence.chunks.index(owner) - 1)]
    return owner in mine or (before in mine and owner.start - before.until <= 1)


def _neighbour_is_strange(parts: Sequence[Part], sentence: Sentence) -> bool:
    """ "신라 시대의 유물", where the passage has "고려 시대의 유물" and no 신라."""
    if sentence.language.tag != "ko":
        return False
    for part, after in zip(parts, parts[1:], strict=False):
        beside = part.chunk.place == "" and not part.chunk.is_verb and after.chunk.start - part.chunk.until <= 1
        if not beside or part.light or part.found or not after.found:
            continue
        before = [sentence.chunks[i - 1] for c in _chunks_at(after, sentence) if (i := sentence.chunks.index(c)) > 0]
        if before and all(c.place == "" and not c.is_verb and is_strange(c, parts, sentence) for c in before):
            return True
    return False


# ------------------------------------------------------------ of which event


def _is_date_here(check: object, at: int, sentence: Sentence) -> bool:
    kind, status, start = (getattr(check, name) for name in ("kind", "status", "start"))
    return kind == "date" and status == "match" and start is not None and 0 <= start - at < len(sentence.text)


def _belongs_to_other_verb(parts: Sequence[Part], sentence: Sentence, dates: Sequence[int]) -> bool:
    """ "결혼했다가 2023년 이혼했다": the date, or a word that says where, stands in a clause whose verb is not the claim's."""
    verb = predicate(parts)
    if verb is None or not verb.found or not verb.chunk.is_verb:
        return False
    told = {sentence.clause_of(a) for a, _ in verb.found}

    def has_own_verb(clause: int, after: int) -> bool:
        verbs = [c for c in sentence.chunks if c.clause == clause and c.is_verb and c.start > after and not c.adnominal]
        return bool(verbs) and all(is_strange(c, parts, sentence) for c in verbs)

    for start in dates:
        clause = sentence.clause_of(start)
        if clause not in told and has_own_verb(clause, start):
            return True
    for part in parts:
        if part.light or part is verb or not part.is_found or part.chunk.place not in _PLACED:
            continue
        theirs = _chunks_at(part, sentence)
        if theirs and all(c.clause not in told and c.place == part.chunk.place for c in theirs):
            if all(has_own_verb(c.clause, c.start) for c in theirs):
                return True
    return False


def _was_so_once(parts: Sequence[Part], sentence: Sentence, home: int) -> bool:
    """ "周一闭馆，以前是周三闭馆": a word of the claim stands only in the clause of what was."""
    once = {sentence.clause_of(s.start) for s in cues_of(sentence).formerly} - {home}
    if not once:
        return False
    for part in parts:
        places = {sentence.clause_of(a) for a, _ in part.found}
        if not part.light and places and places <= once:
            return True
    return False


def _only_decided(claim: Claim, parts: Sequence[Part], sentence: Sentence) -> bool:
    """ "决定翻修": the verb follows right upon a decision, and the claim says no such thing."""
    tag = sentence.language.tag
    verb = predicate(parts)
    if verb is None or not verb.found or claim.cues.plans or DECIDED[tag].search(claim.text):
        return False
    return any(m.end() <= a <= m.end() + 2 for m in DECIDED[tag].finditer(sentence.text) for a, _ in verb.found)
