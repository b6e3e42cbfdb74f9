"""Korean, Japanese and Chinese problems cut into constraints, by what stands between their terms.

In: a sentence without its frame, its terms and its Planning. Out: drafts in the sentence's words. By rule and word list, without a
dictionary; what is not understood stays whole.
"""

from __future__ import annotations

import re
from itertools import pairwise

from agbrowse.lang.planning import Planning
from agbrowse.models import ConstraintKind
from agbrowse.plan.drafts import EDGES, Draft, compiled, has
from agbrowse.plan.problem import Term, TermKind
from agbrowse.plan.protect import QUOTED, protected, spans_between

_NEVER = re.compile(r"(?!)")
_MOST_OPTIONS = 5
_EACH = "分别|分別|각각|それぞれ"  # "A和B的收入分别是多少" asks of each


def _between(text: str, a: Term, b: Term) -> str:
    return text[a.end : b.start]


def _is(pattern: str, gap: str) -> bool:
    found = compiled(rf"\s*(?:{pattern})\s*") if pattern else None
    return found is not None and found.fullmatch(gap) is not None


# ------------------------------------------------------------ comparisons


def comparison(text: str, terms: list[Term], planning: Planning) -> tuple[tuple[str, ...], list[Draft]]:
    """(options, drafts): each option with what is compared, then the comparison."""
    start = next((i for i in range(len(terms) - 1) if _joins(text, terms, i, planning)), None)
    if start is None:
        return (), []
    last = start + 1
    while last + 1 < len(terms) and last - start < _MOST_OPTIONS - 1 and _joins(text, terms, last, planning):
        last += 1
    names = [t.text for t in terms[start : last + 1]]
    names[-1], rest = _without_criterion(names[0], names[-1], text, terms, last, planning)
    end = _chain_end(text, terms, last, planning)
    criteria = " ".join(p for p in (rest, text[terms[last + 1].start : terms[end].end] if end > last else "") if p)
    whole = [t.text for t in terms[:start] if t.kind is TermKind.DATE] + [
        t.text for t in terms[end + 1 :] if t.kind is TermKind.DATE
    ]
    prefix = _range(text, planning) or " ".join(dict.fromkeys(whole))
    lead = prefix + (" " if prefix and planning.tag != "ja" else "の" if prefix else "")
    if criteria:
        gap = _between(text, terms[last], terms[last + 1]) if end > last else " "
        joint = gap if planning.tag != "ko" else planning.own_word if end > last else " "
    else:
        criteria = _tail(text, terms, last, planning)
        # Chinese has its "的" only where the problem has it.
        joint = (" " if planning.tag != "ja" else planning.own_word) if criteria else ""
    drafts = [Draft(f"{lead}{name}{joint}{criteria}", ConstraintKind.FACET) for name in names]
    both = f"{lead}{text[terms[start].start : terms[max(end, last)].end]}"
    label = planning.difference_label
    if has(planning.question_words, text):
        both = text.strip(EDGES)
    elif label and not both.endswith(label):
        both = f"{both}{planning.own_word}{label}"
    drafts.append(Draft(both, ConstraintKind.FACET, tags=("comparison",)))
    return tuple(names), drafts


def _range(text: str, planning: Planning) -> str:
    """ "2010年から2024年まで" as it stands in the text; "" where there is none."""
    if not planning.since or not planning.until:
        return ""
    pattern = compiled(
        rf"(?:1[5-9]|20)\d\d[년年]?\s?(?:{planning.since}|{planning.range_joint})\s?(?:1[5-9]|20)\d\d[년年]?(?:{planning.until})?"
    )
    found = pattern.search(text) if pattern else None
    return found.group() if found else ""


def _tail(text: str, terms: list[Term], last: int, planning: Planning) -> str:
    """What follows the options when nothing is named that they are compared by."""
    following = [t for t in terms[last + 1 :] if t.kind is not TermKind.DATE]
    if not following:
        return ""
    return text[following[0].start : following[-1].end]


def _joins(text: str, terms: list[Term], i: int, planning: Planning) -> bool:
    return _is(planning.joins, _between(text, terms[i], terms[i + 1])) and terms[i].kind is not TermKind.DATE


def _without_criterion(
    first: str, last_name: str, text: str, terms: list[Term], last: int, planning: Planning
) -> tuple[str, str]:
    """("과자", "수출액") of "과자 수출액" beside "사과": what is longer than the first option and is owned by none is compared."""
    words, size = last_name.split(), len(first.split())
    owned = last + 1 < len(terms) and _is(
        planning.owns.strip("|") or planning.own_word, _between(text, terms[last], terms[last + 1])
    )
    if planning.tag != "ko" or len(words) <= size or (owned and "의" in _between(text, terms[last], terms[last + 1])):
        return last_name, ""
    return " ".join(words[:size]), " ".join(words[size:])


