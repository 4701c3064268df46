"""The roll of a d6, a d8 and a d12, and the sums it calls (IL-ROLL-2).

A roll is a number below 576: all are equally likely, as three dice are. Its text and the sums it
calls are in tables.

    >>> ROLLS[number_of_roll(3, 4, 4)]
    '3 on the d6, 4 on the d8, 4 on the d12'
    >>> called_sums(3, 4, 4)
    [3, 4, 7, 8, 11]
"""

from itertools import product
from typing import Final

from paintpot.core.bits import BIT, members
from paintpot.core.errors import BadChance
from paintpot.core.ints import append, i64, vec
from paintpot.games.inklings.names import HUB, N_SPACES, number_of

D6: Final = 6
D8: Final = 8
D12: Final = 12
N_ROLLS: Final = 576
NOT_ROLLED: Final = -1


def called_sums(six: int, eight: int, twelve: int) -> list[int]:
    """The sums of all seven sets of the dice, each once (IL-A4)."""
    sums = {
        use_six * six + use_eight * eight + use_twelve * twelve
        for use_six, use_eight, use_twelve in product((0, 1), repeat=3)
    }
    return sorted(sums - {0})


def number_of_roll(six: int, eight: int, twelve: int) -> int:
    return (six - 1) * D8 * D12 + (eight - 1) * D12 + twelve - 1


def faces_of(roll: int) -> tuple[int, int, int]:
    """The numbers on d6, d8 and d12."""
    return roll // (D8 * D12) + 1, roll // D12 % D8 + 1, roll % D12 + 1


def _spaces_with(sums: list[int]) -> i64:
    mask: i64 = 0
    for space in range(N_SPACES):
        if space != HUB and number_of(space) in sums:
            mask |= BIT[space]
    return mask


def _called_by(roll: int) -> i64:
    """The spaces whose number a roll calls."""
    six, eight, twelve = faces_of(roll)
    return _spaces_with(called_sums(six, eight, twelve))


def _called() -> vec[i64]:
    out = vec[i64]()
    for roll in range(N_ROLLS):
        out = append(out, _called_by(roll))
    return out


def _chances() -> vec[i64]:
    out = vec[i64]([0] * N_SPACES)
    for roll in range(N_ROLLS):
        for space in members(CALLED[roll]):
            out[space] += 1
    return out


def _roll_text(roll: int) -> str:
    six, eight, twelve = faces_of(roll)
    return f"{six} on the d6, {eight} on the d8, {twelve} on the d12"


CALLED: Final = _called()
"""For each roll, the spaces whose number is called; sums over 20 are on none (IL-A17)."""
CHANCES: Final = _chances()
"""For each space, the number of rolls that call it."""
ROLLS: Final = [_roll_text(roll) for roll in range(N_ROLLS)]
"""For each roll its text."""
_NUMBERS: Final = {text: roll for roll, text in enumerate(ROLLS)}


def read_roll(text: str) -> int:
    """The roll of a text. Case and spacing do not matter."""
    found = _NUMBERS.get(" ".join(text.split()).casefold())
    if found is None:
        shown = text if len(text) <= 60 else text[:57] + "…"
        raise BadChance(f"{shown!r} does not read like {ROLLS[0]!r}, or a die cannot show it.")
    return found
