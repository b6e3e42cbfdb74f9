"""Pages that were asked, as the ledger's witnesses: who says it, and which of them are one source.

In: what was kept of each page, in rank order. Out: witnesses parallel to it, and a source's id for each page that was read.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from agbrowse.models import Constraint, LedgerLine, Stance, Status, Why, Witness
from agbrowse.research.copies import group_copies
from agbrowse.research.examine import Examined


def summon(pages: Sequence[Examined], ranks: Sequence[int]) -> list[Witness]:
    """One witness a page. Near-identical copies share a `text_key`, however far apart they are."""
    copies = group_copies([page.sketch for page in pages])
    return [
        Witness(
            rank=rank,
            url=page.reading.url,
            final_url=page.reading.final_url,
            verdict=page.reading.verdict,
            source_key=page.source_key,
            page_key=page.page_key,
            text_key=None if copy is None else f"t{copy}",
            proofs=page.by_constraint,
        )
        for page, rank, copy in zip(pages, ranks, copies, strict=True)
    ]


def source_ids(witnesses: Sequence[Witness]) -> list[str | None]:
    """A name for each page's source, the same for copies of one page or text; None for a page that was not read.

    It hashes the address of the first copy, so that it does not depend on what else was read before it.
    """
    names: dict[tuple[str, str | None], str] = {}
    ids: list[str | None] = []
    for witness in witnesses:
        if witness.page_key is None:
            ids.append(None)
            continue
        keys = (("page", witness.page_key), ("text", witness.text_key))
        known = next((names[key] for key in keys if key[1] is not None and key in names), None)
        name = known or "s" + hashlib.sha256(witness.page_key.encode("utf-8", "surrogatepass")).hexdigest()[:12]
        for key in keys:
            names.setdefault(key, name)
        ids.append(name)
    return ids


def with_sources(pages: Sequence[Examined], ids: Sequence[str | None]) -> list[dict[str, list[dict[str, Any]]]]:
    """Each page's evidence by constraint, with the id of its source."""
    return [
        {key: [entry | {"sourceId": source_id} for entry in entries] for key, entries in page.evidence.items()}
        for page, source_id in zip(pages, ids, strict=True)
    ]


def supported_ids(constraints: Sequence[Constraint], evidence: Mapping[str, Sequence[Mapping[str, Any]]]) -> list[str]:
    """The constraints that a page speaks for, strongly or weakly, in plan order."""
    return [c.id for c in constraints if any(entry["stance"] == Stance.SUPPORTS.value for entry in evidence.get(c.id, ()))]


def is_undecided(line: LedgerLine, *, some_unread: bool) -> bool:
    """Whether a page that was not read might still settle it; else the answer is no."""
    if line.status is Status.PENDING:
        return line.why in (Why.UNREADABLE, Why.NOT_TRIED, Why.OTHER_LANGUAGE)
    return line.status is Status.WEAK and some_unread
