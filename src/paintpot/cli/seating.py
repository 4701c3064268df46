"""Sets up a session: a new game from the command line, or one resumed from a record."""

import secrets
from collections.abc import Mapping

from paintpot.bots import make_bot
from paintpot.bots.characters import bot_name
from paintpot.cli.session import MoveChooser, Session
from paintpot.cli.voice import PERSON
from paintpot.core.contract import Game
from paintpot.core.errors import BadOption, BadRecord
from paintpot.core.fair import BOT, Fair, Part, commitment, new_secret
from paintpot.core.play import Play, Seat
from paintpot.core.records import read_record, replay
from paintpot.core.sheets import load_sheet
from paintpot.texts import house

NO_BOT = "none"


def new_session(
    game: Game,
    seats: int,
    bot: str,
    seed: int | str | None,
    options: Mapping[str, object],
    language: str = "en",
) -> Session:
    """Seat 1 is a person; the others are bots, or people too with `--bot none`."""
    chosen = secrets.randbits(64) if seed is None else seed
    people: list[Seat] = []
    for n in range(1, seats + 1):
        if n == 1 or bot == NO_BOT:
            people.append(Seat(house(language).say("person", n=n), PERSON))
        else:
            people.append(Seat(bot_name(bot, [seat.name for seat in people]), bot))
    play = Play(game, seats, chosen, options, people)
    secret = None if seed is not None else fair_dice(play)
    return Session(play, _bots(play, chosen), secret)


def resumed(file: str) -> Session:
    """A recorded game to be continued, with new dice from here on."""
    play = replay(read_record(file))
    if play.state.over:
        raise BadRecord(f"{file} is over; paintpot replay {file} shows it.")
    secret = fair_dice(play)  # the record's own commitments do not hold for these dice
    return Session(play, _bots(play, secrets.randbits(64)), secret)


def fair_dice(play: Play) -> str:
    """Give a game dice that its record will prove from here on; returns their secret.

    This program is server and clients in one, so each person's part is drawn here.
    """
    secret = new_secret()
    parts = []
    for who in play.people:
        drawn = new_secret()
        bot = who.kind != PERSON
        parts.append(Part(None, None, BOT) if bot else Part(commitment(drawn), drawn))
    words = [""] * play.seats
    play.fair = Fair(commitment(secret), words, first=len(play.moves), parts=parts)
    play.dice = play.fair.dice(secret, play.game.name, play.game.rules)
    return secret


def _bots(play: Play, seed: int | str) -> dict[int, MoveChooser]:
    return {
        seat: _seated(who.kind, f"{seed}, seat {seat + 1}", play)
        for seat, who in enumerate(play.people)
        if who.kind != PERSON
    }


def _seated(spec: str, seed: str, play: Play) -> MoveChooser:
    bot = make_bot(spec, seed)
    bot.sit_down(play.state)
    return bot


def options_of(game: Game, given: list[str], sheet: str | None) -> dict[str, object]:
    """Options from `name=value` arguments; a sheet may be a file."""
    options: dict[str, object] = {}
    for item in given:
        name, equals, value = item.partition("=")
        if not equals:
            raise BadOption(f"An option looks like name=value, not {item!r}.")
        options[name] = _value(game, name, value)
    if sheet is not None:
        options["sheet"] = _value(game, "sheet", sheet)
    return options


def _value(game: Game, name: str, text: str) -> object:
    """The choice that a text stands for; for an open option, the content of a file."""
    option = game.options.get(name)
    if option is None:
        return text  # the game itself reports unknown options
    for choice in option.choices:
        if str(choice) == text:
            return choice
    return load_sheet(text).data if option.open and name == "sheet" else text
