"""Rows to candidates: merging, reasons, fields, damaged input, errors of the search tool."""

from __future__ import annotations

import json
import time
from datetime import date
from typing import Any

import pytest

from agbrowse.discover import read_results
from agbrowse.discover.document import results_document
from agbrowse.errors import InputError
from agbrowse.models import SearchResults

A, B = "https://a.example.org/1", "https://b.example.net/2"


def read(value: Any, now: date | None = None) -> SearchResults:
    payload = value if isinstance(value, bytes) else json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass")
    results = read_results(payload, now=now)
    json.dumps(results_document(results), ensure_ascii=False, allow_nan=False).encode("utf-8")  # can be printed
    return results


def urls(value: Any) -> list[str]:
    return [candidate.url for candidate in read(value).candidates]


def test_rows_of_one_page_are_merged_and_keep_their_ranks_and_ids() -> None:
    results = read(
        [
            {"id": "r1", "url": "http://www.example.org/p/", "title": "", "snippet": "first"},
            {"id": 7, "url": B, "title": "Other"},
            {
                "id": "r3",
                "url": "https://www.example.org/p?utm_source=x",
                "title": "Page",
                "snippet": "third",
                "date": "2026-01-02",
            },
        ]
    )
    page = results.candidates[0]
    assert (page.url, page.canonical_url) == ("http://www.example.org/p/", "https://www.example.org/p")
    assert (page.rank, page.ranks, page.inputs) == (1, (1, 3), ((0, "r1"), (2, "r3")))
    assert (page.title, page.snippet, page.date) == ("Page", "first", "2026-01-02")
    assert results.candidates[1].inputs == ((1, "7"),)
    assert (results.rows_in, results.merged) == (3, 1)
    assert [(row.index, row.rank, row.reason) for row in results.dropped] == [(2, 3, "duplicate")]


def test_every_row_that_is_no_candidate_has_its_reason() -> None:
    rows: list[Any] = [
        {"title": "no address"}, {"url": None}, {"url": 123}, {"url": "javascript:alert(1)"}, {"link": "/relative"},
        "https://", "http://exa mple.org/", "ftp://a.example.org/", 5, None,
        {"url": "https://duckduckgo.com/y.js?ad_domain=x"}, A,
    ]  # fmt: skip
    results = read(rows)
    assert [row.reason for row in results.dropped] == [
        *("no_url", "no_url", "bad_url", "bad_url", "bad_url", "bad_url", "bad_url", "bad_url", "bad_row", "bad_row"),
        "not_a_result",
    ]
    assert [candidate.url for candidate in results.candidates] == [A]
    assert results.dropped[3].url == "javascript:alert(1)"
    assert results.rows_in == len(rows)


def test_the_address_of_an_archived_copy_stays_and_its_site_is_the_originals() -> None:
    url = "https://web.archive.org/web/20190304050607/https://www.example.org/f"
    candidate = read([{"url": url}]).candidates[0]
    assert (candidate.url, candidate.registrable_domain) == (url, "example.org")


@pytest.mark.parametrize(
    ("row", "title", "snippet"),
    [
        ({"title": "Tarn <strong>ferry</strong> &amp; boats"}, "Tarn ferry & boats", ""),
        ({"title": "면적은 <b>412.5</b>㎢"}, "면적은 412.5㎢", ""),
        ({"description": "<p>One</p><p>Two<br>Three</p>"}, "", "One Two Three"),
        ({"description": "&lt;표&gt; 참고 &amp; 그림"}, "", "<표> 참고 & 그림"),
        ({"title": "How to use <template> in a < b"}, "How to use <template> in a < b", ""),
        ({"title": "  a\n\tb \u200b\u202ec\x07"}, "a b c", ""),
        ({"snippet": "<script>alert(1)</script>text<!-- no -->"}, "", "text"),
        ({"title": ["Lake levels"], "abstract": "<jats:p>Levels rose.</jats:p>"}, "Lake levels", "Levels rose."),
        ({"snippets": ["one", "two"]}, "", "one … two"),
        ({"abstract_inverted_index": {"rose": [1], "Levels": [0, 2]}}, "", "Levels rose Levels"),
        ({"title": None, "name": "Name", "snippet": "", "text": "Text"}, "Name", "Text"),
        ({"title": 1984}, "1984", ""),
    ],
)
def test_titles_and_snippets_are_plain_text(row: dict[str, Any], title: str, snippet: str) -> None:
    candidate = read([{"url": A, **row}]).candidates[0]
    assert (candidate.title, candidate.snippet) == (title, snippet)


