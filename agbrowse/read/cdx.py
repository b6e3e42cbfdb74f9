"""The index of a wayback archive (CDX server): which captures of one address there are.

In: an archive's address, a page's, a time; then the text that came back. Out: the question's URL; the captures worth playing,
nearest first. Never asks: the reader fetches with its own client, and waybackpy, which builds the question and parses the
answer, is handed the lines.

Endpoint: `/cdx/search/cdx`, https://github.com/internetarchive/wayback/tree/master/wayback-cdx-server. Relied on: rows of
seven columns, `!field:regex`, `sort=closest`. archive.org allows about 24 questions a minute and answers an array of arrays;
pywb answers an object a line, reads the filter as "does not contain", and knows `fl` under other names; others ignore `sort`.
So rows are filtered and sorted here once more.
"""

from __future__ import annotations

import json
import re
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from datetime import datetime

from agbrowse.read.memento import from_digits, to_digits

_COLUMNS = "urlkey,timestamp,original,mimetype,statuscode,digest,length"
# Whole answers of errors and redirects are left out; revisits ("-") stay in, for they may repeat a good page.
_FILTER = "!statuscode:[345].."
_LIMIT = 500
_ROW = re.compile(r"\S+ [0-9]{14} \S+ \S+ \S+ \S+ \S+")


@dataclass(frozen=True, slots=True)
class CdxRow:
    """One capture in the index. `status` is "-" where the index does not know it (revisits)."""

    moment: datetime
    original: str
    mime: str
    status: str
    digest: str


def cdx_url(base: str, url: str, closest: datetime) -> str:
    """The address that asks the archive at `base` for captures of `url`, nearest to a time first."""
    from waybackpy.cdx_api import WaybackMachineCDXServerAPI
    from waybackpy.cdx_utils import full_url

    question = WaybackMachineCDXServerAPI(
        url, filters=[_FILTER], sort="closest", closest=to_digits(closest), limit=str(_LIMIT), gzip=""
    )
    payload: dict[str, str] = {}
    question.add_payload(payload)
    # JSON is what all servers answer without being told field names, in which they differ.
    payload |= {"output": "json", "limit": str(_LIMIT)}
    return str(full_url(f"{base}/cdx/search/cdx", payload))


def read_cdx(url: str, text: str) -> list[CdxRow]:
    """The rows of an answer, in its order; broken lines are passed over. Empty if the index knows no capture.

    Raises ValueError where the answer is no index at all (a page of HTML, JSON of another kind).
    """
    from waybackpy.cdx_api import WaybackMachineCDXServerAPI

    lines = _lines(text)

    class Fed(WaybackMachineCDXServerAPI):
        """waybackpy's parser, fed with lines that were fetched elsewhere."""

        def cdx_api_manager(self, payload: dict[str, str], headers: dict[str, str]) -> Generator[str, None, None]:
            yield "\n".join(lines)

    rows = []
    for snapshot in Fed(url).snapshots():
        moment = from_digits(snapshot.timestamp)
        if moment is not None:
            rows.append(CdxRow(moment, snapshot.original, snapshot.mimetype, snapshot.statuscode, snapshot.digest))
    return rows


def _lines(text: str) -> list[str]:
    """Well-formed lines of seven columns out of text, or out of the JSON forms that other servers give."""
    text = text.strip()
    if not text or text == "[]":
        return []
    if text.startswith(("[", "{")):
        return list(_json_lines(text))
    given = [line.strip() for line in text.splitlines()]
    good = [line for line in given if _ROW.fullmatch(line) and from_digits(line.split(" ")[1])]
    if not good:
        raise ValueError("not an index: no line of seven columns")
    return good


def _json_lines(text: str) -> Iterable[str]:
    """archive.org's array of arrays under a header row, or an object a line (pywb)."""
    try:
        rows = json.loads(text) if text.startswith("[") else [json.loads(line) for line in text.splitlines() if line.strip()]
    except ValueError as error:
        raise ValueError("not an index: broken JSON") from error
    names = _COLUMNS.split(",")
    others = {"original": "url", "mimetype": "mime", "statuscode": "status"}
    found = 0
    for row in rows:
        if isinstance(row, list) and len(row) == len(names):
            found += 1
            line = " ".join(str(value) for value in row)
        elif isinstance(row, dict) and "timestamp" in row:
            found += 1
            line = " ".join(str(row.get(name) or row.get(others.get(name, name)) or "-") for name in names)
        else:
            continue
        if _ROW.fullmatch(line) and from_digits(line.split(" ")[1]):
            yield line
    if rows and not found:
        raise ValueError("not an index: JSON of another kind")


def worth_playing(rows: Iterable[CdxRow], closest: datetime, bad_digests: frozenset[str] = frozenset()) -> list[CdxRow]:
    """The captures that may show the page, nearest to the asked time first, each content once.

    A revisit is as good as the capture whose digest it repeats; one that repeats nothing in sight comes last. Contents that
    were looked at and found bad (`bad_digests`) are left out.
    """
    rows = list(rows)
    good = {row.digest for row in rows if row.status.startswith("2")}

    def rank(row: CdxRow) -> int | None:
        if row.digest in bad_digests and row.digest != "-":
            return None
        if row.status.startswith("2") or (_is_revisit(row) and row.digest in good):
            return 0
        return 1 if _is_revisit(row) else None

    ranked = sorted(
        ((place, abs((row.moment - closest).total_seconds()), row) for row in rows if (place := rank(row)) is not None),
        key=lambda entry: entry[:2],
    )
    chosen: dict[object, CdxRow] = {}
    for _, _, row in ranked:
        chosen.setdefault(row.digest if row.digest != "-" else row.moment, row)
    return list(chosen.values())


def _is_revisit(row: CdxRow) -> bool:
    # Indexes write "-", and some "0", for the status of a revisit.
    return row.mime == "warc/revisit" or row.status in ("-", "0")
