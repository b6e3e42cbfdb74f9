"""Questions and statements of languages with spaces, cut into clauses that are complete in themselves.

In: a sentence without its frame, and its Planning. Out: drafts in the sentence's words, the subject carried into every clause. It
never cuts inside what `protected` masks, and leaves whole what it does not understand.
"""

from __future__ import annotations

import re

from agbrowse.lang.planning import Planning
from agbrowse.models import ConstraintKind
from agbrowse.plan.drafts import EDGES, Draft, compiled
from agbrowse.plan.propose import propositions
from agbrowse.plan.protect import QUOTED, protected, spans_between

_NEVER = re.compile(r"(?!)")
_LONGEST_SUBJECT = 12  # words


def clause_drafts(
    sentence: str, planning: Planning, group: str, *, is_request: bool = False, is_truth: bool = False
) -> list[Draft]:
    """The drafts of one sentence: a question's parts are facets, statements and yes-or-no questions assertions."""
    masked = protected(sentence, planning)
    questions = _question_spans(masked, planning)
    if len(questions) > 1 and (is_request or _asks_in_part(masked, questions, planning)):
        return _questions(sentence, questions, planning, group)
    if asks(masked, planning):
        return _question(sentence, masked, planning, group)
    if is_yes_no(masked, planning):
        return [Draft(text) for text in propositions(sentence, masked, planning)]
    if is_truth:
        return [Draft(text) for text in _statements(_unquoted(sentence), protected(_unquoted(sentence), planning), planning)]
    if is_request or not has_verb(masked, planning):
        return [Draft(text, ConstraintKind.FACET) for text in _noun_parts(sentence, masked, planning)]
    return [Draft(text) for text in _statements(sentence, masked, planning)]


def _asks_in_part(masked: str, questions: list[tuple[int, int]], planning: Planning) -> bool:
    return asks(masked, planning) or (masked.rstrip().endswith("?") and any(asks(masked[a:b], planning) for a, b in questions))


def _unquoted(sentence: str) -> str:
    """A claim that is a quotation from end to end, without its marks."""
    return sentence[1:-1] if re.fullmatch(QUOTED, sentence) else sentence


def resolved(text: str, subject: str, planning: Planning) -> str:
    """The first pronoun of a later clause replaced by the subject of an earlier one."""
    if not subject:
        return text
    owner = compiled(rf"\b(?:{planning.possessives})\b") if planning.possessives else None
    pronoun = compiled(rf"\b(?:{planning.pronouns})\b") if planning.pronouns else None
    found = [(m.start(), m, is_owner) for p, is_owner in ((owner, True), (pronoun, False)) if p and (m := p.search(text))]
    if not found:
        return text
    at, m, is_owner = min(found, key=lambda item: item[0])
    if is_owner and planning.tag != "en":
        return text if subject.casefold() in text.casefold() else f"{subject}: {text}"
    if text[at - 1 : at] == "-":
        # French: "quand a-t-elle été construite" is completed before its verb.
        word = text.rfind(" ", 0, at) + 1
        return f"{text[:word]}{subject} {text[word:]}"
    return text[: m.start()] + (f"{subject}'s" if is_owner else subject) + text[m.end() :]


def subject_of(sentence: str, planning: Planning) -> str:
    """What stands before the first verb of a statement, "" when it is long or a question."""
    m = _verb(planning).search(protected(sentence, planning))
    own = sentence[: m.start()].strip() if m else ""
    return own if 0 < len(own.split()) <= 8 and "," not in own else ""


# ------------------------------------------------------------ patterns


def _verb(planning: Planning) -> re.Pattern[str]:
    return compiled(rf"\s(?={planning.finite_verbs})" if planning.finite_verbs else "") or _NEVER


def has_verb(masked: str, planning: Planning) -> bool:
    return _verb(planning).search(" " + masked) is not None


def _next_verb(planning: Planning) -> re.Pattern[str]:
    if not planning.finite_verbs or not planning.conjunctions:
        return _NEVER
    verb, joint = planning.finite_verbs, planning.conjunctions
    return compiled(rf"\s*,?\s+(?:{joint})\s+(?={verb})|\s*,\s+(?={verb})") or _NEVER


