"""Copying: who may copy, what, in secret, and what it scores."""

from itertools import permutations

import pytest

from paintpot import CannotUndo, Dice, Play
from tests.games.color_in_kingdom.positions import GAME, Table, near, table

ROAD = "family 1 1 2 3, duty 1"
"""2 and 3 make a Brick Road."""


@pytest.mark.rule("CK-COPY-1")
def test_after_the_build_each_other_player_may_copy() -> None:
    game = table(4).roll()
    assert game.refusal(1, "red field on D4") == "CK-COPY-1"
    assert game.refusal(1, "no copy") == "CK-COPY-1"
    game.play(0, "no dice")
    assert game.refusal(2, "red field on D4") == "CK-COPY-1"
    game.play(0, "red field on D4")
    assert game.state.actors() == (1, 2, 3)
    for seat in (1, 2, 3):
        assert "no copy" in game.legal(seat)
        assert len(game.spaces(seat)) == 37
    assert game.refusal(0, "no copy") == "CK-COPY-1"


@pytest.mark.rule("CK-COPY-2", "CK-A5")
def test_a_copier_builds_the_same_type_under_the_same_rule() -> None:
    game = table(2).paint(0, red="A1").paint(1, blue="D4").roll(ROAD)
    game.play(0, "2 and 3", "yellow road on A2")
    assert sorted(game.spaces(1)) == sorted(near("D4"))
    assert game.refusal(1, "red field on D5") == "CK-COPY-2"
    assert game.refusal(1, "yellow road on G1") == "CK-BUILD-2"
    assert game.refusal(1, "yellow road on D4") == "CK-A20"
    game.play(1, "yellow road on D5")
    assert game.sheet(1)["paint"] == {"D4": "blue", "D5": "yellow"}


@pytest.mark.rule("CK-COPY-3", "CK-COPY-4", "CK-SCORE-COPY-1")
def test_copiers_are_counted_in_a_square_and_score_for_the_current_player() -> None:
    game = table(4).field().play(1, "red field on A1").play(2, "no copy").play(3, "red field on B1")
    assert [game.sheet(seat)["squares"] for seat in range(4)] == [[2], [], [], []]
    assert [game.points("copycat", seat) for seat in range(4)] == [2, 0, 0, 0]
    for _ in range(3):
        game.turn()
    game.field().play(1, "red field on C1").nobody()
    assert game.sheet(0)["squares"] == [2, 1]
    assert game.points("copycat", 0) == 3


@pytest.mark.rule("CK-SCORE-COPY-1")
def test_all_25_squares_count() -> None:
    numbers = [n % 6 for n in range(25)]
    game = table(6).squares(0, *numbers)
    assert game.sheet(0)["squares"] == numbers
    assert game.points("copycat") == sum(numbers)
    full = table(6).squares(0, *[5] * 25)
    assert full.sheet(0)["squares"] == [5] * 25
    assert full.points("copycat") == 125


@pytest.mark.rule("CK-A3")
def test_without_a_space_nobody_copies() -> None:
    """Seat 1 has nothing to touch, seat 2 no empty space: only seat 3 is asked."""
    game = table(4).paint(0, red="A1").paint(3, red="A1")
    game.fill(2).roll(ROAD).play(0, "2 and 3", "yellow road on A2")
    assert game.state.actors() == (3,)
    for seat in (1, 2):
        assert game.refusal(seat, "yellow road on A2") == "CK-A3"
        assert game.refusal(seat, "no copy") == "CK-A3"
    game.play(3, "yellow road on A2")
    assert game.sheet(0)["squares"] == [1]


@pytest.mark.rule("CK-A3")
def test_if_nobody_can_copy_the_turn_ends_with_the_build() -> None:
    game = table(3).paint(0, red="A1").roll(ROAD).play(0, "2 and 3", "yellow road on A2")
    assert game.stage() == "roll"
    assert game.current() == 1
    assert game.sheet(0)["squares"] == [0]


@pytest.mark.rule("CK-A4", "CK-A24")
@pytest.mark.parametrize("order", list(permutations((0, 2, 3))))
def test_decisions_are_the_same_in_any_order(order: tuple[int, ...]) -> None:
    decisions = {0: "red field on A1", 2: "no copy", 3: "red field on G4"}
    game = table(4, first="2").field("D4")
    assert game.state.actors() == (0, 2, 3)
    for seat in order:
        game.play(seat, decisions[seat])
        assert game.stage() == "roll" or game.refusal(seat, "no copy") == "CK-A4"
    expected = table(4, first="2").field("D4")
    for seat in (0, 2, 3):
        expected.play(seat, decisions[seat])
    assert game.state.dump() == expected.state.dump()
    assert game.sheet(1)["squares"] == [2]


@pytest.mark.rule("CK-A4")
def test_a_decision_is_made_once() -> None:
    game = table(3).field().play(1, "red field on A1")
    assert game.refusal(1, "red field on A2") == "CK-A4"
    assert game.refusal(1, "no copy") == "CK-A4"


@pytest.mark.rule("CK-A6")
def test_a_copier_marks_no_duty_and_no_square() -> None:
    game = table(2).field().play(1, "red field on A1")
    assert game.sheet(1)["duties"] == []
    assert game.sheet(1)["squares"] == []


@pytest.mark.rule("CK-A9")
def test_a_zero_takes_a_square_too() -> None:
    game = table(2).turn().turn()
    assert game.sheet(0)["squares"] == [0]
    assert game.sheet(1)["squares"] == [0]
    game.turn()
    assert game.sheet(0)["squares"] == [0, 0]


# -- secrecy


