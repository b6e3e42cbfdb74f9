"""The value in a passage that answers a facet.

In: a Claim with a Question, a Page, a Window and its Weighing. Out: the answers that the passage offers, in the page's words,
with a key to compare them by. Whether the passage speaks of the question's subject is weighed elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from agbrowse.lang.base import words
from agbrowse.models import BlockKind, Span
from agbrowse.prove.claim import Claim, Question
from agbrowse.prove.page import Page, Role, Window
from agbrowse.prove.values import completed, states_date
from agbrowse.prove.weighing import Weighing
from agbrowse.prove.words import is_hangul, is_wide, same_word
from agbrowse.quantities import Quantity
from agbrowse.text import Token, fold

_COPULA = re.compile(r"\b(?:is|are|was|were|remains|ist|sind|war|waren|es|son|era|est|sont|était)\b")
_PLACES = words("in at near from on to im am bei nach aus zu en a desde au aux à dans chez")
_AGENTS = words("by von durch por par")
_ARTICLES = words("the a an der die das ein eine el la los las un una le les une l")
_END = re.compile(
    r"[,;:.(!?]\s|[.,;:!?]$|\s[-–—]\s|\b(?:which|who|whose|that|since|after|before|because|and was|die|que|qui)\b"
)
_JOINED = re.compile(r"[ \u00a0]?(?:(?:of|de|del|la|le|von|van|der|den|al|da|di|the|&)[ \u00a0]){0,2}|[-'’.]\s?")
_MOST_WORDS = 12
# What Korean, Japanese and Chinese write right after a number to say what is counted.
_COUNTERS = frozenset("명개권대층곳회번채석인名人個个本台階层匹回冊册頭头枚辆座口")


@dataclass(frozen=True, slots=True)
class Answer:
    """A value of the kind asked for. `sure` is false where the passage does not say clearly that it is the answer."""

    span: Span
    text: str
    key: str
    sure: bool = True


def find_answers(claim: Claim, question: Question, page: Page, window: Window, w: Weighing) -> list[Answer]:
    """What the passage offers as an answer, best first; empty when it gives no value of the kind asked for."""
    match question.kind:
        case "date":
            return _dates(claim, page, window)
        case "count" | "quantity":
            return _quantities(claim, question, page, window)
        case "person":
            return _people(claim, page, window, w)
        case "place":
            return _places(claim, page, window, w)
        case "entity":
            return _entities(claim, question, page, window, w)
        case "value":
            return _values(page, window, w)
        case _:
            whole = Span(window.start, window.end)
            return [Answer(whole, page.text[window.start : window.end], "text:", sure=False)] if w.core_hits else []


def _dates(claim: Claim, page: Page, window: Window) -> list[Answer]:
    found = [m for s in window.core for m in page.dates_in(s.start, s.end)]
    free = [m for m in found if not any(states_date(c, m) for c in claim.dates)]
    free.sort(key=lambda m: (m.date.day is None, m.date.month is None, m.start))
    return [Answer(Span(m.start, m.end), page.text[m.start : m.end], f"date:{m.date}", sure=m.relation is None) for m in free]


def _quantities(claim: Claim, question: Question, page: Page, window: Window) -> list[Answer]:
    answers = []
    for segment in window.core:
        for q in page.quantities_in(segment.start, segment.end):
            if q.is_ordinal or any(c.low == q.low and c.unit == q.unit for c in claim.quantities):
                continue
            read = completed(q, page, window) if window.kind is BlockKind.TABLE_CELL else (q,)
            fits = next((r for r in read if _fits(r, question, page, window)), None)
            if fits is not None:
                key = f"quantity:{fits.low.normalize():f}-{fits.high.normalize():f} {fits.unit or ''}".strip()
                end = q.end + (q.end < segment.end and page.text[q.end] in _COUNTERS)
                answers.append(Answer(Span(q.start, end), page.text[q.start : end], key, sure=fits.comparator is None))
    return answers


def _fits(q: Quantity, question: Question, page: Page, window: Window) -> bool:
    if question.kind == "quantity":
        return q.dimension is not None and q.dimension in question.dimensions
    if question.noun is None:
        return q.unit is None
    near = page.tokens_in(q.number_start, min(window.end, q.end + 40))[1:4]
    headers = [t for s in window.segments if s.role in (Role.COLUMN, Role.CAPTION) for t in page.tokens_in(s.start, s.end)]
    labels = page.tokens_in(window.start, q.number_start)[-2:] if ":" in page.text[window.start : q.number_start] else []
    around = headers if window.kind is BlockKind.TABLE_CELL else [*near, *labels]
    return any(same_word(question.noun, t) for t in around)


# ------------------------------------------------------------ names


def names_in(page: Page, start: int, end: int) -> list[Span]:
    """Runs of capitalised names in `text[start:end]`, without leading articles."""
    spans: list[Span] = []
    last: Token | None = None
    for token in page.tokens_in(start, end):
        if not token.is_name or is_wide(token.norm[:1]) or is_hangul(token.norm[:1]):
            continue
        if last is not None and spans and _JOINED.fullmatch(page.text[last.end : token.start]):
            spans[-1] = Span(spans[-1].start, token.end)
        else:
            spans.append(Span(token.start, token.end))
        last = token
    return spans


def _free_names(claim: Claim, page: Page, window: Window, w: Weighing) -> Iterator[Span]:
    own = [t for n in claim.names for t in n.tokens]
    hits = [h for h in w.hits]
    for segment in window.core:
        for span in names_in(page, segment.start, segment.end):
            tokens = [t for t in page.tokens_in(span.start, span.end) if not t.is_stop]
            if tokens and all(any(same_word(o, t) for o in own) for t in tokens):
                continue
            if any(h.start <= span.start and span.end <= h.end for h in hits):
                continue
            if page.text[span.start : span.end].endswith(("'s", "’s")):
                continue  # "Ada Holm's brother" names no Ada Holm
            yield span


def _named(page: Page, span: Span, sure: bool) -> Answer:
    text = page.text[span.start : span.end]
    parts = [word for word in re.findall(r"\w+", fold(text).text) if word not in _ARTICLES]
    return Answer(span, text, "name:" + " ".join(parts), sure)


def _before(page: Page, span: Span) -> list[Token]:
    """The words right before a name, articles and lower-case titles ("the architect") left out."""
    tokens = page.tokens_in(max(0, span.start - 60), span.start)
    return [t for t in tokens if t.norm not in _ARTICLES]


def _governor(page: Page, span: Span, words_: frozenset[str]) -> bool:
    tokens = _before(page, span)
    return any(t.norm in words_ for t in tokens[-2:]) and not any(
        c in ".;:" for c in page.text[max(0, span.start - 1) : span.start]
    )


def _people(claim: Claim, page: Page, window: Window, w: Weighing) -> list[Answer]:
    if not page.language.spaced or page.language.tag == "ko":
        return _marked_names(claim, page, window)
    spans = list(_free_names(claim, page, window, w))
    agents = [s for s in spans if _governor(page, s, _AGENTS)]
    rest = [s for s in spans if not _governor(page, s, _AGENTS | _PLACES) and not _governor(page, s, frozenset({"of"}))]
    if agents:
        return [_named(page, s, sure=len(agents) == 1) for s in agents]
    return [_named(page, s, sure=len(rest) == 1) for s in rest]


def _places(claim: Claim, page: Page, window: Window, w: Weighing) -> list[Answer]:
    if not page.language.spaced or page.language.tag == "ko":
        return _marked_names(claim, page, window, "place")
    spans = [s for s in _free_names(claim, page, window, w) if _governor(page, s, _PLACES)]
    return [_named(page, s, sure=len(spans) == 1) for s in spans]


def _entities(claim: Claim, question: Question, page: Page, window: Window, w: Weighing) -> list[Answer]:
    """A name that the passage calls by the asked-for noun, or that the page does."""
    noun = question.noun
    if noun is None:
        return []
    if window.kind is BlockKind.TABLE_CELL and any(h.role is Role.COLUMN for h in w.hits):
        # A cell under "Winner" answers "which team won": the header says what its names are.
        return [_named(page, s, sure=True) for s in _free_names(claim, page, window, w)][:1]
    if not page.language.spaced or page.language.tag == "ko":
        return _marked_names(claim, page, window)
    answers = []
    for span in _free_names(claim, page, window, w):
        inside = any(same_word(noun, t) for t in page.tokens_in(span.start, span.end))
        governed = _governor(page, span, _PLACES) and not inside
        if inside or _beside(page, span, noun):
            answers.append(_named(page, span, sure=not governed))
        elif not governed and _called(page, span, noun):
            answers.append(_named(page, span, sure=True))
    return answers[:1] if answers and answers[0].sure else answers


def _beside(page: Page, span: Span, noun: Token) -> bool:
    before = page.tokens_in(max(0, span.start - 40), span.start)[-1:]
    after = page.tokens_in(span.end, span.end + 40)[:1]
    return any(same_word(noun, t) for t in (*before, *after))


def _called(page: Page, span: Span, noun: Token) -> bool:
    """Elsewhere on the page the name stands beside the noun ("The firm Nordal was founded ...")."""
    name = [t.norm for t in page.tokens_in(span.start, span.end)]
    for i, token in enumerate(page.tokens[: len(page.tokens) - len(name) + 1]):
        if token.norm == name[0] and [t.norm for t in page.tokens[i : i + len(name)]] == name:
            other = Span(token.start, page.tokens[i + len(name) - 1].end)
            if _beside(page, other, noun) or _is_a(page, other, noun):
                return True
    return False


def _is_a(page: Page, span: Span, noun: Token) -> bool:
    after = page.text[span.end : span.end + 60]
    m = re.match(r"\s*(?:,|\b(?:is|was|are|were|ist|war|es|est)\b)\s+(?:an?|the|eine?|un|une|una)\s", after)
    return bool(m) and any(same_word(noun, t) for t in page.tokens_in(span.end, span.end + 60)[:5])


_MARKS = {
    "ko": r"(이|가|은|는|께서|에\s*의해)(?=[\s,]|$)",
    "ja": r"(が|は|によって|により)",
    "zh": r"(?=设计|設計|建造|发明|發明|创立|創立|写|寫|是)()",
}
_PLACE_MARKS = {"ko": r"(에서|에)(?=[\s,]|$)", "ja": r"(に|で)", "zh": r"()(?=[，。]|出生|$)"}


def _marked_names(claim: Claim, page: Page, window: Window, kind: str = "person") -> list[Answer]:
    """In Korean, Japanese and Chinese a particle or the verb's place marks who did it."""
    marks = (_PLACE_MARKS if kind == "place" else _MARKS).get(page.language.tag)
    if marks is None:
        return []
    text = page.text[window.start : window.end]
    own = fold(claim.text).text
    found = re.finditer(rf"([가-힣]{{2,6}}?|[\u30a0-\u30ff・ー]{{2,}}|[\u4e00-\u9fff]{{2,6}}?){marks}", text)
    spans = [Span(window.start + m.start(1), window.start + m.end(1)) for m in found if fold(m.group(1)).text not in own]
    return [_named(page, span, sure=len(spans) == 1) for span in spans]


