"""Settings from flags over `AGBROWSE_*` over a TOML file over the defaults of `agbrowse/settings.py`.

In: the flags that were given, the environment, the file. Out: one frozen Settings, and the Output settings. A value that makes
no sense is an InputError that names where it came from; unknown keys of the file are refused by name. Nothing else reads the
environment.

    precedence   --timeout 5   AGBROWSE_TIMEOUT=5   timeout = 5 (TOML)   default
    proxies      --proxy, AGBROWSE_PROXY, TOML, then HTTPS_PROXY, HTTP_PROXY, ALL_PROXY; NO_PROXY names hosts without
    CA bundle    --ca-bundle, AGBROWSE_CA_BUNDLE, TOML, then SSL_CERT_FILE, then the system's store
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from agbrowse.errors import InputError

if TYPE_CHECKING:
    # Loaded where they are made: a command that reads no page, planning above all, starts without them.
    from agbrowse.settings import ArchiveMode, BrowserMode, ProveSettings, Settings

_MOST_AT_ONCE = 64


@dataclass(frozen=True, slots=True)
class OutputSettings:
    """How the answer is printed. `as_json` is a flag only."""

    as_json: bool = False
    brief: bool = False
    out: Path | None = None
    exit_status: bool = False


# ------------------------------------------------------------ one parser a kind; all raise ValueError that says what fits


def parse_flag(text: str) -> bool:
    """1, true, yes, on; 0, false, no, off."""
    value = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}
    if text.lower() not in value:
        raise ValueError("use true or false")
    return value[text.lower()]


def parse_browser(text: str) -> BrowserMode:
    from agbrowse.settings import BrowserMode

    return BrowserMode(_one_of(text, [mode.value for mode in BrowserMode]))


def parse_archive(text: str) -> ArchiveMode:
    from agbrowse.settings import ArchiveMode

    return ArchiveMode(_one_of(text, [mode.value for mode in ArchiveMode]))


def parse_count(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or int(text) < 1:
        raise ValueError("use a whole number from 1")
    return int(text)


def parse_concurrency(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or not 1 <= int(text) <= _MOST_AT_ONCE:
        raise ValueError(f"use a whole number from 1 to {_MOST_AT_ONCE}")
    return int(text)


def parse_timeout(text: str) -> float:
    seconds = _seconds(text)
    if seconds <= 0:
        raise ValueError("use seconds above 0")
    return seconds


def parse_budget(text: str) -> float:
    seconds = _seconds(text)
    if seconds < 0:
        raise ValueError("use seconds, or 0 for no limit")
    return seconds


def parse_moment(text: str) -> str:
    from agbrowse.read.memento import parse_as_of

    try:
        parse_as_of(text)
    except InputError as error:
        raise ValueError(error.hint or str(error)) from None
    return text.strip()


def parse_proxy(text: str) -> str:
    from urllib.parse import urlsplit

    address = text if "://" in text else f"http://{text}"
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https", "socks5", "socks5h") or not parts.hostname or not _has_port(address):
        raise ValueError("use http://, https://, socks5:// or socks5h:// and HOST:PORT")
    return address


def parse_archive_url(text: str) -> str:
    from urllib.parse import urlsplit

    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or not _has_port(text):
        raise ValueError("use an http:// or https:// address")
    return text.rstrip("/")


def parse_readable_file(text: str) -> Path:
    path = Path(text).expanduser()
    try:
        with path.open("rb"):
            return path
    except OSError as error:
        raise ValueError(f"cannot read {text}: {error.strerror or error}") from None


def parse_program(text: str) -> Path:
    path = Path(text).expanduser()
    if not path.is_file():
        raise ValueError(f"there is no program at {text}")
    return path


def parse_model(text: str) -> str:
    if not text.strip():
        raise ValueError("use a folder, or a name such as owner/model")
    return text.strip()


def parse_path(text: str) -> Path:
    return Path(text).expanduser()


def _one_of(text: str, known: list[str]) -> str:
    if text not in known:
        raise ValueError(f"use {', '.join(known[:-1])} or {known[-1]}")
    return text


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        raise ValueError("use seconds, such as 30") from None
    if not 0 <= abs(seconds) < 1e9:  # also what is no number or without end
        raise ValueError("use seconds, such as 30")
    return seconds


def _has_port(address: str) -> bool:
    from urllib.parse import urlsplit

    try:
        return urlsplit(address).port != 0
    except ValueError:
        return False


class Key(NamedTuple):
    """One setting: its name as a flag and in TOML, its parser, and the field of Settings or OutputSettings that it fills."""

    name: str
    parse: Callable[[str], Any]
    part: str
    field: str

    @property
    def variable(self) -> str:
        return "AGBROWSE_" + self.name.upper().replace("-", "_")


KEYS: tuple[Key, ...] = (
    Key("browser", parse_browser, "browser", "mode"),
    Key("headed", parse_flag, "browser", "headed"),
    Key("archive", parse_archive, "archive", "mode"),
    Key("as-of", parse_moment, "archive", "as_of"),
    Key("max-results", parse_count, "run", "max_results"),
    Key("concurrency", parse_concurrency, "run", "concurrency"),
    Key("timeout", parse_timeout, "run", "timeout_s"),
    Key("budget", parse_budget, "run", "budget_s"),
    Key("proxy", parse_proxy, "http", "proxy"),
    Key("ca-bundle", parse_readable_file, "http", "ca_bundle"),
    Key("wayback-url", parse_archive_url, "archive", "wayback_url"),
    Key("archive-today-url", parse_archive_url, "archive", "archive_today_url"),
    Key("browser-path", parse_program, "browser", "path"),
    Key("nli-model", parse_model, "prove", "nli_model"),
    Key("brief", parse_flag, "output", "brief"),
    Key("out", parse_path, "output", "out"),
    Key("exit-status", parse_flag, "output", "exit_status"),
)


def load_settings(flags: Mapping[str, Any], environ: Mapping[str, str]) -> tuple[Settings, OutputSettings]:
    """The settings of one command.

    `flags` maps a Key's name to its parsed value, None where it was not given; also `json` and `allow-private-network`, which
    have no other source. Raises InputError.
    """
    return _load(flags, environ), load_output(flags, environ)


def load_output(flags: Mapping[str, Any], environ: Mapping[str, str]) -> OutputSettings:
    """How to print, for a command that reads no page: settings that it does not use may be as wrong as they like."""
    given = _given("output", flags, environ)
    # The brief form is a form of the JSON: asking for it is asking for that.
    return OutputSettings(**given, as_json=bool(flags.get("json") or given.get("brief")))


def load_proving(flags: Mapping[str, Any], environ: Mapping[str, str]) -> ProveSettings:
    """How to prove, for a command that reads no page."""
    from agbrowse.settings import ProveSettings

    return ProveSettings(**_given("prove", flags, environ))


def _given(part: str, flags: Mapping[str, Any], environ: Mapping[str, str]) -> dict[str, Any]:
    file = _read_file(environ)
    values = {key.field: _resolve(key, flags, environ, file) for key in KEYS if key.part == part}
    return {name: value for name, value in values.items() if value is not None}


def _load(flags: Mapping[str, Any], environ: Mapping[str, str]) -> Settings:
    from agbrowse.settings import ArchiveSettings, BrowserSettings, HttpSettings, ProveSettings, RunSettings, Settings

    file = _read_file(environ)
    fields: dict[str, dict[str, Any]] = {"http": {}, "browser": {}, "archive": {}, "run": {}, "prove": {}}
    for key in KEYS:
        if key.part == "output":
            continue
        value = _resolve(key, flags, environ, file)
        if value is not None:
            fields[key.part][key.field] = value
    if "proxy" not in fields["http"]:
        fields["http"] |= _system_proxy(environ)
    fields["http"]["no_proxy"] = environ.get("NO_PROXY") or environ.get("no_proxy") or ""
    if "ca_bundle" not in fields["http"] and environ.get("SSL_CERT_FILE"):
        fields["http"]["ca_bundle"] = _parsed(parse_readable_file, environ["SSL_CERT_FILE"], "SSL_CERT_FILE")
    run = replace(RunSettings(**fields["run"]), allow_private_network=bool(flags.get("allow-private-network")))
    return Settings(
        http=HttpSettings(**fields["http"]),
        browser=BrowserSettings(**fields["browser"]),
        archive=ArchiveSettings(**fields["archive"]),
        run=run,
        prove=ProveSettings(**fields["prove"]),
    )


def config_path(environ: Mapping[str, str]) -> Path:
    """Where the TOML file is looked for when `AGBROWSE_CONFIG` does not say."""
    home = environ.get("XDG_CONFIG_HOME") or ""
    base = Path(home) if home.startswith("/") else Path(environ.get("HOME") or "~").expanduser() / ".config"
    return base / "agbrowse" / "config.toml"


def _resolve(key: Key, flags: Mapping[str, Any], environ: Mapping[str, str], file: Mapping[str, tuple[str, str]]) -> Any:
    if flags.get(key.name) is not None:
        return flags[key.name]
    if environ.get(key.variable):
        return _parsed(key.parse, environ[key.variable], key.variable)
    if key.name == "headed" and environ.get("AGBROWSE_HEADLESS"):
        return not _parsed(parse_flag, environ["AGBROWSE_HEADLESS"], "AGBROWSE_HEADLESS")
    if key.name in file:
        text, origin = file[key.name]
        return _parsed(key.parse, text, origin)
    return None


def _parsed(parse: Callable[[str], Any], text: str, origin: str) -> Any:
    try:
        return parse(text)
    except ValueError as error:
        raise InputError(f"{origin}: {text[:80]!r} makes no sense", str(error)) from None


def _system_proxy(environ: Mapping[str, str]) -> dict[str, str]:
    """The system's proxy. HTTP_PROXY in capitals is a request's header under CGI, which agbrowse never runs under."""
    for name in ("HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
        if environ.get(name):
            return {"proxy": _parsed(parse_proxy, environ[name], name)}
    return {}


_LARGEST_FILE = 1_000_000


def _read_file(environ: Mapping[str, str]) -> dict[str, tuple[str, str]]:
    """Every key of the TOML file as text, with where it came from. Empty when there is none and none was named."""
    named = environ.get("AGBROWSE_CONFIG")
    path = Path(named).expanduser() if named else config_path(environ)
    if not named and not path.is_file():
        return {}
    import tomllib

    try:
        with path.open("rb") as file:
            raw = file.read(_LARGEST_FILE + 1)
        if len(raw) > _LARGEST_FILE:
            raise InputError(f"the settings in {path} are larger than {_LARGEST_FILE:,} bytes", "set AGBROWSE_CONFIG")
        content = tomllib.loads(raw.decode("utf-8"))
    except OSError as error:
        raise InputError(f"cannot read the settings in {path}: {error.strerror or error}", "set AGBROWSE_CONFIG") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InputError(f"the settings in {path} are not TOML: {error}", "correct the file") from None
    known = {key.name for key in KEYS}
    found: dict[str, tuple[str, str]] = {}
    for name, value in content.items():
        if name not in known:
            raise InputError(f"unknown setting {name!r} in {path}", _nearest(name, sorted(known)))
        if not isinstance(value, str | int | float | bool):
            raise InputError(f"{name} in {path} must be one value", "write it as in the manual")
        text = str(value).lower() if isinstance(value, bool) else str(value)
        found[name] = (text, f"{name} in {path}")
    return found


def _nearest(name: str, known: list[str]) -> str:
    import difflib

    near = difflib.get_close_matches(name.replace("_", "-"), known, 1)
    return f"did you mean {near[0]!r}?" if near else f"known are {', '.join(known)}"
