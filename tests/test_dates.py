"""Dates in running text and as whole strings, in seven languages."""

import datetime
import time

import pytest

from agbrowse.dates import find_dates, find_days, parse_date
from agbrowse.lang import get_language

TODAY = datetime.date(2026, 11, 30)  # a Monday


def read(tag: str, text: str) -> list[str]:
    """Each mention as "date", "date..until", with its relation before it."""
    mentions = find_dates(text, get_language(tag), TODAY)
    return [
        (f"{m.relation} " if m.relation else "") + str(m.date) + (f"..{m.until}" if m.until else "")
        for m in mentions
        if m.kind != "bare_year"
    ]


EN = [
    ("It opened on 14 May 1987.", ["1987-05-14"]),
    ("It opened on May 14, 1987.", ["1987-05-14"]),
    ("Lit on Feb 2nd, 1983", ["1983-02-02"]),
    ("the 3rd of April, 1931", ["1931-04-03"]),
    ("Logged 1987-05-14 at noon", ["1987-05-14"]),
    ("Paid 25/12/2024", ["2024-12-25"]),
    ("in May 1987", ["1987-05"]),
    ("in the spring of 1987", ["1987"]),
    ("since 1931", ["since 1931"]),
    ("built before 1990", ["before 1990"]),
    ("shut after 3 June 2011", ["after 2011-06-03"]),
    ("from 1911 to 1913", ["1911..1913"]),
    ("between 1911 and 1913", ["1911..1913"]),
    ("surveyed in 2011-2014", ["2011..2014"]),
    ("the season 2011–14", ["2011..2014"]),
    ("held on 14-16 May 1987", ["1987-05-14..1987-05-16"]),
    ("14 May – 3 June 1987", ["1987-05-14..1987-06-03"]),
    ("May 14–16, 1987", ["1987-05-14..1987-05-16"]),
    ("in the 1980s", ["1980..1989"]),
    ("in the '80s", ["1980..1989"]),
    ("in the 19th century", ["1801..1900"]),
    ("the summer of '87", ["1987"]),
    ("yesterday", ["2026-11-29"]),
    ("last Friday", ["2026-11-27"]),
    ("3 days ago", ["2026-11-27"]),
    ("two weeks ago", ["2026-11-16"]),
    ("last month", ["2026-10"]),
    ("next May", ["2027-05"]),
    ("In 1932 there were 377 barges", ["1932"]),
    ("(1809)", ["1809"]),
    ("Selm (b. 3 Feb. 1871)", ["1871-02-03"]),
    ("AD 793", ["0793"]),
    ("5,219 coins and 1,860 hives", []),
    ("version 3.13 at 10:30", []),
    ("2000 tonnes of 1200 people", []),
    ("on Friday", []),
    ("31 February 1999", ["1999-02"]),
    ("article 92713", []),
    ("$1987 or 1999%", []),
    ("in 44 BC and 1200 BC", []),
]
DE = [
    ("am 3. April 2024", ["2024-04-03"]),
    ("am 03.04.2024", ["2024-04-03"]),
    ("am 3.4.2024", ["2024-04-03"]),
    ("seit dem 14. Mai 1987", ["since 1987-05-14"]),
    ("im Mai 1987", ["1987-05"]),
    ("im März 2001", ["2001-03"]),
    ("seit 1931", ["since 1931"]),
    ("vor 1990", ["before 1990"]),
    ("bis 1945", ["until 1945"]),
    ("von 1911 bis 1913", ["1911..1913"]),
    ("2011–2014", ["2011..2014"]),
    ("in den 1980er Jahren", ["1980..1989"]),
    ("im 19. Jahrhundert", ["1801..1900"]),
    ("im Sommer 1987", ["1987"]),
    ("vom 14. bis 16. Mai 1987", ["1987-05-14..1987-05-16"]),
    ("gestern", ["2026-11-29"]),
    ("vor 3 Tagen", ["2026-11-27"]),
    ("letzten Freitag", ["2026-11-27"]),
    ("im letzten Monat", ["2026-10"]),
    ("12. Jan. 1999", ["1999-01-12"]),
    ("1.226 Euro", []),
    ("1860 Säcke Gerste", []),
    ("um 10.30 Uhr", []),
]
ES = [
    ("el 3 de abril de 2024", ["2024-04-03"]),
    ("1.º de mayo de 1931", ["1931-05-01"]),
    ("en abril de 2024", ["2024-04"]),
    ("03/04/2024", ["2024-04-03"]),
    ("desde 1931", ["since 1931"]),
    ("antes de 1990", ["before 1990"]),
    ("hasta 1945", ["until 1945"]),
    ("entre 1911 y 1913", ["1911..1913"]),
    ("de 1911 a 1913", ["1911..1913"]),
    ("en el siglo XIX", ["1801..1900"]),
    ("en los años 80", ["1980..1989"]),
    ("la década de 1980", ["1980..1989"]),
    ("ayer", ["2026-11-29"]),
    ("hace 3 días", ["2026-11-27"]),
    ("el mes pasado", ["2026-10"]),
    ("el año pasado", ["2025"]),
    ("el viernes pasado", ["2026-11-27"]),
    ("12 de ene. de 1999", ["1999-01-12"]),
    ("del 3 al 5 de mayo de 1931", ["1931-05-03..1931-05-05"]),
    ("1.226 euros", []),
    ("2000 habitantes", []),
]
FR = [
    ("le 3 avril 2024", ["2024-04-03"]),
    ("le 1er mai 1931", ["1931-05-01"]),
    ("en août 2024", ["2024-08"]),
    ("03/04/2024", ["2024-04-03"]),
    ("depuis 1931", ["since 1931"]),
    ("avant 1990", ["before 1990"]),
    ("jusqu'en 1945", ["until 1945"]),
    ("entre 1911 et 1913", ["1911..1913"]),
    ("de 1911 à 1913", ["1911..1913"]),
    ("au XIXe siècle", ["1801..1900"]),
    ("dans les années 1980", ["1980..1989"]),
    ("les années 80", ["1980..1989"]),
    ("hier", ["2026-11-29"]),
    ("il y a 3 jours", ["2026-11-27"]),
    ("le mois dernier", ["2026-10"]),
    ("l'année dernière", ["2025"]),
    ("vendredi dernier", ["2026-11-27"]),
    ("12 janv. 1999", ["1999-01-12"]),
    ("du 3 au 5 mai 1931", ["1931-05-03..1931-05-05"]),
    ("au printemps 1987", ["1987"]),
    ("1 226 euros", []),
    ("2000 habitants", []),
]
KO = [
    ("1978년 10월 5일에 열렸다", ["1978-10-05"]),
    ("1978년10월5일", ["1978-10-05"]),
    ("2024. 4. 3.", ["2024-04-03"]),
    ("2024.04.03", ["2024-04-03"]),
    ("2024-04-03", ["2024-04-03"]),
    ("1931년에 세워졌다", ["1931"]),
    ("1931년 5월", ["1931-05"]),
    ("1931년부터", ["since 1931"]),
    ("1931년까지", ["until 1931"]),
    ("1931년 이후", ["after 1931"]),
    ("1931년 이전", ["before 1931"]),
    ("1911년부터 1913년까지", ["1911..1913"]),
    ("1980년대", ["1980..1989"]),
    ("19세기", ["1801..1900"]),
    ("1987년 봄", ["1987"]),
    ("단기 4290년", ["1957"]),
    ("어제", ["2026-11-29"]),
    ("3일 전", ["2026-11-27"]),
    ("지난달", ["2026-10"]),
    ("작년", ["2025"]),
    ("지난 금요일", ["2026-11-27"]),
    ("１６２７년", ["1627"]),
    ("1000년간", []),
    ("59,000원", []),
    ("1860명", []),
]
JA = [
    ("2024年4月3日に開通した", ["2024-04-03"]),
    ("令和6年4月3日", ["2024-04-03"]),
    ("令和元年", ["2019"]),
    ("平成元年1月8日", ["1989-01-08"]),
    ("昭和45年", ["1970"]),
    ("昭和四十五年三月", ["1970-03"]),
    ("大正3年", ["1914"]),
    ("明治四十五年", ["1912"]),
    ("㍻12年", ["2000"]),
    ("2024年(令和6年)4月3日", ["2024-04-03"]),
    ("二〇二四年四月三日", ["2024-04-03"]),
    ("2024/04/03", ["2024-04-03"]),
    ("R6.4.3", ["2024-04-03"]),
    ("1931年以降", ["after 1931"]),
    ("1931年まで", ["until 1931"]),
    ("1911年から1913年", ["1911..1913"]),
    ("1980年代", ["1980..1989"]),
    ("19世紀", ["1801..1900"]),
    ("昨日", ["2026-11-29"]),
    ("3日前", ["2026-11-27"]),
    ("先月", ["2026-10"]),
    ("昨年", ["2025"]),
    ("令和6年度", ["2024"]),
    ("1000年間", []),
    ("3か月", []),
]
ZH = [
    ("2024年4月3日开通", ["2024-04-03"]),
    ("2024年4月3號", ["2024-04-03"]),
    ("民國113年", ["2024"]),
    ("民國113年4月3日", ["2024-04-03"]),
    ("一九三一年", ["1931"]),
    ("二〇二四年四月三日", ["2024-04-03"]),
    ("于1931年建成", ["1931"]),
    ("自1931年以来", ["since 1931"]),
    ("1931年之前", ["before 1931"]),
    ("1931年以后", ["after 1931"]),
    ("1911年至1913年", ["1911..1913"]),
    ("1980年代", ["1980..1989"]),
    ("20世纪80年代", ["1980..1989"]),
    ("19世纪", ["1801..1900"]),
    ("2024-04-03", ["2024-04-03"]),
    ("昨天", ["2026-11-29"]),
    ("3天前", ["2026-11-27"]),
    ("上个月", ["2026-10"]),
    ("去年", ["2025"]),
    ("1000年前的城", ["1026"]),
    ("3亿元", []),
]
TABLES = {"en": EN, "de": DE, "es": ES, "fr": FR, "ko": KO, "ja": JA, "zh": ZH}


