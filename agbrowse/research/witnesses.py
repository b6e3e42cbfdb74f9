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
from agbrowse.text import fold

_LEAST_QUOTE_CHARS = 40
_LEAST_NEIGHBOUR_CHARS = 60


def summon(pages: Sequence[Examined], ranks: Sequence[int]) -> list[Witness]:
    """One witness a page. Near-identical copies share a `text_key`, however far apart they are."""
    copies = _copies(pages)
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


def _copies(pages: Sequence[Examined]) -> list[int | None]:
    """For each page the index of the first that it is a copy of.

    Two pages that share most of their text, but prove in words of their own, are two sources with one frame around them; and a
    passage that stands in both with the same neighbours comes from one pen (a press release), whatever else is on the page.
    """
    quoted = [{fold(e["quote"]).text for entries in page.evidence.values() for e in entries} for page in pages]

    def may_be(i: int, j: int) -> bool:
        return not quoted[i] or not quoted[j] or bool(quoted[i] & quoted[j])

    copies = group_copies([page.sketch for page in pages], may_be)
    first_with: dict[tuple[str, str, str], int] = {}
    for i, page in enumerate(pages):
        for passage in sorted(_passages(page)):
            j = first_with.setdefault(passage, i)
            if j != i and copies[i] == i:
                copies[i] = copies[j]
    return copies


def _passages(page: Examined) -> set[tuple[str, str, str]]:
    """The page's evidence, each with its neighbours, where it is long enough not to be the same by chance."""
    found = set()
    for entry in (entry for entries in page.evidence.values() for entry in entries):
        prefix, quote, suffix = (" ".join(fold(entry[key]).text.split()) for key in ("prefix", "quote", "suffix"))
        if len(quote) >= _LEAST_QUOTE_CHARS and len(prefix) + len(suffix) >= _LEAST_NEIGHBOUR_CHARS:
            found.add((quote, prefix, suffix))
    return found


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
