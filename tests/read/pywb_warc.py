"""Writes the small WARC that the pywb tests serve. Run by the Python of pywb's own environment, which has warcio.

Usage: python pywb_warc.py OUT.warc.gz. All pages and numbers are invented.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

from warcio.statusandheaders import StatusAndHeaders
from warcio.warcwriter import WARCWriter

SITE = "https://pages.arvel-valley.org"
HTML = "text/html; charset=utf-8"


def page(title: str, text: str) -> bytes:
    return f"<!doctype html><html lang='en'><head><title>{title}</title></head><body><p>{text}</p></body></html>".encode()


# path, when, status line, headers, body
RESPONSES = [
    ("/bridge", "2019-03-04T05:06:07Z", "200 OK", {}, page("Bridge", "The Arvel bridge is 210 metres long.")),
    ("/mill", "2018-01-01T00:00:00Z", "200 OK", {}, page("Mill", "The mill ground 40 sacks a day.")),
    ("/mill", "2022-01-01T00:00:00Z", "404 Not Found", {}, page("Not found", "No such page.")),
    ("/old-road", "2020-01-01T00:00:00Z", "301 Moved Permanently", {"Location": "/bridge"}, b""),
    ("/far-road", "2020-01-01T00:00:00Z", "302 Found", {"Location": f"{SITE}/bridge"}, b""),
    ("/lost-road", "2020-01-01T00:00:00Z", "302 Found", {"Location": "/never-archived"}, b""),
    ("/loop", "2020-01-01T00:00:00Z", "302 Found", {"Location": "/loop"}, b""),
    ("/years", "2012-06-01T00:00:00Z", "200 OK", {}, page("Years", "Edition of 2012.")),
    ("/years", "2016-07-04T10:11:12Z", "200 OK", {}, page("Years", "Edition of 2016.")),
    ("/years", "2023-06-01T00:00:00Z", "200 OK", {}, page("Years", "Edition of 2023.")),
    ("/sorry", "2020-06-01T00:00:00Z", "200 OK", {}, page("Sorry", "Something went wrong.")),
    ("/busy", "2020-06-01T00:00:00Z", "503 Service Unavailable", {"Retry-After": "5"}, page("Busy", "Come back later.")),
    ("/find?q=mill+wheel&page=2", "2020-06-01T00:00:00Z", "200 OK", {}, page("Find", "Page two of the list.")),
    ("/pumps", "2023-01-01T00:00:00Z", "404 Not Found", {}, page("Not found", "No such page.")),
]
PUMPS = page("Pumps", "The pump house has 6 steam pumps.")


def main(path: str) -> None:
    with Path(path).open("wb") as out:
        writer = WARCWriter(out, gzip=True)

        def write(kind: str, url: str, when: str, status: str, headers: dict[str, str], body: bytes) -> object:
            http = StatusAndHeaders(status, [("Content-Type", HTML), *headers.items()], protocol="HTTP/1.1")
            dated = {"WARC-Date": when}
            record = writer.create_warc_record(url, kind, payload=io.BytesIO(body), http_headers=http, warc_headers_dict=dated)
            writer.write_record(record)
            return record

        for route, when, status, headers, body in RESPONSES:
            write("response", SITE + route, when, status, headers, body)
        first = write("response", f"{SITE}/pumps", "2017-01-01T00:00:00Z", "200 OK", {}, PUMPS)
        revisit = writer.create_revisit_record(
            f"{SITE}/pumps",
            first.rec_headers.get_header("WARC-Payload-Digest"),
            f"{SITE}/pumps",
            "2017-01-01T00:00:00Z",
            http_headers=StatusAndHeaders("200 OK", [("Content-Type", HTML)], protocol="HTTP/1.1"),
            warc_headers_dict={"WARC-Date": "2021-01-01T00:00:00Z"},
        )
        writer.write_record(revisit)


if __name__ == "__main__":
    main(sys.argv[1])
