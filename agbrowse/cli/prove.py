"""`agbrowse prove`: a claim against a page or a text at hand, without the network.

In: claims and a file, or JSON Lines. Out: `agbrowse-prove-v1`, one document a line for pairs, or text for people, and the
exit code.
"""

from __future__ import annotations

from datetime import date
from pathlib import Path

import click

from agbrowse.cli.inputs import folder_of, read_lines, read_stdin
from agbrowse.cli.options import proving_options
from agbrowse.cli.outcome import combined
from agbrowse.cli.output import Sink
from agbrowse.cli.scorer import load_scorer
from agbrowse.cli.settings import OutputSettings
from agbrowse.errors import ExitCode
from agbrowse.settings import ProveSettings

_PAIRS_HINT = "give JSON Lines: {id, claim, document | file | html, lang?}"


@click.command(name="prove")
@click.option("--claim", "claims", metavar="TEXT", multiple=True, help="A claim to be proved (repeatable).")
@click.option("--quote", "quotes", metavar="TEXT", multiple=True, help="A quotation to be found (repeatable).")
@click.option("--match-case", is_flag=True, help="With --quote: capitals must be the page's.")
@click.option("--file", "path", metavar="FILE|-", help="A saved page, PDF or text.")
@click.option("--pairs", metavar="FILE|-", help="JSON Lines {id, claim, document | file | html, lang?}; one answer a line.")
@proving_options
def command(
    claims: tuple[str, ...],
    quotes: tuple[str, ...],
    match_case: bool,
    path: str | None,
    pairs: str | None,
    proving: ProveSettings,
    output: OutputSettings,
) -> int:
    """Prove a claim against a page or text at hand, without the network.

    \b
    agbrowse prove --claim "The bridge opened in 1931" --file page.html
    agbrowse prove --pairs pairs.jsonl > proofs.jsonl
    """
    if pairs is not None:
        if claims or quotes or path is not None:
            raise click.UsageError("--pairs takes no --claim, --quote and --file")
        return _pairs(pairs, proving, output)
    if path is None or not (claims or quotes):
        raise click.UsageError("give --claim or --quote, and --file; or --pairs FILE")
    if any(not text.strip() for text in (*claims, *quotes)):
        raise click.UsageError("--claim and --quote need words")
    from agbrowse.research.prove import prove_file

    body = read_stdin("pipe a page or text in") if path == "-" else None
    file = None if path == "-" else Path(path).expanduser()
    scorer = load_scorer(proving) if claims else None
    document, page, answer = prove_file(claims, quotes, file, body, today=date.today(), scorer=scorer, match_case=match_case)
    with Sink(output.out) as sink:
        if output.as_json:
            sink.document(document)
        else:
            from agbrowse.cli.render import prove_text

            sink.write(prove_text(document, page))
    return answer


def _pairs(path: str, proving: ProveSettings, output: OutputSettings) -> int:
    """Row by row: an answer is printed before the next row is looked at."""
    from agbrowse.research.prove import prove_rows
    from agbrowse.research.rows import need_rows, read_rows

    answers: set[ExitCode] = set()
    rows = need_rows(read_rows(read_lines(path, _PAIRS_HINT)), "stdin" if path == "-" else path)
    scorer = load_scorer(proving)
    with Sink(output.out) as sink:
        for document, answer in prove_rows(rows, folder=folder_of(path), today=date.today(), scorer=scorer):
            sink.line(document)
            answers.add(answer)
    return combined(sorted(answers)) if output.exit_status else ExitCode.OK