def test_a_whole_page_or_a_secret_blob_is_no_snippet() -> None:
    candidate = read([{"url": A, "raw_content": "# Whole page", "encrypted_content": "AAAA"}]).candidates[0]
    assert candidate.snippet == ""
    assert len(read([{"url": A, "text": "word " * 10_000}]).candidates[0].snippet) <= 2000


def test_crawl_edit_and_capture_times_are_no_publication_dates() -> None:
    row = {
        "url": A,
        "dateLastCrawled": "2026-01-01",
        "last_updated": "2026-01-01",
        "timestamp": 1700000000,
        "updated": "2026-01-01",
    }
    assert read([row]).candidates[0].date is None


def test_relative_dates_need_a_day_to_count_from() -> None:
    rows = [{"url": A, "age": "3 days ago"}]
    assert read(rows).candidates[0].date is None
    assert read(rows, now=date(2026, 11, 30)).candidates[0].date == "2026-11-27"


@pytest.mark.parametrize(
    "payload",
    [
        b"", b"  \n ", b"\0\0\0", b"hello world", bytes(range(256)), b"<!DOCTYPE html><html></html>", b"null", b"42", b"{}",
        b'{"foo": 1}',
        b"[1, 2]", b'{"results": [{"url": "https:', b"[" * 5000, b"<rss><channel>", b"<!DOCTYPE a [<!ENTITY x 'y'>]><rss/>",
        b'{"a": x}\n{"b": y}',
    ],
)  # fmt: skip
def test_what_no_rows_can_be_read_from_is_an_input_error(payload: bytes) -> None:
    with pytest.raises(InputError):
        read_results(payload)


@pytest.mark.parametrize(
    "value",
    [
        [], {"results": []}, {"web": {"results": []}}, {"organic": None, "searchParameters": {"q": "x"}}, {"items": []},
        {"kind": "customsearch#search", "searchInformation": {"totalResults": "0"}},
        {"type": "search", "query": {"original": "q"}},
        {"choices": [{"message": {"role": "assistant", "content": "I do not know."}}]}, {"success": True, "data": []},
        {"status": "ok", "totalResults": 0, "articles": []}, {"error": None, "results": []}, {"errors": [], "results": []},
        {"error": "Google hasn't returned any results for this query.", "search_metadata": {"status": "Success"}},
        b"<rss><channel><title>t</title></channel></rss>",
    ],
)  # fmt: skip
def test_an_answer_that_found_nothing_is_an_answer(value: Any) -> None:
    results = read(value)
    assert (results.candidates, results.dropped, results.rows_in, results.upstream_error) == ((), (), 0, None)


