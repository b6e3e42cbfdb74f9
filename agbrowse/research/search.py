"""A question, a plan and what a search tool found, to the envelope: the pages opened, the constraints proved.

In: a query, a Plan, SearchResults, settings. Out: the `agbrowse-search-v1` document and the answer as a check would give it.
Candidates keep rank order whatever order they are read in; one that is slow, dead, huge or hostile costs no other. It never
opens a results page, and believes no snippet.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import TYPE_CHECKING, Any

from agbrowse.envelope.fields import Clock
from agbrowse.envelope.ledgers import ledger_document
from agbrowse.envelope.search import candidate_entry, search_document
from agbrowse.errors import ExitCode
from agbrowse.ledger import build_ledger
from agbrowse.models import Candidate, Ledger, Plan, Reason, SearchResults, Verdict
from agbrowse.research.examine import Errand, Examined, examine, unopened, unread
from agbrowse.research.pool import Limits, Report, host_of_url, open_ladder, run_pool
from agbrowse.research.witnesses import is_undecided, source_ids, summon, supported_ids, with_sources
from agbrowse.settings import Settings
from agbrowse.urls import is_search_page

if TYPE_CHECKING:
    from agbrowse.prove.scorer import Scorer


@dataclass(frozen=True, slots=True)
class SearchOutcome:
    """The envelope; `answer` is what `-e` turns into the exit code; `stopped` says whether a person or the budget ended it."""

    document: dict[str, Any]
    answer: ExitCode
    stopped: Reason | None


async def run_search(
    query: str,
    plan: Plan,
    results: SearchResults,
    settings: Settings,
    *,
    clock: Clock,
    today: date,
    as_of: datetime | None = None,
    stop: asyncio.Event | None = None,
    report: Report | None = None,
    searched: bool = True,
    scorer: Scorer | None = None,
) -> SearchOutcome:
    """Open the candidates and prove the plan's constraints on them. `searched` is false where there are no results at all."""
    errand = Errand(plan.constraints, plan.language, today, settings.run.timeout_s, as_of, scorer=scorer)
    limits = Limits.of(settings.run, clock.started_s, stop or asyncio.Event())
    candidates = results.candidates
    opened = _to_open(candidates, settings.run.max_results)
    pages: list[Examined | None] = [None] * len(candidates)
    entries: list[dict[str, Any]] = [{} for _ in candidates]

    def keep(index: int, page: Examined) -> None:
        entries[index] = candidate_entry(candidates[index], page.reading)
        pages[index] = page.without_text()

    for index, candidate in enumerate(candidates):
        if is_search_page(candidate.url):
            keep(index, unread(unopened(candidate.url, Verdict.UNSUPPORTED, Reason.SEARCH_PAGE), errand))
        elif index not in opened:
            keep(index, unread(unopened(candidate.url, Verdict.SKIPPED, Reason.OVER_CAP), errand))

    def deliver(number: int, page: Examined | None, stopped: Reason | None) -> None:
        index = opened[number]
        url = candidates[index].url
        keep(index, page or unread(unopened(url, Verdict.SKIPPED, stopped or Reason.INTERRUPTED), errand))

    stopped = None
    if opened:
        async with open_ladder(settings) as ladder:
            stopped = await run_pool(
                len(opened),
                lambda number: examine(candidates[opened[number]].url, ladder, errand),
                deliver,
                host_of=lambda number: host_of_url(candidates[opened[number]].url),
                limits=limits,
                settings=settings.run,
                report=report,
            )
    read = [page for page in pages if page is not None]
    return _outcome(query, plan, results, read, entries, stopped, settings, clock, searched)


def _to_open(candidates: Sequence[Candidate], most: int | None) -> list[int]:
    """The candidates that will be opened, by index: the first so many that are no results pages."""
    wanted = [i for i, candidate in enumerate(candidates) if not is_search_page(candidate.url)]
    return wanted[:most]


def _outcome(
    query: str,
    plan: Plan,
    results: SearchResults,
    pages: Sequence[Examined],
    entries: Sequence[dict[str, Any]],
    stopped: Reason | None,
    settings: Settings,
    clock: Clock,
    searched: bool,
) -> SearchOutcome:
    witnesses = summon(pages, [candidate.rank for candidate in results.candidates])
    ledger = build_ledger(plan.constraints, witnesses)
    ids = source_ids(witnesses)
    kept = with_sources(pages, ids)
    finished = [
        _finished(entry, source_id, supported_ids(plan.constraints, evidence))
        for entry, source_id, evidence in zip(entries, ids, kept, strict=True)
    ]
    document = search_document(
        query=query,
        plan=plan,
        results=results,
        candidates=finished,
        ledger=ledger,
        ledger_fields=ledger_document(ledger, kept),
        stopped=stopped.value if stopped else None,
        allow_private_network=settings.run.allow_private_network,
        searched=searched,
        clock=clock,
    )
    return SearchOutcome(document, _answer(ledger, all_read=all(page.reading.ok for page in pages)), stopped)


def _finished(entry: dict[str, Any], source_id: str | None, constraint_ids: list[str]) -> dict[str, Any]:
    return entry | {"sourceId": source_id, "constraintIds": constraint_ids}


def _answer(ledger: Ledger, *, all_read: bool) -> ExitCode:
    """Yes when ready; no when one that is needed was read about and is not so; undecided when reading might still tell."""
    if ledger.ready:
        return ExitCode.OK
    open_lines = [line for line in ledger.lines if line.constraint.mandatory and line.why is not None]
    if open_lines and all(is_undecided(line, some_unread=not all_read) for line in open_lines):
        return ExitCode.UNDECIDED
    return ExitCode.NO if open_lines else ExitCode.UNDECIDED
