"""What a page says about itself outside its text: title, author, language, canonical address, structured data.

In: the walk's facts and the text. Out: strings or None. Never invents: an address on another site is no canonical, a name that is an
address is no author.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import urljoin, urlsplit

from agbrowse.extract.inline import clean
from agbrowse.extract.raw import Facts, Raw
from agbrowse.models import BlockKind

_ARTICLE_TYPES = frozenset(
    "Article NewsArticle ReportageNewsArticle AnalysisNewsArticle OpinionNewsArticle BlogPosting LiveBlogPosting TechArticle ScholarlyArticle "
    "MedicalScholarlyArticle Report WebPage AboutPage ItemPage FAQPage Recipe Product Event VideoObject Dataset Book Review Legislation "
    "SocialMediaPosting DiscussionForumPosting QAPage Question AdvertiserContentArticle SatiricalArticle BackgroundNewsArticle ReviewNewsArticle".split()
)
_WEAK_TYPES = frozenset({"WebPage", "AboutPage", "ItemPage", "VideoObject", "ImageObject", "Product", "Event"})
_MAX_NODES = 5_000
_BARE_COMMENT = re.compile(r"^\s*(?:<!--|//\s*<!\[CDATA\[|<!\[CDATA\[)|(?:-->|//\s*\]\]>|\]\]>)\s*$")
_TAG = re.compile(r"[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*$")
_BY = re.compile(r"^(?:by|von|par|por|di|글|文|作者|記者|기자)\s*[:：]?\s+", re.I)
_SCRIPTS = (
    ("ko", re.compile("[\uac00-\ud7af]")),
    ("ja", re.compile("[\u3040-\u30ff]")),
    ("zh", re.compile("[\u4e00-\u9fff]")),
    ("cyrillic", re.compile("[\u0400-\u04ff]")),
    ("el", re.compile("[\u0370-\u03ff]")),
    ("ar", re.compile("[\u0600-\u06ff]")),
    ("he", re.compile("[\u0590-\u05ff]")),
    ("th", re.compile("[\u0e00-\u0e7f]")),
)
_CYRILLIC = frozenset("ru uk be bg sr mk kk ky mn tg ab os".split())
_ARABIC = frozenset("ar fa ur ps ckb sd ug".split())


@dataclass(frozen=True, slots=True)
class StructuredData:
    """JSON-LD of a page: its nodes in order, and the types of the top ones."""

    nodes: tuple[dict[str, Any], ...] = ()
    types: frozenset[str] = frozenset()

    def article(self) -> dict[str, Any] | None:
        """The node that describes the page itself: an article before a mere page."""
        typed = [node for node in self.nodes if _types(node) & _ARTICLE_TYPES]
        strong = [node for node in typed if not _types(node) <= _WEAK_TYPES]
        dated = [node for node in strong if node.get("datePublished")]
        return next(iter(dated or strong or typed), None)


def structured_data(facts: Facts) -> StructuredData:
    """The page's JSON-LD, `@graph` opened. Broken scripts are passed over."""
    nodes: list[dict[str, Any]] = []
    types: set[str] = set()
    for source in facts.json_ld[:50]:
        try:
            value = json.loads(_BARE_COMMENT.sub("", source).strip() or "null", strict=False)
        except (ValueError, RecursionError):
            continue
        for node in _top_nodes(value):
            if len(nodes) >= _MAX_NODES:
                break
            nodes.append(node)
            types |= _types(node)
            main = node.get("mainEntity")
            if isinstance(main, dict):
                nodes.append(main)
    return StructuredData(tuple(nodes), frozenset(types))


def _top_nodes(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, list):
        for item in value[:_MAX_NODES]:
            if isinstance(item, dict):
                yield from _top_nodes(item)
    elif isinstance(value, dict):
        graph = value.get("@graph")
        if isinstance(graph, list):
            for item in graph[:_MAX_NODES]:
                if isinstance(item, dict):
                    yield item
        if "@type" in value:
            yield value


def _types(node: dict[str, Any]) -> frozenset[str]:
    kind = node.get("@type")
    kinds = kind if isinstance(kind, list) else [kind]
    return frozenset(k.rsplit("/", 1)[-1].rsplit(":", 1)[-1] for k in kinds if isinstance(k, str))


def meta(facts: Facts, *names: str) -> str | None:
    """The first non-empty `<meta>` content under one of the names (name, property or itemprop), in the names' order."""
    for name in names:
        for attrs in facts.metas:
            key = attrs.get("property") or attrs.get("name") or attrs.get("http-equiv") or attrs.get("itemprop") or ""
            if key.lower() == name and (attrs.get("content") or "").strip():
                return clean(attrs["content"] or "")
    return None


