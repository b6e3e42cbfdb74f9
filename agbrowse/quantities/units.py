"""Units and currencies: how they are written, and what one of them is in the base unit of its dimension."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache

from agbrowse.lang import get_language
from agbrowse.lang.base import words


@dataclass(frozen=True, slots=True)
class Unit:
    """`symbol` as tables name it, `base` unit and `dimension`, and how many base units it is."""

    symbol: str
    base: str
    dimension: str
    factor: Decimal


# dimension, base: symbol=factor ...
_TABLE = """
length m: m=1 km=1000 hm=100 dm=0.1 cm=0.01 mm=0.001 µm=0.000001 nm=0.000000001 mi=1609.344 yd=0.9144 ft=0.3048 inch=0.0254
 nmi=1852 ly=9460730472580800 au=149597870700 pc=30856775814913673 ri=392.727 li=500 fathom=1.8288
mass kg: kg=1 g=0.001 mg=0.000001 µg=0.000000001 t=1000 kt=1000000 Mt=1000000000 lb=0.45359237 oz=0.028349523125 st=6.35029318
 ztr=50 pfund=0.5 jin=0.5 geun=0.6 dt=100
time s: s=1 ms=0.001 µs=0.000001 ns=0.000000001 min=60 h=3600 d=86400 wk=604800 mo=2629800 yr=31557600 dec=315576000
 cent=3155760000
area m2: m2=1 km2=1000000 cm2=0.0001 mm2=0.000001 dm2=0.01 ha=10000 ac=4046.8564224 mi2=2589988.110336 ft2=0.09290304
 pyeong=3.305785 tsubo=3.305785 mu=666.6667
volume m3: m3=1 km3=1000000000 dm3=0.001 cm3=0.000001 l=0.001 ml=0.000001 cl=0.00001 dl=0.0001 hl=0.1 Ml=1000
 gal=0.003785411784 bbl=0.158987294928
speed m/s: m/s=1 km/h=0.277777777777777777777777778 mph=0.44704 kn=0.514444444444444444444444444 km/s=1000
temperature °C: °C=1 °F=1 K=1 °=1
energy J: J=1 kJ=1000 MJ=1000000 Wh=3600 kWh=3600000 MWh=3600000000 GWh=3600000000000 TWh=3600000000000000 kcal=4184
power W: W=1 mW=0.001 kW=1000 MW=1000000 GW=1000000000 TW=1000000000000 PS=735.49875 hp=745.69987
data B: bit=0.125 kbit=125 Mbit=125000 Gbit=125000000 B=1 kB=1000 MB=1000000 GB=1000000000 TB=1000000000000 PB=1000000000000000
 KiB=1024 MiB=1048576 GiB=1073741824 TiB=1099511627776
