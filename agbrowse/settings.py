"""Every setting, with its default and unit. Built once by the command line; each part is handed only its own.

What goes in: flags over `AGBROWSE_*` over a TOML file over the defaults here (`agbrowse/cli/settings.py` reads them).
Nothing else reads the environment.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path


class BrowserMode(StrEnum):
    AUTO = "auto"
    NEVER = "never"
    REQUIRED = "required"


class ArchiveMode(StrEnum):
    AUTO = "auto"
    NEVER = "never"
    ONLY = "only"


@dataclass(frozen=True, slots=True)
class HttpSettings:
    """The HTTP rung. Times in seconds, sizes in bytes. `proxy` may carry a password: it is masked in `repr`."""

    connect_timeout_s: float = 10.0
    read_timeout_s: float = 15.0
    size_cap_bytes: int = 10_000_000
    max_redirects: int = 10
    proxy: str | None = None
    no_proxy: str = ""
    ca_bundle: Path | None = None

    def __repr__(self) -> str:
        masked = "set" if self.proxy else "none"
        return f"HttpSettings(proxy={masked}, ca_bundle={self.ca_bundle}, size_cap_bytes={self.size_cap_bytes})"


@dataclass(frozen=True, slots=True)
class BrowserSettings:
    """The browser rung. `path` names a browser; None looks for one. `tabs` are open at once (2 fits two cores)."""

    mode: BrowserMode = BrowserMode.AUTO
    headed: bool = True
    path: Path | None = None
    tabs: int = 2


@dataclass(frozen=True, slots=True)
class ArchiveSettings:
    """The archive rungs. `as_of` is what the user typed; it asks archives first, nearest capture."""

    mode: ArchiveMode = ArchiveMode.AUTO
    as_of: str | None = None
    wayback_url: str = "https://web.archive.org"
    archive_today_url: str = "https://archive.today"


@dataclass(frozen=True, slots=True)
class RunSettings:
    """How a run shares the machine and the sites. `budget_s` 0 is none; `max_results` None is all."""

    concurrency: int = 8
    per_host: int = 2
    timeout_s: float = 45.0
    budget_s: float = 90.0
    max_results: int | None = None
    allow_private_network: bool = False


@dataclass(frozen=True, slots=True)
class ProveSettings:
    """The prover. `nli_model` is an entailment model's folder or its name on the hub; None is none, and the default."""

    nli_model: str | None = None


@dataclass(frozen=True, slots=True)
class Settings:
    http: HttpSettings = field(default_factory=HttpSettings)
    browser: BrowserSettings = field(default_factory=BrowserSettings)
    archive: ArchiveSettings = field(default_factory=ArchiveSettings)
    run: RunSettings = field(default_factory=RunSettings)
    prove: ProveSettings = field(default_factory=ProveSettings)
