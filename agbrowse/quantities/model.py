"""What a number in a text comes to."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number in the given text, with its unit: `text[start:end]` is both, `number_start:number_end` the number alone.

    `low` and `high` are in `unit`, the base unit of the dimension (m, kg, s, m2, m3, m/s, °C, J, W, B, %, ...) or a currency
    code (USD, crown); equal unless it is a range. `symbol` is the unit as written (km, mi). `granularity` is the last written
    place, in the base unit too ("1.2 million": 100000). `noun` is the stem of what is counted where there is no unit,
    `nouns` all stems that may be it. `comparator`: None, "<", "<=", ">", ">="; `approx`: "about", "nearly". `readings` are
    other values that the same digits may mean ("1.226": 1226 or 1.226). `is_rounded`: written with a decimal or a
    magnitude word.
    """

    start: int
    end: int
    low: Decimal
    high: Decimal
    text: str
    unit: str | None = None
    dimension: str | None = None
    noun: str | None = None
    comparator: str | None = None
    approx: bool = False
    granularity: Decimal = Decimal(1)
    readings: tuple[Decimal, ...] = ()
    is_ordinal: bool = False
    is_version: bool = False
    number_start: int = 0
    number_end: int = 0
    symbol: str | None = None
    nouns: tuple[str, ...] = ()
    is_rounded: bool = False