def title(facts: Facts, raws: list[Raw]) -> str | None:
    """The page's title: Open Graph's, else the only top heading that the title element holds, else the title element."""
    shared = meta(facts, "og:title", "twitter:title", "dc.title", "citation_title")
    if shared:
        return shared
    tops = [raw.text for raw in raws if raw.kind is BlockKind.HEADING and raw.level == 1]
    if facts.title:
        return next((top for top in tops if len(top) > 8 and top in facts.title), None) or facts.title
    return tops[0] if tops else None


def author(facts: Facts, data: StructuredData, raws: list[Raw]) -> str | None:
    """Who signs the page."""
    node = data.article()
    names = _names(node.get("author")) if node else []
    if names:
        return ", ".join(dict.fromkeys(names[:10]))
    value = meta(facts, "author", "article:author", "citation_author", "dc.creator", "parsely-author", "sailthru.author", "byl")
    if value and not value.startswith(("http:", "https:", "//", "@")):
        return _BY.sub("", value)[:200]
    for name, text, _ in facts.itemprops:
        if name.lower() == "author" and text and "://" not in text and len(text) < 120:
            return _BY.sub("", text)
    for _, index in facts.authors:
        if index < len(raws) and len(raws[index].text) < 120:
            return _BY.sub("", raws[index].text)
    return None


def _names(value: Any) -> list[str]:
    found: list[str] = []
    for item in value if isinstance(value, list) else [value]:
        name = item.get("name") if isinstance(item, dict) else item
        if isinstance(name, list):
            name = name[0] if name else None
        if isinstance(name, str) and name.strip() and "://" not in name:
            found.append(clean(name)[:100])
    return found


def canonical_url(facts: Facts, url: str) -> str | None:
    """The page's own address as it states it, absolute; None when it points at another site or at nothing."""
    base = urljoin(url, facts.base) if facts.base else url
    for attrs in facts.links:
        if "canonical" in (attrs.get("rel") or "").lower().split() and (attrs.get("href") or "").strip():
            return _absolute(base, attrs["href"] or "")
    shared = meta(facts, "og:url")
    return _absolute(base, shared) if shared else None


def _absolute(base: str, address: str) -> str | None:
    try:
        found = urljoin(base, address.strip())
        parts = urlsplit(found)
    except ValueError:
        return None
    return found if parts.scheme in ("http", "https") and parts.netloc else None


def stylesheet_urls(facts: Facts, imports: list[str], url: str) -> tuple[str, ...]:
    """Linked sheets that hold for a screen, absolute, in order."""
    from agbrowse.extract.css import media_applies

    base = urljoin(url, facts.base) if facts.base else url
    found: list[str] = []
    for attrs in facts.links:
        rel = (attrs.get("rel") or "").lower().split()
        preloaded = "preload" in rel and (attrs.get("as") or "").lower() == "style" and "onload" in attrs
        if ("stylesheet" not in rel and not preloaded) or "alternate" in rel or "disabled" in attrs:
            continue
        # A sheet for print that a script turns to "all" once loaded is a sheet for the screen.
        if not media_applies(attrs.get("media") or "") and "onload" not in attrs:
            continue
        address = _absolute(base, attrs.get("href") or "") if (attrs.get("href") or "").strip() else None
        if address:
            found.append(address)
    found += [address for name in imports if (address := _absolute(base, name))]
    return tuple(dict.fromkeys(found))


def language(facts: Facts, data: StructuredData, text: str) -> str | None:
    """The text's language: as declared, unless the text's script refutes it; else by its letters and words."""
    declared = facts.lang or meta(facts, "content-language", "og:locale", "dc.language", "language") or ""
    declared = declared.split(",")[0].strip()
    script = _script(text)
    if _TAG.match(declared):
        tag = declared.replace("_", "-")
        parts = tag.split("-")
        tag = "-".join([parts[0].lower(), *(p.upper() if len(p) == 2 else p for p in parts[1:])])
        if _fits(parts[0].lower(), script):
            return tag
    if not text.strip():
        return None
    from agbrowse.lang import detect_language

    return detect_language(text[:6_000])


_LETTERS = re.compile(r"[^\W\d_]+")


def _script(text: str) -> str | None:
    """The script of most letters, where it is not Latin."""
    sample = text[:6_000]
    letters = sum(map(len, _LETTERS.findall(sample)))
    if letters < 20:
        return None
    counts = {name: len(pattern.findall(sample)) for name, pattern in _SCRIPTS}
    if counts["ja"] > 0.1 * letters and counts["ko"] < counts["ja"]:
        return "ja"
    name = max(counts, key=lambda key: counts[key])
    return name if counts[name] > 0.4 * letters else "latin"


def _fits(tag: str, script: str | None) -> bool:
    match script:
        case None:
            return True
        case "latin":
            return tag not in ("ko", "ja", "zh", "el", "he", "th")
        case "cyrillic":
            return tag in _CYRILLIC
        case "ar":
            return tag in _ARABIC
        case "zh":
            return tag in ("zh", "ja", "yue", "wuu", "lzh")
        case _:
            return tag == script or (script == "he" and tag in ("iw", "yi"))
