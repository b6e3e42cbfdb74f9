"""Spanish words that say little by themselves: no numbers, negations, superlatives or facts."""

from agbrowse.lang.base import words

LIGHT_WORDS = words(
    """
    mide miden medía mide
    también además conocido conocida conocidos conocidas llamado llamada denominado denominada nombre situado situada
    ubicado ubicada localizado localizada encuentra encuentran grupo tipo clase forma parte miembro incluye incluyen
    contiene contienen posee cuenta cuentan sirve sirvió convirtió convierte hace hizo hacer realizado realizada realiza
    realizó uso usa usado utiliza utilizado persona personas gente cosa cosas área zona lugar sitio tiempo año años día
    días total relacionado relacionada asociado asociada varios varias diversos diversas diferente diferentes distinto
    famoso famosa célebre importante actualmente originalmente inicialmente después luego posteriormente entonces así
    ejemplo generalmente especialmente principalmente considerado considerada cantidad manera modo lleva cabo
    """
)
