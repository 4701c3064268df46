"""The end conditions, the last turns, and who wins."""

import pytest

from tests.games.color_in_kingdom.positions import ALL, Table, table
from tests.games.endings import ending_of

SIX = "family 1 1 2 5, duty 6"


def players(game: Table) -> list[int]:
    """The seats that have turns from here to the end; nobody copies."""
    found = []
    while game.stage() != "over":
        found.append(game.current())
        empty = len(game.sheet(game.current())["paint"]) < len(ALL)
        game.turn() if empty else game.roll()
    return found


# -- the three triggers


@pytest.mark.rule("CK-END-1", "CK-END-4")
def test_all_duties_crossed() -> None:
    game = table(3).duties(0, 1, 2, 3, 4, 5).turn(roll=SIX)
    assert game.ending() == ("duties", 0)
    assert players(game) == [1, 2]


@pytest.mark.rule("CK-END-1")
def test_five_duties_are_not_enough() -> None:
    game = table(3).duties(0, 1, 2, 3, 4).turn(roll=SIX)
    assert game.ending() == (None, None)


@pytest.mark.rule("CK-END-2", "CK-END-4")
def test_all_squares_filled() -> None:
    game = table(3).squares(0, *[0] * 24).turn()
    assert game.ending() == ("copycat", 0)
    assert players(game) == [1, 2]


@pytest.mark.rule("CK-END-2")
def test_24_squares_are_not_enough() -> None:
    assert table(3).squares(0, *[0] * 23).turn().ending() == (None, None)


@pytest.mark.rule("CK-END-3", "CK-END-4")
def test_a_full_province() -> None:
    game = table(3).fill(0, but="D4").turn("D4")
    assert game.ending() == ("province", 0)
    assert players(game) == [1, 2]


@pytest.mark.rule("CK-END-3")
def test_one_empty_space_is_enough_to_go_on() -> None:
    assert table(3).fill(0, but="D4 A1").turn("D4").ending() == (None, None)


@pytest.mark.rule("CK-END-3", "CK-A15")
def test_a_province_filled_by_copying() -> None:
    """Seat 2 fills its sheet in the turn of seat 1: seats 3, 0 and 1 have a last turn."""
    game = table(4, first="2").fill(2, but="D4").field("A1").play(2, "red field on D4").nobody()
    assert game.ending() == ("province", 2)
    assert players(game) == [3, 0, 1]


@pytest.mark.rule("CK-END-4")
def test_after_the_last_turns_nothing_can_be_done() -> None:
    game = table(2).duties(0, 1, 2, 3, 4, 5).turn(roll=SIX).turn()
    assert game.state.over
    assert game.state.actors() == ()
    assert game.refusal(0, "no dice") == "CK-END-4"
    assert game.refusal(1, "no copy") == "CK-END-4"


# -- the turn of the trigger, and the last turns


@pytest.mark.rule("CK-A15")
def test_the_turn_of_the_trigger_is_played_out() -> None:
    game = table(3).duties(0, 1, 2, 3, 4, 5).roll(SIX)
    assert game.sheet(0)["duties"] == [1, 2, 3, 4, 5, 6]
    game.play(0, "no dice", "red field on D4")
    game.play(1, "red field on A1").play(2, "red field on A1")
    assert game.sheet(0)["squares"] == [2]
    assert game.ending() == ("duties", 0)


@pytest.mark.rule("CK-A15")
@pytest.mark.parametrize(
    ("current", "trigger", "order"),
    [
        (0, 0, [1, 2, 3]),
        (2, 2, [3, 0, 1]),
        (0, 2, [1, 3, 0]),
        (3, 0, [1, 2, 3]),
        (3, 2, [0, 1, 3]),
    ],
)
def test_last_turns_start_left_of_the_current_player(
    current: int, trigger: int, order: list[int]
) -> None:
    game = table(4, first=str(current + 1)).fill(trigger, but="D4")
    if current == trigger:
        game.field("D4")
    else:
        game.field("A1").play(trigger, "red field on D4")
    game.nobody()
    assert game.ending() == ("province", trigger)
    assert players(game) == order


@pytest.mark.rule("CK-A16")
def test_a_second_trigger_in_the_last_turns_is_ignored() -> None:
    game = table(3).duties(0, 1, 2, 3, 4, 5).duties(1, 1, 2, 3, 4, 5).turn(roll=SIX)
    game.turn(roll=SIX)
    assert game.ending() == ("duties", 0)
    assert players(game) == [2]


@pytest.mark.rule("CK-A17")
def test_the_trigger_player_may_still_copy() -> None:
    game = table(2).duties(0, 1, 2, 3, 4, 5).turn("D4", roll=SIX).field("A1")
    assert game.state.actors() == (0,)
    game.play(0, "red field on A1")
    assert game.state.over
    assert game.sheet(0)["paint"] == {"D4": "red", "A1": "red"}
    assert game.sheet(1)["squares"] == [1]


@pytest.mark.rule("CK-A17")
def test_the_trigger_player_needs_a_space_to_copy() -> None:
    game = table(2).fill(0, but="D4").turn("D4").field("A1")
    assert game.state.over
    assert game.sheet(1)["squares"] == [0]


# -- several triggers in one turn


