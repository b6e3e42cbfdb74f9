"""Pages closed to a reader without an account or a choice: login walls, paywalls, consent walls.

In: signs of a page. Out: a verdict and its reason, or None. A password field beside an article is a menu; a mark that says "not free" beside a
whole article proves nothing: the text must be missing.
"""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from agbrowse.extract import words
from agbrowse.extract.signs import Signs
from agbrowse.models import Reason, Verdict

Finding = tuple[Verdict, Reason]

_LOGIN: Finding = (Verdict.AUTH_REQUIRED, Reason.LOGIN_WALL)
_LOGIN_PATH = re.compile(
    r"/(?:log-?in|sign-?in|signup|sign-up|logon|auth(?:wall|enticate|orize)?|sso|session(?:s)?/new|account/login|accounts/login|users/sign_in|wp-login\.php|checkpoint|uas/login|oauth\d?|saml\d?|registration|register|password|belepes|connexion|anmelden|acceder|entrar|iniciar-sesion|auth\.jsp|login\w*\.\w+|login_\w+|nid\.naver|nidlogin\S*)(?:[/?._]|$)",
    re.I,
)
_LOGIN_TITLE = re.compile(
    r"\s*(?:(?:please |members? |user |customer |account )*(?:log[ -]?in|sign[ -]?in|log ?on|sign ?up|register|login required|authentication(?: required)?|join .{1,30}|create (?:an |your )?account)(?: (?:to|or|with|at|for|with your) .{1,60}| required| page|/.{1,20}| & .{1,20}| / .{1,20})?|you must (?:be logged|log|sign) in.*|(?:bitte )?(?:anmelden|einloggen|anmeldung|login|registrieren)(?: .{0,40})?|(?:se )?connexion|identification|(?:inicia(?:r)?|inicio de) sesión|acceder|iniciar sessão|accedi|вход(?: .{0,40})?|регистрация|"
    r"giriş(?: yap)?|로그인(?:이 필요.{0,10}| 페이지|하기)?|회원\s?로그인|ログイン(?:画面|ページ|してください)?|登录|登錄|登入|请登录|会員ログイン|belépés|accesso|entrar|zaloguj(?: się)?|logowanie|přihlášení|inloggen|logga in)[\s.!:]*",
    re.I,
)
_NEED_LOGIN = re.compile(
    r"(?:please |you (?:must|need to|have to) )(?:be logged in|log ?in|sign ?in|register|authenticate)|(?:log ?in|sign ?in|sign ?up) to (?:continue|view|see|access|read)|members only|login required|melden sie sich an|bitte (?:einloggen|anmelden)|connectez-vous|identifiez-vous|inicia sesión para|로그인(?:이 필요|\s?후 이용|\s?해\s?주|하셔야)|ログインが必要|ログインして(?:ください)?|请(?:先)?登录|請(?:先)?登入",
    re.I,
)
_BARRIER = re.compile(
    r"(?:^|[\s_-])(?:paywall\w*|pay-wall\w*|regwall\w*|reg-wall|tp-(?:modal|container-inner|backdrop)|piano-?(?:inline|paywall|offer|container)\S*|subscriber?-?(?:wall|barrier|prompt|overlay|offer|gate|required)|subscription-?(?:required|wall|barrier|prompt|box|promo|offer|gate)|premium-?(?:wall|barrier|overlay|gate|box|lock|paywall|content-lock)|meter(?:ed)?-?(?:wall|paywall|overlay|content)|metering|article-?(?:barrier|gate|paywall|locked|lock)|content-?(?:gate|gating|lock|locked|barrier|paywall)|gate(?:d|way)?-?content|gateway|barrier(?:-\w+)?|"
    r"wall-?(?:content|premium|abo)|abo-?(?:wall|box|hinweis|paywall|schranke)|bezahlschranke|plus-?(?:wall|paywall|box|teaser-paywall)|snippet-promotion|locked-?(?:content|article|body)|fade-?(?:out|paywall)|truncated-?(?:article|content|text)?|c-?paywall|o-?paywall|mpp-\S+|memberful\S*|leaky_paywall\S*|poool\S*|zephr\S*|evolok\S*|cxense-?paywall|article__?(?:paywall|premium|locked)\S*|wsj-snippet-login|restricted-?content|muro|acceso-restringido|contenido-exclusivo)(?:$|[\s_-])",
    re.M,
)
_BARRIER_TEXT = re.compile(
    r"(?:subscribe|sign up|register|log in|sign in|join|become a (?:member|subscriber))\b.{0,60}\b(?:to (?:continue|keep|read|view|access|unlock|finish)|for (?:full|unlimited) access|continue reading)|(?:to (?:continue|keep) reading|continue reading|to read (?:the|this) (?:full|rest|whole|entire) (?:article|story|text)|unlock this (?:article|story)|already a (?:subscriber|member)\??)|(?:this|the) (?:article|content|story) is (?:for|only (?:available )?(?:to|for)|reserved for|exclusive(?:ly)? (?:to|for)|available (?:only )?to) (?:\w+ )?(?:subscribers|members)|"
    r"(?:weiterlesen|weiter lesen) (?:mit|als)|jetzt (?:weiterlesen|abonnieren|freischalten)|(?:nur|exklusiv) für (?:abonnenten|mitglieder)|diese[rn]? (?:artikel|inhalt|text) (?:ist|lesen)?.{0,40}(?:abonnenten|kostenpflichtig|plus-)|(?:sie sind|bereits) (?:schon )?abonnent|"
    r"(?:réservé|réservée|réservés) aux abonnés|(?:abonnez-vous|s['’]abonner|je m['’]abonne).{0,60}(?:pour|lire|suite|accéder)|lire la suite.{0,40}abonn|pour lire la suite|il (?:vous )?reste \d+ ?% (?:de cet article )?à lire|(?:déjà|vous êtes) abonné|(?:cet )?article (?:est )?réservé|"
    r"(?:contenido|artículo|nota) (?:exclusiv[oa]|sólo|solo|reservad[oa]) (?:para|a) (?:suscriptores|abonados|socios)|suscr[íi]bete (?:para|y)|para (?:seguir|continuar) leyendo|ya (?:eres|soy) suscriptor|conteúdo exclusivo para assinantes|assine para|"
    r"(?:pozostało|dalsza część|pełny tekst|czytaj dalej|dostęp).{0,60}(?:prenumer|subskry|premium|wykup|abonament)|(?:구독|유료)\s?(?:회원|기사|독자|콘텐츠)(?:만|전용|입니다)?|유료회원|전문을 (?:보시려면|읽으려면)|회원\s?전용|(?:この|こちらの)(?:記事|コンテンツ)は(?:会員|有料|有料会員)限定|有料会員(?:限定|登録)|残り\s?\d+\s?文字|続きを読むには|会員限定|(?:订阅|登录|付费|会员).{0,12}(?:阅读全文|继续阅读|后查看|专享)|剩余.{0,8}(?:内容|字)",
    re.I,
)
_CONSENT_HINTS = (
    *(
        "cookie",
        "consent",
        "einwilligung",
        "zustimm",
        "datenschutz",
        "privac",
        "confidentialité",
        "données personnelles",
        "개인정보",
    ),
    *(
        "プライバシー",
        "隐私",
        "隱私",
        "gdpr",
        "dsgvo",
        "rgpd",
        "personalised ad",
        "personalized ad",
        "partners",
        "쿠키",
        "クッキー",
    ),
)
_BARRIER_HINTS = (
    *("subscri", "sign up", "register", "log in", "sign in", "join", "become a", "reading", "to read", "unlock", "already a"),
    *("this article is", "this content is", "this story is", "the article is", "the content is", "the story is", "weiterlesen"),
    *("weiter lesen", "jetzt ", "nur für", "exklusiv für", "diese", "abonn", "réserv", "lire ", "il vous reste", "il reste"),
    *("contenido", "artículo", "nota ", "suscr", "leyendo", "assin", "conteúdo", "pozosta", "dalsza", "pełny", "czytaj"),
    *(
        "dostęp",
        "구독",
        "유료",
        "전문을",
        "회원",
        "記事",
        "コンテンツ",
        "有料",
        "残り",
        "続き",
        "会員",
        "订阅",
        "登录",
        "付费",
        "会员",
        "剩余",
    ),
)
# More prose of its own than this no closed page shows.
_WHOLE = 8_000
_SHORT = 2_500
_NOT_FREE = re.compile(r'"isAccessibleForFree"\s*:\s*"?false', re.I)
_SELECTOR = re.compile(r'"cssSelector"\s*:\s*"([^"]+)"')
_CUT = re.compile(r"(?:…|\.\.\.|\[…\]|\[\.\.\.\])\s*$")
_CONSENT_TITLE = re.compile(
    r"\s*(?:before you continue(?: to .{1,80})?|bevor sie (?:fortfahren|zu .{1,60} weitergehen)|avant (?:de continuer|d['’]accéder .{1,60})|antes de (?:continuar|ir a .{1,60})|(?:계속하기 전에|.{1,30}로 이동하기 전에).{0,30}|.{0,40}に(?:進む|アクセスする)前に.{0,10}|继续之前|在您继续.{0,30}|(?:we value )?your privacy(?: (?:is important to us|matters|choices|settings))?|(?:your )?(?:privacy|cookie|consent) (?:settings|preferences|choices|notice|consent|wall|banner|manager)|cookie(?:s| consent| policy consent)|consent(?: required| management)?|datenschutz(?:-?einstellungen|hinweis)?|privatsphäre.{0,30}|zustimmung.{0,30}|cookie-?(?:einstellungen|hinweis|zustimmung)|(?:gestion|paramètres) des cookies|configuración de (?:cookies|privacidad)|.{0,40}pur-abo.{0,40}|(?:개인정보|쿠키) (?:설정|동의).{0,10}|(?:yahoo|aol|guce).{0,40}(?:family|consent))[\s.!]*",
    re.I,
)
_CONSENT_PLACE = re.compile(r"(?:^|[./])(?:consent|guce|cookie-?wall|cookiewall|privacy-?gate|gdpr|cmp)(?:[./]|$)", re.I)
_CHOICE = re.compile(
    r"accept|reject|agree|allow|refuse|decline|manage|akzeptier|ablehnen|zustimm|einverstanden|accepter|refuser|aceptar|rechazar|동의|수락|거부|同意|拒否|接受|拒绝",
    re.I,
)


