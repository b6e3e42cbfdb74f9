"""Words and patterns by which Korean, Japanese and Chinese claims are laid beside sentences: counters, light words, pronouns.

In goes nothing; out come values for `alignment` and `frames`. A key is a language's tag.
"""

from __future__ import annotations

import re

from agbrowse.lang.base import words

# What stands right after a number and only counts.
COUNTERS = {
    "ko": re.compile(
        r"여?\s?(?:명|개|대|마리|권|곳|척|채|가마|회|번|차례|건|층|살|세|원|편|점|벌|그루|송이|잔|병|석|량|"
        r"가구|세대|인|쪽|종|기|장|동|표|"
        r"호|팀|집|자루|켤레|박|조각)(?=[은는이가을를의에로와과도만까였입씩\s,.·]|으로|인|였|$)"
    ),
    "ja": re.compile(
        r"(?:人|名|個|台|匹|頭|冊|本|枚|回|隻|羽|件|軒|段|席|基|棟|艘|両|点|社|校|館|種|か所|ヶ所|箇所|戸|"
        r"世帯|票|株|杯|月|便|か国|曲|話|巻)"
    ),
    "zh": re.compile(
        r"[多余餘]?(?:名|人|个|個|座|辆次|人次|辆|輛|台|只|隻|头|頭|匹|条|條|艘|架|本|册|冊|件|间|間|家|所|位|"
        r"部|次|种|種|层|層|棵|株|票|户|戶|套|张|"
        r"張|枚|棟|幢|处|處|项|項|场|場|集|首|期|款|支|对|對|羽|尾|幅|篇|卷|块|塊|道|班)?[多余餘]?"
    ),
}
BOUND_AFTER = {
    "ko": re.compile(
        r"\s?(?:이상|이하|이내|초과|미만|가량|정도|안팎|내외|쯤)|\s?(?:을|를|이)\s(?:넘[가-힣]*|웃돌[가-힣]*|"
        r"웃도[가-힣]*|밑돌[가-힣]*|초과[가-힣]*)"
    ),
    "ja": re.compile(
        r"(?:以上|以下|以内|未満|程度|前後|ほど|あまり|余り|余|弱|強|を超え\w{0,3}|を上回っ\w{0,2}|"
        r"を下回っ\w{0,2}|近く)"
    ),
    "zh": re.compile(r"(?:及以上|以上|以下|以内|以內|左右|上下)"),
}
BOUND_BEFORE = {
    "ko": re.compile(r"(?:약|대략|최소|최대|적어도|거의|무려)\s?$"),
    "ja": re.compile(r"(?:約|およそ|おおよそ|ほぼ|少なくとも|最大|最低|計|総額)$"),
    "zh": re.compile(
        r"(?:大约|大約|大概|约为|约|約|超过|超過|将近|將近|接近|高于|多于|大于|至少|不少于|不到|不足|少于|"
        r"低于|至多|不超过|近|逾|共计|共|达到|达|達)$"
    ),
}
ORDINAL_BEFORE = re.compile(r"제$|第$")
ORDINAL_AFTER = re.compile(r"\s?번째|번|째")


LIGHT = {
    "ko": words(
        """
        있 없 않 못하 못 안 말 하 되 이 아니 것 수 등 씨 데 때 중 약 총 가 명 개 적 측 바 점 이후 동안 당시 현재 지금
        및 또 또한 더 가장 그 이런 그런 같 위하 위해 대하 대해 의하 따르 통하 관하 가지 알려지 이루어지 진행 실시
        가동 만 뿐 지난 걸치 한 걸쳐 사이 곳 사람 해 여 정도 가 과 와 에 의 를 을 은 는 로 으로 이다 였다 모두
        """
    ),
    "ja": words(
        """
        年 月 日 時 頃 約 計 人 名 者 方 物 事 手 行 有 在 同 的 等 中 内 後 前 間 数 額 側 際 点 個 回 目 毎 各 本
        現在 当時 今回 うち 考
        """
    ),
    "zh": words(
        """
        次年 翌年 同年 当年 是 有 为 為 于 於 在 的 了 着 过 已 也 又 曾 现 現 将 并 並 共 约 名 座 个 個 位 人 其 该
        該 此 这 那 年 月 日 时 上 中 下 内 外 后 前 进行 進行 予以 完成 已经 已經 曾经 曾經 目前 现在 正式 主要 以
        与 和 及 由 被 把 对 从 向 到 至 所 都 就 还 還 更 很 叫 称 家 间 现有 拥有 超过
        """
    ),
}
LIGHT_LETTERS = {
    "ja": frozenset("約同各計毎額者数的等内中後前年月日時人名現当本"),
    "zh": frozenset("的了着过已也又曾现将共约名座个在于是有为由以其该此这那年月日时之与和及对从向到至所都还很更叫称用家人间位"),
}

