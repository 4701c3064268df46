"""The rulebook's example: three players, one roll, three kinds of move."""

import pytest

from tests.games.inklings.positions import Table, near, table


def example() -> Table:
    game = table(3).put(0, "d8-1").put(1, "d8-7").put(2, "d12-6")
    return game.roll("4 4 3")


@pytest.mark.rule("IL-EX-2", "IL-MOVE-2", "IL-A22")
def test_the_first_player_brings_in_a_second_inkling() -> None:
    game = example()
    assert game.sheet(0)["boxes"] == ["B", "C"]
    game.play(0, "enter d12-8")
    assert game.sheet(0)["boxes"] == ["C"]
    assert game.sheet(0)["inklings"] == ["d8-1", "d12-8"]


@pytest.mark.rule("IL-EX-3", "IL-MOVE-3")
def test_the_second_player_walks_from_7_to_8() -> None:
    assert "d8-8" in near("d8-7")
    game = example().play(1, "walk d8-7 to d8-8")
    assert game.sheet(1)["inklings"] == ["d8-8"]
    assert game.sheet(1)["inked"] == ["d8-7", "d8-8"]


@pytest.mark.rule("IL-EX-4", "IL-TUNNEL-1", "IL-TUNNEL-2", "IL-A10")
def test_the_third_player_takes_a_tunnel() -> None:
    game = example().play(2, "tunnel d12-6 to d20-11")
    assert game.sheet(2)["inklings"] == ["d20-11"]
    assert game.sheet(2)["crossed"] == ["d12-6", "d20-11"]


@pytest.mark.rule("IL-EX-1", "IL-EX-2", "IL-EX-3", "IL-EX-4", "IL-A19")
def test_all_three_moves_are_shown_together() -> None:
    game = example()
    assert game.state.view(None)["roll"]["sums"] == [3, 4, 7, 8, 11]
    game.play(2, "tunnel d12-6 to d20-11").play(0, "enter d12-8").play(1, "walk d8-7 to d8-8")
    shown = [game.sheet(seat, None)["move"] for seat in range(3)]
    assert shown == ["enter d12-8", "walk d8-7 to d8-8", "tunnel d12-6 to d20-11"]
    assert [game.total(seat) for seat in range(3)] == [2, 2, 0]