@pytest.mark.parametrize(
    ("tag", "text", "want"),
    [pytest.param(tag, text, want, id=f"{tag}-{text}") for tag, rows in TABLES.items() for text, want in rows],
)
def test_dates_of_running_text_are_found(tag: str, text: str, want: list[str]) -> None:
    assert read(tag, text) == want


def test_spans_are_of_the_given_text() -> None:
    text = "Am\u00a0\u00ad3.\u00a0April\u00a02024 brannte es"
    (mention,) = find_dates(text, get_language("de"))
    assert text[mention.start : mention.end] == "3.\u00a0April\u00a02024"


def test_an_ambiguous_order_keeps_both_readings() -> None:
    (mention,) = find_dates("03/04/2024", get_language("en"))
    assert (str(mention.date), str(mention.other)) == ("2024-03-04", "2024-04-03")


def test_a_lone_number_that_may_be_a_year_is_marked() -> None:
    (mention,) = find_dates("The 1931 flood", get_language("en"))
    assert mention.kind == "bare_year"


def test_relative_dates_need_a_reference() -> None:
    assert find_dates("yesterday and 3 days ago", get_language("en")) == []


def test_days_without_a_year_are_found_apart() -> None:
    days = find_days("On 14 May and March 3rd, but not on 2 June 1999", get_language("en"))
    assert [(d.month, d.day) for d in days] == [(5, 14), (3, 3)]
    assert [(d.month, d.day) for d in find_days("10月5日に", get_language("ja"))] == [(10, 5)]


