"""INK: take tiles from a shared wheel, make areas of colour grow, and be the first to play 24
bottles.

`turn.py` holds the rules of a turn in the rulebook's order, `bonus.py` the twelve bonus actions,
`table.py` wheel, bags, rounds and the end, `painting.py` the tiles and their areas, `painter.py`
the bottles, `tokens.py` the X and XX. Tiles and supplies are read from `tiles.json`.
"""

from paintpot.games.ink.game import InkGame

game = InkGame()
