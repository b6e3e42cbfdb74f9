"""What a Japanese search adds to a problem's own words."""

from agbrowse.lang.base import classes
from agbrowse.lang.searching import Searching, contrary

SEARCHING = Searching(
    origin=("初出", "元ネタ", "由来", "起源"),
    contrary=contrary(
        """
        claim: "事実ではない" | 誤り | 反論
        effects: 副作用 | 危険性 | "根拠がない"
        comparison: 欠点 | デメリット | 批判
        figures: 訂正 | 修正値 | 誤差
        latest: 改定 | 旧版 | "サポート終了"
        product: 欠点 | 不満 | 不具合
        origin: "最初ではない" | "それ以前" | 諸説
        entity: 類似 | "別の" | 一覧
        fact: 間違い | 訂正 | 異説
        how-to: 注意点 | できない | 失敗
        explainer: 批判 | 誤解 | 反論
        """
    ),
    effects=classes(
        """
        効果 | 副作用 | 効能 | 安全性 | 危険性 | 健康 | 予防
        """
    ),
    figures=classes(
        """
        人口 | 賃金 | 失業率 | 維持費 | 標高 | 費用 | 価格 | 料金 | 速度 | 高さ | 長さ | 重さ | 大きさ |
        輸出 | 輸入 | 売上 | 容量 | 座席 | 距離 | 面積 | 生産量
        """
    ),
    evidence=("根拠", "出典"),
    official=("公式", '"公式サイト"'),
    latest="最新",
    overview="概要",
    criterion="{id}：開いて引用した情報源が{count}件以上",
)
