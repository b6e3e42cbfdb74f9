"""Who does what in a Korean, Japanese or Chinese sentence: its subject, the parts its words play, whether it says no.

In: a claim and a sentence laid side by side. Out: what keeps the sentence from saying it of the same things, or nothing. By
particles and word order; a part that no rule tells conflicts with none.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from agbrowse.lang.base import words
from agbrowse.prove.alignment import Part, Sentence
from agbrowse.prove.east_asian_words import ADVERBIAL, BEAT, DEMONSTRATIVE, GIVE, LIGHT, LOSE, PRONOUNS, TAKE
from agbrowse.text import are_rivals
from agbrowse.text.chunks import Chunk

LEADING = ("topic", "subject")
_VOCATION = {"ko": "배우", "ja": "俳優", "zh": "演员"}


def is_strange(chunk: Chunk, parts: Sequence[Part], sentence: Sentence) -> bool:
    """Whether the chunk names something that the claim does not: no pronoun, no time, no "this ship"."""
    tag = sentence.language.tag
    found = [(a, b, p.missing) for p in parts for a, b in p.found if a < chunk.end and chunk.start < b]
    if found:
        return tag != "ko" and _is_longer(chunk, found, parts, sentence)
    if any(p.other is not None and p.other[0] < chunk.end and chunk.start < p.other[1] for p in parts):
        return False
    if (
        chunk.text in LIGHT[tag]
        or chunk.key in LIGHT[tag]
        or chunk.text in PRONOUNS[tag]
        or chunk.text in ADVERBIAL[tag]
        or (len(chunk.text) == 1 and tag == "zh")
    ):
        return False
    before = sentence.text[max(0, chunk.start - 4) : chunk.start]
    if are_rivals(chunk.key, _VOCATION[tag], sentence.language):
        return False  # "建築家の鳴海周作" names one person
    return not (DEMONSTRATIVE[tag].search(before) or (tag == "zh" and DEMONSTRATIVE[tag].match(chunk.text[:1])))


_INSTITUTION = re.compile(r"^[^，。、的\s]{1,4}[站馆館院校社司部厂店所会會局桥橋路楼园園队隊]$")


_NAME = 4  # letters of a name at most
_AND_MORE = words("以下 以上 全員 全体 自身 本人 両社 側")


def _is_longer(chunk: Chunk, found: Sequence[tuple[int, int, str]], parts: Sequence[Part], sentence: Sentence) -> bool:
    """ "浜風バス労働組合" is no "浜風バス", nor is "旧大桥" the "大桥" spoken of before."""
    start, end = min(a for a, _, _ in found), max(b for _, b, _ in found)
    if all(m for _, _, m in found) and end < chunk.end and len(chunk.text) <= _NAME:
        return True  # "冰若渚" is not "冰若澜"
    lead = sentence.text[chunk.start : start]
    if lead and not DEMONSTRATIVE[sentence.language.tag].search(lead) and (len(lead) > 1 or any(m for _, _, m in found)):
        return True
    if sentence.language.tag == "ja":
        return chunk.end - end > 1 and sentence.text[end : chunk.end] not in _AND_MORE
    head = chunk
    for after in sentence.chunks[sentence.chunks.index(chunk) + 1 :]:
        if after.start != head.end or after.is_verb:
            break
        head = after
    shared = any(a < head.end and head.start < b for p in parts for a, b in p.found)
    return head is not chunk and not shared and bool(_INSTITUTION.match(head.text))


def subjects(sentence: Sentence, home: int) -> list[Chunk]:
    """The chunks that say whom the clause is about: its own subjects, and the topics of the clauses before it."""
    own = []
    for i, chunk in enumerate(sentence.chunks):
        if chunk.clause > home or chunk.place not in LEADING or _only_leads(chunk, sentence):
            continue
        verb = next((c for c in sentence.chunks[i + 1 :] if c.is_verb and c.clause == chunk.clause), None)
        inside = chunk.place == "subject" and verb is not None and verb.adnominal
        if not inside and (chunk.place == "topic" or chunk.clause == home or sentence.language.tag == "zh"):
            own.append(chunk)
    if sentence.language.tag == "zh":
        # A clause without a subject of its own has that of the one before.
        return own[-1:] if own and own[-1].clause == home else own
    return own


def _only_leads(chunk: Chunk, sentence: Sentence) -> bool:
    """ "当时有员工...", "创办时...": what tells the time opens a Chinese clause and is not its subject."""
    return sentence.language.tag == "zh" and (chunk.text in ADVERBIAL["zh"] or chunk.is_verb)


def modifiers(sentence: Sentence, chunk: Chunk) -> list[Chunk]:
    """What stands before a noun and describes it: "A의 B", "AのB", "A的B"."""
    at = sentence.chunks.index(chunk)
    found: list[Chunk] = []
    for before in reversed(sentence.chunks[:at]):
        if before.place != "of" or before.clause != chunk.clause:
            break
        found.append(before)
    return found


def strange_subject(parts: Sequence[Part], sentence: Sentence, home: int) -> Chunk | None:
    """A subject of the clause, or an owner of its subject, that the claim does not name."""
    for chunk in subjects(sentence, home):
        for one in (chunk, *modifiers(sentence, chunk)):
            if is_strange(one, parts, sentence):
                return one
    return None


def subject_part(parts: Sequence[Part]) -> Part | None:
    """The claim's subject: its first topic, else its first subject, else its first word."""
    for place in LEADING:
        for part in parts:
            if part.chunk.place == place and not part.light:
                return part
    return next((p for p in parts if not p.light), None)


