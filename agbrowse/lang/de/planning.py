"""German, for planning."""

from agbrowse.lang.base import words
from agbrowse.lang.planning import Planning

PLANNING = Planning(
    tag="de",
    fillers=words(
        """woher stammt kommt stammen kommen heißt heißen der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner und oder aber nicht ist sind war
        waren wird werden wurde wurden worden hat haben hatte hatten habe sich es er sie man wir ich ihr mir mich uns wer wen wem wessen was wann
        wo wie warum wieso weshalb welche welcher welches welchen welchem am an auf aus bei bis durch für gegen im in ins mit nach ohne über um unter vom von vor
        wegen zu zum zur zwischen dass daß ob auch noch seit als wenn weil sein seine seiner seinen seinem ihre ihrer ihren dieser
        diese dieses diesen diesem jener so sehr mehr am meisten weniger kann können könnte soll sollte muss müssen darf dürfen möchte will
        laut gemäß hinsichtlich bezüglich bitte nenne finde zeige erkläre erläutere vergleiche vergleich unterschied unterschiede besser beste besten bester bestes empfiehl empfehlen empfehlung
        wirklich tatsächlich wahr stimmt richtig falsch schritt für anleitung schritte viel viele wieviel lange oft aktuell aktuelle aktuellen aktuellste neueste neuesten
        neuester derzeit heute jetzt offiziell offizielle offiziellen erste ersten erster zuerst alle alles jede jeder jedes außer statt sowie sowohl da dann denn doch
        nur schon je ca etwa gibt gab dort hier bedeutet heißt brauche suche gute guten guter gutes gut macht machen"""
    ),
    articles=words("der die das den dem des ein eine einen einem einer eines"),
    prepositions=words(
        "mit ohne unter über für in im am an auf aus bei bis durch gegen nach seit vor zwischen laut gemäß hinsichtlich bezüglich ab um von vom zum zur wegen während trotz der die das welche"
    )
    - words("der die das welche"),
    conditions=words("mit ohne unter über für in im auf bei nach vor während ab unter"),
    connectors=words("von des der"),
    conjunctions="und|sowie",
    versus=r"vs\.?|versus|im Vergleich (?:zu[rm]?|mit)|gegenüber",
    alternatives="oder",
    than=r"(?P<gap>\s(?:(?:wirklich|viel|deutlich)\s)?(?:\w{3,}er|mehr\s\w+|besser)\sals\s)",
    with_words="mit",
    months="Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember",
    whole_names="Sein und Zeit|Krieg und Frieden|Romeo und Julia|Trinidad und Tobago|Bosnien und Herzegowina|Antigua und Barbuda|St\\. Kitts und Nevis|"
    "Hänsel und Gretel|Max und Moritz|Schuld und Sühne|Stolz und Vorurteil|Forschung und Entwicklung|Wahrheit und Methode|Haus und Grund|"
    "Schleswig-Holstein|Turks- und Caicosinseln|[A-ZÄÖÜ]\\w+- und [A-ZÄÖÜ]\\w+",
    abbreviations=r"Dr|Prof|St|Nr|Bd|ca|bzw|usw|vgl|etc|Hr|Fr|z\.\s?B|d\.\s?h|u\.\s?a|Abs|Art|Mio|Mrd|Str|geb|gest|v\.\s?Chr|n\.\s?Chr",
    nouns_have_capitals=True,
    question_words="wer|wem|wen|wessen|wann|wo|woher|wohin|was|wie|warum|wieso|weshalb|welche[rsmn]?|seit wann|bis wann|wie viele?|in welche[rmn]|"
    "an welche[rmn]|aus welche[rmn]|auf welche[rmn]|zu welche[rmn]|mit welche[rmn]|von welche[rmn]|bei welche[rmn]|von wem|für wen|worin|wofür|wodurch|womit",
    auxiliaries="ist|sind|war|waren|hat|haben|hatte|hatten|wird|werden|wurde|wurden|kann|können|darf|soll|sollte|muss|gibt es|gab es|"
    "stammt|gewann|starb|gilt|liegt|lebt|lebte|dauerte|kostet|gehört|hilft|verursacht|enthält|erfand|schrieb|baute|fand|erhielt",
    finite_verbs=r"(?:(?:später|auch|dann|einst|noch|jetzt|nie|immer|nur|nicht)\s+)?(?:ist|sind|war|waren|hat|hatte|hatten|haben|wird|wurde|wurden|kann|"
    r"konnte|soll|gewann|starb|schrieb|baute|lebte|gründete|erhielt|wurde|fand|liegt|lag|kostet|gehört|gilt|begann|endete|ging|kam|stand|"
    r"verlor|fiel|fielen|sank|brach|zog|trat|schloss|gab|nahm|ließ|hieß|blieb|half|traf|trug|schlug|wuchs|flog|fuhr|lief|rief|sang|sah|sprach|siegte|stürzte|besiegte|enthält|hilft|verursacht|kommt|steht|lebt|erfand|enthält|dauerte|stammt|\w{3,}te)\b",
    pronouns="er|sie|es",
    possessives="seine?[rmns]?|ihre?[rmns]?",
    request_open=r"(?:bitte\s+)?(?:(?:kannst|könntest) du (?:mir )?(?:bitte )?|ich möchte (?:wissen|erfahren),?\s*|sag(?:e)? mir,?\s*|finde(?: heraus)?,?\s*|suche\s+(?!nach\b.{0,20}\bfür)(?:nach\s+)?|"
    r"zeige? mir\s+|nenne?(?: mir)?\s+|erkläre?(?: mir)?,?\s+|erläutere\s+|recherchiere\s+|untersuche,?\s+|prüfe,?\s+(?:ob\s+)?|überprüfe,?\s+(?:ob\s+)?|liste\s+|beschreibe\s+|faktencheck:?\s*|vergleiche\s+(?:bitte\s+)?)",
    request_close=r"[,;]?\s*(?:bitte|schritt für schritt|danke|auf|heraus|gesucht)",
    truth_open=r"(?:stimmt es(?: wirklich)?|ist es (?:wirklich )?(?:wahr|richtig|so|korrekt)|trifft es zu|stimmt die (?:aussage|behauptung)),?\s*(?:dass|daß)?[ ,:]*|stimmt'?s,?\s*dass\s*",
    truth_close=r"[,.;:–-]?\s*(?:stimmt (?:das|es)(?: wirklich)?|ist das (?:wirklich )?(?:wahr|richtig|so|korrekt)|wahr oder falsch|oder nicht|richtig|mythos oder (?:wahrheit|fakt))",
    comparison=r"\b\w+ oder [^?:,]{2,60}[:,] ?(?:was|welche[rs]?|wer)\b|\b(?:ist|sind|wäre|kostet|verbraucht|hält)\b.{0,80}\b(?:günstiger|billiger|besser|schneller|sicherer|größer|älter|sparsamer|gesünder)\b|\bvergleich\w*\b|\bunterschied\w*\b|\bunterscheide[nt]\b|\bvs\b|\bversus\b|\bim vergleich\b|\bbesser als\b|\b(?:was|welche[rs]?) ist (?:besser|schneller|billiger|günstiger|sicherer|größer)\b|"
    r"\b(?:schneller|billiger|günstiger|größer|älter|höher|länger|sicherer|gesünder|teurer) als\b(?!\s+\d)|\bwas ist besser\b|\blohnt sich eher\b",
    product=r"^(?:was|welche[rs]?) (?:ist|sind) (?:der|die|das) beste\w*\b|^(?:der |die |das )?beste[rsn]?\b|\bempfehl\w*|\bempfiehl\b|\bkaufberatung\b|\bzu kaufen\b|\bkaufen soll\w*|"
    r"\bsoll(?:te)? ich (?:mir )?\w* ?kaufen|^gute[rs]?\b|^günstigste[rs]?\b|\bich suche (?:ein|eine|einen)\b|\bgesucht\b",
    price_limit=r"\b(?:unter|bis(?: zu)?|höchstens|maximal|weniger als)\s\d[\d.,]*\s?(?:euro|€|eur)",
    how_to=r"^wie (?:kann|richte|installiere|mache|erstelle|beantrage|wechsle|konfiguriere|repariere|baue|melde|aktualisiere|verlängere|\w+e|\w+t|kündigt|macht) (?:ich|man|wir)\b|\banleitung\b|\bschritt für schritt\b|^wie (?:ich|man)\b|\bschritte (?:zum|zur|für)\b",
    explainer=r"^was (?:ist|sind|bedeutet|heißt|versteht|bedeuten)\b|^warum\b|^wieso\b|^weshalb\b|^erklär\w*|^wie funktionier\w*|\bbedeutung\b|\bunterschied\b",
    origin=r"\bursprung\b|\bursprünglich\b|\bherkunft\b|\bzum ersten mal\b|\berstmals\b|\bzuerst\b|\bwer (?:hat .{0,60})?(?:erfand|erfunden|prägte|geprägt|entdeckte)\b|\bwer erfand\b|\bwoher (?:kommt|stammt)\b|\bmeme\b|\bder erste\b|\bdie erste\b|\bältest\w*\b|\bgeprägt\b",
    latest=r"\baktuell\w*\b|\bneueste\w*\b|\bderzeit\w*\b|\bdieses jahr\b|\bheute\b|\bjetzt\b|\bmomentan\b|\bgegenwärtig\w*\b|\bin diesem jahr\b|\bdiesjährig\w*\b",
    official=r"\boffiziell\w*\b|\bamtlich\w*\b|\blaut\b|\bstatistische\w* bundesamt\w*\b|\bbehörde\w*\b|\bprimärquelle\w*\b|\bgesetz\w*\b",
    comprehensive=r"\bumfassend\w*\b|\bausführlich\w*\b|\btiefgehend\w*\b|\bgründlich\w*\b|\bdeep research\b|\balles über\b|\bvollständig\w*\b|\bliteraturüberblick\b",
    implementation=r"\bkonfigurier\w*|\binstallier\w*|\bbereitstell\w*|\bmigrier\w*|\bAPI\b|\bdocker\b|\bskript\w*",
    exclusion="nicht|kein|keine|keinen|außer|ohne|ausgenommen|ausgeschlossen|abgesehen von|mit ausnahme von|statt",
    excludes_before=r"ohne|nicht von|außer|ausgenommen|abgesehen von|mit ausnahme von|,\s(?:aber )?(?:nicht|kein\w*)",
    evaluative=r"(?:gut|schlecht|sinnvoll|sicher|gesund|wichtig|empfehlenswert)",
    who_words="wer|welche",
    source="laut|gemäß|nach angaben von|nach angaben",
    since="seit|ab|nach",
    until="bis|vor",
    between="zwischen|von",
    range_joint="und|bis",
    decade=r"(?:(?:die|den|der)\s)?(?P<decade>(?:1[5-9]|20)?\d0)er(?:[ -]jahren?)?\b",
    century=r"(?P<century>\d{1,2})\.\s?(?:jahrhunderts?|jh\.?)",
    this_year=r"\b(?:in )?diese[ms] jahr(?:es)?\b|\bdiesjährig\w*",
    last_year=r"\bletzte[sn] jahr(?:es)?\b|\bim vorjahr\b",
    ask_of="Was sagen die Quellen dazu: {x}?",
    ask_difference="Worin unterscheiden sich {a} und {b}?",
    ask_source="Welche Primärquelle sagt das, und von wann ist sie?",
    ask_contrary="Welche Belege sprechen dagegen?",
    ask_date="Gilt das heute noch, und seit wann?",
    ask_limits="Unter welchen Bedingungen gilt es nicht?",
    rivals_claim=("die Behauptung ist falsch", "nur teilweise wahr: anderes Datum, anderer Ort, andere Zahl", "wahr von einer anderen Person oder Sache", "die Quellen schreiben denselben Fehler ab"),
    rivals_entity=("der bekannteste Kandidat", "ein Namensvetter", "ein früherer oder weniger bekannter"),
    rivals_value=("der Wert zu einem anderen Datum oder einer anderen Fassung", "der Wert eines Namensvetters", "ein Fehler, den spätere Quellen abschrieben"),
    rivals_options=("{a} liegt vorn", "{b} liegt vorn", "kein Unterschied, der zählt", "es hängt von den Bedingungen ab"),
    rivals_method=("das Verfahren einer älteren Fassung", "ein einfacherer Weg", "unter diesen Bedingungen geht es nicht"),
    clarify_scope="Welche Seite von {x} ist gemeint?",
    clarify_purpose="Wofür ist die Antwort: Überblick, Entscheidung oder eine einzelne Tatsache?",
    clarify_time="Welcher Zeitraum und welcher Ort zählen?",
)  # fmt: skip
