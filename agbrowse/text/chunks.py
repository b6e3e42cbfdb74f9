"""Korean, Japanese and Chinese sentences cut into chunks: a content word each, with the place that its particle gives it.

In: a sentence and its language. Out: chunks with offsets, in order. By rule, without a dictionary: what no particle marks has no
place. It compares nothing.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from agbrowse.lang import Language, get_language
from agbrowse.lang.base import words
from agbrowse.text.korean import stem_korean
from agbrowse.text.tokens import tokenize
from agbrowse.text.wordforms import families

EAST_ASIAN = ("ko", "ja", "zh")


class Chunk(NamedTuple):
    """A content word at `sentence[start:end]`; what its particle or ending adds stands up to `until`.

    `place` is topic, subject, object, to, from, by, of, at, with, or "" where nothing tells; `is_verb` when it carries a verb's
    ending; `passive` when that says that it was done to the subject; `adnominal` when it stands before what it describes;
    `clause` counts the sentence's clauses.
    """

    start: int
    end: int
    until: int
    text: str
    key: str
    root: str
    place: str
    clause: int
    is_verb: bool = False
    passive: bool = False
    adnominal: bool = False


@lru_cache(maxsize=2048)
def chunks(sentence: str, tag: str) -> tuple[Chunk, ...]:
    """The chunks of one sentence; numbers are none. Remembered, since claims ask for the same sentences."""
    language = get_language(tag)
    if tag == "ko":
        return tuple(_korean(sentence, language))
    return tuple(_japanese(sentence) if tag == "ja" else _chinese(sentence, language))


def clause_spans(sentence: str, tag: str) -> list[tuple[int, int]]:
    """The stretches of the sentence that `Chunk.clause` counts, in order."""
    cuts = [0, *_cuts(sentence, tag), len(sentence)]
    return [(a, b) for a, b in zip(cuts, cuts[1:], strict=False) if a < b] or [(0, len(sentence))]


# ------------------------------------------------------------ clauses

_CUT = {
    # A verb's linking ending ends a clause: "-고,", "-며", "-지만", "-으나", "-는데".
    "ko": re.compile(r"[;；—]\s*|(?<=[가-힣])(?:며|지만|으나|는데|였고|었고|았고|했고|됐고|되고|이고|이며|다가|다),?\s+|(?<=[가-힣]고),\s+"),
    "ja": re.compile(r"[;；]|(?<=[がでしくりきびみいちてばずれけえめせねべ])、|(?<=[一-鿿々])、(?=[^、。]{2,}は)|(?<=\d)[\w%]{0,4}、"),
    "zh": re.compile(r"[，；,;]"),
}
_TIME_ONLY = re.compile(
    r"[\s\d〇零一二三四五六七八九十年月日号頃当时時目前此前当時現在后後以前初末间世纪今去明本上下周週内於于在现已，、,于]*"
)


def _cuts(sentence: str, tag: str) -> list[int]:
    found: list[int] = []
    for match in _CUT[tag].finditer(sentence):
        start = found[-1] if found else 0
        if tag != "ko" and _TIME_ONLY.fullmatch(sentence[start : match.start()]):
            continue  # "2019年3月4日，" opens the clause after it
        found.append(match.end())
    return found


class _Clauses:
    """Which clause an offset is in; asked in order of the offsets."""

    def __init__(self, sentence: str, tag: str) -> None:
        self._cuts = _cuts(sentence, tag)
        self._at = 0

    def of(self, offset: int) -> int:
        while self._at < len(self._cuts) and self._cuts[self._at] <= offset:
            self._at += 1
        return self._at


# ------------------------------------------------------------ Korean

_KO_PLACES = (
    ("에게서는", "from"), ("으로부터", "from"), ("에게서", "from"), ("한테서", "from"), ("로부터", "from"), ("에게는", "to"),
    ("에서는", "at"), ("에서도", "at"), ("에서의", "of"), ("에게", "to"), ("한테", "to"), ("에서", "at"), ("에는", "at"), ("에도", "at"),
    ("에의", "of"), ("으로", "at"), ("께서", "subject"), ("보다", "than"), ("까지", "at"), ("부터", "at"), ("처럼", "with"),
    ("은", "topic"), ("는", "topic"), ("이", "subject"), ("가", "subject"), ("을", "object"), ("를", "object"), ("의", "of"),
    ("에", "at"), ("로", "at"), ("와", "with"), ("과", "with"), ("도", "topic"),
)  # fmt: skip
_KO_BARE = frozenset(particle for particle, _ in _KO_PLACES)
_KO_ADNOMINAL = re.compile(r".*(?:하는|되는|있는|없는|지는|시키는|던|[은는]데|한|된|했던|진|린)$")
_KO_VERB = re.compile(
    r".*(?:다|고|며|지만|으나|는데|면서|자|어|아|여|해|돼|게|지|도록|려고|기로|다고|다는|라고|라는|다며|었던|았던|하는|되는|있는|"
    r"없는|한|된|할|될|함|됨|음)$"
)
_KO_PASSIVE = re.compile(r"(?:되|된|될|됐|돼|됨|당하|당했|당한|받았|받은|받는|어지|어졌|어진|여졌|여지|여진|려졌|아졌)")
_KO_BY = words("의해 의하여 의해서")


def _korean(sentence: str, language: Language) -> list[Chunk]:
    clauses = _Clauses(sentence, "ko")
    family = families("ko")
    found: list[Chunk] = []
    for token in tokenize(sentence, language):
        if token.is_number:
            continue
        joined = token.start > 0 and not sentence[token.start - 1].isspace()
        last = found[-1] if found else None
        if joined and token.text in _KO_BARE and last is not None and token.start - last.end <= 2:
            found[-1] = last._replace(place=dict(_KO_PLACES)[token.text], until=token.end)
            continue
        if token.text in _KO_BY and last is not None:
            found[-1] = last._replace(place="by", until=token.end)
            continue
        place, bare = _ko_place(token.text)
        known = family.get(token.stem, token.stem)
        verb = not place and bool(_KO_VERB.match(token.text)) and len(token.text) > 1
        found.append(
            Chunk(
                token.start, token.start + len(bare), token.end, bare, token.stem, known, place, clauses.of(token.start), verb,
                verb and bool(_KO_PASSIVE.search(token.text)), bool(_KO_ADNOMINAL.match(token.text)) and not place,
            )
        )  # fmt: skip
    return found


def _ko_place(word: str) -> tuple[str, str]:
    if _KO_ADNOMINAL.match(word):
        return "", word
    stem = stem_korean(word)
    for particle, place in _KO_PLACES:
        if word.endswith(particle) and len(word) > len(particle):
            noun = word[: -len(particle)]
            # The stemmer knows where a noun only ends like a particle ("높이", "작가").
            return (place, noun) if len(stem) <= len(noun) else ("", word)
    return "", word


# ------------------------------------------------------------ Japanese

_JA = re.compile(r"(?P<word>[㐀-鿿々〆ヶァ-ヺーｦ-ﾟA-Za-zＡ-Ｚａ-ｚ・]+)(?P<tail>[ぁ-ゟ]*)|(?P<kana>[ぁ-ゟ]+)")
_JA_PLACES = (
    ("によって", "by"), ("により", "by"), ("による", "by"), ("に対して", "to"), ("には", "at"), ("にも", "at"), ("にて", "at"), ("では", "at"),
    ("でも", "at"), ("とは", "topic"), ("への", "of"), ("との", "of"), ("での", "of"), ("からの", "of"), ("まで", "at"), ("から", "from"),
    ("より", "than"), ("は", "topic"), ("が", "subject"), ("を", "object"), ("の", "of"), ("に", "to"), ("へ", "to"), ("と", "with"),
    ("で", "at"), ("も", "topic"),
)  # fmt: skip
_JA_OKURIGANA = re.compile(r"が(?:る|っ|り|ら|れ|け|え|ろ|せ|い|め)|に(?:ん|な[いわ])|と(?:う|る|め|ま)|で(?:る|た|て)|も(?:る|っ|り|ら|い)|の(?:べ|び|ば)")
_JA_PASSIVE = re.compile(r"^(?:さ|ら|か|わ|た|ま|な|ば|が)?(?:れ|られ)")
_JA_LIGHT = re.compile(
    r"(?:この|その|あの|これ|それ|ここ|そこ|ある|あり|あっ|いる|いた|いて|おり|なる|なっ|なり|する|した|して|され|でき|です|でし|だっ|であ|こと|もの|"
    r"よう|ため|とき|ところ|ほか|など|なか|ない|いう|いっ|また|さらに|および|ほぼ|およそ|うち|ほど|まで|から|より|について|における|として|しか|つ|ん|のは|のが|のを|の)"
)


def _japanese(sentence: str) -> list[Chunk]:
    clauses = _Clauses(sentence, "ja")
    family = families("ja")
    found: list[Chunk] = []
    matches = list(_JA.finditer(sentence))
    for i, match in enumerate(matches):
        adjoins = i + 1 < len(matches) and matches[i + 1].start() == match.end() and matches[i + 1].group("word") is not None
        word, tail = match.group("word"), match.group("tail") or ""
        if word is None:
            place, rest = _ja_place(match.group())
            last = found[-1] if found else None
            if place and last is not None and not last.place and match.start() - last.until <= 1:  # 「…」の, 215人の
                found[-1] = last._replace(place=place, until=match.end())
            else:
                rest = match.group()
            found += _kana(rest, match.end() - len(rest), clauses)
            continue
        place, rest = _ja_place(tail)
        start, end = match.start(), match.end("word")
        until = match.end() - len(rest) if place else match.end()
        found.append(
            Chunk(
                start, end, until, word, word, family.get(word, word), place, clauses.of(start), not place and tail != "",
                not place and bool(_JA_PASSIVE.match(tail)), not place and adjoins and tail != "",
            )
        )  # fmt: skip
        if place:
            found += _kana(rest, match.end() - len(rest), clauses)
    return found


def _ja_place(tail: str) -> tuple[str, str]:
    """The place that a tail's particle gives, and what follows the particle."""
    if _JA_OKURIGANA.match(tail):
        return "", tail
    for particle, place in _JA_PLACES:
        if tail.startswith(particle):
            return place, tail[len(particle) :]
    return "", tail


def _kana(rest: str, start: int, clauses: _Clauses) -> list[Chunk]:
    """A word in hiragana, where it is no function word."""
    if len(rest) < 3 or _JA_LIGHT.match(rest):
        return []
    key = rest[:3] if len(rest) > 3 else rest[:2]
    end = start + len(rest)
    return [Chunk(start, end, end, rest, key, key, "", clauses.of(start), True, False, False)]


# ------------------------------------------------------------ Chinese

_ZH_PLACES = {
    "被": "by", "由": "by", "让": "by", "讓": "by", "把": "object", "将": "object", "將": "object", "对": "object", "對": "object",
    "向": "to", "给": "to", "給": "to", "从": "from", "從": "from", "自": "from", "在": "at", "于": "at", "於": "at", "为": "", "為": "",
    "与": "with", "與": "with", "和": "with", "比": "than",
}  # fmt: skip


def _chinese(sentence: str, language: Language) -> list[Chunk]:
    clauses = _Clauses(sentence, "zh")
    family = families("zh")
    found: list[Chunk] = []
    pending = ""
    for token in tokenize(sentence, language):
        if token.is_number:
            pending = "" if pending not in ("by", "object") else pending
            continue
        joined = found[-1] if found else None
        if token.text == "的" and joined is not None and joined.end == token.start:
            found[-1] = joined._replace(place="of" if joined.place in ("", "subject") else joined.place, until=token.end)
            continue
        if token.text in _ZH_PLACES:
            pending = _ZH_PLACES[token.text]
            continue
        if token.is_stop:
            continue
        clause = clauses.of(token.start)
        first = pending == "" and (joined is None or joined.clause != clause)
        root = family.get(token.text, token.text)
        place = pending or ("subject" if first else "")
        found.append(Chunk(token.start, token.end, token.end, token.text, token.text, root, place, clause))
        pending = ""
    return found
