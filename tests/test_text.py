"""Folding with offsets, printable text, sentences, words, cues and questions."""

import time
import unicodedata

import pytest

from agbrowse.lang import get_language
from agbrowse.text import are_opposites, find_cues, find_question, fold, printable, root, sentences, stem, tokenize

FOLDS = [
    ("Orin", "orin"),
    ("STRASSE Straße", "strasse strasse"),
    ("“smart” ‘quotes’ «so»", '"smart" \'quotes\' "so"'),
    ("2011\u20112014 – 5 − 2", "2011-2014 - 5 - 2"),
    ("12\u202f400\u00a0km\u3000x", "12 400 km x"),
    ("Wert\u00adpapier\u200bindex\u2060", "wertpapierindex"),
    ("\u200eleft\u200f \u202aright\u202c", "left right"),
    ("e\ufb03cient", "efficient"),
    ("１６２７年ＡＢ", "1627年ab"),
    (unicodedata.normalize("NFD", "가온 성은"), "가온 성은"),
    (unicodedata.normalize("NFD", "Öhringsfelden"), "öhringsfelden"),
    ("ﾊﾟﾝ", "パン"),
    ("45³ and km² and 3½", "45³ and km² and 3½"),
    ("H₂O", "h2o"),
    ("Velt™ Studio®", "velt studio"),
    ("a\tb\r\nc\u2028d", "a b\n\nc\nd"),
    ("٣٤", "34"),
    ("㎏ ㈜", "kg (주)"),
    ("", ""),
]


@pytest.mark.parametrize(("text", "want"), FOLDS, ids=[w or "empty" for _, w in FOLDS])
def test_text_is_folded_to_one_spelling(text: str, want: str) -> None:
    assert fold(text).text == want


@pytest.mark.parametrize("text", [t for t, _ in FOLDS if t], ids=[w for t, w in FOLDS if t])
def test_each_folded_character_leads_back_to_what_it_came_from(text: str) -> None:
    folded = fold(text)
    last = 0
    for i, c in enumerate(folded.text):
        span = folded.original(i, i + 1)
        assert span.end > span.start >= last
        assert c in fold(text[span.start : span.end]).text
        last = span.start
    whole = folded.original(0, len(folded.text))
    assert fold(text[whole.start : whole.end]).text == folded.text


def test_a_word_with_invisible_characters_is_found_whole() -> None:
    text = "xx \u200bWert\u00adpapier\u200bindex\u200b yy"
    folded = fold(text)
    at = folded.text.index("wertpapierindex")
    span = folded.original(at, at + len("wertpapierindex"))
    assert text[span.start : span.end] == "Wert\u00adpapier\u200bindex"
    assert folded.position(span.start) == at


def test_white_space_is_collapsed_on_demand() -> None:
    folded = fold("a \n\u00a0 b\n\nc", collapse=True)
    assert folded.text == "a b c"
    span = folded.original(2, 3)
    assert (span.start, span.end) == (5, 6)


def test_case_is_kept_on_demand() -> None:
    assert fold("Orin’s ＡＢ", keep_case=True).text == "Orin's AB"


def test_control_characters_are_not_printable() -> None:
    assert printable("a\x1b[31mred\x00\x07 \u202eevil\ud800\ttab\r\nline") == "a[31mred evil\ttab\nline"
    assert printable("plain") == "plain"


SENTENCES = [
    ("en", "Mr. Smith left at 3.13 p.m. today. He ran.", ["Mr. Smith left at 3.13 p.m. today.", "He ran."]),
    ("en", "A heading\nA line without an end", ["A heading", "A line without an end"]),
    ("de", "Das war am 3. April 2024. Er ging z. B. heim.", ["Das war am 3. April 2024.", "Er ging z. B. heim."]),
    ("ko", "다리는 1931년에 열렸다. 높이는 3.5m이다.", ["다리는 1931년에 열렸다.", "높이는 3.5m이다."]),
    ("ja", "橋は開通した。長さは3.5mです。", ["橋は開通した。", "長さは3.5mです。"]),
    ("zh", "桥于1931年开通。长3.5米！", ["桥于1931年开通。", "长3.5米！"]),
    (None, "  ", []),
]


