"""`research normalize-results`: the document, its schema, its exit codes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from click.testing import CliRunner

from agbrowse.cli.main import cli

ROOT = Path(__file__).resolve().parents[2]
SCHEMA = json.loads((ROOT / "schemas" / "search-results-v1.json").read_text(encoding="utf-8"))
SAMPLES = sorted((ROOT / "fixtures" / "discover" / "providers").iterdir())


def run(*args: str, given: bytes | None = None) -> tuple[int, str]:
    result = CliRunner().invoke(cli, ["research", "normalize-results", *args], input=given)
    return result.exit_code, result.stdout


def document(*args: str, given: bytes) -> dict[str, Any]:
    code, out = run("--json", *args, given=given)
    assert code == 0
    return json.loads(out)  # type: ignore[no-any-return]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.name)
def test_every_sample_gives_a_document_of_the_schema(sample: Path) -> None:
    _, out = run("--json", "--file", str(sample))
    jsonschema.validate(json.loads(out), SCHEMA)


def test_the_document_keeps_the_fields_that_callers_know() -> None:
    rows = {
        "backend": "exa",
        "query": "kestrel",
        "results": [{"url": "http://www.kestrel.example/a#x", "title": "A", "text": "snip"}, {"title": "none"}],
    }
    got = document(given=json.dumps(rows).encode())
    assert got["schemaVersion"] == "search-results-v1"
    assert (got["backend"], got["query"]) == ("exa", "kestrel")
    first = got["results"][0]
    assert {key: first[key] for key in ("url", "title", "snippet", "date", "rank", "raw")} == {
        "url": "http://www.kestrel.example/a",
        "title": "A",
        "snippet": "snip",
        "date": None,
        "rank": 1,
        "raw": rows["results"][0],
    }
    assert got["dropped"] == [{"rank": 2, "reason": "no_url", "raw": {"title": "none"}}]
    assert got["resultRole"] == "url-candidates"
    assert got["evidencePolicy"] == "snippets-are-not-final-evidence"


def test_the_document_is_read_again_as_the_same_pages() -> None:
    once = document(given=b'[{"url": "http://a.example.org/?utm_source=x", "title": "A"}, {"url": "javascript:1"}]')
    twice = document(given=json.dumps(once).encode())
    assert [row["url"] for row in twice["results"]] == [row["url"] for row in once["results"]]
    assert twice["dropped"] == []


def test_date_grounds_relative_dates() -> None:
    rows = b'[{"url": "https://a.example.org/", "date": "yesterday"}]'
    assert document(given=rows)["results"][0]["date"] is None
    assert document("--date", "2026-11-30", given=rows)["results"][0]["date"] == "2026-11-29"


def test_a_failed_search_prints_the_document_and_exits_3() -> None:
    code, out = run("--json", given=b'{"results": [], "error": {"code": 429, "message": "quota"}}')
    assert code == 3
    got = json.loads(out)
    assert got["upstreamError"] == {"code": "429", "message": "quota"}
    jsonschema.validate(got, SCHEMA)


@pytest.mark.parametrize("given", [b"", b"hello", b"<html>", b'{"results": [{"url"'])
def test_garbage_is_a_usage_error_in_json(given: bytes) -> None:
    code, out = run("--json", given=given)
    assert code == 2
    assert json.loads(out)["schemaVersion"] == "agbrowse-error-v1"


@pytest.mark.parametrize("day", ["tomorrow", "2026-13-01", "2026", "30.11.2026"])
def test_a_date_that_is_no_day_is_a_usage_error(day: str) -> None:
    assert run("--date", day, given=b"[]")[0] == 2


def test_people_get_a_list() -> None:
    code, out = run(given=b'[{"url": "https://a.example.org/", "title": "A\\u001b[31m"}, {"title": "x"}]')
    assert code == 0
    assert "1. A[31m\n   https://a.example.org/" in out
    assert "2 rows: 1 pages, 0 merged, 1 dropped.\n   row 2: no_url" in out


def test_the_document_can_go_to_a_file(tmp_path: Path) -> None:
    target = tmp_path / "results.json"
    code, out = run("--json", "--out", str(target), given=b"[]")
    assert (code, out) == (0, "")
    assert json.loads(target.read_text(encoding="utf-8"))["results"] == []
