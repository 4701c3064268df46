"""The picture of a position."""

import json

import pytest

from paintpot.core.geometry import side_of
from paintpot.core.scenes import Scene
from tests.games.inklings.positions import BOARD, GAME, TUNNELS, Table, own_sheet, table


def scene(game: Table, seat: int = 0, viewer: int | None = -1) -> Scene:
    return GAME.scene(game.state.view(seat if viewer == -1 else viewer), seat, {})


def cells(drawn: Scene, panel: str) -> list[list[str]]:
    found = next(one for one in drawn.panels if one.name == panel)
    return [[span.text or span.message for span in line] for line in found.lines]


@pytest.mark.rule("IL-INK-1")
def test_inked_spaces_are_painted_and_the_last_one_is_fresh() -> None:
    game = table(2).put(0, "d8-7").ink(0, "d20-1").roll("3 4 4").play(0, "walk d8-7 to d8-8")
    patches = {patch.name: patch for patch in scene(game).patches}
    assert [name for name, patch in patches.items() if patch.ink] == ["d8-7", "d8-8", "d20-1"]
    assert [name for name, patch in patches.items() if patch.fresh] == ["d8-8"]
    assert {patch.group for patch in patches.values()} == {"d8", "d12", "d20"}
    assert [name for name, patch in patches.items() if patch.mark] == ["d8-3"]


def test_tunnels_and_inklings_lie_inside_their_faces() -> None:
    game = table(1).put(0, "d8-7 d12-6 d20-11").cross(0, "d8-7")
    tokens = scene(game).tokens
    outlines = {area.id: area.outline for area in BOARD.sheet.areas}
    for token in tokens:
        assert side_of(token.at, outlines[token.name]) > 0
    assert [token.name for token in tokens if token.kind == "tunnel"] == TUNNELS
    assert [token.name for token in tokens if token.spent] == ["d8-7"]
    inklings = [token.name for token in tokens if token.kind == "inkling"]
    assert inklings == ["d8-7", "d12-6", "d20-11"]


def test_the_panels_tell_roll_inklings_and_score() -> None:
    game = table(1).put(0, "d8-7").ink_but(0, "d20-1 d12-1").cross(0, "d8-1 d20-2").roll("3 4 4")
    drawn = scene(game)
    assert cells(drawn, "roll") == [
        ["d6", "3"],
        ["d8", "4"],
        ["d12", "4"],
        ["scene-called", "3, 4, 7, 8, 11"],
    ]
    assert cells(drawn, "inklings") == [
        ["scene-boxes", "B C"],
        ["scene-on-board", "d8-7"],
        ["scene-tunnels-left", "8/10"],
    ]
    assert cells(drawn, "score")[1:] == [
        ["d8", "7/7", "+4"],
        ["d12", "11/12", "(6)"],
        ["d20", "19/20", "(10)"],
        ["scene-tunnels", "−2", ""],
    ]


@pytest.mark.rule("IL-A19")
def test_the_others_show_no_hidden_move() -> None:
    game = table(3).roll("3 4 4").play(1, "enter d12-8")
    assert cells(scene(game), "others") == [
        ["Seat 2", "0", "scene-left", "scene-chosen"],
        ["Seat 3", "0", "scene-left"],
    ]
    assert "d12-8" not in json.dumps([panel.data() for panel in scene(game).panels])
    game.any_move(0, 2)
    assert cells(scene(game), "others")[0] == ["Seat 2", "1", "scene-left", "enter d12-8"]


def test_what_is_asked() -> None:
    game = table(2).put(1, "d20-1").boxes(1, 0)
    assert scene(game).asks == []
    assert scene(game).fell == []
    game.roll("1 1 1")
    assert [span.message for span in scene(game).asks] == ["scene-ask-move", ""]
    assert [span.message for span in scene(game, 1).asks] == ["scene-ask-lose"]
    assert [span.text for span in scene(game).fell] == ["d6 1", "d8 1", "d12 1", ""]
    assert scene(game, 0, None).asks == []
    game.any_move(1)
    assert scene(game, 1).asks == []
    game.any_move(0)
    assert cells(scene(game), "others")[0][2] == "scene-out"


def test_a_sheet_of_ones_own_is_drawn() -> None:
    data = own_sheet(size=[4000, 3000])
    for _ in range(2):
        drawn = GAME.scene(GAME.start(1, {"sheet": data}).view(0), 0, {"sheet": data})
        assert (drawn.width, drawn.height) == (4000, 3000)
    other = own_sheet(size=[4000, 3500])
    assert GAME.scene(GAME.start(1).view(0), 0, {"sheet": other}).height == 3500
