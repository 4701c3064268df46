"""The twelve bonus actions."""

import pytest

from tests.games.ink.positions import GAME, Table, bonus, marked_of, table

# -- 1: a white spot


@pytest.mark.rule("INK-ACT-1", "INK-A59")
def test_1_a_white_spot_goes_on_a_plain_open_square() -> None:
    game = bonus(
        1,
        """
        D   R   Ro  R4
        P   Ro* Rx  R
        P   R>Y Lx  R+o
        L   R5* L   R4>5
        """,
    )
    plain = {(0, 0), (1, 0), (0, 1), (3, 1), (0, 2), (1, 2), (0, 3), (2, 3), (-1, 0), (-1, 1)}
    assert game.places("spot on") == plain
    assert game.refusal("spot on 2,0") == "INK-ACT-1"
    assert game.refusal("spot on 2,1") == "INK-ACT-1"
    left = game.view()["supply"]["white"]
    game.play("spot on 1,2")
    assert game.square(1, 2).mark == "o"
    assert game.square(1, 2).colour == "Y"
    assert game.view()["supply"]["white"] == left - 1
    assert game.view()["turn_of"]["bonus"] is None


@pytest.mark.rule("INK-ACT-1")
def test_1_the_white_spot_takes_a_bottle_later() -> None:
    game = bonus(1, "D R\n P L").play("spot on -1,1", "done").roll()
    game.turn()
    game.add("D-D-Do-P", (-4, 0), "P D / Do D", quill=4)
    assert game.square(-1, 1).mark == "o"
    assert game.square(-1, 1).bottle == ""


# -- 2: a palette bottle on any free spot


@pytest.mark.rule("INK-ACT-2", "INK-A47")
def test_2_one_palette_bottle_on_a_spot_of_a_palette_colour() -> None:
    game = bonus(2, "D Ro Lo Yo\n P Ro* Yo R", card="RP")
    assert game.places("fill") == {(1, 0)}
    assert game.refusal("fill 2,0") == "INK-BOTTLE-1"
    assert game.refusal("fill 1,1") == "INK-A59"
    assert game.refusal("fill 0,0") == "INK-A59"
    assert game.refusal("fill 1,0 with a joker") == "INK-BONUS-2"
    game.play("fill 1,0")
    assert game.square(1, 0).bottle == "own"
    assert game.stocks() == (11, 11, 0)
    assert game.view()["turn_of"]["bonus"] is None


@pytest.mark.rule("INK-ACT-2", "INK-A47")
@pytest.mark.parametrize("jokers", [1, 5])
def test_2_needs_a_palette_bottle(jokers: int) -> None:
    """Neither jokers nor black bottles will do."""
    game = table(2, 2, 1, 3, 4).card("RY").paint("D Ro\n P L").stock(0, jokers)
    game.add("D4-D-D-Yo", (-2, 0), "D4 D / Yo D", quill=3).play("complete -2,0")
    assert game.view()["turn_of"]["bonus"] is None


@pytest.mark.rule("INK-END-1", "INK-ACT-2")
def test_2_may_play_the_last_own_bottle_and_so_bring_the_end() -> None:
    game = table(2, 2, 1, 3, 4).card("RY").paint("D Ro\n P L").stock(1, 1)
    game.add("D4-D-D-Yo", (-2, 0), "D4 D / Yo D", quill=3).play("complete -2,0", "fill 1,0")
    assert game.stocks() == (0, 0, 0)
    game.play("done").roll()
    assert game.view()["last"]


# -- 3: a number token


@pytest.mark.rule("INK-ACT-3", "INK-A59")
def test_3_a_number_token_goes_on_an_open_number() -> None:
    game = bonus(
        3,
        """
        D   R7  Ro  R4>6
        P   R5* R4x Lx
        """,
    )
    open_numbers = {(1, 0), (3, 0)}
    assert game.places("number 3") == game.places("number 7") == open_numbers
    assert game.refusal("number 3 on 2,0") == "INK-ACT-3"
    assert game.refusal("number 3 on 1,1") == "INK-ACT-3"
    assert game.refusal("number 3 on 2,1") == "INK-ACT-3"
    left = game.view()["supply"]["numbers"]
    game.play("number 4 on 1,0")
    assert game.square(1, 0).mark == "4"
    assert game.view()["supply"]["numbers"] == {**left, "4": left["4"] - 1}


