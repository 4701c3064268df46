"""Color-In Kingdom: five dice, six constructions, a province of hexagons, and copycats.

`turn.py` holds the rules of the turn, `book.py` the content of the sheets, `scoring.py` and
`roads.py` the score. `guidelines.py` reads sums and points from `guidelines.json`, `province.py`
the sheets from `sheets/`; `roll.py` is the dice.
"""

from paintpot.games.color_in_kingdom.game import ColorInKingdomGame

game = ColorInKingdomGame()
