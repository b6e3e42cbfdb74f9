"""Times, links and headers as Memento archives write them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest

from agbrowse.errors import InputError
from agbrowse.read.memento import (
    distance_days,
    from_digits,
    mementos,
    original_headers,
    parse_as_of,
    parse_links,
    retry_after_s,
    to_digits,
    to_http_date,
)


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("2016", "2016-07-02T00:00:00"),
        ("2015", "2015-07-02T12:00:00"),
        ("2016-02", "2016-02-15T12:00:00"),
        ("2015-12", "2015-12-16T12:00:00"),
        ("9999", "9999-07-02T12:00:00"),
        ("9999-12", "9999-12-16T12:00:00"),
        ("2016-07-04", "2016-07-04T12:00:00"),
        (" 20160704101112 ", "2016-07-04T10:11:12"),
        ("2016-07-04T10:11:12Z", "2016-07-04T10:11:12"),
        ("2016-07-04t10:11:12z", "2016-07-04T10:11:12"),
        ("2016-07-04 10:11:12+09:00", "2016-07-04T01:11:12"),
        ("2016-07-04T10:11:12.5-02:30", "2016-07-04T12:41:12.500000"),
        ("2016-12-31T23:59:60Z", "2016-12-31T23:59:59"),
    ],
)
def test_as_of_is_a_moment_and_a_partial_date_means_its_middle(text: str, moment: str) -> None:
    assert parse_as_of(text) == datetime.fromisoformat(moment).replace(tzinfo=UTC)


@pytest.mark.parametrize(
    "text",
    ["", "yesterday", "16", "2016-13", "2016-02-30", "2016-7-4", "201607", "20160704", "20161304101112", "0000",
     "2016-07-04T10:11", "2016-07-04T10:11:12", "2016-07-04T25:00:00Z",
     "0001-01-01T00:00:00+14:00", "２０１６", "2016-07-04T10:11:12+9"],
)  # fmt: skip
def test_what_is_no_moment_is_an_input_error(text: str) -> None:
    with pytest.raises(InputError) as caught:
        parse_as_of(text)
    assert "14 digits" in caught.value.hint


def test_fourteen_digits_go_there_and_back() -> None:
    moment = datetime(987, 1, 2, 3, 4, 5, tzinfo=UTC)
    assert to_digits(moment) == "09870102030405"
    assert from_digits("09870102030405") == moment
    assert to_digits(datetime(2020, 1, 1, 5, tzinfo=timezone(timedelta(hours=9)))) == "20191231200000"
    assert from_digits("20200230000000") is None
    assert from_digits("2020") is None


def test_distance_is_in_days_and_unknown_without_an_asked_time() -> None:
    captured_at = datetime(2020, 1, 2, 12, tzinfo=UTC)
    assert distance_days(captured_at, datetime(2020, 1, 4, tzinfo=UTC)) == 1.5
    assert distance_days(captured_at, None) is None


@pytest.mark.parametrize(
    ("value", "seconds"),
    [
        ("7", 7.0),
        (" 0 ", 0.0),
        ("Sun, 01 Mar 2020 00:01:00 GMT", 60.0),
        ("Sun, 01 Mar 2015 00:00:00 GMT", 0.0),
        ("soon", None),
        ("-5", None),
        ("", None),
        (None, None),
    ],
)
def test_retry_after_is_seconds_or_a_date(value: str | None, seconds: float | None) -> None:
    assert retry_after_s(value, datetime(2020, 3, 1, tzinfo=UTC)) == seconds


def test_link_format_is_read_whatever_its_quoting() -> None:
    text = (
        '<https://a.org/x,y;z>; rel="original",\n'
        "<https://arch.org/timegate/https://a.org/>;rel=timegate\n"
        ' , <https://arch.org/1>; rel="first memento"; datetime="Tue, 05 May 2020 10:00:00 GMT",'
        "<https://arch.org/2> ;REL='memento' ; DateTime='Wed, 06 May 2020 10:00:00 GMT',,\n"
        '<https://arch.org/3>; rel="memento"; datetime="no date",'
        '<>; rel="memento"; datetime="Wed, 06 May 2020 10:00:00 GMT",\n'
        '<broken; rel="memento", "quoted <https://arch.org/9>'
    )
    links = parse_links(text)
    assert links[0].url == "https://a.org/x,y;z"
    assert links[0].rels == {"original"}
    assert [(link.url, to_http_date(link.moment)) for link in mementos(links) if link.moment] == [
        ("https://arch.org/1", "Tue, 05 May 2020 10:00:00 GMT"),
        ("https://arch.org/2", "Wed, 06 May 2020 10:00:00 GMT"),
    ]


def test_a_hostile_link_header_is_read_in_linear_time() -> None:
    assert parse_links('<a>;rel="' * 20_000) is not None
    assert parse_links("<" * 100_000) == []
    assert parse_links("<a>" + "; a" * 50_000) is not None


def test_the_page_gets_its_own_headers_back_and_none_of_the_archives() -> None:
    headers = (
        ("server", "archive"),
        ("set-cookie", "archive=1"),
        ("content-type", "text/html"),
        ("x-archive-orig-content-type", "text/html; charset=euc-kr"),
        ("x-archive-orig-content-encoding", "gzip"),
        ("x-archive-orig-server", "page"),
        ("memento-datetime", "Tue, 05 May 2020 10:00:00 GMT"),
    )
    assert original_headers(headers) == (
        ("content-type", "text/html; charset=euc-kr"),
        ("server", "page"),
        ("memento-datetime", "Tue, 05 May 2020 10:00:00 GMT"),
    )
