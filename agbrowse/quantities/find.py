"""Numbers with units and counted nouns in running text; linear in the text.

Never takes the parts of a date or a time of day.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import lru_cache

from agbrowse.dates.find import date_spans
from agbrowse.lang import Language, get_language
from agbrowse.lang.numerals import east_asian_number
from agbrowse.quantities import units
from agbrowse.quantities.model import Quantity
from agbrowse.quantities.nouns import counted_nouns
from agbrowse.quantities.numbers import Number, find_numbers
from agbrowse.quantities.units import Unit
from agbrowse.text.fold import Folded, fold


def find_quantities(text: str, language: Language) -> list[Quantity]:
    """All quantities in order, not overlapping. Numbers inside dates are left out, years that count something are not."""
    folded = fold(text)
    numbers = find_numbers(folded.text, language)
    if not numbers:
        return []
    spans = date_spans(folded.text, language)
    starts = [span[0] for span in spans]
    reader = _Reader(text, folded, language)
    found: list[_Measured] = []
    for number in numbers:
        i = bisect_right(starts, number.start) - 1
        overlapped = next((s for s in spans[max(0, i) : i + 2] if s[0] < number.end and number.start < s[1]), None)
        measured = reader.measure(number)
        if measured is None:
            continue
        if overlapped is not None and (overlapped[2] != "bare_year" or not (measured.unit or measured.nouns)):
            continue
        if found and measured.start < found[-1].end:
            continue
        found.append(measured)
    return [reader.quantity(m) for m in _joined_ranges(found, folded.text, language)]


@dataclass(frozen=True, slots=True)
class _Measured:
    """A number with what stands around it, in offsets of the folded text."""

    start: int
    end: int
    number: Number
    low: Decimal
    high: Decimal
    scale: Decimal
    granularity: Decimal
    unit: Unit | None
    nouns: tuple[str, ...]
    is_rounded: bool


class _Reader:
    """Reads what stands around the numbers of one text."""

    def __init__(self, text: str, folded: Folded, language: Language) -> None:
        self._original = text
        self._folded = folded
        self._text = folded.text
        self._language = language

    def measure(self, number: Number) -> _Measured | None:
        text, tag = self._text, self._language.tag
        start, end, scale = number.start, number.end, Decimal(1)
        prefix = units.PREFIX.search(text, max(0, start - 6), start)
        unit: Unit | None = None
        if prefix:
            unit = units.prefix_unit(prefix.group(1), tag)
            start = prefix.start(1)
        if not number.is_ordinal and not number.is_version:
            end, scale = self._magnitude(end, unit is not None, number)
        if unit is None and not number.is_ordinal and not number.is_version:
            unit, end, scale = self._unit(number, end, scale)
        share = _share(text, number, tag)
        if share is not None:
            unit, end = units.units()["%"], share[1]
            number = replace(number, value=share[0], granularity=share[2], readings=(), is_ordinal=False)
            start, scale = start - (3 if text.startswith("百分之", start - 3) and start >= 3 else 0), Decimal(1)
        factor = unit.factor if unit else Decimal(1)
        low = _based(number.value * scale, unit)
        gap = _OF.match(text, end) if scale != 1 or number.granularity > 1 else None
        is_measured = unit is not None and unit.dimension != "count"
        nouns = () if is_measured else counted_nouns(text, number.start, gap.end() if gap else end, self._language)
        if number.is_word and number.value == 1 and tag == "en" and not unit and not nouns and scale == 1:
            return None
        if unit is not None and unit.dimension == "count":
            unit = None
        return _Measured(
            start,
            end,
            number,
            low,
            low,
            scale * factor,
            number.granularity * scale * factor,
            unit,
            nouns,
            scale != 1 or number.granularity != 1,
        )

    def _magnitude(self, end: int, is_money: bool, number: Number) -> tuple[int, Decimal]:
        scale = Decimal(1)
        if (number.is_word and number.granularity != 1) or self._language.tag in ("ja", "zh"):
            return end, scale
        pattern = _magnitude_pattern(self._language.tag)
        known = self._language.magnitudes
        for _ in range(2):
            match = pattern.match(self._text, end) if pattern else None
            if not match:
                break
            scale *= known[match.group(1)]
            end = match.end()
        if scale == 1:
            match = _SHORT_MAGNITUDE.match(self._text, end)
            letter = match.group(1) if match else ""
            if match and (letter in ("k", "bn", "tn") or (letter in ("m", "b") and is_money)):
                # "2k" and "$5m", not "5 m" of rope or a "4K" screen's kelvins.
                return match.end(), Decimal({"k": 3, "m": 6, "b": 9, "bn": 9, "tn": 12}[letter]) and Decimal(10) ** _POWER[
                    letter
                ]
        return end, scale

    def _unit(self, number: Number, end: int, scale: Decimal) -> tuple[Unit | None, int, Decimal]:
        text, language = self._text, self._language
        # "1.2 million of pounds", "3 Millionen Euro", "un millón de euros".
        gap = _OF.match(text, end) if scale != 1 or number.granularity > 1 else None
        known = units.word_pattern(language.tag)
        for at in (gap.end(), end) if gap else (end,):
            match = known[0].match(text, at) if known else None
            if match and known:
                word = match.group(1).replace("-", " ") if match.group(1) not in known[1] else match.group(1)
                symbol = known[1].get(word)
                if symbol and self._stands_alone(match):
                    unit = units.units().get(self._weighed(symbol, number, match.end()))
                    if unit is not None:
                        return unit, match.end(), scale
        match = units.SYMBOL.match(self._written_from(end))
        if match and not number.is_word:
            unit = units.symbol_unit(match.group(1), language.tag)
            if unit is not None:
                return unit, self._folded.position(self._source_end(end) + match.end()), scale
        return None, end, scale

    def _source_end(self, end: int) -> int:
        return self._folded.original(end - 1, end).end

    def _written_from(self, end: int) -> str:
        """What follows in the page's own case, with plain spaces: symbols are case-sensitive."""
        at = self._source_end(end)
        return self._original[at : at + 14].translate(_PLAIN)

    def _stands_alone(self, match: re.Match[str]) -> bool:
        rest = self._text[match.end() : match.end() + 1]
        if self._language.tag == "ko":
            # Only a particle may follow a Korean unit: "원이다", not "원칙".
            return not ("\uac00" <= rest <= "\ud7a3") or rest in _KOREAN_AFTER
        if self._language.tag in ("ja", "zh"):
            return not (
                match.group(1) in ("度", "分", "米", "元", "里", "斤", "日", "年", "秒", "克")
                and rest
                and rest in "目の之国國旦"
            )
        return True

    def _weighed(self, symbol: str, number: Number, end: int) -> str:
        """Pounds are money, unless something is weighed or follows as a substance."""
        if symbol == "GBP" and self._language.tag == "en":
            before = self._text[max(0, number.start - 48) : number.start]
            if re.search(r"weigh|heavy|mass|load", before) or re.match(
                r" (?:of|in weight|per square)(?!\w)", self._text[end : end + 14]
            ):
                return "lb"
        return symbol

    def quantity(self, m: _Measured) -> Quantity:
        comparator, approx = self._comparison(m)
        span = self._folded.original(m.start, m.end)
        number = self._folded.original(m.number.start, m.number.end)
        return Quantity(
            start=span.start,
            end=span.end,
            low=m.low,
            high=m.high,
            text=self._original[span.start : span.end],
            unit=m.unit.base if m.unit else None,
            dimension=m.unit.dimension if m.unit else None,
            noun=m.nouns[0] if m.nouns else None,
            comparator=comparator,
            approx=approx,
            granularity=m.granularity,
            readings=tuple(r * m.scale for r in m.number.readings),
            is_ordinal=m.number.is_ordinal,
            is_version=m.number.is_version,
            number_start=number.start,
            number_end=number.end,
            symbol=m.unit.symbol if m.unit else None,
            nouns=m.nouns,
            is_rounded=m.is_rounded,
        )

    def _comparison(self, m: _Measured) -> tuple[str | None, bool]:
        text = self._text
        before, after = _comparative_patterns(self._language.tag)
        sign = ""
        match = _SIGN_BEFORE.search(text, max(0, m.start - 3), m.start)
        if match:
            sign = _SIGNS[match.group(1)]
        elif before and (match := before.search(text[max(0, m.start - 40) : m.start])):
            sign = self._language.comparatives[" ".join(match.group(1).split())]
        elif text.startswith("+", m.end) and not text[m.end + 1 : m.end + 2].isdigit():
            sign = ">="
        elif self._language.tag == "ko" and text.startswith("여", m.number.end):
            sign = "~"
        elif after and (match := after.match(text, m.end)):
            sign = self._language.comparatives_after[match.group(1)]
        return (sign.rstrip("~") or None), sign.endswith("~")


