"""What the others may know while a round is being painted."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paintpot import CannotUndo, Dice, Play
from tests.games.inkdoms.positions import APART, GAME, Table, bricks, land, scattered, table

ONE, TWO = scattered(land("R"), 2)
PUBLIC = ("phase", "took")


def painted(viewer: int | None, game: Table, seat: int = 0) -> dict[str, str]:
    paint: dict[str, str] = game.sheet(seat, viewer=viewer)["paint"]
    return paint


def secret(sheet: dict[str, Any]) -> dict[str, Any]:
    """A shown sheet without what is public anyway."""
    return {key: value for key, value in sheet.items() if key not in PUBLIC}


@pytest.mark.rule("ID-HIDE-1")
def test_from_the_pick_to_the_end_of_your_turn_you_do_not_see_a_players_painting() -> None:
    game = table(2).throw().play(0, "blue from Redhill", f"blue on {ONE}")
    assert painted(1, game) == {}
    game.play(0, "done")
    assert painted(1, game) == {}
    game.play(1, "red from Yellowlake")
    assert painted(1, game) == {}
    game.play(1, "done")
    assert painted(1, game) == {ONE: "blue"}


@pytest.mark.rule("ID-HIDE-1")
def test_everyone_sees_their_own_painting_at_once() -> None:
    game = table(2).throw().play(0, "blue from Redhill", f"blue on {ONE}")
    assert painted(0, game) == {ONE: "blue"}
    assert game.sheet(0)["turn"]["drops"] == 2


@pytest.mark.rule("ID-HIDE-1")
def test_painting_of_earlier_rounds_stays_open() -> None:
    game = table(2).paint(0, red="G1").throw().play(0, "blue from Redhill", f"blue on {ONE}")
    assert painted(1, game) == {"G1": "red"}


@pytest.mark.rule("ID-A29")
def test_even_one_who_has_finished_waits_for_all_to_finish() -> None:
    """Stricter than the rulebook: otherwise one could look and take the turn back."""
    game = table(3).throw().play(0, "blue from Redhill", f"blue on {ONE}", "done")
    game.turn(1, "red from Yellowlake").play(2, "yellow from Bluewater")
    assert painted(1, game) == {}
    game.play(2, "done")
    assert painted(1, game) == painted(2, game) == {ONE: "blue"}


@pytest.mark.rule("ID-A29")
def test_spectators_see_the_sheets_as_at_the_start_of_the_round() -> None:
    game = table(2).throw().turn(0, "blue from Redhill", f"blue on {ONE}")
    assert painted(None, game) == {}
    assert game.sheet(0, viewer=None)["turn"] is None
    game.turn(1, "red from Yellowlake")
    assert painted(None, game) == {ONE: "blue"}


@pytest.mark.rule("ID-A29")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_the_die_its_kingdom_and_whites_colour_are_public_at_once(viewer: int | None) -> None:
    game = table(3).throw().turn(0, "blue from Redhill")
    assert game.sheet(1, viewer)["took"] is None
    game.play(1, "white as blue from Umberland")
    assert game.sheet(1, viewer)["took"] == {
        "die": "white",
        "value": 2,
        "ink": "blue",
        "kingdom": "Umberland",
    }


@pytest.mark.rule("ID-A29")
@pytest.mark.parametrize("viewer", [2, None])
def test_who_has_finished_is_public(viewer: int | None) -> None:
    game = table(3).throw().turn(0, "blue from Redhill").play(1, "red from Yellowlake")
    phases = [game.sheet(seat, viewer)["phase"] for seat in range(3)]
    assert phases == ["finished", "painting", "waiting"]


@pytest.mark.rule("ID-A29")
def test_a_blot_spells_drops_and_points_of_the_round_are_hidden_too() -> None:
    """B6 and B9 share a tower, B7 gives a spell: all this happens behind the screen."""
    game = table(2, sheet=bricks()).paint(0, yellow="B9").give(0, spells="4 3", red=1)
    before = secret(game.sheet(0, viewer=1))
    game.throw("blue 4 in B; red 2 in G; yellow 4 in R; white 3 in P")
    game.play(0, "blue from Bluewater", "blue on B6", "blue on B7", "spell 3 to Redhill")
    game.play(0, "spell 4 for brown", "tower red on U5")
    assert secret(game.sheet(0, viewer=1)) == before
    game.play(0, "done")
    assert game.sheet(0)["blots"] == 1
    assert secret(game.sheet(0, viewer=1)) == before
    game.turn(1, "red from Greenwood")
    after = secret(game.sheet(0, viewer=1))
    assert after == secret(game.sheet(0))
    assert after["blots"] == 1
    assert after["spells"] == [2, 0, 0, 0]
    assert after["drops"] == {"green": 1}


@pytest.mark.rule("ID-HIDE-1", "ID-A29")
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 12))
def test_whatever_a_player_paints_the_others_views_stay_the_same(seed: int, n: int) -> None:
    dice = Dice(seed)
    game = table(3).give(0, spells="1 2 2 3 4", green=2, red=2, brown=2).throw()
    game.play(0, "blue from Redhill")
    views = [json.dumps(game.state.view(viewer)) for viewer in (1, 2, None)]
    for _ in range(n):
        moves = [text for text in game.legal(0) if text != "done"]
        if moves:
            game.play(0, moves[int(dice.below(len(moves)))])
        assert [json.dumps(game.state.view(viewer)) for viewer in (1, 2, None)] == views


@pytest.mark.rule("ID-HIDE-1")
@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6))
def test_what_a_bot_imagines_does_not_depend_on_what_is_hidden_from_it(seed: int) -> None:
    lines = [("done",), (f"blue on {ONE}", f"blue on {TWO}", "done")]
    imagined = []
    for texts in lines:
        game = table(3).throw().play(0, "blue from Redhill", *texts)
        game.play(1, "red from Yellowlake")
        twin = game.state.imagine(1, Dice(seed))
        assert twin.view(1) == game.state.view(1)
        imagined.append(twin.dump())
    assert imagined[0] == imagined[1]


@pytest.mark.rule("ID-HIDE-1")
def test_what_is_imagined_varies() -> None:
    game = table(2).throw().turn(0, "blue from Redhill", f"blue on {ONE}")
    paints = {
        json.dumps(game.state.imagine(1, Dice(seed)).view(0)["sheets"][0]["paint"])
        for seed in range(20)
    }
    assert len(paints) > 5


# -- achievements


@pytest.mark.rule("ID-HIDE-2")
def test_achievements_are_not_revealed_until_everyone_has_finished_painting() -> None:
    game = table(3).fill(0, land("G")).throw().turn(0, "blue from Redhill")
    game.turn(1, "red from Yellowlake").play(2, "yellow from Bluewater")
    for viewer in (0, 1, 2, None):
        view = game.state.view(viewer)
        assert all(sheet["complete"] == [] for sheet in view["sheets"])
        assert all(sheet["announced"] == [] for sheet in view["sheets"])
        assert "Greenwood" in view["awards"]["firsts"]
    game.play(2, "done")
    for viewer in (0, 1, 2, None):
        view = game.state.view(viewer)
        assert [sheet["announced"] for sheet in view["sheets"]] == [["Greenwood"], [], []]
        assert "Greenwood" not in view["awards"]["firsts"]


@pytest.mark.rule("ID-HIDE-2")
def test_the_points_of_an_achievement_show_only_after_the_round() -> None:
    game = table(2).fill(0, land("G")).throw().turn(0, "blue from Redhill")
    assert game.line(0, "Greenwood/speed") == 0
    game.turn(1, "red from Yellowlake")
    assert game.line(0, "Greenwood/speed") == 4


# -- taking back


def two_at_the_table() -> Play:
    play = Play(GAME, seats=2)
    play.chance(APART)
    play.play(0, GAME.parse("blue from Redhill"))
    play.play(0, GAME.parse(f"blue on {ONE}"))
    return play


@pytest.mark.rule("ID-A29")
def test_a_look_at_the_others_sheets_cannot_be_followed_by_undo() -> None:
    play = two_at_the_table()
    play.play(1, GAME.parse("red from Yellowlake"))
    play.play(0, GAME.parse("done"))
    play.play(1, GAME.parse("done"))
    for seat in (0, 1):
        with pytest.raises(CannotUndo):
            play.undo(seat)


@pytest.mark.rule("ID-HIDE-1", "ID-TURN-6")
def test_painting_that_nobody_has_seen_can_be_taken_back_while_others_go_on() -> None:
    play = two_at_the_table()
    play.play(1, GAME.parse("red from Yellowlake"))
    assert play.undo(0) == f"blue on {ONE}"
    assert play.state.view(0)["sheets"][0]["paint"] == {}
    assert play.state.view(1)["sheets"][1]["took"]["die"] == "red"


@pytest.mark.rule("ID-A29")
def test_a_pick_that_the_next_player_has_seen_cannot_be_taken_back() -> None:
    play = Play(GAME, seats=2)
    play.chance(APART)
    play.play(0, GAME.parse("blue from Redhill"))
    play.play(1, GAME.parse("red from Yellowlake"))
    with pytest.raises(CannotUndo):
        play.undo(0)


@pytest.mark.rule("ID-A29")
def test_painting_is_hushed_and_nothing_else() -> None:
    play = Play(GAME, seats=2)
    play.chance(APART)
    take, paint, done = (
        GAME.parse(text) for text in ("blue from Redhill", f"blue on {ONE}", "done")
    )
    assert not play.state.hushed(0, take)
    play.play(0, take)
    assert play.state.hushed(0, paint)
    assert not play.state.hushed(0, done)
    painting = [move for move in play.state.legal(0) if move != done]
    assert all(play.state.hushed(0, move) for move in painting)


@pytest.mark.rule("ID-A29")
def test_alone_nothing_is_hushed_and_spectators_see_what_is_painted() -> None:
    play = Play(GAME, seats=1)
    play.chance(APART)
    play.play(0, GAME.parse("blue from Redhill"))
    paint = GAME.parse(f"blue on {ONE}")
    assert not play.state.hushed(0, paint)
    play.play(0, paint)
    assert play.state.view(None)["sheets"] == play.state.view(0)["sheets"]
    assert play.state.view(None)["sheets"][0]["paint"] == {ONE: "blue"}
