"""The words on the buttons of consent walls, and of what such walls speak.

In: nothing. Out: regular expression sources for `consent.js`. A refusing button is always preferred; an agreeing one is pressed
only where nothing else opens the page. Ways into an account or a subscription are no such buttons.
"""

from __future__ import annotations

_REJECT = (
    # en
    r"(reject|decline|refuse|deny|disagree)( (all|cookies|all cookies|optional cookies|non-essential( cookies)?|and close))?",
    r"(i )?(do not|don't) (accept|agree|consent)",
    r"(accept |allow |use )?(only )?(strictly )?(necessary|essential|required)( cookies)?( only)?",
    r"continue without (accepting|agreeing|consent|cookies)",
    # ko
    r"(모두 |전체 |쿠키 )?(거부|거절)(하기|합니다|함)?",
    r"동의하지 ?않(음|습니다|기)",
    r"필수( 쿠키)?(만)?( 허용| 동의| 사용)?",
    # ja
    r"(すべて|全て|クッキーを|cookieを)?(を)?(拒否|拒否する|拒否します)",
    r"同意し(ない|ません)",
    r"必要な(もの|cookie|クッキー)のみ.{0,6}",
    # zh
    r"(全部|全部都|一律)?(拒绝|拒絕)(全部|所有)?( ?cookies?)?",
    r"不同意",
    r"(仅|僅|只)(接受|使用|允许)?(必要|必需).{0,8}",
    # de
    r"(alle |cookies |alle cookies )?ablehnen( und schließen)?",
    r"nur (notwendige|erforderliche|essenzielle|technisch notwendige).{0,24}",
    r"(weiter )?ohne (einwilligung|zustimmung)( fortfahren)?",
    # es
    r"rechazar( todo| todas| cookies| todas las cookies)?( y cerrar)?",
    r"(solo|sólo) (necesarias|esenciales|las necesarias).{0,16}",
    r"continuar sin aceptar",
    # fr
    r"(tout |tous )?refuser( tout| tous les cookies| les cookies)?",
    r"continuer sans accepter\W*",
    r"(uniquement|seulement) (les cookies )?(nécessaires|essentiels).{0,16}",
)
_ACCEPT = (
    r"(i )?(accept|agree|allow|consent)( (all|cookies|all cookies|and continue|and close|& close|to all))?",
    r"(yes,? )?i('m| am) (ok|fine|happy) with (this|that|it)",
    r"(got it|ok(ay)?|understood|i understand|continue|accept (and|&) continue)",
    r"(모두 |전체 |쿠키 )?(동의|허용|수락)(하기|합니다|함|하고 계속)?|확인",
    r"(すべて|全て)?(を)?(同意|許可|承諾)(する|します|して続ける|して閉じる)?",
    r"(全部|一律)?(同意|接受|允许|允許)(全部|所有|并继续)?( ?cookies?)?",
    r"(alle |cookies |alle cookies )?(akzeptieren|zulassen|annehmen)( und (weiter|schließen|fortfahren))?",
    r"(ich )?(stimme zu|zustimmen|einverstanden)",
    r"(aceptar|permitir)( todo| todas| cookies| todas las cookies)?( y (continuar|cerrar))?|de acuerdo|entendido",
    r"(tout |tous )?accepter( tout| tous les cookies| les cookies)?( et (continuer|fermer))?|j'accepte|d'accord|ok pour moi",
)
_TOPIC = (
    r"(use|uses|using|set|accept|reject|allow|manage|about|of|with) (\w+ ){0,3}cookies\b",
    r"cookie (policy|settings|notice|preferences|consent)",
    r"before you continue|(your|privacy) (privacy|choices|preferences)",
    r"we (value|care about|respect) your privacy|store and/or access information",
    r"(consent|agree) to (the )?(use|processing|storage)|personal data|gdpr",
    r"쿠키(를|의|가| ).{0,30}(사용|수집|동의|정책|설정)|개인정보.{0,20}(수집|동의|처리)",
    r"(cookie|クッキー).{0,20}(使用|利用|同意|設定|ポリシー)|プライバシー.{0,10}(設定|同意)",
    r"(cookie|曲奇).{0,20}(使用|同意|政策|设置|設定)|使用.{0,10}cookie|隐私.{0,10}(设置|同意|政策)|隱私",
    r"(verwenden|nutzen|setzen|akzeptieren|speichern) (\w+ ){0,3}cookies",
    r"cookie-(einstellungen|richtlinie)|datenschutz|einwilligung",
    r"(usamos|utilizamos|utiliza|aceptar|uso de|usar) (\w+ ){0,3}cookies|política de cookies|tu privacidad|su privacidad",
    r"(utilisons|utilise|accepter|déposer|usage de|des) (\w+ ){0,3}cookies|vie privée|données personnelles|consentement",
)


def consent_options() -> dict[str, object]:
    """What `consent.js` is handed: whole labels for `reject` and `accept`, and the `topic` anywhere in a wall's text."""
    return {
        "labels": {"reject": _whole(_REJECT), "accept": _whole(_ACCEPT)},
        "topic": "|".join(f"(?:{part})" for part in _TOPIC),
    }


def _whole(parts: tuple[str, ...]) -> str:
    # Arrows, check marks and the like may stand around a label.
    return r"^[^\p{L}\p{N}]*(?:" + "|".join(f"(?:{part})" for part in parts) + r")[^\p{L}\p{N}]*$"