def subject_group(parts: Sequence[Part]) -> list[Part]:
    """The claim's subject with what describes it."""
    head = subject_part(parts)
    if head is None:
        return []
    at = parts.index(head)
    group = [head]
    for before in reversed(parts[:at]):
        if before.chunk.place not in ("of", "") or before.chunk.is_verb:
            break
        group.append(before)
    return group


def is_demoted(part: Part, parts: Sequence[Part], sentence: Sentence) -> bool:
    """ "A의 경쟁사는 ..." is about no A: the claim's subject only describes a strange one."""
    found = [c for c in sentence.chunks if any(a <= c.start < b or c.start <= a < c.end for a, b in part.found)]
    if not found or part.chunk.place == "of":
        return False
    if sentence.language.tag == "zh" and part.chunk.text not in sentence.text:
        found = found[:1]  # the piece that begins it
    if all(c.place == "than" for c in found) and part.chunk.place != "than":
        return True
    return all(c.place == "of" and _head_is_strange(c, parts, sentence) for c in found)


def _head_is_strange(chunk: Chunk, parts: Sequence[Part], sentence: Sentence) -> bool:
    """ "A의 남편 B는": the noun that the chunk describes, or the name beside it, leads the clause and is not the claim's."""
    at = sentence.chunks.index(chunk)
    heads: list[Chunk] = []
    for c in sentence.chunks[at + 1 :]:
        if c.place == "of":
            continue
        if heads and (c.start - heads[-1].until > 1 or c.is_verb):
            break
        heads.append(c)
        if c.place:
            break
    leads = bool(heads) and (heads[-1].place in LEADING or sentence.language.tag == "zh")
    return leads and any(is_strange(c, parts, sentence) for c in heads[-1:] + heads[:1])


def acts_apart(parts: Sequence[Part], sentence: Sentence) -> bool:
    """Whether the claim's object is only the subject of another clause: "broke the glass, but the lamp was whole"."""
    verb = predicate(parts)
    if verb is None or not verb.chunk.is_verb or not verb.found:
        return False
    at = {sentence.clause_of(a) for a, _ in verb.found}
    for part in parts:
        after = sentence.language.tag == "zh" and part.chunk.start > verb.chunk.start and part.chunk.place == ""
        if part.light or not part.found or not (part.chunk.place == "object" or after):
            continue
        theirs = [c for c in sentence.chunks if any(a < c.end and c.start < b for a, b in part.found)]
        if theirs and all(c.clause not in at and c.place in LEADING for c in theirs):
            return True
    return False


def is_of_later(part: Part, sentence: Sentence, home: int) -> bool:
    """Whether only a later clause names the owner of the claim's subject, or only a comparison does."""
    if not part.found or part.beside:
        return False
    found = [c for c in sentence.chunks if any(a < c.end and c.start < b for a, b in part.found)]
    return bool(found) and all(c.clause > home or (c.place == "than" and part.chunk.place != "than") for c in found)


def within_longer(part: Part, parts: Sequence[Part], sentence: Sentence) -> bool:
    """Whether the sentence has the part only inside longer names."""
    holding = [c for c in sentence.chunks if any(a < c.end and c.start < b for a, b in part.found)]
    return bool(holding) and all(is_strange(c, parts, sentence) for c in holding)


