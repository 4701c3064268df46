"""The faults of moves, and the rule of the ledger for each."""

from typing import Final

# The turn
PLAY_ENDED: Final = 1
ROLL_FIRST: Final = 2
NOT_YOUR_DICE: Final = 3

# Picking dice
PICK_FIRST: Final = 4
NOT_ROLLED: Final = 5
SET_ASIDE: Final = 6
NOTHING_TO_TOUCH: Final = 7
NO_SPACE_FOR_IT: Final = 8
DICE_PICKED: Final = 9
TOO_FEW_DICE: Final = 10

# Building
OTHER_CONSTRUCTION: Final = 11
NOT_ON_SHEET: Final = 12
COLOURED_ALREADY: Final = 13
MUST_TOUCH: Final = 14
BUILT_ALREADY: Final = 15

# Copying
BUILD_COMES_FIRST: Final = 16
OWN_BUILD: Final = 17
CANNOT_COPY: Final = 18
DECIDED_ALREADY: Final = 19
COPY_THE_SAME: Final = 20
DICE_USED: Final = 21

CASES: Final = {
    PLAY_ENDED: ("CK-END-4", "play-ended"),
    ROLL_FIRST: ("CK-ROLL-1", "roll-first"),
    NOT_YOUR_DICE: ("CK-TURN-1", "not-your-dice"),
    PICK_FIRST: ("CK-BUILD-1", "pick-first"),
    NOT_ROLLED: ("CK-BUILD-1", "not-rolled"),
    SET_ASIDE: ("CK-DUTY-3", "set-aside"),
    NOTHING_TO_TOUCH: ("CK-A2", "nothing-to-touch"),
    NO_SPACE_FOR_IT: ("CK-A7", "no-space-for-it"),
    DICE_PICKED: ("CK-BUILD-1", "dice-picked"),
    TOO_FEW_DICE: ("CK-BUILD-3", "too-few-dice"),
    OTHER_CONSTRUCTION: ("CK-BUILD-2", "other-construction"),
    NOT_ON_SHEET: ("CK-SHEET-4", "not-on-sheet"),
    COLOURED_ALREADY: ("CK-A20", "coloured-already"),
    MUST_TOUCH: ("CK-BUILD-2", "must-touch"),
    BUILT_ALREADY: ("CK-BUILD-2", "built-already"),
    BUILD_COMES_FIRST: ("CK-COPY-1", "build-comes-first"),
    OWN_BUILD: ("CK-COPY-1", "own-build"),
    CANNOT_COPY: ("CK-A3", "cannot-copy"),
    DECIDED_ALREADY: ("CK-A4", "decided-already"),
    COPY_THE_SAME: ("CK-COPY-2", "copy-the-same"),
    DICE_USED: ("CK-COPY-1", "dice-used"),
}
"""Each fault's rule, and the name of its case in the texts."""
