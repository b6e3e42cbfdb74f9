"""The ladder's policy as data: which rung may help after which reason, and whose word counts.

In: verdicts and reasons. Out: yes or no, or the reason to report. Pure.
"""

from __future__ import annotations

from collections.abc import Collection

from agbrowse.models import Reason, Verdict

# What the browser may get through where HTTP did not: a page to be rendered, a wall for programs, a chain of certificates
# that servers leave incomplete and browsers complete.
_FOR_BROWSER = frozenset(
    {
        Reason.EMPTY_SHELL,
        Reason.BOT_CHALLENGE,
        Reason.CONSENT_WALL,
        Reason.HTTP_403,
        Reason.BLOCKED_BY_SITE,
        Reason.HTTP_OTHER,
        Reason.TLS,
    }
)
# Where an older capture may hold what the page no longer shows. A format that cannot be read is no better in an archive, and
# a search page is none of its business.
_FOR_ARCHIVES = frozenset(
    {
        Verdict.NOT_FOUND,
        Verdict.BLOCKED,
        Verdict.AUTH_REQUIRED,
        Verdict.CHALLENGE,
        Verdict.PAYWALL,
        Verdict.BROWSER_REQUIRED,
        Verdict.ERROR,
    }
)
# Nothing to look up: no address at all, or the user's own store.
_NOT_FOR_ARCHIVES = frozenset({Reason.BAD_URL, Reason.NOT_STORED})
# What a site's answer to HTTP says more of than the bare status that a browser may get from the same wall.
_VAGUE = frozenset({Reason.HTTP_403, Reason.HTTP_OTHER, Reason.HTTP_5XX, Reason.RATE_LIMITED, Reason.EMPTY_SHELL})
# Worst first: an archive that refuses is not one that has nothing.
_ARCHIVE_REASONS = (
    Reason.ARCHIVE_EXCLUDED,
    Reason.ARCHIVE_BLOCKED,
    Reason.ARCHIVE_RATE_LIMITED,
    Reason.ARCHIVE_DOWN,
    Reason.BAD_CAPTURE,
    Reason.NOT_ARCHIVED,
)
_OUT_OF_REACH = frozenset({Reason.DNS, Reason.TLS, Reason.TIMEOUT, Reason.CONNECTION, Reason.HTTP_5XX, Reason.HTTP_OTHER})


def browser_may_help(reason: Reason | None) -> bool:
    """True for what stopped HTTP and need not stop a browser."""
    return reason in _FOR_BROWSER


def archives_may_help(verdict: Verdict, reason: Reason | None) -> bool:
    """True for a page that is gone, closed or out of reach."""
    if reason in _NOT_FOR_ARCHIVES:
        return False
    # What broke on its way here may be whole elsewhere.
    return verdict in _FOR_ARCHIVES or reason is Reason.BROKEN_DOCUMENT


def says_more(seen: Reason | None, fetched: Reason | None) -> bool:
    """True when what the browser saw of a page that neither could read is to be reported, rather than what HTTP got."""
    return seen not in _VAGUE or fetched in _VAGUE


def archive_reason(reason: Reason) -> Reason:
    """An archive's failure in an archive's words."""
    return Reason.ARCHIVE_DOWN if reason in _OUT_OF_REACH else reason


def worst_archive_reason(reasons: Collection[Reason]) -> Reason | None:
    """What is reported of all that the archives said."""
    return next((reason for reason in _ARCHIVE_REASONS if reason in reasons), None)
