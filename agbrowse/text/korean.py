"""Korean words without particles and endings, by rule: no dictionary, so a rare word is sometimes cut too far or too little.

What matters is that all forms of one word come to one stem; the stem need not be a word. Folded Hangul in, Hangul out.
"""

from __future__ import annotations

from functools import lru_cache

from agbrowse.lang.base import words

_FIRST = 0xAC00
_VOWELS, _FINALS = 21, 28
# Positions of vowels and finals within a composed syllable.
_YEO, _I, _WA, _O, _WO, _U, _WAE, _OE = 6, 20, 9, 8, 14, 13, 10, 11
_RIEUL, _BIEUP, _SSANGSIOS = 8, 17, 20
_CONTRACTED = {_YEO: _I, _WA: _O, _WO: _U, _WAE: _OE}


@lru_cache(maxsize=8192)
def stem_korean(word: str) -> str:
    """The word without particles and verb endings; at least one syllable is left. Words of other scripts come back as they
    are."""
    if len(word) < 2 or len(word) > 20 or not _is_hangul(word[-1]):
        return word
    for _ in range(3):
        shorter = word if word in NOUNS or len(word) < 2 else _shorter(word)
        if shorter == word or not shorter:
            break
        word = shorter
    return word


def _is_hangul(c: str) -> bool:
    return "\uac00" <= c <= "\ud7a3"


def _shorter(word: str) -> str:
    return _action(word) or _past(word) or _ending(word) or _particle(word) or word


def _parts(c: str) -> tuple[int, int, int]:
    code = ord(c) - _FIRST
    return code // (_VOWELS * _FINALS), code // _FINALS % _VOWELS, code % _FINALS


def _syllable(first: int, vowel: int, final: int) -> str:
    return chr(_FIRST + (first * _VOWELS + vowel) * _FINALS + final)


def _final(c: str) -> int:
    return _parts(c)[2] if _is_hangul(c) else 0


# 하다 and 되다 in the forms that begin with these syllables, and what may follow them.
_ACTIONS = frozenset("하했한할함합해되됐된될됨됩돼")
_AFTER_ACTION = words(
    """다 고 며 면 면서 지 지만 지는 지도 지를 기 기로 기도 기는 기에 기를 는 던 여 여서 여야 였다 였고 였으며 였던
        였지만 었다 었고 었으며 었던 었지만 습니다 였습니다 었습니다
        니다 니까 다고 다는 다며 다면 은 을 어 어서 는데 게 도록 려고 려는 자 자는 서 서는 야 고는 다가 으며 으나 으면
        을까 나 나요 는가 냐 죠 요 네 음 는지 ㄴ다 므로 여도 어도 겠다
        겠다고 지않 으로 을지 ㄹ 거나 더니 자마자 다는데"""
)


def _action(word: str) -> str | None:
    """ "폐쇄했다", "폐쇄하지", "폐쇄한", "폐쇄됐다" to "폐쇄"."""
    for i in range(len(word) - 1, 0, -1):
        if word[i] in _ACTIONS and (i == len(word) - 1 or word[i + 1 :] in _AFTER_ACTION):
            if i >= 2:
                return word[:i]
            # One syllable before a bare ending is more often a noun: "피해", "북한".
            if i < len(word) - 1:
                return word[:i] + ("되" if word[i] in "되됐된될됨됩돼" else "하")
    return None


_AFTER_PAST = words(
    """다 고 으며 으나 지만 는데 던 습니다 다고 다는 다며 다면 을 음 어 어요 네 기 었다 나 나요 는지 니 다가 으므로 으면
    습니까 는가 냐 을까 거나 더니 다는데 을지"""
)


def _past(word: str) -> str | None:
    """ "열었다" to "열", "세워졌다" to "세워지", "세웠다" to "세우", "학교였다" to "학교"."""
    for i in range(len(word) - 2, 0, -1):
        first, vowel, final = _parts(word[i]) if _is_hangul(word[i]) else (0, 0, 0)
        if final != _SSANGSIOS or word[i + 1 :] not in _AFTER_PAST:
            continue
        before = word[:i]
        if word[i] in "었았":
            copula = len(before) > 1 and before[-1] == "이" and _final(before[-2]) != 0
            return before[:-1] if copula else before
        if word[i] == "였":
            return before + "이" if _final(before[-1]) else before
        return before + _syllable(first, _CONTRACTED.get(vowel, vowel), 0)
    if len(word) > 2 and word[1:] in _AFTER_PAST and _is_hangul(word[0]):
        first, vowel, final = _parts(word[0])
        if final == _SSANGSIOS and word[0] not in "있겠":
            return _syllable(first, _CONTRACTED.get(vowel, vowel), 0)
    return None


