"""German words that say little by themselves: no numbers, negations, superlatives or facts."""

from agbrowse.lang.base import words

LIGHT_WORDS = words(
    """
    misst maß messen
    auch bekannt gelegen befindet befinden liegt lag gehört gehörte genannt heisst hiess bezeichnet bezeichnung name
    namens gruppe art arten typ form teil teile mitglied enthält enthielt umfasst umfasste beinhaltet verfügt besitzt
    dient diente wird wurde werden worden macht machte gemacht nutzt genutzt verwendet verwendung person personen mensch
    menschen leute ding sache gebiet bereich gegend ort stelle platz zeit jahr jahre tag tage gesamt insgesamt zusammen
    verbunden verschiedene verschiedenen mehrere diverse berühmt berühmte bekannte bekannter wichtig wichtige bedeutend
    derzeit ursprünglich später danach dann dabei dort hier heute ebenfalls zudem ausserdem jedoch sowie beispiel
    beispielsweise allgemein besonders vorwiegend stattfinden statt findet fand anzahl menge weise
    """
)
