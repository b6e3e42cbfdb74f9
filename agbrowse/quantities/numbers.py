"""Numbers in folded text, in digits, East Asian numerals or words, without what they measure. Linear in the text."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import lru_cache

from agbrowse.lang import Language, get_language
from agbrowse.lang.numerals import word_number
from agbrowse.quantities.german import german_number, german_pattern


@dataclass(frozen=True, slots=True)
class Number:
    """`text[start:end]` is worth `value`, or one of the other `readings`; its last written place is `granularity`."""

    start: int
    end: int
    value: Decimal
    granularity: Decimal
    readings: tuple[Decimal, ...] = ()
    is_ordinal: bool = False
    is_version: bool = False
    is_word: bool = False


LATIN = "a-z_\u00c0-\u024f\u0370-\u05ff"
_FRACTIONS = "¼½¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚"
# Longer rows of digits are identifiers.
LONGEST = 30

_DIGITS = re.compile(
    # A full-width comma, folded to ",", ends what is before it: "30元，65岁".
    rf"(?<![{LATIN}\d.:'])(?<![\x00-\x7f],)(?<![{LATIN}]-)(?P<v>v(?:er(?:sion)?)?\.? ?)?"
    rf"(?P<digits>\d{{1,3}}(?: \d{{3}})+(?![\d])(?:[.,]\d+)?|\d+(?:[.,']\d+)*)"
    rf"(?:[ ]?(?P<frac>[{_FRACTIONS}])|/(?P<below>\d{{1,3}})(?![\d/]))?"
    rf"|(?<![\w])(?P<alone>[{_FRACTIONS}])"
)
_EAST_ASIAN_SIGNS = frozenset("十百千万萬億亿兆십백천만억조")
ORDINAL_AFTER = re.compile(r"(?:st|nd|rd|th|er|re|e|ème|º|ª|\.º|\.ª|o|a)(?!\w)|[ ]?번째|[番度回人代本件枚軒つ]目")
_ORDINAL_BEFORE = re.compile(r"(?:제|第) ?$")
_VERSION_BEFORE = re.compile(r"(?<!\w)(?:version|versions|release|v\.?|ver\.?|versión|버전|バージョン|版本) ?$")


def find_numbers(text: str, language: Language) -> list[Number]:
    """All numbers of a folded text in order, not overlapping; times of day and identifiers are left out."""
    found = list(_digits(text, language))
    if language.tag in ("ja", "zh", "ko") or (not text.isascii() and any(c in _EAST_ASIAN_SIGNS for c in set(text))):
        from agbrowse.quantities.east_asian import east_asian_numbers

        found += east_asian_numbers(text, language.tag)
    if language.tag not in ("ja", "zh", "ko") and language.number_words:
        found += _words(text, language)
    found.sort(key=lambda n: (n.start, -n.end))
    kept: list[Number] = []
    for number in found:
        if not kept or number.start >= kept[-1].end:
            kept.append(number)
    return kept


def _digits(text: str, language: Language) -> Iterator[Number]:
    for match in _DIGITS.finditer(text):
        if match.group("alone"):
            value = _fraction(match.group("alone"))
            yield Number(match.start(), match.end(), value, Decimal("0.01"))
            continue
        digits = match.group("digits")
        start, end = match.start("digits"), match.end()
        if len(digits) > LONGEST or (text[end : end + 1] == ":" and text[end + 1 : end + 2].isdigit()):
            continue
        if text[max(0, start - 1) : start] == ":" and text[max(0, start - 2) : start - 1].isdigit():
            continue
        is_version = bool(match.group("v")) or bool(_VERSION_BEFORE.search(text, max(0, start - 12), start))
        readings = read_digits(digits, language)
        if not readings:
            # "3.13.1" is a version; "1,2,3" is a list, of which the first number is read.
            if digits.count(".") >= 2:
                yield Number(start, end, Decimal(".".join(digits.split(".")[:2])), Decimal(1), is_version=True)
            else:
                yield from _listed(start, digits)
            continue
        (value, granularity), *others = readings
        if match.group("frac"):
            value, granularity, others = value + _fraction(match.group("frac")), Decimal("0.01"), []
        elif match.group("below"):
            below = Decimal(match.group("below"))
            if not below or value >= below * 20:
                end = match.end("digits")
            else:
                value, granularity, others = value / below, Decimal("0.01"), []
        after = ORDINAL_AFTER.match(text, end)
        ordinal = bool(after) or bool(_ORDINAL_BEFORE.search(text, max(0, start - 2), start))
        if after and granularity == 1:
            end = after.end()
        else:
            ordinal = ordinal and not after
        number = Number(start, end, value, granularity, tuple(v for v, _ in others), ordinal, is_version)
        yield _signed(number, text)


def _signed(number: Number, text: str) -> Number:
    sign, before = text[number.start - 1 : number.start], text[max(0, number.start - 2) : max(0, number.start - 1)]
    if number.start and sign == "-" and (not before or before in " (\n=~"):
        return replace(number, start=number.start - 1, value=-number.value, readings=tuple(-r for r in number.readings))
    return number


def _listed(start: int, digits: str) -> Iterator[Number]:
    for match in re.finditer(r"\d+", digits):
        yield Number(start + match.start(), start + match.end(), Decimal(match.group()), Decimal(1))


def _fraction(sign: str) -> Decimal:
    return Decimal(str(round(unicodedata.numeric(sign), 6)))


def read_digits(written: str, language: Language) -> list[tuple[Decimal, Decimal]]:
    """(value, granularity) of each reading of digits with separators, the language's own first; empty when it is no number."""
    if written.isdigit():
        return [(Decimal(written), Decimal(1))]
    if " " in written or "'" in written:
        mark = " " if " " in written else "'"
        whole, decimal = _split(written, ".,")
        if _grouped(whole, mark):
            return [_value(whole.replace(mark, ""), decimal)]
        return []
    dots, commas = written.count("."), written.count(",")
    if dots and commas:
        mark = "." if written.rfind(".") > written.rfind(",") else ","
        whole, decimal = _split(written, mark)
        if written.count(mark) == 1 and _grouped(whole, "," if mark == "." else "."):
            return [_value(re.sub(r"\D", "", whole), decimal)]
        return []
    mark = "." if dots else ","
    if dots + commas > 1:
        return [_value(written.replace(mark, ""), "")] if _grouped(written, mark) else []
    whole, _, decimal = written.partition(mark)
    as_decimal = _value(whole, decimal)
    if len(decimal) != 3 or len(whole) > 3 or whole.startswith("0"):
        return [as_decimal]
    as_group = _value(whole + decimal, "")
    comma_is_decimal = language.decimal_comma
    return [as_group, as_decimal] if (mark == ",") != comma_is_decimal else [as_decimal, as_group]


