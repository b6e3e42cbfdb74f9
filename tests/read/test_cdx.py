"""The index of a wayback archive: the question, the answer's forms, and which captures are worth playing."""

from __future__ import annotations

from datetime import UTC, datetime
from urllib.parse import parse_qs, urlsplit

import pytest

from agbrowse.read.cdx import cdx_url, read_cdx, worth_playing

URL = "https://a.org/x?b=1&c=2"
ASKED = datetime(2020, 1, 1, tzinfo=UTC)


def line(when: str, status: str = "200", digest: str = "", mime: str = "text/html") -> str:
    return f"org,a)/x?b=1&c=2 {when} https://a.org/x?b=1&c=2 {mime} {status} {digest or 'D' + when} 900"


def test_the_question_names_the_page_escaped_and_the_time() -> None:
    parts = urlsplit(cdx_url("https://arch.org/sub", URL, ASKED))
    assert parts.path == "/sub/cdx/search/cdx"
    asked = parse_qs(parts.query)
    assert asked["url"] == [URL]
    assert asked["closest"] == ["20200101000000"]
    assert asked["sort"] == ["closest"]
    assert asked["filter"] == ["!statuscode:[345].."]


@pytest.mark.parametrize(
    "text",
    [
        line("20190102030405") + "\n",
        "garbage\n" + line("20190102030405") + "\nshort 2019\n" + line("20191302030405") + "\n" + line("20190102030405")[:70],
        '[["urlkey","timestamp","original","mimetype","statuscode","digest","length"],'
        '["k","20190102030405","https://a.org/x","text/html","200","DIGEST","9"],["k"],7,null]',
        '{"urlkey":"k","timestamp":"20190102030405","url":"https://a.org/x","mime":"text/html","status":"200","digest":"X"}\n',
    ],
    ids=["text", "broken lines among good ones", "json rows", "json objects"],
)
def test_rows_are_read_from_every_form(text: str) -> None:
    rows = read_cdx(URL, text)
    assert [(row.moment, row.status) for row in rows] == [(datetime(2019, 1, 2, 3, 4, 5, tzinfo=UTC), "200")]


@pytest.mark.parametrize(
    "text", ["", " \n", "[]", "[]\n", '[["urlkey","timestamp","original","mimetype","statuscode","digest","length"]]']
)
def test_no_rows_are_an_answer(text: str) -> None:
    assert read_cdx(URL, text) == []


@pytest.mark.parametrize(
    "text", ["<!doctype html><p>Sorry", '{"message": "maintenance"}', "[1,2", '[{"a":1}]', "Invalid date: x"]
)
def test_what_is_no_index_is_not_taken_for_an_empty_one(text: str) -> None:
    with pytest.raises(ValueError, match="not an index"):
        read_cdx(URL, text)


def test_captures_come_nearest_first_and_each_content_once() -> None:
    rows = read_cdx(
        URL,
        "\n".join(
            [
                line("20100101000000", digest="OLD"),
                line("20180101000000", digest="NEAR"),
                line("20190101000000", "404"),
                line("20200601000000", "-", digest="NEAR", mime="warc/revisit"),
                line("20200101000000", "-", digest="ELSE", mime="warc/revisit"),
                line("20210101000000", "301"),
                line("20200102000000", digest="BAD"),
            ]
        ),
    )
    chosen = worth_playing(rows, ASKED, frozenset({"BAD"}))
    assert [(row.moment.year, row.digest) for row in chosen] == [(2020, "NEAR"), (2010, "OLD"), (2020, "ELSE")]
