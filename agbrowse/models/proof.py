"""What documents say of a question's parts: findings, proof, ledger."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from agbrowse.models.claim import Constraint
from agbrowse.models.document import Span
from agbrowse.models.verdicts import Verdict


class Stance(StrEnum):
    SUPPORTS = "supports"
    CONTRADICTS = "contradicts"
    MENTIONS = "mentions"


class Strength(StrEnum):
    STRONG = "strong"
    WEAK = "weak"


class Status(StrEnum):
    SUPPORTED = "supported"
    WEAK = "weak"
    CONTRADICTED = "contradicted"
    CONFLICTING = "conflicting"
    PENDING = "pending"


class Why(StrEnum):
    """Why a constraint is not supported."""

    NOT_STATED = "not_stated"
    WEAK_ONLY = "weak_only"
    CONTRADICTED = "contradicted"
    CONFLICTING = "conflicting"
    UNREADABLE = "unreadable"
    NOT_TRIED = "not_tried"
    OTHER_SUBJECT = "other_subject"
    OTHER_LANGUAGE = "other_language"


@dataclass(frozen=True, slots=True)
class Check:
    """One part of the claim against the passage. `start`, `end` say where in the text, None when missing.

    `kind`: name, number, date, unit, negation, quantifier, attribution, subject, term. `status`: match, missing, different.
    """

    part: str
    kind: str
    claimed: str
    found: str | None
    status: str
    start: int | None = None
    end: int | None = None


@dataclass(frozen=True, slots=True)
class Finding:
    """What one passage says of one claim: `document.text[start:end]` is the quote.

    `context` are the spans that a heading, header, caption or lead-in supplied. `subject` is the entity that the passage names
    as the claim's subject, in the page's words; `answer` is the value that answers a facet, in the page's words, and
    `answer_key` the same to compare by: `date:1892-07-03`, `quantity:1840 m`, `name:clara weiss`.
    """

    stance: Stance
    strength: Strength
    score: float
    start: int
    end: int
    checks: tuple[Check, ...] = ()
    context: tuple[Span, ...] = ()
    heading: str | None = None
    page: int | None = None
    subject: str | None = None
    answer: str | None = None
    answer_key: str | None = None
    warnings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Proof:
    """What one document says of one claim; findings strongest first."""

    status: Status
    why: Why | None
    score: float
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class Witness:
    """One candidate as the ledger sees it: whether it was read, where it comes from, and what it says of each constraint.

    `source_key` is the registrable domain. Pages of one `page_key` (canonical address) or one `text_key` (a digest of the
    main text) are copies of one source.
    """

    rank: int
    url: str
    final_url: str | None
    verdict: Verdict
    source_key: str | None = None
    page_key: str | None = None
    text_key: str | None = None
    published_at: str | None = None
    language: str | None = None
    proofs: Mapping[str, Proof] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """One constraint's state. `evidence` are (witness rank, index into its proof's findings), strongest first."""

    constraint: Constraint
    status: Status
    why: Why | None
    answer: str | None
    distinct_sources: int
    independent_sources: int
    evidence: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Subject:
    """An entity that passages name as the answer, and what it satisfies."""

    name: str
    constraint_ids: tuple[str, ...]
    urls: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ledger:
    """All constraints with their evidence. `ready` when no mandatory constraint is left unsupported."""

    lines: tuple[LedgerLine, ...]
    ready: bool
    anchor_constraint_id: str | None
    subjects: tuple[Subject, ...] = ()
    rivals: tuple[str, ...] = ()
