"""The features of a sheet that bots use, and their weights."""

from collections.abc import Iterator

import pytest

from paintpot.core.weights import HAND, POINT
from paintpot.games.color_in_kingdom.features import N_FEATURES, turns_left
from paintpot.games.color_in_kingdom.state import Kingdom
from paintpot.games.color_in_kingdom.survey import Survey
from paintpot.lab.conformance import Walk
from tests.games.color_in_kingdom.positions import ALL, GAME, Table, near, sheet, table
from tests.games.judging import features_by_name, hand_worth

KINDS = ("yellow", "blue", "green", "purple", "red")
"""All inks but that of the factories."""


def named(game: Table, seat: int = 0) -> dict[str, int]:
    return features_by_name(game.state, seat)


def worth(game: Table, seat: int = 0) -> int:
    return hand_worth(game.state, seat)


def walk(seats: int, seed: int) -> Iterator[Kingdom]:
    for state in Walk(GAME, seats, seed):
        assert isinstance(state, Kingdom)
        yield state


def lines(state: Kingdom, seat: int) -> int:
    """The points of a seat without the longest road, which features only know in the end."""
    found = state.scores()[seat].lines
    return sum(points for name, points in found if name != "road/longest")


# -- the contract


def test_names_and_numbers_agree() -> None:
    weights = table(1).state.weights()
    assert len(weights.features) == len(set(weights.features)) == N_FEATURES
    assert weights.sets[HAND][0] == POINT


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_along_random_plays(seats: int) -> None:
    for seed in range(4):
        for state in walk(seats, seed):
            stage = state.view(None)["stage"]
            for seat in range(seats):
                features = list(state.features(seat))
                assert len(features) == N_FEATURES
                if stage != "copying":
                    assert features[0] - lines(state, seat) in (0, 10)
                if state.over:
                    assert features[0] == state.scores()[seat].total
                assert any(features[1:]) != state.over
                fan, ideas = list(state.fan(seat)), list(state.ideas(seat))
                assert set(ideas) <= set(fan)
                assert bool(ideas) == bool(fan)


def test_in_the_end_the_longest_road_is_exact() -> None:
    """A star of three arms is one group of four roads, but no path goes through all of it."""
    game = table(2).paint(0, yellow="D4 C3 D5 E3").paint(1, yellow="A1 A2 A3 A4", red="G1")
    assert set(near("D4")) > {"C3", "D5", "E3"}
    assert named(game)["road lead 0"] == 1
    assert game.state.features(0)[0] == game.points("road") + 10
    game.duties(0, 1, 2, 3, 4, 5, 6).turn("G4").turn("G2")
    assert game.state.over
    assert game.state.features(0)[0] == game.state.scores()[0].total
    assert game.points("road/longest") == 0


def test_a_turn_of_ones_own_changes_the_number_of_the_turn() -> None:
    game = table(2)
    before = game.state.turn_no()
    game.field("D4")
    assert game.state.turn_no() == before
    game.nobody()
    assert game.state.turn_no() == before + 1


# -- how long the game lasts


def test_turns_left_by_duties_squares_and_spaces() -> None:
    assert turns_left(table(1).state) == 15
    assert turns_left(table(1).duties(0, 1, 2, 3, 4, 5).state) == 6
    assert turns_left(table(1).squares(0, *[0] * 21).state) == 4
    assert turns_left(table(1).fill(0, but="A1 A2 A3").state) == 3
    assert turns_left(table(2).state) == 16
    assert turns_left(table(2).duties(1, 1, 2, 3, 4, 5).state) == 9
    assert turns_left(table(2).duties(0, 1, 2, 3, 4, 5, 6).turn("D4").state) == 1


# -- values


@pytest.mark.parametrize(
    ("own", "other", "lead"),
    [("", "A1 A2 A3 A4", "-3 or less"), ("A1", "A1 A2", "-1"), ("A1 A2 A3", "A1", "2")],
)
def test_leads(own: str, other: str, lead: str) -> None:
    fields = named(table(3).paint(0, red=own).paint(2, red=other))
    assert fields[f"field lead {lead}"] == 1
    assert fields[f"field lead {lead}, later"] == 16
    assert fields["road lead 0"] == 1
    assert len([name for name in fields if "lead" in name]) == 4
    roads = named(table(3).paint(0, yellow=own).paint(2, yellow=other))
    assert roads[f"road lead {lead}"] == 1


def test_alone_there_is_no_race() -> None:
    found = named(sheet(red="A1", yellow="G1"))
    assert not [name for name in found if "lead" in name]
    assert found["points"] == 1 + 10 + 10


def test_roads() -> None:
    found = named(sheet(yellow="D1 D2 D3 A1"))
    assert found["points"] == 2 + 10
    assert found["road ends"] == 2
    assert found["road ends, later"] == 2 * 15
    assert found["lone roads"] == 1
    assert found["road can go on, later"] == 15
    assert "crowded roads" not in found
    assert "road ends can be joined, later" not in found
    star = named(sheet(yellow="D4 C3 D5 E3"))
    assert star["crowded roads"] == 1
    assert star["road ends"] == 3
    ring = near("D4")
    five = named(sheet(yellow=" ".join(ring[1:])))
    assert five["road ends can be joined, later"] == 15
    shut_in = named(sheet(yellow="A1").paint(0, red=" ".join(near("A1"))))
    assert "lone roads" not in shut_in


