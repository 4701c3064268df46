"""Many games with the same bot on all seats, and their statistics.

Each game has a seed of its own, made of the run's seed and its number. So the same run gives the
same report, however many workers share the work.
"""

import statistics
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from paintpot.bots import make_bot
from paintpot.core.contract import State
from paintpot.core.registry import game as find_game
from paintpot.lab.figures import Share, Spread, share_of, spread
from paintpot.lab.playing import FinishedGame, game_seed, play_game
from paintpot.lab.pool import HERE, Pool, at_least_one, run_tasks


@dataclass(frozen=True)
class Run:
    """What is to be played."""

    game: str
    bot: str = "greedy"
    seats: int = 2
    games: int = 100
    seed: int | str = 1
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class SeatFigures:
    """How one seat did. A shared win counts as a part of one."""

    score: float
    wins: Share
    score_counts: dict[int, int]


@dataclass(frozen=True)
class SimulationReport:
    """The statistics of a run, or of the part of it that was played.

    Counts are histograms in ascending order: scores over all seats, the others over games.
    """

    run: Run
    games: int
    score: Spread
    score_counts: dict[int, int]
    turns: Spread | None
    """Turns or rounds, whichever the game numbers; None if it numbers neither."""
    turn_counts: dict[int, int]
    moves: Spread
    move_counts: dict[int, int]
    chances: Spread
    seats: list[SeatFigures]
    endings: dict[str, Share]
    """For each ending the share of games; empty if the game names none."""
    feats: dict[str, Share]
    """For each feat the share of seats that achieved it."""
    verdicts: dict[str, Share]


# Playing


def simulate(
    run: Run, pool: Pool = HERE, progress: Callable[[int], None] | None = None
) -> SimulationReport:
    """Play a run and report; `progress` is called with the number of games played so far."""
    played = []
    for one in play_games(run, pool):
        played.append(one)
        if progress:
            progress(len(played))
    return report(run, played)


def play_games(run: Run, pool: Pool = HERE) -> Generator[FinishedGame, None, None]:
    """The games of a run as they finish, in any order. Errors in the run are raised at once."""
    at_least_one("game", run.games)
    return run_tasks(partial(GameRunner, run), range(run.games), pool)


class GameRunner:
    """Plays the games of a run, by number."""

    def __init__(self, run: Run) -> None:
        self.run = run
        # A custom sheet is read here once, not for every game.
        self.start: State = find_game(run.game).start(run.seats, run.options)
        make_bot(run.bot).sit_down(self.start)

    def play(self, number: int) -> FinishedGame:
        seed = game_seed(self.run.seed, number)
        bots = [make_bot(self.run.bot, f"{seed}, seat {seat}") for seat in range(self.run.seats)]
        return play_game(self.start, number, seed, [bot.choose for bot in bots])


# Statistics


def report(run: Run, played: Iterable[FinishedGame]) -> SimulationReport:
    """The statistics of some games of a run, at least one."""
    games = sorted(played, key=lambda one: one.number)
    assert games, "no game to report on"
    totals = [total for one in games for total in one.totals]
    moves = [one.moves for one in games]
    turns = [one.turns for one in games]
    numbered = max(turns) > 1
    endings = {one.ending for one in games if one.ending}
    feats = {name for one in games for own in one.feats for name in own}
    verdicts = {name for one in games for name in one.verdicts if name is not None}
    return SimulationReport(
        run,
        len(games),
        spread(totals),
        counts(totals),
        spread(turns) if numbered else None,
        counts(turns) if numbered else {},
        spread(moves),
        counts(moves),
        spread([one.chances for one in games]),
        [seat_figures(games, seat) for seat in range(run.seats)],
        {name: share_of([float(one.ending == name) for one in games]) for name in sorted(endings)},
        {
            name: share_of(
                [sum(name in own for own in one.feats) / run.seats for one in games], run.seats
            )
            for name in sorted(feats)
        },
        {
            name: share_of([one.verdicts.count(name) / run.seats for one in games], run.seats)
            for name in sorted(verdicts)
        },
    )


def seat_figures(games: Sequence[FinishedGame], seat: int) -> SeatFigures:
    totals = [one.totals[seat] for one in games]
    wins = [1 / len(one.winners) if seat in one.winners else 0.0 for one in games]
    return SeatFigures(statistics.fmean(totals), share_of(wins), counts(totals))


def counts(values: Iterable[int]) -> dict[int, int]:
    """How often each value came, in ascending order.

    >>> counts([3, 1, 3])
    {1: 1, 3: 2}
    """
    return dict(sorted(Counter(values).items()))
