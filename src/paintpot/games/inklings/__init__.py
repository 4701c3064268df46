"""Inklings: three little critters ink the faces of three unfolded dice.

`round.py` holds the rules of the round, `scoring.py` the score. `roll.py` is the dice that are
rolled, `board.py` those that are inked, read from `sheets/`; `net.py` checks that their nets fold
into real dice.
"""

from paintpot.games.inklings.game import InklingsGame

game = InklingsGame()
