"""Date fields of search results: the day, month or year that they name, and no more."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from agbrowse.discover.dates import leading_date, to_day

NOW = date(2026, 11, 30)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("2026-01-02", "2026-01-02"), ("2026-01-02T03:04:05Z", "2026-01-02"), ("2023-06-01T00:00:00.0000000", "2023-06-01"),
        ("2026-11-30T00:30:00+09:00", "2026-11-30"), ("Sun, 29 Nov 2026 00:30:00 +0900", "2026-11-29"),
        ("2026-01-02 03:04", "2026-01-02"),
        ("2021-05", "2021-05"), ("2021", "2021"), (2021, "2021"), ("2021/5/3", "2021-05-03"), ("2025. 3. 4.", "2025-03-04"),
        ("Oct 2, 2025", "2025-10-02"), ("2 October 2025", "2025-10-02"), ("April 30th, 2025", "2025-04-30"),
        ("May 2021", "2021-05"),
        ("2021 May 3", "2021-05-03"), ("4. März 2025", "2025-03-04"), ("4 août 2025", "2025-08-04"),
        ("4 de mayo de 2025", "2025-05-04"),
        ("Monday, January 5, 2026", "2026-01-05"), ("Jan 5, 2026, 3:04 PM", "2026-01-05"),
        ("2025년 3월 4일", "2025-03-04"), ("2025年3月", "2025-03"), ("2025年3月4日 10:00", "2025-03-04"),
        ("20260105", "2026-01-05"), ("20190304050607", "2019-03-04"), ("20260304T050607Z", "2026-03-04"),
        (20260105, "2026-01-05"),
        (1767225600, "2026-01-01"), (1767225600000, "2026-01-01"), ("1767225600", "2026-01-01"), (1767225600.5, "2026-01-01"),
        ({"date-parts": [[2021, 5]]}, "2021-05"), ({"date-parts": [[2021, 5, 6]]}, "2021-05-06"),
        ({"date-parts": [[None]]}, None),
        ("13/04/2025", "2025-04-13"), ("04/13/2025", "2025-04-13"), ("03/04/2025", "2025"), ("4.3.2025", "2025-03-04"),
        ("2025-13-01", None), ("2025-02-30", None), ("", None), ("n/a", None), (None, None), (True, None), (0, None),
        (-5, None), (float("nan"), None),
        ([], None), (["2021-01-02"], "2021-01-02"),
    ],
)  # fmt: skip
def test_a_date_is_read_as_far_as_it_goes(value: Any, expected: str | None) -> None:
    assert to_day(value, None) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("3 days ago", "2026-11-27"), ("a day ago", "2026-11-29"), ("1 week ago", "2026-11-23"),
        ("2 hours ago", "2026-11-30"), ("20 hours ago", "2026-11-29"),
        ("5 mins ago", "2026-11-30"), ("2 months ago", "2026-09"), ("11 months ago", "2025-12"), ("3 years ago", "2023"),
        ("3d ago", "2026-11-27"),
        ("yesterday", "2026-11-29"), ("Today", "2026-11-30"), ("Published 3 days ago", "2026-11-27"),
        ("3일 전", "2026-11-27"), ("2시간 전", "2026-11-30"), ("1주 전", "2026-11-23"), ("2개월 전", "2026-09"),
        ("1년 전", "2025"),
        ("어제", "2026-11-29"),
        ("3日前", "2026-11-27"), ("2時間前", "2026-11-30"), ("1週間前", "2026-11-23"), ("2か月前", "2026-09"),
        ("昨日", "2026-11-29"),
        ("3天前", "2026-11-27"), ("2小时前", "2026-11-30"), ("2个月前", "2026-09"), ("昨天", "2026-11-29"),
        ("vor 3 Tagen", "2026-11-27"), ("vor einer Woche", "2026-11-23"), ("vor 2 Stunden", "2026-11-30"),
        ("gestern", "2026-11-29"),
        ("il y a 3 jours", "2026-11-27"), ("il y a 2 mois", "2026-09"), ("hier", "2026-11-29"),
        ("hace 3 días", "2026-11-27"), ("hace un mes", "2026-10"),
        ("3 giorni fa", "2026-11-27"), ("há 3 dias", "2026-11-27"), ("3 дня назад", "2026-11-27"),
    ],
)  # fmt: skip
def test_how_long_ago_counts_from_the_given_day(text: str, expected: str) -> None:
    assert to_day(text, NOW) == expected
    assert to_day(text, None) is None


def test_a_date_before_the_snippet_is_found() -> None:
    assert leading_date("Mar 4, 2025 ... Total budget", None) == "2025-03-04"
    assert leading_date("2 days ago · Total budget", NOW) == "2026-11-28"
    assert leading_date("Total budget 2025 ... and more", None) is None
    assert leading_date("In 2025 the budget rose", None) is None
