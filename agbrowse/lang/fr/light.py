"""French words that say little by themselves: no numbers, negations, superlatives or facts."""

from agbrowse.lang.base import words

LIGHT_WORDS = words(
    """
    mesure mesurer mesurait mesurent
    aussi également connu connue connus connues appelé appelée nommé nommée dit dite nom situé située trouve trouvent
    groupe type sorte genre forme partie membre membres comprend comprennent contient contiennent possède compte
    comporte sert servit devient devint devenu devenue fait faire font utilise utilisé utilisée usage personne personnes
    gens chose choses zone région lieu endroit site temps année années jour jours total lié liée associé associée
    plusieurs divers diverses différents différentes célèbre célèbres important importante actuellement originellement
    initialement ensuite puis alors ainsi exemple général généralement notamment principalement particulièrement
    considéré considérée nombre manière façon place cours
    """
)
