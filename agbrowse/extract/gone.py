"""Pages that answer 200 and are not there: soft 404s, error pages, parked domains, search pages, silent ways home.

In: signs of a page. Out: a verdict and its reason, or None. A title or main heading must be the message, whole; the same words inside a title, a
text, or quotation marks are what an article is about.
"""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from agbrowse.extract.patterns import Hinted
from agbrowse.extract.signs import Signs, squeeze
from agbrowse.models import Reason, Verdict

Finding = tuple[Verdict, Reason]

_SOFT: Finding = (Verdict.NOT_FOUND, Reason.SOFT_404)
_OOPS = (
    r"(?:(?:o+ps|uh[- ]?oh|sorry|whoops|hmm+|oh no|ups|désolé|oups|lo sentimos|vaya|entschuldigung|desculpe|죄송합니다"
    r"|申し訳(?:ございません|ありません)|抱歉|很抱歉|对不起)[\s,.!:;…。，！–—-]*)?"
)
_CODE = (
    r"(?:(?:http )?(?:error|fehler|erreur|오류|エラー|错误)?\s*(?:code )?:?\s*40[4]\s*(?:error|fehler|erreur|错误|오류"
    r"|エラー)?\s*[-–—:.|!/,()\s]*)?"
)
_THING = (
    r"(?:page|content|article|story|document|file|url|address|link|resource|site|product|item|post|listing|entry"
    r"|video|profile|topic|thread|job|event|website|web page|webpage|ad|record)"
)
_NOT_FOUND_TEXT = (
    rf"(?:{_THING} )?not found|(?:the |this |that |your )?(?:requested )?{_THING}(?: (?:you|that you)(?:'re| are| were"
    rf"| have)? (?:requested|looking for|trying to (?:reach|access|view|find)|sought|followed|wanted))? (?:(?:is|was"
    rf"|has been|could|can|may|might|does|has|isn|doesn|wasn|hasn|couldn|can)(?:n't|n’t|'t|’t|not)?(?: (?:not|no longer"
    rf"|either|have))?(?: been| be)? ?){{1,3}}(?:found|exist(?:s|ed)?|available|unavailable|located|removed|deleted|moved"
    rf"|gone|missing|here|there|expired)(?: .{{0,60}})?|"
    rf"(?:we )?(?:can(?:'|’)?t|cannot|can not|could(?:n(?:'|’)t| not)|were unable to|are unable to|did(?:n(?:'|’)t"
    rf"| not)) (?:seem to )?(?:find|locate) (?:the |that |this |your |what )?(?:requested )?(?:{_THING}|you).{{0,60}}"
    rf"|(?:sorry, )?(?:no such|nothing) (?:{_THING}|(?:was )?found)(?: here)?|nothing (?:to see )?here|page missing"
    rf"|missing page|dead (?:link|end)|broken link|"
    rf"(?:this|that|the) {_THING} (?:no longer exists|has (?:been )?(?:moved|expired|gone)|is gone|isn(?:'"
    rf"|’)t here)(?: .{{0,40}})?|404|404 page|"
    r"(?:die |diese )?(?:angeforderte |gesuchte |gewünschte |aufgerufene )?(?:seite|inhalt|artikel|dokument|datei|url"
    r"|adresse)(?: (?:wurde|konnte|kann|ist|existiert|gibt es)(?: leider)?)?(?: leider)? (?:nicht"
    r"|nicht mehr)(?: (?:gefunden(?: werden)?|vorhanden|verfügbar|existiert|auffindbar))?|(?:leider )?nicht gefunden"
    r"|diese seite (?:existiert|gibt es) (?:leider )?nicht(?: mehr)?|"
    r"(?:la |cette )?(?:page|contenu|article|document)(?: (?:demandée?|que vous (?:cherchez|recherchez"
    r"|demandez)))? (?:est |n['’]a pas été |n['’]a pu être |n['’]existe |n['’]est )?(?:introuvable|non trouvée?|trouvée?"
    r"|pas(?: ou plus)?|plus(?: disponible)?|inexistante)(?: .{0,40})?|page (?:introuvable|non trouvée|inexistante)|"
    r"(?:la |esta )?(?:página|contenido|artículo|noticia|documento)(?: (?:solicitad[oa]|que (?:buscas?|está buscando"
    r"|estás buscando)))?(?: web)? (?:no (?:se )?(?:ha sido |fue |ha |pudo ser |puede ser |está )?(?:encontrad[oa]"
    r"|encontró|encuentra|existe|disponible|hallad[oa])|inexistente)(?: .{0,40})?|no encontrad[oa]|"
    r"(?:a |esta )?página (?:não (?:foi )?(?:encontrada|existe|disponível)|inexistente)(?: .{0,40})?|pagina non trovata"
    r"|(?:la )?pagina (?:richiesta )?non (?:esiste|è stata trovata|disponibile).{0,40}|pagina niet gevonden"
    r"|sidan (?:hittades inte|kunde inte hittas|finns inte)|siden (?:blev ikke fundet|ble ikke funnet|finnes ikke)"
    r"|sivua ei löyt(?:ynyt|dy)|nie znaleziono strony|strona nie (?:istnieje|została znaleziona)|stránka (?:nenalezena"
    r"|nebyla nalezena)|"
    r"(?:запрашиваемая )?страница не (?:найдена|существует)|сторінк[уа] не знайдено|sayfa bulunamadı|"
    r"(?:요청하신|찾으시는|해당|접근하신|존재하지 않는|잘못된|삭제된)?\s?(?:페이지|게시물|게시글|기사|글|콘텐츠|문서|주소|상품|URL)(?:를|을|가|이|은|는)?\s?(?:찾을 수\s?(?:없습니다"
    r"|없어요|없음)|찾지 못(?:했습니다|했어요)|존재하지 않(?:습니다|아요)|없습니다|없는 .{1,10}|삭제되었(?:습니다|거나.{0,40})|삭제된.{0,20})|(?:존재하지 않는|없는|삭제된"
    r"|잘못된) (?:페이지|게시물|게시글|기사|글|주소|상품)(?:입니다|예요|이에요)?|페이지 오류|"
    r"(?:お探しの|ご指定の|指定された|該当する|アクセスしようとした)?(?:ページ|記事|コンテンツ|ファイル|URL|商品)(?:は|が)?(?:見つかりません(?:でした)?|存在しません|ありません(?:でした)?"
    r"|削除され(?:ました|た.{0,20})|表示できません|ございません)|ページが見つかりません(?:でした)?|"
    r"(?:您|你)?(?:所)?(?:访问|訪問|请求|請求|查找|要找|浏览|瀏覽|要查看|寻找)?的?(?:页面|頁面|网页|網頁|文章|内容|內容|页|頁|链接|文件)(?:未找到|不存在.{0,12}|找不到(?:了|啦)?"
    r"|没有找到|沒有找到|已(?:被)?(?:删除|刪除|移除|失效|下线|不存在).{0,10}|无法找到|無法找到|走丢了|不见了)|(?:找不到|未找到|无法找到|沒有找到|没有找到)(?:您|你)?(?:要|所|请求|訪問|访问"
    r"|想要|查找)*(?:的)?(?:页面|頁面|网页|網頁|文章|内容|页|頁)?"
)
_NOT_FOUND = Hinted(
    r"40[4]|not\b|n['’]t\b|no longer|no such|nothing|found|miss|gone|unavail|removed|deleted|moved|expired|dead|broken"
    r"|nicht|introuv|trouv|inexist|plus\b|pas\b|"
    r"\bno\b|encontr|não|\bnon\b|niet|hittades|inte\b|fundet|funnet|finnes|löyt|znalez|istnieje|nenalez|nebyla|\bне\b"
    r"|bulunam|없|찾|존재|삭제|잘못|오류|見つ|存在|ありま|"
    r"削除|ございま|表示でき|找不到|未找到|没有|沒有|无法|無法|不存在|刪除|删除|移除|失效|下线|走丢|不见",
    rf"\s*{_OOPS}{_CODE}{_OOPS}(?:{_NOT_FOUND_TEXT})[\s.!…。！:|–—-]*(?:\(?(?:error|http)?\s*404\)?(?:\s*error)?)?[\s.!…]*",
    re.I,
)
_BARE_CODE = re.compile(
    r"\s*(?:http |error |status )*(?:code )?(?:404|410)(?:\s*[-–—:|]?\s*(?:error|not found|gone|page|fehler))?[\s.!]*", re.I
)
_ERROR_TEXT = (
    r"(?:an? )?(?:\w+ )?error(?: (?:has )?(?:occurred|occured|occurs)| (?:page|message|loading .{1,30}"
    r"|code.{0,12}))?(?: .{0,60})?|something (?:went|has gone|is|seems) (?:wrong|to have gone wrong)(?: .{0,40})?"
    r"|(?:internal )?server error|(?:500|502|503|504)(?: [\w ]{0,40})?|bad (?:gateway|request)"
    r"|service (?:temporarily )?unavailable|gateway time-?out|(?:this )?(?:page|site|service) (?:is )?(?:temporarily "
    r"|currently )?(?:unavailable|not available|down|not working)(?: .{0,40})?|temporarily unavailable|(?:technical"
    r"|application|system|database|runtime) (?:error|difficulties|problem|issue)s?(?: .{0,40})?|"
    r"(?:es ist )?ein (?:\w+ )?fehler(?: ist)?(?: aufgetreten)?|(?:interner )?(?:server)?fehler|fehlerseite"
    r"|etwas ist schiefgelaufen|une erreur (?:est survenue|s['’]est produite|inattendue.{0,20})|erreur(?: interne"
    r"| serveur)?|(?:se )?ha (?:ocurrido|producido) un error(?: .{0,30})?|ocurrió un error|algo salió mal|error (?:interno"
    r"|del servidor)|ocorreu um erro|si è verificato un errore|произошла ошибка|"
    r"오류(?:가)? (?:발생(?:했습니다|하였습니다)|페이지|안내)|오류|에러(?: 페이지)?|일시적인? 오류.{0,20}|서비스 (?:이용에 불편|점검).{0,20}"
    r"|(?:システム)?エラー(?:が発生(?:しました|いたしました))?|エラーページ|只今.{0,20}(?:アクセスできません|メンテナンス).{0,10}|出错了|出現錯誤|发生错误|系统错误|服务器错误"
)
_ERROR = re.compile(rf"\s*{_OOPS}(?:we(?:'re| are) sorry[\s,.!–-]*(?:but )?)?(?:{_ERROR_TEXT})[\s.!…。！:]*", re.I)
_COULD_NOT = re.compile(
    r"(?:could|can)(?:n['’]t| ?not) be (?:shown|displayed|loaded|processed|completed|opened|found|reached|served)|(?:try"
    r"|come) (?:again|back) (?:later|in a few|soon)|(?:return|go back|back) to (?:the )?(?:front|home|main|start|previous)"
    r"|(?:please )?(?:reload|refresh) (?:the|this) page|contact (?:the )?(?:support|administrator|webmaster|us)|"
    r"versuchen sie es (?:später|erneut)|zur(?:ück zur)? startseite|réessayer|page d['’]accueil|inténtelo"
    r"|vuelv[ea] a intentar|página (?:de inicio|principal)|다시 시도|잠시 후|관리자에게|홈으로|메인으로|もう一度|しばらく|トップページ|时间后再试|稍后再试|返回首页",
    re.I,
)
_MAINTENANCE = re.compile(
    r"\s*(?:(?:site |we(?:'|’)re |we are |website |scheduled |down for |under |currently )*(?:maintenance|wartung"
    r"|wartungsarbeiten|mantenimiento)(?: mode)?|be right back|en maintenance|site en maintenance|점검\s?중(?:입니다)?"
    r"|시스템 점검.{0,20}|メンテナンス中(?:です)?|系统维护.{0,10}|coming soon|under construction)[\s.!]*",
    re.I,
)
_SEARCH_HEAD = re.compile(
    r"\s*(?:(?:\d[\d,.]* )?(?:search )?results? (?:for|matching|of (?:your )?search)\b.*"
    r"|(?:your )?search(?: results?)?(?:\s*[:：–—|-]\s*.*| for .*|)|you searched for.*|results?"
    r"|(?:\d[\d,.]* )?results found.*|no (?:search )?results?(?: .*)?|nothing found(?: for .*)?|(?:suchergebnis(?:se)?"
    r"|ergebnisse|suche)(?: (?:für|nach|zu) .*|\s*[:：].*|)|ihre suche.*|keine (?:ergebnisse|treffer).*|"
    r"résultats?(?: de (?:la )?recherche| pour).*|recherche(?:\s*[:：].*| .{0,60}|)|aucun résultat.*"
    r"|resultados?(?: de (?:la )?b[úu]s(?:queda|ca)| para| da (?:busca|pesquisa)).*|b[úu]squeda(?:\s*[:：].*| (?:de|por"
    r"|para) .*|)|(?:resultado da )?(?:busca|pesquisa)(?:\s*[:：].*| por .*|)|no se (?:han )?encontr(?:aron"
    r"|ado) resultados.*|risultati (?:della |di )?ricerca.*|"
    r".{0,60}(?:에 대한 )?(?:통합)?검색\s?결과.*|(?:통합)?검색(?:\s*[:：].*|)|.{0,60}검색 결과(?:가)? 없.*|.{0,60}の?検索結果.*|検索(?:\s*[:：].*|)"
    r"|.{0,60}(?:搜索|搜尋|搜寻|查询|检索)结?(?:果|結果).*|搜索(?:\s*[:：].*|)|результаты поиска.*|поиск(?:\s*[:：].*|))\s*",
    re.I,
)
_RESULTS = re.compile(
    r"\s*(?:search results?|suchergebnisse|résultats? de (?:la )?recherche|resultados? de (?:la )?b[úu]squeda|resultados? da (?:busca|pesquisa)|"
    r"(?:통합)?검색\s?결과|検索結果|(?:搜索|搜尋)结?(?:果|結果))(?: (?:for|für|pour|de|para) .*|\s*[:：].*|)\s*",
    re.I,
)
_NO_RESULTS = re.compile(
    r"\bno (?:search )?results\b|nothing (?:was )?found|did not match any|(?:0|no) (?:matches|hits|items|articles"
    r"|documents) (?:were )?found|your search .{0,60}(?:returned|yielded|did)|keine (?:ergebnisse|treffer)|aucun résultat"
    r"|(?:sin|no se (?:han )?encontr\w+|ningún) resultados?|nenhum resultado|검색 ?결과가 없|에 대한 검색 ?결과|見つかりませんでした"
    r"|該当する.{0,20}(?:ありません|ございません)|(?:没有|未)找到.{0,12}(?:结果|内容)|ничего не найдено",
    re.I,
)
_SEARCH_PATH = re.compile(
    r"/(?:search|find|suche|suchen|recherche|rechercher|busca|buscar|buscador|busqueda|b[úu]squeda|pesquisa|ricerca|cerca"
    r"|zoeken|sok|szukaj|results?|query|검색|検索)(?:[/._?-]|$|results?)",
    re.I,
)
_PARKED_HOSTS = re.compile(
    r"sedoparking\.com|parkingcrew\.net|bodis\.com|parklogic\.com|above\.com/|dan\.com|afternic\.com|hugedomains\.com"
    r"|domainsponsor|cashparking|skenzo|voodoo\.com|ztomy|parking-?page|undeveloped\.com|sedo\.com|uniregistry|park\.io"
    r"|domainmarket\.com|namebright|img1\.wsimg\.com/parking|parkweb|d38psrni17bvxu\.cloudfront\.net",
    re.I,
)
_PARKED = re.compile(
    r"(?:the )?(?:this )?(?:domain(?: name)?|web ?site|site)?\s*[\w.-]*\s*(?:is |may be |is probably "
    r"|could be )?(?:for sale|parked(?: free.{0,60})?|available for (?:purchase|sale)|registered (?:at|with) .{1,60}"
    r"|coming soon)[\s.!]*(?:[|–—-].*)?|buy (?:this|the) domain.*|(?:diese )?domain .{0,60}(?:steht zum verkauf"
    r"|zu verkaufen|geparkt).*|(?:ce )?(?:nom de )?domaine .{0,60}(?:à vendre|en vente|parké).*"
    r"|(?:este )?dominio .{0,60}(?:en venta|a la venta|aparcado).*|.{0,60}(?:도메인|ドメイン|域名).{0,20}(?:판매|매각|販売|売り|出售|转让|停放"
    r"|パーキング).{0,40}|domain (?:parking|parked|default page)|parked domain.*|future home of .*"
    r"|(?:welcome to )?[\w.-]+ (?:- )?domain (?:parked|expired|for sale).*",
    re.I,
)
_PARKED_TEXT = re.compile(
    r"\b(?:domain(?: name)?|website)\b.{0,80}\b(?:for sale|parked|expired|may be for sale|make an offer|renew(?:ed)?)\b"
    r"|buy this domain|inquire about this domain|related searches",
    re.I,
)
_AT_CRAWL = re.compile(r"got an http \d{3} response at crawl time", re.I)
_NOT_ARCHIVED = re.compile(
    r"(?:hrm\.?\s*)?(?:the )?wayback machine (?:has not archived|doesn['’]t have) (?:that|this) (?:url|page).{0,80}", re.I
)
_EXCLUDED = re.compile(r"(?:sorry\.?\s*)?this url has been excluded from the wayback machine\.?", re.I)
_HOME = re.compile(r"/?(?:index\.\w+|home|default\.\w+|main|start|[a-z]{2}(?:[-_][a-z]{2})?)?/?", re.I)


