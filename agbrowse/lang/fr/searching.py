"""What a French search adds to a problem's own words."""

from agbrowse.lang.searching import Searching, contrary

SEARCHING = Searching(
    origin=("origine", '"première fois"', "provenance", '"plus ancien"'),
    contrary=contrary(
        """
        claim: mythe | démenti | "n'est pas vrai"
        effects: "effets secondaires" | risques | "aucune preuve"
        comparison: inconvénients | limites | critiques
        product: inconvénients | problèmes | plaintes
        origin: "pas le premier" | antérieur | contesté
        entity: similaire | autres | liste
        fact: erreur | rectificatif | controverse
        how-to: erreurs | "ne fonctionne pas" | obsolète
        explainer: critiques | malentendus | objections
        """
    ),
    effects=("effet", "efficacité", "nocif", "santé", "risque", "prévient", "bienfait"),
    evidence=("preuve", "source"),
    official=("officiel", '"site officiel"'),
    latest="actuel",
    overview="présentation",
    criterion="{id} : au moins {count} source ouverte et citée",
)
