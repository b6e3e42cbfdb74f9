"""A sentence with where it has a claim's subject and what the claim says of it: what the rules of `attachment` look at."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from agbrowse.prove.claim import Claim
from agbrowse.prove.clause_words import ClauseWords, clause_words
from agbrowse.prove.match import Hit
from agbrowse.prove.page import Page, Role, Window
from agbrowse.prove.weighing import Weighing
from agbrowse.prove.words import same_word
from agbrowse.text import Token

_LONGEST = 2_000  # characters of a sentence; what is longer is a list or a table run together
_CLOSE = re.compile(r"[,;.](?:\s|$)")


@dataclass(frozen=True, slots=True)
class Passage:
    """One sentence and one claim. Offsets are the page's; `subject` and `said` are hits within the sentence."""

    claim: Claim
    page: Page
    window: Window
    w: Weighing
    own: ClauseWords
    tokens: Sequence[Token]
    subject: Sequence[Hit]
    said: Sequence[Hit]

    def find(self, name: str, end: int | None = None) -> Iterator[re.Match[str]]:
        """The places of one of the language's patterns."""
        return self.own.compiled[name].finditer(self.page.text, self.window.start, self.window.end if end is None else end)

    def closes(self, start: int) -> int:
        """Where a clause that begins at `start` ends at the latest: its first comma, semicolon or full stop."""
        return next((m.start() for m in _CLOSE.finditer(self.page.text, start, self.window.end)), self.window.end)

    def between(self, start: int, end: int) -> list[Token]:
        return [t for t in self.tokens if start <= t.start < end]

    def words(self) -> list[Token]:
        """The claim's content words, its names' too."""
        return [*self.claim.terms, *(t for n in self.claim.names for t in n.tokens)]

    def is_strange(self, token: Token) -> bool:
        """Whether a word says something that the claim does not."""
        return not token.is_stop and not token.is_number and not any(same_word(o, token) for o in self.words())

    def is_strange_name(self, token: Token) -> bool:
        return token.is_capital and token.is_name and self.is_strange(token)

    def is_subject(self, token: Token) -> bool:
        return any(h.start <= token.start < h.end for h in self.subject)


def read_passage(claim: Claim, page: Page, window: Window, w: Weighing) -> Passage | None:
    """The sentence of a window; None for what is too long to be one, and in a language whose small words are not known."""
    own = clause_words(page.language.tag)
    if own is None or window.end - window.start > _LONGEST:
        return None
    first = claim.first_position()
    parts = {n.text for n in claim.names if n.tokens[0].start == first} | {t.text for t in claim.terms if t.start == first}
    spans = {(c.start, c.end) for c in w.checks if c.part in parts}
    subject = [h for h in w.core_hits if (h.start, h.end) in spans]
    said = [h for h in w.core_hits if h not in subject and window.start <= h.start < window.end]
    titled = _titled(claim, page, window)
    if titled is not None:
        inside = [t for t in claim.tokens if t.end <= titled[1]]
        said = [h for h in said if not any(same_word(o, t) for o in inside for t in page.tokens_in(h.start, h.end))]
        subject = [titled[0]]
    return Passage(claim, page, window, w, own, page.tokens_in(window.start, window.end), subject, said)


_TITLE = re.compile(r"(?:\w+ ){0,2}[\"“”„«»](?P<title>[^\"“”„«»]{3,80})[\"“”«»]")


def _titled(claim: Claim, page: Page, window: Window) -> tuple[Hit, int] | None:
    """Where the sentence has the title that the claim begins with, whole, and where the claim's title ends."""
    match = _TITLE.match(claim.text)
    if match is None:
        return None
    start = page.text.find(match["title"].strip(), window.start, window.end)
    return (Hit(start, start + len(match["title"].strip()), Role.CORE), match.end()) if start >= 0 else None
