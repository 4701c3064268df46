"""The names of the game: constructions, spaces, endings."""

from typing import Final

# Constructions, in the order of the Final Score lines (CK-SETUP-8).
STRAWBERRY: Final = 0
ROAD: Final = 1
WATERWAY: Final = 2
SHERBET: Final = 3
SOYLENT: Final = 4
FOREST: Final = 5
KINDS: Final = ("strawberry", "road", "waterway", "sherbet", "soylent", "forest")
N_KINDS: Final = 6

# Spaces: the names of the Grand sheet, of which every other sheet uses some.
ROWS: Final = (5, 6, 7, 8, 9, 8, 7, 6, 5)
SPACES: Final = tuple(
    [f"{'ABCDEFGHI'[row]}{k}" for row in range(len(ROWS)) for k in range(1, ROWS[row] + 1)]
)
N_SPACES: Final = 61

# What a sheet has besides its spaces (CK-SETUP-8).
N_DUTIES: Final = 6
ALL_DUTIES: Final = 0b111111
N_SQUARES: Final = 25

# What triggers the last turns (CK-END-1, 2, 3).
NO_ENDING: Final = 0
BY_DUTIES: Final = 1
BY_SQUARES: Final = 2
BY_PROVINCE: Final = 3
ENDINGS: Final = ("", "duties", "copycat", "province")
