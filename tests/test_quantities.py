"""Numbers with units in running text, in seven languages, and whether two of them agree."""

import time

import pytest

from agbrowse.lang import get_language
from agbrowse.quantities import Quantity, agree, find_quantities


def show(q: Quantity) -> str:
    """ "comparator value unit-or-noun", short enough for a table."""
    value = f"{q.low.normalize():f}" + (f"..{q.high.normalize():f}" if q.high != q.low else "")
    head = (q.comparator or "") + ("~" if q.approx else "")
    tail = q.unit or q.noun or ""
    mark = "#" if q.is_ordinal else "v" if q.is_version else ""
    return f"{head}{value}{mark} {tail}".strip()


def read(tag: str, text: str) -> list[str]:
    return [show(q) for q in find_quantities(text, get_language(tag))]


EN = [
    ("377 barges", ["377 barg"]),
    ("12,400 inhabitants", ["12400 inhabit"]),
    ("12 400 km", ["12400000 m"]),
    ("12\u202f400 km", ["12400000 m"]),
    ("7,430 kilograms", ["7430 kg"]),
    ("54.3 metres per second", ["54.3 m/s"]),
    ("90 km/h", ["25 m/s"]),
    ("6.41 metres", ["6.41 m"]),
    ("a 58-kilometre line", ["58000 m"]),
    ("3 km² of marsh", ["3000000 m2"]),
    ("7 square miles", ["18129916.772352 m2"]),
    ("96 hectares", ["960000 m2"]),
    ("52 thousand tonnes", ["52000000 kg"]),
    ("1.2 million pennies", ["1200000 penni"]),
    ("12,840 megalitres", ["12840000 m3"]),
    ("1.5 per cent", ["1.5 %"]),
    ("11.5%", ["11.5 %"]),
    ("$49", ["49 USD"]),
    ("49 dollars", ["49 USD"]),
    ("$1.2 million", ["1200000 USD"]),
    ("$5m and 5 m", ["5000000 USD", "5 m"]),
    ("€ 2,40", ["2.4 EUR"]),
    ("900 crowns", ["900 crown"]),
    ("weighs 50 pounds", ["22.6796185 kg"]),
    ("costs 50 pounds", ["50 GBP"]),
    ("5 crore rupees", ["50000000 INR"]),
    ("12,34,567 votes", ["1234567 vote"]),
    ("1'226 cows", ["1226 cow"]),
    ("two hundred and thirty bells", ["230 bell"]),
    ("twenty-one guns", ["21 gun"]),
    ("a dozen eggs", ["12 egg"]),
    ("four people", ["4 peopl"]),
    ("one of the towers", []),
    ("3 small bakeries", ["3 bakeri"]),
    ("3½ hours", ["12600 s"]),
    ("1/2 mile", ["804.672 m"]),
    ("two thirds of the votes", ["66.67 %"]),
    ("more than 40 elephants", [">40 eleph"]),
    ("at least 5 km", [">=5000 m"]),
    ("up to 300 kg", ["<=300 kg"]),
    ("nearly 400 sheep", ["<~400 sheep"]),
    ("about 12,400 people", ["~12400 peopl"]),
    ("400+ items", [">=400"]),
    ("10–12 km", ["10000..12000 m"]),
    ("between 5 and 6 kg", ["5..6 kg"]),
    ("5 to 6 million euros", ["5000000..6000000 EUR"]),
    ("the 3rd floor", ["3# floor"]),
    ("version 3.13", ["3.13v"]),
    ("v2.4", ["2.4v"]),
    ("-5 °C", ["-5 °C"]),
    ("50 °F", ["10 °C"]),
    ("In 1932 there were 377 barges", ["377 barg"]),
    ("On 14 May 1987 12 people came", ["12 peopl"]),
    ("1200 people in 1200", ["1200 peopl"]),
    ("at 10:30", []),
    ("COVID-19 and MP3", []),
    ("30 injured\n0 dead", ["30 injur", "0 dead"]),
    ("12 in the morning", ["12"]),
    ("Under Rule 7 dogs may enter", ["7 rule"]),
    ("$1,000-2,000", ["1000..2000 USD"]),
    ("$49.99", ["49.99 USD"]),
    ("5 to 10 per cent", ["5..10 %"]),
    ("1,2,3", ["1", "2", "3"]),
    ("won 3-1", ["3", "1"]),
    ("20°C to 25°C", ["20..25 °C"]),
    ("less than half", []),
]
DE = [
    ("1226 Euro", ["1226 EUR"]),
    ("1.226 Euro", ["1226 EUR"]),
    ("1.226,50 Euro", ["1226.5 EUR"]),
    ("1,23 Euro", ["1.23 EUR"]),
    ("1,2 Mio. Tonnen", ["1200000000 kg"]),
    ("3 Milliarden Euro", ["3000000000 EUR"]),
    ("730 Säcke", ["730 sack"]),
    ("42 Gesellschaften", ["42 gesellschaft"]),
    ("einundzwanzig Brücken", ["21 bruck"]),
    ("zweihundertdreißig Säcke", ["230 sack"]),
    ("zwei Häuser", ["2 haus"]),
    ("ein Haus", []),
    ("rund 400 Häuser", ["~400 haus"]),
    ("mindestens 5 km", [">=5000 m"]),
    ("mehr als 40 Elefanten", [">40 elefant"]),
    ("höchstens 300 kg", ["<=300 kg"]),
    ("61 Prozent", ["61 %"]),
    ("10 bis 12 Meter", ["10..12 m"]),
    ("zwischen 5 und 6 Kilo", ["5..6 kg"]),
    ("40 Fuß", ["12.192 m"]),
    ("eine Million Euro", ["1000000 EUR"]),
    ("12 Quadratkilometer", ["12000000 m2"]),
    ("am 3. April 2024 brannten 2 Häuser", ["2 haus"]),
]
ES = [
    ("1.226,5 km", ["1226500 m"]),
    ("1.226 euros", ["1226 EUR"]),
    ("49 euros", ["49 EUR"]),
    ("1,2 millones de euros", ["1200000 EUR"]),
    ("un millón de euros", ["1000000 EUR"]),
    ("doscientos treinta puentes", ["230 puent"]),
    ("treinta y cinco barcos", ["35 barc"]),
    ("mil doscientos barcos", ["1200 barc"]),
    ("más de 400 ovejas", [">400 ovej"]),
    ("al menos 5 km", [">=5000 m"]),
    ("menos de 12 barcos", ["<12 barc"]),
    ("casi 400 ovejas", ["<~400 ovej"]),
    ("unos 400 barcos", ["~400 barc"]),
    ("61 por ciento", ["61 %"]),
    ("entre 5 y 6 metros", ["5..6 m"]),
    ("de 10 a 12 km", ["10000..12000 m"]),
    ("12 kilómetros cuadrados", ["12000000 m2"]),
    ("dos tercios", ["66.67 %"]),
    ("7.430 kilogramos", ["7430 kg"]),
    ("un barco", []),
    ("3 toneladas", ["3000 kg"]),
]
FR = [
    ("1 226,5 km", ["1226500 m"]),
    ("12 400 habitants", ["12400 habit"]),
    ("49 euros", ["49 EUR"]),
    ("1,2 million d'habitants", ["1200000 habit"]),
    ("3 millions d'euros", ["3000000 EUR"]),
    ("deux cent trente ponts", ["230 pont"]),
    ("quatre-vingt-dix-sept maisons", ["97 maison"]),
    ("vingt et un ponts", ["21 pont"]),
    ("soixante-douze ponts", ["72 pont"]),
    ("plus de 400 moutons", [">400 mouton"]),
    ("au moins 5 km", [">=5000 m"]),
    ("moins de 12 ponts", ["<12 pont"]),
    ("près de 400 moutons", ["<~400 mouton"]),
    ("environ 400 moutons", ["~400 mouton"]),
    ("61 pour cent", ["61 %"]),
    ("61 %", ["61 %"]),
    ("entre 5 et 6 mètres", ["5..6 m"]),
    ("de 10 à 12 km", ["10000..12000 m"]),
    ("12 kilomètres carrés", ["12000000 m2"]),
    ("deux tiers", ["66.67 %"]),
    ("le 2e pont", ["2# pont"]),
    ("un pont", []),
]
KO = [
    ("320명이다", ["320 명"]),
    ("장서 21만 4천 권을", ["214000 권"]),
    ("59,000원이다", ["59000 KRW"]),
    ("3억2000만 원", ["320000000 KRW"]),
    ("1.2억 원", ["120000000 KRW"]),
    ("1,250미터", ["1250 m"]),
    ("58km", ["58000 m"]),
    ("스물한 명", ["21 명"]),
    ("다섯 개", ["5 개"]),
    ("두 마리", ["2 마리"]),
    ("삼백 명", ["300 명"]),
    ("5km 이상", [">=5000 m"]),
    ("12명 이하", ["<=12 명"]),
    ("12명 미만", ["<12 명"]),
    ("400여 명", ["~400 명"]),
    ("약 3만 5천 명", ["~35000 명"]),
    ("61퍼센트", ["61 %"]),
    ("3분의 2", ["66.67 %"]),
    ("30도", ["30 °C"]),
    ("3시간", ["10800 s"]),
    ("10~12미터", ["10..12 m"]),
    ("제3회", ["3# 회"]),
    ("1978년 10월 5일에 12명", ["12 명"]),
    ("２１만 명", ["210000 명"]),
]
JA = [
    ("320人", ["320 人"]),
    ("全長1,250メートルである", ["1250 m"]),
    ("三百二十人", ["320 人"]),
    ("3億2000万円", ["320000000 JPY"]),
    ("1.2万人", ["12000 人"]),
    ("3万5千人", ["35000 人"]),
    ("約400人", ["~400 人"]),
    ("400人以上", [">=400 人"]),
    ("400人以下", ["<=400 人"]),
    ("400人未満", ["<400 人"]),
    ("61%", ["61 %"]),
    ("61パーセント", ["61 %"]),
    ("三分の一", ["33.33 %"]),
    ("3割", ["30 %"]),
    ("10〜12メートル", ["10..12 m"]),
    ("5平方キロメートル", ["5000000 m2"]),
    ("3時間", ["10800 s"]),
    ("7,430キログラム", ["7430 kg"]),
    ("第3回", ["3# 回"]),
    ("三度目", ["3# 度"]),
    ("2024年4月3日に12人", ["12 人"]),
    ("織江の一部", []),
]
ZH = [
    ("377艘驳船", ["377 艘"]),
    ("三千人", ["3000 人"]),
    ("一百二十座桥", ["120 座"]),
    ("1.2万人", ["12000 人"]),
    ("3亿元", ["300000000 CNY"]),
    ("长3.5米", ["3.5 m"]),
    ("约12公里", ["~12000 m"]),
    ("超过400人", [">400 人"]),
    ("至少400人", [">=400 人"]),
    ("不到400人", ["<400 人"]),
    ("400人以上", [">=400 人"]),
    ("百分之六十一", ["61 %"]),
    ("百分之61", ["61 %"]),
    ("61%", ["61 %"]),
    ("三分之一", ["33.33 %"]),
    ("两座桥", ["2 座"]),
    ("10至12米", ["10..12 m"]),
    ("5平方公里", ["5000000 m2"]),
    ("3小时", ["10800 s"]),
    ("7430公斤", ["7430 kg"]),
    ("49美元", ["49 USD"]),
]
TABLES = {"en": EN, "de": DE, "es": ES, "fr": FR, "ko": KO, "ja": JA, "zh": ZH}


