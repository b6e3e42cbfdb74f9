"""Writes `schemas/`: one JSON Schema (2020-12) for each document, generated from the models.

`python -m agbrowse.envelope.schemas --write|--check DIR`. With `--check` nothing is written; it ends with 1 when a file is not
what the code says.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from agbrowse.envelope import models_documents as documents
from agbrowse.envelope.models_plan import PlanDocument
from agbrowse.envelope.models_search import SearchDocument

DOCUMENTS: Mapping[str, type[BaseModel]] = {
    "agbrowse-search-v1": SearchDocument,
    "agbrowse-search-verify-v1": documents.VerifyDocument,
    "agbrowse-claim-v1": documents.ClaimDocument,
    "agbrowse-fetch-v1": documents.FetchDocument,
    "agbrowse-prove-v1": documents.ProveDocument,
    "search-results-v1": documents.ResultsDocument,
    "research-plan-v1": PlanDocument,
    "agbrowse-doctor-v1": documents.DoctorDocument,
    "agbrowse-error-v1": documents.ErrorDocument,
}


def json_schema(name: str) -> dict[str, Any]:
    """The schema of one document. Unknown keys are allowed: v1 grows by addition only."""
    schema = DOCUMENTS[name].model_json_schema(by_alias=True)
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": f"{name}.json"}
    body: dict[str, Any] = _opened(schema)
    return head | body | {"title": name}


def _opened(node: Any) -> Any:
    """Without `additionalProperties: false`, and without titles that only repeat a key."""
    if isinstance(node, list):
        return [_opened(item) for item in node]
    if not isinstance(node, dict):
        return node
    kept = {key: value for key, value in node.items() if not (key == "additionalProperties" and value is False)}
    if isinstance(kept.get("title"), str) and "properties" not in kept:
        kept.pop("title")
    return {key: _opened(value) for key, value in kept.items()}


def main(argv: list[str]) -> int:
    if len(argv) != 2 or argv[0] not in ("--write", "--check"):
        sys.stderr.write("usage: python -m agbrowse.envelope.schemas --write|--check DIR\n")
        return 2
    folder = Path(argv[1])
    texts = {folder / f"{name}.json": json.dumps(json_schema(name), indent=2, ensure_ascii=False) + "\n" for name in DOCUMENTS}
    if argv[0] == "--write":
        folder.mkdir(parents=True, exist_ok=True)
        for path, text in texts.items():
            path.write_text(text, encoding="utf-8")
        return 0
    wrong = [path for path, text in texts.items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    wrong += [path for path in sorted(folder.glob("*.json")) if path not in texts]
    for path in wrong:
        sys.stderr.write(f"{path} is not what the code says; run scripts/schemas\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
