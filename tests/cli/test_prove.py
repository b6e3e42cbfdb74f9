"""`agbrowse prove`, `research plan` and `schema`: what needs no network."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from documents import SCHEMAS, checked, lines
from pages_site import article

from agbrowse.cli.main import cli

CLAIM = "The Ostrel viaduct opened in 1926"
YES = "The Ostrel viaduct opened in 1926 after four years of work."
TEXT = f"Work began in 1922. {YES} It carries the line to Arvel."


def run(*arguments: str, stdin: str | bytes | None = None) -> Result:
    return CliRunner().invoke(cli, list(arguments), input=stdin)


def pairs(*rows: Any, arguments: tuple[str, ...] = ()) -> Result:
    text = "\n".join(row if isinstance(row, str) else json.dumps(row) for row in rows) + "\n"
    return run("prove", "--pairs", "-", *arguments, stdin=text)


def test_a_pair_is_proved_on_its_own_text_unchanged() -> None:
    text = f"  \x0bFirst line.\r\n\r\n{YES}\tMore.\n"
    (proof,) = lines(pairs({"id": 7, "claim": CLAIM, "document": text, "lang": "en"}).stdout, "agbrowse-prove-v1")
    assert (proof["id"], proof["status"], proof["why"], proof["error"]) == (7, "supported", None, None)
    assert proof["quote"] == text[proof["start"] : proof["end"]]
    assert proof["prefix"] == text[max(0, proof["start"] - 64) : proof["start"]]
    assert proof["suffix"] == text[proof["end"] : proof["end"] + 64]


def test_pairs_take_documents_html_and_files(tmp_path: Path) -> None:
    html = article("Ostrel viaduct", TEXT)
    (tmp_path / "page.html").write_text(html, encoding="utf-8")
    (tmp_path / "page.txt").write_text(TEXT, encoding="utf-8")
    rows = [
        {"id": 1, "claim": CLAIM, "document": TEXT, "html": None},
        {"id": 2, "claim": CLAIM, "html": html},
        {"id": 3, "claim": CLAIM, "file": "page.html"},
        {"id": 4, "claim": CLAIM, "file": "page.txt"},
    ]
    (tmp_path / "pairs.jsonl").write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    result = run("prove", "--pairs", str(tmp_path / "pairs.jsonl"))
    assert [(p["id"], p["status"], p["quote"]) for p in lines(result.stdout)] == [(n, "supported", YES) for n in (1, 2, 3, 4)]


def test_a_bad_pair_costs_no_other() -> None:
    good = {"id": "g", "claim": CLAIM, "document": TEXT}
    result = pairs(
        good,
        "{",
        {"id": 1, "document": TEXT},
        {"id": 2, "claim": CLAIM},
        {"id": 3, "claim": CLAIM, "document": TEXT, "html": "<p>x"},
        {"id": 4, "claim": CLAIM, "file": "/nowhere"},
        {"id": 5, "claim": 5, "document": TEXT},
        {"id": 6, "claim": CLAIM, "document": ""},
        {**good, "expected": "supported"},
    )
    assert result.exit_code == 0
    found = lines(result.stdout, "agbrowse-prove-v1")
    assert [p["status"] for p in found] == ["supported", None, None, None, None, None, None, "pending", "supported"]
    assert [p["error"]["line"] for p in found if p["error"]] == [2, 3, 4, 5, 6, 7]


def test_answers_come_one_by_one() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "agbrowse", "prove", "--pairs", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    for number in range(3):
        row = {"id": number, "claim": CLAIM, "document": TEXT}
        process.stdin.write(json.dumps(row).encode() + b"\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["id"] == number
    process.communicate()
    assert process.returncode == 0


@pytest.mark.parametrize(
    ("claim", "code"), [(CLAIM, 0), ("The Ostrel viaduct opened in 1931", 1), ("The Velt mill burned down", 1)]
)
def test_a_file_is_a_check(tmp_path: Path, claim: str, code: int) -> None:
    path = tmp_path / "page.html"
    path.write_text(article("Ostrel viaduct", TEXT), encoding="utf-8")
    result = run("prove", "--claim", claim, "--file", str(path), "--json")
    assert result.exit_code == code
    document = checked(result.stdout, "agbrowse-prove-v1")
    assert document["claim"] == claim
    assert run("prove", "--claim", claim, "--file", str(path)).exit_code == code


def test_several_claims_and_quotations_are_asked_of_one_file(tmp_path: Path) -> None:
    path = tmp_path / "page.txt"
    path.write_text(TEXT, encoding="utf-8")
    arguments = [
        "--claim",
        CLAIM,
        "--claim",
        "The Ostrel viaduct opened in 1931",
        "--quote",
        "line to Arvel",
        "--quote",
        "no, no",
    ]
    result = run("prove", *arguments, "--file", str(path), "--json")
    assert result.exit_code == 1
    document = checked(result.stdout, "agbrowse-prove-v1")
    assert document["claim"] is None
    assert [p["status"] for p in document["claims"]] == ["supported", "contradicted"]
    assert [q["found"] for q in document["quotes"]] == [True, False]
    shown = run("prove", *arguments, "--file", str(path)).stdout
    assert all(word in shown for word in ("SUPPORTED", "CONTRADICTED", "FOUND", "NOT FOUND"))


def test_a_page_may_be_piped_in() -> None:
    result = run("prove", "--claim", CLAIM, "--file", "-", "--json", stdin=article("Ostrel viaduct", TEXT))
    assert (result.exit_code, checked(result.stdout)["quote"]) == (0, YES)


def test_what_cannot_be_read_leaves_the_question_open(tmp_path: Path) -> None:
    path = tmp_path / "picture"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 40)
    result = run("prove", "--claim", CLAIM, "--file", str(path), "--json")
    document = checked(result.stdout)
    assert (result.exit_code, document["verdict"], document["why"]) == (4, "unsupported", "unreadable")


@pytest.mark.parametrize(("second", "code"), [(CLAIM, 0), ("The Ostrel viaduct opened in 1931", 1)])
def test_with_e_pairs_are_a_check(second: str, code: int) -> None:
    rows = [{"claim": claim, "document": TEXT} for claim in (CLAIM, second)]
    assert pairs(*rows, arguments=("-e",)).exit_code == code
    assert pairs(*rows).exit_code == 0


def test_a_plan_is_a_document_or_text() -> None:
    question = "Which bridge in Arden opened in 1931?"
    result = run(
        "research", "plan", "--query", question, "--json", "--date", "2026-11-30", "--lang", "en", "--max-queries", "4"
    )
    document = checked(result.stdout, "research-plan-v1")
    assert document["problem"] == question
    assert 1 <= len(document["atomicQueries"]) <= 4
    shown = run("research", "plan", "--query", question).stdout
    assert document["constraints"][0]["text"] in shown


def test_schemas_are_printed_as_they_are() -> None:
    names = run("schema").stdout.split()
    assert sorted(names) == sorted(path.stem for path in SCHEMAS.glob("*.json"))
    for name in names:
        assert run("schema", name).stdout == (SCHEMAS / f"{name}.json").read_text(encoding="utf-8")
    assert json.loads(run("schema", "--json").stdout) == {"schemas": names}


def test_a_text_far_longer_than_a_sentence_is_no_claim_and_costs_no_other_row() -> None:
    result = pairs({"id": 1, "claim": "word " * 50_000, "document": "word"}, {"id": 2, "claim": CLAIM, "document": TEXT})
    first, second = (json.loads(line) for line in result.stdout.splitlines())
    assert first["error"]["code"] == "bad_row"
    assert second["status"] == "supported"
