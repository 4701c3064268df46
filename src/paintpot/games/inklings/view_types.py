"""The types of a view. The page's TypeScript is made from them (tools/page_schema.py)."""

from typing import Literal, TypedDict

from paintpot.core.view_types import ScoreData

Stage = Literal["moves", "roll", "over"]


class RollView(TypedDict):
    """The roll, and the sums it calls."""

    d6: int
    d8: int
    d12: int
    sums: list[int]


class SheetView(TypedDict):
    """One sheet, as far as the viewer may know it."""

    inked: list[str]
    inklings: list[str]
    """The spaces they are on."""
    ways: list[int]
    """For each of them, how many spaces it could go to if every number were rolled."""
    boxes: list[str]
    """The letters of the boxes that are not crossed off."""
    crossed: list[str]
    """The spaces whose tunnel is crossed off."""
    never_complete: list[str]
    """The dice with a space that no Inkling can reach any more, whatever is rolled."""
    chosen: bool
    """Whether a move was made that is not public yet."""
    move: str | None
    out: bool
    stuck: bool
    score: ScoreData


class InklingsView(TypedDict):
    """What a viewer may know of a game of Inklings."""

    game: Literal["inklings"]
    seats: int
    seat: int | None
    """The viewer's; null for a spectator."""
    stage: Stage
    round: int
    actors: list[int]
    roll: RollView | None
    """Null before the first roll."""
    sheets: list[SheetView]
