"""What sentences beside a passage supply and what they may not; short names; what contradicts."""

from __future__ import annotations

from datetime import date

import pytest

from agbrowse.extract import document_from_text
from agbrowse.models import Proof, Status
from agbrowse.prove import claim_constraint, prepare, prove

S, N, C = "supported", "not supported", "contradicted"


def judged(claim: str, text: str) -> Proof:
    return prove(claim_constraint(claim), prepare(document_from_text(text, language="en"), today=date(2026, 11, 30)))


CASES = [
    # names in other forms
    ("Tim Rothe is an English actor", "Timothy Simon Rothe is an English actor and director.", S),
    ("Tim Rothe is an English actor", "Thomas Rothe is an English actor and director.", N),
    ("Ada Holm chairs the council", "Holm chairs the council.", S),
    ("Ada Holm chairs the council", "Erik Holm opened the meeting. Holm chairs the council.", N),
    ("The Selm Harbour Trust owns the quay", "The Selm Harbour Trust (SHT) met in May. SHT owns the quay.", S),
    ("Noel Ferret wrote the play", "Noël Ferret wrote the play.", S),
    ("The fair drew visitors from the United States", "The fair drew visitors from the US.", S),
    ("The fair drew visitors from the U.S.", "The fair drew visitors from the United States.", S),
    ("C# runs on the Orsk board", "C runs on the Orsk board.", N),
    # life dates in brackets
    (
        "Ludmila Harcastle was born on 9 October 1911",
        "Ludmila Harcastle (9 October 1911 – 27 February 1988) was a composer.",
        S,
    ),
    ("Ludmila Harcastle died in 1988", "Ludmila Harcastle (9 October 1911 – 27 February 1988) was a composer.", S),
    ("Ludmila Harcastle died in 1911", "Ludmila Harcastle (9 October 1911 – 27 February 1988) was a composer.", C),
    ("Ludmila Harcastle was born in 1988", "Ludmila Harcastle (9 October 1911 – 27 February 1988) was a composer.", C),
    # a page's own date
    ("Selm Rail opened the line on 20 May 2019", "May 20, 2019\n\nSelm Rail opened the line on Monday.", S),
    ("Selm Rail opened the line on 21 May 2019", "May 20, 2019\n\nSelm Rail opened the line on Monday.", N),
    ("Ada Holm died on 7 May 2018", "Posted: May 9, 2018\n\nAda Holm died on May 7 in Orsk.", S),
    ("Ada Holm died on 7 May 2017", "Posted: May 9, 2018\n\nAda Holm died on May 7 in Orsk.", N),
    # another word of a kind
    ("Dreamer is an American sports film", "Dreamer is a 2005 Canadian sports drama film.", C),
    ("The Selm newt has a yellow belly", "The Selm newt has an orange belly.", C),
    ("Orsk Days is Ada Holm's second album", "Orsk Days is Ada Holm's third album.", C),
    ("Selm lies in the north of the island", "Selm lies in the south of the island.", C),
    ("Orsk Days is a novel", "Orsk Days is a long and much praised opera by Ada Holm.", C),
    ("Ada Holm is a singer", "Ada Holm is a painter.", N),
    ("The tower was designed by Ada Holm", "The tower was designed by the Danish architect Karl Brandt.", C),
    ("Ada Holm was born in Selm", "Ada Holm was born in Arvel.", C),
    ("The mayor voted for the repair", "The mayor voted against the repair.", C),
    ("The mayor voted in favour of the repair", "The mayor voted against the repair.", C),
    ("Ada Holm was ranked the greatest star of Orsk cinema", "Ada Holm was ranked the worst star of Orsk cinema.", C),
    ("Ada Holm agreed to join the board", "Ada Holm refused to join the board.", N),
    ("The patent has been granted", "A patent has been applied for but has not yet been granted.", C),
    # a word in another's place
    ("The Selm choir sang three ballads in Orsk", "The Selm choir sang three hymns in Orsk.", N),
    (
        "Zanderby Holm led the crew of twelve across the frozen lake at night",
        "Ada Holm led the crew of twelve across the frozen lake at night.",
        N,
    ),
    # the sentences beside
    (
        "The Marguerite was built at the Corrie yard",
        "The Marguerite made her first crossing on Monday. She was built at the Corrie yard.",
        S,
    ),
    (
        "The Alder was built at the Corrie yard",
        "The Marguerite, built at the Corrie yard, made a crossing. The old boat, the Alder, was sold.",
        N,
    ),
    (
        "Colin Lowther joined the firm in 2006",
        "Mia Osterley leads the firm. She joined the firm in 2006. Her predecessor was Colin Lowther.",
        N,
    ),
    ("Karl Brandt won the race", "Ada Holm won the race. Karl Brandt came second.", N),
    ("Tessel bought Norvane", "The service is run by Norvane, which bought the smaller Tessel last summer.", N),
    ("Norvane bought Tessel", "The service is run by Norvane, which bought the smaller Tessel last summer.", S),
    ("Ada Holm was born in Orsk", "Ada Holm was born to a baker in Selm and moved to Orsk.", N),
    # time that leans on what the claim leaves out
    ("The same year Selm raised 100 million crowns", "Last month Selm raised 100 million crowns.", N),
    # how much
    ("Females lay up to 150 eggs", "Females lay up to 140 eggs.", N),
    ("Females lay up to 140 eggs", "Females lay up to 140 eggs.", S),
    (
        "It lives at heights between 900 and 1,700 metres",
        "The newt lives here. It lives at heights between 900 and 1,650 metres.",
        N,
    ),
    ("Selm has more than 400 seats", "Selm has 412 seats.", S),
    # on whose word
    ("The lake releases methane", "Montane believes that the lake releases methane.", N),
    ("Lucy Farnaby is a former teacher", "Farnaby, a former teacher, denied that she would stand for mayor.", S),
    ("Lucy Farnaby will stand for mayor", "Farnaby, a former teacher, denied that she would stand for mayor.", N),
]  # fmt: skip


