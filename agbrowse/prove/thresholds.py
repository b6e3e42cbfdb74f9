"""The numbers that the prover decides by, in one place.

`support` (see `Evidence.support`) is how much of a claim a passage carries, from below 0 to 1.
"""

# A passage of so much support, with nothing that speaks against it, states the claim.
STRONG_SUPPORT = 0.7
# A passage of so much support is worth a person's reading.
WEAK_SUPPORT = 0.54
# The share of the claim's content words that one passage must carry to state it.
STRONG_COVERAGE = 0.8
# For a question: the share of its words, and of all its parts, that a passage worth a person's reading carries.
WEAK_COVERAGE = 0.5
WEAK_SHARE = 0.6
# A claim of so many content words is long; so much of it must stand in three sentences together.
LONG_CLAIM = 8
POOLED_SHARE = 0.7
# The probability at which an entailment model says yes.
ENTAILED = 0.5
