"""Many claims, each on its own pages; each page opened once, however many claims name it.

In: rows `{id, text, urls, quote?, mandatory?, lang?}`. Out: one `agbrowse-claim-v1` document a row, in order, as soon as the
pages of that row and of those before it are done; an `agbrowse-error-v1` row for a row that makes no sense.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from typing import TYPE_CHECKING, Any

from agbrowse.envelope.claims import claim_document
from agbrowse.envelope.errors import row_error_document
from agbrowse.envelope.fields import Clock, verdict_fields
from agbrowse.errors import ExitCode, InputError
from agbrowse.ledger import build_ledger
from agbrowse.models import Constraint, Reason, Verdict
from agbrowse.research.examine import Errand, Examined, examine, unopened, unread
from agbrowse.research.pool import Limits, Report, host_of_url, open_ladder, run_pool
from agbrowse.research.rows import Row, RowError
from agbrowse.research.witnesses import is_undecided, source_ids, summon, with_sources
from agbrowse.settings import Settings
from agbrowse.urls import is_search_page, page_key

if TYPE_CHECKING:
    from agbrowse.prove.scorer import Scorer

Emit = Callable[[dict[str, Any]], None]


@dataclass(frozen=True, slots=True)
class Claim:
    """One row that can be judged. `urls` are as given; `key` is the constraint's id inside this run."""

    row_id: Any
    constraint: Constraint
    urls: tuple[str, ...]
    quote: str | None
    language: str


@dataclass(slots=True)
class _Page:
    """One page to be opened, and who asks it. `result` goes when the last of its claims has been told."""

    url: str
    askers: list[int] = field(default_factory=list)
    result: Examined | None = None
    is_done: bool = False
    left: int = 0


async def check_claims(
    rows: Sequence[Row],
    settings: Settings,
    emit: Emit,
    *,
    clock: Clock,
    today: date,
    as_of: datetime | None = None,
    stop: asyncio.Event | None = None,
    report: Report | None = None,
    scorer: Scorer | None = None,
) -> tuple[list[ExitCode], Reason | None]:
    """Emit one document a row. The answers are those of the mandatory claims, for `-e`."""
    claims = [_parsed(row, index) for index, row in enumerate(rows)]
    pages, pages_of = _pages(claims)
    limits = Limits.of(settings.run, clock.started_s, stop or asyncio.Event())
    most = settings.run.max_results
    openable = [i for i, page in enumerate(pages) if not is_search_page(page.url)][:most]
    answers: list[ExitCode] = []
    told = 0

    def errand(page: _Page) -> Errand:
        asking = [claim for i in page.askers if isinstance(claim := claims[i], Claim)]
        quotes = tuple(dict.fromkeys(claim.quote for claim in asking if claim.quote))
        first = asking[0].language
        return Errand(tuple(c.constraint for c in asking), first, today, settings.run.timeout_s, as_of, quotes, scorer)

    def tell() -> None:
        """Emits all claims whose turn it is and whose pages are done."""
        nonlocal told
        while told < len(rows):
            claim = claims[told]
            mine = [pages[i] for i in pages_of[told]]
            if not all(page.is_done for page in mine):
                return
            if isinstance(claim, Claim):
                document, answer = _judged(claim, mine, clock)
                if claim.constraint.mandatory:
                    answers.append(answer)
            else:
                document = claim
                answers.append(ExitCode.UNDECIDED)
            emit(document)
            for page in mine:
                page.left -= 1
                if page.left == 0:
                    page.result = None
            told += 1

    def settle(page: _Page, result: Examined) -> None:
        page.result, page.is_done = result.without_text(), True

    may_open = set(openable)
    for index, page in enumerate(pages):
        if is_search_page(page.url):
            settle(page, unread(unopened(page.url, Verdict.UNSUPPORTED, Reason.SEARCH_PAGE), errand(page)))
        elif index not in may_open:
            settle(page, unread(unopened(page.url, Verdict.SKIPPED, Reason.OVER_CAP), errand(page)))

    def deliver(number: int, result: Examined | None, stopped: Reason | None) -> None:
        page = pages[openable[number]]
        settle(page, result or unread(unopened(page.url, Verdict.SKIPPED, stopped or Reason.INTERRUPTED), errand(page)))
        tell()

    tell()
    stopped = None
    if openable:
        async with open_ladder(settings) as ladder:
            stopped = await run_pool(
                len(openable),
                lambda number: examine(pages[openable[number]].url, ladder, errand(pages[openable[number]])),
                deliver,
                host_of=lambda number: host_of_url(pages[openable[number]].url),
                limits=limits,
                settings=settings.run,
                report=report,
            )
    return answers, stopped


