"""`agbrowse fetch`: the reading alone, of one page or of a batch.

In: an address, or JSON Lines. Out: `agbrowse-fetch-v1`, one document a line for a batch, or the page's text for people, and
the exit code.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

import click

from agbrowse.cli.inputs import folder_of, read_lines
from agbrowse.cli.options import reading_options
from agbrowse.cli.outcome import as_of_moment, combined, exit_code, put_document, put_line
from agbrowse.cli.output import Sink
from agbrowse.cli.progress import Progress
from agbrowse.cli.run import run_async
from agbrowse.cli.settings import OutputSettings
from agbrowse.errors import ExitCode

if TYPE_CHECKING:
    from agbrowse.settings import Settings

_LANGUAGE = "en"  # what is asked for first where no question says otherwise


@click.command(name="fetch")
@click.argument("url", required=False)
@click.option(
    "--batch", metavar="FILE|-", help="JSON Lines {id, url} or {id, file, url?, status?, headers?}; one answer a line."
)
@reading_options
def command(url: str | None, batch: str | None, settings: Settings, output: OutputSettings) -> int:
    """Read one page, or a batch: its text, or the reason why it could not be read.

    \b
    agbrowse fetch https://example.com/page
    agbrowse fetch --batch pages.jsonl > readings.jsonl
    """
    from agbrowse.envelope.fields import Clock

    if (url is None) == (batch is None):
        raise click.UsageError("give URL or --batch FILE" if url is None else "URL and --batch do not go together")
    clock = Clock.start()
    if batch is not None:
        return _batch(batch, settings, output, clock)
    from agbrowse.research.fetch import fetch_page

    conduct = functools.partial(
        fetch_page, (url or "").strip(), settings, language=_LANGUAGE, clock=clock, as_of=as_of_moment(settings)
    )
    (document, answer, stopped), signalled = run_async(conduct)
    with Sink(output.out) as sink:
        if output.as_json:
            put_document(sink, document, output)
        else:
            from agbrowse.cli.render import fetch_text

            sink.write(fetch_text(document))
    return exit_code(answer, stopped, signalled)


def _batch(path: str, settings: Settings, output: OutputSettings, clock: Any) -> int:
    from agbrowse.research.fetch import fetch_rows
    from agbrowse.research.rows import need_rows, read_rows

    hint = "give JSON Lines: {id, url} or {id, file, url?, status?, headers?}"
    rows = list(need_rows(read_rows(read_lines(path, hint)), "stdin" if path == "-" else path))
    with Sink(output.out) as sink, Progress() as progress:

        def emit(document: dict[str, Any]) -> None:
            progress.clear()
            put_line(sink, document, output)

        conduct = functools.partial(
            fetch_rows,
            rows,
            settings,
            emit,
            folder=folder_of(path),
            language=_LANGUAGE,
            clock=clock,
            as_of=as_of_moment(settings),
            report=progress,
        )
        (answers, stopped), signalled = run_async(conduct)
    return exit_code(combined(answers) if output.exit_status else ExitCode.OK, stopped, signalled)
