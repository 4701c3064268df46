"""Positions for web/tests/pending.test.ts, as JSON lines.

python web/tools/pending_cases.py GAME

A line has a seat, a move, and the views before and after it; and, where the seat had another, the
view after that one: it may be made instead. They come from whole games of one to four seats by bots
that mostly move at random, and for INK from arranged positions too: some bonus actions take many
games to come up.
"""

import json
import sys
from pathlib import Path

import paintpot
from paintpot.bots import make_bot
from paintpot.core.contract import CHANCE, Game, State
from paintpot.core.dice import Dice

SEATS = (1, 2, 3, 4)
GAMES = 2
"""Of each number of seats; one of INK is long enough."""
LOOKS = 4
"""How many moves of each kind are tried from an arranged position."""


def main(name: str) -> None:
    game = paintpot.game(name)
    for seats in SEATS:
        for number in range(1 if name == "ink" else GAMES):
            whole_game(game, seats, f"{seats} {number}")
    if name == "ink":
        sys.path.insert(0, str(Path(__file__).parents[2]))
        from tests.games.ink.foreseen import positions

        for state in positions():
            ways_out(game, state)


def whole_game(game: Game, seats: int, seed: str) -> None:
    lots = Dice(seed, "cases")
    greedy = make_bot("greedy", seats)
    play = paintpot.Play(game, seats=seats, seed=seed)
    state = play.state
    while actors := state.actors():
        if actors[0] == CHANCE:
            play.roll()
            continue
        seat = actors[lots.below(len(actors))]
        legal = state.legal(seat)
        # Random games of INK never finish an area: a bot that wants to gets its way at times.
        clever = lots.below(3) == 0
        move = greedy.choose(state, seat) if clever else legal[lots.below(len(legal))]
        show(game, state, seat, move, legal[lots.below(len(legal))])


def ways_out(game: Game, state: State) -> None:
    """All kinds of moves that are open in a position, and of those that may follow them."""
    (seat,) = state.actors()
    for first in one_of_each(game, state.legal(seat)):
        after = state.clone()
        show(game, after, seat, first)
        if after.actors() == (seat,):
            for second in one_of_each(game, after.legal(seat)):
                show(game, after.clone(), seat, second)


def one_of_each(game: Game, moves: list[int]) -> list[int]:
    """Some moves of each kind; what differs in numbers and squares alone is of one kind."""
    kinds: dict[str, list[int]] = {}
    for move in moves:
        words = [word for word in game.text(move).split() if word.isalpha()]
        kinds.setdefault(" ".join(words), []).append(move)
    return [move for some in kinds.values() for move in some[:: -(-len(some) // LOOKS)]]


def show(game: Game, state: State, seat: int, move: int, other: int | None = None) -> None:
    """Make a move, and print what the seat sees."""
    case = {"seat": seat, "move": game.text(move), "before": state.view(seat)}
    if other is not None:
        instead = state.clone()
        instead.play(seat, other)
        case["instead"] = {"move": game.text(other), "after": instead.view(seat)}
    state.play(seat, move)
    print(json.dumps(case | {"after": state.view(seat)}, separators=(",", ":")))


if __name__ == "__main__":
    main(sys.argv[1])
