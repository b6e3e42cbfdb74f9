"""`agbrowse research plan`: a question taken apart, before anything is searched; or what a search left open, planned anew.

In: a question, or a search's envelope with the history of its queries. Out: `research-plan-v1`, or the same as text. No page is
read, and nothing slow is imported.
"""

from __future__ import annotations

import re
from datetime import date

import click

from agbrowse.cli.inputs import read_input
from agbrowse.cli.options import Parsed, document_options
from agbrowse.cli.output import Sink
from agbrowse.cli.settings import OutputSettings, parse_count
from agbrowse.lang.base import words
from agbrowse.models import Plan

# ISO 639-1; languages with three letters have no short form and are taken as they are.
_LANGUAGES = words(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el
    en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu
    ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na
    nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn
    so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """
)
_TAG = re.compile(r"[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,4}")


def parse_day(text: str) -> date:
    """YYYY-MM-DD, or the day of an RFC 3339 time."""
    try:
        return date.fromisoformat(text[:10]) if text[10:11] in ("", "T", "t", " ") else date.fromisoformat("")
    except ValueError:
        raise ValueError("use YYYY-MM-DD") from None


def parse_language(text: str) -> str:
    """A BCP 47 tag whose language is one."""
    primary = re.split("[-_]", text)[0].lower()
    if not _TAG.fullmatch(text) or (len(primary) == 2 and primary not in _LANGUAGES):
        raise ValueError("use a BCP 47 tag: en, ko, pt-BR, zh-Hant")
    return text.replace("_", "-")


@click.command(name="plan")
@click.option("--query", metavar="TEXT", help="The question or claim (with --gaps: the envelope's own, if left out).")
@click.option(
    "--lang", type=Parsed("language", parse_language), metavar="TAG", help="Its language, BCP 47 (default: as written)."
)
@click.option("--date", "today", type=Parsed("date", parse_day), metavar="D", help="The day that counts as today.")
@click.option(
    "--max-queries", type=Parsed("count", parse_count), metavar="N", default="8", help="Searches at most (default 8)."
)
@click.option("--no-clarify", is_flag=True, help="Ask nothing back, however vague the question is.")
@click.option("--gaps", metavar="FILE|-", help="An agbrowse-search-v1 document: plan the next round, for what it left open.")
@click.option("--history", metavar="FILE", help="With --gaps: the queries of earlier rounds, texts or {query, results}.")
@document_options
def command(
    query: str | None,
    lang: str | None,
    today: date | None,
    max_queries: int,
    no_clarify: bool,
    gaps: str | None,
    history: str | None,
    output: OutputSettings,
) -> int:
    """Take a question apart into constraints and web searches.

    \b
    agbrowse research plan --query "Which bridge in Arden opened in 1931?" --json
    agbrowse research plan --gaps search.json --history asked.jsonl --json
    """
    from dataclasses import replace

    from agbrowse.envelope.plans import plan_document

    if query is None and gaps is None:
        raise click.UsageError("give --query TEXT, or --gaps FILE")
    if history is not None and gaps is None:
        raise click.UsageError("--history goes with --gaps")
    day = today or date.today()
    if gaps is not None:
        plan = _next_round(gaps, history, query, day, lang, max_queries)
    else:
        from agbrowse.plan import make_plan

        plan = make_plan(query or "", today=day, language=lang, max_queries=max_queries)
    plan = replace(plan, clarify=()) if no_clarify else plan
    with Sink(output.out) as sink:
        if output.as_json:
            sink.document(plan_document(plan))
        else:
            from agbrowse.cli.render_plan import plan_text

            sink.write(plan_text(plan))
    return 0


def _next_round(gaps: str, history: str | None, query: str | None, day: date, lang: str | None, max_queries: int) -> Plan:
    from agbrowse.plan.gaps import make_gap_plan
    from agbrowse.research.state import read_history, read_state, with_history

    hint = "give what 'agbrowse search QUERY --stdin-results --json' printed"
    state = read_state(read_input(gaps, hint), "stdin" if gaps == "-" else gaps)
    if history is not None:
        state = with_history(state, read_history(read_input(history, "give a list of queries as JSON"), history))
    return make_gap_plan(state, today=day, query=query, language=lang, max_queries=max_queries)
