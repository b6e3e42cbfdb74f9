"""German words by kind: a place in a sentence takes one word of a kind."""

from agbrowse.lang.base import classes

RIVALS = classes(
    """
    britisch deutsch französisch italienisch spanisch amerikanisch kanadisch australisch irisch russisch polnisch
    niederländisch schwedisch japanisch chinesisch indisch österreichisch schweizerisch
    |
    grossbritannien deutschland frankreich italien spanien russland polen schweden japan china indien usa kanada
    australien
    |
    römisch griechisch persisch byzantinisch osmanisch sowjetisch preussisch
    |
    deutsch österreichisch schweizerisch schweizer französisch italienisch spanisch portugiesisch englisch schottisch
    walisisch irisch niederländisch holländisch belgisch luxemburgisch dänisch schwedisch norwegisch finnisch isländisch
    polnisch tschechisch slowakisch ungarisch rumänisch bulgarisch griechisch türkisch russisch ukrainisch weissrussisch
    belarussisch litauisch lettisch estnisch kroatisch serbisch slowenisch bosnisch albanisch mazedonisch georgisch
    armenisch chinesisch taiwanisch japanisch koreanisch südkoreanisch nordkoreanisch vietnamesisch thailändisch
    indonesisch philippinisch indisch pakistanisch afghanisch iranisch irakisch syrisch libanesisch israelisch
    palästinensisch jordanisch ägyptisch libysch tunesisch algerisch marokkanisch äthiopisch kenianisch nigerianisch
    ghanaisch südafrikanisch kanadisch amerikanisch mexikanisch kubanisch kolumbianisch venezolanisch peruanisch
    chilenisch argentinisch brasilianisch australisch neuseeländisch
    |
    deutscher österreicher schweizer franzose italiener spanier portugiese engländer schotte ire niederländer belgier
    däne schwede norweger finne pole tscheche ungar rumäne grieche türke russe ukrainer kroate serbe chinese japaner
    koreaner inder amerikaner kanadier mexikaner brasilianer argentinier australier ägypter
    |
    deutschland österreich schweiz frankreich italien spanien portugal england schottland wales irland niederlande
    belgien luxemburg dänemark schweden norwegen finnland island polen tschechien slowakei ungarn rumänien bulgarien
    griechenland türkei russland ukraine belarus litauen lettland estland kroatien serbien slowenien bosnien albanien
    montenegro kosovo georgien armenien aserbaidschan china taiwan japan korea südkorea nordkorea vietnam thailand
    indonesien malaysia singapur philippinen indien pakistan bangladesch nepal afghanistan iran irak syrien libanon
    israel jordanien ägypten libyen tunesien algerien marokko sudan äthiopien kenia uganda tansania nigeria ghana
    senegal südafrika kanada usa mexiko kuba jamaika kolumbien venezuela ecuador peru bolivien chile argentinien uruguay
    paraguay brasilien australien neuseeland malta zypern
    |
    europa asien afrika amerika nordamerika südamerika ozeanien antarktis australien
    |
    europäisch asiatisch afrikanisch amerikanisch
    |
    bayern sachsen thüringen hessen brandenburg niedersachsen saarland berlin hamburg bremen tirol kärnten steiermark
    vorarlberg burgenland
    |
    berlin hamburg münchen köln frankfurt stuttgart düsseldorf leipzig dresden hannover nürnberg bremen wien graz
    salzburg innsbruck linz zürich bern basel genf paris london rom madrid warschau prag budapest moskau
    |
    rot blau grün gelb schwarz weiss grau braun orange violett rosa
    |
    norden süden osten westen nordosten nordwesten südosten südwesten
    |
    nördlich südlich östlich westlich nordöstlich nordwestlich südöstlich südwestlich
    |
    links rechts
    |
    erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte dreizehnte vierzehnte fünfzehnte
    sechzehnte siebzehnte achtzehnte neunzehnte zwanzigste letzte
    |
    januar februar märz april mai juni juli august september oktober november dezember
    |
    montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag
    |
    frühling frühjahr sommer herbst winter
    |
    morgen vormittag mittag nachmittag abend nacht
    |
    sekunde minute stunde tag woche monat jahr jahrzehnt jahrhundert
    |
    täglich wöchentlich monatlich jährlich
    |
    schauspieler schauspielerin sänger sängerin komponist komponistin dirigent tänzer tänzerin regisseur regisseurin
    produzent drehbuchautor schriftsteller schriftstellerin autor autorin dichter dichterin lyriker dramatiker
    journalist journalistin verleger übersetzer maler malerin bildhauer bildhauerin architekt architektin fotograf
    fotografin zeichner grafiker politiker politikerin jurist anwalt rechtsanwalt richter diplomat unternehmer kaufmann
    bankier physiker chemiker biologe mathematiker astronom geologe botaniker zoologe ingenieur ingenieurin erfinder
    philosoph historiker archäologe theologe soziologe psychologe ökonom arzt ärztin chirurg apotheker lehrer lehrerin
    professor professorin fussballspieler fussballer tennisspieler boxer schwimmer radrennfahrer skirennläufer
    leichtathlet trainer schiedsrichter soldat offizier general pilot astronaut priester pfarrer bischof mönch nonne
    koch bäcker metzger bauer fischer bergmann schmied tischler schneider schuster polizist
    |
    könig königin kaiser kaiserin prinz prinzessin herzog herzogin graf gräfin fürst fürstin baron papst
    |
    präsident kanzler minister bürgermeister direktor vorsitzender sekretär botschafter
    |
    sohn tochter bruder schwester vater mutter onkel tante neffe nichte cousin cousine enkel enkelin grossvater
    grossmutter ehemann ehefrau witwe witwer schwager schwägerin schwiegersohn schwiegertochter schwiegervater
    schwiegermutter stiefvater stiefmutter
    |
    mann frau junge mädchen
    |
    männlich weiblich
    |
    film album lied song roman buch theaterstück oper operette musical ballett sinfonie konzert sonate serie folge
    gemälde skulptur zeitschrift zeitung gedicht hörspiel comic dokumentarfilm spiel
    |
    komödie drama thriller horror romanze western dokumentation krimi fantasy abenteuer
    |
    rock pop jazz blues folk punk metal soul techno klassik schlager
    |
    fussball tennis handball basketball volleyball eishockey rugby golf boxen schwimmen radsport rudern turnen
    leichtathletik schach skispringen skilanglauf
    |
    christlich katholisch evangelisch protestantisch orthodox jüdisch muslimisch islamisch buddhistisch hinduistisch
    |
    christentum islam judentum buddhismus hinduismus
    |
    gold silber bronze
    |
    gold silber bronze eisen kupfer stahl zinn blei zink aluminium holz stein ziegel glas beton marmor granit sandstein
    kunststoff leder papier
    |
    wasserstoff helium kohlenstoff stickstoff sauerstoff natrium magnesium silizium phosphor schwefel chlor kalium
    kalzium eisen kupfer zink arsen brom silber zinn iod gold quecksilber blei radium uran plutonium
    |
    hund katze pferd kuh rind ochse schaf ziege schwein esel elefant löwe tiger wolf fuchs bär hirsch reh hase kaninchen
    maus ratte affe wal
    |
    huhn ente gans schwan taube adler falke eule rabe storch
    |
    säugetier vogel fisch reptil amphibie insekt
    |
    eiche buche birke kiefer fichte tanne linde ahorn
    |
    stadt dorf gemeinde landkreis bundesland land provinz
    |
    fluss see meer bach kanal bucht teich quelle
    |
    berg hügel tal ebene wald insel halbinsel vulkan gletscher höhle wüste
    |
    brücke tunnel burg schloss kirche dom kapelle kloster moschee synagoge tempel museum bibliothek theater schule
    universität krankenhaus hotel restaurant gefängnis fabrik mühle leuchtturm turm stadion bahnhof flughafen hafen
    bergwerk rathaus denkmal friedhof park zoo
    |
    merkur venus erde mars jupiter saturn uranus neptun pluto
    |
    klavier gitarre violine geige bratsche cello kontrabass schlagzeug flöte klarinette oboe fagott saxophon trompete
    posaune tuba horn harfe orgel cembalo akkordeon
    |
    herz lunge leber niere gehirn magen haut auge ohr nase
    |
    physik chemie biologie mathematik astronomie geologie geographie geschichte philosophie medizin rechtswissenschaft
    theologie informatik soziologie psychologie
    |
    konservativ liberal sozialistisch kommunistisch sozialdemokratisch grün
    |
    einzeln doppelt dreifach
    |
    auto bus lastwagen zug strassenbahn fahrrad motorrad schiff boot fähre flugzeug hubschrauber
    |
    regional national international
    |
    mord selbstmord unfall krankheit krebs
    """
)