def _values(page: Page, window: Window, w: Weighing) -> list[Answer]:
    """What stands on the other side of "is" from the words of the description."""
    text = page.text[window.start : window.end]
    if window.kind is BlockKind.TABLE_CELL:
        core = window.core[0]
        return [_valued(page, Span(core.start, core.end))] if core.end > core.start else []
    for m in _COPULA.finditer(text):
        at = window.start + m.start()
        hits = [h for h in w.core_hits]
        left, right = sum(h.end <= at for h in hits), sum(h.start > at for h in hits)
        if left > right:
            start = window.start + m.end()
            stop = _END.search(text, m.end())
            end = window.start + (stop.start() if stop else len(text))
        elif right > left:
            start, end = window.start, at
        else:
            continue
        span = _trimmed(page, start, end, w)
        if span is not None:
            return [_valued(page, span)]
    return []


def _trimmed(page: Page, start: int, end: int, w: Weighing) -> Span | None:
    tokens = [t for t in page.tokens_in(start, end) if not any(h.start <= t.start < h.end for h in w.hits)]
    while tokens and tokens[0].norm in _ARTICLES:
        tokens.pop(0)
    if not tokens or len(tokens) > _MOST_WORDS:
        return None
    return Span(tokens[0].start, tokens[-1].end)


def _valued(page: Page, span: Span) -> Answer:
    text = page.text[span.start : span.end]
    return Answer(span, text, "text:" + " ".join(re.findall(r"[\w.]+", fold(text).text)))
