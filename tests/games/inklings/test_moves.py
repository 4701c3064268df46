"""Entering and walking (IL-MOVE-1 … 3)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.inklings.positions import (
    PLAYABLE,
    TUNNELS,
    alone,
    calling,
    near,
    number,
    table,
)

ANY_SPACE = st.sampled_from(PLAYABLE)


@pytest.mark.rule("IL-MOVE-2")
def test_an_inkling_enters_any_called_space() -> None:
    game = table(1).roll("3 4 4")
    assert set(game.legal(0)) == {
        *("enter d8-4", "enter d8-7", "enter d8-8"),
        *("enter d12-3", "enter d12-4", "enter d12-7", "enter d12-8", "enter d12-11"),
        *("enter d20-3", "enter d20-4", "enter d20-7", "enter d20-8", "enter d20-11"),
    }
    game.play(0, "enter d20-11")
    assert game.sheet(0)["inklings"] == ["d20-11"]
    assert game.sheet(0)["boxes"] == ["B", "C"]


@pytest.mark.rule("IL-MOVE-2")
def test_without_a_box_nobody_enters() -> None:
    game = alone("d8-1 d12-5 d20-9", "2 4 8")
    assert game.refusal(0, "enter d12-8") == "IL-MOVE-2"
    assert game.case(0, "enter d12-8") == "no-box"


@pytest.mark.rule("IL-MOVE-3")
@given(ANY_SPACE, ANY_SPACE)
def test_an_inkling_walks_to_adjacent_called_spaces(start: str, end: str) -> None:
    game = alone(start, calling(number(end)), boxes=1)
    wanted = None if end in near(start) else "IL-MOVE-3"
    assert game.refusal(0, f"walk {start} to {end}") == wanted
    if wanted is None:
        game.play(0, f"walk {start} to {end}")
        assert game.sheet(0)["inklings"] == [end]
        assert set(game.sheet(0)["inked"]) == {start, end}


@pytest.mark.rule("IL-MOVE-3", "IL-ROLL-2")
@given(ANY_SPACE)
def test_a_neighbour_that_is_not_called_is_closed(start: str) -> None:
    for end in near(start):
        game = alone(start, "1 1 1" if number(end) > 3 else "6 8 12", boxes=1)
        assert game.refusal(0, f"walk {start} to {end}") == "IL-ROLL-2"


@pytest.mark.rule("IL-MOVE-3")
def test_nobody_walks_from_die_to_die_or_stays() -> None:
    game = alone("d12-8", "3 4 8", boxes=1)
    for end in ("d20-8", "d8-8", "d20-7", "d12-8"):
        assert game.refusal(0, f"walk d12-8 to {end}") == "IL-MOVE-3"


@pytest.mark.rule("IL-MOVE-1", "IL-INK-1")
def test_the_old_space_is_crossed_off_and_the_new_one_circled() -> None:
    game = alone("d8-7", "3 4 4", boxes=2).play(0, "walk d8-7 to d8-8")
    assert game.sheet(0)["inklings"] == ["d8-8"]
    assert game.sheet(0)["inked"] == ["d8-7", "d8-8"]
    assert game.sheet(0)["boxes"] == ["B", "C"]


@pytest.mark.rule("IL-MOVE-1")
def test_only_an_inkling_that_is_there_can_go() -> None:
    game = alone("d8-7", "3 4 4", boxes=1).ink(0, "d12-3")
    for move in (
        "walk d12-3 to d12-8",
        "tunnel d12-6 to d20-11",
        "lose d12-3",
        "walk d8-5 to d8-7",
    ):
        assert game.refusal(0, move) == "IL-MOVE-1"


@pytest.mark.rule("IL-A14")
def test_one_inkling_moves_a_round() -> None:
    game = table(2).put(0, "d8-7 d12-7").roll("3 4 4").play(0, "walk d8-7 to d8-8")
    assert game.legal(0) == []
    for move in ("walk d12-7 to d12-8", "enter d12-8", "walk d8-8 to d8-4", "lose box"):
        assert game.refusal(0, move) == "IL-A14"
    assert game.sheet(0)["inklings"] == ["d8-8", "d12-7"]


@pytest.mark.rule("IL-A14")
def test_the_others_stay_where_they_are() -> None:
    game = alone("d8-7 d12-7 d20-7", "3 4 4").play(0, "walk d12-7 to d12-8")
    assert game.sheet(0)["inklings"] == ["d8-7", "d12-8", "d20-7"]


@pytest.mark.rule("IL-A5")
@given(ANY_SPACE)
def test_nobody_enters_an_inked_space(space: str) -> None:
    game = table(1).ink(0, space).roll(calling(number(space)))
    assert game.refusal(0, f"enter {space}") == "IL-A5"


@pytest.mark.rule("IL-A5")
@given(ANY_SPACE)
def test_nobody_walks_to_an_inked_or_taken_space(start: str) -> None:
    for end in near(start):
        inked = alone(start, calling(number(end)), boxes=1).ink(0, end)
        assert inked.refusal(0, f"walk {start} to {end}") == "IL-A5"
        taken = alone(f"{start} {end}", calling(number(end)), boxes=1)
        assert taken.refusal(0, f"walk {start} to {end}") == "IL-A5"
        assert taken.refusal(0, f"enter {end}") == "IL-A5"


@pytest.mark.rule("IL-A5", "IL-INK-1")
def test_an_inkling_cannot_go_back() -> None:
    game = alone("d8-7", "3 4 4", boxes=1).play(0, "walk d8-7 to d8-8").roll("3 4 4")
    assert game.refusal(0, "walk d8-8 to d8-7") == "IL-A5"


@pytest.mark.rule("IL-A12")
@pytest.mark.parametrize("space", TUNNELS)
def test_entering_uses_no_tunnel(space: str) -> None:
    game = table(1).roll(calling(number(space))).play(0, f"enter {space}")
    assert game.sheet(0)["crossed"] == []
    assert game.total(0) == 1


@pytest.mark.rule("IL-A13")
@pytest.mark.parametrize("space", TUNNELS)
def test_walking_to_a_tunnel_space_costs_nothing(space: str) -> None:
    for start in near(space):
        game = alone(start, calling(number(space)), boxes=1).play(0, f"walk {start} to {space}")
        assert game.sheet(0)["crossed"] == []
        assert game.total(0) == 2


@pytest.mark.rule("IL-A1")
@given(st.lists(ANY_SPACE, max_size=3, unique=True), st.integers(0, 3), st.integers(0, 575))
def test_who_can_move_must(places: list[str], boxes: int, roll: int) -> None:
    game = table(1).put(0, " ".join(places)).boxes(0, boxes)
    if not places and not boxes:
        return
    game.state.call(roll)
    moves = game.legal(0)
    assert moves
    losses = [text for text in moves if text.startswith("lose")]
    assert losses in ([], moves)