def _next_clause(planning: Planning) -> re.Pattern[str]:
    """Where a second statement with a subject of its own begins."""
    if not planning.finite_verbs or not planning.conjunctions:
        return _NEVER
    words = (
        rf"(?:(?:{'|'.join(sorted(planning.articles))})\s+)?[\w'’.&-]+(?:\s+[\w'’.&-]+){{0,5}}?\s+(?:{planning.finite_verbs})"
    )
    return (
        compiled(
            rf"\s*,\s+(?:{planning.conjunctions})\s+(?={words})|\s*,?\s+(?:but|while|whereas|aber|pero|mais)\s+(?={words})"
        )
        or _NEVER
    )


def asks(masked: str, planning: Planning) -> bool:
    """Whether the sentence opens with a question word, or has one within it and a question mark at its end."""
    if not planning.question_words:
        return False
    opener = compiled(rf"[¿\s\"“]*(?:[^\W\d_]{{1,12}}\s+)?(?:{planning.question_words})(?!\w)") or _NEVER
    m = opener.match(masked)
    if m is not None and (m.group().split()[0].casefold().strip("¿") in planning.fillers or len(m.group().split()) == 1):
        return True
    inner = compiled(rf"(?<!\w)(?:{planning.question_words})(?!\w)") or _NEVER
    return masked.rstrip().endswith("?") and not is_yes_no(masked, planning) and inner.search(masked) is not None


def is_yes_no(masked: str, planning: Planning) -> bool:
    opener = compiled(rf"[¿\s]*(?:{planning.auxiliaries})(?!\w)") if planning.auxiliaries else None
    if opener is None or not opener.match(masked):
        return False
    return masked.rstrip().endswith("?") or planning.tag == "en"


# ------------------------------------------------------------ questions


def _question_spans(masked: str, planning: Planning) -> list[tuple[int, int]]:
    """The questions that a conjunction and a question word (or another auxiliary) join."""
    if not planning.question_words or not planning.conjunctions:
        return [(0, len(masked))]
    nexts = planning.question_words
    lead = "|".join(sorted(planning.prepositions, key=len, reverse=True)) or "(?!)"  # "and for which book"
    pattern = compiled(
        rf"\s*(?:,\s*)?(?<!\w)(?:{planning.conjunctions})\s+(?:also\s+)?(?=(?:(?:{lead})\s+)?(?:{nexts})(?!\w))|"
        rf"\s*,\s+(?=(?:{nexts})(?!\w)\s)"
    )
    spans = spans_between(masked, pattern or _NEVER)
    # "when and where": two question words of one question.
    return spans if all(len(masked[a:b].split()) > 2 for a, b in spans[:1]) else [(0, len(masked))]


def _questions(sentence: str, spans: list[tuple[int, int]], planning: Planning, group: str) -> list[Draft]:
    texts = [sentence[a:b] for a, b in spans]
    subject = subject_of_question(texts[0], planning)
    drafts = []
    for number, text in enumerate(texts):
        own = text if number == 0 else _completed(text, texts[0], subject, planning)
        drafts += clause_drafts(own.strip(EDGES) + "?", planning, f"{group}.{number}")
    return drafts


def _completed(text: str, first: str, subject: str, planning: Planning) -> str:
    """A later question with what it leaves to the first: the subject for a pronoun or for none, or all but the question word."""
    bare = text.strip(EDGES)
    if re.fullmatch(rf"(?:{planning.question_words})(?:\s\w+)?", bare, re.IGNORECASE):
        opener = re.match(rf"[¿\s]*(?:{planning.question_words})\s+", first, re.IGNORECASE)
        return f"{bare} {first[opener.end() :]}" if opener else text
    own = _with_object(resolved(text, subject, planning), first, planning)
    says_nothing = own == text and not re.search(r"[A-ZÀ-Þ\d\"“«]", text[1:])
    if not says_nothing or not subject:
        return own
    return f"{bare} {subject}" if planning.drops_subjects else f"{bare}: {subject}"


