"""The wheel: moving the Lead, taking a tile, refilling."""

import pytest

from paintpot.core.contract import CHANCE
from paintpot.core.errors import BadChance
from tests.games.ink.positions import WHEEL, table

ALL = [f"quill {k}" for k in range(1, 7)]


@pytest.mark.rule("INK-PICK-2", "INK-A10", "INK-A58")
def test_from_start_every_quill_can_be_reached_without_crossing() -> None:
    game = table()
    assert game.legal("quill") == ALL
    assert game.refusal("cross") == "INK-A10"


@pytest.mark.rule("INK-PICK-1", "INK-PICK-2", "INK-PICK-6", "INK-A58")
@pytest.mark.parametrize("lead", range(1, 7))
def test_quills_ahead_are_reached_at_once_the_others_over_start(lead: int) -> None:
    game = table().lead(lead)
    assert game.legal("quill") == ALL[lead:]
    for quill in range(1, 7):
        refusal = None if quill > lead else "INK-PICK-6"
        assert game.refusal(f"quill {quill}") == refusal
    assert game.refusal("cross") is None


@pytest.mark.rule("INK-PICK-3", "INK-A12", "INK-A58")
def test_a_full_lap_ends_on_the_quill_just_left() -> None:
    game = table().paint("R R\n R R").lead(3).play("cross").chance("X red")
    game.play("cover 0,0 right", "quill 3")
    assert game.painter().lead == 3
    assert game.view()["turn_of"]["tile"] == WHEEL[2]


