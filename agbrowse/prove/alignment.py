"""A Korean, Japanese or Chinese claim laid beside one sentence, chunk by chunk.

In: the claim's and the sentence's text with their dates and numbers. Out: for each chunk of the claim where the sentence has it,
or what it has instead, and the clause that says most of it. What that means is for `frames` and `east_asian` to say.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from agbrowse.dates import DateMention
from agbrowse.lang import Language, get_language
from agbrowse.lang.base import words
from agbrowse.quantities import Quantity, agree
from agbrowse.text import Chunk, are_opposites, are_rivals, chunks, clause_spans
from agbrowse.text.wordforms import families

# What stands right after a number and only counts.
_COUNTERS = {
    "ko": re.compile(
        r"여?\s?(?:명|개|대|마리|권|곳|척|채|가마|회|번|차례|건|층|살|세|원|편|점|벌|그루|송이|잔|병|석|량|가구|세대|인|쪽|종|기|장|동|표|"
        r"호|팀|집|자루|켤레|박|조각)(?=[은는이가을를의에로와과도만까였입씩\s,.·]|으로|인|였|$)"
    ),
    "ja": re.compile(r"(?:人|名|個|台|匹|頭|冊|本|枚|回|隻|羽|件|軒|段|席|基|棟|艘|両|点|社|校|館|種|か所|ヶ所|箇所|戸|世帯|票|株|杯|便|か国|曲|話|巻)"),
    "zh": re.compile(
        r"[多余餘]?(?:名|人|个|個|座|辆次|人次|辆|輛|台|只|隻|头|頭|匹|条|條|艘|架|本|册|冊|件|间|間|家|所|位|部|次|种|種|层|層|棵|株|票|户|戶|套|张|"
        r"張|枚|棟|幢|处|處|项|項|场|場|集|首|期|款|支|对|對|羽|尾|幅|篇|卷|块|塊|道|班)?[多余餘]?"
    ),
}
_BOUND_AFTER = {
    "ko": re.compile(r"\s?(?:이상|이하|이내|초과|미만|가량|정도|안팎|내외|쯤)|\s?(?:을|를|이)\s(?:넘[가-힣]*|웃돌[가-힣]*|웃도[가-힣]*|밑돌[가-힣]*|초과[가-힣]*)"),
    "ja": re.compile(r"(?:以上|以下|以内|未満|程度|前後|ほど|あまり|余り|余|弱|強|を超え\w{0,3}|を上回っ\w{0,2}|を下回っ\w{0,2}|近く)"),
    "zh": re.compile(r"(?:及以上|以上|以下|以内|以內|左右|上下)"),
}
_BOUND_BEFORE = {
    "ko": re.compile(r"(?:약|대략|최소|최대|적어도|거의|무려)\s?$"),
    "ja": re.compile(r"(?:約|およそ|おおよそ|ほぼ|少なくとも|最大|最低|計|総額)$"),
    "zh": re.compile(r"(?:大约|大約|大概|约为|约|約|超过|超過|将近|將近|接近|高于|多于|大于|至少|不少于|不到|不足|少于|低于|至多|不超过|近|逾|共计|共|达到|达|達)$"),
}
_ORDINAL_BEFORE = re.compile(r"제$|第$")
_ORDINAL_AFTER = re.compile(r"\s?번째|번|째")


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence made ready to be compared: `masked` has "@" for its dates and "#" for its numbers; offsets are its own."""

    text: str
    language: Language
    masked: str
    chunks: tuple[Chunk, ...]
    clauses: tuple[tuple[int, int], ...]
    quantities: tuple[Quantity, ...]

    def clause_of(self, at: int) -> int:
        return next((i for i, (a, b) in enumerate(self.clauses) if a <= at < b), len(self.clauses) - 1)


