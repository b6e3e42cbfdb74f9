"""Korean words that say little by themselves: no numbers, negations, superlatives or facts."""

from agbrowse.lang.base import words

LIGHT_WORDS = words(
    """
    또 또한 역시 알려지 알려져 알려진 불리 불린 부르 이름 위치 자리 있 있는 있으며 기반 바탕 관련 연관
    그룹 종류 유형 형태 부분 일부 구성원 포함 함유 특징 역할 되 하 만들 사용 이용 쓰이 사람 인물 사물
    것 지역 구역 장소 곳 공간 시간 시기 때 기간 총 전체 합계 여러 다양 다른 유명 저명 중요 주요 현재
    원래 당초 나중 이후 그후 당시 예 경우 방법 방식 일반 보통 주로 특히 대표 이루어지 이뤄지 속하 해당
    존재 가지 갖
    """
)
