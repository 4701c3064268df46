"""Achievements: who completes what, and when (ID-ACH-1 … 9)."""

import pytest

from paintpot.games.inkdoms.names import KINGDOMS
from tests.games.inkdoms.positions import Table, areas_with, land, table

NEEDS = {
    **{name: land(name[0]) for name in KINGDOMS},
    "dragons": [
        area for ink in ("green", "purple", "brown") for area in areas_with(f"dragon {ink}")
    ],
    "hydras": areas_with("hydra"),
    "griffins": areas_with("griffin"),
    "unicorns": areas_with("unicorn"),
    "end": [*land("B"), *land("G"), *land("R")],
}
"""The areas each achievement asks for; the last one is left to paint below."""

AWARDS = [(name, 4, 2) if name in KINGDOMS else (name, 3, 1) for name in NEEDS]


def lacking_one(name: str, seats: int) -> tuple[Table, str]:
    """Everyone has all areas of an achievement but the last; that area."""
    game = table(seats)
    for seat in range(seats):
        game.fill(seat, NEEDS[name][:-1])
    return game, NEEDS[name][-1]


def speed(game: Table, name: str) -> list[int]:
    """Everyone's points for an achievement."""
    return [game.line(seat, f"{name}/speed") for seat in range(len(game.state.papers))]


# -- ID-ACH-1


@pytest.mark.rule("ID-ACH-1")
def test_there_are_eleven_achievements() -> None:
    awards = table(2).state.view(None)["awards"]
    assert sorted(awards["firsts"]) == sorted(NEEDS)
    assert sorted(awards["seconds"]) == sorted(NEEDS)
    assert len(NEEDS) == 11


@pytest.mark.rule("ID-ACH-1")
@pytest.mark.parametrize("name", NEEDS)
def test_an_achievement_is_complete_with_its_last_area_only(name: str) -> None:
    for left_out in NEEDS[name]:
        game = table(2).fill(0, [area for area in NEEDS[name] if area != left_out])
        game.round("", "")
        assert name not in game.sheet(0)["complete"]
        game.round(left_out, "")
        assert name in game.sheet(0)["complete"]


@pytest.mark.rule("ID-ACH-1")
@pytest.mark.parametrize("ink", ["blue", "yellow"])
def test_monsters_count_as_painted_tamed_or_not(ink: str) -> None:
    game = table(2).paint(0, **{ink: " ".join(NEEDS["hydras"])}).round("", "")
    assert game.line(0, "hydras/speed") == 3


@pytest.mark.rule("ID-ACH-1")
@pytest.mark.parametrize("kingdoms", ["RYP", "BGU", "YPU", "BGRYPU"])
def test_any_three_full_kingdoms_fulfil_the_end_condition(kingdoms: str) -> None:
    game = table(2)
    for letter in kingdoms:
        game.fill(0, land(letter))
    game.round("", "")
    assert game.line(0, "end") == 3


# -- ID-ACH-2


@pytest.mark.rule("ID-ACH-2", "ID-ACH-5", "ID-ACH-6")
@pytest.mark.parametrize(("name", "first", "second"), AWARDS)
def test_first_and_second_award(name: str, first: int, second: int) -> None:
    game, last = lacking_one(name, 3)
    game.round(last, "", "")
    assert speed(game, name) == [first, 0, 0]
    game.round("", "", last)
    assert speed(game, name) == [first, 0, second]


@pytest.mark.rule("ID-ACH-2", "ID-ACH-6")
@pytest.mark.parametrize("name", [name for name in NEEDS if name != "end"])
def test_third_and_fourth_get_none(name: str) -> None:
    game, last = lacking_one(name, 4)
    game.round(last, "", "", "").round("", last, "", "")
    before = speed(game, name)
    game.round("", "", last, "").round("", "", "", last)
    assert speed(game, name) == before
    assert before[2:] == [0, 0]


# -- ID-ACH-3


@pytest.mark.rule("ID-ACH-3")
def test_achievements_are_checked_only_when_all_have_painted() -> None:
    game, last = lacking_one("Redhill", 2)
    game.throw().take(0).dab(0, last).play(0, "done")
    assert game.sheet(0)["complete"] == []
    assert game.line(0, "Redhill/speed") == 0
    game.take(1).play(1, "done")
    assert game.sheet(0)["complete"] == ["Redhill"]
    assert game.line(0, "Redhill/speed") == 4


@pytest.mark.rule("ID-ACH-3", "ID-ACH-4")
def test_who_finishes_painting_earlier_in_a_round_is_not_first() -> None:
    game, last = lacking_one("Redhill", 2)
    game.throw().take(0).take(1)
    game.dab(1, last).play(1, "done").dab(0, last).play(0, "done")
    assert speed(game, "Redhill") == [4, 4]


# -- ID-ACH-4 … 6


@pytest.mark.rule("ID-ACH-4")
@pytest.mark.parametrize(("name", "first", "second"), AWARDS)
def test_all_who_complete_it_in_the_same_round_get_the_same(
    name: str, first: int, second: int
) -> None:
    game, last = lacking_one(name, 4)
    game.round(last, "", last, last)
    assert speed(game, name) == [first, 0, first, first]
    game.round("", last, "", "")
    assert speed(game, name) == [first, second, first, first]