def read_sentence(text: str, language: Language, dates: Iterable[DateMention], quantities: Iterable[Quantity], by: int = 0) -> Sentence:
    """Mask the values, whose offsets are `by` too great, and cut what is left into chunks."""
    masked = list(text)
    own = tuple(quantities)
    for date in dates:
        masked[date.start - by : date.end - by] = "@" * (date.end - date.start)
    for q in own:
        start, end = _with_bounds(text, q, q.start - by, q.end - by, language.tag)
        if "@" not in masked[start:end]:
            masked[start:end] = "#" * (end - start)
    joined = "".join(masked)
    return Sentence(
        text, language, joined, chunks(joined, language.tag), tuple(clause_spans(joined, language.tag)), own,
    )  # fmt: skip


def _with_bounds(text: str, q: Quantity, start: int, end: int, tag: str) -> tuple[int, int]:
    if q.is_ordinal:
        after = _ORDINAL_AFTER.match(text, end)
        before = _ORDINAL_BEFORE.search(text[:start])
        return (before.start() if before else start), (after.end() if after else end)
    if q.unit is None and (counter := _COUNTERS[tag].match(text, end)):
        end = counter.end()
    elif tag == "zh" and text[end : end + 1] in ("多", "余"):
        end += 1
    if text[end : end + 1] == "%":
        end += 1
    if bound := _BOUND_AFTER[tag].match(text, end):
        end = bound.end()
    if bound := _BOUND_BEFORE[tag].search(text[:start]):
        start = bound.start()
    return start, end


# ------------------------------------------------------------ words


@dataclass(slots=True)
class Part:
    """A chunk of the claim. `found` are its places in the sentence, `missing` the letters of it that stand nowhere there;
    `other` is what the sentence has in its place, `light` when its lack does not matter."""

    chunk: Chunk
    found: list[tuple[int, int]] = field(default_factory=list)
    missing: str = ""
    other: tuple[int, int] | None = None
    light: bool = False
    beside: bool = False  # in a heading or a sentence before

    @property
    def is_found(self) -> bool:
        return bool(self.found) and not self.missing


_LIGHT = {
    "ko": words(
        """있 없 하 되 이 아니 것 수 등 씨 데 때 중 약 총 가 명 개 적 측 바 점 이후 동안 당시 현재 지금 및 또 또한 더 가장 그 이런 그런 같 위하 위해 대하
        대해 의하 따르 통하 관하 가지 알려지 이루어지 진행 실시 가동 만 뿐 지난 약간 오 주 보 두 놓 나오 들어가 걸치 한 걸쳐 사이 곳 사람 값 말 밝히 해 여 정도
        과 와 에 의 를 을 은 는 로 으로 이다 였다 모두"""
    ),
    "ja": words("年 月 日 時 頃 約 計 人 名 者 方 物 事 手 行 受 出 持 有 無 在 同 的 等 中 内 後 前 間 数 額 側 際 点 個 回 目 毎 各 本 現在 当時 今回 うち 考"),
    "zh": words(
        """是 有 为 為 于 於 在 的 了 着 过 已 也 又 曾 现 現 将 并 並 共 约 名 座 个 個 位 人 其 该 該 此 这 那 年 月 日 时 上 中 下 内 外 后 前 进行 進行
        予以 完成 已经 已經 曾经 曾經 目前 现在 正式 主要 担任 以 与 和 及 由 被 把 对 从 向 到 至 所 都 就 还 還 更 很 叫 称 家 间 所以 开始 现有 拥有 超过 通过 进入"""
    ),
}
_LIGHT_LETTERS = {
    "ja": frozenset("約同各計毎額者数的等内中後前年月日時人名現当本"),
    "zh": frozenset("的了着过已也又曾现将共约名座个在于是有为由以其该此这那年月日时之与和及对从向到至所都还很更叫称用家人间位"),
}
_VERBAL = re.compile(r"^(?:지|하|되|리|이|히|기|우|추|시키|어지|여지|아지|거리|당하|받|씨|들|측|님|적|은|는|운|은지)?$")


