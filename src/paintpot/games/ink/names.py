"""The names of the game: colours, corners, bonus actions, and its fixed numbers."""

from itertools import permutations
from typing import Final

# The five colours of the squares, in the order of the palette cards.
COLOURS: Final = ("red", "yellow", "light blue", "dark blue", "purple")
LETTERS: Final = "RYLDP"
COLOUR_KEYS: Final = tuple([colour.replace(" ", "-") for colour in COLOURS])
"""As keys in facts: Fluent's keys have no spaces."""
N_COLOURS: Final = 5

QUILLS: Final = 6
"""Quills are 1 to 6, clockwise from START, which is 0 (INK-A58)."""
START: Final = 0

BOTTLES: Final = 24
"""A player's bottles besides the Lead (INK-SETUP-11, INK-A52)."""
ON_PALETTE: Final = 12
BESIDE_PALETTE: Final = 12

BOTTLE_COLOURS: Final = ("green", "orange", "brown", "blue")
"""The players' colours, other ones than those of the tiles (INK-SETUP-14, INK-CB-2)."""
BOTTLE_CHOICES: Final = tuple([" ".join(order) for order in permutations(BOTTLE_COLOURS)])
"""Who has which: the colours of seats 1 to 4."""

# Squares are named by their tile, in the order tiles were laid, and their corner as it lies.
TILES: Final = 96
"""The most tiles a painting can have: the starting tile and all of the bag."""
CORNERS: Final = "abcd"
"""a b above, c d below."""
SQUARES: Final = 4 * TILES

PAIRS: Final = ((0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4))
"""The ten pairs of colours: palette cards, and XX tokens."""

NUMBERS: Final = (3, 4, 5, 6, 7)
"""Objectives (INK-OBJ-1); the four slots of the bonus display belong to 4 to 7 (INK-A27)."""
SLOTS: Final = 4

# Bonus actions by number.
WHITE_SPOT: Final = 1
PALETTE_BOTTLE: Final = 2
NUMBER_TOKEN: Final = 3
LEAD_BACK: Final = 4
MORE_JOKERS: Final = 5
MOVE_BOTTLES: Final = 6
COLOUR_TOKEN: Final = 7
REMOVE_X: Final = 8
FILL_TILE: Final = 9
TAKE_OFF: Final = 10
SECOND_TILE: Final = 11
MOVE_TILE: Final = 12
BONUSES: Final = 12
RED_BONUSES: Final = (1, 3, 7, 8, 11, 12)
BLUE_BONUSES: Final = (2, 4, 5, 6, 9, 10)
FIRST_GAME: Final = (1, 5, 6, 11)
"""The set for a first game (INK-SETUP-10)."""

# In solo play.
LEVELS: Final = ("easy", "normal", "hard")
SOLO_WON: Final = "solo-won"
SOLO_LOST: Final = "solo-lost"
VERDICTS: Final = (SOLO_WON, SOLO_LOST)
"""Messages of the catalogues: whether the Apprentice was beaten (INK-SOLO-4)."""

# Lines of a score.
OWN_LINE: Final = "bottles/own"
BLACK_LINE: Final = "bottles/black"
LINE_NAMES: Final = (OWN_LINE, BLACK_LINE)
TIE_OWN_LINE: Final = "tie-round/held"
TIE_BLACK_LINE: Final = "tie-round/black"
"""Tie-breakers of a tie round: own bottles still held, then black ones played (INK-A49)."""
RIVAL_LINE: Final = "apprentice/played"
"""What a solo result is compared with: the Apprentice's bottles (INK-SOLO-4)."""


def square_name(square: int) -> str:
    """`12c` of square 50: the lower left corner of tile 12."""
    return f"{square // 4}{CORNERS[square % 4]}"