@pytest.mark.parametrize(
    ("value", "code", "message"),
    [
        ({"results": [], "error": {"code": 429, "message": "quota"}}, "429", "quota"),
        ({"error": "Invalid API key"}, "error", "Invalid API key"),
        ({"error": {"code": None, "type": "insufficient_quota", "message": "quota"}}, "insufficient_quota", "quota"),
        ({"detail": {"error": "Unauthorized: missing key"}}, "error", "Unauthorized: missing key"),
        ({"message": "Unauthorized.", "statusCode": 403}, "403", "Unauthorized."),
        ({"jsonrpc": "2.0", "id": 1, "error": {"code": -32602, "message": "bad"}}, "-32602", "bad"),
        ({"result": {"isError": True, "content": [{"type": "text", "text": "429: https://d.example.org/"}]}}, "error", "429: https://d.example.org/"),
        ({"status_code": 40100, "status_message": "Not authorized", "tasks": None}, "40100", "Not authorized"),
        ({"type": "error", "error": {"type": "overloaded_error", "message": "Overloaded"}}, "overloaded_error", "Overloaded"),
        ({"errorMessage": "Authentication failed", "errorCode": "024"}, "024", "Authentication failed"),
        ({"_type": "ErrorResponse", "errors": [{"code": "InvalidAuthorization", "message": "m"}]}, "InvalidAuthorization", "m"),
        ({"status": "error", "code": "apiKeyInvalid", "message": "Your key"}, "apiKeyInvalid", "Your key"),
        ({"success": False, "error": "Rate limit exceeded"}, "error", "Rate limit exceeded"),
        ({"results": [], "unresponsive_engines": [["google", "timeout"]]}, "unresponsive_engines", "google: timeout"),
        ({"content": [{"type": "result", "content": {"type": "x_error", "error_code": "max_uses"}}]}, "max_uses", "max_uses"),
        (b'<yandexsearch><response><error code="32">Limit</error></response></yandexsearch>', "32", "Limit"),
    ],
)  # fmt: skip
def test_a_search_that_failed_is_not_a_search_that_found_nothing(value: Any, code: str, message: str) -> None:
    results = read(value)
    assert results.upstream_error == (code, message)
    assert results.candidates == ()


def test_an_error_beside_results_does_not_cost_them() -> None:
    results = read({"error": {"message": "one engine is down"}, "results": [{"url": A}]})
    assert (len(results.candidates), results.upstream_error) == (1, None)


ONE = json.dumps([{"url": A, "title": "가온"}], ensure_ascii=False)
DEEP = "[" * 100_000 + "]" * 100_000


@pytest.mark.parametrize(
    "payload",
    [
        pytest.param(b"\xef\xbb\xbf" + ONE.encode(), id="byte order mark"),
        pytest.param(ONE.encode("utf-16"), id="UTF-16 with a mark"),
        pytest.param(ONE.encode("utf-16-le"), id="UTF-16 without"),
        pytest.param(ONE.encode("utf-32"), id="UTF-32"),
        pytest.param(b'[{"url": "https://a.example.org/1\x00", "title": "a\x00b"}]', id="zero bytes"),
        pytest.param(b'[{"url": "https://a.example.org/1", "title": "line\nbreak\ttab"}]', id="raw control characters"),
        pytest.param(b'[{"url": "https://a.example.org/1", "score": NaN, "x": -Infinity, "y": 1e999}]', id="no numbers"),
        pytest.param(b'[{"url": "https://a.example.org/1", "n": ' + b"9" * 10_000 + b"}]", id="huge number"),
        pytest.param(b'[{"url": "https://x.example.org/", "url": "https://a.example.org/1"}]', id="key twice"),
        pytest.param(
            b'[{"url": "https://a.example.org/1", "title": "\\udfff \\ud83d\\ude00", "\\ud800": 1}]', id="lone surrogates"
        ),
        pytest.param('[{"url": "https://a.example.org/1", "title": "café"}]'.encode("latin-1"), id="not UTF-8"),
        pytest.param(b'{"url": "https://a.example.org/1"}\r\n', id="one line"),
        pytest.param(b'```json\n[{"url": "https://a.example.org/1"}]\n```', id="code fence"),
        pytest.param(
            b'event: message\ndata: {"results": [{"url": "https://a.example.org/1"}]}\n\ndata: [DONE]\n', id="event stream"
        ),
        pytest.param(('[{"url": "https://a.example.org/1", "x": ' + DEEP + "}]").encode(), id="nested too deep"),
        pytest.param(
            ('{"url": "https://a.example.org/1", "x": ' + '{"a":' * 5000 + "1" + "}" * 5001).encode(), id="objects too deep"
        ),
        pytest.param(b'"https://a.example.org/1"', id="one string"),
        pytest.param(b"https://a.example.org/1", id="one address"),
        pytest.param(b"- [T](https://a.example.org/1) ![i](https://img.example.org/i.png)\n", id="Markdown"),
        pytest.param(b"title,url\nT,https://a.example.org/1\n", id="CSV"),
    ],
)
def test_odd_input_is_read(payload: bytes) -> None:
    assert urls(payload) == [A]