_ENDINGS = tuple(
    sorted(
        words(
            """습니다 습니까 입니다 입니까 지만 면서 으며 으면 으로써 는다 는데 다고 다는 이다 인가 인가요 이었던 이라는
    이라고 이란 라는 라고 이며 이고 이자 일까 인지 이나 지다 지는"""
        ),
        key=len,
        reverse=True,
    )
)


def _ending(word: str) -> str | None:
    if len(word) >= 3 and word.endswith("니다") and _final(word[-3]) == _BIEUP:
        first, vowel, _ = _parts(word[-3])
        return word[:-3] + _syllable(first, vowel, 0)
    # Passives made with 지다: "세워진", "만들어진", "세워질".
    if len(word) >= 3 and word[-1] in "진질짐" and word[-2] in "워어아려여져켜겨해와라":
        return word[:-1] + "지"
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) > len(ending):
            if ending == "지다" or ending == "지는":
                return word[: -len(ending)] + "지" if len(word) >= 4 else None
            return word[: -len(ending)]
    if word.endswith("다") and len(word) >= 2:
        return word[:-1]
    return None


_LONG_PARTICLES = tuple(
    sorted(
        words(
            """에서는 에서도 에서의 에서만 으로는 으로도 으로서 으로부터 로부터 로서 로써 에게서 에게는 에게도 까지는
        까지도 까지의 부터는 부터의 부터 까지 에서 에게 한테 께서 으로 처럼 보다
        마다 조차 마저 밖에 만큼 대로 에는 에도 에만 에의 와의 과의 로의 으로의 만의 만을 만이 와는 과는 들은 들이
        들을 들의 들에게 들과 들도 이라도 라도 이든 이랑 하고 에선 로는 로도
        으론 에겐 이야 인데"""
        ),
        key=len,
        reverse=True,
    )
)


def _particle(word: str) -> str | None:
    for particle in _LONG_PARTICLES:
        if word.endswith(particle) and len(word) > len(particle):
            return word[: -len(particle)]
    last, before = word[-1], word[:-1]
    closed = _final(before[-1])
    if last in "은을이과" and closed:
        return before
    if last in "는를가와" and not closed and _is_hangul(before[-1]):
        return before
    if last == "로" and closed in (0, _RIEUL) and len(before) >= 2:
        return before
    if last in "의에" or (last in "도만" and len(before) >= 2):
        return before
    return None


# Nouns that end like a noun and a particle, or like a verb.
NOUNS = words(
    """높이 길이 넓이 깊이 나이 아이 고양이 어린이 차이 사이 종이 놀이 먹이 오이 회의 주의 정의 논의 협의 합의 강의
        동의 문의 의의 호의 결과 효과 학과 사과 통과 경과 성과 치과 국가 작가 평가 물가 주가
        휴가 허가 증가 추가 참가 전문가 건축가 화가 음악가 정치가 소설가 작곡가 투자가 예술가 사업가 탐험가 발명가
        가나 도로 경로 항로 통로 수로 진로 선로 활주로 지도 제도 정도 속도 온도 각도 강도 수도 철도 태도
        시도 의도 보도 인도 포도 용도 한도 궤도 독도 밀도 습도 농도 위도 경도 고도 연도 파도 기도 평화 기와 바다
        캐나다 판다 르완다 우간다 플로리다 네바다 베란다 시장 은 는 마을 가을 겨울 노을 하늘 오늘 바늘 그늘
        비늘 서울 방울 거울 저울 얼굴 동굴 사진 추진 지진 승진 행진 촬영 최고 사고 광고 보고 창고 중고 경고 예고 참고
        라디오 무대 고대 현대 시대 세대 군대 피해 올해 새해 이해 오해 동해 서해 남해 북한 남한 대한 지중해
        카리브해 잠수함 군함 항공모함 전함 우편함 인삼 은행 도은 대만 불만 낭만 오만 만 단위 범위 행위 지위 가위 바위
        더위 추위 순위 분위기 나라 우리나라 소나무 전나무 이마 경매 예매 판매 한라산 사람 바람 구름 이름
        여름 아름 흐름 씨름 주름 기름 시름 다리 거리 자리 머리 소리 요리 처리 관리 수리 정리 논리 심리 물리 지리 유리
        정부 내부 외부 전부 일부 남부 북부 동부 서부 중부 상부 하부 공부 인부 어부 농부 신부 기부 거부"""
)
