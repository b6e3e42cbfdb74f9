"""The spans of time in a problem, and what "latest" and "this year" mean today.

In: a problem's text, its Planning, today's date. Out: windows in the text's order; overlapping ones are told once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

from agbrowse.lang.planning import Planning
from agbrowse.plan.problem import Window, WindowKind

_YEAR = r"(?<![\d.,/\w-])(?:1[0-9]|20)\d\d(?![\d\w]|[.,]\d|-\d)"
_EAST_YEAR = r"(?<!\d)(?:1[0-9]|20)\d\d(?=\s?[년年])"
_SHORT = 24  # between a cue and its year


def find_windows(text: str, planning: Planning, today: date) -> tuple[Window, ...]:
    """Each span of time once, the more telling reading of a place first."""
    found: list[tuple[int, int, Window]] = []

    def free(start: int, end: int) -> bool:
        return all(end <= a or b <= start for a, b, _ in found)

    for start, end, window in _windows(text, planning, today):
        if free(start, end):
            found.append((start, end, window))
    found.sort(key=lambda item: item[0])
    return tuple(dict.fromkeys(window for _, _, window in found))


def _windows(text: str, planning: Planning, today: date) -> Iterator[tuple[int, int, Window]]:
    year = rf"(?:{_YEAR}|{_EAST_YEAR})"
    east = r"\s?[년年]?"
    if planning.between and planning.range_joint:
        opener = rf"(?:{planning.between})\s+" if planning.prepositions else ""
        gap = r"\s+" if planning.prepositions else r"\s*"
        pattern = rf"\b{opener}(?P<a>{year}){east}{gap}(?:{planning.range_joint}){gap}(?P<b>{year}){east}"
        for m in re.finditer(pattern, text, re.IGNORECASE):
            yield m.start(), m.end(), Window(m.group().strip(), WindowKind.RANGE, int(m["a"]), int(m["b"]))
        if planning.prepositions:  # "2020 bis 2023"
            for m in re.finditer(rf"(?P<a>{year})\s+(?:bis|to|à|a|until|through)\s+(?P<b>{year})", text, re.IGNORECASE):
                yield m.start(), m.end(), Window(m.group(), WindowKind.RANGE, int(m["a"]), int(m["b"]))
    if not planning.prepositions and planning.since and planning.until:  # "2010年から2024年まで"
        joint = f"{planning.since}|{planning.range_joint or planning.since}"
        for m in re.finditer(rf"(?P<a>{year}){east}\s?(?:{joint})\s?(?P<b>{year}){east}(?:\s?(?:{planning.until}))?", text):
            yield m.start(), m.end(), Window(m.group(), WindowKind.RANGE, int(m["a"]), int(m["b"]))
    for m in re.finditer(rf"(?P<a>{_YEAR.replace('-', '')})\s?[-–~〜～]\s?(?P<b>(?:1[0-9]|20)\d\d)(?!\d)", text):
        yield m.start(), m.end(), Window(m.group(), WindowKind.RANGE, int(m["a"]), int(m["b"]))
    if planning.decade:
        for m in re.finditer(planning.decade, text, re.IGNORECASE):
            first = int(m["decade"])
            first += 1900 if first < 100 else 0
            yield m.start(), m.end(), Window(m.group(), WindowKind.DECADE, first, first + 9)
    if planning.century:
        for m in re.finditer(planning.century, text, re.IGNORECASE):
            number = _number(m["century"])
            if 0 < number < 30:
                yield m.start(), m.end(), Window(m.group(), WindowKind.CENTURY, number * 100 - 99, number * 100)
    for cue, kind in ((planning.since, WindowKind.SINCE), (planning.until, WindowKind.UNTIL)):
        if not cue:
            continue
        between = r"(?:\s+[^\W\d]{1,12}){0,2}\s+"
        before = rf"\b(?:{cue}){between}{year}" if planning.prepositions else rf"{year}{east}\s?(?:{cue})"
        for m in re.finditer(before, text, re.IGNORECASE):
            number = int(re.search(year, m.group()).group())  # type: ignore[union-attr]
            since = kind is WindowKind.SINCE
            yield m.start(), m.end(), Window(m.group(), kind, number if since else None, None if since else number)
    for m in re.finditer(year, text):
        yield m.start(), m.end(), Window(m.group(), WindowKind.YEAR, int(m.group()), int(m.group()))
    for cue, shift in ((planning.this_year, 0), (planning.last_year, -1)):
        for m in re.finditer(cue, text, re.IGNORECASE) if cue else ():
            yield m.start(), m.end(), Window(m.group(), WindowKind.YEAR, today.year + shift, today.year + shift)
    for m in re.finditer(planning.latest, text, re.IGNORECASE) if planning.latest else ():
        yield m.start(), m.end(), Window(m.group(), WindowKind.LATEST, today.year, today.year)
    for m in re.finditer(r"(?<![\w.])v?\d{1,3}(?:\.\d{1,4}){1,3}(?![\w.]*\w)", text):
        if planning.tag in ("de", "es", "fr") and re.fullmatch(r"\d{1,3}(?:\.\d{3})+", m.group()):
            continue  # "1.000 euros"
        yield m.start(), m.end(), Window(m.group(), WindowKind.VERSION)


_ROMAN = {"i": 1, "v": 5, "x": 10, "l": 50}


def _number(text: str) -> int:
    if text.isdigit():
        return int(text)
    values = [_ROMAN.get(c, 0) for c in text.casefold()]
    return sum(-v if i + 1 < len(values) and v < values[i + 1] else v for i, v in enumerate(values))
