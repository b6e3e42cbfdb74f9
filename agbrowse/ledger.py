"""Evidence to the state of each constraint, and of the whole.

In: the constraints in plan order and one Witness a candidate. Out: a Ledger. It never reads a page and never judges a
passage: a finding's stance and strength are the prover's. Rules: the wire contract's "Ledger" and "Sources".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from agbrowse.models import (
    Constraint,
    ConstraintKind,
    Finding,
    Ledger,
    LedgerLine,
    Stance,
    Status,
    Strength,
    Subject,
    Verdict,
    Why,
    Witness,
)


@dataclass(frozen=True, slots=True)
class _Exhibit:
    """A finding with its place: `witness` indexes the witnesses, `index` the proof's findings."""

    witness: int
    index: int
    finding: Finding


def build_ledger(constraints: Sequence[Constraint], witnesses: Sequence[Witness]) -> Ledger:
    """The state of every constraint, in the given order.

    `ready` is true when no mandatory constraint is left unsupported and something is supported. Evidence of pages that were not
    read is ignored, whatever it says.
    """
    exhibits = {c.id: _exhibits(c, witnesses) for c in constraints}
    lines = {c.id: _line(c, exhibits[c.id], witnesses) for c in constraints}
    subjects: list[Subject] = []
    rivals: list[str] = []
    for members in _groups(constraints):
        found, others, changed = _same_subject(members, exhibits, witnesses, lines)
        subjects += found
        rivals += others
        lines |= changed
    ordered = tuple(lines[c.id] for c in constraints)
    mandatory = [line for line in ordered if line.constraint.mandatory]
    return Ledger(
        lines=ordered,
        ready=all(line.status is Status.SUPPORTED for line in mandatory)
        and any(line.status is Status.SUPPORTED for line in ordered),
        anchor_constraint_id=_anchor(constraints),
        subjects=tuple(subjects),
        rivals=tuple(rivals),
    )


def same_answer(a: str | None, b: str | None) -> bool:
    """Whether two answer keys name one value: dates as far as both are known, names by their words, else equal."""
    if a is None or b is None or a == b:
        return True
    kind_a, _, value_a = a.partition(":")
    kind_b, _, value_b = b.partition(":")
    if kind_a != kind_b:
        return False
    if kind_a == "date":
        return value_a.startswith(value_b) or value_b.startswith(value_a)
    if kind_a == "name":
        words_a, words_b = set(value_a.split()), set(value_b.split())
        return words_a <= words_b or words_b <= words_a
    return False


def _exhibits(constraint: Constraint, witnesses: Sequence[Witness]) -> list[_Exhibit]:
    found = [
        _Exhibit(w, i, finding)
        for w, witness in enumerate(witnesses)
        if witness.verdict.ok and constraint.id in witness.proofs
        for i, finding in enumerate(witness.proofs[constraint.id].findings)
    ]
    order = {Stance.SUPPORTS: 0, Stance.CONTRADICTS: 0, Stance.MENTIONS: 1}
    return sorted(
        found, key=lambda e: (e.finding.strength is not Strength.STRONG, order[e.finding.stance], -e.finding.score, e.witness)
    )


def _strong(exhibits: Iterable[_Exhibit], stance: Stance) -> list[_Exhibit]:
    return [e for e in exhibits if e.finding.stance is stance and e.finding.strength is Strength.STRONG]


def _line(constraint: Constraint, exhibits: list[_Exhibit], witnesses: Sequence[Witness]) -> LedgerLine:
    supports, contradicts = _strong(exhibits, Stance.SUPPORTS), _strong(exhibits, Stance.CONTRADICTS)
    answer = supports[0].finding.answer if supports and constraint.kind is ConstraintKind.FACET else None
    split = constraint.group is None and "list" not in constraint.tags and _answers_differ(supports)
    if (supports and contradicts) or split:
        status, why = Status.CONFLICTING, Why.CONFLICTING
    elif supports:
        status, why = Status.SUPPORTED, None
    elif contradicts:
        status, why = Status.CONTRADICTED, Why.CONTRADICTED
    elif any(e.finding.strength is Strength.WEAK for e in exhibits):
        status, why = Status.WEAK, Why.WEAK_ONLY
    else:
        status, why = Status.PENDING, _why_pending(constraint, witnesses)
    return _filed(constraint, status, why, answer, exhibits, supports, witnesses)


def _filed(
    constraint: Constraint,
    status: Status,
    why: Why | None,
    answer: str | None,
    exhibits: list[_Exhibit],
    supports: list[_Exhibit],
    witnesses: Sequence[Witness],
) -> LedgerLine:
    distinct, independent = _count_sources([witnesses[w] for w in sorted({e.witness for e in supports})])
    return LedgerLine(
        constraint=constraint,
        status=status,
        why=why,
        answer=answer,
        distinct_sources=distinct,
        independent_sources=independent,
        evidence=tuple((e.witness, e.index) for e in exhibits),
    )


