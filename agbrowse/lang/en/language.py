"""English: function words, cues, question words, numbers and dates."""

from agbrowse.lang.base import Language, counted, numbers, phrases, table, words
from agbrowse.lang.en.common import COMMON_WORDS
from agbrowse.lang.en.countries import COUNTRIES
from agbrowse.lang.en.families import FAMILIES, OPPOSITES
from agbrowse.lang.en.light import LIGHT_WORDS
from agbrowse.lang.en.rivals import RIVALS
from agbrowse.lang.en.synonyms import SYNONYMS
from agbrowse.lang.en.units import CURRENCIES, UNITS

LANGUAGE = Language(
    tag="en",
    stemmer="english",
    day_first=False,
    stop_words=words(
        """a an the this that these those of in on at by for with from to into onto upon over under between among through
        during
        before after above below about against across along around behind beside near off out up down and or but nor so yet if
        than then as is are was were be been being am do does did done doing have has had having will would shall should
        can could
        may might must not no i you he she it we they me him her us them my your his its our their mine yours hers ours
        theirs who
        whom whose which what when where why how there here also too very just only even still already again ever never
        each every
        any some all both either neither such own same other another more most much many few less least s t d ll ve re m don
        isn't aren't wasn't weren't don't doesn't didn't won't wouldn't can't cannot couldn't shouldn't hasn't haven't
        hadn't it's
        that's there's he's she's they're we're i'm you're because while whereas although though until till since per via
        within
        without toward towards once one's itself himself herself themselves etc ie eg"""
    ),
    common_words=COMMON_WORDS,
    negators=phrases(
        """not | cannot | *n't | never | no longer | no | none | nobody | nothing | nowhere | neither | nor | without |
        hardly |
        scarcely | failed to | fails to | fail to | failure to | refused to | refuses to | declined to | unable to |
        far from |
        anything but | did nothing | lacks | lacked | lack of | absence of | not any more | not anymore | rather than |
        instead of |
        stopped short of | ceased to | yet to | cancelled | canceled | called off | abandoned | prevented from | too ... to |
        nothing but | nor did | nor was | avoided | except | excluding | refuse to | refusing to | refusal to | declines to |
        decline to | declining to | failing to | fails in | failed in | turned down | turns down | avoids | avoid | avoiding |
        lacking | free of | free from | devoid of | stayed away from | stays away from | refrained from | refrains from |
        ceases to | cease to | absent from | incapable of | unwilling to | inability to | neglected to | decided against |
        barred from | kept from | fell short of | scrapped | shelved"""
    ),
    neutral=phrases(
        """one of the most | among the most | is part of | was part of | are part of | were part of | be part of |
        been part of | as part of | became part of | form part of | forms part of | formed part of |
        not only | not just | not merely | no doubt | no. | none other than | not least | nothing less than | why not |
        no less than |
        no fewer than | no more than | not more than | not less than | not fewer than | no later than | not later than |
        may day |
        in no time | no wonder | without a doubt | without doubt | needless to say | not to mention | at most | at least |
        how many |
        how much | all over | above all | after all | first of all | at first | so many | as many as | will of |
        free of charge"""
    ),
    denials=phrases(
        """says the opposite | say the opposite | said the opposite | cast doubt on | casts doubt on | doubt that |
        doubts that | doubted that |
        denied | denies | deny | denying | denial | refuted | refutes | refute | debunked | debunks | debunk |
        disproved | disproven |
        disproves | dispute | disputed | disputes | false | falsely | untrue | not true | isn't true | wasn't true | myth |
        hoax |
        fabricated | baseless | unfounded | groundless | misconception | mistaken belief | mistakenly | erroneous |
        erroneously |
        incorrect | incorrectly | is wrong | was wrong | wrongly | inaccurate | contrary to ... that | no truth | no evidence |
        there is no proof |
        not the case | retracted | retraction | withdrew the claim | dismissed claims | dismissed reports |
        dismissed rumours |
        dismissed rumors | rejected claims | rejected reports | rejected suggestions | ruled out | denounced as |
        legend has it |
        urban legend | fact check | misinformation"""
    ),
    sections=words(
        """history overview about facts data description details hours opening times prices price fees admission
        construction background geography location design structure architecture specifications statistics summary
        introduction info information contact tickets timeline origins early today features dimensions key general"""
    ),
    formerly=phrases(
        "once the|once a|once an|once one|was once|were once|had once|former*|used to|previously|at one time|in the past"
    ),
    hedges=phrases(
        """it is possible that | accused | accuses | pretended | pretends | imagine | according to legend | insisted | insists |
        long thought | was thought that | earlier version of this article | rejected the suggestion |
        asked for | expects | at first | initially | critics say | critics said | critics claim | critics argue |
        opponents say | opponents claim | sceptics say |
        believes that | believe that | believed that | argues that | argue that | argued that | thinks that |
        alleges that | contends that |
        hope that | hopes that | hoped that | hoping that | wish that | wishes that | wished that | fear that | fears that |
        feared that | wants | wanted | demand* that | call* for | urge* | insist* that the |
        reportedly | allegedly | alleged | allege | alleges | supposedly | purportedly | purported | apparently |
        rumour* | rumor* |
        unconfirmed | unverified | not confirmed | not been confirmed | could not be confirmed | not yet been confirmed |
        may | might | could | maybe | perhaps |
        possibly | probably | likely | presumably | is said to | are said to | was said to | were said to | it is said |
        they say |
        some say | people say | appears to | appear to | appeared to | seems to | seem to | seemed to | is believed |
        are believed | was believed | believed to |
        is thought | are thought | was thought | thought to | claims that | claim that | claimed that | claims to |
        claimed to | suspected |
        suspects | speculat* | uncertain | unclear | unknown whether | not clear | not certain | not known whether |
        whether | if true | hearsay | legend |
        legendary | is understood to | i heard | maintains that | maintained that | swore that |
        convinced that | i think | i do think | i feel | in my opinion |
        in our opinion | we believe | we think | has the potential to | have the potential to |
        potential to | i guess | i believe | doubt* | in doubt | according to rumours |
        according to rumors | gossip | word has it | it is possible | it is claimed | it is alleged | hypothe* | estimated |
        unsubstantiated"""
    ),
    plans=phrases(
        """plans to | plan to | planned to | planning to | planned for | is planned | are planned | was planned |
        were planned | planned |
        will | will be | won't | shall | is expected to | are expected to | was expected to | were expected to |
        expected to | is due to |
        due to open | are due to | is set to | are set to | set to | would | would have | proposed | proposes to |
        proposal | propose to |
        if approved | if funded | if the | if all goes | intends to | intend to | intended to | aims to | aim to |
        aimed to | hopes to |
        hope to | hoped to | wants to | scheduled | is scheduled | slated | is to be | are to be | was to be | were to be |
        is to | are to |
        was to have | going to | is going to | about to | considering | considers | envisaged | envisioned | forecast |
        projected | should be | pending approval |
        under consideration | in the future | upcoming | prospective | tender | on condition that | provided that | unless |
        subject to | once approved |
        draft | promised to | promises to | pledged to | vowed to | threatened to | ought to | decided to | agreed to |
        applied for"""
    ),
    attributions=phrases(
        """according to | said | says | saying | told | stated | states | claimed | claims | claim | argued | argues |
        asserted | asserts |
        insisted | insists | announced | reported | reports | maintains | maintained | suggested | suggests | wrote that |
        believes |
        believed | thinks | alleged | as reported by | in the words of | quoted | testified | estimates | noted |
        explained | declared"""
    ),
    quantifiers=table(
        """
all: all | all of | every | each | each of | everyone | everybody | entire | the whole | always | any | 100 per cent of
most: most | most of | the majority of | a majority of | mostly | largely | mainly | nearly all | almost all | predominantly
half: half | half of | half the
many: many | many of | numerous | a lot of | lots of | plenty of | often | frequently | much of
some: some | some of | several | a number of | certain | sometimes | partly | partially | in part | a part of | part of
few: few | few of | a few | a minority of | rarely | seldom | hardly any
none: none | none of | no one | nobody | neither | neither of
only: only | solely | exclusively | merely | nothing but | no other | just | alone
both: both | both of
"""
    ),
    superlatives=table(
        """
first: first | earliest | first ever | first-ever | inaugural | maiden | for the first time
last: last | final
only: only | sole | the only | unique
largest: largest | biggest | greatest | most extensive
smallest: smallest | tiniest | littlest
longest: longest
shortest: shortest
tallest: tallest | highest
lowest: lowest
oldest: oldest | most ancient
newest: newest | youngest
deepest: deepest
widest: widest | broadest
heaviest: heaviest
lightest: lightest
fastest: fastest | quickest
slowest: slowest
strongest: strongest | most powerful
hottest: hottest | warmest
coldest: coldest
richest: richest | wealthiest
poorest: poorest
most: most expensive | most populous | most common | most visited | most popular | most famous | most successful
least: least
best: best
worst: worst
second: second largest | second-largest | second oldest | second longest | second tallest | second highest | second biggest
third: third largest | third-largest | third oldest | third longest | third tallest | third highest | third biggest
"""
    ),
    comparatives=table(
        """
>: more than | over | above | exceeding | exceeds | exceeded | in excess of | greater than | higher than | larger than
>: longer than | upwards of | beyond | surpassing | older than | heavier than | well over
>=: at least | no fewer than | no less than | not less than | a minimum of | minimum of | minimum | not fewer than
<: less than | fewer than | under | below | lower than | smaller than | shorter than | not quite | short of | younger than
<: lighter than
>~: just over | a little over | slightly more than | slightly over | a little more than
<~: just under | a little under | slightly less than | slightly under | nearly | almost | close to | approaching | nigh on
<=: at most | up to | no more than | not more than | a maximum of | maximum of | maximum | as many as | as much as
~: about | around | approximately | approx | approx. | roughly | circa | ca | ca. | c. | some
~: an estimated | estimated | estimated at | more or less | in the region of
"""
    ),
    comparatives_after=table(
        """
>=: or more | or over | or above | or older | or longer | and above | and over | and more | at least | plus | at minimum
>: and counting
<=: or less | or fewer | or under | or below | or younger | at most | at maximum
~: or so | or thereabouts | approximately | roughly | -odd
"""
    ),
    recency=phrases(
        "latest | current | currently | now | newest | most recent | present | presently | today | up to date | "
        "up-to-date | as of now | "
        "at present | at the moment | recent | nowadays | this year | right now | these days | so far | to date"
    ),
    opposites=OPPOSITES,
    families=FAMILIES + SYNONYMS + COUNTRIES,
    rivals=RIVALS,
    light_words=LIGHT_WORDS,
    questions=table(
        """
date: when | what year | which year | in what year | in which year | what date | which date | on what date | on which date
date: what day | which day | on what day | on which day | what month | which month | in what month | in which month
date: since when | until when | what century | which century | what decade | which decade | what time | at what time
date: by when | how long ago
person: who | whom | whose | by whom | to whom | with whom | what person | which person
place: where | from where | where to | whereabouts | in what place | in which place | which place | what place
count: how many | what number of | what is the number of | what was the number of | how often | how many times
quantity:money,mass,volume,energy: how much
quantity:length,time: how long
quantity:length: how high | how tall | how wide | how deep | how far | how broad | how thick | how far away
quantity:mass: how heavy
quantity:time: how old | for how long | how much time | what age
quantity:area,length,volume,count: how big | how large
quantity:speed: how fast | how quickly
quantity:temperature: how hot | how cold | how warm | at what temperature | what temperature
quantity:money: how expensive | what price | how costly | at what price | how much money | what does it cost
quantity:ratio: what percentage | what share | what proportion | what per cent | what percent | which percentage
quantity:ratio: what fraction
quantity:length: what length | what height | what width | what depth
quantity:mass: what weight
quantity:area: what area
reason: why | for what reason | what caused | how come | for which reason
manner: how
entity: which | what | which of
"""
    ),
    yes_no=words(
        "is are was were am do does did has have had can could will would should shall may might must isn't aren't "
        "wasn't weren't "
        "don't doesn't didn't hasn't haven't won't can't"
    ),
    months={
        **counted("january february march april may june july august september october november december"),
        **counted("jan feb mar apr may jun jul aug sep/sept oct nov dec"),
    },
    weekdays={
        **counted("monday tuesday wednesday thursday friday saturday sunday"),
        **counted("mon tue/tues wed thu/thur/thurs fri sat sun"),
    },
    seasons=words("spring summer autumn fall winter"),
    relative_dates={
        "today": "day:0",
        "tonight": "day:0",
        "this morning": "day:0",
        "just now": "day:0",
        "now": "day:0",
        "yesterday": "day:-1",
        "tomorrow": "day:1",
        "the day before yesterday": "day:-2",
        "the day after tomorrow": "day:2",
        "this week": "week:0",
        "last week": "week:-1",
        "next week": "week:1",
        "this month": "month:0",
        "last month": "month:-1",
        "previous month": "month:-1",
        "next month": "month:1",
        "this year": "year:0",
        "last year": "year:-1",
        "next year": "year:1",
        "a minute ago": "day:0",
        "an hour ago": "day:0",
        "a day ago": "day:-1",
        "a week ago": "weeks:-1",
        "a month ago": "months:-1",
        "a year ago": "year:-1",
        "# min ago": "minutes:-1",
        "# mins ago": "minutes:-1",
        "# minute ago": "minutes:-1",
        "# minutes ago": "minutes:-1",
        "# second ago": "seconds:-1",
        "# seconds ago": "seconds:-1",
        "# hour ago": "hours:-1",
        "# hours ago": "hours:-1",
        "# hr ago": "hours:-1",
        "# hrs ago": "hours:-1",
        "# day ago": "day:-1",
        "# days ago": "day:-1",
        "# week ago": "weeks:-1",
        "# weeks ago": "weeks:-1",
        "# month ago": "months:-1",
        "# months ago": "months:-1",
        "# year ago": "years:-1",
        "# years ago": "years:-1",
        "# yr ago": "years:-1",
        "# yrs ago": "years:-1",
        "last #weekday": "weekday:-1",
        "this past #weekday": "weekday:-1",
        "on #weekday last": "weekday:-1",
        "next #weekday": "weekday:1",
        "last #month": "namedmonth:-1",
        "next #month": "namedmonth:1",
    },
    date_relations=table(
        """
before: before | prior to | earlier than | not later than | no later than

after: after | following | later than
since: since | from | as of | starting | beginning | ever since
until: until | by | till | up to | through
"""
    ),
    date_relations_after=table(
        """
after: onwards | onward
since: and later
before: and earlier
"""
    ),
    number_words={
        **counted(
            "zero/nil one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
            "seventeen eighteen "
            "nineteen",
            start=0,
        ),
        "twenty": 20,
        "thirty": 30,
        "forty": 40,
        "fourty": 40,
        "fifty": 50,
        "sixty": 60,
        "seventy": 70,
        "eighty": 80,
        "ninety": 90,
    },
    magnitudes=numbers(
        """
12: dozen
20: score
100: hundred hundreds
1000: thousand thousands
100000: lakh lakhs
1000000: million millions mn mln mio
10000000: crore crores
1000000000: billion billions bn bln
1000000000000: trillion trillions tn trn
"""
    ),
    ordinals={
        **counted(
            "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth "
            "sixteenth seventeenth eighteenth nineteenth twentieth"
        ),
        "thirtieth": 30,
        "fortieth": 40,
        "fiftieth": 50,
        "sixtieth": 60,
        "seventieth": 70,
        "eightieth": 80,
        "ninetieth": 90,
        "hundredth": 100,
        "thousandth": 1000,
    },
    units=table(UNITS),
    currencies=table(CURRENCIES),
    range_words=words("to and or through till until"),
    range_openers=words("between from"),
)
