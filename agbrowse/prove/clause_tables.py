"""The word lists of `clause_words`, one function a language; a table is built when a page of its language asks for it."""

from __future__ import annotations

from agbrowse.lang.base import words
from agbrowse.prove.clause_words import ClauseWords

_NUMBER = r"\d[\d.,]*"
_ABOUT = {
    "en": r"(?:about |nearly |almost |some |around |over |more than |just |only )?[£$€]?",
    "de": r"(?:etwa |rund |fast |gut |knapp |mehr als |nur |über )?[£$€]?",
    "fr": r"(?:environ |près de |presque |plus de |seulement )?[£$€]?",
    "es": r"(?:unos |unas |casi |cerca de |más de |solo |aproximadamente )?[£$€]?",
}


def make(tag: str) -> ClauseWords | None:
    """The table of a tag, None for a language without one."""
    builder = {"en": _english, "de": _german, "fr": _french, "es": _spanish}.get(tag)
    return builder() if builder is not None else None


def _english() -> ClauseWords:
    change = (
        r"(?:rise|rises|rose|risen|rising|fall|falls|fell|fallen|falling|increase\w*|decrease\w*|grow|grows|grew|grown|growing|"
        r"drop\w*|decline\w*|cut|cuts|cutting|reduce\w*|reducing|raise\w*|raising|climb\w*|jump\w*|slip\w*|shrink\w*|shrank|shrunk|"
        r"expand\w*|gain\w*|lose|lost|up|down|lower\w*|widen\w*|shorten\w*|lengthen\w*|change\w*|improve\w*|advance\w*|plunge\w*|"
        r"soar\w*)"
    )
    count = (
        rf"(?:{_NUMBER}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|most|many|some|none|all|both|few|"
        r"several|each)"
    )
    the = r"(?:the |its |their |these |his |her |all )?"
    return ClauseWords(
        copulas=words("is are was were be been became become becomes remained remains"),
        determiners=words("a an the his her its their this that these those"),
        joins=words("and but or while whereas although though"),
        finite=words(
            """is are was were has have had does did do can could will became began bought brought built came chose drew drove fell
            felt fled flew found fought gave got grew held kept knew led left lent lost made meant met paid ran rose said sang sank
            sat saw sent set shot sold spent spoke stood stole swore taught threw told took understood went won wore wrote"""
        ),
        pronouns=words("he she it they i we you his her its their"),
        others=words("another other similar different rival earlier previous later subsequent"),
        than=words("than"),
        named=words("as named made"),
        past=r"\w{2,}ed",
        relative=r",? (?:which|who|whose|whom|where) ",
        time=r"\b([Uu]ntil|[Bb]efore|[Aa]fter|[Ww]hen|[Oo]nce|[Ss]ince|[Aa]s soon as) (?=[A-Za-z])",
        new_clause=r"(?:;|,? (?:while|whereas)|, (?:although|though|but|and)) ",
        contrast=(";", "while", "whereas"),
        last=r"[;.](?:\s|$)|, (?:and|but) ",
        prefix=r"(?:semi|quarter|vice|ex|non|anti|half|sub|pre|post|pseudo|quasi|co|inter|counter|mid|under|over|deputy|mini|micro|multi)-",
        respectively=r"\brespectively\b",
        change=rf"\b{change}\b|\b(?:by|growth|reduction|discount|more|less|fewer|higher|off)\b",
        changed_by=rf"\b{change} (?:\w+ ){{0,2}}(?:by )?{_ABOUT['en']}$",
        by_change=(
            r"^(?:\S{0,12})? ?(?:points? )?(?:increase|rise|drop|decline|fall|growth|cut|reduction|decrease|jump|gain|loss|discount|"
            r"off|more than|less than|fewer than|higher|lower|longer|shorter|taller|heavier|lighter|older|younger|faster)\b"
        ),
        was_from=rf"\bfrom {_ABOUT['en']}$",
        to_next=rf"^[^,.;]{{0,25}}? to {_ABOUT['en']}\d",
        of_whole=rf"\b{count} (?:\w+ )?(?:out )?of {the}$|(?:^|[,;] )(?:out )?of {the}$",
        apart=(
            r"\b(?:unlike|except(?: for)?|rather than|instead of|and not|, not)(?:, [^,.;]{1,40},)? [^,.;]{1,80}"
            r"(?:, (?:the|an?) [^,.;]{1,60}(?=,))?"
        ),
        cut=r"[,;:.]|\b(?:and|but|or|while|whereas|which|who)\b",
        number_word=r"\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b",
        other_time=r"\b(?:years?|months?|weeks?|days?|season) (?:before|earlier|after|later)\b|\b(?:previous|following|next|preceding) (?:year|month|week|day|season)\b",
        present=words("is are has have"),
        once=r"\bat (?:the|that) time\b|\b(?:was|were|had) [^;.]{1,120}\buntil\b",
        nth=r"\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)[ -](?:most |least |\w+est\b|best\b|worst\b)",
        former=r"\b(?:former|ex|late|erstwhile|one-time|previous)[ -]$",
        mutual=words("married divorced engaged related allied united"),
    )


