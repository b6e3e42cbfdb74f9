"""French words of one sense that stemming does not join."""

from agbrowse.lang.base import lines

FAMILIES = lines(
    """
    construire construit construite construisit construction constructeur bâtir bâti bâtie érigé édifié
    écrire écrit écrite écrivit écrivain auteur autrice écrivaine romancier romancière
    fonder fondé fondée fonda fondation fondateur
    naître né née naquit naissance
    mourir mort morte mourut décédé décédée décès décéder
    long longue longueur
    haut haute hauteur
    large largeur
    profond profonde profondeur
    peser pèse pesait poids
    coûter coûte coûté coût prix
    gagner gagne gagné gagnant remporter remporté remporte vainqueur victoire
    perdre perd perdu perdit défaite
    concevoir conçu conçue conçut concepteur conception dessiné dessinée
    découvrir découvert découverte découvrit découvreur
    inventer inventé inventa inventeur invention
    ouvrir ouvert ouverte ouvre ouvrit ouverture inaugurer inauguré inaugurée inauguration
    fermer fermé fermée ferme fermeture
    vendre vend vendu vendue vente vendit
    acheter acheté achète achat acquérir acquis racheté acquisition
    couler coulé coula coule naufrage sombré
    être est sont était étaient fut furent été sera
    avoir a ont avait eut eu
    aller va vont alla allé
    faire fait fit font
    dire dit dite
    pouvoir peut peuvent put pu
    venir vient vint venu
    tenir tient tint tenu
    prendre prend prit pris prise
    mettre met mit mis
    voir voit vit vu
    savoir sait sut su
    lire lit lut lu
    vivre vit vécut vécu
    conduire conduit conduite
    produire produit produite production producteur
    détruire détruit détruite destruction
    peindre peint peinte peintre peinture peignit
    recevoir reçoit reçut reçu
    élire élu élue élection
    habitants population
    situé située sise trouve localisé
    diriger dirige dirigé directeur directrice direction dirigeant
    épouser épouse épousa mariage marié mariée
    blanc blanche
    danseur danseuse
    poète poétesse poésie
    deuxième second seconde
    porc cochon
    physicien physicienne
    mathématicien mathématicienne
    infirmier infirmière
    musicien musicienne
    france français française
    allemagne allemand allemande
    angleterre anglais anglaise
    bretagne breton bretonne
    britannique britanniques
    écosse écossais écossaise
    irlande irlandais irlandaise
    espagne espagnol espagnole
    italie italien italienne
    portugal portugais portugaise
    belgique belge
    néerlandais néerlandaise
    hollande hollandais hollandaise
    suisse helvétique
    autriche autrichien autrichienne
    danemark danois danoise
    suède suédois suédoise
    norvège norvégien norvégienne
    finlande finlandais finlandaise finnois
    islande islandais islandaise
    pologne polonais polonaise
    hongrie hongrois hongroise
    roumanie roumain roumaine
    bulgarie bulgare
    grèce grec grecque
    turquie turc turque
    russie russe
    ukraine ukrainien ukrainienne
    croatie croate
    serbie serbe
    chine chinois chinoise
    japon japonais japonaise
    corée coréen coréenne
    vietnam vietnamien vietnamienne
    inde indien indienne
    australie australien australienne
    canada canadien canadienne
    québec québécois québécoise
    mexique mexicain mexicaine
    brésil brésilien brésilienne
    argentine argentin
    chili chilien chilienne
    pérou péruvien péruvienne
    colombie colombien colombienne
    égypte égyptien égyptienne
    maroc marocain marocaine
    algérie algérien algérienne
    tunisie tunisien tunisienne
    sénégal sénégalais sénégalaise
    israël israélien israélienne
    iran iranien iranienne
    amérique américain américaine
    europe européen européenne
    afrique africain africaine
    asie asiatique
    entreprise société compagnie firme
    médecin docteur
    voiture automobile auto
    avion aéroplane
    vélo bicyclette
    acteur actrice comédien comédienne
    chanter chanta chanté chanteur chanteuse chanson
    composer composa composé compositeur compositrice composition
    jouer joua joué joueur joueuse
    commencer commença commencé commence débuter débuta début débute
    finir finit fini terminer termina terminé fin achever acheva achevé
    aider aida aidé aide
    montrer montra montré exposer exposé
    obtenir obtient obtint obtenu
    publier publia publié publication parution paraître parut paru
    créer créa créé création créateur créatrice
    décider décida décidé décision
    décrire décrit décrivit description
    apparaître apparut apparu apparition
    expliquer expliqua expliqué explication
    arriver arriva arrivé arrivée
    partir partit parti départ
    nommer nomma nommé nomination
    survivre survécut survécu survivant survie
    traduire traduit traduisit traduction traducteur traductrice
    conquérir conquis conquit conquête
    explorer explora exploré explorateur exploration
    gouverner gouverna gouvernement gouverneur
    grand grande taille grandeur
    rapide vitesse
    vieux vieille âge âgé
    nord septentrional
    sud méridional
    ouest occidental
    riche richesse
    pauvre pauvreté
    libre liberté
    jeune jeunesse
    fort forte force
    élève écolier écolière
    avocat avocate
    roi rois
    empereur impératrice
    cheval chevaux
    travail travaux travailler travailla travaillé
    oeil yeux
    animal animaux
    hôpital hôpitaux
    journal journaux
    canal canaux
    devenir devient devint devenu
    permettre permit permis permet
    donner donna donné
    """
)
