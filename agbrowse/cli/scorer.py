"""The entailment model of the settings, loaded before a run: what is wrong with it stops the command, Ctrl-C ends a download.

In: the prover's settings. Out: a Scorer, or None where no model is set; then nothing is imported either.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agbrowse.settings import ProveSettings

if TYPE_CHECKING:
    from agbrowse.prove.scorer import Scorer


def load_scorer(proving: ProveSettings) -> Scorer | None:
    """Raises InputError for a model that is none, AgbrowseError for one that cannot be had."""
    if proving.nli_model is None:
        return None
    from agbrowse.prove.nli import NliScorer

    return NliScorer.load(proving.nli_model)
