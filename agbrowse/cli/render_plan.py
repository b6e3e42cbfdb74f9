"""A plan as text that a person can follow: what to settle first, what must be proved, where to look, what to search.

In: a Plan. Out: text without control characters. It decides nothing that is not in the plan already.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from agbrowse.models import AtomicQuery, Constraint, Plan

_PURPOSES = {
    "discovery": "Find candidates",
    "verification": "Check each part",
    "source-restricted-discovery": "Ask the sources themselves",
    "era-sweep": "Go back to the beginning",
    "disconfirm": "Look for what speaks against it",
}
_ACTIONS = {
    "search": "searched again",
    "broaden": "the last search was empty: searched more broadly",
    "other-angle": "two searches were empty: another angle",
    "document": "nothing is left to ask: report it as a gap",
    "wait": "no room in this round",
}


def plan_text(plan: Plan) -> str:
    """Clarifying questions first when there are any; then the plan from the question to its searches."""
    lines = _section("Before searching, settle", [f"? {question}" for question in plan.clarify])
    lines += [f"Question: {plan.restated or plan.problem}"]
    about = [plan.category, plan.complexity, f"language {plan.language}", plan.date and f"as of {plan.date}"]
    cap = f" of at most {plan.round_cap}" if plan.round_cap else ""
    lines += [", ".join([*(part for part in about if part), f"round {plan.round}{cap}"])]
    lines += (
        [f"Depth: {plan.depth} ({plan.depth_reason})" if plan.depth_reason else f"Depth: {plan.depth}"] if plan.depth else []
    )
    lines += [""]
    lines += _section("What must be true", (_constraint(c, plan.anchor_constraint_id) for c in plan.constraints))
    lines += _section(
        "Sub-questions",
        (f"{q.id}  {q.text}  [{', '.join(q.constraint_ids)}; sources: {q.min_sources} or more]" for q in plan.sub_questions),
    )
    lines += _section("Compared", plan.options)
    lines += _section("Left out", plan.exclusions)
    lines += _section("Time", (f"{w.text}  ({_years(w.first_year, w.last_year) or w.kind})" for w in plan.windows))
    lines += _section("Could also be so, to be ruled out", plan.rivals)
    lines += _section(
        "Where to look", (f"{s.name}: {', '.join(s.hosts) or 'no known host'}  ({s.reason})" for s in plan.source_classes)
    )
    lines += _section(
        "Still open", (f"{g.constraint_id}  {g.status}{f', {g.why}' if g.why else ''}: {_ACTIONS[g.action]}" for g in plan.gaps)
    )
    lines += ["Searches", *_searches(plan.atomic_queries)]
    if plan.omitted_queries:
        lines += _section("For which there was no room", (f"{q.query}  [{q.purpose}]" for q in plan.omitted_queries))
    lines += _section("Done when", plan.success_criteria)
    return "\n".join(map(_clean, lines)).rstrip("\n") + "\n"


def _constraint(constraint: Constraint, anchor_id: str | None) -> str:
    notes = ["start here"] if constraint.id == anchor_id else []
    notes += [] if constraint.mandatory else ["optional"]
    return f"{constraint.id}  {constraint.text}{'  (' + ', '.join(notes) + ')' if notes else ''}"


def _searches(queries: Sequence[AtomicQuery]) -> list[str]:
    lines: list[str] = []
    purposes = dict.fromkeys(query.purpose for query in queries)
    for purpose in purposes:
        lines += [f"  {_PURPOSES.get(purpose, purpose)}"]
        for query in (q for q in queries if q.purpose == purpose):
            ids = f"  [{', '.join(query.constraint_ids)}]" if query.constraint_ids else ""
            lines += [f"    {query.id}  {query.query}{ids}", f"        {query.url}"]
    return [*(lines or ["  none: all that was asked is supported, or a gap"]), ""]


def _section(title: str, rows: Iterable[str]) -> list[str]:
    """A heading, its rows and an empty line; nothing at all without rows."""
    found = [f"  {row}" for row in rows]
    return [title, *found, ""] if found else []


def _years(first: int | None, last: int | None) -> str:
    if first is None and last is None:
        return ""
    if first == last:
        return str(first)
    return f"{'' if first is None else f'from {first} '}{'' if last is None else f'to {last}'}".strip()


def _clean(line: str) -> str:
    """On one line, without what an argument may have smuggled into it."""
    kept = "".join(c if c.isprintable() else " " for c in line)
    indent = len(kept) - len(kept.lstrip(" "))
    return " " * indent + " ".join(kept.split(" ")).strip()