def _german() -> ClauseWords:
    change = (
        r"(?:stieg\w*|steig\w*|gestiegen|sank\w*|sink\w*|gesunken|fiel\w*|gefallen|wuchs\w*|gewachsen|nahm\w*|zugenommen|abgenommen|"
        r"erhöh\w*|verringer\w*|verkleiner\w*|vergrößer\w*|reduzier\w*|gesenkt|senkt\w*|kürzt\w*|gekürzt|verkürz\w*|verlänger\w*|"
        r"schrumpf\w*|zurück|zu|ab)"
    )
    return ClauseWords(
        copulas=words("ist sind war waren wurde wurden bleibt blieb bleiben"),
        determiners=words("der die das den dem des ein eine einen einem einer sein seine ihr ihre dieser diese dieses"),
        joins=words("und aber oder während doch jedoch sondern"),
        finite=words(
            "ist sind war waren wird wurde wurden hat haben hatte hatten kann konnte will wollte soll sollte muss musste blieb "
            "kam ging fand gab nahm trat ließ schrieb gewann verlor starb hielt stand lag fiel stieg sank schloss"
        ),
        pronouns=words("er sie es sein seine ihr ihre wir ich man"),
        others=words("anderer andere anderes anderen ähnlicher ähnliche ähnliches früherer frühere früheres weiterer weitere"),
        than=words("als"),
        named=words("als"),
        past=r"[a-zäöü]{2,}te[nt]?",
        relative=r", (?:in |mit |von |an |bei |für |auf )?(?:der|die|das|den|dem|dessen|deren|wo|welche[rsmn]?) (?=[a-zäöü])",
        time=r"\b([Bb]is|[Bb]evor|[Nn]achdem|[Aa]ls|[Ss]eit|[Ss]obald|[Ww]enn) (?=[A-Za-zÄÖÜ\d])",
        new_clause=r"(?:;|, während|, (?:obwohl|aber|doch|und)) ",
        contrast=(";", "während"),
        last=r"[;.](?:\s|$)|, (?:und|aber) ",
        prefix=r"(?:Halb|Viertel|Vize|Ex|Anti|Nicht|Vor|Co|Semi)-",
        respectively=r"\bbeziehungsweise\b|\bjeweils\b",
        change=rf"\b{change}\b|\bum\b",
        changed_by=rf"\bum {_ABOUT['de']}$",
        by_change=r"^(?:\S{0,12})? ?(?:mehr als|weniger als|höher|niedriger|länger|kürzer|schwerer|leichter|älter|jünger)\b",
        was_from=rf"\bvon {_ABOUT['de']}$",
        to_next=rf"^[^,.;]{{0,25}}? auf {_ABOUT['de']}\d",
        of_whole=rf"(?:^|[,;] )von (?:den |insgesamt |diesen )?$|\b(?:{_NUMBER}|zwei|drei|vier|fünf|sechs|die Hälfte|viele|einige) (?:der|von|von den) $",
        apart=r"\banders als (?:\S+ ){0,4}?\S+(?=(?:,| (?:ist|sind|war|waren|hat|hatte|wird|kann|[a-zäöü]+te?) ))|\b(?:im Gegensatz zu[rm]?|außer|statt|anstatt|anstelle|mit Ausnahme)(?:, [^,.;]{1,40},)? [^,.;]{1,80}",
        cut=r"[,;:.]|\b(?:und|aber|oder|während)\b",
        number_word=r"\b(?:ein|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)\b",
        other_time=r"\b[Ii]m Vorjahr\b|\b(?:Jahre?|Monate?|Wochen?|Tage?) (?:davor|zuvor|darauf|später|vorher)\b|\b(?:vorigen|vorangegangenen|folgenden|nächsten) Jahr",
        present=words("ist sind hat haben"),
        once=r"\b(?:damals|seinerzeit|zu der Zeit|zu jener Zeit)\b|\b(?:war|waren|hatte|hatten)\b[^;.]{1,120}\bbis\b|\bbis (?:\d{4}|zum)\b",
        nth=r"\b(?:zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt)(?:größt|höchst|längst|ältest|best|stärkst|tiefst|meist)",
        former=r"\b(?:früher\w*|ehemalig\w*|einstig\w*|Ex-?|Alt|damalig\w*) $|\b(?:Ex-|Alt)$",
        bare_office=True,
    )


