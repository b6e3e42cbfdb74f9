"""Ordinary English words that often begin a sentence, so that their capital is no sign of a name."""

from agbrowse.lang.base import words

COMMON_WORDS: frozenset[str] = words(
    """
ability access account accounts action actions activity actually addition additional administration adult adults advice after
afternoon age ages agency agreement aid air alternatively although always analysis ancient animal animals annual another
answer answers
anyone anything apparently apple apples application applications approximately archaeologists archers area areas army art
article articles
artist artists aside assuming attempts attendance audience author authors authorities autumn average baby back bad bakers
ball band
bank banks barges based basic bats battery beautiful bed bees beer beginning behind bell bells benefits best better big
bird birds
black blue board boat boats body book books border both bottom boys bread breakfast bridge bridges bright bring brother
brown budget
builder builders building buildings built bus buses business businesses but butter buyers call called calls camera
candidates capital captain car cars
care carpenters case cases cash cat cats cattle cause caves celebrations central century certain chair change changes
charge charges
chapter check cheese chemical chief child children christmas church churches citizen citizens city cities civil class
classes clean clear
clearly climate close closed clothes cloud club clubs coal coast coffee coin coins cold collection college come comments
commission
committee common community companies company compared competition complete computer concert conditions conference
construction consumers
contact contents context continue control conversely cook cooking copies copper copy corn cost costs cotton council
country course court
courts craftsmen create created credit crew crews crime critics crops crowd crowds culture cup current currently custom
customers cut
daily dam damage dance data date daughter dawn day days dead deal dealers death deaths december decision deep delivery
demand department depending
design designed desk despite detail details developed development diet dinner direct director disaster discover discovery
disease
distance district doctor doctors document documents dog dogs door doors double down draft drawing dress drink drivers
drugs dry due during
duty each early earlier earth easily east eastern easy economic edge education effect effects eggs eight eighteen eighty
either election
electric electricity eleven else elsewhere emergency employees employment empty end energy engineer engineers engines
enough entire entrance entry
environment equipment essentially estimates even evening event events eventually every everyone everything evidence
exactly example examples
excavations except exercise exhibition exhibits experience experts explore exports external eyes fabric face facilities
fact factory facts failure
fair fall families family famous fans far farm farmer farmers farming farms fast father features february feedback feet
fell female
ferries ferry few field fields fifteen fifty figure figures file files film films final finally find fire fires
firefighters firms first fish fisherman
fishermen fishing five flag flat flights floods floor flour flower flowers food football footnotes for foreign forest
forests form formal
former fortunately forty forum found four fourteen fourth free freight fresh friday friends from front fruit fuel full
function funding funds funny further
furthermore future game games garden gardeners gas gate general generally girls give given glass global go goats gold
golden good goods
government governments grade grain grand grapes grass great green ground group groups growers growing growth guard guests
guide guidelines guns
hair half hall hand hands harbour hard harvest have health heat heavy heavily height help hence here high higher highest
historians historic
historical historically history hives holiday holidays home homes honey hops horse horses hospital hospitals hot hotel
hotels hour hours house
households houses housing how however human hundred hundreds hunters husband ice idea image images imagine immediately
impact imports improvements
in income increase increasingly indeed independent index industrial industry inflation information inhabitants initial
initially injured input insects
inside inspectors instead insurance intended interest interestingly internal international internet investigators
investors iron island islands
issues it item items its itself jobs join joint journal journalists journey judge judges junior just keep keepers key kids
kind king kings kitchen
know known labour lack ladies lake lakes lambs lamp land landscape language large largely largest last late later latest
launch law laws lawyers
lead leaders leading learn leather leave left legal legend length less lessons let letter letters level library license
life light lights lighthouse
like likewise limited line lines links liquid list listen lists literature little live living load loan local located
location locals long
look looking loss losses lost lots love low lower lunch machine machines magazine mail main mainly maintenance major make
makers making male
management manager managers manufacturers many map maps march margin mark market markets marriage married masons mass
master match material materials
matter maximum maybe mayor meals meanwhile measures meat media medical medicine medieval meeting meetings member members
membership men menu
merchants message metal method methods mid middle midnight military milk mill millers millions mills mine miners minerals
minimum minister
ministers minor minutes miss mission mobile model models modern modified moment monday money monks month monthly months
moon more moreover morning
most mostly mother motor mountain mountains move movement much multiple municipal museum museums music musicians must my
mystery naming narrow
national native natural naturally nature near nearby nearly necessary needs neighbours neither nests net network never
nevertheless new news newspaper newspapers
next night nine nineteen ninety no nobody noise none nonetheless noon normal normally north northern not notably note
notes nothing notice notices now nowadays
number numbers numerous nurses nuts objects obviously occasionally of off offer offers office officer officers officially
officials often oil okay old older
on once one ones online only open opened opening operation operations operators opinion opponents option options or orange
order orders ordinary
original originally other others otherwise our out outdoor output outside over overall own owner owners oxygen page pages
paid paint painters painting paintings
paper papers parents park parking parks part participants particularly parties partly partners parts party pass passengers
past paths patients payment
payments peace people per percent performance performances perhaps period permanent permission permits person personal
pets phone photo photographs photos physical
pictures piece pigs pilgrims pilot pipe pipes place placed places plan planes planning plans plant plants plastic plate
plates play played players please
poets point points police policy political poor popular population port ports position possible possibly post posted posts
potatoes potters pottery power
practical practice preparation present press pressure previous previously price prices priests primary print printed prior
prison prisoners private prize prizes
probably problem problems process produce producers product production products professional profit profits program
programme programmes progress project
projects proof properties property proposals prospects protection protesters provided public publication published
publishers pubs pupils purchase pure
quality queen question questions quick quickly quiet quite rail railway rain rainfall raising range rare rarely rates
rather ratings raw read readers
reading ready real really reason reasons recent recently recipe record recorded records recovery recreation recycling red
reference references refugees regarding
regardless region regional register registration regular regularly related relations release releases religion religious
remains remember rent repair
repairs replacement report reported reporters reports republic request requests required requirements rescue rescuers
research researchers reserve reservations
residents resources response responsibility restaurants restoration result results retail return returning returns revenue
revenues review reviews rice rich right
rights rise rising risk river rivers road roads rock rocks role roof room rooms root roses rough roughly round route
routes rule rules rumour rumours running rural
sadly safe safety said sailors sale sales salt same sand saturday scale scene schedule scheme scholars school schools
science scientific scientists score
sea search season seasons seat seats second secondary secret section sections security see seeds seldom select selected
sellers senior separate
september series serious service services session sessions set setting settlers seven seventeen seventy several severe
shareholders shares sheep
shells ship shipping ships shoes shop shops short shortly show showers shows side sides sign signed significant signs silk
silver similar similarly simple
simply since single sister sites situated six sixteen sixty size skiers skills skin sky sleep slow slowly small smaller
smoke snow so social society soft software soil
soldiers sold solid some someone something sometimes somewhat son song songs soon sorry sound sounds soup source sources
south southern space spare
speakers special species specifically speed spending sport sports spring staff stage stairs stamps standard stars start
started starting starts state statement
states station stations statistics statue status stay steam steel step steps still stock stone stones stop storage store
stores stories storm storms
story straight strange street streets strike strong strongly structure student students studies study style subject
subjects subscribe subsequently success successful
such suddenly sugar suggestions suitable summary summer sun sunday supplies supply support supporters sure surface
surgeons surprisingly survey surveys
survivors swans sweet swimming symbols system systems table tables take taken tax taxes tea teacher teachers team teams
technical technically technology
teeth telephone television temperature temperatures temporary ten tenants tests text thanks that the theatre their then
theories theory there thereafter therefore thermal
these they thieves thin things third thirteen thirty this those though thousand thousands three throughout thursday thus
ticket tickets tide
tides timber time times tip tips title titles to tobacco today together tomorrow tonight too tools top topics total tour
tourism tourist tourists tours toward tower
towers town towns toys trade traders trades tradition traditional traditionally traffic train training trains transfer
translation transport travel travellers treatment
trees trial tribes trips trucks true trust tuesday tunnel twelve twenty twice twins two type types typical typically
ultimately under underground
unemployment unfortunately uniforms union unions unique unit units universities university unknown unless unlike until up
update updated updates
upon upper urban use used useful users using usually vacancies valley value values various vegetables vehicle vehicles
version versions vessels very via victims video
view viewers views village villagers villages violin visit visitors visits voices volume volunteers vote voters votes
wages walk walking wall walls war wards warm
warning was waste watch water waters wave waves ways we wealthy weapons weather weavers website wedding wednesday week
weekend weekly weeks weight welcome
well wells west western whale whales what wheat wheel wheels when whenever where whereas wherever whether which while
white who whole whose why wide widely wife wild
will wind windmill windows winds wine wines winner winners winter winters wire with within without witnesses wolves woman
women wood wooden wool word words work worker
workers working works workshops world worldwide would writers writing written wrong yard year years yellow yes yesterday
yet you young your youth zero zoo
"""
)
