"""The scripts, in a copy of the tree whose path has spaces, with a PATH of this test's making: no environment is built."""

from __future__ import annotations

import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
TOOLS = [
    "bash",
    "cat",
    "cksum",
    "dirname",
    "env",
    "false",
    "flock",
    "grep",
    "head",
    "id",
    "ls",
    "mkdir",
    "readlink",
    "rm",
    "sed",
    "true",
    "uname",
]
PYTHON = f'exec "{sys.executable}" "$@"'
OLD = 'case "$*" in *version_info*) exit 1 ;; esac\nexit 9'  # answers what scripts/setup asks of an interpreter: not 3.11
SHIM = "echo 'pyenv: command not found' >&2\nexit 127"
NO_ENSUREPIP = f'case "$*" in *ensurepip*|"-m venv"*|*virtualenv*) exit 1 ;; esac\n{PYTHON}'


@dataclass
class Tree:
    """A copy of the scripts and pyproject.toml, and the folder that is its PATH."""

    root: Path
    path: Path
    called: Path = field(init=False)

    def __post_init__(self) -> None:
        self.called = self.root / "called.txt"

    def program(self, name: str, body: str, folder: Path | None = None) -> Path:
        file = (folder or self.path) / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"#!{shutil.which('bash')}\n{body}\n", encoding="utf-8")
        file.chmod(0o755)
        return file

    def noted(self, name: str, status: int = 0) -> None:
        """A program that writes down how it was called."""
        self.program(name, f'printf "%s\\n" "{name} $*" >>"{self.called}"; exit {status}')

    def user(self, number: int) -> None:
        self.program("id", f"echo {number}")

    def run(self, *command: str | Path, **variables: str) -> subprocess.CompletedProcess[str]:
        environment = {"PATH": str(self.path), "HOME": str(self.root), **variables}
        return subprocess.run(
            [str(part) for part in command], cwd=self.path, env=environment, capture_output=True, encoding="utf-8", timeout=60
        )

    def function(self, script: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """Runs a line of bash after reading scripts/setup, without setting anything up."""
        return self.run("bash", "-c", f'source "$1"; {script}', "bash", self.root / "scripts" / "setup", **variables)

    def make_ready(self, dev: bool = False) -> None:
        """An environment as a finished set-up leaves it; its agbrowse tells how it was called, and from where."""
        (self.root / ".venv" / "bin").mkdir(parents=True)
        (self.root / ".venv" / "bin" / "python").symlink_to(sys.executable)
        self.program("agbrowse", 'printf "%s|" "$PWD" "$@"', self.root / ".venv" / "bin")
        names = "package browser" + (" dev" if dev else "")
        done = self.function(f'for name in {names}; do setup_key >"$VENV/.setup-$name"; done')
        assert done.returncode == 0, done.stderr


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    root = tmp_path / "a folder with spaces"
    path = tmp_path / "programs"
    path.mkdir()
    shutil.copytree(ROOT / "scripts", root / "scripts", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", root)
    for name in TOOLS:
        (path / name).symlink_to(shutil.which(name) or f"/bin/{name}")
    return Tree(root, path)


def replace(file: Path, body: str, tree: Tree) -> None:
    file.unlink(missing_ok=True)
    tree.program(file.name, body, file.parent)


@pytest.mark.parametrize("programs", [{}, {"python3": OLD}, {"python3.12": SHIM, "python3": OLD, "python": SHIM}], ids=str)
def test_without_python_311_one_line_says_so_and_nothing_is_left_behind(tree: Tree, programs: dict[str, str]) -> None:
    for name, body in programs.items():
        tree.program(name, body)
    done = tree.run(tree.root / "scripts" / "run", "--version")
    assert done.returncode == 3
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert "Python 3.11 or newer is needed" in done.stderr
    assert not (tree.root / ".venv").exists()


def test_a_name_on_path_that_starts_nothing_is_passed_over(tree: Tree) -> None:
    tree.program("python3.13", SHIM)
    tree.program("python3.12", OLD)
    good = tree.program("python3", PYTHON)
    assert tree.function("find_python").stdout.strip() == str(good)


@pytest.mark.parametrize("user", [0, 1000], ids=["root", "no root"])
def test_a_python_without_venv_is_helped_by_root_and_named_to_others(tree: Tree, user: int) -> None:
    tree.program("python3", NO_ENSUREPIP)
    tree.noted("apt-get", status=100)
    tree.noted("sudo")
    tree.user(user)
    done = tree.run(tree.root / "scripts" / "run", "--version")
    package = f"python3.{sys.version_info.minor}-venv"
    called = tree.called.read_text(encoding="utf-8") if tree.called.exists() else ""
    assert done.returncode == 3
    assert done.stdout == ""
    assert f"as root, run: apt-get install {package}" in done.stderr
    assert (package in called) == (user == 0)
    assert "sudo" not in called
    assert not (tree.root / ".venv").exists()


def test_virtualenv_stands_in_for_a_missing_venv(tree: Tree) -> None:
    tree.program("python3", NO_ENSUREPIP)
    tree.user(1000)
    tree.noted("virtualenv")
    done = tree.function('make_venv "$VENV"')
    assert done.returncode == 0
    assert tree.called.read_text(encoding="utf-8").endswith(f"{tree.root}/.venv\n")


def test_a_folder_that_is_no_environment_is_never_removed(tree: Tree) -> None:
    (tree.root / ".venv").mkdir()
    (tree.root / ".venv" / "letter.txt").write_text("keep me", encoding="utf-8")
    tree.program("python3", PYTHON)
    done = tree.run(tree.root / "scripts" / "setup")
    assert done.returncode == 3
    assert "is not a Python environment" in done.stderr
    assert (tree.root / ".venv" / "letter.txt").exists()


def test_a_ready_tree_runs_agbrowse_at_once_with_its_arguments_and_folder_untouched(tree: Tree) -> None:
    tree.make_ready()
    arguments = ["search", "two words", "", "*", "--json"]
    done = tree.run(tree.root / "scripts" / "run", *arguments)
    assert done.stdout == "|".join([str(tree.path), *arguments]) + "|"
    assert done.stderr == ""


def test_scripts_run_through_a_link_from_elsewhere(tree: Tree) -> None:
    tree.make_ready()
    link = tree.root.parent / "link to the tree"
    link.symlink_to(tree.root)
    assert tree.run(link / "scripts" / "run", "--version").stdout.endswith("--version|")


@pytest.mark.parametrize(
    ("change", "ready"),
    [
        ("true", True),
        ('printf "\\n# new" >>"$ROOT/pyproject.toml"', False),
        ('rm "$VENV/bin/agbrowse"', False),
        ('rm "$VENV/bin/python"', False),
        ('rm "$VENV/.setup-browser"', False),
        ('rm "$VENV/.setup-browser"; AGBROWSE_SETUP_SKIP_BROWSER=1', True),
        ('printf "%s\\n" "1 2 python3.10 $ROOT" >"$VENV/.setup-package"', False),
    ],
    ids=["nothing", "pyproject.toml", "no agbrowse", "no python", "no browser step", "browser step skipped", "another python"],
)
def test_a_set_up_is_good_until_what_it_stood_on_changes(tree: Tree, change: str, ready: bool) -> None:
    tree.make_ready()
    assert tree.function(f"{change}; is_ready").returncode == (0 if ready else 1)


def test_a_tree_that_was_moved_is_set_up_again(tree: Tree) -> None:
    tree.make_ready()
    assert tree.function("is_ready").returncode == 0
    tree.root = tree.root.rename(tree.root.parent / "elsewhere now")
    assert tree.function("is_ready").returncode == 1


def test_development_tools_are_a_set_up_of_their_own(tree: Tree) -> None:
    tree.make_ready()
    assert tree.function("is_ready dev").returncode == 1
    tree.function('setup_key >"$VENV/.setup-dev"')
    assert tree.function("is_ready dev").returncode == 0


def test_development_tools_are_read_from_the_project_file_with_groups_they_include_and_extras(tree: Tree) -> None:
    tree.make_ready()
    text = '[dependency-groups]\nlint = ["ruff==1"]\ndev = ["pytest>=9", {include-group = "lint"}]\n'
    (tree.root / "pyproject.toml").write_text(text, encoding="utf-8")
    assert tree.function("dev_requirements").stdout.split() == ["pytest>=9", "ruff==1"]
    text += '[project.optional-dependencies]\none = ["a>=1", "b>=2"]\ntwo = ["c>=3"]\n'
    (tree.root / "pyproject.toml").write_text(text, encoding="utf-8")
    assert tree.function("dev_requirements").stdout.split() == ["pytest>=9", "ruff==1", "a>=1", "b>=2", "c>=3"]


@pytest.fixture
def bare(tree: Tree) -> Tree:
    """Ready but for the browser; the interpreter finds none, and Playwright cannot download one."""
    tree.make_ready()
    body = f'case "$*" in *find_browser*) echo "${{FAKE_BROWSER:-}}" ;; *playwright*) exit 1 ;; *) {PYTHON} ;; esac'
    replace(tree.root / ".venv" / "bin" / "python", body, tree)
    tree.noted("apt-get")
    tree.noted("sudo")
    (tree.root / "os-release").write_text('NAME="Debian"\nID=debian\n', encoding="utf-8")
    return tree


DESKTOP = 'OS_RELEASE="$ROOT/os-release"; setup_desktop'


def test_without_root_what_needs_it_is_named_and_the_set_up_goes_on(bare: Tree) -> None:
    bare.user(1000)
    done = bare.function(DESKTOP)
    assert done.returncode == 0
    for package in ("chromium", "xvfb", "fonts-noto-cjk"):
        assert f"as root, run: apt-get install {package}" in done.stderr
    assert "going on without a browser: pages that need JavaScript stay unread" in done.stderr
    assert not bare.called.exists()


def test_root_on_debian_gets_browser_display_and_fonts(bare: Tree) -> None:
    bare.user(0)
    done = bare.function(DESKTOP)
    called = bare.called.read_text(encoding="utf-8")
    assert done.returncode == 0
    for package in ("chromium", "xvfb", "fonts-noto-cjk"):
        assert re.search(rf"^apt-get install .*\b{package}$", called, re.MULTILINE)
    assert "sudo" not in called


def test_on_ubuntu_the_snap_stub_is_not_installed(bare: Tree) -> None:
    bare.user(0)
    (bare.root / "os-release").write_text("ID=ubuntu\nID_LIKE=debian\n", encoding="utf-8")
    done = bare.function(DESKTOP)
    assert "only asks for a snap" in done.stderr
    assert "chromium" not in bare.called.read_text(encoding="utf-8")


def test_a_browser_that_is_there_is_used_and_nothing_is_installed(bare: Tree) -> None:
    bare.user(0)
    browser = bare.program("my browser", "true")
    bare.noted("Xvfb")
    bare.program("fc-list", "echo Noto")
    done = bare.function(DESKTOP, FAKE_BROWSER=str(browser))
    assert f"browser: {browser}" in done.stderr
    assert not bare.called.exists()


def test_a_browser_that_is_there_but_does_not_start_is_not_taken_for_one(bare: Tree) -> None:
    bare.user(1000)
    stub = bare.program("chromium-browser", "echo 'requires the chromium snap' >&2; exit 1")
    done = bare.function(DESKTOP, FAKE_BROWSER=str(stub))
    assert f"{stub} is there and does not start" in done.stderr
    assert "going on without a browser" in done.stderr


def test_a_browser_asked_for_that_does_not_start_is_not_replaced(bare: Tree) -> None:
    bare.user(0)
    done = bare.function(DESKTOP, AGBROWSE_BROWSER_PATH="/nowhere/chrome", DISPLAY=":7")
    assert "AGBROWSE_BROWSER_PATH=/nowhere/chrome is no browser that starts" in done.stderr
    assert "chromium" not in bare.called.read_text(encoding="utf-8")


def test_the_browser_step_can_be_skipped(bare: Tree) -> None:
    bare.user(0)
    done = bare.function(DESKTOP, AGBROWSE_SETUP_SKIP_BROWSER="1")
    assert done.returncode == 0
    assert done.stderr == ""
    assert not bare.called.exists()


def test_a_download_that_hangs_is_given_up_with_all_that_it_started(tree: Tree) -> None:
    tree.make_ready()
    sleep = shutil.which("sleep")
    tree.program("hang", f'"{sleep}" 30 & echo $! >"{tree.called}"; wait')
    started = time.perf_counter()
    assert tree.function("within_limit 0.5 hang").returncode == 124
    assert time.perf_counter() - started < 10
    grandchild = int(tree.called.read_text(encoding="utf-8"))
    deadline = time.monotonic() + 5
    while is_running(grandchild):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def is_running(process: int) -> bool:
    """False too for one that has ended and whose exit code nobody has fetched yet (Linux only tells)."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")
    return not stat.exists() or stat.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"


def test_without_pywb_the_tests_are_run_all_the_same_with_its_place_named(tree: Tree) -> None:
    tree.make_ready(dev=True)
    replace(tree.root / ".venv" / "bin" / "python", 'printf "%s|" "$PWD" "${AGBROWSE_TEST_PYWB}" "$@"', tree)
    tree.function('for name in package dev browser; do setup_key >"$VENV/.setup-$name"; done')
    done = tree.run(tree.root / "scripts" / "test", "-k", "two words")
    assert done.stdout == "|".join([str(tree.root), f"{tree.root}/.venv-pywb/bin", "-m", "pytest", "-k", "two words"]) + "|"
    assert "the archive tests will fail" in done.stderr


@pytest.mark.parametrize("name", ["setup", "schemas"])
def test_an_option_that_is_not_known_is_a_usage_error(tree: Tree, name: str) -> None:
    tree.make_ready()
    done = tree.run(tree.root / "scripts" / name, "--frobnicate")
    assert done.returncode == 2
    assert done.stdout == ""
    assert f"scripts/{name}" in done.stderr


def test_every_shell_script_is_strict_and_can_be_read_by_bash() -> None:
    scripts = [file for file in [*(ROOT / "scripts").iterdir(), ROOT / ".ci" / "run"] if file.is_file()]
    shell = [file for file in scripts if file.read_text(encoding="utf-8").startswith("#!/usr/bin/env bash")]
    assert len(shell) >= 6
    for file in shell:
        assert "\nset -euo pipefail\n" in file.read_text(encoding="utf-8"), file
        assert subprocess.run(["bash", "-n", file], check=False).returncode == 0
    assert all(os.access(file, os.X_OK) for file in scripts)


@pytest.fixture(scope="module")
def demo() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "scripts" / "demo"))


@pytest.fixture(scope="module")
def addresses(demo: dict[str, Any]) -> Iterator[dict[str, str]]:
    site = json.loads((ROOT / "fixtures" / "demo" / "site.json").read_text(encoding="utf-8"))
    with demo["served"](site, 0) as addresses:
        yield addresses


def get(url: str) -> tuple[int, str, dict[str, str], str]:
    """Status, address, headers and body of what a plain client gets."""
    try:
        with urllib.request.urlopen(url, timeout=10) as answer:
            return answer.status, answer.url, dict(answer.headers), answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, url, dict(error.headers), error.read().decode()


def test_the_demos_pages_say_what_they_are_for(addresses: dict[str, str]) -> None:
    at = {name: f"http://{address}" for name, address in addresses.items()}
    assert "first lit on 3 October 1887" in get(f"{at['A']}/journal/tervik")[3]
    assert "21 nautical miles" not in get(f"{at['B']}/lights")[3]
    assert get(f"{at['C']}/2018/last-keepers")[0] == 404
    status, _, _, trap = get(f"{at['A']}/visit")
    assert (status, "open to visitors every Sunday" in trap) == (200, True)


def test_the_demos_archive_redirects_to_the_time_of_its_capture(addresses: dict[str, str]) -> None:
    archive, url = f"http://{addresses['A']}", f"http://{addresses['C']}/2018/last-keepers"
    status, address, headers, body = get(f"{archive}/web/2020id_/{url}")
    assert (status, address) == (200, f"{archive}/web/20190305141210id_/{url}")
    assert headers["Memento-Datetime"] == "Tue, 05 Mar 2019 14:12:10 GMT"
    assert "automated in 1974" in body
    status, _, headers, _ = get(f"{archive}/web/2020id_/http://{addresses['A']}/visit")
    assert (status, "Memento-Datetime" in headers) == (404, False)


def test_the_demos_archive_lists_its_captures(addresses: dict[str, str]) -> None:
    asked = f"http://{addresses['A']}/cdx/search/cdx?url=http://{addresses['C']}/2018/last-keepers"
    assert len(get(asked)[3].split()) == 7
    assert json.loads(get(f"{asked}&output=json")[3])[1][1] == "20190305141210"
    assert get(f"http://{addresses['A']}/cdx/search/cdx?url=http://{addresses['A']}/visit")[3] == ""


@pytest.mark.browser
def test_the_demo_proves_what_each_page_is_for_and_leaves_stdout_to_the_envelope() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / "demo", "--port", "0", "--expect"],
        capture_output=True,
        encoding="utf-8",
        timeout=110,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    envelope = json.loads(done.stdout)
    assert envelope["schemaVersion"] == "agbrowse-search-v1"
    assert envelope["enrichment"]["ledger"]["ready"] is False
    trap = next(row for row in envelope["enrichment"]["candidates"] if row["url"].endswith("/visit"))
    assert (trap["verdict"], trap["reason"]) == ("not_found", "soft_404")
