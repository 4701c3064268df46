"""The end of a game and the score (ID-END-1 … 3, ID-SCORE-1 … 5)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paintpot.games.inkdoms.names import AREAS, INKS, KINGDOMS
from tests.games.inkdoms.positions import (
    REALM,
    Table,
    areas_with,
    capital,
    land,
    scattered,
    table,
)

ALL = int(REALM.blots)
"""The blots of a sheet."""
TAMING = {
    "hydra": ("blue", 1),
    "griffin": ("red", 1),
    "unicorn": ("yellow", 1),
    "dragon green": ("green", 2),
    "dragon purple": ("purple", 2),
    "dragon brown": ("brown", 2),
}
CAPITALS = {"B": "blue", "G": "green", "R": "red", "Y": "yellow", "P": "purple", "U": "brown"}


def common(kingdom: str) -> list[str]:
    """Areas of a kingdom with neither capital nor monster: painted, they give variety only."""
    special = {capital(kingdom), *[lair for symbol in TAMING for lair in areas_with(symbol)]}
    return [area for area in land(kingdom) if area not in special]


def nearly_three(seats: int, who: int = 0) -> tuple[Table, str]:
    """One seat has three kingdoms but for one area; that area."""
    areas = [*land("B"), *land("G"), *land("R")]
    return table(seats).fill(who, areas[:-1]), areas[-1]


def idle(game: Table) -> Table:
    """A round in which nobody paints."""
    return game.round(*[""] * len(game.state.papers))


def last_round(game: Table) -> Table:
    """The current round is the last, and nobody paints in it."""
    game.state.last = 1
    return idle(game)


# -- the end


@pytest.mark.rule("ID-END-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_full_kingdoms_leave_exactly_one_more_round(seats: int) -> None:
    game, area = nearly_three(seats)
    idle(game)
    assert not game.state.view(None)["last"]
    game.round(area, *[""] * (seats - 1))
    assert game.state.view(None)["last"]
    assert not game.state.over
    idle(game)
    assert game.state.over
    assert game.state.view(None)["round"] == 3


@pytest.mark.rule("ID-END-1")
def test_any_player_can_trigger_the_end() -> None:
    game, area = nearly_three(3, who=2)
    game.round("", "", area)
    assert game.state.view(None)["last"]


@pytest.mark.rule("ID-END-1")
def test_two_full_kingdoms_do_not_end_the_play() -> None:
    game = table(2)
    for seat, letters in enumerate(("BG", "RY")):
        for letter in letters:
            game.fill(seat, land(letter))
    idle(game)
    assert not game.state.view(None)["last"]


@pytest.mark.rule("ID-END-1")
def test_the_end_is_triggered_at_the_end_of_the_round_not_before() -> None:
    game, area = nearly_three(2)
    game.throw().take(0).dab(0, area).play(0, "done")
    assert not game.state.view(None)["last"]


@pytest.mark.rule("ID-END-1", "ID-END-2")
def test_the_end_is_triggered_once_and_later_completers_get_one_point() -> None:
    game, area = nearly_three(2)
    game.fill(1, [*land("Y"), *land("P"), *land("U")[:-1]])
    game.round(area, "").round("", land("U")[-1])
    assert game.state.over
    assert [game.line(seat, "end") for seat in (0, 1)] == [3, 1]


@pytest.mark.rule("ID-END-2")
def test_all_new_completers_of_the_last_round_get_one_point() -> None:
    game, area = nearly_three(3)
    for seat in (1, 2):
        game.fill(seat, [*land("Y"), *land("P"), *land("U")[:-1]])
    game.round(area, "", "").round("", land("U")[-1], land("U")[-1])
    assert [game.line(seat, "end") for seat in (0, 1, 2)] == [3, 1, 1]


@pytest.mark.rule("ID-END-2")
def test_after_the_last_round_the_play_is_scored_and_nothing_moves() -> None:
    game, area = nearly_three(2)
    game.round(area, "").round("", "")
    assert game.state.winners() == (0,)
    assert game.state.actors() == ()
    assert game.refusal(0, "done") == "ID-END-2"


@pytest.mark.rule("ID-A32")
def test_achievements_of_the_last_round_all_count() -> None:
    game, area = nearly_three(2)
    hydras, yellowlake = areas_with("hydra"), land("Y")
    game.fill(1, [*hydras[:-1], *[a for a in yellowlake[:-1] if a not in hydras]])
    missing = {hydras[-1], yellowlake[-1]}
    game.round(area, "").round("", " ".join(missing))
    assert game.state.over
    assert game.line(1, "Yellowlake/speed") == 4
    assert game.line(1, "hydras/speed") == (1 if game.line(0, "hydras/speed") else 3)


@pytest.mark.rule("ID-END-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_all_blots_of_all_players_marked_the_play_ends_with_the_round(seats: int) -> None:
    game = table(seats)
    for seat in range(seats):
        game.blots(seat, ALL - 1)
    idle(game)
    assert game.state.over
    assert game.state.view(None)["round"] == 1


@pytest.mark.rule("ID-END-3")
def test_the_current_round_is_played_to_its_end() -> None:
    game = table(2).blots(0, ALL).blots(1, ALL).throw().take(0)
    area = next(text for text in game.legal(0) if " on " in text)
    game.turn(0, area)
    assert not game.state.over
    game.take(1).play(1, "done")
    assert game.state.over


@pytest.mark.rule("ID-END-3", "ID-A35")
def test_while_somebody_has_a_blot_left_the_play_goes_on() -> None:
    game = table(2).blots(0, ALL).blots(1, ALL - 2)
    idle(game)
    assert not game.state.over
    assert not game.state.view(None)["last"]
    idle(game)
    assert game.state.over


@pytest.mark.rule("ID-A35")
def test_misses_of_a_player_out_of_blots_are_free() -> None:
    game = table(2).blots(0, ALL)
    before = game.state.scores()[0].total
    idle(idle(game))
    assert not game.state.over
    assert game.state.scores()[0].total == before


@pytest.mark.rule("ID-A34")
def test_when_the_blots_end_the_play_its_achievements_are_marked_first() -> None:
    game, area = nearly_three(2)
    game.blots(0, ALL).blots(1, ALL)
    game.round(area, "")
    assert game.state.over
    assert game.line(0, "end") == 3
    full = ("Bluewater", "Greenwood", "Redhill")
    assert [game.line(0, f"{name}/speed") for name in full] == [4, 4, 4]


# -- the score


@pytest.mark.rule("ID-SCORE-1")
def test_an_unfinished_kingdom_scores_its_different_colours() -> None:
    one, two, three = land("R")[:3]
    game = table(2).paint(0, red=one, blue=f"{two} {land('B')[0]}")
    assert game.line(0, "Redhill/variety") == 2
    game.paint(0, green=three)
    assert game.line(0, "Redhill/variety") == 3


@pytest.mark.rule("ID-SCORE-1")
def test_the_same_colour_counts_once_in_a_kingdom() -> None:
    game = table(2).paint(0, blue=" ".join(scattered(land("B"), 3)))
    assert game.line(0, "Bluewater/variety") == 1


@pytest.mark.rule("ID-SCORE-1")
def test_a_kingdom_adds_variety_speed_and_capital() -> None:
    home = capital("G")
    others = [area for area in land("G") if area != home]
    game = table(2).paint(0, green=home, red=" ".join(others[:4]), blue=" ".join(others[4:]))
    idle(game)
    assert game.line(0, "Greenwood") == 3 + 4 + 3


@pytest.mark.rule("ID-SCORE-2")
def test_a_monster_line_may_be_negative() -> None:
    one, two = areas_with("unicorn")[:2]
    game = table(2).paint(0, yellow=one, blue=two)
    assert game.line(0, "unicorns") == 1 - 2


@pytest.mark.rule("ID-SCORE-2")
def test_a_monster_line_adds_tamed_and_speed() -> None:
    lairs = areas_with("griffin")
    game = table(2).paint(0, red=" ".join(lairs[:2]), blue=" ".join(lairs[2:]))
    idle(game)
    assert game.line(0, "griffins") == 2 + 3


def reckoned(paint: dict[str, str], blots: int) -> int:
    """The total of a sheet without awards, added up by hand."""
    variety = sum(len({paint[a] for a in land(k) if a in paint}) for k in CAPITALS)
    built = [ink for k, ink in CAPITALS.items() if paint.get(capital(k)) == ink]
    capitals = sum(2 if ink in ("blue", "red", "yellow") else 3 for ink in built)
    monsters = 0
    for symbol, (ink, points) in TAMING.items():
        for lair in areas_with(symbol):
            monsters += -1 if lair not in paint else points if paint[lair] == ink else 0
    return variety + capitals + monsters - blots


@pytest.mark.rule("ID-SCORE-1", "ID-SCORE-2", "ID-SCORE-3")
@settings(deadline=None)
@given(
    paint=st.dictionaries(st.sampled_from(AREAS), st.sampled_from(INKS)),
    blots=st.integers(0, ALL),
)
def test_the_total_is_what_one_adds_up_by_hand(paint: dict[str, str], blots: int) -> None:
    game = table(2).blots(0, blots)
    for area, ink in paint.items():
        game.paint(0, **{ink: area})
    assert game.state.scores()[0].total == reckoned(paint, blots)


@pytest.mark.rule("ID-SCORE-3")
def test_the_total_adds_kingdoms_monsters_and_end_and_takes_off_blots() -> None:
    game, area = nearly_three(2)
    game.round(area, "")
    kingdoms = sum(game.line(0, name) for name in KINGDOMS)
    monsters = sum(game.line(0, name) for name in ("dragons", "hydras", "griffins", "unicorns"))
    assert game.sheet(0)["blots"] == 1
    assert game.state.scores()[0].total == kingdoms + monsters + 3 - 1


@pytest.mark.rule("ID-SCORE-4")
@pytest.mark.parametrize("best", [0, 1, 2])
def test_the_highest_total_wins(best: int) -> None:
    game = table(3).paint(best, blue=common("R")[0])
    assert game.state.winners() == ()
    assert last_round(game).state.winners() == (best,)


@pytest.mark.rule("ID-SCORE-4", "ID-SCORE-5")
def test_losses_do_not_matter_unless_the_totals_are_equal() -> None:
    one, two = common("R")[:2]
    game = table(2).paint(0, blue=one, red=two).blots(0, 1)
    assert last_round(game).state.winners() == (0,)


@pytest.mark.rule("ID-SCORE-5")
def test_a_tie_goes_to_the_smaller_loss_to_blots() -> None:
    game = table(2).paint(0, blue=common("R")[0]).blots(0, 1)
    last_round(game)
    assert game.state.scores()[0].total == game.state.scores()[1].total
    assert game.state.winners() == (1,)


@pytest.mark.rule("ID-SCORE-5")
def test_a_tie_goes_to_the_smaller_loss_to_unpainted_monsters() -> None:
    one, two = common("R")[:2]
    game = table(2).paint(0, blue=one, red=two).paint(1, red=areas_with("hydra")[0])
    last_round(game)
    assert game.state.scores()[0].total == game.state.scores()[1].total
    assert game.state.winners() == (1,)


@pytest.mark.rule("ID-SCORE-5")
def test_it_is_the_sum_of_both_losses_that_counts() -> None:
    hydra = areas_with("hydra")[0]
    game = table(2).paint(0, blue=common("R")[0]).paint(1, red=hydra).blots(1, 1)
    last_round(game)
    totals = [score.total for score in game.state.scores()]
    assert totals[0] == totals[1]
    assert game.state.winners() == (0, 1)


@pytest.mark.rule("ID-SCORE-5")
def test_still_tied_is_a_shared_victory() -> None:
    game = table(3).paint(0, blue=common("R")[0]).paint(2, red=common("Y")[0])
    assert last_round(game).state.winners() == (0, 2)