_OF = re.compile(r" (?:de|of)(?= )| d'")
_PLAIN = dict.fromkeys(map(ord, "\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u3000"), " ")
_SHORT_MAGNITUDE = re.compile(r"(k|m|bn|tn|b)(?![\w²³/])")
_POWER = {"k": 3, "m": 6, "b": 9, "bn": 9, "tn": 12}
_KOREAN_AFTER = frozenset("은는이가을를의에로와과도만까부였인입으라짜씩당정이")
_SIGNS = {"<": "<", ">": ">", "≤": "<=", "≥": ">=", "<=": "<=", ">=": ">=", "~": "~", "≈": "~"}
_SIGN_BEFORE = re.compile(r"(<=|>=|[<>≤≥~≈]) ?$")


def _based(value: Decimal, unit: Unit | None) -> Decimal:
    """In the base unit; temperatures have another zero too."""
    if unit is None:
        return value
    if unit.symbol == "°F":
        return round((value - 32) * 5 / 9, 6)
    if unit.symbol == "K":
        return value - Decimal("273.15")
    # Past twelve places there is only the error of a periodic factor.
    return round(value * unit.factor, 12) if unit.dimension == "speed" else value * unit.factor


@lru_cache(maxsize=32)
def _magnitude_pattern(tag: str) -> re.Pattern[str] | None:
    language = get_language(tag)
    known = [w for w, n in language.magnitudes.items() if n >= 12]
    if not known or tag == "ko":
        return None
    some = "|".join(re.escape(w) for w in sorted(known, key=lambda w: (-len(w), w)))
    return re.compile(rf"(?:[ ]|-)?({some})(?!\w)\.?(?=[^\d]|$)")


