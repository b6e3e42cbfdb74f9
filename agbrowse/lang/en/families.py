"""English word families that stemming does not join, and words that exclude one another."""

# Irregular verbs, each with the nouns of the doer and the deed; then nouns, adjectives and measures of one sense.
FAMILIES: tuple[str, ...] = tuple(
    line
    for line in """
win won winner winning victory victor victorious
lose lost loser losing loss
beat beaten defeat defeated
build built builder building construct constructed construction rebuild rebuilt erect erected erection
write wrote written writer author authored
found founded founder foundation founding establish established establishment
bear born birth birthplace birthday birthdate
die died death dead dies dying deceased demise perish
long length lengthy longer longest
high height highest higher tall taller tallest heights
wide width wider widest
deep depth deeper deepest
weigh weight weighs weighed weighing heavy heavier heaviest
cost price costs priced costing
old age older oldest aged
hot heat temperature
fast speed faster fastest quick quicker quickest rapid
far distance distant farther further
big large size bigger larger biggest largest
design designed designer designs
discover discovery discoverer discovered
invent invention inventor invented
open opened opening opens reopen reopened reopening inaugurate inaugurated inauguration
close closed closing closure closes shut
inhabitant population populace inhabited inhabitants resident residents
marry married marriage wed wedding spouse
compose composer composition composed
produce production producer product
direct director direction directed
sell sold sale seller sells sales
buy bought buyer buys buying purchase purchased acquire acquired acquisition
grow grew grown growth grower
know knew known knowledge
give gave given gift
take took taken
speak spoke spoken speech speaker
break broke broken breakage
choose chose chosen choice select selection
drive drove driven driver
eat ate eaten
fall fell fallen
fly flew flown flight flier
forget forgot forgotten
freeze froze frozen
go went gone goes going
hide hid hidden
hold held holder holds
keep kept keeper
lead led leader leadership
leave left leaves departure depart departed
lend lent lender loan loaned
make made maker makes manufacture manufactured manufacturer
mean meant
meet met meeting
pay paid payment
put puts
read reads reader
ride rode ridden rider
ring rung
rise rose risen
run ran runs runner running
say said says
see saw seen sight sighting
seek sought
send sent sender
sew sewn sewed
shake shook shaken
shine shone
shoot shot shooter shooting
sing sang sung singer song
sink sank sunk sinking
sit sat seat
sleep slept
steal stole stolen theft thief
strike struck stricken
swim swam swum swimmer
teach taught teacher
tear tore torn
tell told
think thought
throw threw thrown
wear wore worn
weave wove woven weaver
begin began begun beginning start started commence
become became becomes
bring brought
burn burned burnt
catch caught
come came comes
creep crept
cut cuts
deal dealt dealer
dig dug digging
do did done does
draw drew drawn drawing
drink drank drunk
feed fed
feel felt
fight fought fighter
find finds finding
flee fled escape
hang hung hanged
have has had having
hear heard
hit hits
hurt injure injured injury injuries wound
lay laid
learn learned learnt
lie lay lain lies lying
light lit lighted
let lets
set sets
spend spent
spin spun
split splits
spread spreads
stand stood stands
stick stuck
sting stung
swear swore sworn
sweep swept
swing swung
understand understood
wake woke woken
bind bound
bite bit bitten
blow blew blown
breed bred breeder
forbid forbade forbidden ban banned prohibit prohibited
forgive forgave forgiven
grind ground
leap leapt
lean leant
mow mown
overtake overtook overtaken
prove proved proven proof
quit quits
shrink shrank shrunk
slay slew slain
slide slid
smell smelt
sow sown
speed sped
spell spelt
spill spilt
spit spat
spoil spoilt
spring sprang sprung
swell swollen
withdraw withdrew withdrawn withdrawal
be is are was were been being am
explore explorer exploration explored
elect election elected elector
appoint appointment appointed
arrive arrival arrived
destroy destroyed destruction destroyer demolish demolished demolition
explode exploded explosion
employ employee employer employment employed hire hired
invade invaded invasion invader
decide decided decision
describe description described
divide division divided
expand expansion expanded
export exporter exported exports
import importer imported imports
include inclusion included
introduce introduction introduced
launch launched launching
locate located location situated
move moved relocate relocated relocation
name named called
own owned owner ownership possess
paint painted painter painting
perform performance performer performed
permit permission permitted allow allowed
play played player
publish publication publisher published
receive reception received recipient obtain get got gotten
reduce reduction reduced
refuse refusal refused
resign resignation resigned
retire retirement retired
rule ruled ruler
serve service served
sign signature signed
succeed succession successor success
supply supplier supplied
survive survival survivor survived
translate translation translator translated
use user used usage
visit visitor visited
vote voter voted
sculpt sculptor sculpture sculpted
engrave engraver engraving engraved
photograph photographer photography photographed photo
conquer conqueror conquest conquered
collide collision collided
electrify electrified electrification
child children kid kids
man men
woman women
person people persons
foot feet
tooth teeth
goose geese
mouse mice
ox oxen
leaf leaves
knife knives
life lives live living
wolf wolves
half halves
shelf shelves
loaf loaves
thief thieves
wife wives
analysis analyses analyse analyze analysed analyzed
crisis crises
basis bases
criterion criteria
phenomenon phenomena
index indexes
axis axes
safe safety
strong strength stronger strongest
true truth
poor poverty
proud pride
free freedom
warm warmth
young youth younger youngest
good better best
bad worse worst
colour color coloured colored
metre meter metres meters
kilometre kilometer kilometres kilometers
centre center centres centers central
theatre theater theatres theaters
harbour harbor harbours harbors
labour labor
grey gray
organise organize organised organized organisation organization
programme program programmes programs
licence license licensed
travel traveller traveler travelled traveled
aluminium aluminum
tyre tire
plough plow
jewellery jewelry
catalogue catalog
""".strip().splitlines()
    if " " in line
)

