"""Titles and snippets as plain text.

In: what a search tool printed: text with tags, entities, line breaks. Out: one line without markup or control characters. Tags
inside a word or between a number and its unit leave no space; tags that break a line do.
"""

from __future__ import annotations

import html
import re
from typing import Any

from agbrowse.text import printable

SNIPPET_LIMIT = 2000
TITLE_LIMIT = 1000

_BLOCK = (
    "p|div|br|hr|li|ul|ol|tr|td|th|table|thead|tbody|h[1-6]|blockquote|section|article|dl|dt|dd|pre|figure|figcaption|title|sec"
)
_INLINE = (
    "b|strong|em|i|u|span|mark|a|sub|sup|small|font|code|q|cite|s|strike|del|ins|abbr|time|nobr|wbr|tt|kbd|img|center|hlword|highlight"
    "|passage|bold|italic|big|label|var|samp|ruby|rb|rt|rp|em-hl|hl|math|mi|mo|mn|mrow|msub|msup|inline-formula|tex-math|xref"
)
_DROPPED = re.compile(r"<(script|style)\b.*?</\1\s*>|<!--.*?(?:-->|$)|<!\[CDATA\[|\]\]>", re.I | re.S)
_BREAKING = re.compile(rf"</?(?:[a-z]+:)?(?:{_BLOCK})(?:\s[^<>]*)?/?>", re.I)
_MARKUP = re.compile(rf"</?(?:[a-z]+:)?(?:{_INLINE})(?:\s[^<>]*)?/?>", re.I)
_INVISIBLE = re.compile("[\u00ad\u200b\u200e\u200f\u2060\ufeff\ue000\ue001]")


def clean(text: str, limit: int) -> str:
    """Plain text on one line, at most `limit` characters."""
    text = text[: 4 * limit]
    if "<" in text:
        text = _DROPPED.sub(" ", text)
        text = _MARKUP.sub("", _BREAKING.sub(" ", text))
    if "&" in text:
        text = html.unescape(text)
    if not text.isascii():
        text = _INVISIBLE.sub("", text)
    return " ".join(printable(text).split())[:limit].rstrip()


def text_of(value: Any) -> str:
    """The text in a field that may be a string, a list of strings, or an object around one; "" when there is none."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return ""
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, list):
        return " … ".join(part for part in map(text_of, value[:20]) if part)
    if isinstance(value, dict):
        for key in (
            "rendered",
            "main",
            "value",
            "text",
            "snippet",
            "#text",
            "_",
            "raw",
            "plain",
            "en",
            "content",
            "description",
        ):
            if isinstance(value.get(key), str | list) and value[key]:
                return text_of(value[key])
    return ""
