"""Spot checks: one page asked about claims and quotations.

In: an address, claims, quotations, settings. Out: the `agbrowse-search-verify-v1` document and the check's answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import TYPE_CHECKING, Any

from agbrowse.envelope.fields import Clock
from agbrowse.envelope.pages import verify_document
from agbrowse.errors import ExitCode
from agbrowse.models import Constraint, Document, Reading, Reason, Status, Verdict, Why
from agbrowse.research.examine import Errand, Examined, examine, unopened, unread
from agbrowse.research.pool import Limits, Report, host_of_url, open_ladder, run_pool
from agbrowse.settings import Settings

if TYPE_CHECKING:
    from agbrowse.prove.scorer import Scorer


@dataclass(frozen=True, slots=True)
class VerifyOutcome:
    """The document, the page's text where it was read (people are shown the quotation's neighbours), and the answer."""

    document: dict[str, Any]
    page: Document | None
    answer: ExitCode
    stopped: Reason | None


async def verify_page(
    url: str,
    claims: Sequence[Constraint],
    quotes: Sequence[str],
    settings: Settings,
    *,
    language: str,
    clock: Clock,
    today: date,
    as_of: datetime | None = None,
    stop: asyncio.Event | None = None,
    report: Report | None = None,
    scorer: Scorer | None = None,
) -> VerifyOutcome:
    """Read the page and ask it."""
    errand = Errand(tuple(claims), language, today, settings.run.timeout_s, as_of, tuple(quotes), scorer)
    limits = Limits.of(settings.run, clock.started_s, stop or asyncio.Event())
    pages: list[Examined] = []

    def deliver(index: int, page: Examined | None, stopped: Reason | None) -> None:
        pages.append(page or unread(unopened(url, Verdict.SKIPPED, stopped or Reason.INTERRUPTED), errand))

    async with open_ladder(settings) as ladder:
        stopped = await run_pool(
            1,
            lambda index: examine(url, ladder, errand),
            deliver,
            host_of=lambda index: host_of_url(url),
            limits=limits,
            settings=settings.run,
            report=report,
        )
    page = pages[0]
    document = verify_document(page.reading, page.proofs, page.quotes, clock)
    answer = check_answer(page.reading, page.proofs, page.quotes)
    return VerifyOutcome(document, page.reading.document if page.reading.ok else None, answer, stopped)


def check_answer(reading: Reading, proofs: Sequence[dict[str, Any]], quotes: Sequence[dict[str, Any]]) -> ExitCode:
    """Yes when all that was asked is so; no when the page is gone, or was read and one is not so; else undecided."""
    if reading.verdict is Verdict.NOT_FOUND:
        return ExitCode.NO
    if not reading.ok:
        return ExitCode.UNDECIDED
    return answer_of(proofs, quotes)


def answer_of(proofs: Sequence[dict[str, Any]], quotes: Sequence[dict[str, Any]]) -> ExitCode:
    """The same of proofs and quotations alone. What stands in another language was not understood: undecided."""
    if any(not quote["found"] for quote in quotes if quote["found"] is not None):
        return ExitCode.NO
    undecided = any(quote["found"] is None for quote in quotes)
    for proof in proofs:
        if proof["status"] == Status.SUPPORTED:
            continue
        if proof["why"] not in (Why.UNREADABLE, Why.NOT_TRIED, Why.OTHER_LANGUAGE) and proof["error"] is None:
            return ExitCode.NO
        undecided = True
    return ExitCode.UNDECIDED if undecided else ExitCode.OK
