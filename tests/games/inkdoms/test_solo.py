"""Solo: crossing speed numbers out, and how it ends (ID-SOLO-1 … 13)."""

import pytest

from paintpot.games.inkdoms.names import INKS, KINGDOMS, MONSTERS
from paintpot.games.inkdoms.scoring import band
from tests.games.inkdoms.positions import GAME, REALM, Table, areas_with, capital, land, table

FIRSTS = [f"{name} 4" for name in KINGDOMS] + [f"{name} 3" for name in MONSTERS]
SECONDS = [f"{name} 2" for name in KINGDOMS] + [f"{name} 1" for name in MONSTERS]
ALL = int(REALM.blots)
THREE = [*land("B"), *land("G"), *land("R")]


def crosses(numbers: list[str]) -> list[str]:
    return [f"cross {number}" for number in numbers]


def stage(game: Table) -> str:
    found: str = game.state.view(0)["stage"]
    return found


def open_awards(game: Table) -> tuple[set[str], set[str]]:
    """The achievements whose first, and whose second number is still open."""
    awards = game.state.view(0)["awards"]
    return set(awards["firsts"]), set(awards["seconds"])


# -- the round


@pytest.mark.rule("ID-SOLO-1")
def test_solo_starts_with_an_empty_sheet_and_no_spell() -> None:
    game = table(1)
    sheet = game.sheet(0)
    assert sheet["spells"] == [0, 0, 0, 0]
    assert (sheet["paint"], sheet["drops"], sheet["blots"]) == ({}, {}, 0)
    assert stage(game) == "throw"


@pytest.mark.rule("ID-SOLO-2")
def test_a_throw_serves_four_rounds() -> None:
    game = table(1).throw()
    for dice in (4, 3, 2, 1):
        assert len([die for die in game.state.view(0)["throw"] if die["in_box"]]) == dice
        assert stage(game) == "turns"
        game.round("").play(0, game.legal(0)[0])
    assert game.state.actors() == (-1,)
    assert game.state.view(0)["round"] == 5


@pytest.mark.rule("ID-SOLO-3")
def test_one_takes_a_die_paints_and_marks_achievements_as_usual() -> None:
    area = land("R")[0]
    game = table(1).fill(0, land("R")[1:]).throw().play(0, "blue from Redhill")
    game.dab(0, area).play(0, "done")
    assert game.line(0, "Redhill/speed") == 4
    assert game.sheet(0)["blots"] == 1


# -- crossing


@pytest.mark.rule("ID-SOLO-4")
def test_after_painting_one_number_of_a_kingdom_or_monster_line_is_crossed() -> None:
    game = table(1).round("")
    assert stage(game) == "crossing"
    assert game.legal(0) == crosses(FIRSTS)
    game.play(0, "cross Redhill 4")
    assert open_awards(game)[0] == {*KINGDOMS, *MONSTERS, "end"} - {"Redhill"}
    assert stage(game) == "turns"


@pytest.mark.rule("ID-SOLO-4")
def test_crossing_cannot_be_left_out() -> None:
    game = table(1).round("")
    assert game.refusal(0, "red from Yellowlake") == "ID-SOLO-4"
    assert game.refusal(0, "done") == "ID-SOLO-4"


@pytest.mark.rule("ID-SOLO-4")
def test_only_one_number_is_crossed_a_round() -> None:
    game = table(1).round("").play(0, "cross Redhill 4")
    assert game.refusal(0, "cross Greenwood 4") == "ID-SOLO-4"


@pytest.mark.rule("ID-SOLO-4")
def test_the_final_line_is_never_crossed_by_choice() -> None:
    texts = [GAME.text(move) for move in range(GAME.moves)]
    found = [text for text in texts if text.startswith("cross")]
    assert sorted(found) == sorted(crosses(FIRSTS + SECONDS))


@pytest.mark.rule("ID-SOLO-5")
def test_a_crossed_number_cannot_be_chosen_again() -> None:
    game = table(1).crossed("Redhill 4").round("")
    assert game.refusal(0, "cross Redhill 4") == "ID-SOLO-5"


@pytest.mark.rule("ID-SOLO-5")
def test_a_circled_first_cannot_be_chosen() -> None:
    game = table(1).fill(0, land("R")).round("")
    assert game.line(0, "Redhill/speed") == 4
    assert game.refusal(0, "cross Redhill 4") == "ID-SOLO-5"
    assert game.refusal(0, "cross Greenwood 4") is None