@pytest.mark.rule("INK-A59", "INK-ACT-3")
def test_3_an_earlier_number_token_leaves_the_game() -> None:
    game = bonus(3, "D R4>6\n P L").play("number 3 on 1,0")
    assert game.square(1, 0).mark == "3"
    assert game.view()["supply"]["numbers"]["6"] == 4


@pytest.mark.rule("INK-ACT-3", "INK-BONUS-2")
def test_3_the_number_token_is_an_objective_like_any_other() -> None:
    game = table(2, 1, 5, 6, 11).card("LP").paint("R R7>3 L L\n L L L P")
    game.add("R-R-Ro-Y", at=(-2, 0), look="Y R / Ro R")
    assert game.area(1, 0) == 5
    game.play("complete 1,0")
    assert game.square(1, 0).bottle == "down"
    assert game.view()["turn_of"]["bonus"] is None


# -- 4: the Lead goes back


def back(quill: int) -> Table:
    game = table(2, 4, 1, 2, 3).card("RY").paint("D R\n P L")
    return game.add("D4-D-D-Yo", (-2, 0), "D4 D / Yo D", quill=quill).play("complete -2,0")


@pytest.mark.rule("INK-ACT-4")
@pytest.mark.parametrize(("quill", "far"), [(1, 0), (2, 1), (3, 2), (6, 2)])
def test_4_the_lead_goes_back_one_or_two_quills_never_to_start(quill: int, far: int) -> None:
    game = back(quill)
    assert game.legal("back") == [f"back {n}" for n in range(1, far + 1)]
    if far == 1:
        assert game.refusal("back 2") == "INK-ACT-4"
    if far:
        game.play(f"back {far}")
        assert game.painter().lead == quill - far
        assert game.view()["turn_of"]["tile"] is None
        assert "done" in game.legal()
    else:
        assert game.view()["turn_of"]["bonus"] is None


# -- 5: palette bottles become jokers


@pytest.mark.rule("INK-ACT-5", "INK-A29")
def test_5_up_to_three_bottles_become_jokers() -> None:
    game = bonus(5, "D R\n P L")
    assert game.legal() == ["shift 1", "shift 2", "shift 3", "leave bonus"]
    game.play("shift 3")
    assert game.stocks() == (9, 14, 0)
    game = table(2, 5, 1, 2, 3).card("RY").paint("D R\n P L").stock(2, 3)
    game.add("D4-D-D-Yo", (-2, 0), "D4 D / Yo D", quill=3).play("complete -2,0")
    assert game.refusal("shift 3") == "INK-ACT-5"
    game.play("shift 1")
    assert game.stocks() == (1, 3, 0)


# -- 6: two bottles move


MOVES = """
    D   Ro* Lo  P
    P   Ro@ Yo  R4*
"""


@pytest.mark.rule("INK-ACT-6", "INK-A30", "INK-A31")
def test_6_up_to_two_upright_bottles_move_to_any_free_spots() -> None:
    game = bonus(6, MOVES)
    assert game.places("lift") == {(1, 0), (1, 1)}
    game.play("lift 1,0")
    assert game.places("set on") == {(2, 0), (2, 1), (-2, 1)}
    assert game.refusal("set on 1,0") == "INK-ACT-6"
    assert game.refusal("set on 3,1") == "INK-A59"
    assert game.refusal("set on 3,0") == "INK-A59"
    assert game.refusal("leave bonus") == "INK-A17"
    game.play("set on 2,0")
    assert game.square(2, 0).bottle == "own"
    assert game.square(1, 0).bottle == ""
    game.play("lift 1,1", "set on 1,0")
    assert game.square(1, 0).bottle == "black"
    assert game.view()["turn_of"]["bonus"] is None
    assert game.stocks() == (12, 11, 0)


@pytest.mark.rule("INK-ACT-6")
def test_6_the_two_must_be_different_bottles() -> None:
    game = bonus(6, MOVES).play("lift 1,0", "set on 2,0")
    assert game.places("lift") == {(1, 1)}
    assert game.refusal("lift 2,0") == "INK-ACT-6"


@pytest.mark.rule("INK-ACT-6", "INK-A29")
def test_6_one_bottle_is_enough() -> None:
    game = bonus(6, MOVES).play("lift 1,0", "set on 2,0", "leave bonus", "done")
    assert game.square(2, 0).bottle == "own"


