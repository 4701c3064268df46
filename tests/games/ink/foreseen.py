"""Positions of INK in which moves are open that whole games seldom come to.

The page draws a move before the server answers; web/tests/pending.test.ts compares that with what
the server then shows, from these positions on (web/tools/pending_cases.py).
"""

from collections.abc import Iterator

from paintpot.games.ink.names import BONUSES
from paintpot.games.ink.state import InkState
from tests.games.ink.positions import bonus, table

PAINTING = """
    D   R   Ro  R4  Yo* Yo
    P   Ro* Rx  R   Yo@ L
    P   R>Y Lx  R+o .   .
    L   R5* Lo  R4>5 .  .
"""
"""Of everything one: bottles own and black, spots, numbers, an X, tokens."""
SPOTS = "D Ro Yo L\n Yo Lo R Lo"
STOCKS = ((12, 11), (5, 0), (1, 1), (1, 0), (0, 1), (0, 0))
"""Bottles on the palette and jokers: as many as anybody needs, few, none."""


def positions() -> Iterator[InkState]:
    for number in range(1, BONUSES + 1):
        for palette, jokers in STOCKS:
            for painting in (PAINTING, SPOTS):
                yield bonus(number, painting).stock(palette, jokers).state
    yield bonus(4, SPOTS).lead(5).state
    game = table(2).card("RY").paint(PAINTING).lead(6)
    yield game.play("cross").chance("X red").state
    # Jokers that do not reach for every spot of an area.
    game = table(2).card("RY").paint("L3 Lo Lo Lo\n P P P P").stock(5, 2)
    yield game.add("L-L-Lo-D", (-2, 0), "D L / Lo L", quill=3).play("complete 0,0").state
