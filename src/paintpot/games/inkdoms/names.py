"""The names of the game: inks, dice, kingdoms, monsters, achievements, and their fixed values."""

from typing import Final

from paintpot.core.ints import i64, vec

# Inks (ID-COMP-3). The three primary colours come first: their numbers are those of their dice.
BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
PURPLE: Final = 4
BROWN: Final = 5
INKS: Final = ("blue", "red", "yellow", "green", "purple", "brown")
PRIMARIES: Final = 3

MIXED: Final = vec[i64]([BLUE, PURPLE, GREEN, PURPLE, RED, BROWN, GREEN, BROWN, YELLOW])
"""MIXED[a * 3 + b] is the drop a watchtower gives between primaries a and b (ID-TOWER-2, 3)."""

# Dice (ID-COMP-2).
WHITE: Final = 3
DICE: Final = ("blue", "red", "yellow", "white")
FACES: Final = vec[i64]([2, 2, 3, 3, 4, 4])
ALL_DICE: Final = 0b1111

# Kingdoms (ID-MAP-1, ID-COMP-5).
KINGDOMS: Final = ("Bluewater", "Greenwood", "Redhill", "Yellowlake", "Purplefield", "Umberland")
LETTERS: Final = "BGRYPU"
PER_KINGDOM: Final = 9
AREAS: Final = tuple([f"{letter}{k}" for letter in LETTERS for k in range(1, PER_KINGDOM + 1)])
CAPITAL_INKS: Final = vec[i64]([BLUE, GREEN, RED, YELLOW, PURPLE, BROWN])
CAPITAL_POINTS: Final = vec[i64]([2, 3, 2, 2, 3, 3])
"""Primary capitals give 2, composite ones 3 (ID-MAP-2)."""

# Monsters (ID-MON-1, ID-MON-5).
MONSTERS: Final = ("dragons", "hydras", "griffins", "unicorns")
DRAGONS: Final = 0
HERD: Final = vec[i64]([6, 4, 4, 4])
TAMED_POINTS: Final = vec[i64]([2, 1, 1, 1])

# Achievements (ID-ACH-1): the six kingdoms, the four monster types, three full kingdoms.
LINES: Final = KINGDOMS + MONSTERS
"""The scoring lines with speed numbers that solo crosses out, in the order of achievements."""
END: Final = 10
ACHIEVEMENTS: Final = 11
FIRST_POINTS: Final = vec[i64]([4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3])
SECOND_POINTS: Final = vec[i64]([2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1])
ENOUGH_KINGDOMS: Final = 3

BANDS: Final = ((70, "solo-crown"), (60, "solo-guardian"), (50, "solo-painter"))
"""Solo verdicts from the best down; below them all is `LOWEST_BAND` (ID-SOLO-13)."""
LOWEST_BAND: Final = "solo-apprentice"
