"""JSON to a document: the text as it stands, its strings and its numbers as blocks.

In: JSON text. Out: a Document whose `text` is that text with escapes resolved: one line a value, under the names that lead to it. Broken
JSON is plain text.
"""

from __future__ import annotations

import json
from typing import Any

from agbrowse.extract.inline import clean
from agbrowse.extract.plain import document_from_text
from agbrowse.models import Block, BlockKind, Document

_MAX_VALUES = 200_000


def document_from_json(text: str) -> Document:
    """A Document with a line `name: value` for each value, in the order of the text; strings keep their own lines."""
    try:
        value = json.loads(text, strict=False)
    except (ValueError, RecursionError):
        return document_from_text(text)
    parts: list[str] = []
    blocks: list[Block] = []
    at = 0
    # Depth first without recursion; the last pushed comes next.
    stack: list[tuple[tuple[str, ...], Any]] = [((), value)]
    while stack and len(blocks) < _MAX_VALUES:
        path, node = stack.pop()
        if isinstance(node, dict):
            stack.extend(((*path, str(key)), child) for key, child in reversed(list(node.items())))
            continue
        if isinstance(node, list):
            stack.extend((path, child) for child in reversed(node))
            continue
        if node is None:
            continue
        shown = ("true" if node else "false") if isinstance(node, bool) else node if isinstance(node, str) else json.dumps(node)
        for line in shown.split("\n"):
            content = clean(line)
            if not content:
                continue
            label = f"{path[-1]}: " if path else ""
            if parts:
                parts.append("\n")
                at += 1
            start = at + (len(label) if len(content) > 60 else 0)
            parts.append(label + content)
            at += len(label) + len(content)
            blocks.append(Block(start, at, BlockKind.PARAGRAPH))
    content = "".join(parts)
    title = value.get("title") or value.get("name") if isinstance(value, dict) else None
    return Document(
        text=content,
        blocks=tuple(blocks),
        title=title if isinstance(title, str) else None,
        language=_language(content),
        content_type="application/json",
    )


def _language(text: str) -> str | None:
    if not text.strip():
        return None
    from agbrowse.lang import detect_language

    return detect_language(text[:4_000])
