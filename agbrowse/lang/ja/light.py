"""Japanese words that say little by themselves: no numbers, negations, superlatives or facts."""

from agbrowse.lang.base import words

LIGHT_WORDS = words(
    """
    また 同 知 呼 名 名称 名前 位置 所在 存在 基 基盤 関連 関係 集団 種類 類 型 形 形態 一部 部分
    員 含 特徴 役割 成 作 使用 利用 用 人 人物 人間 物 事 地域 区域 地区 場所 所 空間 時間 時期 時
    時代 期間 総 全体 合計 様々 多様 他 有名 著名 重要 主要 現在 元来 当初 後 以後 当時 例 場合 方法
    方式 一般 普通 主 特 代表 行 属 該当 持 有 年 日 的
    """
)
