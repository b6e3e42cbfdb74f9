"""`agbrowse doctor`: run whole, on this machine, with its own loopback pages; nothing but loopback is asked."""

from __future__ import annotations

import json
import os
import socket
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from click.testing import CliRunner, Result

from agbrowse.chromium import find_browser
from agbrowse.cli.doctor import data_folder
from agbrowse.cli.main import cli

SCHEMAS = Path(__file__).resolve().parents[2] / "schemas"
NAMES = ["versions", "settings", "http", "browser", "display", "fonts", "data folder", "wayback", "archive.today"]


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No settings, proxies or folders of whoever runs the tests."""
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "SSL_CERT_FILE", "HTTPS_PROXY", "HTTP_PROXY", "ALL_PROXY"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.lower(), raising=False)
    for name in [name for name in os.environ if name.startswith("AGBROWSE_") and name != "AGBROWSE_BROWSER_PATH"]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def doctor(
    *arguments: str, variables: Mapping[str, str] | None = None, browser: str = "never", archives: bool = False
) -> Result:
    asked = [] if archives else ["--no-archives"]
    return CliRunner().invoke(cli, ["doctor", "--browser", browser, *asked, *arguments], env=variables)


def checks(result: Result) -> dict[str, dict[str, Any]]:
    return {check["name"]: check for check in json.loads(result.stdout)["checks"]}


def test_each_check_is_a_line_for_people() -> None:
    result = doctor()
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert [line.split(":")[0].split(None, 1)[1] for line in lines] == NAMES
    assert "read a page of its own" in result.stdout
    assert result.stderr == ""


def test_json_is_one_document() -> None:
    result = doctor("--json")
    document = json.loads(result.stdout)
    assert result.exit_code == 0
    jsonschema.validate(document, json.loads((SCHEMAS / "agbrowse-doctor-v1.json").read_text(encoding="utf-8")))
    assert document["schemaVersion"] == "agbrowse-doctor-v1"
    assert document["producer"]["name"] == "agbrowse"
    assert document["ok"] is True
    assert list(checks(result)) == NAMES
    for check in document["checks"]:
        assert list(check) == ["name", "status", "detail", "fix"]
        assert check["status"] in ("ok", "warn", "fail")
        assert (check["fix"] is None) == (check["status"] == "ok")


def test_the_answer_can_go_to_a_file(tmp_path: Path) -> None:
    result = doctor("--json", "--out", str(tmp_path / "doctor.json"))
    assert result.stdout == ""
    assert json.loads((tmp_path / "doctor.json").read_text(encoding="utf-8"))["ok"] is True


def test_versions_name_the_libraries() -> None:
    detail = checks(doctor("--json"))["versions"]["detail"]
    for name in ("agbrowse ", "Python 3.", "httpx ", "playwright ", "waybackpy "):
        assert name in detail


@pytest.mark.parametrize(
    ("variables", "toml", "said"),
    [
        ({"AGBROWSE_TIMEOUT": "soon"}, "", "AGBROWSE_TIMEOUT"),
        ({"AGBROWSE_BROWSER_PATH": "/nowhere/chrome"}, "", "AGBROWSE_BROWSER_PATH"),
        ({}, "colour = 'red'", "colour"),
        ({}, "timeout = = 5", "not TOML"),
        ({"AGBROWSE_CONFIG": "/nowhere/agbrowse.toml"}, "", "/nowhere/agbrowse.toml"),
    ],
    ids=["variable", "browser that is not there", "unknown key", "broken file", "file that is not there"],
)
def test_settings_that_make_no_sense_fail_and_the_rest_is_still_checked(
    own_home: Path, variables: dict[str, str], toml: str, said: str
) -> None:
    if toml:
        (own_home / ".config" / "agbrowse").mkdir(parents=True)
        (own_home / ".config" / "agbrowse" / "config.toml").write_text(toml, encoding="utf-8")
    result = doctor("--json", variables=variables)
    found = checks(result)
    assert result.exit_code == 1
    assert found["settings"]["status"] == "fail"
    assert said in found["settings"]["detail"]
    assert found["http"]["status"] == "ok"
    assert list(found) == NAMES


def test_the_settings_say_where_they_come_from(own_home: Path) -> None:
    (own_home / "mine.toml").write_text("timeout = 5\n", encoding="utf-8")
    detail = checks(doctor("--json", variables={"AGBROWSE_CONFIG": str(own_home / "mine.toml"), "AGBROWSE_BUDGET": "7"}))[
        "settings"
    ]["detail"]
    assert str(own_home / "mine.toml") in detail
    assert "AGBROWSE_BUDGET" in detail


def test_certificates_that_are_none_fail(tmp_path: Path) -> None:
    (tmp_path / "bundle.pem").write_text("not a certificate", encoding="utf-8")
    result = doctor("--json", variables={"AGBROWSE_CA_BUNDLE": str(tmp_path / "bundle.pem")})
    assert result.exit_code == 1
    assert "bundle.pem" in checks(result)["http"]["detail"]


@pytest.mark.parametrize("listening", [True, False], ids=["listens", "is away"])
def test_a_proxy_is_asked_whether_it_is_there_and_its_password_is_not_shown(listening: bool) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        if not listening:
            server.close()
        result = doctor("--json", variables={"HTTPS_PROXY": f"http://someone:hush-hush@127.0.0.1:{port}"})
    assert result.exit_code == (0 if listening else 1)
    assert checks(result)["proxy"]["status"] == ("ok" if listening else "fail")
    assert f"127.0.0.1:{port}" in checks(result)["proxy"]["detail"]
    assert "hush-hush" not in result.output


class Archive(BaseHTTPRequestHandler):
    """Answers all with one status; 200 as a capture of any page."""

    status = 200

    def do_GET(self) -> None:
        self.send_response(self.status)
        if self.status == 200:
            self.send_header("Memento-Datetime", "Tue, 05 Mar 2019 14:12:10 GMT")
        self.send_header("Retry-After", "3600")
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<p>An example.</p>")

    def log_message(self, format: str, *arguments: Any) -> None:
        pass


@contextmanager
def archive(status: int) -> Iterator[dict[str, str]]:
    """Both archives' settings, pointing at a double that answers with one status."""
    handler = type("Answering", (Archive,), {"status": status})
    with HTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        base = f"http://127.0.0.1:{server.server_address[1]}"
        try:
            yield {"AGBROWSE_WAYBACK_URL": base, "AGBROWSE_ARCHIVE_TODAY_URL": base}
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.parametrize(
    ("status", "wayback", "said"),
    [(200, "ok", "answers"), (429, "warn", "archive_rate_limited"), (503, "warn", "archive_")],
    ids=["a capture", "too many requests", "down"],
)
def test_archives_are_asked_and_never_fail_the_whole(status: int, wayback: str, said: str) -> None:
    with archive(status) as variables:
        result = doctor("--json", archives=True, variables=variables)
    assert result.exit_code == 0
    assert checks(result)["wayback"]["status"] == wayback
    assert said in checks(result)["wayback"]["detail"]


