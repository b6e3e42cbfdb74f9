"""Selectors, matched against the element at hand and those it stands in.

In: one selector's text, and elements as the walk meets them. Out: whether it matches, and its weight. A selector that we cannot judge, or that
asks for a state that a fresh page is not in (`:hover`, `:checked`), parses to None: its rule never applies.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import Protocol

_TOKEN = re.compile(
    r"""\s*([>+~])\s*|(\s+)|([#.])((?:[\w\-]|\ue000.|[^\x00-\x7f])+)|(\*|[a-zA-Z][\w-]*)"""
    r"""|\[\s*([\w:-]+)\s*(?:([~|^$*]?=)\s*("[^"]*"|'[^']*'|[^\]\s]+)\s*[is]?\s*)?\]|:(:?[\w-]+)(\()?"""
)
_STATES = frozenset(
    "hover focus focus-within focus-visible active target checked indeterminate open popover-open fullscreen modal autofill "
    "default valid invalid user-invalid placeholder-shown visited -webkit-autofill -moz-focusring playing".split()
)
_ALWAYS = frozenset({"link", "any-link", "enabled", "read-write", "defined", "scope"})
_MAX_STEPS = 12


class Element(Protocol):
    """What a selector asks of an element; the walk's frames are such."""

    tag: str
    id: str
    classes: tuple[str, ...]
    attrs: Mapping[str, str | None]

    @property
    def parent(self) -> Element | None: ...
    @property
    def previous(self) -> Element | None: ...

    index: int


class Compound:
    """Simple selectors that one element must meet together."""

    __slots__ = ("attributes", "classes", "excluded", "id", "nth", "tag", "weight")

    def __init__(self) -> None:
        self.tag = ""
        self.id = ""
        self.classes: list[str] = []
        self.attributes: list[tuple[str, str, str]] = []
        self.excluded: list[Compound] = []
        self.nth: list[tuple[int, int]] = []
        self.weight = 0

    def matches(self, element: Element) -> bool:
        if self.tag and self.tag != element.tag:
            return False
        if self.id and self.id != element.id:
            return False
        for name in self.classes:
            if name not in element.classes:
                return False
        for name, sign, value in self.attributes:
            if not _attribute_matches(element.attrs, name, sign, value):
                return False
        for step, offset in self.nth:
            rest = element.index - offset
            if rest != 0 if step == 0 else (rest % step != 0 or rest // step < 0):
                return False
        return not any(other.matches(element) for other in self.excluded)


class Selector:
    """A complex selector; `key` is how the rule index finds it, `weight` its specificity.

    `needs` are names that some ancestor must have: most rules fail by them at once.
    """

    __slots__ = ("key", "needs", "steps", "weight")

    def __init__(self, steps: list[tuple[str, Compound]]) -> None:
        self.steps = steps
        self.weight = sum(compound.weight for _, compound in steps)
        self.needs = tuple(
            "#" + compound.id if compound.id else "." + compound.classes[0]
            for (_, compound), (after, _) in pairwise(steps)
            if after in " >" and (compound.id or compound.classes)
        )
        last = steps[-1][1]
        if last.id:
            self.key = "#" + last.id
        elif last.classes:
            self.key = "." + last.classes[0]
        elif last.tag:
            self.key = last.tag
        elif last.attributes:
            self.key = "[" + last.attributes[0][0]
        else:
            self.key = "*"

    def matches(self, element: Element) -> bool:
        return self.steps[-1][1].matches(element) and (len(self.steps) == 1 or self._rest(len(self.steps) - 1, element))

    def _rest(self, index: int, element: Element) -> bool:
        """Whether the steps before `index` match around `element`.

        An ancestor further up has fewer ancestors: where the step before is a descendant one, the nearest match decides.
        """
        combinator = self.steps[index][0]
        compound = self.steps[index - 1][1]
        across = combinator in "+~"
        once = combinator in "+>"
        other = element.previous if across else element.parent
        while other is not None:
            if compound.matches(other):
                if index == 1 or self._rest(index - 1, other):
                    return True
                if self.steps[index - 1][0] == " ":
                    return False
            if once:
                return False
            other = other.previous if across else other.parent
        return False


def parse_selector(text: str) -> Selector | None:
    """A selector, or None where it cannot be judged or never holds for a fresh page."""
    text = text.strip()
    if not text or len(text) > 400:
        return None
    steps: list[tuple[str, Compound]] = []
    compound = Compound()
    combinator = ""
    empty = True
    at, size = 0, len(text)
    while at < size:
        found = _TOKEN.match(text, at)
        if found is None or found.end() == at:
            return None
        at = found.end()
        sign, space, mark, name, tag, attribute, operator, value, pseudo, opened = found.groups()
        if sign or space:
            if not empty:
                steps.append((combinator, compound))
                compound, empty = Compound(), True
                combinator = sign or " "
            else:
                combinator = sign or combinator
            continue
        empty = False
        if mark == "#":
            compound.id = _plain(name)
            compound.weight += 10_000
        elif mark == ".":
            compound.classes.append(_plain(name))
            compound.weight += 100
        elif tag:
            compound.tag = "" if tag == "*" else tag.lower()
            compound.weight += tag != "*"
        elif attribute:
            compound.attributes.append((attribute.lower(), operator or "", (value or "").strip("\"'")))
            compound.weight += 100
        else:
            argument = ""
            if opened:
                end = _closing(text, at)
                argument, at = text[at:end], end + 1
            if not _add_pseudo(compound, pseudo.lower(), argument):
                return None
    if empty or len(steps) >= _MAX_STEPS:
        return None
    steps.append((combinator, compound))
    return Selector(steps)


def _add_pseudo(compound: Compound, name: str, argument: str) -> bool:
    if name.startswith(":") or name in _STATES or name in ("before", "after", "first-line", "first-letter"):
        return False
    if name in _ALWAYS:
        compound.weight += 100
        return True
    if name == "root":
        compound.tag = "html"
        compound.weight += 100
        return True
    if name == "not":
        for part in argument.split(","):
            if re.fullmatch(r"\s*::?([\w-]+)\s*", part) and part.strip(" :") in _STATES:
                continue
            other = parse_selector(part)
            if other is None or len(other.steps) != 1:
                return False
            compound.excluded.append(other.steps[0][1])
            compound.weight += other.weight
        return True
    if name in ("first-child", "nth-child"):
        nth = (0, 1) if name == "first-child" else _nth(argument)
        if nth is None:
            return False
        compound.nth.append(nth)
        compound.weight += 100
        return True
    if name in ("is", "where") and "," not in argument:
        other = parse_selector(argument)
        if other is None or len(other.steps) != 1:
            return False
        inner = other.steps[0][1]
        if inner.tag and compound.tag and inner.tag != compound.tag:
            return False
        compound.tag = compound.tag or inner.tag
        compound.id = compound.id or inner.id
        compound.classes += inner.classes
        compound.attributes += inner.attributes
        compound.excluded += inner.excluded
        compound.nth += inner.nth
        compound.weight += inner.weight if name == "is" else 0
        return True
    return False


def _nth(argument: str) -> tuple[int, int] | None:
    text = argument.strip().lower().replace(" ", "")
    if text in ("odd", "even"):
        return (2, 1) if text == "odd" else (2, 0)
    if re.fullmatch(r"\d+", text):
        return 0, int(text)
    found = re.fullmatch(r"([+-]?\d*)n([+-]\d+)?", text)
    if not found:
        return None
    step = found.group(1)
    number = int(step + "1") if step in ("", "+", "-") else int(step)
    return number, int(found.group(2) or 0)


def _closing(text: str, at: int) -> int:
    depth = 1
    for index in range(at, len(text)):
        if text[index] == "(":
            depth += 1
        elif text[index] == ")":
            depth -= 1
            if depth == 0:
                return index
    return len(text)


def _plain(name: str) -> str:
    return name.replace("\ue000", "")


def _attribute_matches(attrs: Mapping[str, str | None], name: str, sign: str, value: str) -> bool:
    if name not in attrs:
        return False
    own = attrs[name] or ""
    match sign:
        case "":
            return True
        case "=":
            return own == value
        case "~=":
            return value in own.split()
        case "|=":
            return own == value or own.startswith(value + "-")
        case "^=":
            return bool(value) and own.startswith(value)
        case "$=":
            return bool(value) and own.endswith(value)
        case _:
            return bool(value) and value in own
