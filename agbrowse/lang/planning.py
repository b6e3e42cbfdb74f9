"""What planning knows of one human language, as plain data: words of questions and requests, and texts in the language.

A language is one file, `agbrowse/lang/<tag>/planning.py`, with a `PLANNING`. One that has none gets an empty value: what needs
no grammar (quotations, numbers, dates in digits, names with capitals, lines and lists) still works. Fields that say "pattern"
hold the alternatives of a regular expression without numbered groups, matched without regard to case; "" never matches.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from agbrowse.lang.choose import KNOWN

_NONE: Mapping[str, str] = MappingProxyType({})


class Planning:
    """One language. Words are casefolded. Templates hold {a}, {b} (options) or {x} (a part of the problem).

    Written out and not generated: a generated class of so many fields takes longer to make than a plan.
    """

    def __init__(self, tag: str, **given: Any) -> None:
        """Raises TypeError for a field that there is not."""
        unknown = given.keys() - Planning.__annotations__.keys()
        if unknown:
            raise TypeError(f"Planning has no {', '.join(sorted(unknown))}")
        self.__dict__.update(given, tag=tag)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{name} of a language cannot be changed")

    tag: str
    # ---- words
    # Never a search term by themselves: articles, prepositions, pronouns, auxiliaries, question words, words of requests.
    fillers: frozenset[str] = frozenset()
    articles: frozenset[str] = frozenset()
    # What opens a phrase that narrows what stands before it: "with", "under", "without".
    prepositions: frozenset[str] = frozenset()
    opening_phrases: str = ""  # pattern: the same in several words: "à moins de"
    # Of these, what opens a condition of a task: "without", "in".
    conditions: frozenset[str] = frozenset()
    # What joins the words of a name or of one notion: "of", "de", "von".
    connectors: frozenset[str] = frozenset()
    conjunctions: str = ""  # pattern: "and"
    alternatives: str = ""  # pattern: "or"
    versus: str = r"vs\.?|versus"
    # Pattern of what stands between two options of "A is better than B"; the group "gap" begins right after A.
    than: str = ""
    with_words: str = ""  # pattern: what else joins two things compared: "with", "mit"
    months: str = ""  # pattern
    # Pattern of names that hold a conjunction: "Trinidad and Tobago".
    whole_names: str = ""
    # Pattern of what follows a place's name and a comma as part of it: "D.C.", "North Carolina".
    regions: str = ""
    abbreviations: str = ""  # pattern: words whose full stop ends no sentence, without the stop
    nouns_have_capitals: bool = False
    # ---- questions and statements
    question_words: str = ""  # pattern
    asks_end: str = ""  # pattern: the end of a question that has no question word: "は？"
    auxiliaries: str = ""  # pattern: first words of a yes-or-no question
    finite_verbs: str = ""  # pattern: a verb that opens a predicate ("was", "won", "\\w{3,}ed")
    pronouns: str = ""  # pattern: he, it
    possessives: str = ""  # pattern: its, their
    drops_subjects: bool = False  # a verb needs no pronoun: "en qué año se publicó"
    object_pronouns: str = ""  # pattern: what stands for an object before its verb: "la"
    base_verbs: frozenset[str] = frozenset()  # English: what may follow "did" and a subject
    pasts: Mapping[str, str] = _NONE  # irregular pasts of base verbs
    # ---- frames around the problem (patterns; "open" at its start, "close" at its end)
    request_open: str = ""
    request_close: str = ""
    truth_open: str = ""
    truth_close: str = ""
    # ---- kinds of problem (patterns, anywhere)
    comparison: str = ""
    product: str = ""
    price_limit: str = ""
    how_to: str = ""
    explainer: str = ""
    origin: str = ""
    latest: str = ""
    official: str = ""
    comprehensive: str = ""
    implementation: str = ""
    # What says that the answer must not be what follows it (or, in Korean and Japanese, stands before it).
    exclusion: str = ""
    excludes_before: str = ""  # pattern: the same, of what the answer must not be, before it: "other than"
    excludes_after: str = ""  # after it: "제외"
    evaluative: str = ""  # pattern: how a question ends that only asks whether something is good
    who_words: str = ""  # pattern: question words that ask for somebody or something
    # Tag of a written variant to letters that only it has.
    variants: Mapping[str, str] = _NONE
    source: str = ""  # pattern: "according to"
    # ---- time (patterns)
    since: str = ""
    until: str = ""
    between: str = ""
    range_joint: str = ""
    decade: str = ""  # with a named group "decade"
    century: str = ""  # with a named group "century"
    this_year: str = ""
    last_year: str = ""
    # ---- East Asian
    # Particles, longest first as they are tried; each may be taken off a noun's end ("S24와").
    particles: tuple[str, ...] = ()
    verb_endings: str = ""  # pattern: the end of a word that is a verb or adjective, no noun
    # Pattern of a noun made a verb; the group "noun" is the noun: "점화한".
    verbal_nouns: str = ""
    bound_words: str = ""  # pattern: words that hold what looks like a particle or another script's letters: "引っ越し", "华为"
    cut_words: str = ""  # pattern: words that are no term, at which a run of one script is cut
    verb_words: frozenset[str] = frozenset()  # short verbs and adjectives before a noun: "긴", "강한"
    short_nouns: frozenset[str] = frozenset()  # nouns of one syllable: "섬"
    # Pattern of "I want to buy a ..., " with a group "thing"; criteria follow.
    wants: str = ""
    units: str = ""  # pattern: what a number counts
    name_endings: str = ""  # pattern: how names of offices, firms, events end
    joins: str = ""  # pattern: what stands between two joined nouns: "와", "と", "和"
    owns: str = ""  # pattern: what stands between a thing and its property: "의", "の", "的"
    difference_label: str = ""  # "차이": what a comparison asks for
    own_word: str = ""  # the same, as it is written between them
    sets: str = ""  # pattern: what follows a place, time or occasion: "에서", "で"
    topics: str = ""  # pattern: what follows the subject of a sentence: "은", "は"
    # Pattern of what may follow the nouns that are asked for up to the sentence's end: "는?", "を教えて", "是多少".
    asked_end: str = ""
    clause_ends: str = ""  # pattern: where a clause ends and another with the same subject may follow
    declared: Mapping[str, str] = _NONE  # the end of a reported clause to that of a statement
    adnominals: str = ""  # pattern: the end of a clause that describes the noun after it
    joined_adnominals: Mapping[str, str] = _NONE  # "고" of such a clause to its adnominal end
    case_end: str = ""  # pattern: the particle of an object or topic that a request leaves behind: "を"
    condition_ends: str = ""  # pattern: how a task's condition ends: "없이", "なしで"
    # ---- texts in the language
    ask_of: str = "{x}?"  # a constraint as a question
    ask_difference: str = "{a} / {b}?"
    ask_source: str = ""
    ask_contrary: str = ""
    ask_date: str = ""
    ask_limits: str = ""
    rivals_claim: tuple[str, ...] = ()
    rivals_entity: tuple[str, ...] = ()
    rivals_value: tuple[str, ...] = ()
    rivals_options: tuple[str, ...] = ()
    rivals_method: tuple[str, ...] = ()
    clarify_scope: str = ""
    clarify_purpose: str = ""
    clarify_time: str = ""


def get_planning(tag: str) -> Planning:
    """What is known for a BCP 47 tag, loaded when first asked for; an empty value for a language without a file."""
    primary = tag.replace("_", "-").split("-")[0].casefold()
    if primary not in KNOWN:
        return Planning(primary)
    try:
        module = importlib.import_module(f"agbrowse.lang.{primary}.planning")
    except ModuleNotFoundError as error:
        if error.name != f"agbrowse.lang.{primary}.planning":
            raise
        return Planning(primary)
    found: Planning = module.PLANNING
    return found
