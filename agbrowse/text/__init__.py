"""Text made comparable, and split into sentences and words, with offsets into what was given."""

from agbrowse.text.cues import Cue, Question, answer_type, find_cues, find_question
from agbrowse.text.fold import Folded, fold, printable
from agbrowse.text.segment import sentences
from agbrowse.text.tokens import Token, common_word, tokenize
from agbrowse.text.wordforms import are_opposites, are_rivals, root, stem

__all__ = [
    "Cue",
    "Folded",
    "Question",
    "Token",
    "answer_type",
    "are_opposites",
    "are_rivals",
    "common_word",
    "find_cues",
    "find_question",
    "fold",
    "printable",
    "root",
    "sentences",
    "stem",
    "tokenize",
]