def test_factories_by_the_kinds_beside() -> None:
    around = near("D4")
    for count in range(2, 6):
        inks = dict(zip(KINDS[:count], around, strict=False))
        found = named(sheet(orange="D4", **inks))
        hopes = {name for name in found if name.startswith("factories")}
        assert (
            hopes
            == {
                2: {"factories by 2 kinds, later"},
                3: {"factories by 3 kinds, later"},
                4: {"factories by 4 kinds", "factories by 4 kinds, later"},
                5: set(),
            }[count]
        )
        site = named(sheet(**inks))
        assert ("space by 5 kinds, later" in site) == (count == 5)
        assert ("space by 4 kinds, later" in site) == (count == 4)
    shut_in = sheet(orange="D4", yellow=around[0], blue=around[1], green=around[2])
    hopeless = named(shut_in.paint(0, red=" ".join(around[3:])))
    assert not [name for name in hopeless if name.startswith("factories")]


def test_farms_by_what_they_lack() -> None:
    one, two = near("D4")[:2]
    assert named(sheet(green="D4"))["farms by neither, later"] == 15
    by_road = named(sheet(green="D4", yellow=one))
    assert by_road["farms by road"] == by_road["forest can help a farm, later"] // 15 == 1
    assert named(sheet(green="D4", purple=one))["farms by forest"] == 1
    both = named(sheet(green="D4", yellow=one, purple=two))
    assert not [name for name in both if name.startswith("farms")]
    assert "forest can help a farm, later" not in both
    assert both["points"] == 10 + 10 + 1
    sites = named(sheet(yellow=one, purple=two))
    assert sites["spaces by road and forest, later"] == 2 * 15
    assert sites["spaces by road, later"] == sites["spaces by forest, later"] == 3 * 15


def test_waterways_and_forests_gain_by_the_table() -> None:
    found = named(sheet(blue="D1 D2 D3 A1 A2 G1"))
    assert found["points"] == 6 + 3 + 1
    assert found["next waterway, later"] == 4 * 15
    assert found["groups of waterways, later"] == 3 * 15
    assert found["second group of waterways, later"] == 2 * 15
    assert named(sheet(purple="D1 A1"))["next forest, later"] == 3 * 15
    assert "next waterway, later" not in named(table(1))
    full = named(table(1).paint(0, blue=" ".join(ALL[:10])))
    assert "next waterway, later" not in full


def test_fields_apart() -> None:
    found = named(sheet(red="D4 A1 A2"))
    assert found["fields apart, later"] == 15
    assert found["room for fields apart, later"] == 6 * 15


def test_a_survey_counts_kinds_as_one_by_one() -> None:
    for seed in range(3):
        for state in walk(1, seed):
            survey = Survey(state.province, state.book, 0)
            kinds = [survey.fields, survey.roads, survey.water, survey.farms, survey.forests]
            for space in range(61):
                if not state.province.spaces & 2**space:
                    continue
                around = state.province.near[space]
                beside = len([1 for kind in kinds if kind & around])
                masks = [
                    survey.by_2_kinds,
                    survey.by_3_kinds,
                    survey.by_4_kinds,
                    survey.by_5_kinds,
                ]
                assert [beside >= k + 2 for k in range(4)] == [m & 2**space != 0 for m in masks]
                roads = bin(survey.roads & around).count("1")
                masks = [survey.by_road, survey.by_roads, survey.by_many]
                assert [roads >= k + 1 for k in range(3)] == [m & 2**space != 0 for m in masks]


# -- worth


def test_worth_follows_the_points() -> None:
    """Each of these sheets is better than the one before."""
    for better in (
        [{"blue": "D4"}, {"blue": "D4 A1"}, {"blue": "D4 D5"}],
        [{"red": "D4 D5"}, {"red": "D4 A1"}],
        [{"purple": "D4"}, {"purple": "D4 A1"}],
        [{"green": "D4"}, {"green": "D4", "yellow": "D5"}],
        [{"green": "D4", "yellow": "D5"}, {"green": "D4", "yellow": "D5", "purple": "D3"}],
        [{"yellow": "D1 D2 G4"}, {"yellow": "D1 D2 D3"}],
    ):
        worths = [worth(sheet(**inks)) for inks in better]
        assert worths == sorted(worths)
        assert len(set(worths)) == len(worths)


# -- the race while others copy


def test_features_know_only_what_the_seat_may_know() -> None:
    """Whether seat 1 draws level in fields is not known to seat 2 yet."""
    seen = []
    for decision in ("red field on A1", "no copy"):
        game = table(3).paint(1, red="G1").paint(2, red="A1 A3").field("D4").play(1, decision)
        seen.append([list(game.state.features(seat)) for seat in (0, 2)])
    assert seen[0] == seen[1]


def test_those_asked_are_taken_to_copy() -> None:
    game = table(2).field("D4")
    assert named(game, 0)["field lead 0"] == named(game, 1)["field lead 0"] == 1
    game.play(1, "no copy")
    assert named(game, 0)["field lead 1"] == named(game, 1)["field lead -1"] == 1
    road = "family 2 3 3 6, duty 6"
    game = table(2).paint(0, red="D4", yellow="D5").paint(1, yellow="A1")
    game.roll(road).play(0, "2 and 3", "yellow road on D6")
    assert named(game, 0)["road lead 0"] == 1
    game.play(1, "yellow road on A2")
    assert named(game, 0)["road lead 0"] == 1
