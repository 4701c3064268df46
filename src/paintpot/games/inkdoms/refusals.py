"""The faults of moves, and the rule of the ledger for each."""

from typing import Final

# The round
PLAY_ENDED: Final = 1
THROW_FIRST: Final = 2
CROSS_FIRST: Final = 3
NOT_SOLO: Final = 4
NOTHING_TO_CROSS_NOW: Final = 5

# Taking a die
NOT_YOUR_PICK: Final = 6
DIE_TAKEN_ALREADY: Final = 7
DIE_NOT_IN_BOX: Final = 8
DIE_ELSEWHERE: Final = 9
BORDER_DIE_ELSEWHERE: Final = 10
WHITE_FIRST: Final = 11
WHITE_COLOUR_IN_BOX: Final = 12

# Painting
NO_DIE_YET: Final = 13
TURN_ENDED: Final = 14
NO_DROP_LEFT: Final = 15
NO_MIXED_DROP: Final = 16
WRONG_KINGDOM: Final = 17
PAINTED: Final = 18
SAME_COLOUR_NEAR: Final = 19

# Watchtowers
NO_TOWER_DROP: Final = 20
TOWER_DROP_OF_THIS_ROUND: Final = 21
TOWER_COLOUR_FIRST: Final = 22
NOTHING_TO_GAIN: Final = 23

# Spells
NO_SPELL: Final = 24
SPELL_OF_THIS_ROUND: Final = 25
SPELL_NOT_NEEDED: Final = 26
TOO_LATE_TO_MOVE: Final = 27
MOVED_OR_SPREAD: Final = 28
SAME_KINGDOM: Final = 29
ALREADY_OPEN: Final = 30
NOTHING_TO_SPREAD: Final = 31
NOT_NEIGHBOUR: Final = 32
CHAINED: Final = 33
TOO_FEW_TO_MIX: Final = 34

# Solo
NUMBER_USED: Final = 35
FIRSTS_BEFORE_SECONDS: Final = 36

# After other ends than that by three kingdoms
ENDED_BY_BLOTS: Final = 37
ENDED_BY_NUMBERS: Final = 38

CASES: Final = {
    PLAY_ENDED: ("ID-END-2", "play-ended"),
    THROW_FIRST: ("ID-ROUND-1", "throw-first"),
    CROSS_FIRST: ("ID-SOLO-4", "cross-first"),
    NOT_SOLO: ("ID-SOLO-4", "not-solo"),
    NOTHING_TO_CROSS_NOW: ("ID-SOLO-4", "nothing-to-cross-now"),
    NOT_YOUR_PICK: ("ID-A48", "not-your-pick"),
    DIE_TAKEN_ALREADY: ("ID-TURN-1", "die-taken-already"),
    DIE_NOT_IN_BOX: ("ID-TURN-1", "die-not-in-box"),
    DIE_ELSEWHERE: ("ID-THROW-4", "die-elsewhere"),
    BORDER_DIE_ELSEWHERE: ("ID-THROW-5", "border-die-elsewhere"),
    WHITE_FIRST: ("ID-WHITE-1", "white-first"),
    WHITE_COLOUR_IN_BOX: ("ID-WHITE-2", "white-colour-in-box"),
    NO_DIE_YET: ("ID-A45", "no-die-yet"),
    TURN_ENDED: ("ID-A45", "turn-ended"),
    NO_DROP_LEFT: ("ID-TURN-4", "no-drop-left"),
    NO_MIXED_DROP: ("ID-SPELL4-1", "no-mixed-drop"),
    WRONG_KINGDOM: ("ID-PAINT-1", "wrong-kingdom"),
    PAINTED: ("ID-PAINT-2", "painted"),
    SAME_COLOUR_NEAR: ("ID-PAINT-4", "same-colour-near"),
    NO_TOWER_DROP: ("ID-TURN-5", "no-tower-drop"),
    TOWER_DROP_OF_THIS_ROUND: ("ID-TOWER-5", "tower-drop-of-this-round"),
    TOWER_COLOUR_FIRST: ("ID-A46", "tower-colour-first"),
    NOTHING_TO_GAIN: ("ID-TOWER-4", "nothing-to-gain"),
    NO_SPELL: ("ID-TURN-5", "no-spell"),
    SPELL_OF_THIS_ROUND: ("ID-SPELL-2", "spell-of-this-round"),
    SPELL_NOT_NEEDED: ("ID-A21", "spell-not-needed"),
    TOO_LATE_TO_MOVE: ("ID-SPELL1-2", "too-late-to-move"),
    MOVED_OR_SPREAD: ("ID-A2", "moved-or-spread"),
    SAME_KINGDOM: ("ID-A21", "same-kingdom"),
    ALREADY_OPEN: ("ID-A21", "already-open"),
    NOTHING_TO_SPREAD: ("ID-A21", "nothing-to-spread"),
    NOT_NEIGHBOUR: ("ID-SPELL3-1", "not-neighbour"),
    CHAINED: ("ID-SPELL3-2", "chained"),
    TOO_FEW_TO_MIX: ("ID-A8", "too-few-to-mix"),
    NUMBER_USED: ("ID-SOLO-5", "number-used"),
    FIRSTS_BEFORE_SECONDS: ("ID-SOLO-6", "firsts-before-seconds"),
    ENDED_BY_BLOTS: ("ID-END-3", "ended-by-blots"),
    ENDED_BY_NUMBERS: ("ID-SOLO-10", "ended-by-numbers"),
}
"""Each fault's rule, and the name of its case in the texts."""