@pytest.mark.rule("ID-SOLO-5")
def test_a_circled_second_cannot_be_chosen() -> None:
    game = table(1).crossed(*FIRSTS).fill(0, land("R")).round("")
    assert game.line(0, "Redhill/speed") == 2
    assert game.refusal(0, "cross Redhill 2") == "ID-SOLO-5"
    assert game.refusal(0, "cross Greenwood 2") is None


@pytest.mark.rule("ID-SOLO-6")
@pytest.mark.parametrize("left", ["Umberland 4", "dragons 3"])
def test_while_a_4_or_3_is_open_it_must_be_crossed(left: str) -> None:
    game = table(1).crossed(*[number for number in FIRSTS if number != left]).round("")
    assert game.legal(0) == [f"cross {left}"]
    assert {game.refusal(0, text) for text in crosses(SECONDS)} == {"ID-SOLO-6"}


@pytest.mark.rule("ID-SOLO-6")
def test_a_4_need_not_be_crossed_before_a_3() -> None:
    game = table(1).round("")
    assert game.refusal(0, "cross hydras 3") is None


@pytest.mark.rule("ID-SOLO-7")
def test_with_no_4_or_3_open_a_2_or_1_is_crossed() -> None:
    game = table(1).crossed(*FIRSTS, "Redhill 2").round("")
    assert game.legal(0) == crosses([number for number in SECONDS if number != "Redhill 2"])
    game.play(0, "cross hydras 1")
    assert open_awards(game)[1] == {*KINGDOMS, *MONSTERS, "end"} - {"Redhill", "hydras"}


@pytest.mark.rule("ID-SOLO-7", "ID-A37")
def test_crossing_the_2_of_a_line_won_first_costs_nothing() -> None:
    game = table(1).crossed(*[number for number in FIRSTS if number != "Redhill 4"])
    game.fill(0, land("R")).round("")
    before = game.state.scores()[0].total
    assert game.line(0, "Redhill/speed") == 4
    assert game.refusal(0, "cross Redhill 2") is None
    game.play(0, "cross Redhill 2")
    assert game.line(0, "Redhill/speed") == 4
    assert game.state.scores()[0].total == before


@pytest.mark.rule("ID-A37")
@pytest.mark.parametrize(
    ("name", "areas"), [("Redhill", land("R")), ("hydras", areas_with("hydra"))]
)
def test_after_circling_a_first_the_second_of_the_line_stays_open(
    name: str, areas: list[str]
) -> None:
    game = table(1).fill(0, areas).round("")
    firsts, seconds = open_awards(game)
    assert name not in firsts
    assert name in seconds


@pytest.mark.rule("ID-SOLO-8")
@pytest.mark.parametrize(
    ("number", "areas", "second"),
    [("Redhill 4", land("R"), 2), ("hydras 3", areas_with("hydra"), 1)],
)
def test_a_crossed_first_leaves_the_second_winnable(
    number: str, areas: list[str], second: int
) -> None:
    game = table(1).fill(0, areas[:-1]).round("").play(0, f"cross {number}")
    game.round(areas[-1])
    assert game.line(0, f"{number.split()[0]}/speed") == second


@pytest.mark.rule("ID-SOLO-8")
def test_with_both_numbers_crossed_a_line_gives_nothing() -> None:
    game = table(1).crossed("Redhill 4", "Redhill 2").fill(0, land("R")).round("")
    assert game.line(0, "Redhill/speed") == 0


# -- the end


@pytest.mark.rule("ID-SOLO-9", "ID-A38")
def test_three_full_kingdoms_circle_the_final_3_and_one_round_follows() -> None:
    game = table(1).fill(0, THREE).round("")
    assert game.line(0, "end") == 3
    game.play(0, "cross Umberland 4")
    assert game.state.view(0)["last"]
    game.round("")
    assert game.state.over
    assert game.line(0, "end") == 3


@pytest.mark.rule("ID-A38")
def test_the_round_that_triggers_the_end_still_has_its_crossing() -> None:
    game = table(1).fill(0, THREE).round("")
    assert stage(game) == "crossing"
    game.play(0, "cross Umberland 4")
    assert "Umberland" not in open_awards(game)[0]


@pytest.mark.rule("ID-SOLO-10")
def test_with_nothing_left_to_cross_the_final_3_goes_and_one_round_follows() -> None:
    game = table(1).crossed(*FIRSTS, *SECONDS).round("")
    firsts, seconds = open_awards(game)
    assert "end" not in firsts
    assert "end" in seconds
    assert game.state.view(0)["last"]
    assert stage(game) == "turns"
    game.round("")
    assert game.state.over


