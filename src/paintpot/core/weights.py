"""What the features of a position are worth to a bot, read from a game's `weights.json`.

The file names the features and has several sets of weights: `hand` (set by people), `fitted` (found
by self-play) and, where solo play differs much, `solo`. They are integers, so that a bot decides
the same wherever it runs.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from paintpot.core.data_files import as_list, as_object, read_object
from paintpot.core.errors import BadBot
from paintpot.core.ints import i64, vec
from paintpot.core.limits import LARGEST_NUMBER, shown

LARGEST: Final = 256 * 1024
"""Bytes of a file of weights."""
POINT: Final = 10_000
"""The weight of one point."""

HAND: Final = "hand"
FITTED: Final = "fitted"
SOLO: Final = "solo"
BEST: Final = "best"
"""Stands for the best set available for the number of seats."""


class Weights:
    """The sets of weights of one game, by name."""

    def __init__(self, features: Sequence[str], sets: Mapping[str, Sequence[int]]) -> None:
        self.features: list[str] = list(features)
        self.sets: dict[str, list[int]] = {name: list(own) for name, own in sets.items()}
        for name, own in self.sets.items():
            if len(own) != len(self.features):
                raise BadBot(
                    f"The weights {name!r} have {len(own)} numbers for"
                    f" {len(self.features)} features."
                )

    def pick(self, name: str, seats: int) -> vec[i64]:
        """A set by its name, or BEST."""
        if name == BEST:
            name = SOLO if seats == 1 and SOLO in self.sets else FITTED
            if name not in self.sets:
                name = HAND
        if name not in self.sets:
            known = ", ".join(self.sets)
            raise BadBot(f"There are no weights {name[:40]!r}; there are: {known}, {BEST}.")
        return vec[i64](self.sets[name])


PLAIN: Final = Weights(["points"], {HAND: [POINT]})
"""For a game without weights: only points count."""


def read_weights(path: Path) -> Weights:
    where = path.name
    data = read_object(path, LARGEST, BadBot)
    features = as_list(data.get("features"), f"{where}: 'features'", BadBot)
    sets = as_object(data.get("sets"), f"{where}: 'sets'", BadBot)
    for name in sets:
        for weight in as_list(sets[name], f"{where}: {shown(name)}", BadBot):
            if type(weight) is not int or not -LARGEST_NUMBER <= weight <= LARGEST_NUMBER:
                raise BadBot(
                    f"{where}: the weights {shown(name)} contain {shown(weight)}; weights are"
                    f" integers up to {LARGEST_NUMBER} either way"
                )
    return Weights(features, sets)


def dot(features: vec[i64], weights: vec[i64]) -> i64:
    """The weighted sum of the features."""
    worth: i64 = 0
    for k in range(i64(len(features))):
        worth += features[k] * weights[k]
    return worth
