"""Answers as text for people: what was asked, what the page says, and how to check by hand.

In: documents, and the page's text where there is one. Out: text without control characters. It decides nothing that is not
in the document already.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from agbrowse.text import printable

if TYPE_CHECKING:
    from agbrowse.models import Document

_WIDTH = 100
_STATUS = {
    "supported": "SUPPORTED",
    "weak": "WEAK",
    "contradicted": "CONTRADICTED",
    "conflicting": "CONFLICTING",
    "pending": "NOT PROVED",
}
_WHY = {
    "not_stated": "the page does not say it",
    "weak_only": "only weak support",
    "contradicted": "the page says otherwise",
    "conflicting": "sources say different things",
    "unreadable": "the page could not be read",
    "not_tried": "not tried",
    "other_subject": "the page is about something else",
    "other_language": "the page is in another language",
}
_WHY_OF_ALL = {
    "not_stated": "no page that was read says it",
    "weak_only": "there is only weak support",
    "unreadable": "not all pages could be read",
    "not_tried": "not all pages were tried",
    "other_subject": "the pages are about something else",
    "other_language": "the pages are in another language",
}
_DIFFERENT = "different"


def verify_text(document: Mapping[str, Any], page: Document | None) -> str:
    """The spot check of one page."""
    lines = [*_page_lines(document), ""]
    for proof in document["claims"]:
        lines += [*_proof_lines(proof, page), ""]
    for quote in document["quotes"]:
        lines += [*_quote_lines(quote, page), ""]
    return _text(lines)


def prove_text(document: Mapping[str, Any], page: Document | None) -> str:
    """The proof of a file."""
    lines: list[str] = []
    if page is None:
        lines += [f"The file could not be read: {document['verdict']} ({document['reason']})", ""]
    for proof in document["claims"]:
        lines += [*_proof_lines(proof, page), ""]
    for quote in document["quotes"]:
        lines += [*_quote_lines(quote, page), ""]
    return _text(lines)


def fetch_text(document: Mapping[str, Any]) -> str:
    """A page's text under a few lines about it; for a page that was not read, what was tried."""
    if document.get("error"):
        return _text([f"{document['error']['message']}; {document['error']['hint']}"])
    lines = [*_page_lines(document), ""]
    if document["ok"]:
        return _text(lines) + printable(document["text"] or "").rstrip() + "\n"
    lines += [
        f"  {attempt['source']}: {attempt['outcome']}{_in_brackets(attempt['reason'])} {attempt['url']}"
        for attempt in document["attempts"]
    ]
    return _text(lines)


def search_text(document: Mapping[str, Any]) -> str:
    """The ledger, then the pages that were not read."""
    ledger, summary = document["enrichment"]["ledger"], document["summary"]
    lines = [f"{document['query']}", f"evidence: {document['evidenceStatus']}", ""]
    for constraint in ledger["constraints"]:
        lines += [*_constraint_lines(constraint), ""]
    counts = (
        f"{summary['in']} in, {summary['opened']} opened, {summary['unread']} unread,"
        f" {summary['dropped']} dropped, {summary['merged']} merged"
    )
    lines += [counts + (f"; stopped: {summary['stopped']}" if summary["stopped"] else "")]
    for candidate in document["enrichment"]["candidates"]:
        if not candidate["ok"]:
            lines += [f"  not read: {candidate['url']}  {candidate['verdict']}{_in_brackets(candidate['reason'])}"]
    for row in document["enrichment"]["dropped"]:
        lines += [f"  dropped: row {row['index']}  {row['reason']}  {row.get('url') or ''}".rstrip()]
    actions = document["escalation"]["actions"]
    if actions:
        lines += ["", "What could still be tried:", *(f"  {action['commands'][0]}" for action in actions)]
    if document["nextStep"]:
        lines += ["", "Nothing was searched. Pipe a search tool's results in:", f"  {document['nextStep']['commands'][0]}"]
    return _text(lines)


def _constraint_lines(constraint: Mapping[str, Any]) -> list[str]:
    sources = constraint["sources"]
    lines = [f"{_STATUS[constraint['status']]}  {constraint['id']}  {constraint['text']}"]
    if constraint["answer"]:
        lines += [f"  answer: {constraint['answer']}"]
    if constraint["why"] and constraint["why"] != constraint["status"]:
        lines += [f"  because {_WHY_OF_ALL.get(constraint['why'], constraint['why'])}"]
    if constraint["evidence"]:
        lines += [f"  sources: {sources['distinct']}, independent: {sources['independent']}"]
    for entry in constraint["evidence"]:
        lines += [f'  {entry["stance"]} ({entry["strength"]}): "{_short(entry["quote"])}"']
        dated = f", dated {entry['publishedAt']}" if entry["publishedAt"] else ""
        lines += [f"    {entry['textFragmentUrl'] or entry['finalUrl'] or entry['url']}{dated}"]
        lines += [f"    {line}" for line in _difference_lines(entry["checks"])]
        lines += [f"    {line}" for line in _snapshot_lines(entry["snapshot"])]
    return lines


# What a person can do about a page that was not read.
_NEXT = {
    "bad_url": "give a whole http(s) address, such as https://example.org/page",
    "blocked_address": "--allow-private-network opens loopback and private addresses",
    "no_browser": "'agbrowse doctor' says how to get a browser",
    "empty_shell": "the page needs a browser: leave out '--browser never'",
    "dns": "check the spelling of the host, and the network",
    "timeout": "give it more time with --timeout",
    "login_wall": "open it in a browser of your own, and prove the saved page with 'agbrowse prove --file'",
    "paywall": "open it in a browser of your own, and prove the saved page with 'agbrowse prove --file'",
    "search_page": "give the page that the search found",
}


