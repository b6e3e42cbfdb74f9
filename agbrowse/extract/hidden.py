"""What no reader sees: how an element's declarations and attributes hide it.

In: the declarations that hold for one element, and how it looks by inheritance. Out: how it looks. Nothing is laid out: only what
a declaration says by itself counts. Where colours cannot be known (images, variables, sheets not read) text is visible.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from agbrowse.extract.css import Declarations

Colour = tuple[int, int, int]

_LENGTH = re.compile(r"^([+-]?\d*\.?\d+)\s*(px|em|rem|pt|vw|vh|%|ex|ch)?$")
_RECT = re.compile(r"rect\(([^)]*)\)")
_INSET = re.compile(r"inset\(\s*(\d+(?:\.\d+)?)%")
_RGB = re.compile(r"rgba?\(\s*(\d+)\s*[, ]\s*(\d+)\s*[, ]\s*(\d+)\s*(?:[,/]\s*([\d.]+)(%)?\s*)?\)")
_HEX = re.compile(r"#([0-9a-f]{3,8})\b")
_TRANSLATE = re.compile(r"translate(?:x|y|3d)?\(\s*(-?\d+(?:\.\d+)?)(px|em|rem)?")
_NAMED: dict[str, Colour] = {
    "white": (255, 255, 255),
    "black": (0, 0, 0),
    "snow": (255, 250, 250),
    "ivory": (255, 255, 240),
    "whitesmoke": (245, 245, 245),
    "red": (255, 0, 0),
    "green": (0, 128, 0),
    "blue": (0, 0, 255),
    "navy": (0, 0, 128),
    "yellow": (255, 255, 0),
    "gray": (128, 128, 128),
    "grey": (128, 128, 128),
    "silver": (192, 192, 192),
    "maroon": (128, 0, 0),
    "purple": (128, 0, 128),
    "teal": (0, 128, 128),
    "orange": (255, 165, 0),
    "lightgray": (211, 211, 211),
    "lightgrey": (211, 211, 211),
    "darkgray": (169, 169, 169),
}
_FAR_PX = 900.0
# Two colours that differ by less than this in each channel cannot be told apart on a screen.
_ALIKE = 10
_BLOCK_DISPLAYS = frozenset({"block", "flex", "grid", "table", "list-item", "table-row", "flow-root", "-webkit-box"})


@dataclass(frozen=True, slots=True)
class Look:
    """How text in an element looks: `invisible` may end in a descendant, what is `gone` may not.

    `ground` is the nearest background: None when none was declared, "unknown" when it cannot be compared.
    """

    invisible: bool = False
    tiny: bool = False
    blended: bool = False
    ink: Colour | str | None = None
    ground: Colour | str | None = None
    gone: bool = False
    breaks: bool = False
    fades: bool = False

    @property
    def unseen(self) -> bool:
        return self.invisible or self.tiny or self.blended


def look(styles: Declarations, parent: Look, *, all_known: bool) -> Look:
    """How an element with these declarations looks inside `parent`. `all_known`: every style sheet of the page was read."""

    def get(name: str) -> str:
        return styles[name][0] if name in styles else ""

    display = get("display")
    if display == "none" or get("content-visibility") == "hidden":
        return Look(gone=True)
    fades = False
    if _is_zero(get("opacity")):
        return Look(gone=True, fades=bool(get("transition") or get("animation") or get("transform") or get("will-change")))
    if _out_of_sight(styles, get, all_known):
        return Look(gone=True)
    invisible = parent.invisible
    visibility = get("visibility")
    if visibility:
        invisible = visibility in ("hidden", "collapse") or (visibility == "inherit" and invisible)
    tiny = _tiny(get("font-size") or get("font"), parent.tiny)
    ink, ground = _colours(get, parent)
    seen_through = "text" in (get("background-clip") or get("-webkit-background-clip")) or "text" in get("background").split()
    if get("-webkit-text-fill-color") and not seen_through:
        ink = _colour(get("-webkit-text-fill-color")) or ink
    if seen_through:
        ink = "unknown"
    if get("position") in ("absolute", "fixed") and ground is None:
        ground = "unknown"
    blended = parent.blended if ink is parent.ink and ground is parent.ground else _blends(ink, ground, all_known)
    return Look(invisible, tiny, blended, ink, ground, False, display in _BLOCK_DISPLAYS, fades)


def _blends(ink: Colour | str | None, ground: Colour | str | None, all_known: bool) -> bool:
    """Whether text is of its background's colour. White on a page that declares no background is white on white."""
    if ink == "transparent":
        return True
    if not isinstance(ink, tuple):
        return False
    if isinstance(ground, tuple):
        return _alike(ink, ground)
    return ground is None and all_known and _alike(ink, (255, 255, 255))


