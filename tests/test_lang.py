"""Languages: which one a text is in, what is loaded when, and that the word lists can match at all."""

import subprocess
import sys
from dataclasses import fields

import pytest

from agbrowse.lang import Language, detect_language, get_language
from agbrowse.lang.numerals import east_asian_number, roman_number, word_number
from agbrowse.quantities.german import german_number
from agbrowse.text import fold

KNOWN = ("de", "en", "es", "fr", "ja", "ko", "zh")

TEXTS = [
    ("en", "The great bell of Orin weighs 7,430 kilograms and was cast in 1809."),
    ("en", "Selm Bridge"),
    ("en", "A4 paper, V2 and S-Bahn: 12,400"),
    ("en", "30 injured"),
    ("en", ""),
    ("en", "The poet 織江 lived in Orin and wrote about the harbour"),
    ("de", "Die Mühle von Öhringsfelden mahlte jährlich 730 Säcke Gerste"),
    ("de", "Wer entwarf den Torraner Wasserturm?"),
    ("de", "Das Selmer Bad wurde verkauft"),
    ("es", "El puente de Orín se hundió"),
    ("es", "¿Cuándo se inauguró el túnel de Torran?"),
    ("fr", "Le pont d'Orin est fermé depuis 1931"),
    ("fr", "Quand le musée a-t-il été ouvert ?"),
    ("ko", "가온 도서관은 장서 21만 4천 권을 소장하고 있다"),
    ("ko", "가온시 Selm Bridge 개통"),
    ("ja", "織江港の防波堤は全長1,250メートルである"),
    ("ja", "織江灯台の高さは何メートルですか？"),
    ("zh", "青河大桥于1931年建成通车"),
    ("zh", "臺灣的燈塔"),
    ("it", "Il ponte della città è stato aperto nel 1931 e non è più chiuso"),
    ("nl", "De brug is in 1931 geopend en het is een van de oudste"),
    ("ru", "Мост был открыт в 1931 году"),
    ("uk", "Міст було відкрито в 1931 році"),
    ("el", "Η γέφυρα άνοιξε το 1931"),
    ("ar", "افتتح الجسر في عام 1931"),
]


@pytest.mark.parametrize(("want", "text"), TEXTS, ids=[t[:30] or "empty" for _, t in TEXTS])
def test_the_language_of_a_text_is_told(want: str, text: str) -> None:
    assert detect_language(text) == want


@pytest.mark.parametrize(
    ("tag", "want"),
    [
        ("en-GB", "en"),
        ("zh-Hant-TW", "zh"),
        ("ko_KR", "ko"),
        ("DE", "de"),
        (None, "en"),
        ("", "en"),
        ("sv", "sv"),
        ("x" * 90, "x" * 8),
    ],
)
def test_a_tag_leads_to_its_language(tag: str | None, want: str) -> None:
    assert get_language(tag).tag == want


def test_an_unknown_language_has_no_words_but_works() -> None:
    assert get_language("eo").stop_words == frozenset()
    assert get_language("sv").decimal_comma


def test_only_the_language_asked_for_is_loaded() -> None:
    code = (
        "import sys; from agbrowse.lang import get_language; get_language('ko');"
        "print([m for m in ('en','de','ja') if 'agbrowse.lang.'+m in sys.modules], 'Stemmer' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[] False"


def words_of(language: Language) -> list[str]:
    found: list[str] = []
    for field in fields(language):
        value = getattr(language, field.name)
        if isinstance(value, (frozenset, dict)):
            found += list(value)
        elif isinstance(value, tuple):
            found += [word for item in value for word in (item if isinstance(item, tuple) else (item,))]
    return [word for word in found if isinstance(word, str)]


@pytest.mark.parametrize("tag", KNOWN)
def test_word_lists_are_written_as_text_is_folded(tag: str) -> None:
    assert [word for word in words_of(get_language(tag)) if fold(word).text != word] == []


@pytest.mark.parametrize("tag", KNOWN)
def test_each_language_knows_the_essentials(tag: str) -> None:
    language = get_language(tag)
    for name in ("negators", "denials", "hedges", "plans", "attributions", "quantifiers", "superlatives", "comparatives"):
        assert getattr(language, name), name
    assert {"date", "person", "place", "count", "entity", "reason", "manner"} <= set(language.questions.values())
    assert set(language.quantifiers.values()) <= {"all", "most", "half", "many", "some", "few", "none", "only", "both"}
    assert set(language.comparatives.values()) <= {">", ">=", "<", "<=", "~", "<~", ">~"}
    assert len(language.opposites) > 15 and len(language.families) > 15


NUMERALS = [
    ("二〇二四", 2024),
    ("一九三一", 1931),
    ("百二十", 120),
    ("三千", 3000),
    ("四十五", 45),
    ("十", 10),
    ("3億2000万", 320_000_000),
    ("21만 4천", 214_000),
    ("삼백이십", 320),
    ("两", 2),
    ("", None),
    ("橋", None),
    ("一" * 41, None),
]


@pytest.mark.parametrize(("text", "want"), NUMERALS, ids=[t[:12] or "empty" for t, _ in NUMERALS])
def test_east_asian_numerals_have_values(text: str, want: int | None) -> None:
    assert east_asian_number(text) == want


@pytest.mark.parametrize(("text", "want"), [("xix", 19), ("xiv", 14), ("iv", 4), ("mmxxiv", 2024), ("abc", None), ("", None)])
def test_roman_numerals_have_values(text: str, want: int | None) -> None:
    assert roman_number(text) == want


WORDED = [
    ("two hundred thirty", 230),
    ("twenty one", 21),
    ("three thousand four hundred five", 3405),
    ("one million", 1_000_000),
    ("hundred", 100),
    ("one two", None),
    ("two twenty", None),
    ("bell", None),
]


@pytest.mark.parametrize(("text", "want"), WORDED, ids=[t for t, _ in WORDED])
def test_number_words_have_values(text: str, want: int | None) -> None:
    english = get_language("en")
    assert word_number(text.split(), english.number_words, english.magnitudes) == want


GERMAN = [
    ("einundzwanzig", 21),
    ("zweihundertdreissig", 230),
    ("tausend", 1000),
    ("dreitausendvierhundertfünf", 3405),
    ("hundertfünfzig", 150),
    ("undund", None),
]


@pytest.mark.parametrize(("text", "want"), GERMAN, ids=[t for t, _ in GERMAN])
def test_german_number_words_have_values(text: str, want: int | None) -> None:
    assert german_number(text) == want
