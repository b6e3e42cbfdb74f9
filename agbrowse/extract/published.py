"""When a page was published and last changed, as it says itself.

In: facts, structured data, the raw blocks, the address. Out: ISO strings ("2024-04-03", or RFC 3339), or None. The local date is kept, no time
zone is applied. Never a copyright year, never the date of a question or an event; the address's digits only as /YYYY/MM/DD/.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from agbrowse.extract.metadata import StructuredData, meta
from agbrowse.extract.raw import Facts, Raw, RawPage
from agbrowse.models import Zone

_ISO = re.compile(
    r"((?:19|20)\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?)?$",
    re.I,
)
_URL_DATE = re.compile(r"/((?:19|20)\d\d)[/-](0?[1-9]|1[0-2])[/-](0?[1-9]|[12]\d|3[01])(?:/|$|[-_.])")
_PUBLISHED_META = (
    "article:published_time", "og:article:published_time", "datepublished", "publishdate", "publish_date", "publish-date", "pubdate", "publication_date",
    "parsely-pub-date", "sailthru.date", "citation_publication_date", "citation_date", "dc.date.issued", "dcterms.issued", "dcterms.created",
    "dc.date.created", "dc.date", "dcterms.date", "dc.created", "cxenseparse:recs:publishtime", "article.published", "article:post_date", "release_date", "originalpublicationdate", "date",
    "bt:pubdate", "rnews:datepublished", "prism.publicationdate", "article_date_original", "og:pubdate", "og:published_time", "displaydate", "last-published",
)  # fmt: skip
_MODIFIED_META = (
    "article:modified_time", "og:updated_time", "og:article:modified_time", "datemodified", "dcterms.modified", "dc.date.modified", "last-modified", "lastmod", "revised",
)  # fmt: skip
_PUBLISHED_LABEL = (
    r"(?:first )?published(?: (?:on|at|online))?|posted(?: (?:on|by .{1,40}? on))?|publication date|date published|date of publication|release date|issued|"
    r"veröffentlicht(?: von .{1,40}?)?(?: am)?|gespeichert von .{1,40}? am|datum|date|erschienen(?: am)?|erstellt(?: am)?|publiziert(?: am)?|stand|vom|publié(?:e)? le|mis en ligne le|paru le|date de publication|"
    r"publicado(?: (?:el|em|a))?|fecha de publicación|fecha|publicada el|pubblicato(?: il)?|입력|등록(?:일)?|작성(?:일)?|기사입력|승인|게시(?:일)?|발행(?:일)?|게재|公開(?:日)?|掲載(?:日)?|投稿(?:日)?|発表日|配信|更新日?時?|发布(?:时间|于|日期)?|發布(?:時間|日期)?|发表于|日期|時間|时间"
)
_MODIFIED_LABEL = (
    r"(?:last )?(?:updated|modified|edited|revised|reviewed|changed)(?: (?:on|at))?|last update|update|aktualisiert(?: am)?|zuletzt (?:aktualisiert|geändert)(?: am)?|geändert(?: am)?|letzte (?:aktualisierung|änderung)|"
    r"mis(?:e)? à jour(?: le)?|modifié(?:e)? le|dernière (?:mise à jour|modification)|actualizad[oa](?: (?:el|a))?|última (?:actualización|modificación)|modificad[oa] el|atualizad[oa] em|aggiornato(?: il)?|수정|최종수정|업데이트|최종 업데이트|更新(?:日時?)?|最終更新(?:日)?|更新(?:时间|于)"
)
_LABELLED = re.compile(
    rf"(?P<modified>\b(?:{_MODIFIED_LABEL}))\s*[:：|]?\s+|(?P<published>\b(?:{_PUBLISHED_LABEL}))\s*[:：|]?\s*(?=.{{0,12}}\d)",
    re.I,
)
_NOT_THE_PAGE = re.compile(
    r"\b(?:asked|gefragt|copyright|©|joined|member since|registered|expires?|deadline|born|event)\b|질문", re.I
)
_DATE_NAMES = re.compile(
    r"(?:^|[\s_-])(?:date\w*|datum|pub(?:date|lished|lish)?|posted|post-?(?:date|meta|info)|entry-?(?:date|meta)|meta-?(?:date|info)|timestamp|submitted|dateline|byline|article-?(?:date|meta|info))(?:$|[\s_-])|[a-z]date(?:$|[\s_-])"
)
_HAS_DIGIT = re.compile(r"\d")
_OWN = (Zone.MAIN, Zone.POST, Zone.HEADER)
_NEAR_CHARS = 1_500
_LONGEST = 200
_EARLIEST = 1990


@dataclass(frozen=True, slots=True)
class DateReader:
    """Reads date strings in the page's language; `latest` is the last day that a page read then can be of."""

    language: str | None
    latest: datetime.date | None = None

    def iso(self, value: str | None) -> str | None:
        """A date string as ISO, its local date kept; None when it is none, or one no web page can have."""
        text = (value or "").strip()
        if not text or len(text) > 100:
            return None
        found = _ISO.match(text)
        if not found:
            from agbrowse.dates import parse_date

            return self.checked(parse_date(text, language=self.language))
        day = self.checked(f"{found.group(1)}-{found.group(2)}-{found.group(3)}")
        zone = found.group(7)
        if day is None or not found.group(4) or not zone:
            return day
        zone = "Z" if zone in "zZ" else zone if ":" in zone else f"{zone[:3]}:{zone[3:]}"
        return f"{day}T{found.group(4)}:{found.group(5)}:{found.group(6) or '00'}{zone}"

    def checked(self, value: str | None) -> str | None:
        if not value or len(value) < 7 or not value[:4].isdigit() or int(value[:4]) < _EARLIEST:
            return None
        try:
            day = datetime.date.fromisoformat(value[:10]) if len(value) >= 10 else None
        except ValueError:
            return None
        # A day that has not come yet is an event's or a mistake; a page may be dated a zone ahead.
        if day is not None and self.latest is not None and day > self.latest + datetime.timedelta(days=2):
            return None
        return value


