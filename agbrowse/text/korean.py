"""Korean words without particles and endings, by rule: no dictionary, so rare words are sometimes cut too far or too little."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=4096)
def stem_korean(word: str) -> str:
    """The word without its particle or verb ending; at least one syllable is left."""
    for particle in _PARTICLES:
        if word.endswith(particle) and len(word) - len(particle) >= (1 if len(particle) > 1 else 2):
            return word[: -len(particle)]
    return word


_PARTICLES = tuple(
    sorted(
        "은 는 이 가 을 를 의 에 에서 에게 으로 로 와 과 도 만 까지 부터 이다 였다 이었다 에는 에서는 으로는 이라는 라는 처럼 보다".split(),
        key=len,
        reverse=True,
    )
)
