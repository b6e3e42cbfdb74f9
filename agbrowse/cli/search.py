"""`agbrowse search`: pages that a search tool found, one page to be checked, or a file of claims.

In: arguments, stdin. Out: `agbrowse-search-v1`, `agbrowse-search-verify-v1` or `agbrowse-claim-v1` lines, or text for people,
and the exit code. It searches nothing itself.
"""

from __future__ import annotations

import functools
from datetime import date
from typing import TYPE_CHECKING, Any

import click

from agbrowse.cli.inputs import read_input, read_lines, read_stdin
from agbrowse.cli.options import nli_option, reading_options
from agbrowse.cli.outcome import as_of_moment, combined, exit_code, put_document, put_line
from agbrowse.cli.output import Sink
from agbrowse.cli.progress import Progress
from agbrowse.cli.run import run_async
from agbrowse.cli.scorer import load_scorer
from agbrowse.cli.settings import OutputSettings
from agbrowse.errors import AgbrowseError, ExitCode

if TYPE_CHECKING:
    from agbrowse.envelope.fields import Clock
    from agbrowse.models import Plan
    from agbrowse.settings import Settings

_PIPE_HINT = "pipe a search tool's JSON in: agbrowse search QUERY --stdin-results < results.json"


@click.command(name="search")
@click.argument("query", required=False)
@click.option("--stdin-results", is_flag=True, help="Read a search tool's JSON from stdin and open what it found.")
@click.option("--verify", "verify_url", metavar="URL", help="Check one page instead.")
@click.option(
    "--claim", "claims", metavar="TEXT", multiple=True, help="With --verify: a claim to be proved there (repeatable)."
)
@click.option("--quote", "quotes", metavar="TEXT", multiple=True, help="With --verify: a quotation to be found (repeatable).")
@click.option("--claims", "claims_file", metavar="FILE|-", help="JSON Lines {id, text, urls, quote?, mandatory?, lang?}.")
@click.option("--constraint", "constraints", metavar="[ID=]TEXT", multiple=True, help="Instead of the planner's (repeatable).")
@click.option("--plan", "plan_file", metavar="FILE", help="A research-plan-v1 document, or a list of constraints.")
@nli_option
@reading_options
def command(
    query: str | None,
    stdin_results: bool,
    verify_url: str | None,
    claims: tuple[str, ...],
    quotes: tuple[str, ...],
    claims_file: str | None,
    constraints: tuple[str, ...],
    plan_file: str | None,
    settings: Settings,
    output: OutputSettings,
) -> int:
    """Open the pages a search found and prove QUERY's claims on them.

    \b
    agbrowse search "The bridge opened in 1931" --stdin-results --json < results.json
    agbrowse search --verify https://example.com/page --claim "The bridge opened in 1931"
    agbrowse search --claims claims.jsonl -e

    Without results, --verify or --claims nothing is searched: the answer is the plan, all of it pending.
    """
    from agbrowse.envelope.fields import Clock

    clock = Clock.start()
    _check_usage(query, stdin_results, verify_url, claims, quotes, claims_file, constraints, plan_file)
    if verify_url is not None:
        return _verify(verify_url, claims, quotes, settings, output, clock)
    if claims_file is not None:
        return _claims(claims_file, settings, output, clock)
    return _search(query, stdin_results, constraints, plan_file, settings, output, clock)


def _check_usage(
    query: str | None,
    stdin_results: bool,
    verify_url: str | None,
    claims: tuple[str, ...],
    quotes: tuple[str, ...],
    claims_file: str | None,
    constraints: tuple[str, ...],
    plan_file: str | None,
) -> None:
    """Options that do not go together are refused, so that none is silently let drop."""
    if verify_url is not None and claims_file is not None:
        raise click.UsageError("--verify and --claims do not go together")
    if (claims or quotes) and verify_url is None:
        raise click.UsageError("--claim and --quote go with --verify")
    if (verify_url is not None or claims_file is not None) and (query is not None or stdin_results or constraints or plan_file):
        one = "--verify" if verify_url is not None else "--claims"
        raise click.UsageError(f"{one} takes neither QUERY nor --stdin-results, --constraint and --plan")
    if constraints and plan_file:
        raise click.UsageError("--constraint and --plan do not go together")
    if query is None and verify_url is None and claims_file is None and plan_file is None:
        raise click.UsageError("give QUERY, --verify URL or --claims FILE")
    if any(not text.strip() for text in (*claims, *quotes, *(() if query is None else (query,)))):
        raise click.UsageError("QUERY, --claim and --quote need words")


