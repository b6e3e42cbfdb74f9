"""`research-plan-v1`, and the plan as a search envelope carries it.

In: a Plan. Out: a dict. Imports no more than the models, since planning is the command that must start fastest.
"""

from __future__ import annotations

from typing import Any

from agbrowse.envelope.producer import producer
from agbrowse.models import Constraint, Plan


def plan_fields(plan: Plan) -> dict[str, Any]:
    """The plan inside a search envelope."""
    return {
        "problem": plan.problem,
        "atomicQueries": [
            {
                "constraintIds": list(query.constraint_ids),
                "query": query.query,
                "route": query.route,
                "purpose": query.purpose,
                "url": query.url,
            }
            for query in plan.atomic_queries
        ],
        "sourceHints": list(plan.source_hints),
        "constraints": [constraint_fields(constraint) for constraint in plan.constraints],
        "language": plan.language,
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
    """The document of `research plan`."""
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
        "producer": producer(),
    }