@pytest.mark.parametrize(("tag", "text", "want"), SENTENCES, ids=[t[:20] or "blank" for _, t, _ in SENTENCES])
def test_sentences_keep_their_place(tag: str | None, text: str, want: list[str]) -> None:
    assert [text[s.start : s.end] for s in sentences(text, tag)] == want


def words(tag: str, text: str) -> list[str]:
    return [t.text for t in tokenize(text, get_language(tag))]


def names(tag: str, text: str) -> list[str]:
    return [t.text for t in tokenize(text, get_language(tag)) if t.is_name]


WORDS = [
    ("en", "Orin's 12,400 km", ["Orin's", "12,400", "km"]),
    ("en", "v2.4 and 3.13.1 at 10:30", ["v2.4", "and", "3.13.1", "at", "10:30"]),
    ("en", "well-known 27B", ["well", "known", "27B"]),
    ("en", "12\u202f400 km", ["12\u202f400", "km"]),
    ("en", "don't", ["don't"]),
    ("fr", "L'eau d'Orin", ["L'", "eau", "d'", "Orin"]),
    ("ko", "장서 21만 4천 권을", ["장서", "21만", "4천", "권을"]),
    ("ko", "1627년에", ["1627", "년에"]),
    ("ja", "織江市は図書館を閉鎖した", ["織江市", "は", "図書館", "を", "閉鎖", "した"]),
    ("zh", "青河大桥于1931年建成", ["青河", "大桥", "于", "1931", "年", "建成"]),
]


@pytest.mark.parametrize(("tag", "text", "want"), WORDS, ids=[t for _, t, _ in WORDS])
def test_text_is_split_into_words(tag: str, text: str, want: list[str]) -> None:
    assert words(tag, text) == want


def test_offsets_are_of_the_given_text() -> None:
    text = "Die Wert\u00adpapiere\u00a0von “Orin”"
    for token in tokenize(text, get_language("de")):
        assert text[token.start : token.end] == token.text


STEMS = [
    ("en", "Orin's", "orin"),
    ("ko", "도서관은", "도서관"),
    ("ko", "도서관에서는", "도서관"),
    ("ko", "폐쇄했다", "폐쇄"),
    ("ko", "폐쇄하지", "폐쇄"),
    ("ko", "폐쇄된", "폐쇄"),
    ("ko", "세워졌다", "세워지"),
    ("ko", "세워진", "세워지"),
    ("ko", "명이다", "명"),
    ("ko", "학교였다", "학교"),
    ("ko", "높이는", "높이"),
    ("ko", "높이", "높이"),
    ("ko", "국가가", "국가"),
    ("ko", "회의", "회의"),
]


@pytest.mark.parametrize(("tag", "text", "want"), STEMS, ids=[t for _, t, _ in STEMS])
def test_words_have_stems(tag: str, text: str, want: str) -> None:
    (token,) = tokenize(text, get_language(tag))
    assert token.stem == want


FAMILIES = [
    ("en", "won", "winner"),
    ("en", "written", "author"),
    ("en", "long", "length"),
    ("en", "built", "construction"),
    ("en", "inhabitants", "populace"),
    ("de", "entwarf", "entworfen"),
    ("de", "starb", "gestorben"),
    ("es", "fundada", "fundador"),
    ("fr", "né", "naissance"),
    ("ko", "열었다", "개장"),
    ("ja", "開通", "開業"),
    ("zh", "建成", "竣工"),
]


@pytest.mark.parametrize(("tag", "first", "second"), FAMILIES, ids=[f"{a}-{b}" for _, a, b in FAMILIES])
def test_words_of_one_family_have_one_root(tag: str, first: str, second: str) -> None:
    language = get_language(tag)
    assert root(stem(first, language), language) == root(stem(second, language), language)


OPPOSITES = [
    ("en", "opened", "closed", True),
    ("en", "rose", "fell", True),
    ("en", "bought", "sold", True),
    ("en", "opened", "opening", False),
    ("en", "opened", "sold", False),
    ("de", "eröffnet", "geschlossen", True),
    ("es", "compró", "vendió", True),
    ("fr", "ouvert", "fermé", True),
    ("ko", "열었다", "닫았다", True),
    ("ja", "開館", "閉館", True),
    ("zh", "关闭", "开放", True),
]