def closed(signs: Signs) -> Finding | None:
    """Whether the page is closed, and how."""
    return _login_wall(signs) or _consent_wall(signs) or _paywall(signs)


def _login_wall(signs: Signs) -> Finding | None:
    capture, facts = signs.capture, signs.page.facts
    if capture.status == 999 or "/authwall" in signs.final_path:
        return _LOGIN
    on_path = _LOGIN_PATH.search(signs.final_path + "?") is not None
    sent = on_path and _LOGIN_PATH.search(_path(capture.url) + "?") is None
    titled = any(_LOGIN_TITLE.fullmatch(t) for t in (*signs.title_parts, *signs.heads[:2]))
    asked = any(_NEED_LOGIN.search(block) for block in signs.openers)
    prose = signs.prose_chars
    article = bool(signs.page.data.types & {"Article", "NewsArticle", "BlogPosting"})
    if sent and (facts.inputs or titled) and prose < 1_500:
        return _LOGIN
    if facts.passwords:
        if (on_path or titled) and prose < 2_000 and not article:
            return _LOGIN
        if asked and prose < 500:
            return _LOGIN
        return _LOGIN if prose < 250 and signs.main_chars < 900 and not article else None
    if (titled or on_path) and asked and prose < 400:
        return _LOGIN
    # First the name, then the password: such pages hold one field, and their title says what it is for.
    if titled and facts.text_inputs and prose < 250 and (on_path or signs.main_chars < 300):
        return _LOGIN
    return None


