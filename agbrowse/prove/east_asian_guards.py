"""Korean, Japanese and Chinese: what keeps a sentence with all of a claim's words from stating it.

In: the claim and a sentence laid side by side. Out: reasons, in words for a person. Each is one way in which the words of a
claim come together by chance: another's office, another event's date, a story, a legend, a condition, what came to nothing. It
finds nothing and supports nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from agbrowse.prove.alignment import Part, Sentence, lay_beside
from agbrowse.prove.claim import Claim
from agbrowse.prove.east_asian_labels import date_faults, value_faults
from agbrowse.prove.east_asian_words import (
    ACCUSED,
    CONDITION,
    CONVICTED,
    DECIDED,
    FAILED,
    FORMER,
    LEGEND,
    STORY,
    UNLIKE_AFTER,
)
from agbrowse.prove.frames import LEADING, is_strange, predicate, subject_group, subject_part
from agbrowse.prove.page import Role
from agbrowse.prove.polarity import cues_of
from agbrowse.prove.weighing import Weighing
from agbrowse.text.chunks import Chunk

_TOLD_BY = ((STORY, "it tells a story"), (LEGEND, "it is a legend or hearsay"), (CONDITION, "it is said under a condition"))
_PLACED = ("object", "at", "to", "from", "with")


def find_faults(
    claim: Claim, own: Sentence, parts: Sequence[Part], sentence: Sentence, home: int, at: int, w: Weighing
) -> list[str]:
    """The reasons; `at` is where the sentence begins in the page's text."""
    tag = sentence.language.tag
    faults = [why for table, why in _TOLD_BY if table[tag].search(sentence.text) and not table[tag].search(claim.text)]
    if ACCUSED[tag].search(sentence.text) and not (CONVICTED[tag].search(sentence.text) or ACCUSED[tag].search(claim.text)):
        faults.append("it is an accusation")
    if tag in DECIDED and _only_decided(claim, parts, sentence):
        faults.append("it is decided, not done")
    faults += value_faults(own, parts, sentence, at)
    if _is_another(own, parts, sentence):
        faults.append("it says so of another")
    if _owner_is_strange(own, parts, sentence):
        faults.append("it is another's")
    if _neighbour_is_strange(parts, sentence):
        faults.append("another of its kind stands in the passage")
    dates = [c.start - at for c in w.checks if c.kind == "date" and c.status == "match" and c.start is not None]
    dates = [d for d in dates if 0 <= d < len(sentence.text)]
    if _belongs_to_other_verb(parts, sentence, dates):
        faults.append("its time or place is of another event")
    if not claim.cues.formerly and _was_so_once(own, parts, sentence):
        faults.append("it was so once")
    faults += date_faults(parts, sentence, dates)
    if _is_only_compared(parts, sentence) or _another_topic_between(parts, sentence):
        faults.append("it says so of another")
    if not FAILED[tag].search(claim.text) and not claim.cues.negations and _came_to_nothing(parts, sentence):
        faults.append("it came to nothing")
    if any(_is_scattered(p, sentence) for p in parts if not p.light):
        faults.append("its words stand apart")
    if _told_before_its_subject(parts, sentence):
        faults.append("it says so of another")
    return faults


def _chunks_at(part: Part, sentence: Sentence) -> list[Chunk]:
    return [c for c in sentence.chunks if any(a < c.end and c.start < b for a, b in part.found)]


# ------------------------------------------------------------ of whom


_COPULA = {
    "ko": re.compile(r"(?:이다|였다|이었다|입니다|이며|이고)\W*$"),
    "ja": re.compile(r"(?:である|だ|だった|であった|です|でした)\W*$"),
    "zh": re.compile(r"[是为為]"),
}


def _is_another(own: Sentence, parts: Sequence[Part], sentence: Sentence) -> bool:
    """ "A is the captain", where the passage has A, and a captain who is another: "the captain was B", "the captain B"."""
    subject, told = subject_part(parts), predicate(parts)
    if subject is None or told is None or told is subject or not told.found or own.quantities:
        return False
    tag = sentence.language.tag
    if not _COPULA[tag].search(own.text) or (told.chunk.is_verb and not (tag == "ko" and _COPULA[tag].search(told.chunk.text))):
        return False
    if any(p.chunk.is_verb and not p.light and p is not told for p in parts):
        return False  # "who built it was A" says what A did
    if subject.beside:  # named before: the passage may not say who else it is
        return all(_leads(c, sentence) for c in _chunks_at(told, sentence))
    return not any(_may_be_of(c, subject, parts, sentence) for c in _chunks_at(told, sentence))


def _leads(chunk: Chunk, sentence: Sentence) -> bool:
    """Whether the sentence says what or who the chunk is: "the captain was B"."""
    return chunk.place in LEADING or (
        sentence.language.tag == "zh" and sentence.text[chunk.until : chunk.until + 1] in ("是", "为")
    )


