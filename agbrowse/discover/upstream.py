"""Did the search tool itself fail?

In: decoded answers in which no result was found. Out: (code, message) of the tool's own error, or None: then it searched and
found nothing. "The search failed" and "there is nothing" must never look alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from agbrowse.discover.clean import clean, text_of
from agbrowse.discover.shapes import plain_key

_ERROR_KEYS = frozenset(
    (
        *("error", "errors", "err", "errorcode", "errortype", "errormessage", "errormsg", "errordetail"),
        *("upstreamerror", "exception", "failure", "fault", "faultstring"),
    )
)
_CODE_KEYS = ("code", "errorcode", "statuscode", "status", "type", "errortype", "tag", "title", "id", "name", "reason", "error")
_MESSAGE_KEYS = (
    "message", "errormessage", "errormsg", "statusmessage", "detail", "details", "description", "errordetail", "msg", "text",
    "reason", "title", "error", "summary",
)  # fmt: skip
_NOTHING_FOUND = re.compile(
    r"hasn.t returned any results|no results (?:were )?(?:found|for)|did not match any|nothing found", re.I
)
_SAYS_FINE = frozenset(
    ("ok", "success", "succeeded", "200", "20000", "0", "completed", "complete", "done", "true", "none", "finished")
)
_LOOKED_INTO = frozenset(
    ("response", "result", "data", "content", "tasks", "results", "output", "message", "detail", "choices", "outputs", "body")
)


def find_error(documents: Iterable[Any]) -> tuple[str, str] | None:
    """The first error that an answer reports of itself. "No results for this query" is no error."""
    for document in documents:
        for found in _errors(document, 0):
            code, message = found
            if not _NOTHING_FOUND.search(message):
                return code, message
    return None


def _errors(value: Any, depth: int) -> Iterator[tuple[str, str]]:
    if depth > 6:
        return
    if isinstance(value, list):
        for part in value[:50]:
            yield from _errors(part, depth + 1)
    if not isinstance(value, dict):
        return
    fields = {plain_key(key): part for key, part in value.items()}
    for key in fields.keys() & _ERROR_KEYS:
        if _is_said(fields[key]):
            yield _describe(fields[key], fields)
            return
    if _reports_failure(fields):
        yield _describe(fields, fields)
        return
    engines = fields.get("unresponsiveengines")  # SearXNG: engines that did not answer
    if isinstance(engines, list) and engines:
        yield "unresponsive_engines", clean("; ".join(text_of(e).replace(" … ", ": ") for e in engines), 500)
        return
    for key, part in fields.items():
        if key in _LOOKED_INTO and isinstance(part, dict | list):
            yield from _errors(part, depth + 1)


def _is_said(value: Any) -> bool:
    return bool(value) and str(value).lower() not in _SAYS_FINE and value is not True


def _reports_failure(fields: dict[str, Any]) -> bool:
    """An object that is an error although no key of it is called so."""
    if fields.get("success") is False or fields.get("ok") is False or fields.get("iserror") is True:
        return True
    kind, status = str(fields.get("type") or fields.get("_type") or "").lower(), str(fields.get("status") or "").lower()
    if kind in ("error", "errorresponse") or kind.endswith("_error") or status in ("error", "failed", "failure", "fail"):
        return True
    has_message = any(isinstance(fields.get(key), str) and fields[key] for key in ("message", "msg", "statusmessage")) or bool(
        fields.get("detail")
    )
    numbers = [str(fields[key]) for key in ("status", "statuscode", "code") if key in fields]
    if has_message and any(_is_failure_code(number) for number in numbers):
        return True
    # FastAPI and gateways: `{"detail": "..."}` or `{"message": "..."}` and nothing else.
    return has_message and len(fields) <= 3 and not fields.keys() & {"results", "data", "items", "choices", "content", "role"}


def _is_failure_code(number: str) -> bool:
    """HTTP's 4xx and 5xx, DataForSEO's five digits, and negative codes."""
    return re.fullmatch(r"[45]\d\d|[45]\d{4}|-\d+", number) is not None


def _describe(error: Any, around: dict[str, Any]) -> tuple[str, str]:
    """(code, message) of an error in whatever form it comes; both always say something."""
    while isinstance(error, list) and error:
        error = error[0]
    if isinstance(error, dict):
        fields = {plain_key(key): part for key, part in error.items()}
        inner = next((fields[key] for key in ("error", "detail", "fault") if isinstance(fields.get(key), dict)), None)
        if inner is not None:
            return _describe(inner, {**around, **fields})
    else:
        fields = {}
    code = _code(fields) or ("" if fields else _code(around))
    message = next((t for key in _MESSAGE_KEYS if (t := clean(text_of(fields.get(key)), 500))), "")
    if not fields:
        text = clean(text_of(error), 500)
        is_code = re.fullmatch(r"[\w.-]{1,40}", text) is not None
        beside = next((t for key in _MESSAGE_KEYS[:8] if (t := clean(text_of(around.get(key)), 500))), "")
        code, message = (code or text, beside or text) if is_code else (code or "error", text)
    content = fields.get("content") or around.get("content")
    if not message and isinstance(content, list):  # MCP: what went wrong is in the content
        message = clean(text_of([part.get("text") for part in content if isinstance(part, dict)]), 500)
    return code or "error", message or code or "the search tool reports an error without saying which"


def _code(fields: dict[str, Any]) -> str:
    for key in _CODE_KEYS:
        value = fields.get(key)
        if isinstance(value, bool) or not isinstance(value, str | int):
            continue
        text = str(value).strip()
        if text and len(text) <= 60 and " " not in text and text.lower() not in _SAYS_FINE | {"error", "failed", "text"}:
            return text
    return ""
