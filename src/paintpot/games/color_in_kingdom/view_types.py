"""The types of a view. The page's TypeScript is made from them (tools/page_schema.py)."""

from typing import Literal, TypedDict

from paintpot.core.view_types import ScoreData

Stage = Literal["who-starts", "roll", "picking", "building", "copying", "over"]
Kind = Literal["strawberry", "road", "waterway", "sherbet", "soylent", "forest"]
Ending = Literal["duties", "copycat", "province"]


class RollView(TypedDict):
    """The dice as rolled, those set aside listed separately."""

    family: list[int]
    duty: int
    aside: list[int]
    pool: list[int]


class PickView(TypedDict):
    """What two dice of the pool make, and whether there is a space for it."""

    dice: list[int]
    sum: int
    builds: Kind
    open: bool


class SumsView(TypedDict):
    """The sums of two dice that build each construction."""

    strawberry: list[int]
    road: list[int]
    waterway: list[int]
    sherbet: list[int]
    soylent: list[int]
    forest: list[int]


class SheetView(TypedDict):
    """One sheet, as far as the viewer may know it."""

    paint: dict[str, str]
    """Space to ink."""
    fresh: list[str]
    """Spaces coloured in this turn."""
    duties: list[int]
    """The duties crossed off."""
    squares: list[int]
    """The numbers in the Copycat squares."""
    score: ScoreData


class KingdomView(TypedDict):
    """What a viewer may know of a game of Color-In Kingdom."""

    game: Literal["color-in-kingdom"]
    seats: int
    seat: int | None
    """The viewer's; null for a spectator."""
    stage: Stage
    turn: int
    current: int
    actors: list[int]
    roll: RollView | None
    picks: list[PickView]
    """What the dice can make, until something is built: until then the choice can be changed."""
    building: Kind | None
    copied: list[int]
    """The seats that have copied, as far as that is known."""
    ending: Ending | None
    trigger: int | None
    last: int
    sums: SumsView
    sheets: list[SheetView]