def _with_object(text: str, first: str, planning: Planning) -> str:
    """ "no la tiene Bolivia" after "no tienen salida al mar": the same verb's object stands for its pronoun."""
    m = re.search(rf"\b(?:{planning.object_pronouns})\s(\w{{4,}})\b", text, re.IGNORECASE) if planning.object_pronouns else None
    if m is None:
        return text
    verb = m.group(1)
    same = re.search(rf"\b{re.escape(verb[:4])}\w*\s+(.+)", first, re.IGNORECASE)
    if same is None:
        return text
    return f"{text[: m.start()]}{verb} {same.group(1).strip(EDGES)}{text[m.end() :]}"


def _question(sentence: str, masked: str, planning: Planning, group: str) -> list[Draft]:
    twice = _two_question_words(sentence, planning)
    if twice:
        return [Draft(text, ConstraintKind.FACET) for text in twice]
    parts = _asked_subject(sentence, masked, planning)
    if len(parts) > 1:
        return [Draft(text, ConstraintKind.FACET, group=group) for text in parts]
    return [Draft(text, ConstraintKind.FACET) for text in _asked_nouns(sentence, masked, planning)]


def _two_question_words(sentence: str, planning: Planning) -> list[str]:
    """ "When and where was X born": one question for each."""
    words, joint = planning.question_words, planning.conjunctions
    if not joint:
        return []
    m = (compiled(rf"[¿\s]*({words})\s*,?\s+(?:{joint})\s+({words})\s+(?=\w)") or _NEVER).match(sentence)
    if m is None:
        return []
    rest = sentence[m.end() :]
    return [f"{m.group(1)} {rest}", f"{m.group(2)} {rest}"]


def _asked_nouns(sentence: str, masked: str, planning: Planning) -> list[str]:
    """ "What are the height and age of X": one question for each of the nouns asked for."""
    if not planning.conjunctions or not planning.question_words or not planning.connectors:
        return [sentence]
    article = "|".join(sorted(planning.articles, key=len, reverse=True)) or "(?!)"
    noun = r"[^\W\d_][\w-]*(?:\s[^\W\d_][\w-]*){0,2}?"
    of = "|".join(sorted(planning.connectors, key=len, reverse=True))
    pattern = compiled(
        rf"(?P<ask>[¿\s]*(?:{planning.question_words})\s+(?:is|are|was|were|ist|sind|war|waren|es|son|era|fue|est|sont|était)\s+)"
        rf"(?P<a>(?:(?:{article})\s+)?{noun})(?:,\s(?P<b>(?:(?:{article})\s+)?{noun}))?,?\s+(?:{planning.conjunctions})\s+"
        rf"(?P<c>(?:(?:{article})\s+)?{noun})\s+(?P<rest>(?:{of}|pour|para|for|in|en|für)\s+.+)"
    )
    m = pattern.match(masked) if pattern else None
    if m is None:
        return [sentence]
    ask, rest = sentence[: m.end("ask")], sentence[m.start("rest") :]
    return [f"{ask}{sentence[m.start(k) : m.end(k)]} {rest}" for k in "abc" if m.group(k)]


def _noun_parts(sentence: str, masked: str, planning: Planning) -> list[str]:
    """ "The release date and licence of X": one noun phrase for each."""
    if not planning.conjunctions or not planning.prepositions:
        return [sentence]
    article = "|".join(sorted(planning.articles, key=len, reverse=True)) or "(?!)"
    noun = (
        r"(?-i:[^\W\d_A-Z][\w-]*)(?:\s(?-i:[^\W\d_A-Z][\w-]*)){0,2}?"
        if not planning.nouns_have_capitals
        else r"[^\W\d_][\w-]*(?:\s[^\W\d_][\w-]*){0,2}?"
    )
    of = "|".join(sorted(planning.connectors | planning.prepositions, key=len, reverse=True))
    pattern = compiled(
        rf"(?P<a>(?:(?:{article})\s+)?{noun})(?:,\s(?P<b>(?:(?:{article})\s+)?{noun}))?,?\s+(?:{planning.conjunctions})\s+"
        rf"(?P<c>(?:(?:{article})\s+)?{noun})\s+(?P<rest>(?:{of})\s+.+)"
    )
    m = pattern.match(masked) if pattern else None
    if m is None:
        return _listed(sentence, masked, planning)
    rest = sentence[m.start("rest") :]
    return [f"{sentence[m.start(k) : m.end(k)]} {rest}" for k in "abc" if m.group(k)]


