"""Chinese words that say little by themselves: no numbers, negations, superlatives or facts."""

from agbrowse.lang.base import words

LIGHT_WORDS = words(
    """
    也 亦 又 还 還 称为 稱為 被称为 被稱為 叫做 名为 名為 名称 名稱 著名 有名 知名 位于 位於 地处
    地處 坐落 属于 屬於 一种 一種 种类 種類 类型 類型 形式 部分 成员 成員 包括 包含 含有 具有 拥有
    擁有 特点 特點 作为 作為 成为 成為 进行 進行 使用 人 人们 人們 人物 人士 事物 东西 東西 地区 地區
    区域 區域 地方 地点 地點 场所 場所 时间 時間 时期 時期 时候 時候 总共 總共 全部 整体 整體 相关
    相關 有关 有關 各种 各種 多种 多種 不同 重要 主要 目前 现在 現在 最初 原来 原來 后来 後來 随后
    隨後 当时 當時 例如 方式 方法 一般 通常 尤其 特别 特別 年 日
    """
)