def other_verb(parts: Sequence[Part], sentence: Sentence, home: int) -> bool:
    """Whether the clause does something to what the claim only says to be: "closed the museum" for "there is a museum"."""
    last = next((p for p in reversed(parts) if not p.light), None)
    if last is None or not last.found or any(p.chunk.is_verb and not p.light for p in parts):
        return False
    if sentence.language.tag == "zh":
        first = min(a for a, _ in last.found)
        verbs = [c for c in sentence.chunks if c.is_verb and c.clause == home and c.end <= first]
        return any(is_strange(c, parts, sentence) for c in verbs)
    theirs = [c for c in sentence.chunks if any(a < c.end and c.start < b for a, b in last.found)]
    return last.chunk.place in LEADING and bool(theirs) and all(c.place == "object" for c in theirs)


# ------------------------------------------------------------ roles


def _direction(chunk: Chunk, tag: str) -> str:
    for kind, some in (("give", GIVE[tag]), ("take", TAKE[tag]), ("beat", BEAT[tag]), ("lose", LOSE[tag])):
        if chunk.key in some or chunk.text in some or (tag != "ko" and any(w in chunk.text for w in some if len(w) > 1)):
            return kind
    return ""


def predicate(parts: Sequence[Part]) -> Part | None:
    """The claim's predicate: its last verb that says something, else its last such word."""
    telling = [p for p in parts if not p.light]
    return next((p for p in reversed(telling) if p.chunk.is_verb), telling[-1] if telling else None)


# What the subject of a verb is to it, and the verb that tells the same from the other side.
_LEADS = {"give": "giver", "take": "taker", "beat": "winner", "lose": "loser"}
_OTHER_SIDE = {"give": "take", "take": "give", "beat": "lose", "lose": "beat"}


def role(chunk: Chunk, verb: Chunk | None, sentence: Sentence) -> str:
    """agent, patient, giver, taker, or "" where nothing tells what the chunk is to the verb."""
    if verb is None or chunk is verb:
        return ""
    tag = sentence.language.tag
    if tag == "zh":
        return _chinese_role(chunk, verb, sentence)
    direction = _direction(verb, tag)
    if chunk.place == "by":
        return "agent"
    if chunk.place == "than":
        return "standard"
    if chunk.start > verb.start and verb.is_verb:
        # "BをVしたのはAである", "B를 V한 것은 A이다"
        between = sentence.text[verb.end : chunk.start]
        return "agent" if re.search(r"のは、?$|것은\s*$", between) and not verb.passive else ""
    if chunk.place in LEADING:
        if verb.passive:
            return "patient"
        if chunk.place == "topic" and any(c.place == "subject" for c in sentence.chunks if chunk.start < c.start < verb.start):
            return ""  # "この橋は田所一郎が設計した"
        placed = [c for c in sentence.chunks if c.clause == chunk.clause and c is not chunk and c.place in _ARGUMENTS]
        if chunk.place == "topic" and not placed:
            return ""  # "図書館は閉鎖していない": who closes it is left out
        return _LEADS.get(direction, "agent")
    if chunk.place == "object":
        return "loser" if direction == "beat" else "patient"
    if direction == "lose" and chunk.place in ("to", "at", "with"):
        return "winner"
    if chunk.place == "from" and direction:
        return "giver"
    if chunk.place == "to" or (chunk.place == "at" and direction == "give" and tag == "ko"):
        return "taker"
    return ""


_DOERS = tuple("人者师師家")
_ARGUMENTS = ("subject", "object", "by", "from", "to")


def _chinese_role(chunk: Chunk, verb: Chunk, sentence: Sentence) -> str:
    if chunk.place == "by":
        return "agent"
    if chunk.place == "object":
        return "patient"
    if chunk.place == "than":
        return "standard"
    if chunk.place in ("at", "with", "of"):
        return ""
    first, last = sorted((chunk, verb), key=lambda c: c.start)
    between = sentence.text[first.end : last.start]
    if chunk.start > verb.start:
        if "的是" in between or verb.text[-1] in _DOERS or sentence.text[verb.end : verb.end + 1] in _DOERS:
            return "agent"
        if (side := _direction(verb, "zh")) in ("beat", "lose"):
            return {"beat": "loser", "lose": "winner"}[side]
        return "taker" if chunk.place == "to" or verb.text[-1] in "给給" else "patient"
    if verb.text[-1] in _DOERS:
        return "patient"
    before_verb = [c for c in sentence.chunks if c.start < verb.start and c.clause == verb.clause]
    passive = any(c.place == "by" and c is not chunk for c in before_verb) or re.search(
        r"[被受遭获]|毁于", between + verb.text[:1]
    )
    if passive:
        return "patient"
    if chunk.place in ("from", "to"):
        return {"from": "giver", "to": "taker"}[chunk.place] if _direction(verb, "zh") else ""
    return _LEADS.get(_direction(verb, "zh"), "agent")


