"""`agbrowse research normalize-results`: any search tool's answer, on stdin or in a file, as one `search-results-v1`.

In: bytes. Out: the document; exit 0, or 3 when the tool itself reported an error. It opens no page.
"""

from __future__ import annotations

import datetime
import re
from typing import TYPE_CHECKING

import click

from agbrowse.cli.options import document_options
from agbrowse.errors import ExitCode

if TYPE_CHECKING:
    from agbrowse.cli.settings import OutputSettings
    from agbrowse.models import SearchResults


@click.command(name="normalize-results")
@click.option("--file", "file", default="-", metavar="FILE", help="Read FILE instead of stdin.")
@click.option(
    "--date", "date", metavar="DATE", help="The day that '3 days ago' counts from: YYYY-MM-DD. Without it such dates are null."
)
@document_options
def command(file: str, date: str | None, output: OutputSettings) -> ExitCode:
    """Turn any search tool's results into search-results-v1.

    Takes JSON, NDJSON, RSS or Atom, and plain lists of URLs. Links of redirectors are unwrapped, what is one page is merged,
    every row that is no candidate is listed with its reason. Exit 3 when the search tool reported an error of its own.

    \b
    agbrowse research normalize-results --json < results.json
    """
    from agbrowse.cli.inputs import read_input
    from agbrowse.cli.output import Sink
    from agbrowse.discover import read_results
    from agbrowse.discover.document import results_document

    now = parse_day(date)
    payload = read_input(file, "pipe a search tool's JSON into it, or use --file FILE")
    results = read_results(payload, now=now, source_name="stdin" if file == "-" else file)
    with Sink(output.out) as sink:
        if output.as_json:
            sink.document(results_document(results))
        else:
            sink.write(for_people(results))
    return ExitCode.FAILED if results.upstream_error else ExitCode.OK


def parse_day(text: str | None) -> datetime.date | None:
    """The day in YYYY-MM-DD, with or without a time behind it."""
    if text is None:
        return None
    try:
        if not re.match(r"\d{4}-\d{2}-\d{2}(?:$|[T ])", text):
            raise ValueError(text)
        return datetime.date.fromisoformat(text[:10])
    except ValueError:
        raise click.BadParameter(f"{text!r} is not a day: write YYYY-MM-DD", param_hint="'--date'") from None


def for_people(results: SearchResults) -> str:
    """Candidates one under another, then what was dropped."""
    lines: list[str] = []
    for candidate in results.candidates:
        date = f"  ({candidate.date})" if candidate.date else ""
        lines.append(f"{candidate.rank}. {candidate.title or '(no title)'}{date}\n   {candidate.url}")
    others = [row for row in results.dropped if row.reason != "duplicate"]
    lines.append(
        f"{results.rows_in} rows: {len(results.candidates)} pages, {results.merged} merged, {len(others)} dropped."
        + "".join(f"\n   row {row.rank}: {row.reason}" + (f"  {row.url[:200]}" if row.url else "") for row in others)
    )
    if results.upstream_error:
        lines.append("The search tool reported an error: " + ": ".join(results.upstream_error))
    return "\n".join(lines) + "\n"
