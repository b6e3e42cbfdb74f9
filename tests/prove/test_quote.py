"""Quotations: exact but for what a reader does not see, and where they stand."""

from __future__ import annotations

from datetime import date

import pytest

from agbrowse.extract import document_from_text
from agbrowse.prove import find_quote, prepare

TEXT = (
    "The \u201cef\ufb01cient\u201d bri\u00addge was\nrebuilt in 1912 \u2014 at last. It is \uff14\uff11\uff12 metres "
    "long and was painted green by volunteers. Nobody knows who paid for it."
)


def found(quote: str, *, match_case: bool = False) -> str | None:
    page = prepare(document_from_text(TEXT), today=date(2026, 11, 30))
    match = find_quote(quote, page, match_case=match_case)
    assert match.found == (match.start is not None)
    return TEXT[match.start : match.end] if match.start is not None else None


@pytest.mark.parametrize(
    "quote",
    [
        'The "efficient" bridge was rebuilt in 1912 - at last.',
        "the \u00abefficient\u00bb  bridge",
        "It is 412 metres long",
        "rebuilt in 1912 ... painted green",
        "rebuilt in 1912 [\u2026] by volunteers",
        "e\u0066ficient",
        "NOBODY KNOWS",
    ],
)
def test_what_a_reader_does_not_see_is_no_difference(quote):
    assert found(quote) is not None


@pytest.mark.parametrize(
    "quote",
    [
        "It is 413 metres long",
        "painted green by volunteer",
        "rebuilt in 1912 at last",
        "green ... rebuilt",
        "",
        "...",
        "knew who paid",
    ],
)
def test_another_word_or_order_is_one(quote):
    assert found(quote) is None


def test_case_matches_where_it_is_asked_to():
    assert found("nobody knows") == "Nobody knows"
    assert found("nobody knows", match_case=True) is None
    assert found("Nobody knows who", match_case=True) == "Nobody knows who"


def test_the_nearest_real_passage_is_told():
    page = prepare(document_from_text(TEXT), today=date(2026, 11, 30))
    match = find_quote("It is 500 metres long and was painted blue", page)
    assert not match.found
    assert match.nearest is not None
    assert match.nearest in TEXT
    assert "painted" in match.nearest
