"""Captures made by hand, so that a test shows nothing but its page."""

from __future__ import annotations

import datetime
from collections.abc import Callable

import pytest

from agbrowse.extract import assess
from agbrowse.models import Assessment, Capture, Document, Source, Zone

READ_AT = datetime.datetime(2026, 11, 30, 12, tzinfo=datetime.UTC)
Reader = Callable[..., Assessment]


@pytest.fixture
def read() -> Reader:
    """Assess a page given as text or bytes, by default a 200 of type text/html at a deep address."""

    def run(
        body: str | bytes,
        *,
        url: str = "https://quarle.example/notes/pond",
        asked: str | None = None,
        status: int | None = 200,
        type: str | None = "text/html; charset=utf-8",
        headers: tuple[tuple[str, str], ...] = (),
        source: Source = Source.FETCH,
        sheets: tuple[str, ...] = (),
        truncated: bool = False,
    ) -> Assessment:
        content_type = (("content-type", type),) if type else ()
        raw = body if isinstance(body, bytes) else body.encode()
        return assess(
            Capture(
                asked or url, url, status, content_type + headers, raw, source, READ_AT, stylesheets=sheets, truncated=truncated
            )
        )

    return run


@pytest.fixture
def page(read: Reader) -> Callable[..., Document]:
    """The document of a page's body."""

    def run(body: str, **options: object) -> Document:
        document = read(body, **options).document
        assert document is not None
        return document

    return run


@pytest.fixture
def zones(page: Callable[..., Document]) -> Callable[..., dict[str, Zone]]:
    """Each block's text with its zone."""

    def run(body: str, **options: object) -> dict[str, Zone]:
        document = page(body, **options)
        return {document.text[b.start : b.end]: b.zone for b in document.blocks}

    return run
