"""Where a page says of itself that it is no longer kept up.

In: blocks and their text. Out: the span of the page's own notice, or None. An article about something else being old is none: the notice
speaks of this page, in a short block near the top (or of the footer), or is built as a notice.
"""

from __future__ import annotations

import re

from agbrowse.extract.patterns import Hinted
from agbrowse.models import Block, BlockKind, Span, Zone

_PAGE = (
    r"(?:page|article|document(?:ation)?|version|site|website|content|information|guide|manual|wiki|post|tutorial|file"
    r"|archive[d]?|resource|entry|report|copy|edition|text)"
)
_NOTICE = Hinted(
    r"no longer|not (?:being )?(?:updated|maintained)|date[ds]?\b|archiv|supersed|deprecat|obsolet|histor|retired|kept"
    r"|preserved|replaced|older?\b|previous|unsupported|unmaintained|"
    r"veraltet|überholt|nicht (?:mehr|länger)|ersetzt|plus\b|périm|dépass|remplac|ya no|desactual|reemplaz|sustituid|않|안"
    r"|오래|버전|보관|아카이브|폐기|更新|古い|旧|アーカイブ|廃止|最新|"
    r"不再|过时|過時|过期|存档|歸檔|归档|废弃|失效|历史",
    # en
    rf"\b(?:this|these|the following) (?:\w+ ){{0,3}}{_PAGE}s?\b[^.!?\n]{{0,80}}?\b(?:(?:is|are|has been|have been|was"
    rf"|will) (?:(?:now|only|being|kept|left|retained|here) ){{0,2}}(?:no longer (?:\w+ )?(?:updated|maintained|current"
    rf"|valid|supported|accurate|kept|in force)|not (?:being )?(?:updated|maintained)|out[- ]?(?:of[- ]?date|dated)"
    rf"|outdated|obsolete|archived|superseded|deprecated|retired|"
    r"historical|kept (?:only )?for (?:\w+ ){0,3}(?:old|older|historical|archive|archival|reference|previous)"
    r"|preserved for|replaced by|for (?:an? )?(?:old|older|previous|earlier) (?:\w+ )?(?:version|release|installation)s?)"
    r"|(?:may|might) (?:be|contain) (?:out[- ]?(?:of[- ]?date|dated)|outdated|obsolete)|describes an (?:old|older|obsolete"
    r"|outdated)|refers to an (?:old|older|obsolete|outdated|unsupported))|"
    rf"\b(?:you are (?:viewing|reading|looking at|browsing)|this is) (?:the |an? )?(?:\w+ ){{0,4}}(?:archived?|old(?:er)?"
    rf"|outdated|obsolete|superseded|previous|historic(?:al)?|deprecated|unsupported|unmaintained) (?:\w+ ){{0,3}}{_PAGE}|"
    rf"^\W*(?:archived|outdated|superseded|obsolete|deprecated|historical)(?: {_PAGE})?(?: notice)?\s*[:.!—–-]"
    rf"|^\W*(?:archived|historical) {_PAGE}\W*$|"
    r"\bno longer (?:being )?(?:updated|maintained)\b(?=[^.]{0,60}\b(?:page|document|site|here|kept for|archive))|"
    # de
    r"\b(?:diese[rs]?|dieses)\s+(?:\w+\s+){0,2}(?:seite|artikel|dokument(?:ation)?|version|beitrag|inhalt|anleitung"
    r"|fassung|archivseite)[^.!?\n]{0,80}?(?:nicht (?:mehr|länger) (?:\w+ )?(?:aktualisiert|gepflegt|aktuell|gültig"
    r"|gewartet|weitergeführt)|veraltet|überholt|archiviert|nur noch (?:als archiv|zu archivzwecken|archiv)"
    r"|ersetzt (?:worden|durch)|ist (?:eine )?archiv)|wird nicht (?:mehr|länger) (?:aktualisiert|gepflegt)|"
    r"^\W*(?:archiviert|veraltet|archivseite)\s*[:.!—–-]|"
    # fr
    r"\bcet(?:te)?\s+(?:\w+\s+){0,2}(?:page|article|document(?:ation)?|version|contenu|site"
    r"|guide)[^.!?\n]{0,80}?(?:n['’]est plus (?:\w+ )?(?:mise?e? à jour|à jour|maintenue?|actualisée?|valable|en vigueur)"
    r"|obsolète|archivée?|périmée?|dépassée?|remplacée? par)|"
    # es, pt
    r"\b(?:esta?|este|esto)\s+(?:\w+\s+){0,2}(?:página|artículo|documento|documentación|versión|contenido|sitio"
    r"|guía)[^.!?\n]{0,80}?(?:ya no (?:se|está|es) (?:\w+ )?(?:actualiza(?:da|do)?|mantiene|mantenid[oa]|vigente"
    r"|válid[oa])|desactualizad[oa]|obsolet[oa]|archivad[oa]|(?:ha sido|fue) (?:reemplazad|sustituid)[oa])|"
    # ko
    r"(?:이|본|해당)\s?(?:페이지|문서|글|기사|버전|사이트|게시물|자료|내용)[^.\n]{0,60}?(?:더\s?이상\s?(?:업데이트|갱신|관리|유지|지원|유효)[^.\n]{0,12}(?:않|안)"
    r"|업데이트되지\s?않|갱신되지\s?않|오래된|구\s?버전|보관(?:용|된)|아카이브|폐기)|더\s?이상\s?(?:업데이트|갱신)되지\s?않[^.\n]{0,10}(?:페이지|문서)|"
    # ja
    r"(?:この|本|当)(?:ページ|記事|文書|ドキュメント|バージョン|サイト|資料|マニュアル)[^。\n]{0,60}?(?:更新(?:されて(?:い|お)ません|されません|を?(?:終了|停止)|しておりません"
    r"|していません)|(?:古い|旧)(?:バージョン|情報|版)|アーカイブ|廃止|現在は?(?:有効|最新)ではありません)|"
    # zh
    r"(?:此|本|该|該|这个|這個)(?:页面|頁面|页|文章|文档|文檔|版本|网站|網站|文件|条目|内容)[^。\n]{0,40}?(?:不再(?:更新|维护|維護|适用|有效)|已(?:过时|過時|过期|存档|歸檔|归档|废弃"
    r"|停止更新|失效)|仅供(?:存档|参考历史)|是旧版)",
    re.I | re.M,
)
_REPORTED = re.compile(r"[\"“„«「『]")
_NEAR_CHARS = 1_200
_LONGEST = 420


def outdated_notice(text: str, blocks: tuple[Block, ...]) -> Span | None:
    """The first notice of the page's own, as the span of its block."""
    chars = 0
    for block in blocks:
        if block.kind in (BlockKind.CONTROL, BlockKind.TABLE_CELL, BlockKind.CODE) or block.zone in (
            Zone.TEASER,
            Zone.COMMENT,
            Zone.NAVIGATION,
            Zone.POST,
        ):
            continue
        size = block.end - block.start
        if block.zone is Zone.MAIN or block.zone is Zone.HEADER:
            if chars > _NEAR_CHARS:
                continue
            chars += size
        if size > _LONGEST:
            continue
        content = text[block.start : block.end]
        found = _NOTICE.search(content)
        if found and not _REPORTED.search(content[: found.start()]):
            return Span(block.start, block.end)
    return None