def gone(signs: Signs) -> Finding | None:
    """Whether the page is another than it seems, and which."""
    return (
        _archive_says(signs)
        or _search_page(signs)
        or _soft_404(signs)
        or _parked(signs)
        or _redirected_home(signs)
        or _error_page(signs)
    )


def _archive_says(signs: Signs) -> Finding | None:
    """An archive's own page in place of a capture."""
    for block in signs.openers:
        if len(block) < 200:
            if _AT_CRAWL.fullmatch(block) or _NOT_ARCHIVED.fullmatch(block):
                return _SOFT
            if _EXCLUDED.fullmatch(block):
                return Verdict.BLOCKED, Reason.BLOCKED_BY_SITE
    return None


def _soft_404(signs: Signs) -> Finding | None:
    titles = [t for t in signs.title_parts if _NOT_FOUND.fullmatch(t) or _BARE_CODE.fullmatch(t)]
    heads = [h for h in signs.heads if _NOT_FOUND.fullmatch(h) or _BARE_CODE.fullmatch(h)]
    prose = signs.prose_chars
    if titles and heads and prose < 3_000:
        return _SOFT
    if titles and not signs.heads and prose < 1_500:
        return _SOFT
    # A title that is the message whole, over a heading that is another: the site's name, or a page of its own.
    if titles and prose < 500:
        return _SOFT
    if heads and prose < 900:
        return _SOFT
    if prose < 350 and not signs.page.document.tables:
        first = [b for b in signs.openers[:6] if len(b) < 240]
        if any(_NOT_FOUND.fullmatch(line) for b in first for line in re.split(r"(?<=[.!?。])\s*", b) if len(line) > 12):
            return _SOFT
    return None


