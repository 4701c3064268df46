"""Inkdoms (Цветные королевства): four dice fall on a map of six kingdoms, everyone paints.

`round.py` holds the rules of the round, `paper.py` those of painting, `scoring.py` the score.
`box.py` and `throw.py` are the dice, `realm.py` is the map, read from `sheets/`.
"""

from paintpot.games.inkdoms.game import InkdomsGame

game = InkdomsGame()
