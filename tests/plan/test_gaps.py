"""Later rounds: only what is open, nothing twice, broader and elsewhere after empty searches, always a counter-query."""

from __future__ import annotations

from dataclasses import replace

import pytest
from problems_built import MEME, PHONES, SINGER, VIADUCT

from agbrowse.models import Plan
from agbrowse.plan.angles import synonyms
from agbrowse.plan.gaps import OpenConstraint, PastQuery, SearchState, empty_streak, plan_gaps
from agbrowse.plan.problem import Problem
from agbrowse.plan.wording import signature, terms_in, words_of

LONG = OpenConstraint("c2", "pending", "not_stated")


def state(one: Problem, *open: OpenConstraint, past: tuple[PastQuery, ...] = (), **rest: object) -> SearchState:
    made = SearchState(one.text, one.text, one.language, one.constraints, open, past)
    return replace(made, **rest)  # type: ignore[arg-type]


def planned(one: Problem, *open: OpenConstraint, past: tuple[PastQuery, ...] = (), **rest: object) -> Plan:
    return plan_gaps(one, state(one, *open, past=past, **rest), 8)


def actions(plan: Plan) -> dict[str, str]:
    return {gap.constraint_id: gap.action for gap in plan.gaps}


def test_only_what_is_open_is_searched_and_one_query_speaks_against_the_leader() -> None:
    plan = planned(VIADUCT, LONG, leading="1931")
    assert plan.round == 2
    assert 2 <= len(plan.atomic_queries) <= 4
    *searches, counter = plan.atomic_queries
    assert all(q.constraint_ids == ("c2",) for q in searches)
    assert counter.purpose == "disconfirm"
    assert "1931" in counter.query
    assert [q.purpose for q in plan.atomic_queries].count("disconfirm") == 1


def test_a_first_round_needs_no_counter_query() -> None:
    plan = planned(VIADUCT, LONG, round=0)
    assert plan.round == 1
    assert "disconfirm" not in [q.purpose for q in plan.atomic_queries]
    assert len(plan.atomic_queries) == 2


def test_nothing_open_leaves_the_counter_query_alone() -> None:
    plan = planned(VIADUCT, leading="1931")
    assert [q.purpose for q in plan.atomic_queries] == ["disconfirm"]
    assert plan.gaps == ()


def test_at_most_four_queries_and_the_rest_waits() -> None:
    one = replace(VIADUCT, constraints=(*VIADUCT.constraints, replace(VIADUCT.constraints[0], id="c4", text="opened by whom")))
    plan = planned(one, *(OpenConstraint(c.id, "pending", "not_stated") for c in one.constraints))
    assert len(plan.atomic_queries) == 4
    assert list(actions(plan).values()).count("wait") == 1


def test_no_query_that_was_run_is_run_again_in_any_order_or_spelling() -> None:
    first = planned(VIADUCT, LONG).atomic_queries
    shuffled = tuple(PastQuery(" ".join(reversed(terms_in(q.query))).upper(), 5) for q in first)
    again = planned(VIADUCT, LONG, past=shuffled).atomic_queries
    assert not {signature(q.query) for q in first} & {signature(q.query) for q in again}
    assert again


def test_empty_searches_escalate_and_the_third_is_a_gap() -> None:
    seen: list[str] = []
    past: tuple[PastQuery, ...] = ()
    asked: set[frozenset[str]] = set()
    for _ in range(4):
        plan = planned(VIADUCT, LONG, past=past)
        seen.append(actions(plan)["c2"])
        searches = [q for q in plan.atomic_queries if q.purpose != "disconfirm"]
        assert not asked & {signature(q.query) for q in plan.atomic_queries}
        asked |= {signature(q.query) for q in plan.atomic_queries}
        past = (*past, *(PastQuery(q.query, 0, ("c2",)) for q in searches[:1]))
        past = (*past, *(PastQuery(q.query) for q in plan.atomic_queries))
    assert seen == ["search", "broaden", "other-angle", "document"]
    assert searches == []
    assert [gap.why for gap in plan.gaps] == ["not_stated"]


def test_a_broader_query_has_fewer_words_or_others() -> None:
    (first, *_) = planned(VIADUCT, LONG).atomic_queries
    (broader, *_) = planned(VIADUCT, LONG, past=(PastQuery(first.query, 0, ("c2",)),)).atomic_queries
    assert not set(words_of(first.query)) <= set(words_of(broader.query))
    assert "Ostrel viaduct" in broader.query
    assert "length" in broader.query


def test_another_angle_is_another_place_index_or_language() -> None:
    past = (PastQuery("a", 0, ("c1",)), PastQuery("b", 0, ("c1",)))
    (korean, *_) = planned(PHONES, OpenConstraint("c1", "pending", "not_stated"), past=past).atomic_queries
    assert korean.route != "google_kr" or "site:" in korean.query


def test_a_streak_ends_with_the_last_search_that_brought_something() -> None:
    past = (
        PastQuery("Ostrel viaduct long", 0),
        PastQuery("Ostrel viaduct long metres", 3),
        PastQuery("Ostrel viaduct opened", 0),
        PastQuery("how long Ostrel", 0),
        PastQuery("nobody counted long"),
    )
    assert empty_streak(VIADUCT, "c2", past) == 1
    assert empty_streak(VIADUCT, "c1", past) == 1
    assert empty_streak(VIADUCT, "c3", past) == 0


def test_a_dispute_is_searched_with_the_values_that_differ() -> None:
    one = OpenConstraint("c1", "conflicting", "conflicting", ("1931", "1934"))
    query = planned(VIADUCT, one).atomic_queries[0].query
    assert {"1931", "1934"} <= set(terms_in(query))


def test_pages_that_stayed_shut_are_left_out() -> None:
    one = OpenConstraint("c2", "pending", "unreadable")
    plan = planned(VIADUCT, one, unread_hosts=("shut.example.org",))
    assert "-site:shut.example.org" in plan.atomic_queries[0].query


def test_weak_support_goes_to_who_would_know() -> None:
    plan = planned(PHONES, OpenConstraint("c1", "weak", "weak_only"))
    assert "site:samsung.com" in plan.atomic_queries[0].query


def test_the_anchor_comes_first_and_gaps_keep_the_plans_order() -> None:
    one = replace(VIADUCT, anchor_id="c3")
    plan = planned(one, LONG, OpenConstraint("c3", "pending", None))
    assert plan.atomic_queries[0].constraint_ids == ("c3",)
    assert list(actions(plan)) == ["c2", "c3"]


def test_another_candidate_is_looked_for_without_the_leader() -> None:
    plan = planned(SINGER, OpenConstraint("c3", "pending", "not_stated"), leading="Mina Park")
    assert '-"Mina Park"' in plan.atomic_queries[-1].query


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_counter_queries_of_later_rounds_are_new_ones(rounds: int) -> None:
    past: tuple[PastQuery, ...] = ()
    for _ in range(rounds):
        counter = planned(MEME, OpenConstraint("c1", "pending", None), past=past).atomic_queries[-1]
        assert counter.purpose == "disconfirm"
        assert signature(counter.query) not in {signature(p.query) for p in past}
        past = (*past, PastQuery(counter.query, 4))


def test_words_of_one_sense_are_no_inflections() -> None:
    term = next(t for t in VIADUCT.terms if t.text == "long")
    assert "length" in synonyms(term, "en")
    assert synonyms(VIADUCT.terms[0], "en") == []
