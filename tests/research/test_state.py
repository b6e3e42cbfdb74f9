"""A search's state read from its envelope, and the history of its queries."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from agbrowse.errors import InputError
from agbrowse.plan.gaps import PastQuery
from agbrowse.research.state import read_history, read_state, with_history

ENVELOPE: dict[str, Any] = {
    "schemaVersion": "agbrowse-search-v1",
    "query": "When was the Ostrel viaduct opened and how long is it?",
    "plan": {
        "problem": "When was the Ostrel viaduct opened and how long is it?",
        "language": "en",
        "round": 2,
        "atomicQueries": [{"id": "q1", "query": "Ostrel viaduct opened", "constraintIds": ["c1"]}],
        "constraints": [
            {"id": "c1", "text": "When was the Ostrel viaduct opened", "mandatory": True, "tags": [], "kind": "facet"},
            {"id": "c2", "text": "how long is the Ostrel viaduct", "mandatory": False, "tags": ["size"], "kind": "facet"},
            {"id": "c3", "text": "The viaduct stands", "mandatory": True, "tags": []},
        ],
    },
    "enrichment": {
        "candidates": [
            {"rank": 1, "url": "https://a.example.org/x", "ok": True, "discoveredBy": ["q1"]},
            {"rank": 2, "url": "https://shut.example.org/x", "ok": False},
        ],
        "dropped": [],
        "ledger": {
            "supported": ["c3"],
            "anchorConstraintId": "c2",
            "subjects": [],
            "constraints": [
                {
                    "id": "c1",
                    "status": "conflicting",
                    "why": "conflicting",
                    "answer": "1931",
                    "sources": {"independent": 2},
                    "evidence": [
                        {"answer": "1931", "stance": "supports"},
                        {"answer": None, "stance": "contradicts", "checks": [{"status": "different", "found": "in 1934"}]},
                    ],
                },
                {"id": "c2", "status": "pending", "why": "unreadable", "answer": None, "evidence": []},
            ],
        },
    },
    "nextStep": None,
}


def payload(**changes: Any) -> bytes:
    return json.dumps({**copy.deepcopy(ENVELOPE), **changes}).encode()


def test_what_is_open_is_read_with_what_pages_gave_for_it() -> None:
    state = read_state(payload(), "x.json")
    assert [(one.id, one.status, one.why) for one in state.open] == [
        ("c1", "conflicting", "conflicting"),
        ("c2", "pending", "unreadable"),
    ]
    assert state.open[0].values == ("1931", "in 1934")
    assert (state.anchor_id, state.leading, state.round) == ("c2", "1931", 2)
    assert state.unread_hosts == ("shut.example.org",)
    assert [c.mandatory for c in state.constraints] == [True, False, True]


def test_the_envelopes_queries_were_run_when_it_has_candidates() -> None:
    past = {p.query: (p.results, p.constraint_ids) for p in read_state(payload(), "x.json").past}
    assert past["Ostrel viaduct opened"] == (1, ("c1",))
    assert past[ENVELOPE["query"]] == (None, ("c1", "c2", "c3"))


def test_an_empty_search_is_an_empty_search_for_all_that_is_open() -> None:
    enrichment = {**copy.deepcopy(ENVELOPE["enrichment"]), "candidates": []}
    state = read_state(payload(enrichment=enrichment), "x.json")
    assert state.past == (PastQuery(ENVELOPE["query"], 0, ("c1", "c2", "c3")),)


def test_an_envelope_of_no_search_starts_the_first_round() -> None:
    enrichment = {**copy.deepcopy(ENVELOPE["enrichment"]), "candidates": []}
    state = read_state(payload(enrichment=enrichment, nextStep={"type": "pipe-results"}), "x.json")
    assert (state.round, state.past) == (0, ())


def test_the_subject_that_fits_best_leads() -> None:
    enrichment = copy.deepcopy(ENVELOPE["enrichment"])
    enrichment["ledger"]["subjects"] = [
        {"name": "Mina Park", "constraintIds": ["c1"], "urls": []},
        {"name": "Jo Han", "constraintIds": ["c1", "c2"], "urls": []},
    ]
    assert read_state(payload(enrichment=enrichment), "x.json").leading == "Jo Han"


def test_an_old_ledger_without_lines_is_read_by_its_lists() -> None:
    enrichment = copy.deepcopy(ENVELOPE["enrichment"])
    enrichment["ledger"] = {"supported": ["c1"], "pending": ["c2"]}
    state = read_state(payload(enrichment=enrichment), "x.json")
    assert [(one.id, one.status) for one in state.open] == [("c2", "pending"), ("c3", "pending")]


@pytest.mark.parametrize(
    "raw",
    [
        b"nonsense",
        b"[]",
        b"\xff\xfe",
        b'{"schemaVersion": "research-plan-v1"}',
        payload(plan=None),
        payload(enrichment=[]),
        payload(enrichment={"ledger": None}),
        payload(plan={"constraints": []}),
        payload(plan={"constraints": [{"id": 1}]}),
        payload(query=None, plan={**ENVELOPE["plan"], "problem": None}),
        b"[" * 100_000,
    ],
)
def test_what_is_no_envelope_is_said_in_one_line(raw: bytes) -> None:
    with pytest.raises(InputError) as failure:
        read_state(raw, "x.json")
    assert "x.json" in str(failure.value)
    assert "\n" not in str(failure.value) + failure.value.hint


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('["a b", {"query": "c", "results": 0}]', [PastQuery("a b"), PastQuery("c", 0)]),
        ('"a b"\n{"query": "c", "results": [{}, {}]}\n', [PastQuery("a b"), PastQuery("c", 2)]),
        ('{"queries": ["a"]}', [PastQuery("a")]),
        ('{"query": "c", "results": null, "constraintIds": ["c1"], "round": 3}', [PastQuery("c", None, ("c1",), 3)]),
        ("[]", []),
    ],
)
def test_a_history_is_a_list_or_lines(text: str, expected: list[PastQuery]) -> None:
    assert list(read_history(text.encode(), "h.json")) == expected


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("not json", "line 1"),
        ('"a"\n{', "line 2"),
        ("[1]", "entry 1"),
        ('[{"query": " "}]', "entry 1"),
        ('["a", {"query": "b", "results": "many"}]', "entry 2"),
        ('[{"query": "b", "results": -1}]', "entry 1"),
    ],
)
def test_a_history_that_makes_no_sense_is_said_in_one_line(text: str, word: str) -> None:
    with pytest.raises(InputError, match=word) as failure:
        read_history(text.encode(), "h.json")
    assert "\n" not in str(failure.value)


def test_history_comes_first_and_takes_its_constraints_from_the_plan() -> None:
    state = with_history(read_state(payload(), "x.json"), [PastQuery("Ostrel viaduct opened", 0), PastQuery("z", 1, (), 4)])
    assert state.past[0] == PastQuery("Ostrel viaduct opened", 0, ("c1",))
    assert [p.query for p in state.past] == ["Ostrel viaduct opened", "z", ENVELOPE["query"]]
    assert state.round == 4
