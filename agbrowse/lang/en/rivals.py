"""English words by kind: a place in a sentence takes one word of a kind, so that another in its place says another thing."""

from agbrowse.lang.base import classes

_PLACES = """
american english scottish welsh irish french german italian spanish portuguese dutch belgian swiss austrian danish swedish
norwegian finnish icelandic polish czech slovak slovakian hungarian romanian bulgarian greek turkish russian ukrainian
belarusian lithuanian latvian estonian serbian croatian bosnian slovenian slovene macedonian albanian montenegrin kosovan
moldovan georgian armenian azerbaijani kazakh kazakhstani uzbek turkmen kyrgyz tajik afghan pakistani indian bangladeshi
nepalese nepali bhutanese mongolian chinese taiwanese japanese korean vietnamese thai laotian cambodian burmese malaysian
singaporean indonesian filipino philippine australian zealander fijian samoan tongan iranian iraqi syrian lebanese israeli
palestinian jordanian saudi yemeni omani emirati qatari bahraini kuwaiti egyptian libyan tunisian algerian moroccan sudanese
ethiopian eritrean somali kenyan ugandan tanzanian rwandan burundian congolese angolan zambian zimbabwean mozambican namibian
botswanan malawian malagasy mauritian nigerian ghanaian ivorian senegalese gambian malian cameroonian gabonese liberian
canadian mexican guatemalan honduran salvadoran nicaraguan panamanian cuban jamaican haitian dominican bahamian barbadian
trinidadian colombian venezuelan guyanese surinamese ecuadorian peruvian bolivian chilean argentine argentinian argentinean
uruguayan paraguayan brazilian maltese cypriot luxembourgish
|
british american french german italian spanish portuguese dutch belgian swiss austrian danish swedish norwegian finnish polish
czech hungarian romanian bulgarian greek turkish russian ukrainian irish indian pakistani chinese japanese korean canadian
mexican brazilian argentine australian egyptian nigerian israeli iranian cuban chilean colombian
|
soviet american british french german italian spanish polish chinese japanese canadian australian yugoslav czechoslovak ottoman
|
roman greek egyptian persian byzantine ottoman
|
catalan basque galician andalusian castilian flemish walloon bavarian saxon prussian sicilian breton norman cornish
|
scot scotsman scotswoman englishman englishwoman welshman irishman frenchman frenchwoman dutchman spaniard german italian
swiss austrian dane swede norwegian finn icelander pole czech slovak hungarian romanian bulgarian greek turk russian ukrainian
lithuanian latvian estonian serb croat bosniak slovene albanian american canadian mexican brazilian argentine chilean peruvian
colombian cuban australian indian pakistani chinese japanese korean vietnamese filipino indonesian iranian iraqi israeli
egyptian moroccan nigerian kenyan portuguese belgian luxembourger
|
england scotland wales ireland france germany italy spain portugal netherlands holland belgium switzerland austria denmark
sweden norway finland iceland poland czechia slovakia hungary romania bulgaria greece turkey russia ukraine belarus lithuania
latvia estonia serbia croatia bosnia slovenia macedonia albania montenegro kosovo moldova georgia armenia azerbaijan
kazakhstan uzbekistan turkmenistan kyrgyzstan tajikistan afghanistan pakistan india bangladesh nepal bhutan mongolia china
taiwan japan korea vietnam thailand laos cambodia myanmar burma malaysia singapore indonesia philippines australia zealand
fiji samoa tonga iran iraq syria lebanon israel palestine jordan arabia yemen oman emirates qatar bahrain kuwait egypt libya
tunisia algeria morocco sudan ethiopia eritrea somalia djibouti kenya uganda tanzania rwanda burundi congo zaire angola zambia
zimbabwe mozambique namibia botswana malawi madagascar mauritius nigeria ghana senegal gambia mali niger chad cameroon gabon
liberia benin togo lesotho canada mexico guatemala honduras nicaragua panama cuba jamaica haiti bahamas barbados trinidad
colombia venezuela guyana suriname ecuador peru bolivia chile argentina uruguay paraguay brazil malta cyprus luxembourg
liechtenstein monaco andorra usa america
|
britain america france germany italy spain portugal netherlands belgium switzerland austria denmark sweden norway finland
poland hungary greece turkey russia ireland india china japan korea canada mexico brazil argentina australia egypt
|
african asian european american oceanian antarctic eurasian australian arctic
|
africa asia europe america oceania antarctica eurasia australasia australia
|
alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa
kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio
oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming ontario quebec alberta
manitoba saskatchewan queensland victoria tasmania
|
london paris berlin rome madrid lisbon amsterdam brussels vienna bern zurich geneva copenhagen stockholm oslo helsinki warsaw
prague budapest bucharest sofia athens istanbul ankara moscow petersburg kyiv kiev minsk vilnius riga tallinn belgrade zagreb
dublin edinburgh glasgow cardiff belfast manchester liverpool birmingham munich hamburg frankfurt cologne milan naples turin
florence venice barcelona seville valencia lyon marseille boston chicago houston dallas philadelphia detroit seattle denver
atlanta miami toronto montreal vancouver ottawa sydney melbourne brisbane perth adelaide canberra auckland wellington beijing
shanghai seoul busan tokyo osaka kyoto delhi mumbai bombay calcutta kolkata chennai madras bangalore karachi lahore dhaka
bangkok hanoi manila jakarta cairo lagos nairobi johannesburg baghdad tehran damascus beirut jerusalem havana lima bogota
santiago caracas
|
northern southern eastern western northeastern northwestern southeastern southwestern central
|
north south east west northeast northwest southeast southwest northwards southwards eastwards westwards northward southward
eastward westward
|
left right
|
front back
|
top bottom middle
|
city village hamlet suburb neighbourhood neighborhood county province state country kingdom empire region prefecture canton
|
town hamlet county province state country kingdom empire region prefecture canton
|
borough district parish municipality state country kingdom empire
|
river lake sea ocean stream creek canal bay gulf lagoon pond reservoir waterfall strait spring
|
mountain hill valley plain desert forest island peninsula cape volcano glacier cave canyon plateau beach coast swamp
|
bridge tunnel castle palace church cathedral chapel abbey monastery mosque temple synagogue museum library theatre theater
school university college hospital hotel restaurant prison factory mill lighthouse tower stadium arena station airport harbour
harbor port dam mine farm house mansion villa fort fortress monument statue cemetery garden park zoo aquarium observatory
market shop store bank pub cinema gallery
|
road street avenue motorway highway railway railroad path trail canal
|
pacific atlantic indian arctic mediterranean baltic caribbean
|
rhine danube thames seine rhone loire elbe oder vistula volga dnieper nile congo niger zambezi amazon mississippi missouri
ohio ganges indus yangtze mekong tigris euphrates
|
mercury venus earth mars jupiter saturn uranus neptune pluto
"""

