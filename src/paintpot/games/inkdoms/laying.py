"""Finds places for dice that are given by their kingdoms alone (ID-A57).

Places are searched on a grid: straight dice a sixth of a die apart, and, if those cannot be laid
together, turned ones at half that distance. Which places of the grid overlap which kingdoms is
computed once for a board. Dice are laid with backtracking; the time for that is bounded, since a
throw may come from anybody's record.
"""

from typing import Final

from paintpot.core.bits import size
from paintpot.games.inkdoms.box import TURNS, Box

Place = tuple[int, int, int]
"""x, y, turn"""

_STEPS: Final = 6
"""Places of the coarse grid to a die's side."""
_TURNS: Final = (0, 15, 30, 45, 60, 75)
"""How dice of the fine grid are turned."""
_MOST_LOOKS: Final = 600
"""Places of the fine grid that are examined for one set of kingdoms."""
_MOST_CLASHES: Final = 5_000
"""Pairs of dice that are compared in one search."""


class Places:
    """The places of a board, by the kingdoms that a die there overlaps."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.coarse: dict[int, list[Place]] = {}
        self.fine: dict[int, list[Place]] = {}
        half, step = int(box.half(0)), max(int(box.die) // _STEPS, 1)
        # A board may be huge compared with its dice: the grid is never finer than this.
        step = max(step, int(max(box.width, box.height)) // 160)
        self.step = step
        for y in range(half, int(box.height) - half + 1, step):
            for x in range(half, int(box.width) - half + 1, step):
                self.coarse.setdefault(int(box.kingdoms(x, y, 0)), []).append((x, y, 0))

    def straight(self, wanted: int) -> list[Place]:
        return self.coarse.get(wanted, [])

    def any(self, wanted: int) -> bool:
        """Whether there is a place for these kingdoms at all."""
        return bool(self.straight(wanted)) or bool(self.turned(wanted))

    def turned(self, wanted: int) -> list[Place]:
        """More places for these kingdoms: around those of the coarse grid that come close."""
        found = self.fine.get(wanted)
        if found is None:
            found = self._turned(wanted)
            self.fine[wanted] = found
        return found

    def _turned(self, wanted: int) -> list[Place]:
        box, half = self.box, max(self.step // 2, 1)
        near = [mask for mask in self.coarse if size(mask ^ wanted) <= 1 and size(mask) > 1]
        near.sort(key=lambda mask: (mask != wanted, len(self.coarse[mask])))
        out = self.straight(wanted)[:]
        looks = 0
        for mask in near:
            for x, y, _ in self.coarse[mask]:
                for dx, dy in ((0, 0), (half, 0), (0, half), (half, half)):
                    for turn in _TURNS:
                        looks += 1
                        if looks > _MOST_LOOKS:
                            return out
                        if not box.holds(x + dx, y + dy, turn):
                            continue
                        if int(box.kingdoms(x + dx, y + dy, turn)) == wanted:
                            out.append((x + dx, y + dy, turn))
        return out


class Laying:
    """A search for places of some dice, clear of each other and of those already placed."""

    def __init__(self, box: Box, lying: list[Place]) -> None:
        self.box = box
        self.lying = lying
        self.compared = 0

    def greedy(self, choices: list[list[Place]]) -> list[Place] | None:
        """Each die in turn on its first free place."""
        taken: list[Place] = []
        for places in choices:
            for place in places:
                if self._free(place, taken):
                    taken.append(place)
                    break
            else:
                return None
        return taken

    def search(self, choices: list[list[Place]]) -> list[Place] | None:
        """With backtracking, the dice with the fewest places first; None if none was found."""
        self.compared = 0
        order = sorted(range(len(choices)), key=lambda k: len(choices[k]))
        taken: list[Place] = []
        if not self._lay([choices[k] for k in order], taken):
            return None
        out = taken[:]
        for at, k in enumerate(order):
            out[k] = taken[at]
        return out

    def _lay(self, choices: list[list[Place]], taken: list[Place]) -> bool:
        if len(taken) == len(choices):
            return True
        for place in choices[len(taken)]:
            if self.compared > _MOST_CLASHES:
                return False
            if self._free(place, taken):
                taken.append(place)
                if self._lay(choices, taken):
                    return True
                taken.pop()
        return False

    def _free(self, place: Place, taken: list[Place]) -> bool:
        x, y, turn = place
        for others in (self.lying, taken):
            for other_x, other_y, other_turn in others:
                self.compared += 1
                if self.box.clash(x, y, turn, other_x, other_y, other_turn):
                    return False
        return True


def places_of(box: Box) -> Places:
    """The places of a board, found when they are first asked for."""
    places = box.places
    if not isinstance(places, Places):
        places = Places(box)
        box.places = places
    return places


def lay_by_kingdoms(places: Places, lying: list[Place], wanted: list[int]) -> list[Place] | None:
    """Places for dice that overlap exactly these kingdoms; None if there are none."""
    laying = Laying(places.box, lying)
    straight = [places.straight(mask) for mask in wanted]
    if any([not places.any(mask) for mask in wanted]):
        return None
    found = laying.greedy(straight)
    if found is None:
        found = laying.search(straight)
    if found is None:
        found = laying.search([places.turned(mask) for mask in wanted])
    return found


assert max(_TURNS) < TURNS
