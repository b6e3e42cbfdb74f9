"""The ledger as a document: the Node tool's fields, then each constraint with its evidence, strongest first.

In: a Ledger and the evidence that was kept of each page. Out: dicts. It counts and orders nothing anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from agbrowse.models import Constraint, Ledger, LedgerLine, Stance, Status

# One page's evidence: for each constraint id the entries of its findings, in the proof's order.
Kept = Mapping[str, Sequence[Mapping[str, Any]]]


def ledger_document(ledger: Ledger, kept: Sequence[Kept]) -> dict[str, Any]:
    """`enrichment.ledger`. `kept` is parallel to the witnesses that the ledger was built from."""
    mandatory = [line for line in ledger.lines if line.constraint.mandatory]
    lines = [constraint_line(line, kept) for line in ledger.lines]
    weak = [line.constraint.id for line in ledger.lines if line.status is Status.WEAK]
    return {
        "ready": ledger.ready,
        "supported": [line.constraint.id for line in ledger.lines if line.status is Status.SUPPORTED],
        "pending": [line.constraint.id for line in mandatory if line.status is not Status.SUPPORTED],
        "status": "complete" if ledger.ready else "insufficient-evidence",
        "anchorConstraintId": ledger.anchor_constraint_id,
        "rivals": list(ledger.rivals),
        "weak": bool(weak),
        "weakConstraints": weak,
        "contradictedConstraints": [line.constraint.id for line in ledger.lines if line.status is Status.CONTRADICTED],
        "conflictingConstraints": [line.constraint.id for line in ledger.lines if line.status is Status.CONFLICTING],
        "disconfirmed": _disconfirmed([line.constraint for line in ledger.lines], lines),
        "subjects": [
            {"name": subject.name, "constraintIds": list(subject.constraint_ids), "urls": list(subject.urls)}
            for subject in ledger.subjects
        ],
        "constraints": lines,
    }


def constraint_line(line: LedgerLine, kept: Sequence[Kept]) -> dict[str, Any]:
    """One constraint: its state, and why it is not supported."""
    constraint = line.constraint
    return {
        "id": constraint.id,
        "text": constraint.text,
        "kind": constraint.kind.value,
        "mandatory": constraint.mandatory,
        "tags": list(constraint.tags),
        "status": line.status.value,
        "why": line.why.value if line.why else None,
        "answer": line.answer,
        "sources": {"distinct": line.distinct_sources, "independent": line.independent_sources},
        "evidence": [dict(kept[witness][constraint.id][index]) for witness, index in line.evidence],
    }


def _disconfirmed(constraints: Sequence[Constraint], lines: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Entities of a group that a page rules out: a passage names one and contradicts what was asked of it."""
    grouped = {constraint.id for constraint in constraints if constraint.group is not None}
    found: dict[str, dict[str, Any]] = {}
    for line in lines:
        for entry in line["evidence"] if line["id"] in grouped else ():
            if entry["stance"] != Stance.CONTRADICTS.value or not entry["subject"]:
                continue
            seen = found.setdefault(entry["subject"], {"name": entry["subject"], "constraintIds": [], "urls": []})
            for key, value in (("constraintIds", line["id"]), ("urls", entry["url"])):
                if value not in seen[key]:
                    seen[key].append(value)
    return list(found.values())
