"""Web searches for a plan: find candidates, aim at each constraint, ask the sources themselves, look for what is contrary.

In: a Problem and its sources. Out: atomic queries, each with the address of its results page, those that must be kept first. It
searches nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from typing import NamedTuple

from agbrowse.lang import get_language
from agbrowse.lang.base import words
from agbrowse.lang.searching import Searching, get_searching
from agbrowse.models import AtomicQuery, Constraint
from agbrowse.plan.contrary import build_disconfirm_query
from agbrowse.plan.engines import REGIONAL, Span, google, results_url
from agbrowse.plan.eras import build_era_sweep_queries
from agbrowse.plan.problem import Category, Depth, Problem, Term, TermKind
from agbrowse.plan.sources import Source
from agbrowse.plan.wording import (
    anchored,
    compose,
    excluding,
    is_generic,
    names,
    option_terms,
    rest,
    signature,
    words_of,
)

DISCOVERY = "discovery"
VERIFICATION = "verification"
RESTRICTED = "source-restricted-discovery"
ERA = "era-sweep"
DISCONFIRM = "disconfirm"

_PAPERS = frozenset({"academic", "statistics", "trade", "standards", "energy", "environment", "law"})  # published as PDF
_MOST_RESTRICTED = 6
_PLAIN = 2
_THIN = 2  # terms: a constraint with fewer is a name alone, or a pronoun for what was said before
_ON_A_SITE = 6  # pieces: one site has not every word


class QueryDraft(NamedTuple):
    """A query that has no number yet."""

    text: str
    purpose: str
    ids: tuple[str, ...]
    route: str
    span: Span | None = None


class QueryDrafts:
    """Queries in the order in which they are made; none twice, none empty, none of a lone word that finds anything."""

    def __init__(self, problem: Problem) -> None:
        self.kept: list[QueryDraft] = []
        self._problem = problem
        self._seen: set[frozenset[str]] = set()

    def add(self, draft: QueryDraft, *, otherwise: Iterable[str] = ()) -> None:
        """Keeps a draft. One that is there already, or a lone word, is kept as one of `otherwise`, or not at all."""
        for text in (_without_excluded(draft.text), *(_without_excluded(other) for other in otherwise)):
            key = signature(text)
            if words_of(text) and key not in self._seen and not is_generic(text, self._problem):
                self._seen.add(key)
                self.kept.append(QueryDraft(text, draft.purpose, draft.ids, draft.route, draft.span))
                return


def _without_excluded(text: str) -> str:
    """ "headphones excluding Sony -Sony" finds nothing: what is left out is not asked for too."""
    left_out = {word[1:].strip('"').casefold() for word in text.split() if word.startswith("-") and len(word) > 1}
    if not left_out:
        return text
    kept = [w for w in text.split() if w.strip('"').casefold() not in left_out and w.casefold() not in _LEFT_OUT]
    return " ".join(kept)


_LEFT_OUT = words(
    "excluding except exclude without 제외 제외한 빼고 말고 除く 以外 不要 除了 ohne außer nicht sauf hormis sin salvo excepto"
)


def build_queries(problem: Problem, sources: Sequence[Source], most: int) -> tuple[list[AtomicQuery], list[AtomicQuery]]:
    """(the queries to run, those for which there is no room)."""
    words = get_searching(problem.language)
    drafts = QueryDrafts(problem)
    _discover(problem, words, drafts)
    _verify(problem, words, drafts)
    _discover_more(problem, words, drafts)
    _disconfirm(problem, words, drafts)
    _sweep(problem, words, drafts)
    _restrict(problem, sources, words, drafts)
    ordered = _in_order(drafts.kept)
    queries = [numbered(draft, number, problem.language) for number, draft in enumerate(ordered, 1)]
    return queries[:most], queries[most:]


def numbered(draft: QueryDraft, number: int, language: str) -> AtomicQuery:
    url = results_url(draft.text, draft.route, language, draft.span)
    return AtomicQuery(f"q{number}", draft.text, draft.purpose, draft.ids, draft.route, url)


def _in_order(drafts: Sequence[QueryDraft]) -> list[QueryDraft]:
    """One discovery, one verification, the disconfirming and one era query first; then by turns what is left."""
    by_purpose: dict[str, list[QueryDraft]] = {}
    for draft in drafts:
        by_purpose.setdefault(draft.purpose, []).append(draft)
    head = [by_purpose[p].pop(0) for p in (DISCOVERY, VERIFICATION, DISCONFIRM, ERA) if by_purpose.get(p)]
    tail: list[QueryDraft] = []
    for purpose, count in ((RESTRICTED, 2), (VERIFICATION, 2), (DISCOVERY, 1), (ERA, 1)):
        tail += by_purpose.get(purpose, [])[:count]
    return head + tail + [draft for draft in drafts if draft not in head and draft not in tail]


def _discover(problem: Problem, words: Searching, drafts: QueryDrafts) -> None:
    route, ids = google(problem.language), tuple(c.id for c in problem.constraints)
    latest = [words.latest] if problem.asks_latest else words.origin[:1] if problem.asks_origin else []
    exclusions = excluding(problem)
    named, dated = names(problem.terms), problem.terms_of_kind(TermKind.DATE)
    others = [t for t in problem.terms if t not in named and t not in dated]
    main = compose([*named, *dated], others, latest, exclusions)
    alone = compose(named, others, [words.overview], exclusions)
    span = _last_year(problem) if problem.asks_latest else None
    drafts.add(QueryDraft(main, DISCOVERY, ids, route, span), otherwise=[alone])
    there = set(words_of(main))
    if left := [t for t in problem.terms if not set(words_of(t.text)) <= there]:
        drafts.add(QueryDraft(compose(anchored(problem), left, (), exclusions), DISCOVERY, ids, route))


def _discover_more(problem: Problem, words: Searching, drafts: QueryDrafts) -> None:
    """Each option by itself, and another engine for pages of the problem's language."""
    route, ids = google(problem.language), tuple(c.id for c in problem.constraints)
    latest = [words.latest] if problem.asks_latest else []
    exclusions, subject = excluding(problem), anchored(problem)
    for option in problem.options if len(problem.options) > 1 else ():
        own = _without_rivals(problem, option)
        drafts.add(QueryDraft(compose(own, (), latest, exclusions), DISCOVERY, _about(problem, own), route))
    regional = REGIONAL.get(problem.language.split("-")[0].lower())
    if regional:
        others = rest(problem, but=subject)[:2]
        broad, other = (compose(subject, others, extra, exclusions) for extra in ((), _proving_words(problem, words)[:1]))
        drafts.add(QueryDraft(broad, DISCOVERY, ids, regional), otherwise=[other])


