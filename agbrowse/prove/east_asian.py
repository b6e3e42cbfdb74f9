"""Korean, Japanese and Chinese: whether a passage says what the claim says, of the same subject, in the same roles.

In: a Claim, a Page, a Window, its Weighing and the Judgement of word and value alone. Out: a Judgement. Particles and word
order tell here what capitals and prepositions tell elsewhere, and a subject named before need not be named again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from agbrowse.dates import find_dates
from agbrowse.lang import get_language
from agbrowse.models import BlockKind, Check, Span, Stance, Strength
from agbrowse.prove.alignment import (
    Part,
    Sentence,
    agrees,
    find_other,
    find_other_place,
    lay_beside,
    read_sentence,
    same_counted,
)
from agbrowse.prove.claim import Claim
from agbrowse.prove.cues import Cues, read_cues
from agbrowse.prove.east_asian_guards import find_faults, is_only_mentioned_before
from agbrowse.prove.east_asian_values import Reading, check_values
from agbrowse.prove.frames import (
    acts_apart,
    are_sides,
    is_converse,
    is_demoted,
    is_of_later,
    other_owner,
    other_verb,
    predicate,
    role_fault,
    strange_subject,
    subject_group,
    subject_part,
    turned_topic,
    within_longer,
)
from agbrowse.prove.judge import Judgement
from agbrowse.prove.match import Hit
from agbrowse.prove.page import RUNNING_TEXT, Page, Role, Window
from agbrowse.prove.polarity import as_object, cues_of, governing, negations, says_no_within
from agbrowse.prove.weighing import Weighing
from agbrowse.quantities import find_quantities
from agbrowse.text import are_opposites
from agbrowse.text.chunks import EAST_ASIAN, Chunk

_LEAST_SHARE = 0.3  # of the claim's words, that a sentence has or is not looked at further
_OWN_SHARE = 0.5  # of the claim's words and values, that the sentence itself has
_LIMITS = frozenset({"most", "half", "many", "some", "few", "none"})
_UNSAID, _HEADED = "the passage does not say what happens", "only a heading or the sentences before say it"
# What the judgement by word alone has weighed too.
_BY_WORD = frozenset({_UNSAID, _HEADED})
_WEAKER = "another subject or another role stands in the passage"


def reread(claim: Claim, page: Page, window: Window, w: Weighing, judged: Judgement | None) -> Judgement | None:
    """The judgement, corrected by who does what; other languages, questions and tables keep theirs."""
    tag = page.language.tag
    if tag not in EAST_ASIAN or claim.language.tag != tag or claim.question is not None or window.kind is BlockKind.TABLE_CELL:
        return judged
    reading = _read(claim, page, window, w, judged is not None and judged.strength is Strength.STRONG)
    if reading is None:
        return judged
    clean = not reading.faults and not reading.grave and not reading.missing
    if clean and not reading.differences:
        _write(w, reading)
        return Judgement(Stance.SUPPORTS, Strength.STRONG, (), (), max(reading.share, judged.support if judged else 0.0))
    if clean and len(reading.differences) == 1:
        _write(w, reading)
        return Judgement(Stance.CONTRADICTS, Strength.STRONG, (), (), max(reading.share, judged.support if judged else 0.0))
    if judged is None or judged.strength is not Strength.STRONG:
        return judged
    against = [*reading.grave]
    if judged.stance is Stance.SUPPORTS:
        against += [f for f in reading.faults if f not in _BY_WORD]
    if judged.stance is Stance.CONTRADICTS and (reading.missing or not reading.differences):
        against.append("some of its words are missing")
    if judged.stance is Stance.CONTRADICTS and reading.polarity and any(c.kind == "negation" for c in judged.checks):
        against.append("the denial is not of what the claim says")
    if not against:
        return judged
    return replace(judged, stance=Stance.MENTIONS, strength=Strength.WEAK, reasons=(*judged.reasons, *against))


def _write(w: Weighing, reading: Reading) -> None:
    """The checks that the reading found, in place of those by word alone."""
    w.checks[:] = [*reading.checks, *reading.differences]
    w.hits[:] = reading.hits
    w.different[:] = reading.differences


def _read(claim: Claim, page: Page, window: Window, w: Weighing, is_strong: bool) -> Reading | None:
    """The passage compared with the claim; None where it has too few of its words and nothing is to be corrected."""
    own = _own(claim.text, claim.language.tag)
    text = page.text[window.start : window.end]
    sentence = read_sentence(
        text, page.language, page.dates_in(window.start, window.end), page.quantities_in(window.start, window.end), window.start
    )
    parts = lay_beside(own, sentence)
    planned = bool(read_cues(text, page.language).plans)
    for part in parts:  # of plans it is asked whether both are one, not by what word
        if (
            planned
            and not part.is_found
            and any(c.start < part.chunk.end and part.chunk.start < c.end for c in claim.cues.plans)
        ):
            part.light = True
    telling = [p for p in parts if not p.light]
    held = sum(bool(p.found) for p in telling)
    if not held or (not is_strong and held < _LEAST_SHARE * len(telling)):
        return None
    reading = Reading()
    home = _home(claim, own, parts, sentence, window)
    converse = is_converse(own, parts, sentence, home)
    verb = predicate(parts)
    if converse is not None and verb is not None:
        verb.found, verb.missing = [(converse.start, converse.end)], ""
    before = _context(page, window)
    _complete(own, parts, sentence, before)
    for part in telling:
        if not part.is_found and not part.beside:
            find_other(part, parts, sentence, home)
            if part.other is not None and any(
                c.start == part.other[0] and are_sides(part.chunk, c, page.language.tag) for c in sentence.chunks
            ):
                part.other = None
            if part.other is None:
                find_other_place(part, parts, sentence, home)
    _check_words(reading, telling, page, window, before)
    check_values(reading, claim, own, sentence, parts, home, page, window, w)
    _check_subject(reading, parts, sentence, home, before, converse is not None, own)
    _check_manner(reading, claim, own, sentence, parts, home, page, window)
    if is_only_mentioned_before(parts, before):
        reading.grave.append(_WEAKER)
    reading.grave += find_faults(claim, own, parts, sentence, home, window.start, w)
    return reading


@lru_cache(maxsize=256)
def _own(text: str, tag: str) -> Sentence:
    """The claim's sentence, read once for all passages."""
    language = get_language(tag)
    dates = find_dates(text, language, None)
    numbers = [q for q in find_quantities(text, language) if not any(d.start < q.end and q.start < d.end for d in dates)]
    return read_sentence(text, language, dates, numbers)


