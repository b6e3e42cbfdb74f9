"""Style sheets, as far as they say what no reader sees.

In: the text of style sheets. Out: a `Rules` index that tells, for an element, the declarations that apply to it. Only properties
that can hide or show text are looked at; layout is not computed. A rule for print, for another width, or for a state
that a fresh page is not in (`:hover`) does not apply.

Linear in the sheet's size: one scan for braces, one search in each block, selectors indexed by their last part.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from agbrowse.extract.selectors import Element, Selector, parse_selector

_COMMENT = re.compile(r"/\*.*?(?:\*/|\Z)", re.S)
_STRINGS = re.compile(r"""url\([^)"']*\)|"[^"\n]*"|'[^'\n]*'""")
_BRACE = re.compile(r"[{}]")
_IMPORT = re.compile(r"""@import\s+(?:url\(\s*)?["']?([^"')\s;]+)["']?\s*\)?([^;]*);""", re.I)
_WATCHED = (
    "display",
    "visibility",
    "opacity",
    "clip",
    "clip-path",
    "text-indent",
    "content-visibility",
    "color",
    "background",
    "background-color",
    "-webkit-text-fill-color",
)
_NAMES = "|".join(re.escape(name) for name in _WATCHED)
_FAR = (
    r"(?:left|right|top|bottom|margin-left|margin-top)\s*:\s*-\s*\d{2,}"
    r"|(?:max-)?height\s*:\s*[01](?![\d.])|transform\s*:\s*(?:scale|translate)"
)
_PLAIN = re.compile(rf"(?:^|[\s;{{])(?:(?:{_NAMES})\s*:|{_FAR})", re.I)
_WITH_FONT = re.compile(rf"(?:^|[\s;{{])(?:(?:{_NAMES}|font-size|font)\s*:|{_FAR})", re.I)
_ZERO_FONT = re.compile(r"font(?:-size)?\s*:\s*0(?![\d.]*[1-9])", re.I)
_DECLARATION = re.compile(r"([-\w]+)\s*:\s*([^;]+)")
_IMPORTANT = re.compile(r"\s*!\s*important\s*$", re.I)
_KEEPS_OPEN = re.compile(r"@(?:media|supports|layer|document)\b", re.I)
_FEATURE = re.compile(r"\(\s*([-\w]+)\s*(?::\s*([^()]+?))?\s*\)|\(\s*(width)\s*([<>]=?)\s*([\d.]+)(px|em|rem)\s*\)", re.I)
# A last part that is one id, class or tag is its own key, and the rest can wait.
_SIMPLE_END = re.compile(r"(?:(?<=[\s>+~])|^)[#.]?[a-zA-Z_][\w-]*$")
_NOT_SIMPLE = re.compile(r"[:\[\]()\\*\ue000]")
# The browser rung's window; what a person at a desk sees.
_WIDTH_PX, _HEIGHT_PX = 1280.0, 800.0
_MAX_SELECTORS = 60_000

Declarations = Mapping[str, tuple[str, bool]]


class Rule:
    """One selector with its block. Both are read when the rule first comes into question: most never do."""

    __slots__ = ("_block", "_parsed", "_selector", "_text", "order")

    def __init__(self, text: str, selector: Selector | None, order: int, block: str) -> None:
        self._text = text
        self._selector = selector
        self.order = order
        self._block = block
        self._parsed: Declarations | None = None

    @property
    def selector(self) -> Selector | None:
        """None where the selector cannot be judged."""
        if self._selector is None and self._text:
            self._selector = parse_selector(self._text)
            self._text = ""
        return self._selector

    @property
    def declarations(self) -> Declarations:
        if self._parsed is None:
            self._parsed = parse_declarations(self._block)
        return self._parsed


class Rules:
    """The rules of all sheets given, in order, found by an element's id, classes, tag or attributes."""

    __slots__ = ("_by_key", "_order", "has_attribute_keys", "imports")

    def __init__(self) -> None:
        self._by_key: dict[str, list[Rule]] = {}
        self._order = 0
        self.has_attribute_keys = False
        self.imports: list[str] = []

    def __bool__(self) -> bool:
        return bool(self._by_key)

    def add(self, sheet: str) -> None:
        """Read one sheet after those already read."""
        if "/*" in sheet:
            sheet = _COMMENT.sub(" ", sheet)
        if "@import" in sheet:
            self.imports += [m.group(1) for m in _IMPORT.finditer(sheet) if media_applies(m.group(2))]
        if "url(" in sheet or '"' in sheet or "'" in sheet:
            sheet = _STRINGS.sub(_without_braces, sheet)
        telling = _WITH_FONT if _ZERO_FONT.search(sheet) else _PLAIN
        for prelude, block in _blocks(sheet):
            if telling.search(block) is None:
                continue
            if "\\" in prelude:
                prelude = re.sub(r"\\(.)", lambda m: m.group(1) if m.group(1).isalnum() else "\ue000" + m.group(1), prelude)
            for part in _split_list(prelude):
                self._add_rule(part.strip(), block)

    def _add_rule(self, text: str, block: str) -> None:
        if self._order > _MAX_SELECTORS:
            return
        simple = _SIMPLE_END.search(text)
        selector = None
        if simple is not None and not _NOT_SIMPLE.search(text):
            name = simple.group()
            key = name if name[0] in "#." else name.lower()
        else:
            selector = parse_selector(text)
            if selector is None:
                return
            key = selector.key
        self._order += 1
        if key[0] == "[":
            self.has_attribute_keys = True
        self._by_key.setdefault(key, []).append(Rule(text, selector, self._order, block))

    def applying(self, element: Element, around: Mapping[str, int]) -> list[Rule]:
        """The rules that apply to an element, weakest first. `around` holds the names (".x", "#x") of its ancestors."""
        by_key = self._by_key
        found: list[Rule] | None = None
        keys: list[str] = [element.tag, "*"]
        if element.id:
            keys.append("#" + element.id)
        keys += ["." + name for name in element.classes]
        if self.has_attribute_keys and element.attrs:
            keys += ["[" + name for name in element.attrs]
        for key in keys:
            rules = by_key.get(key)
            if rules:
                for rule in rules:
                    selector = rule.selector
                    if selector is None:
                        continue
                    if selector.needs and not all(map(around.__contains__, selector.needs)):
                        continue
                    if selector.matches(element):
                        if found is None:
                            found = []
                        found.append(rule)
        if found is None:
            return []
        if len(found) > 1:
            found.sort(key=lambda rule: (rule.selector.weight if rule.selector else 0, rule.order))
        return found


def parse_declarations(block: str) -> Declarations:
    """Property to (value in lower case, is important); a later declaration wins."""
    parsed: dict[str, tuple[str, bool]] = {}
    for found in _DECLARATION.finditer(block):
        name, value = found.group(1).lower(), found.group(2).strip().lower()
        bare = _IMPORTANT.sub("", value)
        important = len(bare) != len(value)
        if important or not parsed.get(name, ("", False))[1]:
            parsed[name] = (bare, important)
    return parsed


def media_applies(query: str) -> bool:
    """Whether a media query list holds for a screen of a desk. An empty one holds; a feature we do not know does not."""
    query = query.strip().lower()
    return not query or any(_media_query(part.strip()) for part in query.split(","))


def _media_query(query: str) -> bool:
    negated = query.startswith("not ")
    if negated:
        query = query[4:]
    query = query.removeprefix("only ")
    kind = re.match(r"[a-z]+", query)
    holds = kind is None or kind.group() in ("screen", "all")
    for name, value, ranged, sign, number, unit in _FEATURE.findall(query):
        if ranged:
            limit = float(number) * (1 if unit == "px" else 16)
            holds = holds and (limit <= _WIDTH_PX if sign[0] == ">" else limit >= _WIDTH_PX)
        else:
            holds = holds and _feature(name, value)
    return holds != negated


def _feature(name: str, value: str) -> bool:
    size = re.match(r"([\d.]+)(px|em|rem)?", value)
    if size and name.endswith(("width", "height")):
        limit = float(size.group(1).rstrip(".") or 0) * (1 if size.group(2) in ("px", None) else 16)
        own = _WIDTH_PX if name.endswith("width") else _HEIGHT_PX
        return own >= limit if name.startswith("min-") else own <= limit if name.startswith("max-") else own == limit
    return (name, value) in {
        ("prefers-color-scheme", "light"),
        ("prefers-reduced-motion", "no-preference"),
        ("orientation", "landscape"),
        ("hover", "hover"),
        ("hover", ""),
        ("pointer", "fine"),
        ("any-hover", "hover"),
        ("any-pointer", "fine"),
        ("scripting", "enabled"),
        ("color", ""),
        ("min-resolution", "1dppx"),
    }


def _blocks(sheet: str) -> Iterable[tuple[str, str]]:
    """(prelude, declarations) of each style rule that can apply; at-rules that hold are opened, others skipped."""
    at = 0
    skip_depth = 0
    depth: list[bool] = []
    for brace in _BRACE.finditer(sheet):
        here = brace.start()
        if brace.group() == "{":
            if skip_depth:
                skip_depth += 1
                continue
            prelude = sheet[at:here]
            cut = prelude.rfind(";")
            inside_rule = bool(depth) and depth[-1]
            if inside_rule:
                # Nested rules need their parent's selector: what stands before them is the parent's own.
                skip_depth = 1
                continue
            if cut >= 0:
                prelude = prelude[cut + 1 :]
            prelude = prelude.strip()
            if prelude.startswith("@"):
                if _KEEPS_OPEN.match(prelude) and _at_rule_holds(prelude):
                    depth.append(False)
                else:
                    skip_depth = 1
            else:
                depth.append(True)
                pending = prelude
            at = here + 1
        else:
            if skip_depth:
                skip_depth -= 1
                if skip_depth == 0 and not (depth and depth[-1]):
                    at = here + 1
                continue
            if depth and depth.pop():
                block = sheet[at:here]
                if "{" in block:
                    block = re.sub(r"[^;{}]*\{.*\}", " ", block, flags=re.S)
                yield pending, block
            at = here + 1


def _without_braces(found: re.Match[str]) -> str:
    text = found.group()
    return text.replace("{", "").replace("}", "").replace(";", "") if "{" in text or "}" in text or ";" in text else text


def _at_rule_holds(prelude: str) -> bool:
    lowered = prelude.lower()
    if lowered.startswith("@media"):
        return media_applies(prelude[6:])
    if lowered.startswith("@supports"):
        return not lowered[9:].lstrip().startswith("not")
    return True


def _split_list(prelude: str) -> list[str]:
    if "(" not in prelude:
        return prelude.split(",")
    parts: list[str] = []
    depth = start = 0
    for index, letter in enumerate(prelude):
        if letter == "(":
            depth += 1
        elif letter == ")":
            depth -= 1
        elif letter == "," and depth <= 0:
            parts.append(prelude[start:index])
            start = index + 1
    parts.append(prelude[start:])
    return parts
