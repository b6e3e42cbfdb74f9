"""What to try when a search came back empty: fewer and commoner words, then another place, another index, another language.

In: a Problem and one of its constraints. Out: texts and drafts of queries, the likeliest first. It searches nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from agbrowse.lang import get_language
from agbrowse.lang.searching import Searching, get_searching
from agbrowse.models import Constraint
from agbrowse.plan.engines import REGIONAL, google
from agbrowse.plan.problem import Problem, Term, TermKind
from agbrowse.plan.queries import DISCOVERY, RESTRICTED, QueryDraft
from agbrowse.plan.sources import Source
from agbrowse.plan.wording import anchored, compose, excluding, names, words_of

_KEPT = 2  # terms of a constraint that a broader query keeps


def broader_texts(problem: Problem, constraint: Constraint) -> Iterator[str]:
    """With the constraint's least telling terms dropped; with words of one sense; with names as loose words."""
    subject = anchored(problem, constraint)
    own = [t for t in problem.terms_of(constraint) if t not in subject]
    telling = sorted(own, key=lambda t: (not t.is_anchor, -len(t.text)))
    if len(own) > _KEPT:
        yield compose(subject[:2], telling[:_KEPT], (), excluding(problem))
    for term in telling:
        for synonym in synonyms(term, problem.language):
            others = [t for t in telling if t is not term][:1]
            yield compose(subject[:2], others, [synonym], excluding(problem))
    if len(own) > 1:
        yield compose(subject[:1], telling[:1], (), excluding(problem))
    loose = [Term(t.text, TermKind.TERM, t.start, t.end) for t in subject]
    yield compose(loose[:2], telling[:1], (), excluding(problem))


def synonyms(term: Term, language: str) -> list[str]:
    """Words of one sense with a term of one word, other than its own inflections."""
    words = words_of(term.text)
    if len(words) != 1 or term.is_anchor:
        return []
    word = words[0]
    found = []
    for line in get_language(language).families:
        family = line.split(" ")
        if word in family:
            found += [other for other in family if other[:3] != word[:3] and other not in found]
    return found[:2]


def other_angles(problem: Problem, constraint: Constraint, sources: Sequence[Source], words: Searching) -> Iterator[QueryDraft]:
    """Another language, another domain, another index, another kind of document."""
    ids, tag = (constraint.id,), problem.language.split("-")[0].lower()
    subject = anchored(problem, constraint)
    own = [t for t in problem.terms_of(constraint) if t not in subject]
    if tag != "en" and (abroad := _in_any_language(problem, constraint)):
        yield QueryDraft(compose(abroad, (), get_searching("en").official[:1]), DISCOVERY, ids, "google_us")
    for source in sources:
        for host in source.hosts:
            yield QueryDraft(compose(subject[:2], own[:1], (), [f"site:{host}"]), RESTRICTED, ids, google(problem.language))
    if tag in REGIONAL:
        yield QueryDraft(compose(subject, own[:1], words.evidence[:1], excluding(problem)), DISCOVERY, ids, REGIONAL[tag])
    wiki = f"site:{tag}.wikipedia.org"
    yield QueryDraft(compose(subject, own[:1], (), [wiki]), RESTRICTED, ids, google(problem.language))
    yield QueryDraft(compose(subject, own[:1], (), ["filetype:pdf"]), DISCOVERY, ids, "bing")
    yield QueryDraft(compose(subject[:2], own[:1], [words.overview]), DISCOVERY, ids, "duckduckgo")


def _in_any_language(problem: Problem, constraint: Constraint) -> list[Term]:
    """Names and codes in Latin letters, which pages in English write alike; empty without one."""
    here = names([*problem.terms_of(constraint), *problem.terms])
    latin = [t for t in dict.fromkeys(here) if t.text.isascii() and any(c.isalpha() for c in t.text)]
    return latin[:3]
