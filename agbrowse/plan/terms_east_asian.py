"""Terms of Korean, Japanese and Chinese problems: nouns without particles, runs of one script, cut by word lists.

In: a problem's text and its Planning. Out: terms in the text's order, none twice. No dictionary: what the lists do not know
stays together rather than being cut inside a word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from agbrowse.lang.planning import Planning
from agbrowse.plan.problem import Term, TermKind
from agbrowse.plan.protect import QUOTED
from agbrowse.plan.terms import distinct

_DATE = r"(?<!\d)(?:1[0-9]|20)\d\d\s?[년年](?:대|代)?(?:\s?\d{1,2}[월月])?(?:\s?\d{1,2}[일日])?|(?<!\d)\d{1,2}[월月]\s?\d{1,2}[일日]|(?<!\d)\d{4}-\d\d-\d\d"
_CODE = r"[A-Z]{2,10}-\d[\w-]*(?<![가-힣ぁ-鿿])|v?\d+(?:\.\d+){2,}"
_HAN = "\u3400-\u9fff\uf900-\ufaff々〆"
_KATAKANA = "\u30a1-\u30fa\u30fc-\u30ff"


def find_terms_east_asian(text: str, planning: Planning) -> list[Term]:
    found: list[Term] = []
    at = 0
    for m in _whole(planning).finditer(text):
        found += _plain(text, at, m.start(), planning)
        found += _told(m)
        at = m.end()
    found += _plain(text, at, len(text), planning)
    return distinct(found)


@lru_cache(maxsize=4)
def _whole(planning: Planning) -> re.Pattern[str]:
    units = planning.units and "|".join(sorted(planning.units.split("|"), key=len, reverse=True))
    number = (
        rf"(?<![A-Za-z0-9.,-])\d+(?:[.,]\d+)*\s?(?:[백천만억조百千万萬億亿兆]+\s?)?(?:{units})(?:대(?=[^가-힣]|$))?"
        if units
        else r"(?!)"
    )
    return re.compile(f"(?P<quote>{QUOTED})|(?P<date>{_DATE})|(?P<code>{_CODE})|(?P<number>[$€£¥₩]\\s?\\d[\\d.,]*|{number})")


def _told(m: re.Match[str]) -> list[Term]:
    found = m.group()
    if m.lastgroup == "quote":
        inner = found.strip("“”\"„«»‹›「」『』《》〈〉‘’' ")
        start = m.start() + found.find(inner)
        return [Term(inner, TermKind.QUOTE, start, start + len(inner))] if any(c.isalnum() for c in inner) else []
    kind = {"date": TermKind.DATE, "code": TermKind.CODE}.get(m.lastgroup or "", TermKind.NUMBER)
    return [Term(found, kind, m.start(), m.end())]


def _plain(text: str, start: int, end: int, planning: Planning) -> Iterator[Term]:
    pieces = _korean(text, start, end, planning) if planning.tag == "ko" else _runs(text, start, end, planning)
    for a, b in pieces:
        yield Term(text[a:b], _kind(text[a:b], planning), a, b)


def _kind(found: str, planning: Planning) -> TermKind:
    if re.fullmatch(r"\d+(?:\.\d+)+", found):
        return TermKind.CODE
    if re.fullmatch(r"[\d.,%]+", found):
        return TermKind.NUMBER
    if re.search(r"[A-Za-z]", found) and re.search(r"[A-Z]|\d|^[a-z]+$", found):
        return TermKind.NAME
    if planning.name_endings and re.search(rf"..(?:{planning.name_endings})$|^[가-힣{_KATAKANA}{_HAN}]+\s?\d+$", found):
        return TermKind.NAME
    return TermKind.NAME if re.match(rf"[{_KATAKANA}]{{5,}}$", found) else TermKind.TERM


# ------------------------------------------------------------ Korean


class KoreanWord(NamedTuple):
    """A word between spaces: its noun at `start:end`, its particle up to `until`. `is_noun` is false for verbs and fillers."""

    start: int
    end: int
    until: int
    noun: str
    particle: str
    is_noun: bool


_SHELL = ".,!?:;()[]{}<>\"'“”‘’「」『』《》…·~-–—/。、？！"
_FINALS = 28
_SSANGSIOT = 20  # the final of past forms


def korean_words(text: str, start: int, end: int, planning: Planning) -> Iterator[KoreanWord]:
    for m in re.finditer(r"[^\s,;:()\[\]{}?!“”\"「」『』《》、。？！·]+", text[start:end]):
        raw = m.group()
        left = len(raw) - len(raw.lstrip(_SHELL))
        word = raw.strip(_SHELL)
        if word:
            a = start + m.start() + left
            yield _korean_word(word, a, planning)


def _korean_word(word: str, a: int, planning: Planning) -> KoreanWord:
    until = a + len(word)
    if word.casefold() in planning.fillers:
        return KoreanWord(a, until, until, word, "", False)
    noun, particle = without_particle(word, planning)
    if noun.casefold() in planning.fillers:
        return KoreanWord(a, a + len(noun), until, noun, particle, False)
    verbal = re.fullmatch(planning.verbal_nouns, word) if planning.verbal_nouns and not particle_is_sure(particle) else None
    if verbal and verbal["noun"] not in planning.fillers and len(verbal["noun"]) < len(word):
        end = a + len(verbal["noun"])
        return KoreanWord(a, end, until, verbal["noun"], word[len(verbal["noun"]) :], True)
    if re.match(r"(?:누구|무엇|언제|어디|얼마|어떻)", noun):
        return KoreanWord(a, a + len(noun), until, noun, particle, False)
    is_verb = particle in ("은", "는", "이", "고", "나", "지", "면", "") and _is_verb(word, noun, planning)
    # Of one syllable are verbs before a noun ("받은") and some nouns ("섬은"), which the list has.
    is_short = len(noun) == 1 and noun.isalpha() and not noun.isascii()
    is_verb = (
        is_verb
        or word in planning.verb_words
        or (is_short and particle not in ("을", "를") and noun not in planning.short_nouns)
    )
    return KoreanWord(a, a + len(noun), until, noun, particle, not is_verb)


def particle_is_sure(particle: str) -> bool:
    return particle not in ("", "은", "는", "이", "고", "지", "하고", "나", "인가", "인지", "이며", "이고")


def _nouns() -> frozenset[str]:
    from agbrowse.lang.ko.nouns import NOUNS

    return NOUNS


def without_particle(word: str, planning: Planning) -> tuple[str, str]:
    """("갤럭시", "와") of "갤럭시와"; the word and "" where what looks like a particle is part of it ("사과", "속도")."""
    nouns = _nouns()
    if planning.bound_words and re.fullmatch(planning.bound_words, word):
        return word, ""
    if not "\uac00" <= word[-1] <= "\ud7a3" or any(
        len(word) > k - 1 and word[-k:] in nouns for k in (2, 3, 4) if len(word) >= k
    ):
        return word, ""
    for particle in planning.particles:
        if not word.endswith(particle) or len(word) <= len(particle):
            continue
        noun = word[: -len(particle)]
        if _fits(noun, particle):
            return noun, particle
    return word, ""


def _fits(noun: str, particle: str) -> bool:
    """Whether the particle may follow the noun's last sound; one-syllable ones need a noun of two, but for 을, 를, 은, 는."""
    last = noun[-1]
    if not "\uac00" <= last <= "\ud7a3":
        return True
    final = (ord(last) - 0xAC00) % _FINALS
    if particle[0] in "은을" or particle in (
        "이",
        "과",
        "이란",
        "이라는",
        "이라고",
        "이며",
        "이고",
        "이나",
        "이랑",
        "이자",
        "과의",
    ):
        fits = final != 0
    elif particle in ("는", "를", "가", "와", "라는", "라고", "란", "나", "랑", "와의"):
        fits = final == 0
    elif particle in ("로",):
        fits = final in (0, 8)
    elif particle.startswith("으로"):
        fits = final not in (0, 8)
    else:
        fits = True
    return fits and (len(noun) > 1 or len(particle) > 1 or particle in "을를은는와")


