"""The Construction Guidelines, read from `guidelines.json`: inks, placement, sums, points.

The source of these figures is a damaged scan, so that all of them are data and the doubtful sums
have variants.
"""

from pathlib import Path
from typing import Final

from paintpot.core.bits import BIT
from paintpot.core.data_files import as_list, as_object
from paintpot.core.errors import BadSheet
from paintpot.core.inks import INKS as HOUSE_INKS
from paintpot.core.ints import i64, vec
from paintpot.core.json_input import read_json
from paintpot.games.color_in_kingdom.names import KINDS, N_KINDS

FILE: Final = Path(__file__).parent / "guidelines.json"
LARGEST: Final = 64 * 1024
"""Maximum size in bytes."""

PAIRS: Final = tuple([(a, b) for a in range(1, 7) for b in range(a, 7)])
"""Two dice by their faces; dice with the same face are alike."""

DECLINED: Final = 0
"""The sum of dice that were declined, or are too few (CK-BUILD-3, CK-BUILD-4)."""
SUMS: Final = (DECLINED, *range(2, 13))

POINTS: Final = (
    "field apart",
    "most fields",
    "road between two",
    "longest road",
    "factory",
    "factory among all",
    "farm by road",
    "farm by forest",
    "copy",
)
"""What scores points singly, by the names in the file."""


class Sums:
    """One table of sums: which two dice make which construction."""

    def __init__(self, name: str, kind_of: dict[int, int], touch: list[bool]) -> None:
        self.name = name
        self.sums = [[n for n in SUMS if kind_of[n] == kind] for kind in range(N_KINDS)]
        """For each construction its sums."""
        self.kind = vec[i64]([kind_of[a + b] for a, b in PAIRS])
        """For each pair of dice the construction its sum names."""
        self.touching: i64 = 0
        """The pairs whose construction must touch a coloured space, as a mask."""
        for k in range(len(PAIRS)):
            if touch[self.kind[k]]:
                self.touching |= BIT[k]


class Guidelines:
    """All of the guidelines; `data` is the content of the file."""

    def __init__(self, data: object, where: str) -> None:
        whole = as_object(data, where, BadSheet)
        if whole.get("format") != 1:
            raise BadSheet(f"{where}: 'format' must be 1")
        self.inks: list[str] = []
        self.words: list[str] = []
        self.touch: list[bool] = []
        """For each construction whether it must touch a coloured space."""
        self._read_constructions(whole.get("constructions"), where)
        self.sums = {
            name: Sums(name, _read_sums(table, f"{where}, sums {name}"), self.touch)
            for name, table in as_object(whole.get("sums"), f"{where}: 'sums'", BadSheet).items()
        }
        if "standard" not in self.sums:
            raise BadSheet(f"{where}: there are no sums 'standard'")
        self.table = _numbers(whole.get("table"), f"{where}: 'table'")
        """Points for 1, 2, 3 … spaces; the last for that many or more (CK-SCORE-TABLE)."""
        if not self.table:
            raise BadSheet(f"{where}: 'table' is empty")
        points = as_object(whole.get("points"), f"{where}: 'points'", BadSheet)
        for name in POINTS:
            if name not in points:
                raise BadSheet(f"{where}: 'points' has no {name!r}")
        self.points = _numbers([points[name] for name in POINTS], f"{where}: 'points'")

    def _read_constructions(self, listed: object, where: str) -> None:
        if not isinstance(listed, list) or len(listed) != N_KINDS:
            raise BadSheet(f"{where}: 'constructions' must be a list of {N_KINDS}")
        for k, entry in enumerate(listed):
            here = f"{where}, construction no. {k + 1}"
            one = as_object(entry, here, BadSheet)
            if one.get("id") != KINDS[k]:
                raise BadSheet(f"{here}: 'id' must be {KINDS[k]!r}")
            here = f"{where}, construction {KINDS[k]}"
            ink, word, placement = one.get("ink"), one.get("word"), one.get("placement")
            if not isinstance(ink, str) or ink not in HOUSE_INKS or ink in self.inks:
                raise BadSheet(f"{here}: {ink!r} is no ink of its own")
            if not isinstance(word, str) or not word.isalpha() or word in self.words:
                raise BadSheet(f"{here}: {word!r} is no word of its own")
            if placement not in ("anywhere", "touch"):
                raise BadSheet(f"{here}: 'placement' must be 'anywhere' or 'touch'")
            self.inks.append(ink)
            self.words.append(word)
            self.touch.append(placement == "touch")
        if self.touch[0]:
            raise BadSheet(f"{where}, construction {KINDS[0]}: must be allowed anywhere")


def _read_sums(data: object, where: str) -> dict[int, int]:
    """The construction of each sum: all of 0 and 2 to 12, each once."""
    table = as_object(data, where, BadSheet)
    found: dict[int, int] = {}
    for name, sums in table.items():
        if name not in KINDS:
            raise BadSheet(f"{where}: there is no construction {name!r}")
        for n in _numbers(sums, f"{where}: {name!r}"):
            if n not in SUMS:
                raise BadSheet(f"{where}: two dice, or none, never make {n}")
            if n in found:
                raise BadSheet(f"{where}: {n} stands for two constructions")
            found[n] = KINDS.index(name)
    for n in SUMS:
        if n not in found:
            raise BadSheet(f"{where}: {n} stands for nothing")
    if found[DECLINED] != 0:
        raise BadSheet(f"{where}: {DECLINED} must be a {KINDS[0]}")
    return found


def _numbers(value: object, label: str) -> list[int]:
    numbers = as_list(value, label, BadSheet)
    for n in numbers:
        if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= 1000:
            raise BadSheet(f"{label}: {n!r} is no number from 0 to 1000")
    return list(numbers)


GUIDELINES: Final = Guidelines(read_json(FILE, LARGEST, BadSheet, FILE.name), FILE.name)
INKS: Final = tuple(GUIDELINES.inks)
"""The ink of each construction (CK-SETUP-3)."""
TOUCH: Final = vec[i64]([int(touch) for touch in GUIDELINES.touch])
TABLE: Final = vec[i64](GUIDELINES.table)
(
    _FIELD_APART,
    _MOST_FIELDS,
    _ROAD_BETWEEN,
    _LONGEST_ROAD,
    _FACTORY,
    _FACTORY_AMONG_ALL,
    _FARM_BY_ROAD,
    _FARM_BY_FOREST,
    _COPY,
) = GUIDELINES.points
FIELD_APART: Final[i64] = _FIELD_APART
MOST_FIELDS: Final[i64] = _MOST_FIELDS
ROAD_BETWEEN: Final[i64] = _ROAD_BETWEEN
LONGEST_ROAD: Final[i64] = _LONGEST_ROAD
FACTORY: Final[i64] = _FACTORY
FACTORY_AMONG_ALL: Final[i64] = _FACTORY_AMONG_ALL
FARM_BY_ROAD: Final[i64] = _FARM_BY_ROAD
FARM_BY_FOREST: Final[i64] = _FARM_BY_FOREST
COPY: Final[i64] = _COPY


def by_table(spaces: i64) -> i64:
    """The points for a number of spaces (CK-SCORE-TABLE)."""
    most: i64 = len(TABLE)
    if not spaces:
        return 0
    return TABLE[spaces - 1] if spaces < most else TABLE[most - 1]
