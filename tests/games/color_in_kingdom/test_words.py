"""Refusals in words, pictures, and what bots go by."""

from functools import cache
from random import Random

import pytest

from paintpot import CHANCE, Dice, Reason, explain
from paintpot.bots import make_bot
from paintpot.bots.hints import hints
from paintpot.games.color_in_kingdom.names import ENDINGS, KINDS
from paintpot.games.color_in_kingdom.refusals import CASES
from paintpot.games.color_in_kingdom.scoring import LINE_NAMES
from paintpot.games.color_in_kingdom.state import FEATS
from paintpot.lab.walk import random_step
from paintpot.texts import LANGUAGES, catalogue
from paintpot.texts.hints import hint_sentences
from tests.games.color_in_kingdom.positions import GAME, near, own_sheet, sheet, table
from tests.refusing import Refusals, check_explained, check_ledger

PIECES = own_sheet("A1", "A2", "D1", "D2", "D3", "G6", "G7")


@cache
def refusals() -> dict[str, list[Reason]]:
    """Real refusals by case, from games at random, on a sheet in pieces too."""
    found = Refusals(CASES)
    chooser = Random(1)
    for seed in range(24):
        state = table(seed % 4 + 1, **({"sheet": PIECES} if seed % 2 else {})).state
        while True:
            for seat in range(int(state.players())):
                low, high = chooser.sample(range(23), 4), chooser.sample(range(23, GAME.moves), 6)
                found.ask(state, seat, low + high)
            if state.over:
                break
            random_step(state, chooser)
    return found.found


@pytest.mark.parametrize(("rule", "case"), CASES.values(), ids=[case for _, case in CASES.values()])
def test_a_refusal_is_explained(rule: str, case: str) -> None:
    check_explained(GAME.name, rule, case, refusals()[case])


def test_refusals_are_rules_of_the_ledger_and_apart() -> None:
    check_ledger(GAME.name, CASES)


def test_whoever_declined_the_dice_is_not_told_what_they_make() -> None:
    """Dice that were not used make nothing: what is built follows from declining them."""
    game = sheet(red="A1").roll("family 2 4 4 6, duty 4").play(0, "no dice")
    refused = game.state.why_not(0, GAME.parse("blue waterway on B1"))
    assert refused is not None
    assert refused.facts["case"] == "other-construction"
    assert explain(refused) == (
        "In this turn you build a Strawberry Field, not a DaBaDee Waterway."
    )
    for language, dice in (("en", "dice"), ("ru", "кубик")):
        assert dice not in explain(refused, language)


