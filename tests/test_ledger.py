"""The ledger counts sources, keeps weak evidence pending and never adds up two subjects."""

from __future__ import annotations

import pytest

from agbrowse.ledger import build_ledger, same_answer
from agbrowse.models import (
    Constraint,
    ConstraintKind,
    Finding,
    Proof,
    Stance,
    Status,
    Strength,
    Verdict,
    Why,
    Witness,
)


def finding(stance: str = "supports", strength: str = "strong", answer: str | None = None, key: str | None = None) -> Finding:
    return Finding(
        Stance(stance), Strength(strength), 1.0, 0, 10, answer=answer, answer_key=key or (answer and f"name:{answer.lower()}")
    )


def witness(rank: int, proofs: dict[str, list[Finding]], verdict: str = "strong_ok", **keys: str) -> Witness:
    made = {c: Proof(Status.SUPPORTED, None, 1.0, tuple(fs)) for c, fs in proofs.items()}
    return Witness(rank, f"https://example.org/{rank}", None, Verdict(verdict), proofs=made, **keys)


ONE = Constraint("c1", "The Selm Bridge opened in 1987")
FACET = Constraint("c1", "When did the Selm Bridge open", ConstraintKind.FACET)


def test_strong_support_from_a_read_page_makes_the_ledger_ready() -> None:
    ledger = build_ledger([ONE], [witness(1, {"c1": [finding()]})])
    assert ledger.ready
    assert ledger.lines[0].status is Status.SUPPORTED
    assert ledger.lines[0].why is None


@pytest.mark.parametrize(
    ("findings", "status", "why"),
    [
        ([finding("supports", "weak")], Status.WEAK, Why.WEAK_ONLY),
        ([finding("mentions", "weak")], Status.WEAK, Why.WEAK_ONLY),
        ([finding("contradicts")], Status.CONTRADICTED, Why.CONTRADICTED),
        ([finding(), finding("contradicts")], Status.CONFLICTING, Why.CONFLICTING),
        ([], Status.PENDING, Why.NOT_STATED),
    ],
    ids=["weak", "mention", "contradicted", "both", "nothing"],
)
def test_anything_but_strong_support_stays_pending(findings: list[Finding], status: Status, why: Why) -> None:
    ledger = build_ledger([ONE], [witness(1, {"c1": findings})])
    assert not ledger.ready
    assert (ledger.lines[0].status, ledger.lines[0].why) == (status, why)


def test_what_an_unread_page_says_proves_nothing() -> None:
    ledger = build_ledger([ONE], [witness(1, {"c1": [finding()]}, verdict="not_found")])
    assert ledger.lines[0].status is Status.PENDING
    assert ledger.lines[0].why is Why.UNREADABLE


def test_not_stated_is_said_only_when_every_candidate_was_read() -> None:
    read, unread = witness(1, {"c1": []}), witness(2, {}, verdict="error")
    assert build_ledger([ONE], [read]).lines[0].why is Why.NOT_STATED
    assert build_ledger([ONE], [read, unread]).lines[0].why is Why.UNREADABLE
    assert build_ledger([ONE], [read, witness(2, {}, verdict="skipped")]).lines[0].why is Why.NOT_TRIED
    assert build_ledger([ONE], []).lines[0].why is Why.NOT_TRIED


@pytest.mark.parametrize(
    ("keys", "distinct", "independent"),
    [
        ([{"page_key": "p", "source_key": "a"}, {"page_key": "p", "source_key": "a"}], 1, 1),
        ([{"page_key": "p", "source_key": "a"}, {"page_key": "q", "source_key": "a"}], 2, 1),
        ([{"page_key": "p", "source_key": "a"}, {"page_key": "q", "source_key": "b"}], 2, 2),
        ([{"page_key": "p", "source_key": "a", "text_key": "t"}, {"page_key": "q", "source_key": "b", "text_key": "t"}], 1, 1),
    ],
    ids=["one page twice", "two pages of one site", "two sites", "a copy on another site"],
)
def test_one_source_is_counted_once(keys: list[dict[str, str]], distinct: int, independent: int) -> None:
    witnesses = [witness(i, {"c1": [finding()]}, **k) for i, k in enumerate(keys, 1)]
    line = build_ledger([ONE], witnesses).lines[0]
    assert (line.distinct_sources, line.independent_sources) == (distinct, independent)