WHOLE = [
    ("2021", None, "2021"),
    ("2021-05", None, "2021-05"),
    ("2011-12", None, "2011-12"),
    ("2021-05-01", None, "2021-05-01"),
    ("2021/5/1", None, "2021-05-01"),
    ("20210501", None, "2021-05-01"),
    ("20240503101112", None, "2024-05-03T10:11:12Z"),
    ("2021-05-01T10:00:00Z", None, "2021-05-01T10:00:00Z"),
    ("2021-05-01T10:00:00.123+0900", None, "2021-05-01T10:00:00+09:00"),
    ("2021-05-01 10:00", None, "2021-05-01"),
    ("Tue, 14 May 2024 10:00:00 GMT", None, "2024-05-14T10:00:00Z"),
    ("14 May 2024 10:00:00 -0500", None, "2024-05-14T10:00:00-05:00"),
    ("1714739000", None, "2024-05-03T12:23:20Z"),
    ("1714739000123", None, "2024-05-03T12:23:20Z"),
    ("May 14, 2024 · 5 min read", None, "2024-05-14"),
    ("Published: 3 April 2024", None, "2024-04-03"),
    ("3 days ago", None, "2026-11-27"),
    ("3일 전", None, "2026-11-27"),
    ("2024년 4월 3일", None, "2024-04-03"),
    ("vor 3 Tagen", None, "2026-11-27"),
    ("hace 2 semanas", None, "2026-11-16"),
    ("il y a 2 jours", None, "2026-11-28"),
    ("3日前", None, "2026-11-27"),
    ("Updated 3 hours ago", None, "2026-11-30"),
    ("03/04/2024", None, "2024"),
    ("03/04/2024", "en-GB", "2024-04-03"),
    ("03/04/2024", "en-US", "2024-03-04"),
    ("03/04/2024", "fr", "2024-04-03"),
    ("25/12/2024", None, "2024-12-25"),
    ("2021-13-45", None, None),
    ("2021-02-30", None, None),
    ("soon", None, None),
    ("", None, None),
    ("1 May 2020 to 3 May 2021 and 5 June 2022", None, None),
    ("x" * 5000, None, None),
]


@pytest.mark.parametrize(("text", "language", "want"), WHOLE, ids=[f"{t[:40]}-{tag}" for t, tag, _ in WHOLE])
def test_a_whole_string_is_a_date(text: str, language: str | None, want: str | None) -> None:
    assert parse_date(text, reference=TODAY, language=language) == want


def test_a_relative_string_without_reference_is_unknown() -> None:
    assert parse_date("3 days ago") is None


HOSTILE = {
    "digits": "1" * 50_000,
    "letters": "a" * 100_000,
    "months": "May " * 8_000,
    "days": "14 " * 8_000,
    "years": "2011-" * 8_000,
    "han": "年" * 50_000,
    "numerals": "19" + "十" * 50_000,
    "commas": "1987, " * 5_000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_text_costs_linear_time(text: str) -> None:
    start = time.process_time()
    for tag in ("en", "ja"):
        find_dates(text, get_language(tag), TODAY)
    assert time.process_time() - start < 4
