"""Where a page sends its readers, and whether it needs a browser to be a page at all.

In: signs of a page. Out: an address, or truth values. A refresh that only reloads, or comes after a reader could have read, is none.
"""

from __future__ import annotations

import re
from urllib.parse import urldefrag, urljoin, urlsplit

from agbrowse.extract.signs import Signs

_REFRESH = re.compile(r"""\s*(\d+(?:\.\d*)?)?\s*[;,]?\s*(?:url\s*=\s*)?["']?\s*([^"'\s>][^"'>]*)?["']?\s*$""", re.I)
_SCRIPT_MOVE = re.compile(
    r"""(?:(?:window|document|self|top|parent|this)\s*\.\s*)*location(?:\s*\.\s*(?:href|replace|assign))?\s*(?:=|\()\s*["'`]([^"'`\s]{1,2000})["'`]\s*\)?""",
    re.I,
)
_SCRIPT_STEPS = re.compile(r"\bfunction\b|=>|\bif\s*\(|addEventListener|\bonclick\b|fetch\s*\(", re.I)
_ROOTS = re.compile(
    r"(?:^|\s)(?:root|app|__next|__nuxt|___gatsby|app-root|main-app|react-root|svelte|ember\d*|q-app|application|app-container|app-mount|spa|appmount|main-root|vue-app|page-root|mount)(?:\s|$)",
    re.M,
)
_LOADING = re.compile(
    r"[\s.…·•⋯-]*(?:(?:page |content |data |please wait,? ?|app |application )*(?:loading|wird geladen|lädt|chargement|cargando|carregando|로딩\s?중?|불러오는 중|読み込み中|ロード中|加载中|正在加载|載入中|загрузка|please wait|initiali[sz]ing|starting)[\s\w]{0,20})?[\s.…·•⋯-]*",
    re.I,
)
_WANTS_SCRIPT = re.compile(r"javascript|자바스크립트|スクリプト", re.I)
_SENTINEL = re.compile(
    r"\s*(?:(?:load|show|see|view)?\s*more|weitere(?: laden)?|mehr(?: laden)?|(?:charger|voir) plus|(?:cargar|ver) más|더\s?보기|もっと(?:見る|読む)|查看更多|加载更多|loading)[\s.…]*",
    re.I,
)
_FILLS = re.compile(
    r"innerHTML|insertAdjacentHTML|createElement\(\s*['\"](?!script|link|img|iframe|style|noscript)|\.render\(|hydrate|createRoot|mount\(|replaceChildren|document\.write\(",
    re.I,
)
_OBSERVES = re.compile(r"IntersectionObserver|infinite-?scroll|onscroll|addEventListener\(\s*['\"]scroll", re.I)
_MOST_SECONDS = 6.0
_LITTLE = 250


def follow_url(signs: Signs) -> str | None:
    """Where the page itself sends its readers, absolute, or None."""
    facts, capture = signs.page.facts, signs.capture
    textless = signs.all_chars < 400
    header = capture.header("refresh")
    if header:
        target = _refresh_target(signs, header, textless)
        if target:
            return target
    for attrs in facts.metas:
        if (attrs.get("http-equiv") or "").lower() == "refresh":
            target = _refresh_target(signs, attrs.get("content") or "", textless)
            if target:
                return target
    if facts.frameset or (facts.frames and signs.main_chars < _LITTLE):
        target = _frame_target(signs)
        if target:
            return target
    if textless:
        if facts.noscript_refresh:
            target = _refresh_target(signs, facts.noscript_refresh, True)
            if target:
                return target
        return _script_target(signs)
    return None


def _refresh_target(signs: Signs, value: str, textless: bool) -> str | None:
    found = _REFRESH.match(value)
    if not found or not found.group(2):
        return None
    seconds = float(found.group(1) or 0)
    if seconds > (15.0 if textless else _MOST_SECONDS):
        return None
    return _other(signs, found.group(2))


def _script_target(signs: Signs) -> str | None:
    for script in signs.page.facts.scripts[:5]:
        if len(script) > 3_000:
            continue
        found = _SCRIPT_MOVE.search(script)
        if found and not _SCRIPT_STEPS.search(script[: found.start()]) and "document.cookie" not in script:
            return _other(signs, found.group(1))
    return None


