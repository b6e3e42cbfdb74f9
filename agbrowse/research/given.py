"""Constraints that the caller brings: `--constraint [ID=]TEXT`, or a plan file.

In: text and JSON from outside. Out: Constraints and Plans; ids that were given are kept. Raises InputError that
names what is wrong.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from agbrowse.errors import InputError
from agbrowse.models import AtomicQuery, Constraint, ConstraintKind, Plan
from agbrowse.prove import claim_constraint

_NAMED = re.compile(r"([A-Za-z][A-Za-z0-9_.-]{0,39})=(.*)", re.DOTALL)
_HINT = "give a research-plan-v1 document, or a list of texts or of {id, text, mandatory, tags}"


def constraints_of(texts: Sequence[str]) -> tuple[Constraint, ...]:
    """`ID=TEXT` or `TEXT` each; a text that begins with `=` has no id, whatever follows."""
    rows: list[dict[str, Any]] = []
    for text in texts:
        named = _NAMED.fullmatch(text)
        rows.append({"id": named[1], "text": named[2]} if named else {"text": text.removeprefix("=")})
    return _constraints(rows, "--constraint")


def read_plan(payload: bytes, query: str | None, language: str, name: str) -> Plan:
    """The plan of a file. `query`, when there is one, stands above the plan's own problem."""
    try:
        content = json.loads(payload.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        raise InputError(f"{name} is not JSON", _HINT) from None
    fields: Mapping[str, Any] = {"constraints": content} if isinstance(content, list) else content
    if not isinstance(fields, dict) or not isinstance(fields.get("constraints"), list):
        raise InputError(f"{name} holds no list of constraints", _HINT)
    problem = query or fields.get("problem")
    if not isinstance(problem, str) or not problem.strip():
        raise InputError("there is no query", "give QUERY, or a plan with its 'problem'")
    constraints = _constraints(fields["constraints"], name)
    hints = fields.get("sourceHints")
    given, round_ = fields.get("language"), fields.get("round")
    return Plan(
        problem=problem,
        language=given if isinstance(given, str) and given else language,
        constraints=constraints,
        atomic_queries=_queries(fields.get("atomicQueries")),
        source_hints=tuple(hint for hint in hints if isinstance(hint, str)) if isinstance(hints, list) else (),
        round=round_ if isinstance(round_, int) and round_ > 0 else 1,
    )


def _constraints(rows: Sequence[Any], name: str) -> tuple[Constraint, ...]:
    found: list[Constraint] = []
    for number, row in enumerate(rows, 1):
        fields = {"text": row} if isinstance(row, str) else row
        if not isinstance(fields, dict) or not isinstance(fields.get("text"), str) or not fields["text"].strip():
            raise InputError(f"{name}: constraint {number} has no text", _HINT)
        found.append(_constraint(fields, name, number))
    if not found:
        raise InputError(f"{name} holds no constraint", _HINT)
    taken = {constraint.id for constraint in found if constraint.id}
    named = [c if c.id else replace(c, id=_free_id(number, taken)) for number, c in enumerate(found, 1)]
    ids = [constraint.id for constraint in named]
    for one in ids:
        if ids.count(one) > 1:
            raise InputError(f"{name}: the id {one!r} is given twice", "give each constraint an id of its own")
    return tuple(named)


def _free_id(number: int, taken: set[str]) -> str:
    while f"c{number}" in taken:
        number += 1
    taken.add(f"c{number}")
    return f"c{number}"


def _constraint(fields: Mapping[str, Any], name: str, number: int) -> Constraint:
    given, kind, tags, group = fields.get("id"), fields.get("kind"), fields.get("tags"), fields.get("group")
    mandatory = fields.get("mandatory")
    if given is not None and (isinstance(given, bool) or not isinstance(given, str | int)):
        raise InputError(f"{name}: the id of constraint {number} is no text", _HINT)
    if not isinstance(mandatory, bool | None):
        raise InputError(f"{name}: 'mandatory' of constraint {number} is not true or false", _HINT)
    constraint = claim_constraint(fields["text"], id="" if given is None else str(given))
    return replace(
        constraint,
        kind=ConstraintKind(kind) if kind in list(ConstraintKind) else constraint.kind,
        mandatory=mandatory is not False,
        tags=tuple(tag for tag in tags if isinstance(tag, str)) if isinstance(tags, list) else (),
        group=group if isinstance(group, str) else None,
    )


def _queries(rows: Any) -> tuple[AtomicQuery, ...]:
    """The plan's searches as far as they are whole: they are carried along, not used."""
    found: list[AtomicQuery] = []
    for number, row in enumerate(rows if isinstance(rows, list) else (), 1):
        texts = [row.get(key) for key in ("query", "purpose", "route", "url")] if isinstance(row, dict) else [None]
        ids = row.get("constraintIds") if isinstance(row, dict) else None
        if all(isinstance(text, str) for text in texts) and isinstance(ids, list):
            query, purpose, route, url = (str(text) for text in texts)
            id = row["id"] if isinstance(row.get("id"), str) else f"q{number}"
            found.append(AtomicQuery(id, query, purpose, tuple(str(one) for one in ids), route, url))
    return tuple(found)