def _may_be_of(office: Chunk, subject: Part, parts: Sequence[Part], sentence: Sentence) -> bool:
    theirs = _chunks_at(subject, sentence)
    at = sentence.chunks.index(office)
    if office in theirs:
        return True
    if _leads(office, sentence):  # "임재호 등 주역은" has the subject before it
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


def _owner_is_strange(own: Sentence, parts: Sequence[Part], sentence: Sentence) -> bool:
    """ "B의 사장", where the passage has "A의 사장", whether it speaks of B elsewhere or only what stands around it does."""
    for i, part in enumerate(parts):
        if not _is_owner(part.chunk, own) or not (part.found or part.beside):
            continue
        owned = next((p for p in parts[i + 1 :] if p.chunk.place or p is parts[-1]), None)
        if owned is None or not owned.found or owned.light or owned.chunk.is_verb:
            continue
        owners = [_owners(c, sentence) for c in _chunks_at(owned, sentence)]
        mine = _chunks_at(part, sentence)
        if owners and all(
            o and not any(_names(c, mine, sentence) for c in o) and _is_anothers(o, part, parts, sentence) for o in owners
        ):
            return True
    return False


def _is_anothers(owners: Sequence[Chunk], part: Part, parts: Sequence[Part], sentence: Sentence) -> bool:
    others = [s for p in parts if p is not part and not p.light for s in p.found]
    return any(is_strange(c, parts, sentence) or any(a < c.end and c.start < b for a, b in others) for c in owners)


def _is_owner(chunk: Chunk, sentence: Sentence) -> bool:
    return chunk.place == "of" or (sentence.language.tag == "zh" and sentence.text[chunk.end : chunk.until] == "的")


def _owners(chunk: Chunk, sentence: Sentence) -> list[Chunk]:
    """Whose the thing is: "청람호의 최대 수심", with what describes it between."""
    at = sentence.chunks.index(chunk)
    for before in reversed(sentence.chunks[:at]):
        if before.clause != chunk.clause or before.is_verb:
            return []
        if _is_owner(before, sentence):
            return [before]
        if before.place:
            return []
    return []


def _names(owner: Chunk, mine: Sequence[Chunk], sentence: Sentence) -> bool:
    """Whether an owner is one of the claim's words, or ends a name that begins with one: "유럽 대륙의"."""
    before = sentence.chunks[max(0, sentence.chunks.index(owner) - 1)]
    return owner in mine or (before in mine and owner.start - before.until <= 1)


def _neighbour_is_strange(parts: Sequence[Part], sentence: Sentence) -> bool:
    """ "신라 시대의 유물", where the passage has "고려 시대의 유물" and no 신라."""
    if sentence.language.tag != "ko":
        return False
    for part, after in pairwise(parts):
        beside = part.chunk.place == "" and not part.chunk.is_verb and after.chunk.start - part.chunk.until <= 1
        if not beside or part.light or part.found or not after.found:
            continue
        before = [sentence.chunks[i - 1] for c in _chunks_at(after, sentence) if (i := sentence.chunks.index(c)) > 0]
        if before and all(c.place == "" and not c.is_verb and is_strange(c, parts, sentence) for c in before):
            return True
    return False


# ------------------------------------------------------------ of which event


def _belongs_to_other_verb(parts: Sequence[Part], sentence: Sentence, dates: Sequence[int]) -> bool:
    """ "결혼했다가 2023년 이혼했다": the date, or a word that says where, stands in a clause whose verb is not the claim's."""
    verb = predicate(parts)
    if verb is None or not verb.found or not verb.chunk.is_verb:
        return False
    told = {sentence.clause_of(a) for a, _ in verb.found}

    def has_own_verb(clause: int, after: int) -> bool:
        verbs = [c for c in sentence.chunks if c.clause == clause and c.is_verb and c.start > after and not c.adnominal]
        return bool(verbs) and all(is_strange(c, parts, sentence) for c in verbs)

    head = subject_part(parts)
    named = {sentence.clause_of(a) for a, _ in head.found} if head is not None else set()
    for start in dates:
        clause = sentence.clause_of(start)
        leading = [c for c in sentence.chunks if c.clause == clause and c.place in LEADING]
        if named and clause not in named and any(is_strange(c, parts, sentence) for c in leading):
            return True
        if clause not in told and has_own_verb(clause, start):
            return True
    for part in parts:
        if part.light or part is verb or not part.is_found or part.chunk.place not in _PLACED:
            continue
        theirs = _chunks_at(part, sentence)
        apart = all(c.clause not in told and c.place == part.chunk.place for c in theirs)
        if theirs and apart and all(has_own_verb(c.clause, c.start) for c in theirs):
            return True
    return False


