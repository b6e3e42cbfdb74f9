"""Whether what a text says of a number bears out what a claim says of it."""

from __future__ import annotations

from decimal import Decimal

from agbrowse.quantities.model import Quantity

# A claim that rounds ("1.2 million") is borne out by the exact number within half its last place, but never further than this.
_ROUNDING = Decimal("0.02")
# "about 12,400"
_ABOUT = Decimal("0.05")
# Conversions are quoted to few digits: 100 miles are 161 km.
_CONVERSION = Decimal("0.01")


def agree(claimed: Quantity, found: Quantity) -> bool:
    """True when the found number states the claimed one: not symmetric ("412" states "more than 400", not the other way).

    Units must be of one dimension; a missing unit is tolerated where nouns do not differ. An exact claim wants an exact
    number: "nearly 400", "up to 400" and a range do not state 400, "about 400" does.
    """
    if claimed.is_version or found.is_version:
        return _same_version(claimed, found)
    if claimed.is_ordinal != found.is_ordinal:
        return False
    if not _same_kind(claimed, found):
        return False
    if claimed.comparator:
        return _within_bound(claimed, found)
    if claimed.low != claimed.high:
        if found.low != found.high:
            return found.comparator is None and (claimed.low, claimed.high) == (found.low, found.high)
        return found.comparator is None and claimed.low <= found.low and found.high <= claimed.high
    if found.low != found.high or (found.comparator and not claimed.approx):
        return False
    return _same_value(claimed, found)


def _same_version(claimed: Quantity, found: Quantity) -> bool:
    return _bare_version(claimed) == _bare_version(found)


def _bare_version(quantity: Quantity) -> str:
    digits = [c for c in quantity.text if c.isdigit() or c == "."]
    return "".join(digits).strip(".")


def _same_kind(claimed: Quantity, found: Quantity) -> bool:
    if claimed.unit and found.unit:
        return claimed.unit == found.unit or (claimed.dimension == found.dimension and "°" in (claimed.symbol, found.symbol))
    if claimed.unit or found.unit:
        # "58" in a cell may be the claim's 58 km; "58 bells" may not, nor is "58" borne out by 58 per cent.
        bare = found if claimed.unit else claimed
        return not bare.nouns
    if claimed.nouns and found.nouns:
        return bool(set(claimed.nouns) & set(found.nouns))
    return True


def _values(quantity: Quantity) -> tuple[Decimal, ...]:
    return (quantity.low, *quantity.readings)


def _same_value(claimed: Quantity, found: Quantity) -> bool:
    if set(_values(claimed)) & set(_values(found)):
        return True
    # A missing unit hides its factor: 58 and "58 km".
    if (claimed.unit is None) != (found.unit is None):
        return _written_value(claimed) == _written_value(found)
    difference = abs(claimed.low - found.low)
    size = max(abs(claimed.low), abs(found.low))
    if claimed.symbol != found.symbol and claimed.dimension not in (None, "money", "ratio", "time"):
        coarser = max(claimed.granularity, found.granularity)
        return difference <= coarser / 2 and difference <= size * _CONVERSION
    if claimed.approx:
        return difference <= min(_last_place(claimed) / 2, size * _ABOUT)
    if not claimed.is_rounded or claimed.granularity <= found.granularity:
        return False
    if claimed.dimension == "money" and claimed.granularity < 1:
        return False
    return difference <= claimed.granularity / 2 and difference <= size * _ROUNDING


def _written_value(quantity: Quantity) -> Decimal:
    from agbrowse.quantities.units import units

    unit = units().get(quantity.symbol or "")
    return quantity.low / unit.factor if unit else quantity.low


def _last_place(quantity: Quantity) -> Decimal:
    """The place of the last digit that is not 0: 12,400 says hundreds."""
    if quantity.granularity != 1 or not quantity.low or quantity.low != int(quantity.low):
        return quantity.granularity
    digits = str(abs(int(quantity.low)))
    return Decimal(10) ** (len(digits) - len(digits.rstrip("0")))


def _within_bound(claimed: Quantity, found: Quantity) -> bool:
    """A claimed bound holds of an exact number beyond it, and of the same bound: another one is another statement."""
    bound = claimed.low
    if found.comparator and not found.approx and found.low != bound:
        return False
    if found.comparator and found.comparator[0] != (claimed.comparator or "")[0]:
        return False
    strict = claimed.comparator in ("<", ">") and found.comparator not in ("<", ">")
    if (claimed.comparator or "").startswith(">"):
        return found.low > bound if strict else found.low >= bound
    return found.high < bound if strict else found.high <= bound
