"""Korean words without particles and endings, by rule: no dictionary, so a rare word is sometimes cut too far or too little.

What matters is that all forms of one word come to one stem; the stem need not be a word. Folded Hangul in, Hangul out.
"""

from __future__ import annotations

from functools import lru_cache

from agbrowse.lang.base import words
from agbrowse.lang.ko.nouns import NOUNS

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
