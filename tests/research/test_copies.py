"""Which texts are copies of one another."""

from __future__ import annotations

import pytest

from agbrowse.research.copies import group_copies, same_text, sketch

AGENCY = (
    "The ferry company of Lake Orin said on Monday that it will replace both of its boats by the summer of 2031. "
    "Each of the new boats carries 320 passengers and forty bicycles, and runs on batteries that are charged at night. "
    "The mayor of Orin welcomed the plan, which the council has to approve in March, and called it overdue. "
    "The old boats were built in 1974 and have been repaired eleven times since the turn of the century. "
)
OTHER = (
    "Ferries on Lake Orin are to be replaced. The company plans two electric boats for 320 people each, the council decides "
    "in March. Mayor Teller is in favour. Today's boats are from the seventies; one of them lay idle for most of last summer, "
    "when commuters had to take a bus around the lake, a detour of forty minutes each way on a narrow road. "
)
LOCAL = "Readers who travel by ferry can send us their stories and pictures until the end of the month. Thank you very much. "


@pytest.mark.parametrize(
    ("a", "b", "same"),
    [
        pytest.param(AGENCY, AGENCY, True, id="the same text"),
        pytest.param(AGENCY, AGENCY.upper().replace(" ", "\n"), True, id="case and line breaks"),
        pytest.param(AGENCY, AGENCY + LOCAL, True, id="a copy with a paragraph of its own"),
        pytest.param(AGENCY * 3, AGENCY, True, id="repeated"),
        pytest.param(AGENCY, OTHER, False, id="the same news in other words"),
        pytest.param(AGENCY, LOCAL, False, id="another text"),
        pytest.param("Opened in 1931.", "Opened in 1931. By the king.", False, id="too short to tell"),
        pytest.param("Opened in 1931.", "opened  in 1931.", True, id="short and equal"),
        pytest.param("", "", False, id="nothing is no copy of nothing"),
    ],
)
def test_copies(a: str, b: str, same: bool) -> None:
    assert same_text(sketch(a), sketch(b)) is same
    assert same_text(sketch(b), sketch(a)) is same


def test_scripts_without_spaces_are_compared_by_characters() -> None:
    text = (
        "オリン湖の渡し船は二〇三一年の夏までに二隻とも新しくなると会社が月曜日に発表した。"
        "新しい船は一隻につき三百二十人を乗せる。"
    )
    other = (
        "湖を渡る船が替わる。会社の計画では電気で動く二隻を造り、議会が三月に決める。"
        "いまの船は七〇年代のもので、昨年の夏は休んでいた。"
    )
    assert same_text(sketch(text), sketch(text + "以上。"))
    assert not same_text(sketch(text), sketch(other))


def test_a_large_copy_is_found_in_a_larger_page() -> None:
    book = " ".join(f"Sentence number {i} tells of the bridge and of day {i * 7919 % 1009}." for i in range(4_000))
    assert same_text(sketch(book), sketch(book + AGENCY))
    assert not same_text(sketch(book), sketch(AGENCY))


def test_groups_are_named_by_their_first_member() -> None:
    texts = [AGENCY, OTHER, None, AGENCY + LOCAL, OTHER]
    sketches = [None if text is None else sketch(text) for text in texts]
    assert group_copies(sketches, lambda i, j: True) == [0, 1, None, 0, 1]
    assert group_copies(sketches, lambda i, j: False) == [0, 1, None, 3, 4]
