"""Claims on pages of tables, lists and key values: the right cell, and no other."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

from agbrowse.extract import assess
from agbrowse.models import Capture, Source, Status
from agbrowse.prove import claim_constraint, prepare, prove

CELLS = Path(__file__).parents[2] / "fixtures" / "prove" / "cells-en.json"


def rows() -> list[tuple[str, dict[str, Any]]]:
    pages = json.loads(CELLS.read_text(encoding="utf-8"))["pages"]
    return [(page["html"], row) for page in pages for row in page["claims"]]


def status_of(claim: str, html: str) -> Status:
    capture = Capture(
        url="https://example.org/page",
        final_url="https://example.org/page",
        status=200,
        headers=(("content-type", "text/html; charset=utf-8"),),
        body=html.encode(),
        source=Source.FETCH,
        captured_at=datetime(2026, 11, 30, tzinfo=UTC),
    )
    document = assess(capture).document
    assert document is not None
    return prove(claim_constraint(claim), prepare(document, today=date(2026, 11, 30))).status


@pytest.mark.parametrize(("html", "row"), rows(), ids=[row["claim"] for _, row in rows()])
def test_a_cell_says_what_its_headers_say(html: str, row: dict[str, Any]) -> None:
    status = status_of(row["claim"], html)
    if row["want"] == "not_stated":
        assert status is not Status.SUPPORTED
    else:
        assert status.value == row["want"]
