"""A game in progress: a state with its dice and the list of its moves, from which all follows."""

from collections.abc import Mapping
from typing import Any, Final

from paintpot.core.contract import CHANCE, Game, State, checked_seat
from paintpot.core.dice import Dice
from paintpot.core.errors import BadOption, BadSeats, CannotUndo, Refused
from paintpot.core.fair import Fair
from paintpot.core.registry import game as find_game

RECORD_FORMAT: Final = 1

DEEPEST_OPTION: Final = 60
"""Options nested deeper are refused: copying them would exhaust the stack."""

NOT_MOVED: Final = "You have not moved yet."
THROWN_SINCE: Final = "Nothing of yours to take back since the last throw."
SEEN_SINCE: Final = "You have seen what came after your last move."
GONE_ON: Final = "The others have gone on from your last move."


class Seat:
    """Who sits there: a name for the record, and a kind: `person` or a bot's specification."""

    def __init__(self, name: str, kind: str = "person") -> None:
        self.name = name
        self.kind = kind


class Mark:
    """The circumstances of a move; `can_undo` depends on these alone."""

    __slots__ = ("actors", "hushed", "news")

    def __init__(self, news: int, hushed: bool, actors: tuple[int, ...] | None) -> None:
        self.news = news
        """`State.news` of the mover before the move."""
        self.hushed = hushed
        self.actors = actors
        """Who could act after the move, if it let anybody new act; else None."""

    def says_the_same(self, other: "Mark") -> bool:
        return (
            self.news == other.news and self.hushed == other.hushed and self.actors == other.actors
        )


_THROW: Final = Mark(0, False, None)


