"""One page, read and asked: the step that every conductor repeats.

In: an address, the ladder, the constraints and quotations. Out: how the page could be read, and what of it is kept: proofs,
quotations with their neighbours, a sketch of the text. The bytes and the document are gone when it returns, unless the
caller asks for the reading itself.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Generator
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from typing import TYPE_CHECKING, Any, TypeVar

from agbrowse.envelope.evidence import evidence_entry, proof_document, unreadable_proof
from agbrowse.envelope.fields import clean
from agbrowse.models import Constraint, Document, Proof, Reading, Reason, Source, Verdict
from agbrowse.research.copies import Sketch, sketch
from agbrowse.urls import is_http_url, is_search_page, page_key, registrable_domain

if TYPE_CHECKING:
    from agbrowse.prove.scorer import Scorer
    from agbrowse.read.base import ReadRequest
    from agbrowse.read.ladder import Ladder, Retrieval

_T = TypeVar("_T")
_LOG = logging.getLogger(__name__)
_LARGE_CHARS = 200_000  # above it the proof is made in a thread, so that other pages go on meanwhile
_GRACE_S = 3.0  # for a rung to keep its own deadline before it is cut off


@dataclass(frozen=True, slots=True)
class Errand:
    """What a run asks of each page. `language` is the query's; `today` dates "now" and "current"; `scorer` judges too;
    `match_case`: quotations in other letters are other quotations."""

    constraints: tuple[Constraint, ...]
    language: str
    today: date
    timeout_s: float
    as_of: datetime | None = None
    quotes: tuple[str, ...] = ()
    scorer: Scorer | None = None
    match_case: bool = False


@dataclass(frozen=True, slots=True)
class Examined:
    """What is kept of a page. `reading.document` is still there: drop it with `without_text` when the entry is built.

    `evidence` has for each constraint's id one entry a finding, in the proof's order; `proofs` one document a constraint,
    `quotes` one a quotation.
    """

    reading: Reading
    by_constraint: dict[str, Proof] = field(default_factory=dict)
    evidence: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    proofs: list[dict[str, Any]] = field(default_factory=list)
    quotes: list[dict[str, Any]] = field(default_factory=list)
    sketch: Sketch | None = None
    source_key: str | None = None
    page_key: str | None = None

    def without_text(self) -> Examined:
        return replace(self, reading=replace(self.reading, document=None))


async def examine(url: str, ladder: Ladder, errand: Errand) -> Examined:
    """Read one page and ask it everything. Never raises for a page's sake.

    Style sheets that are linked are looked at only when something was found, since they may hide it.
    """

    async def climb(request: ReadRequest) -> Examined:
        retrieval = await ladder.read(request)
        _tell(retrieval.reading)
        if (reading := _refused(retrieval.reading)) is not None:
            return unread(reading, errand)
        examined = await _ask(url, retrieval.reading, errand)
        if _found_something(examined) and _has_unseen_sheets(retrieval):
            retrieval = await ladder.look_closer(retrieval, request.deadline)
            if (reading := _refused(retrieval.reading)) is not None:
                return unread(reading, errand)
            examined = await _ask(url, retrieval.reading, errand)
        return examined

    examined = await _guarded(url, errand, climb)
    return unread(examined, errand) if isinstance(examined, Reading) else examined


async def read_page(url: str, ladder: Ladder, errand: Errand) -> Reading:
    """Read one page and ask it nothing. Never raises for a page's sake."""

    async def climb(request: ReadRequest) -> Reading:
        retrieval = await ladder.read(request)
        _tell(retrieval.reading)
        if _refused(retrieval.reading) is None and _has_unseen_sheets(retrieval):
            retrieval = await ladder.look_closer(retrieval, request.deadline)
        return _refused(retrieval.reading) or retrieval.reading

    return await _guarded(url, errand, climb)


async def _guarded(url: str, errand: Errand, climb: Callable[[ReadRequest], Awaitable[_T]]) -> _T | Reading:
    """Climbs within the page's time. A page that trips agbrowse itself is `broken_document`, with a trace in its warnings."""
    from agbrowse.read.base import ReadRequest

    if is_search_page(url):
        return unopened(url, Verdict.UNSUPPORTED, Reason.SEARCH_PAGE)
    deadline = time.monotonic() + errand.timeout_s
    try:
        async with asyncio.timeout(errand.timeout_s + _GRACE_S):
            return await climb(ReadRequest(url=url, language=errand.language, deadline=deadline, as_of=errand.as_of))
    except TimeoutError:
        return unopened(url, Verdict.ERROR, Reason.TIMEOUT)
    except Exception as error:  # noqa: BLE001  whatever it is, it must not cost the other pages
        _LOG.info("unexpected on %s", url, exc_info=error)
        broken = unopened(url, Verdict.UNSUPPORTED, Reason.BROKEN_DOCUMENT)
        return replace(broken, warnings=(f"internal: {type(error).__name__}: {clean(str(error))}"[:200],))


