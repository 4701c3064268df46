"""How many of the 576 rolls hit at least one of a set of spaces.

The d6 and the d8 are examined first. If they already hit one of the spaces, every face of the d12
counts; if not, the faces that hit one are looked up.
"""

from typing import Final

from paintpot.core.bits import INDEX, size
from paintpot.core.ints import i64, vec
from paintpot.games.inklings.names import FIRST
from paintpot.games.inklings.roll import CHANCES, D6, D8, D12

_FACES: Final = 4096
"""The sets of faces of a d12."""
_SIZES: Final = vec[i64]([int(size(faces)) for faces in range(_FACES)])


def _pairs() -> dict[tuple[int, int], int]:
    """The outcomes of the d6 and the d8, the lower face first, and the number of ways for each."""
    times: dict[tuple[int, int], int] = {}
    for six in range(1, D6 + 1):
        for eight in range(1, D8 + 1):
            pair = (min(six, eight), max(six, eight))
            times[pair] = times.get(pair, 0) + 1
    return times


_PAIRS: Final = _pairs()
_LOW: Final = vec[i64]([low for low, _ in _PAIRS])
_HIGH: Final = vec[i64]([high for _, high in _PAIRS])
_TIMES: Final = vec[i64](list(_PAIRS.values()))
_SUMS: Final = vec[i64](
    [2 ** (low - 1) | 2 ** (high - 1) | 2 ** (low + high - 1) for low, high in _PAIRS]
)
"""The numbers that a pair calls without the d12, as a mask in which bit 0 stands for 1."""
_D12: Final[i64] = D12
_ON_D12: Final[i64] = FIRST[1]
_ON_D20: Final[i64] = FIRST[2]


def rolls_for(spaces: i64) -> i64:
    """How many of the 576 rolls call at least one of these spaces."""
    if not spaces:
        return 0
    # The three dice of the sheet, merged by number.
    numbers = (spaces & 255) | (spaces >> _ON_D12 & 4095) | (spaces >> _ON_D20)
    rolls: i64 = 0
    for k in range(i64(len(_TIMES))):
        if numbers & _SUMS[k]:
            rolls += _TIMES[k] * _D12
        else:
            low = _LOW[k]
            high = _HIGH[k]
            faces = numbers | numbers >> low | numbers >> high | numbers >> (low + high)
            rolls += _TIMES[k] * _SIZES[faces & 4095]
    return rolls


def calls(spaces: i64) -> i64:
    """The sum, over these spaces, of the number of rolls that call each."""
    rolls: i64 = 0
    while spaces:
        low = spaces & -spaces
        spaces ^= low
        rolls += CHANCES[INDEX[low % 67]]
    return rolls