def _home(claim: Claim, own: Sentence, parts: Sequence[Part], sentence: Sentence, window: Window) -> int:
    """The clause that says most of the claim; of two, the one with its numbers, then the later."""
    scores = [0.0] * len(sentence.clauses)
    for part in parts:
        for clause in {sentence.clause_of(a) for a, _ in part.found}:
            scores[clause] += 0.2 if part.light else 1.0
    verb = predicate(parts)
    if verb is not None and verb.chunk.is_verb:
        opposed = [c for c in sentence.chunks if are_opposites(verb.chunk.key, c.key, sentence.language)]
        for clause in {c.clause for c in opposed} | {sentence.clause_of(a) for a, _ in verb.found}:
            scores[clause] += 1.5
    for number in own.quantities:
        for q in sentence.quantities:
            if agrees(number, q):
                scores[sentence.clause_of(q.start - window.start)] += 3.0
            elif same_counted(number, q):
                scores[sentence.clause_of(q.start - window.start)] += 1.5
    return max(range(len(scores)), key=lambda i: (scores[i], i))


# ------------------------------------------------------------ what stands beside


def _context(page: Page, window: Window) -> list[tuple[Sentence, int, Role]]:
    """The sentences before, nearest first, and the headings, which may name the subject."""
    found = []
    segments = [s for s in window.segments if s.role is Role.PREVIOUS][::-1] if window.kind in RUNNING_TEXT else []
    segments += [s for s in window.segments if s.role in (Role.HEADING, Role.LEAD_IN, Role.ROW)]
    for s in segments:
        dates, numbers = page.dates_in(s.start, s.end), page.quantities_in(s.start, s.end)
        found.append((read_sentence(page.text[s.start : s.end], page.language, dates, numbers, s.start), s.start, s.role))
    return found