# Verbs that only carry their noun: "피해를 입다", "被害を受ける".
SUPPORTED: dict[str, dict[str, frozenset[str]]] = {
    "ko": {"발생": words("피해"), "입": words("피해 손해 부상 타격"), "받": words("피해 영향"), "보": words("피해 손해")},
    "ja": {"受": words("被害 影響 損害 打撃"), "出": words("被害 影響 損害")},
    "zh": {"受": words("损坏 损害 影响"), "受到": words("损坏 损害 影响"), "造成": words("损坏 损害")},
}


PLACE_ENDS = {"ko": "시군구도읍면동리", "ja": "市県町村区", "zh": "市县縣省区區镇鎮村"}
SEATED = {
    "ko": words("본사 본부 본점 수도 위치 소재 출생 태어나 출신 본거지"),
    "ja": words("本社 本部 本店 首都 位置 所在 出身 生まれ 生 本拠"),
    "zh": words("总部 總部 位于 位於 坐落 首都 地处 生于 生於 出生 总公司"),
}


DEMONSTRATIVE = {
    "ko": re.compile(r"(?:^|\s)(?:이|그|해당|같은|동)\s?$"),
    "ja": re.compile(r"(?:この|その|同|当)$"),
    "zh": re.compile(r"(?:该|該|此|这座|這座|这|這|那|其)$"),
}
PRONOUNS = {
    "ko": words("그 그녀 그들 이 이것 그것 이곳 그곳 이들 양측 자신 회사 측 이 여기"),
    "ja": words("彼 彼女 同社 同館 同氏 同市 同町 同店 同校 同橋 同園 同書 両社 自身 うち"),
    "zh": words("他 她 它 其 该 他们 她们 它们 两者 双方 自己 本人"),
}
# Words that open a sentence without being its subject.
ADVERBIAL = {
    "ko": words("한편 또 또한 이후 당시 현재 지난해 올해 전 후 뒤 이듬해 한때 원래 처음 군 지금 가운데 중 대부분"),
    "ja": words("一方 当時 現在 昨年 今年 翌年 以前 後 その後 体長 当初 近年 最近 大半 多"),
    "zh": words("目前 现在 此前 此后 后来 随后 当时 去年 今年 明年 已 现 另外 同时 其中 主要 共 总 原来 双向"),
}


GIVE = {
    "ko": words("팔 판매 매각 주 건네 기증 기부 수여 빌려주 대여 넘기 헌정 바치"),
    "ja": words("売 売却 販売 譲渡 贈 寄贈 貸 渡 与 献呈 捧 献上"),
    "zh": words("出售 卖 賣 卖给 賣給 售予 转让 捐赠 捐給 捐给 赠送 借给 献给 獻給 献"),
}
TAKE = {
    "ko": words("사 사들이 구입 구매 매입 인수 받 빌리 넘겨받 얻"),
    "ja": words("買 購入 買収 譲受 借 受取 受け取"),
    "zh": words("购买 购入 收购 买 买下 受让 获赠 借 接受"),
}
BEAT = {
    "ko": words("이기 이겼 이긴 꺾 물리치 격파 누르 눌렀 제압"),
    "ja": words("破 下 勝 倒 勝利"),
    "zh": words("击败 擊敗 打败 打敗 战胜 戰勝 大胜 力克"),
}
LOSE = {
    "ko": words("졌 지 패하 패했 패배 패"),
    "ja": words("敗 負 敗北 敗戦"),
    "zh": words("负于 負於 不敌 不敵 输给 輸給 败给 敗給 败于"),
}


