"""A Korean, Japanese or Chinese claim laid beside one sentence, chunk by chunk.

In: the claim's and the sentence's text with their dates and numbers. Out: for each chunk of the claim where the sentence has
it, or what it has instead, and the clause that says most of it. What that means is for `frames` and `east_asian` to say.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import pairwise

from agbrowse.dates import DateMention
from agbrowse.lang import Language, get_language
from agbrowse.prove.east_asian_words import (
    BOUND_AFTER,
    BOUND_BEFORE,
    COUNTERS,
    LIGHT,
    LIGHT_LETTERS,
    ORDINAL_AFTER,
    ORDINAL_BEFORE,
    PLACE_ENDS,
    SEATED,
    SUPPORTED,
)
from agbrowse.quantities import Quantity, agree
from agbrowse.text import are_opposites, are_rivals
from agbrowse.text.chunks import Chunk, chunks, clause_spans
from agbrowse.text.wordforms import families


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence made ready to be compared: `masked` has "@" for its dates and "#" for its numbers; offsets are its own."""

    text: str
    language: Language
    masked: str
    chunks: tuple[Chunk, ...]
    clauses: tuple[tuple[int, int], ...]
    quantities: tuple[Quantity, ...]

    def clause_of(self, at: int) -> int:
        return next((i for i, (a, b) in enumerate(self.clauses) if a <= at < b), len(self.clauses) - 1)


def read_sentence(
    text: str, language: Language, dates: Iterable[DateMention], quantities: Iterable[Quantity], by: int = 0
) -> Sentence:
    """Mask the values, whose offsets are `by` too great, and cut what is left into chunks."""
    masked = list(text)
    own = tuple(quantities)
    for date in dates:
        masked[date.start - by : date.end - by] = "@" * (date.end - date.start)
    for q in own:
        start, end = _with_bounds(text, q, q.start - by, q.end - by, language.tag)
        if "@" not in masked[start:end]:
            masked[start:end] = "#" * (end - start)
    joined = "".join(masked)
    return Sentence(
        text, language, joined, chunks(joined, language.tag), tuple(clause_spans(joined, language.tag)), own,
    )  # fmt: skip


def _with_bounds(text: str, q: Quantity, start: int, end: int, tag: str) -> tuple[int, int]:
    if q.is_ordinal:
        after = ORDINAL_AFTER.match(text, end)
        before = ORDINAL_BEFORE.search(text[:start])
        return (before.start() if before else start), (after.end() if after else end)
    if q.unit is None and (counter := COUNTERS[tag].match(text, end)):
        end = counter.end()
    elif tag == "zh" and text[end : end + 1] in ("多", "余"):
        end += 1
    if text[end : end + 1] == "%":
        end += 1
    if bound := BOUND_AFTER[tag].match(text, end):
        end = bound.end()
    if bound := BOUND_BEFORE[tag].search(text[:start]):
        start = bound.start()
    return start, end


# ------------------------------------------------------------ words


@dataclass(slots=True)
class Part:
    """A chunk of the claim. `found` are its places in the sentence, `missing` the letters of it that stand nowhere there;
    `other` is what the sentence has in its place, `light` when its lack does not matter."""

    chunk: Chunk
    found: list[tuple[int, int]] = field(default_factory=list)
    missing: str = ""
    other: tuple[int, int] | None = None
    light: bool = False
    beside: bool = False  # in a heading or a sentence before

    @property
    def is_found(self) -> bool:
        return bool(self.found) and not self.missing


_VERBAL = re.compile(r"^(?:지|하|되|리|이|히|기|우|추|시키|어지|여지|아지|거리|당하|받|씨|들|측|님|적|은|는|운|은지)?$")


def lay_beside(claim: Sentence, sentence: Sentence) -> list[Part]:
    """Each chunk of the claim with where the sentence has it."""
    light = LIGHT[claim.language.tag]
    parts: list[Part] = []
    for chunk in claim.chunks:
        before = parts[-1].chunk.text if parts else ""
        support = before in SUPPORTED[claim.language.tag].get(chunk.key, ())
        part = Part(chunk, light=chunk.text in light or chunk.key in light or support)
        _find(part, sentence)
        parts.append(part)
    if claim.language.tag == "ja":
        _join(parts, sentence)
    return parts