def _chain_end(text: str, terms: list[Term], last: int, planning: Planning) -> int:
    """The last term that hangs on the options by "of" and "and"."""
    end = last
    while end + 1 < len(terms):
        gap = _between(text, terms[end], terms[end + 1])
        joined = _is(planning.owns, gap) or (end > last and _is(planning.joins, gap))
        if not joined:
            break
        end += 1
    return end


# ------------------------------------------------------------ questions and statements


def clause_drafts(
    text: str, terms: list[Term], planning: Planning, group: str, *, is_request: bool, is_truth: bool
) -> list[Draft]:
    """A sentence's drafts: several question words, several nouns asked for, or several clauses give one each."""
    if not is_truth and has(_EACH, text):
        options, each = comparison(text, terms, planning)
        if options:
            return [draft for draft in each if "comparison" not in draft.tags]
    asks = has(planning.question_words, protected(text, planning))
    if is_truth or (not asks and not is_request and _is_sentence(text, terms, planning)):
        return [Draft(part) for part in _clauses(text, planning)]
    if asks:
        clauses = _clauses(text, planning)
        if len(clauses) > 1 and all(has(planning.question_words, c) for c in clauses):
            return [Draft(part, ConstraintKind.FACET) for part in clauses]
        words = _each_question_word(text, planning)
        if len(words) > 1:
            return [Draft(part, ConstraintKind.FACET) for part in words]
        parts = _puzzle(text, planning)
        if len(parts) > 1:
            return [Draft(part, ConstraintKind.FACET, group=group) for part in parts]
    described = _puzzle(text, planning) if has(planning.asks_end, text + "?") else []
    if len(described) > 1:
        return [Draft(part, ConstraintKind.FACET, group=group) for part in described]
    parts = _each_noun(text, terms, planning)
    if len(parts) == 1 and is_request:
        parts = _each_topic(text, terms, planning)
    return [Draft(part, ConstraintKind.FACET) for part in parts]


def _is_sentence(text: str, terms: list[Term], planning: Planning) -> bool:
    """Whether the text says something, and is no bare row of nouns."""
    end = text.rstrip(EDGES)
    if planning.tag == "zh":
        gaps = [_between(text, a, b) for a, b in pairwise(terms)] + ([text[terms[-1].end :]] if terms else [])
        return any(re.search("[是在有了被将將曾已会會为為于於能要]", gap) for gap in gaps) or len(terms) == 1 < len(end)
    return re.search(r"(?:다|요|까|나|음|함|た|る|い|だ|です|ます|か|ん|う)$", end) is not None


def _each_question_word(text: str, planning: Planning) -> list[str]:
    """ "누가 언제 처음 썼나" asks two things."""
    pair = compiled(
        rf"(?P<a>(?:{planning.question_words})[가-힣ぁ-ん]{{0,2}})(?P<gap>\s*[,、]?\s*(?:그리고|と|、|和)?\s*)(?P<b>(?:{planning.question_words})[가-힣ぁ-ん]{{0,2}})(?=\s|[,、]|[一-鿿ぁ-ん])"
    )
    m = pair.search(protected(text, planning)) if pair else None
    if m is None or m["a"] == m["b"] or (not m["gap"] and planning.tag == "ko") or m["b"][-1:] in "のな":
        return [text]
    if m.start("b") - m.end("a") == 0:
        return [text]
    return [
        text[: m.end("a")] + " " * (planning.tag == "ko") + text[m.end("b") :].lstrip(),
        text[: m.start("a")] + text[m.start("b") :],
    ]


def _puzzle(text: str, planning: Planning) -> list[str]:
    """ "부산에서 태어났고 1990년에 데뷔한 가수는 누구인가": each description with the one that is asked for."""
    if not planning.joined_adnominals:
        return [text]
    ends = "|".join(sorted(planning.joined_adnominals, key=len, reverse=True))
    joint = compiled(rf"(?:{ends}),?\s+")
    masked = protected(text, planning)
    tail = compiled(planning.adnominals) or _NEVER
    found = list(tail.finditer(masked))
    cuts = list(joint.finditer(masked)) if joint else []
    if not found or not cuts or found[-1].start() < cuts[-1].end():
        return [text]
    asked = text[found[-1].end() :]
    parts, at = [], 0
    for cut in cuts:
        end = cut.group().strip(" ,")
        parts.append(f"{text[at : cut.start()]}{planning.joined_adnominals[end]} {asked}")
        at = cut.end()
    return [*parts, text[at:]]


