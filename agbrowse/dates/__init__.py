"""Dates in running text and as whole strings."""

from agbrowse.dates.find import DateMention, DayMention, find_dates, find_days
from agbrowse.dates.parse import parse_date

__all__ = ["DateMention", "DayMention", "find_dates", "find_days", "parse_date"]