OPPOSITES: tuple[tuple[str, str], ...] = tuple(
    (left.strip(), right.strip())
    for left, right in (
        line.split("|")
        for line in """
open opened opens opening reopened inaugurated | closed closes close closing shut closure
rise rose risen rising increase increased grow grew grown climb climbed up | fall fell fallen falling drop dropped down
rise rose risen rising increase increased grow grew grown climb climbed gain gained up | decrease decreased decline declined
grow grew grown gain gained | shrink shrank lose lost
win won winner victory | lose lost loser defeat defeated
buy bought buyer purchase purchased acquired | sell sold seller sale
alive living survived | dead died killed deceased
legal lawful allowed permitted | illegal unlawful forbidden banned prohibited
best greatest finest | worst
north northern | south southern
east eastern | west western
northeast northeastern | southwest southwestern
northwest northwestern | southeast southeastern
left | right
above over | below under beneath
before earlier | after later
more | fewer less
most | least fewest
maximum highest largest biggest longest tallest | minimum lowest smallest shortest
first | last
oldest | newest youngest
begin began begun start started | end ended stop stopped cease ceased finish finished
accept accepted approve approved pass passed | reject rejected refuse refused decline declined
agree agreed | disagree disagreed
import imported imports | export exported exports
enter entered join joined | leave left quit exit exited
arrive arrived | depart departed
build built constructed | demolish demolished destroyed dismantled
create created found founded establish established | abolish abolished dissolve dissolved disband disbanded
appoint appointed hire hired elect elected | dismiss dismissed fire fired sack sacked resign resigned
guilty convicted | innocent acquitted
safe | dangerous unsafe
public | private
male man men boy father son husband brother king | female woman women girl mother daughter wife sister queen
true | false untrue
hot warm | cold cool
wet | dry
new | old
young | old
rich wealthy | poor
strong | weak
full | empty
high tall | low short
long | short
wide | narrow
deep | shallow
heavy | light
fast quick | slow
cheap | expensive
early | late
same | different
always | never
all every | none
always | rarely seldom
complete completed finished | incomplete unfinished
successful succeed succeeded success | unsuccessful fail failed failure
present | absent
visible | invisible hidden
summer | winter
spring | autumn
day daytime | night
morning | evening
ancestor | descendant
teacher | pupil student
employer | employee
urban | rural
domestic | foreign
natural | artificial
positive | negative
attack attacked | defend defended
borrow borrowed | lend lent
lock locked | unlock unlocked
raise raised | lower lowered
include included | exclude excluded
profit profits | loss losses
surplus | deficit
majority | minority
freshwater | saltwater
clockwise | anticlockwise counterclockwise
inside indoors | outside outdoors
upper | lower
inner | outer
vertical | horizontal
ally | enemy
own owns owned bought | rent rents rented lease leased
predecessor | successor
eldest | youngest
melt melted | freeze froze frozen
gold | silver
confirmed | denied refuted
reversible | irreversible
possible | impossible
edible | poisonous inedible
deny denied | admit admitted
weekdays weekday | weekends weekend
""".strip().splitlines()
    )
)
