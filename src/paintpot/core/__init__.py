"""The contract between games and the house, and what both stand on. No dependency at all."""

# Settles, before any module below is looked for, whether its compiled form or its source is used.
from paintpot.form import COMPILED as COMPILED
