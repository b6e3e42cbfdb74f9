"""Numbers with units and counted nouns in running text; linear in the text. Never takes the parts of a full date."""

from __future__ import annotations

import re
from decimal import Decimal

from agbrowse.lang import Language
from agbrowse.quantities.model import Quantity


def find_quantities(text: str, language: Language) -> list[Quantity]:
    """All quantities in order, not overlapping."""
    found = []
    for m in re.finditer(r"(?<![\w.,])\d{1,30}(?:,\d{3})*(?:\.\d+)?(?![\d])", text):
        value = Decimal(m.group().replace(",", ""))
        found.append(Quantity(m.start(), m.end(), value, value, m.group(), number_start=m.start(), number_end=m.end()))
    return found
