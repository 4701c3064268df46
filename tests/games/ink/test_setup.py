"""The setup: what is dealt and drawn before the first turn."""

import pytest

import paintpot
from paintpot.core.contract import CHANCE
from paintpot.core.errors import BadChance, BadOption, BadSeats
from paintpot.core.inks import INKS
from paintpot.games.ink.names import BLUE_BONUSES, COLOURS, LETTERS, RED_BONUSES
from tests.games.ink.positions import GAME, WHEEL, Table, table

DEAL = "seat 1: R-Y-L-D, red and yellow; seat 2: D-P-R-Y, yellow and purple"
FILL = "; ".join(f"quill {k}: {tile}" for k, tile in enumerate(WHEEL, 1))


def begun(seats: int = 2, **options: object) -> Table:
    """A game before any chance."""
    return Table(GAME.start(seats, options))  # type: ignore[arg-type]


@pytest.mark.rule("INK-SETUP-2", "INK-SETUP-5", "INK-SETUP-8", "INK-SETUP-15")
def test_a_setup_in_full() -> None:
    game = begun(first="random")
    for text in ("seat 2 starts", DEAL, "bonus 1, 3, 2, 10", FILL):
        assert game.state.actors() == (CHANCE,)
        assert game.refusal("pass 0", seat=0) == "INK-SETUP-5"
        game.chance(text)
    assert game.seat() == 1
    view = game.view()
    assert [player["card"] for player in view["painters"]] == [
        ["red", "yellow"],
        ["yellow", "purple"],
    ]
    assert [player["tiles"][0]["tile"] for player in view["painters"]] == ["R-Y-L-D", "D-P-R-Y"]
    assert view["quills"] == list(WHEEL)
    assert view["bag"] == 95 - 6


@pytest.mark.rule("INK-SETUP-1", "INK-SETUP-5", "INK-SETUP-4")
@pytest.mark.parametrize("seats", range(1, 5))
def test_one_wheel_with_six_tiles_of_the_95(seats: int) -> None:
    game = table(seats, seed=seats)
    state = begun(seats).roll(seats).state
    quills = [tile for tile in state.view(None)["quills"] if tile]
    assert len(set(quills)) == 6
    assert state.view(None)["bag"] == 89
    assert len(game.view()["quills"]) == 6


@pytest.mark.rule("INK-SETUP-2", "INK-SETUP-3")
def test_starting_tiles_and_cards_are_dealt_at_random_and_no_two_are_alike() -> None:
    tiles, cards = set(), set()
    for seed in range(30):
        players = begun(4).roll(seed).view()["painters"]
        first = [player["tiles"][0]["tile"] for player in players]
        card = [tuple(player["card"]) for player in players]
        assert len(set(first)) == len(set(card)) == 4
        tiles |= set(first)
        cards |= set(card)
    assert len(tiles) == 5
    assert len(cards) == 10
    assert {len(set(card)) for card in cards} == {2}


@pytest.mark.rule("INK-SETUP-2", "INK-SETUP-3")
def test_what_is_dealt_is_public_and_the_rest_is_gone() -> None:
    game = begun().chance(DEAL)
    for viewer in (0, 1, None):
        assert game.view(viewer)["painters"][1]["card"] == ["yellow", "purple"]
    game.roll()
    assert "L-D-P-R" not in game.view()["quills"]
    with pytest.raises(BadChance):
        Table(begun().state).chance(
            "seat 1: R-Y-L-D, red and yellow; seat 2: R-Y-L-D, red and purple"
        )
    with pytest.raises(BadChance):
        Table(begun().state).chance(
            "seat 1: R-Y-L-D, red and yellow; seat 2: D-P-R-Y, red and yellow"
        )


@pytest.mark.rule("INK-SETUP-6", "INK-SETUP-7")
@pytest.mark.parametrize(("seats", "tokens"), [(1, 3), (2, 6), (3, 9), (4, 12)])
def test_three_x_a_player_and_twenty_xx_in_reserve(seats: int, tokens: int) -> None:
    supply = table(seats).view()["supply"]
    assert (supply["x"], supply["xx"]) == (tokens, 20)


@pytest.mark.rule("INK-SETUP-8", "INK-SETUP-9")
def test_two_red_and_two_blue_bonus_actions_in_ascending_order() -> None:
    seen = set()
    for seed in range(60):
        numbers = [slot["bonus"] for slot in begun().roll(seed).view()["slots"]]
        assert numbers == sorted(set(numbers))
        assert len([n for n in numbers if n in RED_BONUSES]) == 2
        assert len([n for n in numbers if n in BLUE_BONUSES]) == 2
        seen |= set(numbers)
    assert seen == set(range(1, 13))


@pytest.mark.rule("INK-SETUP-8", "INK-SETUP-9")
def test_given_bonus_actions_must_be_two_of_each_colour_and_are_put_in_order() -> None:
    game = begun().chance(DEAL).chance("bonus 12, 4, 8, 2")
    assert [slot["bonus"] for slot in game.view()["slots"]] == [2, 4, 8, 12]
    for text in ("bonus 1, 3, 7, 2", "bonus 1, 1, 2, 4", "bonus 1, 2, 4", "bonus 1, 3, 2, 13"):
        with pytest.raises(BadChance):
            begun().chance(DEAL).chance(text)