@pytest.mark.parametrize(("tag", "first", "second", "want"), OPPOSITES, ids=[f"{a}-{b}" for _, a, b, _ in OPPOSITES])
def test_words_that_exclude_one_another(tag: str, first: str, second: str, want: bool) -> None:
    language = get_language(tag)
    assert are_opposites(stem(first, language), stem(second, language), language) is want


NAMES = [
    ("en", "The Selm Bridge in Orin opened", ["Selm", "Bridge", "Orin"]),
    ("en", "Profits rose. Keepers met.", []),
    ("en", "Oman exported salt", ["Oman"]),
    ("en", "Dana Reik resigned on Friday in March 1931", ["Dana", "Reik"]),
    ("en", "Ferries are slow, but ferries float", []),
    ("de", "Die Mühle von Öhringsfelden mahlte Gerste", ["Öhringsfelden"]),
    ("ko", "가온 도서관은 열었다", ["가온"]),
    ("ja", "織江灯台の高さ", ["織江"]),
    ("zh", "青河大桥全长388米", ["青河"]),
]


@pytest.mark.parametrize(("tag", "text", "want"), NAMES, ids=[t for _, t, _ in NAMES])
def test_names_are_told_from_ordinary_words(tag: str, text: str, want: list[str]) -> None:
    assert names(tag, text) == want


CUES = [
    ("en", "He did not resign", "negation"),
    ("en", "He didn't resign", "negation"),
    ("en", "The town no longer rents it", "negation"),
    ("en", "The mayor denied that it cracked", "denial"),
    ("en", "It is a myth that it cracked", "denial"),
    ("en", "The zoo has reportedly bought two", "hedge"),
    ("en", "Rumours say so", "hedge"),
    ("en", "If approved, it opens in 2031", "plan"),
    ("en", "It is expected to open", "plan"),
    ("en", "According to the mayor it is open", "attribution"),
    ("en", "All dogs bark", "quantifier"),
    ("en", "the largest bell", "superlative"),
    ("en", "the latest version", "recency"),
    ("en", "more than 40", "comparative"),
    ("ko", "폐쇄하지 않았다", "negation"),
    ("ko", "사실이 아니다", "denial"),
    ("ko", "열 예정이다", "plan"),
    ("ko", "한 것으로 알려졌다", "hedge"),
    ("ja", "閉鎖していない", "negation"),
    ("ja", "市は否定した", "denial"),
    ("ja", "開通する予定だ", "plan"),
    ("ja", "らしい", "hedge"),
    ("de", "Das Bad wurde nicht verkauft", "negation"),
    ("de", "Die Stadt dementierte das", "denial"),
    ("de", "Es gibt keinen Käufer", "negation"),
    ("de", "Er soll angeblich gehen", "hedge"),
    ("de", "Die größte Glocke", "superlative"),
    ("es", "El puente no se hundió", "negation"),
    ("es", "El alcalde desmintió que se hundiera", "denial"),
    ("es", "Se prevé abrirlo", "plan"),
    ("fr", "Le pont n'est pas ouvert", "negation"),
    ("fr", "Le maire a démenti", "denial"),
    ("fr", "Il aurait vendu", "hedge"),
    ("zh", "桥没有关闭", "negation"),
    ("zh", "市长否认", "denial"),
    ("zh", "计划明年开放", "plan"),
]


@pytest.mark.parametrize(("tag", "text", "kind"), CUES, ids=[t for _, t, _ in CUES])
def test_cues_are_found(tag: str, text: str, kind: str) -> None:
    assert kind in {cue.kind for cue in find_cues(text, get_language(tag))}


QUIET = [
    ("en", "The bridge opened in 1987."),
    ("en", "It opened on 14 May 1987."),
    ("en", "It opened in May, in no time, not only here."),
    ("de", "Es ist nicht nur hier."),
    ("es", "Sin embargo mide 12 metros."),
    ("ko", "장서 21만 권이다."),
    ("ja", "間もなく開通した。"),
    ("zh", "不仅在这里。"),
    ("de", "Der Turm steht in Orin."),
    ("es", "El puente mide 12 metros."),
    ("fr", "Le pont mesure 12 mètres."),
    ("ko", "다리는 1931년에 열렸다."),
    ("ja", "橋は1931年に開通した。"),
    ("zh", "桥于1931年开通。"),
]


