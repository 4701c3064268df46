"""A table: what happened at it, and what may happen next.

`take` folds one event into the table; that is how it is loaded (loading.py). Every wish of somebody
is a method that checks it, takes the events it leads to and returns them, to be written down; or it
raises, and nothing has changed. Should it raise in the middle of a change, the table is no longer
`settled`, and whoever has it loads it again. Whether who asks may speak for a seat is checked
elsewhere; giving up and resigning are in leaving.py.
"""

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from paintpot.bots.characters import bot_name, distinct
from paintpot.core.contract import CHANCE, Game, State
from paintpot.core.errors import CannotUndo, Refused
from paintpot.core.fair import SILENT, Fair, commitment
from paintpot.core.play import Play, Seat
from paintpot.core.records import FAIR_VERSION, fair_of
from paintpot.core.registry import game as find_game
from paintpot.table.events import (
    BOT,
    OPEN,
    PERSON,
    Abandoned,
    AnyEvent,
    Carried,
    Chair,
    Committed,
    Declined,
    Fell,
    Handed,
    Moved,
    Opened,
    Placed,
    Proposed,
    Rematched,
    Repaired,
    Resigned,
    Returned,
    Revealed,
    Revealing,
    Rose,
    Sat,
    Started,
    Undone,
    Unwatched,
    Worded,
)
from paintpot.table.faults import Damaged, NotAllowed, NotNow
from paintpot.table.reveal import Parts
from paintpot.table.telling import Telling, Told

GATHERING: Final = "gathering"
REVEALING: Final = "revealing"
"""Started, but the play has not begun: seats reveal their parts of the dice."""
PLAYING: Final = "playing"
OVER: Final = "over"
GIVEN_UP: Final = "given-up"
"""The ending of a game that was given up; no game of the house calls an ending of its own that."""