def _paywall(signs: Signs) -> Finding | None:
    """The text stops: it is cut, or it is short and a barrier stands where it should go on.

    `isAccessibleForFree: false` with a `cssSelector` says which part is paid for: where that part is missing or empty, the text is too.
    """
    found: Finding = (Verdict.PAYWALL, Reason.PAYWALL)
    if signs.prose_chars > _WHOLE:
        return None
    marks = "\n".join(signs.page.facts.json_ld)
    not_free = _NOT_FREE.search(marks) is not None or _locked(signs)
    barrier = _BARRIER.search(signs.names) is not None
    raws = [r for r in signs.page.raw.raws if len(r.text) < 400 and r.zone not in ("navigation", "footer", "header")]
    # Every barrier holds one of these words, and most pages hold none.
    seen = "\n".join(raw.text for raw in raws).casefold()
    asks = any(hint in seen for hint in _BARRIER_HINTS) and any(_BARRIER_TEXT.search(raw.text) for raw in raws)
    if not (barrier or not_free or asks):
        return None
    prose = [text for text in signs.prose if not _BARRIER_TEXT.search(text) or len(text) > 500]
    size = sum(len(text) for text in prose)
    cut = any(_CUT.search(text) for text in prose[-2:])
    if not_free and size < _SHORT and _paid_part_is_missing(signs, marks):
        return found
    if cut and asks and size < (6_000 if barrier or not_free else _SHORT):
        return found
    # The writer's name and a line about them may follow the cut.
    if barrier and asks and size < _SHORT and any(_CUT.search(text) for text in prose[-4:]):
        return found
    if cut and barrier and not_free and size < 3_000:
        return found
    if (barrier or not_free) and asks and size < 1_600:
        return found
    return found if not_free and size < 700 and _claimed_chars(signs) > 2 * max(size, 300) else None


