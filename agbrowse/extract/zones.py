"""What part of the page a block stands in.

In: a RawPage. Out: the zone of each raw block, written on it. Structure first (landmarks, links against prose), names and headings
second: a part that is called "related" and is prose without links is the page's own text. What holds the page's
main heading or most of its prose is never anything else than main, whatever its tag.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import accumulate

from agbrowse.extract import words
from agbrowse.extract.raw import Box, Raw, RawPage
from agbrowse.models import BlockKind, Zone

_SENTENCE_END = re.compile(r"[.!?。！？…][\"'”’»)\]]*(?:\s|$)|(?:다|요|까)\.$")
_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_NAV_ROLES = frozenset({"navigation", "menu", "menubar", "tablist", "toolbar", "directory"})
_PROSE = 80
# Parts within which another part may stand of its own.
_PARTED = (Zone.HEADER, Zone.COMMENT, Zone.FOOTER)
# Names that say how a part looks or what it is filed under, not what it is ("has-sidebar", "category-related").
_MODIFIERS = re.compile(
    r"(?<!\S)(?:(?:has|have|with|without|no|is-not|not|enable|disable|show|hide|category|tag|type|status|format|author|postid|page-id|parent-pageid|template)-\S+|\S+-(?:style|layout|position|enabled?|disabled?|enable)(?:-\S+)?)"
)
_ARTICLE_TAGS = frozenset({"main", "article"})


class _Sums:
    """Running totals over the blocks, so that each box's share costs nothing."""

    def __init__(self, raws: list[Raw]) -> None:
        self.chars = _running(len(r.text) for r in raws)
        self.link = _running(min(r.link, len(r.text)) for r in raws)
        self.links = _running(r.links for r in raws)
        self.prose = _running(len(r.text) if r.prose else 0 for r in raws)
        self.tops = _running(r.kind is BlockKind.HEADING and r.level == 1 for r in raws)

    def of(self, totals: list[int], box: Box) -> int:
        return totals[box.last] - totals[box.first]

    def density(self, box: Box) -> float:
        chars = self.of(self.chars, box)
        return self.of(self.link, box) / chars if chars else 0.0


def _running(values: Iterable[int]) -> list[int]:
    return list(accumulate(values, initial=0))


def _is_prose(raw: Raw) -> bool:
    """A block of sentences that is not mostly link."""
    if raw.kind in (BlockKind.HEADING, BlockKind.CONTROL):
        return False
    size = len(raw.text)
    if raw.link * 2 > size:
        return False
    wide = size * 2 if _CJK.search(raw.text) else size
    return wide >= _PROSE or (wide >= 30 and _SENTENCE_END.search(raw.text) is not None)


def assign_zones(page: RawPage, *, discussion: bool) -> None:
    """Write each raw block's zone."""
    raws, boxes = page.raws, page.boxes
    if not raws:
        return
    for raw in raws:
        raw.prose = _is_prose(raw)
    for box in boxes:
        if "-" in box.names:
            box.names = _MODIFIERS.sub(" ", box.names)
    sums = _Sums(raws)
    total = max(1, sums.prose[-1])
    one_top = sums.tops[-1] >= 1
    first_top = next((i for i, r in enumerate(raws) if r.kind is BlockKind.HEADING and r.level == 1), -1)
    in_article = [False] * len(boxes)
    owner = _article_box(page, sums, first_top)
    for index, box in enumerate(boxes):
        above = boxes[box.parent] if box.parent >= 0 else None
        in_article[index] = (box.parent >= 0 and in_article[box.parent]) or (
            (box.tag == "article" and not (above and above.zone)) or index == owner
        )
        inherited = above.zone if above is not None else ""
        box.zone = inherited
        if box.first == box.last or (inherited and inherited not in _PARTED):
            continue
        zone = _own_zone(box, raws, sums, in_article[index], discussion)
        if zone is None or (inherited and zone is Zone.HEADER):
            continue
        # The page's body stays main, whatever element or class it stands in.
        prose = sums.of(sums.prose, box)
        most = prose > 200 and prose > 0.5 * total
        holds_top = one_top and box.first <= first_top < box.last
        match zone:
            case Zone.POST | Zone.COMMENT:
                pass
            case Zone.NOTICE if holds_top and most:
                continue
            case Zone.HEADER if most:
                continue
            case Zone.TEASER | Zone.NAVIGATION | Zone.FOOTER if holds_top or most:
                continue
            case _:
                pass
        box.zone = zone
    for raw in raws:
        zone_name = boxes[raw.box].zone if raw.box >= 0 else ""
        raw.zone = zone_name or Zone.MAIN
    for raw in raws:
        if raw.zone == Zone.HEADER and (
            (raw.kind is BlockKind.HEADING and raw.level == 1)
            or (raw.prose and (_SENTENCE_END.search(raw.text) is not None or len(raw.text) > 140))
        ):
            raw.zone = Zone.MAIN
    _by_headings(page, sums, discussion)
    _inline_teasers(raws)
    _loose_links(page, first_top)