@pytest.mark.rule("ID-SOLO-10")
def test_crossing_the_very_last_number_does_not_end_the_play_yet() -> None:
    game = table(1).crossed(*FIRSTS, *SECONDS[1:]).round("").play(0, f"cross {SECONDS[0]}")
    assert not game.state.view(0)["last"]
    assert "end" in open_awards(game)[0]
    game.round("")
    assert game.state.view(0)["last"]


@pytest.mark.rule("ID-SOLO-11")
def test_both_in_one_round_circle_the_3_and_cross_the_1() -> None:
    game = table(1).crossed(*FIRSTS, *SECONDS).fill(0, THREE).round("")
    assert game.line(0, "end") == 3
    assert "end" not in open_awards(game)[1]
    assert game.state.view(0)["last"]
    assert not game.state.over
    game.round("")
    assert game.state.over
    assert game.line(0, "end") == 3


@pytest.mark.rule("ID-SOLO-12")
def test_the_last_round_has_no_crossing() -> None:
    game = table(1).fill(0, THREE).round("").play(0, "cross Umberland 4").round("")
    assert stage(game) == "over"
    assert open_awards(game)[0] >= {"Yellowlake", "Purplefield"}


@pytest.mark.rule("ID-A39")
def test_the_third_kingdom_in_the_last_round_after_a_crossed_3_gives_1() -> None:
    game = table(1).crossed(*FIRSTS, *SECONDS).fill(0, THREE[:-1]).round("")
    assert game.state.view(0)["last"]
    game.round(THREE[-1])
    assert game.state.over
    assert game.line(0, "end") == 1


@pytest.mark.rule("ID-A40")
def test_all_blots_marked_end_a_solo_play_without_crossing() -> None:
    game = table(1).blots(0, ALL - 1).round("")
    assert stage(game) == "over"
    assert open_awards(game)[0] == {*KINGDOMS, *MONSTERS, "end"}


# -- the result


@pytest.mark.rule("ID-SOLO-13")
def test_the_bands_part_at_50_60_and_70() -> None:
    bands = {total: band(total) for total in range(-30, 115)}
    assert len(set(bands.values())) == 4
    parted = [total for total in range(-29, 115) if bands[total] != bands[total - 1]]
    assert parted == [50, 60, 70]


OWN_INKS = {
    "hydra": "blue",
    "griffin": "red",
    "unicorn": "yellow",
    "dragon green": "green",
    "dragon purple": "purple",
    "dragon brown": "brown",
}
CAPITAL_INKS = {"B": "blue", "G": "green", "R": "red", "Y": "yellow", "P": "purple", "U": "brown"}


def rich_sheet(with_capitals: bool) -> Table:
    """Every monster tamed (24), six colours in each kingdom (36), perhaps all capitals (15)."""
    game = table(1)
    for symbol, ink in OWN_INKS.items():
        game.paint(0, **{ink: " ".join(areas_with(symbol))})
    for letter, ink in CAPITAL_INKS.items():
        if with_capitals:
            game.paint(0, **{ink: capital(letter)})
        for other in INKS:
            if other not in {game.ink(0, area) for area in land(letter)}:
                free = [area for area in land(letter) if game.ink(0, area) is None]
                game.paint(0, **{other: next(a for a in free if a != capital(letter))})
    return game


@pytest.mark.rule("ID-SOLO-13")
@pytest.mark.parametrize(
    ("with_capitals", "blots", "total", "verdict"),
    [
        (True, 5, 70, band(100)),
        (True, 6, 69, band(65)),
        (False, 0, 60, band(65)),
        (False, 1, 59, band(55)),
        (False, 10, 50, band(55)),
    ],
)
def test_the_verdict_follows_the_total(
    with_capitals: bool, blots: int, total: int, verdict: str
) -> None:
    score = rich_sheet(with_capitals).blots(0, blots).state.scores()[0]
    assert (score.total, score.verdict) == (total, verdict)


@pytest.mark.rule("ID-SOLO-13")
def test_an_empty_sheet_is_in_the_lowest_band() -> None:
    assert table(1).state.scores()[0].verdict == band(0)


@pytest.mark.rule("ID-A55")
def test_the_one_seat_wins_and_the_band_is_the_result() -> None:
    game = table(1).blots(0, ALL - 1)
    assert game.state.winners() == ()
    game.round("")
    assert game.state.winners() == (0,)
    assert game.state.scores()[0].verdict == band(game.state.scores()[0].total)


@pytest.mark.rule("ID-A55")
def test_with_more_players_there_is_no_band() -> None:
    assert [score.verdict for score in table(2).state.scores()] == [None, None]
