"""XML answers: Atom (arXiv), RSS, RDF, sitemaps, Yandex, and whatever lists its results in like elements.

In: XML text. Out: the same shape as JSON would have: `{"feed": [row, ...]}`, a row being `{name of element: text}` with the
address under `link`; a tool's error as `{"error": {...}}`. Never follows an entity or asks for a DTD. Raises InputError.
"""

from __future__ import annotations

import re
from html.entities import html5
from typing import TYPE_CHECKING, Any

from agbrowse.errors import InputError

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

_ROWS = frozenset(("entry", "item", "doc", "result", "url", "hit", "document", "record"))
_ROOTS = frozenset(
    (
        "feed",
        "rss",
        "rdf",
        "urlset",
        "yandexsearch",
        "response",
        "results",
        "searchresponse",
        "channel",
        "search",
        "gsp",
        "nzb",
        "error",
    )
)
_ENTITY = re.compile(r"&([A-Za-z][A-Za-z0-9]*);")
_OWN_ENTITIES = frozenset(("amp", "lt", "gt", "quot", "apos"))


def read_feed(text: str, source_name: str) -> dict[str, Any]:
    """The rows of an XML answer. See the module's docstring."""
    from xml.etree import ElementTree

    if re.search(r"<!ENTITY", text[:100_000], re.IGNORECASE):
        raise InputError(f"{source_name} is XML that declares entities: not read", "give it a plain feed")
    # The text is decoded: what it says of its encoding no longer holds. HTML's entities are common in feeds.
    text = re.sub(r"^\s*<\?xml.*?\?>", "", text, count=1, flags=re.DOTALL)
    text = _ENTITY.sub(lambda m: m[0] if m[1] in _OWN_ENTITIES else html5.get(m[1] + ";", m[0]), text)
    text = re.sub("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800-\udfff]", "", text)
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        raise InputError(f"{source_name} is XML that cannot be read: {error}", "give it a well-formed feed") from error
    error_row = next((e for e in root.iter() if _name(e) == "error" and (_text(e) or e.get("code"))), None)
    rows = [_row(element) for element in root.iter() if _name(element) in _ROWS and _is_row(element)]
    if len(rows) == 1 and re.search(r"/api/errors\b", rows[0].get("id") or ""):  # arXiv's error is an entry of a feed
        return {"error": {"code": "bad_request", "message": rows[0].get("summary") or rows[0].get("title")}}
    if not rows and error_row is not None:
        return {"error": {"code": error_row.get("code") or "error", "message": _text(error_row) or "error"}}
    if not rows and _name(root) not in _ROOTS:
        raise InputError(f"{source_name} is XML without a list of results", "give it a feed")
    return {"feed": rows}


def _name(element: Element) -> str:
    tag = element.tag if isinstance(element.tag, str) else ""
    return tag.rpartition("}")[2].lower()


def _text(element: Element) -> str:
    return "".join(element.itertext()).strip()


def _is_row(element: Element) -> bool:
    """Rows have parts, and hold no other rows."""
    names = {_name(child) for child in element}
    return bool(names) and not names & (_ROWS - {"url"})


def _row(element: Element) -> dict[str, Any]:
    row: dict[str, Any] = {}
    for child in element:
        name = child.tag.rpartition("}")[2] if isinstance(child.tag, str) else ""
        if not name:
            continue
        if name == "link" and child.get("href"):
            # Atom: `alternate` is the page; `related`, `enclosure` and the like are other things.
            if child.get("rel", "alternate") == "alternate" and "link" not in row:
                row["link"] = child.get("href")
            continue
        if name == "guid" and child.get("isPermaLink", "true").lower() == "false":
            continue
        value = _text(child)
        if name not in row and value:
            row[name] = value
    return row
