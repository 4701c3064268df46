"""The contract that every game fulfils, and what games and the rest share. No dependencies."""

# Decides, before any module below is imported, whether compiled or interpreted modules are used.
from paintpot.form import COMPILED as COMPILED