@lru_cache(maxsize=32)
def _comparative_patterns(tag: str) -> tuple[re.Pattern[str] | None, re.Pattern[str] | None]:
    language = get_language(tag)
    before = after = None
    if language.comparatives:
        some = "|".join(re.escape(p).replace(r"\ ", " +") for p in sorted(language.comparatives, key=lambda p: (-len(p), p)))
        edge = r"(?<!\w)" if language.spaced else ""
        before = re.compile(rf"{edge}({some})(?: (?:the|a|an|of|de|los|las|von|den|der|die|les))?[ \n]?$")
    if language.comparatives_after:
        some = "|".join(re.escape(p) for p in sorted(language.comparatives_after, key=lambda p: (-len(p), p)))
        edge = r"(?!\w)" if language.spaced and tag != "ko" else ""
        # One counter or noun may stand between: "400人以上", "400명 이상", "400 bells or more".
        noun = r"[^\d\W]{0,12}?" if not language.spaced else r"(?: ?[^\d\W]{1,14}?)?"
        after = re.compile(rf"{noun}[ ]?({some}){edge}")
    return before, after


_EAST_ASIAN_SHARE = re.compile(r" ?(?:분의|分の|分之) ?([0-9]{1,6}|[一二三四五六七八九十]{1,3})")
_SHARES = {
    "en": r"[ -](half|halves|thirds?|quarters?|fifths?|sixths?|eighths?|tenths?)(?!\w)",
    "de": r" (drittel|viertel|fünftel|sechstel|achtel|zehntel)(?!\w)",
    "es": r" (tercios?|cuartos?|quintos?|décimos?)(?!\w)",
    "fr": r" (tiers|quarts?|cinquièmes?|dixièmes?)(?!\w)",
}
_PARTS = {
    "hal": 2, "thi": 3, "qua": 4, "fif": 5, "six": 6, "eig": 8, "ten": 10, "dri": 3, "vie": 4, "fün": 5, "sec": 6, "ach": 8,
    "zeh": 10,
    "ter": 3, "cua": 4, "qui": 5, "déc": 10, "tie": 3, "cin": 5, "dix": 10,
}  # fmt: skip