def _french() -> ClauseWords:
    change = (
        r"(?:augment\w+|baiss\w+|diminu\w+|recul\w+|progress\w+|croît|crû|rédui\w+|chut\w+|gagn\w+|perd\w+|allong\w+|raccourci\w*|"
        r"hausse|baisse|pass\w+)"
    )
    return ClauseWords(
        copulas=words("est sont était étaient fut furent été devient devint reste resta"),
        determiners=words("le la les un une des son sa ses leur leurs ce cette ces l"),
        joins=words("et mais ou tandis alors"),
        finite=words(
            "est sont était étaient fut furent a ont avait avaient peut pouvait va devient devint reste sera appartient se"
        ),
        pronouns=words("il elle ils elles on je nous vous son sa ses leur leurs"),
        others=words("autre autres semblable similaire précédent précédente ancien ancienne"),
        than=words("que"),
        named=words("comme nommé nommée devenu devenue"),
        past=r"[a-zéèêîûôç]{2,}(?:aient|èrent|irent|urent|ait)",
        relative=r",? (?:qui|dont|où|lequel|laquelle|auquel|à qui|que) ",
        time=r"\b([Jj]usqu'à ce que|[Aa]vant que|[Aa]près que|[Qq]uand|[Ll]orsque|[Dd]epuis que|[Dd]ès que) (?=[A-Za-zÀ-ÿ])",
        new_clause=r"(?:;|,? tandis que|,? alors que|, (?:mais|et|bien que)) ",
        contrast=(";", "tandis", "alors"),
        last=r"[;.](?:\s|$)|, (?:et|mais) ",
        prefix=r"(?:demi|quart|vice|ex|non|anti|sous|semi|co|mi|arrière|avant)-",
        respectively=r"\brespectivement\b",
        change=rf"\b{change}\b",
        changed_by=rf"\b{change} (?:\w+ )?(?:de |d')?{_ABOUT['fr']}$",
        by_change=r"^(?:\S{0,12})? ?(?:de plus que|de moins que|de plus|de moins|plus (?:grand|long|haut|lourd|vieux))",
        was_from=rf"\bde {_ABOUT['fr']}$",
        to_next=rf"^[^,.;]{{0,25}}? à {_ABOUT['fr']}\d",
        of_whole=rf"(?:^|[,;] )(?:sur|parmi) (?:les |ces |ses )?$|\b(?:{_NUMBER}|deux|trois|quatre|cinq|la moitié|la plupart|plusieurs) (?:des|sur|sur les|de ces) $",
        apart=r"\b(?:contrairement aux?|contrairement à la|contrairement à|à la différence d[eu]s?|sauf|hormis|excepté|au lieu d[eu]|plutôt que)(?:, [^,.;]{1,40},)? ?[^,.;]{1,80}",
        cut=r"[,;:.]|\b(?:et|mais|ou|tandis|qui)\b",
        number_word=r"\b(?:un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)\b",
        other_time=r"\bannée (?:précédente|suivante|d'avant|d'après)\b|\b(?:ans?|années?|mois|semaines?|jours?) (?:plus tôt|plus tard|auparavant)\b",
        present=words("est sont a ont"),
        once=r"\bà (?:l'époque|ce moment)\b|\b(?:était|étaient|avait|avaient|fut)\b[^;.]{1,120}\bjusqu'|\bjusqu'(?:en|au)\b",
        nth=r"\b(?:deuxième|seconde?|troisième|quatrième|cinquième|sixième|dixième) (?:\w+ )?(?:plus|meilleur|pire)",
        former=r"\b(?:ancien|ancienne|anciens|ex)[ -]$",
        mutual=words("marié mariée divorcé divorcée fiancé fiancée"),
    )


