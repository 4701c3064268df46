"""The roll: four Royal Family dice, one Royal Duties die, and how a roll is written down.

    family 2 4 4 6, duty 4

A roll is one number. Family dice are alike, so that they are kept in ascending order.
"""

import re
from itertools import combinations, combinations_with_replacement, permutations
from typing import Final

from paintpot.core.bits import mask_of
from paintpot.core.dice import Dice
from paintpot.core.errors import BadChance
from paintpot.core.ints import i64, vec
from paintpot.games.color_in_kingdom.guidelines import PAIRS

FAMILY: Final = 4
FACES: Final = 6
ROLLS: Final = 7776
"""All ways five dice can fall."""
NO_ROLL: Final = -1


def _number(family: tuple[int, ...]) -> int:
    a, b, c, d = family
    return (((a - 1) * FACES + b - 1) * FACES + c - 1) * FACES + d - 1


_HANDS: Final = tuple(combinations_with_replacement(range(1, FACES + 1), FAMILY))
"""The four family dice in ascending order."""


def _sorted_numbers() -> list[int]:
    out = [0] * (ROLLS // FACES)
    for hand in _HANDS:
        for order in permutations(hand):
            out[_number(order)] = _number(hand)
    return out


def _open_pairs() -> list[int]:
    out = [0] * ROLLS
    for hand in _HANDS:
        for duty in range(1, FACES + 1):
            pool = [face for face in hand if face != duty]
            pairs = [PAIRS.index((a, b)) for a, b in combinations(pool, 2)]
            out[_number(hand) * FACES + duty - 1] = int(mask_of(pairs))
    return out


def _roll_texts() -> list[str]:
    out = [""] * ROLLS
    for hand in _HANDS:
        shown = " ".join([str(face) for face in hand])
        for duty in range(1, FACES + 1):
            out[_number(hand) * FACES + duty - 1] = f"family {shown}, duty {duty}"
    return out


_SORTED: Final = vec[i64](_sorted_numbers())
OPEN_PAIRS: Final = vec[i64](_open_pairs())
"""For each roll the pairs of dice that may be picked, as a mask over PAIRS (CK-DUTY-3)."""
ROLL_TEXTS: Final = _roll_texts()


def cast(dice: Dice) -> i64:
    """All five dice once (CK-ROLL-1)."""
    luck = dice.below(ROLLS)
    return _SORTED[luck // FACES] * FACES + luck % FACES


def duty_of(roll: i64) -> i64:
    """The face of the Royal Duties die, from 0 on."""
    return roll % FACES


def family_of(roll: int) -> list[int]:
    """The faces of the family dice."""
    roll //= FACES
    return [roll // 216 + 1, roll // 36 % 6 + 1, roll // 6 % 6 + 1, roll % 6 + 1]


_ROLL: Final = re.compile(r"family ([0-9]) ([0-9]) ([0-9]) ([0-9]), duty ([0-9])")


def read_roll(text: str) -> i64:
    """A roll from its text, the family dice in any order."""
    match = _ROLL.fullmatch(" ".join(text.split()))
    if match is None:
        raise BadChance(f"{text[:60]!r} does not read like 'family 2 4 4 6, duty 4'.")
    faces = [int(face) for face in match.groups()]
    for face in faces:
        if not 1 <= face <= FACES:
            raise BadChance(f"A die shows {face}; its faces are 1 to {FACES} (CK-SETUP-2).")
    family = sorted(faces[:FAMILY])
    return _number(tuple(family)) * FACES + faces[FAMILY] - 1