def _is_verb(word: str, noun: str, planning: Planning) -> bool:
    if word[-1].isascii() or word in _nouns():
        return False
    if any(word == end or (len(end) > 2 and word.endswith(end)) for end in planning.joined_adnominals):
        return True
    if (
        len(word) > 1
        and word[-1] in "나니다고지며는던음"
        and "가" <= word[-2] <= "힣"
        and (ord(word[-2]) - 0xAC00) % _FINALS == _SSANGSIOT
    ):
        return True  # "냈나", "썼다"
    return (
        planning.verb_endings != ""
        and re.search(rf".{planning.verb_endings}$", word) is not None
        and _ends_like_verb(word, noun, planning)
    )


_VERB_WORD = re.compile(
    r"(?:[는던]|[다까요죠]|[었았였했됐]\S{0,3}|있\S{1,2}|없\S{1,2}|않\S{1,2}|[아어여]서|[되하]며|으며|지만|는데|려고|려면|도록|해줘|인|한|된|할|될|"
    r"[린진친킨긴힌쓴든준온간본룬난낸뺀운른]|[좋높낮많적싸크작길짧넓]은|하게|[하되었았했]고|[하되]지|[리졌갔왔났했었았됐쳤렸하되]나|[하되]해)$"
)
# Nouns of two syllables that end as verbs do: "시민", "권한", "사진".
_NOUN_WORD = re.compile(
    r"^[가-힣](?:인|진|친|간|본|온|난|단|산|운|준|원|안|면|서|고|지|나|해|자|기|든|한|할|된|린|른|다|요|까)$"
)