def _locked(signs: Signs) -> bool:
    from agbrowse.extract.metadata import meta

    return (meta(signs.page.facts, "article:content_tier", "og:article:content_tier") or "").lower() == "locked"


def _paid_part_is_missing(signs: Signs, marks: str) -> bool:
    """Whether the elements that the page names as paid for are not there, or hold next to nothing."""
    names = [name for part in _SELECTOR.findall(marks) for name in re.findall(r"[.#]([\w-]+)", part.lower())]
    if not names:
        return False
    raw = signs.page.raw
    held = 0
    for box in raw.boxes:
        if box.names and any(name in box.names.split() for name in names):
            held = max(held, sum(len(r.text) for r in raw.raws[box.first : box.last]))
    return held < 200


def _claimed_chars(signs: Signs) -> int:
    """The characters that the page says its article has, by its word count."""
    for node in signs.page.data.nodes:
        count = node.get("wordCount")
        if isinstance(count, int | str) and str(count).isdigit():
            return int(count) * 5
    return 0


def _consent_wall(signs: Signs) -> Finding | None:
    """A page that is nothing but a question for consent."""
    facts = signs.page.facts
    if signs.prose_chars > _WHOLE:
        return None
    raws = [raw for raw in signs.page.raw.raws if raw.zone not in ("navigation", "footer", "header")]
    bodies = [raw.text for raw in raws if len(raw.text) > 40]
    seen = "\n".join(bodies).casefold()
    if not any(hint in seen for hint in _CONSENT_HINTS):
        return None
    asking = [text for text in bodies if words.CONSENT.search(text) or re.search(r"\bcookies?\b", text, re.I)]
    chars = sum(len(text) for text in bodies)
    share = sum(len(text) for text in asking) / chars if chars else 0.0
    titled = any(_CONSENT_TITLE.fullmatch(t) for t in (*signs.heads[:2], *signs.title_parts))
    try:
        parts = urlsplit(signs.capture.final_url)
        place = _CONSENT_PLACE.search(f"{parts.hostname or ''}{parts.path}") is not None
    except ValueError:
        place = False
    chosen = facts.buttons + facts.inputs > 0 or any(_CHOICE.search(raw.text) for raw in raws if len(raw.text) < 60)
    if chosen and ((titled and share > 0.3 and chars < 4_000) or (place and (share > 0.2 or titled) and chars < 8_000)):
        return Verdict.BLOCKED, Reason.CONSENT_WALL
    if (
        chosen
        and facts.buttons
        and share > 0.75
        and chars < 2_500
        and len(asking) == len(bodies)
        and not signs.page.document.published_at
    ):
        return Verdict.BLOCKED, Reason.CONSENT_WALL
    return None


def _path(url: str) -> str:
    try:
        return urlsplit(url).path or "/"
    except ValueError:
        return "/"
