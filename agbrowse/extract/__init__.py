"""Captures to documents: what a page's bytes say, and whether they are the page at all."""

from agbrowse.extract.assess import assess
from agbrowse.extract.plain import document_from_text

__all__ = ["assess", "document_from_text"]
