"""`agbrowse search` with results: order, accounting, evidence, exit codes, budgets, interruptions."""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from documents import checked
from pages_site import FILLER, Site, article, running

from agbrowse.cli.main import cli

CLAIM = "The Ostrel viaduct opened in 1926"
YES = "The Ostrel viaduct opened in 1926 after four years of work."
OFFLINE = ["--allow-private-network", "--browser", "never", "--archive", "never"]


def search(*arguments: str, rows: Any = None, query: str | None = CLAIM) -> Result:
    stdin = None if rows is None else json.dumps(rows)
    piped = [] if rows is None else ["--stdin-results"]
    given = [] if query is None else [query]
    return CliRunner().invoke(cli, ["search", *given, *piped, *arguments, *OFFLINE], input=stdin)


def envelope(*arguments: str, rows: Any = None, query: str | None = CLAIM, code: int = 0) -> dict[str, Any]:
    result = search(*arguments, "--json", rows=rows, query=query)
    assert result.exit_code == code, result.output
    return checked(result.stdout, "agbrowse-search-v1")


def rows_of(*urls: str) -> list[dict[str, str]]:
    return [{"url": url, "title": f"row {n}"} for n, url in enumerate(urls, 1)]


def test_a_page_that_states_the_claim_makes_the_ledger_ready(site: Site) -> None:
    url = site.put("/viaduct", article("Ostrel viaduct", YES))
    document = envelope(rows=rows_of(url))
    ledger = document["enrichment"]["ledger"]
    assert (document["evidenceStatus"], ledger["ready"], ledger["status"]) == ("sufficient", True, "complete")
    (constraint,) = ledger["constraints"]
    entry = constraint["evidence"][0]
    assert (entry["stance"], entry["strength"], entry["quote"]) == ("supports", "strong", YES)
    assert entry["suffix"].strip().startswith("The valley had been served")
    assert entry["textFragmentUrl"].startswith(f"{url}#:~:text=")
    assert entry["sourceId"] == document["enrichment"]["candidates"][0]["sourceId"] is not None
    assert constraint["sources"] == {"distinct": 1, "independent": 1}
    assert document["enrichment"]["candidates"][0]["constraintIds"] == [constraint["id"]]
    assert document["escalation"] == {"needed": False, "actions": []}
    assert document["plan"]["constraints"][0]["text"] == CLAIM


def test_the_verdict_comes_first_in_the_text_too(site: Site) -> None:
    result = search(rows=rows_of(site.put("/viaduct", article("Ostrel viaduct", YES)), site.url("/gone")))
    assert result.exit_code == 0
    assert "SUPPORTED" in result.stdout
    assert YES in result.stdout
    assert "not read: " + site.url("/gone") in result.stdout
    assert "http_404" in result.stdout


def test_candidates_keep_their_rank_and_every_row_is_accounted_for(site: Site) -> None:
    slow = site.put("/slow", article("Slow", "Nothing of note."), delay_s=0.3)
    quick = site.put("/quick", article("Quick", "Nothing of note."))
    rows = [*rows_of(slow, quick, site.url("/gone"), quick), {"title": "no address"}]
    document = envelope(rows=rows)
    candidates = document["enrichment"]["candidates"]
    assert [c["url"] for c in candidates] == [slow, quick, site.url("/gone")]
    assert [c["rank"] for c in candidates] == sorted(c["rank"] for c in candidates)
    summary = document["summary"]
    assert (summary["in"], summary["opened"], summary["unread"]) == (5, 2, 1)
    assert summary["dropped"] + summary["merged"] == 2
    assert candidates[2]["reason"] == "http_404"
    assert site.hits.count("/quick") == 1


def test_what_the_search_tool_says_proves_nothing(site: Site) -> None:
    url = site.put("/other", article("Other", "Nothing about viaducts."))
    document = envelope(rows=[{"url": url, "title": CLAIM, "snippet": YES}])
    line = document["enrichment"]["ledger"]["constraints"][0]
    assert (line["status"], line["evidence"]) == ("pending", [])
    assert line["why"] in ("not_stated", "other_subject")


