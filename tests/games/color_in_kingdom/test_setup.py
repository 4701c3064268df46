"""What is in the box, and how a game begins."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paintpot import CHANCE, BadChance, BadOption, BadSeats, Dice, Play, Seat
from paintpot.games.color_in_kingdom.guidelines import INKS
from paintpot.games.color_in_kingdom.roll import cast, duty_of, family_of
from tests.games.color_in_kingdom.positions import GAME, table


@pytest.mark.rule("CK-SETUP-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_one_to_six_can_play(seats: int) -> None:
    assert len(table(seats).state.view(None)["sheets"]) == seats


@pytest.mark.rule("CK-SETUP-1")
@pytest.mark.parametrize("seats", [0, 7])
def test_others_cannot(seats: int) -> None:
    with pytest.raises(BadSeats, match="for 1 to 6 players"):
        table(seats)


@pytest.mark.rule("CK-SETUP-2")
@given(st.integers(min_value=0))
def test_five_six_sided_dice(seed: int) -> None:
    rolled = cast(Dice(seed))
    family = family_of(int(rolled))
    assert len(family) == 4
    assert all(1 <= face <= 6 for face in family)
    assert 0 <= duty_of(rolled) < 6


@pytest.mark.rule("CK-SETUP-2")
def test_every_face_is_equally_likely() -> None:
    dice = Dice(1)
    family: Counter[int] = Counter()
    duty: Counter[int] = Counter()
    for _ in range(3000):
        rolled = int(cast(dice))
        family.update(family_of(rolled))
        duty[rolled % 6 + 1] += 1
    assert all(1850 < family[face] < 2150 for face in range(1, 7))
    assert all(420 < duty[face] < 580 for face in range(1, 7))


@pytest.mark.rule("CK-SETUP-2")
@pytest.mark.parametrize(
    "text",
    [
        "family 2 4 4 7, duty 4",
        "family 0 4 4 6, duty 4",
        "family 2 4 4 6, duty 0",
        "family 2 4 4, duty 4",
        "family 2 4 4 6 6, duty 4",
        "family 2 4 4 ٦, duty 4",
        "2 4 4 6 4",
        "",
    ],
)
def test_a_roll_of_other_dice_is_refused(text: str) -> None:
    game = table()
    before = game.state.dump()
    with pytest.raises(BadChance):
        game.roll(text)
    assert game.state.dump() == before


@pytest.mark.rule("CK-SETUP-3")
def test_six_colours() -> None:
    assert sorted(INKS) == ["blue", "green", "orange", "purple", "red", "yellow"]
    builds = {text.rpartition(" on ")[0] for text in map(GAME.text, range(23, GAME.moves))}
    assert builds == {
        "red field",
        "orange factory",
        "yellow road",
        "green farm",
        "blue waterway",
        "purple forest",
    }


@pytest.mark.rule("CK-SETUP-4")
def test_a_sheet_each_and_guidelines_for_all() -> None:
    view = table(3).state.view(None)
    assert [sheet["paint"] for sheet in view["sheets"]] == [{}, {}, {}]
    assert view["sums"] == {
        "strawberry": [0, 7],
        "road": [5, 9],
        "waterway": [6, 8],
        "sherbet": [4, 10],
        "soylent": [3, 11],
        "forest": [2, 12],
    }


@pytest.mark.rule("CK-SETUP-6", "CK-A23")
def test_a_province_is_named_after_its_seat() -> None:
    play = Play(GAME, 2, people=[Seat("Roseland"), Seat("Tealmark")])
    for seat in (0, 1):
        scene = GAME.scene(play.state.view(seat), seat, {})
        name_line = next(panel for panel in scene.panels if panel.name == "sheet")
        assert name_line.title.message == "seat"
        assert name_line.title.facts == {"seat": seat + 1}
    assert [seat["name"] for seat in play.record()["seats"]] == ["Roseland", "Tealmark"]


# -- who starts


@pytest.mark.rule("CK-SETUP-7", "CK-A27")
@pytest.mark.parametrize(("first", "seats", "starts"), [("1", 3, 0), ("3", 3, 2), ("5", 3, 1)])
def test_the_first_player_can_be_chosen(first: str, seats: int, starts: int) -> None:
    game = table(seats, first=first).roll()
    assert game.state.actors() == (starts,)


@pytest.mark.rule("CK-SETUP-7", "CK-A27")
def test_the_first_player_can_be_drawn() -> None:
    found = set()
    for seed in range(60):
        game = table(3, first="random")
        assert game.state.actors() == (CHANCE,)
        text = game.state.roll(Dice(seed))
        assert text == f"seat {game.current() + 1} starts"
        found.add(game.current())
    assert found == {0, 1, 2}


@pytest.mark.rule("CK-SETUP-7")
def test_a_draw_is_written_down_and_read_back() -> None:
    game = table(3, first="random")
    for wrong in ("seat 4 starts", "seat 0 starts", "family 1 1 1 1, duty 1"):
        with pytest.raises(BadChance, match="'seat 1 starts'"):
            game.roll(wrong)
    game.roll("seat 2 starts")
    assert game.current() == 1
    with pytest.raises(BadOption):
        table(3, first="7")


# -- the sheet


@pytest.mark.rule("CK-SETUP-8")
def test_what_is_on_a_sheet() -> None:
    game = table(2).duties(0, 2, 5).squares(0, 1, 0)
    assert game.sheet(0)["duties"] == [2, 5]
    assert game.sheet(0)["squares"] == [1, 0]
    scene = GAME.scene(game.state.view(0), 0, {})
    head = next(panel for panel in scene.panels if panel.name == "sheet")
    assert [span.text for span in head.lines[0][1:]] == ["1", "×", "3", "4", "×", "6"]
    squares = " ".join([line[0].text for line in head.lines[2:]]).split()
    assert squares == ["1", "0", *["·"] * 23]


@pytest.mark.rule("CK-SETUP-8")
def test_final_score_lines_come_in_the_order_of_the_sheet() -> None:
    game = table(2)
    groups = [name.split("/")[0] for name, _ in game.state.scores()[0].lines]
    order = ["strawberry", "road", "waterway", "sherbet", "soylent", "forest", "copycat"]
    assert list(dict.fromkeys(groups)) == order
    scene = GAME.scene(game.state.view(0), 0, {})
    lines = next(panel for panel in scene.panels if panel.name == "score").lines[1:]
    shown = [str(line[0].facts.get("kind", line[0].message)) for line in lines]
    assert shown == [*order[:-1], "scene-copies", "scene-total"]
