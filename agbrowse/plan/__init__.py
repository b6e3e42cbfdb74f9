"""Question to plan: what must be true of the answer, and what to search for."""

from agbrowse.plan.make import make_plan

__all__ = ["make_plan"]