def test_an_error_page_that_repeats_the_claim_proves_nothing(site: Site) -> None:
    url = site.put("/gone", article("Not found", YES), status=404)
    document = envelope(rows=rows_of(url))
    line = document["enrichment"]["ledger"]["constraints"][0]
    assert (line["status"], line["why"]) == ("pending", "unreadable")
    assert document["enrichment"]["candidates"][0]["textExcerpt"] == ""


@pytest.mark.parametrize("url", ["https://www.google.com/search?q=ostrel+viaduct", "https://duckduckgo.com/?q=ostrel"])
def test_a_results_page_is_never_opened(url: str) -> None:
    document = envelope(rows=rows_of(url))
    candidates = document["enrichment"]["candidates"]
    if candidates:  # a results page is refused as a row, or as a candidate: never read
        assert (candidates[0]["verdict"], candidates[0]["reason"], candidates[0]["attempts"]) == (
            "unsupported",
            "search_page",
            [],
        )
    else:
        assert document["enrichment"]["dropped"][0]["reason"] == "search_page"


def test_a_page_that_leads_to_a_results_page_proves_nothing(site: Site) -> None:
    site.put("/search?q=ostrel+viaduct", article("Results", YES))
    url = site.put("/lead", "", status=302, headers={"location": "/search?q=ostrel+viaduct"})
    document = envelope(rows=rows_of(url))
    candidate = document["enrichment"]["candidates"][0]
    if candidate["verdict"] == "unsupported":
        assert candidate["reason"] == "search_page"
        assert not document["enrichment"]["ledger"]["ready"]


def test_copies_of_one_text_are_one_source(site: Site) -> None:
    body = article("Ostrel viaduct", YES, "It was paid for by the district of Arvel and by a loan of the railway company.")
    site.put("/a", body)
    site.put("/b", body.replace("Ostrel viaduct</title>", "Copy</title>"))
    document = envelope(rows=rows_of(site.url("/a"), site.url("/b", "localhost")))
    assert document["enrichment"]["ledger"]["constraints"][0]["sources"] == {"distinct": 1, "independent": 1}
    ids = [c["sourceId"] for c in document["enrichment"]["candidates"]]
    assert ids[0] == ids[1]


def test_two_sites_that_say_it_in_their_own_words_are_two_sources(site: Site) -> None:
    site.put("/a", article("Ostrel viaduct", YES))
    text = "In 1926 the Ostrel viaduct opened. " + "Its piers are of brick, and trains cross it every half hour. " * 8
    site.put("/b", f"<!doctype html><html lang=en><title>Viaducts</title><main><h1>Viaducts</h1><p>{text}</p></main>")
    document = envelope(rows=rows_of(site.url("/a"), site.url("/b", "localhost")))
    assert document["enrichment"]["ledger"]["constraints"][0]["sources"] == {"distinct": 2, "independent": 2}


def test_one_frame_around_two_statements_does_not_make_them_one(site: Site) -> None:
    site.put("/a", article("Ostrel viaduct", YES))
    site.put("/b", article("Viaducts", "In 1926 the Ostrel viaduct opened, as the files of the railway company say."))
    document = envelope(rows=rows_of(site.url("/a"), site.url("/b", "localhost")))
    assert document["enrichment"]["ledger"]["constraints"][0]["sources"] == {"distinct": 2, "independent": 2}


def test_a_press_release_in_two_papers_is_one_source(site: Site) -> None:
    release = (
        f"The railway company has put up a plaque at the river. {YES} It was paid for by the district of Arvel and by a loan."
    )
    for path, own in (
        ("/a", "Our reporter walked there on Sunday and met nobody. " * 12),
        ("/b", "Letters to the editor. " * 30),
    ):
        text = f"<p>{release}</p><p>{own}</p>"
        site.put(
            path, f"<!doctype html><html lang=en><title>Paper {path}</title><main><h1>Paper {path}</h1>{text}</main></html>"
        )
    document = envelope(rows=rows_of(site.url("/a"), site.url("/b", "localhost")))
    assert document["enrichment"]["ledger"]["constraints"][0]["sources"] == {"distinct": 1, "independent": 1}