@dataclass(frozen=True, slots=True)
class PageDates:
    published: str | None = None
    modified: str | None = None


def page_dates(page: RawPage, data: StructuredData, url: str, reader: DateReader) -> PageDates:
    """When the page was published and changed; each None where the page does not say."""
    facts = page.facts
    published = _structured(data, reader, "datePublished") or _metas(facts, _PUBLISHED_META, reader)
    modified = _structured(data, reader, "dateModified") or _metas(facts, _MODIFIED_META, reader)
    for name, value, _ in facts.itemprops:
        if name.lower() in ("datepublished", "pubdate") and not published:
            published = reader.iso(value)
        elif name.lower() == "datemodified" and not modified:
            modified = reader.iso(value)
    published = published or _time_element(page, reader)
    if not published or not modified:
        seen_published, seen_modified = _visible(page, reader)
        published = published or seen_published
        modified = modified or seen_modified
    published = published or _structured(data, reader, "dateCreated") or _structured(data, reader, "uploadDate")
    if not published:
        found = _URL_DATE.search(url)
        if found:
            published = reader.checked(f"{found.group(1)}-{int(found.group(2)):02d}-{int(found.group(3)):02d}")
    return PageDates(published, modified)


def _structured(data: StructuredData, reader: DateReader, key: str) -> str | None:
    node = data.article()
    order = [node, *data.nodes] if node else list(data.nodes)
    for item in order:
        if item is not None and (item is node or _describes_page(item)):
            value = reader.iso(_first(item.get(key)))
            if value:
                return value
    return None


def _describes_page(node: dict[str, Any]) -> bool:
    kind = node.get("@type")
    kinds = kind if isinstance(kind, list) else [kind]
    return any(
        isinstance(k, str) and (k.endswith(("Article", "Posting", "WebPage", "Page", "Report")) or k == "Question")
        for k in kinds
    )


