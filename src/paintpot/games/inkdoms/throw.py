"""The throw: four dice dropped from above the centre, and how a throw is written down.

    blue 3 at 812,455 turned 37; red 2 at 1204,901 turned 5; yellow 4 at …; white 2 at …

A throw may also be given by kingdoms alone, as read off a real box: the dice are then laid where
the board has such places.

    blue 3 in R; red 2 in YP; yellow 4 in B; white 2 in RYU
"""

import re
from typing import Final

from paintpot.core.bits import mask_of, members, size
from paintpot.core.dice import Dice
from paintpot.core.errors import BadChance
from paintpot.core.ints import i64, vec
from paintpot.games.inkdoms.box import TURNS, Box
from paintpot.games.inkdoms.fall import PLACES
from paintpot.games.inkdoms.laying import Place, lay_by_kingdoms, places_of
from paintpot.games.inkdoms.names import DICE, FACES, LETTERS

N_DICE: Final = 4
VALUE: Final = 0
X: Final = 1
Y: Final = 2
TURN: Final = 3
WHERE: Final = 4
"""The data of die d is at d * STRIDE + one of these; WHERE is its mask of kingdoms."""
STRIDE: Final = 5

_MOST_CASTS: Final = 1000
"""Casts of one throw. At the lowest rate of good casts that a sheet is likely to be accepted with,
one in twenty, one throw in 10**22 needs more."""
_TRIALS: Final = 128
_GOOD_TRIALS: Final = 16
"""A sheet is accepted if one trial cast in eight is good."""

MOST_KINGDOMS: Final = 3
"""A die is in at most three kingdoms (ID-DIFF-2)."""


def throw(box: Box, dice: Dice) -> vec[i64]:
    """A valid throw: all four dice are thrown again until it is one (ID-THROW-2, ID-A43)."""
    out = vec[i64]([0] * (N_DICE * STRIDE))
    for _ in range(i64(_MOST_CASTS)):
        if _cast(box, dice, out):
            return out
    return _laid(box, dice)


def _laid(box: Box, dice: Dice) -> vec[i64]:
    """If no cast is valid, the dice are placed as in the trial of the sheet (ID-A61)."""
    if not len(box.sure):
        raise BadChance("Dice do not come to rest on this board.")
    out = box.sure[:]
    for d in range(i64(N_DICE)):
        out[d * STRIDE + VALUE] = FACES[dice.below(3) * 2]
    return out


def can_throw(box: Box) -> bool:
    """Whether dice come to rest as they should on this board often enough (ID-A61).

    The trial casts follow from the board itself. So the verdict on a board is always the same, and
    a board cannot be adapted to its casts: any change of it would change them.
    """
    out = vec[i64]([0] * (N_DICE * STRIDE))
    dice = Dice("trial", box.digest())
    good = 0
    for k in range(_TRIALS):
        if _cast(box, dice, out):
            if not good:
                box.sure = out[:]
            good += 1
            if good == _GOOD_TRIALS:
                return True
        elif k - good >= _TRIALS - _GOOD_TRIALS:
            break
    return False


