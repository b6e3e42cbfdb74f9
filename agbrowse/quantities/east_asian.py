"""Numbers as East Asian languages write them: digits with magnitudes, Han numerals, Korean number words. Folded text in.

Loaded only for texts that have such signs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal

from agbrowse.lang import Language
from agbrowse.lang.base import words
from agbrowse.lang.numerals import east_asian_number
from agbrowse.quantities.numbers import LATIN, LONGEST, ORDINAL_AFTER, Number
from agbrowse.text.korean import stem_korean

_BIG = "十百千万萬億亿兆십백천만억조"


def east_asian_numbers(text: str, tag: str) -> Iterator[Number]:
    """All of them, in no order; Han numerals only in Japanese and Chinese, Korean words only in Korean."""
    yield from _east_asian_digits(text)
    if tag in ("ja", "zh"):
        yield from _han_numerals(text)
    elif tag == "ko":
        yield from _korean_words(text)


_EAST_ASIAN = re.compile(
    # "1만 2000": what follows a magnitude may stand apart, but for a year.
    rf"(?<![{LATIN}\d.])(?<![\x00-\x7f],)(?:\d[\d,]*(?:\.\d+)?[ ]?[{_BIG}]+"
    rf"(?:[ ](?=\d[\d,]*[{_BIG}]|\d{{3,4}}(?![\d년月年])))?)+(?:\d[\d,]*)?(?![.,]?\d)"
)

_SMALL = {"十": 10, "百": 100, "千": 1000, "십": 10, "백": 100, "천": 1000}
_LARGE = {"万": 4, "萬": 4, "만": 4, "億": 8, "亿": 8, "억": 8, "兆": 12, "조": 12}


def _east_asian_digits(text: str) -> Iterator[Number]:
    """Digits with magnitudes: "21만 4천", "3億2000万", "1.2億"."""
    for match in _EAST_ASIAN.finditer(text):
        total = section = Decimal(0)
        granularity = Decimal(1)
        current: Decimal | None = None
        if match.end() - match.start() > LONGEST:
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
            ordinal = bool(ORDINAL_AFTER.match(text, match.end()))
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


_RUN = re.compile(r"[ ]?([\u3400-\u9fff々]{1,6}|[\u30a1-\u30fa\u30fc]{1,16})")
# "400여 명": some four hundred.
_HANGUL = re.compile(r"여?[ ]?([\uac00-\ud7a3]{1,12})")


def counter(text: str, end: int, language: Language) -> str | None:
    """The counter, else the noun, right after a number that ends here."""
    match = (_HANGUL if language.tag == "ko" else _RUN).match(text, end)
    if not match:
        return None
    word = match.group(1)
    if language.tag != "ko":
        return next((c for c in _HAN_BY_LENGTH if word.startswith(c)), word)
    stem = stem_korean(word)
    # "명이" after a number is the counter and a particle.
    return next((c for c in _KOREAN_BY_LENGTH if stem == c or (stem.startswith(c) and len(stem) - len(c) == 1)), stem)


_HAN_BY_LENGTH = sorted(HAN_COUNTERS, key=len, reverse=True)
_KOREAN_BY_LENGTH = sorted(KOREAN_COUNTERS, key=len, reverse=True)
