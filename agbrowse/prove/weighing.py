"""What one passage carries of a claim, as `weigh` fills it in and `judge` reads it."""

from __future__ import annotations

from dataclasses import dataclass, field

from agbrowse.models import Check, Span
from agbrowse.prove.match import Hit
from agbrowse.prove.page import Role


@dataclass(slots=True)
class Weighing:
    """What the passage carries of the claim. `coverage` is the share of content words found, 1.0 where there are none.

    `faults` name what keeps the passage from stating the claim of the same subject. `hits` are what was found, wherever.
    """

    checks: list[Check] = field(default_factory=list)
    hits: list[Hit] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    coverage: float = 1.0
    missing_names: int = 0
    different: list[Check] = field(default_factory=list)
    missing_values: int = 0
    term_roles: dict[int, Role] = field(default_factory=dict)
    variants: set[str] = field(default_factory=set)  # names that the passage bears in another form

    @property
    def core_hits(self) -> list[Hit]:
        return [h for h in self.hits if h.role is Role.CORE]

    def note(self, part: str, kind: str, claimed: str, hit: Hit | None, text: str) -> None:
        if hit is None:
            self.checks.append(Check(part, kind, claimed, None, "missing"))
        else:
            self.hits.append(hit)
            self.checks.append(Check(part, kind, claimed, text[hit.start : hit.end], "match", hit.start, hit.end))

    def differ(self, part: str, kind: str, claimed: str, found: Span, text: str) -> None:
        check = Check(part, kind, claimed, text[found.start : found.end], "different", found.start, found.end)
        self.checks.append(check)
        self.different.append(check)
