"""French words by kind: a place in a sentence takes one word of a kind."""

from agbrowse.lang.base import classes

RIVALS = classes(
    """
    britannique français allemand italien espagnol américain canadien australien irlandais russe polonais suédois
    japonais chinois indien belge suisse
    |
    français française allemand allemande anglais anglaise écossais écossaise gallois irlandais irlandaise espagnol
    espagnole italien italienne portugais portugaise belge luxembourgeois suisse autrichien autrichienne néerlandais
    néerlandaise hollandais hollandaise danois danoise suédois suédoise norvégien norvégienne finlandais finlandaise
    islandais polonais polonaise tchèque slovaque hongrois hongroise roumain roumaine bulgare grec grecque turc turque
    russe ukrainien ukrainienne biélorusse lituanien letton estonien croate serbe slovène bosnien albanais géorgien
    arménien chinois chinoise taïwanais japonais japonaise coréen coréenne vietnamien vietnamienne thaïlandais
    cambodgien indonésien philippin indien indienne pakistanais afghan iranien iranienne irakien syrien libanais
    israélien israélienne palestinien jordanien saoudien égyptien égyptienne libyen tunisien tunisienne algérien
    algérienne marocain marocaine sénégalais malien ivoirien camerounais congolais éthiopien kényan nigérian ghanéen
    malgache canadien canadienne québécois américain américaine mexicain mexicaine cubain haïtien colombien vénézuélien
    péruvien chilien argentin brésilien brésilienne australien australienne
    |
    breton basque catalan corse alsacien normand savoyard provençal
    |
    romain perse byzantin ottoman soviétique
    |
    france allemagne angleterre écosse irlande espagne italie portugal belgique luxembourg suisse autriche hollande
    danemark suède norvège finlande islande pologne tchéquie slovaquie hongrie roumanie bulgarie grèce turquie russie
    ukraine biélorussie lituanie lettonie estonie croatie serbie slovénie bosnie albanie monténégro géorgie arménie
    azerbaïdjan chine taïwan japon corée vietnam thaïlande cambodge indonésie malaisie singapour philippines inde
    pakistan bangladesh népal afghanistan iran irak syrie liban israël jordanie égypte libye tunisie algérie maroc
    soudan éthiopie kenya ouganda tanzanie nigeria ghana sénégal mali cameroun congo madagascar canada québec mexique
    cuba haïti jamaïque colombie venezuela équateur pérou bolivie chili argentine uruguay paraguay brésil australie
    malte chypre monaco
    |
    europe asie afrique amérique océanie antarctique
    |
    européen asiatique africain américain
    |
    paris lyon marseille toulouse nice nantes strasbourg montpellier bordeaux lille rennes reims grenoble dijon
    bruxelles liège genève lausanne montréal londres berlin rome madrid lisbonne vienne moscou
    |
    rouge bleu bleue vert verte jaune noir noire blanc blanche gris grise brun brune orange violet violette rose
    |
    nord sud ouest
    |
    gauche droite
    |
    premier première deuxième second seconde troisième quatrième cinquième sixième septième huitième neuvième dixième
    onzième douzième treizième quatorzième quinzième seizième vingtième dernier dernière
    |
    janvier février mars avril mai juin juillet août septembre octobre novembre décembre
    |
    lundi mardi mercredi jeudi vendredi samedi dimanche
    |
    printemps automne hiver
    |
    matin midi soir nuit minuit
    |
    seconde minute heure jour semaine mois année décennie siècle
    |
    acteur actrice chanteur chanteuse compositeur compositrice danseur danseuse réalisateur réalisatrice producteur
    scénariste écrivain écrivaine auteur autrice poète poétesse romancier romancière dramaturge journaliste éditeur
    traducteur traductrice peintre sculpteur sculptrice architecte photographe dessinateur graveur politicien avocat
    avocate juge diplomate entrepreneur banquier physicien physicienne chimiste biologiste mathématicien mathématicienne
    astronome géologue botaniste zoologiste ingénieur inventeur philosophe historien historienne archéologue théologien
    sociologue psychologue économiste médecin chirurgien infirmier infirmière pharmacien enseignant enseignante
    professeur instituteur institutrice footballeur cycliste boxeur nageur athlète entraîneur arbitre militaire soldat
    officier général pilote astronaute prêtre évêque moine religieuse cuisinier boulanger boucher agriculteur pêcheur
    mineur forgeron menuisier tailleur policier
    |
    roi reine prince princesse empereur impératrice duc duchesse comte comtesse marquis marquise baron baronne pape
    |
    président chancelier ministre maire directeur secrétaire ambassadeur gouverneur sénateur député
    |
    fils fille frère sœur père mère oncle tante neveu nièce cousin cousine mari veuf veuve gendre
    |
    homme femme garçon fille
    |
    masculin féminin
    |
    film album chanson roman livre pièce opéra opérette comédie ballet symphonie concerto sonate série épisode tableau
    sculpture magazine journal revue poème essai documentaire jeu
    |
    comédie drame horreur thriller romance western documentaire fantastique policier aventure
    |
    rock pop jazz blues folk punk metal soul rap classique
    |
    football tennis rugby basketball handball volleyball baseball hockey golf boxe natation cyclisme aviron gymnastique
    athlétisme pétanque échecs
    |
    chrétien catholique protestant orthodoxe juif musulman islamique bouddhiste hindou
    |
    christianisme islam judaïsme bouddhisme hindouisme
    |
    or argent bronze
    |
    or argent bronze fer cuivre acier étain plomb zinc aluminium bois pierre brique verre béton marbre granit plastique
    cuir papier
    |
    hydrogène hélium carbone azote oxygène sodium magnésium silicium phosphore soufre chlore potassium calcium fer
    cuivre zinc arsenic argent étain iode or mercure plomb radium uranium plutonium
    |
    chien chat cheval vache taureau bœuf mouton chèvre cochon porc âne chameau éléphant lion tigre loup renard ours cerf
    lapin souris rat singe baleine
    |
    poule canard oie pigeon aigle faucon hibou corbeau cigogne
    |
    mammifère oiseau poisson reptile amphibien insecte
    |
    ville village commune département région province pays état
    |
    rivière fleuve lac mer océan ruisseau canal baie golfe étang
    |
    montagne colline vallée plaine désert forêt île péninsule volcan glacier grotte
    |
    pont tunnel château palais église cathédrale chapelle abbaye monastère mosquée synagogue temple musée bibliothèque
    théâtre école université hôpital hôtel restaurant prison usine moulin phare tour stade gare aéroport port mine
    mairie monument cimetière parc zoo
    |
    mercure vénus terre mars jupiter saturne uranus neptune pluton
    |
    piano guitare violon alto violoncelle contrebasse batterie flûte clarinette hautbois basson saxophone trompette
    trombone tuba cor harpe orgue clavecin accordéon
    |
    cœur poumon foie rein cerveau estomac peau œil oreille nez
    |
    physique chimie biologie mathématiques astronomie géologie géographie histoire philosophie médecine droit économie
    théologie informatique sociologie psychologie
    |
    conservateur libéral socialiste communiste écologiste centriste
    |
    primaire secondaire
    |
    simple double triple
    |
    voiture autobus camion train tramway vélo moto bateau ferry avion hélicoptère
    |
    régional national international
    |
    meurtre suicide accident maladie cancer
    """
)
