"""A question cut into constraints, each complete in itself.

In: the problem's text and its Language. Out: constraints in the problem's own words, the subject carried into every clause. It
never cuts inside a quotation, a number, a name or brackets, and leaves whole what it does not understand.
"""

from __future__ import annotations

import re
from dataclasses import replace

from agbrowse.lang import Language
from agbrowse.models import Constraint, ConstraintKind
from agbrowse.text import find_question, sentences, tokenize

_AUXILIARY = (
    r"(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|became|made|makes|won|wrote|built|led|lost|left|went|sold|"
    r"bought|took|gave|got|ran|sang|taught|found|founded|held|kept|met|born|rose|fell|grew|drew|flew|knew|began|sank|stood|"
    r"ist|sind|war|waren|hat|hatte|wurde|wurden|es|son|fue|fueron|tiene|est|sont|était|fut|a été)"
)
_VERB = rf"(?:(?:later|also|then|once|still|now|first|never|always|only|not|no longer)\s+)?(?:{_AUXILIARY}|\w{{3,}}ed)\b"
_AND = r"(?:and|und|y|et|&)"
_QUESTION_WORDS = {
    "en": "who|whom|whose|when|where|what|which|how|why",
    "de": "wer|wem|wen|wessen|wann|wo|was|wie|warum|welche[rsmn]?",
    "es": "quién|quiénes|cuándo|dónde|cuántos?|cuántas?|cuál|cuáles|qué|cómo|por qué",
    "fr": "qui|quand|où|combien|quels?|quelles?|comment|pourquoi",
}
_NEXT_VERB = re.compile(rf"\s*,?\s+\b{_AND}\s+(?={_VERB})|\s*,\s+(?={_VERB})", re.IGNORECASE)
_NEXT_CLAUSE = re.compile(
    rf"\s*,\s+\b{_AND}\s+(?=(?:the\s+|der\s+|die\s+|das\s+|el\s+|la\s+|le\s+)?[\w'’-]+(?:\s+[\w'’-]+){{0,5}}?\s+{_VERB})"
)
_PRONOUN = re.compile(r"\b(?:its|his|her|their)\b|\b(?:it|he|she|they)\b", re.IGNORECASE)
_PROTECTED = re.compile(r"“[^”]*”|\"[^\"]*\"|„[^“”]*[“”]|«[^»]*»|「[^」]*」|『[^』]*』|\([^()]*\)|\[[^\]]*\]")
_NUMBERED = re.compile(r"(?:^|(?<=\s))\(?(\d{1,2})[.)]\s+(?=\S)|^\s*[-*•]\s+(?=\S)")


def split_problem(problem: str, language: Language) -> list[Constraint]:
    """The constraints of a problem, `c1` on, in its order. A problem of one clause gives one; the text is never empty."""
    parts: list[tuple[str, str | None]] = []
    subject = ""
    for number, sentence in enumerate(_sentences(problem, language), 1):
        if _PRONOUN.match(sentence.strip()):
            sentence = _resolved(sentence.strip(), subject)
        subject = _subject(sentence) or subject
        parts += [(text, f"g{number}" if grouped else None) for text, grouped in _clauses(sentence, language)]
    constraints: list[Constraint] = []
    seen: set[str] = set()
    for text, group in parts:
        clean = text.strip(" \t\n,;.?!？。")
        if not clean or clean.casefold() in seen or not any(c.isalnum() for c in clean):
            continue
        seen.add(clean.casefold())
        constraints.append(Constraint(f"c{len(constraints) + 1}", clean, _kind(text, language), group=group))
    return _without_lone_groups(constraints)


def _without_lone_groups(constraints: list[Constraint]) -> list[Constraint]:
    count: dict[str, int] = {}
    for c in constraints:
        if c.group:
            count[c.group] = count.get(c.group, 0) + 1
    return [c if c.group is None or count[c.group] > 1 else replace(c, group=None) for c in constraints]


def _kind(text: str, language: Language) -> ConstraintKind:
    question = find_question(text, language)
    return ConstraintKind.FACET if question is not None and question.kind != "yesno" else ConstraintKind.ASSERTION


def _sentences(problem: str, language: Language) -> list[str]:
    masked = _masked(problem)
    pieces: list[str] = []
    for line in _spans_between(masked, re.compile(r"\n+|;\s+|；")):
        for a, b in _items(masked[line[0] : line[1]]):
            start, end = line[0] + a, line[0] + b
            pieces += [problem[start + s.start : start + s.end] for s in sentences(problem[start:end], language.tag)]
    return [p for p in pieces if p.strip()] or [problem]


def _items(line: str) -> list[tuple[int, int]]:
    """The items of a list in one line: "1. ... 2. ..." counts up from one; "on 3. April" is no list."""
    numbers = [int(m.group(1)) for m in _NUMBERED.finditer(line) if m.group(1)]
    counted = len(numbers) > 1 and numbers == list(range(1, len(numbers) + 1))
    starts = _NUMBERED.match(line) is not None
    return _spans_between(line, _NUMBERED) if counted or (starts and len(numbers) <= 1) else [(0, len(line))]