def unopened(url: str, verdict: Verdict, reason: Reason) -> Reading:
    """The reading of a page that no rung was asked for, or that ended without one's answer."""
    return Reading(
        url=url, final_url=None, status=None, verdict=verdict, reason=reason, source=None, document=None, attempts=()
    )


def unread(reading: Reading, errand: Errand) -> Examined:
    """A page that proves nothing: every claim is `unreadable` on it, every quotation unknown."""
    nothing = unreadable_proof()
    return Examined(
        reading=reading,
        evidence={constraint.id: [] for constraint in errand.constraints},
        proofs=[
            proof_document(constraint, nothing, document=None, fragment=lambda start, end: None)
            for constraint in errand.constraints
        ],
        quotes=[
            {"quote": quote, "found": None, "start": None, "end": None, "nearest": None, "textFragmentUrl": None}
            for quote in errand.quotes
        ],
    )


def ask(url: str, reading: Reading, errand: Errand) -> Examined:
    """Ask a page at hand everything. `reading.document` is there."""
    steps = _answers(url, reading, errand)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            examined: Examined = end.value
            return examined


async def _ask(url: str, reading: Reading, errand: Errand) -> Examined:
    """Proving is work for the processor: other pages get their turn between two claims; a large page its own thread, and all
    pages where a model judges."""
    if errand.scorer or (reading.document is not None and len(reading.document.text) > _LARGE_CHARS):
        return await asyncio.to_thread(ask, url, reading, errand)
    steps = _answers(url, reading, errand)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            examined: Examined = end.value
            return examined
        await asyncio.sleep(0)


def _answers(url: str, reading: Reading, errand: Errand) -> Generator[None, None, Examined]:
    """Asks the page one claim or quotation a step."""
    from agbrowse.prove import find_quote, prepare, prove, text_fragment_url

    document = reading.document
    assert document is not None  # only pages that were read are asked
    where = reading.snapshot.url_memento if reading.snapshot else reading.final_url or url
    page = prepare(document, today=errand.today, url=reading.final_url or url)

    def fragment(start: int, end: int) -> str | None:
        return text_fragment_url(where, page, start, end)

    by_constraint: dict[str, Proof] = {}
    proofs: list[dict[str, Any]] = []
    for constraint in errand.constraints:
        yield
        proof = by_constraint[constraint.id] = prove(constraint, page, scorer=errand.scorer)
        proofs.append(proof_document(constraint, proof, document=document, fragment=fragment))
    evidence = {
        constraint.id: [
            evidence_entry(constraint, finding, url=url, reading=reading, document=document, fragment=fragment)
            for finding in by_constraint[constraint.id].findings
        ]
        for constraint in errand.constraints
    }
    quotes: list[dict[str, Any]] = []
    for quote in errand.quotes:
        yield
        match = find_quote(quote, page, match_case=errand.match_case)
        link = fragment(match.start, match.end) if match.start is not None and match.end is not None else None
        quotes.append(
            {
                "quote": quote,
                "found": match.found,
                "start": match.start,
                "end": match.end,
                "nearest": clean(match.nearest),
                "textFragmentUrl": link,
            }
        )
    original = url if reading.snapshot else reading.final_url or url
    return Examined(
        reading=reading,
        by_constraint=by_constraint,
        evidence=evidence,
        proofs=proofs,
        quotes=quotes,
        sketch=sketch(document.main_text or document.text),
        source_key=registrable_domain(original),
        page_key=page_key(_own_address(document, original)),
    )


def _own_address(document: Document, original: str) -> str:
    """The address that the page gives for itself, believed only for its own site: a copy elsewhere stays a copy of its text."""
    claimed = document.canonical_url
    if claimed and is_http_url(claimed) and registrable_domain(claimed) == registrable_domain(original):
        return claimed
    return original


def _tell(reading: Reading) -> None:
    for attempt in reading.attempts:
        _LOG.debug("%s %s: %s %s in %d ms", attempt.source, attempt.url, attempt.outcome, attempt.reason or "", attempt.ms)
    _LOG.info("%s: %s %s", reading.url, reading.verdict, reading.reason or "")


def _refused(reading: Reading) -> Reading | None:
    """The reading, when nothing may be asked of it: it is not ok, or the address led to a results page."""
    if not reading.ok or reading.document is None:
        return reading
    if reading.final_url is not None and is_search_page(reading.final_url):
        return replace(reading, verdict=Verdict.UNSUPPORTED, reason=Reason.SEARCH_PAGE, document=None, text_sha256=None)
    return None


def _found_something(examined: Examined) -> bool:
    return any(examined.evidence.values()) or any(quote["found"] for quote in examined.quotes)


def _has_unseen_sheets(retrieval: Retrieval) -> bool:
    """Whether style sheets that nobody looked at could hide some of the text."""
    document, capture = retrieval.reading.document, retrieval.capture
    return bool(
        document and document.stylesheet_urls and capture and capture.source is Source.FETCH and not capture.stylesheets
    )
