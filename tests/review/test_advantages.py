"""What a better turn has over the one played."""

from paintpot.bots.hints import AWAITED
from paintpot.core.contract import State
from paintpot.games.ink.tiles import TILE_NAMES
from paintpot.review.advantages import advantage
from tests.games.ink.positions import GAME, table

CROSS = ["cross"]
TAKE = ["quill 6", "tile at 4,0", "turned 0", "done"]


def at_start() -> State:
    """A tile can be taken, or START crossed: the turn goes on after a draw."""
    game = table().paint("R3 Ro L L\nL P L P").card("RP").stock(5, 5).lead(5)
    game.state.quills[6] = TILE_NAMES.index("R-R-R6-P")
    return game.state


def over(played: list[str], better: list[str]) -> list[str]:
    """The names of what a turn prepares that another does not."""
    mine, other = ([GAME.parse(text) for text in texts] for texts in (better, played))
    return [name for name, _, _ in advantage(at_start(), 0, other, mine).prepares]


def test_a_turn_that_goes_on_after_a_draw_says_so() -> None:
    assert over(TAKE, CROSS)[-1] == AWAITED
    assert AWAITED not in over(CROSS, TAKE)
    assert AWAITED not in over(CROSS, CROSS), "both do"
