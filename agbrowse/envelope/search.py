"""`agbrowse-search-v1`: the search envelope, its candidates, its summary, and what a person or a browser could still do.

In: what a search came to, part by part. Out: one dict, the verdict first.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from typing import Any

from agbrowse.envelope.fields import Clock, clean, described, excerpt, provenance, run_fields, verdict_fields
from agbrowse.envelope.plans import plan_fields
from agbrowse.envelope.producer import producer
from agbrowse.models import Candidate, Ledger, Plan, Reading, Reason, SearchResults, Status, Verdict

# What a browser that is not here, or a person with an account, may still be able to read.
_BROWSER_MAY = frozenset({Verdict.BROWSER_REQUIRED, Verdict.CHALLENGE, Verdict.BLOCKED})
_PERSON_MAY = frozenset({Verdict.AUTH_REQUIRED, Verdict.PAYWALL})
_NOBODY_MAY = frozenset({Reason.HTTP_451})


def candidate_entry(candidate: Candidate, reading: Reading) -> dict[str, Any]:
    """One candidate and how it could be read. `sourceId` and `constraintIds` are filled in when all pages were read."""
    verdict, about, source = verdict_fields(reading), described(reading.document), provenance(reading)
    return {
        "rank": candidate.rank,
        "url": candidate.url,
        "title": clean(candidate.title) or about["title"] or "",
        "verdict": verdict["verdict"],
        "ok": verdict["ok"],
        "source": verdict["source"],
        "textExcerpt": excerpt(reading.document if reading.ok else None),
        "finalUrl": verdict["finalUrl"],
        "status": verdict["status"],
        "reason": verdict["reason"],
        "archiveReason": verdict["archiveReason"],
        "publishedAt": about["publishedAt"],
        "language": about["language"],
        "tier": None,
        "sourceId": None,
        "access": source["access"],
        "snapshot": source["snapshot"],
        "captureId": None,
        "fetchedAt": source["fetchedAt"],
        "sha256": source["sha256"],
        "inputs": [{"index": index, "id": row_id} for index, row_id in candidate.inputs],
        "discoveredBy": list(candidate.discovered_by),
        "constraintIds": [],
        "attempts": source["attempts"],
        "warnings": source["warnings"],
    }


def search_document(
    *,
    query: str,
    plan: Plan,
    results: SearchResults,
    candidates: Sequence[Mapping[str, Any]],
    ledger: Ledger,
    ledger_fields: Mapping[str, Any],
    stopped: str | None,
    allow_private_network: bool,
    searched: bool,
    clock: Clock,
) -> dict[str, Any]:
    """The whole envelope. `candidates` are entries in rank order, `stopped` is None, "budget" or "interrupted"."""
    actions = [] if ledger.ready else _actions(candidates, plan, ledger_fields, allow_private_network)
    return {
        "schemaVersion": "agbrowse-search-v1",
        "query": query,
        "evidenceStatus": "sufficient" if ledger.ready else "browse-needed" if actions else "insufficient",
        "summary": _summary(results, candidates, ledger, stopped),
        "plan": plan_fields(plan),
        "enrichment": {
            "candidates": list(candidates),
            "dropped": [
                {"index": row.index, "reason": row.reason, **({} if row.url is None else {"url": row.url})}
                for row in results.dropped
            ],
            "ledger": dict(ledger_fields),
        },
        "escalation": {"needed": bool(actions), "actions": actions},
        "nextStep": None if searched else _pipe_results(query),
        "deep": None,
        "producer": producer(),
        "run": run_fields(clock),
    }


def _pipe_results(query: str) -> dict[str, Any]:
    """What to do where nothing was searched: agbrowse opens what a search tool found, and searches nothing itself."""
    argv = ["agbrowse", "search", query, "--stdin-results", "--json"]
    return {
        "type": "pipe-results",
        "reason": "no search results were given: pipe a search tool's JSON into stdin",
        "argv": argv,
        "commands": [f"{shlex.join(argv)} < results.json"],
    }


def _summary(
    results: SearchResults, candidates: Sequence[Mapping[str, Any]], ledger: Ledger, stopped: str | None
) -> dict[str, Any]:
    opened = sum(1 for candidate in candidates if candidate["ok"])
    states = [line.status for line in ledger.lines]
    return {
        "in": results.rows_in,
        "opened": opened,
        "unread": len(candidates) - opened,
        "dropped": results.rows_in - results.merged - len(candidates),
        "merged": results.merged,
        **{status.value: states.count(status) for status in Status},
        "stopped": stopped,
    }


def _actions(
    candidates: Sequence[Mapping[str, Any]], plan: Plan, ledger_fields: Mapping[str, Any], allow_private_network: bool
) -> list[dict[str, Any]]:
    pending = [c for c in plan.constraints if c.id in ledger_fields["pending"]]
    actions: list[dict[str, Any]] = []
    for candidate in candidates:
        verdict = Verdict(candidate["verdict"])
        if candidate["reason"] in _NOBODY_MAY or verdict not in _BROWSER_MAY | _PERSON_MAY:
            continue
        reading = ["--browser", "required", *(["--allow-private-network"] if allow_private_network else []), "--json"]
        argv = ["agbrowse", "fetch", candidate["url"], *reading]
        claims = [part for constraint in pending for part in ("--claim", constraint.text)]
        verify = ["agbrowse", "search", "--verify", candidate["url"], *claims, *reading]
        actions.append(
            {
                "rank": candidate["rank"],
                "url": candidate["url"],
                "title": candidate["title"],
                "priority": "high" if verdict is Verdict.BROWSER_REQUIRED else "low",
                "reasons": [candidate["reason"]],
                "argv": argv,
                "commands": [shlex.join(argv), shlex.join(verify)],
                "verify": {
                    "pendingConstraintIds": list(ledger_fields["pending"]),
                    "discoveryConstraintIds": [],
                    "supportedConstraintIds": list(ledger_fields["supported"]),
                    "ledgerStatusBeforeBrowse": ledger_fields["status"],
                },
            }
        )
    return actions
