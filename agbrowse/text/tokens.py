"""A text's words and numbers with offsets, stems and what they look like. Linear in the text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from agbrowse.lang import Language, get_language
from agbrowse.lang.base import words
from agbrowse.text.fold import fold
from agbrowse.text.korean import stem_korean
from agbrowse.text.wordforms import families, stems


class Token(NamedTuple):
    """A word or number: `given_text[start:end] == text`.

    `norm` is folded, `stem` folded and stemmed, `root` the name of the stem's word family (the stem if it has none).
    `is_capital` is raw; `is_name` is a guess: a capital that is not owed to the sentence's start or to an ordinary word, or a
    CJK run that is no ordinary word.
    """

    start: int
    end: int
    text: str
    norm: str
    stem: str
    is_stop: bool
    is_name: bool
    is_number: bool
    is_capital: bool = False
    root: str = ""


_HAN = "\u3400-\u9fff\uf900-\ufaff々〆\U00020000-\U0003ffff"
_HIRAGANA = "\u3041-\u309f"
_KATAKANA = "\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff"
_HANGUL = "\uac00-\ud7a3\u1100-\u11ff\u3131-\u318e\ua960-\ua97f\ud7b0-\ud7ff"
_CJK = _HAN + _HIRAGANA + _KATAKANA + _HANGUL
# Vowel signs that Python does not count as word characters.
_SIGNS = "\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0900-\u0963\u0966-\u0dff\u0e31-\u0e4e"
_BIG = "십백천만억조十百千万萬億亿兆"


@lru_cache(maxsize=2)
def _pattern(is_wide: bool) -> re.Pattern[str]:
    """The pattern of a word or number; without East Asian letters it compiles ten times faster, and most pages have none."""
    letter = rf"(?:[^\W\d_{_CJK}]|[{_SIGNS}])" if is_wide else r"[^\W\d_]"
    more = rf"(?:[^\W_{_CJK}]|[{_SIGNS}])" if is_wide else r"[^\W_]"
    pattern = (
        rf"(?P<version>[vV]?\d{{1,9}}(?:\.\d{{1,9}}){{2,}}|[vV]\d{{1,9}}(?:\.\d{{1,9}})*)(?!{more})"
        rf"|(?P<number>(?:\d{{1,3}}(?: \d{{3}})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,:']\d+)*)(?:[{_BIG}]+|(?P<tail>{letter}{more}*))?)"
        rf"|(?P<initials>(?<![^\W_])(?:[A-Z]\.){{2,6}}(?:[A-Z](?![^\W_]))?)"
        rf"|(?P<word>{letter}{more}*(?:'{more}+)*)"
    )
    if is_wide:
        pattern += rf"|(?P<hangul>[{_HANGUL}]+)|(?P<han>[{_HAN}]+)|(?P<kata>[{_KATAKANA}]+)|(?P<hira>[{_HIRAGANA}ー]+)"
    return re.compile(pattern)


def tokenize(text: str, language: Language) -> list[Token]:
    """The words and numbers of a text, in order, not overlapping."""
    folded = fold(text, keep_case=True)
    raw = list(_pieces(folded.text, language))
    lowered = {piece.norm for piece in raw if not piece.is_capital}
    known = stems((p.norm for p in raw if not p.is_number), language)
    family = families(language.tag)
    tokens: list[Token] = []
    same = folded.is_identity
    words_seen: dict[tuple[str, str], tuple[str, bool, str]] = {}  # (stem, is_stop, root): a page says few words often
    last = len(raw) - 1
    for i, piece in enumerate(raw):
        start, end, norm, kind, is_capital, is_number = piece
        if not same:
            span = folded.original(start, end)
            start, end = span.start, span.end
        found = words_seen.get((norm, kind))
        if found is None:
            stemmed = norm if is_number else known[norm]
            is_stop = not is_number and _is_stop(piece, stemmed, language)
            found = words_seen[norm, kind] = (stemmed, is_stop, family.get(stemmed, stemmed))
        is_name = _is_name(piece, raw[i - 1] if i else None, raw[i + 1] if i < last else None, lowered, folded.text, language)
        tokens.append(Token(start, end, text[start:end], norm, found[0], found[1], is_name, is_number, is_capital, found[2]))
    return tokens


class _Piece(NamedTuple):
    start: int
    end: int
    norm: str
    kind: str
    is_capital: bool
    is_number: bool


def _pieces(text: str, language: Language) -> Iterator[_Piece]:
    lexicon = None if language.spaced else _lexicon(language.tag)
    is_wide = not text.isascii() and any(_is_wide(c) for c in set(text))
    for match in _pattern(is_wide).finditer(text):
        kind = match.lastgroup if match.lastgroup != "tail" else "number"
        start, end = match.span()
        found = match.group()
        if kind == "word" and "'" in found and language.elisions:
            head = found.partition("'")[0]
            if head.casefold() + "'" in language.elisions:
                cut = start + len(head) + 1
                yield _Piece(start, cut, text[start:cut].casefold(), "word", False, False)
                start, found = cut, text[cut:end]
        elif kind == "han" and lexicon is not None:
            for first, last in _cut(found, lexicon):
                yield _Piece(start + first, start + last, found[first:last], "han", False, False)
            continue
        if kind == "initials":
            # "U.S." is "US", and no end of a sentence.
            kind, norm = "word", _initials(found.replace(".", ""))
            yield _Piece(start, end, norm, kind, True, False)
            continue
        number = kind in ("number", "version")
        norm = _initials(found) if found.isupper() and found in _COUNTRY_INITIALS else found.casefold()
        yield _Piece(start, end, norm, kind or "word", found[:1].isupper(), number)


_COUNTRY_INITIALS = frozenset({"US", "USA", "UK", "UN", "EU", "UAE"})


def _initials(found: str) -> str:
    """The folded form of initials; "US" is not the word "us"."""
    return "usa" if found in ("US", "USA") else found.casefold()


def _is_wide(c: str) -> bool:
    """Combining marks, and letters from the Greek on; not the punctuation and symbols between them."""
    return c >= "\u0300" and not "\u2000" <= c <= "\u2bff"


@lru_cache(maxsize=4)
def _lexicon(tag: str) -> tuple[frozenset[str], int]:
    """The words at which a run of Chinese characters is cut, and the longest one's length.

    Words of one character are cut out only where they are particles: elsewhere they are parts of names.
    """
    language = get_language(tag)
    known = set(language.common_words) | {w for group in language.families for w in group.split()} | set(language.stop_words)
    known |= {w for phrase in (*language.units, *language.currencies, *language.questions) for w in phrase.split()}
    single = frozenset(_PARTICLES if tag == "zh" else "")
    words = frozenset(w for w in known if (len(w) > 1 or w in single) and all("\u3400" <= c <= "\u9fff" for c in w))
    return words, max(map(len, words))


_PARTICLES = "的了在是于於和与與及或也被把将將对對从從由为為以之其此该該这這那有并並等至"


def _cut(run: str, lexicon: tuple[frozenset[str], int]) -> Iterator[tuple[int, int]]:
    """Spans of known words, longest first, and of what stands between them."""
    words, longest = lexicon
    at = unknown = 0
    while at < len(run):
        size = next((n for n in range(min(longest, len(run) - at), 0, -1) if run[at : at + n] in words), 0)
        if size:
            if unknown < at:
                yield unknown, at
            yield at, at + size
            at += size
            unknown = at
        else:
            at += 1
    if unknown < len(run):
        yield unknown, len(run)


# Longer runs of hiragana are words of their own ("ひまわり"), not endings and particles.
_HIRAGANA_WORD = 4


def _is_stop(piece: _Piece, stem: str, language: Language) -> bool:
    if piece.norm in language.stop_words:
        return True
    if piece.kind == "hira":
        return len(piece.norm) < _HIRAGANA_WORD or piece.norm.startswith(_HIRAGANA_ENDINGS)
    return piece.kind == "hangul" and len(stem) > 1 and stem in language.stop_words


_HIRAGANA_ENDINGS = (
    "して",
    "した",
    "しま",
    "され",
    "させ",
    "する",
    "です",
    "でし",
    "であ",
    "ます",
    "まし",
    "ませ",
    "には",
    "では",
    "とし",
    "とい",
    "とさ",
    "こと",
    "もの",
    "ため",
    "よう",
    "から",
    "まで",
    "など",
    "について",
    "において",
    "により",
    "によ",
    "に",
    "を",
    "が",
    "は",
    "の",
    "と",
    "で",
    "れ",
    "ら",
    "っ",
    "し",
    "き",
    "く",
    "け",
    "い",
    "え",
    "り",
    "る",
    "ん",
    "た",
    "て",
    "だ",
)


def _dates_something(before: _Piece | None, after: _Piece | None) -> bool:
    """Whether a month stands where a month stands, not a name ("March", "August")."""
    beside = (before is not None and before.is_number) or (after is not None and after.is_number)
    return beside or before is None or not before.is_capital


_KOREAN_VERB_ENDS = frozenset("다요까죠네냐며")


def _is_name(
    piece: _Piece, before: _Piece | None, after: _Piece | None, lowered: set[str], text: str, language: Language
) -> bool:
    if piece.is_number or piece.norm in language.stop_words:
        return False
    if piece.kind in ("han", "kata", "hangul"):
        known = stem_korean(piece.norm) if piece.kind == "hangul" else piece.norm
        if piece.kind == "hangul" and (piece.norm[-1] in _KOREAN_VERB_ENDS or known in families(language.tag)):
            return False
        return not any(
            known in some for some in (language.common_words, language.stop_words, language.units, language.currencies)
        )
    if not piece.is_capital or piece.norm in language.weekdays or piece.norm.removesuffix("s") in language.weekdays:
        return False
    if piece.norm in language.months and _dates_something(before, after):
        return False
    if language.capital_nouns:
        return _is_german_name(piece, before, after, text, language)
    if not _starts_sentence(text, piece.start):
        return True
    if text[piece.start : piece.end].isupper() and piece.end - piece.start > 1:
        return True
    followed = after is not None and after.is_capital and text[piece.end : after.start] == " "
    return not (piece.norm in lowered or common_word(piece.norm, language)) or (followed and piece.norm not in lowered)


_GERMAN_NOUN = re.compile(
    r".{3,}(?:ung|ungen|heit|keit|heiten|keiten|schaft|schaften|tion|tionen|tät|täten|ismus|nis|ment|ling|chen)$"
)


def _is_german_name(piece: _Piece, before: _Piece | None, after: _Piece | None, text: str, language: Language) -> bool:
    """All nouns have capitals: a name has no article before it, or stands beside another capital."""
    if common_word(piece.norm, language) or _GERMAN_NOUN.match(piece.norm):
        return False
    beside = (after is not None and after.is_capital and text[piece.end : after.start] == " ") or (
        before is not None and before.is_capital and text[before.end : piece.start] == " "
    )
    if beside:
        return True
    if _starts_sentence(text, piece.start):
        return True
    return before is None or before.norm not in _GERMAN_ARTICLES


_GERMAN_ARTICLES = words(
    """der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner im am zum zur vom beim ins
    ans"""
)

_BEFORE_START = frozenset(".!?:;\n。！？•*|>")


def _starts_sentence(text: str, start: int) -> bool:
    i = start - 1
    while i >= 0 and start - i < 12 and text[i] in " \"'([-":
        i -= 1
    return i < 0 or text[i] in _BEFORE_START


# Endings that names rarely have.
_ORDINARY_ENDINGS = (
    "ly",
    "ings",
    "tion",
    "tions",
    "ness",
    "ments",
    "ment",
    "ists",
    "ers",
    "ities",
    "ity",
    "isation",
    "ization",
)


@lru_cache(maxsize=4096)
def _is_common(norm: str, tag: str) -> bool:
    language = get_language(tag)
    if norm in language.stop_words or norm in language.common_words:
        return True
    return tag == "en" and norm.endswith(_ORDINARY_ENDINGS) and len(norm) > 6


def common_word(norm: str, language: Language) -> bool:
    """True when the folded word is an ordinary word of the language, so that its capital says nothing."""
    return _is_common(norm, language.tag)