@pytest.mark.rule("CK-A24")
def test_a_decision_is_hidden_until_all_have_decided() -> None:
    game = table(3).field("D4").play(1, "red field on A1")
    for viewer in (0, 2, None):
        assert game.sheet(1, viewer)["paint"] == {}
        assert game.sheet(1, viewer)["fresh"] == []
        assert game.sheet(1, viewer)["score"]["total"] == 0
        view = game.state.view(viewer)
        assert view["copied"] == []
        assert view["actors"] == [2]
    assert game.sheet(1)["paint"] == {"A1": "red"}
    assert game.state.view(1)["copied"] == [1]
    game.play(2, "no copy")
    for viewer in (0, 2, None):
        assert game.sheet(1, viewer)["paint"] == {"A1": "red"}
        assert game.state.view(viewer)["copied"] == [1]


@pytest.mark.rule("CK-A24")
def test_views_are_the_same_whatever_was_decided() -> None:
    views = []
    for decision in ("red field on A1", "red field on G4", "no copy"):
        game = table(3).field("D4").play(1, decision)
        views.append((game.state.view(0), game.state.view(2), game.state.view(None)))
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("CK-A24")
def test_imagined_decisions_differ_and_keep_what_is_known() -> None:
    game = table(3).field("D4").play(1, "red field on A1")
    paints = set()
    for seed in range(200):
        other = game.state.imagine(2, Dice(seed))
        assert other.view(2) == game.state.view(2)
        assert other.actors() == (2,)
        paints.add(tuple(other.view(1)["sheets"][1]["paint"]))
    assert () in paints
    assert len(paints) > 25
    assert game.state.imagine(1, Dice(1)).dump() == game.state.dump()


@pytest.mark.rule("CK-A24")
def test_the_builder_and_their_space_are_open() -> None:
    game = table(3).field("D4")
    assert game.sheet(0, 1)["paint"] == {"D4": "red"}
    assert game.state.imagine(1, Dice(1)).dump() == game.state.dump()


@pytest.mark.rule("CK-A24")
def test_a_decision_may_be_taken_back_until_all_have_decided() -> None:
    play = Play(GAME, 3)
    play.chance("family 1 1 2 5, duty 1")
    for seat, text in ((0, "no dice"), (0, "red field on D4"), (1, "red field on A1")):
        play.step(seat, text)
    assert play.undo(1) == "red field on A1"
    play.step(1, "no copy")
    play.step(2, "no copy")
    with pytest.raises(CannotUndo):
        play.undo(1)
    with pytest.raises(CannotUndo):
        play.undo(2)


@pytest.mark.rule("CK-A24")
def test_a_decision_may_be_taken_back_though_others_have_decided_since() -> None:
    play = Play(GAME, 4)
    play.chance("family 1 1 2 5, duty 1")
    for seat, text in ((0, "no dice"), (0, "red field on D4"), (1, "red field on A1")):
        play.step(seat, text)
    play.step(2, "no copy")
    assert play.undo(1) == "red field on A1"
    assert play.state.actors() == (1, 3)
    with pytest.raises(CannotUndo):
        play.undo(0)


@pytest.mark.rule("CK-A24")
def test_decisions_are_hushed_but_for_the_last() -> None:
    game = table(3).field("D4")
    no, red = GAME.parse("no copy"), GAME.parse("red field on A1")
    assert [game.state.hushed(seat, move) for seat in (1, 2) for move in (no, red)] == [True] * 4
    game.play(1, "red field on A1")
    assert not game.state.hushed(2, no)
    assert not game.state.hushed(2, red)


@pytest.mark.rule("CK-A24")
def test_a_build_is_not_hushed() -> None:
    game = table(3).roll()
    assert not game.state.hushed(0, GAME.parse("no dice"))
    game.play(0, "no dice")
    assert not game.state.hushed(0, GAME.parse("red field on D4"))


def others_of(game: Table, seat: int) -> dict[str, dict[int, int]]:
    """What each move would change for the other seats, as the engine tells the mover."""
    return {GAME.text(gain.move): dict(gain.others) for gain in game.state.gains(seat)}


def test_what_a_move_takes_from_others_is_told() -> None:
    """The longest road passes to the player who builds a longer one; a choice of dice shows that,
    too."""
    game = table(2).paint(0, red="A1", yellow="D3").paint(1, red="A1", yellow="D3")
    game.roll("family 1 2 4 5, duty 1")
    assert game.state.scores()[1].total == game.state.scores()[0].total
    assert others_of(game, 0)["4 and 5"] == {1: -10}
    game.play(0, "4 and 5")
    told = others_of(game, 0)
    assert told["yellow road on D4"] == {1: -10}
    assert told["yellow road on A2"] == {}, "a road elsewhere is not longer"


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.rule("CK-A24")
def test_a_copy_tells_what_it_brings_to_others_and_nothing_that_is_hidden(seats: int) -> None:
    def game(decision: str = "") -> Table:
        made = table(seats).paint(0, yellow="D3").paint(1, red="A1", yellow="D3 D4")
        if decision:
            made.paint(2, red="A1")
        made.roll("family 1 2 4 5, duty 1").play(0, "4 and 5", "yellow road on D4")
        return made.play(2, decision) if decision else made

    if seats == 2:
        told = others_of(game(), 1)
        assert told["yellow road on D5"] == {0: -9}, "the longest road, and a point for the copy"
        assert told["yellow road on A2"] == {0: 1}
        assert told["no copy"] == {}
        return
    waiting = others_of(game(), 1)
    assert waiting["yellow road on D5"] == {0: -9}, "while others decide, too"
    copied, declined = (others_of(game(what), 1) for what in ("yellow road on A2", "no copy"))
    assert copied == declined, "what the third has decided stays hidden"
    assert copied["yellow road on D5"] == {0: -9}
    assert copied["yellow road on A2"] == {0: 1}, "and is not counted"
    assert copied["no copy"] == {}
