"""`agbrowse search --verify` and `--claims`: spot checks of one page, and many claims on their own pages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from documents import checked, lines
from pages_site import Site, article

from agbrowse.cli.main import cli

CLAIM = "The Ostrel viaduct opened in 1926"
YES = "The Ostrel viaduct opened in 1926 after four years of work."
AFTER = "It carries the line to Arvel."
OFFLINE = ["--allow-private-network", "--browser", "never", "--archive", "never"]


def verify(url: str, *arguments: str) -> Result:
    return CliRunner().invoke(cli, ["search", "--verify", url, *arguments, *OFFLINE])


def page(site: Site, *paragraphs: str, path: str = "/viaduct", status: int = 200, head: str = "") -> str:
    return site.put(path, article("Ostrel viaduct", *paragraphs, head=head), status=status)


def test_the_document_holds_the_reading_and_a_proof_for_each_claim(site: Site) -> None:
    url = page(site, f"{YES} {AFTER}")
    result = verify(url, "--claim", CLAIM, "--quote", "carries the line to Arvel", "--json")
    assert result.exit_code == 0
    document = checked(result.stdout, "agbrowse-search-verify-v1")
    assert (document["verdict"], document["ok"], document["status"], document["chromeUsed"]) == ("strong_ok", True, 200, False)
    (proof,) = document["claims"]
    assert (proof["claim"], proof["status"], proof["quote"]) == (CLAIM, "supported", YES)
    (quote,) = document["quotes"]
    assert quote["found"] is True
    assert quote["end"] - quote["start"] == len("carries the line to Arvel")
    assert document["textSha256"]


@pytest.mark.parametrize(
    ("text", "status", "arguments", "code"),
    [
        pytest.param(YES, 200, ["--claim", CLAIM], 0, id="stated"),
        pytest.param(YES, 200, [], 0, id="read, nothing asked"),
        pytest.param(YES, 200, ["--claim", CLAIM, "--claim", "The Ostrel viaduct opened in 1931"], 1, id="one is contradicted"),
        pytest.param("Nothing.", 200, ["--claim", CLAIM], 1, id="not stated"),
        pytest.param(YES, 200, ["--quote", "after four years of work"], 0, id="quoted"),
        pytest.param(YES, 200, ["--quote", "after five years of work"], 1, id="misquoted"),
        pytest.param(YES, 404, ["--claim", CLAIM], 1, id="gone"),
        pytest.param(YES, 403, ["--claim", CLAIM], 4, id="not readable"),
        pytest.param(YES, 403, [], 4, id="not readable, nothing asked"),
    ],
)
def test_the_exit_code_is_the_answer(site: Site, text: str, status: int, arguments: list[str], code: int) -> None:
    url = page(site, text, status=status)
    assert verify(url, *arguments).exit_code == code
    result = verify(url, *arguments, "--json")
    assert result.exit_code == code
    checked(result.stdout, "agbrowse-search-verify-v1")


def test_a_claim_on_a_page_that_was_not_read_is_unreadable_and_not_denied(site: Site) -> None:
    result = verify(page(site, YES, status=403), "--claim", CLAIM, "--quote", "work", "--json")
    document = checked(result.stdout)
    assert (document["claims"][0]["status"], document["claims"][0]["why"]) == ("pending", "unreadable")
    assert document["quotes"][0]["found"] is None
    assert document["textExcerpt"] == ""


def test_people_are_shown_how_to_check_by_hand(site: Site) -> None:
    head = '<meta property="article:published_time" content="2024-03-05T08:00:00Z">'
    shown = verify(page(site, f"Work began in 1922. {YES} {AFTER}", head=head), "--claim", CLAIM).stdout
    for part in ("SUPPORTED", CLAIM, f'> "{YES}"', "Work began in 1922.", AFTER, "2024-03-05", "read: ", "check by hand: http"):
        assert part in shown


def test_a_contradiction_says_which_value_the_page_gives(site: Site) -> None:
    shown = verify(page(site, "The Ostrel viaduct opened in 1931."), "--claim", CLAIM).stdout
    assert "CONTRADICTED" in shown
    assert "the page says 1931" in shown


def test_brief_leaves_out_excerpt_and_attempts(site: Site) -> None:
    document = checked(verify(page(site, YES), "--claim", CLAIM, "--json", "--brief").stdout)
    assert (document["textExcerpt"], document["attempts"]) == ("", [])
    assert document["omitted"]["excerpts"] == 1
    assert document["claims"][0]["quote"] == YES


# ------------------------------------------------------------ --claims


def claims(*rows: Any, arguments: tuple[str, ...] = ()) -> Result:
    text = "\n".join(row if isinstance(row, str) else json.dumps(row) for row in rows) + "\n"
    return CliRunner().invoke(cli, ["search", "--claims", "-", *arguments, *OFFLINE], input=text)


def test_each_claim_is_judged_on_its_own_pages_and_each_page_opened_once(site: Site) -> None:
    yes = page(site, f"{YES} {AFTER}")
    other = site.put("/other", article("Mill", "Nothing of the kind."))
    result = claims(
        {"id": "a", "text": CLAIM, "urls": [yes, other]},
        {"id": "b", "text": "The Ostrel viaduct opened in 1931", "urls": [yes]},
        {"id": 3, "text": CLAIM, "urls": [other]},
        {"id": "d", "text": CLAIM, "urls": [yes], "quote": "carries the line to Arvel", "mandatory": None, "lang": "en"},
    )
    assert result.exit_code == 0
    found = lines(result.stdout, "agbrowse-claim-v1")
    assert [(line["id"], line["status"]) for line in found] == [
        ("a", "supported"),
        ("b", "contradicted"),
        (3, "pending"),
        ("d", "supported"),
    ]
    assert [len(line["pages"]) for line in found] == [2, 1, 1, 1]
    assert found[3]["quotes"][0]["found"] is True
    assert sorted(site.hits) == ["/other", "/viaduct"]


def test_a_bad_row_costs_no_other(site: Site) -> None:
    yes = page(site, YES)
    result = claims(
        {"id": 1, "text": CLAIM, "urls": [yes]},
        "not json",
        {"id": 2, "text": CLAIM},
        {"id": 3, "text": " ", "urls": [yes]},
        {"id": 4, "text": CLAIM, "urls": [yes], "mandatory": "yes"},
        {"id": 5, "text": CLAIM, "urls": yes, "note": "mine"},
    )
    found = lines(result.stdout)
    assert [line.get("status") for line in found] == ["supported", None, None, None, None, "supported"]
    assert [line["id"] for line in found] == [1, None, 2, 3, 4, 5]
    assert [line["line"] for line in found[1:5]] == [2, 3, 4, 5]
    assert all(line["schemaVersion"] == "agbrowse-error-v1" for line in found[1:5])


@pytest.mark.parametrize(
    ("rows", "code"),
    [
        ([("stated", {})], 0),
        ([("stated", {}), ("denied", {})], 1),
        ([("stated", {}), ("denied", {"mandatory": False})], 0),
        ([("stated", {}), ("walled", {})], 4),
        ([("stated", {"quote": "no such words"})], 1),
    ],
    ids=["all stated", "one is not so", "one that need not be so", "one unread", "misquoted"],
)
def test_with_e_the_batch_is_a_check(site: Site, rows: list[tuple[str, dict[str, Any]]], code: int) -> None:
    page(site, YES, path="/stated")
    page(site, "The Ostrel viaduct opened in 1931.", path="/denied")
    page(site, YES, path="/walled", status=403)
    given = [{"id": n, "text": CLAIM, "urls": [site.url(f"/{path}")], **more} for n, (path, more) in enumerate(rows)]
    assert claims(*given, arguments=("-e",)).exit_code == code
    assert claims(*given).exit_code == 0


def test_a_budget_leaves_no_claim_without_a_line(site: Site) -> None:
    site.put("/slow", article("Slow", "Nothing."), delay_s=8)
    rows = [{"id": n, "text": CLAIM, "urls": [site.url(path)]} for n, path in enumerate(("/slow", "/quick"))]
    page(site, YES, path="/quick")
    found = lines(claims(*rows, arguments=("--budget", "1.5")).stdout)
    assert [(line["status"], line["stopped"]) for line in found] == [("pending", "budget"), ("supported", None)]
    assert found[0]["pages"][0]["reason"] == "budget"


def test_claims_are_read_from_a_file_too(site: Site, tmp_path: Path) -> None:
    path = tmp_path / "claims.jsonl"
    path.write_text("\ufeff" + json.dumps({"id": "a", "text": CLAIM, "urls": [page(site, YES)]}) + "\r\n\r\n", encoding="utf-8")
    result = CliRunner().invoke(cli, ["search", "--claims", str(path), *OFFLINE])
    assert [line["status"] for line in lines(result.stdout)] == ["supported"]