@pytest.mark.parametrize(("tag", "text"), QUIET, ids=[t for _, t in QUIET])
def test_a_plain_statement_has_no_cue(tag: str, text: str) -> None:
    assert find_cues(text, get_language(tag)) == []


QUESTIONS = [
    ("en", "When was the Ostrel viaduct opened?", "date", (), None),
    ("en", "Who designed it?", "person", (), None),
    ("en", "Where is it?", "place", (), None),
    ("en", "How many seats does it have?", "count", (), "seats"),
    ("en", "How long is the tunnel?", "quantity", ("length", "time"), None),
    ("en", "Which river flows through Ostrel?", "entity", (), "river"),
    ("en", "Did the ferry sink?", "yesno", (), None),
    ("en", "Why did it sink?", "reason", (), None),
    ("ko", "언제 문을 열었나?", "date", (), None),
    ("ko", "누가 설계했나?", "person", (), None),
    ("ja", "高さは何メートルですか？", "quantity", ("length",), None),
    ("ja", "誰が設計しましたか", "person", (), None),
    ("zh", "什么时候开放？", "date", (), None),
    ("zh", "谁设计了它？", "person", (), None),
    ("de", "Wer entwarf den Turm?", "person", (), None),
    ("de", "Wie hoch ist er?", "quantity", ("length",), None),
    ("de", "Wie viele Plätze hat sie?", "count", (), "plätze"),
    ("es", "¿Cuándo abrió?", "date", (), None),
    ("es", "¿Cuántos puentes hay?", "count", (), "puentes"),
    ("fr", "Quand a-t-il ouvert ?", "date", (), None),
    ("fr", "Combien de ponts y a-t-il ?", "count", (), "ponts"),
]


@pytest.mark.parametrize(("tag", "text", "kind", "dimensions", "noun"), QUESTIONS, ids=[q[1] for q in QUESTIONS])
def test_questions_say_what_they_ask_for(tag: str, text: str, kind: str, dimensions: tuple[str, ...], noun: str | None) -> None:
    question = find_question(text, get_language(tag))
    assert question is not None
    assert question.kind == kind
    if dimensions:
        assert question.dimensions == dimensions
    if noun:
        assert question.noun == noun


STATEMENTS = [
    ("en", "The bridge opened on 14 May 1987."),
    ("en", "The bell rang when the king died."),
    ("en", "When the king died, the bell rang."),
    ("en", "Anna Lund, who designed the bridge, was born in 1871"),
    ("en", "May Day is a holiday"),
    ("es", "Es un puente."),
    ("ko", "몇 번 열렸다."),
    ("ja", "何度も開いた。"),
]


@pytest.mark.parametrize(("tag", "text"), STATEMENTS, ids=[t for _, t in STATEMENTS])
def test_a_statement_asks_nothing(tag: str, text: str) -> None:
    assert find_question(text, get_language(tag)) is None


def test_a_question_needs_no_mark_when_it_is_built_like_one() -> None:
    english = get_language("en")
    for text in ("When was it built", "What year did it open", "Torran town hall built when", "Did the ferry sink in 1911"):
        assert find_question(text, english) is not None


HOSTILE = {
    "letters": "a" * 200_000,
    "marks": "\u0301" * 80_000,
    "marked": "e\u0301\u0302" * 20_000,
    "jamo": "\u1100\u1161\u11a8" * 20_000,
    "han": "橋" * 80_000,
    "spaces": " " * 100_000,
    "invisible": "\u200b" * 60_000,
    "quotes": "'" * 80_000,
    "nots": "not " * 12_000,
    "dots": ". " * 30_000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_text_costs_linear_time(text: str) -> None:
    start = time.process_time()
    fold(text)
    fold(text, collapse=True)
    sentences(text, "en")
    for tag in ("en", "ko", "zh"):
        tokenize(text, get_language(tag))
        find_cues(text, get_language(tag))
    assert time.process_time() - start < 6
