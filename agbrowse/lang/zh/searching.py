"""What a Chinese search adds to a problem's own words."""

from agbrowse.lang.base import classes
from agbrowse.lang.searching import Searching, contrary

SEARCHING = Searching(
    origin=("最早", "出处", "起源", "由来"),
    contrary=contrary(
        """
        claim: 辟谣 | "并非事实" | 谣言
        effects: 副作用 | 风险 | "没有证据"
        comparison: 缺点 | 局限 | 批评
        figures: 修正 | 不一致 | 误差
        latest: 更新 | 过时 | "停止支持"
        product: 缺点 | 投诉 | 问题
        origin: "并非最早" | "更早" | 争议
        entity: 类似 | 其他 | 名单
        fact: 误传 | 更正 | 争议
        how-to: 注意事项 | 失败 | 无法
        explainer: 批评 | 误解 | 质疑
        """
    ),
    effects=classes(
        """
        效果 | 副作用 | 功效 | 安全性 | 有害 | 健康 | 预防
        """
    ),
    figures=classes(
        """
        人口 | 工资 | 失业率 | 费用 | 价格 | 速度 | 高度 | 长度 | 重量 | 出口 | 进口 | 收入 | 容量 | 座位 |
        距离 | 面积 | 产量
        """
    ),
    evidence=("证据", "来源"),
    official=("官方", "官网"),
    latest="最新",
    overview="概述",
    criterion="{id}：至少{count}个打开并引用的来源",
)