def _search(
    query: str | None,
    stdin_results: bool,
    constraints: tuple[str, ...],
    plan_file: str | None,
    settings: Settings,
    output: OutputSettings,
    clock: Clock,
) -> int:
    from agbrowse.discover import read_results
    from agbrowse.models import SearchResults
    from agbrowse.research.search import run_search

    plan = _plan(query, constraints, plan_file)
    results = read_results(read_stdin(_PIPE_HINT)) if stdin_results else SearchResults(None, query, (), (), 0, 0)
    if results.upstream_error is not None and not results.candidates:
        code, message = results.upstream_error
        raise AgbrowseError(f"the search tool answered with an error: {code} {message}", "search again", code="upstream_error")
    if not stdin_results and not output.as_json:
        click.echo(f"nothing was searched; {_PIPE_HINT}", err=True)
    scorer = load_scorer(settings.prove) if stdin_results else None
    with Progress() as progress:
        conduct = functools.partial(
            run_search,
            query or plan.problem,
            plan,
            results,
            settings,
            clock=clock,
            today=date.today(),
            as_of=as_of_moment(settings),
            report=progress,
            searched=stdin_results,
            scorer=scorer,
        )
        outcome, signalled = run_async(conduct)
    with Sink(output.out) as sink:
        if output.as_json:
            put_document(sink, outcome.document, output)
        else:
            from agbrowse.cli.render import search_text

            sink.write(search_text(outcome.document))
    return exit_code(outcome.answer if output.exit_status else ExitCode.OK, outcome.stopped, signalled)


def _plan(query: str | None, constraints: tuple[str, ...], plan_file: str | None) -> Plan:
    from agbrowse.lang import detect_language
    from agbrowse.models import Plan

    if plan_file is not None:
        from agbrowse.research.given import read_plan

        hint = "name a research-plan-v1 document"
        return read_plan(read_input(plan_file, hint), query, detect_language(query) if query else "en", plan_file)
    assert query is not None  # the usage was checked
    if constraints:
        from agbrowse.research.given import constraints_of

        return Plan(query, detect_language(query), constraints_of(constraints), ())
    from agbrowse.plan import make_plan

    return make_plan(query, today=date.today())


def _verify(
    url: str, claims: tuple[str, ...], quotes: tuple[str, ...], settings: Settings, output: OutputSettings, clock: Clock
) -> int:
    from agbrowse.lang import detect_language
    from agbrowse.prove import claim_constraint
    from agbrowse.research.verify import verify_page

    constraints = [claim_constraint(claim, id=f"c{n}") for n, claim in enumerate(claims, 1)]
    language = detect_language(" ".join((*claims, *quotes))) if claims or quotes else "en"
    conduct = functools.partial(
        verify_page,
        url.strip(),
        constraints,
        quotes,
        settings,
        language=language,
        clock=clock,
        today=date.today(),
        as_of=as_of_moment(settings),
        scorer=load_scorer(settings.prove) if claims else None,
    )
    outcome, signalled = run_async(conduct)
    with Sink(output.out) as sink:
        if output.as_json:
            put_document(sink, outcome.document, output)
        else:
            from agbrowse.cli.render import verify_text

            sink.write(verify_text(outcome.document, outcome.page))
    return exit_code(outcome.answer, outcome.stopped, signalled)


def _claims(path: str, settings: Settings, output: OutputSettings, clock: Clock) -> int:
    from agbrowse.research.claims import check_claims
    from agbrowse.research.rows import need_rows, read_rows

    hint = "give JSON Lines: {id, text, urls, quote?, mandatory?, lang?}"
    rows = list(need_rows(read_rows(read_lines(path, hint)), "stdin" if path == "-" else path))
    scorer = load_scorer(settings.prove)
    with Sink(output.out) as sink, Progress() as progress:

        def emit(document: dict[str, Any]) -> None:
            progress.clear()
            put_line(sink, document, output)

        conduct = functools.partial(
            check_claims,
            rows,
            settings,
            emit,
            clock=clock,
            today=date.today(),
            as_of=as_of_moment(settings),
            report=progress,
            scorer=scorer,
        )
        (answers, stopped), signalled = run_async(conduct)
    return exit_code(combined(answers) if output.exit_status else ExitCode.OK, stopped, signalled)
