"""The longest road is exact, whatever the roads look like, and soon found."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paintpot.core.bits import mask_of, members
from paintpot.games.color_in_kingdom.names import SPACES
from paintpot.games.color_in_kingdom.province import Province
from paintpot.games.color_in_kingdom.roads import BUDGET, longest_road, searched
from paintpot.games.color_in_kingdom.sweep import NONE, Budget, Sweeper
from tests.games.color_in_kingdom.positions import ALL, GRAND, PROVINCE, near, sheet, table


def longest(names: str, province: Province = PROVINCE) -> int:
    roads = mask_of([SPACES.index(name) for name in names.split()])
    return int(longest_road(province.near, roads, {}))


def by_sweeping(names: list[str], province: Province) -> int:
    """The longest path of one group by sweeps alone."""
    group = mask_of([SPACES.index(name) for name in names])
    sweeper = Sweeper(province.near, group, Budget(10**9))
    missed = 0
    while sweeper.missed(missed) == NONE:
        missed += 1
    assert sweeper.missed(len(names)) == missed
    return len(names) - missed


def by_trying(names: list[str], province: Province) -> int:
    """The longest path by trying all of them."""
    roads = set(names)
    beside = {name: [other for other in near(name, province) if other in roads] for name in roads}

    def onward(path: list[str]) -> int:
        ways = [onward([*path, name]) for name in beside[path[-1]] if name not in path]
        return max(ways, default=len(path))

    return max([onward([name]) for name in roads], default=0)


@pytest.mark.rule("CK-A12", "CK-SCORE-ROAD-2")
@pytest.mark.parametrize(
    ("roads", "length"),
    [
        ("", 0),
        ("D4", 1),
        ("D1 D2 D3", 3),
        ("D1 D2 D3 G1 G2", 3),
        ("D3 D4 C3", 3),  # a triangle is walked round
        ("D4 C3 D5 E3", 3),  # three arms from D4: only two of them
        ("D2 D3 D4 D5 D6 B3 C4 E4 F4", 7),
        ("C3 C4 D3 D5 E3 E4", 6),  # a ring
        ("C3 C4 D3 D4 D5 E3 E4", 7),  # and its middle
    ],
)
def test_the_longest_path_uses_no_space_twice(roads: str, length: int) -> None:
    assert longest(roads) == length
    assert by_trying(roads.split(), PROVINCE) == length


@pytest.mark.rule("CK-A12")
@settings(deadline=None, max_examples=60)
@given(st.lists(st.sampled_from(ALL), unique=True, max_size=15))
def test_it_is_what_trying_all_paths_finds(names: list[str]) -> None:
    assert longest(" ".join(names)) == by_trying(names, PROVINCE)


@pytest.mark.rule("CK-A12")
@settings(deadline=None, max_examples=60)
@given(st.integers(0, 2**32), st.integers(2, 15))
def test_the_sweep_finds_the_same(seed: int, size: int) -> None:
    """The way taken where the search runs out of patience, on groups of any shape."""
    chance = Random(seed)
    group = [chance.choice(SPACES)]
    while len(group) < size:
        group.append(chance.choice(near(chance.choice(group), GRAND)))
        group = list(dict.fromkeys(group))
    assert by_sweeping(group, GRAND) == by_trying(group, GRAND)


@pytest.mark.rule("CK-A12")
def test_two_paths_are_not_counted_as_one() -> None:
    """A long road with two arms at its end: only one of them belongs to the path."""
    group = ["A1", "A2", "B1", "C2", "D2", "E2", "E3", "F3", "F4", "G1", "G2", "G4", "H1"]
    assert by_sweeping(group, GRAND) == by_trying(group, GRAND) == 11


@pytest.mark.rule("CK-A12")
@pytest.mark.parametrize("sheet_name", ["province", "grand"])
def test_a_full_sheet_of_roads_is_one_road(sheet_name: str) -> None:
    game = table(1, sheet=sheet_name).fill(0, "yellow")
    assert game.points("road/longest") == 10
    budget = Budget(BUDGET)
    found = searched(game.state.province.near, game.state.province.spaces, budget)
    assert found == {"province": 37, "grand": 61}[sheet_name]
    assert budget.left == BUDGET, "it is walked, and nothing is swept"


TEETH = [name for name in SPACES if name[0] == "E" or int(name[1]) % 2]
HOLES = [name for name in SPACES if name not in ("B2", "B4", "D3", "D6", "F3", "F6", "H2")]
SIEVE = [name for name in SPACES if not (name[0] in "BDFH" and int(name[1]) % 2 == 0)]
BLOCK = [name for name in SPACES if name[0] in "DEFG" and int(name[1]) <= 7]
SPIKES = [*BLOCK, "B1", "B3", "B5", "C1", "C3", "C5"]


@pytest.mark.rule("CK-A12", "CK-A29")
@pytest.mark.parametrize("names", [TEETH, HOLES, SIEVE, SPIKES])
def test_awkward_shapes_are_settled_within_the_budget(names: list[str]) -> None:
    """Much road, and no path through all of it: a comb, a sheet with holes, a sieve, spikes."""
    roads = mask_of([SPACES.index(name) for name in names])
    budget = Budget(BUDGET)
    found = int(searched(GRAND.near, roads, budget))
    assert budget.left > 0
    assert found == max(by_sweeping(group, GRAND) for group in groups(names, GRAND))


def groups(names: list[str], province: Province) -> list[list[str]]:
    """Connected groups of roads."""
    left = set(names)
    out = []
    while left:
        group = [left.pop()]
        for name in group:
            found = left & set(near(name, province))
            left -= found
            group += sorted(found)
        out.append(group)
    return out


def test_what_was_worked_out_is_remembered() -> None:
    known: dict[int, int] = {}
    roads = mask_of([SPACES.index(name) for name in ("D1", "D2")])
    assert longest_road(PROVINCE.near, roads, known) == 2
    assert known == {int(roads): 2}
    known[int(roads)] = 99
    assert longest_road(PROVINCE.near, roads, known) == 99
    for k in range(5000):
        known[-k] = 0
    assert longest_road(PROVINCE.near, 1, known) == 1
    assert len(known) == 1


def test_roads_are_those_of_the_sheet() -> None:
    game = sheet(yellow="D1 D2 D3 D4 D5", red="D6")
    assert [SPACES[k] for k in members(game.state.book[1])] == ["D1", "D2", "D3", "D4", "D5"]
