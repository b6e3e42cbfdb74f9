"""The small words by which English, German, French and Spanish sentences are cut into statements, as plain data.

In goes a language's tag, out comes its ClauseWords; patterns are compiled when a page of the language asks for them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache

from agbrowse.text import Token


@dataclass(frozen=True)
class ClauseWords:
    """What `attachment` and `amounts` need to know of one language. Words are folded, patterns as written.

    `finite` are auxiliaries and verbs that are always finite; `past` matches other past forms. `relative` opens a clause about
    the word before it, `time` one that says when (group 1 is the conjunction), `new_clause` one that may have a subject of its
    own (a semicolon, or "while" in `contrast`, always has). `named` stand before what something is said to be. `others` mark
    another thing of the kind, `mutual` are verbs whose object does it too. In `amounts`: `changed_by` stands before the amount
    of a change, `by_change` after it, `change` is any word of change, `was_from` and `to_next` stand around what was before a
    change, `of_whole` before the whole of which a part is told. `apart`: what is said not to be so. `other_time`: "the year
    before". `present` are verbs that say how it is now, `once` is how it was at a time. `nth` makes a
    superlative one of several ("second largest"), `former` stands before an office that is no longer held.
    """

    copulas: frozenset[str]
    determiners: frozenset[str]
    joins: frozenset[str]
    finite: frozenset[str]
    pronouns: frozenset[str]
    others: frozenset[str]
    than: frozenset[str]
    named: frozenset[str]
    past: str
    relative: str
    time: str
    new_clause: str
    contrast: tuple[str, ...]
    last: str
    prefix: str
    respectively: str
    change: str
    changed_by: str
    by_change: str
    was_from: str
    to_next: str
    of_whole: str
    apart: str
    cut: str
    number_word: str
    other_time: str
    present: frozenset[str]
    once: str
    nth: str
    former: str
    mutual: frozenset[str] = frozenset()
    bare_office: bool = False  # "war bester Spieler": without an article

    @cached_property
    def compiled(self) -> dict[str, re.Pattern[str]]:
        """The patterns by their field's name. Those of amounts are blind to case."""
        return {
            name: re.compile(value, 0 if name in _BY_CASE else re.IGNORECASE)
            for name in _PATTERNS
            if (value := getattr(self, name))
        }

    def is_verb(self, token: Token) -> bool:
        """Whether the word is finite by its form alone."""
        return token.norm in self.finite or (not token.is_capital and self.compiled["past"].fullmatch(token.norm) is not None)


_PATTERNS = (
    *("past", "relative", "time", "new_clause", "last", "prefix", "respectively", "change", "changed_by", "by_change"),
    *("was_from", "to_next", "of_whole", "apart", "cut", "number_word", "other_time", "once", "nth", "former"),
)
_BY_CASE = frozenset({"relative", "time", "new_clause", "last", "past", "cut"})


@lru_cache(maxsize=8)
def clause_words(tag: str) -> ClauseWords | None:
    """The words of one language, None where nothing is known."""
    from agbrowse.prove.clause_tables import make

    return make(tag)
