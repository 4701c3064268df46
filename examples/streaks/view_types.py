"""The type of a view: `paintpot check` holds views to it."""

from pathlib import Path
from typing import Final, TypedDict

from paintpot.core.view_types import ScoreData

FOLDER: Final = Path(__file__).parent


class SheetView(TypedDict):
    """One sheet; nothing in Streaks is hidden."""

    marks: list[str]
    blots: int
    done: bool
    score: ScoreData


class StreaksView(TypedDict):
    """What anybody may know."""

    round: int
    rounds: int
    dice: list[int]
    numbers: list[int]
    sheets: list[SheetView]
