"""A table: what happened at it, and what may happen next.

`take` folds one event into the table; that is how it is loaded. Every wish of somebody is a method
that checks it, takes the events it leads to and returns them, to be written down; or it raises, and
nothing has changed. Whether who asks may speak for a seat is checked elsewhere.
"""

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from typing import Any, Final

from paintpot.bots.characters import bot_name, distinct
from paintpot.core.contract import CHANCE, Game, State
from paintpot.core.errors import CannotUndo, PaintpotError, Refused
from paintpot.core.fair import Fair, FairDice, commitment
from paintpot.core.play import Play, Seat
from paintpot.core.registry import game as find_game
from paintpot.table.events import (
    BOT,
    OPEN,
    PERSON,
    AnyEvent,
    Carried,
    Chair,
    Fell,
    Handed,
    Moved,
    Opened,
    Placed,
    Rematched,
    Returned,
    Rose,
    Sat,
    Started,
    Undone,
    Worded,
)
from paintpot.table.faults import Damaged, NotAllowed, NotNow
from paintpot.table.telling import Telling, Told

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"


class Table:
    """One table, from its first event on."""

    def __init__(self, id: str, opened: Opened) -> None:
        self.id = id
        self.game: Game = find_game(opened.game)
        self.opened = opened
        self.host = opened.host
        self.chairs = [copy(chair) for chair in opened.chairs]
        self.words = [""] * len(self.chairs)
        self.play: Play | None = None
        self.telling = Telling(len(self.chairs))
        self.rematch = ""
        """The table of the play after this one."""
        self.length = 1
        """How many events there were."""
        self._ids: dict[int, dict[str, str]] = {seat: {} for seat in self.seats}
        """What each seat's clients have asked for by their own ids."""
        self._undone = [0] * len(self.chairs)

    # -- as things stand

    @property
    def phase(self) -> str:
        if self.play is None:
            return GATHERING
        return OVER if self.play.state.over else PLAYING

    @property
    def seats(self) -> range:
        return range(len(self.chairs))

    @property
    def fair(self) -> Fair:
        """What may be known of the dice: the secret only once the play is over."""
        opened = self.opened
        if self.play is None or self.play.fair is None:
            return Fair(commitment(opened.secret), self.words, None, len(opened.moves))
        return self.play.fair

    @property
    def state(self) -> State:
        """Of the play; NotNow before it began."""
        return self._play().state

    def acting(self) -> tuple[int, ...]:
        """The seats that are to act."""
        return () if self.play is None else self.play.state.actors()

    def bots_to_act(self) -> list[int]:
        """Bots wait while a person may act, so that people can take back until they are done."""
        acting = self.acting()
        if any([not self.chairs[seat].by_bot for seat in acting]):
            return []
        return list(acting)

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat in self.seats if self.chairs[seat].guest == guest]

    @property
    def host_name(self) -> str:
        """The name of who opened the table; a table made of a record may not have a host yet."""
        seats = self.seats_of(self.host) if self.host else []
        return self.chairs[seats[0]].name if seats else ""

    def version(self, viewer: int) -> int:
        """How much a viewer has been told."""
        return len(self.telling.lists[viewer])

    def record(self) -> dict[str, Any]:
        """The play as a record."""
        return self._play().record()

    def _names_beside(self, seat: int) -> list[str]:
        """The names of all other seats, kept ones included."""
        return [chair.name for k, chair in enumerate(self.chairs) if k != seat and chair.name]

    # -- before the play

    def sit(self, seat: int, guest: str, name: str) -> list[AnyEvent]:
        """A guest takes an open seat. Doing so again is no fault: a reply may have been lost."""
        chair = self._chair(seat)
        if chair.guest == guest and chair.kind == PERSON:
            return []
        if chair.kind != OPEN:
            raise NotNow(f"Seat {seat + 1} is taken.", "seat-taken")
        if chair.kept and chair.kept != guest:
            raise NotAllowed(f"Seat {seat + 1} is kept for somebody else.", "seat-kept")
        taken = self._names_beside(seat)
        if name in taken and chair.kept:
            name = chair.name or name
        return self._all(Sat(seat, guest, distinct(name, taken)))

    def rise(self, seat: int) -> list[AnyEvent]:
        """Leave before the start. The host stays, for somebody has to start."""
        self._gathering()
        chair = self._chair(seat)
        if chair.kind != PERSON:
            raise NotNow(f"Nobody sits on seat {seat + 1}.", "seat-empty")
        if chair.guest == self.host and len(self.seats_of(self.host)) == 1:
            raise NotNow("The host cannot leave before the start.", "host-stays")
        return self._all(Rose(seat))

    def place(self, seat: int, level: str) -> list[AnyEvent]:
        """The host gives a seat to a bot, or opens it (no level)."""
        self._gathering()
        chair = self._chair(seat)
        if chair.kind == PERSON:
            raise NotNow(f"{chair.name} sits on seat {seat + 1}.", "seat-taken")
        name = bot_name(level, self._names_beside(seat)) if level else ""
        return self._all(Placed(seat, level, name))

    def say_words(self, seat: int, words: str) -> list[AnyEvent]:
        self._gathering()
        self._chair(seat)
        return self._all(Worded(seat, words))

    def start(self) -> list[AnyEvent]:
        self._gathering()
        empty = [f"{seat + 1}" for seat in self.seats if self.chairs[seat].kind == OPEN]
        if empty:
            raise NotNow(
                f"Seat {', '.join(empty)} is still open: wait, or give it to a bot.", "seat-open"
            )
        return self._all(Started())

    # -- in play

    def move(self, seat: int, text: str, id: str) -> list[AnyEvent]:
        """A seat moves, and chance after it. What was sent before is not played again."""
        move = self.game.text(self.game.parse(text))
        if self._sent_before(seat, id, move):
            return []
        self._own_turn(seat)
        return self._all(Moved(seat, move, id))

    def move_bot(self, seat: int, texts: Iterable[str]) -> list[AnyEvent]:
        """A bot's turn, all of it or nothing."""
        return self._all(*[Moved(seat, text) for text in texts])

    def undo(self, seat: int, id: str, whole: bool = False) -> list[AnyEvent]:
        """Take back the seat's last move, or all it made since it last learned something."""
        if self._sent_before(seat, id, UNDO):
            return []
        self._own_turn(seat)
        events: list[AnyEvent] = []
        while whole or not events:
            if self._undone[seat] == MOST_UNDONE:
                if events:
                    break
                raise NotNow(f"You have taken back {MOST_UNDONE} moves here.", "undo-limit")
            try:
                events += self._all(Undone(seat, id))
            except CannotUndo:
                if not events:
                    raise
                break
        return events

    def hand(self, seat: int, level: str) -> list[AnyEvent]:
        """A bot plays for a person until that person returns."""
        self._playing()
        chair = self._chair(seat)
        if chair.kind != PERSON:
            raise NotNow(f"Seat {seat + 1} is a bot's already.", "bot-plays")
        return self._all(Handed(seat, level)) if chair.level != level else []

    def take_over(self, seat: int) -> list[AnyEvent]:
        """The person plays again."""
        self._playing()
        chair = self._chair(seat)
        if chair.kind != PERSON:
            raise NotNow(f"Seat {seat + 1} is a bot's.", "bot-plays")
        return self._all(Returned(seat)) if chair.by_bot else []

    def carry(self, seat: int, guest: str) -> list[AnyEvent]:
        """The seat goes to another device."""
        chair = self._chair(seat)
        if chair.kind != PERSON:
            raise NotNow(f"Nobody sits on seat {seat + 1}.", "seat-empty")
        return self._all(Carried(seat, guest)) if chair.guest != guest else []

    def offer_rematch(self, seat: int, table: str) -> list[AnyEvent]:
        """A seat asks for another play, at a table that was made for it."""
        return self._all(Rematched(seat, table))

    # -- what comes of it

    def take(self, event: AnyEvent) -> None:
        """One event more, as it was written down."""
        _TAKE[type(event)](self, event)
        self.length += 1

    def _all(self, *events: AnyEvent) -> list[AnyEvent]:
        """Events one after another, and what chance does after them.

        Only the first may be refused: what a bot has thought out is legal, since nothing has
        happened meanwhile. So nothing is left half done.
        """
        taken: list[AnyEvent] = []
        for event in events:
            self.take(event)
            taken.append(event)
        while self.acting() == (CHANCE,):
            fell = Fell(self._fall())
            self.length += 1
            taken.append(fell)
        return taken

    def _take_sat(self, event: Sat) -> None:
        chair = self.chairs[event.seat]
        self.chairs[event.seat] = Chair(PERSON, event.name, event.guest, turn=chair.turn + 1)
        self.host = self.host or event.guest
        self.telling.all(Told("sat", event.seat, name=event.name))

    def _take_rose(self, event: Rose) -> None:
        chair = self.chairs[event.seat]
        self.chairs[event.seat] = Chair(OPEN, turn=chair.turn + 1)
        self.words[event.seat] = ""
        self.telling.all(Told("rose", event.seat, name=chair.name))

    def _take_placed(self, event: Placed) -> None:
        turn = self.chairs[event.seat].turn + 1
        if event.level:
            name = event.name or f"{event.level.capitalize()} {event.seat + 1}"
            chair = Chair(BOT, name, level=event.level, turn=turn)
        else:
            chair = Chair(OPEN, turn=turn)
        self.chairs[event.seat] = chair
        self.telling.all(Told("placed", event.seat, event.level, chair.name))

    def _take_worded(self, event: Worded) -> None:
        self.words[event.seat] = event.words
        self.telling.all(Told("words", event.seat, event.words))

    def _take_started(self, event: Started) -> None:
        opened = self.opened
        people = [Seat(chair.name, chair.level or PERSON) for chair in self.chairs]
        play = Play(self.game, len(people), 0, opened.options, people, self.fair)
        play.dice = FairDice(opened.secret, self.words)
        self.play = play
        self.telling.all(Told("started"))
        for seat, text in opened.moves:
            if seat == CHANCE:
                before = play.state.clone()
                self._fallen(play.chance(text), before)
            else:
                self._make(seat, text)

    def _take_moved(self, event: Moved) -> None:
        self._make(event.seat, event.move)
        if event.id:
            self._ids[event.seat][event.id] = event.move

    def _make(self, seat: int, text: str) -> None:
        play = self._play()
        move = self.game.parse(text)
        reason = play.state.why_not(seat, move)
        if reason is not None:
            raise Refused(reason)
        hushed = play.state.hushed(seat, move)
        known = self.telling.known(play.state) if hushed else None
        before = play.state.clone()
        play.play(seat, move)
        self.telling.move(seat, text, known, self.telling.moments(play.state, before))
        self._moved_on()

    def _take_fell(self, event: Fell) -> None:
        """Dice are thrown again, so that they are ready for what comes next."""
        text = self._fall()
        if text != event.text:
            raise Damaged(f"Table {self.id}: its dice do not show what was written down.")

    def _fall(self) -> str:
        play = self._play()
        before = play.state.clone()
        text = play.roll()
        self._fallen(text, before)
        return text

    def _fallen(self, text: str, before: State) -> None:
        moments = self.telling.moments(self._play().state, before)
        self.telling.all(Told("throw", text=text), moments)
        self._moved_on()

    def _moved_on(self) -> None:
        state = self._play().state
        self.telling.reveal(state)
        if state.over:
            self._end()

    def _end(self) -> None:
        """The secret is told. A record that was over when it came has a proof of its own."""
        play = self._play()
        if self.opened.fair is not None and len(play.moves) <= len(self.opened.moves):
            play.fair = Fair(**self.opened.fair)
        elif play.fair is not None:
            play.fair.secret = self.opened.secret
        self.telling.all(Told("over"))

    def _take_undone(self, event: Undone) -> None:
        self._play().undo(event.seat)
        self._undone[event.seat] += 1
        if event.id:
            self._ids[event.seat][event.id] = UNDO
        self.telling.take_back(event.seat)

    def _take_handed(self, event: Handed) -> None:
        self.chairs[event.seat].level = event.level
        self.telling.all(Told("handed", event.seat, event.level))

    def _take_returned(self, event: Returned) -> None:
        self.chairs[event.seat].level = ""
        self.telling.all(Told("returned", event.seat))

    def _take_carried(self, event: Carried) -> None:
        chair = self.chairs[event.seat]
        if chair.guest == self.host:
            self.host = event.guest
        chair.guest = event.guest
        chair.turn += 1

    def _take_rematched(self, event: Rematched) -> None:
        self.rematch = event.table
        self.telling.all(Told("rematch", event.seat, event.table))

    # -- checks

    def _chair(self, seat: int) -> Chair:
        if seat not in self.seats:
            raise NotNow(f"There are seats 1 to {len(self.chairs)} here.", "no-seat")
        return self.chairs[seat]

    def _play(self) -> Play:
        if self.play is None:
            raise NotNow("The play has not begun.", "not-started")
        return self.play

    def _gathering(self) -> None:
        if self.play is not None:
            raise NotNow("The play has begun.", "started")

    def _playing(self) -> None:
        if self._play().state.over:
            raise NotNow("The play is over.", "over")

    def _own_turn(self, seat: int) -> None:
        """A person plays there now."""
        self._playing()
        if self._chair(seat).by_bot:
            raise NotNow(f"A bot plays on seat {seat + 1}; take it over first.", "bot-plays")

    def _sent_before(self, seat: int, id: str, wish: str) -> bool:
        before = self._ids.get(seat, {}).get(id)
        if before is None:
            return False
        if before != wish:
            raise NotNow(f"The id {id!r} was used for another move.", "id-used")
        return True