def lay_beside(claim: Sentence, sentence: Sentence) -> list[Part]:
    """Each chunk of the claim with where the sentence has it."""
    light = _LIGHT[claim.language.tag]
    parts = []
    for chunk in claim.chunks:
        part = Part(chunk, light=chunk.text in light or chunk.key in light)
        _find(part, sentence)
        parts.append(part)
    return parts


def _find(part: Part, sentence: Sentence) -> None:
    tag = sentence.language.tag
    chunk = part.chunk
    if tag == "ko":
        part.found = [(c.start, c.end) for c in sentence.chunks if same_korean(chunk, c)]
        part.missing = "" if part.found else chunk.text
        return
    part.found, part.missing = _cover(chunk, sentence)


def same_korean(a: Chunk, b: Chunk) -> bool:
    """Whether two Korean chunks are forms of one word. A name that differs in its last syllable is another name."""
    if a.text == b.text or a.key == b.key or a.root == b.root:
        return True
    if a.text == b.key or a.key == b.text:
        return True
    for x, y in ((a.key, b.key), (a.text, b.text)):
        short, long = sorted((x, y), key=len)
        if len(short) >= 2 and long.startswith(short) and _VERBAL.match(long[len(short) :]):
            return True
    return False


def _cover(chunk: Chunk, sentence: Sentence) -> tuple[list[tuple[int, int]], str]:
    """Where the sentence has the chunk, whole or in pieces; and the letters that it has not."""
    text, tag = chunk.text, sentence.language.tag
    whole = list(_places(text, chunk, sentence))
    if whole:
        return whole, ""
    found: list[tuple[int, int]] = []
    missing: list[str] = []
    at = 0
    while at < len(text):
        for size in range(len(text) - at, 0, -1):
            piece = text[at : at + size]
            places = list(_places(piece, chunk, sentence)) if size > 1 or size == len(text) else []
            if places:
                found += places
                at += size
                missing.append(" ")
                break
            if size == 1:
                missing.append(" " if piece in _LIGHT_LETTERS[tag] else piece)
                at += 1
    return found, "".join(missing).strip().replace("  ", " ")


def _places(piece: str, chunk: Chunk, sentence: Sentence) -> Iterator[tuple[int, int]]:
    text = sentence.masked
    if len(piece) == 1:
        for c in sentence.chunks:
            if c.text == piece or (chunk.is_verb and c.is_verb and c.text.endswith(piece)):
                yield c.end - 1, c.end
    else:
        yield from ((m.start(), m.end()) for m in re.finditer(re.escape(piece), text))
    for word in _family(piece, sentence.language.tag):
        if len(word) > 1:
            yield from ((m.start(), m.end()) for m in re.finditer(re.escape(word), text))
        else:
            yield from ((c.start, c.end) for c in sentence.chunks if c.text == word)


@lru_cache(maxsize=8)
def _members(tag: str) -> dict[str, tuple[str, ...]]:
    groups: dict[str, list[str]] = {}
    for word, root in families(tag).items():
        groups.setdefault(root, []).append(word)
    return {root: tuple(group) for root, group in groups.items()}


def _family(piece: str, tag: str) -> tuple[str, ...]:
    root = families(tag).get(piece)
    return tuple(w for w in _members(tag)[root] if w != piece) if root is not None else ()


# ------------------------------------------------------------ what stands instead


def find_other(part: Part, parts: Sequence[Part], sentence: Sentence, home: int) -> None:
    """Note the opposite, or another word of the kind, that the clause has in the part's place."""
    language = sentence.language
    taken = [span for p in parts if p is not part for span in p.found]
    free = [c for c in sentence.chunks if c.clause == home and not any(a < c.end and c.start < b for a, b in taken)]
    for mine in _words(part):
        for c in free:
            for start, theirs in _pieces(c, language.tag):
                span = (c.start + start, c.start + start + len(theirs))
                if are_opposites(mine, theirs, language) or (c.key == theirs and are_opposites(part.chunk.key, c.key, language)):
                    part.other = span
                    return
                if are_rivals(mine, theirs, language) and _beside_shared(c, sentence, taken):
                    part.other = span
                    return


