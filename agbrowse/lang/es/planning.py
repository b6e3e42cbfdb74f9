"""Spanish, for planning."""

from agbrowse.lang.base import words
from agbrowse.lang.planning import Planning

PLANNING = Planning(
    tag="es",
    fillers=words(
        """contar incluir viene vienen proviene dónde el la los las un una unos unas lo al del de a en por para con sin sobre entre y e o u ni que qué quién quiénes cuál cuáles
        cuándo dónde cómo cuánto cuánta cuántos cuántas quien cuando donde como es son era eran fue fueron ha han hay había ser estar está están sido no sí se su sus
        le les me mi te tu nos más menos según desde hasta cierto verdad realmente si pero también muy este esta estos estas ese esa esos esas
        tiene tienen tener tenía puede pueden puedo debe hacer hace qué mejor mejores peor peores comparar compara comparación diferencia diferencias recomienda
        recomiéndame recomendar busca buscar dime explica explícame encuentra lista guía paso pasos actual actuales actualmente hoy ahora último última
        últimos últimas reciente primera primero primer vez año conviene excepto salvo excluyendo menos contra frente versus vs oficial oficiales datos bueno buena buenos buenas porque
        cada todo todos toda todas otro otra mismo misma ya aún cual durante tras ante bajo hacia puedo debo quiero necesito significa llama"""
    ),
    articles=words("el la los las un una unos unas lo"),
    prepositions=words("con sin para por en desde hasta según entre sobre bajo durante tras ante contra de del a al que hacia"),
    opening_phrases="por menos de|de menos de|a partir de|al menos|hasta",
    conditions=words("con sin para por en según sobre bajo durante tras desde usando"),
    connectors=words("de del a al"),
    conjunctions="y|e",
    alternatives="o|u",
    than=r"(?P<gap>\s(?:(?:es|son|realmente|mucho)\s){0,2}(?:mejor(?:es)?|peor(?:es)?|(?:más|menos)\s\w+|mayor|menor)\sque\s)",
    with_words="con|frente a",
    versus=r"vs\.?|versus|contra|frente a|en comparación con|comparad[oa]s? con",
    months="enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
    whole_names="ventajas y (?:desventajas|inconvenientes)|pros y contras|sin (?:hilos|cables?)|Trinidad y Tobago|Bosnia y Herzegovina|Antigua y Barbuda|San Cristóbal y Nieves|Romeo y Julieta|Guerra y paz|Crimen y castigo|Orgullo y prejuicio|"
    "Castilla y León|Ser y tiempo|San Vicente y las Granadinas|Santo Tomé y Príncipe|Ortega y Gasset|Ramón y Cajal|investigación y desarrollo",
    abbreviations=r"Sr|Sra|Dr|Dra|Prof|St|Sto|núm|pág|etc|aprox|ca|EE|UU|Ud|Uds|Av",
    question_words="quién(?:es)?|cuándo|dónde|cuánt[oa]s?|cuál(?:es)?|qué|cómo|por qué|desde (?:qué|cuándo)|en (?:qué|cuál)|de (?:qué|quién|dónde)|a (?:qué|quién)|para qué|con qué|hasta (?:qué|cuándo)",
    auxiliaries="es|son|era|eran|fue|fueron|ha|han|hay|está|están|tiene|tienen|puede|pueden|existe|existen|ganó|murió|nació|causa|causan|fundó|inventó|descubrió|escribió|vive|cuesta|duró|sirve|se puede",
    finite_verbs=r"(?:(?:también|luego|entonces|siempre|nunca|no|ya)\s+)?(?:es|son|era|eran|fue|fueron|tiene|tienen|tuvo|ha|han|está|están|nació|murió|ganó|escribió|"
    r"fundó|inventó|descubrió|vive|vivió|cuesta|duró|contiene|perdió|construyó|se (?:fundó|construyó|inauguró)|mide|pesa|"
    r"\w{3,}(?:ó|aron|ieron))\b",
    pronouns="él|ella|ellos|ellas",
    possessives="sus?",
    drops_subjects=True,
    object_pronouns="la|lo|las|los",
    request_open=r"(?:por favor,?\s*)?(?:(?:puedes|podrías) (?:decirme|explicar(?:me)?|buscar|encontrar)\s+|dime\s+|quiero saber\s+|me gustaría saber\s+|busca(?:me)?\s+|encuentra\s+|explica(?:me)?\s+|explícame\s+|investiga\s+(?:a fondo\s+)?|"
    r"averigua\s+|compara\s+|enumera\s+|describe\s+|verifica (?:si|que)\s+|comprueba (?:si|que)\s+|dame\s+|lista (?:de\s+)?|haz una\s+(?=comparación|guía))",
    request_close=r"[,;]?\s*(?:por favor|paso a paso|gracias|en detalle)",
    truth_open=r"¿?\s*(?:es (?:realmente )?(?:cierto|verdad|correcto)|es un hecho|será (?:cierto|verdad))\s*(?:que)?[ ,:]*",
    truth_close=r"[,.;:]?\s*¿?(?:es (?:eso |esto )?(?:cierto|verdad|correcto)(?: eso)?|verdad o mentira|verdadero o falso|verdad|cierto|mito o realidad|no)",
    comparison=r"\b\w+ o [^?:,]{2,60}[:,] ¿?(?:cuál|qué)\b|\bcompar(?:a|ar|ación|ado|ada|ativa|emos)\b|\bdiferencias?\b|\bdiferencian?\b|\bvs\b|\bversus\b|\bmejor(?:es)? que\b|\bfrente a\b|\bqué (?:es|conviene) (?:mejor|más)\b|\b(?:más|menos) \w+ que\b(?!\s+\d)|"
    r"\bcuál es (?:mejor|más)\b|\bcuál conviene\b|\bconviene más\b|\bmayor que\b",
    product=r"^¿?(?:cuál(?:es)? (?:es|son) )?(?:el |la |los |las )?mejor(?:es)?\b(?! que)|\brecomi\w+|\brecomend\w+|\bpara comprar\b|\bqué \w+ (?:comprar|me compro|debería comprar)\b|\bbusco (?:un|una)\b|\bcomprar\b",
    price_limit=r"\b(?:menos de|hasta|máximo|por debajo de|inferior a)\s\d[\d.,]*\s?(?:euros|€|dólares)",
    how_to=r"^¿?cómo (?:puedo|se puede|se|hacer|\w+[aei]r(?:me|se|lo|la)?)\b|\bguía (?:para|de)\b|\bpaso a paso\b|\bpasos para\b|\btutorial\b|^¿?qué pasos\b",
    explainer=r"^¿?qué (?:es|son|significa|significan)\b|^¿?por qué\b|^¿?cómo funciona\w*|\bexpli\w+|\bsignificado\b|\bdiferencia entre\b|^¿?en qué consiste\b",
    origin=r"\borigen(?:es)?\b|\boriginal(?:mente)?\b|\bpor primera vez\b|\bquién (?:inventó|acuñó|descubrió|fue el primer\w*)\b|\bprimer(?:a|o)?\b|\bde dónde (?:viene|proviene|surge)\b|\bmeme\b|\betimología\b|\bacuñ\w+|\bsurgió\b|\bmás antigu\w+",
    latest=r"\bactual(?:es|mente)?\b|\búltim[oa]s?\b|\bmás recientes?\b|\beste año\b|\bhoy\b|\bahora\b|\brecientes?\b|\bvigentes?\b",
    official=r"\boficial(?:es|mente)?\b|\bsegún (?:el|la|los|las)\b|\bgobierno\b|\bministerio\b|\bINE\b|\bestadísticas?\b|\bBOE\b|\bfuentes? primarias?\b",
    comprehensive=r"\bexhaustiv\w+|\bcompleto\b|\ba fondo\b|\ben profundidad\b|\bdetallad\w+|\binvestigación profunda\b|\btodo sobre\b|\bintegral\b|\bdeep research\b",
    implementation=r"\bconfigur\w+|\binstal\w+|\bdesplegar\b|\bmigrar\b|\bAPI\b|\bscript\b|\bdocker\b",
    exclusion="sin contar|sin incluir|no|excepto|salvo|sin|excluyendo|menos|que no sea|que no sean|aparte de|a excepción de|exceptuando",
    excludes_before=r"sin contar|sin incluir|excluido|excepto|salvo|excluyendo|menos|que no sean?|aparte de|a excepción de|,\s(?:pero )?no",
    evaluative=r"(?:buen[oa]s?|mal[oa]s?|segur[oa]s?|san[oa]s?|útil|importante)",
    who_words="quién|qué|cuál",
    source="según|de acuerdo con|basado en",
    since="desde|después de|a partir de",
    until="hasta|antes de",
    between="entre|desde|de",
    range_joint="y|hasta|a",
    decade=r"(?:los\s)?(?:años|década de(?: los)?)\s(?P<decade>(?:1[5-9]|20)?\d0)\b",
    century=r"siglo\s(?P<century>[IVXL]{1,6})\b",
    this_year=r"\beste año\b|\ben el año en curso\b",
    last_year=r"\bel año pasado\b|\baño pasado\b",
    ask_of="¿Qué dicen las fuentes sobre esto: {x}?",
    ask_difference="¿En qué se diferencian {a} y {b}?",
    ask_source="¿Qué fuente primaria lo afirma y de cuándo es?",
    ask_contrary="¿Qué pruebas hay en contra?",
    ask_date="¿Sigue siendo así hoy, y desde cuándo?",
    ask_limits="¿En qué condiciones no se cumple?",
    rivals_claim=("la afirmación es falsa", "cierta solo en parte: otra fecha, otro lugar u otra cifra", "cierta de otra persona o cosa", "las fuentes copian el mismo error"),
    rivals_entity=("el candidato más conocido", "un homónimo", "uno anterior o menos conocido"),
    rivals_value=("el valor de otra fecha o versión", "el valor de un homónimo", "un error que copiaron fuentes posteriores"),
    rivals_options=("{a} sale mejor", "{b} sale mejor", "ninguna diferencia que importe", "depende de las condiciones"),
    rivals_method=("el método de una versión anterior", "una vía más sencilla", "en estas condiciones no se puede"),
    clarify_scope="¿Qué aspecto de {x} interesa?",
    clarify_purpose="¿Para qué es la respuesta: una visión general, una decisión o un solo dato?",
    clarify_time="¿Qué periodo y lugar importan?",
)  # fmt: skip