@pytest.mark.rule("INK-PICK-4")
def test_any_number_of_leads_may_share_a_quill() -> None:
    game = table(3)
    for seat in range(3):
        assert game.seat() == seat
        game.play("quill 2", "tile at 2,0", "turned 0", "done").roll()
    assert [game.painter(seat).lead for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("INK-PICK-5", "INK-PICK-1")
@pytest.mark.parametrize("quill", range(1, 7))
def test_the_tile_of_the_quill_reached_is_taken(quill: int) -> None:
    game = table().play(f"quill {quill}")
    assert game.painter().lead == quill
    assert game.view()["turn_of"]["tile"] == WHEEL[quill - 1]
    assert game.view()["quills"] == [
        None if k == quill - 1 else tile for k, tile in enumerate(WHEEL)
    ]


@pytest.mark.rule("INK-A14")
def test_an_empty_quill_cannot_be_chosen() -> None:
    game = table().wheel("-", *WHEEL[1:])
    assert game.refusal("quill 1") == "INK-A14"
    game.lead(4).paint("R R\n R R").play("cross").chance("X red").play("cover 0,0 right")
    assert game.refusal("quill 1") == "INK-A14"


@pytest.mark.rule("INK-A16")
def test_without_tiles_only_a_pass_is_left() -> None:
    game = table().wheel(*["-"] * 6).lead(4)
    assert game.legal() == ["pass 0", "pass 1", "pass 2"]
    assert game.refusal("cross") == "INK-A16"
    assert game.lead(0).legal() == ["pass 0", "pass 1", "pass 2"]


# -- over START


@pytest.mark.rule("INK-X-1", "INK-PICK-6")
def test_over_start_a_token_is_drawn_and_placed_before_the_move_goes_on() -> None:
    game = table().paint("R R\n Y Y").lead(4).play("cross")
    assert game.state.actors() == (CHANCE,)
    assert game.view()["painters"][0]["lead"] == 0
    game.chance("X yellow")
    assert game.refusal("quill 2") == "INK-X-3"
    assert game.refusal("pass 0") == "INK-X-3"
    game.play("cover 0,1 right")
    assert game.view()["painters"][0]["lead"] == 0
    assert game.legal() == ALL
    game.play("quill 2")
    assert game.painter().lead == 2


@pytest.mark.rule("INK-A12")
def test_after_the_token_any_stocked_quill_may_be_chosen() -> None:
    game = table().paint("R R\n Y Y").wheel("-", *WHEEL[1:]).lead(4).play("cross")
    game.chance("X red").play("cover 0,0 right")
    assert game.legal() == ALL[1:]
    assert game.refusal("done") == "INK-A12"


@pytest.mark.rule("INK-A11", "INK-A12")
def test_start_is_crossed_at_most_once_a_turn() -> None:
    game = table().paint("R R\n Y Y").lead(4).play("cross").chance("X red").play("cover 0,0 right")
    assert game.refusal("cross") == "INK-A11"
    game.play("quill 1", "tile at 2,0", "turned 0")
    assert game.refusal("cross") == "INK-TURN-3"


@pytest.mark.rule("INK-A13")
def test_no_pass_after_a_token() -> None:
    game = table().paint("R R\n Y Y").lead(4).play("cross").chance("X red").play("cover 0,0 right")
    assert game.refusal("pass 0") == "INK-A13"


@pytest.mark.rule("INK-X-2")
def test_a_token_comes_at_every_crossing() -> None:
    game = table(1).lead(6)
    x = game.view()["supply"]["x"]
    for lap in range(2):
        game.play("cross").roll(lap)
        game.play(game.legal("cover")[0], "quill 6", f"tile at {2 * lap + 2},0", "turned 0", "done")
        game.roll(lap)
        assert game.view()["supply"]["x"] == x - lap - 1


@pytest.mark.rule("INK-A58", "INK-A10")
def test_no_token_without_crossing() -> None:
    game = table(1)
    for quill in (1, 3, 6):
        game.play(f"quill {quill}")
        game.play(game.legal("tile at")[0], "turned 0", "done").roll(quill)
    assert game.view()["supply"]["x"] == 3


# -- refilling


@pytest.mark.rule("INK-REPL-1", "INK-TURN-3")
def test_the_gap_is_refilled_at_the_end_of_the_turn() -> None:
    game = table().play("quill 4", "tile at 2,0", "turned 0")
    assert game.view()["quills"][3] is None
    bag = game.view()["bag"]
    game.play("done")
    assert game.state.actors() == (CHANCE,)
    assert game.refusal("quill 1", seat=1) == "INK-REPL-1"
    game.roll()
    assert game.view()["quills"][3] is not None
    assert game.view()["bag"] == bag - 1
    assert game.seat() == 1


@pytest.mark.rule("INK-REPL-2")
def test_several_gaps_are_filled_clockwise_from_start() -> None:
    """Two gaps, one tile: the quill nearer to START gets it."""
    game = table(2, 11, 1, 2, 3).card("RY").paint("D R\n P L").empty_bag("R4-R-R-Do")
    game.add("D4-D-D-Yo", (-2, 0), "D4 D / Yo D", quill=5).play("complete -2,0", "fetch 2")
    game.lay((2, 0), "Y Y / L Yo").play("done")
    with pytest.raises(BadChance):
        game.chance("quill 5: R4-R-R-Do")
    game.chance("quill 2: R4-R-R-Do")
    assert game.view()["quills"][1] == "R4-R-R-Do"
    assert game.view()["quills"][4] is None


@pytest.mark.rule("INK-REPL-2")
def test_two_gaps_are_named_in_the_order_they_are_filled() -> None:
    game = table(2, 11, 1, 2, 3).card("RY").paint("D R\n P L").empty_bag("R4-R-R-Do Y4-Y-Y-Po")
    game.add("D4-D-D-Yo", (-2, 0), "D4 D / Yo D", quill=5).play("complete -2,0", "fetch 2")
    game.lay((2, 0), "Y Y / L Yo").play("done")
    game.chance("quill 2: Y4-Y-Y-Po; quill 5: R4-R-R-Do")
    assert game.view()["quills"][1] == "Y4-Y-Y-Po"
    assert game.view()["quills"][4] == "R4-R-R-Do"


@pytest.mark.rule("INK-REPL-1", "INK-SETUP-4")
@pytest.mark.parametrize(
    "text",
    [
        "quill 4: R4-R-R-D",
        "quill 3: R4-R-R-Do",
        "R4-R-R-Do",
        "quill 4: D-D-Do-P",
        "quill 4: R-Y-L-D",
    ],
)
def test_only_a_tile_of_the_bag_can_come_and_only_to_the_gap(text: str) -> None:
    game = table().play("quill 4", "tile at 2,0", "turned 0", "done")
    before = game.state.dump()
    with pytest.raises(BadChance):
        game.chance(text)
    assert game.state.dump() == before


# -- the turn


@pytest.mark.rule("INK-TURN-1")
def test_turns_go_round_clockwise() -> None:
    game = table(4, first="3")
    seats = []
    for turn in range(8):
        seats.append(game.seat())
        game.turn(passed=turn % 2 + 1)
    assert seats == [2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.rule("INK-TURN-1")
def test_nobody_else_may_move() -> None:
    game = table(3)
    assert game.refusal("quill 1", seat=1) == "INK-TURN-1"
    assert game.refusal("pass 0", seat=2) == "INK-TURN-1"
    assert game.refusal("pass 0", seat=0) is None


@pytest.mark.rule("INK-TURN-2")
def test_a_turn_is_a_full_turn_or_a_pass() -> None:
    game = table().play("quill 1", "tile at 2,0", "turned 0")
    assert game.refusal("pass 1") == "INK-TURN-2"
    assert game.refusal("quill 4") == "INK-TURN-3"
    game.play("done").roll()
    assert game.seat() == 1
    game.turn()
    assert game.seat() == 0


@pytest.mark.rule("INK-TURN-3")
def test_the_order_of_a_full_turn_is_fixed() -> None:
    game = table()
    assert game.refusal("tile at 2,0") == "INK-TURN-3"
    assert game.refusal("turned 0") == "INK-TURN-3"
    assert game.refusal("done") == "INK-TURN-3"
    game.play("quill 1")
    assert game.refusal("done") == "INK-TURN-3"
    assert game.refusal("turned 0") == "INK-TURN-3"
    assert game.refusal("pass 0") == "INK-TURN-3"
    game.play("tile at 2,0")
    assert game.refusal("tile at 0,2") == "INK-TURN-3"
    game.play("turned 0")
    assert game.refusal("tile at 0,2") == "INK-TURN-3"
    assert game.legal("quill") == []