def _error_page(signs: Signs) -> Finding | None:
    heads = [h for h in signs.heads if len(h) < 120 and _ERROR.fullmatch(h)]
    titles = [t for t in signs.title_parts if len(t) < 120 and _ERROR.fullmatch(t)]
    prose = signs.prose_chars
    helpless = any(_COULD_NOT.search(block) for block in signs.openers[:4])
    if heads and (titles or helpless) and prose < 2_000 and (helpless or prose < 400):
        return _SOFT
    if titles and not signs.heads and prose < 400:
        return _SOFT
    if any(_MAINTENANCE.fullmatch(t) for t in (*signs.heads[:1], *signs.title_parts[:2])) and prose < 400:
        return Verdict.ERROR, Reason.HTTP_OTHER
    return None


def _search_page(signs: Signs) -> Finding | None:
    found: Finding = (Verdict.UNSUPPORTED, Reason.SEARCH_PAGE)
    asked = squeeze(signs.asked_words)
    heads = [t for t in (*signs.heads[:2], *signs.title_parts) if t]
    named = any(_SEARCH_HEAD.fullmatch(t) for t in heads)
    on_path = _SEARCH_PATH.search(signs.final_path) is not None
    echoed = bool(asked) and any(asked in squeeze(t) for t in heads)
    if named and (echoed or (asked and on_path)):
        return found
    nothing = any(_NO_RESULTS.search(block) for block in signs.openers[:8])
    if asked and on_path and (nothing or echoed or any(asked == squeeze(v) for v in signs.page.facts.text_inputs if v)):
        return found
    # Nothing but "Search results" in title and heading: such a page lists what is elsewhere.
    if all(any(_RESULTS.fullmatch(t) for t in ts) for ts in (signs.heads[:1], signs.title_parts)):
        return found
    if named and nothing and signs.prose_chars < 800:
        return found
    return found if asked and nothing and signs.prose_chars < 400 else None