def _join(parts: list[Part], sentence: Sentence) -> None:
    """ "卵を産む" is what "産卵" says: a noun of two letters, the verb's first."""
    for thing, verb in pairwise(parts):
        if thing.chunk.place == "object" and len(thing.chunk.text) == len(verb.chunk.text) == 1 and verb.chunk.is_verb:
            at = sentence.masked.find(verb.chunk.text + thing.chunk.text)
            if at >= 0:
                thing.found = [*thing.found, (at, at + 2)]
                verb.found = [*verb.found, (at, at + 2)]
                thing.missing = verb.missing = ""


def _find(part: Part, sentence: Sentence) -> None:
    tag = sentence.language.tag
    chunk = part.chunk
    if tag == "ko":
        part.found = [(c.start, c.end) for c in sentence.chunks if same_korean(chunk, c)]
        part.missing = "" if part.found else chunk.text
        return
    part.found, part.missing = _cover(chunk, sentence)


def same_korean(a: Chunk, b: Chunk) -> bool:
    """Whether two Korean chunks are forms of one word. A name that differs in its last syllable is another name."""
    if a.text == b.text or a.key == b.key or a.root == b.root:
        return True
    if a.text == b.key or a.key == b.text:
        return True
    for x, y in ((a.key, b.key), (a.text, b.text)):
        short, long = sorted((x, y), key=len)
        if len(short) >= 2 and long.startswith(short) and _VERBAL.match(long[len(short) :]):
            return True
    return False


def _cover(chunk: Chunk, sentence: Sentence) -> tuple[list[tuple[int, int]], str]:
    """Where the sentence has the chunk, whole or in pieces; and the letters that it has not."""
    text, tag = chunk.text, sentence.language.tag
    whole = list(_places(text, chunk, sentence))
    if whole:
        return whole, ""
    found: list[tuple[int, int]] = []
    missing: list[str] = []
    at = 0
    while at < len(text):
        # A word of a closed class is there whole or not at all: "水曜日" is not found by the "曜日" of another day.
        whole_word = next((n for n in range(min(4, len(text) - at), 1, -1) if text[at : at + n] in _closed(tag)), 0)
        if whole_word and not list(_places(text[at : at + whole_word], chunk, sentence)):
            missing.append(text[at : at + whole_word] + " ")
            at += whole_word
            continue
        for size in range(len(text) - at, 0, -1):
            piece = text[at : at + size]
            places = list(_places(piece, chunk, sentence)) if size > 1 or size == len(text) else []
            if places:
                found += places
                at += size
                missing.append(" ")
                break
            if size == 1:
                missing.append(" " if piece in LIGHT_LETTERS[tag] else piece)
                at += 1
    return found, "".join(missing).strip().replace("  ", " ")


def _places(piece: str, chunk: Chunk, sentence: Sentence) -> Iterator[tuple[int, int]]:
    text = sentence.masked
    if len(piece) == 1:
        for c in sentence.chunks:
            if c.text == piece or (chunk.is_verb and c.is_verb and c.text.endswith(piece)):
                yield c.end - 1, c.end
    else:
        yield from ((m.start(), m.end()) for m in re.finditer(re.escape(piece), text))
    for word in _family(piece, sentence.language.tag):
        if len(word) > 1:
            yield from ((m.start(), m.end()) for m in re.finditer(re.escape(word), text))
        else:
            yield from ((c.start, c.end) for c in sentence.chunks if c.text == word)


@lru_cache(maxsize=8)
def _closed(tag: str) -> frozenset[str]:
    language = get_language(tag)
    return frozenset(w for group in language.rivals for w in group.split()) | frozenset(
        w for pair in language.opposites for side in pair for w in side.split()
    )


@lru_cache(maxsize=8)
def _members(tag: str) -> dict[str, tuple[str, ...]]:
    groups: dict[str, list[str]] = {}
    for word, root in families(tag).items():
        groups.setdefault(root, []).append(word)
    return {root: tuple(group) for root, group in groups.items()}


def _family(piece: str, tag: str) -> tuple[str, ...]:
    root = families(tag).get(piece)
    return tuple(w for w in _members(tag)[root] if w != piece) if root is not None else ()


