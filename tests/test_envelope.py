"""The schemas: what they accept, what they refuse, and that they are what the code says."""

from __future__ import annotations

import copy
import json
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))

from documents import SCHEMAS, validator

from agbrowse.envelope.brief import LIMIT_CHARS, brief
from agbrowse.envelope.schemas import DOCUMENTS, main
from agbrowse.models import REASONS, Verdict

NODE = Path(__file__).parent / "fixtures" / "node"


def node(name: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads((NODE / f"{name}.json").read_text(encoding="utf-8"))
    return document


@pytest.mark.parametrize("name", ["search", "search_escalated", "verify", "plan", "normalize"])
def test_a_document_with_the_older_tools_fields_alone_is_valid(name: str) -> None:
    document = node(name)
    validator(document["schemaVersion"]).validate(document)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_each_schema_is_one_and_says_its_version(name: str) -> None:
    schema = json.loads((SCHEMAS / f"{name}.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    assert schema["properties"]["schemaVersion"]["const"] == name
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"


def test_the_schemas_on_disk_are_what_the_code_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check", str(SCHEMAS)]) == 0
    assert main(["--write", str(tmp_path)]) == 0
    (tmp_path / "agbrowse-error-v1.json").write_text("{}")
    (tmp_path / "agbrowse-gone-v1.json").write_text("{}")
    assert main(["--check", str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert "agbrowse-error-v1.json" in said
    assert "agbrowse-gone-v1.json" in said
    assert main(["--frobnicate"]) == 2


CASES = [
    (verdict, reason, reason in reasons) for verdict, reasons in REASONS.items() for reason in sorted({*reasons, "not_a_word"})
]


@pytest.mark.parametrize(("verdict", "reason", "valid"), CASES, ids=[f"{v}-{r}" for v, r, _ in CASES])
def test_a_verdict_has_its_own_reasons_alone(verdict: Verdict, reason: str, valid: bool) -> None:
    document = {**node("verify"), "verdict": verdict.value, "ok": verdict.ok, "reason": str(reason)}
    assert validator("agbrowse-search-verify-v1").is_valid(document) is valid


@pytest.mark.parametrize("verdict", list(Verdict))
def test_a_page_that_was_not_read_has_a_reason_and_one_that_was_has_none(verdict: Verdict) -> None:
    document = {**node("verify"), "verdict": verdict.value, "ok": verdict.ok, "reason": None}
    assert validator("agbrowse-search-verify-v1").is_valid(document) is verdict.ok
    wrong = {**node("verify"), "verdict": verdict.value, "ok": not verdict.ok}
    assert not validator("agbrowse-search-verify-v1").is_valid(wrong)


def changed(document: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    document = copy.deepcopy(document)
    at: Any = document
    *way, last = path.split(".")
    for key in way:
        at = at[int(key)] if key.isdigit() else at[key]
    if value is ...:
        del at[last]
    else:
        at[last] = value
    return document


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("query", ...),
        ("query", None),
        ("evidenceStatus", "certain"),
        ("enrichment.ledger.ready", "yes"),
        ("enrichment.ledger.status", "done"),
        ("enrichment.candidates.0.verdict", "fine"),
        ("enrichment.candidates.0.reason", "http_404"),
        ("enrichment.candidates.0.ok", False),
        ("enrichment.candidates.0.source", "guess"),
        ("enrichment.candidates.0.rank", 0),
        ("plan.constraints.0.mandatory", 1),
        ("escalation", {}),
        ("summary", {}),
        ("deep", {"vendor": "x", "leads": [{"url": "u", "status": "proven"}]}),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_breaks_the_contract_is_not_valid(path: str, value: Any) -> None:
    assert not validator("agbrowse-search-v1").is_valid(changed(node("search"), path, value))


def test_what_a_later_version_adds_is_let_be() -> None:
    assert validator("agbrowse-search-v1").is_valid(changed(node("search"), "enrichment.ledger.novelty", 1))


def candidate(rank: int, *, ok: bool) -> dict[str, Any]:
    entry = copy.deepcopy(node("search")["enrichment"]["candidates"][0])
    entry |= {
        "rank": rank,
        "url": f"https://site{rank}.example/page",
        "finalUrl": None,
        "constraintIds": [],
        "attempts": [],
        "ok": ok,
    }
    if not ok:
        entry |= {"verdict": "error", "reason": "dns", "textExcerpt": ""}
    return entry


def large_search(pages: int, quote_chars: int) -> dict[str, Any]:
    document = copy.deepcopy(node("search"))
    document["enrichment"]["candidates"] = [candidate(n, ok=n % 2 == 0) for n in range(1, pages + 1)]
    document["enrichment"]["dropped"] = [{"index": n, "reason": "no_url"} for n in range(pages)]
    document["enrichment"]["ledger"]["constraints"] = [
        {"id": f"c{n}", "evidence": [{"quote": "q" * quote_chars, "checks": [{"status": "match"}] * 5}] * 4} for n in range(6)
    ]
    document["escalation"] = {"needed": True, "actions": [{"url": f"https://site{n}.example/"} for n in range(pages)]}
    return document


@pytest.mark.parametrize(
    ("pages", "quote_chars"), [(2, 50), (60, 200), (40, 5_000), (3_000, 20_000)], ids=["small", "many", "long", "enormous"]
)
def test_a_brief_document_keeps_within_its_bounds(pages: int, quote_chars: int) -> None:
    document = large_search(pages, quote_chars)
    before = copy.deepcopy(document)
    short = brief(document)
    assert document == before
    assert len(json.dumps(short, ensure_ascii=False, separators=(",", ":"))) <= LIMIT_CHARS
    assert all(len(line["evidence"]) == 1 for line in short["enrichment"]["ledger"]["constraints"])
    assert all(not entry["textExcerpt"] for entry in short["enrichment"]["candidates"])
    assert short["omitted"]["evidence"] == 18
    assert short["omitted"]["excerpts"] == pages // 2


def test_unread_pages_and_their_reasons_outlast_what_was_read() -> None:
    short = brief(large_search(60, 200))
    unread = [entry for entry in short["enrichment"]["candidates"] if not entry["ok"]]
    assert len(unread) == 30
    assert all(entry["reason"] == "dns" for entry in unread)


def test_a_long_text_is_cut_at_its_end_and_counted() -> None:
    document = {"schemaVersion": "agbrowse-fetch-v1", "text": "a" * 90_000, "mainText": "b" * 80_000, "attempts": [{}]}
    short = brief(document)
    assert len(json.dumps(short)) <= LIMIT_CHARS
    assert len(short["text"]) > 19_000
    assert short["mainText"] is None
    assert short["omitted"]["characters"] == 80_000 + 90_000 - len(short["text"])
