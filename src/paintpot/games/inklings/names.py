"""The names of Inklings: dice, spaces, Inklings' boxes.

Spaces are numbered through: those of the d8 from 0 on, of the d12 from 8, of the d20 from 20.
"""

from typing import Final

DICE: Final = ("d8", "d12", "d20")
"""The dice of the sheet (IL-SETUP-3)."""
FACES: Final = (8, 12, 20)
FIRST: Final = (0, 8, 20)
"""For each die its first space."""
SPACES: Final = tuple(
    [f"{die}-{number}" for k, die in enumerate(DICE) for number in range(1, FACES[k] + 1)]
)
N_SPACES: Final = 40
HUB: Final = 2
"""d8-3, which is not a space: the tunnels start there."""

BOXES: Final = ("A", "B", "C")
"""One Inkling each; the letters have no effect (IL-SETUP-2)."""
N_BOXES: Final = 3


def number_of(space: int) -> int:
    """The number printed on a space."""
    return int(SPACES[space].partition("-")[2])


assert len(SPACES) == N_SPACES
assert SPACES[HUB] == "d8-3"
