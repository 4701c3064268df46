"""The features of a sheet that bots use, and their weights."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paintpot.core.bits import BIT
from paintpot.core.weights import HAND, POINT
from paintpot.games.inklings.chances import calls, rolls_for
from paintpot.games.inklings.features import N_FEATURES
from paintpot.games.inklings.names import SPACES
from paintpot.games.inklings.roll import CALLED
from paintpot.games.inklings.state import Inklings
from paintpot.lab.conformance import Walk
from tests.games.inklings.positions import GAME, PLAYABLE, Table, alone, table
from tests.games.judging import features_by_name, hand_worth


def named(game: Table, seat: int = 0) -> dict[str, int]:
    return features_by_name(game.state, seat)


def worth(game: Table, seat: int = 0) -> int:
    return hand_worth(game.state, seat)


def walk(seats: int, seed: int) -> Iterator[Inklings]:
    for state in Walk(GAME, seats, seed):
        assert isinstance(state, Inklings)
        yield state


def mask(spaces: str) -> int:
    return sum(int(BIT[SPACES.index(space)]) for space in spaces.split())


# -- the contract


def test_names_and_numbers_agree() -> None:
    weights = table(1).state.weights()
    assert len(weights.features) == len(set(weights.features)) == N_FEATURES
    assert weights.sets[HAND][0] == POINT


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_along_random_plays(seats: int) -> None:
    for seed in range(6):
        for state in walk(seats, seed):
            totals = [score.total for score in state.scores()]
            for seat in range(seats):
                features = list(state.features(seat))
                assert len(features) == N_FEATURES
                assert features[0] == totals[seat]
                assert any(features[1:]) != state.is_out(seat)
                fan, ideas = list(state.fan(seat)), list(state.ideas(seat))
                assert set(ideas) <= set(fan)
                assert bool(ideas) == bool(fan)


def test_a_turn_lasts_until_all_have_chosen() -> None:
    game = table(2)
    before = game.state.turn_no()
    game.roll("3 4 4").any_move(0)
    assert game.state.turn_no() == before
    game.any_move(1)
    assert game.state.turn_no() == before + 1


@pytest.mark.rule("IL-A19")
def test_features_know_nothing_of_others() -> None:
    game = table(2).roll("3 4 4")
    before = list(game.state.features(0))
    game.any_move(1)
    assert list(game.state.features(0)) == before


# -- chances


@settings(max_examples=200, deadline=None)
@given(st.sets(st.sampled_from(PLAYABLE)))
def test_rolls_are_counted_right(spaces: set[str]) -> None:
    wanted = mask(" ".join(spaces))
    assert rolls_for(wanted) == len([1 for called in CALLED if called & wanted])
    assert calls(wanted) == sum(bin(called & wanted).count("1") for called in CALLED)


# -- values


def test_an_inkling_between_its_neighbours() -> None:
    found = named(alone("d20-1", "1 1 1").ink(0, "d20-7"))
    ways = mask("d20-13 d20-19")
    assert found["points"] == 2
    assert found["1 left, 0 in boxes"] == 1
    assert found["empty spaces, 1 left"] == 37
    assert found["room, 1 left"] == 18
    assert found["rolls for walks, 0 in boxes"] == rolls_for(ways)
    assert found["safe rolls, 1 left"] == rolls_for(ways)
    assert found["rolls for ways, 2 on"] == calls(ways)
    assert found["Inklings, up to 300 rolls"] == 1
    assert found["tunnels"] == 10
    assert not [name for name in found if "2 left" in name or "3 left" in name]


def test_boxes_make_every_empty_space_safe() -> None:
    found = named(alone("d20-1", "1 1 1", boxes=2))
    assert found["3 left, 2 in boxes"] == 1
    assert found["safe rolls, 3 left"] == 576
    assert found["safe run, 3 left"] == 576 * 16 // 24
    assert found["rolls for walks, 2 in boxes"] == rolls_for(mask("d20-7 d20-13 d20-19"))


def test_tunnels_are_ways_too() -> None:
    stuck = alone("d12-12", "1 1 1").ink(0, "d12-3 d12-7 d12-8 d12-9 d12-11")
    found = named(stuck)
    assert "rolls for walks, 0 in boxes" not in found
    assert found["Inklings at tunnels"] == found["Inklings, no way"] == 1
    exits = mask("d8-1 d8-4 d8-7 d12-6 d12-10 d20-2 d20-7 d20-11 d20-16")
    assert found["safe rolls, 1 left"] == rolls_for(exits)
    found = named(stuck.cross(0, "d12-12 d8-1"))
    assert "safe rolls, 1 left" not in found
    assert found["tunnels"] == 8


def test_links_of_what_is_empty() -> None:
    found = named(table(1).ink_but(0, "d8-1 d12-1 d12-2 d20-1 d20-7 d20-13 d20-19"))
    assert found["empty spaces, 0 beside"] == 1
    assert found["empty spaces, 1 beside"] == 5
    assert "empty spaces, 2 beside" not in found
    assert found["empty spaces, 3+ beside"] == 1


def test_bonuses_within_reach() -> None:
    game = table(1).put(0, "d8-8").ink_but(0, "d8-7 d12-1 d12-2 d20-1").boxes(0, 1)
    found = named(game)
    assert found["bonus, 1 missing"] == 4 + 10
    assert found["bonus, 2 missing"] == 6
    last = 4 * calls(mask("d8-7")) + 10 * calls(mask("d20-1"))
    assert found["bonus, rolls for the last"] == last
    assert found["d12 filled"] == 6 * 100 * 16 // 144
    found = named(game.boxes(0, 0))
    assert found["bonus, 1 missing"] == 4
    assert "bonus, 2 missing" not in found
    assert found["d20 filled"] == 10 * 361 * 16 // 400
    found = named(game.ink(0, "d8-7"))
    assert "bonus, 1 missing" not in found
    assert "d8 filled" not in found


# -- worth


def test_an_own_inkling_and_a_way_on_are_worth_something() -> None:
    low = worth(alone("d20-1", "1 1 1"))
    assert worth(alone("d20-1 d20-14", "1 1 1")) > low + POINT
    assert worth(alone("d20-1", "1 1 1", boxes=1)) > low
    stuck = alone("d20-1", "1 1 1").ink(0, "d20-7 d20-13 d20-19")
    assert worth(stuck) < worth(alone("d20-1", "1 1 1").ink(0, "d20-2 d20-4 d20-6"))
    assert worth(table(1).cross(0, "d8-1 d8-4")) <= worth(table(1)) - 2 * POINT


def test_whatever_makes_the_next_round_safe_is_worth_something() -> None:
    assert worth(table(1).boxes(0, 1)) > 4 * POINT
    ways = table(1).put(0, "d12-12").boxes(0, 0)
    before = worth(ways)
    assert before - worth(ways.cross(0, "d12-12")) > POINT
