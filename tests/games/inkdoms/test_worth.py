"""Gains, counted up from 0, and what a die could score before it is taken."""

from paintpot.core.moments import Gain
from tests.games.inkdoms.positions import GAME, Table, capital, land, table


def gains_of(game: Table, seat: int = 0) -> dict[str, Gain]:
    return {GAME.text(gain.move): gain for gain in game.state.gains(seat)}


def test_one_starts_at_zero_though_all_monsters_are_wild() -> None:
    sheet = table(2).throw().sheet(0)
    assert sheet["score"]["total"] == -18
    assert sheet["gained"] == 0


def test_gained_points_never_go_down_by_a_blot() -> None:
    game = table(2).throw()
    game.play(0, "blue from Redhill", "blue on R2")
    before = game.sheet(0)
    assert before["gained"] == 2, "a hydra and a colour"
    game.play(0, "done")
    after = game.sheet(0)
    assert after["blots"] == 1
    assert after["gained"] == before["gained"]
    assert after["score"]["total"] == before["score"]["total"] - 1


def test_a_die_is_told_by_what_its_drops_could_bring() -> None:
    game = table(2).throw("blue 3 in R; red 2 in Y; yellow 4 in B; white 2 in U")
    blue = gains_of(game)["blue from Redhill"]
    assert not blue.sure, "spells and a better order may bring more"
    lines = dict(blue.lines)
    assert lines["hydras/tamed"] == 1
    assert lines["hydras/unpainted"] == 1
    assert lines["Redhill/variety"] == 1
    assert "blots/marked" not in lines


def test_a_die_without_room_is_told_by_its_blot() -> None:
    game = table(2).fill(0, land("R")).throw("blue 3 in R; red 2 in Y; yellow 4 in B; white 2 in U")
    assert gains_of(game)["blue from Redhill"].lines == [("blots/marked", -1)]


def test_a_die_is_told_with_the_tower_drops_that_can_follow() -> None:
    """Its own drops score nothing here, but the turn with it does: no badge says 0."""
    game = table(2).fill(0, land("R")).give(0, green=1)
    game.throw("blue 3 in R; red 2 in Y; yellow 4 in B; white 2 in U")
    lines = dict(gains_of(game)["blue from Redhill"].lines)
    assert lines["Greenwood/capital"] == 3
    game.play(0, "blue from Redhill", f"tower green on {capital('G')}")
    assert game.line(0, "Greenwood/capital") == 3
    # A spell is valued by the die's drops: tower drops are there with or without it.
    game = table(2).give(0, green=1).throw("blue 3 in R; red 2 in Y; yellow 4 in B; white 2 in U")
    game.play(0, "yellow from Bluewater")
    assert "Greenwood/capital" not in dict(gains_of(game)["spell 1 to Yellowlake"].lines)


def test_what_is_told_of_a_die_can_be_had() -> None:
    """The greedy way is a way: played drop by drop, it gives those points."""
    game = table(2).throw("blue 3 in R; red 2 in Y; yellow 4 in B; white 2 in U")
    told = gains_of(game)["yellow from Bluewater"].total
    before = game.state.standing(0).total
    game.play(0, "yellow from Bluewater")
    for _ in range(4):
        paints = {text: gain for text, gain in gains_of(game).items() if " on " in text}
        best = max(paints, key=lambda text: paints[text].total)
        game.play(0, best)
    assert game.state.standing(0).total - before == told


def test_a_spell_is_told_by_what_its_drops_could_bring() -> None:
    game = table(2).throw("blue 3 in R; red 2 in Y; yellow 2 in B; white 2 in U")
    game.play(0, "yellow from Bluewater")
    spell = gains_of(game)["spell 1 to Yellowlake"]
    lines = dict(spell.lines)
    assert not spell.sure
    assert lines["Yellowlake/capital"] == 2
    assert lines["Yellowlake/variety"] == 1


def test_a_spell_is_not_told_by_a_blot_that_can_be_avoided() -> None:
    """The capital takes the room of the fourth drop: four others bring more than it and a blot."""
    game = table(2).throw("blue 3 in R; red 2 in Y; yellow 4 in B; white 2 in U")
    game.play(0, "yellow from Bluewater")
    spell = gains_of(game)["spell 1 to Yellowlake"]
    assert spell.caution == ""
    lines = dict(spell.lines)
    assert "Yellowlake/capital" not in lines
    assert "blots/marked" not in lines
    assert spell.total == 5


def test_the_last_area_of_a_kingdom_is_told_with_what_the_round_will_bring() -> None:
    last, *areas = land("R")
    game = table(2).paint(0, red="R2", yellow="R3").fill(0, areas)
    game.throw("blue 3 in R; red 2 in Y; yellow 4 in B; white 2 in U")
    taken = gains_of(game)["blue from Redhill"]
    assert dict(taken.lines)["Redhill/speed"] == 4
    game.play(0, "blue from Redhill")
    assert game.sheet(0)["due"] == 0
    assert dict(gains_of(game)[f"blue on {last}"].lines)["Redhill/speed"] == 4
    game.play(0, f"blue on {last}")
    assert game.sheet(0)["due"] == 4
    assert game.state.view(1)["sheets"][0]["due"] == 0, "nobody else knows it yet"
    told = {text: dict(gain.lines) for text, gain in gains_of(game).items()}
    assert not any("Redhill/speed" in lines for text, lines in told.items() if " on " in text)