def _answers_differ(supports: list[_Exhibit]) -> bool:
    keys = [e.finding.answer_key for e in supports if e.finding.answer_key]
    return any(not same_answer(keys[0], key) for key in keys[1:])


def _why_pending(constraint: Constraint, witnesses: Sequence[Witness]) -> Why:
    read = [w for w in witnesses if w.verdict.ok]
    if len(read) < len(witnesses):
        return Why.NOT_TRIED if all(w.verdict is Verdict.SKIPPED for w in witnesses if not w.verdict.ok) else Why.UNREADABLE
    if not read:
        return Why.NOT_TRIED
    said = {p.why for w in read if (p := w.proofs.get(constraint.id)) is not None}
    for why in (Why.OTHER_SUBJECT, Why.OTHER_LANGUAGE):
        if said == {why}:
            return why
    return Why.NOT_STATED


# ------------------------------------------------------------ one entity for all its constraints


def _groups(constraints: Sequence[Constraint]) -> list[list[Constraint]]:
    groups: dict[str, list[Constraint]] = {}
    for c in constraints:
        if c.group is not None:
            groups.setdefault(c.group, []).append(c)
    return list(groups.values())


def _same_subject(
    members: list[Constraint],
    exhibits: dict[str, list[_Exhibit]],
    witnesses: Sequence[Witness],
    lines: dict[str, LedgerLine],
) -> tuple[list[Subject], list[str], dict[str, LedgerLine]]:
    """Groups the evidence by the entity that passages name; only one that satisfies every mandatory constraint will do."""
    names: list[str] = []  # answer keys, each the first spelling of its entity
    shown: list[str] = []
    proved: list[dict[str, list[_Exhibit]]] = []
    for c in members:
        for e in _strong(exhibits[c.id], Stance.SUPPORTS):
            key = e.finding.answer_key
            if key is None or e.finding.answer is None:
                continue
            at = next((i for i, name in enumerate(names) if same_answer(name, key)), None)
            if at is None:
                at = len(names)
                names.append(key)
                shown.append(e.finding.answer)
                proved.append({})
            proved[at].setdefault(c.id, []).append(e)
    needed = [c.id for c in members if c.mandatory] or [c.id for c in members]
    rank = sorted(range(len(names)), key=lambda i: -sum(c in proved[i] for c in needed))
    whole = [i for i in rank if all(c in proved[i] for c in needed)]
    subjects = [
        Subject(
            name=shown[i],
            constraint_ids=tuple(c.id for c in members if c.id in proved[i]),
            urls=tuple(dict.fromkeys(witnesses[e.witness].url for es in proved[i].values() for e in es)),
        )
        for i in rank
    ]
    changed: dict[str, LedgerLine] = {}
    leader = rank[0] if rank else None
    for c in members:
        line = lines[c.id]
        if leader is None or line.status is not Status.SUPPORTED:
            continue
        own = proved[leader].get(c.id, [])
        if len(whole) > 1 and "list" not in c.tags:
            status, why, answer = Status.CONFLICTING, Why.CONFLICTING, shown[leader]
        elif own:
            status, why, answer = Status.SUPPORTED, None, shown[leader]
        else:
            status, why, answer = Status.PENDING, Why.OTHER_SUBJECT, None
        changed[c.id] = _filed(c, status, why, answer, exhibits[c.id], own, witnesses)
    return subjects, [shown[i] for i in rank if i != leader], changed


# ------------------------------------------------------------ counting


def _count_sources(witnesses: list[Witness]) -> tuple[int, int]:
    """(distinct pages, independent origins): copies of one page or text are one; so are pages of one registrable domain."""
    pages = _clusters(witnesses, lambda w: (("page", w.page_key), ("text", w.text_key)))
    origins = _clusters(witnesses, lambda w: (("page", w.page_key), ("text", w.text_key), ("site", w.source_key)))
    return pages, origins


def _clusters(witnesses: list[Witness], keys_of: Callable[[Witness], tuple[tuple[str, str | None], ...]]) -> int:
    home: dict[tuple[str, str | None], int] = {}
    parent = list(range(len(witnesses)))

    def root(i: int) -> int:
        while parent[i] != i:
            i = parent[i]
        return i

    for i, witness in enumerate(witnesses):
        for key in keys_of(witness):
            if key[1] is not None:
                parent[root(i)] = root(home.setdefault(key, i))
    return len({root(i) for i in range(len(witnesses))})


def _anchor(constraints: Sequence[Constraint]) -> str | None:
    """The rarest clue: names, numbers and quotations narrow a search more than words do."""

    def rarity(c: Constraint) -> tuple[int, int]:
        marks = len(re.findall(r"\d+|[\"“”「『]|\b[A-ZÄÖÜ]\w+", c.text[1:]))
        return marks, -len(c.text)

    mandatory = [c for c in constraints if c.mandatory] or list(constraints)
    return max(mandatory, key=rarity).id if mandatory else None