def test_colours_of_bonus_actions_are_those_of_the_ledger() -> None:
    assert RED_BONUSES == (1, 3, 7, 8, 11, 12)
    assert BLUE_BONUSES == (2, 4, 5, 6, 9, 10)


@pytest.mark.rule("INK-SETUP-10")
def test_a_first_game_has_a_set_of_its_own() -> None:
    for seed in range(3):
        game = begun(bonuses="first game").roll(seed)
        assert [slot["bonus"] for slot in game.view()["slots"]] == [1, 5, 6, 11]


@pytest.mark.rule("INK-SETUP-11", "INK-A52", "INK-GOAL-1")
@pytest.mark.parametrize("seats", range(1, 5))
def test_everyone_has_a_lead_on_start_and_twelve_and_twelve_bottles(seats: int) -> None:
    for player in table(seats).view()["painters"]:
        assert (player["lead"], player["palette"], player["jokers"]) == (0, 12, 12)
        assert (player["own"], player["black"]) == (24, 0)


@pytest.mark.rule("INK-SETUP-12")
@pytest.mark.parametrize(
    ("drawn", "white", "numbers", "colours"),
    [
        ("bonus 1, 2, 4, 8", 14, 0, 0),
        ("bonus 3, 2, 4, 8", 0, 16, 0),
        ("bonus 7, 2, 4, 8", 0, 0, 15),
        ("bonus 12, 2, 4, 8", 0, 0, 0),
        ("bonus 1, 7, 4, 5", 14, 0, 15),
    ],
)
def test_extra_components_are_there_only_if_needed(
    drawn: str, white: int, numbers: int, colours: int
) -> None:
    supply = begun().chance(DEAL).chance(drawn).roll().view()["supply"]
    assert supply["white"] == white
    assert sum(supply["numbers"].values()) == numbers
    assert sum(supply["colours"].values()) == colours


@pytest.mark.rule("INK-SETUP-12", "INK-ACT-3", "INK-ACT-7", "INK-ACT-1")
def test_number_tokens_are_3_4_4_3_2_colour_tokens_three_a_colour() -> None:
    supply = begun().chance(DEAL).chance("bonus 3, 7, 4, 5").roll().view()["supply"]
    assert supply["numbers"] == {"3": 3, "4": 4, "5": 4, "6": 3, "7": 2}
    assert set(supply["colours"].values()) == {3}


@pytest.mark.rule("INK-SETUP-13", "INK-A48")
def test_nobody_has_black_bottles_to_begin_with() -> None:
    assert [player["black"] for player in table(4).view()["painters"]] == [0, 0, 0, 0]


@pytest.mark.rule("INK-SETUP-14")
def test_everyone_has_a_bottle_colour_of_their_own() -> None:
    colours = [player["bottles"] for player in table(4).view()["painters"]]
    assert len(set(colours)) == 4
    chosen = table(2, bottles="brown green blue orange").view()["painters"]
    assert [player["bottles"] for player in chosen] == ["brown", "green"]
    with pytest.raises(BadOption):
        table(2, bottles="brown brown blue orange")


@pytest.mark.rule("INK-SETUP-14")
def test_bonus_actions_not_drawn_are_out_of_the_game() -> None:
    game = begun().chance(DEAL).chance("bonus 1, 3, 2, 10").roll()
    assert [slot["bonus"] for slot in game.view()["slots"]] == [1, 2, 3, 10]
    assert len(game.state.slots) == 4


@pytest.mark.rule("INK-SETUP-15")
def test_the_first_player_is_chosen_or_drawn() -> None:
    assert table(3, first="2").seat() == 1
    drawn = {begun(3, first="random").roll(seed).seat() for seed in range(30)}
    assert drawn == {0, 1, 2}


@pytest.mark.rule("INK-CB-2")
def test_every_colour_has_a_letter_and_a_pattern_of_its_own() -> None:
    bottles = [player["bottles"] for player in table(4).view()["painters"]]
    inks = [INKS[name] for name in (*COLOURS, *bottles)]
    assert len(inks) == 9
    assert len({ink.pattern for ink in inks}) == 9
    for language in ("en", "ru"):
        assert len({ink.letters[language] for ink in inks}) == 9
    assert "".join(INKS[name].letters["en"] for name in COLOURS) == LETTERS


@pytest.mark.rule("INK-A57")
def test_nothing_but_the_order_of_the_bags_is_hidden() -> None:
    """All see the same, and a state does not know what the bags will give."""
    game = table(3)
    views = [game.view(seat) for seat in (0, 1, 2, None)]
    for view in views:
        view.pop("seat")
    assert views[0] == views[1] == views[2] == views[3]
    game.play("quill 1", "tile at 2,0", "turned 0", "done")
    came = set()
    for seed in range(20):
        twin = game.state.clone()
        twin.roll(paintpot.Dice(seed))
        came.add(twin.view(None)["quills"][0])
    assert len(came) > 5


def test_one_to_four_players() -> None:
    for seats in (0, 5):
        with pytest.raises(BadSeats):
            GAME.start(seats)
