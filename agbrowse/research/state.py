"""Where a search stands, read from an `agbrowse-search-v1` document, and what was asked before, from a history.

In: JSON from outside. Out: a SearchState. Raises InputError that says what is wrong in one line; a document of another
version is read as far as it is whole.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeGuard
from urllib.parse import urlsplit

from agbrowse.errors import InputError
from agbrowse.models import Constraint, ConstraintKind
from agbrowse.plan.gaps import OpenConstraint, PastQuery, SearchState

_ENVELOPE_HINT = "give what 'agbrowse search QUERY --stdin-results --json' printed"
_HISTORY_HINT = "give a JSON list, or one a line, of queries: texts, or {query, results}"
_STATUSES = ("supported", "weak", "contradicted", "conflicting", "pending")


def read_state(payload: bytes, name: str) -> SearchState:
    """The state that an envelope describes. `name` is the file's, for messages."""
    document = _json(payload, name, _ENVELOPE_HINT)
    if not isinstance(document, dict) or document.get("schemaVersion") != "agbrowse-search-v1":
        raise InputError(f"{name} is no agbrowse-search-v1 document", _ENVELOPE_HINT)
    plan, enrichment = _part(document, "plan", name), _part(document, "enrichment", name)
    ledger = _part(enrichment, "ledger", name)
    constraints = _constraints(plan, name)
    query = document.get("query")
    problem = plan.get("problem")
    text = problem if isinstance(problem, str) and problem.strip() else query
    if not isinstance(text, str) or not text.strip():
        raise InputError(f"{name} has no query", _ENVELOPE_HINT)
    candidates = [c for c in _list(enrichment.get("candidates")) if isinstance(c, dict)]
    searched = bool(candidates or _list(enrichment.get("dropped"))) or document.get("nextStep") is None
    language, number, anchor = plan.get("language"), plan.get("round"), ledger.get("anchorConstraintId")
    return SearchState(
        query=query if isinstance(query, str) else text,
        problem=text,
        language=language if isinstance(language, str) and language else None,
        constraints=constraints,
        open=tuple(_open(ledger, constraints)),
        past=tuple(_past(document, plan, candidates)) if searched else (),
        anchor_id=anchor if isinstance(anchor, str) else None,
        leading=_leading(ledger),
        unread_hosts=_unread_hosts(candidates),
        round=(number if _is_count(number) else 1) if searched else 0,
    )


