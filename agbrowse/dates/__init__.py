"""Dates in running text and as whole strings."""

from agbrowse.dates.find import DateMention, find_dates
from agbrowse.dates.parse import parse_date

__all__ = ["DateMention", "find_dates", "parse_date"]
