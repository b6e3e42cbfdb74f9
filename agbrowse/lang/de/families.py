"""German words of one sense that stemming does not join, and words that exclude one another."""

from agbrowse.lang.base import lines

FAMILIES = lines(
    """
    bauen baute gebaut bau erbaut erbauen erbaute errichtet errichten errichtete errichtung erbauer baumeister
    entwerfen entwarf entworfen entwurf entwirft
    schreiben schrieb geschrieben schreibt autor autorin verfasser verfasst schriftsteller schriftstellerin
    gründen gründete gegründet gründung gründer gründerin
    geboren geburt geburtsort geburtstag
    sterben starb gestorben stirbt tod tot verstorben verstarb verschied todes
    lang länge länger längste
    hoch höhe höher höchste hohe hohen hoher
    breit breite breiter
    tief tiefe tiefer
    wiegen wog gewogen wiegt gewicht schwer
    kosten kostet kostete gekostet preis
    alt alter älter
    gewinnen gewann gewonnen gewinnt gewinner sieg sieger siegte siegen
    verlieren verlor verloren verliert verlust
    entdecken entdeckte entdeckt entdecker entdeckung
    erfinden erfand erfunden erfindet erfinder erfindung
    öffnen öffnete geöffnet eröffnet eröffnete eröffnung eröffnen einweihung eingeweiht
    schliessen schloss geschlossen schliesst schliessung schliessen
    verkaufen verkaufte verkauft verkauf verkäufer
    kaufen kaufte gekauft kauf käufer erwerben erwarb erworben erwerb ankauf
    brennen brannte gebrannt abgebrannt abbrannte brand abbrennen niedergebrannt
    liegen liegt lag gelegen befindet befinden
    stehen steht stand gestanden
    gehen geht ging gegangen
    kommen kommt kam gekommen
    fahren fährt fuhr gefahren fahrt
    geben gibt gab gegeben
    nehmen nimmt nahm genommen
    sehen sieht sah gesehen
    finden findet fand gefunden fund
    halten hält hielt gehalten
    heissen heisst hiess geheissen
    lassen lässt liess gelassen
    laufen läuft lief gelaufen
    leben lebt lebte gelebt
    lesen liest las gelesen
    rufen ruft rief gerufen
    schwimmen schwamm geschwommen
    singen sang gesungen sänger sängerin
    sinken sank gesunken versunken
    sprechen spricht sprach gesprochen
    tragen trägt trug getragen
    treffen trifft traf getroffen
    trinken trank getrunken
    tun tat getan
    werfen warf geworfen
    wachsen wächst wuchs gewachsen wachstum
    ziehen zog gezogen
    umfassen umfasst umfasste umfasst
    fliessen fliesst floss geflossen
    steigen stieg gestiegen steigt anstieg
    fallen fiel gefallen fällt
    mahlen mahlte gemahlen
    bieten bot geboten bietet
    beginnen begann begonnen beginnt beginn anfangen anfing angefangen anfang start starten startete gestartet
    brechen brach gebrochen bricht
    einwohner bevölkerung bewohner
    leiten leitete geleitet leiter leiterin leitung
    zerstören zerstört zerstörte zerstörung
    heiraten heiratete geheiratet verheiratet hochzeit
    wählen wählte gewählt wahl
    herstellen hergestellt stellte hersteller herstellung
    gehören gehört gehörte besitzen besitzt besass besitzer eigentümer
    fotograf fotografin
    fussballspieler fussballer
    ingenieur ingenieurin
    journalist journalistin
    professor professorin
    dichter dichterin
    lied song
    frühling frühjahr
    samstag sonnabend
    violine geige
    anwalt rechtsanwalt anwältin
    weissrussland weissrussisch belarus belarussisch
    deutschland deutsch deutscher
    österreich österreichisch österreicher österreicherin
    schweiz schweizer schweizerisch schweizerin
    frankreich französisch franzose französin
    italien italienisch italiener italienerin
    spanien spanisch spanier spanierin
    portugal portugiesisch portugiese
    england englisch engländer engländerin
    grossbritannien britisch brite britin
    schottland schottisch schotte
    irland irisch ire
    niederlande niederländisch niederländer holland holländisch holländer
    belgien belgisch belgier
    dänemark dänisch däne
    schweden schwedisch
    norwegen norwegisch norweger
    finnland finnisch finne
    island isländisch isländer
    polen polnisch
    tschechien tschechisch tscheche
    ungarn ungarisch ungar
    rumänien rumänisch rumäne
    bulgarien bulgarisch bulgare
    griechenland griechisch grieche
    türkei türkisch türke
    russland russisch russe
    ukraine ukrainisch ukrainer
    kroatien kroatisch kroate
    serbien serbisch serbe
    china chinesisch chinese
    japan japanisch japaner
    korea koreanisch koreaner
    indien indisch inder
    australien australisch australier
    kanada kanadisch kanadier
    mexiko mexikanisch mexikaner
    brasilien brasilianisch brasilianer
    argentinien argentinisch argentinier
    ägypten ägyptisch ägypter
    israel israelisch
    iran iranisch iraner
    amerika amerikanisch amerikaner usa
    europa europäisch europäer
    afrika afrikanisch
    asien asiatisch
    bayern bayerisch bayrisch
    auto automobil pkw
    arzt ärztin mediziner medizinerin
    unternehmen firma
    film spielfilm
    krankenhaus klinik spital
    gefängnis haftanstalt
    schauspieler schauspielerin
    politiker politikerin
    lehrer lehrerin
    malen malte gemalt maler malerin
    präsident präsidentin
    bürgermeister bürgermeisterin
    regisseur regisseurin regie
    komponieren komponierte komponiert komponist komponistin komposition
    architekt architektin
    forscher forscherin
    schüler schülerin
    student studentin studierende
    helfen hilft half geholfen hilfe
    zeigen gezeigt
    spielen gespielt spieler spielerin
    arbeiten gearbeitet
    machen gemacht
    nutzen genutzt nutzung
    retten gerettet rettung
    kämpfen gekämpft kampf
    nennen nannte genannt
    denken dachte gedacht
    bringen brachte gebracht
    wissen wusste gewusst
    bleiben blieb geblieben
    verbinden verbunden verbindung
    verschwinden verschwand verschwunden
    erhalten erhielt erhält bekommen bekam bekommt
    entscheiden entschied entschieden entscheidung
    beschreiben beschrieb beschrieben beschreibung
    erscheinen erschien erschienen
    entstehen entstand entstanden entstehung
    bestehen bestand bestanden besteht
    verlassen verliess verlässt
    teilnehmen teilgenommen teilnahme teilnehmer
    veröffentlichen veröffentlicht veröffentlichung
    ernennen ernannte ernannt ernennung
    fangen fing gefangen
    essen ass gegessen
    fliegen flog geflogen flug
    fliehen floh geflohen flucht
    graben grub gegraben
    schaffen schuf geschaffen
    stehlen stahl gestohlen diebstahl dieb
    gross grösse grösser
    schnell geschwindigkeit
    stark stärke
    jung jugend jünger
    warm wärme
    nord norden nördlich
    süd süden südlich
    ost osten östlich
    west westen westlich
    enden endete geendet beenden beendet
    """
)

