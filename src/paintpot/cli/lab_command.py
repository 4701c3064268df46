"""`paintpot lab`: fit a game's weights by self-play (`train`), find puzzles (`puzzles`)."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Final

from paintpot.bots import make_bot
from paintpot.cli import puzzles_command, runs
from paintpot.cli.arena_command import tables as arena_tables
from paintpot.cli.main import INTERRUPTED
from paintpot.cli.progress import gather
from paintpot.core.errors import PaintpotError
from paintpot.core.weights import BEST, FITTED, HAND, SOLO
from paintpot.lab.arena import Contest, ContestReport, play_deals, report
from paintpot.lab.climb import DOWN, UP, nudges, play_trials, step_up
from paintpot.lab.figures import counted
from paintpot.lab.pool import Pool
from paintpot.lab.train import TRIAL, TrainingRound, fit, play_training
from paintpot.lab.weights_file import check_file, write_set

TRAIN: Final = "train"
PUZZLES: Final = "puzzles"
WORK: Final = (TRAIN, PUZZLES)
MOST_ROUNDS: Final = 1000
NEW: Final = "new"
OLD: Final = "old"
"""The names of the two sets of weights while they are compared."""
FAR: Final = 1e12
SURVEY: Final = 40
"""Games that show the scale of each feature."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "work",
        choices=WORK,
        help="train: fit weights by self-play; puzzles: find puzzles in bots' games",
    )
    parser.add_argument("game", help="which game (paintpot games lists them)")
    parser.add_argument(
        "--method",
        choices=METHODS,
        default="fit",
        help="fit: guess how games end; climb: try small changes against their opposites (fit)",
    )
    parser.add_argument("--bot", default="greedy", help="who plays, without weights (greedy)")
    parser.add_argument("--seats", type=int, help="how many play (2, if the game allows)")
    parser.add_argument("--games", type=int, default=1000, help="games or trials per round (1000)")
    parser.add_argument("--rounds", type=int, default=4, help="how often to play and learn (4)")
    parser.add_argument("--start", default=HAND, help=f"weights to begin with ({HAND})")
    parser.add_argument(
        "--pull", type=float, default=200.0, help="samples that the old weights count for (200)"
    )
    parser.add_argument(
        "--explore", type=int, default=10, help="one move in so many is random, 0 for none (10)"
    )
    parser.add_argument(
        "--nudge", type=float, default=0.4, help="size of a change in a trial, in points (0.4)"
    )
    parser.add_argument("--name", help=f"what to call the weights ({FITTED}, with one seat {SOLO})")
    parser.add_argument(
        "--out", help="where to write them (the game's own weights.json or puzzles.json)"
    )
    parser.add_argument(
        "--count", type=int, default=200, help="puzzles: how many there should be (200)"
    )
    parser.add_argument(
        "--verify", action="store_true", help="puzzles: solve those that are there again, deeper"
    )
    parser.add_argument(
        "--compare",
        type=int,
        default=200,
        help="games that test whether a round was an improvement (200)",
    )
    runs.arguments(parser)


def run(args: argparse.Namespace) -> int:
    work = puzzles_command.run if args.work == PUZZLES else _train
    with runs.pool_of(args) as pool:
        return work(args, pool)


