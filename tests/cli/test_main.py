"""The command as a whole: help, versions, errors as one line or as JSON, exit codes, streams that fail."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import agbrowse
from agbrowse import __version__
from agbrowse.cli.main import cli, wants_json

QUERY = "Which bridge in Arden opened in 1931?"

AGBROWSE = [sys.executable, "-m", "agbrowse"]


def run(*arguments: str, stdin: bytes | str | None = None) -> Result:
    return CliRunner().invoke(cli, list(arguments), input=stdin)


def error_of(result: Result) -> dict[str, Any]:
    document = json.loads(result.stdout)
    assert document["schemaVersion"] == "agbrowse-error-v1"
    error: dict[str, Any] = document["error"]
    assert set(error) == {"code", "message", "hint"}
    return error


def test_help_names_every_command_and_imports_none() -> None:
    code = (
        "import sys; from agbrowse.cli.main import cli; cli.main(['--help'], standalone_mode=False);"
        "bad = {'pydantic', 'httpx', 'playwright', 'selectolax', 'asyncio', 'agbrowse.cli.search'} & set(sys.modules);"
        "print(bad or 'none')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "none"
    for name in ("search", "fetch", "prove", "research", "doctor", "schema", "completion"):
        assert f"\n  {name} " in done.stdout


def test_planning_imports_no_pydantic() -> None:
    code = (
        "import sys; from agbrowse.cli.main import cli;"
        "cli.main(['research', 'plan', '--query', 'Which bridge in Arden opened in 1931?', '--json'], standalone_mode=False);"
        "print({'pydantic', 'httpx', 'playwright', 'asyncio'} & set(sys.modules) or 'none')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "none"


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["search", "-h"], ["research", "plan", "--help"], ["prove", "-h"]])
def test_help_ends_well(arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.exit_code == 0
    assert result.stdout.startswith("Usage: agbrowse")


def test_version() -> None:
    assert run("--version").stdout == f"agbrowse {__version__}\n"


def test_without_arguments_help_goes_to_stderr() -> None:
    result = run()
    assert result.exit_code == 2
    assert (result.stdout, "Usage:" in result.stderr) == ("", True)


USAGE = {
    "no command": ["--json"],
    "unknown command": ["--json", "frobnicate"],
    "unknown option": ["search", "x", "--frobnicate", "--json"],
    "json before the command": ["--json", "search", "x", "--frobnicate"],
    "missing value": ["fetch", "--json", "--timeout"],
    "bad value": ["fetch", "https://example.com/", "--timeout", "soon", "--json"],
    "bad choice": ["fetch", "https://example.com/", "--browser", "sometimes", "--json"],
    "nothing to search for": ["search", "--json"],
    "blank query": ["search", "  ", "--json"],
    "claim without a page": ["search", "x", "--claim", "y", "--json"],
    "query and verify": ["search", "x", "--verify", "https://example.com/", "--json"],
    "verify and claims": ["search", "--verify", "https://example.com/", "--claims", "x.jsonl", "--json"],
    "constraint and plan": ["search", "x", "--constraint", "a", "--plan", "p.json", "--json"],
    "nothing to fetch": ["fetch", "--json"],
    "address and batch": ["fetch", "https://example.com/", "--batch", "x", "--json"],
    "nothing to prove": ["prove", "--json"],
    "claim without a file": ["prove", "--claim", "x", "--json"],
    "pairs and claim": ["prove", "--pairs", "x", "--claim", "y", "--json"],
    "plan without a question": ["research", "plan", "--json"],
    "plan on no day": ["research", "plan", "--query", "x", "--date", "tomorrow", "--json"],
    "unknown research": ["research", "frobnicate", "--json"],
    "unknown shell": ["completion", "tcsh", "--json"],
    "deep is not here": ["search", "x", "--deep", "--json"],
}


@pytest.mark.parametrize("arguments", USAGE.values(), ids=USAGE.keys())
def test_a_usage_error_is_json_where_json_stands_anywhere(arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    error = error_of(result)
    assert error["code"] == "usage"
    assert error["message"]
    assert "--help" in error["hint"]
    assert result.stderr == ""


@pytest.mark.parametrize("arguments", USAGE.values(), ids=USAGE.keys())
def test_a_usage_error_is_one_line_for_people(arguments: list[str]) -> None:
    plain = [one for one in arguments if one != "--json"]
    if not plain:
        return
    result = run(*plain)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("agbrowse: ")
    assert result.stderr.count("\n") == 1


INPUT = {
    "plan file is not there": ["search", "x", "--plan", "/nowhere.json"],
    "claims file is not there": ["search", "--claims", "/nowhere.jsonl"],
    "batch file is not there": ["fetch", "--batch", "/nowhere.jsonl"],
    "pairs file is not there": ["prove", "--pairs", "/nowhere.jsonl"],
    "batch is a folder": ["fetch", "--batch", "/"],
    "page is not there": ["prove", "--claim", "x", "--file", "/nowhere.html"],
    "question without words": ["research", "plan", "--query", "?!"],
    "schema is unknown": ["schema", "nonsense-v9"],
    "two constraints of one id": ["search", "x", "--constraint", "a=one", "--constraint", "a=two"],
    "constraint without text": ["search", "x", "--constraint", "a="],
    "bytes that are no text": ["research", "plan", "--query", os.fsdecode(b"caf\xe9 Arden opened")],
}


@pytest.mark.parametrize("arguments", INPUT.values(), ids=INPUT.keys())
def test_bad_input_says_so_in_both_ways(arguments: list[str]) -> None:
    result = run(*arguments, "--json")
    assert result.exit_code == 2
    assert error_of(result)["hint"]
    result = run(*arguments)
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)


@pytest.mark.parametrize(
    "arguments",
    [
        ["search", "x", "--stdin-results"],
        ["search", "--claims", "-"],
        ["fetch", "--batch", "-"],
        ["prove", "--pairs", "-"],
        ["prove", "--claim", "x", "--file", "-"],
    ],
    ids=" ".join,
)
def test_zero_bytes_of_stdin_are_an_input_error(arguments: list[str]) -> None:
    result = run(*arguments, "--json", stdin=b"")
    assert result.exit_code == 2
    assert "zero bytes" in error_of(result)["message"]


@pytest.mark.parametrize("arguments", [["search", "x", "--stdin-results"], ["prove", "--pairs", "-"]], ids=" ".join)
def test_a_terminal_on_stdin_is_an_input_error(arguments: list[str]) -> None:
    ours, theirs = pty.openpty()
    try:
        done = subprocess.run([*AGBROWSE, *arguments, "--json"], stdin=theirs, capture_output=True, timeout=30, check=False)
    finally:
        os.close(ours)
        os.close(theirs)
    assert done.returncode == 2
    assert "terminal" in json.loads(done.stdout)["error"]["message"]


@pytest.mark.parametrize(
    ("redirect", "word"),
    [("<&-", "no stdin"), ("0> /dev/null", "cannot read stdin")],
    ids=["stdin is closed", "stdin is for writing"],
)
def test_a_stdin_that_cannot_be_read_is_an_input_error(redirect: str, word: str) -> None:
    done = subprocess.run(
        ["bash", "-c", f'exec "$0" -m agbrowse search x --stdin-results --json {redirect}', sys.executable],
        capture_output=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 2
    assert word in json.loads(done.stdout)["error"]["message"]


@pytest.mark.parametrize("arguments", [["research", "plan", "--query", "Arden bridge 1931"], ["schema", "agbrowse-error-v1"]])
def test_a_full_disk_is_one_clear_line_and_exit_3(arguments: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*AGBROWSE, *arguments, "--json"], stdout=full, stderr=subprocess.PIPE, timeout=30, check=False)
    assert done.returncode == 3
    assert done.stderr == b"agbrowse: cannot write stdout: no space left; free some space, or use --out on another disk\n"


def test_a_reader_that_has_gone_is_met_with_silence() -> None:
    ours, theirs = os.pipe()
    os.close(ours)
    try:
        done = subprocess.run(
            [*AGBROWSE, "schema", "agbrowse-search-v1"], stdout=theirs, stderr=subprocess.PIPE, timeout=30, check=False
        )
    finally:
        os.close(theirs)
    assert (done.returncode, done.stderr) == (3, b"")


def test_a_stdout_that_is_closed_is_one_clear_line() -> None:
    done = subprocess.run(
        ["bash", "-c", 'exec "$0" -m agbrowse schema agbrowse-error-v1 >&-', sys.executable],
        stderr=subprocess.PIPE,
        timeout=30,
        check=False,
    )
    assert done.returncode == 3
    assert done.stderr.startswith(b"agbrowse: there is no stdout")


def test_out_is_written_whole_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    out = tmp_path / "plan.json"
    result = run("research", "plan", "--query", "Which bridge in Arden opened in 1931?", "--json", "--out", str(out))
    assert (result.exit_code, result.stdout) == (0, "")
    assert json.loads(out.read_text())["schemaVersion"] == "research-plan-v1"
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["plan.json"]


def test_out_keeps_a_private_file_private_and_a_dash_is_stdout(tmp_path: Path) -> None:
    private = tmp_path / "plan.json"
    private.touch(mode=0o600)
    assert run("research", "plan", "--query", QUERY, "--json", "--out", str(private)).exit_code == 0
    assert private.stat().st_mode & 0o777 == 0o600
    assert json.loads(run("research", "plan", "--query", QUERY, "--json", "--out", "-").stdout)["problem"] == QUERY


def test_the_brief_form_is_json() -> None:
    assert json.loads(run("search", QUERY, "--brief").stdout)["schemaVersion"] == "agbrowse-search-v1"


def test_out_leaves_links_and_devices_what_they_are(tmp_path: Path) -> None:
    (tmp_path / "link.json").symlink_to(tmp_path / "target.json")
    for place in (tmp_path / "link.json", Path("/dev/null"), Path("/dev/full")):
        result = run("research", "plan", "--query", "Arden bridge 1931", "--json", "--out", str(place))
        assert result.exit_code == (3 if place.name == "full" else 0)
    assert (tmp_path / "link.json").is_symlink()
    assert json.loads((tmp_path / "target.json").read_text())["schemaVersion"] == "research-plan-v1"
    assert not Path("/dev/null").is_file()


def test_a_failed_command_leaves_the_old_file_alone(tmp_path: Path) -> None:
    out = tmp_path / "proofs.jsonl"
    out.write_text("old")
    result = run("prove", "--pairs", "-", "--out", str(out), "--json", stdin=b"nonsense\n")
    assert result.exit_code == 2
    assert (out.read_text(), [path.name for path in tmp_path.iterdir() if path.is_file()]) == ("old", ["proofs.jsonl"])


@pytest.mark.parametrize(("place", "code"), [("missing/plan.json", 3), ("", 2)], ids=["folder is missing", "is a folder"])
def test_a_file_that_cannot_be_written_is_said(tmp_path: Path, place: str, code: int) -> None:
    result = run("research", "plan", "--query", "Arden bridge", "--json", "--out", str(tmp_path / place))
    assert result.exit_code == code
    assert str(tmp_path) in error_of(result)["message"]


def test_a_folder_that_is_gone_is_said(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    plan = f"{' '.join(AGBROWSE)} research plan --query 'Arden bridge' --out x.json"
    script = f"mkdir {gone}; cd {gone}; rmdir {gone}; exec {plan}"
    environ = {**os.environ, "PYTHONPATH": str(Path(agbrowse.__file__).parents[1])}
    done = subprocess.run(["sh", "-c", script], capture_output=True, text=True, timeout=30, check=False, env=environ)
    assert (done.returncode, done.stderr.count("\n")) == (3, 1)
    assert "cannot write x.json" in done.stderr


def test_json_is_looked_for_among_the_options_only() -> None:
    assert wants_json(["search", "--json"])
    assert not wants_json(["search", "--", "--json"])


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts_call_agbrowse(shell: str) -> None:
    result = run("completion", shell)
    assert result.exit_code == 0
    assert "_AGBROWSE_COMPLETE" in result.stdout


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("agbrowse se", {"search"}),
        ("agbrowse research ", {"plan", "normalize-results"}),
        ("agbrowse search --browser ", {"auto", "never", "required"}),
    ],
)
def test_completion_offers_commands_and_values(words: str, expected: set[str]) -> None:
    environ = {**os.environ, "_AGBROWSE_COMPLETE": "bash_complete", "COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))}
    done = subprocess.run(
        [sys.executable, "-c", "from agbrowse.cli.main import cli; cli.main(prog_name='agbrowse')"],
        env=environ,
        capture_output=True,
        text=True,
        check=True,
    )
    offered = {line.partition(",")[2] for line in done.stdout.splitlines()}
    assert {one for one in offered if not one.startswith("schema")} >= expected


def test_what_nobody_foresaw_is_one_line_and_exit_3(tmp_path: Path) -> None:
    code = (
        "import sys, json; from agbrowse.cli import plan; from agbrowse.cli.main import main;"
        "plan.command.callback = lambda **kw: 1 / 0;"
        "sys.argv = ['agbrowse', *json.loads(sys.argv[1])]; main()"
    )
    arguments = ["research", "plan", "--query", "x"]
    plain = subprocess.run([sys.executable, "-c", code, json.dumps(arguments)], capture_output=True, text=True, check=False)
    assert (plain.returncode, plain.stdout, plain.stderr.count("\n")) == (3, "", 1)
    assert "ZeroDivisionError" in plain.stderr
    loud = subprocess.run(
        [sys.executable, "-c", code, json.dumps(["-v", *arguments])], capture_output=True, text=True, check=False
    )
    assert "Traceback" in loud.stderr
    machine = subprocess.run(
        [sys.executable, "-c", code, json.dumps([*arguments, "--json"])], capture_output=True, text=True, check=False
    )
    assert (machine.returncode, json.loads(machine.stdout)["error"]["code"]) == (3, "internal")
