"""Any search tool's output to candidates: rows found, unwrapped, merged, ranked. A lead is never evidence."""

from agbrowse.discover.read import read_results

__all__ = ["read_results"]
