"""The numbers that the prover decides by, in one place.

Chosen on 2026-12-01 on 2,564 labelled claims (WiCE, Factcheck-GPT, FEVER symmetric, KLUE, with ExpertQA and FM2 looked at):
weights and thresholds drawn on one half, looked at on the other. With them (strict precision / recall in per cent; balanced
accuracy of supported or weak):

    set               strict       balanced accuracy
    WiCE              100 / 11.3   71.7
    Factcheck-GPT     86 / 11.1    68.1
    FEVER symmetric   99 / 36.8    73.6   contradicted 98 / 20.3
    KLUE, pages       100 / 28.4   67.0
    ExpertQA          82 / 10.4    57.3
    FM2               94 / 11.3    54.2
    WiCE, claims supported in part 0.5 % strictly supported; a claim with another page 0.0 %

The two halves agree within their 95 % intervals. `support` (see `Evidence.support`) is how much of a claim a passage carries,
from below 0 to 1; between 0.6 and 0.8 the strong threshold changes next to nothing, since nothing may be missing anyway.
"""

# A passage of so much support, with nothing that speaks against it, states the claim.
STRONG_SUPPORT = 0.7
# A passage of so much support is worth a person's reading.
WEAK_SUPPORT = 0.54
# What a part of a claim weighs: names and values (numbers, dates, ordinals) most, words that say little of their own least.
WEIGHTS = {"name": 2.0, "value": 3.0, "rare": 1.2, "plain": 1.0, "light": 0.1}
# What a part counts where it was found: in the passage, in a sentence beside it, as the page's own date, in part, elsewhere.
CREDITS = {"held": 1.0, "near": 0.9, "dated": 0.9, "part": 0.6, "page": 0.2}
# In a claim of few parts each of them matters more: so much, divided by their number, is taken off where one is missing.
SHORT_CLAIM = 0.4
# The share of the claim's content words that one passage must carry to state it.
STRONG_COVERAGE = 0.8
# A claim of so many content words is long; so much of it must stand in three sentences together.
LONG_CLAIM = 8
POOLED_SHARE = 0.7
# For a question: the share of its words, and of all its parts, that a passage worth a person's reading carries.
WEAK_COVERAGE = 0.5
WEAK_SHARE = 0.6
# The probability at which an entailment model says yes.
ENTAILED = 0.5