def _parsed(row: Row, index: int) -> Claim | dict[str, Any]:
    """A claim, or the error row that takes its place."""
    from agbrowse.lang import detect_language
    from agbrowse.prove import claim_constraint

    try:
        text = row.text("text", needed=True) or ""
        urls = row.usable().get("urls")
        urls = [urls] if isinstance(urls, str) else urls
        if not isinstance(urls, list) or not urls or not all(isinstance(url, str) and url.strip() for url in urls):
            raise RowError("'urls' is not a list of addresses", "give 'urls' as a list with one address at least")
        mandatory = row.usable().get("mandatory")
        if not isinstance(mandatory, bool | None):
            raise RowError("'mandatory' is not true or false", "give 'mandatory' as true or false")
        quote, language = row.text("quote"), row.text("lang")
        constraint = replace(claim_constraint(text, id=f"r{index}"), mandatory=mandatory is not False)
    except (RowError, InputError) as error:
        return row_error_document(row.id, row.line, "bad_row", str(error), error.hint)
    return Claim(row.id, constraint, tuple(url.strip() for url in urls), quote, language or detect_language(text))


def _pages(claims: Sequence[Claim | dict[str, Any]]) -> tuple[list[_Page], list[list[int]]]:
    """The pages to be opened, in order of first mention, and for each claim which of them are its own."""
    pages: list[_Page] = []
    numbers: dict[str, int] = {}
    pages_of: list[list[int]] = []
    for index, claim in enumerate(claims):
        mine: list[int] = []
        for url in claim.urls if isinstance(claim, Claim) else ():
            number = numbers.setdefault(page_key(url), len(pages))
            if number == len(pages):
                pages.append(_Page(url))
            if number not in mine:
                mine.append(number)
                pages[number].askers.append(index)
                pages[number].left += 1
        pages_of.append(mine)
    return pages, pages_of


def _judged(claim: Claim, pages: Sequence[_Page], clock: Clock) -> tuple[dict[str, Any], ExitCode]:
    examined = [page.result for page in pages if page.result is not None]
    witnesses = summon(examined, range(1, len(examined) + 1))
    line = build_ledger([claim.constraint], witnesses).lines[0]
    kept = with_sources(examined, source_ids(witnesses))
    stopped = next((r for page in examined if (r := page.reading.reason) in (Reason.BUDGET, Reason.INTERRUPTED)), None)
    places = [{"url": page.reading.url, **verdict_fields(page.reading)} for page in examined]
    quotes = [{"url": page.reading.url, **quote} for page in examined for quote in page.quotes if quote["quote"] == claim.quote]
    document = claim_document(claim.row_id, line, kept, places, quotes, stopped.value if stopped else None, clock)
    unread_pages = any(not page.reading.ok for page in examined)
    if line.why is not None:
        undecided = is_undecided(line, some_unread=unread_pages)
        return document, ExitCode.UNDECIDED if undecided else ExitCode.NO
    if quotes and not any(quote["found"] for quote in quotes):
        return document, ExitCode.UNDECIDED if any(quote["found"] is None for quote in quotes) else ExitCode.NO
    return document, ExitCode.OK
