"""The faults of moves, and the rule of the ledger for each."""

from typing import Final

# The round
PLAY_ENDED: Final = 1
ROLL_FIRST: Final = 2
OUT: Final = 3
MOVED_ALREADY: Final = 4

# Any move
NO_SPACE: Final = 5
NO_INKLING: Final = 6
INKED: Final = 7
NOT_CALLED: Final = 8

# Each kind of move
NO_BOX: Final = 9
NOT_ADJACENT: Final = 10
SAME_SPACE: Final = 11
NO_TUNNEL: Final = 12
TUNNEL_USED: Final = 13
EXIT_NOT_CALLED: Final = 14

# Losing an Inkling
CAN_MOVE: Final = 15
CAN_ENTER: Final = 16
CAN_TUNNEL: Final = 17

CASES: Final = {
    PLAY_ENDED: ("IL-END-1", "play-ended"),
    ROLL_FIRST: ("IL-ROLL-1", "roll-first"),
    OUT: ("IL-A15", "out"),
    MOVED_ALREADY: ("IL-A14", "moved-already"),
    NO_SPACE: ("IL-SETUP-3", "no-space"),
    NO_INKLING: ("IL-MOVE-1", "no-inkling"),
    INKED: ("IL-A5", "inked"),
    NOT_CALLED: ("IL-ROLL-2", "not-called"),
    NO_BOX: ("IL-MOVE-2", "no-box"),
    NOT_ADJACENT: ("IL-MOVE-3", "not-adjacent"),
    SAME_SPACE: ("IL-TUNNEL-1", "same-space"),
    NO_TUNNEL: ("IL-TUNNEL-1", "no-tunnel"),
    TUNNEL_USED: ("IL-TUNNEL-2", "tunnel-used"),
    EXIT_NOT_CALLED: ("IL-A10", "exit-not-called"),
    CAN_MOVE: ("IL-A2", "can-move"),
    CAN_ENTER: ("IL-A7", "can-enter"),
    CAN_TUNNEL: ("IL-A3", "can-tunnel"),
}
"""Each fault's rule, and the name of its case in the texts."""