class Table:
    """One table, from its first event on."""

    handlers: ClassVar[dict[type, Callable[..., None]]]
    """What folds in each kind of event."""

    def __init__(self, id: str, opened: Opened) -> None:
        self.id = id
        self.game: Game = self._find_game(opened)
        self.opened = opened
        self.host = opened.host
        self.chairs = [copy(chair) for chair in opened.chairs]
        self.words = [""] * len(self.chairs)
        self.parts = Parts(self.chairs)
        self.dice: Fair | None = None
        """What the dice follow from, fixed when the play begins."""
        self.play: Play | None = None
        self.people: list[Seat] | None = None
        """Who sat there when the play began, if that was under older rules."""
        self.thrown_from = len(opened.moves)
        """The first entry of the play that our own dice may have thrown."""
        self.telling = Telling(len(self.chairs))
        self.rematch = ""
        """The table of the play after this one."""
        self.length = 1
        """How many events there were."""
        self.settled = True
        """False while an event is being folded in, and for good if that failed half way."""
        self.unsaved: list[AnyEvent] = []
        """Events that loading has added; they go to disk with the next change."""
        self.proposed: set[int] = set()
        """Seats that want to give the game up."""
        self.abandoned = False
        """Whether the game was given up."""
        self.watch_no = 0
        """Grows when the watch link is revoked, so that the old one no longer fits."""
        self._ids: dict[int, dict[str, str]] = {seat: {} for seat in self.seats}
        """What each seat's clients have asked for by their own ids."""
        self._undone = [0] * len(self.chairs)
        self._came_and_went = 0

    def _find_game(self, opened: Opened) -> Game:
        return find_game(opened.game)

    # -- as things stand

    @property
    def phase(self) -> str:
        if self.play is None:
            return REVEALING if self.parts.revealing else GATHERING
        return OVER if self.abandoned or self.play.state.over else PLAYING

    @property
    def seats(self) -> range:
        return range(len(self.chairs))

    @property
    def fair(self) -> Fair:
        """What may be known of the dice: the secret only once the play is over."""
        if self.play is None or self.play.fair is None:
            return self.dice or self._fair(FAIR_VERSION, self.id)
        return self.play.fair

    def _fair(self, version: int, table: str, begun: bool = False) -> Fair:
        opened = self.opened
        fair = Fair(commitment(opened.secret), self.words, None, self.thrown_from)
        if version > 1:
            fair.table = table
            fair.parts = self.parts.listed(self.chairs, begun)
        return fair

    @property
    def state(self) -> State:
        """Of the play; NotNow before it began."""
        return self._play().state

    def acting(self) -> tuple[int, ...]:
        """The seats that are to act."""
        return () if self.play is None or self.abandoned else self.play.state.actors()

    def bots_to_act(self) -> list[int]:
        """Bots wait while a person may act, so that people can take back until they are done."""
        acting = self.acting()
        if any([not self.chairs[seat].by_bot for seat in acting]):
            return []
        return list(acting)

    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return tuple([chair.name for chair in self.chairs])

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat in self.seats if self.chairs[seat].guest == guest]

    def may_see(self, guest: str) -> bool:
        """Whether a guest without a seat may look on even without a watch link."""
        if guest == self.host:
            return True
        return any([guest in (chair.kept, chair.left) for chair in self.chairs])

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

    def result(self) -> dict[str, Any] | None:
        """How it ended, for the listing: it outlives the rules that can tell it."""
        if self.play is None or self.phase != OVER:
            return None
        state = self.play.state
        totals = [score.total for score in state.scores()]
        if self.abandoned:
            return {"totals": totals, "winners": [], "ending": GIVEN_UP}
        return {"totals": totals, "winners": list(state.winners()), "ending": state.ending()}

    def _names_beside(self, seat: int) -> list[str]:
        """The names of all other seats, kept ones included."""
        return [chair.name for k, chair in enumerate(self.chairs) if k != seat and chair.name]

    # -- before the play

    def sit(self, seat: int, guest: str, name: str, hash: str = "") -> list[AnyEvent]:
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
        return self._one_more(Sat(seat, guest, distinct(name, taken), hash))

    def rise(self, seat: int) -> list[AnyEvent]:
        """Leave before the start. The host stays, for somebody has to start."""
        self._gathering()
        chair = self._chair(seat)
        if chair.kind != PERSON:
            raise NotNow(f"Nobody sits on seat {seat + 1}.", "seat-empty")
        if chair.guest == self.host and len(self.seats_of(self.host)) == 1:
            raise NotNow("The host cannot leave before the start.", "host-stays")
        return self._one_more(Rose(seat))

    def place(self, seat: int, level: str) -> list[AnyEvent]:
        """The host gives a seat to a bot, or opens it (no level)."""
        self._gathering()
        chair = self._chair(seat)
        if chair.kind == PERSON:
            raise NotNow(f"{chair.name} sits on seat {seat + 1}.", "seat-taken")
        name = bot_name(level, self._names_beside(seat)) if level else ""
        return self._one_more(Placed(seat, level, name))

    def say_words(self, seat: int, words: str) -> list[AnyEvent]:
        self._gathering()
        self._chair(seat)
        return self._one_more(Worded(seat, words))

    def commit(self, seat: int, hash: str) -> list[AnyEvent]:
        """A seat commits to its part of the dice. Doing so again is no fault."""
        if self._chair(seat).kind != PERSON:
            raise NotNow(f"Nobody sits on seat {seat + 1}.", "seat-empty")
        if self.parts.hashes[seat] == hash:
            return []
        self._gathering()
        self.parts.check_commit(seat)
        return self._one_more(Committed(seat, hash))

    def start(self) -> list[AnyEvent]:
        """Begin, at once or when the seats have revealed what they committed to."""
        self._gathering()
        empty = [f"{seat + 1}" for seat in self.seats if self.chairs[seat].kind == OPEN]
        if empty:
            raise NotNow(
                f"Seat {', '.join(empty)} is still open: wait, or give it to a bot.", "seat-open"
            )
        if self.parts.missing():
            return self._all(Revealing())
        return self._all(self._started())

    def _started(self) -> Started:
        """The beginning of the play, under the rules and the recipe of today."""
        rules = self.game.rules
        return Started(FAIR_VERSION, self.id, rules if rules != self.opened.rules else 0)

    def reveal(self, seat: int, bytes: str) -> list[AnyEvent]:
        """A seat reveals its part of the dice; with the last one the play begins.

        Doing so again is no fault: a reply may have been lost.
        """
        self._chair(seat)
        self.parts.check_reveal(seat, bytes)
        if self.parts.bytes[seat]:
            return []
        if self.play is not None:
            raise NotNow("The game has begun without your part of the dice.", "part-late")
        if not self.parts.revealing:
            raise NotNow("Parts of the dice are revealed when the host starts.", "part-early")
        last = self.parts.missing() == [seat]
        return self._all(Revealed(seat, bytes), *[self._started()] * last)

    def stop_waiting(self) -> list[AnyEvent]:
        """The time to reveal is over: the play begins without the parts that are missing."""
        return self._all(self._started()) if self.phase == REVEALING else []

    # -- in play

    def move(self, seat: int, text: str, id: str) -> list[AnyEvent]:
        """A seat moves, and chance after it. What was sent before is not played again."""
        move = self.game.parse(text)
        if self._sent_before(seat, id, lambda: self.game.text(move)):
            return []
        self._own_turn(seat)
        self.settled = True
        event = Moved(seat, self._make(seat, move), id)
        self._count_move(event)
        self.length += 1
        self.settled = True
        return [event, *self._chance_acts()]

    def move_bot(self, seat: int, texts: Iterable[str]) -> list[AnyEvent]:
        """A bot's turn, all of it or nothing."""
        return self._all(*[Moved(seat, text) for text in texts])

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would be granted to the person on that seat."""
        play = self.play
        if play is None or self.phase == OVER or self._chair(seat).by_bot:
            return False
        return self._undone[seat] < MOST_UNDONE and play.can_undo(seat)

    def undo(self, seat: int, id: str, whole: bool = False) -> list[AnyEvent]:
        """Take back the seat's last move, or all it made since it last learned something."""
        if self._sent_before(seat, id, lambda: UNDO):
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
        return self._one_more(Handed(seat, level)) if chair.level != level else []

    def take_over(self, seat: int) -> list[AnyEvent]:
        """The person plays again."""
        self._playing()
        chair = self._chair(seat)
        if chair.kind != PERSON:
            raise NotNow(f"Seat {seat + 1} is a bot's.", "bot-plays")
        return self._one_more(Returned(seat)) if chair.by_bot else []

    def carry(self, seat: int, guest: str, hash: str = "") -> list[AnyEvent]:
        """The seat goes to another device, which before the start has a part of its own."""
        chair = self._chair(seat)
        if chair.kind != PERSON:
            raise NotNow(f"Nobody sits on seat {seat + 1}.", "seat-empty")
        return self._one_more(Carried(seat, guest, hash)) if chair.guest != guest else []

    def offer_rematch(self, seat: int, table: str) -> list[AnyEvent]:
        """A seat asks for another play, at a table that was made for it."""
        return self._all(Rematched(seat, table))

    # -- what comes of it

    def take(self, event: AnyEvent) -> None:
        """One event more, as it was written down."""
        # A move or an undo may be refused; their handlers unsettle the table once they go ahead.
        self.settled = type(event) in MAY_BE_REFUSED
        self.handlers[type(event)](self, event)
        self.length += 1
        self.settled = True
        if type(event) in _COMES_AND_GOES:
            self._came_and_went += 1

    def happen(self, *events: AnyEvent) -> list[AnyEvent]:
        """Events that were checked elsewhere; they are returned, to be written down."""
        return self._all(*events)

    def revoke_watching(self, seat: int) -> list[AnyEvent]:
        """The watch link no longer fits, and those who came by it have to go."""
        self._chair(seat)
        return self._one_more(Unwatched(seat))

    def _all(self, *events: AnyEvent) -> list[AnyEvent]:
        """Events one after another, and what chance does after them.

        Only the first may be refused: what a bot has thought out is legal, since nothing has
        happened meanwhile. So nothing is left half done.
        """
        taken: list[AnyEvent] = []
        for event in events:
            self.take(event)
            taken.append(event)
        return taken + self._chance_acts()

    def _chance_acts(self) -> list[AnyEvent]:
        """Dice are thrown until somebody else is to act."""
        thrown: list[AnyEvent] = []
        while self.acting() == (CHANCE,):
            thrown.append(Fell(self._fall()))
            self.length += 1
        return thrown

    def _one_more(self, event: AnyEvent) -> list[AnyEvent]:
        """Somebody comes, goes or changes words: not without end."""
        if self._came_and_went >= MOST_CHANGES:
            raise NotNow(
                f"Seats and words have changed {MOST_CHANGES} times at this table; it stays as it"
                " is.",
                "change-limit",
            )
        return self._all(event)

    def _take_sat(self, event: Sat) -> None:
        chair = self.chairs[event.seat]
        self.chairs[event.seat] = Chair(PERSON, event.name, event.guest, turn=chair.turn + 1)
        self.parts.commit(event.seat, event.hash)
        self.host = self.host or event.guest
        self.telling.all(Told("sat", event.seat, name=event.name))

    def _take_rose(self, event: Rose) -> None:
        chair = self.chairs[event.seat]
        self.chairs[event.seat] = Chair(OPEN, turn=chair.turn + 1)
        self.words[event.seat] = ""
        self.parts.commit(event.seat, "")
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

    def _take_committed(self, event: Committed) -> None:
        self.parts.commit(event.seat, event.hash)

    def _take_revealing(self, event: Revealing) -> None:
        self.parts.revealing = True

    def _take_revealed(self, event: Revealed) -> None:
        self.parts.bytes[event.seat] = event.bytes

    def _take_started(self, event: Started) -> None:
        self._fix_dice(event)
        people = [Seat(chair.name, chair.level or PERSON) for chair in self.chairs]
        moves = self.opened.moves
        self._begin(people, moves, len(moves))

    def _fix_dice(self, event: Started) -> None:
        """What the dice follow from does not change any more."""
        self.parts.revealing = False
        self.dice = self._fair(event.dice, event.table or self.id, begun=True)
        self.dice.rules = event.rules or self.opened.rules

    def _begin(self, people: list[Seat], moves: Sequence[tuple[int, str]], first: int) -> None:
        """Start the play, and lead it through moves that were made before.

        From entry `first` on chance was thrown with our dice, so it has to fall the same again.
        """
        opened = self.opened
        fair = self.dice
        assert fair is not None, "the dice are fixed before the play begins"
        fair.first = self.thrown_from
        play = Play(self.game, len(people), 0, opened.options, people, fair)
        play.dice = fair.dice(opened.secret, self.game.name, self.game.rules)
        self.play = play
        self.telling.all(Told("started"))
        for seat, part in enumerate(fair.parts or []):
            if part.why == SILENT:
                self.telling.all(Told("silent", seat))
        for k, (seat, text) in enumerate(moves):
            if seat != CHANCE:
                self._make(seat, self.game.parse(text))
            elif k < first:
                before = play.state.clone()
                self._fallen(play.chance(text), before)
            else:
                self._take_fell(Fell(text))

    def _take_repaired(self, event: Repaired) -> None:
        """The play begins anew with moves that fit the rules of today: see loading.py."""
        assert self.people is not None, "a repair comes after what it repairs"
        self.opened = replace(self.opened, rules=event.rules, options=event.options)
        self._begin(self.people, event.moves, self.thrown_from)
        self.telling.all(Told("repaired"))

    def _take_moved(self, event: Moved) -> None:
        self._make(event.seat, self.game.parse(event.move))
        self._count_move(event)

    def _count_move(self, event: Moved) -> None:
        """The same id does not play it again."""
        if event.id:
            self._ids[event.seat][event.id] = event.move

    def _make(self, seat: int, move: int) -> str:
        """Make a move and tell of it; its text. Refused is raised before anything has changed."""
        play = self._play()
        before, settled = play.state.clone(), self.settled
        self.settled = False
        try:
            mark = play.play(seat, move)
        except Refused as refused:
            self.settled = settled
            raise Refused(refused.reason, self.names()) from None
        text = play.moves[-1][1]
        self.telling.move(seat, text, mark.hushed, before, play.state)
        self._moved_on()
        return text

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

    def _take_resigned(self, event: Resigned) -> None:
        seat, chair = event.seat, self.chairs[event.seat]
        self.chairs[seat] = Chair(
            BOT, chair.name, level=event.level, turn=chair.turn + 1, left=chair.guest
        )
        self.proposed.discard(seat)
        if self.host == chair.guest and not self.seats_of(self.host):
            self.host = next((other.guest for other in self.chairs if other.guest), "")
        self.telling.all(Told("resigned", seat, event.level, chair.name))

    def _take_proposed(self, event: Proposed) -> None:
        self.proposed.add(event.seat)
        self.telling.all(Told("proposed", event.seat))

    def _take_declined(self, event: Declined) -> None:
        self.proposed.clear()
        self.telling.all(Told("declined", event.seat))

    def _take_abandoned(self, event: Abandoned) -> None:
        self.abandoned = True
        self.proposed.clear()
        self.telling.all(Told("abandoned", event.seat))
        self.telling.reveal_all()
        self._end()

    def _take_unwatched(self, event: Unwatched) -> None:
        self.watch_no += 1
        self.telling.all(Told("unwatched", event.seat))

    def _end(self) -> None:
        """The secret is told. A record that was over when it came has a proof of its own."""
        play = self._play()
        if self.opened.fair is not None and len(play.moves) <= len(self.opened.moves):
            play.fair = fair_of(self.opened.fair, play.seats, len(play.moves))
        elif play.fair is not None:
            play.fair.secret = self.opened.secret
        self.telling.all(Told("over"))

    def _take_undone(self, event: Undone) -> None:
        self._play().undo(event.seat)
        self.settled = False
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
        if self.phase == GATHERING:
            self.parts.commit(event.seat, event.hash)

    def _take_rematched(self, event: Rematched) -> None:
        self.rematch = event.table
        self.telling.all(Told("rematch", event.seat, event.table))

    def adopt(self, past: "Table") -> None:
        """Take over all that is known of another table, but for its play."""
        self.host = past.host
        self.chairs = past.chairs
        self.words = past.words
        self.parts = past.parts
        self.dice = past.dice
        self.people = past.people
        self.thrown_from = past.thrown_from
        self.rematch = past.rematch
        self.length = past.length
        self.proposed = past.proposed
        self.watch_no = past.watch_no
        self._ids = past._ids
        self._undone = past._undone
        self._came_and_went = past._came_and_went

    # -- checks

    def _chair(self, seat: int) -> Chair:
        if seat not in self.seats:
            raise NotNow(f"There are seats 1 to {len(self.chairs)} here.", "no-seat")
        return self.chairs[seat]

    def _play(self) -> Play:
        if self.play is None:
            raise NotNow("The game has not begun.", "not-started")
        return self.play

    def _gathering(self) -> None:
        if self.phase != GATHERING:
            raise NotNow("The game has begun.", "started")

    def _playing(self) -> None:
        self._play()
        if self.phase == OVER:
            raise NotNow("The game is over.", "over")

    def _own_turn(self, seat: int) -> None:
        """A person plays there now."""
        self._playing()
        if self._chair(seat).by_bot:
            raise NotNow(f"A bot plays on seat {seat + 1}; take it over first.", "bot-plays")

    def _sent_before(self, seat: int, id: str, text: Callable[[], str]) -> bool:
        """Whether a client's id was used for the same before; its text is rarely needed."""
        before = self._ids.get(seat, {}).get(id)
        if before is None:
            return False
        if before != text():
            raise NotNow(f"The id {id!r} was used for another move.", "id-used")
        return True


