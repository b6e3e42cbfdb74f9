"""What a number in a text comes to."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number in the given text, with its unit or the noun that it counts: `start:end` spans number and unit.

    `low` and `high` are in the base unit of the dimension, equal unless it is a range or carries a tolerance; `granularity` is the size of the
    last written place in the same unit ("1.2 million": 100000). `unit` is the base unit's symbol (m, kg, s, m2, m3, m/s, °C, J, W, B, %, ...) or a
    currency code in capitals (USD), else None; `dimension` is length, mass, time, area, ..., money, ratio, else None. `noun` is the stem of the
    counted noun that follows where there is no unit. `comparator`: None, "<", "<=", ">", ">=". `readings` are other values that
    the same digits may mean ("1.226": 1226 or 1.226).
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
