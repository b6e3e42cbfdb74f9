"""What a Korean search adds to a problem's own words."""

from agbrowse.lang.base import classes
from agbrowse.lang.searching import Searching, contrary

SEARCHING = Searching(
    origin=("최초", "유래", "기원", "원조"),
    contrary=contrary(
        """
        claim: "사실이 아니다" | 논란 | 팩트체크
        effects: 논란 | 위험성 | "근거 없다"
        comparison: 단점 | 한계 | 비판
        figures: 정정 | 불일치 | "통계 오류"
        latest: 변경 | 개정 | "지난 버전"
        product: 단점 | 불만 | 문제점
        origin: "최초가 아니다" | "원조 논란" | "더 먼저"
        entity: "다른 사람" | 비슷한 | 목록
        fact: "잘못 알려진" | 정정 | 논란
        how-to: 주의사항 | "안 될 때" | 실패
        explainer: 비판 | 오해 | 반론
        """
    ),
    effects=classes(
        """
        효과 | 부작용 | 효능 | 안전성 | 위험 | 유해 | 건강 | 예방
        """
    ),
    figures=classes(
        """
        인구 | 임금 | 실업률 | 유지비 | 생활비 | 표고 | 비용 | 가격 | 속도 | 높이 | 길이 | 무게 | 크기 |
        비율 | 수출 | 수입 | 매출 | 용량 | 좌석 | 거리 | 면적 | 생산량
        """
    ),
    evidence=("근거", "출처"),
    official=("공식", '"공식 홈페이지"'),
    latest="최신",
    overview="개요",
    criterion="{id}: 열어서 인용한 출처 {count}개 이상",
)
