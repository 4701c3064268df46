"""How tables are created: from a request, as a rematch, or from a record."""

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from paintpot.bots.characters import bot_name, distinct
from paintpot.bots.specs import LEVELS, make_bot
from paintpot.core.errors import BadBot, BadRecord, BadSeats
from paintpot.core.fair import new_secret
from paintpot.core.play import Play
from paintpot.core.records import FAIR_VERSION
from paintpot.core.registry import game as find_game
from paintpot.table.events import BOT, OPEN, PERSON, AnyEvent, Chair, Opened, Started
from paintpot.table.table import Table

HOSTED: Final = ("random", *LEVELS)
"""The bots a table can have. Others may think for hours."""
FIRST: Final = "first"
"""The option of a game that says which seat begins, counted from 1, or that chance does."""


Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes in lower-case hexadecimal: a part of the dice, or a SHA-256."""


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who a seat is for: the host, somebody to be invited, or a bot."""

    kind: Literal["me", "open", "bot"]
    level: str = ""
    name: Annotated[str, Meta(max_length=40)] = ""
    """Of somebody who shares the host's screen; the host's own name if empty."""
    hash: Hex | None = None
    """The SHA-256 of this seat's part of the dice; only for the host's own seats."""


def check_level(level: str) -> None:
    if level not in HOSTED:
        raise BadBot(f"There is no level {level[:40]!r} here; levels: {', '.join(HOSTED)}.")


def new_table(
    game: str, options: dict[str, Any], wanted: Sequence[Wanted], host: str, name: str
) -> Opened:
    """The first event of a table; an error says what is not possible."""
    rules = find_game(game)
    state = rules.start(len(wanted), options)
    chairs = []
    # People get their names before bots do, whatever their seats.
    people = _people(wanted, name)
    taken = list(people.values())
    for seat, who in enumerate(wanted):
        if who.name and who.kind != "me":
            raise BadSeats(f"Seat {seat + 1} is not yours to name.")
        if who.hash and who.kind != "me":
            raise BadSeats(f"Seat {seat + 1} is not yours, so you cannot add to its dice.")
        if who.kind == "bot":
            check_level(who.level)
            make_bot(who.level).sit_down(state)
            taken.append(bot_name(who.level, taken))
            chairs.append(Chair(BOT, taken[-1], level=who.level))
        elif who.level:
            raise BadBot(f"Seat {seat + 1} is not a bot's, so it has no level.")
        elif who.kind == "me":
            chairs.append(Chair(PERSON, people[seat], host, hash=who.hash or ""))
        else:
            chairs.append(Chair(OPEN))
    if all(chair.kind != PERSON for chair in chairs):
        raise BadSeats("One seat at least must be yours.")
    return Opened(rules.name, rules.rules, options, chairs, host, new_secret())


def _people(wanted: Sequence[Wanted], name: str) -> dict[int, str]:
    """The names on the host's own seats, all different."""
    names: dict[int, str] = {}
    for seat, who in enumerate(wanted):
        if who.kind == "me":
            names[seat] = distinct(who.name or name, names.values())
    return names


def rematch_of(table: Table, seat: int) -> Opened:
    """The same people and bots again, and another player begins.

    Where an option says who begins, everybody keeps their seat. Otherwise people who play with each
    other sit one seat further; a person who plays against bots alone stays.

    The person who asks for it takes their seat; the other people's seats are reserved for them.
    """
    host = table.chairs[seat].guest
    options = _next_begins(table)
    others = any([chair.kind == PERSON and chair.guest != host for chair in table.chairs])
    shift = 1 if others and FIRST not in table.game.options else 0
    chairs: list[Chair] = []
    taken = [chair.name for chair in table.chairs if not chair.left]
    for chair in [*table.chairs[shift:], *table.chairs[:shift]]:
        if chair.kind == BOT and chair.left:
            # It played under the name of somebody who has gone: now it has its own.
            taken.append(bot_name(chair.level, taken))
            chairs.append(Chair(BOT, taken[-1], level=chair.level))
        elif chair.kind == BOT:
            chairs.append(Chair(BOT, chair.name, level=chair.level))
        elif chair.guest == host:
            chairs.append(Chair(PERSON, chair.name, host))
        else:
            chairs.append(Chair(OPEN, chair.name, kept=chair.guest))
    return Opened(table.opened.game, table.game.rules, options, chairs, host, new_secret())


def _next_begins(table: Table) -> dict[str, Any]:
    """The options, with the seat after the one that was to begin; chance needs no help."""
    options = dict(table.opened.options)
    offered = table.game.options.get(FIRST)
    first = str(options.get(FIRST, offered.default)) if offered else ""
    if first.isdecimal():
        options[FIRST] = str(int(first) % len(table.chairs) + 1)
    return options


def from_record(play: Play) -> list[AnyEvent]:
    """The events of a table that continues a record, or shows it if it is over.

    People's seats are open, and the first person to take one becomes the host.
    """
    over = play.state.over
    chairs = []
    for who in play.people:
        if who.kind in HOSTED:
            chairs.append(Chair(BOT, who.name, level=who.kind))
        else:
            chairs.append(Chair(PERSON if over else OPEN, who.name))
    if not over and all(chair.kind == BOT for chair in chairs):
        raise BadRecord("Only bots play in this record: there is no seat to take.")
    opened = Opened(
        play.game.name,
        play.game.rules,
        play.options,
        chairs,
        "",
        new_secret(),
        play.moves,
        play.fair.data(play.game.rules) if play.fair else None,
    )
    return [opened, Started(FAIR_VERSION)] if over else [opened]
