"""The faults of moves, and the rule of the ledger for each."""

from typing import Final

# Whose move it is
PLAY_ENDED: Final = 1
SETUP_FIRST: Final = 2
TOKEN_FIRST: Final = 3
REFILL_FIRST: Final = 4
NOT_YOUR_TURN: Final = 5

# The order of a turn
PICK_FIRST: Final = 6
NO_TOKEN_DRAWN: Final = 7
COVER_FIRST: Final = 8
PASS_AFTER_TOKEN: Final = 9
CROSSED_ALREADY: Final = 10
OBJECTIVE_BEFORE_TILE: Final = 11
GO_ON_TO_QUILL: Final = 12
LAY_FIRST: Final = 13
PICKED_ALREADY: Final = 14
PASS_IN_FULL_TURN: Final = 15
BOTTLES_FIRST: Final = 16
SPOTS_FIRST: Final = 17
BONUS_FIRST: Final = 18
NO_BONUS_NOW: Final = 19
OTHER_BONUS: Final = 20
SET_DOWN_FIRST: Final = 21

# Picking and passing
QUILL_EMPTY: Final = 22
CROSS_FIRST: Final = 23
LEAVING_START: Final = 24
NO_TOKEN_LEFT: Final = 25
NO_TILE_LEFT: Final = 26
PALETTE_SHORT: Final = 27

# X and XX
NOT_A_PAIR: Final = 28
COVERED_ALREADY: Final = 29
UPSIDE_DOWN: Final = 30
X_COLOUR: Final = 31
XX_COLOURS: Final = 32

# Adding a tile
OVERLAP: Final = 33
CORNER_ONLY: Final = 34
NOT_CONNECTED: Final = 35
LAID_AS_BEFORE: Final = 36

# Objectives and bottles
NO_OBJECTIVE: Final = 37
OBJECTIVE_DONE: Final = 38
OBJECTIVE_COVERED: Final = 39
AREA_TOO_SMALL: Final = 40
NOT_GROWN: Final = 41
NO_BOTTLE: Final = 42
NOT_SO_MANY_JOKERS: Final = 43
PALETTE_TOO_SHORT: Final = 44
NOT_A_SPOT_HERE: Final = 45

# Bonus actions
NOT_PLAIN: Final = 46
NO_FREE_SPOT: Final = 47
NOT_PALETTE_COLOUR: Final = 48
NO_OPEN_NUMBER: Final = 49
NUMBER_TOKENS_GONE: Final = 50
NOT_SO_FAR_BACK: Final = 51
SHIFT_TOO_MANY: Final = 52
NO_UPRIGHT_BOTTLE: Final = 53
MOVED_BEFORE: Final = 54
SAME_SPOT: Final = 55
NOT_COLOURABLE: Final = 56
SHOWN_ALREADY: Final = 57
COLOUR_TOKENS_GONE: Final = 58
NO_X_THERE: Final = 59
OTHER_TILE: Final = 60
NO_BOTTLE_FOR_SPOT: Final = 61
NO_CHOICE_OF_STOCK: Final = 62
BLACK_FILLS_ALL: Final = 63
NO_UPRIGHT_TO_TAKE: Final = 64
FETCH_EMPTY: Final = 65
NOT_A_LOOSE_TILE: Final = 66
STARTING_TILE: Final = 67
TILE_BEARS: Final = 68
TILE_HOLDS: Final = 69

