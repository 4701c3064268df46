"""The features of a sheet that bots use, their weights, and the ideas of rollouts."""

from itertools import combinations

import pytest

from paintpot.core.bits import BIT
from paintpot.core.contract import CHANCE
from paintpot.core.dice import Dice
from paintpot.core.weights import HAND, POINT, dot
from paintpot.games.inkdoms.features import turns_ahead
from paintpot.games.inkdoms.names import (
    ACHIEVEMENTS,
    AREAS,
    END,
    FIRST_POINTS,
    INKS,
    LETTERS,
    SECOND_POINTS,
)
from paintpot.games.inkdoms.prospects import N_FEATURES, lacking
from paintpot.games.inkdoms.round import CROSSING
from paintpot.games.inkdoms.state import Inkdoms
from paintpot.lab.conformance import Walk
from tests.games.inkdoms.positions import (
    GAME,
    REALM,
    Table,
    areas_with,
    bricks,
    capital,
    land,
    near,
    painter,
    scattered,
    table,
)


def named(state: Inkdoms, seat: int = 0) -> dict[str, int]:
    """The features of a seat by name, those that are 0 left out."""
    values = list(state.features(seat))
    names = state.weights().features
    return {name: value for name, value in zip(names, values, strict=True) if value}


def worth(state: Inkdoms, seat: int = 0) -> int:
    weights = state.weights().pick(HAND, int(state.players()))
    return int(dot(state.features(seat), weights))


def hasty_play(seats: int, seed: int) -> list[Inkdoms]:
    """All states of a game of ideas drawn by lot: unlike random ones, these get somewhere."""
    state = GAME.start(seats)
    assert isinstance(state, Inkdoms)
    dice = Dice(seed)
    seen = []
    while actors := state.actors():
        seen.append(state.clone())
        if actors[0] == CHANCE:
            state.fall(dice)
        else:
            seat = actors[dice.below(len(actors))]
            ideas = state.ideas(seat)
            state.apply(seat, ideas[dice.below(len(ideas))])
    return [*seen, state]


def coming(state: Inkdoms, seat: int) -> int:
    """The points of awards that a seat has earned but that were not announced yet."""
    paper = state.papers[seat]
    points = 0
    for k in range(ACHIEVEMENTS):
        if state.accomplished(paper) & ~paper.complete & BIT[k]:
            if not state.firsts_gone & BIT[k]:
                points += int(FIRST_POINTS[k])
            elif not state.seconds_gone & BIT[k]:
                points += int(SECOND_POINTS[k])
    return points


def check(state: Inkdoms) -> None:
    """What must hold of features and ideas in every state."""
    scores = state.scores()
    for seat in range(int(state.seats)):
        features = list(state.features(seat))
        assert len(features) == N_FEATURES
        assert features[0] == scores[seat].total + coming(state, seat)
        fan, ideas = list(state.fan(seat)), list(state.ideas(seat))
        assert set(ideas) <= set(fan)
        assert len(set(ideas)) == len(ideas)
        assert bool(ideas) == bool(fan)
        if state.over:
            assert features[0] == scores[seat].total
            assert not any(features[1:])


# -- the contract


def test_names_and_numbers_agree() -> None:
    weights = table(1).state.weights()
    assert len(weights.features) == len(set(weights.features)) == N_FEATURES
    assert weights.sets[HAND][0] == POINT


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_along_random_plays(seats: int) -> None:
    for seed in range(3):
        for state in Walk(GAME, seats, seed):
            assert isinstance(state, Inkdoms)
            check(state)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_along_hasty_plays(seats: int) -> None:
    plays = [hasty_play(seats, seed) for seed in range(6)]
    for play in plays:
        for state in play:
            check(state)
        # The last turn of a seat leaves nothing to hope for, even before the others are done.
        for state in play:
            for seat in range(seats):
                spent = state.last and turns_ahead(state, seat, False) == 0
                assert any(list(state.features(seat))[1:]) != bool(spent or state.over)
    ends = [play[-1] for play in plays]
    assert any(paper.complete & BIT[END] for state in ends for paper in state.papers)


# -- who knows what


def full_but(game: Table, seat: int, kingdoms: str, *rest: str) -> Table:
    """Fill kingdoms but for some areas."""
    areas = [area for letter in kingdoms for area in land(letter)]
    return game.fill(seat, [area for area in areas if area not in rest])