@pytest.mark.parametrize(("claim", "text", "expected"), CASES, ids=lambda value: str(value)[:50])
def test_a_passage_says_what_it_says(claim, text, expected):
    proof = judged(claim, text)
    if expected == S:
        assert proof.status is Status.SUPPORTED, proof
    elif expected == C:
        assert proof.status is Status.CONTRADICTED, proof
        assert any(check.status == "different" and check.found for check in proof.findings[0].checks)
    else:
        assert proof.status is not Status.SUPPORTED, proof


def test_a_long_claim_is_stated_by_three_sentences_together():
    text = (
        "The Riverside academy band marched in the annual parade in Orsk on Saturday. Its cadets earned the seventh "
        "consecutive trophy "
        "for the most outstanding entry. The parade drew a crowd of 9,000 people."
    )
    claim = "The Riverside academy cadets earned the seventh consecutive trophy at the annual parade in Orsk"
    assert judged(claim, text).status in (Status.SUPPORTED, Status.WEAK)
    assert judged(claim.replace("seventh", "sixth"), text).status is not Status.SUPPORTED
    assert judged(claim.replace("Orsk", "Selm"), text).status is not Status.SUPPORTED


def test_reasons_say_what_is_wrong():
    proof = judged(
        "All pillars of the Selm bridge were rebuilt in 1990", "Most pillars of the Selm bridge were rebuilt in 1990."
    )
    assert proof.status is Status.WEAK
    assert "it does not say all" in proof.findings[0].warnings
    assert [c.status for c in proof.findings[0].checks if c.kind == "quantifier"] == ["missing"]
    proof = judged("The Selm bridge cost 4 million crowns", "The Selm bridge reportedly cost 4 million crowns.")
    assert proof.status is Status.WEAK
    assert [c.found for c in proof.findings[0].checks if c.kind == "attribution"] == ["reportedly"]


@pytest.mark.parametrize(
    ("claim", "text", "expected"),
    [
        ("Kestrel Corporation was founded in 1954", "Kestrel was founded in 1954 by two brothers.", S),
        ("Kestrel was founded in 1954", "Kestrel, Inc. was founded in 1954 by two brothers.", S),
        ("Brandt & Co was founded in 1954", "Brandt was founded in 1954 by two brothers.", S),
        ("Kestrel Ltd was founded in 1954", "Kestrel, Inc. was founded in 1954 by two brothers.", N),
        ("Kestrel was founded in 1954", "Kestrel Records was founded in 1954 by two brothers.", N),
    ],
)
def test_a_firm_is_named_with_its_legal_form_or_without(claim, text, expected):
    assert (judged(claim, text).status is Status.SUPPORTED) == (expected == S)


def test_what_something_is_called_stands_together():
    assert judged("The vapour is known as marsh gas", "The vapour is widely known as marsh gas.").status is Status.SUPPORTED
    apart = "The vapour is known in every marsh, and lamps burn gas."
    assert judged("The vapour is known as marsh gas", apart).status is not Status.SUPPORTED


def test_spellings_of_both_sides_of_the_ocean_are_one_word():
    text = "Optimization of the pump raised its output. The colonization of the island began in 1702."
    assert judged("Optimisation of the pump raised its output", text).status is Status.SUPPORTED
    assert judged("The colonisation of the island began in 1702", text).status is Status.SUPPORTED


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("The song reached number one in several countries, becoming a hit of Orla Brandt.", True),
        ("The song was a hit of Orla Brandt in many towns.", True),
        ("Some songs were a hit of Orla Brandt.", False),
    ],
)
def test_a_quantifier_limits_what_it_counts(text, holds):
    assert (judged("The song was a hit of Orla Brandt", text).status is Status.SUPPORTED) == holds
