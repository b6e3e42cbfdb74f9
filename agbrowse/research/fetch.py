"""The reading alone: one page, or a batch of addresses and files.

In: an address, or rows `{id, url}` or `{id, file, url?, status?, headers?}`. Out: `agbrowse-fetch-v1` documents, one a row and
in order; `agbrowse-error-v1` for a row that makes no sense. A file's bytes come from disk and no rung is climbed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from agbrowse.envelope.errors import row_error_document
from agbrowse.envelope.fields import Clock
from agbrowse.envelope.pages import fetch_document
from agbrowse.errors import ExitCode
from agbrowse.models import Reading, Reason, Verdict
from agbrowse.research.examine import Errand, read_page, unopened
from agbrowse.research.files import read_file, reading_of_bytes
from agbrowse.research.pool import Limits, Report, host_of_url, open_ladder, run_pool
from agbrowse.research.rows import Row, RowError
from agbrowse.settings import Settings

Emit = Callable[[dict[str, Any]], None]


@dataclass(frozen=True, slots=True)
class _Job:
    """One row: an address to be read, a file, or the error row that takes its place."""

    row_id: Any
    line: int
    url: str | None = None
    file: Path | None = None
    status: int = 200
    headers: tuple[tuple[str, str], ...] = ()
    error: dict[str, Any] | None = None


async def fetch_page(
    url: str,
    settings: Settings,
    *,
    language: str,
    clock: Clock,
    as_of: datetime | None = None,
    stop: asyncio.Event | None = None,
    report: Report | None = None,
) -> tuple[dict[str, Any], ExitCode, Reason | None]:
    """Read one page: its document, the check's answer, and whether it was stopped."""
    documents: list[dict[str, Any]] = []
    rows = [Row(1, None, {"url": url})]
    answers, stopped = await fetch_rows(
        rows, settings, documents.append, folder=Path(), language=language, clock=clock, as_of=as_of, stop=stop, report=report
    )
    return documents[0], answers[0], stopped


async def fetch_rows(
    rows: Sequence[Row],
    settings: Settings,
    emit: Emit,
    *,
    folder: Path,
    language: str,
    clock: Clock,
    as_of: datetime | None = None,
    stop: asyncio.Event | None = None,
    report: Report | None = None,
) -> tuple[list[ExitCode], Reason | None]:
    """Emit one document a row, in order. A relative `file` starts at `folder`; rows over `max_results` are `over_cap`."""
    jobs = [_job(row, folder) for row in rows]
    errand = Errand((), language, clock.started_at.date(), settings.run.timeout_s, as_of)
    limits = Limits.of(settings.run, clock.started_s, stop or asyncio.Event())
    answers: list[ExitCode] = []
    online = [i for i, job in enumerate(jobs) if job.url is not None and job.file is None and job.error is None]
    wanted = set(online[: settings.run.max_results])

    def put(index: int, result: Reading | dict[str, Any] | None, stopped: Reason | None) -> None:
        job = jobs[index]
        if result is None:
            result = job.error or unopened(job.url or "", Verdict.SKIPPED, stopped or Reason.INTERRUPTED)
        if isinstance(result, Reading):
            answers.append(_answer(result))
            emit(fetch_document(result, clock, row_id=job.row_id))
        else:
            answers.append(ExitCode.UNDECIDED)
            emit(result)

    async def at_hand(index: int) -> Reading | dict[str, Any]:
        job = jobs[index]
        if job.error is not None:
            return job.error
        if job.file is None:
            return unopened(job.url or "", Verdict.SKIPPED, Reason.OVER_CAP)
        return await asyncio.to_thread(_from_file, job)

    async def over_http(index: int) -> Reading | dict[str, Any]:
        return await read_page(jobs[index].url or "", ladder, errand)

    def host_of(index: int) -> str:
        # What is at hand has a host of its own, so that it waits for no site.
        return host_of_url(jobs[index].url or "") if index in wanted else f"#{index}"

    if not wanted:
        stopped = await run_pool(len(jobs), at_hand, put, host_of=host_of, limits=limits, settings=settings.run, report=report)
        return answers, stopped
    async with open_ladder(settings) as ladder:
        stopped = await run_pool(
            len(jobs),
            lambda index: over_http(index) if index in wanted else at_hand(index),
            put,
            host_of=host_of,
            limits=limits,
            settings=settings.run,
            report=report,
        )
    return answers, stopped


def _answer(reading: Reading) -> ExitCode:
    if reading.ok:
        return ExitCode.OK
    return ExitCode.NO if reading.verdict is Verdict.NOT_FOUND else ExitCode.UNDECIDED


def _job(row: Row, folder: Path) -> _Job:
    try:
        url, file = row.text("url"), row.text("file")
        if url is None and file is None:
            raise RowError("the row has neither 'url' nor 'file'", "give one of them")
        if file is None:
            return _Job(row.id, row.line, url=(url or "").strip())
        return _Job(row.id, row.line, url, folder / file, _status(row.usable()), _headers(row.usable()))
    except RowError as error:
        document = row_error_document(row.id, row.line, "bad_row", str(error), error.hint)
        return _Job(row.id, row.line, error=document)


def _from_file(job: _Job) -> Reading | dict[str, Any]:
    assert job.file is not None  # asked for files alone
    try:
        body = read_file(job.file)
    except OSError as error:
        message = f"cannot read {job.file}: {error.strerror or error}"
        return row_error_document(job.row_id, job.line, "no_file", message, "a relative path starts at the batch's folder")
    return reading_of_bytes(body, name=job.file.name, url=job.url, status=job.status, headers=job.headers)


def _status(fields: Mapping[str, Any]) -> int:
    value = fields.get("status")
    if value is None:
        return 200
    if isinstance(value, bool) or not isinstance(value, int) or not 100 <= value <= 599:
        raise RowError("'status' is no HTTP status", "give a number from 100 to 599")
    return value


def _headers(fields: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """Headers as an object, each value text or a list of text, or as a list of pairs; names in lower case."""
    value = fields.get("headers")
    if value is None:
        return ()
    pairs = list(value.items()) if isinstance(value, dict) else value
    found: list[tuple[str, str]] = []
    for pair in pairs if isinstance(pairs, list) else [None]:
        if not isinstance(pair, list | tuple) or len(pair) != 2 or not isinstance(pair[0], str):
            raise RowError("'headers' is no object of header fields", 'give {"content-type": "text/html"}')
        values = pair[1] if isinstance(pair[1], list) else [pair[1]]
        found += [(pair[0].lower(), str(one)) for one in values if one is not None]
    return tuple(found)
