"""What holds of every page: a sentence is supported by its own, and by none with another number, name or a negation in it."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from agbrowse.extract import document_from_text
from agbrowse.lang import get_language
from agbrowse.models import Constraint, Status
from agbrowse.prove import Page, prepare, prove
from agbrowse.prove.cues import read_cues
from agbrowse.text import sentences, tokenize

GOLD = Path(__file__).parents[2] / "fixtures" / "prove"
LANGUAGES = ("en", "de", "es", "fr")
# Words with which a sentence begins that speaks of something named before.
LEANING = {
    "en": "it he she they this that its his her their we our nobody others there from in on at since a today",
    "de": "er sie es das dies ihr sein seine ihre im in am seit gebaut geleitet",
    "es": "su sus ella él en con más",
    "fr": "il elle ils son sa ses leur ce cette en dans selon",
}
NEGATED = {
    "en": (r"\b(is|was|were|are|has|had|will|can)\b", r"\1 not"),
    "de": (r"\b(ist|war|wurde|wird|hat|sind)\b", r"\1 nicht"),
    "es": (r"\b(es|fue|está|tiene|son|se)\b", r"no \1"),
    "fr": (r"\b(est|fut|a|sont)\b", r"n'\1 pas"),
}
NUMBER = re.compile(r"(?<![\w.,])\d+(?:[.,]\d+)?(?![\w.,]?\d)")


def _pages(tag: str) -> Iterator[Page]:
    for page in json.loads((GOLD / f"gold-{tag}.json").read_text(encoding="utf-8"))["pages"]:
        yield prepare(document_from_text(page["text"], language=tag), today=date(2026, 11, 30))


def _statements(page: Page) -> Iterator[str]:
    """Sentences that say something of a subject which they name: no remark, question, plan, doubt or quotation."""
    tag = page.language.tag
    leaning = LEANING[tag].split()
    for span in sentences(page.text, tag):
        sentence = page.text[span.start : span.end]
        if not sentence.endswith(".") or len(sentence) < 25 or re.search(r"[\"«“„;]", sentence):
            continue
        cues = read_cues(sentence, page.language)
        if cues.hedges or cues.plans or cues.denials or cues.is_question or cues.formerly:
            continue
        if tokenize(sentence, page.language)[0].norm not in leaning:
            yield sentence


def _status(page: Page, claim: str) -> Status:
    return prove(Constraint("c1", claim), page).status


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_statement_is_supported_by_its_own_page(tag):
    cases = [(page, sentence) for page in _pages(tag) for sentence in _statements(page)]
    assert len(cases) >= 10
    assert [s for page, s in cases if _status(page, s) is not Status.SUPPORTED] == []


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_statement_with_another_number_is_not(tag):
    wrong, tried = [], 0
    for page in _pages(tag):
        for sentence in _statements(page):
            for match in NUMBER.finditer(sentence):
                other = str(int(re.sub(r"\D", "", match.group())) + 7)
                changed = sentence[: match.start()] + other + sentence[match.end() :]
                tried += 1
                wrong += [changed] if _status(page, changed) is Status.SUPPORTED else []
    assert tried >= 10
    assert wrong == []


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_statement_with_another_name_is_not(tag):
    rng = random.Random(7)
    wrong, tried = [], 0
    for page in _pages(tag):
        names = [t.text for t in page.tokens if t.is_name and t.is_capital and len(t.text) > 3]
        for sentence in _statements(page):
            own = [t for t in tokenize(sentence, page.language) if t.is_name and t.is_capital and len(t.text) > 3]
            for token in own:
                for other in ("Zanderby", rng.choice([n for n in names if n not in sentence] or ["Zanderby"])):
                    changed = sentence[: token.start] + other + sentence[token.end :]
                    tried += 1
                    wrong += [changed] if _status(page, changed) is Status.SUPPORTED else []
    assert tried >= 40
    assert wrong == []


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_statement_turned_round_is_not(tag):
    pattern, negated = NEGATED[tag]
    wrong, tried = [], 0
    for page in _pages(tag):
        for sentence in _statements(page):
            if read_cues(sentence, get_language(tag)).negations or not re.search(pattern, sentence):
                continue
            changed = re.sub(pattern, negated, sentence, count=1)
            tried += 1
            wrong += [changed] if _status(page, changed) is Status.SUPPORTED else []
    assert tried >= 4
    assert wrong == []


HOSTILE = (
    "(" * 4_000,
    "-LRB- " * 2_000,
    '"' * 4_000,
    "1,000 " * 2_000,
    "12.3." * 2_000,
    "U.S." * 2_000,
    "A" * 10_000,
    "of the " * 3_000,
    "not " * 3_000,
    "no longer than " * 1_000,
    "the same year " * 1_000,
    "。」と" * 3_000,
    "、" * 6_000,
    "한" * 6_000,
    "May 3, " * 1_500,
    "between 1 and " * 1_000,
    "Mr. A. B. " * 1_500,
    "-" * 8_000,
    "'s" * 4_000,
    "\u0301" * 4_000,
    "é\u200b" * 3_000,
)


@pytest.mark.parametrize("text", HOSTILE, ids=lambda t: ascii(t[:12]))
def test_no_text_makes_a_pattern_run_away(text):
    """A text of this length is read at once, or not within the hour."""
    page = prepare(
        document_from_text(f"The Selm bridge opened in 1987. {text} It is 412 metres long."), today=date(2026, 11, 30)
    )
    assert _status(page, "The Selm bridge opened in 1987") in Status
    assert _status(page, text[:1_900]) in Status


def test_random_text_never_breaks_it():
    rng = random.Random(11)
    pieces = [
        "Selm",
        "1987",
        "not",
        "(",
        ")",
        ",",
        ".",
        "“",
        "”",
        "%",
        "€",
        "412",
        "m",
        "the",
        "of",
        "May",
        "?",
        "—",
        "橋",
        "다리",
        "は",
        "\n",
    ]
    for _ in range(150):
        text = "".join(rng.choice(pieces) + rng.choice(["", " "]) for _ in range(rng.randint(1, 120)))
        claim = "".join(rng.choice(pieces) + " " for _ in range(rng.randint(1, 12)))
        page = prepare(document_from_text(text), today=date(2026, 11, 30))
        proof = prove(Constraint("c1", claim), page)
        for finding in proof.findings:
            assert 0 <= finding.start < finding.end <= len(text)