def _ends_like_verb(word: str, noun: str, planning: Planning) -> bool:
    if word in planning.verb_words:
        return True
    if not _VERB_WORD.search(word):
        return False
    if noun != word and word[-1] in "은는":
        # A topic, unless it is how verbs before a noun end: "만드는", "먹는", "높은".
        is_adnominal = re.search(r"(?:[하되있없않드르기치시리오가보주쓰나지]는|[좋높낮많적싸크작길짧넓받잡찾읽남같]은)$", word)
        return is_adnominal is not None and len(word) <= 4
    return not _NOUN_WORD.match(word)


def _korean(text: str, start: int, end: int, planning: Planning) -> Iterator[tuple[int, int]]:
    """Nouns in a row of which only the last has a particle are one term, up to four."""
    run: list[KoreanWord] = []
    words = list(korean_words(text, start, end, planning))
    for number, word in enumerate(words):
        following = words[number + 1] if number + 1 < len(words) else None
        if (
            following is not None
            and following.noun in ("방법", "법")
            and not word.is_noun
            and word.until + 1 == following.start
        ):
            if run:
                yield run[0].start, run[-1].end
                run = []
            yield word.start, following.end  # "끄는 방법"
            continue
        if (
            word.start == start
            and start
            and not text[start - 1].isspace()
            and text[word.start : word.until] in planning.particles
        ):
            continue  # what is left of "1395년에"
        joined = bool(run) and not run[-1].particle and text[run[-1].until : word.start] == " " and run[-1].end == run[-1].until
        if run and (not joined or not word.is_noun or len(run) == 4):
            yield run[0].start, run[-1].end
            run = []
        if (word.is_noun and (len(word.noun) > 1 or (word.noun.isalnum() and not word.noun.isdigit()))) or (
            word.is_noun and run and word.noun.isdigit()
        ):
            run.append(word)
    if run:
        yield run[0].start, run[-1].end


# ------------------------------------------------------------ Japanese and Chinese


@lru_cache(maxsize=4)
def _run_pattern(planning: Planning) -> re.Pattern[str]:
    bound = planning.bound_words or "(?!)"
    latin = r"[A-Za-z0-9](?:[A-Za-z0-9.+#&_/-]*[A-Za-z0-9+#])?"
    cut = planning.cut_words or "(?!)"
    return re.compile(
        rf"(?P<bound>{bound})|(?P<latin>{latin})|(?P<kata>[{_KATAKANA}]+(?:[・＝][{_KATAKANA}]+)*)|(?P<cut>{cut})|(?P<han>[{_HAN}])|(?P<gap>[\s\S])"
    )


def _runs(text: str, start: int, end: int, planning: Planning) -> Iterator[tuple[int, int]]:
    """Letters that touch are one term, of whatever script but hiragana; Latin words in a row too ("Mate 60")."""
    run: tuple[int, int] | None = None
    for m in _run_pattern(planning).finditer(text, start, end):
        kind = m.lastgroup
        if kind == "cut" and planning.tag == "ja" and m.end() - m.start() == 1 and _is_inside_word(text, m.start(), end):
            kind = "han"  # "中央", "控除"
        if kind in ("bound", "latin", "kata", "han"):
            touches = run is not None and (
                run[1] == m.start() or (kind == "latin" and text[run[1] : m.start()] == " " and text[run[1] - 1].isascii())
            )
            if run is not None and not touches:
                yield from _worth(text, run, planning)
            run = (run[0], m.end()) if touches and run is not None else (m.start(), m.end())
        elif m.group() == " " and run is not None:
            continue
        elif run is not None:
            yield from _worth(text, run, planning)
            run = None
    if run is not None:
        yield from _worth(text, run, planning)


def _is_inside_word(text: str, at: int, end: int) -> bool:
    """Whether a Japanese letter stands before another, or ends a word before a particle as no adverb does."""
    following = text[at + 1 : at + 2] if at + 1 < end else ""
    return re.match(rf"[{_HAN}]", following) is not None or (text[at] in "除" and following in "のはがをに")


def _worth(text: str, run: tuple[int, int], planning: Planning) -> Iterator[tuple[int, int]]:
    found = text[run[0] : run[1]]
    # A single letter is a word where particles stand on both sides of it: "高い島は".
    is_word = len(found) > 1 or "A" <= found <= "Z" or (planning.tag == "ja" and _stands_alone(text, run))
    if found.casefold() not in planning.fillers and is_word:
        yield run


def _stands_alone(text: str, run: tuple[int, int]) -> bool:
    before, after = text[run[0] - 1 : run[0]], text[run[1] : run[1] + 1]
    return (before in "のいたるなや" or run[0] == 0) and after != "" and after in "はがをのとでに"
