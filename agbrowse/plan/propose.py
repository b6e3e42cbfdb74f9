"""A yes-or-no question as the proposition that it asks about.

In: a question without its frame, its mask and its Planning. Out: statements, the subject carried into each: "Did the storm last 6
days and sink 3 ships?" gives "the storm lasted 6 days" and "the storm sank 3 ships". Where the end of the subject cannot be told,
the question comes back in its own order, without its mark.
"""

from __future__ import annotations

import re

from agbrowse.lang.planning import Planning
from agbrowse.plan.drafts import EDGES, compiled
from agbrowse.plan.protect import spans_between
from agbrowse.plan.terms import Word, words_of

_NEVER = re.compile(r"(?!)")
_BE = frozenset(("is", "are", "was", "were", "isn't", "aren't", "wasn't", "weren't"))
_DO = frozenset(("do", "does", "did", "don't", "doesn't", "didn't"))
_MODAL = frozenset(("can", "could", "will", "would", "should", "may", "might", "must", "can't", "won't"))
_STATE = re.compile(r"\w{2,}(?:ed|en|ing|ible|able|ful|less|ous|ive|ant|ent|al|ic|est|er)$|(?:better|safe|good|bad|true|born|built|made|found|"
                    r"older|part|free|open|closed|legal|dead|alive|real|dangerous|healthy|still|now|not|really|ever|always|currently)$")  # fmt: skip
_ADVERBS = frozenset(
    ["also", "really", "ever", "never", "still", "actually", "always", "first", "only", "already", "not", "once", "then"]
)


def propositions(sentence: str, masked: str, planning: Planning) -> list[str]:
    """One statement a predicate; the sentence itself where it cannot be taken apart."""
    if planning.tag != "en":
        return _kept_order(sentence, masked, planning)
    out: list[str] = []
    named = ""
    joint = compiled(rf",?\s+(?:{planning.conjunctions})\s+(?=(?:{planning.auxiliaries})\s)") or _NEVER
    for a, b in spans_between(masked, joint):
        question = sentence[a:b].strip(EDGES)
        parts = _inverted(question, masked[a:b], planning)
        if parts is None:
            out.append(question)
            name = re.search(r"(?<=\s)(?:the\s)?[A-Z][\w.+-]*(?:\s[A-Z0-9][\w.+-]*)*", question)
            named = named or (name.group() if name else "")
            continue
        subject, auxiliary, predicates = parts
        subject = _completed(subject, named, planning)
        named = named or subject
        out += [_statement(subject, auxiliary, predicate, planning) for predicate in predicates]
    return out


def subject_phrase(sentence: str, masked: str, planning: Planning) -> str:
    """The subject of an English yes-or-no question, "" where its end cannot be told."""
    parts = _inverted(sentence.strip(EDGES), masked, planning) if planning.tag == "en" else None
    return parts[0] if parts else ""


def _completed(subject: str, named: str, planning: Planning) -> str:
    """ "is 16.6 affected" after "PostgreSQL 17.2": a bare version is of what was named before; a pronoun is what was named."""
    if planning.pronouns and re.fullmatch(planning.pronouns, subject, re.IGNORECASE):
        return named or subject
    name = re.match(r"(?:the\s)?([A-Z][\w.+-]*(?:\s[A-Z][\w.+-]*)*)\s\d", named)
    if re.fullmatch(r"v?\d+(?:\.\d+)+", subject) and name:
        return f"{name.group(1)} {subject}"
    return subject


def _inverted(question: str, masked: str, planning: Planning) -> tuple[str, str, list[str]] | None:
    m = re.match(rf"({planning.auxiliaries})\s+", question, re.IGNORECASE)
    if m is None:
        return None
    auxiliary = m.group(1).casefold()
    body = question[m.end() :]
    hidden = masked.lstrip(EDGES)[m.end() : m.end() + len(body)]
    words = words_of(body)
    at = _subject_end(words, auxiliary, planning)
    if at is None:
        return None
    start = words[at].start
    return body[:start].strip(), auxiliary, _predicates(body[start:], hidden[start:], auxiliary, planning)


def _subject_end(words: list[Word], auxiliary: str, planning: Planning) -> int | None:
    """The index of the first word after the subject."""
    first = 0
    while first < len(words) - 1 and words[first].norm in planning.articles | {
        "this",
        "that",
        "these",
        "those",
        "its",
        "his",
        "her",
        "their",
    }:
        first += 1
    if words and words[0].norm in [*planning.pronouns.split("|"), "there"]:
        return 1 if len(words) > 1 else None
    is_be = auxiliary in _BE
    if auxiliary in _DO | _MODAL:
        return _base_verb_at(words, first, planning)
    for i in range(first + 1, len(words)):
        word, before = words[i], words[i - 1]
        if before.norm in planning.prepositions | planning.articles or (before.norm in planning.connectors):
            continue
        if word.is_capital and not is_be:
            continue
        if word.norm in _ADVERBS:
            return i
        if is_be:
            if (
                _STATE.fullmatch(word.norm)
                or word.norm in planning.articles
                or (word.norm in planning.prepositions and i > first)
            ):
                return i
            if (
                (before.is_capital or before.kind in ("number", "code"))
                and word.kind == "word"
                and not word.is_capital
                and word.norm not in planning.connectors
            ):
                return i
        elif _is_participle(word, planning):
            return i
    # "Are bananas berries", "Is Pluto a planet".
    return first + 1 if is_be and len(words) == first + 2 else None