def _listed(sentence: str, masked: str, planning: Planning) -> list[str]:
    """ "The effects of X on trade, migration, and investment since 2016": one part for each of three or four."""
    opener = "|".join(sorted(planning.prepositions | planning.connectors, key=len, reverse=True)) or "(?!)"
    item = r"[^\W\d_][\w-]*(?:\s[^\W\d_][\w-]*){0,2}?"
    tail = rf"(?P<tail>(?:\s(?:{opener})\s.*)?)"
    pattern = compiled(
        rf"(?P<head>.*\s(?:{opener})\s)(?P<a>{item}),\s(?P<b>{item})(?:,\s(?P<c>{item}))?,?\s(?:{planning.conjunctions})\s(?P<d>{item}){tail}"
    )
    m = pattern.fullmatch(masked) if pattern else None
    if m is None:
        return _aspects(sentence, masked, planning)
    head, end = sentence[: m.end("head")], sentence[m.start("tail") :]
    return [f"{head}{sentence[m.start(k) : m.end(k)]}{end}" for k in "abcd" if m.group(k)]


def _aspects(sentence: str, masked: str, planning: Planning) -> list[str]:
    """ "The collapse of X, its causes, the failures of Y and the lessons": the thing, then each aspect of it."""
    pieces = [p for p in spans_between(masked, compiled(rf",\s+(?:{planning.conjunctions})\s+|,\s+") or _NEVER)]
    if len(pieces) < 3 or not planning.conjunctions:
        return [sentence]
    parts = [sentence[a:b].strip(EDGES) for a, b in pieces]
    last = re.split(rf"\s+(?:{planning.conjunctions})\s+", parts[-1])
    parts = [*parts[:-1], *last] if len(last) == 2 and all(len(p.split()) <= 5 for p in last) else parts
    head = parts[0]
    if len(head.split()) < 2 or any(len(p.split()) > 8 for p in parts[1:]):
        return [sentence]
    owner = compiled(rf"^(?:{planning.possessives})\s+") if planning.possessives else None
    return [head, *(f"{head}: {owner.sub('', p) if owner else p}" for p in parts[1:])]


def _asked_subject(sentence: str, masked: str, planning: Planning) -> list[str]:
    """ "Which bridge in Arvel opened in 1926 and is 388 metres long": the subject is carried into each predicate."""
    opener = compiled(rf"[¿\s]*(?:{planning.question_words})(?!\w)\s*")
    m = opener.match(masked) if opener else None
    if m is None:
        return [sentence]
    first = (compiled(rf"\s(?={planning.finite_verbs})|,\s" if planning.finite_verbs else "") or _NEVER).search(
        masked, m.end() - 1
    )
    if first is None or len(masked[: first.start()].split()) > _LONGEST_SUBJECT:
        return [sentence]
    subject = sentence[: first.start()].rstrip(" ,")
    rest = masked[first.start() :]
    pieces = spans_between(rest, _next_predicate(rest, planning))
    if len(pieces) < 2:
        return [sentence]
    return [f"{subject} {sentence[first.start() + a : first.start() + b].strip(EDGES)}" for a, b in pieces]


_PARTICIPLE = re.compile(
    r"[\s,]*(?:born|made|built|written|known|founded|geboren|gegründet|nacid[oa]|fundad[oa]|née?|fondée?|\w{3,}ed)\b",
    re.IGNORECASE,
)


