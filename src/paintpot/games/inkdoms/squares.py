"""The sheet as six squares to share: which kingdoms are fully painted."""

from paintpot.core.scenes import Patch, Scene
from paintpot.core.squares import PAPER
from paintpot.games.inkdoms.names import CAPITAL_INKS, INKS, KINGDOMS

COLUMNS = 3


def kingdom_squares(scene: Scene) -> list[list[str]]:
    """The kingdoms by position, each in its own ink if it is fully painted.

    The colours of its areas would reveal which dice were thrown.
    """
    lands: dict[str, list[Patch]] = {}
    for patch in scene.patches:
        lands.setdefault(patch.group, []).append(patch)
    down = sorted(lands, key=lambda name: _middle(lands[name], 1))
    rows = [down[k : k + COLUMNS] for k in range(0, len(down), COLUMNS)]
    across = [sorted(row, key=lambda name: _middle(lands[name], 0)) for row in rows]
    return [[_square(name, lands[name]) for name in row] for row in across]


def _middle(land: list[Patch], axis: int) -> float:
    return sum([patch.at[axis] for patch in land]) / len(land)


def _square(name: str, land: list[Patch]) -> str:
    full = all([patch.ink is not None for patch in land])
    return INKS[CAPITAL_INKS[KINGDOMS.index(name)]] if full else PAPER
