"""How a sentence is told: as a legend, a story, under a condition, as a wish, an order, an instruction or an accusation.

In: a claim's and a sentence's text, and the places of the claim's words. Out: reasons, in words for a person, why the sentence
does not state what it mentions. English, German, French and Spanish; Korean, Japanese and Chinese have theirs in
`east_asian_guards`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

_I = re.IGNORECASE


class _Written(NamedTuple):
    """A pattern as written; it is compiled when a page of its language asks for it."""

    pattern: str
    flags: int = 0

    def search(self, text: str) -> re.Match[str] | None:
        return _compiled(self.pattern, self.flags).search(text)


@lru_cache(maxsize=64)
def _compiled(pattern: str, flags: int) -> re.Pattern[str]:
    return re.compile(pattern, flags)


_LEGEND = {
    "en": _Written(
        r"\b(?:according to|in|says?|tells?|has it|goes) (?:an? |the |one |local |popular |old |family |church )*(?:legends?|folklore|"
        r"myths?|traditions?|rumou?rs?|lore)\b|\blegend (?:has it|says|holds|tells)|\b(?:legend|tradition|rumou?r|folklore|myth) "
        r"(?:has it|says|holds|tells|claims)|\b(?:is|are|was|were) (?:said|rumou?red|reputed|believed|thought|alleged|supposed) to\b|"
        r"\b(?:reputedly|supposedly|allegedly|legendarily)\b|\bmyth that\b",
        _I,
    ),
    "de": _Written(
        r"\b(?:der|einer|laut|nach) (?:\w+ )?(?:Legende|Sage|Überlieferung|Gerüchten?)\b|\b(?:Legende|Sage) (?:nach|zufolge)\b|"
        r"\bsoll(?:en)? (?:\S+ ){0,12}\S+ haben\b|\bangeblich\w*\b|\bder Überlieferung\b|\bGerüchte\b",
        _I,
    ),
    "fr": _Written(
        r"\b(?:selon|d'après|dans|dit) (?:la|une|les|des) (?:légendes?|traditions?|rumeurs?|mythes?)\b|\blégende (?:veut|raconte|dit)\b|"
        r"\b(?:aurait|auraient|serait|seraient)\b|\bprétendument\b|\bsoi-disant\b",
        _I,
    ),
    "es": _Written(
        r"\b(?:según|cuenta|dice) (?:la|una|las) (?:leyendas?|tradición|tradiciones|rumores)\b|\bla leyenda (?:cuenta|dice|sostiene)\b|"
        r"\b(?:supuestamente|presuntamente|al parecer)\b|\bse (?:dice|rumorea|cree) que\b|\b(?:habría|habrían)\b",
        _I,
    ),
}
_QUOTED = "[\"'“”‘’«»„]"
_STORY = {
    "en": _Written(
        rf"\b(?:In|The|His|Her|A) (?:\S+ )?(?:novel|film|movie|story|play|opera|game|series|episode|book|comic|musical|poem|sequel)s? "
        rf"{_QUOTED}?[^.;]{{0,60}}?,|\b(?:protagonist|main character|title character|the plot|the hero(?:ine)?)\b"
    ),
    "de": _Written(
        r"\b(?:Im|In seinem|In ihrem|In dem) (?:\w+ )?(?:Roman|Film|Spielfilm|Stück|Märchen|Drama|Buch|Krimi|Comic|Spiel)\b|"
        r"\b(?:Hauptfigur|Protagonist\w*|Romanfigur|Titelheld\w*)\b"
    ),
    "fr": _Written(
        r"\bDans (?:le|son|un|ce) (?:\w+ )?(?:roman|film|livre|conte|opéra|jeu|récit)\b|\b(?:protagoniste|personnage principal|héros du)\b"
    ),
    "es": _Written(
        r"\bEn (?:la|su|el|una|un) (?:\w+ )?(?:novela|película|obra|cuento|ópera|libro|juego|serie)\b|\b(?:protagonista|personaje principal)\b"
    ),
}
_CONDITION = {
    "en": _Written(
        r"(?:^|[,;] )(?:If|Had|Were|Unless|Should|Provided|Assuming|if|had|unless|provided that|assuming) (?:\w+ ){1,4}?[^,]{0,80},|\bif only\b"
    ),
    "de": _Written(
        r"(?:^|[,;] )(?:Wenn|Falls|Hätte|Wäre|Sofern|wenn|falls|sofern) [^,]{1,100},|\b(?:hätten?|wären?|würden?)\b"
    ),
    "fr": _Written(
        r"(?:^|[,;] )(?:[Ss]i|[Aa]u cas où|[Àà] condition) [^,]{1,100},|\b\w+(?<!t)(?<!m)(?<!p)(?<!s)(?<!v)(?:er|ir|ur)(?:ait|aient)\b|"
        r"\b(?:aurait|auraient|serait|seraient|pourrait|pourraient|devrait|devraient)\b"
    ),
    "es": _Written(
        r"(?:^|[,;] )(?:[Ss]i|[Cc]aso de|[Aa] condición) [^,]{1,100},|\b(?:hubiera|hubiese|hubieran|hubiesen)\b|"
        r"\b(?:habr|ser|tendr|podr|deber|har|ir|vendr|saldr|costar|abrir|empezar|comenzar|estar|quedar|pasar|llegar|permitir|superar|"
        r"recibir|construir|volver|contar|durar|alcanzar|acoger|ocupar|necesitar)ían?\b"
    ),
}
_CONDITIONAL = _Written(r"\b(?:if|when|unless|wenn|falls|si|cuando|quand|lorsque)\b", _I)
_ACCUSED = {
    "en": _Written(
        r"\b(?:accus\w+|charg(?:ed|es|ing) (?!£|\$|€|\d)|suspect\w+|alleg\w+|indict\w+|investigat\w+ (?:for|over)|sued)\b", _I
    ),
    "de": _Written(
        r"\b(?:angeklagt|Anklage|verdächtig\w*|Verdacht|vorgeworfen|beschuldigt|mutmaßlich\w*|Vorwurf|Vorwürfe)\b", _I
    ),
    "fr": _Written(r"\b(?:accusée?s?|inculpée?s?|soupçonnée?s?|mis(?:e|es)? en examen|présumée?s?|poursuivie?s? pour)\b", _I),
    "es": _Written(r"\b(?:acusad[oa]s?|imputad[oa]s?|sospechos[oa]s?|presunt[oa]s?|procesad[oa]s?|acusó|acusaron)\b", _I),
}
_CONVICTED = {
    "en": _Written(r"\b(?:convict\w+|found guilty|sentenced|pleaded guilty|admitted)\b", _I),
    "de": _Written(r"\b(?:verurteilt\w*|schuldig|gestand|gestanden)\b", _I),
    "fr": _Written(r"\b(?:condamnée?s?|coupables?|avoué)\b", _I),
    "es": _Written(r"\b(?:condenad[oa]s?|culpables?|confesó)\b", _I),
}
_INSTRUCTION = {
    "en": _Written(
        r"(?:^|[.:;] )(?:Use|Using|See|Check|Calculate|Find|Note|Click|Press|Add|Let|Make sure|Try|Consider|Imagine|Suppose|Remember|Visit|"
        r"Contact|Please|Don't|Do not|Choose|Select|Enter|Open|Read|Compare|Ask|Keep|Avoid|Ensure) (?:the|a|an|your|our|this|these|that|to|"
        r"how|if|whether|in|on|with|for|\w+ing)\b"
    ),
    "de": _Written(
        r"(?:^|[.:;] )(?:Bitte|Verwenden Sie|Nutzen Sie|Klicken Sie|Beachten Sie|Prüfen Sie|Wählen Sie|Stellen Sie)\b"
    ),
    "fr": _Written(r"(?:^|[.:;] )(?:Veuillez|Utilisez|Cliquez|Consultez|Notez|Vérifiez|Choisissez|Assurez-vous|Évitez)\b"),
    "es": _Written(r"(?:^|[.:;] )(?:Por favor|Utilice|Haga|Consulte|Recuerde|Compruebe|Elija|Asegúrese|Evite)\b"),
}
_TABLES = (
    (_LEGEND, "it is a legend or hearsay"),
    (_STORY, "it tells a story"),
    (_CONDITION, "it is said under a condition"),
    (_INSTRUCTION, "it tells what to do"),
)

# Verbs after which "to" and a verb say what is wanted, meant or tried, not what was done.
_WANTED = {
    "en": _Written(
        r"\b(?:ask|urge|order|tell|told|want|wish|hope|plan|intend|aim|try|tried|tries|attempt|seek|sought|threaten|"
        r"promise|propose|agree|decide|expect|need|require|invite|encourage|call|vote|advise|recommend|forbid|forbade|pledge|vow|"
        r"prepare|allow|permit|instruct|request|demand|force|persuade|pressure|likely|unlikely|due|set|ready|willing|offered|"
        r"scheduled|supposed|bid|effort|campaign|proposal|decision|chance|opportunity|permission)(?:s|ed|d|ned|ted|ing)? "
        r"(?:\S+ ){0,7}?(?:not )?to (?:\w+ly )?$|\b(?:is|are|was|were|been) (?:not )?to (?:\w+ly )?$",
        _I,
    ),
    "de": _Written(
        r"\b(?:forder\w*|bat|bitte[nt]?|plan\w*|will|wollen|wollte\w*|soll\w*|beabsichtig\w*|versuch\w*|hoff\w*|versprach\w*|droh\w*|"
        r"beschloss\w*|empfahl\w*|empfiehlt|möchte\w*|verlang\w*|erwäg\w*|weigert\w*|lehnte\w*|schlug\w*|schlägt|darf|dürfen|erlaub\w*|"
        r"sollte\w*|bereitet\w*|Plan|Pläne|Absicht|Vorschlag|Aufforderung)\b[^.;]{0,90}(?:\bzu |zu)?$",
        _I,
    ),
    "fr": _Written(
        r"\b(?:demand\w+|pri[eé]\w*|veut|veulent|voulai\w+|souhait\w+|prévoi\w+|prévoy\w+|compte|comptent|comptait|espèr\w+|espérai\w+|tent\w+|promi\w+|"
        r"décid\w+|invit\w+|propos\w+|exig\w+|envisag\w+|doit|doivent|devai\w+|menac\w+|projet\w*|essay\w+) (?:\S+ ){0,5}?(?:de |d'|à |que )?$",
        _I,
    ),
    "es": _Written(
        r"\b(?:pidió|pide|piden|pidieron|quiere|quieren|quería|querían|planea|planean|planeó|planearon|piensa|piensan|espera|esperan|intenta|intentó|prometió|"
        r"decidió|propuso|propone|exigió|invitó|prevé|prevén|debe|deben|debía|amenazó|pretende|pretendía|desea|ordenó|instó) "
        r"(?:\S+ ){0,5}?(?:que |a |de )?$",
        _I,
    ),
}


def telling_faults(claim: str, sentence: str, tag: str, verbs: Sequence[int]) -> list[str]:
    """The reasons; `verbs` are the places in the sentence of the words that say what happened."""
    told = _parts_with(sentence, verbs)
    faults = [why for table, why in _TABLES if tag in table and _only_in(table[tag], told, claim)]
    if _CONDITIONAL.search(claim):
        faults = [why for why in faults if why != _TABLES[2][1]]
    if tag in _ACCUSED and _only_in(_ACCUSED[tag], told, claim) and not _CONVICTED[tag].search(told):
        faults.append("it is an accusation")
    wanted = _WANTED.get(tag)
    led = [wanted.search(sentence[max(0, at - 120) : at]) for at in verbs] if wanted is not None else []
    # In English the verb's place is known; in other languages one of the claim's words is it.
    if led and (all(led) if tag == "en" else _any_wanted(led, claim)):
        faults.append("it is wanted or tried, not done")
    return faults


def _parts_with(sentence: str, places: Sequence[int]) -> str:
    """The parts between semicolons that hold one of the places; the whole sentence where none is known."""
    held, at = [], 0
    for part in sentence.split(";"):
        if any(at <= place <= at + len(part) for place in places):
            held.append(part.strip())
        at += len(part) + 1
    return "; ".join(held) or sentence


def _any_wanted(led: Sequence[re.Match[str] | None], claim: str) -> bool:
    """Whether a word that is wanted stands in the sentence, and the claim has no word of wanting."""
    first = [m.group().split()[0].casefold() for m in led if m is not None]
    return bool(first) and not any(word[:5] in claim.casefold() for word in first)


def _only_in(pattern: _Written, sentence: str, claim: str) -> bool:
    return pattern.search(sentence) is not None and pattern.search(claim) is None
