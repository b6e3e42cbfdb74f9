"""Readings as documents: `agbrowse-fetch-v1`, `agbrowse-search-verify-v1`, and `agbrowse-prove-v1` of a file.

In: a Reading with its document, proofs already built. Out: one dict each. A page that is not ok has no text here: what an
error page says must not pass for the page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from agbrowse.envelope.evidence import LIST_KEYS, PROOF_KEYS
from agbrowse.envelope.fields import (
    Clock,
    clean,
    described,
    excerpt,
    page_spans,
    provenance,
    run_fields,
    verdict_fields,
)
from agbrowse.envelope.producer import producer
from agbrowse.models import Reading, Source


def fetch_document(reading: Reading, clock: Clock, *, row_id: Any = None) -> dict[str, Any]:
    """The reading alone: its text, or the reason why there is none."""
    document = reading.document if reading.ok else None
    return {
        "schemaVersion": "agbrowse-fetch-v1",
        "id": row_id,
        "url": reading.url,
        **verdict_fields(reading),
        **described(reading.document),
        "text": document.text if document else None,
        "mainText": document.main_text if document else None,
        "pages": page_spans(document),
        **provenance(reading),
        "producer": producer(),
        "run": run_fields(clock),
    }


def verify_document(
    reading: Reading, proofs: Sequence[Mapping[str, Any]], quotes: Sequence[Mapping[str, Any]], clock: Clock
) -> dict[str, Any]:
    """The spot check of one page: how it could be read, and what it says of each claim and quotation."""
    document = reading.document if reading.ok else None
    verdict, about = verdict_fields(reading), described(reading.document)
    source = provenance(reading)
    return {
        "schemaVersion": "agbrowse-search-verify-v1",
        "url": reading.url,
        "finalUrl": verdict["finalUrl"],
        "verdict": verdict["verdict"],
        "ok": verdict["ok"],
        "source": verdict["source"],
        "title": clean(reading.document.title) if reading.document else None,
        "textExcerpt": excerpt(document, longer=True),
        "warnings": source["warnings"],
        "chromeUsed": any(attempt.source in (Source.BROWSER, Source.NETWORK_API) for attempt in reading.attempts),
        "claims": list(proofs),
        "quotes": list(quotes),
        "status": verdict["status"],
        "reason": verdict["reason"],
        "archiveReason": verdict["archiveReason"],
        **{key: about[key] for key in about if key != "title"},
        "pages": page_spans(document),
        **{key: source[key] for key in source if key != "warnings"},
        "producer": producer(),
        "run": run_fields(clock),
    }


def prove_document(
    reading: Reading, proofs: Sequence[Mapping[str, Any]], quotes: Sequence[Mapping[str, Any]], *, row_id: Any = None
) -> dict[str, Any]:
    """`agbrowse-prove-v1` of a file: `claims` and `quotes` hold all that was asked.

    Where one claim was made the document is its proof too; with several, or none, those fields are null.
    """
    sole: Mapping[str, Any] = proofs[0] if len(proofs) == 1 else {}
    return {
        "schemaVersion": "agbrowse-prove-v1",
        "id": row_id,
        **{key: sole.get(key, [] if key in LIST_KEYS else None) for key in PROOF_KEYS},
        "producer": producer(),
        "verdict": reading.verdict.value,
        "reason": reading.reason.value if reading.reason else None,
        "claims": [dict(proof) for proof in proofs],
        "quotes": list(quotes),
    }
