"""French."""

from agbrowse.lang.base import Language, counted, numbers, phrases, table, words
from agbrowse.lang.fr.families import FAMILIES
from agbrowse.lang.fr.light import LIGHT_WORDS
from agbrowse.lang.fr.rivals import RIVALS

LANGUAGE = Language(
    tag="fr",
    stemmer="french",
    decimal_comma=True,
    elisions=words("l' d' j' m' t' s' c' n' qu' jusqu' lorsqu' puisqu' quoiqu'"),
    stop_words=words(
        """le la les l' un une des de du d' au aux à a en dans sur sous par pour avec sans entre chez vers depuis pendant
        avant après contre et ou mais donc or ni
        car que qu' qui quoi dont où si comme quand lorsque puisque se s' son sa ses leur leurs mon ma mes ton ta tes
        notre nos votre vos ce c' cet cette
        ces cela ceci ça est sont était étaient fut furent être été sera soit étant ai as ont avait avaient avoir eu ayant
        peut peuvent pouvait doit
        ne n' pas plus moins très aussi encore déjà tout toute tous toutes autre autres même mêmes chaque quel quelle
        quels quelles je j' tu il elle on nous
        vous ils elles me m' te t t' lui y combien comment pourquoi ici là alors puis ainsi bien non oui jusqu' lorsqu'
        puisqu' quoiqu' lequel laquelle celui celle"""
    ),
    common_words=words(
        """an ans année années jour jours mois semaine semaines heure heures minute minutes siècle siècles temps fois
        monde pays ville villes village région gens personne
        personnes homme hommes femme femmes enfants habitants population maison bâtiment pont ponts rue route chemin
        rivière fleuve lac mer montagne île port
        bateau navire train gare aéroport tunnel parc musée bibliothèque église château tour phare mairie moulin usine
        mine piscine théâtre école université hôpital
        police pompiers gouvernement maire directeur directrice président ministre loi prix coût argent euros millions
        mètres kilomètres tonnes hauteur longueur largeur
        profondeur poids taille superficie nombre partie entreprise société marché travail ouvriers employés livre livres
        film musique jeu équipe vainqueur
        guerre paix histoire culture économie politique science recherche étude rapport rumeur rumeurs nouvelle eau feu
        air terre bois pierre fer or argent sel
        pain vin lait janvier février mars avril mai juin juillet août septembre octobre novembre décembre lundi mardi
        mercredi jeudi vendredi samedi dimanche
        printemps été automne hiver actuellement enfin ensuite selon cependant toutefois construit construite fondé fondée
        inauguré située situé longtemps lors"""
    ),
    negators=phrases(
        """ne ... pas | n'est pas | n'a pas | n'ont pas | n'était pas | pas | jamais | aucun | aucune | rien |
        personne ne | ni | sans | ne ... plus | n'est plus | n'a plus | n'a jamais | n'est jamais |
        nullement | guère | au lieu de | plutôt que | a cessé de | refuse de | a refusé | impossible | sauf |
        excepté | annulé | annulée | pas encore | ne ... jamais | ne ... aucun | refusa de | refusent de |
        refusèrent de | ont refusé | refusa | a échoué à | ont échoué à | échoua à | échouent à |
        incapable de | incapables de | manque de | manquent de | manquait de | absence de | évita | a évité |
        évite de | cessa de | cesse de | ont cessé de | dépourvu de | dépourvue de | exempt de | exempte de |
        dénué de | renonça à | a renoncé à | s'abstint | faute de | a rejeté | rejeta | ne parvint"""
    ),
    neutral=phrases(
        """non seulement | n'est autre que | pas moins de | pas plus de | non loin | sans doute | sans cesse |
        sans conteste | contrairement à une idée reçue | il n'y a pas que |
        surtout | pas à pas | combien de"""
    ),
    denials=phrases(
        """le contraire | mettent en doute | met en doute | remet en cause |
        a démenti | démenti | démentie | dément | démentent | ont démenti | démentir | nie | nié | a nié | nient |
        niait | réfuté | réfute | réfutent | faux | fausse | fausses | faussement | mensonge | rumeur | rumeurs | mythe |
        légende urbaine | canular | intox |
        infondé | infondée | sans fondement | n'est pas vrai | pas vrai | inexact | inexacte | erroné |
        erronée | à tort | rectificatif | rectification | conteste | contesté | contestée | écarté | idée reçue"""
    ),
    sections=words(
        """histoire historique présentation données description horaires tarifs construction contexte géographie
        situation détails introduction contact caractéristiques"""
    ),
    formerly=phrases("autrefois|jadis|anciennement|naguère"),
    hedges=phrases(
        """croit que | croient que | pense que | pensent que | estime que | estiment que | soutient que |
        soutiennent que | affirme que |
        espère que | espèrent que | craint que | craignent que | souhaite que | exige que | serait | seraient | aurait
        | auraient | pourrait | pourraient | peut-être | probablement | sans doute |
        apparemment | prétendument | soi-disant | présumé | présumée | selon la rumeur | il semble | semble | semblent |
        semblerait | on dit que | dit-on | paraît-il |
        non confirmé | non confirmée | non confirmées | pas confirmé | pas été confirmé | rumeur | rumeurs | on pense |
        on croit | possible que | éventuellement | vraisemblablement | supposé | supposée | incertain | légende |
        prétend que | soupçonn*"""
    ),
    plans=phrases(
        """prévoit | prévoient | prévu | prévue | prévus | projette | projet de | projets | envisage | envisagent |
        envisagé | devrait | devraient | va | vont | sera | seront | ouvrira | fermera | compte | entend | souhaite |
        propose | proposé | proposée | proposition | si approuvé | s'il est approuvé | si le | si la |
        doit | doivent | attendu | attendue | programmé | programmée | planifié | planifiée | futur | future |
        prochainement | espère | étudie | a l'intention | en cas de | voulait | voulaient | veut | veulent |
        souhaitait | souhaitaient | prévoyait | prévoyaient | envisageait | espérait | tenta de | a tenté de |
        tentait de | essaya de | a essayé de | faillit | a failli"""
    ),
    attributions=phrases(
        """selon | d'après | a déclaré | a dit | a affirmé | affirme | affirment | a annoncé | a indiqué | indique |
        explique | a expliqué | déclare | assure | a assuré | précise | estime | soutient | rapporte | a rapporté"""
    ),
    quantifiers=table(
        """
all: tous | toutes | tout le | toute la | chaque | toujours | la totalité | l'ensemble
most: la plupart | la majorité | majoritairement | principalement | presque tous | presque toutes
half: la moitié | moitié
many: beaucoup | de nombreux | de nombreuses | nombreux | nombreuses | souvent | bien des
some: quelques | certains | certaines | plusieurs | une partie | parfois | partiellement | en partie
few: peu de | rarement | une minorité
none: aucun | aucune | personne | nul | nulle
only: seulement | uniquement | exclusivement | ne ... que | seul | seule
both: les deux | tous les deux
"""
    ),
    superlatives=table(
        """
first: premier | première | premiers | premières | pour la première fois
last: dernier | dernière | derniers | dernières
only: unique | seul | seule
largest: plus grand | plus grande | plus vaste | plus gros | plus grosse
smallest: plus petit | plus petite
longest: plus long | plus longue
shortest: plus court | plus courte
tallest: plus haut | plus haute | plus élevé | plus élevée
lowest: plus bas | plus basse
oldest: plus ancien | plus ancienne | plus vieux | plus vieille | plus âgé | plus âgée
newest: plus récent | plus récente | plus jeune
deepest: plus profond | plus profonde
widest: plus large
heaviest: plus lourd | plus lourde
fastest: plus rapide
best: meilleur | meilleure
worst: pire
"""
    ),
    comparatives=table(
        """
>: plus de | plus d' | supérieur à | supérieure à | au-dessus de | dépasse les
>=: au moins | au minimum | pas moins de | minimum
<~: près de | presque
>~: un peu plus de
<: moins de | moins d' | inférieur à | inférieure à | en dessous de
<=: au plus | au maximum | jusqu'à | pas plus de | maximum
~: environ | quelque | à peu près | approximativement | autour de | dans les | env.
"""
    ),
    comparatives_after=table(
        """
>=: ou plus | et plus | au moins
<=: ou moins | au plus
~: environ
"""
    ),
    recency=phrases(
        "dernier | dernière | dernières | actuel | actuelle | actuels | actuellement | maintenant | aujourd'hui | "
        "récent | récente | plus récent | plus récente | à présent | en ce moment"
    ),
    opposites=(
        ("ouvert ouverte ouvrir ouvre ouverture inauguré inaugurée", "fermé fermée fermer ferme fermeture"),
        (
            "augmenté augmente augmentation hausse monté croissance",
            "diminué diminue diminution baisse baissé chute chuté recul",
        ),
        ("gagné gagne gagner remporté remporte victoire vainqueur", "perdu perd perdre défaite perdant"),
        ("acheté achète achat acquis racheté", "vendu vend vente vendre"),
        ("vivant vivante survécu", "mort morte décédé décédée mourut"),
        ("légal autorisé permis", "illégal interdit"),
        ("nord septentrional", "sud méridional"),
        ("est oriental", "ouest occidental"),
        ("gauche", "droite"),
        ("commencé commence début débuté", "fini terminé fin achevé"),
        ("accepté approuvé adopté", "refusé rejeté"),
        ("exporté exportation exportations", "importé importation importations"),
        ("construit construite bâti érigé", "démoli détruit détruite démolie rasé"),
        ("nommé embauché élu", "licencié renvoyé démissionné limogé"),
        ("coupable condamné", "innocent acquitté"),
        ("public publique", "privé privée"),
        ("premier première", "dernier dernière"),
        ("nouveau nouvelle neuf", "ancien ancienne vieux vieille"),
        ("gratuit gratuite", "payant payante"),
        ("homme hommes", "femme femmes"),
        ("bénéfice bénéfices", "perte pertes"),
        ("avant", "après"),
    ),
    families=FAMILIES,
    rivals=RIVALS,
    light_words=LIGHT_WORDS,
    questions=table(
        """
date: quand | en quelle année | quelle année | à quelle date | quelle date | quel jour | en quel mois | depuis quand
date: à quelle époque | en quel siècle | jusqu'à quand | à quelle heure
person: qui | à qui | de qui | par qui | pour qui
place: où | d'où | dans quelle ville | dans quel pays | à quel endroit
count: combien de | combien d' | combien de fois
quantity:money,mass,length: combien
quantity:length: combien mesure | quelle est la hauteur | quelle est la longueur | quelle hauteur | quelle longueur
quantity:length: quelle largeur | quelle profondeur | à quelle distance | quelle taille | quelle est la largeur
quantity:length: quelle est la profondeur
quantity:mass: combien pèse | quel poids | quel est le poids
quantity:time: combien de temps | quel âge | combien dure
quantity:area: quelle superficie | quelle est la superficie
quantity:money: combien coûte | combien a coûté | quel prix | quel est le prix
quantity:speed: à quelle vitesse | quelle vitesse
quantity:temperature: quelle température | à quelle température
quantity:ratio: quel pourcentage | quelle proportion
reason: pourquoi | pour quelle raison
manner: comment | de quelle manière
entity: quel | quelle | quels | quelles | lequel | laquelle | qu'est-ce que | qu'est-ce qui | que | quoi
"""
    ),
    yes_no=words("est est-ce est-il sont était a ont avait y a-t-il peut"),
    months={
        **counted("janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
        **counted("janv/jan févr/fév/fevrier/fev mar avr mai jui/jun juil/jul aout sept/sep oct nov déc/dec/decembre"),
    },
    weekdays=counted("lundi mardi mercredi jeudi vendredi samedi dimanche"),
    seasons=words("printemps été automne hiver"),
    relative_dates={
        "aujourd'hui": "day:0",
        "hier": "day:-1",
        "avant-hier": "day:-2",
        "demain": "day:1",
        "cette semaine": "week:0",
        "la semaine dernière": "week:-1",
        "la semaine prochaine": "week:1",
        "ce mois-ci": "month:0",
        "le mois dernier": "month:-1",
        "le mois prochain": "month:1",
        "cette année": "year:0",
        "l'année dernière": "year:-1",
        "l'an dernier": "year:-1",
        "l'année prochaine": "year:1",
        "il y a # secondes": "seconds:-1",
        "il y a # minutes": "minutes:-1",
        "il y a # minute": "minutes:-1",
        "il y a une minute": "minutes:-1",
        "il y a # heures": "hours:-1",
        "il y a # heure": "hours:-1",
        "il y a une heure": "hours:-1",
        "il y a # jours": "day:-1",
        "il y a # jour": "day:-1",
        "il y a un jour": "day:-1",
        "il y a # semaines": "weeks:-1",
        "il y a # semaine": "weeks:-1",
        "il y a une semaine": "weeks:-1",
        "il y a # mois": "months:-1",
        "il y a un mois": "months:-1",
        "il y a # ans": "years:-1",
        "il y a # an": "years:-1",
        "il y a un an": "years:-1",
        "#weekday dernier": "weekday:-1",
        "#weekday prochain": "weekday:1",
    },
    date_relations=table(
        """
before: avant | avant le | avant l'année
after: après | après le | à partir de
since: depuis | depuis le | dès
until: jusqu'en | jusqu'au | jusqu'à
"""
    ),
    number_words={
        **counted(
            "zéro un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize "
            "dix-sept dix-huit "
            "dix-neuf vingt/vingts",
            start=0,
        ),
        "trente": 30,
        "quarante": 40,
        "cinquante": 50,
        "soixante": 60,
        "soixante-dix": 70,
        "septante": 70,
        "quatre-vingts": 80,
        "quatre-vingt": 80,
        "huitante": 80,
        "octante": 80,
        "quatre-vingt-dix": 90,
        "nonante": 90,
    },
    magnitudes=numbers(
        """
12: douzaine douzaines
100: cent cents
1000: mille milliers millier
1000000: million millions mio
1000000000: milliard milliards mrd
1000000000000: billion billions
"""
    ),
    ordinals={
        **counted("premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième"),
        "première": 1,
        "second": 2,
        "seconde": 2,
    },
    units=table(
        """
m: mètre | mètres
km: kilomètre | kilomètres
cm: centimètre | centimètres
mm: millimètre | millimètres
mi: mille marin | miles
ft: pied | pieds
inch: pouce | pouces
nmi: milles nautiques | milles marins
ly: année-lumière | années-lumière
kg: kilogramme | kilogrammes | kilo | kilos
g: gramme | grammes
mg: milligramme | milligrammes
t: tonne | tonnes
l: litre | litres
ml: millilitre | millilitres
hl: hectolitre | hectolitres
ha: hectare | hectares
m2: mètre carré | mètres carrés
km2: kilomètre carré | kilomètres carrés
m3: mètre cube | mètres cubes
s: seconde | secondes
min: minute | minutes
h: heure | heures
d: jour | jours
wk: semaine | semaines
mo: mois
yr: an | ans | année | années
dec: décennie | décennies
cent: siècle | siècles
m/s: mètres par seconde
km/h: kilomètres par heure | kilomètres-heure | kilomètres à l'heure
kn: nœud | nœuds
°C: degrés | degré | degrés celsius
W: watt | watts
kW: kilowatt | kilowatts
MW: mégawatt | mégawatts
GW: gigawatt | gigawatts
kWh: kilowattheure | kilowattheures
MB: mégaoctet | mégaoctets | mo
GB: gigaoctet | gigaoctets | go
TB: téraoctets
kcal: calories | kilocalories
%: pour cent | points de pourcentage
‰: pour mille
"""
    ),
    currencies=table(
        """
EUR: euro | euros
EURc: centime | centimes
USD: dollar | dollars
GBP: livres sterling
CHF: franc suisse | francs suisses
FRF: franc | francs
JPY: yen | yens
crown: couronne | couronnes
"""
    ),
    range_words=words("à et"),
    range_openers=words("entre de"),
)