def _cast(box: Box, dice: Dice, out: vec[i64]) -> bool:
    """Throw four dice; returns whether the throw is valid."""
    for d in range(i64(N_DICE)):
        at = d * STRIDE
        # One draw for everything: place, turn, and which of three pairs of faces is up.
        luck = dice.below(PLACES * PLACES * TURNS * 3)
        x = box.rest_x[luck % PLACES]
        y = box.rest_y[luck // PLACES % PLACES]
        luck //= PLACES * PLACES
        turn = luck % TURNS
        if x < 0 or y < 0:
            return False
        for other in range(d):
            o = other * STRIDE
            if box.clash(x, y, turn, out[o + X], out[o + Y], out[o + TURN]):
                return False
        out[at + VALUE] = FACES[luck // TURNS * 2]
        out[at + X] = x
        out[at + Y] = y
        out[at + TURN] = turn
    for d in range(i64(N_DICE)):
        at = d * STRIDE
        where = box.kingdoms(out[at + X], out[at + Y], out[at + TURN])
        if size(where) > MOST_KINGDOMS:
            return False
        out[at + WHERE] = where
    return True


# -- notation

_PLACED: Final = re.compile(r"([a-z]+) ([0-9]) at ([0-9]{1,7}),([0-9]{1,7}) turned ([0-9]{1,2})")
_NAMED: Final = re.compile(r"([a-z]+) ([0-9]) in ([A-Z]+)")


def throw_text(throw: vec[i64]) -> str:
    """The throw as a record has it."""
    parts = []
    for d in range(N_DICE):
        value, x, y, turn = [int(throw[d * STRIDE + k]) for k in range(WHERE)]
        parts.append(f"{DICE[d]} {value} at {x},{y} turned {turn}")
    return "; ".join(parts)


def read_throw(box: Box, text: str) -> vec[i64]:
    """A throw from its text, in either form; BadChance if this board cannot have it."""
    out = vec[i64]([0] * (N_DICE * STRIDE))
    parts = [part.strip() for part in text.split(";")]
    if len(parts) != N_DICE:
        raise BadChance(
            f"A throw names all four dice ({', '.join(DICE)}), parted by semicolons; this has"
            f" {len(parts)} parts."
        )
    named: list[int] = []
    wanted: list[int] = []
    for d, part in enumerate(parts):
        kingdoms = _read_die(box, part, d, out)
        if kingdoms:
            named.append(d)
            wanted.append(kingdoms)
    if named:
        _lay_named(box, named, wanted, out)
    return out


def _read_die(box: Box, part: str, d: int, out: vec[i64]) -> int:
    """Read one die and place it, if its position is given; returns the kingdoms it has to overlap
    otherwise."""
    placed = _PLACED.fullmatch(part)
    named = _NAMED.fullmatch(part)
    match = placed or named
    if match is None or match[1] != DICE[d]:
        raise BadChance(
            f"{part[:60]!r} does not read like '{DICE[d]} 3 at 812,455 turned 37' or"
            f" '{DICE[d]} 3 in RY'."
        )
    value = int(match[2])
    if not 2 <= value <= 4:
        raise BadChance(f"The {DICE[d]} die shows {value}; its faces are 2, 3 and 4 (ID-COMP-2).")
    out[d * STRIDE + VALUE] = value
    if placed:
        _lay(box, d, int(placed[3]), int(placed[4]), int(placed[5]), out)
        return 0
    return int(_kingdoms(DICE[d], match[3]))


def _lay_named(box: Box, named: list[int], wanted: list[int], out: vec[i64]) -> None:
    """Place the dice that were given by kingdoms, clear of all others (ID-A57)."""
    lying: list[Place] = []
    for d in range(N_DICE):
        if d not in named:
            at = d * STRIDE
            lying.append((int(out[at + X]), int(out[at + Y]), int(out[at + TURN])))
    places = places_of(box)
    found = lay_by_kingdoms(places, lying, wanted)
    if found is None:
        lost = [k for k in range(len(wanted)) if not places.any(wanted[k])][:1]
        at_fault = lost or list(range(len(wanted)))
        dice = _listed([named[k] for k in at_fault], [wanted[k] for k in at_fault])
        raise BadChance(f"No place is left on this board where {dice} (ID-A51).")
    for k, d in enumerate(named):
        x, y, turn = found[k]
        at = d * STRIDE
        out[at + X] = x
        out[at + Y] = y
        out[at + TURN] = turn
        out[at + WHERE] = wanted[k]


def _listed(named: list[int], wanted: list[int]) -> str:
    """`the blue die lies in just BR, the red die in just B`, for an error."""
    parts = []
    for k, d in enumerate(named):
        letters = "".join([LETTERS[j] for j in members(wanted[k])])
        parts.append(f"the {DICE[d]} die {'lies ' if not k else ''}in just {letters}")
    return ", ".join(parts)


def _kingdoms(die: str, letters: str) -> i64:
    for letter in letters:
        if letter not in LETTERS:
            raise BadChance(f"The {die} die: {letter} is no kingdom; they are {LETTERS}.")
    mask = mask_of([LETTERS.index(letter) for letter in letters])
    if size(mask) > MOST_KINGDOMS:
        raise BadChance(f"The {die} die lies in more than three kingdoms (ID-DIFF-2).")
    return mask


def _lay(box: Box, d: int, x: int, y: int, turn: int, out: vec[i64]) -> None:
    if turn >= TURNS:
        raise BadChance(f"The {DICE[d]} die is turned by {turn}; 0 to {TURNS - 1} is possible.")
    if not box.holds(x, y, turn):
        raise BadChance(f"The {DICE[d]} die at {x},{y} is not wholly in the box (ID-THROW-2).")
    other = _under(box, d, x, y, turn, out)
    if other >= 0:
        raise BadChance(f"The {DICE[d]} die rests on the {DICE[other]} one (ID-THROW-2).")
    where = box.kingdoms(x, y, turn)
    if size(where) > MOST_KINGDOMS:
        raise BadChance(f"The {DICE[d]} die lies in more than three kingdoms (ID-DIFF-2).")
    at = d * STRIDE
    out[at + X] = x
    out[at + Y] = y
    out[at + TURN] = turn
    out[at + WHERE] = where


def _under(box: Box, d: int, x: int, y: int, turn: int, out: vec[i64]) -> int:
    """The earlier die that this one would overlap, or −1."""
    for other in range(d):
        o = other * STRIDE
        laid = out[o + WHERE] != 0  # those given by kingdoms are laid last
        if laid and box.clash(x, y, turn, out[o + X], out[o + Y], out[o + TURN]):
            return other
    return -1
