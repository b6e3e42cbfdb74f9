"""The words by which pages name their own parts, in the languages that we read.

Patterns over class and id names, and over headings and labels. They say what a part is called; `zones` decides by structure
whether it is that.
"""

from __future__ import annotations

import re

# Class and id names, in lower case.
NAV_NAMES = re.compile(
    r"(?:^|[\s_-])(?:nav|navi|navbar|navigation|gnb|lnb|menu|submenu|mainmenu|topmenu|breadcrumbs?|crumbs?|pagination|pager|paging|skip-?links?|"
    r"sitemap|toc|tabs?|tablist|topbar|toolbar|mega-?menu|off-?canvas|lang(?:uage)?-(?:switch|select)\w*|tags?|tag-?list|tag-?cloud|keywords|"
    r"prev-?next|post-?navigation|nav-?links)(?:$|[\s_-])|(?:nav|menu|breadcrumbs?)(?:$|[\s_-])|\bvector-(?:menu|toc)"
)
TEASER_NAMES = re.compile(
    r"related(?!-?work)|recommend|(?:^|[\s_-])(?:reco|recos|teasers?|promos?|trending|popular|most-?(?:read|viewed|popular|recent|shared|commented)|"
    r"mostread|read-?(?:also|more|next)|more-?(?:news|stories|from|articles|on|in|content)|also-?(?:like|read|see)|you-?may|see-?also-?links|"
    r"up-?next|next-?(?:article|story|up)|latest-?(?:news|posts|articles|stories)?|recent-?(?:posts|articles|news|comments)|"
    r"outbrain\w*|taboola\w*|ob-widget|zergnet|newsletter\w*|subscribe\w*|sponsor\w*|advert\w*|ads?|"
    r"rank(?:ing)?|hot-?(?:news|topics?)|headline-?list|news-?list|aside-?list|card-?list|social\w*|shar(?:e|ing)\w*|sns|follow-?us|"
    r"cross-?sell|upsell|similar|suggest(?:ed|ions)?|further-?reading|discover-?more|inline-?promo|crp_related|yarpp\w*|jp-relatedposts)"
    r"(?:$|[\s_-])|relacionad|verwandt|weitere-(?:artikel|themen)|aussi-lire|a-lire|lesen-sie|leia-mais|te-puede"
)
SIDE_NAMES = re.compile(
    r"(?:^|[\s_-])(?:side-?bar\w*|side(?:-?(?:col|column|box|area|menu|nav|content))?|rail|right-?(?:col|column|rail|bar|side)|left-?(?:col|column|rail|bar)|widgets?|widget-?area|secondary|aside)(?:$|[\s_-])"
)
COMMENT_NAMES = re.compile(
    r"(?:^|[\s_-])(?:nocomments|comments?(?:-?(?:form|title|list|section|area|box|wrap(?:per)?|thread|body|container|content|text|item|block|module))?|commentlist|disqus\w*|disqus_thread|"
    r"respond|replies|reader-?(?:comments|reactions)|fb-comments|comment-\d+|kommentare?|comentarios?|commentaires?|u_cbox\w*|cbox_\w*|livere\w*|utterances|giscus|coral\w*|openweb\w*|spot-?im\w*)(?:$|[\s_-])"
)
NOTICE_NAMES = re.compile(
    r"cookie|(?:^|[\s_-])(?:consent\w*|gdpr\w*|ccpa|cmp\w*|onetrust\w*|ot-sdk\w*|didomi\w*|usercentrics\w*|cc-(?:window|banner)|qc-cmp\w*|sp_message\w*|"
    r"truste\w*|privacy-?(?:banner|notice|popup|overlay)|cybot\w*|borlabs\w*|cky-\w+|iubenda\w*|klaro|osano\w*|adblock\w*|paywall-?overlay|"
    r"browser-?(?:warning|update|upgrade)|outdated-?browser|newsletter-?(?:popup|modal|overlay))(?:$|[\s_-])"
)
HEADER_NAMES = re.compile(
    r"(?:^|[\s_-])(?:site-?header|page-?header|global-?header|masthead|top-?header|header-?(?:top|wrap|wrapper|area|container|bar)|header|top-?bar|gnb\w*)(?:$|[\s_-])"
)
FOOTER_NAMES = re.compile(
    r"(?:^|[\s_-])(?:footer|site-?footer|page-?footer|global-?footer|foot|footer-?\w+|bottom-?bar|colophon|copyright|legal|imprint|credits?)(?:$|[\s_-])"
)
POST_NAMES = re.compile(
    r"(?:^|[\s_-])(?:post(?:body|-?text|-?content|-?message|-?body|bit\w*|_message\w*|row|container|_body|_content)?|p\d{1,9}|post-\d+|message(?:-?(?:body|content|text|list|inner|main|userContent))?|topic-?(?:post|body)|"
    r"question|answer|answercell|postcell|js-post-body|s-prose|reply|thread-?post|forum-?post|comment-?body|commtext|usertext-body|cooked|postlist)(?:$|[\s_-])"
)
FORUM_NAMES = re.compile(
    r"(?:^|[\s_-])(?:phpbb\w*|viewtopic|topic-?(?:post|view|list)\w*|postbody|postprofile|vbulletin\w*|postbit\w*|vb_\w+|postcontainer|discourse\w*|topic-post|cooked|"
    r"question-page|question-header|answercell|js-post-body|bbp-\w+|p-body-pagecontent|message--post|bbwrapper|forum-?(?:thread|topic|posts?|message)\w*|thread-?(?:view|posts?|list|body)?|smf\w*|"
    r"windowbg2?|fluxbb|punbb|ipb\w*|ipstype\w*|mybb\w*|post_message_\d+|nodebb\w*|flarum\w*|discussion-?(?:thread|list|posts?))(?:$|[\s_-])"
)
ARTICLE_NAMES = re.compile(
    r"(?:^|[\s_-])(?:article-?(?:body|content|text|main|inner)?|articlebody|story-?(?:body|content|text)?|storybody|post-?(?:body|content|entry)|entry-?(?:content|body)?|main-?(?:content|text|body)|content-?(?:body|main)|"
    r"body-?(?:text|content)|mw-parser-output|mw-content-text|news-?(?:body|content|text))(?:$|[\s_-])"
)

