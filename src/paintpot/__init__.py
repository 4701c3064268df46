"""Paintpot: a home for ink-and-colour board games.

>>> import paintpot
>>> play = paintpot.Play("inkdoms", seats=2, seed=7)
>>> play.state.actors() == (paintpot.CHANCE,)
True
"""

from paintpot.core.contract import CHANCE, Game, Option, Score, State
from paintpot.core.dice import Dice
from paintpot.core.errors import (
    BadBot,
    BadChance,
    BadMove,
    BadOption,
    BadRecord,
    BadSeats,
    BadSheet,
    CannotUndo,
    PaintpotError,
    Refused,
    UnknownGame,
)
from paintpot.core.play import Play, Seat
from paintpot.core.reasons import Reason
from paintpot.core.records import read_record, replay
from paintpot.core.registry import game, games
from paintpot.core.rollout import rollout
from paintpot.form import compiled
from paintpot.review import review
from paintpot.texts import explain

__version__ = "0.1.0"

__all__ = [
    "BadBot",
    "BadChance",
    "BadMove",
    "BadOption",
    "BadRecord",
    "BadSeats",
    "BadSheet",
    "CannotUndo",
    "CHANCE",
    "compiled",
    "Dice",
    "explain",
    "Game",
    "game",
    "games",
    "Option",
    "PaintpotError",
    "Play",
    "read_record",
    "Reason",
    "Refused",
    "replay",
    "review",
    "rollout",
    "Score",
    "Seat",
    "State",
    "UnknownGame",
]
