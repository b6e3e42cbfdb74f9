"""How a page could be read: verdicts, their reasons, and the rung that read it (the wire contract's words)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum


class Verdict(StrEnum):
    """How a page could be read. `ok` is true for the first two alone."""

    STRONG_OK = "strong_ok"
    WEAK_OK = "weak_ok"
    NOT_FOUND = "not_found"
    BLOCKED = "blocked"
    AUTH_REQUIRED = "auth_required"
    CHALLENGE = "challenge"
    PAYWALL = "paywall"
    BROWSER_REQUIRED = "browser_required"
    UNSUPPORTED = "unsupported"
    ERROR = "error"
    SKIPPED = "skipped"

    @property
    def ok(self) -> bool:
        return self in (Verdict.STRONG_OK, Verdict.WEAK_OK)


class Reason(StrEnum):
    """Why a page could not be read; each belongs to one verdict (`REASONS`)."""

    HTTP_404 = "http_404"
    HTTP_410 = "http_410"
    SOFT_404 = "soft_404"
    REDIRECTED_HOME = "redirected_home"
    PARKED = "parked"
    HTTP_403 = "http_403"
    HTTP_451 = "http_451"
    RATE_LIMITED = "rate_limited"
    CONSENT_WALL = "consent_wall"
    BLOCKED_BY_SITE = "blocked_by_site"
    HTTP_401 = "http_401"
    LOGIN_WALL = "login_wall"
    BOT_CHALLENGE = "bot_challenge"
    PAYWALL = "paywall"
    EMPTY_SHELL = "empty_shell"
    NO_BROWSER = "no_browser"
    UNSUPPORTED_TYPE = "unsupported_type"
    SCANNED_PDF = "scanned_pdf"
    ENCRYPTED_PDF = "encrypted_pdf"
    BROKEN_DOCUMENT = "broken_document"
    SEARCH_PAGE = "search_page"
    TOO_LARGE = "too_large"
    DNS = "dns"
    TLS = "tls"
    TIMEOUT = "timeout"
    CONNECTION = "connection"
    REDIRECT_LOOP = "redirect_loop"
    HTTP_5XX = "http_5xx"
    HTTP_OTHER = "http_other"
    BLOCKED_ADDRESS = "blocked_address"
    BAD_URL = "bad_url"
    BROWSER_CRASHED = "browser_crashed"
    NOT_STORED = "not_stored"
    BUDGET = "budget"
    OVER_CAP = "over_cap"
    INTERRUPTED = "interrupted"
    # What the archives said; these stand in `attempts` and in `archive_reason`, never as a page's own reason.
    ARCHIVE_BLOCKED = "archive_blocked"
    ARCHIVE_EXCLUDED = "archive_excluded"
    ARCHIVE_RATE_LIMITED = "archive_rate_limited"
    ARCHIVE_DOWN = "archive_down"
    NOT_ARCHIVED = "not_archived"
    BAD_CAPTURE = "bad_capture"
    NOT_ASKED_PRIVATE = "not_asked_private"


REASONS: Mapping[Verdict, frozenset[Reason]] = {
    Verdict.STRONG_OK: frozenset(),
    Verdict.WEAK_OK: frozenset(),
    Verdict.NOT_FOUND: frozenset({Reason.HTTP_404, Reason.HTTP_410, Reason.SOFT_404, Reason.REDIRECTED_HOME, Reason.PARKED}),
    Verdict.BLOCKED: frozenset(
        {Reason.HTTP_403, Reason.HTTP_451, Reason.RATE_LIMITED, Reason.CONSENT_WALL, Reason.BLOCKED_BY_SITE}
    ),
    Verdict.AUTH_REQUIRED: frozenset({Reason.HTTP_401, Reason.LOGIN_WALL}),
    Verdict.CHALLENGE: frozenset({Reason.BOT_CHALLENGE}),
    Verdict.PAYWALL: frozenset({Reason.PAYWALL}),
    Verdict.BROWSER_REQUIRED: frozenset({Reason.EMPTY_SHELL, Reason.NO_BROWSER}),
    Verdict.UNSUPPORTED: frozenset(
        {
            Reason.UNSUPPORTED_TYPE,
            Reason.SCANNED_PDF,
            Reason.ENCRYPTED_PDF,
            Reason.BROKEN_DOCUMENT,
            Reason.SEARCH_PAGE,
            Reason.TOO_LARGE,
        }
    ),
    Verdict.ERROR: frozenset(
        {
            Reason.DNS,
            Reason.TLS,
            Reason.TIMEOUT,
            Reason.CONNECTION,
            Reason.REDIRECT_LOOP,
            Reason.HTTP_5XX,
            Reason.HTTP_OTHER,
            Reason.BLOCKED_ADDRESS,
            Reason.BAD_URL,
            Reason.BROWSER_CRASHED,
            Reason.NOT_STORED,
        }
    ),
    Verdict.SKIPPED: frozenset({Reason.BUDGET, Reason.OVER_CAP, Reason.INTERRUPTED}),
}


class Source(StrEnum):
    """Which rung brought a capture."""

    PUBLIC_ENDPOINT = "public_endpoint"
    FETCH = "fetch"
    FEED = "feed"
    BROWSER = "browser"
    NETWORK_API = "network_api"
    WAYBACK = "wayback"
    ARCHIVE_TODAY = "archive_today"
    FILE = "file"
