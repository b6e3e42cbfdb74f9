"""Whether what a text says of a number bears out what a claim says of it."""

from __future__ import annotations

from agbrowse.quantities.model import Quantity


def agree(claimed: Quantity, found: Quantity) -> bool:
    """True when the found number states the claimed one: not symmetric ("412" states "more than 400", not the other way)."""
    if claimed.unit != found.unit and claimed.unit is not None and found.unit is not None:
        return False
    return claimed.low == found.low and claimed.high == found.high
