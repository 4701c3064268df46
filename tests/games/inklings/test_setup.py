"""What is on the table: sheets, dice, Inklings (IL-SETUP-1 … 3)."""

import pytest

import paintpot
from tests.games.inklings.positions import DICE, GAME, PLAYABLE, number, on, rolled, table


@pytest.mark.rule("IL-SETUP-1")
def test_everyone_has_a_blank_sheet() -> None:
    view = table(3).state.view(None)
    assert len(view["sheets"]) == 3
    for sheet in view["sheets"]:
        assert sheet["inked"] == sheet["inklings"] == sheet["crossed"] == []
        assert sheet["score"]["total"] == 0


@pytest.mark.rule("IL-SETUP-1")
def test_a_d6_a_d8_and_a_d12_are_shared() -> None:
    highest = {"d6": 6, "d8": 8, "d12": 12}
    shown: dict[str, set[int]] = {die: set() for die in highest}
    for seed in range(200):
        game = table(2)
        game.state.roll(paintpot.Dice(seed))
        for die, faces in shown.items():
            faces.add(game.state.view(0)["roll"][die])
            assert game.state.view(0)["roll"] == game.state.view(1)["roll"]
    assert shown == {die: set(range(1, faces + 1)) for die, faces in highest.items()}


@pytest.mark.rule("IL-SETUP-1")
@pytest.mark.parametrize("faces", ["0 1 1", "7 1 1", "1 9 1", "1 1 13", "1 0 1", "1 1 0"])
def test_dice_show_only_their_faces(faces: str) -> None:
    game = table(2)
    before = game.state.dump()
    with pytest.raises(paintpot.BadChance, match="does not read like"):
        game.state.chance(rolled(faces))
    assert game.state.dump() == before


def test_a_roll_is_read_whatever_its_case_and_spacing() -> None:
    text = table(1).state.chance("3 ON the d6,  4 on the d8, 4 on the D12")
    assert text == "3 on the d6, 4 on the d8, 4 on the d12"


def test_a_roll_that_is_far_too_long_is_shown_in_part() -> None:
    with pytest.raises(paintpot.BadChance, match="…"):
        table(1).state.chance("x" * 200)


@pytest.mark.rule("IL-SETUP-2")
def test_three_inklings_wait_in_lettered_boxes() -> None:
    sheet = table(1).sheet(0)
    assert sheet["boxes"] == ["A", "B", "C"]
    assert sheet["inklings"] == []


@pytest.mark.rule("IL-SETUP-2", "IL-A22")
def test_boxes_are_crossed_in_order_and_letters_change_nothing() -> None:
    game = table(1)
    for faces, space, left in (
        ("1 1 1", "d8-1", "BC"),
        ("4 4 4", "d8-8", "C"),
        ("6 6 6", "d8-6", ""),
    ):
        game.roll(faces).play(0, f"enter {space}")
        assert game.sheet(0)["boxes"] == list(left)
    assert not [
        text for text in map(GAME.text, range(GAME.moves)) if {*text.split()} & {"A", "B", "C"}
    ]


@pytest.mark.rule("IL-SETUP-3")
def test_the_board_is_a_d8_without_3_a_d12_and_a_d20() -> None:
    assert [number(space) for space in on("d8")] == [1, 2, 4, 5, 6, 7, 8]
    assert [number(space) for space in on("d12")] == list(range(1, 13))
    assert [number(space) for space in on("d20")] == list(range(1, 21))
    assert len(PLAYABLE) == 39
    assert list(DICE) == ["d8", "d12", "d20"]


@pytest.mark.rule("IL-SETUP-3")
def test_nobody_goes_to_3_on_the_d8() -> None:
    game = table(1).put(0, "d8-1").roll("3 3 3")
    assert "enter d12-3" in game.legal(0)
    for move in ("enter d8-3", "walk d8-1 to d8-3", "tunnel d8-1 to d8-3"):
        assert game.refusal(0, move) == "IL-SETUP-3"


@pytest.mark.rule("IL-A21")
def test_one_to_eight_can_play() -> None:
    assert [*GAME.seats] == [1, 2, 3, 4, 5, 6, 7, 8]
    for seats in GAME.seats:
        assert len(GAME.start(seats).scores()) == seats
    for seats in (0, 9):
        with pytest.raises(paintpot.BadSeats):
            GAME.start(seats)


@pytest.mark.rule("IL-A21")
def test_alone_one_plays_for_the_total() -> None:
    play = paintpot.Play("inklings", seats=1, seed=4)
    while not play.state.over:
        if play.state.actors() == (paintpot.CHANCE,):
            play.roll()
        else:
            play.play(0, play.state.legal(0)[0])
    assert play.state.winners() == (0,)
    assert play.result() == {"totals": [play.state.scores()[0].total], "winners": [0]}
    assert play.state.scores()[0].verdict is None
