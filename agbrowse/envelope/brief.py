"""`--brief`: the same document within 20,000 characters, and a count of what was cut.

In: a document. Out: the same schema with less in it: no excerpts and attempts, the best evidence of each constraint, unread
pages with their reasons. What is cut first is what is least missed; nothing is cut that need not be.
"""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

LIMIT_CHARS = 20_000
_ROOM = 300  # for `omitted`, a line end, and characters that are written as escapes
_SHORTENED = ((2_000, 100), (600, 40), (200, 12), (80, 5))  # last resort: longest text, longest list

_Cut = Callable[[dict[str, Any], Counter[str]], None]


def brief(document: Mapping[str, Any]) -> dict[str, Any]:
    """A shorter copy; `omitted` counts what is not in it."""
    short = copy.deepcopy(dict(document))
    omitted: Counter[str] = Counter()
    _cut_always(short, omitted)
    for cut in (_cut_atomic_queries, _cut_dropped, _cut_matching_checks, _cut_read_candidates, _cut_actions):
        if _size(short) <= LIMIT_CHARS - _ROOM:
            break
        cut(short, omitted)
    _cut_text(short, omitted)
    for chars, items in _SHORTENED:
        if _size(short) <= LIMIT_CHARS - _ROOM:
            break
        short = {key: _shortened(value, chars, items, omitted) for key, value in short.items()}
    return short | {"omitted": dict(sorted(omitted.items()))}


def _size(document: Mapping[str, Any]) -> int:
    return len(json.dumps(document, ensure_ascii=False, separators=(",", ":")))


def _cut_always(document: dict[str, Any], omitted: Counter[str]) -> None:
    pages = [document, *_candidates(document)]
    for page in pages:
        if page.get("textExcerpt"):
            page["textExcerpt"] = ""
            omitted["excerpts"] += 1
        if page.get("attempts"):
            omitted["attempts"] += len(page["attempts"])
            page["attempts"] = []
    for line in _lines(document):
        omitted["evidence"] += max(0, len(line["evidence"]) - 1)
        line["evidence"] = line["evidence"][:1]


def _cut_atomic_queries(document: dict[str, Any], omitted: Counter[str]) -> None:
    plan = document.get("plan") or document
    omitted["atomicQueries"] += len(plan.get("atomicQueries") or ())
    if "atomicQueries" in plan:
        plan["atomicQueries"] = []


def _cut_dropped(document: dict[str, Any], omitted: Counter[str]) -> None:
    enrichment = document.get("enrichment")
    if enrichment:
        omitted["dropped"] += len(enrichment["dropped"])
        enrichment["dropped"] = []


def _cut_matching_checks(document: dict[str, Any], omitted: Counter[str]) -> None:
    for holder in [*(entry for line in _lines(document) for entry in line["evidence"]), *(document.get("claims") or ())]:
        kept = [check for check in holder.get("checks") or () if check["status"] != "match"]
        omitted["checks"] += len(holder.get("checks") or ()) - len(kept)
        holder["checks"] = kept


def _cut_read_candidates(document: dict[str, Any], omitted: Counter[str]) -> None:
    """Pages that were read and say nothing first, then all that were read: their evidence names them."""
    enrichment = document.get("enrichment")
    if not enrichment:
        return
    for also_proving in (False, True):
        kept = [c for c in enrichment["candidates"] if not c["ok"] or (c["constraintIds"] and not also_proving)]
        omitted["candidates"] += len(enrichment["candidates"]) - len(kept)
        enrichment["candidates"] = kept
        if _size(document) <= LIMIT_CHARS - _ROOM:
            return


def _cut_actions(document: dict[str, Any], omitted: Counter[str]) -> None:
    escalation = document.get("escalation")
    if escalation:
        omitted["actions"] += max(0, len(escalation["actions"]) - 3)
        escalation["actions"] = escalation["actions"][:3]


def _cut_text(document: dict[str, Any], omitted: Counter[str]) -> None:
    """A reading's text: what is not main goes first, then its end."""
    if document.get("text") is None or _size(document) <= LIMIT_CHARS - _ROOM:
        return
    omitted["characters"] += len(document["mainText"] or "")
    document["mainText"] = None
    over = _size(document) - (LIMIT_CHARS - _ROOM)
    while over > 0 and document["text"]:
        keep = max(0, len(document["text"]) - over)
        omitted["characters"] += len(document["text"]) - keep
        document["text"] = document["text"][:keep]
        over = _size(document) - (LIMIT_CHARS - _ROOM)


def _shortened(value: Any, chars: int, items: int, omitted: Counter[str]) -> Any:
    if isinstance(value, str) and len(value) > chars:
        omitted["characters"] += len(value) - chars
        return value[:chars]
    if isinstance(value, list):
        omitted["items"] += max(0, len(value) - items)
        return [_shortened(item, chars, items, omitted) for item in value[:items]]
    if isinstance(value, dict):
        return {key: _shortened(item, chars, items, omitted) for key, item in value.items()}
    return value


def _candidates(document: Mapping[str, Any]) -> list[dict[str, Any]]:
    return list((document.get("enrichment") or {}).get("candidates") or ())


def _lines(document: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Every constraint with its evidence: a search's, or the one that a claim's document is."""
    if document.get("schemaVersion") == "agbrowse-claim-v1":
        return [document]  # type: ignore[list-item]  # the caller's own copy
    return list(((document.get("enrichment") or {}).get("ledger") or {}).get("constraints") or ())
