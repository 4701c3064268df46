"""The round: throw, turns, settlement, token; and what is different with two players."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paintpot import CHANCE, Dice
from tests.games.inkdoms.positions import (
    APART,
    GAME,
    REALM,
    Table,
    areas_with,
    bricks,
    land,
    own_sheet,
    table,
)

THREE_KINGDOMS = land("G") + land("Y") + land("P")


def stage(game: Table) -> str:
    return str(game.state.view(None)["stage"])


def first(game: Table) -> int:
    return int(game.state.view(None)["first"])


def number(game: Table) -> int:
    return int(game.state.view(None)["round"])


# -- the round


@pytest.mark.rule("ID-ROUND-1")
def test_a_round_begins_with_the_throw() -> None:
    game = table(3)
    assert game.state.actors() == (CHANCE,)
    assert game.legal(0) == []
    assert game.refusal(0, "blue from Redhill") == "ID-ROUND-1"
    game.throw()
    assert game.refusal(0, "blue from Redhill") is None


@pytest.mark.rule("ID-ROUND-1")
@given(st.integers(2, 4), st.integers(0, 3))
def test_each_player_clockwise_from_the_first_takes_one_turn(seats: int, start: int) -> None:
    start %= seats
    game = table(seats, first=str(start + 1)).throw()
    for k in range(seats):
        seat = (start + k) % seats
        assert game.state.actors() == (seat,)
        game.play(seat, game.legal(seat)[0], "done")
    assert number(game) == 2


@pytest.mark.rule("ID-ROUND-1")
def test_achievements_are_declared_before_the_token_passes() -> None:
    game = table(3).fill(1, land("G")).throw()
    game.turn(0, "blue from Redhill").turn(1, "red from Yellowlake")
    game.play(2, "yellow from Bluewater")
    assert game.sheet(1)["complete"] == []
    assert first(game) == 0
    game.play(2, "done")
    assert game.sheet(1)["announced"] == ["Greenwood"]
    assert first(game) == 1


@pytest.mark.rule("ID-ROUND-2")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_token_goes_clockwise_every_round_and_its_holder_goes_first(seats: int) -> None:
    game = table(seats)
    for n in range(1, 2 * seats):
        assert number(game) == n
        assert stage(game) == "throw"
        game.throw()
        assert first(game) == (n - 1) % seats
        assert game.state.actors() == (first(game),)
        assert game.box() == ["blue", "red", "yellow", "white"]
        game.skip_round()


@pytest.mark.rule("ID-A26")
def test_with_three_players_the_fourth_die_stays_and_joins_the_next_throw() -> None:
    game = table(3).throw()
    game.turn(0, "blue from Redhill").turn(1, "red from Yellowlake")
    game.play(2, "yellow from Bluewater")
    assert game.box() == ["white"]
    assert game.legal(0) == []
    game.play(2, "done")
    assert stage(game) == "throw"
    assert game.legal(1) == [], "the white die is not to be had until it is thrown again"
    game.throw("blue 3 in R; red 2 in Y; yellow 4 in B; white 4 in G")
    assert game.box() == ["blue", "red", "yellow", "white"]
    game.play(1, "blue from Redhill", "done").play(2, "white as blue from Greenwood")
    assert game.sheet(2)["took"]["value"] == 4


# -- two players


@pytest.mark.rule("ID-EX-2", "ID-2P-1", "ID-2P-2", "ID-2P-3")
def test_the_example_of_two_players_and_one_throw() -> None:
    game = table(2).throw()
    sizes = []
    for seat in (0, 1, 0, 1):
        assert game.state.actors() == (seat,)
        sizes.append(len(game.box()))
        game.play(seat, game.legal(seat)[0], "done")
    assert sizes == [4, 3, 2, 1]
    assert number(game) == 3
    assert stage(game) == "throw"
    game.throw()
    assert game.state.actors() == (1,)
    assert first(game) == 1


@pytest.mark.rule("ID-2P-1")
def test_a_throw_serves_two_rounds_with_the_same_first_player() -> None:
    game = table(2, first="2").throw()
    assert (number(game), game.state.actors()) == (1, (1,))
    game.skip_round()
    assert (number(game), game.state.actors()) == (2, (1,))
    assert stage(game) == "turns"


@pytest.mark.rule("ID-2P-2")
def test_the_last_die_is_forced() -> None:
    game = table(2).throw("blue 3 in R; red 2 in YP; yellow 4 in B; white 2 in U")
    game.turn(0, "blue from Redhill").turn(1, "yellow from Bluewater")
    game.turn(0, "white as blue from Umberland")
    assert game.legal(1) == ["red from Yellowlake", "red from Purplefield"]


@pytest.mark.rule("ID-2P-3")
def test_the_token_passes_only_when_the_box_is_empty() -> None:
    game = table(2)
    holders = []
    for n in range(8):
        if stage(game) == "throw":
            assert n % 2 == 0
            assert game.box() == []
            game.throw()
        holders.append(first(game))
        game.skip_round()
    assert holders == [0, 0, 1, 1, 0, 0, 1, 1]


@pytest.mark.rule("ID-2P-4")
def test_achievements_are_settled_after_each_round_not_after_each_throw() -> None:
    game = table(2).fill(0, land("G")).throw().skip_round()
    assert len(game.box()) == 2, "the throw still lies there"
    assert game.sheet(0)["firsts"] == ["Greenwood"]
    game.fill(1, land("G")).skip_round()
    assert game.sheet(1)["seconds"] == ["Greenwood"]


@pytest.mark.rule("ID-2P-5")
def test_two_players_who_have_all_blots_end_the_play_within_a_throw() -> None:
    last = int(REALM.blots) - 1
    game = table(2).blots(0, last).blots(1, last).throw().skip_round()
    assert game.state.over
    assert len(game.box()) == 2


@pytest.mark.rule("ID-2P-5", "ID-A27")
def test_a_last_round_in_the_middle_of_a_throw_is_one_round() -> None:
    """The end is triggered with the box empty: the last round has a throw, half of it unused."""
    game = table(2).throw().skip_round()
    game.fill(0, THREE_KINGDOMS).skip_round()
    assert game.state.view(None)["last"]
    assert stage(game) == "throw"
    game.throw().skip_round()
    assert game.state.over
    assert len(game.box()) == 2


@pytest.mark.rule("ID-A27")
def test_a_last_round_may_use_up_a_throw() -> None:
    """The end is triggered with two dice left: the last round is played with them."""
    game = table(2).fill(0, THREE_KINGDOMS).throw().skip_round()
    assert game.state.view(None)["last"]
    assert stage(game) == "turns"
    assert len(game.box()) == 2
    game.skip_round()
    assert game.state.over


@pytest.mark.rule("ID-A54", "ID-A20")
def test_what_is_gained_is_usable_in_the_next_round_of_the_same_throw() -> None:
    """B6 and B9 have a tower: red and yellow give brown. B7 gives spell 1."""
    game = table(2, sheet=bricks()).take_spells(0).paint(0, yellow="B9")
    game.throw("blue 3 in U; red 2 in B; yellow 4 in R; white 2 in P")
    game.play(0, "red from Bluewater", "red on B6", "red on B7")
    assert game.refusal(0, "spell 1 to Redhill") == "ID-SPELL-2"
    assert game.refusal(0, "tower brown on G1") == "ID-TOWER-5"
    game.play(0, "done").turn(1, "blue from Umberland")
    assert (number(game), stage(game)) == (2, "turns")
    game.play(0, "yellow from Redhill")
    assert game.refusal(0, "spell 1 to Greenwood") is None
    assert game.refusal(0, "tower brown on G1") is None


@pytest.mark.rule("ID-A54")
def test_alone_too_what_is_gained_is_usable_in_the_next_round_of_the_same_throw() -> None:
    game = table(1, sheet=bricks()).throw("blue 3 in U; red 2 in B; yellow 4 in R; white 2 in P")
    game.play(0, "red from Bluewater", "red on B7", "red on B2")
    assert game.refusal(0, "spell 1 to Redhill") == "ID-SPELL-2"
    game.play(0, "done", "cross hydras 3", "blue from Umberland")
    assert game.refusal(0, "spell 1 to Redhill") is None


# -- the end of a round


@pytest.mark.rule("ID-A53")
def test_at_the_round_end_achievements_are_marked_for_all_together() -> None:
    """Who says done first has no advantage: both are first."""
    game = table(2).fill(0, land("G")).fill(1, land("G")).throw().skip_round()
    assert game.sheet(0)["firsts"] == game.sheet(1)["firsts"] == ["Greenwood"]


@pytest.mark.rule("ID-A53")
def test_the_sheets_are_revealed_at_the_round_end_together_with_the_awards() -> None:
    game = table(3).fill(0, land("G")).throw().play(0, "blue from Redhill")
    area = next(area for area in land("R") if game.refusal(0, f"blue on {area}") is None)
    game.play(0, f"blue on {area}", "done")
    game.turn(1, "red from Yellowlake").play(2, "yellow from Bluewater")
    before = game.sheet(0, viewer=2)
    assert (area in before["paint"], before["firsts"]) == (False, [])
    game.play(2, "done")
    after = game.sheet(0, viewer=2)
    assert (area in after["paint"], after["firsts"]) == (True, ["Greenwood"])


@pytest.mark.rule("ID-A53")
def test_alone_achievements_are_marked_before_a_number_is_crossed() -> None:
    game = table(1).fill(0, land("G")).throw().skip_round()
    assert stage(game) == "crossing"
    assert game.sheet(0)["firsts"] == ["Greenwood"]
    assert game.refusal(0, "cross Greenwood 4") == "ID-SOLO-5"


@pytest.mark.rule("ID-A53")
def test_alone_the_end_is_checked_after_the_crossing() -> None:
    game = table(1).fill(0, THREE_KINGDOMS).throw().skip_round()
    assert stage(game) == "crossing"
    assert not game.state.view(None)["last"]
    assert number(game) == 1
    game.play(0, "cross Bluewater 4")
    assert game.state.view(None)["last"]
    assert number(game) == 2


@pytest.mark.rule("ID-A53")
def test_the_end_is_checked_after_the_achievements_of_the_round() -> None:
    game = table(2).fill(0, THREE_KINGDOMS).throw()
    game.turn(0, "blue from Redhill").play(1, "red from Yellowlake")
    assert not game.state.view(None)["last"]
    game.play(1, "done")
    assert game.sheet(0)["firsts"] == ["Greenwood", "Yellowlake", "Purplefield", "end"]
    assert game.state.view(None)["last"]


@pytest.mark.rule("ID-A48")
def test_the_next_round_starts_only_after_the_settlement() -> None:
    game = table(2).throw().play(0, "blue from Redhill").turn(1, "red from Yellowlake")
    assert game.state.actors() == (0,)
    assert game.refusal(1, "yellow from Bluewater") == "ID-TURN-1"
    assert number(game) == 1
    game.play(0, "done")
    assert number(game) == 2
    assert game.refusal(0, "yellow from Bluewater") is None


# -- how long a game can last


def rounds_of(game: Table, dice: Dice, diligence: list[int], bound: int) -> int:
    """Play to the end: each seat paints a drop with this many chances in ten, else says done."""
    while not game.state.over:
        assert number(game) <= bound, "the game does not end"
        if game.state.actors() == (CHANCE,):
            game.state.roll(dice)
            continue
        seat = game.state.actors()[0]
        moves = game.state.legal(seat)
        done = GAME.parse("done")
        if done in moves:
            paints = [move for move in moves if move != done]
            eager = paints and int(dice.below(10)) < diligence[seat]
            moves = paints if eager else [done]
        game.state.play(seat, moves[int(dice.below(len(moves)))])
    return number(game)


@pytest.mark.rule("ID-A56")
@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.lists(st.sampled_from([0, 5, 9, 10]), min_size=2, max_size=4))
def test_no_play_outlasts_51_rounds_and_the_blots(seed: int, diligence: list[int]) -> None:
    bound = 51 + int(REALM.blots)
    assert rounds_of(table(len(diligence)), Dice(seed), diligence, bound) <= bound


@pytest.mark.rule("ID-A56")
@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from([0, 5, 9, 10]))
def test_no_play_alone_outlasts_22_rounds(seed: int, diligence: int) -> None:
    assert rounds_of(table(1), Dice(seed), [diligence], 22) <= 22


@pytest.mark.rule("ID-A56")
def test_a_play_alone_can_last_22_rounds() -> None:
    """With more blots than rounds nothing but the crossing ends it."""
    assert rounds_of(table(1, sheet=own_sheet(blots=30)), Dice(5), [0], 22) == 22


@pytest.mark.rule("ID-A56")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_play_where_nobody_paints_lasts_as_many_rounds_as_there_are_blots(seats: int) -> None:
    blots = int(REALM.blots)
    assert rounds_of(table(seats), Dice(5), [0] * seats, blots) == blots


# -- the words of the sheet that the round writes


@pytest.mark.rule("ID-EX-14")
def test_a_monster_tamed_or_defeated_is_marked_in_its_space() -> None:
    tamed, defeated, *others = areas_with("hydra")
    game = table(2).give(0, blue=1, brown=1).throw().play(0, "red from Yellowlake")
    game.play(0, f"tower blue on {tamed}", f"tower brown on {defeated}")
    shown = game.sheet(0)["paint"]
    assert (shown[tamed], shown[defeated]) == ("blue", "brown")
    assert not set(others) & set(shown)
    assert game.line(0, "hydras/tamed") == 1
    assert game.line(0, "hydras/unpainted") == -len(others)


@pytest.mark.rule("ID-DIFF-4")
def test_one_unicorn_tamed_one_defeated_two_unpainted_give_minus_one() -> None:
    tamed, defeated, *_ = areas_with("unicorn")
    game = table(2).paint(0, yellow=tamed, green=defeated)
    assert game.line(0, "unicorns") == -1


@pytest.mark.rule("ID-DIFF-5")
def test_alone_a_number_must_be_crossed_before_anything_else() -> None:
    game = table(1).throw(APART).skip_round()
    assert game.state.actors() == (0,)
    assert len(game.legal(0)) == 10
    assert all(text.startswith("cross ") for text in game.legal(0))
    assert game.refusal(0, "done") == "ID-SOLO-4"
    assert game.refusal(0, "red from Yellowlake") == "ID-SOLO-4"


@pytest.mark.rule("ID-DIFF-5")
def test_alone_a_4_or_3_must_be_crossed_while_one_is_open() -> None:
    game = table(1).throw(APART).skip_round()
    assert game.refusal(0, "cross Redhill 2") == "ID-SOLO-6"
    assert game.refusal(0, "cross Redhill 4") is None


@pytest.mark.rule("ID-DIFF-3")
def test_spell_1_is_ruled_out_by_die_drops_only() -> None:
    """A tower drop in the die's own kingdom does not count as painting with the die."""
    one, *_, two = land("R")
    game = table(2).give(0, spells="1", green=1).throw().play(0, "blue from Redhill")
    game.play(0, f"tower green on {one}")
    assert game.refusal(0, "spell 1 to Umberland") is None
    game.play(0, f"blue on {two}")
    assert game.refusal(0, "spell 1 to Umberland") == "ID-SPELL1-2"