def test_another_value_contradicts_and_names_it(site: Site) -> None:
    url = site.put("/viaduct", article("Ostrel viaduct", "The Ostrel viaduct opened in 1931 after four years of work."))
    document = envelope(rows=rows_of(url))
    ledger = document["enrichment"]["ledger"]
    assert ledger["contradictedConstraints"] == ["c1"]
    check = next(c for c in ledger["constraints"][0]["evidence"][0]["checks"] if c["status"] == "different")
    assert check["found"] == "1931"
    assert document["summary"]["contradicted"] == 1


@pytest.mark.parametrize(
    ("page", "status", "code"),
    [
        (YES, 200, 0),
        ("The Ostrel viaduct opened in 1931.", 200, 1),
        ("Nothing about viaducts.", 200, 1),
        (YES, 403, 4),
    ],
    ids=["stated", "contradicted", "not stated", "not readable"],
)
def test_with_e_the_search_is_a_check(site: Site, page: str, status: int, code: int) -> None:
    url = site.put("/page", article("Ostrel viaduct", page), status=status)
    envelope("-e", rows=rows_of(url), code=code)
    envelope(rows=rows_of(url), code=0)


def test_a_wall_asks_for_a_browser_or_a_person_with_a_command_that_exists(site: Site) -> None:
    url = site.put("/wall?a=1&b='2'", article("Forbidden", "No."), status=403)
    document = envelope(rows=rows_of(url))
    assert document["evidenceStatus"] == "browse-needed"
    (action,) = document["escalation"]["actions"]
    assert action["argv"][:2] == ["agbrowse", "fetch"]
    assert action["verify"]["pendingConstraintIds"] == ["c1"]
    assert action["reasons"] == [document["enrichment"]["candidates"][0]["reason"]]
    for command in action["commands"]:
        split = subprocess.run(["bash", "-c", f"printf '%s\\n' {command}"], capture_output=True, text=True, check=True)
        words = split.stdout.splitlines()
        assert document["enrichment"]["candidates"][0]["url"] in words
        assert CliRunner().invoke(cli, [*words[1:], "--help"]).exit_code == 0


def test_nothing_is_searched_without_results() -> None:
    document = envelope()
    assert (document["evidenceStatus"], document["summary"]["in"], document["summary"]["pending"]) == ("insufficient", 0, 1)
    assert document["enrichment"]["ledger"]["constraints"][0]["why"] == "not_tried"
    assert "--stdin-results" in document["nextStep"]["commands"][0]
    result = search()
    assert (result.exit_code, "--stdin-results" in result.stdout) == (0, True)


def test_an_empty_list_is_an_empty_answer() -> None:
    document = envelope(rows=[])
    assert (document["evidenceStatus"], document["summary"]["in"], document["nextStep"]) == ("insufficient", 0, None)


def test_what_is_no_json_is_an_input_error() -> None:
    result = CliRunner().invoke(cli, ["search", CLAIM, "--stdin-results", "--json"], input=b"\x00\x01 nothing")
    assert result.exit_code == 2
    checked(result.stdout, "agbrowse-error-v1")


def test_constraints_of_the_callers_own_keep_their_ids(site: Site) -> None:
    url = site.put("/viaduct", article("Ostrel viaduct", YES))
    document = envelope(
        "--constraint", f"opening={CLAIM}", "--constraint", "The Ostrel viaduct is 412 m long", rows=rows_of(url)
    )
    ledger = document["enrichment"]["ledger"]
    assert [c["id"] for c in ledger["constraints"]] == ["opening", "c2"]
    assert (ledger["supported"], ledger["pending"], ledger["ready"]) == (["opening"], ["c2"], False)


