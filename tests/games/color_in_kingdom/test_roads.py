"""The longest road is exact, whatever the roads look like, and soon found."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paintpot.core.bits import mask_of, members
from paintpot.games.color_in_kingdom.names import SPACES
from paintpot.games.color_in_kingdom.province import Province, province_of
from paintpot.games.color_in_kingdom.roads import BUDGET, HOUSE_BUDGET, longest_road, searched
from paintpot.games.color_in_kingdom.sweep import NONE, Budget, Sweeper
from tests.games.color_in_kingdom.hard_roads import HARD_ON_GRAND
from tests.games.color_in_kingdom.positions import (
    ALL,
    GRAND,
    PROVINCE,
    near,
    own_sheet,
    sheet,
    table,
)
from tests.games.color_in_kingdom.reference import by_layers, swept
from tests.server.soak.hostile_sheets import (
    bricks,
    comb_spaces,
    grid,
    ladder,
    layers,
    renamed,
)


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


# -- compared with other searches, on the sheets of the house


def sets_of(province: Province) -> list[set[int]]:
    return [set(members(province.near[k])) for k in range(len(SPACES))]


def settled(province: Province, roads: int) -> int:
    """The longest road, which must be sure: a tenth of the budget is enough."""
    budget = Budget(HOUSE_BUDGET)
    found = int(searched(province.near, roads, budget))
    assert int(budget.left) > 0.9 * HOUSE_BUDGET
    return found


@pytest.mark.rule("CK-A29")
def test_sheets_of_the_house_have_steps_to_spare() -> None:
    assert (PROVINCE.steps, GRAND.steps) == (HOUSE_BUDGET, HOUSE_BUDGET)
    assert province_of(own_sheet(*SPACES)).steps == BUDGET


def parts(province: Province, roads: int) -> list[list[int]]:
    names = [SPACES[k] for k in members(roads)]
    return [sorted([SPACES.index(n) for n in group]) for group in groups(names, province)]


@pytest.mark.rule("CK-A12", "CK-A29")
@pytest.mark.parametrize("province", [PROVINCE, GRAND])
def test_small_groups_are_as_all_their_paths_say(province: Province) -> None:
    chance = Random(6)
    for _ in range(60):
        spaces = members(province.spaces)
        roads = sum([2**k for k in spaces if chance.random() < 0.42])
        small = [part for part in parts(province, roads) if len(part) <= 14]
        roads = sum([2**k for part in small for k in part])
        best = max([by_layers(sets_of(province), part) for part in small], default=0)
        assert settled(province, roads) == best


@pytest.mark.compiled
@pytest.mark.rule("CK-A12", "CK-A29")
@pytest.mark.parametrize("province", [PROVINCE, GRAND])
def test_large_groups_are_as_the_former_search_says(province: Province) -> None:
    """It looks for a path as long as the one found, and for any longer one."""
    chance = Random(8)
    for _ in range(10):
        share = chance.uniform(0.5, 0.7 if province is GRAND else 1)
        roads = sum([2**k for k in members(province.spaces) if chance.random() < share])
        found = settled(province, roads)
        best = max([swept(sets_of(province), part, found - 1) for part in parts(province, roads)])
        assert best == found


@pytest.mark.compiled
@pytest.mark.rule("CK-A12", "CK-A29")
def test_the_hardest_roads_known_on_the_grand_sheet_are_settled() -> None:
    lengths = [settled(GRAND, roads) for roads in HARD_ON_GRAND]
    for roads, found in list(zip(HARD_ON_GRAND, lengths, strict=True))[:2]:
        best = max([swept(sets_of(GRAND), part, found - 1) for part in parts(GRAND, roads)])
        assert best == found


@pytest.mark.rule("CK-A29")
def test_the_search_ends_when_its_steps_are_spent() -> None:
    """With few steps the road that is found is a road, and the same every time."""
    for roads in HARD_ON_GRAND:
        sure = settled(GRAND, roads)
        few = [int(searched(GRAND.near, roads, Budget(20_000))) for _ in range(2)]
        assert few[0] == few[1]
        assert sure - 12 <= few[0] <= sure


@pytest.mark.rule("CK-A29")
@pytest.mark.parametrize("make", [grid, bricks, layers, ladder, comb_spaces])
def test_no_legal_sheet_takes_more_steps(make: Callable[[Random], dict[str, object]]) -> None:
    """Steps that are left are never far below none: no sweep goes on once they are spent."""
    chance = Random(4)
    for _ in range(5):
        province = province_of(renamed(make(chance), chance))
        roads = sum([2**k for k in members(province.spaces) if chance.random() < 0.9])
        budget = Budget(30_000)
        assert searched(province.near, roads, budget) > 1
        assert budget.left > -30_000


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
