"""Numbers written in words or East Asian numerals, to integers. Text must be folded; anything else is None, never an error."""

from __future__ import annotations

from collections.abc import Mapping

_DIGITS = {
    **{c: i for i, c in enumerate("〇一二三四五六七八九")},
    **{c: i for i, c in enumerate("零壹贰叁肆伍陆柒捌玖")},
    **{c: i for i, c in enumerate("영일이삼사오육칠팔구")},
    **{"兩": 2, "两": 2, "貳": 2, "參": 3, "壱": 1, "弐": 2, "参": 3, "륙": 6, "공": 0},
}
_SMALL = {"十": 10, "百": 100, "千": 1000, "拾": 10, "佰": 100, "仟": 1000, "십": 10, "백": 100, "천": 1000}
_LARGE = {"万": 10**4, "萬": 10**4, "만": 10**4, "億": 10**8, "亿": 10**8, "억": 10**8, "兆": 10**12, "조": 10**12}

# No number that a page writes this way is longer; what is longer is no number.
_LONGEST = 40


def east_asian_number(text: str) -> int | None:
    """The value of "二〇二四", "百二十", "3億2000万", "21만 4천", "삼백이십"; None when it is no such number."""
    if not text or len(text) > _LONGEST:
        return None
    total = section = 0
    digits = ""
    for c in text:
        if c in _DIGITS:
            digits += str(_DIGITS[c])
        elif c.isascii() and c.isdigit():
            digits += c
        elif c in _SMALL:
            section += (int(digits) if digits else 1) * _SMALL[c]
            digits = ""
        elif c in _LARGE:
            section += int(digits or 0)
            total += (section or 1) * _LARGE[c]
            section, digits = 0, ""
        elif c not in " ,":
            return None
    return total + section + int(digits or 0)


def roman_number(text: str) -> int | None:
    """The value of a Roman numeral in folded letters up to "mmm", else None."""
    values = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100, "d": 500, "m": 1000}
    if not text or len(text) > 15 or any(c not in values for c in text):
        return None
    numbers = [values[c] for c in text]
    return sum(-n if any(later > n for later in numbers[i + 1 : i + 2]) else n for i, n in enumerate(numbers))


def word_number(words: list[str], known: Mapping[str, int], magnitudes: Mapping[str, int]) -> int | None:
    """The value of number words in order ("two hundred and thirty" without "and"); None when they are no one number.

    `known` are words below a hundred or so, `magnitudes` are multipliers.
    """
    total = section = 0
    last = None
    for word in words:
        if word in known:
            value = known[word]
            # "twenty one" adds; "one two" and "two twenty" are lists, not numbers.
            if last is not None and (last <= value or (last < 20 and value < 100)) and section % 100:
                return None
            section += value
            last = value
        elif word in magnitudes:
            factor = magnitudes[word]
            if factor < 1000:
                section = (section or 1) * factor if section < 100 else section + factor
            else:
                total += (section or 1) * factor
                section = 0
            last = None
        else:
            return None
    return total + section if words else None
