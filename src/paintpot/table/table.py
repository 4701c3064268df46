"""A table: the state that its events have led to, and the commands it accepts.

`apply` folds one event into the table; that is how it is loaded (loading.py). Each command is a
method that validates its arguments, applies the resulting events and returns them to be persisted;
or it raises, and nothing has changed. If it raises half way through a change, the table is no
longer `settled`, and the caller reloads it. Whether the caller may act for a seat is checked
elsewhere; abandoning a game and resigning are in leaving.py.
"""

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from typing import Any, ClassVar, Final

import msgspec
from msgspec.structs import replace

from paintpot.bots.characters import bot_name, distinct
from paintpot.core.bits import BIT
from paintpot.core.contract import CHANCE, Game, State
from paintpot.core.errors import CannotUndo, Refused
from paintpot.core.fair import DAY_VERSION, SILENT, Fair, commitment
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
from paintpot.table.feeds import FeedItem, Feeds
from paintpot.table.reveal import Parts

GATHERING: Final = "gathering"
REVEALING: Final = "revealing"
"""Started, but the game has not begun: seats reveal their parts of the dice."""
PLAYING: Final = "playing"
OVER: Final = "over"
GIVEN_UP: Final = "given-up"
"""The ending of an abandoned game; no game may use this word for an ending of its own."""


UNKNOWN: Final = -1
"""No table's `seating`."""

_encode: Final = msgspec.json.Encoder().encode


