"""Losing Inklings, and being out (IL-LOST-1, IL-LOST-2)."""

import pytest

import paintpot
from tests.games.inklings.positions import GAME, TUNNELS, Table, alone, table


@pytest.mark.rule("IL-LOST-1")
def test_who_cannot_move_loses_an_inkling() -> None:
    game = alone("d20-1 d20-14", "1 1 1")
    assert game.legal(0) == ["lose d20-1", "lose d20-14"]
    game.play(0, "lose d20-1")
    assert game.sheet(0)["inklings"] == ["d20-14"]
    game.roll("1 6 12")
    assert game.refusal(0, "walk d20-1 to d20-7") == "IL-MOVE-1"
    assert game.legal(0) == ["walk d20-14 to d20-6"]


@pytest.mark.rule("IL-A8", "IL-LOST-1")
def test_which_inkling_is_lost_is_the_players_choice() -> None:
    stuck = "d20-1 d20-14"
    for choice in ("lose d20-1", "lose d20-14", "lose box"):
        game = table(1).put(0, stuck).ink_but(0, "d20-20").boxes(0, 1).roll("1 1 1")
        assert game.legal(0) == ["lose d20-1", "lose d20-14", "lose box"]
        game.play(0, choice)
        sheet = game.sheet(0)
        left = {*sheet["inklings"], *sheet["boxes"]}
        assert left == {"d20-1", "d20-14", "C"} - {choice.split()[1].replace("box", "C")}


def test_a_view_says_what_each_could_still_do() -> None:
    """A player who has to lose one sees which of them could go on with the right dice."""
    game = alone("d20-1 d20-14", "1 1 1")
    game.ink(0, "d20-7 d20-13 d20-19")
    assert game.sheet(0)["ways"] == [0, 3]
    assert alone("d8-4", "1 1 1").sheet(0)["ways"] == [3 + 9 - 1], (
        "its tunnel leads to nine, one next to it"
    )


@pytest.mark.rule("IL-A8")
def test_only_an_inkling_one_has_can_be_lost() -> None:
    game = alone("d20-1", "1 1 1")
    assert game.refusal(0, "lose box") == "IL-MOVE-2"
    assert game.refusal(0, "lose d20-7") == "IL-MOVE-1"
    assert game.refusal(0, "lose d20-1") is None


@pytest.mark.rule("IL-A2")
def test_nobody_gives_up_an_inkling_while_a_move_exists() -> None:
    game = alone("d8-7 d20-1", "3 4 4", boxes=1)
    assert "walk d8-7 to d8-8" in game.legal(0)
    for loss in ("lose d8-7", "lose d20-1", "lose box"):
        assert game.refusal(0, loss) == "IL-A2"


@pytest.mark.rule("IL-A2", "IL-LOST-1")
def test_one_inkling_that_can_move_saves_all() -> None:
    game = alone("d8-8 d20-1 d20-14", "3 5 12")
    assert game.legal(0) == ["walk d20-14 to d20-20"]
    assert game.refusal(0, "lose d8-8") == "IL-A2"


@pytest.mark.rule("IL-A3")
def test_a_tunnel_must_be_taken_if_it_is_the_only_move() -> None:
    game = alone("d12-12", "2 2 2")
    assert game.legal(0) == [
        *("tunnel d12-12 to d8-4", "tunnel d12-12 to d12-6", "tunnel d12-12 to d20-2"),
    ]
    assert game.refusal(0, "lose d12-12") == "IL-A3"
    assert game.case(0, "lose d12-12") == "can-tunnel"


@pytest.mark.rule("IL-A7")
def test_a_possible_entry_prevents_a_loss() -> None:
    game = alone("d20-1", "1 1 1", boxes=1)
    assert {text.split()[0] for text in game.legal(0)} == {"enter"}
    for loss in ("lose d20-1", "lose box"):
        assert game.refusal(0, loss) == "IL-A7"


@pytest.mark.rule("IL-A9", "IL-INK-1")
def test_the_space_of_a_lost_inkling_stays_inked() -> None:
    game = alone("d20-1 d20-14", "1 1 1").play(0, "lose d20-1")
    assert game.sheet(0)["inked"] == ["d20-1", "d20-14"]
    assert game.total(0) == 2
    assert game.roll("1 6 12").play(0, "walk d20-14 to d20-6").total(0) == 3