def _words(part: Part) -> list[str]:
    own = [w for w in part.missing.split() if w]
    return list(dict.fromkeys([*own, part.chunk.text, part.chunk.key])) if len(own) <= 1 else own


def _pieces(chunk: Chunk, tag: str) -> Iterator[tuple[int, str]]:
    """The chunk, and in unspaced scripts each of its substrings of two or more letters."""
    yield 0, chunk.text
    if tag == "ko":
        yield 0, chunk.key
        return
    for size in range(min(4, len(chunk.text) - 1), 1, -1):
        for at in range(len(chunk.text) - size + 1):
            yield at, chunk.text[at : at + size]


def _beside_shared(chunk: Chunk, sentence: Sentence, taken: list[tuple[int, int]]) -> bool:
    """Whether a word that the claim shares stands right before or after."""
    at = sentence.chunks.index(chunk)
    near = [*sentence.chunks[max(0, at - 1) : at], *sentence.chunks[at + 1 : at + 2], chunk]
    return any(a < c.end + 1 and c.start - 1 < b for c in near for a, b in taken)


_PLACE_ENDS = {"ko": "시군구도읍면동리", "ja": "市県町村区", "zh": "市县縣省区區镇鎮村"}
_SEATED = {
    "ko": words("본사 본부 본점 수도 위치 소재 출생 태어나 출신 본거지"),
    "ja": words("本社 本部 本店 首都 位置 所在 出身 生まれ 生 本拠"),
    "zh": words("总部 總部 位于 位於 坐落 首都 地处 生于 生於 出生 总公司"),
}


def find_other_place(part: Part, parts: Sequence[Part], sentence: Sentence, home: int) -> None:
    """ "總部 in Selm", where the passage has another town: a thing has one seat, a person one birthplace."""
    tag = sentence.language.tag
    if not part.missing or part.chunk.text[-1] not in _PLACE_ENDS[tag] or len(part.chunk.text) < 3:
        return
    shared = [span for p in parts for span in p.found]
    start, end = sentence.clauses[min(home, len(sentence.clauses) - 1)]
    if not any(w in sentence.text[start:end] and any(w in p.chunk.text or w == p.chunk.key for p in parts) for w in _SEATED[tag]):
        return
    for c in sentence.chunks:
        fits = c.text[-1] == part.chunk.text[-1] and len(c.text) > 2 and c.clause == home
        if fits and not any(a < c.end and c.start < b for a, b in shared):
            part.other = (c.start, c.end)
            return


# ------------------------------------------------------------ values


@dataclass(frozen=True, slots=True)
class Value:
    """A claimed number with the one that the sentence has: `agrees`, or another of the same kind."""

    claimed: Quantity
    found: Quantity
    agrees: bool


def same_counted(a: Quantity, b: Quantity) -> bool:
    """Whether both measure in one unit or count with one counter."""
    if a.is_ordinal != b.is_ordinal or a.unit != b.unit:
        return False
    return a.unit is not None or not a.nouns or not b.nouns or bool(set(a.nouns) & set(b.nouns))


def agrees(claimed: Quantity, found: Quantity) -> bool:
    """ "300多名员工" and "员工340人": what is counted stands elsewhere, and counters vary."""
    if agree(claimed, found):
        return True
    if claimed.unit is None and found.unit is None and claimed.is_ordinal == found.is_ordinal:
        return agree(_bare(claimed), _bare(found))
    return False


def _bare(q: Quantity) -> Quantity:
    from dataclasses import replace

    return replace(q, nouns=(), noun=None)


def language_of(tag: str) -> Language:
    return get_language(tag)