class Table:
    """One table, from its first event on."""

    handlers: ClassVar[dict[type, Callable[..., None]]]
    """The method that applies each kind of event."""

    def __init__(self, id: str, opened: Opened) -> None:
        self.id = id
        self.game: Game = self._find_game(opened)
        self.opened = opened
        self.host = opened.host
        self.chairs = [copy(chair) for chair in opened.chairs]
        self.words = [""] * len(self.chairs)
        self.parts = Parts(self.chairs)
        self.dice: Fair | None = None
        """What the dice are derived from, fixed when the game begins."""
        self.play: Play | None = None
        self.people: list[Seat] | None = None
        """Who sat there when the game began, if that was under older rules."""
        self.thrown_from = len(opened.moves)
        """The first entry of the game that this table's own dice may have thrown."""
        self.feeds = Feeds(len(self.chairs))
        self.rematch = ""
        """The id of the rematch's table."""
        self.length = 1
        """The number of events so far."""
        self.settled = True
        """False while an event is being applied, and for good if that failed half way."""
        self.unsaved: list[AnyEvent] = []
        """Events added by loading; they are written with the next change."""
        self.proposed: set[int] = set()
        """Seats that want to abandon the game."""
        self.abandoned = False
        """Whether the game was abandoned."""
        self.aided: set[int] = set()
        """People's seats on which a bot has made a move."""
        self.watch_no = 0
        """Incremented when the watch link is revoked, which invalidates the old one."""
        self._ids: dict[int, dict[str, str]] = {seat: {} for seat in self.seats}
        """By seat: the idempotency keys of its clients, and the command each came with."""
        self._undone = [0] * len(self.chairs)
        self._seat_changes = 0
        self.seating = 0
        """Changes when anything but a move happens: while it is the same, seats need not be
        compared."""
        self._seated = (UNKNOWN, 0, "")

    def _find_game(self, opened: Opened) -> Game:
        return find_game(opened.game)

    # -- queries

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
        """What may be known of the dice: the secret only once the game is over."""
        if self.play is None or self.play.fair is None:
            return self.dice or self._fair(FAIR_VERSION, self.id)
        return self.play.fair

    def _fair(self, version: int, table: str, begun: bool = False) -> Fair:
        opened = self.opened
        fair = Fair(commitment(opened.secret), self.words, None, self.thrown_from, day=opened.day)
        if opened.day:
            fair.words = [""] * len(self.chairs)  # these dice are everybody's: nobody adds to them
        elif version > 1:
            fair.table = table
            fair.parts = self.parts.listed(self.chairs, begun)
        return fair

    @property
    def state(self) -> State:
        """Of the game; NotNow before it has begun."""
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

    def people_look_on(self) -> bool:
        """Whether no person who sits here plays any more, while the game goes on."""
        people = [seat for seat in self.seats if not self.chairs[seat].by_bot]
        return bool(people) and all([self.state.retired(seat) for seat in people])

    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return tuple([chair.name for chair in self.chairs])

    def seated(self) -> tuple[int, str]:
        """For the listing: a bit mask of the seats that bots play, and all names as JSON."""
        at, bots, names = self._seated
        if at != self.seating:
            bots = sum([BIT[seat] for seat, chair in enumerate(self.chairs) if chair.by_bot])
            names = _encode(self.names()).decode()
            self._seated = (self.seating, bots, names)
        return bots, names

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat in self.seats if self.chairs[seat].guest == guest]

    @property
    def counts(self) -> bool:
        """Whether this is somebody's one attempt at a daily game: they play it alone."""
        return self.opened.day != "" and not self.opened.practice

    def may_see(self, guest: str) -> bool:
        """Whether a guest without a seat may watch even without a link."""
        if guest == self.host:
            return True
        return any([guest in (chair.kept, chair.left) for chair in self.chairs])

    @property
    def host_name(self) -> str:
        """The host's name; a table created from a record may not have a host yet."""
        seats = self.seats_of(self.host) if self.host else []
        return self.chairs[seats[0]].name if seats else ""

    def version(self, viewer: int) -> int:
        """The length of a viewer's feed."""
        return len(self.feeds.lists[viewer])

    def record(self) -> dict[str, Any]:
        """The game as a record."""
        return self._play().record()

    def result(self) -> dict[str, Any] | None:
        """How the game ended, for the listing: it stays readable when the rules have changed."""
        if self.play is None or self.phase != OVER:
            return None
        state = self.play.state
        winners = [] if self.abandoned else list(state.winners())
        found: dict[str, Any] = {
            "totals": [score.total for score in state.scores()],
            "winners": winners,
            "ending": GIVEN_UP if self.abandoned else state.ending(),
        }
        if self.aided:
            found["aided"] = sorted(self.aided)
        return found

    def _names_of_others(self, seat: int) -> list[str]:
        """The names on all other seats, reserved ones included."""
        return [chair.name for k, chair in enumerate(self.chairs) if k != seat and chair.name]

    # -- commands before the game

    def sit(self, seat: int, guest: str, name: str, hash: str = "") -> list[AnyEvent]:
        """A guest takes an open seat. Idempotent: a reply may have been lost."""
        chair = self._chair(seat)
        if chair.guest == guest and chair.kind == PERSON:
            return []
        if chair.kind != OPEN:
            raise NotNow(f"Seat {seat + 1} is taken.", "seat-taken")
        if chair.kept and chair.kept != guest:
            raise NotAllowed(f"Seat {seat + 1} is reserved for somebody else.", "seat-kept")
        taken = self._names_of_others(seat)
        if name in taken and chair.kept:
            name = chair.name or name
        return self._emit_bounded(Sat(seat, guest, distinct(name, taken), hash))

    def rise(self, seat: int) -> list[AnyEvent]:
        """Leave before the start. The host stays, since somebody has to start."""
        self._check_gathering()
        chair = self._chair(seat)
        if chair.kind != PERSON:
            raise NotNow(f"Nobody sits on seat {seat + 1}.", "seat-empty")
        if chair.guest == self.host and len(self.seats_of(self.host)) == 1:
            raise NotNow("The host cannot leave before the start.", "host-stays")
        return self._emit_bounded(Rose(seat))

    def place(self, seat: int, level: str) -> list[AnyEvent]:
        """The host gives a seat to a bot, or reopens it (no level)."""
        self._check_gathering()
        chair = self._chair(seat)
        if chair.kind == PERSON:
            raise NotNow(f"{chair.name} sits on seat {seat + 1}.", "seat-taken")
        name = bot_name(level, self._names_of_others(seat)) if level else ""
        return self._emit_bounded(Placed(seat, level, name))

    def say_words(self, seat: int, words: str) -> list[AnyEvent]:
        self._check_gathering()
        self._chair(seat)
        return self._emit_bounded(Worded(seat, words))

    def commit(self, seat: int, hash: str) -> list[AnyEvent]:
        """A seat commits to its part of the dice. Idempotent."""
        if self._chair(seat).kind != PERSON:
            raise NotNow(f"Nobody sits on seat {seat + 1}.", "seat-empty")
        if self.parts.hashes[seat] == hash:
            return []
        self._check_gathering()
        self.parts.check_commit(seat)
        return self._emit_bounded(Committed(seat, hash))

    def start(self) -> list[AnyEvent]:
        """Begin, at once or when the seats have revealed what they committed to."""
        self._check_gathering()
        empty = [f"{seat + 1}" for seat in self.seats if self.chairs[seat].kind == OPEN]
        if empty:
            raise NotNow(
                f"Seat {', '.join(empty)} is still open: wait, or give it to a bot.", "seat-open"
            )
        if self.parts.missing():
            return self._emit(Revealing())
        return self._emit(self._started())

    def _started(self) -> Started:
        """The beginning of the game, under the current rules and recipe for dice."""
        rules = self.game.rules
        version = DAY_VERSION if self.opened.day else FAIR_VERSION
        return Started(version, self.id, rules if rules != self.opened.rules else 0)

    def reveal(self, seat: int, bytes: str) -> list[AnyEvent]:
        """A seat reveals its part of the dice; with the last one the game begins.

        Idempotent: a reply may have been lost.
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
        return self._emit(Revealed(seat, bytes), *[self._started()] * last)

    def end_reveal(self) -> list[AnyEvent]:
        """The time to reveal is over: the game begins without the missing parts."""
        return self._emit(self._started()) if self.phase == REVEALING else []

    # -- commands in the game

    def move(self, seat: int, text: str, id: str) -> list[AnyEvent]:
        """A seat moves, and chance after it. A repeated id is not played again."""
        move = self.game.parse(text)
        if self._sent_before(seat, id, lambda: self.game.text(move)):
            return []
        self._check_person_plays(seat)
        self.settled = True
        event = Moved(seat, self._play_move(seat, move), id)
        self._remember_id(event)
        self.length += 1
        self.settled = True
        return [event, *self._chance_acts()]

    def move_bot(self, seat: int, texts: Iterable[str]) -> list[AnyEvent]:
        """A bot's turn, all of it or nothing."""
        return self._emit(*[Moved(seat, text) for text in texts])

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
        self._check_person_plays(seat)
        events: list[AnyEvent] = []
        while whole or not events:
            if self._undone[seat] == MOST_UNDONE:
                if events:
                    break
                raise NotNow(f"You have taken back {MOST_UNDONE} moves here.", "undo-limit")
            try:
                events += self._emit(Undone(seat, id))
            except CannotUndo:
                if not events:
                    raise
                break
        return events

    def hand(self, seat: int, level: str) -> list[AnyEvent]:
        """A bot plays for a person until that person returns."""
        self._check_playing()
        self.check_unaided()
        chair = self._chair(seat)
        if chair.kind != PERSON:
            raise NotNow(f"Seat {seat + 1} is a bot's already.", "bot-plays")
        return self._emit_bounded(Handed(seat, level)) if chair.level != level else []

    def take_over(self, seat: int) -> list[AnyEvent]:
        """The owner of the seat plays again."""
        self._check_playing()
        chair = self._chair(seat)
        if chair.kind != PERSON:
            raise NotNow(f"Seat {seat + 1} is a bot's.", "bot-plays")
        return self._emit_bounded(Returned(seat)) if chair.by_bot else []

    def carry(self, seat: int, guest: str, hash: str = "") -> list[AnyEvent]:
        """The seat moves to another device, which before the start has a part of its own."""
        chair = self._chair(seat)
        if chair.kind != PERSON:
            raise NotNow(f"Nobody sits on seat {seat + 1}.", "seat-empty")
        if self.opened.day and chair.guest != guest:
            # Otherwise a second guest could look at the dice before an attempt of their own.
            raise NotNow("A daily game stays in the browser where it began.", "daily-stays")
        return self._emit_bounded(Carried(seat, guest, hash)) if chair.guest != guest else []

    def offer_rematch(self, seat: int, table: str) -> list[AnyEvent]:
        """A seat offers a rematch, at a table created for it."""
        return self._emit(Rematched(seat, table))

    # -- events

    def apply(self, event: AnyEvent) -> None:
        """Apply one event."""
        # A move or an undo may be refused; their handlers unsettle the table once they proceed.
        self.settled = type(event) in MAY_BE_REFUSED
        self.handlers[type(event)](self, event)
        self.length += 1
        self.settled = True
        if type(event) not in _OF_THE_GAME:
            self.seating += 1
            if type(event) in _SEAT_CHANGES:
                self._seat_changes += 1

    def emit(self, *events: AnyEvent) -> list[AnyEvent]:
        """Apply events that were validated elsewhere, and return them to be persisted."""
        return self._emit(*events)

    def revoke_watching(self, seat: int) -> list[AnyEvent]:
        """The watch link is revoked, and those who used it lose access."""
        self._chair(seat)
        return self._emit_bounded(Unwatched(seat))

    def _emit(self, *events: AnyEvent) -> list[AnyEvent]:
        """Apply events in order, and let chance act after them.

        Only the first may be refused: a bot's moves are legal, since nothing has happened since it
        chose them. So nothing is left half done.
        """
        taken: list[AnyEvent] = []
        for event in events:
            self.apply(event)
            taken.append(event)
        return taken + self._chance_acts()

    def _chance_acts(self) -> list[AnyEvent]:
        """Dice are thrown until a seat is to act."""
        thrown: list[AnyEvent] = []
        while self.acting() == (CHANCE,):
            thrown.append(Fell(self._roll()))
            self.length += 1
        return thrown

    def _emit_bounded(self, event: AnyEvent) -> list[AnyEvent]:
        """Events that a guest could otherwise produce without end are limited in number."""
        if self._seat_changes >= MOST_CHANGES:
            raise NotNow(
                f"Seats and words have changed {MOST_CHANGES} times at this table; it stays as it"
                " is.",
                "change-limit",
            )
        return self._emit(event)

    def _apply_sat(self, event: Sat) -> None:
        chair = self.chairs[event.seat]
        self.chairs[event.seat] = Chair(PERSON, event.name, event.guest, turn=chair.turn + 1)
        self.parts.commit(event.seat, event.hash)
        self.host = self.host or event.guest
        self.feeds.publish(FeedItem("sat", event.seat, name=event.name))

    def _apply_rose(self, event: Rose) -> None:
        chair = self.chairs[event.seat]
        self.chairs[event.seat] = Chair(OPEN, turn=chair.turn + 1)
        self.words[event.seat] = ""
        self.parts.commit(event.seat, "")
        self.feeds.publish(FeedItem("rose", event.seat, name=chair.name))

    def _apply_placed(self, event: Placed) -> None:
        turn = self.chairs[event.seat].turn + 1
        if event.level:
            name = event.name or f"{event.level.capitalize()} {event.seat + 1}"
            chair = Chair(BOT, name, level=event.level, turn=turn)
        else:
            chair = Chair(OPEN, turn=turn)
        self.chairs[event.seat] = chair
        self.feeds.publish(FeedItem("placed", event.seat, event.level, chair.name))

    def _apply_worded(self, event: Worded) -> None:
        self.words[event.seat] = event.words
        self.feeds.publish(FeedItem("words", event.seat, event.words))

    def _apply_committed(self, event: Committed) -> None:
        self.parts.commit(event.seat, event.hash)

    def _apply_revealing(self, event: Revealing) -> None:
        self.parts.revealing = True

    def _apply_revealed(self, event: Revealed) -> None:
        self.parts.bytes[event.seat] = event.bytes

    def _apply_started(self, event: Started) -> None:
        self._fix_dice(event)
        people = [Seat(chair.name, chair.level or PERSON) for chair in self.chairs]
        moves = self.opened.moves
        self._begin(people, moves, len(moves))

    def _fix_dice(self, event: Started) -> None:
        """What the dice are derived from is fixed from now on."""
        self.parts.revealing = False
        self.dice = self._fair(event.dice, event.table or self.id, begun=True)
        self.dice.rules = event.rules or self.opened.rules

    def _begin(self, people: list[Seat], moves: Sequence[tuple[int, str]], first: int) -> None:
        """Start the game, and replay moves that were made before.

        From entry `first` on chance was thrown with this table's dice, so they must repeat it.
        """
        opened = self.opened
        fair = self.dice
        assert fair is not None, "the dice are fixed before the game begins"
        fair.first = self.thrown_from
        play = Play(self.game, len(people), 0, opened.options, people, fair)
        play.dice = fair.dice(opened.secret, self.game.name, self.game.rules)
        self.play = play
        self.feeds.publish(FeedItem("started"))
        for seat, part in enumerate(fair.parts or []):
            if part.why == SILENT:
                self.feeds.publish(FeedItem("silent", seat))
        for k, (seat, text) in enumerate(moves):
            if seat != CHANCE:
                self._play_move(seat, self.game.parse(text))
            elif k < first:
                before = play.state.clone()
                self._rolled(play.chance(text), before)
            else:
                self._apply_fell(Fell(text))

    def _apply_repaired(self, event: Repaired) -> None:
        """The game restarts with moves that fit the current rules: see loading.py."""
        assert self.people is not None, "a repair comes after what it repairs"
        self.opened = replace(self.opened, rules=event.rules, options=event.options)
        self._begin(self.people, event.moves, self.thrown_from)
        self.feeds.publish(FeedItem("repaired"))

    def _apply_moved(self, event: Moved) -> None:
        self._play_move(event.seat, self.game.parse(event.move))
        chair = self.chairs[event.seat]
        if chair.kind == PERSON and chair.by_bot:
            self.aided.add(event.seat)
        self._remember_id(event)

    def _remember_id(self, event: Moved) -> None:
        """Remember the id, so that the move is not played again."""
        if event.id:
            self._ids[event.seat][event.id] = event.move

    def _play_move(self, seat: int, move: int) -> str:
        """Make a move and add it to the feeds; its text. If Refused, nothing has changed."""
        play = self._play()
        before, settled = play.state.clone(), self.settled
        self.settled = False
        try:
            mark = play.play(seat, move)
        except Refused as refused:
            self.settled = settled
            raise Refused(refused.reason, self.names()) from None
        text = play.moves[-1][1]
        self.feeds.move(seat, text, mark.hushed, before, play.state)
        self._after_step()
        return text

    def _apply_fell(self, event: Fell) -> None:
        """Throw the dice again, so that their stream is ready for the next throw."""
        text = self._roll()
        if text != event.text:
            raise Damaged(f"Table {self.id}: its dice do not repeat what is stored.")

    def _roll(self) -> str:
        play = self._play()
        before = play.state.clone()
        text = play.roll()
        self._rolled(text, before)
        return text

    def _rolled(self, text: str, before: State) -> None:
        news = self.feeds.learned(self._play().state, before)
        self.feeds.publish(FeedItem("throw", text=text), news)
        self._after_step()

    def _after_step(self) -> None:
        state = self._play().state
        self.feeds.reveal(state)
        if state.over:
            self._end()

    def _apply_resigned(self, event: Resigned) -> None:
        seat, chair = event.seat, self.chairs[event.seat]
        self.chairs[seat] = Chair(
            BOT, chair.name, level=event.level, turn=chair.turn + 1, left=chair.guest
        )
        self.proposed.discard(seat)
        if self.host == chair.guest and not self.seats_of(self.host):
            self.host = next((other.guest for other in self.chairs if other.guest), "")
        self.feeds.publish(FeedItem("resigned", seat, event.level, chair.name))

    def _apply_proposed(self, event: Proposed) -> None:
        self.proposed.add(event.seat)
        self.feeds.publish(FeedItem("proposed", event.seat))

    def _apply_declined(self, event: Declined) -> None:
        self.proposed.clear()
        self.feeds.publish(FeedItem("declined", event.seat))

    def _apply_abandoned(self, event: Abandoned) -> None:
        self.abandoned = True
        self.proposed.clear()
        self.feeds.publish(FeedItem("abandoned", event.seat))
        self.feeds.reveal_all()
        self._end()

    def _apply_unwatched(self, event: Unwatched) -> None:
        self.watch_no += 1
        self.feeds.publish(FeedItem("unwatched", event.seat))

    def _end(self) -> None:
        """Reveal the secret. A record that was over when it was imported has its own proof."""
        play = self._play()
        if self.opened.fair is not None and len(play.moves) <= len(self.opened.moves):
            play.fair = fair_of(self.opened.fair, play.seats, len(play.moves))
        elif play.fair is not None and not self.opened.day:  # others still play that day
            play.fair.secret = self.opened.secret
        self.feeds.publish(FeedItem("over"))

    def _apply_undone(self, event: Undone) -> None:
        self._play().undo(event.seat)
        self.settled = False
        self._undone[event.seat] += 1
        if event.id:
            self._ids[event.seat][event.id] = UNDO
        self.feeds.take_back(event.seat)

    def _apply_handed(self, event: Handed) -> None:
        self.chairs[event.seat].level = event.level
        self.feeds.publish(FeedItem("handed", event.seat, event.level))

    def _apply_returned(self, event: Returned) -> None:
        self.chairs[event.seat].level = ""
        self.feeds.publish(FeedItem("returned", event.seat))

    def _apply_carried(self, event: Carried) -> None:
        chair = self.chairs[event.seat]
        if chair.guest == self.host:
            self.host = event.guest
        chair.guest = event.guest
        chair.turn += 1
        if self.phase == GATHERING:
            self.parts.commit(event.seat, event.hash)

    def _apply_rematched(self, event: Rematched) -> None:
        self.rematch = event.table
        self.feeds.publish(FeedItem("rematch", event.seat, event.table))

    def adopt(self, past: "Table") -> None:
        """Take over everything but the game from another table."""
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
        self.aided = past.aided
        self.watch_no = past.watch_no
        self._ids = past._ids
        self._undone = past._undone
        self._seat_changes = past._seat_changes
        self.seating = past.seating

    # -- checks

    def _chair(self, seat: int) -> Chair:
        if seat not in self.seats:
            raise NotNow(f"There are seats 1 to {len(self.chairs)} here.", "no-seat")
        return self.chairs[seat]

    def _play(self) -> Play:
        if self.play is None:
            raise NotNow("The game has not begun.", "not-started")
        return self.play

    def _check_gathering(self) -> None:
        if self.phase != GATHERING:
            raise NotNow("The game has begun.", "started")

    def _check_playing(self) -> None:
        self._play()
        if self.phase == OVER:
            raise NotNow("The game is over.", "over")

    def check_unaided(self) -> None:
        """NotNow where no bot may help: the attempt at a daily game that counts."""
        if self.counts:
            raise NotNow("Bots do not help in the daily game that counts.", "daily-alone")

    def _check_person_plays(self, seat: int) -> None:
        """NotNow unless the game is on and a person plays on this seat."""
        self._check_playing()
        if self._chair(seat).by_bot:
            raise NotNow(f"A bot plays on seat {seat + 1}; take it over first.", "bot-plays")

    def _sent_before(self, seat: int, id: str, text: Callable[[], str]) -> bool:
        """Whether a client's id was used for the same command before; its text is rarely needed."""
        before = self._ids.get(seat, {}).get(id)
        if before is None:
            return False
        if before != text():
            raise NotNow(f"The id {id!r} was used for another move.", "id-used")
        return True


