"""What an entailment model is to the prover.

In: passages with claims. Out: for each pair how probable it is that the passage states the claim, and that it states the
opposite. This file knows no model: `agbrowse/prove/nli.py` has the one that is an optional extra, and tests bring their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Entailment:
    """What one passage says of one claim, as probabilities from 0 to 1; what is left of 1 is neutral."""

    supports: float
    contradicts: float


class Scorer(Protocol):
    """An entailment model. It may be asked by several threads at once."""

    name: str
    """The model as people know it, for documents and messages: never a path of the user's machine."""

    def judge(self, pairs: Sequence[tuple[str, str]]) -> list[Entailment]:
        """One answer for each (passage, claim), in order; none for none.

        A pair that the model cannot take in is neutral, (0, 0). Raises AgbrowseError when the model itself fails.
        """
        ...
