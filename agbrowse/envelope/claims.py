"""`agbrowse-claim-v1`: one claim judged on its own pages, one document a line.

In: a claim's line of the ledger, the evidence, how each of its pages could be read. Out: one dict.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from agbrowse.envelope.fields import Clock, run_fields
from agbrowse.envelope.ledgers import Kept, constraint_line
from agbrowse.envelope.producer import producer
from agbrowse.models import LedgerLine


def claim_document(
    row_id: Any,
    line: LedgerLine,
    kept: Sequence[Kept],
    pages: Sequence[Mapping[str, Any]],
    quotes: Sequence[Mapping[str, Any]],
    stopped: str | None,
    clock: Clock,
) -> dict[str, Any]:
    """The verdict on one claim. `pages` are {url, finalUrl, status, verdict, ok, reason, source}, in the row's order."""
    fields = constraint_line(line, kept)
    del fields["id"]
    return {
        "schemaVersion": "agbrowse-claim-v1",
        "id": row_id,
        **fields,
        "pages": list(pages),
        "quotes": list(quotes),
        "stopped": stopped,
        "producer": producer(),
        "run": run_fields(clock),
    }
