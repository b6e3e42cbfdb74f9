"""A tag to its `Language`, and a text to its tag. Loads one language module at a time, and only when asked."""

from __future__ import annotations

import importlib
import re
from collections import Counter
from functools import lru_cache

from agbrowse.lang import fallback
from agbrowse.lang.base import Language

KNOWN = frozenset(("de", "en", "es", "fr", "ja", "ko", "zh"))

# Enough text to tell a language by; more would only cost time.
_SAMPLE = 20_000


def get_language(tag: str | None) -> Language:
    """The language of a BCP 47 tag ("en-GB", "zh-Hant", "ko_KR"); English for None, an empty one for a tag we do not know."""
    return _load((tag or "en").replace("_", "-").split("-")[0].strip().casefold() or "en")


@lru_cache(maxsize=64)
def _load(tag: str) -> Language:
    if tag not in KNOWN:
        return fallback.make(tag[:8])
    language: Language = importlib.import_module(f"agbrowse.lang.{tag}").LANGUAGE
    return language


# Short words that are frequent in one of these languages and rare in the others.
_FUNCTION_WORDS = {
    "en": "a an the of and to is was that for with are this which from were has have been its by at on it as be not who"
    " when how but what where why did does can about your there",
    "de": "der die das und ist nicht ein eine den von zu mit dem des auf für im sich auch wurde werden wer wie wann"
    " über bei stimmt welche welcher welches warum woher laut oder haben hat kann aus gibt wo viele was welchen"
    " dass außer ohne kein keine unter",
    "es": "el los las del que una por con para es fue como más su se cuándo quién dónde cuántos sobre entre también y"
    " está al verdad qué cuánto cuánta cuál según mejor la de viene hace eran tiene cuesta cuáles cómo menos salvo"
    " excepto sin desde hasta o",
    "fr": "le les des est dans une du pour que qui sur au aux par avec plus ce cette été sont quand où combien et ne"
    " pas il la vrai selon quel quelle quels quelles vient pourquoi ils elles ont était dont leur vaut fait"
    " comment sans sauf meilleur moins de ou qui",
    "it": "il gli della che di è un per non con del sono nel alla più anche dei delle ha",
    "pt": "o os do da em não uma para com que foi dos das ao mais como são pelo pela",
    "nl": "het een van en is niet op te dat zijn voor met door aan ook werd bij wordt naar",
    "sv": "och att det som är en på av för inte med den till har var ett om",
    "da": "og det at er en på af for ikke med den til har var et som der blev",
    "pl": "w i na z do się nie jest że to o jak po od przez był dla oraz",
    "tr": "ve bir bu için ile da de olarak en çok olan gibi daha",
    "vi": "và của là có được trong các cho với không một người này những",
    "id": "yang dan di dengan untuk pada ini dari dalam adalah tidak oleh",
    "cs": "a v se na je že s z do o k i ve by které byl",
}


_FRENCH_QUESTION = re.compile(r"[a-zé]-(?:t-)?(?:ils?|elles?|vous|nous|on|ce)\b")  # "est-elle", "a-t-on"


@lru_cache(maxsize=1)
def _votes() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for tag, text in _FUNCTION_WORDS.items():
        for word in text.split():
            found.setdefault(word, []).append(tag)
    return {word: tuple(tags) for word, tags in found.items()}


# First and last character of each block. Blocks are compared, not matched: a pattern of them is slow to compile.
_SCRIPTS = (
    ("ko", "\uac00\ud7a3\u1100\u11ff\u3131\u318e"),
    ("kana", "\u3041\u30fa\u30fc\u30ff\uff66\uff9d"),
    ("han", "\u3400\u9fff"),
    ("ru", "\u0400\u04ff"),
    ("el", "\u0370\u03ff\u1f00\u1fff"),
    ("ar", "\u0600\u06ff"),
    ("he", "\u0590\u05ff"),
    ("hi", "\u0900\u097f"),
    ("th", "\u0e00\u0e7f"),
)
_LATIN = "AZaz\u00c0\u024f"


def detect_language(text: str) -> str:
    """The primary BCP 47 tag of a text, by its script and then by its function words; "en" when nothing speaks for another.

    Looks at the first 20,000 characters. A text without words is "en".
    """
    sample = text[:_SAMPLE]
    if not sample.isascii():
        by_script = _by_script(sample)
        if by_script:
            return by_script
    votes = _votes()
    scores: dict[str, float] = {}
    for word in re.findall(r"(?<![\w-])[^\W\d_]+(?![\w-])", sample.casefold()):
        tags = votes.get(word, ())
        if len(word) == 1 and sample.isascii():
            # "a", "s": Czech and Polish prose has letters of its own beside them.
            tags = tuple(tag for tag in tags if tag in KNOWN)
        for tag in tags:
            scores[tag] = scores.get(tag, 0.0) + 1 / len(tags)
    for tag, letters in (("de", "äöüß"), ("es", "ñ¿¡"), ("fr", "œèêç")):
        if any(c in sample.casefold() for c in letters):
            scores[tag] = scores.get(tag, 0.0) + 0.6
    if "-" in sample and _FRENCH_QUESTION.search(sample):
        scores["fr"] = scores.get("fr", 0.0) + 1
    # A letter or a word shared by chance ("a", "v") is no sign of a language that is rarer among pages.
    scores = {tag: score for tag, score in scores.items() if score >= 2 or tag in KNOWN}
    if not scores:
        return "en"
    best = max(scores.values())
    # English wins ties: "in", names and numbers alone are no sign of another language.
    return "en" if scores.get("en", 0.0) >= best else max(scores, key=lambda tag: scores[tag])


def _count(characters: Counter[str], blocks: str) -> int:
    pairs = list(zip(blocks[::2], blocks[1::2], strict=True))
    return sum(n for c, n in characters.items() if any(first <= c <= last for first, last in pairs))


def _by_script(sample: str) -> str | None:
    characters = Counter(sample)
    counts = {name: _count(characters, blocks) for name, blocks in _SCRIPTS}
    latin = _count(characters, _LATIN)
    # A Han or Hangul character carries as much as about three Latin letters.
    counts = {name: count * (3 if name in ("ko", "kana", "han") else 1) for name, count in counts.items()}
    cjk = counts["ko"] + counts["kana"] + counts["han"]
    name = max(counts, key=lambda n: counts[n])
    if cjk <= latin and counts[name] <= latin:
        return None
    if cjk > latin:
        if counts["ko"] >= max(counts["kana"], counts["han"] * 0.25):
            return "ko"
        # Japanese prose has kana in every clause; a Chinese page has next to none.
        return "ja" if counts["kana"] > 0.08 * counts["han"] else "zh"
    if name == "ru" and re.search("[іїєґ]", sample.casefold()):
        return "uk"
    return name