# ------------------------------------------------------------ what stands instead


def find_other(part: Part, parts: Sequence[Part], sentence: Sentence, home: int) -> None:
    """Note the opposite, or another word of the kind, that the clause has in the part's place."""
    language = sentence.language
    taken = [span for p in parts if p is not part for span in p.found]
    free = [c for c in sentence.chunks if c.clause == home and not any(a < c.end and c.start < b for a, b in taken)]
    for mine in _words(part):
        for c in free:
            for start, theirs in _pieces(c, language.tag):
                span = (c.start + start, c.start + start + len(theirs))
                if are_opposites(mine, theirs, language) or (
                    c.key == theirs and are_opposites(part.chunk.key, c.key, language)
                ):
                    part.other = span
                    return
                if are_rivals(mine, theirs, language) and _beside_shared(c, sentence, taken):
                    part.other = span
                    return


def _words(part: Part) -> list[str]:
    own = [w for w in part.missing.split() if w]
    return list(dict.fromkeys([*own, part.chunk.text, part.chunk.key])) if len(own) <= 1 else own


def _pieces(chunk: Chunk, tag: str) -> Iterator[tuple[int, str]]:
    """The chunk, and in unspaced scripts each of its substrings of two or more letters."""
    yield 0, chunk.text
    if tag == "ko":
        yield 0, chunk.key
        return
    for size in range(min(4, len(chunk.text) - 1), 1, -1):
        for at in range(len(chunk.text) - size + 1):
            yield at, chunk.text[at : at + size]


def _beside_shared(chunk: Chunk, sentence: Sentence, taken: list[tuple[int, int]]) -> bool:
    """Whether a word that the claim shares stands right before or after."""
    at = sentence.chunks.index(chunk)
    near = [*sentence.chunks[max(0, at - 1) : at], *sentence.chunks[at + 1 : at + 2], chunk]
    return any(a < c.end + 1 and c.start - 1 < b for c in near for a, b in taken)


def find_other_place(part: Part, parts: Sequence[Part], sentence: Sentence, home: int) -> None:
    """ "總部 in Selm", where the passage has another town: a thing has one seat, a person one birthplace."""
    tag = sentence.language.tag
    if not part.missing or part.chunk.text[-1] not in PLACE_ENDS[tag] or len(part.chunk.text) < 3:
        return
    shared = [span for p in parts for span in p.found]
    start, end = sentence.clauses[min(home, len(sentence.clauses) - 1)]
    if not any(
        w in sentence.text[start:end] and any(w in p.chunk.text or w == p.chunk.key for p in parts) for w in SEATED[tag]
    ):
        return
    for c in sentence.chunks:
        fits = c.text[-1] == part.chunk.text[-1] and len(c.text) > 2 and c.clause == home
        if fits and not any(a < c.end and c.start < b for a, b in shared):
            part.other = (c.start, c.end)
            return


# ------------------------------------------------------------ values


# Counters that count the same things.
_ALIKE = ("名人位명인", "家间所社", "辆台輛両대", "件项項", "本冊册권", "座个個棟基", "匹頭头只隻마리")


def same_counted(a: Quantity, b: Quantity) -> bool:
    """Whether both measure in one unit, or count with one counter."""
    if a.is_ordinal != b.is_ordinal or a.unit != b.unit:
        return False
    if a.is_ordinal:
        return True
    mine, theirs = _counter(a), _counter(b)
    return a.unit is not None or mine == theirs or any(mine in some and theirs in some for some in _ALIKE if mine and theirs)


def _counter(q: Quantity) -> str:
    noun = next(iter(q.nouns), "").lstrip("多余餘여")
    return noun[:1] if noun and not noun.isascii() and not "가" <= noun[0] <= "힣" else noun


def agrees(claimed: Quantity, found: Quantity) -> bool:
    """ "300多名员工" and "员工340人": what is counted stands elsewhere, and counters vary."""
    if agree(claimed, found):
        return True
    if claimed.is_ordinal and found.is_ordinal:
        return claimed.low == found.low  # "제2공장", "두 번째 공장"
    if claimed.unit is None and found.unit is None and same_counted(claimed, found):
        return agree(replace(claimed, nouns=(), noun=None), replace(found, nouns=(), noun=None))
    return False
