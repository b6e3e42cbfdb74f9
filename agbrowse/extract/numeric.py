"""Whether a table cell holds a value rather than a name. In: the cell's text. Out: a truth value, or the value's shape."""

from __future__ import annotations

import re

_VALUE = re.compile(
    r"[-+−–~≈<>≤≥±(]?\s*(?:[$€£¥₩₹]|USD|EUR|US\$)?\s*\d[\d.,'’\u00a0\u202f\u2009 ]*"
    r"(?:\s*[-–—/:]\s*\d[\d.,]*)*\s*[)]?\s*"
    r"(?P<unit>%|‰|°C?|[A-Za-zµ€$£¥₩²³/]{1,6}|명|개|원|년|월|일|人|円|年|万|億|元)?(?:\[\w{1,3}\]|[*†‡¹²³⁴⁵⁶⁷⁸⁹])*\s*$"
)
_EMPTY = re.compile(r"\s*(?:[-–—−.…?]+|n/?a|k\.?\s?a\.?)?\s*$", re.I)


def is_value(text: str) -> bool:
    """A number, with or without sign, currency and a short unit."""
    return len(text) < 40 and _VALUE.match(text) is not None


def is_blank(text: str) -> bool:
    """Nothing, a dash, or `n/a`."""
    return _EMPTY.match(text) is not None


def value_unit(text: str) -> str | None:
    """The short unit of a value, "" when it has none; None when the text is no value."""
    found = _VALUE.match(text) if len(text) < 40 else None
    return (found.group("unit") or "") if found else None
