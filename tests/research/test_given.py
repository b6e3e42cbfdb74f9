"""Rows and constraints that callers bring."""

from __future__ import annotations

import json
from typing import Any

import pytest

from agbrowse.errors import InputError
from agbrowse.models import ConstraintKind
from agbrowse.research.given import constraints_of, read_plan
from agbrowse.research.rows import RowError, need_rows, read_rows


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        (["The bridge opened in 1931"], [("c1", "The bridge opened in 1931")]),
        (["length=It is 412 m long", "It opened"], [("length", "It is 412 m long"), ("c2", "It opened")]),
        (["c2=First", "Second"], [("c2", "First"), ("c3", "Second")]),
        (["=x=5 holds"], [("c1", "x=5 holds")]),
        (["a sum = a total"], [("c1", "a sum = a total")]),
    ],
    ids=["no id", "own id", "a free id", "no id on purpose", "not an id"],
)
def test_constraints_keep_the_ids_that_are_given(texts: list[str], expected: list[tuple[str, str]]) -> None:
    assert [(c.id, c.text) for c in constraints_of(texts)] == expected


def plan(content: Any, query: str | None = "The question") -> Any:
    return read_plan(json.dumps(content).encode(), query, "en", "plan.json")


def test_a_plan_may_be_a_document_or_a_bare_list() -> None:
    document = {
        "schemaVersion": "research-plan-v1",
        "problem": "Its own question",
        "constraints": [{"id": "k", "text": "It opened in 1931", "mandatory": False, "tags": ["date"]}],
        "atomicQueries": [
            {"constraintIds": ["k"], "query": "q", "route": "r", "purpose": "discovery", "url": "u"},
            {"query": 1},
        ],
        "sourceHints": ["site:example.org"],
    }
    whole = plan(document, None)
    assert (whole.problem, whole.source_hints, len(whole.atomic_queries)) == ("Its own question", ("site:example.org",), 1)
    assert (whole.constraints[0].id, whole.constraints[0].mandatory, whole.constraints[0].tags) == ("k", False, ("date",))
    bare = plan(["It opened in 1931", {"text": "When was it opened?", "kind": "facet", "group": "g"}])
    assert [(c.id, c.kind, c.group) for c in bare.constraints] == [
        ("c1", ConstraintKind.ASSERTION, None),
        ("c2", ConstraintKind.FACET, "g"),
    ]
    assert bare.problem == "The question"


@pytest.mark.parametrize(
    "content",
    [
        pytest.param({}, id="no constraints"),
        pytest.param([], id="an empty list"),
        pytest.param("text", id="text"),
        pytest.param([{"id": "a"}], id="no text"),
        pytest.param([{"text": " "}], id="blank text"),
        pytest.param([{"id": ["a"], "text": "x"}], id="an id that is no text"),
        pytest.param([{"text": "x", "mandatory": "yes"}], id="mandatory that is no truth value"),
        pytest.param([{"id": "a", "text": "x"}, {"id": "a", "text": "y"}], id="an id twice"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(content: Any) -> None:
    with pytest.raises(InputError, match=r"plan\.json"):
        plan(content)


def test_a_plan_without_a_question_needs_one() -> None:
    with pytest.raises(InputError, match="no query"):
        plan(["It opened"], None)


def rows(text: bytes) -> list[Any]:
    return list(read_rows(text.splitlines(keepends=True)))


def test_rows_are_numbered_by_line_and_none_is_left_out() -> None:
    found = rows(b'\xef\xbb\xbf{"id": 1, "claim": "x"}\r\n\n[1]\n\xff\n{"id": {}}\n{"id": null}')
    assert [(row.line, row.id, row.problem) for row in found] == [
        (1, 1, ""),
        (3, None, "the line is no JSON object"),
        (4, None, "the line is not UTF-8"),
        (5, None, ""),
        (6, None, ""),
    ]


def test_a_field_is_text_or_absent() -> None:
    (row,) = rows(b'{"a": "x", "b": null, "c": 5, "d": " "}')
    assert (row.text("a"), row.text("b"), row.text("absent")) == ("x", None, None)
    for key, needed in (("c", False), ("b", True), ("absent", True), ("d", True)):
        with pytest.raises(RowError, match=f"'{key}'"):
            row.text(key, needed=needed)


def test_a_line_nested_without_end_is_only_not_json() -> None:
    (row, _) = rows(b"[" * 100_000 + b"\n{}")
    assert row.problem == "the line is not JSON"


def test_lines_that_hold_no_row_at_all_are_no_batch() -> None:
    with pytest.raises(InputError, match="stdin holds no JSON object"):
        list(need_rows(read_rows([b"a\n", b"b\n"]), "stdin"))
    assert len(list(need_rows(read_rows([b"a\n", b"{}\n", b"b\n"]), "stdin"))) == 3
    assert list(need_rows(read_rows([b"\n"]), "stdin")) == []