_COUNT = r"[\s(:（]*\d*[\s)）:：]*"
TEASER_HEADING = re.compile(
    r"\s*(?:you (?:may|might) (?:also )?(?:like|enjoy|be interested)|recommended(?: (?:for you|stories|articles|reading|posts|videos))?|related(?: (?:articles?|stories|story|posts?|news|content|topics?|links?|coverage|reading|"
    r"videos?|products?|tags?|searches|pages|items|publications|resources))?|more (?:from|on|in|like|about) .{1,60}|more (?:news|stories|articles|posts|headlines|coverage)|most (?:read|popular|viewed|shared|recent|commented|watched)(?: .{1,30})?|"
    r"popular(?: (?:now|posts|stories|articles|news|this week|today|topics|tags))?|trending(?: (?:now|today|stories|topics|news))?|latest(?: (?:news|stories|articles|posts|headlines|updates|from .{1,40}))?|"
    r"recent (?:posts|articles|news|stories|comments)|top (?:stories|news|posts|articles|headlines)|read (?:also|more|next)|what to read next|up next|keep reading|editor'?s'? (?:picks?|choice)|don'?t miss|"
    r"in case you missed it|explore more|discover more|sponsored(?: content| stories)?|promoted(?: stories)?|around the web|from (?:around )?the web|from our partners|elsewhere on .{1,40}|next (?:article|story|post)|previous (?:article|post)|"
    r"share (?:this|on).{0,30}|share|follow us.{0,30}|(?:subscribe|sign up).{0,60}|newsletters?|tags|topics|categories|archives?|blogroll|advertisement|"
    # de
    r"das k(?:ö|oe)nnte (?:sie|dich|euch)(?: auch)? interessieren|mehr zum thema|zum thema|weitere (?:artikel(?: zum thema)?|themen|meldungen|nachrichten|beitr(?:ä|ae)ge|news|inhalte|informationen)|(?:die )?(?:letzte|neu(?:e)?ste)n? (?:artikel|beitr(?:ä|ae)ge|meldungen|nachrichten|kommentare)|schon gelesen\??|lust auf mehr\??|themen im artikel|meist ?gelesen(?:e artikel)?|meist-?diskutiert|meistgelesen|"
    r"verwandte (?:themen|artikel|beitr(?:ä|ae)ge)|(?:ä|ae)hnliche (?:artikel|beitr(?:ä|ae)ge|themen)|lesen sie (?:auch|mehr).{0,30}|auch interessant|mehr aus .{1,40}|mehr von .{1,40}|mehr (?:nachrichten|artikel)|"
    r"neueste (?:artikel|beitr(?:ä|ae)ge|nachrichten|kommentare)|aktuelle (?:nachrichten|themen|artikel|beitr(?:ä|ae)ge|meldungen)|empfohlen(?:e artikel)?|empfehlungen(?: der redaktion)?|beliebte? (?:artikel|beitr(?:ä|ae)ge|themen)|top-?themen|schlagw(?:ö|oe)rter|teilen|anzeigen?|"
    # fr
    r"(?:à|a) lire (?:aussi|également|ensuite|sur .{1,40})|lire aussi|sur le même (?:sujet|thème)|dans la même (?:rubrique|catégorie)|articles? (?:liés?|similaires?|associés?|connexes?|récents?|populaires?)|les plus (?:lus|populaires|consultés|partagés)|"
    r"vous aimerez(?: aussi)?|vous pourriez (?:aussi )?aimer|nos (?:derniers|autres) articles|à la une|à découvrir|en ce moment|partager.{0,20}|voir aussi|recommandé.{0,20}|"
    # es, pt, it
    r"(?:te|le) (?:puede|podr(?:í|i)a) interesar|tambi(?:é|e)n (?:te|le) (?:puede|podr(?:í|i)a) interesar|lea? tambi(?:é|e)n|leer m(?:á|a)s|m(?:á|a)s (?:noticias|le(?:í|i)d[oa]s|vist[oa]s|sobre .{1,40}|informaci(?:ó|o)n)|lo m(?:á|a)s (?:le(?:í|i)do|visto|nuevo)|"
    r"(?:noticias|art(?:í|i)culos|contenidos?|notas|temas|entradas) relacionad[oa]s|relacionad[oa]s|art(?:í|i)culos recientes|(?:ú|u)ltimas noticias|recomendad[oa]s?|compartir.{0,20}|leia (?:tamb(?:é|e)m|mais)|veja (?:tamb(?:é|e)m|mais)|mais lidas|not(?:í|i)cias relacionadas|"
    r"leggi anche|potrebbe interessarti|articoli correlati|più letti|"
    # ko, ja, zh
    r"관련\s?(?:기사|뉴스|글|콘텐츠|링크|영상|포스트|키워드|주제)(?: 더보기)?|(?:많이|가장 많이|최다)\s?(?:본|읽은)\s?(?:뉴스|기사|글)?|인기\s?(?:기사|뉴스|글|검색어|글 목록)|추천\s?(?:기사|뉴스|글|콘텐츠|영상)|주요\s?(?:뉴스|기사)|최신\s?(?:뉴스|기사|글)|이 기사와 함께|함께 (?:본|볼만한|읽은) .{0,10}|실시간 .{1,12}|다른 기사|더보기|"
    r"当サイトの人気.{0,10}|関連(?:記事|ニュース|リンク|動画|ページ|情報|キーワード|トピック)|おすすめ(?:の?記事|情報)?|人気(?:記事|の記事|ランキング)|アクセスランキング|新着(?:記事|情報)?|あわせて読みたい.{0,5}|こちらもおすすめ|最新記事|最近の(?:投稿|記事)|"
    r"相关(?:阅读|新闻|文章|推荐|报道|链接|内容)|相關(?:閱讀|新聞|文章|報導)|推荐(?:阅读|文章)?|推薦(?:閱讀)?|热门(?:文章|新闻|推荐)?|熱門(?:文章|新聞)?|延伸(?:阅读|閱讀)|猜你喜欢|最新(?:文章|新闻|消息)|更多(?:新闻|文章|内容)?|点击排行)"
    rf"{_COUNT}[…>»→.]*\s*",
    re.I,
)
TEASER_LABEL = re.compile(
    r"\s*[\[(【▶►▷☞👉>»•*-]*\s*(?:(?:please )?read (?:also|more|next|this)|also read|see also|related(?: (?:article|story|news|stories|coverage|reading|post|content))?|more on this|more|read|don'?t miss|watch|recommended|"
    r"lesen sie (?:auch|mehr|hier)(?: (?:dazu|zum thema))?|lies auch|mehr (?:dazu|zum thema|lesen)|siehe auch|auch interessant|passend dazu|"
    r"(?:à|a) lire(?: (?:aussi|également))?|lire (?:aussi|également|la suite)|voir aussi|"
    r"lea? (?:tambi(?:é|e)n|m(?:á|a)s|adem(?:á|a)s)|leer (?:tambi(?:é|e)n|m(?:á|a)s)|(?:te|le) puede interesar|ver tambi(?:é|e)n|m(?:á|a)s informaci(?:ó|o)n|relacionad[oa]s?|leia (?:tamb(?:é|e)m|mais)|veja (?:tamb(?:é|e)m|mais)|leggi anche|"
    r"관련\s?(?:기사|뉴스|글)|함께 (?:보기|읽기)|더\s?보기|読む|関連(?:記事|ニュース)|あわせて読みたい|(?:こちらも)?おすすめ|合わせて読みたい|相关(?:阅读|新闻|文章|报道)|相關(?:閱讀|新聞|文章)|延伸(?:阅读|閱讀)|推荐阅读)"
    r"\s*[\])】]?\s*(?:[:：|\-–—>»→▶]|$|(?=[\"“「『《]))",
    re.I,
)
COMMENT_HEADING = re.compile(
    r"\s*(?:\d+\s*(?:comments?|replies|responses?|thoughts?|kommentare?|commentaires?|comentarios?|reacties)(?: (?:on|to|zu|sur) .{1,200})?|(?:all |reader |readers'? |user |latest )?(?:comments?|responses|reader reactions|discussion)(?: on [\"“‘'«].{1,200}| section)?|leave a (?:comment|reply)|join the (?:conversation|discussion)|(?:post|add|write) a comment|"
    r"(?:leser)?kommentare?|kommentar schreiben|schreibe einen kommentar|ihre meinung|commentaires?|vos réactions|laisser un commentaire|(?:comentarios?|opiniones)|deja(?:r)? (?:un comentario|una respuesta)|"
    r"댓글(?: ?(?:목록|쓰기|달기))?|전체\s?댓글|의견|コメント(?:一覧|欄|する)?|みんなのコメント|评论|評論|网友评论|全部评论|留言|发表评论)"
    + r"[\s(:（\[]*\d*[\s)）\]:：개件条]*\s*",
    re.I,
)
CONSENT = re.compile(
    r"consent|einwilligung|zustimm|datenschutz|privacy|privacidad|privacidade|confidentialité|données personnelles|개인정보|プライバシー|隐私|隱私|gdpr|dsgvo|rgpd|"
    r"personali[sz]ed (?:ads|advertising)|our (?:\d[\d,.]* )?partners|us(?:e|es|ing) (?:of )?(?:\w+ ){0,2}cookies|cookie[- ](?:policy|settings|notice|preferences|richtlinie|einstellungen)|"
    r"accept (?:all )?(?:the )?cookies|(?:verwende[nt]|nutz(?:t|en)|setz(?:t|en)) .{0,40}cookies|utilis\w+ .{0,30}cookies|utiliz\w+ .{0,30}cookies|usa(?:mos)? .{0,20}cookies|쿠키를? ?사용|クッキー|使用.{0,8}cookies?",
    re.I,
)