@pytest.mark.rule("ID-HIDE-1", "ID-A29")
def test_features_know_nothing_of_what_others_do_in_secret() -> None:
    game = full_but(table(2).throw(), 1, "BGR", "R9").take(0).take(1)
    before = list(game.state.features(0))
    game.dab(1, "R9")
    assert game.state.accomplished(game.paper(1)) & BIT[END]
    assert list(game.state.features(0)) == before
    for seed in range(5):
        assert list(game.state.imagine(0, Dice(seed)).features(0)) == before


def test_the_others_features_know_what_the_imagining_seat_did() -> None:
    game = full_but(full_but(table(2).throw(), 0, "U", "U9"), 1, "U", "U8").take(0)
    assert named(game.state, 1)["kingdom first 1 ahead"]
    game.dab(0, "U9")
    assert "kingdom first 1 ahead" in named(game.state, 1)
    mind = game.state.imagine(0, Dice(1))
    assert "kingdom first 1 ahead" not in named(mind, 1)
    assert named(mind, 1)["kingdom second 1 ahead"]
    assert list(mind.clone().features(1)) == list(mind.features(1))
    game.crossed("Umberland 4")
    mind = game.state.imagine(0, Dice(1))
    assert "kingdom second 1 ahead" in named(game.state, 1)
    assert "kingdom second 1 ahead" not in named(mind, 1)
    # Its own award is not lost.
    assert list(mind.features(0)) == list(game.state.features(0))