def is_discussion(page: RawPage, types: frozenset[str]) -> bool:
    """Whether posts are the page's text: the page says so in its structured data, or is built like a forum's thread."""
    if types & {"DiscussionForumPosting", "QAPage"}:
        return True
    names = [box.names for box in page.boxes if box.names and box.tag != "body"]
    body = next((box.names for box in page.boxes if box.tag == "body"), "")
    if sum(words.POST_NAMES.search(name) is not None for name in names) < 2:
        return False
    return words.FORUM_NAMES.search(body) is not None or sum(words.FORUM_NAMES.search(name) is not None for name in names) >= 2


def _article_box(page: RawPage, sums: _Sums, first_top: int) -> int:
    """The innermost box named or tagged as the article that holds most of the prose; -1 if there is none.

    Innermost: a box around the whole page, its footer too, may be called the article as well.
    """
    found: list[tuple[int, int]] = []
    for index, box in enumerate(page.boxes):
        if box.tag in _ARTICLE_TAGS or (box.tag != "body" and box.names and words.ARTICLE_NAMES.search(box.names)):
            prose = sums.of(sums.prose, box)
            if prose:
                found.append((prose, index))
    most = max((prose for prose, _ in found), default=0)
    good = [index for prose, index in found if prose >= 0.8 * most]
    return min(good, key=lambda index: page.boxes[index].last - page.boxes[index].first, default=-1)


def _own_zone(box: Box, raws: list[Raw], sums: _Sums, in_article: bool, discussion: bool) -> Zone | None:
    tag, names, role = box.tag, box.names, box.role
    chars = sums.of(sums.chars, box)
    density = sums.density(box)
    links = sums.of(sums.links, box)
    prose = sums.of(sums.prose, box)
    if tag == "nav" or role in _NAV_ROLES:
        return Zone.NAVIGATION
    if role in ("dialog", "alertdialog") or tag == "dialog":
        return Zone.NOTICE
    if names and words.NOTICE_NAMES.search(names) and chars < 12_000 and _consents(box, raws):
        return Zone.NOTICE
    if discussion and names and words.POST_NAMES.search(names):
        return Zone.POST
    if names and words.COMMENT_NAMES.search(names) and tag != "body":
        return Zone.POST if discussion else Zone.COMMENT
    if (tag == "footer" and (not in_article or density > 0.5)) or role == "contentinfo":
        return Zone.FOOTER
    if (tag == "header" and not in_article) or role == "banner":
        return Zone.HEADER
    mostly_links = density > 0.35 or (links >= 1 and chars / links < 220 and prose < 0.5 * chars)
    if tag == "aside" or role == "complementary":
        return Zone.TEASER if mostly_links and links else None
    if not names or tag == "body":
        return None
    if words.TEASER_NAMES.search(names) and ((links and (mostly_links or chars / links < 450)) or (chars < 60 and not prose)):
        return Zone.TEASER
    if words.NAV_NAMES.search(names) and (density > 0.5 or (links >= 2 and not prose and chars < 200)):
        return Zone.NAVIGATION
    if words.SIDE_NAMES.search(names) and mostly_links and links >= 2:
        return Zone.TEASER
    if words.FOOTER_NAMES.search(names) and not in_article and tag not in ("p", "li", "td", "dd"):
        return Zone.FOOTER
    if words.HEADER_NAMES.search(names) and not in_article and density > 0.4:
        return Zone.HEADER
    return None


def _consents(box: Box, raws: list[Raw]) -> bool:
    """A part that is called "cookie" asks for consent only when its text speaks of it (recipes have cookies too)."""
    if "cookie" not in box.names:
        return True
    return any(words.CONSENT.search(raw.text) for raw in raws[box.first : box.last])