datarate bit/s: bit/s=1 kbit/s=1000 Mbit/s=1000000 Gbit/s=1000000000 MB/s=8000000
frequency Hz: Hz=1 kHz=1000 MHz=1000000 GHz=1000000000 rpm=0.0166666666666666666666666667
pressure Pa: Pa=1 kPa=1000 hPa=100 MPa=1000000 mbar=100 bar=100000 psi=6894.757
voltage V: V=1 kV=1000 mV=0.001
current A: A=1 mA=0.001
sound dB: dB=1
ratio %: %=1 ‰=0.1 wari=10
count : dozen=12
"""

_PLAIN_MONEY = words(
    """USD EUR GBP KRW JPY CNY INR RUB CHF SEK NOK DKK CZK PLN HUF TRY BRL MXN ARS CAD AUD NZD HKD TWD SGD THB VND IDR PHP MYR
    ZAR ILS UAH DEM FRF ITL ESP ATS BTC crown guinea shilling peso taler gulden real"""
)
_MONEY_PARTS = {"USc": ("USD", "0.01"), "EURc": ("EUR", "0.01"), "penny": ("penny", "1"), "pfennig": ("DEM", "0.01")}


@lru_cache(maxsize=1)
def units() -> dict[str, Unit]:
    """All units by symbol; case matters."""
    result: dict[str, Unit] = {}
    for line in _TABLE.replace("\n ", " ").strip().splitlines():
        head, _, rest = line.partition(": ")
        dimension, _, base = head.partition(" ")
        for item in rest.split():
            symbol, _, factor = item.rpartition("=")
            result[symbol] = Unit(symbol, base.strip(), dimension, Decimal(factor))
    for code in _PLAIN_MONEY:
        result[code] = Unit(code, code, "money", Decimal(1))
    for symbol, (code, factor) in _MONEY_PARTS.items():
        result[symbol] = Unit(symbol, code, "money", Decimal(factor))
    return result


# Ways to write symbols that differ from the table's.
_WRITTEN = {
    "km²": "km2", "m²": "m2", "cm²": "cm2", "mm²": "mm2", "qm": "m2", "qkm": "km2", "sqm": "m2", "sqkm": "km2", "m³": "m3",
    "km³": "km3", "cm³": "cm3", "cbm": "m3", "m^2": "m2", "m^3": "m3", "km^2": "km2",
    "L": "l", "mL": "ml", "lt": "l", "ltr": "l",
    "hrs": "h", "hr": "h", "sec": "s", "secs": "s", "mins": "min",
    "kmh": "km/h", "kph": "km/h", "km/hr": "km/h", "Km/h": "km/h",
    "KM": "km", "Km": "km", "KG": "kg", "Kg": "kg", "kgs": "kg", "lbs": "lb", "kms": "km", "mtr": "m", "mts": "m", "Std": "h",
    "ton": "t", "Kw": "kW", "KW": "kW", "Kwh": "kWh", "KWh": "kWh", "kwh": "kWh", "mph": "mph", "knots": "kn", "kt": "kn",
    "KB": "kB", "Mb": "Mbit", "Gb": "Gbit", "Mbps": "Mbit/s", "Gbps": "Gbit/s",
    "kbps": "kbit/s", "Mb/s": "Mbit/s", "Gb/s": "Gbit/s",
    "°": "°", "°c": "°C", "ºC": "°C", "oC": "°C", "μm": "µm", "μg": "µg",
    "μs": "µs", "hpa": "hPa", "PC": "", "yrs": "yr", "TL": "TRY",
    "kr": "crown", "Kč": "CZK", "zł": "PLN", "Ft": "HUF", "Fr": "CHF", "sfr": "CHF", "Sfr": "CHF", "DM": "DEM", "RMB": "CNY",
    "€": "EUR", "$": "USD", "£": "GBP", "¥": "JPY", "₩": "KRW", "₹": "INR", "₽": "RUB", "₺": "TRY", "₴": "UAH", "₫": "VND",
    "₱": "PHP", "฿": "THB", "¢": "USc", "c€": "EURc", "Ω": "", "percent": "%", "pct": "%", "Lj": "ly", "sm": "nmi", "kts": "kn",
}  # fmt: skip

# What a lone letter or a short word after a number more often means than the unit.
_NOT_UNITS = frozenset(
    ("A", "K", "B", "d", "st", "V", "in", "au", "li", "ri", "mu", "pc", "cent", "dec", "mo", "real", "penny")
)

_PREFIXES = {
    "us$": "USD", "u.s.$": "USD", "a$": "AUD", "au$": "AUD", "c$": "CAD",
    "ca$": "CAD", "hk$": "HKD", "nt$": "TWD", "nz$": "NZD",
    "s$": "SGD", "r$": "BRL", "mx$": "MXN", "$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₩": "KRW", "₹": "INR", "₽": "RUB",
    "₺": "TRY", "₴": "UAH", "₫": "VND", "₱": "PHP", "฿": "THB", "usd": "USD",
    "eur": "EUR", "gbp": "GBP", "krw": "KRW", "jpy": "JPY",
    "cny": "CNY", "rmb": "CNY", "chf": "CHF", "inr": "INR", "sek": "SEK", "nok": "NOK", "dkk": "DKK", "rs.": "INR", "rs": "INR",
    "fr.": "CHF", "kr": "crown", "kr.": "crown", "cad": "CAD", "aud": "AUD",
}  # fmt: skip
PREFIX = re.compile("(?<![^\\W\\d_])(" + "|".join(re.escape(p) for p in sorted(_PREFIXES, key=len, reverse=True)) + ") ?$")

# A symbol in the text as it is written, right after the number.
_LETTER = r"[^\W\d_가-힣ぁ-ヿ㐀-鿿]"
SYMBOL = re.compile(
    r"[ ]?-?((?:[kcdmMGTµμn]?(?:bit|B|b)(?:/s|ps)?|"
    rf"{_LETTER}{{1,5}}(?:[²³]|\^?[23](?!\d))?(?:/{_LETTER}{{1,2}})?"
    r"|°[ ]?[CFc]?|º[CF]|[%‰€$£¥₩₹₽₺₴₫₱฿¢]))"
    # East Asian particles and words follow a symbol at once.
    r"(?![^\W가-힣ぁ-ヿ㐀-鿿]|[/^])"
)


def prefix_unit(written: str, tag: str) -> Unit:
    """The currency of a sign or code before a number (folded)."""
    code = _PREFIXES[written]
    return units()["CNY" if code == "JPY" and written == "¥" and tag == "zh" else code]


def symbol_unit(written: str, tag: str) -> Unit | None:
    """The unit of a symbol after a number, in its own case; None when it is a word or a lone letter of another sense."""
    written = written.replace(" ", "")
    if written in _NOT_UNITS:
        return None
    if written == "¥" and tag == "zh":
        return units()["CNY"]
    symbol = _WRITTEN.get(written, written)
    found = units().get(symbol)
    if found is None and len(symbol) > 1 and symbol.upper() in _PLAIN_MONEY and symbol.isascii():
        found = units().get(symbol.upper())
    if found is None or (found.symbol.isalpha() and found.symbol.islower() and len(found.symbol) > 4):
        return None
    return found


@lru_cache(maxsize=32)
def word_pattern(tag: str) -> tuple[re.Pattern[str], dict[str, str]] | None:
    """Unit and currency words of a language right after a number (folded), longest first; and each one's symbol."""
    language = get_language(tag)
    known = {**language.currencies, **language.units}
    if not known:
        return None
    some = "|".join(re.escape(w).replace(r"\ ", r"[ -]") for w in sorted(known, key=lambda w: (-len(w), w)))
    if not language.spaced or tag == "ko":
        return re.compile(rf"[ ]?({some})"), known
    return re.compile(rf"(?:[ ]|-)?({some})(?!\w)"), known