@pytest.mark.rule("CK-A18")
def test_the_duty_comes_before_all_others() -> None:
    game = table(2).duties(0, 1, 2, 3, 4, 5).fill(0, but="D4").squares(0, *[0] * 24)
    game.fill(1, but="D4").field("D4", roll=SIX).play(1, "red field on D4")
    assert game.ending() == ("duties", 0)


@pytest.mark.rule("CK-A18")
def test_then_the_current_players_space() -> None:
    game = table(2, first="2").fill(1, but="D4").squares(1, *[0] * 24).fill(0, but="D4")
    game.field("D4").play(0, "red field on D4")
    assert game.ending() == ("province", 1)


@pytest.mark.rule("CK-A18", "CK-A25", "CK-A4")
def test_then_copiers_in_seat_order() -> None:
    """Seats 0 and 3 fill their sheets by copying seat 1: seat 0 is named."""
    game = table(4, first="2").fill(0, but="D4").fill(3, but="D4").squares(1, *[0] * 24)
    game.field("A1").play(3, "red field on D4").play(0, "red field on D4").nobody()
    assert game.ending() == ("province", 0)
    assert players(game) == [2, 3, 1]


@pytest.mark.rule("CK-A18", "CK-A16")
def test_others_of_the_same_turn_still_have_their_last_turn() -> None:
    """Seat 0 fills its last square when a copier fills a sheet: no square is left for copies."""
    game = table(3).squares(0, *[1] * 24).fill(2, but="D4")
    game.field("A1").play(2, "red field on D4").play(1, "no copy")
    assert game.ending() == ("province", 2)
    assert game.sheet(0)["squares"] == [1] * 25
    game.turn()
    assert game.current() == 0
    game.field("A2").play(1, "red field on G4")
    assert game.state.over
    assert game.sheet(0)["squares"] == [1] * 25
    assert game.points("copycat", 0) == 25


@pytest.mark.rule("CK-A8", "CK-A9")
def test_a_last_turn_on_a_full_sheet() -> None:
    """Both copiers fill their sheets at once; the second still rolls, and builds nothing."""
    game = table(3).fill(1, but="D4").fill(2, but="D4").field("A1")
    game.play(1, "red field on D4").play(2, "red field on D4")
    assert game.ending() == ("province", 1)
    assert game.current() == 2
    before = game.sheet(2)["paint"]
    game.roll(SIX)
    assert game.sheet(2)["duties"] == [6]
    assert game.sheet(2)["squares"] == [0]
    assert game.sheet(2)["paint"] == before
    assert game.sheet(0)["squares"] == [2]
    assert (game.stage(), game.current()) == ("roll", 0)
    assert players(game) == [0]


# -- the winner


@pytest.mark.rule("CK-SCORE-WIN-1")
def test_the_highest_total_wins() -> None:
    game = table(3).paint(1, purple="A1 A3 C1").duties(0, 1, 2, 3, 4, 5)
    assert game.state.winners() == ()
    game.turn(roll=SIX).turn().turn()
    totals = [score.total for score in game.state.scores()]
    assert game.state.winners() == (1,)
    assert totals[1] == max(totals)


@pytest.mark.rule("CK-A14")
def test_a_tie_is_shared() -> None:
    game = table(3).duties(0, 1, 2, 3, 4, 5).turn("D4", roll=SIX).turn("A1").turn("B1")
    assert [score.total for score in game.state.scores()] == [11, 11, 11]
    assert game.state.winners() == (0, 1, 2)


def test_feats_are_told_at_the_end() -> None:
    game = table(2).duties(0, 1, 2, 3, 4, 5).paint(1, yellow="A1").turn("D4", roll=SIX)
    assert game.state.feats(0) == []
    game.turn("G1")
    assert game.state.feats(0) == ["duties", "most-fields"]
    assert game.state.feats(1) == ["most-fields", "longest-road"]


# -- alone


@pytest.mark.rule("CK-A19")
def test_alone_a_zero_is_written_each_turn() -> None:
    game = table(1).turn().turn()
    assert game.sheet(0)["squares"] == [0, 0]
    assert game.current() == 0


@pytest.mark.rule("CK-A19")
def test_alone_the_turn_of_the_trigger_is_the_last() -> None:
    assert table(1).duties(0, 1, 2, 3, 4, 5).turn(roll=SIX).state.over
    assert table(1).squares(0, *[0] * 24).turn().state.over
    game = table(1).fill(0, but="D4").field("D4")
    assert game.state.over
    assert game.state.winners() == (0,)


@pytest.mark.rule("CK-A19", "CK-A11", "CK-A12")
def test_alone_bonuses_take_at_least_one() -> None:
    assert table(1).points("strawberry/most") == 0
    assert table(1).points("road/longest") == 0
    assert table(1).paint(0, red="D4", yellow="D5").points("strawberry/most") == 10
    assert table(1).paint(0, red="D4", yellow="D5").points("road/longest") == 10


# -- how a game reports its end


@pytest.mark.parametrize("ending", ["duties", "copycat", "province"])
def test_a_recorded_play_says_how_it_ended(ending: str) -> None:
    assert ending_of(f"color-in-kingdom-{ending}") == ending


def test_nothing_is_said_before_the_last_turns_are_played() -> None:
    game = table(3).duties(0, 1, 2, 3, 4, 5).turn(roll=SIX)
    assert game.state.ending() == ""
    players(game)
    assert game.state.ending() == "duties"
