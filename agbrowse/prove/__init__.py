"""Does this page state this claim?"""

from agbrowse.prove.fragment import text_fragment_url
from agbrowse.prove.page import Page, prepare
from agbrowse.prove.prove import claim_constraint, prove
from agbrowse.prove.quote import QuoteMatch, find_quote

__all__ = ["Page", "QuoteMatch", "claim_constraint", "find_quote", "prepare", "prove", "text_fragment_url"]
