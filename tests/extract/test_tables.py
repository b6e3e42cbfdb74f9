"""Tables: which are data, and the headers that a cell stands under."""

from __future__ import annotations

import pytest


def grid(document, number=0):
    """Cell text -> (row headers, column headers) of one table; header cells left out."""
    table = document.tables[number]

    def at(span):
        return document.text[span.start : span.end]

    return {
        at(c): (tuple(at(s) for s in c.row_headers), tuple(at(s) for s in c.column_headers))
        for c in table.cells
        if not c.is_header
    }


def test_two_rows_of_headers_with_spans(page):
    document = page(
        "<table><tr><th rowspan=2>Ward</th><th colspan=2>Nurses</th></tr><tr><th>Day</th><th>Night</th></tr>"
        "<tr><td>Ward A</td><td>14</td><td>6</td></tr></table>"
    )
    assert grid(document)["6"] == (("Ward A",), ("Nurses", "Night"))


def test_a_group_that_spans_rows(page):
    document = page(
        "<table><tr><th>Region</th><th>Town</th><th>Bakers</th></tr><tr><td rowspan=2>North</td><td>Quarle</td><td>3</td></tr>"
        "<tr><td>Liss</td><td>7</td></tr></table>"
    )
    assert grid(document)["7"] == (("North", "Liss"), ("Bakers",))


def test_a_header_row_in_the_middle_takes_over(page):
    document = page(
        "<table><tr><th>Year</th><th>Tonnes</th></tr><tr><td>1931</td><td>88</td></tr><tr><th>Year</th><th>Boats</th></tr>"
        "<tr><td>1932</td><td>12</td></tr></table>"
    )
    assert grid(document)["88"][1] == ("Tonnes",)
    assert grid(document)["12"] == (("1932",), ("Boats",))


def test_a_full_width_row_heads_the_rows_below_it(page):
    document = page(
        "<table><tr><th>Boat</th><th>Seats</th></tr><tr><td>Heron</td><td>112</td></tr><tr><th colspan=2>Sold</th></tr>"
        "<tr><td>Marlin</td><td>84</td></tr></table>"
    )
    assert grid(document)["112"] == (("Heron",), ("Seats",))
    assert grid(document)["84"] == (("Sold", "Marlin"), ("Seats",))


def test_scope_and_headers_attributes_decide(page):
    document = page(
        "<table><tr><td></td><td scope=col id=c>1990</td></tr><tr><td scope=row id=r>Pond</td><td headers='r c'>4 m</td>"
        "</tr></table>"
    )
    assert grid(document)["4 m"] == (("Pond",), ("1990",))


@pytest.mark.parametrize(
    ("rows", "headers"),
    [
        pytest.param(
            "<tr><td><b>Peak</b></td><td><b>Height</b></td></tr><tr><td>Karro</td><td>2,117</td></tr>", ("Height",), id="bold"
        ),
        pytest.param(
            "<tr><td>Peak</td><td>Height</td></tr><tr><td>Liss</td><td>1,902</td></tr><tr><td>Karro</td><td>2,117</td></tr>",
            ("Height",),
            id="names over values of one kind",
        ),
        pytest.param(
            "<tr><td>Name</td><td>Karro</td></tr><tr><td>Height</td><td>2,117 m</td></tr><tr><td>Climbed</td><td>1871</td>"
            "</tr>",
            (),
            id="pairs have no header row",
        ),
    ],
)
def test_headers_that_no_tag_marks(page, rows, headers):
    found = grid(page(f"<table>{rows}</table>"))
    assert next(v for k, v in found.items() if k.startswith("2,117"))[1] == headers


def test_row_headers_of_pairs(page):
    assert grid(page("<table><tr><th>Height</th><td>94 m</td></tr><tr><th>Opened</th><td>1968</td></tr></table>"))["1968"] == (
        ("Opened",),
        (),
    )


def test_captions(page):
    for markup in (
        "<table><caption>In tonnes</caption>{}</table>",
        "<p>In tonnes:</p><table>{}</table>",
        "<figure><table>{}</table><figcaption>In tonnes</figcaption></figure>",
    ):
        document = page("<h1>x</h1>" + markup.format("<tr><th>Year</th><th>n</th></tr><tr><td>1931</td><td>4</td></tr>"))
        caption = document.tables[0].caption
        assert document.text[caption.start : caption.end].startswith("In tonnes")


def test_a_note_mark_is_not_part_of_the_number(page):
    assert "45[3]" in grid(
        page("<table><tr><th>P</th><th>2021</th></tr><tr><th>South</th><td>45<sup>3</sup></td></tr></table>")
    )


def test_cells_are_parted_by_tabs_and_rows_by_lines(page):
    assert page("<table><tr><th>a<th>b</tr><tr><td>1<td>2</table>").text == "a\tb\n1\t2"


@pytest.mark.parametrize(
    "markup",
    [
        "<table><tr><td><p>One.</p><p>Two.</p></td></tr></table>",
        "<table role=presentation><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>",
        "<table><tr><td>menu</td><td><table><tr><th>a</th><td>1</td></tr></table></td></tr></table>",
        "<table><tr><td><h1>Title</h1></td><td>side</td></tr><tr><td>a</td><td>b</td></tr></table>",
    ],
)
def test_tables_for_looks_are_no_tables(page, markup):
    document = page(markup)
    assert all(len({c.row for c in t.cells}) == 1 and t.cells[0].is_header for t in document.tables)


def test_roles_make_a_table(page):
    document = page(
        "<div role=table><div role=row><span role=columnheader>Boat</span><span role=columnheader>Seats</span></div>"
        "<div role=row><span role=cell>Heron</span><span role=cell>112</span></div></div>"
    )
    assert grid(document)["112"] == (("Heron",), ("Seats",))


def test_csv_cells_stand_where_the_text_says(read):
    text = 'year,barges,"note, long"\n1931,412,"he said ""no"""\n1932,377,\n'
    document = read(text, type="text/csv").document
    assert document.text == text
    assert grid(document)["412"] == (("1931",), ("barges",))
    assert grid(document)['he said ""no""'][1] == ("note, long",)


@pytest.mark.parametrize(("text", "type"), [("a;b\n1;2\n", "text/csv"), ("a\tb\n1\t2\n", "text/tab-separated-values")])
def test_other_delimiters(read, text, type):
    assert grid(read(text, type=type).document)["2"] == (("1",), ("b",))