_PEOPLE = """
actor singer composer conductor dancer choreographer comedian rapper songwriter guitarist pianist drummer violinist bassist
saxophonist producer director screenwriter cinematographer author poet novelist playwright essayist journalist editor
publisher translator critic blogger broadcaster painter sculptor architect designer illustrator cartoonist photographer
engraver potter politician diplomat lawyer judge activist economist banker businessman entrepreneur merchant physicist chemist
biologist mathematician astronomer geologist botanist zoologist engineer inventor philosopher historian archaeologist
anthropologist linguist psychologist sociologist theologian geographer statistician programmer doctor nurse dentist pharmacist
veterinarian footballer cricketer golfer boxer wrestler swimmer cyclist sprinter skier skater gymnast rower jockey soldier
sailor pilot astronaut explorer priest monk nun rabbi imam missionary teacher librarian chef cook baker butcher farmer
fisherman miner carpenter blacksmith tailor shoemaker barber waiter plumber electrician mechanic model magician detective
policeman firefighter spy pirate
|
writer musician scientist artist athlete soldier lawyer doctor politician actor engineer farmer teacher priest philosopher
businessman
|
barrister solicitor judge prosecutor
|
surgeon nurse dentist pharmacist psychiatrist paediatrician veterinarian
|
general admiral colonel captain major lieutenant sergeant corporal commander
|
priest bishop archbishop cardinal pope monk nun abbot deacon rabbi imam
|
coach referee player captain
|
king queen prince princess emperor empress duke duchess count countess baron baroness earl marquess viscount lord lady knight
tsar sultan shah pharaoh
|
president chairman minister chancellor secretary treasurer director manager mayor governor senator deputy ambassador judge
speaker leader founder owner member employee
|
son daughter brother sister mother father uncle aunt nephew niece cousin grandson granddaughter grandfather grandmother
husband wife widow widower stepson stepdaughter stepfather stepmother stepbrother stepsister twin
|
parent child sibling spouse grandparent grandchild ancestor descendant
|
man woman boy girl men women boys girls
|
male female
|
baby child teenager adult
|
conservative liberal socialist communist democratic republican labour green fascist nationalist anarchist libertarian centrist
progressive populist
|
democrat republican tory conservative liberal socialist communist whig federalist independent
|
monarchy republic dictatorship democracy federation empire kingdom principality
|
christian muslim jewish hindu buddhist sikh jain taoist shinto pagan atheist
|
catholic protestant orthodox muslim jewish hindu buddhist sikh
|
catholic orthodox anglican lutheran methodist baptist presbyterian mormon quaker calvinist
|
sunni shia
|
christianity islam judaism hinduism buddhism sikhism catholicism protestantism taoism jainism shintoism atheism
|
single married divorced widowed engaged
|
murder suicide accident illness disease cancer pneumonia tuberculosis stroke poisoning drowning execution assassination
"""