def read_history(payload: bytes, name: str) -> tuple[PastQuery, ...]:
    """The queries of earlier rounds, oldest first: a JSON list (or {"queries": [...]}), or JSON Lines."""
    text = _text(payload, name, _HISTORY_HINT)
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        content = [_line(line, number, name) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if isinstance(content, dict):
        content = content["queries"] if isinstance(content.get("queries"), list) else [content]
    rows = content if isinstance(content, list) else [content]
    return tuple(_row(row, number, name) for number, row in enumerate(rows, 1))


def with_history(state: SearchState, history: Sequence[PastQuery]) -> SearchState:
    """The state after earlier rounds: their queries came first, and an envelope's own may be among them."""
    ids = {past.query: past.constraint_ids for past in state.past}
    named = [past if past.constraint_ids else past._replace(constraint_ids=ids.get(past.query, ())) for past in history]
    known = {past.query for past in named}
    rounds = max((past.round for past in history), default=0)
    past = (*named, *(past for past in state.past if past.query not in known))
    return replace(state, past=past, round=max(state.round, rounds))


def _constraints(plan: Mapping[str, Any], name: str) -> tuple[Constraint, ...]:
    found: list[Constraint] = []
    for row in _list(plan.get("constraints")):
        if not isinstance(row, dict) or not isinstance(row.get("id"), str) or not isinstance(row.get("text"), str):
            raise InputError(f"{name}: a constraint of its plan has no id or no text", _ENVELOPE_HINT)
        kind, group = row.get("kind"), row.get("group")
        found.append(
            Constraint(
                row["id"],
                row["text"],
                ConstraintKind(kind) if kind in list(ConstraintKind) else ConstraintKind.ASSERTION,
                row.get("mandatory") is not False,
                tuple(tag for tag in _list(row.get("tags")) if isinstance(tag, str)),
                group if isinstance(group, str) else None,
            )
        )
    if not found:
        raise InputError(f"{name} holds no constraint", _ENVELOPE_HINT)
    return tuple(found)


def _open(ledger: Mapping[str, Any], constraints: Sequence[Constraint]) -> Iterator[OpenConstraint]:
    """Every constraint that is not supported, in the plan's order; one that the ledger does not name is pending."""
    lines = {line["id"]: line for line in _list(ledger.get("constraints")) if isinstance(line, dict) and "id" in line}
    supported = _list(ledger.get("supported"))
    for constraint in constraints:
        line = lines.get(constraint.id, {})
        status = line.get("status") if line.get("status") in _STATUSES else None
        status = status or ("supported" if constraint.id in supported else "pending")
        if status == "supported":
            continue
        why = line.get("why")
        yield OpenConstraint(constraint.id, status, why if isinstance(why, str) else None, _values(line))


def _values(line: Mapping[str, Any]) -> tuple[str, ...]:
    """What pages say instead: answers that differ, and the parts that contradict."""
    found: list[Any] = []
    for entry in _list(line.get("evidence")):
        if not isinstance(entry, dict):
            continue
        found.append(entry.get("answer"))
        if entry.get("stance") == "contradicts":
            checks = [c for c in _list(entry.get("checks")) if isinstance(c, dict) and c.get("status") == "different"]
            found += [check.get("found") for check in checks]
    texts = (" ".join(value.split()) for value in found if isinstance(value, str))
    return tuple(dict.fromkeys(text for text in texts if 0 < len(text) <= 80))


def _past(document: Mapping[str, Any], plan: Mapping[str, Any], candidates: Sequence[Mapping[str, Any]]) -> Iterator[PastQuery]:
    """The envelope's query and its plan's. Rows seldom say which query found them: with candidates, each may have."""
    count = len(candidates)
    found_by = [by for c in candidates for by in _list(c.get("discoveredBy")) if isinstance(by, str)]
    for row in _list(plan.get("atomicQueries")):
        if not isinstance(row, dict) or not isinstance(row.get("query"), str):
            continue
        ids = tuple(one for one in _list(row.get("constraintIds")) if isinstance(one, str))
        own = found_by.count(row["query"]) + found_by.count(str(row.get("id")))
        if own or count:
            yield PastQuery(row["query"], own or None, ids)
    if isinstance(document.get("query"), str):
        ids = tuple(row["id"] for row in _list(plan.get("constraints")))
        yield PastQuery(document["query"], 0 if count == 0 else None, ids)


def _leading(ledger: Mapping[str, Any]) -> str | None:
    """The entity that satisfies most constraints, else the answer with most independent sources."""
    subjects = [s for s in _list(ledger.get("subjects")) if isinstance(s, dict) and isinstance(s.get("name"), str)]
    if subjects:
        best = max(subjects, key=lambda s: len(_list(s.get("constraintIds"))))
        return " ".join(best["name"].split())[:80] or None
    answered = [
        line for line in _list(ledger.get("constraints")) if isinstance(line, dict) and isinstance(line.get("answer"), str)
    ]
    if not answered:
        return None
    best = max(answered, key=lambda line: _independent(line.get("sources")))
    return " ".join(best["answer"].split())[:80] or None


def _is_count(value: Any) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and value > 0


def _independent(sources: Any) -> int:
    count = sources.get("independent") if isinstance(sources, dict) else None
    return count if isinstance(count, int) else 0


def _unread_hosts(candidates: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    hosts = []
    for candidate in candidates:
        if candidate.get("ok") is False and isinstance(candidate.get("url"), str):
            try:
                host = urlsplit(candidate["url"]).hostname
            except ValueError:
                continue
            hosts += [host] if host and "." in host else []
    return tuple(dict.fromkeys(hosts))


def _row(row: Any, number: int, name: str) -> PastQuery:
    if isinstance(row, str) and row.strip():
        return PastQuery(row)
    if not isinstance(row, dict) or not isinstance(row.get("query"), str) or not row["query"].strip():
        raise InputError(f"{name}: entry {number} has no query", _HISTORY_HINT)
    results, number_of_round = row.get("results"), row.get("round")
    count = len(results) if isinstance(results, list) else results
    if count is not None and (isinstance(count, bool) or not isinstance(count, int) or count < 0):
        raise InputError(f"{name}: 'results' of entry {number} is no number and no list", _HISTORY_HINT)
    ids = tuple(one for one in _list(row.get("constraintIds")) if isinstance(one, str))
    return PastQuery(row["query"], count, ids, number_of_round if _is_count(number_of_round) else 1)


def _line(line: str, number: int, name: str) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise InputError(f"{name}: line {number} is not JSON", _HISTORY_HINT) from None


def _json(payload: bytes, name: str, hint: str) -> Any:
    try:
        return json.loads(_text(payload, name, hint))
    except (ValueError, RecursionError):
        raise InputError(f"{name} is not JSON", hint) from None


def _text(payload: bytes, name: str, hint: str) -> str:
    try:
        return payload.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise InputError(f"{name} is not UTF-8", hint) from None


def _part(document: Mapping[str, Any], key: str, name: str) -> Mapping[str, Any]:
    part = document.get(key)
    if not isinstance(part, dict):
        raise InputError(f"{name} has no {key}", _ENVELOPE_HINT)
    return part


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []
