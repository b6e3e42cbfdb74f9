"""Korean, Japanese and Chinese sentences cut into chunks: a content word each, with the place that its particle gives it.

In: a sentence, its dates and numbers masked, and its language. Out: chunks with offsets, in order. By rule, without a
dictionary: what no particle marks has no place. It compares nothing.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from agbrowse.lang import Language, get_language
from agbrowse.lang.base import words
from agbrowse.text.korean import stem_korean
from agbrowse.text.tokens import tokenize
from agbrowse.text.wordforms import families

EAST_ASIAN = ("ko", "ja", "zh")
MASKS = "@#"


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

    language = get_language(tag)
    if tag == "ko":
        return tuple(_korean(sentence, language))
    return tuple(_japanese(sentence) if tag == "ja" else _chinese(sentence, language))


def clause_spans(sentence: str, tag: str) -> list[tuple[int, int]]:
    """The stretches of the sentence that `Chunk.clause` counts, in order."""
    cuts = [0, *_cuts(sentence, tag), len(sentence)]
    return [(a, b) for a, b in pairwise(cuts) if a < b] or [(0, len(sentence))]


# ------------------------------------------------------------ clauses

_CUT = {
    # A verb's linking ending ends a clause: "-고,", "-며", "-지만", "-으나", "-는데".
    "ko": re.compile(
        r"[;；—]\s*|(?<=[가-힣])(?:며|지만|으나|는데|[었았였했됐갔왔렸졌쳤켰]고|되고|이고|다가),?\s+|"
        r"(?<=[가-힣]고),\s+|(?<=로),\s+"
    ),
    "ja": re.compile(r"[;；]|(?<=[がでしくりきびみいちてばずれけえめせねべ])、|(?<=[一-鿿々#])、(?=[^、。]+[はが])"),
    "zh": re.compile(r"[，；,;]"),
}
# What only says when or by whom opens the clause after it.
_OPENING = re.compile(
    r"[\s@]*|[^，；、]{0,12}(?:[后後前时時中]|目前|如今)[，,]?|[^，；]{0,6}(?:据|據|根据|"
    r"根據)[^，；]*[，,]?|[@\s]*[にで]?、"
)


def _cuts(sentence: str, tag: str) -> list[int]:
    found: list[int] = []
    for match in _CUT[tag].finditer(sentence):
        start = found[-1] if found else 0
        if tag != "ko" and _OPENING.fullmatch(sentence[start : match.start()]):
            continue
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
    ("에서는", "at"), ("에서도", "at"), ("에서의", "of"), ("과의", "with"), ("와의", "with"), ("에게", "to"),
    ("한테", "to"), ("에서", "at"), ("에는", "at"), ("에도", "at"),
    ("에의", "of"), ("으로", "at"), ("께서", "subject"), ("보다", "than"), ("까지", "at"), ("부터", "at"), ("처럼", "with"),
    ("은", "topic"), ("는", "topic"), ("이", "subject"), ("가", "subject"), ("을", "object"), ("를", "object"), ("의", "of"),
    ("에", "at"), ("로", "at"), ("와", "with"), ("과", "with"), ("도", "topic"),
)  # fmt: skip
_KO_BARE = frozenset(particle for particle, _ in _KO_PLACES)
_KO_LONG = frozenset(particle for particle in _KO_BARE if len(particle) > 1)
_KO_AFTER_NUMBER = _KO_BARE | words(
    """
        이다 이며 이고 이었다 였다 이었고 였고 이었으며 였으며 였으나 이었으나 으로 로 라고 이라고 입니다 이나 만 뿐
        씩 짜리
        """
)
# Adjectives and verbs whose adnominal form looks like a topic: "같은", "높은", "남은".
_KO_ADNOMINAL = re.compile(
    r".*(?:하는|되는|있는|없는|지는|시키는|않는|않은|던|[은는]데|한|된|진|린)$|"
    r".?[같많적높낮넓좁깊얕짧젊늙좋싫밝붉검얇굵맑옳작남죽받얻읽입찾닫앉심찍뽑묻믿씻늦잇맡]은$|"
    r".?[잇맡받얻읽찾닫앉심찍뽑묻믿씻놓쌓걷]는$"
)
_KO_VERB = re.compile(
    r".*(?:다|고|며|지만|으나|는데|면서|자|어|아|여|해|돼|게|지|도록|려고|기로|다고|다는|라고|라는|다며|"
    r"었던|았던|하는|되는|있는|"
    r"없는|한|된|할|될|함|됨|음)$"
)
_KO_PASSIVE = re.compile(
    r"(?:되|된|될|됐|돼|됨|당하|당했|당한|받았|받은|받는|어지|어졌|어진|여졌|여지|여진|려졌|아졌|실리|"
    r"실렸|실린|팔리|팔렸|팔린|열리|"
    r"열렸|열린|닫히|닫혔|닫힌|쓰이|쓰였|쓰인|잡히|잡혔|잡힌|놓이|놓였|놓인|묻히|묻혔|묻힌|뽑히|뽑혔|뽑힌|바뀌|바뀐)"
)
_KO_BY = words("의해 의하여 의해서")


def _korean(sentence: str, language: Language) -> list[Chunk]:
    clauses = _Clauses(sentence, "ko")
    family = families("ko")
    found: list[Chunk] = []
    tokens = tokenize(sentence, language)
    for number, token in enumerate(tokens):
        if token.is_number:
            continue
        before = sentence[token.start - 1 : token.start]
        if before and before in MASKS and token.text in _KO_AFTER_NUMBER:
            continue
        joined = token.start > 0 and not before.isspace()
        last = found[-1] if found else None
        if joined and token.text in _KO_BARE and last is not None and token.start - last.end <= 2:
            found[-1] = last._replace(place=dict(_KO_PLACES)[token.text], until=token.end)
            continue
        if token.text == "보다" and last is not None and not last.place:
            found[-1] = last._replace(place="than", until=token.end)  # "베를린 보다"
            continue
        if token.text in _KO_BY and last is not None:
            found[-1] = last._replace(place="by", until=token.end)
            continue
        after = tokens[number + 1].text if number + 1 < len(tokens) else ""
        place, bare = _ko_place(token.text)
        key = _ko_verb(token.text, after)
        if key:
            place, bare = "", token.text
        ending = len(token.text) > 1 and token.text not in language.common_words and bool(_KO_VERB.match(token.text))
        verb = bool(key) or (not place and ending)
        key = key or (bare if place else token.stem)
        known = (
            family.get(token.text) or family.get(token.text.removesuffix("다")) or family.get(key) or family.get(bare) or key
        )
        found.append(
            Chunk(
                token.start, token.start + len(bare), token.end, bare, key, known, place, clauses.of(token.start), verb,
                verb and bool(_KO_PASSIVE.search(token.text)), bool(_KO_ADNOMINAL.match(token.text)) and not place,
            )
        )  # fmt: skip
    return found


_KO_BOUND = re.compile(r"(?:수|것|때|예정|계획|뿐|만큼|방침|전망|가능성|준비|생각)")
_KO_LINKING = re.compile(r"(.+?)(?:고|으며|며|지만|으나|는데|면서|다가)$")
_NIEUN, _RIEUL = 4, 8


def _ko_verb(word: str, after: str) -> str:
    """The stem of a verb in a form that the stemmer takes for a noun: "실을 수", "입지 않았다"; "" for other words."""
    last = word[-1]
    final = (ord(last) - 0xAC00) % 28 if "가" <= last <= "힣" else 0
    if _KO_BOUND.match(after) and len(word) > 1:
        if last == "을":
            return word[:-1]
        if final == _RIEUL:
            return word[:-1] + chr(ord(last) - _RIEUL)
    if last == "지" and len(word) > 1 and after[:1] in ("않", "못", "말"):
        return stem_korean(word[:-1] + "다")
    linking = _KO_LINKING.match(word)
    if linking and stem_korean(word) == word:
        return linking.group(1)
    if last == "다" and len(word) > 2 and "가" <= word[-2] <= "힣" and (ord(word[-2]) - 0xAC00) % 28 == _NIEUN:
        stem = stem_korean(word)
        return stem if stem != word[:-1] else word[:-2] + chr(ord(word[-2]) - _NIEUN)
    return ""


def _ko_place(word: str) -> tuple[str, str]:
    if _KO_ADNOMINAL.match(word):
        return "", word
    stem = stem_korean(word)
    for particle, place in _KO_PLACES:
        if word.endswith(particle) and len(word) > len(particle):
            noun = word[: -len(particle)]
            if particle in _KO_LONG and len(noun) > 1:
                return place, noun
            # The stemmer knows where a noun only ends like a particle ("높이", "작가").
            return (place, noun) if len(stem) <= len(noun) else ("", word)
    return "", word


# ------------------------------------------------------------ Japanese

_JA = re.compile(r"(?P<word>[㐀-鿿々〆ヶァ-ヺーｦ-ﾟA-Za-zＡ-Ｚａ-ｚ・]+)(?P<tail>[ぁ-ゟ]*)|(?P<kana>[ぁ-ゟ]+)")
_JA_PLACES = (
    ("によって", "by"), ("により", "by"), ("による", "by"), ("に対して", "to"), ("には", "at"),
    ("にも", "at"), ("にて", "at"), ("では", "at"),
    ("でも", "at"), ("とは", "topic"), ("への", "of"), ("との", "of"), ("での", "of"), ("からの", "of"),
    ("まで", "at"), ("から", "from"),
    ("より", "than"), ("は", "topic"), ("が", "subject"), ("を", "object"), ("の", "of"), ("に", "to"),
    ("へ", "to"), ("と", "with"),
    ("で", "at"), ("も", "topic"),
)  # fmt: skip
_JA_OKURIGANA = re.compile(
    r"が(?:る|っ|り|ら|れ|け|え|ろ|せ|い|め)|に(?:ん|な[いわ])|と(?:う|る|め|ま)|で(?:る|た|て)|も(?:る|"
    r"っ|り|ら|い)|の(?:べ|び|ば)"
)
_JA_COPULA = re.compile(r"で(?:ある|あり|あっ|す|し)|だっ|だ$")
_JA_PASSIVE = re.compile(r"^(?:さ|ら|か|わ|た|ま|な|ば|が)?(?:れ|られ)")
_JA_LIGHT = re.compile(
    r"(?:この|その|あの|これ|それ|ここ|そこ|ある|あり|あっ|いる|いた|いて|おり|なる|なっ|なり|する|した|"
    r"して|され|でき|です|でし|だっ|であ|こと|もの|"
    r"よう|ため|とき|ところ|ほか|など|なか|ない|なく|ませ|いう|いっ|また|さらに|および|ほぼ|およそ|うち|"
    r"ほど|まで|から|より|について|における|として|しか|かけて|わたっ|わたり|つ|ん|のは|のが|のを|の)"
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
            elif not place or sentence[match.start() - 1 : match.start()] not in MASKS:
                rest = match.group()
            found += _kana(rest, match.end() - len(rest), clauses)
            continue
        place, rest = _ja_place(tail)
        start, end = match.start(), match.end("word")
        until = match.end() - len(rest) if place else match.end()
        found.append(
            Chunk(
                start, end, until, word, word, family.get(word, word), place, clauses.of(start),
                not place and tail != "" and not _JA_COPULA.match(tail),
                not place and bool(_JA_PASSIVE.match(tail)), not place and adjoins and tail != "",
            )
        )  # fmt: skip
        if place:
            found += _kana(rest, match.end() - len(rest), clauses)
    return found


def _ja_place(tail: str) -> tuple[str, str]:
    """The place that a tail's particle gives, and what follows the particle."""
    if _JA_OKURIGANA.match(tail) or _JA_COPULA.match(tail):
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
    "被": "by", "由": "by", "让": "by", "讓": "by", "把": "object", "将": "object", "將": "object",
    "对": "object", "對": "object",
    "向": "to", "给": "to", "給": "to", "从": "from", "從": "from", "自": "from", "在": "at", "于": "at",
    "於": "at", "为": "", "為": "",
    "与": "with", "與": "with", "和": "with", "比": "than",
}  # fmt: skip


_ZH_FRONT = re.compile(r"[有是但而并並已未不没沒曾又也还還却卻均仍才就都则則]+")
_ZH_BACK = re.compile(r"[比有是未不没沒曾已还還仍均也都]+$")
_ZH_VERBS = words(
    """
        收购 收購 购买 購買 买下 出售 卖出 否认 否認 创办 創辦 创立 創立 创建 設立 设立 成立 建成 建造 修建 兴建 设计
        設計 发明 發明 发现 發現 出版 发表 發表 损坏 毁于 摧毁 破坏 打败 击败 擊敗 战胜 戰勝 任命 指责 指責 起诉 控告
        批评 批評 支持 反对 反對 邀请 邀請 赞助 贊助 援助 帮助 资助 资助 借给 捐赠 捐給 赠送 主持 承建 领导 領導 管理
        攻击 攻擊 占领 佔領 征服 援助 采访 訪問 访问 接待 取代 替代 击沉 合并 合併 救出 逮捕 杀害 殺害 嫁给 卖给 賣給
        接任 担任 擔任 出任 就任 辞去 当选 當選 讨论 討論 审议 關閉 关闭 拆除 参观 參觀 经过 投资 投資 窃取 侵犯 授予
        拒绝 献给 獻給 首演 负于 負於 不敌 不敵 输给 輸給 败给 敗給
        """
)


def _opens(sentence: str, start: int) -> bool:
    """Whether only a time or a source is told up to the next comma."""
    end = sentence.find("，", start)
    return end > start and _OPENING.fullmatch(sentence[start : end + 1]) is not None


_ZH_VERB = re.compile("|".join(sorted((v for v in _ZH_VERBS if len(v) > 1), key=len, reverse=True)))


def _zh_words(text: str, start: int) -> list[tuple[int, str]]:
    """An unknown run cut at the verbs in it: "青禾集团起诉"."""
    if text in _ZH_VERBS:
        return [(start, text)]
    cuts = [0, *(at for m in _ZH_VERB.finditer(text) for at in m.span()), len(text)]
    return [(start + a, text[a:b]) for a, b in pairwise(cuts) if a < b]


def _chinese(sentence: str, language: Language) -> list[Chunk]:
    clauses = _Clauses(sentence, "zh")
    family = families("zh")
    found: list[Chunk] = []
    pending = ""
    for token in tokenize(sentence, language):
        if token.is_number:
            continue
        if "@" in sentence[found[-1].until if found else 0 : token.start] and pending in ("at", "from"):
            pending = ""  # "于2019年"
        joined = found[-1] if found else None
        if token.text == "的" and joined is not None and joined.end == token.start:
            found[-1] = joined._replace(place="of" if joined.place in ("", "subject") else joined.place, until=token.end)
            continue
        if token.text in _ZH_PLACES:
            pending = _ZH_PLACES[token.text]
            continue
        after = sentence[token.end : token.end + 1]
        marked = after != "" and after in "了过過着著"
        if token.is_stop and not (marked and len(token.text) > 1):
            continue
        # "但大成殿未" between two known words.
        front, back = _ZH_FRONT.match(token.text), _ZH_BACK.search(token.text)
        start = token.start + (front.end() if front and front.end() < len(token.text) - 1 else 0)
        end = token.end - (len(back.group()) if back and token.end - start - len(back.group()) > 1 else 0)
        text = sentence[start:end]
        clause = clauses.of(token.start)
        lead = re.split(r"[，,；;]", sentence[: token.start])[-1]
        first = pending == "" and not any(c.start >= token.start - len(lead) for c in found)
        first = first and not _opens(sentence, token.start - len(lead))
        place = pending or ("subject" if first else "")
        for at, word in _zh_words(text, start):
            verb = word in _ZH_VERBS or (marked and at + len(word) == token.end)
            known = family.get(word, word)
            # A name cut in two has one place.
            last = found[-1] if found else None
            if not place and not verb and last is not None and last.until == at and last.place in ("from", "to", "by"):
                place = last.place
            found.append(Chunk(at, at + len(word), at + len(word), word, word, known, place, clause, verb))
            place = ""
        pending = ""
    return found