def _page_lines(document: Mapping[str, Any]) -> list[str]:
    lines = [document["title"]] if document.get("title") else []
    lines += [document["finalUrl"] or document["url"]]
    if not document["ok"]:
        status = f", HTTP {document['status']}" if document["status"] else ""
        lines += [f"NOT READ: {document['verdict']}{_in_brackets(document['reason'])}{status}"]
        lines += [f"next: {_NEXT[document['reason']]}"] if document["reason"] in _NEXT else []
        if document["archiveReason"]:
            lines += [f"archives: {document['archiveReason']}"]
    lines += [f"the page's date: {document['publishedAt'] or 'unknown'}"] if document["ok"] else []
    lines += [f"read: {document['fetchedAt']} ({document['source']})"] if document["fetchedAt"] and document["ok"] else []
    lines += _snapshot_lines(document["snapshot"])
    return lines + [f"warning: {warning}" for warning in document["warnings"]]


def _snapshot_lines(snapshot: Mapping[str, Any] | None) -> list[str]:
    return [f"archived: {snapshot['capturedAt']} {snapshot['urlMemento']}"] if snapshot else []


def _proof_lines(proof: Mapping[str, Any], page: Document | None) -> list[str]:
    if proof["error"] is not None:
        return [f"{proof['claim'] or ''}: {proof['error']['message']}"]
    why = f": {_WHY[proof['why']]}" if proof["why"] and proof["why"] != proof["status"] else ""
    lines = [f"{_STATUS[proof['status']]}  {proof['claim']}{why}"]
    if proof["answer"]:
        lines += [f"  answer: {proof['answer']}"]
    if proof["quote"] is None:
        return lines
    lines += [f"  {line}" for line in _in_context(proof, page)]
    if proof["heading"]:
        lines += [f"  under the heading: {proof['heading']}"]
    lines += [f"  {line}" for line in _difference_lines(proof["checks"])]
    lines += [f"  why not: {reason}" for reason in proof.get("reasons", ())]
    return lines + [f"  {line}" for line in _check_by_hand(proof)]


def _quote_lines(quote: Mapping[str, Any], page: Document | None) -> list[str]:
    if quote["found"] is None:
        return [f'NOT CHECKED  "{_short(quote["quote"])}": the page could not be read']
    if not quote["found"]:
        near = [f'  nearest: "{_short(quote["nearest"])}"'] if quote["nearest"] else []
        return [f'NOT FOUND  "{_short(quote["quote"])}"', *near]
    passage = {**quote, "quote": quote["quote"]}
    lines = [f'FOUND  "{_short(quote["quote"])}"', *(f"  {line}" for line in _in_context(passage, page))]
    return lines + [f"  {line}" for line in _check_by_hand(passage)]


def _in_context(passage: Mapping[str, Any], page: Document | None) -> list[str]:
    """The quotation between the sentence before it and the one after it."""
    if page is None:
        return [f'"{_short(passage["quote"])}"']
    start, end = passage["start"], passage["end"]
    before, after = _neighbours(page, start, end)
    quoted = page.text[start:end]
    return [
        line
        for line in (before and f"... {_short(before)}", f'> "{_one_line(quoted)}"', after and f"{_short(after)} ...")
        if line
    ]


def _neighbours(page: Document, start: int, end: int) -> tuple[str, str]:
    from agbrowse.text import sentences

    left, right = page.text[max(0, start - 600) : start], page.text[end : end + 600]
    before = [left[span.start : span.end].strip() for span in sentences(left, page.language)]
    after = [right[span.start : span.end].strip() for span in sentences(right, page.language)]
    words = [text for text in before if text], [text for text in after if any(c.isalnum() for c in text)]
    return (words[0][-1] if words[0] else ""), (words[1][0] if words[1] else "")


def _check_by_hand(passage: Mapping[str, Any]) -> list[str]:
    if passage.get("page"):
        return [f"check by hand: page {passage['page']} of the document"]
    if passage.get("textFragmentUrl"):
        return [f"check by hand: {passage['textFragmentUrl']}"]
    return ["check by hand: search the page for these words"]


def _difference_lines(checks: Sequence[Mapping[str, Any]]) -> list[str]:
    return [
        f"{check['kind']}: the claim says {check['claimed']}, the page says {check['found']}"
        for check in checks
        if check["status"] == _DIFFERENT and check["found"]
    ]


def _in_brackets(reason: str | None) -> str:
    return f" ({reason})" if reason else ""


def _short(text: str) -> str:
    line = _one_line(text)
    return line if len(line) <= 3 * _WIDTH else line[: 3 * _WIDTH] + "..."


def _one_line(text: str) -> str:
    return " ".join(printable(text).split())


def _text(lines: Sequence[str]) -> str:
    return "\n".join(_one_line_kept(line) for line in lines).rstrip("\n") + "\n"


def _one_line_kept(line: str) -> str:
    """The line as it is laid out, without what a page or an argument may have smuggled into it."""
    indent = len(line) - len(line.lstrip(" "))
    return " " * indent + printable(line.strip()).replace("\n", " ").replace("\t", " ")
