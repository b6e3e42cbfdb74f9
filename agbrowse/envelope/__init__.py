"""The JSON documents that leave on stdout, built as plain dicts in the schemas' key order.

In: what the stages found. Out: dicts that `schemas/*.json` describe. Nothing here judges, reads or prints; the pydantic models
that the schemas are generated from (`models_*.py`) are imported by the generator and the tests alone.
"""