def _frame_target(signs: Signs) -> str | None:
    """The frame that holds the page: the only one, or the largest of a frameset."""
    frames = [
        f
        for f in signs.page.facts.frames
        if (f.get("src") or "").strip() and not (f.get("src") or "").startswith(("about:", "javascript:", "data:"))
    ]
    if signs.page.facts.frameset:
        named = [
            f for f in frames if re.search(r"main|content|body|center", f"{f.get('name') or ''} {f.get('id') or ''}", re.I)
        ]
        chosen = named or frames[-1:]
        return _other(signs, chosen[0].get("src") or "") if chosen else None
    full = [f for f in frames if _is_full(f)]
    return _other(signs, full[0].get("src") or "") if len(full) == 1 else None


def _is_full(frame: dict[str, str | None]) -> bool:
    style = (frame.get("style") or "").replace(" ", "").lower()
    if re.search(r"display:none|visibility:hidden", style) or "hidden" in frame:
        return False
    width, height = (frame.get("width") or "").strip(), (frame.get("height") or "").strip()
    name = f"{frame.get('id') or ''} {frame.get('name') or ''}".lower()
    if width in ("0", "1") or height in ("0", "1"):
        return False
    wide = width == "100%" or "width:100" in style
    tall = height == "100%" or "height:100" in style or (height.isdigit() and int(height) >= 600)
    return (
        (wide and tall)
        or "mainframe" in name.replace("-", "").replace("_", "")
        or name.strip() in ("main", "content", "screenframe")
    )


def _holds_text(signs: Signs, frame: dict[str, str | None]) -> bool:
    """A frame of the page's own site that a reader sees: on a page with little else its text is the page's."""
    style = (frame.get("style") or "").replace(" ", "").lower()
    sizes = [(frame.get(side) or "").strip().removesuffix("px") for side in ("width", "height")]
    if (
        "hidden" in frame
        or re.search(r"display:none|visibility:hidden", style)
        or any(s.isdigit() and int(s) < 50 for s in sizes)
    ):
        return False
    target = _other(signs, frame.get("src") or "") if (frame.get("src") or "").strip() else None
    return target is not None and urlsplit(target).hostname == urlsplit(signs.capture.final_url).hostname


def _other(signs: Signs, address: str) -> str | None:
    base = signs.page.facts.base
    here = signs.capture.final_url
    try:
        target = urljoin(urljoin(here, base) if base else here, address.strip())
        parts = urlsplit(target)
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.netloc:
        return None
    if urldefrag(target).url == urldefrag(here).url and not signs.capture.header("set-cookie"):
        return None
    return target


def is_empty_shell(signs: Signs) -> bool:
    """Next to no text, and scripts that would bring it."""
    facts = signs.page.facts
    if signs.all_chars == 0:
        return True
    texts = [raw.text for raw in signs.page.raw.raws if raw.kind.value != "control"]
    only_loading = all(_LOADING.fullmatch(text) for text in texts)
    if only_loading:
        return signs.has_scripts or len(texts) == 1
    if not signs.has_scripts:
        return False
    rooted = _ROOTS.search(signs.names) is not None or facts.custom > 0
    wants = _WANTS_SCRIPT.search(facts.noscript) is not None
    loading = any(_LOADING.fullmatch(block) and len(block.strip(" .…")) > 3 for block in signs.main_blocks)
    if (rooted or wants) and signs.main_chars < _LITTLE and signs.prose_chars < 160 and (loading or wants or not signs.prose):
        return True
    if any(_WANTS_SCRIPT.search(block) and len(block) < 300 for block in signs.openers[:3]) and signs.prose_chars < 400:
        return True
    return loading and signs.prose_chars < 100 and signs.main_chars < _LITTLE


def needs_browser(signs: Signs) -> bool:
    """Whether scripts would bring what the text lacks, although some of it can be read."""
    facts = signs.page.facts
    thin = signs.prose_chars < 300
    scripts = signs.scripts
    if facts.lifted or (facts.empty_custom and thin):
        return True
    if urlsplit(signs.capture.final_url).fragment.startswith(("/", "!")) and _FILLS.search(scripts):
        return True
    if any(_SENTINEL.fullmatch(block) for block in signs.main_blocks[-3:]) and _OBSERVES.search(scripts):
        return True
    if facts.fading_chars > 400 and facts.fading_chars > signs.main_chars:
        return True
    if thin and any(_holds_text(signs, frame) for frame in facts.frames):
        return True
    filled = _FILLS.search("\n".join(facts.scripts)) is not None
    if thin and filled and signs.main_chars < 200:
        return True
    return thin and signs.has_scripts and facts.hidden_chars > 2_000 and facts.hidden_chars > 3 * signs.main_chars
