"""What a French search adds to a problem's own words."""

from agbrowse.lang.base import classes
from agbrowse.lang.searching import Searching, contrary

SEARCHING = Searching(
    origin=("origine", '"première fois"', "provenance", '"plus ancien"'),
    contrary=contrary(
        """
        claim: mythe | démenti | "n'est pas vrai"
        effects: "effets secondaires" | risques | "aucune preuve"
        comparison: inconvénients | limites | critiques
        figures: révisé | écart | corrigé
        latest: dépassé | remplacé | "fin de support"
        product: inconvénients | problèmes | plaintes
        origin: "pas le premier" | antérieur | contesté
        entity: similaire | autres | liste
        fact: erreur | rectificatif | controverse
        how-to: erreurs | "ne fonctionne pas" | obsolète
        explainer: critiques | malentendus | objections
        """
    ),
    effects=classes(
        """
        effet | efficacité | nocif | santé | risque | prévient | bienfait
        """
    ),
    figures=classes(
        """
        population | habitants | salaire | chômage | coût | prix | vitesse | hauteur | longueur | poids |
        taille | taux | exportation | importation | revenus | capacité | sièges | distance
        """
    ),
    evidence=("preuve", "source"),
    official=("officiel", '"site officiel"'),
    latest="actuel",
    overview="présentation",
    criterion="{id} : au moins {count} source ouverte et citée",
)