def _each_noun(text: str, terms: list[Term], planning: Planning) -> list[str]:
    """ "X의 높이와 길이는?" asks two things of X."""
    for i in range(len(terms) - 1):
        if not _is(planning.joins, _between(text, terms[i], terms[i + 1])):
            continue
        last = i + 1
        while last + 1 < len(terms) and _is(planning.joins, _between(text, terms[last], terms[last + 1])):
            last += 1
        after = text[terms[last].end :]
        closes = compiled(planning.asked_end)
        if not (closes and closes.fullmatch(after)) or (i == 0 and not text[: terms[0].start].strip()):
            return [text]
        head = text[: terms[i].start]
        if planning.tag == "zh":
            head = head.removesuffix("的") + " "
        return [f"{head}{t.text}{after}".strip() for t in terms[i : last + 1]]
    return [text]


def _each_topic(text: str, terms: list[Term], planning: Planning) -> list[str]:
    """ "X의 효과와 부작용을 다룬 Y 자료": each topic with what it is of, then what is asked for."""
    for i in range(len(terms) - 1):
        if not _is(planning.joins, _between(text, terms[i], terms[i + 1])):
            continue
        last = i + 1
        while last + 1 < len(terms) and _is(planning.joins, _between(text, terms[last], terms[last + 1])):
            last += 1
        first = i
        while first and _is(planning.owns, _between(text, terms[first - 1], terms[first])):
            first -= 1
        owner = text[terms[first].start : terms[i].start]
        rest = text[terms[last + 1].start :].strip(EDGES) if last + 1 < len(terms) else ""
        return [f"{owner}{t.text}" for t in terms[i : last + 1]] + ([rest] if rest else [])
    return [text]


def _clauses(text: str, planning: Planning) -> list[str]:
    """Statements, the subject carried into each; what was reported becomes what is stated."""
    for reported, stated in sorted(planning.declared.items(), key=lambda item: -len(item[0])):
        if text.endswith(reported) and len(text) > len(reported) + 1:
            text = text[: -len(reported)] + stated
            break
    masked = protected(text, planning)
    spans = spans_between(masked, compiled(planning.clause_ends) or _NEVER)
    if len(spans) < 2 or any(len(masked[a:b].strip()) < 4 for a, b in spans):
        return [text]
    first = text[spans[0][0] : spans[0][1]]
    subject = _topic(first, planning) or _quoted(first, planning)
    parts = [_closed(text, a, b, planning) for a, b in spans]
    if not subject:
        return parts
    opens = compiled(planning.question_words) if planning.tag == "zh" else None
    joint = [" " if opens and opens.match(p) else "" for p in parts]  # "中国高铁最高时速 哪条线路最快"
    rest = zip(parts[1:], joint[1:], strict=True)
    return [parts[0], *(p if _has_topic(p, planning) else f"{subject}{gap}{p}" for p, gap in rest)]


def _quoted(part: str, planning: Planning) -> str:
    """A quoted title that the first clause is about: "《三体》的作者是谁，哪一年出版的"."""
    found = re.search(QUOTED, part)
    return found.group() + (" " if planning.tag == "zh" else "は" if planning.tag == "ja" else "은 ") if found else ""


def _has_topic(part: str, planning: Planning) -> bool:
    """Whether a later clause has a subject of its own: only "は" and "은, 는" are sure signs beside a question word."""
    topic = _topic(part, planning)
    if planning.tag == "ja" and has(planning.question_words, part):
        return topic.endswith("は")
    return bool(topic) and not has(planning.question_words, topic)


def _closed(text: str, a: int, b: int, planning: Planning) -> str:
    """The clause with the ending that a sentence has, where it is told without doubt: "열렸고" to "열렸다"."""
    part, following = text[a:b], text[b : b + 1]
    if planning.tag == "ko" and following in "고며" and re.search(r"(?:누구|무엇|어디|언제|얼마)이$", part):
        return part[:-1] + "인가"
    if planning.tag == "ko" and following in "고며" and part and part[-1] in "었았였했됐렸졌쳤켰났갔왔":
        return part + "다"
    if planning.tag == "ko" and following in "고며지으는" and part:
        return part + following if following in "고며" else part
    return part


def _topic(part: str, planning: Planning) -> str:
    """The subject with its particle, where the clause opens with one."""
    if planning.tag == "zh":
        m = re.match(r"[^，,。]{2,12}?(?=于|於|在|是|有|的|被|将|將|曾|已)", part)
        return m.group() if m else ""
    is_spaced = planning.tag == "ko"
    pattern = compiled(rf"[^,、。]{{1,24}}?(?:{planning.topics})" + (r"(?=\s)" if is_spaced else ""))
    found = pattern.match(part) if pattern else None
    return found.group() + (" " if is_spaced else "") if found else ""