def test_a_plan_of_the_callers_own_replaces_the_planners(site: Site, tmp_path: Path) -> None:
    plan = tmp_path / "plan.json"
    plan.write_text(
        json.dumps({"problem": "Ostrel", "constraints": [{"id": "k", "text": CLAIM}, {"text": "x y", "mandatory": False}]})
    )
    url = site.put("/viaduct", article("Ostrel viaduct", YES))
    document = envelope("--plan", str(plan), rows=rows_of(url), query=None)
    assert document["query"] == "Ostrel"
    assert document["enrichment"]["ledger"]["ready"] is True
    assert [c["mandatory"] for c in document["plan"]["constraints"]] == [True, False]


def test_a_plan_that_was_printed_can_be_given_back(site: Site, tmp_path: Path) -> None:
    made = CliRunner().invoke(cli, ["research", "plan", "--query", CLAIM, "--json", "--out", str(tmp_path / "plan.json")])
    assert made.exit_code == 0
    printed = checked((tmp_path / "plan.json").read_text(), "research-plan-v1")
    document = envelope("--plan", str(tmp_path / "plan.json"), rows=rows_of(site.put("/v", article("V", YES))))
    assert document["plan"]["atomicQueries"] == printed["atomicQueries"]
    assert document["plan"]["constraints"] == printed["constraints"]


def test_pages_over_the_cap_are_named_and_not_opened(site: Site) -> None:
    urls = [site.put(f"/{n}", article(str(n), "Nothing.")) for n in range(4)]
    document = envelope("--max-results", "2", rows=rows_of(*urls))
    assert [c["reason"] for c in document["enrichment"]["candidates"]] == [None, None, "over_cap", "over_cap"]
    assert sorted(site.hits) == ["/0", "/1"]


def test_the_budget_ends_the_run_with_what_there_is(site: Site) -> None:
    quick = site.put("/quick", article("Ostrel viaduct", YES))
    slow = site.put("/slow", article("Slow", "Nothing."), delay_s=8)
    began = time.monotonic()
    document = envelope("--budget", "2", rows=rows_of(slow, quick))
    assert time.monotonic() - began < 4
    assert document["summary"]["stopped"] == "budget"
    assert [c["reason"] for c in document["enrichment"]["candidates"]] == ["budget", None]
    assert document["enrichment"]["ledger"]["ready"] is True


def test_a_page_that_takes_too_long_is_a_timeout_and_costs_no_other(site: Site) -> None:
    slow = site.put("/slow", article("Slow", "Nothing."), delay_s=8)
    quick = site.put("/quick", article("Ostrel viaduct", YES))
    document = envelope("--timeout", "1", rows=rows_of(slow, quick))
    assert [c["reason"] for c in document["enrichment"]["candidates"]] == ["timeout", None]
    assert document["summary"]["stopped"] is None


def test_many_slow_sites_are_read_side_by_side() -> None:
    hosts = [f"127.0.1.{n}" for n in range(1, 21)]
    with running(*hosts) as site:
        site.put("/page", article("Page", "Nothing."), delay_s=0.2)
        document = envelope(rows=rows_of(*(site.url("/page", host) for host in hosts)))
    assert document["summary"]["opened"] == 20
    assert document["run"]["durationMs"] < 3_000  # 1,000 on a machine at rest


def test_brief_keeps_within_its_bounds(site: Site) -> None:
    urls = [site.put(f"/{n}", article(f"Ostrel {n}", YES)) for n in range(6)]
    urls += [site.url(f"/gone{n}") for n in range(30)]
    result = search("--json", "--brief", rows=rows_of(*urls))
    assert result.exit_code == 0
    assert len(result.stdout) <= 20_000
    document = checked(result.stdout, "agbrowse-search-v1")
    assert document["omitted"]["excerpts"] == 6
    assert document["omitted"]["attempts"] >= 36
    assert sum(c["reason"] == "http_404" for c in document["enrichment"]["candidates"]) == 30


def test_the_same_pages_give_the_same_answer(site: Site) -> None:
    rows = rows_of(site.put("/a", article("Ostrel viaduct", YES)), site.url("/gone"), site.put("/b", article("B", FILLER)))

    def answer() -> Any:
        document = envelope(rows=rows)
        del document["run"]
        for candidate in document["enrichment"]["candidates"]:
            del candidate["fetchedAt"]
            for attempt in candidate["attempts"]:
                del attempt["ms"]
        for entry in document["enrichment"]["ledger"]["constraints"][0]["evidence"]:
            del entry["fetchedAt"]
        return document

    assert answer() == answer()


