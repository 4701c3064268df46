"""The types of a view. The page's TypeScript is made from them (tools/page_schema.py)."""

from typing import Literal, TypedDict

from paintpot.core.view_types import ScoreData

Stage = Literal["who-starts", "throw", "turns", "crossing", "over"]
Phase = Literal["waiting", "painting", "finished"]
Drops = dict[str, int]


class ThrownDie(TypedDict):
    """A die as thrown."""

    die: str
    value: int
    x: int
    y: int
    turn: int
    """Degrees, of a square: 0 to 89."""
    kingdoms: str
    """The letters of the kingdoms it is in."""
    in_box: bool
    """Whether nobody has taken it."""


class TakenDie(TypedDict):
    """The die that a player took, the colour it counts as, and the kingdom it was taken from."""

    die: str
    value: int
    ink: str
    kingdom: str


class PaintingTurn(TypedDict):
    """The current painting, for the seat that paints."""

    base: str
    open: list[str]
    """The kingdoms that may be painted in."""
    drops: int
    """Die drops still to be placed."""
    mixed: Drops
    """Drops that spell 4 has mixed."""
    placed: int
    moved: bool
    owed: int


class SheetView(TypedDict):
    """One sheet, as far as the viewer may know it."""

    paint: dict[str, str]
    """Area to ink."""
    fresh: list[str]
    """Areas painted in this round."""
    spells: list[int]
    """How many of spell 1, 2, 3 and 4."""
    new_spells: list[int]
    spent_spells: list[int]
    drops: Drops
    """Tower drops by ink; inks without any are left out."""
    new_drops: Drops
    spent_drops: Drops
    blots: int
    complete: list[str]
    """Achievements of this sheet, as `announced`, `firsts` and `seconds` are."""
    announced: list[str]
    firsts: list[str]
    seconds: list[str]
    score: ScoreData
    gained: int
    """The points gained so far: the score without what unpainted monsters and blots cost."""
    due: int
    """What the end of this round will score for what is complete so far; 0 on others' sheets."""
    phase: Phase
    took: TakenDie | None
    turn: PaintingTurn | None


class Awards(TypedDict):
    """Achievements that nobody has won yet, as first or as second."""

    firsts: list[str]
    seconds: list[str]


class InkdomsView(TypedDict):
    """What a viewer may know of a game of Inkdoms."""

    game: Literal["inkdoms"]
    seats: int
    seat: int | None
    """The viewer's; null for a spectator."""
    stage: Stage
    round: int
    last: bool
    first: int
    actors: list[int]
    throw: list[ThrownDie]
    awards: Awards
    sheets: list[SheetView]