def test_explanations_are_sentences_in_the_players_language() -> None:
    game = sheet(red="A1").roll("family 2 4 4 6, duty 4")
    aside = game.state.why_not(0, GAME.parse("4 and 6"))
    assert aside is not None
    assert explain(aside) == (
        "The duty die shows 4, so every family die with a 4 is set aside. Left: 2 and 6."
    )
    game.play(0, "2 and 6")
    touch = game.state.why_not(0, GAME.parse("blue waterway on D4"))
    assert touch is not None
    assert explain(touch) == "That space touches nothing coloured, and a DaBaDee Waterway must."
    assert explain(touch, "ru") == (
        "Эта клетка не касается закрашенных, а Канал ДаБаДи можно строить только рядом с ними."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_names_have_words(language: str) -> None:
    words = catalogue(GAME.name, language)
    for line in LINE_NAMES:
        group, part = line.split("/")
        assert words.exact(f"name-{group}")
        assert words.exact(f"part-{part}")
    for name in [*KINDS, *ENDINGS[1:], *FEATS.values()]:
        assert words.exact(f"name-{name}")


# -- pictures


def test_the_picture_shows_the_sheet() -> None:
    game = table(2).paint(0, blue="D4").field("A1")
    scene = GAME.scene(game.state.view(0), 0, {})
    inks = {patch.name: patch.ink for patch in scene.patches if patch.ink}
    assert inks == {"D4": "blue", "A1": "red"}
    assert [patch.name for patch in scene.patches if patch.fresh] == ["A1"]
    assert len(scene.patches) == 37
    grand = table(1, sheet="grand")
    assert len(GAME.scene(grand.state.view(0), 0, {"sheet": "grand"}).patches) == 61
    own = own_sheet("A1", "A2")
    small = table(1, sheet=own)
    for _ in range(2):
        assert len(GAME.scene(small.state.view(0), 0, {"sheet": own}).patches) == 2


def test_the_picture_asks_whoever_is_to_act() -> None:
    game = table(3).roll()
    asked = [GAME.scene(game.state.view(seat), seat, {}).asks for seat in range(3)]
    assert [span.message for span in asked[0]] == ["scene-ask-pick"]
    assert asked[1:] == [[], []]
    game.play(0, "no dice")
    asks = GAME.scene(game.state.view(0), 0, {}).asks
    assert [span.message for span in asks] == ["scene-ask-build", "scene-kind"]
    game.play(0, "red field on D4").play(1, "no copy")
    asked = [GAME.scene(game.state.view(seat), seat, {}).asks for seat in range(3)]
    assert asked[:2] == [[], []]
    assert [span.message for span in asked[2]] == ["scene-ask-copy", "scene-kind"]
    assert asked[2][1].ink == "red"


def test_picks_say_what_they_build_and_whether_they_can() -> None:
    game = table(1).roll("family 1 6 6 3, duty 2")
    picks = game.state.view(0)["picks"]
    assert [(pick["sum"], pick["builds"], pick["open"]) for pick in picks] == [
        (4, "sherbet", False),
        (7, "strawberry", True),
        (9, "road", False),
        (12, "forest", True),
    ]
    # Until it is built another choice may take its place.
    assert game.play(0, "1 and 6").state.view(0)["picks"] == picks
    assert (
        game.play(0, "red field on D4").roll("family 2 2 2 3, duty 2").state.view(0)["picks"] == []
    )


# -- bots


def test_greedy_plays_better_than_random() -> None:
    wins = 0
    for seed in range(3):
        state, dice = table(2).state, Dice(seed)
        bots = [make_bot("greedy", seed), make_bot("random", seed)]
        while not state.over:
            seat = state.actors()[0]
            if seat == CHANCE:
                state.roll(dice)
            else:
                state.play(seat, bots[seat].choose(state, seat))
        totals = [score.total for score in state.scores()]
        wins += totals[0] > totals[1]
    assert wins == 3


def test_near_is_what_touches() -> None:
    assert near("G1") == ["F1", "F2", "G2"]


@pytest.mark.parametrize(("seats", "more"), [(1, False), (2, True), (3, True)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_promises_a_last_turn_only_to_others(seats: int, more: bool, language: str) -> None:
    game = table(seats).duties(0, 1, 2, 3, 4, 5)
    before = game.state.clone()
    game.turn(roll="family 1 1 2 5, duty 6")
    (end,) = [one for one in game.state.moments(before, 0) if one.name == "end-called"]
    facts = {name: fact for name, fact in end.facts.items() if not isinstance(fact, tuple)}
    said = catalogue("color-in-kingdom", language).exact("moment-end-called", **facts)
    assert said.endswith(".")
    assert (said.count(".") == 2) is more


def test_who_loses_a_bonus_is_told_as_well_as_who_takes_it() -> None:
    game = table(2).paint(0, red="A1", yellow="D1").paint(1, red="A1", yellow="D1")
    before = game.state.clone()
    game.paint(1, red="G1", yellow="D2")
    told = [(one.name, one.seat, one.points) for one in game.state.moments(before, 0)]
    # Both had both before: nobody gains what was theirs, and the other one loses it.
    assert told == [("road-lost", 0, -10), ("fields-lost", 0, -10)]

    game.paint(0, red="B1 B2")
    told = [(one.name, one.seat, one.points) for one in game.state.moments(before, 0)]
    assert told == [("road-lost", 0, -10), ("fields-lost", 1, -10)]


def test_who_is_even_shares_a_bonus() -> None:
    game = table(2).paint(0, red="A1", yellow="D1")
    before = game.state.clone()
    words = catalogue("color-in-kingdom", "en")

    def told() -> list[str]:
        return [
            words.exact(f"moment-{one.name}", **{k: str(v) for k, v in one.facts.items()})
            for one in game.state.moments(before, 0)
        ]

    game.paint(1, red="A1", yellow="D1")
    assert told() == ["shares the longest road, 1 long", "shares the most fields, with 1"]
    game.paint(1, red="G1", yellow="D2")
    assert told()[0] == "has the longest road, 2 long"
    assert "has the most fields, with 2" in told()


def test_a_hint_tells_what_others_get_or_lose() -> None:
    game = table(2).paint(0, red="A1").paint(1, red="A1 D4", blue="D5")
    game.roll("family 1 1 2 5, duty 1")
    copies = game.play(0, "2 and 5", "red field on G4")
    copying = hints(make_bot("normal", 0), copies.state, 1, 3)
    (copied, *_) = [one for one in copying if GAME.text(one.steps[0].move) != "no copy"]
    # Seat 0 drew level: a third field takes ten points from it, and the copy gives it one.
    assert copied.others == [(0, 1 - 10)]

    def say(language: str, change: int) -> str:
        steps = [[("sherbet/each", 1)]]
        return hint_sentences(GAME.name, [(steps, [])], language, others=[[("Blot", change)]])[0]

    assert say("en", 1) == "Build a Sherbet Factory. Blot gets a point."
    assert say("ru", -10).endswith(". Blot пока потеряет 10 очков.")


def test_a_first_field_does_not_make_the_next_waterway_worth_more() -> None:
    game = table(2).roll("family 1 1 2 5, duty 1")
    for one in hints(make_bot("normal", 0), game.state, 0, 3):
        assert "next waterway, later" not in [name for name, _, _ in one.prepares]
    game = table(2).paint(0, red="D4").roll("family 2 4 4 6, duty 4").play(0, "2 and 6")
    assert any(
        [
            name == "next waterway, later"
            for one in hints(make_bot("normal", 0), game.state, 0, 3)
            for name, _, _ in one.prepares
        ]
    )


def test_the_last_decision_is_hinted_at_without_a_later() -> None:
    game = table(2).paint(0, red="A1").paint(1, red="A1").duties(0, 1, 2, 3, 4, 5)
    game.turn(roll="family 1 1 2 5, duty 6")
    bot = make_bot("hard", 0)
    game.roll("family 1 1 3 5, duty 1")
    before = hints(bot, game.state, 1, 3)
    assert before
    assert all([one.last and not one.prepares for one in before])
    said = hint_sentences("color-in-kingdom", [([], [])], "en", last=[True])
    assert said == ["No points now, and no turn comes after this."]


@pytest.mark.parametrize("seats", [2, 3])
def test_others_gain_only_by_a_copy_and_the_card_says_so(seats: int) -> None:
    """They lose only the points for the most fields or the longest road."""
    chooser = Random(seats)
    copied = lost = 0
    game = table(seats)
    while not game.state.over:
        for seat in game.state.actors():
            for gain in game.state.gains(seat) if seat != CHANCE else ():
                text = GAME.text(gain.move)
                for other, points in gain.others:
                    if points > 0:
                        copied += 1
                        assert (points, other) == (1, game.current())
                        assert game.stage() == "copying"
                    elif " on " in text:
                        lost += 1
                        assert "field" in text or "road" in text
        random_step(game.state, chooser)
    assert copied
    assert lost
    words = catalogue(GAME.name)
    said = words.say("what-change", name="Blot", n=1, way="gains")
    assert said == "If you copy this, Blot gains 1 point: a copy is a point for the builder."
    assert words.part("what-change", "rule") == "CK-COPY-4"