def test_who_ends_the_play_ends_the_hopes_of_all() -> None:
    rest = land("R")[4:]
    game = full_but(table(2).throw(), 0, "BGR", *rest).take(0)
    assert named(game.state, 1)["wild ahead"] == 18 * (2 + 5 * 2 // 5)
    game.dab(0, " ".join(rest)).play(0, "done")
    # In truth nobody has seen it yet; in the imagination of the seat that did it, two turns are
    # left.
    assert named(game.state, 1)["wild ahead"] == 18 * (2 + 5 * 2 // 5)
    mind = game.state.imagine(0, Dice(1))
    assert named(mind, 1)["wild ahead"] == 18 * 2
    assert named(mind, 0)["wild ahead"] == named(mind, 0)["wild gone"] // 15


def test_who_has_finished_has_one_turn_after_the_end() -> None:
    game = full_but(table(3).throw(), 0, "BGR", "R9").take(0).take(1).play(1, "done")
    game.dab(0, "R9")
    mind = game.state.imagine(0, Dice(1))
    # What seat 1 painted is imagined, so its monsters may be fewer.
    assert named(mind, 1)["wild gone"] == 15 * named(mind, 1)["wild ahead"]
    assert named(mind, 2)["wild ahead"] == 18 * 2


# -- turns to come


def test_turns_ahead_of_two() -> None:
    game = table(2)
    assert turns_ahead(game.state, 0, False) == 2 + 27 * 2 // 5
    full_but(game, 1, "BGR", "R9", "R8")
    assert turns_ahead(game.state, 0, False) == turns_ahead(game.state, 1, False) == 2
    game.throw().take(0).play(0, "done")
    assert turns_ahead(game.state, 0, True) == 1
    assert turns_ahead(game.state, 1, True) == 2
    game.state.last = 1
    assert turns_ahead(game.state, 0, False) == 0
    assert turns_ahead(game.state, 1, False) == 1


@pytest.mark.rule("ID-A56")
def test_turns_ahead_alone() -> None:
    game = table(1)
    assert turns_ahead(game.state, 0, False) == 22
    game.throw().take(0)
    assert turns_ahead(game.state, 0, False) == 22
    game.play(0, "done")
    assert turns_ahead(game.state, 0, False) == 21
    game.play(0, "cross Umberland 4")
    assert turns_ahead(game.state, 0, False) == 21
    assert turns_ahead(game.state, 0, True) == 2


def test_turns_ahead_are_those_that_come_alone() -> None:
    """With no kingdom full, a game alone lasts as long as there are numbers."""
    game = table(1).throw()
    left = turns_ahead(game.state, 0, False)
    turns = 0
    while not game.state.over:
        if game.state.actors() == (CHANCE,):
            game.throw()
        game.blots(0, 0).take(0).play(0, "done")
        turns += 1
        if game.state.stage == CROSSING:
            game.state.play(0, game.state.legal(0)[0])
    assert turns == left


def test_lacking() -> None:
    game = table(1)
    assert lacking(game.paper().painted) == 27
    full_but(game, 0, "BGRYPU", "B1", "B2", "G1", "R1", "R2", "R3", "Y1", "Y2", "P1", "U1")
    assert lacking(game.paper().painted) == 3
    full_but(game, 0, "BP", "B1")
    assert lacking(game.paper().painted) == 2


# -- values


def test_an_empty_sheet() -> None:
    ahead = 2 + 27 * 2 // 5
    gone = 16 - ahead
    assert named(table(2).take_spells(0).state) == {
        "points": -18,
        "variety primary ahead": 18 * ahead,
        "variety primary gone": 18 * gone,
        "variety composite ahead": 18 * ahead,
        "variety composite gone": 18 * gone,
        "capital primary ahead": 6 * ahead,
        "capital primary gone": 6 * gone,
        "capital composite ahead": 9 * ahead,
        "capital composite gone": 9 * gone,
        "tameable primary ahead": 12 * ahead,
        "tameable primary gone": 12 * gone,
        "tameable dragon ahead": 6 * ahead,
        "tameable dragon gone": 6 * gone,
        "wild ahead": 18 * ahead,
        "wild gone": 18 * gone,
        "white 3 ahead": 54 * ahead,
        "tower untouched ahead": 12 * ahead,
    }


def test_kingdoms_by_what_they_lack_and_what_is_to_win() -> None:
    game = full_but(table(1), 0, "BGR", "B1", "G1", "G2", *land("R")[:5])
    game.crossed("Greenwood 4")
    found = named(game.state)
    assert found["kingdom first 1 ahead"] == 16
    assert found["kingdom first 5 ahead"] == 16
    assert found["kingdom second 2 ahead"] == 16
    assert not [name for name in found if name.startswith("kingdom") and "gone" in name]
    game.crossed("Greenwood 2", "Bluewater 4", "Bluewater 2", "Redhill 4")
    found = named(game.state)
    assert [name for name in found if name.startswith("kingdom")] == ["kingdom second 5 ahead"]


def test_late_turns_are_counted_too() -> None:
    game = full_but(table(1), 0, "B", "B1")
    game.state.firsts_gone = BIT[10] - 2
    game.state.seconds_gone = BIT[6] - 2
    # Six numbers are open: this turn, six to cross them, the final one, and the last.
    ahead = 1 + 1 + 5 + 1
    found = named(game.state)
    assert found["kingdom first 1 ahead"] == ahead
    assert found["kingdom first 1 gone"] == 16 - ahead


def test_areas_that_few_dice_can_paint() -> None:
    one, two, three = near("B2")
    game = table(1).paint(0, blue=one, red=two)
    assert named(game.state)["white 1 ahead"] >= 16
    game.paint(0, yellow=three)
    assert named(game.state)["white 0 ahead"] >= 16
    found = named(game.state)
    assert sum(found[f"white {n} ahead"] for n in range(4)) == 51 * 16
    assert "blocked 0" not in found
    rest = [area for area in land("B") if area not in (one, two, three, "B2")]
    game.paint(0, green=" ".join(rest))
    assert named(game.state)["blocked 0"] == 1
    game.crossed("Bluewater 4", "Bluewater 2")
    assert "blocked 0" not in named(game.state)


def test_no_more_new_colours_than_white_areas() -> None:
    game = table(1).paint(0, green=" ".join(land("U")[:-1]))
    found = named(game.state)
    assert found["variety primary ahead"] == (5 * 3 + 1) * 16
    assert found["variety composite ahead"] == 5 * 3 * 16


def test_capitals_and_monsters_that_are_spoilt() -> None:
    game = table(1)
    before = named(game.state)
    game.paint(0, green=near(capital("G"))[0])
    found = named(game.state)
    assert before["capital composite ahead"] - found["capital composite ahead"] == 3 * 16
    assert before["capital primary ahead"] == found["capital primary ahead"]
    unicorn = areas_with("unicorn")[0]
    game = table(1).paint(0, blue=" ".join(areas_with("hydra")), red=unicorn)
    found = named(game.state)
    # Five unpainted less, four tamed, a colour more in each kingdom, and the first award.
    assert len({area[0] for area in areas_with("hydra")}) == 4
    assert found["points"] == -18 + 5 + 4 + 5 + 3
    assert found["wild ahead"] == 13 * 16
    assert found["type first 3 ahead"] == 16


def test_what_is_held() -> None:
    game = table(1).give(0, "1 1 4", blue=1, green=2)
    game.paper().new_spells += 256
    found = named(game.state)
    assert [found[f"spell {kind}"] for kind in (1, 2, 4)] == [2, 1, 1]
    assert "spell 3" not in found
    assert found["spells ahead"] == 4 * 16
    assert (found["drops primary"], found["drops composite"]) == (1, 2)
    assert found["drops ahead"] == 3 * 16


def test_towers() -> None:
    game = table(1, sheet=bricks())
    assert named(game.state)["tower untouched ahead"] == 3 * 16
    game.paint(0, blue="B6")
    found = named(game.state)
    assert (found["tower half ahead"], found["tower untouched ahead"]) == (2 * 16, 16)
    game.paint(0, red="G4")
    assert named(game.state)["tower half ahead"] == 16


def test_the_last_blots() -> None:
    assert "blots ahead" not in named(table(1).blots(0, 7).state)
    assert named(table(1).blots(0, 9).state)["blots ahead"] == 2 * 16


def test_how_close_the_end_is() -> None:
    game = full_but(table(1), 0, "BGR", "R1", "R2", "R3", "R4", "R5", "R6", "R7")
    found = named(game.state)
    assert found["end 5-7"] == 1
    assert found["two full ahead"] == 16
    full_but(game, 0, "R", "R1", "R2", "R3")
    assert named(game.state)["end 3-4"] == 1
    full_but(game, 0, "R", "R1")
    assert named(game.state)["end 1-2"] == 1
    game.state.seconds_gone |= BIT[END]
    assert "end 1-2" not in named(game.state)
    full_but(game, 0, "R")
    assert "two full ahead" not in named(game.state)


@pytest.mark.parametrize("letter", LETTERS)
def test_areas_apart(letter: str) -> None:
    own = land(letter)
    first = AREAS.index(own[0])
    for n in (2, 4, 6, 9):
        for areas in list(combinations(own, n))[::7]:
            bits = sum(2 ** (AREAS.index(area) - first) for area in areas)
            most = int(REALM.apart[LETTERS.index(letter) * 512 + bits])
            scattered(list(areas), most)
            with pytest.raises(AssertionError, match="are apart"):
                scattered(list(areas), most + 1)


# -- the box


def test_dice_that_stay_in_the_box() -> None:
    game = table(1).throw("blue 3 in R; red 2 in Y; yellow 4 in B; white 2 in U")
    game.play(0, "blue from Redhill", "done")
    found = named(game.state)
    # The white one can only be blue now; yellow 4 finds four areas apart in Bluewater.
    assert found["box drops"] == 2 + 4 + 2
    assert "box short" not in found
    # Red tames Yellowlake's griffin, blue Umberland's hydra; Bluewater has no unicorn.
    assert found["box own"] == 2
    full_but(game, 0, "Y")
    found = named(game.state)
    assert found["box short"] == 1
    assert found["box drops"] == 4 + 2


@pytest.mark.rule("ID-2P-1", "ID-ROUND-2")
def test_dice_that_do_not_stay() -> None:
    assert "box drops" not in named(table(3).throw().take(0).state)
    game = table(2).throw().take(0)
    assert "box drops" in named(game.state)
    game.play(0, "done").take(1).play(1, "done")
    assert "box drops" in named(game.state)
    game.take(0)
    assert game.box()
    assert "box drops" not in named(game.state)


# -- worth


def test_worth_counts_an_award_before_it_is_announced() -> None:
    game = full_but(table(2).throw(), 0, "U", "U9").take(0)
    before = game.state.features(0)[0]
    game.dab(0, "U9").play(0, "done")
    unannounced = game.state.features(0)[0]
    game.end_round()
    assert game.line(0, "Umberland/speed") == 4
    assert unannounced == game.state.scores()[0].total
    assert unannounced - before >= 4 - 1


def test_more_of_what_helps_is_worth_more() -> None:
    low = worth(table(2).state)
    assert worth(table(2).give(0, "4").state) > low
    assert worth(table(2).give(0, green=1).state) > low
    assert worth(table(2).blots(0, 1).state) == low - POINT
    built = table(2).paint(0, green=capital("G"))
    spoilt = table(2).paint(0, blue=capital("G"))
    assert worth(built.state) > worth(spoilt.state) + 2 * POINT
    hydra = areas_with("hydra")[0]
    tamed, beaten = table(2).paint(0, blue=hydra), table(2).paint(0, red=hydra)
    assert worth(tamed.state) > worth(beaten.state)
    late = full_but(table(2), 0, "U", "U9").crossed("Umberland 4", "Umberland 2")
    assert worth(full_but(table(2), 0, "U", "U9").state) > worth(late.state) + POINT


# -- ideas


def ideas(game: Table, seat: int = 0) -> list[str]:
    return [GAME.text(move) for move in game.state.ideas(seat)]


def test_drops_are_not_given_up() -> None:
    game = painter("blue 2 from Redhill")
    assert "done" in game.legal(0)
    assert ideas(game) == ["blue on R2"]
    game.play(0, "blue on R2")
    assert ideas(game) == [move for move in game.legal(0) if move != "done"]
    assert len(ideas(game)) > 1
    game.play(0, ideas(game)[-1])
    assert ideas(game) == ["done"]


def test_spells_that_pay_at_once_are_considered() -> None:
    game = painter("blue 4 from Redhill", spells="1 2 3 4")
    spells = ["spell 4 for green", "spell 3 to Bluewater", "spell 3 to Umberland"]
    assert ideas(game) == ["blue on R2", *spells]
    game.paint(0, blue=near("R2")[0])
    assert "blue on R2 with spell 2" in ideas(game)
    game = painter("blue 4 from Redhill", spells="1")
    assert "spell 1 to Bluewater" not in ideas(game)
    game.paint(0, green=" ".join(area for area in land("R") if area != "R5"))
    assert ideas(game)[0] == "blue on R5"
    assert ideas(game)[1:] == [move for move in game.legal(0) if move.startswith("spell 1")]


def test_any_spell_is_considered_where_no_drop_fits() -> None:
    game = painter("blue 4 from Redhill", spells="1 2 3 4")
    game.paint(0, blue=" ".join(area for area in land("R") if area != "R5"))
    assert ideas(game) == game.legal(0)
    assert "done" in ideas(game)


def test_tower_drops_go_where_they_count() -> None:
    game = painter("blue 2 from Redhill", green=1)
    assert not [move for move in ideas(game) if move.startswith("tower")]
    game.play(0, "blue on R2")
    game.play(0, ideas(game)[0])
    own = {capital("G"), *areas_with("dragon green")}
    assert set(ideas(game)) == {"done"} | {f"tower green on {area}" for area in own}
    for area in own:
        game.paint(0, brown=area)
    game.paint(0, green="U1")
    allowed = {move[-2:] for move in ideas(game) if move.startswith("tower")}
    assert allowed
    assert not [area for area in allowed if area[0] == "U"]
    rest = [area for area in land("U") if area != "U7" and game.ink(0, area) is None]
    game.paint(0, brown=" ".join(rest))
    assert "tower green on U7" in ideas(game)


@pytest.mark.rule("ID-SOLO-7")
def test_the_number_missed_least_is_crossed() -> None:
    game = full_but(table(1).throw(), 0, "BGRYP", "B1", "G1", "G2", "R1", "Y1", "P1")
    game.take(0).play(0, "done")
    assert ideas(game) == ["cross Umberland 4"]
    game.state.firsts_gone = BIT[10] - 1
    game.paper().complete |= BIT[3]
    assert ideas(game) == ["cross Yellowlake 2"]


def test_every_colour_owed_is_an_idea() -> None:
    game = painter("blue 4 from Redhill").paint(0, green="R9")
    game.play(0, "blue on R5")
    assert ideas(game) == [f"tower gives {ink}" for ink in INKS[3:]]


def test_only_who_may_act_has_ideas() -> None:
    game = table(2).throw()
    assert not ideas(game, 1)
    assert ideas(game, 0) == game.legal(0)
