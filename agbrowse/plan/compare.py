"""Comparisons in languages with spaces: what is compared, and one constraint for each of it.

In: a sentence without its frame, and its Planning. Out: the options, whole, and drafts: each option with its criteria and
conditions, then the comparison. Nothing when no two options are found.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from agbrowse.lang.planning import Planning
from agbrowse.models import ConstraintKind
from agbrowse.plan.drafts import EDGES, Draft, compiled, has, trimmed
from agbrowse.plan.protect import protected
from agbrowse.plan.terms import Word, words_of

_NEVER = re.compile(r"(?!)")
_MOST_OPTIONS = 5


class Options(NamedTuple):
    """`names` in order; they and what joins them stand at `start:end`."""

    names: tuple[str, ...]
    start: int
    end: int


def comparison_drafts(sentence: str, planning: Planning) -> tuple[tuple[str, ...], list[Draft]]:
    """(options, drafts); both empty where nothing is compared."""
    masked = protected(sentence, planning)
    options = find_options(sentence, masked, planning)
    if options is None:
        return (), []
    pre = _opening(sentence[: options.start], planning)
    if sentence[: options.start].rstrip().endswith((",", ":")):
        pre = _from_preposition(pre, planning)
    post = trimmed(sentence[options.end :])
    if post and not sentence[options.end :].lstrip().startswith((",", ":")) and _is_bare(post, planning):
        post = ""
    if sentence[options.end :].lstrip().startswith(":") and post:
        post = ": " + post
    if not pre and not post and sentence[: options.start].rstrip().endswith((":", ",")):
        post = ": " + sentence[: options.start].strip(EDGES + ":")  # "Gepard: Welches Tier ist schneller"
    drafts = []
    for name in options.names:
        others = [other for other in options.names if other != name]
        drafts.append(Draft(_about(name, pre, post, planning, others), ConstraintKind.FACET))
    whole = trimmed(sentence)
    if whole.casefold() not in {d.text.casefold() for d in drafts}:
        drafts.append(Draft(whole, ConstraintKind.FACET, tags=("comparison",)))
    return options.names, drafts


def _from_preposition(pre: str, planning: Planning) -> str:
    """Of "river in Germany is longer", which is asked of the options, what narrows them: "in Germany"."""
    words = words_of(pre)
    at = next((w.start for w in words if w.norm in planning.prepositions - planning.connectors), None)
    if at is None:
        return ""
    kept = [w for w in words if w.start >= at]
    while kept and (kept[-1].norm in planning.auxiliaries.split("|") or has(planning.comparison, kept[-1].text)):
        kept.pop()
    return pre[at : kept[-1].end] if kept else ""


def _is_bare(text: str, planning: Planning) -> bool:
    return all(w.norm in planning.fillers for w in words_of(text))


def _opening(text: str, planning: Planning) -> str:
    """What stands before the options, without words of asking and comparing: "battery life of", "para una familia de cuatro"."""
    words = words_of(text)
    at = 0
    keep = planning.prepositions - planning.connectors
    cue = compiled(planning.comparison) or _NEVER
    while at < len(words):
        word = words[at]
        is_cue = word.norm in planning.fillers or cue.search(word.text) is not None
        opens_phrase = word.norm in keep and at + 1 < len(words) and not _is_bare(text[word.end :], planning) and at > 0
        if not is_cue or (opens_phrase and not _followed_by_cue(words, at, planning, cue)):
            break
        at += 1
    kept = text[words[at].start :].strip(EDGES) if at < len(words) else ""
    between = compiled(rf"\s+(?:{planning.between}|between|zwischen|entre)$")
    kept = between.sub("", kept) if between else kept
    drop = compiled(rf"[,:]?\s*(?<!\w)(?:{planning.comparison})\W*$") if planning.comparison else None
    kept = drop.sub("", kept) if drop else kept
    ends = [w for w in words_of(kept)]
    while ends and ends[-1].norm in planning.articles:
        kept = kept[: ends.pop().start].rstrip(EDGES)
    return kept


def _followed_by_cue(words: list[Word], at: int, planning: Planning, cue: re.Pattern[str]) -> bool:
    after = words[at + 1]
    return (after.norm in planning.fillers and after.norm not in planning.articles) or cue.search(after.text) is not None


def _about(name: str, pre: str, post: str, planning: Planning, others: list[str]) -> str:
    pre_words = words_of(pre)
    if not pre_words:
        parts = [name, post]
    elif pre_words[-1].norm in planning.connectors | planning.prepositions:
        parts = [pre, name, post]
    elif pre_words[0].norm in planning.prepositions:
        parts = [name, pre, post]
    else:
        of = {"en": "of", "de": "von", "es": "de", "fr": "de"}.get(planning.tag, "")
        parts = [pre, of, name, post]
    return " ".join(part for part in parts if part).replace(" : ", ": ")


# ------------------------------------------------------------ what is compared


def find_options(sentence: str, masked: str, planning: Planning) -> Options | None:
    """The two or more things that "vs", "between ... and", "A or B" or "A better than B" sets beside one another."""
    for joint in _joints(sentence, masked, planning):
        found = _around(sentence, masked, joint, planning)
        if found is not None:
            return found
    return None


def _joints(sentence: str, masked: str, planning: Planning) -> list[re.Match[str]]:
    """The words that may join two options, most telling first."""
    found: list[re.Match[str]] = list((compiled(rf"\s(?:{planning.versus})\s") or _NEVER).finditer(masked))
    cue = compiled(planning.comparison) or _NEVER
    at = next((m.end() for m in cue.finditer(masked)), 0)
    than = compiled(planning.than) if planning.than else None
    if than:
        found += list(than.finditer(masked))
    ors = compiled(rf",?\s(?:{planning.alternatives})\s") if planning.alternatives else None
    ands = compiled(
        rf",?\s(?:{planning.conjunctions}|{planning.with_words})\s"
        if planning.with_words
        else rf",?\s(?:{planning.conjunctions})\s"
    )
    if ors:
        found += list(ors.finditer(masked))
    if ands and planning.conjunctions:
        after = list(ands.finditer(masked))
        tied = compiled(rf"(?<!\w)(?:{planning.between}|between|zwischen|entre)\s+") or _NEVER
        opens = [m.end() for m in tied.finditer(masked)]
        found += [m for m in after if any(o <= m.start() for o in opens)]
        names = [m for m in after if m.start() >= at and _joins_names(sentence, m)]
        found += [*names, *(m for m in after if m.start() >= at)]
    return found


def _joins_names(sentence: str, m: re.Match[str]) -> bool:
    """Capitals on both sides: the second "and" of "battery life and price of A and B"."""
    before, after = sentence[: m.start()].split()[-2:], sentence[m.end() :].split()[:2]
    return any(w[:1].isupper() for w in before) and any(w[:1].isupper() for w in after)


def _around(sentence: str, masked: str, joint: re.Match[str], planning: Planning) -> Options | None:
    if joint.groupdict().get("gap") is not None:
        left_end, right_start = joint.start("gap"), joint.end()
    else:
        left_end, right_start = joint.start(), joint.end()
    left = _leftwards(masked, left_end, planning)
    right = _rightwards(masked, right_start, planning)
    if left is None or right is None:
        return None
    spans = [(left, left_end), (right_start, right)]
    while len(spans) < _MOST_OPTIONS and (comma := re.search(r",\s+$", masked[: spans[0][0]])):
        further = _leftwards(masked, comma.start(), planning)
        if further is None or _hangs_on_preposition(masked, further, planning):
            break
        if not _alike(sentence[further : comma.start()], sentence[spans[0][0] : spans[0][1]], planning):
            break
        spans.insert(0, (further, comma.start()))
    more = (
        compiled(rf"\s*,?\s(?:{planning.versus}|{planning.conjunctions}|{planning.alternatives})\s")
        if planning.conjunctions
        else None
    )
    while more and len(spans) < _MOST_OPTIONS and (m := more.match(masked, spans[-1][1])):
        further = _rightwards(masked, m.end(), planning)
        if further is None or sentence[m.end() : m.end() + 1].isupper() != sentence[spans[-1][0] : spans[-1][0] + 1].isupper():
            break
        spans.append((m.end(), further))
    names = _named_alike(tuple(dict.fromkeys(_bare_name(sentence[a:b], planning) for a, b in spans)))
    if len(names) < 2 or not all(any(c.isalnum() for c in name) for name in names):
        return None
    return Options(names, spans[0][0], spans[-1][1])


def _named_alike(names: tuple[str, ...]) -> tuple[str, ...]:
    """ "1.30" beside "Kubernetes 1.31" is a version of the same."""
    first = re.fullmatch(r"(\D+\s)v?\d+(?:\.\d+)*", names[0])
    if first is None:
        return names
    return tuple(first.group(1) + name if re.fullmatch(r"v?\d+(?:\.\d+)*", name) else name for name in names)


def _alike(a: str, b: str, planning: Planning) -> bool:
    """Both with a capital, or neither."""
    return _bare_name(a, planning)[:1].isupper() == _bare_name(b, planning)[:1].isupper()


def _hangs_on_preposition(masked: str, start: int, planning: Planning) -> bool:
    """ "for a family of four, the pump or the boiler": the family is no option."""
    words = words_of(masked[:start])
    while words and words[-1].norm in planning.articles:
        words.pop()
    if words and words[-1].norm in planning.auxiliaries.split("|"):
        return True  # "which is heavier, A or B"
    return (
        bool(words)
        and words[-1].norm in planning.prepositions
        and not has(rf"^(?:{planning.between}|between)$", words[-1].text)
    )


def _bare_name(text: str, planning: Planning) -> str:
    text = trimmed(text)
    while (word := next(iter(words_of(text)), None)) and word.norm in planning.articles and word.end < len(text):
        text = text[word.end :].lstrip()
    return text


def _is_inside(words: list[Word], i: int, planning: Planning) -> bool:
    """Whether a connector stands inside a name or notion: capital on both sides or on none."""
    if not 0 < i < len(words) - 1 or words[i].norm not in planning.connectors:
        return False
    before, after = words[i - 1], words[i + 1]
    if planning.tag == "en":
        counted = i > 1 and words[i - 2].norm in ("a", "an") and after.text.islower()  # "a kilogram of steel"
        return counted or (before.is_capital and after.is_capital)
    # The sentence's first word has its capital from there: "Pompe à chaleur ou ...".
    return (before.text.islower() or i == 1) == after.text.islower() and after.norm not in planning.articles


def _leftwards(masked: str, end: int, planning: Planning) -> int | None:
    words = words_of(masked[:end])
    if not words or masked[words[-1].end : end].strip():
        return None
    cue = compiled(planning.comparison) or _NEVER
    start = None
    for i in range(len(words) - 1, -1, -1):
        word = words[i]
        gap = masked[word.end : words[i + 1].start] if i + 1 < len(words) else ""
        if gap.strip():
            break
        if word.norm in planning.articles and word.text.islower():
            start = word.start if start is not None else None
            break
        blocked = word.norm in planning.fillers and not (word.is_capital and i)
        if (blocked or cue.fullmatch(word.text)) and not _is_inside(words, i, planning):
            break
        start = word.start
    return start


def _rightwards(masked: str, start: int, planning: Planning) -> int | None:
    words = words_of(masked[start:])
    cue = compiled(planning.comparison) or _NEVER
    end = None
    for i, word in enumerate(words):
        gap = masked[start + words[i - 1].end : start + word.start] if i else masked[start : start + word.start]
        if gap.strip(" ldLD'’"):
            break
        if word.norm in planning.articles and end is None:
            continue
        blocked = word.norm in planning.fillers and not word.is_capital and not _is_inside(words, i, planning)
        if blocked or cue.fullmatch(word.text):
            break
        if end is not None and word.text.islower() and words[i - 1].is_capital:
            # "Qdrant latency": a name ends where small letters begin, if the other option was a name alone.
            break
        end = start + word.end
    return end