def _split(written: str, marks: str) -> tuple[str, str]:
    match = re.search(rf"[{re.escape(marks)}](\d+)$", written)
    return (written[: match.start()], match.group(1)) if match else (written, "")


def _grouped(whole: str, mark: str) -> bool:
    parts = whole.split(mark)
    if len(parts) < 2 or not all(p.isdigit() for p in parts) or not 1 <= len(parts[0]) <= 3 or len(parts[-1]) != 3:
        return False
    middle = {len(p) for p in parts[1:-1]}
    # Thousands; or lakhs and crores, grouped by two.
    return middle <= {3} or (mark == "," and middle == {2} and len(parts[0]) <= 2)


def _value(whole: str, decimal: str) -> tuple[Decimal, Decimal]:
    return Decimal(f"{whole}.{decimal}" if decimal else whole), Decimal(1).scaleb(-len(decimal))


@lru_cache(maxsize=32)
def _word_pattern(tag: str) -> re.Pattern[str]:
    language = get_language(tag)
    some = {*language.number_words, *language.magnitudes}
    word = "|".join(re.escape(w) for w in sorted(some, key=lambda w: (-len(w), w)))
    joint = {"en": "(?:and )?", "es": "(?:y )?", "fr": "(?:et )?", "de": "(?:und )?"}.get(tag, "")
    ordinals = "|".join(re.escape(w) for w in sorted(language.ordinals, key=lambda w: (-len(w), w)))
    return re.compile(
        rf"(?<![\w'-])(?:((?:{word})(?:[ -]{joint}(?:{word})(?!\w)){{0,12}})|({ordinals}))(?!\w|-\w{{0,3}}'|['’]\w)"
    )


def _words(text: str, language: Language) -> Iterator[Number]:
    for match in _word_pattern(language.tag).finditer(text):
        if match.group(2):
            yield Number(
                match.start(),
                match.end(),
                Decimal(language.ordinals[match.group(2)]),
                Decimal(1),
                is_ordinal=True,
                is_word=True,
            )
            continue
        yield from _worded(text, match.start(), match.group(1), language)
    if language.tag == "de":
        for match in german_pattern().finditer(text):
            value = german_number(match.group())
            if value is not None and value > 12:
                yield Number(match.start(), match.end(), Decimal(value), Decimal(1), is_word=True)


def _worded(text: str, start: int, written: str, language: Language) -> Iterator[Number]:
    known = language.number_words
    pieces = [
        (m.start(), m.end(), m.group()) for m in re.finditer(r"[^\s-]+", written) if m.group() not in ("and", "y", "et", "und")
    ]
    pieces = _joined(pieces, known)
    at = 0
    while at < len(pieces):
        for upto in range(len(pieces), at, -1):
            words = [p[2] for p in pieces[at:upto]]
            value = word_number(words, known, language.magnitudes)
            if value is not None:
                break
        else:
            return
        first = start + pieces[at][0]
        # A lone magnitude ("million", "hundreds") wants a number or an article before it; "one" alone, in the languages where
        # it is the article, says nothing.
        if upto - at > 1 or _counts(words[0], value, text[max(0, first - 3) : first], language):
            big = [language.magnitudes[w] for w in words if w in language.magnitudes]
            last = big[-1] if words[-1] in language.magnitudes and big[-1] >= 1000 else 1
            yield Number(first, start + pieces[upto - 1][1], Decimal(value), Decimal(last), is_word=True)
        at = upto


def _counts(word: str, value: int, before: str, language: Language) -> bool:
    if word in language.magnitudes:
        return word == "mil" or (language.tag == "en" and f" {before}".endswith(" a "))
    return value != 1 or language.tag == "en"


def _joined(pieces: list[tuple[int, int, str]], known: Mapping[str, int]) -> list[tuple[int, int, str]]:
    """Hyphenated compounds ("quatre-vingt-dix") that the table has as one word, put together again."""
    result: list[tuple[int, int, str]] = []
    at = 0
    while at < len(pieces):
        for size in (4, 3, 2):
            whole = "-".join(p[2] for p in pieces[at : at + size])
            if len(pieces) - at >= size and whole in known:
                result.append((pieces[at][0], pieces[at + size - 1][1], whole))
                at += size
                break
        else:
            result.append(pieces[at])
            at += 1
    return result
