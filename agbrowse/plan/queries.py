"""Web searches for a plan: find candidates, aim at a constraint, look for a contrary one.

In: the problem, its constraints and Language. Out: atomic queries, each with the address of its results page.
It searches nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import quote

from agbrowse.lang import Language
from agbrowse.models import AtomicQuery, Constraint
from agbrowse.text import Token, find_question, tokenize

_MOST_TERMS = 12
_REGIONS = {"ko": "kr", "ja": "jp", "zh": "tw", "de": "de", "es": "es", "fr": "fr"}
_CONTRARY = {
    "en": "not different alternative",
    "ko": "아닌 다른 비교",
    "ja": "ではない 別の 比較",
    "zh": "不是 其他 比较",
    "de": "nicht anderer Vergleich",
    "es": "no otro comparación",
    "fr": "pas autre comparaison",
}


def build_queries(problem: str, constraints: Sequence[Constraint], anchor: Constraint, language: Language) -> list[AtomicQuery]:
    """A discovery query over all, a verification query for the anchor, and a disconfirming one; none twice, none empty."""
    ids = tuple(c.id for c in constraints)
    discovery = _terms(problem, language)
    verification = _terms(anchor.text, language, keep_stop=True)
    names = [t for t in discovery if t[:1].isupper() or not t.isascii()] or discovery
    contrary = [*names[:6], *_CONTRARY.get(language.tag, _CONTRARY["en"]).split()]
    queries = [
        _query(discovery, "discovery", ids, language),
        _query(verification, "verification", (anchor.id,), language),
        _query(contrary, "disconfirm", (), language),
    ]
    seen: set[str] = set()
    kept = []
    for query in queries:
        if query.query and query.query.casefold() not in seen:
            seen.add(query.query.casefold())
            kept.append(query)
    return kept


def _query(terms: Sequence[str], purpose: str, ids: tuple[str, ...], language: Language) -> AtomicQuery:
    text = " ".join(terms[:_MOST_TERMS])
    region = _REGIONS.get(language.tag, "us")
    url = f"https://www.google.com/search?hl={language.tag}&gl={region}&q={quote(text, safe='')}"
    return AtomicQuery(query=text, purpose=purpose, constraint_ids=ids, route=f"google_{region}", url=url)


def _terms(text: str, language: Language, *, keep_stop: bool = False) -> list[str]:
    """The words that a search engine should see: content words as written, each once, question words left out."""
    question = find_question(text, language)
    tokens: list[Token] = tokenize(text, language)
    if question is not None:
        tokens = [t for t in tokens if not question.start <= t.start < question.end]
    chosen: dict[str, str] = {}
    for token in tokens:
        if token.is_stop and not (token.is_capital and token.start > 0) and not (keep_stop and len(tokens) <= _MOST_TERMS):
            continue
        chosen.setdefault(token.norm, token.text)
    return list(chosen.values())
