"""`agbrowse-error-v1`: what stopped a command, or which row of a batch made no sense.

In: words. Out: a dict. It imports nothing slow, so that an error costs nothing to say.
"""

from __future__ import annotations

from typing import Any

from agbrowse.envelope.producer import producer


def error_document(code: str, message: str, hint: str) -> dict[str, Any]:
    """What stopped a command: a stable code, one line of what was tried on what, and what to do next."""
    error = {"code": code, "message": message, "hint": hint}
    return {"schemaVersion": "agbrowse-error-v1", "error": error, "producer": producer()}


def row_error_document(row_id: Any, line: int, code: str, message: str, hint: str) -> dict[str, Any]:
    """A row that could not be used. `id` is the row's own, null when it has none; `line` counts from 1."""
    return {
        "schemaVersion": "agbrowse-error-v1",
        "id": row_id,
        "line": line,
        "error": {"code": code, "message": message, "hint": hint},
        "producer": producer(),
    }
