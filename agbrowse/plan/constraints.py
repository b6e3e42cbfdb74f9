"""A problem's sentences to numbered constraints.

In: the cleaned text, its terms and its Planning. Out: constraints, `c1` on, in the problem's order, with what else the sentences
told: the options that are compared, and the shape by which the problem is categorised. No sentence is lost: what is over the
most that a ledger can hold is joined in the last constraint.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from agbrowse.lang.planning import Planning
from agbrowse.models import Constraint, ConstraintKind
from agbrowse.plan import clauses, compare, requests
from agbrowse.plan.drafts import EDGES, Draft, Framed, compiled, has, trimmed, unframed
from agbrowse.plan.judge import Shape
from agbrowse.plan.problem import Term, TermKind
from agbrowse.plan.protect import protected, sentence_spans

_MOST = 24
_LONG_SENTENCE = 1200
_EAST_ASIAN = ("ko", "ja", "zh")


class Drafted(NamedTuple):
    constraints: tuple[Constraint, ...]
    options: tuple[str, ...]
    shape: Shape
    sentences: tuple[str, ...]  # without their frames


def draft_constraints(text: str, terms: Sequence[Term], planning: Planning) -> Drafted:
    masked = protected(text, planning)
    spans = sentence_spans(text, masked) or [(0, len(text))]
    drafts: list[Draft] = []
    options: tuple[str, ...] = ()
    frames: list[Framed] = []
    left_out: list[str] = []
    subject = ""
    for number, (a, b) in enumerate(spans, 1):
        b, excluded = _without_exclusion(text, a, b, planning)
        framed = unframed(text[a:b], planning)
        if number > 1 and _is_only_frame(framed.text, planning):
            continue
        frames.append(framed)
        sentence = framed.text
        if _leaves_subject(sentence, planning):
            sentence = clauses.resolved(sentence, subject, planning)
        find = clauses.subject_of_question if clauses.asks(framed.text, planning) else clauses.subject_of
        subject = find(framed.text, planning) or subject
        if len(drafts) >= _MOST or len(sentence) > _LONG_SENTENCE:
            drafts.append(Draft(sentence.strip(EDGES)))
            continue
        own = [t for t in terms if a <= t.start and t.end <= b]
        found, made = _sentence(sentence, framed._replace(text=sentence), text[a:b], own, planning, f"g{number}")
        options = options or found
        drafts += made
        left_out += [excluded] if excluded else []
        if excluded and made:
            kept = terms[0].text if terms else made[0].text
            drafts.append(Draft(f"{kept}, {excluded}", ConstraintKind.FACET, tags=("exclusion",)))
    first = frames[0] if frames else Framed(text)
    if len(drafts) < 3 and not options and not any(d.group for d in drafts) and _is_question(text, planning):
        drafts += _settings(text, terms, drafts, planning)
    return Drafted(
        _numbered(drafts, terms, text, planning),
        options,
        _shape(text, first, frames, bool(options), planning),
        (*(f.text for f in frames), *left_out),
    )


def _without_exclusion(text: str, a: int, b: int, planning: Planning) -> tuple[int, str]:
    """(where the sentence ends without it, the exclusion) of "..., 테슬라는 제외": what a request adds at its end."""
    if planning.tag not in _EAST_ASIAN or not planning.exclusion or len(text[a:b]) > _LONG_SENTENCE:
        return b, ""
    tail = compiled(rf"[,、，]\s*(?P<what>[^,、，。]{{1,40}}?(?:{planning.exclusion})[^,、，。]{{0,8}})[.。!！?？]*\s*$")
    m = tail.search(text, a, b) if tail else None
    if (
        m is None
        or has(planning.product, text[a:b])
        or not has(rf"(?:{planning.request_close or '(?!)'}|か|吗|嗎|呢)$", text[a : m.start()])
    ):
        return b, ""
    return m.start(), m["what"].strip()


def _is_question(text: str, planning: Planning) -> bool:
    return text.rstrip().endswith(("?", "？")) or has(_word(planning.question_words, planning), text)


def _is_only_frame(text: str, planning: Planning) -> bool:
    """A sentence such as "Thanks" or "Please compare" that adds nothing."""
    if has(_word(planning.question_words, planning), text):
        return False
    return all(w.casefold() in planning.fillers for w in re.findall(r"\w+", text)) and not re.search(r"[\u3400-\u9fff]", text)


def _leaves_subject(text: str, planning: Planning) -> bool:
    """Whether a sentence opens with a pronoun, or names nothing that its pronoun could stand for."""
    words = "|".join(p for p in (planning.pronouns, planning.possessives) if p)
    if not words:
        return False
    return re.match(rf"(?:{words})\b", text, re.IGNORECASE) is not None or not re.search(r"(?<=\s)[A-ZÀ-Þ]|[\"“«]", text)


def _sentence(
    sentence: str, framed: Framed, given: str, terms: list[Term], planning: Planning, group: str
) -> tuple[tuple[str, ...], list[Draft]]:
    """(options, drafts) of one sentence. Truth, then comparisons, ways to do and things to buy, then clauses."""
    is_east = planning.tag in _EAST_ASIAN
    if is_east:
        return _east_asian(sentence, framed, given, terms, planning, group)
    if not framed.is_truth:
        if has(planning.comparison, given) or _offers_choice(sentence, planning):
            options, drafts = compare.comparison_drafts(sentence, planning)
            if options:
                return options, drafts
        if has(planning.how_to, sentence):
            return (), requests.how_to_drafts(sentence, planning)
        if has(planning.product, sentence) or has(planning.product, given) or _is_priced(sentence, planning):
            return (), requests.product_drafts(sentence, planning, group)
    return (), clauses.clause_drafts(sentence, planning, group, is_request=framed.is_request, is_truth=framed.is_truth)


def _is_priced(sentence: str, planning: Planning) -> bool:
    """A thing with a limit to its price, and no verb: something to buy."""
    return has(planning.price_limit, sentence) and not clauses.has_verb(sentence, planning) and "?" not in sentence


def _offers_choice(sentence: str, planning: Planning) -> bool:
    """ "Which is heavier, A or B?": a question, and an "or" after its comma or colon."""
    if not planning.alternatives or "?" not in sentence:
        return False
    names = rf"^[^,:]{{2,40}}\s(?:{planning.alternatives})\s[^,:]{{2,60}}\?$"
    if has(names, sentence) and not clauses.has_verb(sentence, planning) and not clauses.is_yes_no(sentence, planning):
        return not clauses.asks(sentence, planning)
    return has(rf"[,:]\s[^,:]{{1,60}}\s(?:{planning.alternatives})\s", sentence)


def _east_asian(
    sentence: str, framed: Framed, given: str, terms: list[Term], planning: Planning, group: str
) -> tuple[tuple[str, ...], list[Draft]]:
    from agbrowse.plan import east_asian

    at = given.find(sentence)
    start = terms[0].start - given.find(terms[0].text) if terms else 0
    own = [t._replace(start=t.start - start - max(at, 0), end=t.end - start - max(at, 0)) for t in terms]
    own = [t for t in own if t.start >= 0 and t.end <= len(sentence) and sentence[t.start : t.end] == t.text]
    text = sentence.strip(EDGES) if sentence[:1] not in EDGES else sentence
    if not framed.is_truth:
        if has(planning.comparison, given):
            options, drafts = east_asian.comparison(sentence, own, planning)
            if options:
                return options, drafts
        if has(planning.how_to, given):
            return (), east_asian.how_to(text, planning)
        if has(planning.product, given):
            return (), east_asian.product(text, own, planning, group)
    return (), east_asian.clause_drafts(text, own, planning, group, is_request=framed.is_request, is_truth=framed.is_truth)


# ------------------------------------------------------------ what a question presupposes


def _settings(text: str, terms: Sequence[Term], drafts: list[Draft], planning: Planning) -> list[Draft]:
    """The dated event in which a question is set ("2018 Winter Olympics in Pyeongchang"): useful to know, not what is asked."""
    best = ""
    run: list[Term] = []
    for term in [*terms, None]:
        if run and term is not None and _is_glue(text[run[-1].end : term.start], planning):
            run.append(term)
            continue
        if _is_setting(run, planning):
            phrase = text[run[0].start : run[-1].end]
            sourced = has(rf"(?:{planning.source or '(?!)'})(?:\s\S{{1,6}})?[\s'’]*$", text[: run[0].start])  # "selon l'INSEE"
            best = best or ("" if sourced and planning.prepositions else phrase)
        run = [term] if term is not None else []
    known = {d.text.casefold().strip(EDGES) for d in drafts}
    words = [w.casefold() for w in re.findall(r"\w+", best)]
    if planning.prepositions and (len(words) < 3 or any(w in planning.base_verbs for w in words)):
        return []  # "Finland join NATO in April 2023" is what is asked
    long_enough = len(best) < 0.8 * len(max((d.text for d in drafts), key=len, default=""))
    if not best or best.casefold() in known or not long_enough:
        return []
    return [Draft(best, mandatory=False, tags=("setting",))]


def _is_setting(run: Sequence[Term], planning: Planning) -> bool:
    kinds = {t.kind for t in run}
    if planning.tag in _EAST_ASIAN:
        return len(run) > 1 and TermKind.DATE in kinds
    return (
        TermKind.DATE in kinds
        and bool(kinds & {TermKind.NAME, TermKind.QUOTE})
        and (planning.tag == "en" or TermKind.TERM not in kinds)
    )


def _is_glue(gap: str, planning: Planning) -> bool:
    if planning.tag in _EAST_ASIAN:
        return gap.strip() == "" or gap.strip() == planning.own_word.strip()
    words = re.findall(r"\w+", gap.casefold())
    joints = planning.prepositions | planning.articles | planning.connectors
    return len(words) <= 2 and all(w in joints for w in words) and not re.search(r"[^\w\s'’]", gap)


# ------------------------------------------------------------ numbers, tags, groups


def _numbered(drafts: list[Draft], terms: Sequence[Term], text: str, planning: Planning) -> tuple[Constraint, ...]:
    kept: list[Draft] = []
    seen: set[str] = set()
    for draft in drafts:
        clean = trimmed(re.sub(r"\s+", " ", draft.text))
        if clean and clean.casefold() not in seen and any(c.isalnum() for c in clean):
            seen.add(clean.casefold())
            kept.append(draft._replace(text=clean))
    if not kept:
        kept = [Draft(re.sub(r"\s+", " ", text).strip(EDGES) or text)]
    if len(kept) > _MOST:
        rest = kept[_MOST - 1 :]
        kept = [*kept[: _MOST - 1], rest[0]._replace(text="; ".join(d.text for d in rest), group=None)]
    lone = {g for g in (d.group for d in kept) if g and sum(d.group == g for d in kept) < 2}
    return tuple(
        Constraint(
            id=f"c{n}",
            text=d.text,
            kind=d.kind,
            mandatory=d.mandatory,
            tags=_tags(d, terms, planning),
            group=None if d.group in lone else d.group,
        )
        for n, d in enumerate(kept, 1)
    )


def _tags(draft: Draft, terms: Sequence[Term], planning: Planning) -> tuple[str, ...]:
    folded = draft.text.casefold()
    own = {t.kind for t in terms if t.text.casefold() in folded}
    tags = list(draft.tags)
    tags += ["subject"] if own & {TermKind.NAME, TermKind.QUOTE} else []
    tags += ["date"] if TermKind.DATE in own else []
    tags += ["number"] if own & {TermKind.NUMBER, TermKind.CODE} else []
    tags += ["source"] if has(_word(planning.source, planning), draft.text) else []
    tags += ["exclusion"] if has(_word(planning.excludes_before, planning) or planning.excludes_after, draft.text) else []
    tags += ["negation"] if has(_word(planning.exclusion, planning), draft.text) else []
    return tuple(dict.fromkeys(tags))


def _word(pattern: str, planning: Planning) -> str:
    return rf"(?<!\w)(?:{pattern})(?!\w)" if pattern and planning.prepositions else pattern


def _shape(text: str, first: Framed, frames: Sequence[Framed], has_options: bool, planning: Planning) -> Shape:
    core = first.text
    question = compiled(_word(planning.question_words, planning))
    masked = protected(core, planning)
    asks = any(question.search(protected(f.text, planning)) is not None for f in frames[:12]) if question else False
    is_yes_no = clauses.is_yes_no(masked, planning) or (
        not asks
        and not has(planning.asks_end, text)
        and not first.is_request
        and text.rstrip().endswith(("?", "？", "吗", "嗎", "ですか", "ますか", "나요", "인가"))
    )
    opens = clauses.asks(masked, planning) if planning.prepositions else asks
    return Shape(
        core=core,
        is_truth=any(f.is_truth for f in frames),
        is_request=any(f.is_request for f in frames),
        asks=opens or (asks and "?" in text) or has(planning.asks_end, text),
        is_yes_no=is_yes_no and not opens,
        has_verb=clauses.has_verb(masked, planning) if planning.prepositions else _ends_as_sentence(core),
        has_options=has_options,
    )


def _ends_as_sentence(core: str) -> bool:
    return re.search(r"(?:다|요|た|る|い|だ|です|ます|了|的|。)\W*$|[一-鿿]{2}(?:是|在|有|被|于|於)\w", core) is not None
