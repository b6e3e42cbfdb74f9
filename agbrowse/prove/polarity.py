"""Whether a Korean, Japanese or Chinese sentence says no of what a claim says.

In: the sentence, the claim's parts, the cues. Out: the stretch that governs the claim, how often it is negated. In Korean and
Japanese a "not" follows its verb, and one before a noun describes that noun alone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from agbrowse.prove.alignment import Part, Sentence
from agbrowse.prove.cues import Cues, read_cues


def governing(sentence: Sentence, spans: Sequence[tuple[int, int]], home: int) -> tuple[int, int]:
    """The stretch in which a "not" or a "maybe" would be of what the claim says: from its verb to the end of the clause in
    Korean and Japanese, whose verbs come last; the whole clause in Chinese."""
    start, end = sentence.clauses[min(home, len(sentence.clauses) - 1)]
    if sentence.language.tag != "zh":
        inside = [a for a, b in spans if start <= a < end]
        start = max(inside, default=start)
        # "...と", "-고": what follows says how it is said.
        while end < len(sentence.text) and sentence.text[:end].rstrip("、, ").endswith(("と", "다고")):
            end = next((b for a, b in sentence.clauses if a >= end), len(sentence.text))
    return start, end


_ADNOMINAL_NO = {
    "ko": re.compile(r"(?:지\s?(?:않|못한|못하)|없)(?:는|은|던)\s+[가-힣]|지\s않고\s"),
    "ja": re.compile(r"(?:ない|なかった|ぬ)(?=[一-鿿ァ-ヺ])"),
}


def negations(sentence: Sentence, cues: Cues, start: int, end: int, shared: Sequence[tuple[int, int]]) -> int:
    """How many times the stretch says no of its verb; not "a win beyond belief", which describes a noun, nor by a word that
    both have (`shared`: "stopped")."""
    pattern = _ADNOMINAL_NO.get(sentence.language.tag)
    described = [(m.start(), m.end()) for m in pattern.finditer(sentence.text)] if pattern is not None else []
    return sum(start <= n.start < end and not any(a <= n.start < b for a, b in (*described, *shared)) for n in cues.negations)


def says_no_within(claim: Sentence, claimed: Cues, sentence: Sentence, cues: Cues, parts: Sequence[Part]) -> bool:
    """Whether one of the two denies a word that the other does not: "a war" and "what was no war"."""
    pattern = _ADNOMINAL_NO.get(sentence.language.tag)
    if pattern is None:
        return False
    if pattern.search(claim.text) and not cues.negations:
        return True
    if claimed.negations:
        return False
    shared = [s for p in parts if not p.light for s in p.found]
    for no in cues.negations:
        before = [c for c in sentence.chunks if c.end <= no.start + 1 and c.start < no.start]
        follows = bool(before) and no.start - before[-1].until <= 1
        described = re.match(r"\S*[는은던닌]\s|(?:ない|ぬ)[一-鿿ァ-ヺ]", sentence.text[no.start :])
        if follows and described and any(a < before[-1].end and before[-1].start < b for a, b in shared):
            return True
    return False


# "将限速由…降至…" marks what is acted on; "将于明年…" says that it will be.
_AS_OBJECT = re.compile(
    r"[将將](?![于於在从從由为為以被会會要成继繼再把通有是可达達超])[^，。；]{2,20}?(?:由|从|從|降|升|改|提|卖|賣|售|赠|捐|交|移|列|评|定|命名|作为|归还)"
)


def as_object(sentence: Sentence) -> list[tuple[int, int]]:
    """Where a Chinese word for "will" only marks the object."""
    return [m.span() for m in _AS_OBJECT.finditer(sentence.text)] if sentence.language.tag == "zh" else []


def cues_of(sentence: Sentence) -> Cues:
    return read_cues(sentence.text, sentence.language)
