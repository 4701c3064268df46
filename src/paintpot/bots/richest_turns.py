"""The turn that scores most at once: a beam search over all legal moves.

A bot looks ahead and tries only what is promising later; a person sees on the board what scores
now, even if it takes a spell that no bot would spend. For each first move a beam of the best few
positions is kept, half by points and half by evaluation: what scores only at the end of a turn
shows in the evaluation first.
"""

from typing import Final

from paintpot.bots.rollouts import has_turn
from paintpot.core.contract import State
from paintpot.core.ints import i64, vec
from paintpot.core.weights import dot

KEPT: Final = 60
"""The width of the beam for each first move, half by either measure."""
MOST_BEGUN: Final = 40
"""First moves that are followed."""
MOST_MOVES: Final = 24_000
"""Moves that are tried in total."""
LONGEST: Final = 40
"""Moves after which a turn is cut off."""


class _Way:
    """A turn that is not over yet: the position, the moves that lead there, its two values."""

    def __init__(self, state: State, moves: list[int], points: i64, worth: i64) -> None:
        self.state = state
        self.moves = moves
        self.points = points
        self.worth = worth


class RichestTurn:
    """Searches for the turn that scores most, in a state without hidden information."""

    def __init__(self, world: State, seat: int, points: vec[i64], worth: vec[i64]) -> None:
        self.seat = seat
        self.turn = world.turn_no()
        self.points = points
        """Weights that put points above all else."""
        self.worth = worth
        """The weights of the game."""
        self.tried = 0
        self.moves: list[int] = []
        self._most: tuple[int, int] | None = None
        begun = [[way] for way in _best(self._after(_Way(world, [], 0, 0), {}), MOST_BEGUN)]
        # All first moves are followed one move further before any is followed by two.
        for _ in range(LONGEST):
            begun = [further for ways in begun if (further := self._further(ways))]
            if not begun:
                break

    def _further(self, ways: list[_Way]) -> list[_Way]:
        """The best that are one move further."""
        seen: dict[tuple[int, ...], bool] = {}
        found: list[_Way] = []
        for way in ways:
            found += self._after(way, seen)
        return _best(found, KEPT)

    def _after(self, way: _Way, seen: dict[tuple[int, ...], bool]) -> list[_Way]:
        """What each move leads to. The same moves in another order are not tried again."""
        found: list[_Way] = []
        for each in way.state.legal(self.seat):
            if self.tried >= MOST_MOVES:
                break
            moves = [*way.moves, int(each)]
            key = tuple(sorted(moves))
            if key in seen:
                continue
            seen[key] = True
            self.tried += 1
            state = way.state.clone()
            state.apply(self.seat, each)
            features = state.features(self.seat)
            next_way = _Way(state, moves, dot(features, self.points), dot(features, self.worth))
            if has_turn(state, self.seat, self.turn):
                found.append(next_way)
            else:
                self._ended(next_way)
        return found

    def _ended(self, way: _Way) -> None:
        """Keep it if it scores more than all before, including what the end of the round will
        add."""
        due = sum([points for _, points in way.state.due(self.seat)])
        score = (way.state.standing(self.seat).total + due, int(way.worth))
        if self._most is None or score > self._most:
            self._most = score
            self.moves = way.moves


def _best(found: list[_Way], count: int) -> list[_Way]:
    """Half of them by points, half by evaluation."""
    if len(found) <= count:
        return found
    rich = sorted(found, key=_by_points)[: count // 2]
    rest = [way for way in found if way not in rich]
    return rich + sorted(rest, key=_by_worth)[: count - len(rich)]


def _by_points(way: _Way) -> int:
    return -int(way.points)


def _by_worth(way: _Way) -> int:
    return -int(way.worth)
