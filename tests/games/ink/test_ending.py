"""The end: who triggers it, who still has a turn, who wins."""

import pytest

from tests.games.endings import ending_of
from tests.games.ink.positions import Table, finish, table


@pytest.mark.rule("INK-GOAL-1", "INK-END-1", "INK-END-4")
def test_who_alone_has_played_all_bottles_wins() -> None:
    game = finish(table(), black=0)
    assert game.view()["last"]
    game.turn(2)
    assert game.state.over
    assert game.state.winners() == (0,)
    assert [score.total for score in game.state.scores()] == [24, 0]


@pytest.mark.rule("INK-END-2", "INK-A45")
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_round_is_played_to_its_end(first: int, place: int) -> None:
    """Whichever player finishes, the game ends with the player before the start player."""
    game = table(3, first=str(first + 1))
    for turn in range(3):
        assert not game.state.over
        assert game.seat() == (first + turn) % 3
        if turn == place:
            finish(game, 0)
        else:
            game.turn(1)
    assert game.state.over
    assert game.state.winners() == ((first + place) % 3,)


@pytest.mark.rule("INK-END-2")
def test_nothing_can_be_done_after_the_end() -> None:
    game = finish(table(), 0).turn(1)
    reason = game.state.why_not(0, 6)
    assert reason is not None
    assert reason.rule == "INK-END-2"


@pytest.mark.rule("INK-END-2", "INK-A44")
def test_a_pass_counts_as_ones_last_turn() -> None:
    game = finish(table(3), 0)
    game.turn(0)
    game.turn(0)
    assert game.state.over


@pytest.mark.rule("INK-END-3", "INK-END-5")
def test_on_the_last_turn_others_may_finish_too_and_go_on_with_black() -> None:
    game = finish(table(), black=1)
    finish(game, black=2)
    assert game.state.over
    assert game.state.winners() == (1,)
    assert [score.total for score in game.state.scores()] == [25, 26]


@pytest.mark.rule("INK-END-5", "INK-END-4")
def test_a_finisher_without_black_is_ahead_of_all_who_are_not_done() -> None:
    game = table(3).stock(0, 1, seat=2)
    game.turn(1)
    finish(game, 0)
    game.stock(1, 0, seat=2).turn(1)
    assert game.state.winners() == (1,)


def with_the_last_bottle() -> Table:
    """The last own bottle completes a 3; a 4 could be completed, too."""
    game = (
        table(2, 1, 5, 6, 11)
        .card("LP")
        .stock(0, 1)
        .paint("""
        R3  R   R   R
        L   R   R4  R
    """)
    )
    return game.add("R-R-R6-P", at=(-2, 0), look="P R / R6 R").play("complete 0,0")


@pytest.mark.rule("INK-END-1")
def test_with_the_last_own_bottle_black_is_open_for_the_rest_of_the_turn() -> None:
    """A second objective is completed with black bottles alone."""
    game = with_the_last_bottle()
    assert game.stocks() == (0, 0, 0)
    assert game.refusal("complete 2,1") is None
    before = game.state.clone()
    game.play("complete 2,1").leave()
    assert game.stocks() == (0, 0, 1)
    placed = [one.facts for one in game.state.moments(before, None) if one.name == "bottles"]
    assert placed == [{"n": 1, "total": 24, "black": 1}], "told apart from the 24"
    game.play("done").roll()
    assert game.view()["last"]


@pytest.mark.rule("INK-A47", "INK-OBJ-2")
def test_a_further_objective_with_black_bottles_stays_optional() -> None:
    game = with_the_last_bottle().play("done")
    assert game.stocks() == (0, 0, 0)


@pytest.mark.rule("INK-A46")
def test_one_bottle_left_is_not_the_end() -> None:
    game = table().stock(1, 1).card("LP").paint("R3 R R R\n L R R R")
    game.add("R-R-R6-P", at=(-2, 0), look="P R / R6 R").play("complete 0,0", "done").roll()
    assert game.stocks() == (1, 0, 0)
    assert not game.view()["last"]


# -- the bag runs out


@pytest.mark.rule("INK-A15")
def test_when_a_refill_leaves_a_gap_the_round_is_the_last() -> None:
    game = table(3).empty_bag().stock(5, 5, seat=2)
    game.play("quill 1", "tile at 2,0", "turned 0", "done")
    assert game.seat() == 1
    assert game.view()["last"]
    game.turn(1)
    game.turn(1)
    assert game.state.over
    assert game.state.winners() == (2,)


@pytest.mark.rule("INK-A15")
def test_the_last_tile_of_the_bag_does_not_end_it() -> None:
    game = table(2).empty_bag("R4-R-R-Do")
    game.play("quill 1", "tile at 2,0", "turned 0", "done").roll()
    game.turn(1)
    assert not game.state.over
    game.play("quill 2", "tile at 4,0", "turned 0", "done")
    game.turn(1)
    assert game.state.over


@pytest.mark.rule("INK-A15", "INK-END-4")
def test_with_an_empty_bag_a_finisher_still_wins() -> None:
    game = table(2).stock(1, 0, seat=0).empty_bag()
    game.play("quill 1", "tile at 2,0", "turned 0", "done")
    finish(game, 0)
    assert game.state.over
    assert game.state.winners() == (1,)


@pytest.mark.rule("INK-A15")
def test_with_an_empty_bag_equal_players_share_the_win() -> None:
    game = table(2).empty_bag()
    game.play("quill 1", "tile at 2,0", "turned 0", "done")
    game.turn(0)
    assert game.state.winners() == (0, 1)


@pytest.mark.rule("INK-A16", "INK-A15")
def test_the_others_of_the_last_round_take_what_is_left_or_pass() -> None:
    game = table(3).empty_bag().wheel("R-R-Ro-Y", *["-"] * 5)
    game.play("quill 1", "tile at 2,0", "turned 0", "done")
    assert game.legal() == ["pass 0", "pass 1", "pass 2"]


# -- how a game reports its end


@pytest.mark.parametrize(
    ("play", "ending"),
    [
        ("sole-finisher", "finished"),
        ("several-finishers", "finished"),
        ("tie-round", "tie-round"),
        ("bag-empty", "wheel-empty"),
        ("all-pass", "all-passed"),
        ("solo-won", "player-first"),
        ("solo-lost", "apprentice-first"),
    ],
)
def test_a_recorded_play_says_how_it_ended(play: str, ending: str) -> None:
    assert ending_of(f"ink-{play}") == ending


def test_a_finisher_counts_for_more_than_an_empty_bag() -> None:
    game = table(2).stock(1, 0, seat=0).empty_bag()
    game.play("quill 1", "tile at 2,0", "turned 0", "done")
    assert game.state.ending() == ""
    finish(game, 0)
    assert game.state.ending() == "finished"


@pytest.mark.rule("INK-END-2")
def test_who_has_all_bottles_is_named_before_the_last_turns() -> None:
    """Not if nobody has a turn after it: then the game is over at once."""

    def told(place: int) -> list[tuple[str, int]]:
        game = table(2)
        for _ in range(place):
            game.turn(1)
        before = game.state.clone()
        finish(game, 0)
        found = game.state.moments(before, None)
        return [(one.name, one.seat) for one in found if one.name == "last-round"]

    assert told(0) == [("last-round", 0)]
    assert told(1) == []
