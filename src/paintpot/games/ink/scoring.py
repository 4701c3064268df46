"""The score: bottles played, and what breaks a tie (INK-END-4, INK-END-5, INK-A15, INK-A49).

Own bottles count one each, up to 24, and black ones are added. So a player who has finished is
ahead of everyone who has not, black bottles decide between several who have, and if nobody has, the
fewest bottles left win. After tie rounds the total of the regular rounds stays, and the tie rounds
decide. In solo play, the Apprentice's bottles are listed below the total.
"""

from paintpot.core.contract import Score
from paintpot.core.ints import i64
from paintpot.games.ink.names import (
    BLACK_LINE,
    BOTTLES,
    OWN_LINE,
    RIVAL_LINE,
    SOLO_LOST,
    SOLO_WON,
    TIE_BLACK_LINE,
    TIE_OWN_LINE,
)
from paintpot.games.ink.painter import Painter
from paintpot.games.ink.table import OVER, InkTable


def score(table: InkTable, painter: Painter) -> Score:
    own, black = int(own_played(painter)), int(black_played(painter))
    result = Score([(OWN_LINE, own), (BLACK_LINE, black)], _tie(table, painter))
    if painter.tier > 0 and painter.tier == table.tie_round:
        result.deciders = [(TIE_OWN_LINE, int(painter.own())), (TIE_BLACK_LINE, int(painter.black))]
    if table.seats == 1 and table.stage == OVER:
        result.verdict = SOLO_LOST if painter.own() else SOLO_WON
        result.deciders = [(RIVAL_LINE, int(BOTTLES - table.rival_left))]
    return result


def points(painter: Painter) -> i64:
    """The sum of both lines."""
    return own_played(painter) + black_played(painter)


def own_played(painter: Painter) -> i64:
    """Own bottles played; all of them, for a player who has been in tie rounds."""
    return BOTTLES if painter.settled >= 0 and painter.tier > 0 else BOTTLES - painter.own()


def black_played(painter: Painter) -> i64:
    """Black bottles played in the regular rounds."""
    return painter.settled if painter.settled >= 0 else painter.black


def _tie(table: InkTable, painter: Painter) -> tuple[int, ...]:
    """The tie rounds the player was in; among those in the last one, who is ahead."""
    if not painter.tier or painter.tier < table.tie_round:
        return (int(painter.tier), 0, 0)
    return (int(painter.tier), 0 if painter.own() else 1, int(painter.black))
