"""`agbrowse research plan`: a question taken apart, before anything is searched.

In: a question. Out: `research-plan-v1`, or the same as text. No page is read, and nothing slow is imported.
"""

from __future__ import annotations

from datetime import date

import click

from agbrowse.cli.options import Parsed, document_options
from agbrowse.cli.output import Sink
from agbrowse.cli.settings import OutputSettings, parse_count
from agbrowse.models import Plan


def parse_day(text: str) -> date:
    """YYYY-MM-DD, or the day of an RFC 3339 time."""
    try:
        return date.fromisoformat(text[:10]) if text[10:11] in ("", "T", "t", " ") else date.fromisoformat("")
    except ValueError:
        raise ValueError("use YYYY-MM-DD") from None


@click.command(name="plan")
@click.option("--query", required=True, metavar="TEXT", help="The question or claim.")
@click.option(
    "--max-queries", type=Parsed("count", parse_count), metavar="N", default="8", help="Searches at most (default 8)."
)
@click.option("--date", "today", type=Parsed("date", parse_day), metavar="D", help="The day that counts as today.")
@click.option("--lang", metavar="TAG", help="The question's language, BCP 47 (default: as it is written).")
@document_options
def command(query: str, max_queries: int, today: date | None, lang: str | None, output: OutputSettings) -> int:
    """Take a question apart into constraints and web searches.

    \b
    agbrowse research plan --query "Which bridge in Arden opened in 1931?" --json
    """
    from agbrowse.envelope.plans import plan_document
    from agbrowse.plan import make_plan

    plan = make_plan(query, today=today or date.today(), language=lang, max_queries=max_queries)
    with Sink(output.out) as sink:
        if output.as_json:
            sink.document(plan_document(plan))
        else:
            sink.write(_text(plan))
    return 0


def _text(plan: Plan) -> str:
    lines = ["Constraints"]
    lines += [f"  {c.id}  {c.text}{'' if c.mandatory else '  (optional)'}" for c in plan.constraints]
    lines += ["", "Searches"]
    lines += [f"  {query.query}  [{query.purpose}]" for query in plan.atomic_queries]
    if plan.source_hints:
        lines += ["", "Sources to look for", *(f"  {hint}" for hint in plan.source_hints)]
    return "\n".join(lines) + "\n"