_CONFLICTS = frozenset(
    {
        frozenset(("agent", "patient")),
        frozenset(("giver", "taker")),
        frozenset(("winner", "loser")),
        frozenset(("agent", "taker")),
        frozenset(("agent", "standard")),
    }
)
_AS_PATIENT = {("giver", "patient"), ("taker", "patient")}


def role_fault(claim: Sentence, parts: Sequence[Part], sentence: Sentence, home: int) -> str | None:
    """Where the sentence has one of the claim's things do what the claim has done to it."""
    verb = predicate(parts)
    if verb is None or not verb.found or not verb.chunk.is_verb:
        return None
    theirs = _chunk_at(sentence, verb.found, home)
    told = []
    for part in parts:
        if part is verb or part.light or not part.found:
            continue
        mine = role(part.chunk, verb.chunk, claim)
        if not mine:
            continue
        found = [c for c in (_chunk_at(sentence, [f], home) for f in part.found) if c is not None and c.clause <= home]
        roles = {role(c, theirs, sentence) for c in found} - {""}
        if roles:
            told.append(all(_conflict(mine, r) for r in roles))
    # In Chinese a word's order alone tells too little: all, or two that changed places, must be the other way round.
    turned = (all(told) or sum(told) > 1) if claim.language.tag == "zh" else any(told)
    return "who did it to whom is the other way round" if told and turned else None


def turned_topic(parts: Sequence[Part], sentence: Sentence, home: int) -> bool:
    """ "A는 B와의 약속을" where the passage has "B는 A와의 약속을"."""
    head = subject_part(parts)
    if head is None or head.chunk.place not in LEADING:
        return False
    theirs = [c for c in sentence.chunks if any(a < c.end and c.start < b for a, b in head.found)]
    if not theirs or any(c.place != "with" for c in theirs):
        return False
    others = [s for p in parts if p is not head and p.chunk.place not in LEADING for s in p.found]
    return any(a < c.end and c.start < b for c in subjects(sentence, home) for a, b in others)


def _conflict(mine: str, theirs: str) -> bool:
    return frozenset((mine, theirs)) in _CONFLICTS or (mine, theirs) in _AS_PATIENT or (theirs, mine) in _AS_PATIENT


def _chunk_at(sentence: Sentence, spans: Sequence[tuple[int, int]], home: int) -> Chunk | None:
    found = [c for c in sentence.chunks if any(a < c.end and c.start < b for a, b in spans)]
    return next((c for c in found if c.clause == home), found[-1] if found else None)


def are_sides(first: Chunk, second: Chunk, tag: str) -> bool:
    """Whether the two say one deal from its two sides, which is no contradiction: "sold", "bought"."""
    side = _direction(first, tag)
    return side != "" and _direction(second, tag) == _OTHER_SIDE[side]


def other_owner(claim: Sentence, parts: Sequence[Part], sentence: Sentence) -> bool:
    """ "B의 딸", where the passage has "A의 딸" and A is another of the claim's words."""
    for part, after in pairwise(parts):
        if part.chunk.place != "of" or not part.found or not after.found or after.light:
            continue
        for chunk in sentence.chunks:
            if not any(a < chunk.end and chunk.start < b for a, b in after.found):
                continue
            owners = modifiers(sentence, chunk)
            mine = any(a < c.end and c.start < b for c in owners for a, b in part.found)
            others = [s for p in parts if p is not part and not p.light for s in p.found]
            if owners and not mine and any(a < c.end and c.start < b for c in owners for a, b in others):
                return True
    return False


def is_converse(claim: Sentence, parts: Sequence[Part], sentence: Sentence, home: int) -> Chunk | None:
    """The verb that says the claim's from the other side ("A sold it to B", "B bought it from A"), where the roles agree."""
    verb = predicate(parts)
    tag = claim.language.tag
    mine = _direction(verb.chunk, tag) if verb is not None else ""
    if verb is None or not mine:
        return None
    for chunk in sentence.chunks:
        if chunk.clause != home or _direction(chunk, tag) != _OTHER_SIDE[mine]:
            continue
        pairs = []
        for part in parts:
            other = _chunk_at(sentence, part.found, home) if part.found and part is not verb else None
            if other is not None:
                pairs.append((role(part.chunk, verb.chunk, claim), role(other, chunk, sentence)))
        told = [(a, b) for a, b in pairs if a in _LEADS.values() and b]
        if told and all(a == b for a, b in told) and strange_subject(parts, sentence, home) is None:
            return chunk
    return None