@pytest.mark.rule("IL-A9", "IL-A5")
def test_nobody_enters_where_one_was_lost() -> None:
    game = table(1).put(0, "d20-1").ink_but(0, "d20-20").boxes(0, 1).roll("1 1 1")
    game.play(0, "lose d20-1").roll("1 1 1")
    assert game.refusal(0, "enter d20-1") == "IL-A5"


@pytest.mark.rule("IL-LOST-2")
def test_without_inklings_one_is_out() -> None:
    game = table(2).put(0, "d20-1").boxes(0, 0).roll("1 1 1").any_move(1)
    assert not game.sheet(0)["out"]
    game.play(0, "lose d20-1")
    assert game.sheet(0)["out"]
    assert game.total(0) == 1
    assert not game.sheet(1)["out"]


@pytest.mark.rule("IL-A6")
def test_inklings_in_boxes_are_still_inklings() -> None:
    game = table(1).put(0, "d20-14").ink_but(0, "d20-20").boxes(0, 1).roll("1 1 1")
    game.play(0, "lose d20-14")
    assert not game.sheet(0)["out"]
    assert not game.state.over
    assert game.roll("6 8 6").legal(0) == ["enter d20-20"]


@pytest.mark.rule("IL-A6", "IL-LOST-2")
def test_the_last_inkling_may_be_lost_from_its_box() -> None:
    game = table(1).ink_but(0, "d20-20").boxes(0, 1).roll("1 1 1").play(0, "lose box")
    assert game.sheet(0)["out"]
    assert game.state.over


@pytest.mark.rule("IL-A15")
def test_who_is_out_is_skipped() -> None:
    game = table(3).put(1, "d20-1").boxes(1, 0).roll("1 1 1").any_move(0, 1, 2)
    for _ in range(3):
        assert game.state.actors() == (paintpot.CHANCE,)
        game.roll("3 4 4")
        assert game.state.actors() == (0, 2)
        assert game.legal(1) == []
        assert game.refusal(1, "enter d12-8") == "IL-A15"
        game.any_move(2, 0)
    assert game.refusal(1, "enter d12-8") == "IL-A15"


@pytest.mark.rule("IL-A14", "IL-A15", "IL-LOST-2")
def test_who_loses_the_last_inkling_is_out_when_all_have_chosen() -> None:
    game = table(2).put(0, "d20-1").boxes(0, 0).roll("1 1 1").play(0, "lose d20-1")
    assert game.refusal(0, "enter d12-2") == "IL-A14", "chosen, and still free to choose anew"
    assert game.state.actors() == (1,)
    game.any_move(1)
    assert game.refusal(0, "enter d12-2") == "IL-A15"


def cautions(game: Table, seat: int = 0) -> dict[str, str]:
    return {GAME.text(gain.move): gain.caution for gain in game.state.gains(seat)}


def test_a_space_with_ink_all_around_is_told_before_anybody_goes_there() -> None:
    game = table(1).put(0, "d12-11").ink(0, "d12-2 d12-4 d12-5 d12-6 d12-10").roll("1 5 6")
    told = cautions(game)
    assert told["enter d12-1"] == "dead-end"
    assert told["enter d20-1"] == "", "its neighbours are not inked"
    assert told["walk d12-11 to d12-12"] == ""


def test_where_an_inkling_came_from_is_no_way_on() -> None:
    game = table(1).put(0, "d20-7").ink(0, "d20-13 d20-19").roll("1 2 3")
    assert cautions(game)["walk d20-7 to d20-1"] == "dead-end"


def test_an_open_tunnel_is_a_way_on_as_long_as_it_leads_somewhere() -> None:
    """At 10 on the d12, with ink all around it."""
    around = "d12-1 d12-2 d12-5 d12-7 d12-9"
    game = table(1).put(0, "d12-6").ink(0, around).roll("1 8 10")
    told = cautions(game)
    assert told["enter d12-10"] == ""
    assert told["tunnel d12-6 to d12-10"] == "dead-end", "the trip uses the tunnel up"
    others = " ".join([space for space in TUNNELS if space not in ("d12-6", "d12-10")])
    for shut in (table(1).ink(0, others), table(1).cross(0, others), table(1).cross(0, "d12-10")):
        shut.put(0, "d12-6").ink(0, around).roll("1 8 10")
        assert cautions(shut)["enter d12-10"] == "dead-end"


def test_to_lose_one_needs_no_warning() -> None:
    assert set(cautions(alone("d20-1 d20-14", "1 1 1")).values()) == {""}
