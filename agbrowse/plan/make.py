"""A research problem to a plan: constraints that the ledger keeps, the searches that feed them, and what to know before.

In: the problem's text, today's date. Out: a Plan, the same for the same input. Mechanical and instant; it opens nothing.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from agbrowse.lang.searching import get_searching
from agbrowse.models import Entity, Plan, PlannedQuestion, SourceClass, TimeWindow
from agbrowse.plan.analyse import analyse
from agbrowse.plan.problem import Category, Problem, Term, TermKind
from agbrowse.plan.queries import build_queries
from agbrowse.plan.sources import Source, find_sources
from agbrowse.plan.wording import words_of

DEFAULT_QUERIES = 8
_ENTITIES = (TermKind.NAME, TermKind.QUOTE, TermKind.CODE)


def make_plan(problem: str, *, today: date, language: str | None = None, max_queries: int = DEFAULT_QUERIES) -> Plan:
    """Plan the research of a problem. Raises InputError for a text without a word, UnicodeEncodeError for one that is no text."""
    problem.encode()
    return replace(plan_of(analyse(problem, today=today, language=language), max_queries), problem=problem.strip())


def plan_of(problem: Problem, max_queries: int = DEFAULT_QUERIES) -> Plan:
    """The plan of the first round."""
    problem = searchable(problem)
    sources = find_sources(problem)
    queries, omitted = build_queries(problem, sources, max_queries)
    return replace(described(problem, sources), atomic_queries=tuple(queries), omitted_queries=tuple(omitted))


def searchable(problem: Problem) -> Problem:
    """The problem with its terms as searches take them: without what is excluded, and with each option as a term of its own."""
    excluded = {tuple(words_of(t.text)) for t in problem.excluded}
    terms = [part for t in problem.terms for part in _without_option(t, problem) if tuple(words_of(part.text)) not in excluded]
    first = {tuple(words_of(t.text)): t for t in reversed(terms)}
    return replace(problem, terms=tuple(reversed(first.values())))


def _without_option(term: Term, problem: Problem) -> list[Term]:
    """ "apple exports" where apples are an option: what is asked of both options is no part of one."""
    option = next((o for o in problem.options if term.text.startswith(f"{o} ")), None)
    if option is None or term.kind is not TermKind.TERM:
        return [term]
    middle = term.start + len(option)
    return [term._replace(text=option, end=middle), term._replace(text=term.text[len(option) + 1 :], start=middle + 1)]


def described(problem: Problem, sources: tuple[Source, ...]) -> Plan:
    """A plan without queries: what was understood, and where to look."""
    questions = _questions(problem)
    return Plan(
        problem=problem.text,
        language=problem.language,
        constraints=problem.constraints,
        atomic_queries=(),
        source_hints=_hints(sources),
        date=problem.today.isoformat(),
        restated=problem.restated,
        key_topics=problem.key_topics,
        success_criteria=_criteria(problem, questions),
        category=problem.category.value,
        complexity=problem.complexity.value,
        round_cap=problem.complexity.round_cap,
        depth=problem.depth.value,
        depth_reason=problem.depth_reason,
        clarify=problem.clarify,
        anchor_constraint_id=problem.anchor_id,
        entities=tuple(Entity(term.text, term.kind.value) for term in problem.terms if term.kind in _ENTITIES),
        windows=tuple(TimeWindow(w.text, w.kind.value, w.first_year, w.last_year) for w in problem.windows),
        options=problem.options,
        source_classes=tuple(SourceClass(source.name, source.hosts, source.reason) for source in sources),
        rivals=problem.rivals,
        sub_questions=questions,
        exclusions=tuple(term.text for term in problem.excluded),
    )


def _questions(problem: Problem) -> tuple[PlannedQuestion, ...]:
    """What is doubted takes two sources to close, what is asked takes one."""
    least = 2 if problem.category is Category.FACT_CHECK else 1
    return tuple(PlannedQuestion(q.id, q.text, q.constraint_ids, least) for q in problem.sub_questions)


def _criteria(problem: Problem, questions: tuple[PlannedQuestion, ...]) -> tuple[str, ...]:
    criterion = get_searching(problem.language).criterion
    if not questions:
        return tuple(criterion.format(id=c.id, count=1) for c in problem.constraints if c.mandatory)
    return tuple(criterion.format(id=q.id, count=q.min_sources) for q in questions)


def _hints(sources: tuple[Source, ...]) -> tuple[str, ...]:
    """Hosts as search operators; a class without hosts by what it is."""
    hints = [hint for s in sources for hint in ([f"site:{host}" for host in s.hosts] or [s.reason])]
    return tuple(dict.fromkeys(hints))
