"""`paintpot play`."""

import argparse
import sys

from paintpot.cli.saving import check_place, save
from paintpot.cli.seating import new_sitting, options_of, resumed
from paintpot.cli.sitting import Sitting
from paintpot.cli.voice import Voice, add_language, language_of
from paintpot.core.errors import PaintpotError
from paintpot.core.registry import game

BOT = "greedy"
"""Who has the other seats if nobody is named."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="which game (paintpot games lists them)")
    parser.add_argument("--seats", type=int, default=None, help="how many play (2)")
    parser.add_argument("--bot", help=f"who has the other seats ({BOT}); none: people")
    parser.add_argument("--seed", help="for the dice; the same seed, the same throws")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--sheet", metavar="FILE", help="a sheet of your own")
    parser.add_argument("--save", metavar="FILE", help="keep the record here, turn by turn")
    parser.add_argument("--resume", metavar="FILE", help="continue a saved game")
    parser.add_argument("--plain", action="store_true", help="line by line, for pipes and readers")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    language = language_of(args)
    sitting = _sitting(args, language)
    voice = Voice(language, sitting.play.game, sitting.play.people)
    file = args.resume if args.save is None else args.save
    if file is not None:
        check_place(file)
    if args.plain:
        from paintpot.cli.plain import play_plain

        saved = play_plain(sitting, voice, file)
    else:
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise PaintpotError(voice.say("no-terminal"))
        from paintpot.cli.play_app import PlayApp

        app = PlayApp(sitting, voice, file)
        app.run()
        saved = app.saved
    # The play may have gone on since: every file that is spoken of holds all of it.
    message = "saved-over" if sitting.state.over else "saved-resume"
    for name in dict.fromkeys([name for name in (file, saved) if name]):
        print(voice.say(message, file=str(save(sitting.play, name))))
    return 0


def _sitting(args: argparse.Namespace, language: str) -> Sitting:
    if args.resume is not None:
        return _resumed(args)
    if not args.game:
        raise PaintpotError("which game? paintpot games lists them, paintpot play GAME starts one.")
    chosen = game(args.game)
    seats = args.seats
    if seats is None:
        seats = 2 if 2 in chosen.seats else chosen.seats[0]
    bot = BOT if args.bot is None else args.bot
    options = options_of(chosen, args.option, args.sheet)
    return new_sitting(chosen, seats, bot, args.seed, options, language)


def _resumed(args: argparse.Namespace) -> Sitting:
    """A play goes on as it was set up: nothing of that can be chosen again."""
    chosen = [
        f"--{name}"
        for name in ("seats", "bot", "seed", "option", "sheet")
        if getattr(args, name) not in (None, [])
    ]
    if chosen:
        raise PaintpotError(
            f"--resume continues a game as it was set up, without {', '.join(chosen)}."
        )
    sitting = resumed(args.resume)
    name = sitting.play.game.name
    if args.game not in (None, name):
        raise PaintpotError(f"{args.resume} is a game of {name}, not of {args.game}.")
    return sitting