def _complete(own: Sentence, parts: list[Part], whole: Sentence, before: Sequence[tuple[Sentence, int, Role]]) -> None:
    """Mark what only a heading or a sentence before has: the subject, what describes a noun, or a thing spoken of before."""
    for part in parts:
        if part.light or part.is_found:
            continue
        for sentence, _, _ in before:
            probe = lay_beside(replace(own, chunks=(part.chunk,)), sentence)[0]
            if probe.is_found:
                part.beside = True
                _shorten(part, whole)
                break


def _shorten(part: Part, sentence: Sentence) -> None:
    """ "조합" for the "달빛협동조합" named before."""
    if sentence.language.tag == "ko":
        short = [c for c in sentence.chunks if len(c.text) > 1 and part.chunk.text.endswith(c.text)]
        if short:
            part.found, part.missing = [(c.start, c.end) for c in short], ""


def _check_words(
    reading: Reading, telling: Sequence[Part], page: Page, window: Window, before: Sequence[tuple[Sentence, int, Role]]
) -> None:
    for part in telling:
        text = part.chunk.text
        if part.is_found:
            start, end = part.found[-1]
            hit = Hit(window.start + start, window.start + end, Role.CORE)
            reading.hits.append(hit)
            reading.checks.append(Check(text, "term", text, page.text[hit.start : hit.end], "match", hit.start, hit.end))
        elif part.other is not None:
            start, end = window.start + part.other[0], window.start + part.other[1]
            reading.differences.append(Check(text, "term", text, page.text[start:end], "different", start, end))
        elif part.beside:
            for sentence, at, role in before:
                found = lay_beside(replace(sentence, chunks=(part.chunk,)), sentence)[0].found
                if found:
                    hit = Hit(at + found[0][0], at + found[0][1], role)
                    reading.hits.append(hit)
                    theirs = page.text[hit.start : hit.end]
                    reading.checks.append(Check(text, "term", text, theirs, "match", hit.start, hit.end))
                    break
        else:
            reading.missing += 1
            reading.checks.append(Check(text, "term", text, None, "missing"))


# ------------------------------------------------------------ of whom


def _check_subject(
    reading: Reading,
    parts: Sequence[Part],
    sentence: Sentence,
    home: int,
    before: Sequence[tuple[Sentence, int, Role]],
    converse: bool,
    own: Sentence,
) -> None:
    telling = [p for p in parts if not p.light]
    values = len(own.quantities)
    held = sum(p.is_found or p.other is not None for p in telling) + values
    reading.share = held / (len(telling) + values)
    if reading.share < _OWN_SHARE:
        reading.faults.append(_HEADED)
    verb = predicate(parts)
    head = subject_part(parts)
    group = subject_group(parts)
    if verb is not None and verb is not head and not verb.is_found and verb.other is None:
        told = verb.chunk.is_verb and not verb.beside
        (reading.grave if told else reading.faults).append(_UNSAID)
    if head is None:
        return
    strange = strange_subject(parts, sentence, home)
    elsewhere = [p for p in telling if not p.is_found and p.beside]
    loose = [p for p in elsewhere if p not in group and p.chunk.place not in ("of", "") and p is not verb]
    # "was champion the year before" is no other word for "lost to A", where A is only named elsewhere.
    if len(loose) > 1 or (loose and (strange is not None or any(p.other is not None for p in telling))):
        reading.faults.append("some of its words stand elsewhere")
    if elsewhere and strange is not None and not converse:
        reading.grave.append(_WEAKER)
    elif head.found and not converse:
        clauses = {sentence.clause_of(a) for a, _ in head.found}
        if (
            (min(clauses) > home and head is not verb)
            or (home not in clauses and strange is not None and _takes_over(strange, head))
            or is_demoted(head, parts, sentence)
            or any(p.found and p.chunk.place == "of" and _owned_by_other(p, sentence, home, strange) for p in group)
        ):
            reading.grave.append(_WEAKER)
    if any(within_longer(p, parts, sentence) for p in group) or other_verb(parts, sentence, home):
        reading.grave.append(_WEAKER)
    if any(is_of_later(p, sentence, home) for p in group) or other_owner(own, parts, sentence):
        reading.grave.append(_WEAKER)
    if turned_topic(parts, sentence, home) or acts_apart(parts, sentence):
        reading.grave.append(_WEAKER)
    fault = role_fault(own, parts, sentence, home)
    if fault is not None:
        reading.grave.append(fault)


