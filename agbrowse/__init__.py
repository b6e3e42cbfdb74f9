"""agbrowse opens the original page, finds the passage that states the claim, and quotes it."""

__version__ = "0.1.0"
