"""`agbrowse fetch`: one page, or a batch of addresses and files."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from documents import checked, lines
from pages_site import FILLER, Site, article

from agbrowse.cli.main import cli

OFFLINE = ["--allow-private-network", "--browser", "never", "--archive", "never"]


def fetch(*arguments: str, stdin: str | None = None) -> Result:
    return CliRunner().invoke(cli, ["fetch", *arguments, *OFFLINE], input=stdin)


def test_a_page_is_its_text(site: Site) -> None:
    body = article("Ferry", "The ferry carries 320 people.", lang="en")
    url = site.put("/ferry", body)
    result = fetch(url, "--json")
    assert result.exit_code == 0
    document = checked(result.stdout, "agbrowse-fetch-v1")
    assert (document["verdict"], document["ok"], document["reason"], document["status"]) == ("strong_ok", True, None, 200)
    assert (document["title"], document["language"], document["access"]) == ("Ferry", "en", "public")
    assert "The ferry carries 320 people." in document["text"]
    assert "The ferry carries 320 people." in document["mainText"]
    assert document["sha256"] == hashlib.sha256(body.encode()).hexdigest()
    assert document["textSha256"] == hashlib.sha256(document["text"].encode()).hexdigest()
    assert [(a["source"], a["outcome"]) for a in document["attempts"]] == [("fetch", "strong_ok")]


@pytest.mark.parametrize(
    ("status", "verdict", "reason", "code"),
    [
        (404, "not_found", "http_404", 1),
        (410, "not_found", "http_410", 1),
        (403, "blocked", "http_403", 4),
        (401, "auth_required", "http_401", 4),
        (500, "error", "http_5xx", 4),
    ],
)
def test_a_page_that_was_not_read_has_no_text_and_a_reason(
    site: Site, status: int, verdict: str, reason: str, code: int
) -> None:
    url = site.put("/page", article("Ferry", FILLER), status=status)
    result = fetch(url, "--json")
    assert result.exit_code == code
    document = checked(result.stdout, "agbrowse-fetch-v1")
    assert (document["verdict"], document["ok"], document["reason"]) == (verdict, False, reason)
    assert (document["text"], document["mainText"]) == (None, None)
    shown = fetch(url)
    assert (shown.exit_code, "NOT READ" in shown.stdout, FILLER.split(".")[0] in shown.stdout) == (code, True, False)


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("not an address", "bad_url"),
        ("file:///etc/passwd", "bad_url"),
        ("http://127.0.0.1:1/", "connection"),
        ("http://no-such-host.invalid/", "dns"),
    ],
)
def test_what_is_no_page_has_its_reason(url: str, reason: str) -> None:
    document = checked(fetch(url, "--json").stdout, "agbrowse-fetch-v1")
    assert (document["verdict"], document["reason"]) == ("error", reason)


def test_private_addresses_are_not_opened_unasked(site: Site) -> None:
    url = site.put("/page", article("Ferry", FILLER))
    result = CliRunner().invoke(cli, ["fetch", url, "--json", "--browser", "never", "--archive", "never"])
    assert checked(result.stdout)["reason"] == "blocked_address"
    assert site.hits == []


def test_people_get_the_text_under_a_few_lines(site: Site) -> None:
    shown = fetch(site.put("/ferry", article("Ferry", "The ferry carries 320 people."))).stdout
    assert shown.startswith("Ferry\nhttp://")
    assert "The ferry carries 320 people." in shown


def test_brief_cuts_a_long_text(site: Site) -> None:
    url = site.put("/long", article("Long", *[f"Paragraph {n}. {FILLER}" for n in range(200)]))
    result = fetch(url, "--json", "--brief")
    assert len(result.stdout) <= 20_000
    document = checked(result.stdout)
    assert document["text"].startswith("Long")
    assert document["omitted"]["characters"] > 10_000


def batch(*rows: Any, arguments: tuple[str, ...] = (), folder: Path | None = None) -> Result:
    text = "\n".join(row if isinstance(row, str) else json.dumps(row) for row in rows) + "\n"
    if folder is None:
        return fetch("--batch", "-", *arguments, stdin=text)
    (folder / "batch.jsonl").write_text(text, encoding="utf-8")
    return fetch("--batch", str(folder / "batch.jsonl"), *arguments)


def test_a_batch_answers_every_row_in_order(site: Site, tmp_path: Path) -> None:
    slow = site.put("/slow", article("Slow", FILLER), delay_s=0.3)
    quick = site.put("/quick", article("Quick", FILLER))
    (tmp_path / "saved.html").write_text(article("Saved", FILLER), encoding="utf-8")
    (tmp_path / "note.txt").write_text("The ferry carries 320 people.\n" + FILLER, encoding="utf-8")
    result = batch(
        {"id": "a", "url": slow},
        {"id": "b", "url": quick},
        "nonsense",
        {"id": "c"},
        {"id": "d", "file": "saved.html"},
        {"id": "e", "file": "note.txt", "url": None},
        {"id": "f", "file": "absent.html"},
        {"id": "g", "file": "saved.html", "url": "https://example.com/x", "status": 404},
        {"id": "h", "file": "saved.html", "headers": {"Content-Type": "text/html", "X": ["1", "2"]}},
        {"id": "i", "url": site.url("/gone")},
        {"id": "j", "url": 5},
        {"id": "k", "file": "saved.html", "status": "ok"},
        {"id": "l", "file": "saved.html", "headers": "text/html"},
        folder=tmp_path,
    )
    assert result.exit_code == 0
    found = lines(result.stdout)
    assert [line["id"] for line in found] == ["a", "b", None, "c", *"defghijkl"]
    verdicts = {line["id"]: line.get("verdict") for line in found}
    assert (verdicts["a"], verdicts["b"], verdicts["d"], verdicts["e"]) == ("strong_ok",) * 4
    assert (verdicts["g"], verdicts["h"], verdicts["i"]) == ("not_found", "strong_ok", "not_found")
    assert {line["id"] for line in found if line["schemaVersion"] == "agbrowse-error-v1"} == {None, "c", "f", "j", "k", "l"}
    saved = next(line for line in found if line["id"] == "d")
    assert (saved["source"], saved["attempts"], saved["title"]) == ("file", [], "Saved")
    assert next(line for line in found if line["id"] == "g")["url"] == "https://example.com/x"


def test_a_batch_is_a_check_with_e(site: Site) -> None:
    good = site.put("/good", article("Good", FILLER))
    assert batch({"url": good}, arguments=("-e",)).exit_code == 0
    assert batch({"url": good}, {"url": site.url("/gone")}, arguments=("-e",)).exit_code == 1
    assert batch({"url": good}, {"id": 1}, arguments=("-e",)).exit_code == 4


def test_rows_over_the_cap_and_past_the_budget_are_named(site: Site) -> None:
    urls = [site.put(f"/{n}", article(str(n), FILLER), delay_s=delay) for n, delay in enumerate((0.0, 8.0, 0.0))]
    rows = [{"id": n, "url": url} for n, url in enumerate(urls)]
    found = lines(batch(*rows, arguments=("--max-results", "2", "--budget", "1.5")).stdout)
    assert [line["reason"] for line in found] == [None, "budget", "over_cap"]


def test_a_batch_goes_into_a_file(site: Site, tmp_path: Path) -> None:
    out = tmp_path / "readings.jsonl"
    result = batch({"id": 1, "url": site.put("/a", article("A", FILLER))}, arguments=("--out", str(out)))
    assert (result.exit_code, result.stdout) == (0, "")
    assert [line["id"] for line in lines(out.read_text())] == [1]


def test_a_batch_is_two_at_a_time_of_one_host(site: Site) -> None:
    rows = [{"id": n, "url": site.put(f"/{n}", article(str(n), FILLER), delay_s=0.05)} for n in range(8)]
    assert len(lines(batch(*rows).stdout)) == 8
    assert site.most <= 2


def test_text_that_styles_hide_is_not_text(site: Site) -> None:
    site.put("/style.css", ".secret { display: none }", headers={"content-type": "text/css"})
    head = '<link rel="stylesheet" href="/style.css">'
    url = site.put("/hidden", article("Hidden", "Seen by all.", '<span class="secret">Seen by none.</span>', head=head))
    document = checked(fetch(url, "--json").stdout)
    assert "Seen by all." in document["text"]
    assert "Seen by none." not in document["text"]
