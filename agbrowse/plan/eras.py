"""Era sweeps: searches for a beginning, window by window, so that what was said last does not hide what was said first.

In: a Problem that asks for an origin, a first, a meme or a trend. Out: queries with their windows. It searches nothing.
"""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from agbrowse.lang.searching import Searching
from agbrowse.plan.engines import Span, operators
from agbrowse.plan.problem import Problem, WindowKind
from agbrowse.plan.wording import anchored, compose, rest

_WEB_BEGINS = 1995  # engines know the day of pages of the web; older things are dated in the text of pages
_SLICE_YEARS = 5
_MOST_SLICES = 7
_NO_YEARS = (WindowKind.LATEST, WindowKind.VERSION)


class Sweep(NamedTuple):
    """One query of an era sweep; `span` is None where the era is older than the web, and then stands in the text as years."""

    text: str
    span: Span | None


def build_era_sweep_queries(problem: Problem, words: Searching, route: str) -> list[Sweep]:
    """From the whole past, without this year's talk about it, to its windows; a word for "origin" in each."""
    subject = anchored(problem)
    # The years of the problem are windows here, not words.
    others = [t for t in rest(problem, but=subject) if not any(t.text in w.text or w.text in t.text for w in problem.windows)]
    sweeps: list[Sweep] = []
    for number, (first, last) in enumerate(era_windows(problem)):
        origin = words.origin[min(number, 1) if number < 2 else number % len(words.origin)]
        if last is not None and last < _WEB_BEGINS:
            years = [str(last)] if first in (None, last) else [f"{first}..{last}"]
            sweeps.append(Sweep(compose(subject, others[:3], [origin, *years]), None))
            continue
        begin = date(first, 1, 1) if first is not None and first >= _WEB_BEGINS else None
        end = date(last, 12, 31) if last is not None and last < problem.today.year else None
        span = Span(begin, end)
        sweeps.append(Sweep(compose(subject, others[:3], [origin], operators(route, span)), span if begin or end else None))
    return sweeps


def era_windows(problem: Problem) -> list[tuple[int | None, int | None]]:
    """(first year, last year), both inclusive and None where open; none reaches past today."""
    this_year = problem.today.year
    found: list[tuple[int | None, int | None]] = []
    for window in problem.windows:
        first, last = window.first_year, window.last_year
        if window.kind in _NO_YEARS or (first is None and last is None):
            continue
        if first is None:
            found.append((None, last))
            continue
        until = min(last if last is not None else this_year, this_year)
        found += [(first, until)] if until - first < 10 else _slices(first, until)
        if first > _WEB_BEGINS:
            found.append((None, first - 1))  # a first of 2015 is none if it was there in 2014
    if not found:
        first = this_year - 4 * _SLICE_YEARS - this_year % _SLICE_YEARS
        found = [(None, this_year - 1), *_slices(first, this_year), (None, first - 1)]
    return list(dict.fromkeys(found))[:_MOST_SLICES]


def _slices(first: int, last: int) -> list[tuple[int | None, int | None]]:
    """Windows that cover first to last, the latest first; as long as it takes to be few."""
    years = max(_SLICE_YEARS, -(-(last - first + 1) // (_MOST_SLICES - 2)))
    starts = range(first, last + 1, years)
    return [(start, min(start + years - 1, last)) for start in reversed(starts)]
