"""`research-plan-v1`, and the plan as a search envelope carries it.

In: a Plan. Out: a dict. Imports no more than the models, since planning is the command that must start fastest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from agbrowse.envelope.producer import producer
from agbrowse.models import AtomicQuery, Constraint, Plan


def plan_fields(plan: Plan) -> dict[str, Any]:
    """The plan inside a search envelope."""
    return {
        "problem": plan.problem,
        "atomicQueries": _queries(plan.atomic_queries),
        "sourceHints": list(plan.source_hints),
        "constraints": [constraint_fields(constraint) for constraint in plan.constraints],
        "language": plan.language,
        "round": plan.round,
    }


def constraint_fields(constraint: Constraint) -> dict[str, Any]:
    return {
        "id": constraint.id,
        "text": constraint.text,
        "mandatory": constraint.mandatory,
        "tags": list(constraint.tags),
        "kind": constraint.kind.value,
        "group": constraint.group,
    }


def plan_document(plan: Plan) -> dict[str, Any]:
    """The document of `research plan`: every field is there, null or empty where nothing is known."""
    fields = plan_fields(plan)
    return {
        "schemaVersion": "research-plan-v1",
        "problem": fields["problem"],
        "sourceHints": fields["sourceHints"],
        "constraints": fields["constraints"],
        "atomicQueries": fields["atomicQueries"],
        "followUp": {
            "searchResultRole": "url-candidates",
            "fetchOriginalPages": True,
            "browseRequired": plan.browse_required,
            "browseReasons": list(plan.browse_reasons),
        },
        "language": fields["language"],
        "date": plan.date,
        "round": fields["round"],
        "restated": plan.restated,
        "keyTopics": list(plan.key_topics),
        "successCriteria": list(plan.success_criteria),
        "category": plan.category,
        "complexity": plan.complexity,
        "roundCap": plan.round_cap,
        "depth": plan.depth,
        "depthReason": plan.depth_reason,
        "clarify": list(plan.clarify),
        "anchorConstraintId": plan.anchor_constraint_id,
        "entities": [{"text": entity.text, "kind": entity.kind} for entity in plan.entities],
        "timeWindows": [{"text": w.text, "kind": w.kind, "from": w.first_year, "to": w.last_year} for w in plan.windows],
        "options": list(plan.options),
        "sourceClasses": [{"class": s.name, "hosts": list(s.hosts), "reason": s.reason} for s in plan.source_classes],
        "rivals": list(plan.rivals),
        "subQuestions": [
            {"id": q.id, "text": q.text, "constraintIds": list(q.constraint_ids), "minSources": q.min_sources}
            for q in plan.sub_questions
        ],
        "exclusions": list(plan.exclusions),
        "omittedQueries": _queries(plan.omitted_queries),
        "gaps": [
            {"constraintId": gap.constraint_id, "status": gap.status, "why": gap.why, "action": gap.action} for gap in plan.gaps
        ],
        "producer": producer(),
    }


def _queries(queries: Sequence[AtomicQuery]) -> list[dict[str, Any]]:
    return [
        {
            "id": query.id,
            "constraintIds": list(query.constraint_ids),
            "query": query.query,
            "route": query.route,
            "purpose": query.purpose,
            "url": query.url,
        }
        for query in queries
    ]
