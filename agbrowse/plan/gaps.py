"""Queries for later rounds: only for what the ledger has open, and never one that has brought results.

In: the state of a search so far. Out: two to four queries, and each open constraint with what is done about it: searched again,
more broadly after an empty search, from another angle after two, put down as a gap after three. It searches nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from typing import NamedTuple

from agbrowse.lang.searching import Searching, get_searching
from agbrowse.models import Constraint, Gap, Plan
from agbrowse.plan.analyse import analyse
from agbrowse.plan.angles import broader_texts, other_angles
from agbrowse.plan.contrary import build_disconfirm_query
from agbrowse.plan.engines import google
from agbrowse.plan.make import described, searchable
from agbrowse.plan.problem import Problem
from agbrowse.plan.queries import DISCONFIRM, RESTRICTED, VERIFICATION, QueryDraft, constraint_text, numbered
from agbrowse.plan.sources import Source, find_sources
from agbrowse.plan.wording import is_generic, signature, words_of

_MOST = 4
_ENOUGH_EMPTY = 3


class OpenConstraint(NamedTuple):
    """A constraint that is not supported. `values` are what pages gave for it, where they differ."""

    id: str
    status: str
    why: str | None
    values: tuple[str, ...] = ()


class PastQuery(NamedTuple):
    """A search that was run. `results` is None where nobody noted how many came."""

    query: str
    results: int | None = None
    constraint_ids: tuple[str, ...] = ()
    round: int = 1


@dataclass(frozen=True, slots=True)
class SearchState:
    """Where a search stands: what is open, what was asked, who leads, which pages stayed shut."""

    query: str
    problem: str
    language: str | None
    constraints: tuple[Constraint, ...]
    open: tuple[OpenConstraint, ...]
    past: tuple[PastQuery, ...]
    anchor_id: str | None = None
    leading: str | None = None
    unread_hosts: tuple[str, ...] = ()
    round: int = 1  # the one that was searched; 0 when nothing was


@dataclass(slots=True)
class _Wave:
    """The queries of one round: none that was run, none twice."""

    problem: Problem
    asked: set[frozenset[str]]
    kept: list[QueryDraft] = field(default_factory=list)

    def add(self, drafts: Iterator[QueryDraft]) -> bool:
        """Keeps the first that is new; False when none is."""
        for draft in drafts:
            key = signature(draft.text)
            if key and words_of(draft.text) and key not in self.asked and not is_generic(draft.text, self.problem):
                self.asked.add(key)
                self.kept.append(draft)
                return True
        return False


def make_gap_plan(
    state: SearchState, *, today: date, query: str | None = None, language: str | None = None, max_queries: int = _MOST
) -> Plan:
    """The plan of the next round. `query` stands above the state's own problem. Raises InputError for a text without a word."""
    problem = analyse(query or state.problem, today=today, language=language or state.language)
    return plan_gaps(searchable(with_constraints(problem, state)), state, max_queries)


def with_constraints(problem: Problem, state: SearchState) -> Problem:
    """The problem with the state's constraints; where they are not the planner's, their words are terms of the problem too."""
    own = {(c.id, c.text) for c in problem.constraints}
    foreign = [c for c in state.constraints if (c.id, c.text) not in own]
    ids = [c.id for c in state.constraints]
    anchor = next((id for id in (state.anchor_id, problem.anchor_id) if id in ids), ids[0])
    if not foreign:
        return replace(problem, constraints=state.constraints, anchor_id=anchor)
    terms = {words: t for t in reversed(problem.terms) if (words := tuple(words_of(t.text)))}
    at = len(problem.text)
    for constraint in foreign:
        for term in analyse(constraint.text, today=problem.today, language=problem.language).terms:
            terms.setdefault(tuple(words_of(term.text)), term._replace(start=at + term.start, end=at + term.end))
        at += len(constraint.text)
    return replace(
        problem,
        constraints=state.constraints,
        anchor_id=anchor,
        terms=tuple(sorted(terms.values(), key=lambda t: t.start)),
        sub_questions=(),
    )


def plan_gaps(problem: Problem, state: SearchState, max_queries: int) -> Plan:
    """The plan of the next round. The problem's constraints are the state's."""
    words, sources = get_searching(problem.language), find_sources(problem)
    number = state.round + 1
    wave = _Wave(problem, {signature(past.query) for past in state.past})
    most = max(1, min(_MOST, max_queries))
    room = most - 1 if number > 1 and most > 1 else most
    gaps: list[Gap] = []
    for one in _by_weight(problem, state.open):
        action = _action(problem, one, state.past)
        if action != "document" and len(wave.kept) >= room:
            action = "wait"
        elif action != "document" and not wave.add(_drafts(problem, one, action, state, sources, words)):
            action = "document"
        gaps.append(Gap(one.id, one.status, one.why, action))
    if len(gaps) == 1 and gaps[0].action != "document" and len(wave.kept) < min(2, room):
        wave.add(_drafts(problem, state.open[0], "other-angle", state, sources, words))
    if number > 1 and len(wave.kept) < most:
        wave.add(_counter(problem, state, words))
    queries = tuple(numbered(draft, n, problem.language) for n, draft in enumerate(wave.kept, 1))
    order = [c.id for c in problem.constraints]
    ordered = sorted(gaps, key=lambda gap: order.index(gap.constraint_id))
    return replace(described(problem, sources), atomic_queries=queries, gaps=tuple(ordered), round=number)


