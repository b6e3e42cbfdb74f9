"""Whether a capture is the page that was asked for, or a boundary: an error, a wall, a shell, somebody else's page.

In: a capture, and what was read of it. Out: an Assessment. Structure and provenance decide (status, headers, titles, script and form addresses, how
much text there is), never a word in prose. The document is kept for diagnosis; nothing of it may be quoted unless the verdict is ok.
"""

from __future__ import annotations

from agbrowse.extract.closed import closed
from agbrowse.extract.gone import gone
from agbrowse.extract.html import HtmlPage
from agbrowse.extract.onward import follow_url, is_empty_shell, needs_browser
from agbrowse.extract.signs import Signs
from agbrowse.extract.walls import wall_headers, wall_page
from agbrowse.models import Assessment, Capture, Document, Reason, Source, Verdict
from agbrowse.urls import is_search_page

_STATUS: dict[int, tuple[Verdict, Reason]] = {
    401: (Verdict.AUTH_REQUIRED, Reason.HTTP_401),
    402: (Verdict.PAYWALL, Reason.PAYWALL),
    403: (Verdict.BLOCKED, Reason.HTTP_403),
    404: (Verdict.NOT_FOUND, Reason.HTTP_404),
    410: (Verdict.NOT_FOUND, Reason.HTTP_410),
    429: (Verdict.BLOCKED, Reason.RATE_LIMITED),
    451: (Verdict.BLOCKED, Reason.HTTP_451),
    # LinkedIn's own code for "not without an account".
    999: (Verdict.AUTH_REQUIRED, Reason.LOGIN_WALL),
}
_WALLED = (Reason.HTTP_403, Reason.RATE_LIMITED, Reason.HTTP_5XX, Reason.HTTP_OTHER, Reason.HTTP_401)
# Below this many characters of its own text a page is readable but thin.
_STRONG_CHARS = 400


def judge_status(capture: Capture) -> Assessment | None:
    """What status and headers alone say; None where they say nothing against the page."""
    refused = _by_status(capture.status)
    walled = wall_headers(capture)
    if walled and (refused is None or refused[1] in _WALLED):
        return Assessment(*walled)
    return Assessment(*refused) if refused else None


def _by_status(status: int | None) -> tuple[Verdict, Reason] | None:
    if status is None or 200 <= status < 300:
        return None
    if status in _STATUS:
        return _STATUS[status]
    return Verdict.ERROR, Reason.HTTP_5XX if 500 <= status < 600 else Reason.HTTP_OTHER


def judge_text(capture: Capture, document: Document) -> Assessment:
    """A capture that is no HTML: its status, then how much there is."""
    refused = judge_status(capture)
    if refused is not None:
        return Assessment(refused.verdict, refused.reason, document)
    if not document.text.strip():
        return Assessment(Verdict.UNSUPPORTED, Reason.BROKEN_DOCUMENT, document)
    return Assessment(_strength(sum(b.end - b.start for b in document.blocks)), None, document)


def judge_html(capture: Capture, page: HtmlPage) -> Assessment:
    """An HTML capture: walls, then what is not there, then what is closed, then what a browser must bring."""
    signs = Signs(capture, page)
    document = page.document
    refused = judge_status(capture)
    if refused is not None:
        if refused.reason in _WALLED:
            walled = wall_page(signs)
            if walled is not None:
                return Assessment(*walled, document=document)
        return Assessment(refused.verdict, refused.reason, document)
    onward = follow_url(signs) if capture.source is not Source.BROWSER or page.facts.frameset else None
    walled = wall_page(signs)
    if walled is not None:
        return Assessment(*walled, document=document, follow_url=onward)
    if onward is not None and (signs.all_chars < 400 or page.facts.frameset):
        # The page says of itself that it is elsewhere: its own few words are none.
        return Assessment(Verdict.BROWSER_REQUIRED, Reason.EMPTY_SHELL, document, follow_url=onward)
    if is_search_page(capture.final_url):
        return Assessment(Verdict.UNSUPPORTED, Reason.SEARCH_PAGE, document)
    found = gone(signs) or closed(signs)
    if found is not None:
        return Assessment(*found, document=document, follow_url=onward)
    if is_empty_shell(signs):
        return Assessment(Verdict.BROWSER_REQUIRED, Reason.EMPTY_SHELL, document, follow_url=onward)
    wants = capture.source is not Source.BROWSER and needs_browser(signs)
    return Assessment(_strength(signs.main_chars), None, document, onward, wants)


def _strength(chars: int) -> Verdict:
    return Verdict.STRONG_OK if chars >= _STRONG_CHARS else Verdict.WEAK_OK
