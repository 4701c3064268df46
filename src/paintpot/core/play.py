"""A play: a state with its dice and the list of its moves, which is all there is to it."""

from collections.abc import Mapping
from typing import Any, Final

from paintpot.core.contract import CHANCE, Game, State
from paintpot.core.dice import Dice
from paintpot.core.errors import BadSeats, CannotUndo, Refused
from paintpot.core.fair import Fair
from paintpot.core.limits import shown
from paintpot.core.registry import game as find_game

RECORD_FORMAT: Final = 1


class Seat:
    """Who sits there: a name for the record, and a kind such as `person` or a bot's description."""

    def __init__(self, name: str, kind: str = "person") -> None:
        self.name = name
        self.kind = kind


class Play:
    """A game being played. `seed` is only for dice thrown here: the record never needs it."""

    def __init__(
        self,
        game: Game | str,
        seats: int = 2,
        seed: int | str = 0,
        options: Mapping[str, object] | None = None,
        people: list[Seat] | None = None,
        fair: Fair | None = None,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = dict(options or {})
        self.state = self.game.start(seats, self.options)
        self.seats = seats
        self.people = people or [Seat(f"Player {k + 1}") for k in range(seats)]
        if len(self.people) != seats:
            raise BadSeats(f"{len(self.people)} people for {seats} seats.")
        if fair is not None and len(fair.words) != seats:
            raise BadSeats(f"Words of {len(fair.words)} people for {seats} seats.")
        self.dice = Dice(seed)
        self.moves: list[tuple[int, str]] = []
        """Everything that happened, as (seat, text); chance has its own seat."""
        self.fair = fair
        """What the record says about its dice, if `proof.py` can prove them; None for others."""
        self._base: State | None = None
        """The state after the first `_base_at` entries: undo goes no further back than that, so
        taking back many moves does not go through the whole play for each of them."""
        self._base_at = 0

    def play(self, seat: int, move: int) -> None:
        """A seat makes a move, or Refused is raised and nothing has changed."""
        self.state.play(seat, move)
        self.moves.append((seat, self.game.text(move)))

    def roll(self) -> str:
        """Chance acts; the text of its outcome."""
        text = self.state.roll(self.dice)
        self.moves.append((CHANCE, text))
        return text

    def chance(self, text: str) -> str:
        """Chance acts with a given outcome."""
        text = self.state.chance(text)
        self.moves.append((CHANCE, text))
        return text

    def step(self, seat: int, text: str) -> None:
        """One entry of a record: a move or an outcome of chance."""
        if seat == CHANCE:
            self.chance(text)
        else:
            self.play(seat, self.game.parse(text))

    def undo(self, seat: int) -> str:
        """Take back the seat's last move and return its text.

        Undo goes back to the last thing the seat learned, and never touches others: it is refused
        if chance or a reveal came after the move, or if someone else made a move in the open.
        """
        if not 0 <= seat < self.seats:
            raise BadSeats(
                f"This play has seats 0 to {self.seats - 1}; {shown(seat)} is none of them."
            )
        at = len(self.moves) - 1
        while at >= 0 and self.moves[at][0] != seat:
            if self.moves[at][0] == CHANCE:
                raise CannotUndo("Nothing of yours to take back since the last throw.")
            at -= 1
        if at < 0:
            raise CannotUndo("You have not moved yet.")
        text = self.moves[at][1]
        before = self._rebuilt(self.moves[:at])
        if before.news(seat) != self.state.news(seat):
            raise CannotUndo("You have seen what came after your last move.")
        gone_on = "The others have gone on from your last move."
        if not before.hushed(seat, self.game.parse(text)) and self._seen_after(before, at):
            raise CannotUndo(gone_on)
        kept = self.moves[:at] + self.moves[at + 1 :]
        try:
            self.state = self._rebuilt(kept)
        except Refused as error:
            raise CannotUndo(gone_on) from error
        self.moves = kept
        if self.fair is not None and at < self.fair.first:
            self.fair.first -= 1
        return text

    def _seen_after(self, before: State, at: int) -> bool:
        """Whether a move that all may see came after the one at that place.

        Hushed ones do not count: a refusal would tell that there are some.
        """
        state = before.clone()
        for k in range(at, len(self.moves)):
            seat, text = self.moves[k]
            move = self.game.parse(text)
            if k > at and not state.hushed(seat, move):
                return True
            state.play(seat, move)
        return False

    def state_after(self, n: int) -> State:
        """The state after the first n entries, built anew."""
        return self._gone_on(self.game.start(self.seats, self.options), self.moves[:n])

    def _rebuilt(self, moves: list[tuple[int, str]]) -> State:
        """The state after these entries, which differ from `self.moves` after the last throw."""
        base = self._after_last_throw()
        return self._gone_on(base.clone(), moves[self._base_at :])

    def _after_last_throw(self) -> State:
        """Where undo ends, whatever is undone. It only ever moves forward, as throws stay."""
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
        """Totals and winners once the play is over."""
        if not self.state.over:
            return None
        totals = [score.total for score in self.state.scores()]
        return {"totals": totals, "winners": list(self.state.winners())}

    def record(self) -> dict[str, Any]:
        """The play as plain JSON data; `records.py` reads it back."""
        record: dict[str, Any] = {
            "format": RECORD_FORMAT,
            "game": self.game.name,
            "rules": self.game.rules,
            "options": self.options,
            "seats": [{"name": seat.name, "kind": seat.kind} for seat in self.people],
            "moves": [[seat, text] for seat, text in self.moves],
            "result": self.result(),
        }
        if self.fair is not None:
            record["fair"] = self.fair.data()
        return record
