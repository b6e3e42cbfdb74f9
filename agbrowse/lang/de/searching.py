"""What a German search adds to a problem's own words."""

from agbrowse.lang.base import classes
from agbrowse.lang.searching import Searching, contrary

SEARCHING = Searching(
    origin=("Ursprung", "Herkunft", '"zum ersten Mal"', "ältester"),
    contrary=contrary(
        """
        claim: Mythos | widerlegt | "stimmt nicht"
        effects: Nebenwirkungen | Risiken | "kein Beleg"
        comparison: Nachteile | Grenzen | Kritik
        figures: revidiert | Abweichung | korrigiert
        latest: veraltet | abgelöst | "Support beendet"
        product: Nachteile | Probleme | Beschwerden
        origin: "nicht der erste" | früher | umstritten
        entity: ähnlich | "andere" | Liste
        fact: Irrtum | Korrektur | umstritten
        how-to: Fehler | "funktioniert nicht" | veraltet
        explainer: Kritik | Missverständnisse | Einwände
        """
    ),
    effects=classes(
        """
        wirksam | wirkung | nebenwirkung | schädlich | gesund | risik | vorbeug
        """
    ),
    figures=classes(
        """
        bevölkerung | einwohner | lohn | arbeitslos | kosten | preis | geschwindigkeit | höhe | länge |
        gewicht | größe | rate | export | import | umsatz | kapazität | sitzplätze | entfernung
        """
    ),
    evidence=("Beleg", "Quelle"),
    official=("offiziell", '"offizielle Website"'),
    latest="aktuell",
    overview="Überblick",
    criterion="{id}: mindestens {count} geöffnete und zitierte Quelle",
)
