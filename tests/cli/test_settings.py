"""Where settings come from, and who wins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from agbrowse.cli.settings import KEYS, config_path, load_output, load_settings
from agbrowse.errors import InputError
from agbrowse.settings import ArchiveMode, BrowserMode, Settings


def config(tmp_path: Path, text: str) -> dict[str, str]:
    path = tmp_path / "settings.toml"
    path.write_text(text, encoding="utf-8")
    return {"AGBROWSE_CONFIG": str(path)}


def test_without_any_source_the_defaults_stand(tmp_path: Path) -> None:
    settings, output = load_settings({}, {"HOME": str(tmp_path)})
    assert settings == Settings()
    assert (output.as_json, output.brief, output.out, output.exit_status) == (False, False, None, False)


@pytest.mark.parametrize(
    ("flag", "variable", "toml", "expected"),
    [
        pytest.param(5.0, "6", "7", 5.0, id="a flag stands above all"),
        pytest.param(None, "6", "7", 6.0, id="a variable stands above the file"),
        pytest.param(None, None, "7", 7.0, id="the file stands above the default"),
        pytest.param(None, "", "7", 7.0, id="an empty variable is none"),
        pytest.param(None, None, None, 45.0, id="the default is last"),
    ],
)
def test_precedence(tmp_path: Path, flag: float | None, variable: str | None, toml: str | None, expected: float) -> None:
    environ = config(tmp_path, f"timeout = {toml}" if toml else "")
    if variable is not None:
        environ["AGBROWSE_TIMEOUT"] = variable
    settings, _ = load_settings({"timeout": flag}, environ)
    assert settings.run.timeout_s == expected


@pytest.mark.parametrize(
    ("variable", "text", "read"),
    [
        ("AGBROWSE_BROWSER", "never", lambda s: s.browser.mode is BrowserMode.NEVER),
        ("AGBROWSE_HEADED", "0", lambda s: s.browser.headed is False),
        ("AGBROWSE_HEADLESS", "1", lambda s: s.browser.headed is False),
        ("AGBROWSE_ARCHIVE", "only", lambda s: s.archive.mode is ArchiveMode.ONLY),
        ("AGBROWSE_AS_OF", "2019-05", lambda s: s.archive.as_of == "2019-05"),
        ("AGBROWSE_MAX_RESULTS", "3", lambda s: s.run.max_results == 3),
        ("AGBROWSE_CONCURRENCY", "2", lambda s: s.run.concurrency == 2),
        ("AGBROWSE_NLI_MODEL", " owner/model ", lambda s: s.prove.nli_model == "owner/model"),
        ("AGBROWSE_BUDGET", "0", lambda s: s.run.budget_s == 0),
        ("AGBROWSE_PROXY", "proxy.example:3128", lambda s: s.http.proxy == "http://proxy.example:3128"),
        ("AGBROWSE_WAYBACK_URL", "http://127.0.0.1:9/wb/", lambda s: s.archive.wayback_url == "http://127.0.0.1:9/wb"),
        ("AGBROWSE_ARCHIVE_TODAY_URL", "https://archive.ph", lambda s: s.archive.archive_today_url == "https://archive.ph"),
    ],
)
def test_every_shared_option_has_a_variable(tmp_path: Path, variable: str, text: str, read: Any) -> None:
    settings, _ = load_settings({}, {"HOME": str(tmp_path), variable: text})
    assert read(settings)


def test_output_options_have_variables_too(tmp_path: Path) -> None:
    environ = {"HOME": str(tmp_path), "AGBROWSE_BRIEF": "yes", "AGBROWSE_OUT": "x.json", "AGBROWSE_EXIT_STATUS": "on"}
    output = load_output({}, environ)
    assert (output.brief, output.out, output.exit_status) == (True, Path("x.json"), True)


@pytest.mark.parametrize("variable", ["AGBROWSE_JSON", "AGBROWSE_ALLOW_PRIVATE_NETWORK"])
def test_what_is_a_flag_only_has_no_variable(tmp_path: Path, variable: str) -> None:
    settings, output = load_settings({}, {"HOME": str(tmp_path), variable: "1"})
    assert settings.run.allow_private_network is False
    assert output.as_json is False


@pytest.mark.parametrize(
    ("environ", "named"),
    [
        ({"AGBROWSE_BROWSER": "sometimes"}, "AGBROWSE_BROWSER"),
        ({"AGBROWSE_TIMEOUT": "-1"}, "AGBROWSE_TIMEOUT"),
        ({"AGBROWSE_TIMEOUT": "nan"}, "AGBROWSE_TIMEOUT"),
        ({"AGBROWSE_NLI_MODEL": " "}, "AGBROWSE_NLI_MODEL"),
        ({"AGBROWSE_BUDGET": "inf"}, "AGBROWSE_BUDGET"),
        ({"AGBROWSE_MAX_RESULTS": "0"}, "AGBROWSE_MAX_RESULTS"),
        ({"AGBROWSE_CONCURRENCY": "1e3"}, "AGBROWSE_CONCURRENCY"),
        ({"AGBROWSE_AS_OF": "last week"}, "AGBROWSE_AS_OF"),
        ({"AGBROWSE_PROXY": "ftp://proxy.example"}, "AGBROWSE_PROXY"),
        ({"AGBROWSE_PROXY": "http://proxy.example:99999"}, "AGBROWSE_PROXY"),
        ({"HTTPS_PROXY": "gopher://x"}, "HTTPS_PROXY"),
        ({"AGBROWSE_CA_BUNDLE": "/nowhere/ca.pem"}, "AGBROWSE_CA_BUNDLE"),
        ({"SSL_CERT_FILE": "/nowhere/ca.pem"}, "SSL_CERT_FILE"),
        ({"AGBROWSE_BROWSER_PATH": "/nowhere/chromium"}, "AGBROWSE_BROWSER_PATH"),
        ({"AGBROWSE_WAYBACK_URL": "web.archive.org"}, "AGBROWSE_WAYBACK_URL"),
        ({"AGBROWSE_HEADED": "perhaps"}, "AGBROWSE_HEADED"),
        ({"AGBROWSE_CONFIG": "/nowhere/config.toml"}, "/nowhere/config.toml"),
        ({"AGBROWSE_CONFIG": "/dev/zero"}, "/dev/zero"),
    ],
    ids=lambda value: value if isinstance(value, str) else next(iter(value.items()))[1],
)
def test_a_value_that_makes_no_sense_is_refused_and_its_source_named(
    tmp_path: Path, environ: dict[str, str], named: str
) -> None:
    with pytest.raises(InputError, match=named.replace(".", r"\.")):
        load_settings({}, {"HOME": str(tmp_path), **environ})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("time-out = 5", "unknown setting 'time-out'"),
        ("max_results = 5", "unknown setting 'max_results'"),
        ("[browser]\nmode = 'never'", "browser in .* must be one value"),
        ("timeout = true", "timeout in .*: 'true' makes no sense"),
        ("timeout = ", "not TOML"),
        ("json = true", "unknown setting 'json'"),
        ("allow-private-network = true", "unknown setting 'allow-private-network'"),
    ],
)
def test_the_file_is_read_strictly(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        load_settings({}, config(tmp_path, text))


def test_an_unknown_key_is_answered_with_the_one_that_was_meant(tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        load_settings({}, config(tmp_path, "max_results = 5"))
    assert caught.value.hint == "did you mean 'max-results'?"


def test_the_file_is_found_where_the_system_keeps_such_files(tmp_path: Path) -> None:
    folder = tmp_path / "xdg" / "agbrowse"
    folder.mkdir(parents=True)
    (folder / "config.toml").write_text("concurrency = 3\nheaded = false\n", encoding="utf-8")
    settings, _ = load_settings({}, {"HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path / "xdg")})
    assert (settings.run.concurrency, settings.browser.headed) == (3, False)
    assert config_path({"HOME": str(tmp_path)}) == tmp_path / ".config" / "agbrowse" / "config.toml"


@pytest.mark.parametrize(
    ("environ", "proxy"),
    [
        ({"HTTPS_PROXY": "http://a.example:1", "HTTP_PROXY": "http://b.example:2"}, "http://a.example:1"),
        ({"http_proxy": "b.example:2"}, "http://b.example:2"),
        ({"ALL_PROXY": "socks5://c.example:3"}, "socks5://c.example:3"),
        ({"AGBROWSE_PROXY": "http://d.example:4", "HTTPS_PROXY": "http://a.example:1"}, "http://d.example:4"),
        ({}, None),
    ],
    ids=["https first", "small letters", "all", "our own variable first", "none"],
)
def test_the_systems_proxy_is_used_when_no_other_is_named(tmp_path: Path, environ: dict[str, str], proxy: str | None) -> None:
    settings, _ = load_settings({}, {"HOME": str(tmp_path), "NO_PROXY": "in.example", **environ})
    assert settings.http.proxy == proxy
    assert settings.http.no_proxy == "in.example"


def test_a_proxys_password_is_not_shown() -> None:
    settings, _ = load_settings({"proxy": "http://me:secret@proxy.example:1"}, {})
    assert "secret" not in repr(settings)


def test_a_command_that_reads_no_page_does_not_mind_the_settings_of_those_that_do(tmp_path: Path) -> None:
    assert load_output({}, {"HOME": str(tmp_path), "AGBROWSE_WAYBACK_URL": "nonsense"}).out is None


def test_each_setting_is_named_once() -> None:
    assert len({key.name for key in KEYS}) == len(KEYS)
