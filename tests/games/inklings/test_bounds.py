"""Who is certain to win: their lowest possible result is higher than the highest of any other."""

import random

import pytest

from paintpot.games.inklings.bounds import least, most
from paintpot.lab.walk import random_step
from tests.games.inklings.positions import BOARD, GAME, PLAYABLE, TUNNELS, Table, near, on, table


def bounds(game: Table, seat: int = 0) -> tuple[int, int]:
    sheet = game.state.before(seat)
    return int(least(BOARD, sheet)), int(most(BOARD, sheet))


def out(game: Table, seat: int, points: int) -> Table:
    """A seat with this many points on the d20, and no Inklings left."""
    return game.ink(seat, " ".join(on("d20")[:points])).boxes(seat, 0)


@pytest.mark.rule("IL-SCORE-3", "IL-SCORE-5")
def test_with_boxes_everything_can_be_inked() -> None:
    assert bounds(table(1)) == (-5, 39 + 20), "ten tunnels are five trips"


@pytest.mark.rule("IL-TUNNEL-2", "IL-SCORE-4")
def test_a_trip_costs_a_point_and_needs_a_tunnel_that_is_not_inked() -> None:
    free = "d12-6 d12-12"
    crossed = " ".join([space for space in TUNNELS if space not in free.split()])
    game = table(1).put(0, "d12-6").boxes(0, 0).cross(0, crossed)
    assert bounds(game) == (1 - 8 - 1, 12 + 6 - 8)
    game.ink(0, "d12-12")
    assert bounds(game)[0] == 2 - 8, "there is no tunnel to come out of"


@pytest.mark.rule("IL-MOVE-3")
def test_on_foot_an_inkling_stays_on_its_die() -> None:
    game = table(1).put(0, "d8-5").boxes(0, 0).cross(0, " ".join(TUNNELS))
    assert bounds(game) == (1 - 10, 7 + 4 - 10)
    game.ink(0, " ".join(near("d8-5")))
    assert bounds(game)[0] == bounds(game)[1], "it cannot go on"


@pytest.mark.rule("IL-A15", "IL-LOST-2")
def test_a_seat_that_is_out_keeps_its_points() -> None:
    game = out(table(2), 1, 9)
    assert bounds(game, 1) == (9, 9)


def test_who_plays_on_alone_has_won_once_nobody_can_catch_them() -> None:
    """Every trip that is still possible counts against them."""
    crossed = "d8-1 d8-4 d8-7 d12-10 d12-12 d20-2 d20-7 d20-16"
    game = out(table(2), 1, 9)
    game.put(0, "d12-6").cross(0, crossed).boxes(0, 0)
    game.ink(0, " ".join([*on("d8"), *on("d20")[:7]]))
    assert "d20-11" in on("d20")[7:], "a trip is possible"
    assert game.state.scores()[0].total == 1 + 7 + 4 + 7 - 8 == 11
    assert game.state.sure_winner(0) == 0, "10 are more than 9"
    closer = out(table(2), 1, 10)
    closer.put(0, "d12-6").cross(0, crossed).boxes(0, 0)
    closer.ink(0, " ".join([*on("d8"), *on("d20")[:7]]))
    assert closer.state.sure_winner(0) is None, "a tie is no win"


def test_nobody_has_won_while_another_may_still_ink_everything() -> None:
    game = table(2).ink_but(0, "d12-1").put(0, "d20-1").boxes(0, 0)
    assert game.state.sure_winner(0) is None


def test_alone_there_is_nobody_to_catch_one() -> None:
    assert table(1).ink_but(0, "d12-1").state.sure_winner(0) is None


@pytest.mark.rule("IL-A19")
def test_a_hidden_choice_decides_nothing_for_the_others() -> None:
    """Seat 1 loses its last Inkling. Until all have chosen, only it knows that it is out."""
    game = table(2).ink(0, " ".join(PLAYABLE[:30])).cross(1, " ".join(TUNNELS))
    game.ink(1, " ".join([*on("d8"), *on("d12")])).put(1, "d20-1").boxes(1, 0).roll("1 1 1")
    assert game.legal(1) == ["lose d20-1"]
    game.play(1, "lose d20-1")
    assert [game.state.sure_winner(viewer) for viewer in (0, 1, None)] == [None, 0, None]
    game.any_move(0)
    assert [game.state.sure_winner(viewer) for viewer in (0, 1, None)] == [0, 0, 0]


@pytest.mark.rule("IL-SCORE-3")
def test_a_die_whose_bonus_is_out_of_reach_is_named() -> None:
    game = table(2)
    assert game.sheet(0)["never_complete"] == []
    game.put(0, "d8-5").boxes(0, 0).cross(0, " ".join(TUNNELS))
    assert game.sheet(0)["never_complete"] == ["d12", "d20"], "the d8 can still be inked"
    game.ink(0, " ".join(near("d8-5")))
    assert game.sheet(0)["never_complete"] == ["d8", "d12", "d20"], "it cannot go on"
    whole = table(1).ink(0, " ".join(on("d8"))).boxes(0, 0)
    assert whole.sheet(0)["never_complete"] == ["d12", "d20"], "a die that is whole has its bonus"


@pytest.mark.rule("IL-SCORE-3")
def test_the_score_of_the_scene_offers_no_bonus_that_is_out_of_reach() -> None:
    def offered() -> list[str]:
        scene = GAME.scene(game.state.view(0), 0, {})
        panel = next(panel for panel in scene.panels if panel.name == "score")
        return [line[2].text for line in panel.lines[1:4]]

    game = table(1)
    assert offered() == ["(4)", "(6)", "(10)"]
    game.put(0, "d8-5").boxes(0, 0).cross(0, " ".join(TUNNELS))
    assert offered() == ["(4)", "–", "–"]


@pytest.mark.parametrize("seed", range(12))
def test_no_game_ends_beyond_its_bounds(seed: int) -> None:
    chance = random.Random(seed)
    state = table(3).state
    known: list[list[tuple[int, int]]] = []
    while not state.over:
        sheets = [state.before(seat) for seat in range(3)]
        known.append([(int(least(BOARD, one)), int(most(BOARD, one))) for one in sheets])
        random_step(state, chance)
    ends = [score.total for score in state.scores()]
    for bounds_then in known:
        for end, (low, high) in zip(ends, bounds_then, strict=True):
            assert low <= end <= high
