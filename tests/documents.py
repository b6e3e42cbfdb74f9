"""Checks of whole documents: against the schema on disk, the strict model, and the order of the keys."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

import jsonschema

from agbrowse.envelope.schemas import DOCUMENTS

SCHEMAS = Path(__file__).resolve().parents[1] / "schemas"


@functools.cache
def validator(name: str) -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator(json.loads((SCHEMAS / f"{name}.json").read_text(encoding="utf-8")))


def checked(text: str, name: str | None = None) -> dict[str, Any]:
    """The document, if it is one: valid, with no key that the model does not know, its keys in the model's order."""
    document: dict[str, Any] = json.loads(text)
    found = document["schemaVersion"]
    assert name in (None, found)
    validator(found).validate(document)
    model = DOCUMENTS[found].model_validate_json(text)
    in_order = model.model_dump(mode="json", by_alias=True, exclude_unset=True)
    assert json.dumps(in_order) == json.dumps(document)
    return document


def lines(text: str, name: str | None = None) -> list[dict[str, Any]]:
    """One document a line."""
    return [checked(line, name) for line in text.split("\n") if line]