def _alike(a: Colour, b: Colour) -> bool:
    return all(abs(x - y) <= _ALIKE for x, y in zip(a, b, strict=True))


def _is_zero(value: str) -> bool:
    try:
        return bool(value) and float(value.rstrip("%")) < 0.02
    except ValueError:
        return False


def _pixels(value: str) -> float | None:
    found = _LENGTH.match(value)
    if not found:
        return None
    number = float(found.group(1))
    unit = found.group(2)
    if unit in ("em", "rem", "vw", "vh"):
        return number * 16
    return number if unit != "%" else None


def _tiny(value: str, inherited: bool) -> bool:
    if not value:
        return inherited
    first = value.split("/")[0].split()
    size = next((p for p in (_pixels(part) for part in first if part[:1] in "0123456789.") if p is not None), None)
    if size is not None:
        return size < 2 and not (inherited and value.endswith(("em", "%")) and size == 0 and not first)
    return inherited and value.endswith(("%", "inherit", "smaller", "larger"))


def _out_of_sight(styles: Declarations, get: Callable[[str], str], all_known: bool) -> bool:
    placed = get("position") in ("absolute", "fixed") or ("position" not in styles and not all_known)
    if get("text-indent").startswith("-"):
        indent = _pixels(get("text-indent"))
        if indent is not None and indent <= -_FAR_PX:
            return True
    for side in ("left", "top", "right", "bottom"):
        value = get(side)
        if value.startswith("-") and (placed or get("position") == "relative"):
            offset = _pixels(value)
            if offset is not None and offset <= -_FAR_PX:
                return True
    for side in ("margin-left", "margin-top"):
        value = get(side)
        if value.startswith("-"):
            offset = _pixels(value)
            if offset is not None and offset <= -_FAR_PX:
                return True
    moved = get("transform")
    if moved:
        found = _TRANSLATE.search(moved)
        if found and found.group(2):
            offset = float(found.group(1)) * (1 if found.group(2) == "px" else 16)
            if offset <= -_FAR_PX:
                return True
        if re.search(r"scale[xy]?\(\s*0(?:\.0+)?\s*[,)]", moved):
            return True
    if placed and "clip" in styles:
        found = _RECT.search(get("clip"))
        if found:
            sides = [_pixels(part) for part in re.split(r"[\s,]+", found.group(1).strip())]
            if len(sides) == 4 and all(s is not None and s <= 1 for s in sides):
                return True
    if "clip-path" in styles:
        inset = _INSET.search(get("clip-path"))
        if inset and float(inset.group(1)) >= 50:
            return True
        if re.match(
            r"circle\(\s*0|polygon\(\s*0(?:px|%)?\s+0(?:px|%)?\s*(?:,\s*0(?:px|%)?\s+0(?:px|%)?\s*)*\)", get("clip-path")
        ):
            return True
    if get("overflow") in ("hidden", "clip") or get("overflow-y") == "hidden":
        for side in ("height", "max-height", "width", "max-width"):
            value = get(side)
            if value and value[0] in "01":
                size = _pixels(value)
                if size is not None and size <= 1:
                    return True
    return False


def _colours(get: Callable[[str], str], parent: Look) -> tuple[Colour | str | None, Colour | str | None]:
    ink = parent.ink
    value = get("color")
    if value and value not in ("inherit", "currentcolor", "unset"):
        ink = _colour(value) or "unknown"
    ground = parent.ground
    painted = get("background-color") or get("background")
    if get("background-image") not in ("", "none"):
        ground = "unknown"
    elif painted and painted not in ("none", "inherit", "transparent", "unset", "initial", "0 0", "0"):
        if "url(" in painted or "gradient(" in painted or "var(" in painted:
            ground = "unknown"
        else:
            colour = _colour(painted)
            ground = ground if colour == "transparent" else colour or "unknown"
    return ink, ground


def _colour(value: str) -> Colour | str | None:
    """A colour, "transparent", or None when it cannot be read."""
    value = value.strip()
    found = _HEX.search(value)
    if found:
        digits = found.group(1)
        if len(digits) in (3, 4):
            digits = "".join(d * 2 for d in digits)
        if len(digits) == 8 and int(digits[6:], 16) < 6:
            return "transparent"
        if len(digits) in (6, 8):
            return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)
        return None
    rgb = _RGB.search(value)
    if rgb:
        if rgb.group(4) is not None:
            alpha = float(rgb.group(4)) / (100 if rgb.group(5) else 1)
            if alpha < 0.02:
                return "transparent"
            if alpha < 0.9:
                return None
        return int(rgb.group(1)), int(rgb.group(2)), int(rgb.group(3))
    for word in value.split():
        if word in _NAMED:
            return _NAMED[word]
        if word == "transparent":
            return "transparent"
    return None
