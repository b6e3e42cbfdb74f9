"""`agbrowse research plan`: the document, the text for people, later rounds from an envelope, and what is refused."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from documents import checked

from agbrowse.cli.main import cli

QUESTION = "When was the Ostrel viaduct opened and how long is it?"
FIELDS = """
schemaVersion problem sourceHints constraints atomicQueries followUp language date round restated keyTopics successCriteria
category complexity roundCap depth depthReason clarify anchorConstraintId entities timeWindows options sourceClasses rivals
subQuestions exclusions omittedQueries gaps producer
"""


def run(*arguments: str, stdin: bytes | str | None = None) -> Result:
    return CliRunner().invoke(cli, ["research", "plan", *arguments], input=stdin)


def plan(*arguments: str, stdin: bytes | str | None = None) -> dict[str, Any]:
    result = run(*arguments, "--json", "--date", "2026-11-30", stdin=stdin)
    assert result.exit_code == 0, result.output
    return checked(result.stdout, "research-plan-v1")


def envelope(query: str = QUESTION) -> dict[str, Any]:
    """What a search that opened nothing printed, as if it had been given an empty list of results."""
    done = CliRunner().invoke(cli, ["search", query, "--stdin-results", "--json"], input="[]")
    assert done.exit_code == 0
    return checked(done.stdout, "agbrowse-search-v1")


def test_the_document_has_every_field_whatever_is_known() -> None:
    document = plan("--query", QUESTION)
    assert list(document) == FIELDS.split()
    assert (document["date"], document["round"], document["gaps"]) == ("2026-11-30", 1, [])
    assert {"c1", "c2"} >= {document["anchorConstraintId"]}
    assert set(document["atomicQueries"][0]) == {"id", "constraintIds", "query", "route", "purpose", "url"}


def test_what_does_not_fit_is_listed() -> None:
    short, whole = (plan("--query", QUESTION, "--max-queries", n) for n in ("2", "99"))
    assert [q["purpose"] for q in short["atomicQueries"]] == ["discovery", "verification"]
    assert short["atomicQueries"] + short["omittedQueries"] == whole["atomicQueries"]
    assert whole["omittedQueries"] == []


def test_a_person_gets_a_plan_to_follow() -> None:
    text = run("--query", QUESTION, "--date", "2026-11-30").stdout
    for part in (
        "Question: ",
        "What must be true",
        "Searches",
        "Find candidates",
        "https://www.google.com/search?",
        "Done when",
    ):
        assert part in text
    assert "Before searching" not in text


def test_text_for_people_carries_no_control_characters_of_the_question() -> None:
    text = run("--query", "When was the \x1b[31mOstrel\x1b[0m viaduct \u202eopened\x07 \r\nand by whom?").stdout
    assert "Ostrel" in text
    assert not [c for c in text if c != "\n" and not c.isprintable()]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--query", ""],
        ["--query", "?! …"],
        ["--query", "x y", "--lang", "klingon"],
        ["--query", "x y", "--lang", "xx"],
        ["--query", "x y", "--lang", "en us"],
        ["--query", "x y", "--date", "30.11.2026"],
        ["--query", "x y", "--max-queries", "0"],
        ["--query", "x y", "--history", "h.json"],
        ["--gaps", "/nowhere.json"],
        [],
    ],
    ids=" ".join,
)
def test_what_makes_no_sense_is_refused(arguments: list[str]) -> None:
    result = run(*arguments)
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    document = json.loads(run(*arguments, "--json").stdout)
    assert document["schemaVersion"] == "agbrowse-error-v1"


@pytest.mark.parametrize("tag", ["en", "pt-BR", "zh-Hant", "ko_KR", "gsw"])
def test_languages_that_are_ones_are_taken(tag: str) -> None:
    assert plan("--query", "Arden bridge 1931", "--lang", tag)["language"].startswith(tag[:2])


def test_the_next_round_is_planned_from_an_envelope(tmp_path: Path) -> None:
    file = tmp_path / "search.json"
    file.write_text(json.dumps(envelope()))
    document = plan("--gaps", str(file))
    assert document["problem"] == QUESTION
    assert document["round"] == 2
    assert {gap["constraintId"] for gap in document["gaps"]} == {c["id"] for c in document["constraints"]}
    assert {gap["action"] for gap in document["gaps"]} == {"broaden"}
    assert [q["purpose"] for q in document["atomicQueries"]][-1] == "disconfirm"
    assert 2 <= len(document["atomicQueries"]) <= 4
    assert "Still open" in run("--gaps", str(file)).stdout
    assert plan("--gaps", "-", stdin=file.read_bytes()) == document


def test_a_history_is_kept_out_and_counts_rounds(tmp_path: Path) -> None:
    file, history = tmp_path / "search.json", tmp_path / "asked.jsonl"
    file.write_text(json.dumps(envelope()))
    first = plan("--gaps", str(file))
    rows = [
        {"query": q["query"], "results": 0, "constraintIds": q["constraintIds"], "round": 2} for q in first["atomicQueries"]
    ]
    history.write_text("\n".join(json.dumps(row) for row in rows))
    second = plan("--gaps", str(file), "--history", str(history))
    assert second["round"] == 3
    asked = {q["query"] for q in first["atomicQueries"]}
    assert not asked & {q["query"] for q in second["atomicQueries"]}
    assert {gap["action"] for gap in second["gaps"]} <= {"other-angle", "document"}


def test_constraints_of_the_callers_own_keep_their_ids_and_words(tmp_path: Path) -> None:
    done = CliRunner().invoke(
        cli, ["search", "Ostrel", "--constraint", "k=The Sarn bridge is 388 metres long", "--json"], input=None
    )
    file = tmp_path / "search.json"
    file.write_text(done.stdout)
    document = plan("--gaps", str(file))
    assert [c["id"] for c in document["constraints"]] == ["k"]
    assert document["round"] == 1
    assert any("Sarn" in q["query"] for q in document["atomicQueries"])


@pytest.mark.parametrize("content", ["", "nonsense", "[]", '{"schemaVersion": "agbrowse-search-v1"}'])
def test_an_envelope_that_is_none_is_one_line_and_exit_2(tmp_path: Path, content: str) -> None:
    file = tmp_path / "search.json"
    file.write_text(content)
    result = run("--gaps", str(file))
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)


def test_planning_imports_nothing_slow() -> None:
    code = (
        "import sys; from agbrowse.cli.main import cli;"
        "cli.main(['research', 'plan', '--query', 'Which bridge in Arden opened in 1931?', '--json'], standalone_mode=False);"
        "slow = {'pydantic', 'httpx', 'playwright', 'asyncio', 'agbrowse.prove', 'agbrowse.research.state', 'snowballstemmer'};"
        "print(slow & set(sys.modules) or 'none')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "none"
