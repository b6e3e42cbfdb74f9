"""Labelled claims on pages of our own, in seven languages: supported, contradicted, and near misses."""

from __future__ import annotations

import json
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from agbrowse.extract import document_from_text
from agbrowse.models import Proof, Status
from agbrowse.prove import Page, claim_constraint, prepare, prove

GOLD = Path(__file__).parents[2] / "fixtures" / "prove"
LANGUAGES = ("en", "de", "es", "fr", "ko", "ja", "zh")
# The least share of the supported and of the contradicted claims that is found, and the most near misses taken for supported.
FLOORS = {
    "en": (0.55, 0.75, 0),
    "de": (0.45, 0.75, 0),
    "es": (0.55, 0.60, 0),
    "fr": (0.45, 0.75, 0),
    "ko": (0.75, 0.80, 0),
    "ja": (0.75, 0.80, 0),
    "zh": (0.75, 0.80, 0),
}


@lru_cache(maxsize=16)
def gold(language: str) -> tuple[tuple[Page, tuple[dict[str, Any], ...]], ...]:
    content = json.loads((GOLD / f"gold-{language}.json").read_text(encoding="utf-8"))
    assert content["lang"] == language
    return tuple(
        (prepare(document_from_text(page["text"]), today=date(2026, 11, 30)), tuple(page["claims"]))
        for page in content["pages"]
    )


@lru_cache(maxsize=16)
def judged(language: str) -> tuple[tuple[Page, dict[str, Any], Proof], ...]:
    return tuple((page, row, prove(claim_constraint(row["claim"]), page)) for page, rows in gold(language) for row in rows)


def test_the_gold_file_is_large_enough():
    rows = [row for language in LANGUAGES for _, row, _ in judged(language)]
    assert len(rows) >= 150
    assert {row["want"] for row in rows} == {"supported", "contradicted", "not_stated"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_read_in_its_language(language):
    assert {page.language.tag for page, _ in gold(language)} == {language}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_pages_state_is_found_and_near_misses_are_not(language):
    rows = judged(language)
    supported = [proof.status is Status.SUPPORTED for _, row, proof in rows if row["want"] == "supported"]
    contradicted = [_says_otherwise(row, proof) for _, row, proof in rows if row["want"] == "contradicted"]
    false = [row["claim"] for _, row, proof in rows if row["want"] != "supported" and proof.status is Status.SUPPORTED]
    least, least_contradicted, most_false = FLOORS[language]
    assert len(false) <= most_false, false
    assert sum(supported) >= least * len(supported)
    assert sum(contradicted) >= least_contradicted * len(contradicted)


def _says_otherwise(row: dict[str, Any], proof: Proof) -> bool:
    return proof.status in (Status.CONTRADICTED, Status.CONFLICTING) and any(
        check.status == "different" for finding in proof.findings for check in finding.checks
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_page_states_is_never_contradicted_by_it(language):
    wrong = [
        row["claim"] for _, row, proof in judged(language) if row["want"] == "supported" and proof.status is Status.CONTRADICTED
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_quote_and_every_check_are_slices_of_the_page(language):
    for page, _, proof in judged(language):
        for finding in proof.findings:
            assert 0 <= finding.start < finding.end <= len(page.text)
            assert page.text[finding.start : finding.end].strip()
            for check in finding.checks:
                if check.start is not None and check.end is not None:
                    assert check.found == page.text[check.start : check.end]


# The least share of what the pages state that is found.
NEAR_FLOORS = {"en": 0.65, "de": 0.75, "es": 0.9, "fr": 0.85, "ko": 0.75, "ja": 0.7, "zh": 0.75}


@pytest.mark.parametrize("language", NEAR_FLOORS)
def test_near_misses_are_not_supported_and_what_is_said_is_not_contradicted(language):
    """Pages of news, firms, matches and animals, with the subjects, roles, values and times of their sentences mixed up."""
    false, denied, found, stated = [], [], 0, 0
    for content in json.loads((GOLD / f"near-{language}.json").read_text(encoding="utf-8"))["pages"]:
        page = prepare(document_from_text(content["text"]), today=date(2026, 11, 30))
        for row in content["claims"]:
            status = prove(claim_constraint(row["claim"]), page).status
            is_stated = row["want"] == "supported"
            stated += is_stated
            found += is_stated and status is Status.SUPPORTED
            false += [row["claim"]] if not is_stated and status is Status.SUPPORTED else []
            denied += [row["claim"]] if is_stated and status is Status.CONTRADICTED else []
    assert false == []
    assert denied == []
    assert stated >= 20
    assert found >= NEAR_FLOORS[language] * stated
