"""English, for planning."""

from agbrowse.lang.base import words
from agbrowse.lang.planning import Planning

_STATES = (
    "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|"
    "Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|"
    "Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|"
    "Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming"
)

PLANNING = Planning(
    tag="en",
    fillers=words(
        """a an the this that these those of in on at by for with from to into onto upon over under between among through during
        before after above below about against across along around behind beside near off out up down and or but nor so yet if
        than then as is are was were be been being am do does did done doing has have had having will would shall should can could
        may might must not no i you he she it we they me him her us them my your his its our their who whom whose which what when
        where why how there here also too very just only even still already again ever never each every any some all both either
        neither such own same other another more most much many few less least because while whereas although though until till
        since per via within without toward towards once one etc vs versus please tell give find show list compare comparison
        comparing compared explain describe difference differences better best worse worst recommend recommended recommendation
        suggest true really actually correct right fact check verify whether know want need like get using use used step steps
        guide tutorial instructions way ways according exactly currently latest current newest official officially long old often
        good bad recently mean means meaning called excluding except exclude apart instead rather first originally last under
        comprehensive comprehensively deep research report detailed thorough look around choose pick prefer today now
        it's what's who's isn't aren't wasn't weren't don't doesn't didn't can't couldn't won't i'm let's vs.
        go going went make makes made kind kinds type types sort thing things come comes came"""
    ),
    articles=words("a an the"),
    prepositions=words(
        "in on at by for with from to under over without using via during before after since until within near above below "
        "between against through as among per across into around that which who whose while"
    ),
    opening_phrases="at least|less than|more than|up to|no more than",
    conditions=words("in on for with without using via during before after under over while within as"),
    connectors=words("of"),
    conjunctions="and",
    alternatives="or",
    versus=r"vs\.?|versus|compared (?:with|to)|in comparison (?:with|to)|as opposed to",
    than=r"(?P<gap>\s(?:(?:really|actually|still|much|is|are)\s){0,2}(?:\w{3,}er|(?:more|less)\s\w+|better|worse|superior|inferior)\s(?:than|to)\s)",
    with_words="with|to|against",
    months="January|February|March|April|May|June|July|August|September|October|November|December"
    r"|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?",
    whole_names="pros and cons|advantages and disadvantages|strengths and weaknesses|Trinidad and Tobago|Bosnia and Herzegovina|Antigua and Barbuda|S[aã]o Tom[eé] and Pr[ií]ncipe|"
    "Saint (?:Kitts and Nevis|Vincent and the Grenadines|Pierre and Miquelon)|St\\.? (?:Kitts and Nevis|Vincent and the "
    "Grenadines)|Turks and Caicos|Romeo and Juliet|War and Peace|Crime and Punishment|Pride and Prejudice|Sense and Sensibility|"
    "Johnson and Johnson|Procter and Gamble|Marks and Spencer|Ernst and Young|Standard and Poor's|Simon and Garfunkel|"
    "Tom and Jerry|Newfoundland and Labrador|Tyne and Wear|Brighton and Hove|Beauty and the Beast|"
    "Food and Drug Administration|Centers for Disease Control and Prevention|Alexander and Baldwin|Barnes and Noble|"
    "rock and roll|rhythm and blues|research and development|terms and conditions|mergers and acquisitions|"
    "supply and demand|trial and error|black and white|salt and pepper|fish and chips|mac and cheese",
    regions=r"D\.C\.|DC\b|U\.S\.|USA\b|UK\b|Jr\.?|Sr\.?|Inc\.?|Ltd\.?|LLC\b|Ontario|Quebec|British Columbia|England|Scotland|"
    "Wales|Ireland|France|Germany|Italy|Spain|Japan|China|India|Canada|Australia|" + _STATES,
    abbreviations=r"Mr|Mrs|Ms|Dr|Prof|St|Mt|No|Vol|Fig|vs|etc|approx|ca|Jr|Sr|Inc|Ltd|Co|Corp|Gen|Col|Lt|Sgt|e\.g|i\.e|al|cf",
    question_words="who|whom|whose|when|where|what|which|how|why|since when|in (?:what|which)|from (?:what|which)|at (?:what|which)",
    auxiliaries="is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|may|might|must|isn't|aren't|wasn't|weren't|"
    "doesn't|don't|didn't|hasn't|can't",
    finite_verbs=r"(?:(?:later|also|then|once|still|now|first|never|always|only|not|no longer)\s+)?(?:is|are|was|were|has|have|had|"
    r"does|do|did|can|could|will|would|became|made|makes|won|wrote|built|led|lost|left|went|sold|bought|took|gave|got|ran|sang|"
    r"taught|found|founded|held|kept|met|born|rose|fell|grew|drew|flew|knew|began|sank|stood|died|spent|sent|broke|spoke|chose|"
    r"beat|cost|costs|cut|set|put|hit|hosts|supports|contains|runs|uses|lies|\w{3,}ed)\b",
    pronouns="she or he|he or she|it|he|she|they",
    possessives="its|his|her|their",
    base_verbs=words(
        """last hold fix win lose play sink invent discover cause die sell buy build find found make take give get run sing teach
        keep meet rise fall grow draw fly know begin stand spend send break speak choose beat cost cut set put hit host support
        contain use lie work need have want come go start end stop open close move live leave join write read sign release launch
        publish introduce ban allow require include affect prevent reduce increase improve cure kill help protect change become
        remain receive earn pay raise drop reach cross climb land arrive return visit travel serve lead follow create design
        develop produce direct act star record perform compete qualify score defeat attack invade occupy surrender declare
        accept reject approve deny admit claim say tell announce resign retire appoint elect vote marry divorce bear raise
        own stunt boost damage harm speed trigger treat lower kill attract replace outlaw extend shrink expand absorb emit orbit rotate swim breathe digest transmit infect poison hatch migrate hibernate evolve descend collide erupt drown strike shoot assassinate overthrow conquer unite divide rule govern abolish enact ratify veto impeach pardon inherit donate steal forge paint compose translate adapt portray narrate broadcast air stream premiere debut retire own acquire merge split file sue settle convict arrest escape survive suffer contract spread originate derive
        run ship crash burn explode collapse flood freeze melt boil contain weigh measure exceed fit match compare differ
        replace remove add update upgrade patch break happen occur exist belong consist depend mean matter count eat drink
        sleep see hear feel think believe say predict foresee warn name call coin popularise popularize sponsor fund finance
        pass fail graduate attend study learn plan try use block delay postpone cancel resume"""
    ),
    pasts={
        pair.split(":")[0]: pair.split(":")[1]
        for pair in [
            "hold:held",
            "win:won",
            "lose:lost",
            "sink:sank",
            "sell:sold",
            "buy:bought",
            "build:built",
            "find:found",
            "make:made",
            "take:took",
            "give:gave",
            "get:got",
            "run:ran",
            "sing:sang",
            "teach:taught",
            "keep:kept",
            "meet:met",
            "rise:rose",
            "fall:fell",
            "grow:grew",
            "draw:drew",
            "fly:flew",
            "know:knew",
            "begin:began",
            "stand:stood",
            "spend:spent",
            "send:sent",
            "break:broke",
            "speak:spoke",
            "choose:chose",
            "beat:beat",
            "cost:cost",
            "cut:cut",
            "set:set",
            "put:put",
            "hit:hit",
            "have:had",
            "come:came",
            "go:went",
            "leave:left",
            "write:wrote",
            "read:read",
            "become:became",
            "pay:paid",
            "lead:led",
            "bear:bore",
            "split:split",
            "burst:burst",
            "spread:spread",
            "say:said",
            "tell:told",
            "see:saw",
            "hear:heard",
            "feel:felt",
            "think:thought",
            "mean:meant",
            "eat:ate",
            "drink:drank",
            "sleep:slept",
            "foresee:foresaw",
            "forecast:forecast",
            "stop:stopped",
            "plan:planned",
            "ban:banned",
            "drop:dropped",
            "ship:shipped",
            "qualify:qualified",
            "deny:denied",
            "marry:married",
            "bury:buried",
            "carry:carried",
            "study:studied",
            "try:tried",
            "occupy:occupied",
            "admit:admitted",
            "occur:occurred",
            "freeze:froze",
            "fit:fitted",
            "star:starred",
            "lie:lay",
        ]
    },
    request_open=r"(?:please|kindly|(?:i'?m|i am|we'?re|we are) looking for|can you|could you|would you|i want (?:you )?to|i(?:'d| would) like (?:you )?to|i need (?:you )?to|"
    r"let's|help me(?: to)?)\b[ ,]*|(?:tell me|give me|show me|let me know|find out|look up|find|list|determine|identify|"
    r"(?:do )?(?:a )?(?:deep|in-depth|comprehensive) research(?: on| into| about)?[:,]? (?:everything about|all about)?|research|investigate|look into|report on|compare|write (?:me )?(?:a|an) [\w -]{0,40}?"
    r"report (?:on|about)|(?:an? )?(?:deep research |comprehensive |detailed |full |in-depth )?(?:report|overview|review|summary|analysis) (?:of|on|about)|explain|describe|summari[sz]e|(?:know|learn|find out)(?: about)?|"
    r"verify(?: (?:that|whether|if))?|check (?:whether|if|that)|confirm (?:whether|if|that))\b(?:\s+(?:me|about|whether|if))?[ ,:]*",
    request_close=r"[,;]?\s*(?:please|step[ -]by[ -]step|thanks|thank you|in detail|with sources)",
    truth_open=r"fact[- ]?check(?: (?:this|the claim|whether|if|that))*\s*:?\s*|(?:is it (?:really |actually )?(?:true|correct|right|a fact|the case)|is that true|true or false:?|"
    r"are (?:there|claims|the claims) [\w ]{0,20}?true)\s*(?:that)?[ ,:]*|it is (?:said|claimed) that\s+",
    truth_close=r"[,.;:–-]?\s*(?:(?:is (?:that|this|it) (?:really |actually )?(?:true|correct|right|so|a fact))|true or false|right|"
    r"true|correct|(?:fact or (?:fiction|myth))|really)",
    comparison=r"\bvs\b|\bversus\b|\bcompar(?:e|ed|ing|ison)\b|\bbetter than\b|\bdiffer(?:s|ences?)?\b(?! meaning)|"
    r"\bwhich (?:one |of them )?is (?:better|faster|cheaper|safer|larger|bigger|older|taller|more)\b|"
    r"\b(?:faster|cheaper|safer|larger|bigger|older|taller|longer|higher|heavier|healthier|more \w+|less \w+) than\b(?!\s+[\d$€£])|"
    r"\bpros and cons of\b|\bwhich is (?:better|faster|cheaper)",
    product=r"^(?:what(?:'s| is| are) |which (?:is |are )?)?(?:the )?(?:best|cheapest|top|good)\b(?! way| time| known| selling|-)|"
    r"\brecommend\w*\b|\bwhich (?P<thing>[\w -]{2,30}?) (?:should|to) (?:i |we )?(?:buy|get|choose)\b|\b(?:to buy|buying guide|worth buying)\b|"
    r"\blooking for (?:a|an)\b|^suggest\b|\bshould (?:i|we) (?:buy|get|choose)\b",
    price_limit=r"\b(?:under|below|less than|up to|max(?:imum)?|within)\s[$€£]\s?\d|\b(?:under|below|less than|up to)\s\d[\d.,]*\s?(?:dollars|euros|pounds|€|£|USD|EUR)",
    how_to=r"^(?:how (?:to|do (?:i|you|we)|can (?:i|you|we|one)|should (?:i|you|we))\b|(?:a )?(?:step[- ]by[- ]step )?(?:guide|tutorial|"
    r"instructions|steps) (?:to|for|on)\b|what (?:are|is) the (?:steps?|best way|process|procedure) (?:to|for)\b|steps to\b|"
    r"(?:the )?best way to\b)|\bhow to\b|\bstep[- ]by[- ]step\b",
    explainer=r"^(?:what (?:is|are|does|do) (?!the (?:latest|current|population|capital|height|price|name|number|date|first|largest|"
    r"longest|tallest|highest|oldest|smallest|total|average|official|\w+est)\b)|explain\b|how (?:does|do|is|are) (?!.*\b(?:old|many|"
    r"much|far|long|tall|big)\b)|why\b|describe\b|tell me about\b|what causes\b)|\bdifference between\b|\bin simple terms\b|\bmeaning of\b|"
    r"\bexplained\b",
    origin=r"\borigin(?:s|al(?:ly)?|ated?)?\b|\bwho (?:first|invented|coined|discovered|came up with)\b|\bfirst (?:used|appeared|coined|"
    r"recorded|known|said|person|ever|time|to|published|documented|use|appearance)\b|\bwhere (?:does|did) .{2,80} come from\b|"
    r"\bcoined\b|\bmeme\b|\bearliest\b|\betymology\b|\btrend\b|\bthe first\b|\bwho started\b",
    latest=r"\blatest\b|\bcurrent(?:ly)?\b|\bnewest\b|\bmost recent(?:ly)?\b|\bthis year\b|\bup[- ]to[- ]date\b|\bright now\b|"
    r"\bas of (?:now|today)\b|\btoday\b|\bnow\b|\brecent(?:ly)?\b",
    official=r"\bofficial(?:ly)?\b|\baccording to (?:the )?[A-Z]|\bgovernment (?:data|statistics|figures|sources?)\b|\bprimary sources?\b|"
    r"\bcensus\b|\bstatistics\b",
    comprehensive=r"\bcomprehensive(?:ly)?\b|\bdeep research\b|\bdeep[- ]dive\b|\bin[- ]depth\b|\bthorough(?:ly)?\b|\bexhaustive\b|"
    r"\bsystematic review\b|\bliterature review\b|\bstate of the art\b|\beverything about\b|\bfull (?:report|overview|analysis)\b",
    implementation=r"\bconfigur\w*|\binstall\w*|\bdeploy\w*|\bimplement\w*|\bmigrat\w*|\bKubernetes\b|\bAPI\b|\bcode\b|\bscript\b",
    exclusion=r"(?:but )?(?:not|excluding|except(?: for)?|other than|apart from|aside from|no|without|besides|rather than)",
    excludes_before=r"excluding|exclude|leaving out|except(?: for)?|other than|apart from|aside from|besides|,\s(?:but )?not(?: an?| the)?|non-",
    evaluative=r"(?:good|bad|worth it|any good|ok|okay|safe|healthy|useful|important|better)",
    who_words="who|which|what is the name",
    source=r"according to|based on|as reported by|per",
    since="since|after|from",
    until="until|till|up to|before|by",
    between="between|from",
    range_joint="and|to|through|until",
    decade=r"(?:the )?(?P<decade>1[5-9]\d0|20\d0)'?s\b",
    century=r"(?P<century>\d{1,2})(?:st|nd|rd|th)[- ]century",
    this_year=r"\bthis year\b",
    last_year=r"\blast year\b",
    ask_of="What do the sources say on this: {x}?",
    ask_difference="How do {a} and {b} differ?",
    ask_source="Which primary source states it, and when was it published?",
    ask_contrary="What evidence speaks against it?",
    ask_date="Is it still so today, and since when?",
    ask_limits="Under which conditions does it not hold?",
    rivals_claim=(
        "the claim is false",
        "true only in part: of another date, place or number",
        "true of another person or thing",
        "the sources copy one another from one error",
    ),
    rivals_entity=("the best-known candidate", "a namesake", "an earlier or less known one"),
    rivals_value=("the value of another date or version", "the value of a namesake", "one error that later sources copied"),
    rivals_options=(
        "{a} is ahead",
        "{b} is ahead",
        "no difference that matters",
        "it depends on the conditions of the test",
    ),
    rivals_method=("the method of an older version", "a simpler way", "it cannot be done under these conditions"),
    clarify_scope="Which aspect of {x} is meant?",
    clarify_purpose="What is the answer for: an overview, a decision, or one fact?",
    clarify_time="Which period and place matter?",
)
