"""What an English search adds to a problem's own words."""

from agbrowse.lang.base import classes
from agbrowse.lang.searching import Searching, contrary

SEARCHING = Searching(
    origin=("origin", "earliest", '"first use"', '"first appeared"'),
    contrary=contrary(
        """
        claim: myth | debunked | "not true"
        effects: "side effects" | risks | "no evidence"
        comparison: drawbacks | limitations | criticism
        figures: revised | discrepancy | corrected
        latest: outdated | superseded | "end of life"
        product: problems | complaints | "not worth"
        origin: "earlier than" | "not the first" | misattributed
        entity: similar | "also known" | list
        fact: incorrect | disputed | correction
        how-to: pitfalls | "does not work" | deprecated
        explainer: criticism | misconceptions | objections
        """
    ),
    effects=classes(
        """
        effective | efficacy | side effect | safe | safety | harmful | healthy | benefit | risk | cure |
        prevent
        """
    ),
    figures=classes(
        """
        population | wage | gdp | unemployment | census | cost | price | speed | height | length | weight |
        size | rate | export | import | revenue | capacity | seats | salary | distance
        """
    ),
    evidence=("evidence", "source"),
    official=("official", '"official site"'),
    latest="latest",
    overview="overview",
    criterion="{id}: at least {count} source, opened and quoted",
)