# ------------------------------------------------------------ what to buy, and how


def product(text: str, terms: list[Term], planning: Planning, group: str) -> list[Draft]:
    """The thing with each criterion; the thing is the last term before the request, unless that one is excluded."""
    wants = compiled(planning.wants)
    m = wants.match(text) if wants else None
    if m:
        return _wanted(m.group("thing"), text[m.end() :], planning, group)
    masked = protected(text, planning)
    cut = compiled(rf"[,、，;；]\s*|(?:{planning.adnominals})" if planning.adnominals else r"[,、，;；]\s*") or _NEVER
    pieces = [text[a:b].strip(EDGES) for a, b in _kept_spans(masked, cut)]
    around = (4, 0) if planning.tag == "zh" else (0, 8)  # Chinese says it before the noun
    heads = [
        t
        for t in terms
        if t.kind is not TermKind.NUMBER and not has(planning.exclusion, text[max(0, t.start - around[0]) : t.end + around[1]])
    ]
    if len(pieces) < 2 or not heads:
        return [Draft(text.strip(EDGES), ConstraintKind.FACET)]
    kept = [i for i, p in enumerate(pieces) if not has(planning.exclusion, p)]
    head_piece = pieces[kept[-1]] if kept else pieces[-1]
    head = next((t.text for t in reversed(heads) if t.text in head_piece), heads[-1].text)
    space = " " if planning.tag == "ko" else ""
    drafts = []
    for piece in pieces:
        tags = ("exclusion",) if has(planning.exclusion, piece) else ()
        if piece == head or all(w in planning.fillers for w in re.findall(r"[^\Wぁ-ん]+", piece.replace(head, " "))):
            continue
        whole = piece if head in piece else f"{piece}{space if planning.tag == 'ko' else ' ' if tags else ''}{head}"
        drafts.append(Draft(whole, ConstraintKind.FACET, tags=tags, group=group))
    return drafts or [Draft(text.strip(EDGES), ConstraintKind.FACET)]


def _wanted(thing: str, criteria: str, planning: Planning, group: str) -> list[Draft]:
    """ "I want to buy X, it must ...": X by itself, and with each criterion."""
    joint = compiled(rf"[,、，;；]\s*|{planning.clause_ends}") or _NEVER
    generic = compiled(r"(?<=[인한된는은])\s(?:제품|것|모델|걸로|거)$") or _NEVER
    head = re.split(r"的|の", thing)[-1].split(" ")[-1] or thing
    drafts = [Draft(thing, ConstraintKind.FACET, group=group)]
    for a, b in _kept_spans(protected(criteria, planning), joint):
        piece = generic.sub("", criteria[a:b].strip(EDGES))
        end = next((e for e in sorted(planning.joined_adnominals, key=len, reverse=True) if piece.endswith(e)), "")
        piece = piece.removesuffix(end) + planning.joined_adnominals.get(end, "")
        tags = ("exclusion",) if has(planning.exclusion, piece) else ()
        if any(c.isalnum() for c in piece):
            text = f"{piece} {head}" if planning.tag == "ko" else f"{head} {piece}"
            drafts.append(Draft(text, ConstraintKind.FACET, tags=tags, group=group))
    return drafts


def _kept_spans(masked: str, cut: re.Pattern[str]) -> list[tuple[int, int]]:
    """Spans between cuts, with the ending at which it was cut left on the span before it."""
    spans, at = [], 0
    for m in cut.finditer(masked):
        end = m.start() if m.group()[:1] in ",、，;；" else m.end()
        spans.append((at, end))
        at = m.end()
    return [(a, b) for a, b in [*spans, (at, len(masked))] if any(c.isalnum() for c in masked[a:b])]


def how_to(text: str, planning: Planning) -> list[Draft]:
    """The task, and the task under what is set apart from it by a comma."""
    masked = protected(text, planning)
    pieces = [text[a:b].strip(EDGES) for a, b in spans_between(masked, re.compile(r"[、，,]\s*"))]
    if len(pieces) < 2:
        return [Draft(text.strip(EDGES), ConstraintKind.FACET)]
    task = next((p for p in pieces if has(planning.how_to, p)), pieces[0])
    case = compiled(rf"(?<=\w)(?:{planning.case_end})$") if planning.case_end else None
    task = case.sub("", task) if case else task
    others = [p for p in pieces if not p.startswith(task)]
    comma = ", " if planning.tag == "ko" else "，" if planning.tag == "zh" else "、"
    return [Draft(task, ConstraintKind.FACET), *(Draft(f"{p}{comma}{task}", ConstraintKind.FACET) for p in others)]
