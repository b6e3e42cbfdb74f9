"""The words that a search adds to a problem's own: where it began, what speaks against it, who would know.

In: a language's tag. Out: its `Searching`, English for a language that has none. Plain data, no behaviour.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import NamedTuple

from agbrowse.lang.choose import KNOWN


class Searching(NamedTuple):
    """Each entry is a search term as an engine takes it: a word, or a phrase in quotation marks."""

    # For firsts, origins, memes and trends, the most telling first.
    origin: tuple[str, ...]
    # What a contrary page says, by what is asked: claim, effects, comparison, figures, product,
    # origin, entity, latest, fact, how-to, explainer.
    contrary: Mapping[str, tuple[str, ...]]
    # Words by which a problem asks what something does to health or the world: beginnings of words,
    # in unspaced languages parts; casefolded.
    effects: tuple[str, ...]
    # Words of quantities, by which things are compared that nobody can be of two minds about; written like `effects`.
    figures: tuple[str, ...]
    # What a page that proves a claim says of itself.
    evidence: tuple[str, ...]
    # What a page of the body itself says of itself.
    official: tuple[str, ...]
    latest: str
    # Beside a lone word, which would find anything.
    overview: str
    # What a closed part of the question has; {id} and {count}.
    criterion: str


def contrary(text: str) -> dict[str, tuple[str, ...]]:
    """`kind: term | term` lines to {kind: (term, term)}."""
    pairs = (line.partition(": ") for line in text.splitlines() if ": " in line)
    return {kind.strip(): tuple(term.strip() for term in terms.split("|")) for kind, _, terms in pairs}


def get_searching(tag: str) -> Searching:
    """Of a BCP 47 tag: its language's, or the English ones."""
    language = tag.replace("_", "-").split("-")[0].casefold()
    found: Searching = import_module(f"agbrowse.lang.{language if language in KNOWN else 'en'}.searching").SEARCHING
    return found