MOST_UNDONE: Final = 300
"""Moves a seat may take back at one table: loading it takes longer with each."""
UNDO: Final = "undo"
"""What an id stands for when it came with an undo. No move of a game reads like that."""

MOST_CHANGES: Final = 1000
"""Times that seats may change hands, or words be changed, at one table: loading it takes longer
with each."""
_COMES_AND_GOES: Final = frozenset(
    {Sat, Rose, Placed, Worded, Handed, Returned, Carried, Unwatched}
)

MAY_BE_REFUSED: Final = (Moved, Undone)
"""Events whose handlers ask the rules before they change anything."""

Table.handlers = {
    Sat: Table._take_sat,
    Rose: Table._take_rose,
    Placed: Table._take_placed,
    Worded: Table._take_worded,
    Committed: Table._take_committed,
    Revealing: Table._take_revealing,
    Revealed: Table._take_revealed,
    Started: Table._take_started,
    Moved: Table._take_moved,
    Fell: Table._take_fell,
    Undone: Table._take_undone,
    Handed: Table._take_handed,
    Returned: Table._take_returned,
    Carried: Table._take_carried,
    Rematched: Table._take_rematched,
    Resigned: Table._take_resigned,
    Proposed: Table._take_proposed,
    Declined: Table._take_declined,
    Abandoned: Table._take_abandoned,
    Unwatched: Table._take_unwatched,
    Repaired: Table._take_repaired,
}