@pytest.mark.parametrize(
    ("tag", "text", "want"),
    [pytest.param(tag, text, want, id=f"{tag}-{text}") for tag, rows in TABLES.items() for text, want in rows],
)
def test_quantities_of_running_text_are_found(tag: str, text: str, want: list[str]) -> None:
    assert read(tag, text) == want


def test_spans_are_of_the_given_text() -> None:
    text = "It weighs 7\u202f430\u00a0kg net"
    (q,) = find_quantities(text, get_language("en"))
    assert text[q.start : q.end] == q.text == "7\u202f430\u00a0kg"
    assert text[q.number_start : q.number_end] == "7\u202f430"


AGREE = [
    ("58 km", "58 kilometres", True),
    ("58 km", "58,000 m", True),
    ("58 km", "58.3 km", False),
    ("58.3 km", "58.31 km", True),
    ("58.31 km", "58.3 km", False),
    ("100 miles", "161 km", True),
    ("100 miles", "170 km", False),
    ("12,400 people", "12,412 people", False),
    ("about 12,400 people", "12,412 people", True),
    ("about 12,400 people", "12,900 people", False),
    ("1.2 million pennies", "1,204,000 pennies", True),
    ("1,204,000 pennies", "1.2 million pennies", False),
    ("3 million crowns", "3.4 million crowns", False),
    ("more than 400 sheep", "412 sheep", True),
    ("more than 400 sheep", "400 sheep", False),
    ("412 sheep", "more than 400 sheep", False),
    ("400 sheep", "nearly 400 sheep", False),
    ("400 sheep", "up to 400 sheep", False),
    ("400 sheep", "about 400 sheep", True),
    ("at least 400 sheep", "more than 400 sheep", True),
    ("more than 400 sheep", "at least 400 sheep", False),
    ("at most 12 goats", "10 goats", True),
    ("at most 12 goats", "13 goats", False),
    ("10-12 km", "11 km", True),
    ("11 km", "10-12 km", False),
    ("10-12 km", "10 to 12 km", True),
    ("15 people", "115 people", False),
    ("1.5 per cent", "11.5 per cent", False),
    ("61 per cent", "61%", True),
    ("61 per cent", "61 sheep", False),
    ("3 bakeries", "3 small bakeries", True),
    ("3 bakeries", "3 breweries", False),
    ("58 kilometres", "58", True),
    ("58 kilometres", "58 bells", False),
    ("$49", "49 dollars", True),
    ("$49", "49 euros", False),
    ("$49", "$49.50", False),
    ("5 °C", "5 degrees", True),
    ("12 months", "1 year", True),
    ("the 3rd floor", "3 floors", False),
    ("version 3.1", "version 3.13", False),
    ("version 3.13", "version 3.13", True),
    ("two hundred and thirty bells", "230 bells", True),
]


