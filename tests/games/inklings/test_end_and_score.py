"""The end of the game and the score (IL-END-1, IL-SCORE-1 … 5)."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import paintpot
from paintpot.core.contract import CHANCE
from tests.games.inklings.positions import (
    GAME,
    PLAYABLE,
    TUNNELS,
    calling,
    die_of,
    near,
    number,
    on,
    table,
)

BONUS = {"d8": 4, "d12": 6, "d20": 10}


@pytest.mark.rule("IL-END-1")
def test_the_play_ends_when_nobody_has_inklings() -> None:
    game = table(2).put(0, "d20-1").boxes(0, 0).put(1, "d20-1 d20-14").boxes(1, 0)
    game.roll("1 1 1").any_move(0, 1)
    assert not game.state.over
    assert game.state.winners() == ()
    game.roll("1 1 1").any_move(1)
    assert game.state.over
    assert game.state.actors() == ()
    assert game.state.view(None)["stage"] == "over"
    for seat in (0, 1):
        assert game.refusal(seat, "enter d12-8") == "IL-END-1"
        assert game.refusal(seat, "lose box") == "IL-END-1"


@pytest.mark.rule("IL-END-1")
def test_nothing_is_rolled_after_the_end() -> None:
    game = table(1).put(0, "d20-1").boxes(0, 0).roll("1 1 1").any_move(0)
    with pytest.raises(paintpot.BadChance):
        game.roll("1 1 1")
    with pytest.raises(paintpot.BadChance):
        game.state.roll(paintpot.Dice(1))


@pytest.mark.rule("IL-END-1", "IL-LOST-2")
def test_full_dice_do_not_end_the_play() -> None:
    game = table(1).put(0, "d20-1").ink_but(0, "").boxes(0, 2)
    for left in ("lose d20-1", "lose box", "lose box"):
        assert not game.state.over
        game.roll("3 4 4").play(0, left)
    assert game.state.over


@pytest.mark.rule("IL-A24")
@settings(max_examples=25, deadline=None)
@given(st.integers(1, 8), st.integers(0, 100_000))
def test_a_round_inks_a_space_or_loses_an_inkling(seats: int, seed: int) -> None:
    play = paintpot.Play(GAME, seats, seed)
    dice = paintpot.Dice(seed, "choice")
    while not play.state.over:
        actors = play.state.actors()
        if actors == (CHANCE,):
            play.roll()
            continue
        seat = actors[0]
        moves = play.state.legal(seat)
        before = play.state.view(seat)["sheets"][seat]
        play.play(seat, moves[int(dice.below(len(moves)))])
        after = play.state.view(seat)["sheets"][seat]
        inked = len(after["inked"]) - len(before["inked"])
        kept = len(after["inklings"]) + len(after["boxes"])
        lost = len(before["inklings"]) + len(before["boxes"]) - kept
        assert (inked, lost) in ((1, 0), (0, 1))
    assert play.state.view(None)["round"] <= 42


@pytest.mark.rule("IL-A24")
def test_42_rounds_can_be_reached() -> None:
    """39 spaces inked along three walks, each over a whole die, then three Inklings lost."""
    game = table(1)
    for die in BONUS:
        walk = way_over(die)
        game.roll(calling(number(walk[0]))).play(0, f"enter {walk[0]}")
        for start, end in pairwise(walk):
            game.roll(calling(number(end))).play(0, f"walk {start} to {end}")
    assert game.total(0) == 59
    for _ in range(3):
        assert not game.state.over
        game.roll("3 4 4").any_move(0)
    assert game.state.over
    assert game.state.view(0)["round"] == 42


def way_over(die: str) -> list[str]:
    """A walk over all spaces of a die."""
    ways = [[space] for space in on(die)]
    while len(ways[-1]) < len(on(die)):
        way = ways.pop()
        ways += [[*way, space] for space in near(way[-1]) if space not in way]
    return ways[-1]


@pytest.mark.rule("IL-SCORE-1", "IL-SCORE-2")
@given(st.sets(st.sampled_from(PLAYABLE)))
def test_each_inked_space_is_a_point_of_its_die(inked: set[str]) -> None:
    game = table(1).ink(0, " ".join(sorted(inked)))
    for die in BONUS:
        assert game.line(0, f"{die}/inked") == len([s for s in inked if die_of(s) == die])


@pytest.mark.rule("IL-SCORE-2")
def test_the_most_a_die_can_give() -> None:
    game = table(1).ink_but(0, "")
    assert [game.line(0, f"{die}/inked") for die in BONUS] == [7, 12, 20]


@pytest.mark.rule("IL-SCORE-3", "IL-SHEET-6")
@pytest.mark.parametrize("die", BONUS)
def test_a_full_die_earns_its_bonus(die: str) -> None:
    spaces = on(die)
    for missing in spaces:
        rest = " ".join([space for space in spaces if space != missing])
        assert table(1).ink(0, rest).line(0, f"{die}/bonus") == 0
    game = table(1).ink(0, " ".join(spaces))
    bonuses = {other: game.line(0, f"{other}/bonus") for other in BONUS}
    assert bonuses == {other: BONUS[die] if other == die else 0 for other in BONUS}
    assert game.total(0) == len(spaces) + BONUS[die]
    assert game.state.feats(0) == [die]


@pytest.mark.rule("IL-SCORE-4")
@pytest.mark.parametrize("n", range(11))
def test_each_crossed_tunnel_costs_a_point(n: int) -> None:
    game = table(1).ink(0, "d8-1 d12-5").cross(0, " ".join(TUNNELS[:n]))
    assert game.line(0, "tunnels/crossed") == -n
    assert game.total(0) == 2 - n


@pytest.mark.rule("IL-SCORE-4")
def test_a_trip_costs_two() -> None:
    game = table(1).put(0, "d12-6").roll("3 4 4")
    assert game.total(0) == 1
    game.play(0, "tunnel d12-6 to d20-11")
    assert game.total(0) == 0
    assert game.line(0, "tunnels/crossed") == -2


@pytest.mark.rule("IL-SCORE-5")
def test_the_total_is_tallies_and_bonuses_less_tunnels() -> None:
    game = table(1).ink(0, " ".join([*on("d8"), "d12-1", "d20-20"])).cross(0, "d8-1 d8-7")
    assert [*game.state.scores()[0].lines] == [
        ("d8/inked", 7),
        ("d8/bonus", 4),
        ("d12/inked", 1),
        ("d12/bonus", 0),
        ("d20/inked", 1),
        ("d20/bonus", 0),
        ("tunnels/crossed", -2),
    ]
    assert game.total(0) == 11
    assert table(1).ink_but(0, "").total(0) == 59


def ended(*inked: str) -> tuple[int, ...]:
    """The winners of a game in which the seats have inked these spaces, 'tunnels' crosses two."""
    game = table(len(inked))
    for seat, spaces in enumerate(inked):
        used = "d8-1 d8-4" if "tunnels" in spaces else ""
        game.put(seat, "d20-14").ink(seat, spaces.replace("tunnels", "")).boxes(seat, 0)
        game.cross(seat, used)
    game.roll("1 1 1").any_move(*range(len(inked)))
    assert game.state.over
    return game.state.winners()


@pytest.mark.rule("IL-SCORE-5")
def test_the_highest_total_wins() -> None:
    assert ended("d12-1", "d12-1 d12-2", "") == (1,)
    assert ended("d12-1", "d12-1 d12-2 tunnels", "") == (0,)


@pytest.mark.rule("IL-A16")
def test_ties_are_shared() -> None:
    assert ended("d12-1 d12-2", "d20-9 d20-10", "d12-1") == (0, 1)
    assert ended("d12-1 d12-2 d12-3 tunnels", "d20-9", "") == (0, 1)


@pytest.mark.rule("IL-A16")
def test_totals_may_be_negative() -> None:
    assert table(1).put(0, "d20-1").cross(0, "d8-1 d8-4 d12-6 d20-11").total(0) == -3
    assert ended("tunnels", "tunnels") == (0, 1)