def _first(value: Any) -> str | None:
    if isinstance(value, list):
        value = value[0] if value else None
    if isinstance(value, dict):
        value = value.get("@value")
    return value if isinstance(value, str) else None


def _metas(facts: Facts, names: tuple[str, ...], reader: DateReader) -> str | None:
    for name in names:
        value = reader.iso(meta(facts, name))
        if value:
            return value
    return None


def _time_element(page: RawPage, reader: DateReader) -> str | None:
    """The first `<time>` of the page's own part: marked as publication, or near the top of the text."""
    chars = 0
    place: list[int] = []
    for raw in page.raws:
        place.append(chars)
        if raw.zone in (Zone.MAIN, Zone.POST, Zone.HEADER):
            chars += len(raw.text)
    marked = [t for t in page.facts.times if "pubdate" in t[3]]
    for stamp, shown, index, attrs in marked or page.facts.times:
        near = page.raws[min(index, len(page.raws) - 1)] if page.raws else None
        if near is None or (near.zone in (Zone.TEASER, Zone.NAVIGATION, Zone.COMMENT, Zone.FOOTER, Zone.NOTICE) and not marked):
            continue
        names = (attrs.get("class") or "").lower()
        if (("update" in names or "modif" in names) and "publ" not in names) or _NOT_THE_PAGE.search(near.text[:40]):
            continue
        if place[min(index, len(place) - 1)] > _NEAR_CHARS and not marked and "publish" not in names:
            break
        value = reader.iso(stamp) or reader.iso(shown)
        if value and len(value) >= 10:
            return value
    return None


def _visible(page: RawPage, reader: DateReader) -> tuple[str | None, str | None]:
    """Dates that the page shows with a label ("Published 3 April 2024"), or alone in a line near its top."""
    from agbrowse.dates import find_dates
    from agbrowse.lang import get_language

    spoken = get_language(reader.language)
    published = modified = alone = None
    for raw, near, dateline in _dateline_blocks(page):
        text = raw.text
        if _NOT_THE_PAGE.search(text):
            continue
        labels = list(_LABELLED.finditer(text))
        if not labels and not (near and alone is None and (dateline or len(text) < 60) and raw.cell is None):
            continue
        for mention in find_dates(text, spoken):
            iso = reader.checked(str(mention.date))
            if iso is None or len(iso) < 10:
                continue
            before = [label for label in labels if label.end() <= mention.start + 1 and mention.start - label.end() < 24]
            if before:
                if before[-1].group("modified"):
                    modified = modified or iso
                elif raw.zone is not Zone.FOOTER:
                    published = published or iso
            elif labels and labels[0].start() > mention.start:
                # "3 March 2024 (updated 5 March 2024)": what stands first is when it came out.
                published = published or iso
            elif not labels and alone is None and (dateline or mention.end - mention.start > 0.35 * len(text)):
                alone = iso
    return published or alone, modified


def _dateline_blocks(page: RawPage) -> Iterator[tuple[Raw, bool, bool]]:
    """Short blocks with digits near the title, at the text's end, and in the footer: (block, is near the title, is called a date line)."""
    raws = page.raws
    top = next((i for i, r in enumerate(raws) if r.level == 1 and r.zone in (Zone.MAIN, Zone.POST)), 0)
    chars = 0
    top_end = len(raws)
    for index in range(max(0, top - 4), len(raws)):
        raw = raws[index]
        if chars >= _NEAR_CHARS:
            top_end = index
            break
        if raw.zone in _OWN or (raw.zone == Zone.TEASER and index <= top + 2):
            chars += len(raw.text) if index > top else 0
            if len(raw.text) <= _LONGEST and _HAS_DIGIT.search(raw.text):
                names = page.boxes[raw.box].names if raw.box >= 0 else ""
                yield raw, True, len(raw.text) < 100 and _DATE_NAMES.search(names) is not None
    for raw in raws[max(top_end, len(raws) - 30) :]:
        if raw.zone in (Zone.FOOTER, *_OWN) and len(raw.text) <= _LONGEST and _HAS_DIGIT.search(raw.text):
            yield raw, False, False
