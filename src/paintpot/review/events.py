"""A record as the events that a review judges: whole turns of seats, and throws.

Where a turn begins and ends follows from the contract alone. It begins with a seat's first move. It
ends when the seat may not act any more, when `turn_no` changes, when the seat learns something
(`news`), or when chance acts, even in the middle of a turn: what follows a draw is another
decision.

Where several seats act at once, their moves are interleaved in the record. Turns are put one after
another again, in the order in which they began, and `linear` makes sure that this changes nothing:
every move has to be legal there, and the position at the end the same. Otherwise a turn is cut
where another seat moved.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from paintpot.core.contract import CHANCE, Game, State
from paintpot.core.play import Play


@dataclass
class Decision:
    """One decision: what a seat did before it learned anything or another turn began."""

    seat: int
    moves: list[int]
    places: list[int]
    """Where its moves are in the record."""
    before: State
    after: State
    chances: int
    """How often chance has acted in the game before this."""


@dataclass
class Throw:
    """One act of chance."""

    place: int
    text: str
    before: State
    after: State
    chances: int


Event = Decision | Throw


@dataclass
class _Open:
    """A turn that has begun."""

    seat: int
    moves: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    closed: bool = False


def events(play: Play) -> Iterator[Event]:
    """The turns and throws of a game, in order; each begins where the one before has ended."""
    game = play.game
    state = game.start(play.seats, play.options)
    chances = 0
    block: list[_Open] = []
    begun = state
    for place, (seat, text) in enumerate(play.moves):
        if seat == CHANCE:
            yield from _turns(game, play, begun, state, block, chances)
            after = state.clone()
            after.chance(text)
            yield Throw(place, text, state, after, chances)
            state = begun = after
            block = []
            chances += 1
            continue
        if all([turn.closed for turn in block]):
            yield from _turns(game, play, begun, state, block, chances)
            begun, block = state, []
        turn = _turn_of(seat, block)
        turn.moves.append(game.parse(text))
        turn.places.append(place)
        state = _step(state, seat, turn, block)
    yield from _turns(game, play, begun, state, block, chances)


def _turn_of(seat: int, block: list[_Open]) -> _Open:
    """The current turn of the seat, or a new one."""
    for turn in block:
        if turn.seat == seat and not turn.closed:
            return turn
    turn = _Open(seat)
    block.append(turn)
    return turn


def _step(state: State, seat: int, turn: _Open, block: list[_Open]) -> State:
    """Make the last move of a turn, on a copy, and close the turns that it ends."""
    after = state.clone()
    after.apply(seat, turn.moves[-1])
    ended = after.turn_no() != state.turn_no()
    actors = after.actors()
    for other in block:
        learned = after.news(other.seat) != state.news(other.seat)
        if ended or learned or other.seat not in actors:
            other.closed = True
    return after


def _turns(
    game: Game, play: Play, begun: State, ended: State, block: list[_Open], chances: int
) -> list[Decision]:
    """The turns between two positions, one after another."""
    found = linear(begun, ended, block, chances)
    if found is None:
        runs = _runs(game, play, block)
        found = linear(begun, ended, runs, chances)
        assert found is not None
    return found


def linear(begun: State, ended: State, block: list[_Open], chances: int) -> list[Decision] | None:
    """Whole turns one after another; None if that would not lead to the same position."""
    out = []
    state = begun
    for turn in block:
        after = state.clone()
        for move in turn.moves:
            if after.why_not(turn.seat, move) is not None:
                return None
            after.apply(turn.seat, move)
        out.append(Decision(turn.seat, turn.moves, turn.places, state, after, chances))
        state = after
    return out if len(block) < 2 or state.dump() == ended.dump() else None


def _runs(game: Game, play: Play, block: list[_Open]) -> list[_Open]:
    """Moves in the order of the record: a turn ends where another seat moves."""
    out: list[_Open] = []
    for place in sorted([place for turn in block for place in turn.places]):
        seat, text = play.moves[place]
        if not out or out[-1].seat != seat:
            out.append(_Open(seat))
        out[-1].moves.append(game.parse(text))
        out[-1].places.append(place)
    return out