@pytest.mark.rule("INK-ACT-6")
def test_6_is_of_no_use_without_a_free_spot() -> None:
    game = table(2, 1, 2, 6, 4).card("RY").paint("D D Ro* P\n D L L P")
    game.add("D-D-D6-L", (-2, 0), "D D / L D6", quill=3).play("complete -1,1")
    assert game.view()["turn_of"]["bonus"] is None
    game = table(2, 1, 2, 6, 4).card("RY").paint("D D Ro* Po\n D L L P")
    game.add("D-D-D6-L", (-2, 0), "D D / L D6", quill=3).play("complete -1,1")
    assert game.legal("lift") == ["lift 1a"]


# -- 7: a colour token


@pytest.mark.rule("INK-ACT-7", "INK-A59")
def test_7_a_colour_token_goes_on_any_square_without_bottle_and_x() -> None:
    game = bonus(
        7,
        """
        D   R   Ro  R4
        P   Ro* Rx  R>Y
        P   R+o Lx  R7>5
        L   R5* L   P
        """,
    )
    shown = {(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (3, 1), (0, 2), (1, 2), (3, 2), (0, 3)}
    shown |= {(2, 3), (3, 3), (-1, 0), (-1, 1), (-2, 1)}
    assert game.places("red on") == shown - {(1, 0), (2, 0), (3, 0), (1, 2), (3, 2)}
    assert game.refusal("red on 1,0") == "INK-ACT-7"
    assert game.refusal("yellow on 3,1") == "INK-ACT-7"
    assert game.refusal("red on 3,1") is None
    assert game.refusal("yellow on 1,1") == "INK-ACT-7"
    assert game.refusal("yellow on 2,1") == "INK-ACT-7"
    game.play("purple on 3,0")
    assert game.square(3, 0).colour == "P"
    assert game.square(3, 0).mark == ""
    assert game.view()["supply"]["colours"]["purple"] == 2
    assert game.refusal("complete 3,0") == "INK-OBJ-4"


@pytest.mark.rule("INK-ACT-7")
@pytest.mark.parametrize("square", ["R+o", "R7>5", "R4>3"])
def test_7_other_tokens_there_leave_the_game(square: str) -> None:
    game = bonus(7, f"D {square}\n P L").supplies(5, 2, 3).play("yellow on 1,0")
    assert game.square(1, 0).mark == ""
    assert game.view()["supply"]["white"] == 5
    assert set(game.view()["supply"]["numbers"].values()) == {2}
    assert "tokens" in str(game.view()["painters"][0]["squares"])
    names = [s for s in game.view()["painters"][0]["squares"] if (s["x"], s["y"]) == (1, 0)]
    assert names[0]["tokens"] == ["colour"]


@pytest.mark.rule("INK-ACT-7")
def test_7_what_a_colour_token_would_hide_is_told_before() -> None:
    game = bonus(
        7,
        """
        D   R   Ro   R4
        P   L   R+o  R7>5
        """,
    )
    told = {GAME.text(gain.move): gain.caution for gain in game.state.gains(0)}
    hidden = {(2, 0): "hides-spot", (3, 0): "hides-objective"}
    hidden |= {(2, 1): "hides-spot", (3, 1): "hides-objective"}
    for place in ((0, 0), (1, 0), (0, 1), (1, 1), *hidden):
        name = game.name(*place)
        found = {caution for move, caution in told.items() if move.endswith(f" on {name}")}
        assert found == {hidden.get(place, "")}
    assert told["leave bonus"] == ""


@pytest.mark.rule("INK-ACT-7", "INK-A59")
def test_7_a_white_spot_may_go_on_a_colour_token_and_is_free() -> None:
    game = bonus(1, "D Ro>Y\n P L").play("spot on 1,0")
    assert game.square(1, 0).mark == "o"


# -- 8: an X leaves


@pytest.mark.rule("INK-ACT-8", "INK-A39")
def test_8_an_x_leaves_and_what_is_printed_comes_back() -> None:
    game = bonus(8, "D Rox Ly L\n P R4x Ly L")
    assert len(game.legal("uncover")) == 2
    assert game.refusal("uncover 0,1") == "INK-ACT-8"
    left = game.view()["supply"]
    game.play("uncover 1,0")
    assert (game.square(1, 0).mark, game.square(1, 0).crossed) == ("o", False)
    assert (game.square(1, 1).mark, game.square(1, 1).crossed) == ("4", False)
    assert game.square(2, 0).crossed
    assert game.view()["supply"] == left


@pytest.mark.rule("INK-A39", "INK-X-7", "INK-ACT-8")
def test_8_does_not_bring_back_what_the_x_removed() -> None:
    """A white spot and a colour token are gone for good; printed spots and numbers are not."""
    game = table(2, 8, 1, 2, 3).card("RY").paint("D R+o\n P R4>L").lead(6)
    game.play("cross").chance("X red").play("cover 1,0 down")
    game.add("D4-D-D-Yo", (-2, 0), "D4 D / Yo D", quill=3).play("complete -2,0", "uncover 1,0")
    assert (game.square(1, 0).colour, game.square(1, 0).mark) == ("R", "")
    assert (game.square(1, 1).colour, game.square(1, 1).mark) == ("R", "4")
    assert not game.square(1, 1).token


# -- 9: all spots of a tile


@pytest.mark.rule("INK-ACT-9", "INK-A59", "INK-A25")
def test_9_fills_the_free_spots_of_one_tile() -> None:
    game = bonus(9, "D Ro Yo L\n Po Yo Ro* Lo", card="RP")
    assert game.refusal("fill 2,1") == "INK-A59"
    assert game.refusal("fill 1,1 with a joker") == "INK-A25"
    game.play("fill 1,0")
    assert game.stocks() == (11, 11, 0)
    assert [text.split()[1] for text in game.legal("fill")] == ["0c", "0c", "0d"]
    assert game.refusal("fill 2,0") == "INK-ACT-9"
    game.play("fill 0,1 with a joker", "fill 1,1")
    assert game.stocks() == (11, 9, 0)
    assert {(1, 0), (0, 1), (1, 1)} <= set(game.bottles())
    assert game.view()["turn_of"]["bonus"] is None


@pytest.mark.rule("INK-ACT-9", "INK-A59")
def test_9_may_name_the_starting_tile_and_any_other() -> None:
    game = bonus(9, "D Ro Yo L\n P Y R Lo")
    assert {text.split()[1] for text in game.legal("fill")} == {"0b", "1a", "1d", "2c"}


@pytest.mark.rule("INK-ACT-9", "INK-BOTTLE-1", "INK-A29")
def test_9_keeps_to_the_colours_of_the_stock() -> None:
    game = bonus(9, "D Ro Yo L\n Yo Lo R Lo", card="RY").stock(5, 0)
    assert game.refusal("fill 1,1") == "INK-BOTTLE-1"
    game.play("fill 1,0")
    game.play("leave bonus")
    assert game.stocks() == (4, 0, 0)


@pytest.mark.rule("INK-A47", "INK-ACT-9", "INK-END-1")
def test_9_goes_on_with_black_bottles_and_then_fills_all() -> None:
    game = bonus(9, "D Ro Yo L\n Yo Lo R Lo", card="RY").stock(1, 0)
    game.play("fill 1,0")
    assert game.stocks() == (0, 0, 0)
    assert game.refusal("leave bonus") == "INK-A47"
    assert game.refusal("done") == "INK-A47", "nothing is said of leaving it: that is refused"
    game.play("fill 0,1", "fill 1,1")
    assert game.stocks() == (0, 0, 2)
    assert game.square(1, 1).bottle == "black"


@pytest.mark.rule("INK-A46", "INK-ACT-9")
def test_9_takes_no_black_bottle_while_own_ones_are_left() -> None:
    game = bonus(9, "D Lo Yo L\n Yo Lo R Lo", card="RP").stock(3, 1)
    game.play("fill 1,0")
    assert game.stocks() == (3, 0, 0)
    assert game.view()["turn_of"]["bonus"] is None


# -- 10: a bottle is taken off


@pytest.mark.rule("INK-ACT-10", "INK-A32", "INK-A31")
def test_10_takes_an_upright_bottle_off_and_it_counts_as_played() -> None:
    game = bonus(10, "D Ro* L L\n P R R4* L")
    assert game.places("take off") == {(1, 0)}
    assert game.refusal("take off 2,1") == "INK-ACT-10"
    before = game.stocks()
    game.play("take off 1,0")
    assert game.stocks() == before
    assert game.square(1, 0).bottle == ""
    assert game.square(1, 0).mark == "o"
    assert (1, 0) in marked_of(game.painter())


@pytest.mark.rule("INK-A47", "INK-ACT-10")
def test_10_a_black_bottle_taken_off_still_counts() -> None:
    game = bonus(10, "D Ro@\n P L").stock(0, 0, black=4).play("take off 1,0")
    assert game.stocks() == (0, 0, 4)
    assert game.square(1, 0).bottle == ""


# -- 11: a second tile


@pytest.mark.rule("INK-ACT-11", "INK-A59", "INK-TURN-3")
def test_11_another_tile_of_the_wheel_is_added() -> None:
    game = bonus(11, "D R\n P L")
    assert game.legal("fetch") == ["fetch 1", "fetch 2", "fetch 4", "fetch 5", "fetch 6"]
    assert game.refusal("fetch 3") == "INK-ACT-11"
    game.play("fetch 2")
    assert game.painter().lead == 3
    assert game.refusal("done") == "INK-TURN-3"
    assert game.refusal("leave bonus") == "INK-TURN-3"
    game.lay((2, 0), "Y Y / L Yo")
    assert game.area(2, 0) == 3
    game.play("done")
    assert [tile is None for tile in game.view()["quills"]] == [False, True, True] + [False] * 3


@pytest.mark.rule("INK-ACT-11", "INK-A59")
def test_11_is_unavailable_with_an_empty_wheel() -> None:
    game = table(2, 11, 1, 2, 3).card("RY").paint("D R\n P L").wheel(*["-"] * 6)
    game.add("D4-D-D-Yo", (-2, 0), "D4 D / Yo D", quill=3).play("complete -2,0")
    assert game.view()["turn_of"]["bonus"] is None


# -- 12: a tile moves

TILES = """
    D   R   R   R   L4  L
    P   Y   Y   Ro  Ro  L
    .   .   P   P   .   .
    .   .   R   Po  .   .
"""


@pytest.mark.rule("INK-ACT-12")
def test_12_a_loose_tile_is_laid_elsewhere() -> None:
    """Tile 1 holds tiles 2 and 3; the starting tile stays."""
    game = bonus(12, TILES)
    assert game.legal("lift tile") == ["lift tile 2", "lift tile 3"]
    assert game.refusal("lift tile 0") == "INK-ACT-12"
    assert game.case("lift tile 0") == "starting-tile"
    assert game.case("lift tile 1") == "tile-holds"
    assert game.case("lift tile 4") == "tile-bears"
    assert game.case("lift tile 9") == "not-a-loose-tile"
    game.play("lift tile 3")
    assert game.refusal("done") == "INK-TURN-3"
    game.lay((4, 2), "R P / Po P")
    assert game.square(4, 3).mark == "o"
    assert game.area(5, 3) == 3


@pytest.mark.rule("INK-ACT-12")
@pytest.mark.parametrize("square", ["Po*", "P>R", "P+o", "R4>5"])
def test_12_a_tile_that_bears_something_stays(square: str) -> None:
    game = bonus(12, f"D R {square} P\n P L R Po")
    assert game.legal("lift") == []
    assert game.view()["turn_of"]["bonus"] is None


@pytest.mark.rule("INK-ACT-12")
def test_12_a_tile_under_half_an_x_stays() -> None:
    game = bonus(12, "D R P P\n P L Rx Po\n . . Lx L\n . . L4 Ro")
    assert game.legal("lift") == []


@pytest.mark.rule("INK-ACT-12")
def test_12_it_must_differ_in_cells_or_orientation() -> None:
    game = bonus(12, TILES).play("lift tile 3", "tile at 2,2")
    assert len(game.legal()) == 7
    lain = game.painter().faces[3] % 8
    barred = f"turned {lain % 4}" + (" flipped" if lain > 3 else "")
    assert game.refusal(barred) == "INK-ACT-12"
    game = bonus(12, TILES).play("lift tile 3", "tile at 1,2")
    assert len(game.legal()) == 8


@pytest.mark.rule("INK-ACT-12", "INK-ADD-1")
def test_12_the_tile_must_touch_what_is_left() -> None:
    """Places beside the lifted tile alone are none."""
    game = bonus(12, TILES).play("lift tile 3")
    assert game.refusal("tile at 2,4") == "INK-ADD-1"
    assert game.refusal("tile at 2,2") is None
    assert game.refusal("tile at 2,3") == "INK-ADD-1"
    assert game.refusal("tile at 4,0") == "INK-A3"


@pytest.mark.rule("INK-ACT-12")
def test_12_a_rest_that_meets_in_a_corner_only_has_fallen_apart() -> None:
    game = bonus(12, "D R . .\n P L . .\n Y Y L4 L\n L Yo Ro L")
    assert "lift tile 1" not in game.legal()
    assert game.case("lift tile 1") == "tile-holds"


@pytest.mark.rule("INK-BONUS-1")
def test_the_four_slots_hold_one_action_each() -> None:
    game = table(3)
    slots = game.view()["slots"]
    assert len({slot["bonus"] for slot in slots}) == len(slots) == 4
    assert [slot["numbers"] for slot in slots] == [[4], [5], [6], [7]]