_WORKS = """
film movie album song single book play opera ballet symphony concerto sonata series episode painting sculpture magazine
newspaper journal comic manga anime game app website podcast soundtrack cartoon photograph drawing musical
|
film movie album song novel play poem essay biography autobiography memoir opera symphony concerto sonata painting sculpture
|
comedy drama horror thriller romance western documentary fantasy mystery crime adventure action war animated biographical noir
musical superhero spy
|
rock pop jazz blues folk country punk metal reggae soul funk disco rap electronic techno house ambient classical gospel ska
grunge indie baroque
|
football cricket tennis rugby basketball baseball hockey golf boxing wrestling swimming cycling rowing sailing skiing skating
gymnastics athletics volleyball handball badminton squash judo karate fencing archery shooting polo lacrosse softball curling
snooker darts chess surfing climbing motorsport
|
soccer cricket tennis rugby basketball baseball hockey golf boxing swimming volleyball handball
|
goalkeeper defender midfielder forward striker winger fullback quarterback linebacker cornerback pitcher catcher shortstop
outfielder batsman bowler
|
piano guitar violin viola cello bass drums flute clarinet oboe bassoon saxophone trumpet trombone tuba horn harp organ
harpsichord accordion banjo mandolin ukulele harmonica keyboard percussion bagpipes lute
|
soprano alto tenor baritone contralto countertenor
|
oscar emmy grammy tony bafta nobel pulitzer booker
|
physics chemistry biology mathematics astronomy geology geography history literature philosophy economics law medicine
engineering linguistics psychology sociology anthropology archaeology theology architecture music art politics computing
statistics botany zoology ecology genetics pharmacology education
|
physical chemical biological mathematical astronomical geological geographical historical literary philosophical economic
legal medical linguistic psychological
|
latin english french german spanish italian portuguese dutch russian arabic hebrew greek chinese mandarin cantonese japanese
korean hindi urdu bengali tamil telugu punjabi marathi gujarati sanskrit persian farsi turkish swahili yiddish esperanto
gaelic welsh irish catalan basque finnish hungarian polish czech swedish danish norwegian icelandic malay tagalog thai
vietnamese tibetan zulu xhosa afrikaans hausa yoruba amharic quechua nahuatl
|
renaissance baroque rococo neoclassical romantic gothic romanesque victorian georgian edwardian modernist impressionist cubist
surrealist expressionist brutalist
|
primary secondary tertiary
|
elementary secondary tertiary
|
kindergarten school college university academy
|
bachelor master doctorate diploma certificate
"""