class Play:
    """A game in progress. `seed` is only for dice thrown here: the record never needs it."""

    def __init__(
        self,
        game: Game | str,
        seats: object = 2,
        seed: int | str = 0,
        options: Mapping[str, object] | None = None,
        people: list[Seat] | None = None,
        fair: Fair | None = None,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.options: dict[str, object] = {
            name: _own_copy(value, 0) for name, value in (options or {}).items()
        }
        """A copy, so that nobody else can change what the record says."""
        self.seats = self.game.checked_seats(seats)
        seats = self.seats
        self.state = self.game.start(seats, self.options)
        self.people = people or [Seat(f"Player {k + 1}") for k in range(self.seats)]
        if len(self.people) != seats:
            raise BadSeats(f"{len(self.people)} people for {seats} seats.")
        if fair is not None and len(fair.words) != seats:
            raise BadSeats(f"Words of {len(fair.words)} people for {seats} seats.")
        self.dice = Dice(seed)
        self.moves: list[tuple[int, str]] = []
        """Everything that happened, as (seat, text); chance has its own seat."""
        self._marks: list[Mark] = []
        """One for each of `moves`."""
        self.thrown = 0
        """How many of `moves` are chance's. Undo never takes one back."""
        self.fair = fair
        """What the record says about its dice, if `proof.py` can prove them; otherwise None."""
        self._base: State | None = None
        """The state after the first `_base_at` entries. Undo never goes further back, so taking
        back many moves does not replay the whole game for each of them."""
        self._base_at = 0

    # Seats are Any, as in `State`: a caller may pass anything.

    def play(self, seat: Any, move: int) -> Mark:
        """A seat makes a move; if Refused is raised, nothing has changed.

        Whether a move is legal and whether it is hushed is checked here and nowhere else; its text
        is the last of `moves`.
        """
        mover = checked_seat(seat, self.seats)
        mark = _make(self.state, mover, move)
        if self._marks and self._marks[-1].says_the_same(mark):
            mark = self._marks[-1]  # moves of one turn share it: a server keeps many games
        self.moves.append((mover, self.game.text(move)))
        self._marks.append(mark)
        return mark

    def roll(self) -> str:
        """Chance acts; returns the text of the outcome."""
        return self._fallen(self.state.roll(self.dice.at(self.thrown)))

    def chance(self, text: str) -> str:
        """Chance acts with a given outcome."""
        return self._fallen(self.state.chance(text))

    def _fallen(self, text: str) -> str:
        self.moves.append((CHANCE, text))
        self._marks.append(_THROW)
        self.thrown += 1
        return text

    def step(self, seat: Any, text: str) -> None:
        """One entry of a record: a move or an outcome of chance."""
        if isinstance(seat, int) and seat == CHANCE:
            self.chance(text)
        else:
            self.play(checked_seat(seat, self.seats), self.game.parse(text))

    def can_undo(self, seat: Any) -> bool:
        """Whether `undo` would be granted.

        The answer depends on nothing that is hidden from the seat, so it may be shown to it.
        """
        return not self._undo_fault(checked_seat(seat, self.seats))

    def undo(self, seat: Any) -> str:
        """Take back the seat's last move and return its text.

        Undo goes back to the last thing the seat learned, and never affects others: it is refused
        if chance or a reveal came after the move, if someone else made an open move, or if the
        move let others act and one of them visibly has.
        """
        mover = checked_seat(seat, self.seats)
        fault = self._undo_fault(mover)
        if fault:
            raise CannotUndo(fault)
        at = self._last_of(mover)
        kept = self.moves[:at] + self.moves[at + 1 :]
        state = self._rebuilt(kept[:at])
        marks: list[Mark] = []
        try:
            for other, text in kept[at:]:
                marks.append(_make(state, other, self.game.parse(text)))
        except Refused as error:
            # Impossible in a game that fulfils the contract: `paintpot check` tests it.
            raise CannotUndo(GONE_ON) from error
        text = self.moves[at][1]
        self.state = state
        self.moves = kept
        self._marks = self._marks[:at] + marks
        if self.fair is not None and at < self.fair.first:
            self.fair.first -= 1
        return text

    def _undo_fault(self, seat: int) -> str:
        """Why the seat cannot take its last move back; empty if it can.

        Of what others did since, only what the seat may know counts: open moves, and who is to act.
        A refusal because of a hushed move would reveal that there was one.
        """
        at = self._last_of(seat)
        if at < 0:
            return NOT_MOVED if at == -1 else THROWN_SINCE
        mark = self._marks[at]
        if mark.news != self.state.news(seat):
            return SEEN_SINCE
        if not mark.hushed and not all([later.hushed for later in self._marks[at + 1 :]]):
            return GONE_ON
        if mark.actors is not None and mark.actors != self.state.actors():
            return GONE_ON
        return ""

    def _last_of(self, seat: int) -> int:
        """The index of the seat's last move; -1 if there is none, -2 if chance acted since."""
        for at in range(len(self.moves) - 1, -1, -1):
            who = self.moves[at][0]
            if who == seat:
                return at
            if who == CHANCE:
                return -2
        return -1

    def state_after(self, n: int) -> State:
        """The state after the first n entries, rebuilt."""
        return self._gone_on(self.game.start(self.seats, self.options), self.moves[:n])

    def _rebuilt(self, moves: list[tuple[int, str]]) -> State:
        """The state after these entries, which differ from `self.moves` after the last throw."""
        base = self._after_last_throw()
        return self._gone_on(base.clone(), moves[self._base_at :])

    def _after_last_throw(self) -> State:
        """The state at which every undo ends. It only moves forward, since throws stay."""
        at = len(self.moves)
        while at > 0 and self.moves[at - 1][0] != CHANCE:
            at -= 1
        base = self._base
        if base is None:
            base = self.state_after(at)
        elif at > self._base_at:
            base = self._gone_on(base, self.moves[self._base_at : at])
        self._base = base
        self._base_at = at
        return base

    def _gone_on(self, state: State, moves: list[tuple[int, str]]) -> State:
        for seat, text in moves:
            if seat == CHANCE:
                state.chance(text)
            else:
                state.play(seat, self.game.parse(text))
        return state

    def result(self) -> dict[str, Any] | None:
        """Totals and winners once the game is over."""
        if not self.state.over:
            return None
        totals = [score.total for score in self.state.scores()]
        return {"totals": totals, "winners": list(self.state.winners())}

    def record(self) -> dict[str, Any]:
        """The game as plain JSON data; `records.py` reads it back."""
        record: dict[str, Any] = {
            "format": RECORD_FORMAT,
            "game": self.game.name,
            "rules": self.game.rules,
            "options": {name: _own_copy(value, 0) for name, value in self.options.items()},
            "seats": [{"name": seat.name, "kind": seat.kind} for seat in self.people],
            "moves": [[seat, text] for seat, text in self.moves],
            "result": self.result(),
        }
        if self.fair is not None:
            record["fair"] = self.fair.data(self.game.rules)
        return record


def _make(state: State, seat: int, move: int) -> Mark:
    """Make a move on a state, or raise Refused; returns what undo has to know of it."""
    reason = state.why_not(seat, move)
    if reason is not None:
        raise Refused(reason)
    before = state.actors()
    mark = Mark(state.news(seat), state.hushed(seat, move), None)
    state.apply(seat, move)
    after = state.actors()
    if after != before and any([who not in before and who != CHANCE for who in after]):
        mark.actors = after
    return mark


def _own_copy(value: object, depth: int) -> object:
    """A deep copy of plain data."""
    if depth > DEEPEST_OPTION:
        raise BadOption(f"An option is nested deeper than {DEEPEST_OPTION} levels.")
    if isinstance(value, dict):
        return {name: _own_copy(part, depth + 1) for name, part in value.items()}
    if isinstance(value, list):
        return [_own_copy(part, depth + 1) for part in value]
    return value