def test_different_answers_of_two_pages_are_conflicting_and_equal_ones_are_not() -> None:
    one, other, coarse = (
        finding(answer="a", key="date:1987-05-14"),
        finding(answer="b", key="date:1988"),
        finding(answer="c", key="date:1987"),
    )
    assert build_ledger([FACET], [witness(1, {"c1": [one]}), witness(2, {"c1": [other]})]).lines[0].status is Status.CONFLICTING
    agreed = build_ledger([FACET], [witness(1, {"c1": [one]}), witness(2, {"c1": [coarse]})]).lines[0]
    assert (agreed.status, agreed.answer) == (Status.SUPPORTED, "a")


GROUP = [
    Constraint("c1", "Which bridge in Arvel opened in 1926", ConstraintKind.FACET, group="g1"),
    Constraint("c2", "Which bridge in Arvel is 388 metres long", ConstraintKind.FACET, group="g1"),
]


def test_two_things_do_not_together_prove_one() -> None:
    ledger = build_ledger(
        GROUP, [witness(1, {"c1": [finding(answer="Gull Bridge")]}), witness(2, {"c2": [finding(answer="Tern Bridge")]})]
    )
    assert not ledger.ready
    assert {s.name for s in ledger.subjects} == {"Gull Bridge", "Tern Bridge"}
    assert [line.why for line in ledger.lines].count(Why.OTHER_SUBJECT) == 1


def test_one_entity_with_all_constraints_is_ready_and_the_other_is_a_rival() -> None:
    lyric, royal = finding(answer="Lyric Theatre"), finding(answer="Royal Theatre")
    ledger = build_ledger(GROUP, [witness(1, {"c1": [royal]}), witness(2, {"c1": [lyric], "c2": [lyric]})])
    assert ledger.ready
    assert ledger.subjects[0].name == "Lyric Theatre"
    assert ledger.subjects[0].constraint_ids == ("c1", "c2")
    assert ledger.rivals == ("Royal Theatre",)
    assert {line.answer for line in ledger.lines} == {"Lyric Theatre"}


def test_two_entities_that_both_satisfy_all_are_conflicting() -> None:
    a, b = finding(answer="Lyric Theatre"), finding(answer="Royal Theatre")
    ledger = build_ledger(GROUP, [witness(1, {"c1": [a], "c2": [a]}), witness(2, {"c1": [b], "c2": [b]})])
    assert not ledger.ready
    assert {line.status for line in ledger.lines} == {Status.CONFLICTING}


def test_an_optional_constraint_does_not_hold_up_the_ledger() -> None:
    extra = Constraint("c2", "It has four lanes", mandatory=False)
    assert build_ledger([ONE, extra], [witness(1, {"c1": [finding()], "c2": []})]).ready


def test_optional_constraints_alone_are_ready_when_one_is_supported() -> None:
    extra = Constraint("c1", "It has four lanes", mandatory=False)
    assert build_ledger([extra], [witness(1, {"c1": [finding()]})]).ready
    assert not build_ledger([extra], [witness(1, {"c1": []})]).ready


@pytest.mark.parametrize(
    ("a", "b", "same"),
    [
        ("date:1892-07-03", "date:1892", True),
        ("date:1892", "date:1893", False),
        ("name:clara weiss", "name:weiss", True),
        ("name:clara weiss", "name:karl weiss", False),
        ("quantity:1840 m", "quantity:2310 m", False),
        ("name:1840", "date:1840", False),
    ],
)
def test_answers_are_compared_by_what_they_name(a: str, b: str, same: bool) -> None:
    assert same_answer(a, b) is same