CASES: Final = {
    PLAY_ENDED: ("INK-END-2", "play-ended"),
    SETUP_FIRST: ("INK-SETUP-5", "setup-first"),
    TOKEN_FIRST: ("INK-X-1", "token-first"),
    REFILL_FIRST: ("INK-REPL-1", "refill-first"),
    NOT_YOUR_TURN: ("INK-TURN-1", "not-your-turn"),
    PICK_FIRST: ("INK-TURN-3", "pick-first"),
    NO_TOKEN_DRAWN: ("INK-X-1", "no-token-drawn"),
    COVER_FIRST: ("INK-X-3", "cover-first"),
    PASS_AFTER_TOKEN: ("INK-A13", "pass-after-token"),
    CROSSED_ALREADY: ("INK-A11", "crossed-already"),
    OBJECTIVE_BEFORE_TILE: ("INK-A56", "objective-before-tile"),
    GO_ON_TO_QUILL: ("INK-A12", "go-on-to-quill"),
    LAY_FIRST: ("INK-TURN-3", "lay-first"),
    PICKED_ALREADY: ("INK-TURN-3", "picked-already"),
    PASS_IN_FULL_TURN: ("INK-TURN-2", "pass-in-full-turn"),
    BOTTLES_FIRST: ("INK-A25", "bottles-first"),
    SPOTS_FIRST: ("INK-BOTTLE-6", "spots-first"),
    BONUS_FIRST: ("INK-A28", "bonus-first"),
    NO_BONUS_NOW: ("INK-BONUS-4", "no-bonus-now"),
    OTHER_BONUS: ("INK-BONUS-2", "other-bonus"),
    SET_DOWN_FIRST: ("INK-A17", "set-down-first"),
    QUILL_EMPTY: ("INK-A14", "quill-empty"),
    CROSS_FIRST: ("INK-PICK-6", "cross-first"),
    LEAVING_START: ("INK-A10", "leaving-start"),
    NO_TOKEN_LEFT: ("INK-XX-3", "no-token-left"),
    NO_TILE_LEFT: ("INK-A16", "no-tile-left"),
    PALETTE_SHORT: ("INK-PASS-2", "palette-short"),
    NOT_A_PAIR: ("INK-A33", "not-a-pair"),
    COVERED_ALREADY: ("INK-A36", "covered-already"),
    UPSIDE_DOWN: ("INK-BOTTLE-8", "upside-down"),
    X_COLOUR: ("INK-X-4", "x-colour"),
    XX_COLOURS: ("INK-XX-1", "xx-colours"),
    OVERLAP: ("INK-A3", "overlap"),
    CORNER_ONLY: ("INK-A4", "corner-only"),
    NOT_CONNECTED: ("INK-ADD-1", "not-connected"),
    LAID_AS_BEFORE: ("INK-ACT-12", "laid-as-before"),
    NO_OBJECTIVE: ("INK-OBJ-4", "no-objective"),
    OBJECTIVE_DONE: ("INK-A23", "objective-done"),
    OBJECTIVE_COVERED: ("INK-AREA-5", "objective-covered"),
    AREA_TOO_SMALL: ("INK-OBJ-5", "area-too-small"),
    NOT_GROWN: ("INK-OBJ-6", "not-grown"),
    NO_BOTTLE: ("INK-OBJ-7", "no-bottle"),
    NOT_SO_MANY_JOKERS: ("INK-BOTTLE-2", "not-so-many-jokers"),
    PALETTE_TOO_SHORT: ("INK-BOTTLE-6", "palette-too-short"),
    NOT_A_SPOT_HERE: ("INK-BOTTLE-5", "not-a-spot-here"),
    NOT_PLAIN: ("INK-ACT-1", "not-plain"),
    NO_FREE_SPOT: ("INK-A59", "no-free-spot"),
    NOT_PALETTE_COLOUR: ("INK-BOTTLE-1", "not-palette-colour"),
    NO_OPEN_NUMBER: ("INK-ACT-3", "no-open-number"),
    NUMBER_TOKENS_GONE: ("INK-A55", "number-tokens-gone"),
    NOT_SO_FAR_BACK: ("INK-ACT-4", "not-so-far-back"),
    SHIFT_TOO_MANY: ("INK-ACT-5", "shift-too-many"),
    NO_UPRIGHT_BOTTLE: ("INK-ACT-6", "no-upright-bottle"),
    MOVED_BEFORE: ("INK-ACT-6", "moved-before"),
    SAME_SPOT: ("INK-ACT-6", "same-spot"),
    NOT_COLOURABLE: ("INK-ACT-7", "not-colourable"),
    SHOWN_ALREADY: ("INK-ACT-7", "shown-already"),
    COLOUR_TOKENS_GONE: ("INK-A55", "colour-tokens-gone"),
    NO_X_THERE: ("INK-ACT-8", "no-x-there"),
    OTHER_TILE: ("INK-ACT-9", "other-tile"),
    NO_BOTTLE_FOR_SPOT: ("INK-BOTTLE-1", "no-bottle-for-spot"),
    NO_CHOICE_OF_STOCK: ("INK-A25", "no-choice-of-stock"),
    BLACK_FILLS_ALL: ("INK-A47", "black-fills-all"),
    NO_UPRIGHT_TO_TAKE: ("INK-ACT-10", "no-upright-to-take"),
    FETCH_EMPTY: ("INK-ACT-11", "fetch-empty"),
    NOT_A_LOOSE_TILE: ("INK-ACT-12", "not-a-loose-tile"),
    STARTING_TILE: ("INK-ACT-12", "starting-tile"),
    TILE_BEARS: ("INK-ACT-12", "tile-bears"),
    TILE_HOLDS: ("INK-ACT-12", "tile-holds"),
}
"""Each fault's rule, and the name of its case in the texts."""