_THINGS = """
red orange yellow green blue purple violet pink brown black white grey gray indigo turquoise crimson scarlet beige
|
gold silver bronze platinum
|
gold silver bronze iron copper steel wood wooden stone brick glass concrete tin lead zinc aluminium aluminum brass platinum
marble granite limestone sandstone slate clay plastic rubber leather paper timber bamboo ceramic porcelain ivory timbered
golden
|
cotton wool silk linen nylon polyester leather fur denim velvet
|
hydrogen helium lithium carbon nitrogen oxygen fluorine neon sodium magnesium aluminium aluminum silicon phosphorus sulfur
sulphur chlorine argon potassium calcium titanium chromium manganese iron cobalt nickel copper zinc arsenic bromine silver tin
iodine tungsten platinum gold mercury lead bismuth radium uranium plutonium thorium
|
solid liquid gas plasma
|
coal oil gas peat wood uranium diesel petrol gasoline electricity steam
|
solar nuclear hydroelectric geothermal wind thermal tidal
|
dog cat horse cow bull ox sheep goat pig donkey mule camel elephant lion tiger leopard cheetah wolf fox bear deer rabbit hare
mouse rat squirrel monkey ape gorilla chimpanzee giraffe zebra hippopotamus rhinoceros kangaroo koala panda whale dolphin seal
otter bat
|
chicken duck goose turkey swan pigeon eagle hawk falcon owl crow raven parrot penguin ostrich sparrow robin gull
|
mammal bird fish reptile amphibian insect spider crustacean mollusc mollusk
|
snake lizard turtle tortoise crocodile alligator frog toad newt salamander
|
shark salmon trout tuna cod herring eel carp pike
|
ant bee wasp butterfly moth beetle fly mosquito cricket grasshopper dragonfly
|
plant animal fungus bacterium virus
|
oak pine birch beech maple elm ash willow poplar spruce fir cedar palm chestnut yew
|
rose tulip lily daisy orchid sunflower violet iris daffodil
|
apple pear orange lemon cherry plum peach grape banana strawberry mango pineapple fig
|
wheat barley rye oats rice maize corn potato tomato onion carrot cabbage bean pea
|
bread cheese butter milk meat beef pork lamb mutton fish egg sugar salt honey
|
beer wine whisky whiskey vodka rum gin brandy tea coffee cocoa water
|
heart lung liver kidney brain stomach skin bone eye ear nose throat pancreas bladder intestine spleen
|
head neck shoulder arm elbow hand finger chest back hip leg knee ankle foot toe
|
car bus lorry truck train tram bicycle motorcycle ship boat ferry aeroplane airplane plane helicopter submarine tank rocket
satellite
|
frigate destroyer cruiser battleship submarine corvette carrier
|
army navy marines police
|
company university school college museum charity bank union party club church newspaper agency
|
single double triple quadruple
|
small medium large
|
circle square triangle rectangle hexagon pentagon octagon oval sphere cube cone cylinder pyramid
|
circular square triangular rectangular hexagonal octagonal oval spherical
"""

_ORDER = """
first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth
seventeenth eighteenth nineteenth twentieth last
|
1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th 13th 14th 15th 16th 17th 18th 19th 20th 21st
|
january february march april may june july august september october november december
|
monday tuesday wednesday thursday friday saturday sunday
|
spring summer autumn winter
|
morning afternoon evening night noon midnight
|
daily weekly fortnightly monthly quarterly annually biennial
|
second minute hour day week month year decade century
|
stone bronze iron
|
ancient medieval modern prehistoric
|
public private
|
local regional national international global federal municipal provincial
|
amateur professional
|
gold silver bronze
|
birth death marriage
|
winner finalist semifinalist
"""

RIVALS = classes("|".join((_PLACES, _PEOPLE, _WORKS, _THINGS, _ORDER)))