@pytest.mark.rule("ID-ACH-5")
def test_after_a_first_completion_the_others_lose_the_first_award() -> None:
    game, last = lacking_one("griffins", 3)
    game.round(last, "", "")
    awards = game.state.view(None)["awards"]
    assert "griffins" not in awards["firsts"]
    assert "griffins" in awards["seconds"]
    assert "hydras" in awards["firsts"]


@pytest.mark.rule("ID-ACH-5", "ID-A31")
def test_after_shared_firsts_the_second_award_is_still_open() -> None:
    game, last = lacking_one("Umberland", 3)
    game.round(last, last, "").round("", "", "").round("", "", last)
    assert speed(game, "Umberland") == [4, 4, 2]


@pytest.mark.rule("ID-ACH-4")
@pytest.mark.parametrize("name", ["Umberland", "dragons"])
def test_who_is_first_together_with_another_is_told_so(name: str) -> None:
    game, last = lacking_one(name, 3)
    before = game.state.clone()
    game.round(last, last, "")
    told = [one for one in game.state.moments(before, None) if one.name.endswith("-first")]
    assert [(one.seat, one.facts["shared"]) for one in told] == [(0, "yes"), (1, "yes")]
    alone, last = lacking_one(name, 3)
    before = alone.state.clone()
    alone.round("", last, "")
    (first,) = [one for one in alone.state.moments(before, None) if one.name.endswith("-first")]
    assert (first.seat, first.facts["shared"]) == (1, "no")


@pytest.mark.rule("ID-ACH-6")
def test_all_completers_of_the_second_round_share_the_second_award() -> None:
    game, last = lacking_one("Umberland", 4)
    game.round(last, "", "", "").round("", last, last, "").round("", "", "", last)
    assert speed(game, "Umberland") == [4, 2, 2, 0]
    assert "Umberland" not in game.state.view(None)["awards"]["seconds"]


@pytest.mark.rule("ID-ACH-6")
def test_rounds_in_between_do_not_use_the_second_award_up() -> None:
    game, last = lacking_one("unicorns", 2)
    game.round(last, "").round("", "").round("", "").round("", last)
    assert speed(game, "unicorns") == [3, 1]


# -- ID-ACH-7


@pytest.mark.rule("ID-ACH-7")
@pytest.mark.parametrize("name", ["Yellowlake", "dragons"])
def test_a_completion_too_late_for_points_is_still_announced(name: str) -> None:
    game, last = lacking_one(name, 3)
    game.round(last, "", "").round("", last, "").round("", "", last)
    assert game.sheet(2)["announced"] == [name]
    assert name in game.sheet(2)["complete"]
    assert name in game.state.feats(2)
    assert game.line(2, f"{name}/speed") == 0


@pytest.mark.rule("ID-ACH-7")
def test_a_completion_is_announced_in_its_own_round_only() -> None:
    game, last = lacking_one("Yellowlake", 2)
    game.round(last, "")
    assert game.sheet(0)["announced"] == ["Yellowlake"]
    game.round("", "")
    assert game.sheet(0)["announced"] == []


# -- ID-ACH-8


@pytest.mark.rule("ID-ACH-8")
def test_nobody_completes_the_same_achievement_twice() -> None:
    game, last = lacking_one("Redhill", 2)
    game.round(last, "").round("", "").round("", "")
    assert speed(game, "Redhill") == [4, 0]
    assert game.sheet(0)["seconds"] == []
    assert "Redhill" in game.state.view(None)["awards"]["seconds"]


@pytest.mark.rule("ID-ACH-8")
def test_several_achievements_may_be_completed_in_one_round() -> None:
    hydras, redhill = NEEDS["hydras"], land("R")
    one = hydras[0]
    two = next(area for area in redhill if area not in hydras)
    game = table(2).fill(0, [area for area in (*hydras, *redhill) if area not in (one, two)])
    game.round(f"{one} {two}", "")
    assert sorted(game.sheet(0)["complete"]) == ["Redhill", "hydras"]
    assert game.line(0, "hydras/speed") + game.line(0, "Redhill/speed") == 7


# -- ID-ACH-9


@pytest.mark.rule("ID-ACH-9")
def test_players_may_have_different_sets_of_three_kingdoms() -> None:
    game = table(2)
    for seat, letters in enumerate(("BGR", "YPU")):
        for letter in letters:
            game.fill(seat, land(letter))
    game.round("", "")
    assert speed(game, "end") == [3, 3]


@pytest.mark.rule("ID-ACH-9")
def test_a_different_set_gets_the_second_award_later() -> None:
    game = table(2)
    for seat, letters in enumerate(("BGR", "YPU")):
        for letter in letters:
            game.fill(seat, land(letter) if seat == 0 or letter != "U" else land("U")[:-1])
    game.round("", "").round("", land("U")[-1])
    assert speed(game, "end") == [3, 1]


@pytest.mark.rule("ID-A33")
def test_a_fourth_full_kingdom_gives_no_second_end_award() -> None:
    game, last = lacking_one("end", 2)
    game.fill(0, land("P")[:-1]).round(last, "")
    assert speed(game, "end") == [3, 0]
    game.round(land("P")[-1], "")
    assert game.line(0, "Purplefield/speed") == 4
    assert speed(game, "end") == [3, 0]
