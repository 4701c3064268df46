"""Points that the end of the round is certain to give: a hint names them."""

from paintpot.bots import make_bot
from paintpot.bots.hints import hints
from paintpot.games.inkdoms.names import INKS
from paintpot.texts.hints import hint_sentences
from tests.games.inkdoms.positions import Table, land, near, scattered, table

THROW = "blue 2 in G; red 2 in Y; yellow 4 in B; white 2 in U"


def nearly_full() -> Table:
    """Greenwood lacks two areas, both of which may be blue."""
    game = table(2)
    lacking = scattered(land("G"), 2)
    for name in land("G"):
        if name not in lacking:
            taken = {"blue", *(game.ink(0, other) for other in near(name))}
            game.paint(0, **{next(ink for ink in INKS if ink not in taken): name})
    return game


def test_a_full_kingdom_is_due_until_the_round_is_settled() -> None:
    game = nearly_full().throw(THROW)
    assert game.state.due(0) == []
    game.fill(0, land("G"))
    assert game.state.due(0) == [("Greenwood/speed", 4)]
    assert game.state.due(1) == []


def test_a_hint_names_the_kingdom_that_it_fills() -> None:
    """The first of two to paint: the award is not on the score when the turn ends."""
    game = nearly_full().throw(THROW)
    best = hints(make_bot("greedy", 1), game.state, 0, 1)[0]
    assert ("Greenwood/speed", 4) in best.steps[-1].lines
    assert "points" not in [name for name, _, _ in best.prepares], "not told a second time"
    [why] = hint_sentences("inkdoms", [([step.lines for step in best.steps], best.prepares)])
    assert "be first to paint all of greenwood" in why.lower()
