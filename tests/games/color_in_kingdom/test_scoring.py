"""The Final Score, line by line."""

import pytest

from paintpot.games.color_in_kingdom.guidelines import by_table
from tests.games.color_in_kingdom.positions import ALL, near, sheet, table

POINTS = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36, 9: 45, 10: 55, 11: 55, 37: 55}


@pytest.mark.rule("CK-SCORE-TABLE")
@pytest.mark.parametrize(("spaces", "points"), [(0, 0), *POINTS.items()])
def test_the_table(spaces: int, points: int) -> None:
    assert by_table(spaces) == points


# -- Strawberry Fields


@pytest.mark.rule("CK-SCORE-STRAW-1", "CK-A10")
def test_a_strawberry_field_scores_if_nothing_coloured_is_adjacent() -> None:
    assert sheet(red="A1 D4 G4").points("strawberry/apart") == 3
    assert sheet(red="A1 D4 G4", blue="D5").points("strawberry/apart") == 2
    assert sheet(red="A1 A2").points("strawberry/apart") == 0


@pytest.mark.rule("CK-A10")
def test_isolation_is_looked_at_in_the_end() -> None:
    game = table(1).turn("D4").turn("A1")
    assert game.points("strawberry/apart") == 2
    game.turn("D5")
    assert game.points("strawberry/apart") == 1


@pytest.mark.rule("CK-SCORE-STRAW-2", "CK-A11")
def test_most_fields_counts_those_that_score_nothing_too() -> None:
    game = table(3).paint(0, red="A1 A2 A3").paint(1, red="A1 D4")
    assert [game.points("strawberry/apart", seat) for seat in range(3)] == [0, 2, 0]
    assert [game.points("strawberry/most", seat) for seat in range(3)] == [10, 0, 0]


@pytest.mark.rule("CK-SCORE-TIE-1", "CK-A13", "CK-A11")
def test_all_who_tie_for_most_fields_get_ten() -> None:
    game = table(3).paint(0, red="A1 A2").paint(1, red="D4 D6").paint(2, red="B2")
    assert [game.points("strawberry/most", seat) for seat in range(3)] == [10, 10, 0]
    assert [table(3).points("strawberry/most", seat) for seat in range(3)] == [0, 0, 0]


# -- Sherbet Factories


@pytest.mark.rule("CK-SCORE-SHERB-1")
def test_each_sherbet_factory_scores_one() -> None:
    assert sheet(orange="A1 D4 G4").points("sherbet") == 3


@pytest.mark.rule("CK-SCORE-SHERB-2", "CK-A21")
def test_a_factory_among_all_five_others_scores_six() -> None:
    five = {"red": "D3", "yellow": "D5", "blue": "C3", "green": "C4", "purple": "E3"}
    assert sorted(near("D4")) == ["C3", "C4", "D3", "D5", "E3", "E4"]
    game = sheet(orange="D4 A1", **five)
    assert game.points("sherbet/each") == 2
    assert game.points("sherbet/among-all") == 5
    for ink in five:
        less = {other: space for other, space in five.items() if other != ink}
        assert sheet(orange="D4 E4", **less).points("sherbet/among-all") == 0


@pytest.mark.rule("CK-SCORE-SHERB-2", "CK-A21")
def test_each_such_factory_scores_it() -> None:
    """D4 and E4 are beside each other and share two of the others; both have all five."""
    game = sheet(orange="D4 E4", red="D5 F3", yellow="E3", blue="C3 E5", green="C4 F4", purple="D3")
    assert game.points("sherbet/among-all") == 5
    game.paint(0, purple="D6").paint(0, red="D2")
    assert sorted(near("E4")) == ["D4", "D5", "E3", "E5", "F3", "F4"]
    both = sheet(orange="D4 E4", red="D5", yellow="E3", blue="C3 E5", green="C4 F3", purple="D3 F4")
    assert both.points("sherbet/among-all") == 10
    assert both.points("sherbet") == 12


# -- Brick Roads