def _share(text: str, number: Number, tag: str) -> tuple[Decimal, int, Decimal] | None:
    """(per cent, end, granularity) of "two thirds", "3분의 2", "三分の一", "百分之61"; None when the number is no share."""
    if number.start >= 3 and text.startswith("百分之", number.start - 3):
        return number.value, number.end, number.granularity
    match = _EAST_ASIAN_SHARE.match(text, number.end)
    if match and number.value:
        above = match.group(1)
        value = Decimal(above) if above.isdigit() else Decimal(east_asian_number(above) or 0)
        return round(value * 100 / number.value, 2), match.end(), Decimal("0.01")
    pattern = _share_pattern(tag)
    match = pattern.match(text, number.end) if pattern and 0 < number.value < 10 else None
    if match and number.granularity == 1:
        return round(number.value * 100 / _PARTS[match.group(1)[:3]], 2), match.end(), Decimal("0.01")
    return None


@lru_cache(maxsize=32)
def _share_pattern(tag: str) -> re.Pattern[str] | None:
    return re.compile(_SHARES[tag]) if tag in _SHARES else None


def _joined_ranges(found: list[_Measured], text: str, language: Language) -> list[_Measured]:
    """ "10-12 km", "between 5 and 6": two numbers made one quantity."""
    result: list[_Measured] = []
    for m in found:
        if result:
            before = result[-1]
            joined = _joined(before, m, text, language)
            if joined:
                result[-1] = joined
                continue
        result.append(m)
    return result


_DASH = re.compile(r" ?[-~] ?")


def _joined(first: _Measured, last: _Measured, text: str, language: Language) -> _Measured | None:
    between = text[first.end : last.start]
    if len(between) > 8 or first.low != first.high or any(n.is_ordinal or n.is_version for n in (first.number, last.number)):
        return None
    word = between.strip(" 년年")
    opener = ""
    if word in language.range_words:
        opener = text[max(0, first.start - 10) : first.start].rsplit(None, 1)[-1] if text[: first.start].strip() else ""
    conjunction = word in ("and", "und", "y", "et")
    by_word = word in language.range_words and (not conjunction or opener in language.range_openers)
    if not by_word and not _DASH.fullmatch(between):
        return None
    if first.unit is not None and last.unit is not None and first.unit.base != last.unit.base:
        return None
    if first.nouns and not by_word:
        return None
    unit = last.unit or first.unit
    low, scale = first.low, first.scale
    if first.unit is None and last.unit is not None:
        # The unit, and the magnitude word, of "5 to 6 million euros" hold for both.
        low, scale = first.number.value * last.scale, last.scale
    elif first.unit is None and first.scale == 1 and last.scale != 1:
        low, scale = first.number.value * last.scale, last.scale
    high = last.low if last.unit is not None or first.unit is None else last.number.value * first.scale
    if low >= high:
        return None
    return replace(
        last, start=first.start, number=replace(last.number, start=first.number.start, readings=()), low=low, high=high,
        granularity=min(first.number.granularity * scale, last.granularity), unit=unit, nouns=last.nouns,
    )  # fmt: skip
