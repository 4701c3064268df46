"""The loop that plays a whole game between bots."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from paintpot.core.contract import CHANCE, State
from paintpot.core.dice import Dice
from paintpot.core.steps import Chooser, step


@dataclass(frozen=True)
class FinishedGame:
    """One finished game; lists have one entry per seat."""

    number: int
    totals: list[int]
    winners: tuple[int, ...]
    feats: list[list[str]]
    verdicts: list[str | None]
    moves: int
    chances: int
    """How often chance acted."""
    turns: int = 1
    """Turns or rounds in which somebody moved, as numbered by the game; 1 if it does not number."""
    ending: str = ""
    """How the game ended; "" if it does not say."""


def game_seed(seed: int | str, number: int) -> str:
    """The seed of one game of a run, whoever plays it."""
    return f"{seed}, game {number}"


Observer = Callable[[State, int], None]
"""Called with the state and the seat after each turn of a seat."""


@dataclass(frozen=True)
class Length:
    """How long a game was."""

    moves: int
    chances: int
    turns: int


def play_out(
    state: State, seed: str, choosers: Sequence[Chooser], after_turn: Observer | None = None
) -> Length:
    """Play a game to its end, in place, with one chooser per seat."""
    dice = Dice(seed)
    # Where several may act, the order is random. If the first always acted first, the last seat
    # would end every round, which favours a bot that searches to the end of its turn.
    order = Dice(seed, "order")
    moves = chances = turns = 0
    turn: int | None = None

    def pick(actors: tuple[int, ...]) -> int:
        return actors[order.below(len(actors))]

    def choose(state: State, seat: int) -> int:
        return choosers[seat](state, seat)

    while True:
        now = state.turn_no()
        seat = step(state, dice, choose, pick)
        if seat is None:
            break
        if seat == CHANCE:
            chances += 1
            continue
        moves += 1
        if now != turn:
            turn = now
            turns += 1
        if after_turn and (state.turn_no() != now or seat not in state.actors()):
            after_turn(state, seat)
    return Length(moves, chances, turns)


def play_game(start: State, number: int, seed: str, choosers: Sequence[Chooser]) -> FinishedGame:
    """Play a game from a start state, which is not changed."""
    state = start.clone()
    length = play_out(state, seed, choosers)
    scores = state.scores()
    return FinishedGame(
        number,
        [score.total for score in scores],
        state.winners(),
        [state.feats(seat) for seat in range(len(choosers))],
        [score.verdict for score in scores],
        length.moves,
        length.chances,
        length.turns,
        state.ending(),
    )
