"""Numbers in folded text, in digits, East Asian numerals or words, without what they measure. Linear in the text."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import lru_cache

from agbrowse.lang import Language, get_language
from agbrowse.lang.base import words
from agbrowse.lang.numerals import east_asian_number, word_number
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


_LATIN = "a-z_\u00c0-\u024f\u0370-\u05ff"
_BIG = "十百千万萬億亿兆십백천만억조"
_FRACTIONS = "¼½¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚"
# Longer rows of digits are identifiers.
_LONGEST = 30

_DIGITS = re.compile(
    rf"(?<![{_LATIN}\d.,:'])(?<![{_LATIN}]-)(?P<v>v(?:er(?:sion)?)?\.? ?)?"
    rf"(?P<digits>\d{{1,3}}(?: \d{{3}})+(?![\d])(?:[.,]\d+)?|\d+(?:[.,']\d+)*)"
    rf"(?:[ ]?(?P<frac>[{_FRACTIONS}])|/(?P<below>\d{{1,3}})(?![\d/]))?"
    rf"|(?<![\w])(?P<alone>[{_FRACTIONS}])"
)
_EAST_ASIAN = re.compile(
    rf"(?<![{_LATIN}\d.,])(?:\d[\d,]*(?:\.\d+)?[ ]?[{_BIG}]+(?:[ ](?=\d[\d,]*[{_BIG}]))?)+(?:\d[\d,]*)?(?![.,]?\d)"
)
_ORDINAL_AFTER = re.compile(r"(?:st|nd|rd|th|er|re|e|ème|º|ª|\.º|\.ª|o|a)(?!\w)|[ ]?번째|[番度回人代本件枚軒つ]目")
_ORDINAL_BEFORE = re.compile(r"(?:제|第) ?$")
_VERSION_BEFORE = re.compile(r"(?<!\w)(?:version|versions|release|v\.?|ver\.?|versión|버전|バージョン|版本) ?$")


def find_numbers(text: str, language: Language) -> list[Number]:
    """All numbers of a folded text in order, not overlapping; times of day and identifiers are left out."""
    found = [*_east_asian_digits(text), *_digits(text, language)]
    if language.tag in ("ja", "zh"):
        found += _han_numerals(text)
    elif language.tag == "ko":
        found += _korean_words(text)
    elif language.number_words:
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
        if len(digits) > _LONGEST or (text[end : end + 1] == ":" and text[end + 1 : end + 2].isdigit()):
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
        after = _ORDINAL_AFTER.match(text, end)
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


_SMALL = {"十": 10, "百": 100, "千": 1000, "십": 10, "백": 100, "천": 1000}
_LARGE = {"万": 4, "萬": 4, "만": 4, "億": 8, "亿": 8, "억": 8, "兆": 12, "조": 12}


def _east_asian_digits(text: str) -> Iterator[Number]:
    """Digits with magnitudes: "21만 4천", "3億2000万", "1.2億"."""
    for match in _EAST_ASIAN.finditer(text):
        total = section = Decimal(0)
        granularity = Decimal(1)
        current: Decimal | None = None
        if match.end() - match.start() > _LONGEST:
            continue
        place = Decimal(1)
        for piece in re.finditer(r"\d[\d,]*(?:\.\d+)?|\S", match.group()):
            part = piece.group()
            if part[0].isdigit():
                number = part.replace(",", "")
                current = Decimal(number)
                place = Decimal(1).scaleb(-len(number.partition(".")[2]))
                granularity = place
            elif part in _SMALL:
                section += (Decimal(1) if current is None else current) * _SMALL[part]
                granularity = place * _SMALL[part]
                current = None
            else:
                factor = Decimal(10) ** _LARGE[part]
                total += (section + (current or 0) or 1) * factor
                granularity = (granularity if section or current is not None else 1) * factor
                section, current = Decimal(0), None
        yield Number(match.start(), match.end(), total + section + (current or 0), granularity)


HAN_COUNTERS = words(
    """人 名 個 个 個月 台 臺 匹 頭 头 冊 册 本 枚 回 隻 只 羽 件 軒 段 席 基 棟 幢 座 条 條 艘 辆 輛 架 层 層 階 所 间
        間 家 位 部 次 种 種 度
        歳 才 岁 歲 年 か月 ヶ月 日 時間 小时 小時 分 秒 号 號 番 世紀 世纪 円 元 票 社 校 館 馆 門 門 丁 株 束 杯 袋 箱
        粒 点 點 曲 話 卷 巻 章 級 代 世 村 市 国 國 か国 ヶ国 か所 ヶ所 箇所"""
)
_COUNTER = "|".join(sorted(set(HAN_COUNTERS), key=len, reverse=True))
_HAN = re.compile(
    r"(?<![〇零一二三四五六七八九十百千万萬億亿两兩第\d])"
    r"([〇零一二三四五六七八九十百千万萬億亿两兩]{1,20})(?![〇零一二三四五六七八九十百千万萬億亿两兩])"
)
_HAN_AFTER = re.compile(
    rf"{_COUNTER}|メートル|キロ|トン|グラム|ヘクタール|パーセント|米|公里|千米|吨|噸|公斤|克|升|平方|立方|公顷|公頃|美元|欧元|歐元|日元|つ|天"
)


# "一部", "一般", "一番": words of their own.
_NOT_COUNTED = frozenset("部般方番時时度回次定些直般样樣起")


def _han_numerals(text: str) -> Iterator[Number]:
    for match in _HAN.finditer(text):
        written = match.group()
        percent = text[max(0, match.start() - 3) : match.start()] == "百分之"
        counted = bool(_HAN_AFTER.match(text, match.end()))
        if not counted and not percent and not (len(written) >= 3 and any(c in written for c in "十百千万億萬亿")):
            continue
        if written == "一" and text[match.end() : match.end() + 1] in _NOT_COUNTED:
            continue
        if written in ("百", "千", "万", "十", "百分") and text[match.end() : match.end() + 2] == "分之":
            continue
        value = east_asian_number(written)
        if value is not None:
            ordinal = bool(_ORDINAL_AFTER.match(text, match.end()))
            yield Number(match.start(), match.end(), Decimal(value), Decimal(1), is_ordinal=ordinal, is_word=True)


KOREAN_COUNTERS = words(
    """개 명 마리 대 권 살 번 곳 척 그루 송이 채 벌 장 사람 달 시간 가지 군데 쌍 켤레 층 차례 자루 병 잔 그릇 줄 통 칸 량
        동 편 곡 주 해 끼 분 석 기 회
        세 년 원 미터 톤 킬로미터 킬로그램 달러 퍼센트 주년 세기 인 건 호 쪽 평 일"""
)
_KOREAN_COUNTER = "|".join(sorted(set(KOREAN_COUNTERS), key=len, reverse=True))
_TENS = {"열": 10, "스물": 20, "스무": 20, "서른": 30, "마흔": 40, "쉰": 50, "예순": 60, "일흔": 70, "여든": 80, "아흔": 90}
_ONES = {
    "하나": 1, "한": 1, "둘": 2, "두": 2, "셋": 3, "세": 3, "석": 3, "넷": 4, "네": 4, "넉": 4, "다섯": 5, "여섯": 6, "일곱": 7,
    "여덟": 8, "아홉": 9,
}  # fmt: skip
_NATIVE = re.compile(
    rf"(?<![\uac00-\ud7a3])(백)?({'|'.join(_TENS)})?({'|'.join(_ONES)})?(?= ?(?:{_KOREAN_COUNTER})(?![\uac00-\ud7a3]{{4}}))"
)
_SINO = re.compile(
    rf"(?<![\uac00-\ud7a3\d])([일이삼사오육칠팔구]?[일이삼사오육륙칠팔구십백천만억조]{{1,18}})(?= ?(?:{_KOREAN_COUNTER}))"
)


def _korean_words(text: str) -> Iterator[Number]:
    for match in _NATIVE.finditer(text):
        hundred, tens, ones = match.groups()
        value = (100 if hundred else 0) + _TENS.get(tens or "", 0) + _ONES.get(ones or "", 0)
        # "한 번", "한 사람" count; "백 개" is read below.
        if value and (tens or ones):
            ordinal = text.startswith("번째", match.end()) or text.startswith(" 번째", match.end())
            yield Number(match.start(), match.end(), Decimal(value), Decimal(1), is_ordinal=ordinal, is_word=True)
    for match in _SINO.finditer(text):
        written = match.group(1)
        if any(c in "십백천만억조" for c in written):
            worth = east_asian_number(written)
            if worth:
                yield Number(match.start(1), match.end(1), Decimal(worth), Decimal(1), is_word=True)


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
