"""Bots play each other on the same deals, and their statistics.

Every two bots meet in duplicate deals. A deal is a seed for the dice and for who acts first where
several may, and it is played twice: the two sides alternate on the seats, A B A B …, and then they
swap, B A B A …. So each side has had every seat once with the same dice, which is fair for any
number of seats: with three, A has two seats in the first game and one in the second. A side's wins
in a game are its share of the winners; its score is the mean of its seats.

Dice are consumed as a game goes on, so the two games of a deal begin alike and diverge where the
sides decide differently. More cannot be shared.

All pairings play the same deals, and a bot's random choices depend on the deal and its name only:
the figures of two bots are the same whoever else takes part. (Only a bot with a time limit may play
differently when run again.)

With one seat there are no opponents: each bot plays the same deals alone, and totals are compared.
"""

import statistics
from array import array
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from time import perf_counter
from typing import Final

from paintpot.bots import Bot, make_bot
from paintpot.bots.specs import KINDS, LEVELS
from paintpot.core.contract import State
from paintpot.core.registry import game as find_game
from paintpot.lab.figures import Mean, Share, mean_of, share_of
from paintpot.lab.playing import FinishedGame, game_seed, play_game
from paintpot.lab.pool import HERE, BadRun, Pool, at_least_one, run_tasks
from paintpot.lab.rating import ratings

BOTS: Final = ", ".join([*KINDS, *LEVELS])
"""All bots, for error messages."""