MOST_UNDONE: Final = 300
"""Moves a seat may take back at one table: each makes loading slower."""
UNDO: Final = "undo"
"""What an id of an undo stands for. No game has a move of this text."""

MOST_CHANGES: Final = 1000
"""Changes of seats and of words at one table: each makes loading slower."""
_SEAT_CHANGES: Final = frozenset({Sat, Rose, Placed, Worded, Handed, Returned, Carried, Unwatched})

_OF_THE_GAME: Final = frozenset({Moved, Fell, Undone})

MAY_BE_REFUSED: Final = (Moved, Undone)
"""Events whose handlers ask the rules before they change anything."""

Table.handlers = {
    Sat: Table._apply_sat,
    Rose: Table._apply_rose,
    Placed: Table._apply_placed,
    Worded: Table._apply_worded,
    Committed: Table._apply_committed,
    Revealing: Table._apply_revealing,
    Revealed: Table._apply_revealed,
    Started: Table._apply_started,
    Moved: Table._apply_moved,
    Fell: Table._apply_fell,
    Undone: Table._apply_undone,
    Handed: Table._apply_handed,
    Returned: Table._apply_returned,
    Carried: Table._apply_carried,
    Rematched: Table._apply_rematched,
    Resigned: Table._apply_resigned,
    Proposed: Table._apply_proposed,
    Declined: Table._apply_declined,
    Abandoned: Table._apply_abandoned,
    Unwatched: Table._apply_unwatched,
    Repaired: Table._apply_repaired,
}