def _base_verb_at(words: list[Word], first: int, planning: Planning) -> int | None:
    """The first base verb that no article or preposition makes a noun; else what follows the name that opens the subject."""
    bars = planning.articles | planning.prepositions | planning.connectors
    for i in range(first + 1, len(words)):
        word, before = words[i], words[i - 1]
        if before.norm in bars or word.is_capital:
            continue
        if word.norm in _ADVERBS:
            return i
        if word.norm in planning.base_verbs or word.norm == "be":
            # "the cargo ship hit": of two verbs in a row the first is a noun.
            after = words[i + 1] if i + 1 < len(words) else None
            return i + 1 if after is not None and after.norm in planning.base_verbs and before.norm not in _ADVERBS else i
    for i in range(first + 1, len(words)):
        if words[i - 1].is_capital and words[i].text.islower() and words[i].norm not in bars | {"and", "or"}:
            return i
    return None


def _is_participle(word: Word, planning: Planning) -> bool:
    return (
        word.norm == "been" or re.fullmatch(r"\w{2,}(?:ed|en)", word.norm) is not None or word.norm in planning.pasts.values()
    )


def _predicates(text: str, masked: str, auxiliary: str, planning: Planning) -> list[str]:
    words = [w for w in words_of(masked) if w.norm in planning.base_verbs]
    if auxiliary in _BE or not words:
        return [text.strip(EDGES)]
    verbs = "|".join(sorted({re.escape(w.norm) for w in words}))
    joint = (
        compiled(rf"\s*,?\s+(?:{planning.conjunctions})\s+(?=(?:also\s+|then\s+)?(?:{verbs})\b)|\s*,\s+(?=(?:{verbs})\b)")
        or _NEVER
    )
    return [text[a:b].strip(EDGES) for a, b in spans_between(masked, joint)]


def _statement(subject: str, auxiliary: str, predicate: str, planning: Planning) -> str:
    if auxiliary not in _DO:
        return f"{subject} {auxiliary} {predicate}"
    words = predicate.split(" ")
    at = next((i for i, w in enumerate(words) if w.casefold() not in _ADVERBS), 0)
    is_not = auxiliary.endswith("n't") or "not" in (w.casefold() for w in words[:at])
    if is_not:
        kept = " ".join(w for w in words if w.casefold() != "not")
        return f"{subject} {auxiliary.removesuffix(chr(39) + 't').removesuffix('n')} not {kept}"
    if auxiliary == "did":
        words[at] = past_of(words[at], planning)
    elif auxiliary == "does":
        words[at] = _third_person(words[at])
    return f"{subject} {' '.join(words)}"


def past_of(verb: str, planning: Planning) -> str:
    """The past of an English base verb: the list's, or the regular one."""
    known = planning.pasts.get(verb.casefold())
    if known:
        return known
    if verb.endswith("e"):
        return verb + "d"
    if re.search(r"[^aeiou]y$", verb):
        return verb[:-1] + "ied"
    return verb + "ed"


def _third_person(verb: str) -> str:
    if verb == "have":
        return "has"
    if re.search(r"(?:s|x|z|ch|sh|o)$", verb):
        return verb + "es"
    if re.search(r"[^aeiou]y$", verb):
        return verb[:-1] + "ies"
    return verb + "s"


def _kept_order(sentence: str, masked: str, planning: Planning) -> list[str]:
    """Other languages than English: "Hat X Y gebaut und Z gekauft" is carried over as "Hat X Z gekauft"."""
    text = sentence.strip(EDGES)
    asked = re.match(r"est-ce qu(?:e\s|['’])", text, re.IGNORECASE)
    if asked:
        return [text[asked.end() :]]
    article = "|".join(sorted(planning.articles, key=len, reverse=True)) or "(?!)"
    m = re.match(
        rf"(?:{planning.auxiliaries})\s(?:(?i:{article})\s)?[A-ZÀ-Þ][\w.-]*(?:\s[A-ZÀ-Þ][\w.-]*)*\s(?=[a-zß-ÿ])",
        text,
        re.IGNORECASE,
    )
    if m is None or planning.tag != "de" or not planning.conjunctions:
        return [text]
    hidden = masked[masked.find(text[:1]) :][: len(text)]
    # Both halves end with their participle.
    joint = compiled(rf"(?<=t|n),?\s+(?:{planning.conjunctions})\s+(?=.*(?:t|en)$)") or _NEVER
    parts = spans_between(hidden, joint, m.end())
    return [text[: m.end()] + text[a:b].strip() for a, b in parts] if len(parts) > 1 else [text]
