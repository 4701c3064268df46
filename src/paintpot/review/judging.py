"""Judging a turn: what it was worth, and the best turn that a search finds instead.

The judgement uses only what the seat knew: every sample imagines anew what was hidden from it
(`State.imagine`). All turns that are compared are played in the same imagined positions and with
the same random numbers.
"""

from dataclasses import dataclass
from typing import Final

from paintpot.bots.rollouts import best_turn
from paintpot.bots.search import SearchBot
from paintpot.core.contract import State
from paintpot.review.advantages import Advantage, advantage
from paintpot.review.calibration import Calibration
from paintpot.review.events import Decision
from paintpot.review.playouts import Playouts, Sample
from paintpot.review.statistics import mean_and_error
from paintpot.review.verdicts import Scale

CANDIDATES: Final = 6
"""Turns that are compared with the one played."""
SEARCHED: Final = 12
"""Simulations of the search for candidates, for each simulation of the review."""
SCREENED: Final = 4
"""One simulation in this many chooses among candidates; all compare the best with the one
played."""
FEWEST: Final = 4
"""Screening takes at least this many."""
PLANS: Final = 16
"""Rollouts for the candidate of the rollout policy."""


@dataclass(frozen=True)
class Judgement:
    """A turn as judged for its seat."""

    before: Sample
    played: Sample
    best: Sample
    """The same as `played` if nothing better was found."""
    moves: list[int]
    """The best turn; empty if it is the one played."""
    difference: float
    """Best less played, by the scale's measure; never negative."""
    error: float
    """Its standard error."""
    lost: float
    """The chance of winning given away, in per cent; never negative."""
    forced: bool
    why: Advantage | None = None
    """What the best turn has over the one played."""


class Judge:
    """Judges the turns of one game."""

    def __init__(
        self, playouts: Playouts, calibration: Calibration, simulations: int, scale: Scale
    ) -> None:
        self.playouts = playouts
        self.calibration = calibration
        self.simulations = simulations
        self.screening = max(FEWEST, simulations // SCREENED)
        self.scale = scale

    def judge(self, turn: Decision, at: int, before: Sample, after: Sample) -> Judgement:
        """Judge a turn from position `at`; the samples are of the real positions around it."""
        if forced(turn):
            return Judgement(before, after, after, [], 0.0, 0.0, 0.0, True)
        hidden = self._hidden(turn)
        if hidden:
            before = self._sample(turn, at, [], 0, self.simulations, True)
            after = self._sample(turn, at + 1, turn.moves, 0, self.simulations, True)
        found = self._best_of(turn, at + 1, self._candidates(turn), hidden)
        if not found:
            return Judgement(before, after, after, [], 0.0, 0.0, 0.0, False)
        best = self._sample(turn, at + 1, found, 0, self.simulations, hidden)
        gain, error = self._compared(best, after, turn.seat)
        lost = self.scale.chance_lost(best, after, turn.seat, gain)
        # Giving up points for a better chance to win is good play.
        if gain <= 0.0 or lost < 0.0:
            return Judgement(before, after, after, [], 0.0, error, 0.0, False)
        why = advantage(self._world(turn, 0), turn.seat, turn.moves, found)
        return Judgement(before, after, best, found, gain, error, lost, False, why)

    def _compared(self, best: Sample, played: Sample, seat: int) -> tuple[float, float]:
        """The mean difference of two turns under common random numbers, and its standard error."""
        one = self.scale.measured(best, seat)
        other = self.scale.measured(played, seat)
        return mean_and_error([a - b for a, b in zip(one, other, strict=True)])

    def _hidden(self, turn: Decision) -> bool:
        """Whether anything was hidden from the seat."""
        real = turn.before.dump()
        return any([self._world(turn, k).dump() != real for k in range(2)])

    def _world(self, turn: Decision, k: int) -> State:
        """A position as the seat may imagine it."""
        return turn.before.imagine(
            turn.seat, self.playouts.stream(k, turn.chances, f"world {turn.places[0]}")
        )

    def _sample(
        self, turn: Decision, at: int, moves: list[int], first: int, count: int, hidden: bool
    ) -> Sample:
        """Samples of the position after other moves, by the calibration of position `at`."""
        out = []
        for k in range(first, first + count):
            state = self._world(turn, k) if hidden else turn.before.clone()
            for move in moves:
                state.apply(turn.seat, move)
            out.append(self.calibration.sample(at, state, turn.chances, k))
        return out

    def _candidates(self, turn: Decision) -> list[list[int]]:
        """Other turns worth comparing, none twice: those that the search rates higher.

        So a turn is only called worse if both search and samples find that, and none that is
        the search's own first choice.
        """
        seat = turn.seat
        seed = f"{self.playouts.seed} {turn.places[0]}"
        bot = SearchBot(seed, SEARCHED * self.simulations, 0)
        ways = [advice.moves for advice in bot.advise(turn.before, seat, CANDIDATES)]
        dice = self.playouts.stream(0, turn.chances, f"plans {turn.places[0]}")
        world = self._world(turn, 0)
        plan = best_turn(world, seat, PLANS, self.playouts.weights, dice).plan
        ways.append([int(move) for move in plan])
        played = _after(world, seat, turn.moves)
        seen = []
        out = []
        for way in ways:
            reached = _after(world, seat, way)
            if reached == played:
                break
            if reached is not None and reached not in seen:
                seen.append(reached)
                out.append(way)
        return out

    def _best_of(self, turn: Decision, at: int, ways: list[list[int]], hidden: bool) -> list[int]:
        """The best of the candidates, by samples that are not used to compare it afterwards.

        The best of several noisy values is overestimated: a fresh sample is not.
        """
        if len(ways) < 2:
            return ways[0] if ways else []
        best: list[int] = []
        most = 0.0
        for way in ways:
            sample = self._sample(turn, at, way, self.simulations, self.screening, hidden)
            worth = sum(self.scale.measured(sample, turn.seat))
            if not best or worth > most:
                best, most = way, worth
        return best


def forced(turn: Decision) -> bool:
    """Whether the seat had only one way to play."""
    state = turn.before.clone()
    for move in turn.moves:
        if len(state.legal(turn.seat)) > 1:
            return False
        state.apply(turn.seat, move)
    return True


def _after(world: State, seat: int, moves: list[int]) -> dict[str, object] | None:
    """What a turn leads to, as data; None if it is not legal there."""
    state = world.clone()
    for move in moves:
        if state.why_not(seat, move) is not None:
            return None
        state.apply(seat, move)
    return state.dump()