def _spans_between(text: str, pattern: re.Pattern[str]) -> list[tuple[int, int]]:
    spans, at = [], 0
    for m in pattern.finditer(text):
        spans.append((at, m.start()))
        at = m.end()
    return [(a, b) for a, b in [*spans, (at, len(text))] if text[a:b].strip()]


def _masked(text: str) -> str:
    """The text with what must not be cut replaced by letters, at equal length."""
    return _PROTECTED.sub(lambda m: "x" * len(m.group()), text)


def _next_question(language: Language) -> re.Pattern[str]:
    """Where a second question begins: a conjunction before a question word."""
    words = _QUESTION_WORDS.get(language.tag, _QUESTION_WORDS["en"])
    return re.compile(rf"\s*(?:,\s*)?\b{_AND}\s+(?=(?:{words})\b)|\s*,\s+(?=(?:{words})\b)", re.IGNORECASE)


def _clauses(sentence: str, language: Language) -> list[tuple[str, bool]]:
    """(clause, whether it shares an asked-for subject with the others)."""
    masked = _masked(sentence)
    questions = _spans_between(masked, _next_question(language)) if find_question(sentence, language) else []
    if len(questions) > 1:
        texts = [sentence[a:b] for a, b in questions]
        subject = _subject_of_question(texts[0], language)
        return [(texts[0] + "?", False)] + [(_resolved(t, subject) + "?", False) for t in texts[1:]]
    question = find_question(sentence, language)
    if question is not None and question.kind in ("entity", "person") and question.start <= 8:
        return _asked_subject(sentence, masked, question.end, language)
    if question is not None:
        return [(sentence, False)]
    return [(t, False) for t in _statements(sentence, masked)]


def _asked_subject(sentence: str, masked: str, after: int, language: Language) -> list[tuple[str, bool]]:
    """ "Which bridge in Arvel opened in 1926 and is 388 metres long": the subject is carried into each predicate."""
    first = re.compile(rf"\s(?={_VERB})|,\s", re.IGNORECASE).search(masked, after)
    if first is None:
        return [(sentence, False)]
    subject = sentence[: first.start()].rstrip(" ,")
    rest = masked[first.start() :]
    pieces = _spans_between(rest, _NEXT_VERB)
    if len(pieces) < 2:
        return [(sentence, False)]
    mark = "?" if sentence.rstrip().endswith("?") else ""
    return [(f"{subject} {sentence[first.start() + a : first.start() + b].strip(' ,?')}{mark}", True) for a, b in pieces]


def _subject(sentence: str) -> str:
    """What stands before the first verb of a statement, "" when it is long or a question."""
    verb = re.compile(rf"\s(?={_VERB})", re.IGNORECASE).search(_masked(sentence))
    own = sentence[: verb.start()].strip() if verb else ""
    return own if 0 < len(own.split()) <= 8 and "," not in own else ""


def _statements(sentence: str, masked: str) -> list[str]:
    """Statements joined by "and": cut where the second has a subject, or carried over where it has only a verb."""
    pieces = _spans_between(masked, _NEXT_CLAUSE)
    texts = [sentence[a:b] for a, b in pieces]
    out: list[str] = []
    subject = ""
    for text in texts:
        hidden = _masked(text)
        verb = re.compile(rf"\s(?={_VERB})", re.IGNORECASE).search(hidden)
        own = text[: verb.start()].strip() if verb else ""
        if _PRONOUN.fullmatch(own) or _PRONOUN.match(own):
            text = _resolved(text, subject)
        elif own:
            subject = own
        parts = _spans_between(hidden, _NEXT_VERB) if verb else []
        if len(parts) > 1 and subject and len(subject.split()) <= 8:
            out.append(text[parts[0][0] : parts[0][1]])
            out += [f"{subject} {text[a:b].strip()}" for a, b in parts[1:]]
        else:
            out.append(text)
    return out


def _subject_of_question(text: str, language: Language) -> str:
    """The longest run of words around a name: "the Ostrel viaduct" in "When was the Ostrel viaduct opened"."""
    m = re.search(r"\b(?:is|was|are|were|did|does|do|has|have|had|wurde|ist|war|fue|es|est|a|\w{3,}ed)\s+(.+)", text)
    if m is None:
        return ""
    rest = m.group(1).rstrip("?")
    tokens = tokenize(rest, language)
    names = [t for t in tokens if t.is_name]
    if not names:
        return ""
    last = tokens.index(names[-1])
    following = tokens[last + 1] if last + 1 < len(tokens) else None
    end = names[-1].end
    if following is not None and not following.is_stop and not re.search(r"ed$|built$|born$|found$|made$", following.norm):
        end = following.end
    return rest[:end]


def _resolved(text: str, subject: str) -> str:
    """The pronoun of a later clause replaced by the subject of the first."""
    if not subject:
        return text

    def swap(m: re.Match[str]) -> str:
        possessive = m.group().casefold() in ("its", "his", "her", "their")
        return f"{subject}'s" if possessive else subject

    return _PRONOUN.sub(swap, text, count=1)
