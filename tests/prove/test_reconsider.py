"""An entailment model may have the last word, but not on numbers, dates and negations, nor on what a menu says."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime

import pytest

from agbrowse.extract import assess
from agbrowse.models import Capture, Proof, Source, Status
from agbrowse.prove import claim_constraint, prepare, prove
from agbrowse.prove.scorer import Entailment


class Says:
    """A model that answers the same to everything, and remembers what it was asked."""

    name = "says"

    def __init__(self, supports: float, contradicts: float = 0.0) -> None:
        self.answer = Entailment(supports, contradicts)
        self.asked: list[tuple[str, str]] = []

    def judge(self, pairs: Sequence[tuple[str, str]]) -> list[Entailment]:
        self.asked += pairs
        return [self.answer for _ in pairs]


def judged(claim: str, body: str, model: Says | None) -> Proof:
    html = f"<html lang=en><body><main>{body}</main></body></html>"
    capture = Capture(
        url="https://selm.example/",
        final_url="https://selm.example/",
        status=200,
        headers=(("content-type", "text/html; charset=utf-8"),),
        body=html.encode(),
        source=Source.FETCH,
        captured_at=datetime(2026, 11, 30, tzinfo=UTC),
    )
    document = assess(capture).document
    assert document is not None
    return prove(claim_constraint(claim), prepare(document, today=date(2026, 11, 30)), scorer=model)


FILLER = "<p>The council met on the second Tuesday, heard the surveyor, and put the question of the sluice off again.</p>" * 3
PARAPHRASE = (
    f"<p>Selm erected the granite weir for its millers in 1912.</p>{FILLER}",
    "Selm raised the granite weir for its farmers in 1912",
)


def test_a_weak_passage_is_supported_when_the_model_says_so():
    body, claim = PARAPHRASE
    assert judged(claim, body, None).status is Status.WEAK
    model = Says(0.9)
    assert judged(claim, body, model).status is Status.SUPPORTED
    assert any("granite weir" in passage and asked == claim for passage, asked in model.asked)


def test_a_strong_passage_is_weak_when_the_model_does_not_see_it():
    body = f"<p>Selm rebuilt the granite weir in 1912.</p>{FILLER}"
    claim = "Selm rebuilt the granite weir in 1912"
    assert judged(claim, body, None).status is Status.SUPPORTED
    proof = judged(claim, body, Says(0.1))
    assert proof.status is Status.WEAK
    assert "the model does not find it stated" in proof.findings[0].warnings
    assert judged(claim, body, Says(0.1, 0.8)).findings[0].warnings == ("the model reads the opposite",)


@pytest.mark.parametrize(
    "claim",
    [
        "Selm rebuilt the granite weir in 1913",
        "Selm paid 500 crowns for the granite weir",
        "Selm did not rebuild the granite weir in 1912",
        "Selm rebuilt the granite weir on 4 May 1912",
    ],
)
def test_the_model_never_overrules_a_number_a_date_or_a_negation(claim):
    body = f"<p>Selm rebuilt the granite weir in 1912. Selm paid 400 crowns for the granite weir.</p>{FILLER}"
    assert judged(claim, body, Says(1.0)).status is not Status.SUPPORTED


def test_a_menu_stays_weak_at_most():
    body = f"{FILLER}<nav><ul><li><a href='/w'>Selm rebuilt the granite weir in 1912</a></li></ul></nav>"
    assert judged("Selm rebuilt the granite weir in 1912", body, Says(1.0)).status is not Status.SUPPORTED


def test_a_question_is_not_put_to_it():
    model = Says(0.0)
    assert (
        judged("When did Selm rebuild the weir?", f"<p>Selm rebuilt the weir in 1912.</p>{FILLER}", model).status
        is Status.SUPPORTED
    )
    assert model.asked == []