@pytest.mark.parametrize(("claimed", "found", "want"), AGREE, ids=[f"{c} | {f}" for c, f, _ in AGREE])
def test_a_found_number_states_the_claimed_one_or_not(claimed: str, found: str, want: bool) -> None:
    english = get_language("en")
    (claim,) = find_quantities(claimed, english)
    (page,) = find_quantities(found, english)
    assert agree(claim, page) is want


def test_a_german_thousands_dot_agrees_with_plain_digits() -> None:
    german = get_language("de")
    (page,) = find_quantities("kostet 1.226 Euro", german)
    (claim,) = find_quantities("1226 Euro", german)
    (shipping,) = find_quantities("1,23 Euro", german)
    assert agree(claim, page)
    assert not agree(shipping, page)


HOSTILE = {
    "digits": "1" * 50_000,
    "letters": "a" * 100_000,
    "pairs": "1," * 15_000,
    "groups": "1 000 " * 3_000,
    "han": "百" * 40_000,
    "words": "one " * 3_000,
    "german": "einund" * 8_000,
    "korean": "1만" * 5_000,
    "marks": "e\u0301\u0302" * 15_000,
    "dashes": "-" * 40_000,
    "dots": "1." * 20_000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_text_costs_linear_time(text: str) -> None:
    start = time.process_time()
    for tag in ("en", "ko", "ja", "de"):
        find_quantities(text, get_language(tag))
    assert time.process_time() - start < 6