def _verify(problem: Problem, words: Searching, drafts: QueryDrafts) -> None:
    """Each constraint on the problem's subject, the anchor first."""
    route = google(problem.language)
    proof = _proving_words(problem, words)
    anchor = problem.constraint(problem.anchor_id)
    ordered = [anchor, *(c for c in problem.constraints if c.id != anchor.id)]
    for number, constraint in enumerate(ordered):
        latest = problem.asks_latest and number == 0
        extra = [str(problem.today.year)] if number == 0 and _needs_year(problem) else []
        text = constraint_text(problem, constraint, extra)
        span = _last_year(problem) if latest else None
        others = [constraint_text(problem, constraint, [*extra, word]) for word in proof]
        drafts.add(QueryDraft(text, VERIFICATION, (constraint.id,), route, span), otherwise=others)


def _proving_words(problem: Problem, words: Searching) -> tuple[str, ...]:
    """What a page that settles it may say of itself: nobody is the official source of a myth, a notion or an origin."""
    if problem.category in (Category.FACT_CHECK, Category.EXPLAINER) or problem.asks_origin:
        return words.evidence
    return (*words.official[:1], *words.evidence)


def constraint_text(problem: Problem, constraint: Constraint, extra: Sequence[str] = (), last: Sequence[str] = ()) -> str:
    """A constraint's own terms with what keeps them on the subject; one that says little ("how long is it") adds its plain words."""
    subject = anchored(problem, constraint)
    own = [t for t in problem.terms_of(constraint) if t not in subject]
    if len(problem.terms_of(constraint)) < _THIN and len(problem.constraints) > 1:
        own += _plain_words(problem, constraint) or _longest_elsewhere(problem, own)
    return compose([*subject, *(t for t in own if t.is_anchor)], own, extra, [*last, *excluding(problem)])


def _plain_words(problem: Problem, constraint: Constraint) -> list[Term]:
    """Words of a constraint that are no terms and no stop words: "long" of "how long is it"."""
    language = get_language(problem.language)
    if not language.spaced:
        return []
    known = {word for t in problem.terms for word in words_of(t.text)} | language.stop_words
    words = [w for w in constraint.text.split() if words_of(w) and not set(words_of(w)) & known]
    # "평균은" is the "평균" of a term.
    words = (
        [w for w in words if not any(len(k) > 1 and w.casefold().startswith(k) for k in known)]
        if language.tag == "ko"
        else words
    )
    return [Term(w.strip("¿?¡!.,;:"), TermKind.TERM, len(problem.text), len(problem.text) + len(w)) for w in words[:_PLAIN]]


