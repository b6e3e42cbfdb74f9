"""An HTML page to a document.

In: the markup as text, its address, and what style sheets are at hand. Out: an HtmlPage: the Document, and the facts by which its boundary is
judged. Never fetches anything, never runs scripts.
"""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass

from selectolax.lexbor import LexborHTMLParser

from agbrowse.extract import metadata
from agbrowse.extract.assemble import assemble
from agbrowse.extract.css import Rules, media_applies
from agbrowse.extract.metadata import StructuredData, structured_data
from agbrowse.extract.outdated import outdated_notice
from agbrowse.extract.published import DateReader, page_dates
from agbrowse.extract.raw import Facts, RawPage
from agbrowse.extract.tables import read_tables
from agbrowse.extract.tame import tame
from agbrowse.extract.walk import Walk
from agbrowse.extract.zones import assign_zones, is_discussion
from agbrowse.models import Document, Zone

# What archives lay over the pages they play back.
_ARCHIVE_CHROME = frozenset({"wm-ipp-base", "wm-ipp", "wm-ipp-print", "donato"})
_REPEATED = 3


@dataclass(frozen=True, slots=True)
class HtmlPage:
    """A page read: its document, and what its markup holds besides."""

    document: Document
    facts: Facts
    data: StructuredData
    raw: RawPage


def read_html(
    html: str,
    url: str,
    *,
    stylesheets: Sequence[str] = (),
    apply_styles: bool = True,
    archived_in: str | None = None,
    read_on: datetime.date | None = None,
    charset: str | None = None,
    language: str | None = None,
) -> HtmlPage:
    """Read a page. `apply_styles` is false where a browser has already left out what is not seen.

    `archived_in` is the id of the element that holds the page, where an archive wraps it in its own.
    """
    parser = LexborHTMLParser(tame(html))
    root = parser.root
    rules = Rules()
    if apply_styles:
        for sheet in stylesheets:
            rules.add(sheet)
        for style in parser.css("style"):
            attrs = style.attributes
            if media_applies(attrs.get("media") or ""):
                rules.add(style.text(deep=True) or "")
    linked = _linked_sheets(parser, rules, url) if apply_styles else ()
    unread = () if stylesheets else linked
    raw: RawPage | None = None
    if root is not None:
        start = root
        if archived_in:
            start = parser.css_first(f"#{archived_in}") or root
        raw = Walk(rules, all_known=apply_styles and not unread, dropped_ids=_ARCHIVE_CHROME).run(start)
        if start is not root:
            raw.facts.title = _first_text(parser, "title") or raw.facts.title
        if rules and _hides_all(raw):
            # Styles that leave nothing to see are lifted by a script; what the markup holds is the better reading.
            again = Walk(Rules(), all_known=False, dropped_ids=_ARCHIVE_CHROME).run(start)
            again.facts.lifted = True
            raw = again
    if raw is None:
        raw = RawPage([], [], [], [], Facts())
    facts = raw.facts
    if root is not None:
        facts.lang = root.attributes.get("lang") or root.attributes.get("xml:lang") or ""
    data = structured_data(facts)
    discussion = is_discussion(raw, data.types)
    assign_zones(raw, discussion=discussion)
    grids = read_tables(raw)
    laid = assemble(raw, grids)
    tongue = metadata.language(
        facts, data, "\n".join(r.text for r in raw.raws if r.zone in (Zone.MAIN, Zone.POST))[:8_000] or laid.text
    )
    dates = page_dates(raw, data, url, DateReader(tongue or language, read_on))
    document = Document(
        text=laid.text,
        blocks=laid.blocks,
        tables=laid.tables,
        title=metadata.title(facts, raw.raws),
        language=tongue,
        published_at=dates.published,
        modified_at=dates.modified,
        author=metadata.author(facts, data, raw.raws),
        canonical_url=metadata.canonical_url(facts, url),
        site_name=metadata.meta(facts, "og:site_name", "application-name"),
        content_type="text/html",
        charset=charset,
        outdated=outdated_notice(laid.text, laid.blocks),
        discussion=discussion,
        stylesheet_urls=unread,
    )
    return HtmlPage(document, facts, data, raw)


def _linked_sheets(parser: LexborHTMLParser, rules: Rules, url: str) -> tuple[str, ...]:
    facts = Facts()
    facts.links = [dict(node.attributes) for node in parser.css("link")]
    base = parser.css_first("base[href]")
    facts.base = (base.attributes.get("href") or "") if base is not None else ""
    return metadata.stylesheet_urls(facts, rules.imports, url)


def _first_text(parser: LexborHTMLParser, selector: str) -> str:
    node = parser.css_first(selector)
    return (node.text(deep=True) or "").strip() if node is not None else ""


def _hides_all(raw: RawPage) -> bool:
    shown = sum(len(r.text) for r in raw.raws)
    return raw.facts.hidden_chars > 2_000 and shown < 0.03 * raw.facts.hidden_chars