def _parked(signs: Signs) -> Finding | None:
    if signs.prose_chars > 700:
        return None
    hosted = _PARKED_HOSTS.search("\n".join(signs.page.facts.script_urls)) is not None or any(
        _PARKED_HOSTS.search(f.get("src") or "") for f in signs.page.facts.frames
    )
    named = any(_PARKED.fullmatch(t) for t in (signs.title, *signs.heads[:1]) if t)
    said = any(_PARKED_TEXT.search(block) for block in signs.openers[:10])
    domain_title = squeeze(signs.title) in (squeeze(signs.host), squeeze(signs.host.removeprefix("www.")))
    if (hosted and (signs.all_chars < 1_200)) or (named and (said or signs.all_chars < 300)) or (domain_title and said):
        return Verdict.NOT_FOUND, Reason.PARKED
    return None


def _redirected_home(signs: Signs) -> Finding | None:
    """A deep address that ends at the site's front page. The page is fine, it is only not the one asked for."""
    try:
        asked, got = urlsplit(signs.capture.url), urlsplit(signs.capture.final_url)
    except ValueError:
        return None
    if asked.path == got.path or (got.query and not asked.query) or got.fragment:
        return None
    if not _HOME.fullmatch(got.path) or _HOME.fullmatch(asked.path) or len(asked.path.strip("/")) < 4:
        return None
    if not _same_site(asked.hostname or "", got.hostname or ""):
        return None
    canonical = signs.page.document.canonical_url
    if canonical and not _HOME.fullmatch(urlsplit(canonical).path):
        return None
    return Verdict.NOT_FOUND, Reason.REDIRECTED_HOME


def _same_site(one: str, other: str) -> bool:
    if one == other:
        return True
    from agbrowse.urls import registrable_domain

    domain = registrable_domain(one)
    return domain is not None and domain == registrable_domain(other)