@dataclass(frozen=True)
class Contest:
    """What is to be played. `games` is for each pair of bots, or for each bot with one seat."""

    game: str
    bots: Sequence[str]
    seats: int = 2
    games: int = 100
    seed: int | str = 1
    options: Mapping[str, object] = field(default_factory=dict)
    sets: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """Sets of weights that bots may name besides those of the game."""

    @property
    def sides(self) -> int:
        """How many bots meet in a game; a deal is played once for each of them."""
        return 1 if self.seats == 1 else 2

    @property
    def groups(self) -> list[tuple[str, ...]]:
        """Who meets: every two bots; with one seat, each bot alone."""
        return list(combinations(self.bots, self.sides))

    @property
    def deals(self) -> int:
        """How many deals all groups play together. An odd number of games is rounded up."""
        return len(self.groups) * -(-self.games // self.sides)


@dataclass(frozen=True)
class Deal:
    """One deal of one group: as many games as there are sides, each with seats rotated."""

    number: int
    bots: tuple[str, ...]
    """The sides."""
    games: list[FinishedGame]
    times: tuple["array[float]", ...] = field(compare=False, repr=False)
    """Seconds that each side took for its moves, where it had a choice."""

    def seats(self, side: int, game: int) -> list[int]:
        """The seats of a side in a game of the deal."""
        everyone = range(len(self.games[game].totals))
        return [seat for seat in everyone if side_of(seat, game, len(self.bots)) == side]

    def wins(self, side: int) -> float:
        """A side's share of the winners, averaged over the games of the deal."""
        parts = []
        for k, game in enumerate(self.games):
            own = self.seats(side, k)
            parts.append(sum(seat in own for seat in game.winners) / len(game.winners))
        return statistics.fmean(parts)

    def score(self, side: int) -> float:
        """The mean total of a side's seats, over the games of the deal."""
        return statistics.fmean(
            statistics.fmean(game.totals[seat] for seat in self.seats(side, k))
            for k, game in enumerate(self.games)
        )


def side_of(seat: int, game: int, sides: int) -> int:
    """The side of a seat in the first, second … game of a deal.

    >>> ["AB"[side_of(seat, 0, 2)] for seat in range(3)]
    ['A', 'B', 'A']
    >>> ["AB"[side_of(seat, 1, 2)] for seat in range(3)]
    ['B', 'A', 'B']
    """
    return (seat + game) % sides


@dataclass(frozen=True)
class Pairing:
    """How two bots did against each other; `wins` and `margin` are those of the first.

    The deal is the unit of both intervals, since its two games are not independent.
    """

    bots: tuple[str, ...]
    games: int
    wins: Share
    scores: tuple[float, float]
    margin: Mean
    """The first bot's score minus the other's."""


@dataclass(frozen=True)
class Time:
    """How long a bot takes for a move where it has a choice."""

    decisions: int
    mean_ms: float
    median_ms: float


@dataclass(frozen=True)
class BotRecord:
    """How one bot did in all its games. Solo, it has no rating and no wins."""

    bot: str
    games: int
    rating: float | None
    wins: float | None
    """The share of its games that it won."""
    score: Mean
    verdicts: dict[str, Share]
    """Solo: the bands its results fall into."""
    time: Time | None = field(compare=False)


@dataclass(frozen=True)
class ContestReport:
    """The statistics of a contest, or of the part of it that was played."""

    run: Contest
    pairings: list[Pairing]
    bots: list[BotRecord]
    """Best first."""


# Playing


def arena(run: Contest, pool: Pool = HERE) -> ContestReport:
    """Play a contest and report."""
    return report(run, play_deals(run, pool))


def play_deals(run: Contest, pool: Pool = HERE) -> Generator[Deal, None, None]:
    """The deals of a contest as they finish, in any order. Errors are raised at once."""
    at_least_one("game", run.games)
    if len(run.bots) < 2:
        raise BadRun(f"A contest is between 2 bots or more; bots: {BOTS}.")
    for bot in run.bots:
        if run.bots.count(bot) > 1:
            raise BadRun(
                f"Bot {bot!r} is named more than once, and a bot cannot play itself; bots: {BOTS}."
            )
    # A deal of slow bots takes long enough: each is reported as soon as it is played.
    return run_tasks(partial(DealRunner, run), range(run.deals), pool, chunk=1)


class DealRunner:
    """Plays the deals of a contest, by number."""

    def __init__(self, run: Contest) -> None:
        self.run = run
        self.start: State = find_game(run.game).start(run.seats, run.options)
        for name, weights in run.sets.items():
            self.start.weights().sets[name] = list(weights)
        for bot in run.bots:
            make_bot(bot).sit_down(self.start)
        self.groups = run.groups

    def play(self, number: int) -> Deal:
        """Deal 1 of every group, then deal 2 …: a partial run has some of all groups."""
        number, group = divmod(number, len(self.groups))
        bots = self.groups[group]
        seed = game_seed(self.run.seed, number)
        times = tuple(array("d") for _ in bots)
        games = []
        for game in range(len(bots)):
            choosers = []
            for seat in range(self.run.seats):
                side = side_of(seat, game, len(bots))
                # A side's first seat has the same seed in both games, and so has its second, …
                own = make_bot(bots[side], f"{seed}, {bots[side]} {seat // len(bots)}")
                choosers.append(Timed(own, times[side]).choose)
            games.append(play_game(self.start, number, seed, choosers))
        return Deal(number, bots, games, times)


class Timed:
    """Times the decisions of a bot, forced moves excluded."""

    def __init__(self, bot: Bot, times: "array[float]") -> None:
        self.bot = bot
        self.times = times

    def choose(self, state: State, seat: int) -> int:
        if len(state.fan(seat)) == 1:
            return self.bot.choose(state, seat)
        began = perf_counter()
        move = self.bot.choose(state, seat)
        self.times.append(perf_counter() - began)
        return move


# Statistics


def report(run: Contest, played: Iterable[Deal]) -> ContestReport:
    """The statistics of some deals of a contest; pairings without a deal are left out."""
    deals = sorted(played, key=lambda deal: deal.number)
    groups = {bots: [deal for deal in deals if deal.bots == bots] for bots in run.groups}
    pairings = [pairing(own) for own in groups.values() if own and run.seats > 1]
    rated = ratings(
        (one.bots[0], one.bots[1], one.wins.count, one.games - one.wins.count) for one in pairings
    )
    bots = [
        standing(bot, own, rated.get(bot))
        for bot in run.bots
        if (own := [deal for deal in deals if bot in deal.bots])
    ]
    bots.sort(key=lambda one: one.score.mean if one.rating is None else one.rating, reverse=True)
    return ContestReport(run, pairings, bots)


def pairing(deals: Sequence[Deal]) -> Pairing:
    scores = [(deal.score(0), deal.score(1)) for deal in deals]
    return Pairing(
        deals[0].bots,
        sum(len(deal.games) for deal in deals),
        share_of([deal.wins(0) for deal in deals], weight=2),
        (statistics.fmean(a for a, _ in scores), statistics.fmean(b for _, b in scores)),
        mean_of([a - b for a, b in scores]),
    )


def standing(bot: str, deals: Sequence[Deal], rating: float | None) -> BotRecord:
    """One bot in all its deals. Deals of one number share their dice and count as one sample."""
    sides = [(deal, deal.bots.index(bot)) for deal in deals]
    scores: dict[int, list[float]] = {}
    for deal, side in sides:
        scores.setdefault(deal.number, []).append(deal.score(side))
    alone = [deal.games[0].verdicts[0] for deal in deals if len(deal.bots) == 1]
    verdicts = sorted({verdict for verdict in alone if verdict is not None})
    times = [1000 * taken for deal, side in sides for taken in deal.times[side]]
    return BotRecord(
        bot,
        sum(len(deal.games) for deal in deals),
        rating,
        None if alone else statistics.fmean(deal.wins(side) for deal, side in sides),
        mean_of([statistics.fmean(own) for own in scores.values()]),
        {name: share_of([float(verdict == name) for verdict in alone]) for name in verdicts},
        Time(len(times), statistics.fmean(times), statistics.median(times)) if times else None,
    )