def _train(args: argparse.Namespace, pool: Pool) -> int:
    game, seats, options = runs.game_of(args)
    name = args.name or (SOLO if seats == 1 else FITTED)
    out = Path(args.out) if args.out else game.folder / "weights.json"
    known = game.start(seats, options).weights()
    _check(args, name)
    if not args.out and not out.exists():
        raise PaintpotError(f"{game.title} has no weights file; name one with --out.")
    check_file(out, known.features)
    first = weights = [int(weight) for weight in known.pick(args.start, seats)]
    best = known.sets.get(name, first)
    better = False

    def meet(mine: list[int], theirs: list[int], seed: str) -> ContestReport | None:
        """A contest between two sets of weights; None if interrupted."""
        bots = (f"{args.bot}@{NEW}", f"{args.bot}@{OLD}")
        sets = {NEW: mine, OLD: theirs}
        contest = Contest(game.name, bots, seats, args.compare, seed, options, sets)
        deals = play_deals(contest, pool)
        played, complete = gather(deals, contest.deals * contest.sides, contest.sides)
        return report(contest, played) if complete else None

    people = counted(seats, "seat")
    print(f"{game.name}, {people}, {args.bot}, {args.method} from {args.start}", flush=True)
    for k in range(args.rounds):
        seed = f"{args.seed}, round {k + 1}"
        training = TrainingRound(
            game.name,
            weights,
            args.bot,
            seats,
            args.games,
            seed,
            args.explore,
            args.nudge,
            args.pull,
            options,
        )
        learned = METHODS[args.method](training, pool)
        if learned is None:
            return INTERRUPTED
        weights, line = learned
        result = meet(weights, best, seed)
        if result is None:
            return INTERRUPTED
        gain = gained(result, f"{args.bot}@{NEW}")
        print(f"round {k + 1}: {line}; {gain:+z.2f} points on the best so far", flush=True)
        if gain > 0:
            best, better = weights, True
            write_set(out, known.features, name, best)
    if not better:
        print("No round did better; nothing was written.")
        return 0
    known.sets[name] = best
    print(f"The best weights are {name!r} in {out.name}; new against {args.start!r}:\n")
    result = meet(best, first, f"{args.seed}, at last")
    if result is None:
        return INTERRUPTED
    print("\n".join(arena_tables(result)))
    return 0


def _check(args: argparse.Namespace, name: str) -> None:
    """Report everything that is wrong with the arguments before training begins."""
    if not 1 <= args.rounds <= MOST_ROUNDS:
        raise PaintpotError(f"There can be 1 to {MOST_ROUNDS} rounds, not {args.rounds}.")
    if not (0 <= args.pull < FAR and 0 < args.nudge < FAR and args.explore >= 0):
        raise PaintpotError("--pull and --explore are numbers from 0, --nudge is more than 0.")
    if args.compare < 1:
        raise PaintpotError(f"At least 1 game must be compared, not {args.compare}.")
    if name in (NEW, OLD, TRIAL, UP, DOWN, BEST):
        raise PaintpotError(f"Weights cannot be named {name!r}: that name is reserved.")
    if args.bot.partition(":")[0] not in ("greedy", "search") or "@" in args.bot:
        raise PaintpotError(
            f"{args.bot!r} cannot be trained; greedy and search:N can, without '@'."
        )
    make_bot(args.bot)


def gained(result: ContestReport, bot: str) -> float:
    """How many points more one bot made than the other."""
    scores = {own.bot: own.score.mean for own in result.bots}
    mine = scores.pop(bot)
    return mine - sum(scores.values())


# Training methods: new weights and a line about them, or None if interrupted.


def _fit(training: TrainingRound, pool: Pool) -> tuple[list[int], str] | None:
    seen, complete = gather(play_training(training, pool), training.games)
    if not complete:
        return None
    found = fit(training, seen)
    return found.weights, (
        f"{found.samples} turns, off by {found.before:.2f} points before, {found.after:.2f} after"
    )


def _climb(training: TrainingRound, pool: Pool) -> tuple[list[int], str] | None:
    survey, complete = gather(play_training(training.of(SURVEY), pool), SURVEY)
    if not complete:
        return None
    steps = nudges(survey, len(training.weights), training.nudge)
    trials, complete = gather(play_trials(training, steps, pool), training.games)
    if not complete:
        return None
    return step_up(training, trials, steps), f"{len(trials)} trials"


METHODS: Final[dict[str, Callable[[TrainingRound, Pool], tuple[list[int], str] | None]]] = {
    "fit": _fit,
    "climb": _climb,
}
