"""A server that leaks on purpose, to see that the checks bite.

    python -m tests.server.soak.leaky serve …

Each table leaks in the way its host's name says, all others not at all. What is changed here are
the very places that keep secrets.
"""

import logging
import sys
from collections.abc import Callable
from typing import Any

import msgspec

from paintpot.cli.main import main
from paintpot.core.contract import State
from paintpot.core.play import Play
from paintpot.server import endpoints
from paintpot.server.call import Call
from paintpot.table import bot_requests, room, snapshot, table
from paintpot.table.events import AnyEvent
from paintpot.table.faults import NotNow
from paintpot.table.feeds import WATCHER, FeedItem

TELL = "Tells secrets at once"
NUDGE = "Sends a message for each move"
SCORE = "Shows how much others have"
BOARD = "Shows another seat's board"
DICE = "Shows the secret of the dice"
NAME = "Shows the guest's id for a name"
COUNT = "Counts moves in a refusal"
ANSWER = "Answers for other seats"
BOTS = "Lets bots peep"
LOG = "Logs the secret of the dice"

LEAKS = (TELL, NUDGE, SCORE, BOARD, DICE, NAME, COUNT, ANSWER, BOTS, LOG)


def leaks(where: "table.Table", how: str) -> bool:
    return where.chairs[0].name == how or where.opened.chairs[0].name == how


def spill() -> None:
    """Change the code that is running."""
    _tell()
    _nudge()
    _show()
    _refuse()
    _peep()
    _note()


def _tell() -> None:
    made = table.Table._play_move

    def make(self: table.Table, seat: int, move: int) -> str:
        text = made(self, seat, move)
        told = FeedItem("move", seat, text)
        if leaks(self, TELL):
            for viewer, heard in self.feeds.lists.items():
                if viewer != seat and heard[-1:] != [told]:
                    heard.append(told)
        return text

    table.Table._play_move = make  # type: ignore[method-assign]


def _nudge() -> None:
    publish = room.Room.publish

    def nudge(self: room.Room) -> list[Exception]:
        if leaks(self.table, NUDGE):
            for subscriber in self.subscribers:
                subscriber.last = b""
        return publish(self)

    room.Room.publish = nudge  # type: ignore[method-assign]


def _show() -> None:
    shown = snapshot.snapshot

    def show(where: table.Table, viewer: int, guest: str) -> snapshot.Snapshot:
        honest = shown(where, viewer, guest)
        if where.play is None or where.phase == table.OVER:
            return honest
        state: State = where.play.state
        if leaks(where, SCORE):
            return msgspec.structs.replace(honest, rules=sum(s.total for s in state.scores()))
        if leaks(where, BOARD) and viewer == WATCHER:
            return msgspec.structs.replace(honest, view=state.view(0))
        if leaks(where, DICE):
            return msgspec.structs.replace(honest, ending=where.opened.secret)
        if leaks(where, NAME):
            seats = [
                msgspec.structs.replace(one, name=where.chairs[0].guest) for one in honest.seats
            ]
            return msgspec.structs.replace(honest, seats=seats)
        return honest

    for module in (snapshot, room, endpoints):
        module.snapshot = show  # type: ignore[attr-defined]


def _counting(wish: Callable[..., list[AnyEvent]]) -> Callable[..., list[AnyEvent]]:
    def count(self: table.Table, *given: Any) -> list[AnyEvent]:
        try:
            return wish(self, *given)
        except Exception as error:
            if leaks(self, COUNT) and self.play is not None:
                raise NotNow(f"{error}: there are {len(self.play.moves)} moves.") from error
            raise

    return count


def _refuse() -> None:
    for name in ("undo", "move"):
        setattr(table.Table, name, _counting(getattr(table.Table, name)))
    own = Call.own

    def any_seat(self: Call, where: table.Table, seat: int) -> None:
        if leaks(where, ANSWER) and seat in where.seats and where.seats_of(self.guest):
            return
        own(self, where, seat)

    Call.own = any_seat  # type: ignore[method-assign, assignment]


def _peep() -> None:
    request: Callable[..., Any] = bot_requests.bot_request

    def peep(where: table.Table, seat: int, *more: Any) -> Any:
        asked = request(where, seat, *more)
        play: Play | None = where.play
        if leaks(where, BOTS) and play is not None:
            return msgspec.structs.replace(asked, seed=str(play.moves))
        return asked

    bot_requests.bot_request = peep  # type: ignore[assignment]


def _note() -> None:
    start = table.Table.start

    def note(self: table.Table) -> list[AnyEvent]:
        if leaks(self, LOG):
            logging.getLogger("paintpot").error("started", extra={"fault": self.opened.secret})
        return start(self)

    table.Table.start = note  # type: ignore[method-assign]


if __name__ == "__main__":
    spill()
    sys.exit(main())
