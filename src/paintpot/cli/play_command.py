"""`paintpot play`."""

import argparse
import sys

from paintpot.cli.saving import check_place, save
from paintpot.cli.seating import new_session, options_of, resumed
from paintpot.cli.session import Session
from paintpot.cli.voice import Voice, add_language, language_of
from paintpot.core.errors import PaintpotError
from paintpot.core.registry import game

BOT = "greedy"
"""Who has the other seats by default."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="which game (paintpot games lists them)")
    parser.add_argument("--seats", type=int, default=None, help="how many play (2)")
    parser.add_argument("--bot", help=f"who has the other seats ({BOT}); none: people")
    parser.add_argument("--seed", help="for the dice; the same seed, the same throws")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--sheet", metavar="FILE", help="a custom sheet")
    parser.add_argument("--save", metavar="FILE", help="keep the record here, turn by turn")
    parser.add_argument("--resume", metavar="FILE", help="continue a saved game")
    parser.add_argument(
        "--plain", action="store_true", help="line by line, for pipes and screen readers"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    language = language_of(args)
    session = _session(args, language)
    voice = Voice(language, session.play.game, session.play.people)
    file = args.resume if args.save is None else args.save
    if file is not None:
        check_place(file)
    if args.plain:
        from paintpot.cli.plain import play_plain

        saved = play_plain(session, voice, file)
    else:
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise PaintpotError(voice.say("no-terminal"))
        from paintpot.cli.play_app import PlayApp

        app = PlayApp(session, voice, file)
        app.run()
        saved = app.saved
    # The game may have moved on since `save`: bring every file that was named up to date.
    message = "saved-over" if session.state.over else "saved-resume"
    for name in dict.fromkeys([name for name in (file, saved) if name]):
        print(voice.say(message, file=str(save(session.play, name))))
    return 0


def _session(args: argparse.Namespace, language: str) -> Session:
    if args.resume is not None:
        return _resumed(args)
    if not args.game:
        raise PaintpotError("Which game? paintpot games lists them, paintpot play GAME starts one.")
    chosen = game(args.game)
    seats = args.seats
    if seats is None:
        seats = 2 if 2 in chosen.seats else chosen.seats[0]
    bot = BOT if args.bot is None else args.bot
    options = options_of(chosen, args.option, args.sheet)
    return new_session(chosen, seats, bot, args.seed, options, language)


def _resumed(args: argparse.Namespace) -> Session:
    """A resumed game keeps its set-up: none of that can be given again."""
    chosen = [
        f"--{name}"
        for name in ("seats", "bot", "seed", "option", "sheet")
        if getattr(args, name) not in (None, [])
    ]
    if chosen:
        raise PaintpotError(
            f"--resume continues a game as it was set up, without {', '.join(chosen)}."
        )
    session = resumed(args.resume)
    name = session.play.game.name
    if args.game not in (None, name):
        raise PaintpotError(f"{args.resume} is a game of {name}, not of {args.game}.")
    return session