@pytest.mark.rule("CK-SCORE-ROAD-1")
def test_a_road_between_exactly_two_others_scores_two() -> None:
    assert sheet(yellow="D1").points("road/between") == 0
    assert sheet(yellow="D1 D2").points("road/between") == 0
    assert sheet(yellow="D1 D2 D3 D4").points("road/between") == 4
    assert sheet(yellow="D3 D4 C3").points("road/between") == 6  # a triangle
    # D4 has three others beside it, and C3 and D3 two each
    assert sheet(yellow="D3 D4 C3 E4").points("road/between") == 4


@pytest.mark.rule("CK-SCORE-ROAD-2")
def test_the_longest_road_scores_ten() -> None:
    game = table(3).paint(0, yellow="D1 D2 D3").paint(1, yellow="A1 A2 B4 C6 D6 G1")
    assert [game.points("road/longest", seat) for seat in range(3)] == [10, 0, 0]


@pytest.mark.rule("CK-SCORE-TIE-1", "CK-A13", "CK-A12")
def test_all_who_tie_for_the_longest_road_get_ten() -> None:
    game = table(3).paint(0, yellow="D1 D2").paint(1, yellow="A1 B1 G1")
    assert [game.points("road/longest", seat) for seat in range(3)] == [10, 10, 0]
    assert [table(3).points("road/longest", seat) for seat in range(3)] == [0, 0, 0]


# -- Soylent Farms


@pytest.mark.rule("CK-SCORE-SOY-1")
def test_a_farm_by_a_road_scores_five() -> None:
    assert sheet(green="D4").points("soylent") == 0
    assert sheet(green="D4", yellow="D5").points("soylent") == 5
    assert sheet(green="D4", yellow="D5 D3").points("soylent") == 5
    assert sheet(green="D4 D6", yellow="D5").points("soylent") == 10
    assert sheet(green="D4", yellow="D6").points("soylent") == 0


@pytest.mark.rule("CK-SCORE-SOY-2", "CK-A21")
def test_a_farm_by_a_road_and_a_forest_scores_ten() -> None:
    game = sheet(green="D4", yellow="D5", purple="D3")
    assert game.points("soylent/by-road") == 5
    assert game.points("soylent/by-forest") == 5
    assert sheet(green="D4", yellow="D5", purple="D3 C3").points("soylent") == 10
    assert sheet(green="D4", purple="D3").points("soylent") == 0
    assert sheet(green="D4 A1", yellow="D5", purple="A2").points("soylent") == 5


# -- DaBaDee Waterways


@pytest.mark.rule("CK-SCORE-DABA-1", "CK-A22", "CK-A1")
def test_groups_of_waterways_score_by_the_table_and_add_up() -> None:
    assert sheet(blue="A1").points("waterway") == 1
    assert sheet(blue="A1 A2 A3").points("waterway") == 6
    assert sheet(blue="A1 A2 A3 D4").points("waterway") == 7
    assert sheet(blue="A1 A2 A3 D4 D5 G1").points("waterway") == 6 + 3 + 1
    # C3 and D3 share a side, as D3 and D4 do; A1 and B3 do not
    assert sheet(blue="C3 D3 D4").points("waterway") == 6
    assert sheet(blue="A1 B3").points("waterway") == 2


@pytest.mark.rule("CK-SCORE-DABA-1", "CK-SCORE-TABLE")
def test_a_province_of_water() -> None:
    assert table(1).fill(0, "blue").points("waterway") == 55


# -- People Eater Forests


@pytest.mark.rule("CK-SCORE-PEOPLE-1")
@pytest.mark.parametrize(("spaces", "points"), POINTS.items())
def test_forests_score_by_their_number_wherever_they_are(spaces: int, points: int) -> None:
    assert sheet(purple=" ".join(ALL[::-1][:spaces])).points("forest") == points


@pytest.mark.rule("CK-SCORE-PEOPLE-1")
def test_forests_apart_count_together() -> None:
    assert sheet(purple="A1 D4 G4").points("forest") == 6


def test_the_total_is_the_sum_of_the_lines() -> None:
    game = table(2).paint(0, red="A1", yellow="D1 D2 D3", green="E1", purple="E2", blue="G4")
    game.squares(0, 1, 0, 1)
    # 1 + 10; 2 + 10; 1; 5 + 5; 1; 2
    assert game.state.scores()[0].total == 37
    assert game.state.scores()[1].total == 0