def _longest_elsewhere(problem: Problem, own: Sequence[Term]) -> list[Term]:
    """What another constraint asks, where one only says "it" for that."""
    others = [t for t in problem.terms if not t.is_anchor and t not in own and t not in option_terms(problem)]
    return sorted(others, key=lambda t: -len(t.text))[:1]


def _disconfirm(problem: Problem, words: Searching, drafts: QueryDrafts) -> None:
    ids = tuple(c.id for c in problem.constraints)
    drafts.add(QueryDraft(build_disconfirm_query(problem, words), DISCONFIRM, ids, google(problem.language)))


def _sweep(problem: Problem, words: Searching, drafts: QueryDrafts) -> None:
    if not problem.asks_origin:
        return
    route = google(problem.language)
    for sweep in build_era_sweep_queries(problem, words, route):
        drafts.add(QueryDraft(sweep.text, ERA, tuple(c.id for c in problem.constraints), route, sweep.span))


def _restrict(problem: Problem, sources: Sequence[Source], words: Searching, drafts: QueryDrafts) -> None:
    """Each source once at its first host, then at the others; papers as PDF where the answer needs documents."""
    restricted: list[QueryDraft] = []
    firsts = [draft for source in sources if (draft := restricted_draft(problem, source, words, 0))]
    restricted += firsts
    deep = problem.depth in (Depth.OFFICIAL_DOCUMENTATION, Depth.COMPREHENSIVE)
    if deep and (paper := next((s for s in sources if s.hosts and s.name in _PAPERS), None)):
        restricted.append(restricted_draft(problem, paper, words, 0, kind=["filetype:pdf"]) or firsts[0])
    restricted += [draft for source in sources if (draft := restricted_draft(problem, source, words, 1))]
    for draft in restricted[:_MOST_RESTRICTED]:
        drafts.add(draft)


def restricted_draft(
    problem: Problem, source: Source, words: Searching, host: int, *, kind: Sequence[str] = ()
) -> QueryDraft | None:
    """The problem asked of one host, without the rivals of the option that the host belongs to; None where it has no such."""
    own = _without_rivals(problem, source.word)
    route = google(problem.language)
    if not source.hosts:
        if host or kind or source.name == "news archive":
            return None
        text = compose(own, (), words.official[1:2], excluding(problem))
        return QueryDraft(text, RESTRICTED, _about(problem, own), route)
    if host >= len(source.hosts):
        return None
    text = compose(own[:_ON_A_SITE], (), (), [f"site:{source.hosts[host]}", *kind])
    return QueryDraft(text, RESTRICTED, _about(problem, own), route)


def _without_rivals(problem: Problem, word: str) -> list[Term]:
    """The terms without the other options', where `word` belongs to one of several; names and dates first."""
    options = [words_of(option) for option in problem.options]
    mine = [option for option in options if set(option) & set(words_of(word))]
    rivals = {w for option in options for w in option if option not in mine} if len(options) > 1 and mine else set()
    shared = {w for option in mine for w in option}
    kept = [t for t in problem.terms if not set(words_of(t.text)) & (rivals - shared)]
    return [*names(kept), *(t for t in kept if t.is_anchor and t not in names(kept)), *(t for t in kept if not t.is_anchor)]


def _about(problem: Problem, terms: Sequence[Term]) -> tuple[str, ...]:
    """The constraints that share a term with a query and name no option that it leaves out."""
    left_out = set(option_terms(problem)) - set(terms)
    shared = [c for c in problem.constraints if set(problem.terms_of(c)) & set(terms)]
    own = [c for c in shared if not left_out & set(problem.terms_of(c))]
    return tuple(c.id for c in own or shared or problem.constraints)


def _last_year(problem: Problem) -> Span:
    today = problem.today
    return Span(date(today.year - 1, today.month, min(today.day, 28)), today)


def _needs_year(problem: Problem) -> bool:
    """ "Latest" and "this year" mean the current one, which the problem does not write."""
    year = problem.today.year
    is_now = problem.asks_latest or any(w.first_year == w.last_year == year for w in problem.windows)
    return is_now and str(year) not in problem.text and not any(t.kind is TermKind.DATE for t in problem.terms)
