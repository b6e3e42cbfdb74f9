"""Proof against a page or a text at hand, without the network.

In: claims and quotations with a file, or rows `{id, claim, document | file | html, lang?}`. Out: `agbrowse-prove-v1` documents,
one a row and in order. Nothing is fetched: not even a style sheet.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

from agbrowse.envelope.evidence import proof_error_document
from agbrowse.envelope.pages import prove_document
from agbrowse.errors import ExitCode, InputError
from agbrowse.models import Document, Reading
from agbrowse.prove import claim_constraint
from agbrowse.prove.scorer import Scorer
from agbrowse.research.examine import Errand, ask, unread
from agbrowse.research.files import file_reading, read_file, reading_of_bytes, reading_of_text
from agbrowse.research.rows import Row, RowError
from agbrowse.research.verify import answer_of

_LOG = logging.getLogger(__name__)


def prove_file(
    claims: Sequence[str],
    quotes: Sequence[str],
    path: Path | None,
    body: bytes | None,
    *,
    today: date,
    scorer: Scorer | None = None,
    match_case: bool = False,
) -> tuple[dict[str, Any], Document | None, ExitCode]:
    """Ask one file, or bytes from stdin. Raises InputError for a file that cannot be read."""
    reading = file_reading(path) if path is not None else reading_of_bytes(body or b"")
    constraints = tuple(claim_constraint(claim, id=f"c{n}") for n, claim in enumerate(claims, 1))
    errand = Errand(constraints, "", today, 0, quotes=tuple(quotes), scorer=scorer, match_case=match_case)
    page = ask(reading.url, reading, errand) if reading.document is not None else unread(reading, errand)
    document = prove_document(reading, page.proofs, page.quotes)
    # A file that cannot be read leaves the question open, whatever it is of.
    answer = answer_of(page.proofs, page.quotes) if reading.ok else ExitCode.UNDECIDED
    return document, reading.document, answer


def prove_rows(
    rows: Iterable[Row], *, folder: Path, today: date, scorer: Scorer | None = None
) -> Iterator[tuple[dict[str, Any], ExitCode]]:
    """One document and answer a row, as they come."""
    for row in rows:
        try:
            document = _proved(row, folder, today, scorer)
        except (RowError, InputError) as error:
            document = _failed(row, "bad_row", str(error), error.hint)
        except Exception as error:  # noqa: BLE001  whatever this row's text does to us, the other rows are still to be answered
            _LOG.info("unexpected on line %d", row.line, exc_info=error)
            document = _failed(row, "internal", f"unexpected {type(error).__name__}", "run again with -v for the traceback")
        yield document, answer_of([document], [])


def _failed(row: Row, code: str, message: str, hint: str) -> dict[str, Any]:
    claim = row.fields.get("claim") if row.fields is not None else None
    return proof_error_document(row.id, claim if isinstance(claim, str) else None, row.line, code, message, hint)


def _proved(row: Row, folder: Path, today: date, scorer: Scorer | None) -> dict[str, Any]:
    claim = row.text("claim", needed=True) or ""
    language = row.text("lang")
    reading = _at_hand(row, folder, language)
    if reading.document is not None and language is not None:
        reading = replace(reading, document=replace(reading.document, language=language))
    errand = Errand((claim_constraint(claim),), language or "", today, 0, scorer=scorer)
    page = ask(reading.url, reading, errand) if reading.document is not None else unread(reading, errand)
    document = page.proofs[0] | {"id": row.id}
    return document | {"verdict": reading.verdict.value, "reason": reading.reason.value if reading.reason else None}


def _at_hand(row: Row, folder: Path, language: str | None) -> Reading:
    text, html, file = row.text("document"), row.text("html"), row.text("file")
    if sum(value is not None for value in (text, html, file)) != 1:
        raise RowError("the row needs one of 'document', 'html' and 'file'", "give exactly one of them")
    if text is not None:
        return reading_of_text(text, language)
    if html is not None:
        return reading_of_bytes(html.encode("utf-8", "replace"), content_type="text/html; charset=utf-8")
    path = folder / (file or "")
    try:
        return reading_of_bytes(read_file(path), name=path.name)
    except OSError as error:
        message = f"cannot read {path}: {error.strerror or error}"
        raise RowError(message, "a relative path starts at the batch's folder") from error