# ------------------------------------------------------------ how it is told

# Right after a number: it is the whole of which a part is told ("60개 가운데 45개").
SHARE_AFTER = {
    "ko": re.compile(r"[^\d,.。\s]{0,6}\s?(?:가운데|중에서|중에|중)\s[^.]{0,12}\d"),
    "ja": re.compile(r"[^\d、。]{0,6}(?:のうち|の内|中)、?[^。]{0,8}[\d一二三四五六七八九十百千]"),
    "zh": re.compile(r"[^\d，。]{0,6}(?:之中|当中|當中|中|里|裡)(?:的|有|，)?[^。]{0,6}[\d一二三四五六七八九十百千]"),
}
# Around a number: it is how much something rose or fell, not how much it is ("5% 늘었다", but not "5%로 늘었다").
CHANGES = {
    "ko": re.compile(
        r"늘|증가|줄|감소|올라|올랐|오른|오르|상승|하락|떨어|내려|내렸|인상|인하|성장|급증|급감|높아|낮아|빨라|느려|단축"
    ),
    "ja": re.compile(r"増|減|上昇|下落|上が|下が|伸び|低下|縮小|拡大|短縮|値上|値下"),
    "zh": re.compile(r"上升|增加|增长|增長|增幅|下降|减少|減少|提高|降低|上涨|上漲|涨幅|漲幅|下跌|跌幅|降幅|缩短|縮短"),
}
CHANGE_AFTER = {
    "ko": re.compile(rf"\s?(?:포인트|p)?\s?(?:가량|정도|나|이나|씩)?\s?(?:{CHANGES['ko'].pattern})"),
    "ja": re.compile(rf"(?:ポイント)?(?:ほど|程度|近く|以上)?の?(?:{CHANGES['ja'].pattern})"),
    "zh": re.compile(r"(?:以上|左右)?的(?:增长|增長|增幅|涨幅|漲幅|降幅|跌幅)"),
}
CHANGE_BEFORE = {
    "ko": re.compile(r"(?!)"),
    "ja": re.compile(r"(?!)"),
    "zh": re.compile(rf"(?:{CHANGES['zh'].pattern})了?[约約近]?$"),
}
# Around a number: it is how much something rose or fell to ("5%로 늘었다").
TO_AFTER = {"ko": re.compile(r"(?:으로|로|까지)\s"), "ja": re.compile(r"(?:に|へ|まで)"), "zh": re.compile(r"(?!)")}
TO_BEFORE = {"ko": re.compile(r"(?!)"), "ja": re.compile(r"(?!)"), "zh": re.compile(r"[到至为為][约約近]?$")}
# What a novel, a film or a game tells.
STORY = {
    "ko": re.compile(
        r"(?:소설|영화|드라마|만화|웹툰|연극|뮤지컬|게임|동화)\s?[‘“'\"『《〈「]?[^‘’“”'\"『』《》〈〉「」]{0,30}[’”'\"』》〉」]?\s?"
        r"(?:에서|속에서|속\s)"
    ),
    "ja": re.compile(
        r"(?:小説|映画|漫画|ドラマ|アニメ|戯曲|物語|ゲーム)[『「《]?[^『』「」《》。]{0,30}[』」》]?(?:では|の中で)"
    ),
    "zh": re.compile(
        r"(?:小说|小說|电影|電影|漫画|漫畫|电视剧|電視劇|游戏|遊戲)[《「『]?[^《》「」『』。]{0,30}[》」』]?[中里裡]"
    ),
}
LEGEND = {
    "ko": re.compile(r"(?:전설|설화|민담|야사|구전|소문|풍문)(?:에|은|로|상)"),
    "ja": re.compile(r"(?:伝説|言い伝え|伝承|民話|噂|うわさ)(?:によ|では|に)|(?:という|といわれる|と言われる|とされる)。?$"),
    "zh": re.compile(r"相传|相傳|传说|傳說|据说|據說|民间故事|传闻|傳聞"),
}
CONDITION = {
    "ko": re.compile(r"만약|만일|[었았했였됐렸졌](?:다면|더라면)"),
    "ja": re.compile(r"もし|(?:たら|れば|なら)、?[^。]*(?:はず|だろう|でしょう)|[たう]はず"),
    "zh": re.compile(
        r"(?:^|[，；])若|如果|假如|倘若|要是|本应|本應|本该|本該|本来会|本來會|本可|原本(?:应|應|会|會|要)|否则|否則"
    ),
}
# Before a verb: it is decided, not done.
DECIDED = {"zh": re.compile(r"决定|決定|拟|擬|打算|准备|準備|有意|考虑|考慮")}
# What was so before a change, and right after it what is so now ("80km에서 60km로").
FROM_AFTER = {
    "ko": re.compile(r"(?:에서|이던\s것을|이었던\s것을)\s[^.]{0,14}\d[^.]{0,8}로"),
    "ja": re.compile(r"から[^。]{0,14}\d[^。]{0,10}[にへ]"),
    "zh": re.compile(r"(?:(?:降|升|增|减|減|改|提|缩|縮|扩|擴|调|調)[^，。]{0,6}|[到至])[^，。]{0,4}\d"),
}
FROM_BEFORE = {"ko": re.compile(r"(?!)"), "ja": re.compile(r"(?!)"), "zh": re.compile(r"[由从從][^，。]{0,6}$")}
# Before what is told of a part of what was counted.
PART_OF = {
    "ko": re.compile(r"그\s?(?:가운데|중|중에서)\s"),
    "ja": re.compile(r"[そこ]のうち|(?<!の)うち"),
    "zh": re.compile(r"其中"),
}
# What somebody is accused of, unless a court found so.
ACCUSED = {
    "ko": re.compile(r"혐의|기소|의혹|고발|고소(?:했|하|당)"),
    "ja": re.compile(r"罪で(?:起訴|逮捕|告発)|容疑|起訴|告発"),
    "zh": re.compile(r"罪[名]?(?:起诉|起訴|被起诉|被捕)|涉嫌|指控|被控|起诉|起訴|举报"),
}
CONVICTED = {
    "ko": re.compile(r"유죄|선고|확정"),
    "ja": re.compile(r"有罪|言い渡|確定"),
    "zh": re.compile(r"有罪|判处|判處|判刑|被判|定罪"),
}
# Right before an office that is no longer held.
FORMER = {
    "ko": re.compile(r"(?:전|전직|옛|구)\s$"),
    "ja": re.compile(r"[前元旧]$"),
    "zh": re.compile(r"(?:前|原|前任|原任)$"),
}
# Right after, in Chinese right before, what the sentence's subject is not like.
UNLIKE_AFTER = {
    "ko": re.compile(r"[와과]\s(?:달리|다르게|반대로|대조적으로)|\s?(?:대신|말고)\s"),
    "ja": re.compile(r"と(?:は)?(?:違|異な|反対に|対照的)|(?:では|じゃ)なく"),
    "zh": re.compile(r"(?:不同|相反|不一样|不一樣)"),
}
# What was proposed and did not come about.
FAILED = {
    "ko": re.compile(r"무산|부결|좌절|실패|취소|백지화|철회|중단됐|거부|불발|결렬"),
    "ja": re.compile(r"否決|見送|中止|白紙|撤回|失敗|断念|破談|決裂|頓挫"),
    "zh": re.compile(r"否决|否決|取消|搁置|擱置|流产|失败|失敗|撤回|撤销|未果|告吹|破裂|落空"),
}