MOST_UNDONE: Final = 300
"""Moves a seat may take back at one table: loading it takes longer with each."""
UNDO: Final = "undo"
"""What an id stands for when it came with an undo. No move of a game reads like that."""

_TAKE: Final[dict[type, Callable[..., None]]] = {
    Sat: Table._take_sat,
    Rose: Table._take_rose,
    Placed: Table._take_placed,
    Worded: Table._take_worded,
    Started: Table._take_started,
    Moved: Table._take_moved,
    Fell: Table._take_fell,
    Undone: Table._take_undone,
    Handed: Table._take_handed,
    Returned: Table._take_returned,
    Carried: Table._take_carried,
    Rematched: Table._take_rematched,
}


def loaded(id: str, events: Sequence[AnyEvent]) -> Table:
    """A table from what was written down; Damaged if that does not make one.

    What an event says is not told on: it may be a secret of the play.
    """
    if not events or not isinstance(events[0], Opened):
        raise Damaged(f"Table {id} has no beginning.")
    opened = events[0]
    try:
        table = Table(id, opened)
    except PaintpotError as error:
        raise Damaged(f"Table {id} cannot be taken up: {error}") from error
    if table.game.rules != opened.rules:
        raise Damaged(
            f"Table {id} keeps version {opened.rules} of the rules of {table.game.title}; "
            f"here they have version {table.game.rules}."
        )
    try:
        for event in events[1:]:
            table.take(event)
    except Damaged:
        raise
    except (PaintpotError, KeyError, IndexError) as error:
        raise Damaged(
            f"Table {id} cannot be taken up: its event {table.length + 1} does not fit."
        ) from error
    return table
