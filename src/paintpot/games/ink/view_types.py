"""The types of a view. The page's TypeScript is made from them (tools/page_schema.py)."""

from typing import Literal, NotRequired, TypedDict

from paintpot.core.view_types import ScoreData

Stage = Literal[
    "who-starts",
    "deal",
    "bonus-tiles",
    "refill",
    "draw",
    "turn",
    "cover",
    "quill",
    "place",
    "turn-tile",
    "complete",
    "jokers",
    "spots",
    "bonus",
    "set",
    "over",
]

SquareView = TypedDict(
    "SquareView",
    {
        "name": str,
        "x": int,
        "y": int,
        "colour": str,
        "mark": str,
        "bottle": NotRequired[Literal["own", "black"]],
        "down": NotRequired[bool],
        "x_token": NotRequired[list[str]],
        "with": NotRequired[str],
        "tokens": NotRequired[list[str]],
        "grown": NotRequired[bool],
        "linked": NotRequired[str],
    },
)
"""A square of a painting; things that do not lie on it are left out. `mark` is `plain`, `spot` or a
number; `x_token` has the colours of the X or XX on it, and `with` is the square under its other
half."""


class AreaView(TypedDict):
    """Squares of one colour that are connected."""

    colour: str
    size: int
    grown: bool
    """Whether it grew in this turn."""
    numbers: list[int]
    spots: int
    squares: list[str]


class LaidTile(TypedDict):
    """A tile of a painting."""

    tile: str
    turned: int
    flipped: bool
    x: int
    y: int


class PainterView(TypedDict):
    """A player: stocks and painting."""

    bottles: str
    """The ink of the bottles."""
    card: list[str]
    palette: int
    jokers: int
    own: int
    black: int
    lead: int
    """The quill where the Lead stands; 0 is START."""
    in_play: bool
    tiles: list[LaidTile]
    squares: list[SquareView]
    areas: list[AreaView]
    score: ScoreData


class TileLook(TypedDict):
    """A way to lay the tile: the move, and its squares a, b, c, d as they would lie."""

    move: str
    squares: list[tuple[str, str]]


class CompletionView(TypedDict):
    """An objective that can be completed, and its effects."""

    square: str
    number: int
    bottles: int
    """How many bottles it plays, black ones included."""
    black: int
    bonus: int | None
    """The bonus action it opens; null if it opens none that would be of use."""
    plays_all: bool
    """Whether it plays the last bottle of the player's own, which makes this the last round."""


class TurnView(TypedDict):
    """What the player whose turn it is has in hand."""

    token: list[str] | None
    tile: str | None
    lifted: int | None
    at: str | None
    places: list[str]
    """Where the tile in hand may go, also when it has a place already but is not laid."""
    looks: list[TileLook]
    target: str | None
    pending: list[str]
    bonus: int | None
    left: int
    objectives: list[CompletionView]
    """Those that can be completed now, each as if it came first."""
    ways: list[list[CompletionView]]
    """Those that can be completed one after another, the best way first; several ways: one of
    them excludes the others. Bonus actions are left."""


class SlotView(TypedDict):
    """A bonus action, and the numbers that open it."""

    bonus: int
    numbers: list[int]


class SupplyView(TypedDict):
    """What is left to draw or take."""

    x: int
    xx: int
    white: int
    numbers: dict[str, int]
    colours: dict[str, int]


class ApprenticeView(TypedDict):
    """The opponent of a solo game."""

    level: str
    lead: int
    left: int


class InkView(TypedDict):
    """What a viewer may know of a game of INK: all seats see the same."""

    game: Literal["ink"]
    seats: int
    seat: int | None
    """The viewer's; null for a spectator."""
    goal: int
    """How many bottles everybody has to play."""
    stage: Stage
    round: int
    last: bool
    tie_round: int
    first: int
    turn: int
    actors: list[int]
    quills: list[str | None]
    bag: int
    slots: list[SlotView]
    supply: SupplyView
    turn_of: TurnView
    """The current turn."""
    apprentice: ApprenticeView | None
    painters: list[PainterView]
