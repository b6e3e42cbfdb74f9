"""A text's words and numbers with offsets, stems and what they look like. Linear in the text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from agbrowse.lang import Language
from agbrowse.text.fold import fold
from agbrowse.text.wordforms import families, stems


@dataclass(frozen=True, slots=True)
class Token:
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
_LETTER = rf"(?:[^\W\d_{_CJK}]|[{_SIGNS}])"
_BIG = "십백천만억조十百千万萬億亿兆"

_TOKEN = re.compile(
    rf"(?P<version>v?\d{{1,9}}(?:\.\d{{1,9}}){{2,}}|v\d{{1,9}}(?:\.\d{{1,9}})*)(?![\d{_CJK}])"
    rf"|(?P<number>(?:\d{{1,3}}(?:[,.' ]\d{{3}})+(?!\d)|\d+)(?:[.,:]\d+)*(?:[{_BIG}]+(?![{_HANGUL}]{{0,0}}))?)(?P<unit>{_LETTER}[^\W_{_CJK}]*)?"
    rf"|(?P<word>{_LETTER}(?:[^\W_{_CJK}]|[{_SIGNS}])*(?:'{_LETTER}+)*)"
    rf"|(?P<hangul>[{_HANGUL}]+)|(?P<han>[{_HAN}]+)|(?P<kata>[{_KATAKANA}]+)|(?P<hira>[{_HIRAGANA}ー]+)",
    re.IGNORECASE,
)


def tokenize(text: str, language: Language) -> list[Token]:
    """The words and numbers of a text, in order, not overlapping."""
    folded = fold(text, keep_case=True)
    raw = list(_pieces(folded.text, language))
    lowered = {piece.norm for piece in raw if not piece.is_capital}
    known = stems((p.norm for p in raw if not p.is_number), language)
    family = families(language.tag)
    tokens: list[Token] = []
    for i, piece in enumerate(raw):
        span = folded.original(piece.start, piece.end)
        stemmed = piece.norm if piece.is_number else known[piece.norm]
        after = raw[i + 1] if i + 1 < len(raw) else None
        tokens.append(
            Token(
                start=span.start,
                end=span.end,
                text=text[span.start : span.end],
                norm=piece.norm,
                stem=stemmed,
                is_stop=not piece.is_number and (piece.norm in language.stop_words or piece.kind == "hira"),
                is_name=_is_name(piece, after, lowered, folded.text, language),
                is_number=piece.is_number,
                is_capital=piece.is_capital,
                root=family.get(stemmed, stemmed),
            )
        )
    return tokens


@dataclass(frozen=True, slots=True)
class _Piece:
    start: int
    end: int
    norm: str
    kind: str
    is_capital: bool
    is_number: bool


def _pieces(text: str, language: Language) -> Iterator[_Piece]:
    for match in _TOKEN.finditer(text):
        kind = match.lastgroup or "word"
        start, end = match.span()
        found = match.group()
        if kind == "word" and language.elisions and "'" in found:
            head, _, _ = found.partition("'")
            if head.casefold() + "'" in language.elisions:
                cut = start + len(head) + 1
                yield _Piece(start, cut, text[start:cut].casefold(), "word", False, False)
                start, found = cut, text[cut:end]
        number = kind in ("number", "version") or found[0].isdigit()
        yield _Piece(start, end, found.casefold(), kind, found[0].isupper(), number)


def _is_name(piece: _Piece, after: _Piece | None, lowered: set[str], text: str, language: Language) -> bool:
    if piece.is_number:
        return False
    if piece.kind in ("han", "kata", "hangul"):
        return piece.norm not in language.common_words and piece.norm not in language.stop_words
    if not piece.is_capital:
        return False
    if not _starts_sentence(text, piece.start):
        return piece.norm not in language.stop_words
    if common_word(piece.norm, language) or piece.norm in lowered:
        return False
    return True


_BEFORE_START = frozenset(".!?:;\n。！？•*|>")


def _starts_sentence(text: str, start: int) -> bool:
    i = start - 1
    while i >= 0 and start - i < 12 and text[i] in " \"'([-":
        i -= 1
    return i < 0 or text[i] in _BEFORE_START


@lru_cache(maxsize=4096)
def _is_common(norm: str, tag: str) -> bool:
    from agbrowse.lang import get_language

    language = get_language(tag)
    return norm in language.stop_words or norm in language.common_words


def common_word(norm: str, language: Language) -> bool:
    """True when the folded word is an ordinary word of the language, so that its capital says nothing."""
    return _is_common(norm, language.tag)
