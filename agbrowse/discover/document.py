"""`search-results-v1`: what any search tool's output came to, as the JSON document.

In: SearchResults. Out: a plain dict in the schema's key order. It says of itself that it holds leads, not evidence.
"""

from __future__ import annotations

from typing import Any

from agbrowse import __version__
from agbrowse.models import SearchResults


def results_document(results: SearchResults) -> dict[str, Any]:
    """The document. `rank` of a result counts candidates, its `ranks` and the `rank` of a dropped row count rows, all from
    1."""
    error = results.upstream_error
    return {
        "schemaVersion": "search-results-v1",
        "backend": results.backend,
        "query": results.query,
        "results": [
            {
                "url": candidate.url,
                "title": candidate.title,
                "snippet": candidate.snippet,
                "date": candidate.date,
                "rank": candidate.rank,
                "raw": candidate.raw,
                "canonicalUrl": candidate.canonical_url,
                "registrableDomain": candidate.registrable_domain,
                "ranks": list(candidate.ranks),
            }
            for candidate in results.candidates
        ],
        "dropped": [{"rank": row.rank, "reason": row.reason, "raw": row.raw} for row in results.dropped],
        "resultRole": "url-candidates",
        "evidencePolicy": "snippets-are-not-final-evidence",
        "upstreamError": None if error is None else {"code": error[0], "message": error[1]},
        "producer": {"name": "agbrowse", "version": __version__},
    }