def _was_so_once(own: Sentence, parts: Sequence[Part], sentence: Sentence) -> bool:
    """ "周一闭馆，以前是周三闭馆": a word of the claim stands only in the clause of what was; "前市長" for "市長"."""
    tag = sentence.language.tag
    once = {sentence.clause_of(s.start) for s in cues_of(sentence).formerly}
    told = predicate(parts)
    for part in parts if once else ():
        places = {sentence.clause_of(a) for a, _ in part.found}
        if not part.light and places and places <= once and (len(sentence.clauses) > len(once) or part is told):
            return True
    if told is None or not told.found or FORMER[tag].search(own.text[: told.chunk.start]):
        return False
    return bool(_COPULA[tag].search(own.text)) and all(FORMER[tag].search(sentence.text[:a]) for a, _ in told.found)


def is_only_mentioned_before(parts: Sequence[Part], before: Sequence[tuple[Sentence, int, Role]]) -> bool:
    """Whether the sentences before name the claim's subject only beside another: "남쪽은 달빛시와 접한다. 군청은 ..."."""
    head = subject_part(parts)
    for part in subject_group(parts):
        if part.found or not part.beside or part.light or part.chunk.place not in ("of", *LEADING):
            continue
        places = []
        for sentence, _, role in before:
            held = lay_beside(replace(sentence, chunks=(part.chunk,)), sentence)[0]
            if held.is_found and role is not Role.PREVIOUS:
                return False
            if held.is_found:
                leads = [c for c in sentence.chunks if c.place == "topic" and is_strange(c, [held], sentence)]
                places += [(c.place, bool(leads)) for c in _chunks_at(held, sentence)]
        if places and head is not None and all(place in ("with", "to", "object", "than") and leads for place, leads in places):
            return True
    return False


def _is_only_compared(parts: Sequence[Part], sentence: Sentence) -> bool:
    """ "모래여우와 달리 나무를 탈 수 있다" is of another animal."""
    head, tag = subject_part(parts), sentence.language.tag
    if head is None or not head.found:
        return False
    if tag == "zh":
        return all(re.match(r"[^，。]{0,6}(?:不同|相反|不一样)", sentence.text[b:]) for _, b in head.found)
    return all(UNLIKE_AFTER[tag].match(sentence.text, b) for _, b in head.found)


def _another_topic_between(parts: Sequence[Part], sentence: Sentence) -> bool:
    """ "북쪽은 별빛군, 남쪽은 달빛시와 접한다" does not say that 달빛시 is in the north."""
    head = subject_part(parts)
    if head is None or not head.found:
        return False
    start = max(b for _, b in head.found)
    rest = [p for p in parts if p.chunk.start > head.chunk.start and not p.light and p.found]
    for c in sentence.chunks:
        opens = c.place == "topic" and c.start > start and sentence.masked[: c.start].rstrip()[-1:] in (",", "、", "，")
        if opens and is_strange(c, parts, sentence) and rest and all(a > c.start for p in rest for a, _ in p.found):
            return True
    return False


def _came_to_nothing(parts: Sequence[Part], sentence: Sentence) -> bool:
    """ "통합이 투표에 부쳐졌으나 무산됐다": what the claim says was done is only named, and failed."""
    told, tag = predicate(parts), sentence.language.tag
    if told is None or not told.found or (not told.chunk.is_verb and tag != "zh"):
        return False
    theirs = _chunks_at(told, sentence)
    named = all(not c.is_verb for c in theirs) or (
        tag == "zh" and all(re.match(r"的?(?:议案|議案|方案|计划|計劃|提案|提议|建议)", sentence.text[c.end :]) for c in theirs)
    )
    return named and FAILED[tag].search(sentence.text, max(b for _, b in told.found)) is not None


def _is_scattered(part: Part, sentence: Sentence) -> bool:
    """Whether one run of the claim's script is found only as pieces in different clauses."""
    if sentence.language.tag == "ko" or part.chunk.text in sentence.text:
        return False
    clauses: dict[str, set[int]] = {}
    for a, b in part.found:
        clauses.setdefault(sentence.text[a:b], set()).add(sentence.clause_of(a))
    return len(clauses) > 1 and not set.intersection(*clauses.values())


def _told_before_its_subject(parts: Sequence[Part], sentence: Sentence) -> bool:
    """ "A线每天执飞，B线每周三班": what is said stands in the clause before the one that names the subject."""
    head, told = subject_part(parts), predicate(parts)
    if head is None or told is None or told is head or not head.found or not told.found:
        return False
    if re.search(r"것은|のは|的是", sentence.text):
        return False
    last = max(sentence.clause_of(a) for a, _ in told.found)
    return min(sentence.clause_of(a) for a, _ in head.found) > last


def _only_decided(claim: Claim, parts: Sequence[Part], sentence: Sentence) -> bool:
    """ "决定翻修": the verb follows right upon a decision, and the claim says no such thing."""
    tag = sentence.language.tag
    verb = predicate(parts)
    if verb is None or not verb.found or claim.cues.plans or DECIDED[tag].search(claim.text):
        return False
    return any(m.end() <= a <= m.end() + 2 for m in DECIDED[tag].finditer(sentence.text) for a, _ in verb.found)
