"""Search tools' answers, one a row of the fixtures: which pages come out, and which rows are dropped for what."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from agbrowse.discover import read_results
from agbrowse.models import SearchResults

FIXTURES = Path(__file__).resolve().parents[2] / "fixtures" / "discover"


def rows_of(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (FIXTURES / name).read_text(encoding="utf-8").splitlines()]


def check_accounts(results: SearchResults) -> None:
    """N rows in, N accounted for."""
    others = [row for row in results.dropped if row.reason != "duplicate"]
    assert results.rows_in == len(results.candidates) + results.merged + len(others)
    assert len(results.dropped) == results.merged + len(others)
    given = sorted([index for candidate in results.candidates for index, _ in candidate.inputs] + [row.index for row in others])
    assert given == list(range(results.rows_in))


@pytest.mark.parametrize("shape", rows_of("shapes.jsonl"), ids=lambda shape: shape["name"])
def test_the_pages_of_an_answer_come_out_in_their_order(shape: dict[str, Any]) -> None:
    results = read_results(json.dumps(shape["payload"]).encode())
    assert [candidate.url for candidate in results.candidates] == shape["urls"]
    dropped = {row.url: row.reason for row in results.dropped}
    assert {url: dropped.get(url) for url in shape["dropped"]} == shape["dropped"]
    assert results.upstream_error is None
    check_accounts(results)


@pytest.mark.parametrize("sample", rows_of("expected.jsonl"), ids=lambda sample: sample["file"])
def test_a_providers_sample_gives_what_is_expected_of_it(sample: dict[str, Any]) -> None:
    expect = sample["expect"]
    results = read_results((FIXTURES / "providers" / sample["file"]).read_bytes())
    urls = [candidate.url.rstrip("/") for candidate in results.candidates]
    wanted, maybe = ([url.rstrip("/") for url in expect.get(key, [])] for key in ("urls", "may_also"))
    if "urls" in expect:
        assert sorted(url for url in urls if url not in maybe) == sorted(wanted)
    assert not set(urls) & {url.rstrip("/") for url in expect.get("not_rows", [])}
    for url in expect.get("dropped_not_a_result", []):
        assert url.rstrip("/") not in urls
        assert any(row.reason == "not_a_result" and url in json.dumps(row.raw) for row in results.dropped)
    assert len(results.candidates) == expect.get("row_count", len(results.candidates))
    assert len(results.dropped) >= expect.get("bad_lines", 0)
    first = {url: candidate for url, candidate in zip(urls, results.candidates, strict=True)}
    for place, key in enumerate(("date0", "date1")):
        if key in expect:
            candidate = first[wanted[place]] if wanted else results.candidates[place]
            assert candidate.date == expect[key]
    if "title0" in expect:
        assert (first[wanted[0]] if wanted else results.candidates[0]).title == expect["title0"]
    assert (results.upstream_error or [None])[0] == expect.get("upstream_error")
    check_accounts(results)
