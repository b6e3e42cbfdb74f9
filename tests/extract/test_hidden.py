"""What no reader sees is not text; what only looks like it is."""

from __future__ import annotations

import pytest

SECRET = "The cheese won a medal in 1999."


@pytest.mark.parametrize(
    "markup",
    [
        "<p hidden>{}</p>",
        "<p style='display:none'>{}</p>",
        "<div style='DISPLAY : NONE !important'><p>{}</p></div>",
        "<p style='visibility:hidden'>{}</p>",
        "<p style='opacity:0'>{}</p>",
        "<p style='font-size:0'>{}</p>",
        "<p style='font-size:0.1px'>{}</p>",
        "<p style='position:absolute;left:-9999px'>{}</p>",
        "<p style='text-indent:-9999px'>{}</p>",
        "<p style='position:absolute;clip:rect(0,0,0,0)'>{}</p>",
        "<p style='position:absolute;clip:rect(1px, 1px, 1px, 1px)'>{}</p>",
        "<p style='clip-path:inset(50%)'>{}</p>",
        "<p style='height:0;overflow:hidden'>{}</p>",
        "<p style='transform:scale(0)'>{}</p>",
        "<p style='color:#fff;background:#fff'>{}</p>",
        "<p style='color:white;background-color:#FEFEFE'>{}</p>",
        "<p style='color:#fff'>{}</p>",
        "<p style='color:transparent'>{}</p>",
        "<div style='background:#222'><p style='color:#222222'>{}</p></div>",
        "<p><font color=white>{}</font></p>",
        "<table bgcolor=#000000><tr><td><font color=#000>{}</font></td></tr></table>",
        "<dialog>{}</dialog>",
        "<style>.k7{display:none}</style><p class=k7>{}</p>",
        "<style>.a .b > p{display:none}</style><div class=a><div class=b><p>{}</p></div></div>",
        "<style>@media screen and (min-width:600px){.k7{display:none}}</style><p class=k7>{}</p>",
        "<style>.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)}</style><p class=vh>{}</p>",
        "<style>.w{color:#fff}</style><p class=w>{}</p>",
        "<style>p[data-x]{display:none}</style><p data-x>{}</p>",
        "<style>.l p:not(.on){display:none}</style><div class=l><p>{}</p></div>",
        "<style>li:nth-child(2){display:none}</style><ul><li>a</li><li>{}</li></ul>",
        "<style>.a + p{display:none}</style><i class=a></i><p>{}</p>",
    ],
)
def test_hidden_text_is_left_out(page, markup):
    document = page("<body><p>The cheese is sold on Saturdays.</p>" + markup.replace("{}", SECRET))
    assert "medal" not in document.text
    assert "Saturdays" in document.text


@pytest.mark.parametrize(
    "markup",
    [
        "<p class=hidden-gem>{}</p>",
        "<p class='hidden visually-hidden'>{}</p>",
        "<p aria-hidden=true>{}</p>",
        "<p hidden=until-found>{}</p>",
        "<details><p>{}</p></details>",
        "<dialog open>{}</dialog>",
        "<p style='opacity:0.5'>{}</p>",
        "<p style='color:#fff;background:#060'>{}</p>",
        "<p style='color:#fff;background:url(x.png)'>{}</p>",
        "<body style='background:#111;color:#eee'><p>{}</p>",
        "<div style='visibility:hidden'><p style='visibility:visible'>{}</p></div>",
        "<div style='font-size:0'><p style='font-size:16px'>{}</p></div>",
        "<p style='left:-9999px'>{}</p>",
        "<p style='overflow:hidden;height:40px'>{}</p>",
        "<style>.k7{display:none}.on{display:block}</style><p class='k7 on'>{}</p>",
        "<style>#x{display:block}.k7{display:none}</style><p id=x class=k7>{}</p>",
        "<style>@media print{.k7{display:none}}</style><p class=k7>{}</p>",
        "<style>@media (max-width:500px){.k7{display:none}}</style><p class=k7>{}</p>",
        "<style>.k7:hover{display:none}</style><p class=k7>{}</p>",
        "<style>.k7::before{display:none}</style><p class=k7>{}</p>",
        "<style>.no-js .k7{display:none}</style><p class=k7>{}</p>",
        "<style>@keyframes x{from{opacity:0}} .k7{animation:x}</style><p class=k7>{}</p>",
        "<style>/* .k7{display:none} */</style><p class=k7>{}</p>",
        "<style>.q::after{content:'}.k7{display:none}'}</style><p class=k7>{}</p>",
        "<style>.k7{display:none}</style><p style='display:block' class=k7>{}</p>",
        "<style>div.k7{display:none}</style><p class=k7>{}</p>",
        "<style>body{opacity:0}</style><p>{}</p>",
        "<style>.w{color:#fff} body{background:#234}</style><p class=w>{}</p>",
        "<link rel=stylesheet href=/a.css><p style='color:#fff'>{}</p>",
    ],
)
def test_shown_text_stays(page, markup):
    assert SECRET in page(markup.replace("{}", SECRET)).text


def test_linked_sheets_are_listed_until_they_are_at_hand(page):
    markup = (
        "<link rel=stylesheet href=/a.css><link rel=stylesheet href=p.css media=print><link rel='alternate stylesheet'"
        " href=b.css>"
        "<link rel=icon href=i.png><link rel=stylesheet href=c.css media=screen><style>@import url(d.css);</style>"
        f"<p class=k7>{SECRET}</p><p class=hidden-gem>The tea was planted in 1829.</p>"
    )
    before = page(markup)
    assert SECRET in before.text
    base = "https://quarle.example"
    assert before.stylesheet_urls == (f"{base}/a.css", f"{base}/notes/c.css", f"{base}/notes/d.css")
    after = page(markup, sheets=(".k7 { display: none }\n.hidden-gem { color: #063 }",))
    assert SECRET not in after.text
    assert "1829" in after.text
    assert after.stylesheet_urls == ()


def test_styles_are_not_applied_to_what_a_browser_saw(page):
    from agbrowse.models import Source

    assert SECRET in page(f"<style>.k7{{display:none}}</style><p class=k7>{SECRET}</p>", source=Source.BROWSER).text


def test_a_page_hidden_as_a_whole_is_read_all_the_same(read):
    body = "".join(f"<p>Paragraph {n} of the ledger names a boat and its owner at length.</p>" for n in range(60))
    result = read(f"<style>.fade{{opacity:0;transition:opacity 1s}}</style><div class=fade>{body}</div><script>show()</script>")
    assert "Paragraph 37" in result.document.text
    assert result.needs_browser