OPPOSITES: tuple[tuple[str, str], ...] = (
    ("geöffnet öffnen eröffnet eröffnung offen öffnete eröffnete", "geschlossen schliessen schloss schliessung zu"),
    (
        "gestiegen steigen stieg steigt zugenommen zunahme wuchs gewachsen erhöht",
        "gefallen fallen fiel sinken sank gesunken abgenommen abnahme rückgang gesenkt",
    ),
    ("gewann gewonnen gewinnen sieg sieger", "verlor verloren verlieren niederlage"),
    ("gekauft kaufen kaufte erwarb erworben kauf", "verkauft verkaufen verkaufte verkauf veräussert"),
    ("lebt lebend lebendig überlebt", "tot gestorben starb verstorben"),
    ("legal erlaubt zulässig", "illegal verboten unzulässig"),
    ("nord norden nördlich nördliche", "süd süden südlich südliche"),
    ("ost osten östlich östliche", "west westen westlich westliche"),
    ("links linke", "rechts rechte"),
    ("begann begonnen beginn beginnen anfang startete", "endete beendet ende enden"),
    ("genehmigt angenommen gebilligt", "abgelehnt verworfen zurückgewiesen"),
    ("export exportiert ausfuhr", "import importiert einfuhr"),
    ("gebaut erbaut errichtet", "abgerissen zerstört abgebaut"),
    ("ernannt eingestellt gewählt", "entlassen abgewählt zurückgetreten"),
    ("schuldig verurteilt", "unschuldig freigesprochen"),
    ("öffentlich staatlich", "privat"),
    ("grösste grösster grösstes", "kleinste kleinster kleinstes"),
    ("höchste höchster höchstes", "niedrigste niedrigster niedrigstes"),
    ("erste erster erstes", "letzte letzter letztes"),
    ("älteste ältester", "jüngste jüngster"),
    ("alt", "neu"),
    ("kostenlos gratis", "kostenpflichtig"),
    ("vor", "nach"),
    ("gewinn", "verlust"),
    ("mann männer", "frau frauen"),
    ("ankunft", "abfahrt"),
)