def _spanish() -> ClauseWords:
    change = (
        r"(?:sub\w+|baj\w+|aument\w+|redu\w+|crec\w+|disminu\w+|cay\w+|caí\w+|gan\w+|perd\w+|ampli\w+|acort\w+|alarg\w+|descend\w+|"
        r"pas[óa]\w*)"
    )
    return ClauseWords(
        copulas=words("es son era eran fue fueron está están estaba estaban sido siendo sigue siguió"),
        determiners=words("el la los las un una unos unas su sus este esta estos estas ese esa"),
        joins=words("y e pero o mientras aunque sino"),
        finite=words(
            "es son era eran fue fueron está están estaba ha han había habían puede podía tiene tenía va será hizo dijo"
        ),
        pronouns=words("él ella ellos ellas su sus yo nosotros se"),
        others=words("otro otra otros otras similar parecido parecida anterior posterior antiguo antigua"),
        than=words("que"),
        named=words("como nombrado nombrada"),
        past=r"[a-zñáéíóú]{2,}(?:ó|aron|ieron|aban|ían|aba|ía)",
        relative=r",? (?:que|quien|quienes|cuyo|cuya|cuyos|cuyas|donde|el cual|la cual) ",
        time=r"\b([Hh]asta que|[Aa]ntes de que|[Dd]espués de que|[Cc]uando|[Dd]esde que) (?=[A-Za-zÀ-ÿ])",
        new_clause=r"(?:;|,? mientras(?: que)?|, (?:aunque|pero|y)) ",
        contrast=(";", "mientras"),
        last=r"[;.](?:\s|$)|, (?:y|pero) ",
        prefix=r"(?:semi|vice|ex|no|anti|sub|pre|post|co|inter|medio)-",
        respectively=r"\brespectivamente\b",
        change=rf"\b{change}\b",
        changed_by=rf"\b{change} (?:\w+ )?(?:en |un |en un |una )?{_ABOUT['es']}$",
        by_change=r"^(?:\S{0,12})? ?(?:más que|menos que|más de lo|más (?:alto|largo|grande|pesado|viejo|bajo))",
        was_from=rf"\bde {_ABOUT['es']}$",
        to_next=rf"^[^,.;]{{0,25}}? a {_ABOUT['es']}\d",
        of_whole=rf"(?:^|[,;] )(?:de|entre) (?:las |los |sus |estas |estos )?$|\b(?:{_NUMBER}|dos|tres|cuatro|cinco|la mitad|la mayoría|varios|varias) (?:de|de los|de las) $",
        apart=r"\b(?:a diferencia de[l]?|excepto|salvo|en lugar de[l]?|en vez de[l]?|menos)(?:, [^,.;]{1,40},)? [^,.;]{1,80}",
        cut=r"[,;:.]|\b(?:y|e|pero|o|mientras|que)\b",
        number_word=r"\b(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\b",
        other_time=r"\baño (?:anterior|siguiente|previo)\b|\b(?:años?|meses|semanas?|días?) (?:antes|después|más tarde)\b",
        present=words("es son está están tiene tienen"),
        once=r"\ben aquel(?:la)? (?:momento|época|entonces)\b|\bpor entonces\b|\b(?:era|eran|fue|fueron|tenía)\b[^;.]{1,120}\bhasta\b|\bhasta (?:\d{4}|el)\b",
        nth=r"\b(?:segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]) (?:\w+ )?(?:más|mayor|mejor|peor|menor)",
        former=r"\b(?:antigu[oa]|anterior|ex) $|\bex-?$",
        mutual=words("casado casada divorciado divorciada"),
    )
