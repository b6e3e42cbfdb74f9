"""`--nli-model`: how an entailment model is turned on, and that each command hands one model to the prover."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from pages_site import Site, article

import agbrowse.prove
from agbrowse.cli.main import cli
from agbrowse.cli.settings import load_proving, load_settings
from agbrowse.prove.nli import NliScorer

CLAIM = "The Ostrel viaduct opened in 1926"
YES = "The Ostrel viaduct opened in 1926 after four years of work."
OFFLINE = ["--allow-private-network", "--browser", "never", "--archive", "never"]


def run(*arguments: str, stdin: str | None = None) -> Result:
    return CliRunner().invoke(cli, list(arguments), input=stdin)


class Loaded:
    """Stands in for a loaded model."""

    def __init__(self, name: str) -> None:
        self.name = name


@pytest.fixture
def passed(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The scorers that reach the prover, one a claim and page."""
    real, seen = agbrowse.prove.prove, []

    def prove(constraint: Any, page: Any, scorer: Any = None) -> Any:
        seen.append(scorer)
        return real(constraint, page)

    monkeypatch.setattr(agbrowse.prove, "prove", prove)
    monkeypatch.setattr(NliScorer, "load", Loaded)
    return seen


def test_it_is_off_unless_a_setting_names_a_model(tmp_path: Path) -> None:
    environ = {"HOME": str(tmp_path)}
    assert load_proving({}, environ).nli_model is None
    (tmp_path / "settings.toml").write_text('nli-model = "from/file"', encoding="utf-8")
    environ["AGBROWSE_CONFIG"] = str(tmp_path / "settings.toml")
    assert load_proving({}, environ).nli_model == "from/file"
    environ["AGBROWSE_NLI_MODEL"] = "from/environment"
    assert load_proving({}, environ).nli_model == "from/environment"
    assert load_settings({}, environ)[0].prove.nli_model == "from/environment"
    assert load_proving({"nli-model": "from/flag"}, environ).nli_model == "from/flag"


@pytest.mark.parametrize("form", ["prove --claim", "prove --pairs", "search --verify", "search --claims", "search results"])
def test_every_command_that_proves_hands_one_model_to_the_prover(
    site: Site, monkeypatch: pytest.MonkeyPatch, passed: list[Any], form: str
) -> None:
    urls = [site.put(f"/{n}", article("Ostrel viaduct", YES)) for n in range(3)]
    pair = json.dumps({"id": 1, "claim": CLAIM, "document": YES}) + "\n"
    arguments, stdin, asked = {
        "prove --claim": (["prove", "--claim", CLAIM, "--file", "-", "--json"], YES, 1),
        "prove --pairs": (["prove", "--pairs", "-"], pair * 3, 3),
        "search --verify": (["search", "--verify", urls[0], "--claim", CLAIM, "--json", *OFFLINE], "", 1),
        "search --claims": (["search", "--claims", "-", *OFFLINE], json.dumps({"id": 1, "text": CLAIM, "urls": urls}), 3),
        "search results": (["search", CLAIM, "--stdin-results", "--json", *OFFLINE], "\n".join(urls), 3),
    }[form]
    without = run(*arguments, stdin=stdin)
    assert (without.exit_code, passed) == (0, [None] * asked), without.output
    passed.clear()
    assert run(*arguments, "--nli-model", "owner/model", stdin=stdin).exit_code == 0
    assert ([scorer.name for scorer in passed], len(set(map(id, passed)))) == (["owner/model"] * asked, 1)
    passed.clear()
    monkeypatch.setenv("AGBROWSE_NLI_MODEL", "owner/other")
    assert run(*arguments, stdin=stdin).exit_code == 0
    assert [scorer.name for scorer in passed] == ["owner/other"] * asked


def test_a_model_that_is_none_stops_the_command_before_any_page_is_read(site: Site) -> None:
    url = site.put("/page", article("Ostrel viaduct", YES))
    result = run("search", "--verify", url, "--claim", CLAIM, "--json", "--nli-model", "/nowhere", *OFFLINE)
    assert (result.exit_code, json.loads(result.stdout)["error"]["code"]) == (2, "bad_input")


def test_where_nothing_is_proved_no_model_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AGBROWSE_NLI_MODEL", "/nowhere")
    assert run("search", CLAIM, "--json").exit_code == 0
    assert run("prove", "--quote", "opened in 1926", "--file", "-", "--json", stdin=YES).exit_code == 0
