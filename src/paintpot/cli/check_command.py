"""`paintpot check`: does a game fulfil the contract?"""

import argparse
import traceback
from pathlib import Path

from paintpot.cli.main import one_line
from paintpot.core.contract import Game
from paintpot.core.errors import PaintpotError
from paintpot.core.registry import game as find_game
from paintpot.lab.advice import advice
from paintpot.lab.conformance import CHECKS, Check, NotConforming
from paintpot.lab.walk import seeds

BROKEN = 1
"""Exit code if a check fails."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="which game (paintpot games lists them)")
    parser.add_argument(
        "--games",
        type=int,
        default=3,
        help="random games per check, for each number of seats (3); a third as many more are"
        " played for points",
    )
    # The previous name of `paintpot check`.
    parser.add_argument(
        "--plays", type=int, dest="games", default=argparse.SUPPRESS, help=argparse.SUPPRESS
    )


def run(args: argparse.Namespace) -> int:
    """One line per check: `ok` and its name, or where the game first fails it; then advice."""
    if args.games < 1:
        raise PaintpotError(f"--games has to be 1 or more, not {args.games}.")
    game = _load(args.game)
    code = 0
    for check in CHECKS:
        fault = finding(game, check, args.games)
        name = check.__name__.replace("_", " ")
        print(f"no  {name}: {fault}" if fault else f"ok  {name}", flush=True)
        if fault:
            code = BROKEN
    if not code:  # a broken game may not even be played
        for said in advice(game, args.games):
            print(f"--  {said}")
    return code


def finding(game: Game, check: Check, games: int) -> str:
    """Where a game first fails a check; "" if it passes."""
    for seats in game.seats:
        for seed in seeds(games):
            try:
                check(game, seats, seed)
            except NotConforming as fault:
                return one_line(str(fault))
            except Exception as error:  # anything may go wrong in an unfinished game
                return f"{game.name}, {seats} seats, seed {seed}: {_crash(error)}"
    return ""


def _load(name: str) -> Game:
    try:
        return find_game(name)
    except PaintpotError:
        raise
    except Exception as error:
        raise PaintpotError(f"{name} cannot be loaded: {_crash(error)}.") from error


def _crash(error: Exception) -> str:
    """An error of the game's own code, and where it was raised."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{Path(place.filename).name}, line {place.lineno}"
    return one_line(f"{type(error).__name__}: {error} ({where})")