def _next_predicate(rest: str, planning: Planning) -> re.Pattern[str]:
    """Conjunction and verb; after a participle without auxiliary also the verb alone ("born in Busan won ...")."""
    if _PARTICIPLE.match(rest) and planning.tag == "en":
        return (
            compiled(
                rf"{_next_verb(planning).pattern}|(?<=\w)\s+(?=(?:is|was|has|had|won|wrote|became|led|made|sang|directed|starred)\b)"
                r"|,?\s+(?:and\s+)?(?:who|that|which)\s+(?=\w)"
            )
            or _NEVER
        )
    return _next_verb(planning)


def subject_of_question(text: str, planning: Planning) -> str:
    """The name, with its article and following noun, that a question is about: "the Ostrel viaduct" in "When was ... opened"."""
    body = text.rstrip(" ?").lstrip("¿ ")
    quoted = re.search(QUOTED, body)
    if quoted:
        return quoted.group()
    asked = re.match(
        r"(?:which|what)\s((?:[\w'’-]+\s){1,4}?)(?=born|who|that|is|was|won|wrote|has|had|did|does|made|\w{3,}ed\b)",
        body,
        re.IGNORECASE,
    )
    if asked and planning.tag == "en" and asked.group(1).strip().split()[-1].islower():
        return f"the {asked.group(1).strip()}"  # "Which novelist won ..., and for which book was he praised"
    name = r"[A-ZÀ-Þ0-9][\w.'’&-]*(?:\s(?:(?:of|of the|de|de la|von|del|und|and|et|y|&)\s)?[A-ZÀ-Þ0-9][\w.'’&-]*)*"
    article = "|".join(sorted(planning.articles, key=len, reverse=True)) or "(?!)"
    # "la tour Eiffel": the noun before the name is part of it.
    noun = r"(?:[a-zà-ÿ]{3,}\s)?" if planning.tag in ("es", "fr") else ""
    who = re.match(
        rf"[¿\s]*(?:who|wer|quién|qui)\s(?:is|was|ist|war|es|fue|est|était|fut)\s((?:{article})\s[^,]{{3,80}})$",
        body,
        re.IGNORECASE,
    )
    if who:
        return who.group(1)
    found = list(re.finditer(rf"(?:(?<!\w)(?:{article})\s?{noun})?(?<!\w)(?:{name})", body[1:]))
    openers = rf"(?:{planning.question_words}|{planning.auxiliaries})\b"
    found = [m for m in found if m.start() or not re.match(openers, body, re.IGNORECASE) or m.group()[0].isdigit()]
    if not found:
        return ""
    m = found[0]
    end = m.end() + 1
    following = re.match(r"\s([a-z]\w+)", body[end:])
    if (
        following
        and following.group(1) not in planning.fillers | planning.base_verbs
        and not re.search(r"(?:ed|built|born|found|made|t)$", following.group(1))
    ):
        end += following.end()
    return body[m.start() + 1 : end].strip()


# ------------------------------------------------------------ statements


def _statements(sentence: str, masked: str, planning: Planning) -> list[str]:
    """Cut where a second statement has a subject, or carried over where it has only a verb."""
    out: list[str] = []
    subject = ""
    for a, b in spans_between(masked, _next_clause(planning)):
        text = sentence[a:b]
        hidden = protected(text, planning)
        verb = _verb(planning).search(hidden)
        own = text[: verb.start()].strip() if verb else ""
        starts_with_pronoun = planning.pronouns and re.match(
            rf"(?:{planning.pronouns}|{planning.possessives})\b", text, re.IGNORECASE
        )
        if starts_with_pronoun:
            text = resolved(text, subject, planning)
            hidden = protected(text, planning)
        elif own:
            subject = own
        parts = spans_between(hidden, _next_verb(planning)) if verb else []
        if len(parts) > 1 and subject and len(subject.split()) <= _LONGEST_SUBJECT:
            out.append(text[parts[0][0] : parts[0][1]])
            out += [f"{subject} {text[c:d].strip()}" for c, d in parts[1:]]
        else:
            out.append(text)
    return out
