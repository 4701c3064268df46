"""Many games with the same bot in all seats, and the figures that come of them.

Each game has a seed of its own, made of the run's seed and its number. So the same run gives the
same report, however many processes share the work.
"""

import multiprocessing
import signal
import statistics
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from math import sqrt

from paintpot.bots import make_bot
from paintpot.core.contract import CHANCE, State
from paintpot.core.dice import Dice
from paintpot.core.errors import PaintpotError
from paintpot.core.registry import game as find_game

CHUNK = 5
"""Games a worker plays before it reports."""

AHEAD = 3
"""Chunks handed out for each worker: enough to keep it busy, few enough to stop soon."""

Z = 1.959964
"""Standard deviations to either side that hold 95 % of a normal distribution."""


class BadRun(PaintpotError):
    """A run that cannot be played: no games, or nobody to play them."""


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
class Played:
    """One finished game; lists have one entry a seat."""

    number: int
    totals: list[int]
    winners: tuple[int, ...]
    feats: list[list[str]]
    verdicts: list[str | None]
    moves: int
    chances: int
    """How often chance acted."""


@dataclass(frozen=True)
class Spread:
    """How a number is distributed over games."""

    mean: float
    sd: float
    least: float
    quarter: float
    median: float
    three_quarters: float
    most: float


@dataclass(frozen=True)
class Share:
    """A part of all games or seats, with the interval that holds the true part in 95 % of runs."""

    count: float
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class SeatFigures:
    """How one seat fared. A shared win counts as a part of one."""

    score: float
    wins: Share


@dataclass(frozen=True)
class Report:
    """What came of a run, or of the part of it that was played."""

    run: Run
    games: int
    score: Spread
    moves: Spread
    chances: Spread
    seats: list[SeatFigures]
    feats: dict[str, Share]
    """For each feat the seats that achieved it."""
    verdicts: dict[str, Share]


# Playing


def simulate(run: Run, workers: int = 1, progress: Callable[[int], None] | None = None) -> Report:
    """Play a run and report; `progress` is told the number of games played so far."""
    played = []
    for one in play_games(run, workers):
        played.append(one)
        if progress:
            progress(len(played))
    return report(run, played)


def play_games(run: Run, workers: int = 1) -> Iterator[Played]:
    """The games of a run as they are finished, in any order. Faults show before the first."""
    if run.games < 1:
        raise BadRun(f"A run has at least 1 game, not {run.games}.")
    if workers < 1:
        raise BadRun(f"There must be at least 1 worker, not {workers}.")
    table = Table(run)
    workers = min(workers, -(-run.games // CHUNK))
    if workers == 1:
        return (table.play(number) for number in range(run.games))
    return _shared_out(run, workers)


class Table:
    """Where one game of a run after another is played."""

    def __init__(self, run: Run) -> None:
        self.run = run
        make_bot(run.bot)
        # A sheet of one's own is read here once, not for every game.
        self.start: State = find_game(run.game).start(run.seats, run.options)

    def play(self, number: int) -> Played:
        seed = f"{self.run.seed}, game {number}"
        state = self.start.clone()
        dice = Dice(seed)
        # Where several may act, chance says who does. Were it always the first, the last seat
        # would end every round, and a bot that looks to the end of its turn sees more there.
        order = Dice(seed, "order")
        bots = [make_bot(self.run.bot, f"{seed}, seat {seat}") for seat in range(self.run.seats)]
        moves = chances = 0
        while actors := state.actors():
            if actors[0] == CHANCE:
                state.fall(dice)
                chances += 1
            else:
                seat = actors[order.below(len(actors))]
                state.apply(seat, bots[seat].choose(state, seat))
                moves += 1
        scores = state.scores()
        return Played(
            number,
            [score.total for score in scores],
            state.winners(),
            [state.feats(seat) for seat in range(self.run.seats)],
            [score.verdict for score in scores],
            moves,
            chances,
        )


_table: Table


def _sit_down(run: Run) -> None:
    """A worker starts. Ctrl-C reaches it too, but is for the parent to answer."""
    global _table
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _table = Table(run)


def _play_some(numbers: range) -> list[Played]:
    return [_table.play(number) for number in numbers]


def _shared_out(run: Run, workers: int) -> Iterator[Played]:
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, initializer=_sit_down, initargs=(run,))
    chunks = iter([range(k, min(k + CHUNK, run.games)) for k in range(0, run.games, CHUNK)])
    try:
        waiting: set[Future[list[Played]]] = set()
        while True:
            while len(waiting) < AHEAD * workers and (chunk := next(chunks, None)) is not None:
                waiting.add(pool.submit(_play_some, chunk))
            if not waiting:
                break
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()
    except BaseException:
        # A single game of a slow bot may take minutes: nobody waits for it after Ctrl-C.
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        raise
    pool.shutdown()


# Figures


def report(run: Run, played: Iterable[Played]) -> Report:
    """The figures of some games of a run, at least one."""
    games = sorted(played, key=lambda one: one.number)
    assert games, "no game to report on"
    feats = {name for one in games for own in one.feats for name in own}
    verdicts = {name for one in games for name in one.verdicts if name is not None}
    return Report(
        run,
        len(games),
        spread([total for one in games for total in one.totals]),
        spread([one.moves for one in games]),
        spread([one.chances for one in games]),
        [
            SeatFigures(
                statistics.fmean(one.totals[seat] for one in games),
                share_of([1 / len(one.winners) if seat in one.winners else 0.0 for one in games]),
            )
            for seat in range(run.seats)
        ],
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


def spread(values: Sequence[float]) -> Spread:
    """Mean, standard deviation and quartiles.

    >>> spread([1, 2, 3, 4, 5]).quarter
    2.0
    """
    if len(values) == 1:
        values = [*values, *values]
    low, median, high = statistics.quantiles(values, n=4, method="inclusive")
    sd = statistics.stdev(values)
    return Spread(statistics.fmean(values), sd, min(values), low, median, high, max(values))


def share_of(parts: Sequence[float], weight: int = 1) -> Share:
    """A share from the part each game has in it; `weight` is how much a whole game counts for.

    The interval is Wilson's. Seats of one game are not independent, nor are halves of a shared
    win like whole ones, so its sample size is the number of independent yes-or-no trials that
    would vary as much as the games do.

    >>> some = share_of([1.0] * 30 + [0.0] * 70)
    >>> round(some.share, 2), round(some.low, 3), round(some.high, 3)
    (0.3, 0.219, 0.396)
    """
    games = len(parts)
    p = statistics.fmean(parts)
    n = float(games)
    if games > 1 and (between := statistics.pvariance(parts, p)) > 0:
        n = games * p * (1 - p) / between
    centre = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    low, high = max(0.0, min(p, centre - half)), min(1.0, max(p, centre + half))
    return Share(sum(parts) * weight, p, low, high)