def test_control_characters_of_a_page_reach_no_terminal(site: Site) -> None:
    nasty = "The Ostrel viaduct opened in 1926 \x1b[31mafter\x07 four\u202e years\x9b of work."
    url = site.put("/nasty", article("Ostrel\x1b]0;x\x07 viaduct", nasty))
    for arguments in ((), ("--json",)):
        shown = search(*arguments, rows=rows_of(url)).stdout
        assert not [c for c in shown if ord(c) < 32 and c != "\n"]
        assert not set(shown) & {"\x9b", "\x7f", "\u202e"}
        assert "\\u001b" not in shown


# ------------------------------------------------------------ real processes


def start(rows: Any, *arguments: str, stderr: int = subprocess.PIPE) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "agbrowse", "search", CLAIM, "--stdin-results", "--json", *arguments, *OFFLINE]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr)
    assert process.stdin is not None
    process.stdin.write(json.dumps(rows).encode())
    process.stdin.close()
    process.stdin = None
    return process


def wait_for(site: Site, path: str) -> None:
    for _ in range(500):
        if path in site.hits:
            return
        time.sleep(0.02)
    raise AssertionError(f"nobody asked for {path}")


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_prints_what_there_is(site: Site, number: int, code: int) -> None:
    quick = site.put("/quick", article("Ostrel viaduct", YES))
    slow = site.put("/slow", article("Slow", "Nothing."), delay_s=20)
    process = start(rows_of(quick, slow))
    wait_for(site, "/slow")
    time.sleep(0.5)
    began = time.monotonic()
    process.send_signal(number)
    out, err = process.communicate(timeout=15)
    assert time.monotonic() - began < 4
    assert (process.returncode, err) == (code, b"")
    document = checked(out.decode(), "agbrowse-search-v1")
    assert document["summary"]["stopped"] == "interrupted"
    assert [c["reason"] for c in document["enrichment"]["candidates"]] == [None, "interrupted"]
    assert document["enrichment"]["ledger"]["ready"] is True


def test_signals_that_keep_coming_do_not_spoil_the_answer(site: Site) -> None:
    process = start(rows_of(site.put("/slow", article("Slow", "Nothing."), delay_s=20)))
    wait_for(site, "/slow")
    for _ in range(5):
        process.send_signal(signal.SIGTERM)
        time.sleep(0.01)
    out, _ = process.communicate(timeout=15)
    assert process.returncode == 143
    assert checked(out.decode())["summary"]["stopped"] == "interrupted"


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_before_there_is_anything_is_an_error(number: int, code: int) -> None:
    command = [sys.executable, "-m", "agbrowse", "search", CLAIM, "--stdin-results", "--json"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    time.sleep(1.5)  # until it waits for its stdin
    process.send_signal(number)
    out, _ = process.communicate(timeout=15)
    assert process.returncode == code
    assert checked(out.decode(), "agbrowse-error-v1")["error"]["code"] == "interrupted"


def test_progress_is_a_bar_on_a_terminal_and_leaves_no_trace(site: Site) -> None:
    rows = rows_of(*[site.put(f"/{n}", article(str(n), "Nothing."), delay_s=0.15) for n in range(6)])
    ours, theirs = pty.openpty()
    process = start(rows, stderr=theirs)
    os.close(theirs)
    out, _ = process.communicate(timeout=30)
    shown = b""
    while select.select([ours], [], [], 0.2)[0]:
        try:
            piece = os.read(ours, 4096)
        except OSError:
            break
        if not piece:
            break
        shown += piece
    os.close(ours)
    checked(out.decode(), "agbrowse-search-v1")
    assert b"6 pages" in shown
    assert shown.endswith(b"\r\x1b[K")


def test_progress_says_nothing_in_a_pipe(site: Site) -> None:
    process = start(rows_of(site.put("/a", article("A", "Nothing."))))
    _, err = process.communicate(timeout=30)
    assert err == b""