def empty_streak(problem: Problem, id: str, past: Sequence[PastQuery]) -> int:
    """How many searches for a constraint in a row, counted from the last, brought nothing."""
    streak = 0
    for query in reversed(past):
        if query.results is None or not _is_about(problem, id, query):
            continue
        if query.results > 0:
            break
        streak += 1
    return streak


def _is_about(problem: Problem, id: str, past: PastQuery) -> bool:
    """By the ids that were noted with it, else by the words that are the constraint's own."""
    if past.constraint_ids:
        return id in past.constraint_ids
    asked = set(words_of(past.query))
    others = {t for c in problem.constraints if c.id != id for t in problem.terms_of(c)}
    terms = problem.terms_of(problem.constraint(id))
    own = [t for t in terms if t not in others] or list(terms)
    return any(set(words_of(t.text)) <= asked for t in own)


def _action(problem: Problem, one: OpenConstraint, past: Sequence[PastQuery]) -> str:
    streak = empty_streak(problem, one.id, past)
    return ("search", "broaden", "other-angle", "document")[min(streak, _ENOUGH_EMPTY)]


def _by_weight(problem: Problem, open: Sequence[OpenConstraint]) -> list[OpenConstraint]:
    """The anchor first, then what must be true, then what pages dispute; the plan's order else."""

    def weight(one: OpenConstraint) -> tuple[bool, bool, bool]:
        disputed = one.status in ("contradicted", "conflicting")
        return one.id != problem.anchor_id, not problem.constraint(one.id).mandatory, not disputed

    return sorted(open, key=weight)


def _drafts(
    problem: Problem, one: OpenConstraint, action: str, state: SearchState, sources: Sequence[Source], words: Searching
) -> Iterator[QueryDraft]:
    """Queries for one constraint, the best first."""
    constraint, route = problem.constraint(one.id), google(problem.language)
    if action == "broaden":
        for text in broader_texts(problem, constraint):
            yield QueryDraft(text, VERIFICATION, (one.id,), route)
    if action in ("broaden", "other-angle"):
        yield from other_angles(problem, constraint, sources, words)
        return
    values = [_quoted(value) for value in one.values[:2]] if one.status in ("contradicted", "conflicting") else []
    if len(values) > 1:  # a page that knows of both says which holds
        yield QueryDraft(constraint_text(problem, constraint, values), VERIFICATION, (one.id,), route)
    for value in values:
        yield QueryDraft(constraint_text(problem, constraint, [value]), VERIFICATION, (one.id,), route)
    if one.status in ("weak", "conflicting", "contradicted"):
        yield from _at_the_source(problem, constraint, sources, words)
    shut = [f"-site:{host}" for host in state.unread_hosts[:2]] if one.why == "unreadable" else []
    yield QueryDraft(constraint_text(problem, constraint, (), shut), VERIFICATION, (one.id,), route)
    for word in (*words.official[:1], *words.evidence, words.overview):
        yield QueryDraft(constraint_text(problem, constraint, [word], shut), VERIFICATION, (one.id,), route)
    yield from other_angles(problem, constraint, sources, words)


def _at_the_source(
    problem: Problem, constraint: Constraint, sources: Sequence[Source], words: Searching
) -> Iterator[QueryDraft]:
    """Who would know, rather than who repeats it."""
    route = google(problem.language)
    for source in sources:
        for host in source.hosts[:1]:
            yield QueryDraft(constraint_text(problem, constraint, (), [f"site:{host}"]), RESTRICTED, (constraint.id,), route)
    yield QueryDraft(constraint_text(problem, constraint, words.official[1:2]), RESTRICTED, (constraint.id,), route)


def _counter(problem: Problem, state: SearchState, words: Searching) -> Iterator[QueryDraft]:
    """What speaks against the leading answer, or against the claim where nothing leads."""
    ids = tuple(one.id for one in state.open) or tuple(c.id for c in problem.constraints)
    for turn in range(3):
        text = build_disconfirm_query(problem, words, leading=state.leading, turn=turn)
        yield QueryDraft(text, DISCONFIRM, ids, google(problem.language))
    yield QueryDraft(build_disconfirm_query(problem, words, turn=state.round), DISCONFIRM, ids, "bing")


def _quoted(value: str) -> str:
    plain = " ".join(value.replace('"', " ").split()[:8])
    return f'"{plain}"' if " " in plain else plain
