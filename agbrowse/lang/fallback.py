"""The language of which nothing is known: texts are still split into words, dates and numbers still read in common forms."""

from agbrowse.lang.base import Language, words


def make(tag: str) -> Language:
    """A `Language` with the tag and no words."""
    return Language(tag=tag, decimal_comma=tag in _COMMA, stemmer=_STEMMERS.get(tag))


_COMMA = words("bg ca cs da el et eu fi gl hr hu id is it lt lv nb nl nn no pl pt ro ru sk sl sr sv tr uk vi")
_STEMMERS = {
    "ca": "catalan",
    "da": "danish",
    "el": "greek",
    "fi": "finnish",
    "hu": "hungarian",
    "it": "italian",
    "nb": "norwegian",
    "nl": "dutch",
    "nn": "norwegian",
    "no": "norwegian",
    "pl": "polish",
    "pt": "portuguese",
    "ro": "romanian",
    "ru": "russian",
    "sv": "swedish",
    "tr": "turkish",
}
