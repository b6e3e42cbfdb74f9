"""What part of the page a block stands in; next to each part one that only looks like it."""

from __future__ import annotations

import pytest
from extract_pages import FILLER

from agbrowse.models import Zone

CLAIM = "The quarry was sold for 3 million crowns."
LINK = f"<a href=/other>{CLAIM}</a>"


@pytest.mark.parametrize(
    ("markup", "zone"),
    [
        (f"<nav>{LINK}</nav>", Zone.NAVIGATION),
        (f"<div role=navigation>{LINK}</div>", Zone.NAVIGATION),
        (f"<div class=breadcrumbs><a href=/>Home</a> <a href=/n>News</a> <a href=/o>{CLAIM}</a></div>", Zone.NAVIGATION),
        (f"<section class=related><h2>More</h2>{LINK}</section>", Zone.TEASER),
        (f"<h2>You may also like</h2><ul><li>{LINK}</li></ul>", Zone.TEASER),
        (f"<h3>관련기사</h3><ul><li>{LINK}</li></ul>", Zone.TEASER),
        (f"<h3>Das könnte Sie auch interessieren</h3><p>{LINK}</p>", Zone.TEASER),
        (f"<h3>Lire aussi</h3><p>{LINK}</p>", Zone.TEASER),
        (f"<h3>関連記事</h3><p>{LINK}</p>", Zone.TEASER),
        (f"<h3>相关阅读</h3><p>{LINK}</p>", Zone.TEASER),
        (f"<p><b>Read also:</b> {LINK}</p>", Zone.TEASER),
        (f"<p>Lesen Sie auch: {LINK}</p>", Zone.TEASER),
        (f"<p>▶ 관련기사: {LINK}</p>", Zone.TEASER),
        (f"<aside><ul><li>{LINK}</li></ul></aside>", Zone.TEASER),
        (f"<div class=teaser><a href=/o>Quarry</a><p>{CLAIM}</p></div>", Zone.TEASER),
        (f"<section id=comments><h2>Comments (2)</h2><p>{CLAIM}</p></section>", Zone.COMMENT),
        (f"<div><h2>3 comments</h2><p>{CLAIM}</p></div>", Zone.COMMENT),
        (f"<div><h3>댓글 2</h3><p>{CLAIM}</p></div>", Zone.COMMENT),
        (f"<div class=cookie-banner><p>We use cookies. {CLAIM}</p><button>Accept</button></div>", Zone.NOTICE),
        (f"<div role=dialog><p>{CLAIM}</p></div>", Zone.NOTICE),
        (f"<footer><p>{CLAIM}</p></footer>", Zone.FOOTER),
        (f"<header><span>{LINK}</span></header>", Zone.HEADER),
    ],
)
def test_parts_that_are_not_the_pages_own_text(zones, markup, zone):
    found = zones(f"<article><h1>Choir</h1><p>The choir sings.</p></article>{markup}{FILLER}")
    assert next(z for text, z in found.items() if CLAIM in text) is zone


@pytest.mark.parametrize(
    "markup",
    [
        f"<p>{CLAIM}</p>",
        f"<header><p class=dek>{CLAIM}</p></header>",
        f"<article><header><h2>Sale</h2><p>{CLAIM}</p></header></article>",
        f"<aside><p>{CLAIM}</p></aside>",
        f"<section class=related-work><h2>Related work</h2><p>{CLAIM}</p></section>",
        f"<p>Read also the old deeds. {CLAIM}</p>",
        f"<p>See also: {CLAIM}</p>",
        f"<p>Sold in 1999:</p><ul><li><a href=/q>{CLAIM}</a></li></ul>",
        f"<div class=cookie-recipe><p>{CLAIM}</p></div>",
        f"<p class=teaser>{CLAIM}</p>",
        f"<p>{CLAIM} <a href=/d>The deed</a> is kept in the town hall.</p>",
        f"<div class='post category-related tag-comments has-sidebar'><p>{CLAIM}</p></div>",
        f"<table><tr><th>Sale</th><td>{CLAIM}</td></tr></table>",
        f"<details><p>{CLAIM}</p></details>",
        f"<h2>Comments on the sale by the mayor</h2><p>{CLAIM}</p>",
    ],
)
def test_parts_that_only_look_like_it_stay_main(zones, markup):
    found = zones(f"<main><h1>Choir</h1><p>The choir sings.</p>{markup}{FILLER}</main>")
    assert next(z for text, z in found.items() if CLAIM in text) is Zone.MAIN


@pytest.mark.parametrize(
    "wrap",
    [
        "<aside><article>{}</article></aside>",
        "<div class=sidebar>{}</div>",
        "<footer>{}</footer>",
        "<div class=newsletter>{}</div>",
    ],
)
def test_what_holds_the_page_is_main(zones, wrap):
    found = zones(wrap.replace("{}", f"<h1>Bees</h1><p>{CLAIM}</p>{FILLER}"))
    assert next(z for text, z in found.items() if CLAIM in text) is Zone.MAIN


def test_a_teaser_section_ends_with_its_box(zones):
    found = zones(
        f"<h1>Bakery</h1><div class=more><h2>You may also like</h2><p>{LINK}</p></div><p>The bakery opens at six every day.</p>"
    )
    assert found["The bakery opens at six every day."] is Zone.MAIN


@pytest.mark.parametrize(
    "markup",
    [
        '<script type="application/ld+json">{"@type":"DiscussionForumPosting"}</script><h1>T</h1><div class=thread><div'
        " class=post><p>%s</p></div></div>",
        '<script type="application/ld+json">{"@graph":[{"@type":"QAPage"}]}</script><h1>T</h1><div class=answer><p>%s</p>'
        "</div>",
        "<body class='phpbb viewtopic'><h1>T</h1><div class=postbody><p>Where?</p></div><div class=postbody><p>%s</p></div>",
        "<body><h1>T</h1><div class='topic-post'><div class=cooked><p>Where?</p></div></div><div class='topic-post'><div"
        " class=cooked><p>%s</p></div></div>",
        "<body class=question-page><h1>T</h1><div class=question><div class=s-prose><p>Where?</p></div></div><div"
        " class='answer answercell'><div class=s-prose><p>%s</p></div></div>",
    ],
)
def test_posts_are_the_text_of_a_discussion(page, markup):
    document = page(markup % CLAIM)
    assert document.discussion
    assert next(b.zone for b in document.blocks if CLAIM in document.text[b.start : b.end]) is Zone.POST


def test_comments_of_an_article_are_no_discussion(page):
    document = page(f"<article><h1>T</h1><p>x</p></article><div class=comments><div class=comment><p>{CLAIM}</p></div></div>")
    assert not document.discussion


def test_buttons_and_labels_are_controls(page):
    document = page("<p>Text.</p><form><label>Your name</label><input><button>Send</button></form>")
    assert [b.kind for b in document.blocks] == ["paragraph", "control", "control"]


def test_a_button_inside_a_sentence_is_a_word(page):
    assert page("<p>The <button>plover</button> sings.</p>").text == "The plover sings."
