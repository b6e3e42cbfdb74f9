"""French, for planning."""

from agbrowse.lang.base import words
from agbrowse.lang.planning import Planning

PLANNING = Planning(
    tag="fr",
    fillers=words(
        """vient viennent d'où provient le la les l' un une des du de d' au aux à et ou où ne n' pas est sont était étaient fut furent être été a ont avait avaient avoir qui que qu' quoi quel quelle quels
        quelles quand comment combien pourquoi dans sur sous avec sans pour par chez vers entre depuis jusque jusqu'à en y il elle ils elles on nous vous je tu se s' ce c' cet
        cette ces son sa ses leur leurs mon ma mes votre plus moins mieux très aussi si mais donc car selon d'après vrai vraiment exact
        peut peuvent faut doit fait faire compare comparer comparez comparaison différence différences meilleur meilleure meilleurs meilleures recommande recommander
        recommandez conseille trouve trouver cherche explique expliquer dis guide étapes étape actuel actuelle actuellement aujourd'hui maintenant dernier
        dernière derniers dernières récent première premier fois année sauf excepté hormis contre versus vs officiel officielle officiels officielles données bon bonne bons bonnes
        est-ce est-il est-elle a-t-il a-t-elle sont-ils sont-elles y-a-t-il c'est qu'est-ce quelle chaque tout tous toute toutes autre même déjà encore lequel laquelle lesquels
        pendant après avant lors puis-je dois-je veux besoin signifie vaut vaut-il hors passer"""
    ),
    articles=words("le la les un une des l' du"),
    prepositions=words("avec sans pour par dans sur sous en depuis selon entre chez contre pendant après avant à au aux de du des qui que vers d'après jusqu'à hors sauf"),
    opening_phrases="à moins de|de moins de|à partir de|au moins|d'au moins|jusqu'à",
    conditions=words("avec sans pour par dans sur sous en selon pendant après avant depuis"),
    connectors=words("de du des d' à au aux"),
    conjunctions="et|ainsi que",
    alternatives="ou",
    than=r"(?P<gap>\s(?:(?:est|sont)(?:-(?:il|elle|ils|elles))?\s)?(?:vraiment\s|bien\s)?(?:meilleure?s?|pire|(?:plus|moins)\s\w+)\s(?:que|qu['’])\s?)",
    with_words="avec|à",
    versus=r"vs\.?|versus|contre|face à|par rapport (?:à|au|aux)|comparée?s? à",
    months="janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre",
    whole_names="avantages et (?:les )?inconvénients|sans fil|Trinité-et-Tobago|Bosnie-Herzégovine|Antigua-et-Barbuda|Roméo et Juliette|Guerre et Paix|Crime et Châtiment|Orgueil et Préjugés|Le Rouge et le Noir|"
    "L'Être et le Néant|Être et Temps|Saint-Pierre-et-Miquelon|Tristan et Iseut|recherche et développement|Provence-Alpes-Côte d'Azur|Wallis-et-Futuna|Tarn-et-Garonne|Meurthe-et-Moselle",
    abbreviations=r"M|Mme|Mlle|Dr|Pr|St|Ste|etc|env|cf|n°|p\.\s?ex|art|av|apr|J\.-C",
    question_words="qui|quand|où|combien|quel(?:le)?s?|comment|pourquoi|que|qu['’]est-ce que?|lequel|laquelle|depuis quand|en quelle|dans quel(?:le)?|à quel(?:le)?|de quel(?:le)?|"
    "par qui|sur quel(?:le)?|quoi|d['’]où",
    auxiliaries="est-ce (?:que|qu['’])|est-il|est-elle|a-t-il|a-t-elle|y a-t-il|sont-ils|sont-elles|est|sont|peut-on|peut-il|doit-on|faut-il",
    finite_verbs=r"(?:(?:aussi|ensuite|toujours|jamais|ne)\s+)?(?:est|sont|était|étaient|fut|a|ont|avait|a été|est né|gagna|écrivit|mourut|naquit|reçut|remporta|fonda|"
    r"coûte|possède|contient|mesure|pèse|se trouve|dure|\w{3,}èrent)\b",
    pronouns="il|elle|ils|elles",
    possessives="son|sa|ses|leurs?",
    request_open=r"(?:s['’]il (?:te|vous) pla[iî]t,?\s*)?(?:(?:peux-tu|pouvez-vous) (?:me )?(?:dire|expliquer|trouver|chercher)\s+|dis-moi\s+|dites-moi\s+|je (?:veux|voudrais|souhaite) savoir\s+|cherche\s+|trouve(?:-moi|z)?\s+|explique(?:-moi|z)?\s+|"
    r"recherche\s+|compare[rz]?\s+|liste\s+|énumère\s+|décris\s+|vérifie[rz]? (?:si|que)\s+|donne(?:-moi|z-moi)\s+)",
    request_close=r"[,;]?\s*(?:s['’]il (?:te|vous) pla[iî]t|étape par étape|pas à pas|merci|en détail)",
    truth_open=r"(?:est[- ]il (?:vraiment )?(?:vrai|exact|correct)|est-ce (?:vraiment )?(?:vrai|exact)|c['’]est vrai)\s*(?:que|qu['’])?[ ,:]*|est-ce vrai que\s+",
    truth_close=r"[,.;:]?\s*(?:est-ce (?:vrai|exact|correct)|c['’]est vrai|vrai ou faux|info ou intox|mythe ou réalité|n['’]est-ce pas)",
    comparison=r"\b\w+ ou [^?:,]{2,60} ?[:,] ?(?:laquelle|lequel|lesquel\w+|que|qu\'est-ce|quel\w*)\b|\bcompar(?:e|er|ez|aison|atif|ons)\b|\bdifférences?\b|\bvs\b|\bversus\b|\bmeilleure?s? que\b|\bface à\b|\b(?:plus|moins) \w+ (?:que|qu['’])(?!\s*\d)|\bvaut[- ]il mieux\b|\bquel(?:le)? est (?:le|la) (?:plus|meilleur\w*)\b.{1,80}\bou\b|\blequel (?:est|choisir)\b|\bmieux\b.{1,80}\bou\b",
    product=r"^(?:quel(?:le)?s? (?:est|sont) )?(?:le |la |les )?meilleur(?:e|s|es)?\b(?! que)|\brecommand\w+|\bconseill\w+|\bà acheter\b|\bquel(?:le)? [\w -]{2,30} acheter\b|\bje cherche (?:un|une)\b|\bguide d['’]achat\b",
    price_limit=r"\b(?:moins de|jusqu['’]à|maximum|inférieur à)\s\d[\d.,]*\s?(?:euros|€)",
    how_to=r"^comment (?:puis-je|peut-on|faire|installer|\w+(?:er|ir|re)\b|on)|\bguide pour\b|\bétape par étape\b|\bétapes pour\b|\btutoriel\b|\bdémarches? pour\b|\bpas à pas\b",
    explainer=r"^qu['’]est-ce (?:que|qu['’])\b|^c['’]est quoi\b|^pourquoi\b|^comment (?:fonctionne|marche)\w*|\bexpli\w+|\bsignifi\w+|\bdifférence entre\b|^que signifie\b|^en quoi consiste\b",
    origin=r"\borigines?\b|\boriginellement\b|\bpour la première fois\b|\bqui a (?:inventé|découvert|créé|introduit)\b|\bpremi(?:er|ère)\b|\bd['’]où vient\b|\bmème\b|\bétymologie\b|\bqui (?:inventa|a dit)\b|\bplus ancien\w*\b|\binventé\w*\b",
    latest=r"\bactuel(?:le|s|lement)?\b|\bdern(?:ier|ière)s?\b|\bplus récent\w*\b|\bcette année\b|\baujourd['’]hui\b|\bmaintenant\b|\ben vigueur\b|\brécent\w*\b",
    official=r"\bofficiel(?:le|s|les|lement)?\b|\bselon (?:l['’]|le|la|les)\b|\bd['’]après\b|\bgouvernement\b|\bministère\b|\bINSEE\b|\bstatistiques?\b|\bservice-public\b|\bsources? primaires?\b",
    comprehensive=r"\bexhausti\w+|\bcomplet\b|\bcomplète\b|\bapprofondi\w*|\bdétaillé\w*|\btout savoir\b|\btout sur\b|\bdeep research\b|\bétat de l['’]art\b",
    implementation=r"\bconfigur\w+|\binstall\w+|\bdéployer\b|\bmigrer\b|\bAPI\b|\bscript\b|\bdocker\b",
    exclusion="pas|sauf|sans|hors|hormis|excepté|à l['’]exception de|autre que|non",
    excludes_before=r"sans compter|à l\'exclusion de|en dehors de|sauf|hormis|excepté|à l['’]exception de|autre que|hors|,\s(?:mais )?pas(?: de| un| une)?",
    evaluative=r"(?:bien|bon(?:ne)?s?|mauvais(?:e)?|sûr(?:e)?|utile|important(?:e)?)",
    who_words="qui|quel",
    source="selon|d['’]après|conformément à",
    since="depuis|après|à partir de",
    until="jusqu['’]en|jusqu['’]à|avant",
    between="entre|de",
    range_joint="et|à",
    decade=r"(?:les\s)?années\s(?P<decade>(?:1[5-9]|20)?\d0)\b",
    century=r"(?P<century>[IVXL]{1,6}|\d{1,2})e\s(?:siècle)",
    this_year=r"\bcette année\b",
    last_year=r"\bl['’]année dernière\b|\bl['’]an dernier\b",
    ask_of="Que disent les sources à ce sujet : {x} ?",
    ask_difference="En quoi {a} et {b} diffèrent-ils ?",
    ask_source="Quelle source primaire l'affirme, et de quand date-t-elle ?",
    ask_contrary="Quels éléments s'y opposent ?",
    ask_date="Est-ce encore le cas, et depuis quand ?",
    ask_limits="Dans quelles conditions n'est-ce pas le cas ?",
    rivals_claim=("l'affirmation est fausse", "vraie en partie seulement : autre date, autre lieu, autre chiffre", "vraie d'une autre personne ou chose", "les sources recopient la même erreur"),
    rivals_entity=("le candidat le plus connu", "un homonyme", "un plus ancien ou moins connu"),
    rivals_value=("la valeur d'une autre date ou version", "la valeur d'un homonyme", "une erreur recopiée par des sources ultérieures"),
    rivals_options=("{a} l'emporte", "{b} l'emporte", "aucune différence qui compte", "cela dépend des conditions"),
    rivals_method=("la méthode d'une ancienne version", "un moyen plus simple", "impossible dans ces conditions"),
    clarify_scope="Quel aspect de {x} est visé ?",
    clarify_purpose="À quoi sert la réponse : un aperçu, une décision ou un seul fait ?",
    clarify_time="Quelle période et quel lieu comptent ?",
)  # fmt: skip