def test_an_archive_that_cannot_be_reached_is_a_warning_with_a_way_out() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        base = f"http://127.0.0.1:{server.getsockname()[1]}"
    result = doctor("--json", archives=True, variables={"AGBROWSE_WAYBACK_URL": base, "AGBROWSE_ARCHIVE_TODAY_URL": base})
    assert result.exit_code == 0
    for name in ("wayback", "archive.today"):
        check = checks(result)[name]
        assert (check["status"], "archive_down" in check["detail"]) == ("warn", True)
        assert "AGBROWSE_WAYBACK_URL" in check["fix"]


@pytest.mark.parametrize(("browser", "status", "exit_code"), [("auto", "warn", 0), ("required", "fail", 1)])
def test_no_browser_fails_only_where_one_was_asked_for(
    tmp_path: Path, browser: str, status: str, exit_code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    nowhere = str(tmp_path / "nothing here")
    monkeypatch.setenv("PATH", nowhere)
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", nowhere)
    if find_browser() is not None:
        pytest.skip("a browser stands where it is always found on this machine")
    result = doctor("--json", browser=browser, variables={"AGBROWSE_BROWSER_PATH": ""})
    assert result.exit_code == exit_code
    assert checks(result)["browser"]["status"] == status
    assert "hromium" in checks(result)["browser"]["fix"]


def test_without_display_and_xvfb_a_window_is_warned_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    found = checks(doctor("--json", "--headed", browser="auto", variables={"AGBROWSE_BROWSER_PATH": ""}))
    assert found["display"]["status"] == "warn"
    assert "--headless" in found["display"]["fix"]
    assert found["fonts"]["status"] == "warn"


@pytest.mark.browser
def test_a_program_that_is_no_browser_fails(tmp_path: Path) -> None:
    program = tmp_path / "chrome"
    program.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    program.chmod(0o755)
    result = doctor("--json", browser="auto", variables={"AGBROWSE_BROWSER_PATH": str(program)})
    assert result.exit_code == 1
    assert "did not open a page" in checks(result)["browser"]["detail"]


@pytest.mark.browser
@pytest.mark.parametrize("how", ["headed", "headless"])
def test_the_browser_really_opens_a_page(how: str) -> None:
    result = doctor("--json", f"--{how}", browser="required")
    check = checks(result)["browser"]
    assert (result.exit_code, check["status"]) == (0, "ok"), check
    assert how in check["detail"]
    assert "opened a page" in check["detail"]


@pytest.mark.parametrize(
    ("variables", "folder"),
    [
        ({"HOME": "/home/ada", "AGBROWSE_DATA_DIR": "/data/kept"}, "/data/kept"),
        ({"HOME": "/home/ada", "XDG_DATA_HOME": "/home/ada/share"}, "/home/ada/share/agbrowse"),
        ({"HOME": "/home/ada", "XDG_DATA_HOME": "not/absolute"}, "/home/ada/.local/share/agbrowse"),
        ({"HOME": "/home/ada"}, "/home/ada/.local/share/agbrowse"),
    ],
    ids=["variable", "xdg", "xdg that is relative", "home"],
)
def test_the_data_folder_is_the_users(variables: dict[str, str], folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    assert str(data_folder(variables)) == folder


def test_a_data_folder_that_cannot_be_is_a_warning(tmp_path: Path) -> None:
    (tmp_path / "in the way").write_text("", encoding="utf-8")
    result = doctor("--json", variables={"AGBROWSE_DATA_DIR": str(tmp_path / "in the way" / "agbrowse")})
    assert result.exit_code == 0
    assert checks(result)["data folder"]["status"] == "warn"
    assert not (tmp_path / "in the way").is_dir()
