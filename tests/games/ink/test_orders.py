"""What can really be had in one turn: one objective after another, or either one or the other."""

import pytest

from tests.games.ink.positions import Table, table


def grown(
    text: str, palette: int = 12, jokers: int = 12, bonuses: tuple[int, ...] = (1, 5, 6, 11)
) -> Table:
    """Seat 0 has laid red squares (Y R / Ro R) left of this picture."""
    game = table(2, *bonuses).card("LP").stock(palette, jokers).paint(text)
    return game.add("R-R-Ro-Y", at=(-2, 0), look="Y R / Ro R")


def ways(game: Table) -> list[list[tuple[int, int]]]:
    """Numbers and bottles, way by way."""
    told = game.state.view(0)["turn_of"]["ways"]
    return [[(one["number"], one["bottles"]) for one in way] for way in told]


def alone(game: Table) -> dict[int, int]:
    """What each objective scores by itself."""
    told = game.state.view(0)["turn_of"]["objectives"]
    return {one["number"]: one["bottles"] for one in told}


@pytest.mark.rule("INK-A22")
def test_either_or_where_the_first_leaves_too_little_for_the_second() -> None:
    """Six squares with two spots: three of them go, and three are too few for the other."""
    game = grown("R4 R5 Ro L\n L L L P")
    assert game.area(0, 0) == 6
    assert ways(game) == [[(4, 3)], [(5, 3)]]
    for first in ("complete 0,0", "complete 1,0"):
        tried = Table(game.state.clone()).play(first).leave()
        assert tried.can_complete() == set(), "as the ways say"


@pytest.mark.rule("INK-OBJ-3", "INK-A22")
def test_the_order_in_which_both_can_be_had_is_found() -> None:
    """Six squares: after the 5 four are left for the 4, but after the 4 too few for the 5."""
    game = grown("R4 R5 L L\n R L L P")
    assert ways(game) == [[(5, 2), (4, 1)]]
    gains = {one.move: one.total for one in game.state.gains(0)}
    assert gains[game.move("complete 1,0")] == 3, "over a bonus that is left"
    assert gains[game.move("complete 0,0")] == 2
    game.play("complete 1,0").leave().play("complete 0,0").leave()
    assert game.state.standing(0).total == 3


def test_each_objective_tells_what_it_brings_by_itself() -> None:
    game = grown("R3 R6 R L\n R R L P")
    assert alone(game) == {3: 2, 6: 2}
    game.play("complete 1,0").leave()
    assert alone(game) == {3: 1}, "the spot has its bottle already"


@pytest.mark.rule("INK-BONUS-4", "INK-A55")
def test_a_bonus_that_offers_nothing_is_not_promised() -> None:
    """More jokers from an empty palette, an X taken off where none lies: neither is offered."""
    text = "R R4 R L\n R R L P"
    for palette, bonuses, promised in (
        (12, (5, 8, 6, 11), 5),
        (0, (5, 8, 6, 11), None),
        (12, (8, 5, 6, 11), None),
    ):
        game = grown(text, palette, 24 - palette, bonuses)
        [told] = game.state.view(0)["turn_of"]["objectives"]
        assert told["bonus"] == promised
        game.play("complete 1,0")
        assert (game.state.view(0)["stage"] == "bonus") == (promised is not None)


@pytest.mark.rule("INK-END-3")
def test_black_bottles_are_told_apart() -> None:
    game = grown("R R4 R L\n R R L P", 0, 1)
    [told] = game.state.view(0)["turn_of"]["objectives"]
    assert (told["bottles"], told["black"]) == (2, 1)


@pytest.mark.rule("INK-END-1")
def test_an_objective_tells_that_it_plays_the_last_bottle() -> None:
    def told(game: Table) -> list[list[bool]]:
        found = game.state.view(0)["turn_of"]["ways"]
        return [[one["plays_all"] for one in way] for way in found]

    text = "R4 R5 L L\n R L L P"
    assert told(grown(text)) == [[False, False]]
    assert told(grown(text, 0, 3)) == [[False, True]], "the second of them"
    assert told(grown(text, 0, 2)) == [[True, False]], "then only black ones are left"
    tied = grown(text, 0, 3)
    tied.state.tie_round = 1
    assert told(tied) == [[False, False]], "a tie round is the last in any case"


def test_nothing_is_told_outside_of_completing() -> None:
    turn = table(2).state.view(0)["turn_of"]
    assert turn["objectives"] == turn["ways"] == []
