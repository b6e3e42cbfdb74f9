"""What a Japanese search adds to a problem's own words."""

from agbrowse.lang.searching import Searching, contrary

SEARCHING = Searching(
    origin=("初出", "元ネタ", "由来", "起源"),
    contrary=contrary(
        """
        claim: "事実ではない" | 誤り | 反論
        effects: 副作用 | 危険性 | "根拠がない"
        comparison: 欠点 | デメリット | 批判
        product: 欠点 | 不満 | 不具合
        origin: "最初ではない" | "それ以前" | 諸説
        entity: 類似 | "別の" | 一覧
        fact: 間違い | 訂正 | 異説
        how-to: 注意点 | できない | 失敗
        explainer: 批判 | 誤解 | 反論
        """
    ),
    effects=("効果", "副作用", "効能", "安全性", "危険性", "健康", "予防"),
    evidence=("根拠", "出典"),
    official=("公式", '"公式サイト"'),
    latest="最新",
    overview="概要",
    criterion="{id}：開いて引用した情報源が{count}件以上",
)
