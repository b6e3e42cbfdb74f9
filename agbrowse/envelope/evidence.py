"""Findings as evidence and proofs: the quotation, its place, its neighbours, and what it was checked against.

In: a constraint, what the prover found, the document while it is still there. Out: dicts small enough to keep when the
document has gone. It judges nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

from agbrowse.envelope.fields import clean, snapshot_fields, stamp
from agbrowse.envelope.producer import producer
from agbrowse.models import Check, Constraint, Document, Finding, Proof, Reading, Status, Why

_NEIGHBOUR_CHARS = 64  # on either side of a quotation, as W3C's TextQuoteSelector suggests
# A proof's fields after `schemaVersion` and `id`, in order.
PROOF_KEYS = (
    *("claim", "status", "why", "score", "quote", "prefix", "suffix", "start", "end", "page", "heading", "checks"),
    *("textFragmentUrl", "error", "kind", "stance", "strength", "answer", "context", "reasons"),
)
LIST_KEYS = frozenset({"checks", "context", "reasons"})
Fragment = Callable[[int, int], str | None]


def evidence_id(claim: str, url: str, quote: str) -> str:
    """Names one passage of one page about one claim; the same wherever and whenever it is found."""
    return "e" + hashlib.sha256("\x1f".join((claim, url, quote)).encode("utf-8", "surrogatepass")).hexdigest()[:16]


def evidence_entry(
    constraint: Constraint, finding: Finding, *, url: str, reading: Reading, document: Document, fragment: Fragment
) -> dict[str, Any]:
    """One passage as the ledger shows it. `sourceId` is filled in when all pages were read."""
    quote = document.text[finding.start : finding.end]
    return {
        "evidenceId": evidence_id(constraint.text, reading.final_url or url, quote),
        "url": url,
        "finalUrl": reading.final_url,
        "title": clean(document.title),
        "stance": finding.stance.value,
        "strength": finding.strength.value,
        "score": round(finding.score, 4),
        **_quotation(document, finding, fragment),
        "answer": clean(finding.answer),
        "subject": clean(finding.subject),
        "source": reading.source.value if reading.source else None,
        "status": reading.status,
        "snapshot": snapshot_fields(reading.snapshot),
        "access": reading.access,
        "captureId": None,
        "publishedAt": document.published_at,
        "fetchedAt": stamp(reading.fetched_at),
        "sha256": reading.sha256,
        "language": document.language,
        "tier": None,
        "sourceId": None,
        "warnings": list(finding.warnings),
    }


def proof_document(
    constraint: Constraint,
    proof: Proof,
    *,
    document: Document | None,
    fragment: Fragment,
    row_id: Any = None,
) -> dict[str, Any]:
    """`agbrowse-prove-v1`: what one page says of one claim, with its best passage. `document` is None when it was not read."""
    best = proof.findings[0] if proof.findings and document is not None else None
    passage = _quotation(document, best, fragment) if best is not None and document is not None else {}
    return _empty_proof(row_id) | {
        "claim": constraint.text,
        "status": proof.status.value,
        "why": proof.why.value if proof.why else None,
        "score": round(proof.score, 4),
        **passage,
        "kind": constraint.kind.value,
        "stance": best.stance.value if best else None,
        "strength": best.strength.value if best else None,
        "answer": clean(best.answer) if best else None,
        # What keeps the passage from being strong.
        "reasons": list(best.warnings) if best else [],
    }


def proof_error_document(row_id: Any, claim: str | None, line: int, code: str, message: str, hint: str) -> dict[str, Any]:
    """A row that could not be judged, as `agbrowse-prove-v1`: all is null but the error."""
    error = {"code": code, "message": message, "hint": hint, "line": line}
    return _empty_proof(row_id) | {"claim": claim, "error": error}


def unreadable_proof() -> Proof:
    """Of a page that could not be read nothing is known: that is not the same as "it does not say so"."""
    return Proof(Status.PENDING, Why.UNREADABLE, 0.0)


def _empty_proof(row_id: Any) -> dict[str, Any]:
    head = {"schemaVersion": "agbrowse-prove-v1", "id": row_id}
    parts: dict[str, Any] = {key: [] if key in LIST_KEYS else None for key in PROOF_KEYS}
    return head | parts | {"producer": producer()}


def _quotation(document: Document, finding: Finding, fragment: Fragment) -> dict[str, Any]:
    text, start, end = document.text, finding.start, finding.end
    return {
        "quote": text[start:end],
        "prefix": text[max(0, start - _NEIGHBOUR_CHARS) : start],
        "suffix": text[end : end + _NEIGHBOUR_CHARS],
        "start": start,
        "end": end,
        "page": finding.page,
        "heading": clean(finding.heading),
        "textFragmentUrl": fragment(start, end),
        "checks": [_check(check) for check in finding.checks],
        "context": [{"start": span.start, "end": span.end} for span in finding.context],
    }


def _check(check: Check) -> dict[str, Any]:
    return {
        "part": check.part,
        "kind": check.kind,
        "claimed": check.claimed,
        "found": clean(check.found),
        "status": check.status,
        "start": check.start,
        "end": check.end,
    }