def test_a_malformed_line_costs_only_itself() -> None:
    lines = b'{"url": "https://a.example.org/1"}\n# comment\n\n{"url": "https:\n"https://b.example.net/2"\n42\n'
    results = read(lines)
    assert [candidate.url for candidate in results.candidates] == [A, B]
    assert [(row.index, row.reason, row.raw) for row in results.dropped] == [
        (1, "bad_row", '{"url": "https:'),
        (3, "bad_row", "42"),
    ]


def test_documents_over_several_lines_one_after_another_are_read() -> None:
    assert urls(b'{\n "url": "https://a.example.org/1"\n}\n{\n "url": "https://b.example.net/2"\n}\n') == [A, B]


@pytest.mark.parametrize(
    "text",
    [
        f"{A}\n# a comment\n{B}\n",
        f"1. First - {A}\n2. Second - {B}.\n",
        f"See ({A}) and <{B}>, both good.",
        f"Title: One\nURL: {A}\nText: as on https://c.example.org/\n\nTitle: Two\nURL: {B}\n",
        f"[One]({A})\n[Two]({B})\n",
        f"[1] Title: One\n[1] URL Source: {A}\n[1] Description: d\n\n[2] Title: Two\n[2] URL Source: {B}\n",
        f'* [One]({A}) first\n* [Two (2)]({B} "tip")',
    ],
)
def test_addresses_in_plain_text_are_rows(text: str) -> None:
    assert urls(text.encode()) == [A, B]


def test_a_feed_gives_its_entries_with_the_publishers_day() -> None:
    feed = """<?xml version="1.0" encoding="euc-kr"?><rss><channel><title>Feed</title><link>https://feed.example.org/</link>
      <item><title>가 &amp; 나&nbsp;x</title><link>https://a.example.org/1?a=1&amp;utm_source=rss</link>
      <guid isPermaLink="false">z</guid>
      <pubDate>Sun, 29 Nov 2026 00:30:00 +0900</pubDate><description>&lt;p&gt;text&lt;/p&gt;</description></item>
      <item><title>no link</title></item></channel></rss>"""
    results = read(feed.encode("euc-kr"))
    candidate = results.candidates[0]
    assert (candidate.url, candidate.title, candidate.date) == ("https://a.example.org/1?a=1", "가 & 나 x", "2026-11-29")
    assert candidate.snippet == "text"
    assert [row.reason for row in results.dropped] == ["no_url"]


def test_a_yandex_answer_in_xml_is_read() -> None:
    answer = (
        "<yandexsearch><response><results><grouping><group><doc id='1'><url>https://a.example.org/1</url>"
        "<title>A <hlword>hit</hlword></title></doc></group></grouping></results></response></yandexsearch>"
    )
    candidate = read(answer.encode()).candidates[0]
    assert (candidate.url, candidate.title) == (A, "A hit")


def test_the_query_and_the_tool_are_kept_when_the_answer_names_them() -> None:
    results = read({"backend": "exa", "query": "kestrel", "results": [{"url": A}]})
    assert (results.backend, results.query, results.candidates[0].discovered_by) == ("exa", "kestrel", ("exa",))
    assert read({"searchParameters": {"q": "tarn"}, "organic": [{"link": A, "engines": ["x", "y"]}]}).query == "tarn"


def test_reading_takes_time_in_proportion_to_the_rows() -> None:
    def seconds(count: int) -> float:
        rows = [
            {"url": f"https://s{n % 500}.example.org/{n}?utm_source=x", "title": f"<b>{n}</b>", "date": "2 days ago"}
            for n in range(count)
        ]
        payload = json.dumps({"results": rows}).encode()
        start = time.process_time()
        assert len(read_results(payload).candidates) == count
        return time.process_time() - start

    seconds(100)
    assert seconds(16_000) < 16 * max(seconds(2_000), 0.05)


def test_rows_nested_too_deep_to_be_read_are_said() -> None:
    payload = b'{"results":' * 3_000 + b'[{"url": "https://a.example.org/1"}]' + b"}" * 3_000
    with pytest.raises(InputError, match="nested deeper"):
        read_results(payload)