def _by_headings(page: RawPage, sums: _Sums, discussion: bool) -> None:
    """Headings that open a list of other pages, or the readers' comments, govern what follows them in their box."""
    raws, boxes = page.raws, page.boxes
    index = 0
    while index < len(raws):
        raw = raws[index]
        index += 1
        short = len(raw.text) <= 90 and (
            raw.kind is BlockKind.HEADING or raw.link < len(raw.text) * 0.5 or raw.kind is BlockKind.SUMMARY
        )
        if not short or raw.zone not in (Zone.MAIN, Zone.HEADER):
            continue
        is_heading = raw.kind is BlockKind.HEADING or raw.bold * 2 > len(raw.text)
        if words.TEASER_HEADING.fullmatch(raw.text):
            end = _scope(raws, boxes, index - 1)
            reach = _teaser_reach(raws, index, end, raw.level if raw.kind is BlockKind.HEADING else 7)
            if reach > index or (is_heading and reach == end == index):
                for other in raws[index - 1 : reach]:
                    if other.zone == Zone.MAIN:
                        other.zone = Zone.TEASER
                index = max(index, reach)
        elif is_heading and not discussion and words.COMMENT_HEADING.fullmatch(raw.text):
            end = _scope(raws, boxes, index - 1)
            level = raw.level if raw.kind is BlockKind.HEADING else 7
            for other in raws[index - 1 : end]:
                if other is not raw and other.kind is BlockKind.HEADING and other.level <= level:
                    break
                if other.zone == Zone.MAIN:
                    other.zone = Zone.COMMENT


def _scope(raws: list[Raw], boxes: list[Box], index: int) -> int:
    """Where the box ends that holds the heading and something after it."""
    box = raws[index].box
    while box >= 0:
        here = boxes[box]
        if here.last > index + 1:
            return here.last
        box = here.parent
    return len(raws)


def _teaser_reach(raws: list[Raw], start: int, end: int, level: int) -> int:
    """How far links go on: up to a heading of the same rank that is no link, or to prose of the page's own."""
    reach = start
    seen_links = False
    for index in range(start, end):
        raw = raws[index]
        linked = raw.link * 2 >= len(raw.text)
        if raw.kind is BlockKind.HEADING and raw.level <= level and not linked:
            break
        if raw.prose and not linked:
            # A teaser's lines follow its linked headline; two paragraphs without a link are not teasers.
            near = any(r.link * 2 >= len(r.text) for r in raws[max(start, index - 2) : index + 3])
            if not near or (len(raw.text) > 400 and raw.kind is not BlockKind.LIST_ITEM):
                break
        if linked:
            seen_links = True
            reach = index + 1
        elif seen_links and len(raw.text) < 200:
            reach = index + 1
    return reach if seen_links else start


def _inline_teasers(raws: list[Raw]) -> None:
    """A line "Read also: <link>" inside the text is another page's headline, and so is a line that is one link and no list's item."""
    introduced = False
    for raw in raws:
        before, introduced = introduced, raw.text.endswith((":", "："))
        if raw.zone != Zone.MAIN or not raw.links or len(raw.text) > 400:
            continue
        if (
            raw.kind in (BlockKind.PARAGRAPH, BlockKind.QUOTE)
            and raw.cell is None
            and not before
            and 25 <= len(raw.text) <= 200
            and raw.link >= len(raw.text) - 4
        ):
            raw.zone = Zone.TEASER
            continue
        label = words.TEASER_LABEL.match(raw.text)
        if label and raw.link >= 0.6 * (len(raw.text) - label.end()) - 3 and raw.link > 0:
            raw.zone = Zone.TEASER


def _loose_links(page: RawPage, first_top: int) -> None:
    """Runs of blocks that are links through and through, before the text or after it, are menus or lists of other pages.

    A list inside the text, or one that a line introduces, is the page's own.
    """
    raws = page.raws
    prose = [i for i, r in enumerate(raws) if r.zone in (Zone.MAIN, Zone.POST) and r.prose]
    if not prose:
        return
    begin, end = prose[0], prose[-1]
    if first_top >= 0:
        begin = min(begin, first_top)
    index = 0
    while index < len(raws):
        stop = index
        while stop < len(raws) and _is_link(raws[stop]) and raws[stop].zone == Zone.MAIN:
            stop += 1
        count = sum(r.links for r in raws[index:stop])
        if stop - index >= 1 and count >= 3 and (stop <= begin or index > end):
            introduced = index > 0 and (raws[index - 1].text.endswith((":", "：")) or raws[index - 1].kind is BlockKind.HEADING)
            if stop <= begin or not introduced:
                long = sum(len(r.text) for r in raws[index:stop]) / max(1, count) > 30
                for raw in raws[index:stop]:
                    raw.zone = Zone.TEASER if long else Zone.NAVIGATION
        index = max(stop, index + 1)


def _is_link(raw: Raw) -> bool:
    return raw.links > 0 and raw.link >= 0.8 * len(raw.text.replace(" ", "")) and raw.cell is None
