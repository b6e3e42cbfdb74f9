"""German."""

from agbrowse.lang.base import Language, counted, numbers, phrases, table, words
from agbrowse.lang.de.families import FAMILIES, OPPOSITES
from agbrowse.lang.de.light import LIGHT_WORDS
from agbrowse.lang.de.rivals import RIVALS

LANGUAGE = Language(
    tag="de",
    stemmer="german",
    decimal_comma=True,
    capital_nouns=True,
    stop_words=words(
        """der die das den dem des ein eine einen einem einer eines und oder aber denn doch sondern auch nur noch schon
        sehr so wie als dass daß ob
        wenn weil da damit um zu zum zur in im ins an am ans auf aus bei beim mit nach seit von vom vor für gegen ohne
        durch über unter
        zwischen hinter neben bis ab während wegen trotz statt ist sind war waren sei wäre bin bist sein gewesen wird
        werden wurde wurden
        worden würde würden hat haben hatte hatten habe hätte kann können konnte konnten könnte muss müssen musste soll
        sollen sollte will
        wollen wollte darf dürfen mag möchte nicht kein keine keinen keinem keiner keines ich du er sie es wir ihr mich
        dich ihn uns euch
        mir dir ihm ihnen mein dein sein seine seiner seinem seinen ihre ihrer ihrem ihren unser euer dieser diese dieses
        diesem diesen
        jener jene jenes jeder jede jedes jedem jeden alle allem allen aller alles man sich selbst hier dort da dann nun jetzt
        wer wen wem wessen was wann wo wohin woher warum weshalb wieso welche welcher welches welchem welchen wieviel viel
        viele vielen
        einige mehr etwa rund circa ca bzw usw sowie je ihrem's also dabei dazu davon dafür daran darauf etwas nichts mal"""
    ),
    common_words=words(
        """jahr jahre jahren jahres tag tage tagen monat monate monaten woche wochen stunde stunden minute minuten zeit
        ende anfang mitte mensch menschen
        einwohner bewohner bürger leute kinder frauen männer familie stadt städte dorf gemeinde land länder region welt
        haus häuser gebäude brücke brücken straße
        straßen weg fluss see meer berg insel hafen schiff schiffe fähre zug züge bahnhof bahn flughafen tunnel park
        museum bibliothek kirche schloss burg turm
        leuchtturm wasserturm rathaus mühle fabrik werk bergwerk schwimmbad bad theater schule schulen universität
        krankenhaus polizei feuerwehr regierung
        bürgermeister bürgermeisterin direktor leiter chef präsident minister gericht gesetz vertrag preis preise kosten
        geld euro million millionen milliarden
        prozent meter kilometer tonnen liter höhe länge breite tiefe gewicht größe fläche zahl anzahl teil teile firma
        unternehmen betrieb geschäft markt
        arbeit arbeiter mitarbeiter beschäftigte angestellte buch bücher bild bilder film musik spiel verein mannschaft
        sieger gewinner pokal jahrhundert
        krieg frieden geschichte kultur wirtschaft politik wissenschaft technik forschung studie bericht berichte angaben
        gerüchte gerücht meldung artikel
        seite wasser feuer luft erde holz stein eisen gold silber salz brot bier wein milch fleisch gerste weizen säcke
        dachstuhl versand heizofen modell
        januar februar märz april mai juni juli august september oktober november dezember montag dienstag mittwoch
        donnerstag freitag samstag sonntag
        frühling sommer herbst winter morgen mittag abend nacht norden süden osten westen beginn bau umbau neubau
        eröffnung schließung verkauf kauf"""
    ),
    negators=phrases(
        """nicht | nie | niemals | kein* | keinesfalls | keineswegs | niemand* | nichts | nirgends | nirgendwo |
        weder | ohne | nicht mehr | kaum | statt | anstatt | anstelle | verweiger* | lehnte ab | abgelehnt |
        unmöglich | fehlt | fehlte | mangels | abgesagt | eingestellt | außer | noch nicht | weigerte sich |
        weigert sich | weigerten sich | lehnte ... ab | lehnt ab | lehnten ab | lehnt ... ab | ablehnte |
        ablehnten | scheiterte | scheiterten | unfähig | fehlen | fehlten | verzichtete auf | verzichtet auf |
        verzichteten auf | vermied | vermieden | vermeidet | frei von | mangel an | unterliess |
        unterliessen | ausgeschlossen"""
    ),
    neutral=phrases(
        """nicht nur | nicht zuletzt | nicht weniger als | nicht mehr als | kein geringerer | keine geringere |
        ohne zweifel | zweifellos | anders als oft behauptet | entgegen einem verbreiteten irrtum |
        wie viele | nicht ohne | vor allem | alle jahre"""
    ),
    denials=phrases(
        """das gegenteil | bezweifel* | anzweifel* | in zweifel |
        dementier* | dementi | bestritt* | bestreit* | bestritten | stimmt nicht | stimmt so nicht | nicht wahr |
        unwahr* | falsch* | falschmeldung | widerleg* | widersprach | widerspricht |
        gerücht* | legende | mythos | märchen | irrtum | irrtümlich* | fälschlich* | wies zurück |
        zurückgewiesen | wies ... zurück | weist ... zurück | haltlos* | unbegründet* | aus der luft gegriffen |
        erfunden* | trifft nicht zu | trifft ... nicht zu | unzutreffend* | richtigstellung | berichtigung | ente |
        verneinte | verneint | kein wahres wort | nichts dran | leugnet* | fake"""
    ),
    sections=words(
        """geschichte überblick über daten fakten beschreibung öffnungszeiten preise eintritt bau hintergrund geographie
        lage technik details zahlen einleitung kontakt allgemeines entstehung"""
    ),
    formerly=phrases("einst|einstmals|früher*|ehemals|ehemalig*|vormals|damals"),
    hedges=phrases(
        """glaubt | glauben | glaubte* | meint | meinen | meinte* | hält für möglich | halten für möglich |
        nach ansicht | befürchtet* |
        hofft | hoffen | hofften | wünscht | wünschen | fürchtet | fürchten | fordert | fordern | angeblich* |
        vermutlich | wahrscheinlich | vielleicht | möglicherweise | womöglich | eventuell | wohl |
        offenbar | anscheinend | scheinbar | mutmaßlich* | unbestätigt* | nicht bestätigt | könnte* | dürfte* | soll |
        sollen | gerücht* | gerüchten zufolge | es heißt | heißt es | scheint | schien | vermutet* | vermuten | behauptet* |
        behauptung | spekul* | unklar | ungewiss | unsicher | fraglich | der sage nach | laut gerüchten |
        sei | habe | hätte* | gilt als wahrscheinlich | geschätzt*"""
    ),
    plans=phrases(
        """plant | planen | plante | geplant* | planung | vorgesehen | soll | sollen | sollte* | wird voraussichtlich |
        voraussichtlich | beabsichtig* | will | wollen | wollte* | würde* | falls | sofern | erwartet | erwartete |
        werden soll | werden sollen |
        angekündigt* | vorgeschlagen | vorschlag | schlug vor | erwägt | erwägen | prüft | hofft | hoffen | strebt ... an |
        in aussicht | bevorstehend* | demnächst | künftig* | wird ... werden | werde | vorbehaltlich | entwurf | versucht*"""
    ),
    attributions=phrases(
        """laut | nach angaben | zufolge | sagte | sagt | erklärte | erklärt | teilte mit | teilte ... mit | berichtet* |
        behauptete | behauptet | meldete | meldet | gab an | betonte | so der | so die | nach ansicht | meinte | äußerte"""
    ),
    quantifiers=table(
        """
all: alle | allen | aller | alles | sämtliche* | jede* | jeder | jedes | ganze* | gesamte* | immer | stets | beinahe jede*
most: die meisten | den meisten | der meisten | die mehrheit | großteil | größtenteils | überwiegend | meist | meistens
most: fast alle | hauptsächlich
half: die hälfte | der hälfte | hälfte | halb*
many: viele | vielen | vieler | zahlreiche* | oft | häufig | etliche*
some: einige | einigen | einiger | manche* | mehrere* | teilweise | zum teil | gelegentlich | manchmal
few: wenige | wenigen | weniger als | selten
none: kein | keine | keiner | keines | niemand | nichts
only: nur | lediglich | ausschließlich | allein | bloß | einzig
both: beide | beiden | beides
"""
    ),
    superlatives=table(
        """
first: erste* | erstmals | zuerst | ältester bekannter
last: letzte* | zuletzt
only: einzige*
largest: größte* | umfangreichste*
smallest: kleinste*
longest: längste*
shortest: kürzeste*
tallest: höchste*
lowest: niedrigste* | tiefstgelegene*
oldest: älteste*
newest: neueste* | jüngste*
deepest: tiefste*
widest: breiteste*
heaviest: schwerste*
lightest: leichteste*
fastest: schnellste*
strongest: stärkste*
best: beste*
worst: schlechteste* | schlimmste*
second: zweitgrößte* | zweitlängste* | zweithöchste* | zweitälteste*
third: drittgrößte* | drittlängste* | dritthöchste* | drittälteste*
"""
    ),
    comparatives=table(
        """
>: mehr als | über | größer als | höher als | länger als | oberhalb von
>=: mindestens | wenigstens | nicht weniger als | ab | minimal
<~: fast | nahezu | beinahe | knapp | annähernd
>~: gut | etwas mehr als | etwas über
<: weniger als | unter | kleiner als | knapp unter | kürzer als
<=: höchstens | maximal | bis zu | nicht mehr als | bis
~: etwa | rund | ungefähr | circa | ca. | ca | zirka | an die | um die
~: schätzungsweise | annähernd
"""
    ),
    comparatives_after=table(
        """
>=: oder mehr | und mehr | oder älter
<=: oder weniger | und weniger
~: oder so
"""
    ),
    recency=phrases(
        "aktuell* | neueste* | derzeit* | gegenwärtig* | jetzt | jetzige* | momentan* | zurzeit | zur zeit | heute | "
        "heutige* | letzte version | neuste* | amtierende*"
    ),
    opposites=OPPOSITES,
    families=FAMILIES,
    rivals=RIVALS,
    light_words=LIGHT_WORDS,
    questions=table(
        """
date: wann | in welchem jahr | welches jahr | seit wann | bis wann | an welchem tag | an welchem datum | welches datum
date: in welchem monat | in welchem jahrhundert | um wie viel uhr | ab wann | welchem jahr
person: wer | wen | wem | wessen | von wem | durch wen | mit wem
place: wo | woher | wohin | an welchem ort | in welcher stadt | in welchem land | in welchem ort
count: wie viele | wieviele | wie vielen | wie oft | welche anzahl
quantity:money,mass,volume: wie viel | wieviel
quantity:length,time: wie lang | wie lange
quantity:time: wie alt | wie lange dauert | welches alter
quantity:length: wie hoch | wie breit | wie tief | wie weit | wie groß ist die höhe | welche höhe | welche länge
quantity:length: welche breite | welche tiefe
quantity:mass: wie schwer | wie viel wiegt | welches gewicht
quantity:area,length,count: wie groß | welche fläche
quantity:speed: wie schnell
quantity:temperature: wie heiß | wie kalt | wie warm | welche temperatur
quantity:money: wie teuer | was kostet | was kostete | was kosten | wie viel kostet | wieviel kostet | welcher preis
quantity:ratio: wie viel prozent | welcher anteil | wieviel prozent
reason: warum | weshalb | wieso | weswegen | aus welchem grund
manner: wie | auf welche weise
entity: welche | welcher | welches | welchen | welchem | was
"""
    ),
    yes_no=words(
        "ist sind war waren hat haben hatte hatten wird werden wurde wurden kann können konnte konnten darf muss soll "
        "gibt gab gibt's liegt steht"
    ),
    months={
        **counted(
            "januar/jänner februar/feber märz/maerz april mai juni/juno juli/julei august september oktober november dezember"
        ),
        **counted("jan feb mär/mrz apr mai jun jul aug sep/sept okt nov dez"),
    },
    weekdays={
        **counted("montag dienstag mittwoch donnerstag freitag samstag/sonnabend sonntag"),
        **counted("mo di mi do fr sa so"),
    },
    seasons=words("frühling frühjahr sommer herbst winter"),
    relative_dates={
        "heute": "day:0",
        "gestern": "day:-1",
        "vorgestern": "day:-2",
        "morgen": "day:1",
        "übermorgen": "day:2",
        "diese woche": "week:0",
        "letzte woche": "week:-1",
        "vergangene woche": "week:-1",
        "nächste woche": "week:1",
        "diesen monat": "month:0",
        "letzten monat": "month:-1",
        "im letzten monat": "month:-1",
        "vergangenen monat": "month:-1",
        "nächsten monat": "month:1",
        "dieses jahr": "year:0",
        "in diesem jahr": "year:0",
        "letztes jahr": "year:-1",
        "im letzten jahr": "year:-1",
        "vergangenes jahr": "year:-1",
        "im vergangenen jahr": "year:-1",
        "nächstes jahr": "year:1",
        "vor # sekunden": "seconds:-1",
        "vor # minuten": "minutes:-1",
        "vor # minute": "minutes:-1",
        "vor einer minute": "minutes:-1",
        "vor # stunden": "hours:-1",
        "vor # stunde": "hours:-1",
        "vor einer stunde": "hours:-1",
        "vor # tagen": "day:-1",
        "vor # tag": "day:-1",
        "vor einem tag": "day:-1",
        "vor # wochen": "weeks:-1",
        "vor # woche": "weeks:-1",
        "vor einer woche": "weeks:-1",
        "vor # monaten": "months:-1",
        "vor # monat": "months:-1",
        "vor einem monat": "months:-1",
        "vor # jahren": "years:-1",
        "vor # jahr": "years:-1",
        "vor einem jahr": "years:-1",
        "letzten #weekday": "weekday:-1",
        "am letzten #weekday": "weekday:-1",
        "vergangenen #weekday": "weekday:-1",
        "am vergangenen #weekday": "weekday:-1",
        "nächsten #weekday": "weekday:1",
    },
    date_relations=table(
        """
before: vor | vor dem | spätestens | vor dem jahr
after: nach | nach dem | frühestens
since: seit | seit dem | ab | ab dem
until: bis | bis zum
"""
    ),
    number_words={
        **counted(
            "null eins/ein/eine zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn "
            "fünfzehn sechzehn "
            "siebzehn achtzehn neunzehn zwanzig",
            start=0,
        ),
        "dreissig": 30,
        "vierzig": 40,
        "fünfzig": 50,
        "sechzig": 60,
        "siebzig": 70,
        "achtzig": 80,
        "neunzig": 90,
    },
    magnitudes=numbers(
        """
12: dutzend
100: hundert hunderte
1000: tausend tausende tsd
1000000: million millionen mio
1000000000: milliarde milliarden mrd mia
1000000000000: billion billionen bio
"""
    ),
    ordinals={
        **counted("erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte"),
        **counted("ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften"),
        **counted("erster zweiter dritter vierter fünfter sechster siebter achter neunter zehnter"),
        **counted("erstes zweites drittes viertes fünftes sechstes siebtes achtes neuntes zehntes"),
    },
    units=table(
        """
m: meter | metern | metres
km: kilometer | kilometern
cm: zentimeter | zentimetern
mm: millimeter | millimetern
mi: meile | meilen
ft: fuß | fuss
inch: zoll
nmi: seemeile | seemeilen
ly: lichtjahr | lichtjahre | lichtjahren
kg: kilogramm | kilo
g: gramm
mg: milligramm
t: tonne | tonnen
pfund: pfund
ztr: zentner
l: liter | litern
ml: milliliter
hl: hektoliter
ha: hektar
m2: quadratmeter | quadratmetern | qm
km2: quadratkilometer | quadratkilometern | qkm
m3: kubikmeter | kubikmetern
s: sekunde | sekunden | sek
min: minute | minuten
h: stunde | stunden | std
d: tag | tage | tagen
wk: woche | wochen
mo: monat | monate | monaten
yr: jahr | jahre | jahren
dec: jahrzehnt | jahrzehnte | jahrzehnten
cent: jahrhundert | jahrhunderte | jahrhunderten
m/s: meter pro sekunde | metern pro sekunde
km/h: kilometer pro stunde | kilometern pro stunde | stundenkilometer | stundenkilometern
kn: knoten
°C: grad celsius | grad | °c
°F: grad fahrenheit
W: watt
kW: kilowatt
MW: megawatt
GW: gigawatt
kWh: kilowattstunde | kilowattstunden
MWh: megawattstunden
GWh: gigawattstunden
PS: ps | pferdestärken
V: volt
A: ampere
MB: megabyte
GB: gigabyte
TB: terabyte
kcal: kilokalorien | kalorien
%: prozent | prozentpunkte | prozentpunkten | v.h.
‰: promille
"""
    ),
    currencies=table(
        """
EUR: euro | euros
EURc: cent | cents
USD: dollar | us-dollar
GBP: pfund sterling
CHF: franken | schweizer franken | sfr
DEM: mark | d-mark | reichsmark | deutsche mark
JPY: yen
KRW: won
crown: krone | kronen
taler: taler | thaler
gulden: gulden
ATS: schilling
pfennig: pfennig
"""
    ),
    range_words=words("bis und"),
    range_openers=words("zwischen von"),
)