def _takes_over(strange: Chunk, head: Part) -> bool:
    """Whether the strange subject stands after the claim's, so that the clause is about it."""
    return strange.start > max(a for a, _ in head.found)


def _owned_by_other(part: Part, sentence: Sentence, home: int, strange: Chunk | None) -> bool:
    """ "A의 매출은" where the clause has "B의 매출은", and A only in the clause before."""
    clauses = {sentence.clause_of(a) for a, _ in part.found}
    return home not in clauses and strange is not None and strange.clause == home


# ------------------------------------------------------------ how it is said


def _check_manner(
    reading: Reading,
    claim: Claim,
    own: Sentence,
    sentence: Sentence,
    parts: Sequence[Part],
    home: int,
    page: Page,
    window: Window,
) -> None:
    cues = cues_of(sentence)
    verb = predicate(parts)
    spans = [s for p in ([verb] if verb is not None else []) for s in (p.found or ([p.other] if p.other else []))]
    start, end = governing(sentence, spans, home)
    if claim.cues.negations:
        start = min(start, sentence.clauses[home][0])
    said = [(p.chunk.start, p.chunk.end) for p in parts if not p.light and (p.is_found or p.other is not None)]
    no = negations(sentence, cues, start, end, [s for p in parts for s in p.found]) % 2 == 1
    claimed = negations(own, claim.cues, 0, len(own.text), said) % 2 == 1
    reading.polarity = no == claimed
    if not reading.polarity:
        at = next((n for n in cues.negations if start <= n.start < end), None)
        span = Span(window.start + at.start, window.start + at.end) if at else Span(window.start, window.end)
        stated = "negated" if claimed else "asserted"
        reading.differences.append(
            Check("negation", "negation", stated, page.text[span.start : span.end], "different", span.start, span.end)
        )
    if says_no_within(own, claim.cues, sentence, cues, parts):
        reading.grave.append("it says no of a part")
    reading.faults += _cue_faults(claim.cues, cues, sentence, start, end)
    if window.zone.value not in ("main", "post"):
        reading.faults.append(f"it stands in the page's {window.zone.value}")
    if window.kind in (BlockKind.HEADING, BlockKind.TITLE, BlockKind.TERM, BlockKind.SUMMARY):
        reading.faults.append("it is a heading")
    if cues.is_question:
        reading.faults.append("it asks")


def _cue_faults(claimed: Cues, cues: Cues, sentence: Sentence, start: int, end: int) -> list[str]:
    def inside(some: Sequence[Span]) -> bool:
        return any(start <= s.start < end for s in some)

    faults = []
    # "…，对此予以否认": a denial comes after what it denies.
    if any(d.start >= start for d in cues.denials) and not claimed.denials:
        faults.append("it is denied")
    if inside(cues.hedges) and not (claimed.hedges or claimed.denials):
        faults.append("it is said without certainty")
    plans = [p for p in cues.plans if not any(a <= p.start < b for a, b in as_object(sentence))]
    if (inside(plans) and not claimed.plans) or (claimed.plans and not plans):
        faults.append("it is a plan")
    asked = set(claimed.quantifiers) | set(claimed.superlatives)
    given = set(cues.quantifiers) | set(cues.superlatives)
    if asked - given:
        faults.append(f"it does not say {', '.join(sorted(asked - given))}")
    if any(start <= s.start < end for name, s in cues.quantifiers.items() if name in _LIMITS - asked):
        faults.append("it says so of a part only")
    return faults
