"""What a Spanish search adds to a problem's own words."""

from agbrowse.lang.base import classes
from agbrowse.lang.searching import Searching, contrary

SEARCHING = Searching(
    origin=("origen", '"primera vez"', "procedencia", '"más antiguo"'),
    contrary=contrary(
        """
        claim: mito | desmentido | "no es cierto"
        effects: "efectos secundarios" | riesgos | "sin evidencia"
        comparison: desventajas | inconvenientes | críticas
        figures: revisado | discrepancia | corregido
        latest: desactualizado | reemplazado | "fin de soporte"
        product: desventajas | problemas | quejas
        origin: "no fue el primero" | anterior | discutido
        entity: similar | otros | lista
        fact: erróneo | corrección | controversia
        how-to: errores | "no funciona" | obsoleto
        explainer: críticas | malentendidos | objeciones
        """
    ),
    effects=classes(
        """
        efecto | eficacia | seguridad | dañin | salud | riesgo | previene | beneficio
        """
    ),
    figures=classes(
        """
        población | habitantes | salario | desempleo | coste | costo | precio | velocidad | altura |
        longitud | peso | tamaño | tasa | exportaci | importaci | ingresos | capacidad | asientos | distancia
        """
    ),
    evidence=("evidencia", "fuente"),
    official=("oficial", '"sitio oficial"'),
    latest="actual",
    overview="resumen",
    criterion="{id}: al menos {count} fuente abierta y citada",
)
