"""Numbers with their units in running text, and whether two of them agree."""

from agbrowse.quantities.agree import agree
from agbrowse.quantities.find import find_quantities
from agbrowse.quantities.model import Quantity

__all__ = ["Quantity", "agree", "find_quantities"]
