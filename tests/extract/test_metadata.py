"""What a page says of itself: dates, language, title, address, that it is old."""

from __future__ import annotations

import json

import pytest
from extract_pages import FILLER


def ld(**fields):
    return f'<script type="application/ld+json">{json.dumps({"@type": "NewsArticle", **fields})}</script>'


@pytest.mark.parametrize(
    ("markup", "published"),
    [
        ('<meta property="article:published_time" content="2021-04-25T10:00:00+07:00">', "2021-04-25T10:00:00+07:00"),
        ('<meta name="dc.date" content="2021-04-25">', "2021-04-25"),
        (ld(datePublished="2021-04-25T23:30:00-05:00"), "2021-04-25T23:30:00-05:00"),
        (
            '<script type="application/ld+json">{"@graph":[{"@type":"WebPage"},'
            '{"@type":"Article","datePublished":"2021-04-25"}]}</script>',
            "2021-04-25",
        ),
        ('<span itemprop=datePublished content="2021-04-25">x</span>', "2021-04-25"),
        ('<h1>x</h1><time datetime="2021-04-25">last spring</time>', "2021-04-25"),
        ("<h1>x</h1><p>Published 25 April 2021</p>", "2021-04-25"),
        ("<h1>x</h1><p>Published on April 25, 2021 by Ada Finch</p>", "2021-04-25"),
        ("<html lang=de><h1>x</h1><p>Veröffentlicht am 25.04.2021</p>", "2021-04-25"),
        ("<html lang=ko><h1>누리 저수지</h1><p>입력 2021.04.25 10:22 | 수정 2021.05.02 08:00</p>", "2021-04-25"),
        ("<html lang=es><h1>x</h1><p>25 de abril de 2021 (Actualizado el 3 de mayo de 2021)</p>", "2021-04-25"),
        ("<html lang=ja><h1>織江港</h1><p>公開日：2021年4月25日</p>", "2021-04-25"),
        ("<h1>x</h1><p class=date>25 April 2021</p>", "2021-04-25"),
        ("<h1>x</h1><p>Copyright 25 April 2021 Quarle Press</p>", None),
        ("<footer>© 2021 Quarle</footer>", None),
        ("<h1>When was it built?</h1><p>Asked on 4 May 2019. Readers often want to know.</p>", None),
        ("<h1>x</h1><p>The bridge was opened on 14 May 1987 by the mayor, and closed on 3 June 2001.</p>", None),
        ("<h1>x</h1><p>The market is held on 3 April 2044.</p>", None),
        ('<meta property="article:published_time" content="soon">', None),
    ],
)
def test_when_a_page_was_published(page, markup, published):
    assert page(markup + FILLER).published_at == published


def test_an_address_dates_a_page_only_as_year_month_day(page):
    assert page(FILLER, url="https://q.example/2021/04/25/pond").published_at == "2021-04-25"
    assert page(FILLER, url="https://q.example/journal/2021/04/92713").published_at is None


def test_when_a_page_was_changed(page):
    document = page(f"<h1>x</h1><p>Published 3 April 2021. Updated 5 May 2022.</p>{FILLER}")
    assert (document.published_at, document.modified_at) == ("2021-04-03", "2022-05-05")
    assert (
        page(ld(datePublished="2021-04-03", dateModified="2022-05-05T08:00:00Z") + FILLER).modified_at == "2022-05-05T08:00:00Z"
    )


@pytest.mark.parametrize(
    ("markup", "language"),
    [
        ("<html lang=de-at><p>Die Mühle steht am Fluss.</p>", "de-AT"),
        ("<meta http-equiv=content-language content=fr><p>Le moulin est au bord de l'eau.</p>", "fr"),
        ("<p>Die Mühle steht am Fluss, und der Müller wohnt nebenan. Sie ist nicht alt.</p>", "de"),
        ("<html lang=en><p>방문객은 대개 북쪽 길로 들어와 정원을 지나 나간다. 오래된 나무들이 그늘을 만든다.</p>", "ko"),
        ("<html lang=ko><p>The mill stands by the river, and the miller lives next door. It is not old.</p>", "en"),
    ],
)
def test_the_language_is_the_declared_one_unless_the_letters_refute_it(page, markup, language):
    assert page(markup).language == language


def test_title_author_site_and_address(page):
    document = page(
        '<title>Pond | Quarle Times</title><meta name=author content="By Ada Finch"><meta property="og:site_name"'
        ' content="Quarle Times">'
        "<link rel=canonical href=/notes/pond><h1>Depth of the pond</h1>"
    )
    assert document.title == "Pond | Quarle Times"
    assert document.author == "Ada Finch"
    assert document.site_name == "Quarle Times"
    assert document.canonical_url == "https://quarle.example/notes/pond"


def test_broken_structured_data_costs_nothing_else(page):
    document = page('<script type="application/ld+json">{"@type":</script><title>Pond</title><p>Four metres.</p>')
    assert (document.title, document.text) == ("Pond", "Four metres.")


@pytest.mark.parametrize(
    "notice",
    [
        "Note: this page is kept for old installations and is no longer updated.",
        "This document has been superseded by version 3.",
        "You are viewing an archived version of this page.",
        "This page is no longer maintained.",
        "This article may be out of date.",
        "Archived: the text below describes release 2.",
        "Diese Seite wird nicht mehr aktualisiert.",
        "Cette page n'est plus mise à jour.",
        "Esta página ya no se actualiza.",
        "이 문서는 더 이상 업데이트되지 않습니다.",
        "このページは更新されていません。",
        "本页面已不再更新。",
    ],
)
def test_a_page_that_calls_itself_old(page, notice):
    document = page(f"<h1>Quill</h1><p>{notice}</p><p>Quill 2.4 is the latest version.</p>{FILLER}")
    assert document.text[document.outdated.start : document.outdated.end] == notice


@pytest.mark.parametrize(
    "sentence",
    [
        "The old register is no longer updated by the harbour office.",
        "The town no longer rents the ice hall.",
        "The 1931 map was superseded by a new survey.",
        "Asked about it, he said: “This page is no longer updated.”",
        "Quill 2 is outdated; Quill 3 replaced it.",
        "The archive keeps 400 letters.",
        "This version adds search.",
    ],
)
def test_an_article_about_old_things_is_not_old(page, sentence):
    assert page(f"<h1>Quill</h1><p>{sentence}</p>{FILLER}").outdated is None
