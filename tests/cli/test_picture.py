"""Scenes, inks and how they are put on a grid of characters."""

import json
import re
from pathlib import Path

import pytest

from paintpot.cli.choosing import completed, exact, fitting, ink_in, places
from paintpot.cli.colours import contrast, writing_on
from paintpot.cli.drawing import Highlight, draw, fit
from paintpot.cli.raster import NONE, THICK, THIN, Raster
from paintpot.core.inks import INKS
from paintpot.core.play import Play
from paintpot.core.scenes import Scene
from paintpot.texts import LANGUAGES, house

MOVES = ["red on R1", "red on R4", "tower red on R4", "spell 1 to Redhill", "done"]


@pytest.fixture
def scene(played: Play) -> Scene:
    return played.game.scene(played.state_after(9).view(0), 0, played.options)


def test_a_scene_is_plain_data(scene: Scene) -> None:
    data = scene.data()
    assert json.loads(json.dumps(data)) == data
    assert len(data["patches"]) == 54
    assert {"dice", "held", "others", "score"} == {panel["name"] for panel in data["panels"]}


def test_a_scene_shows_what_is_painted(played: Play) -> None:
    view = played.state.view(0)
    scene = played.game.scene(view, 1, played.options)
    painted = {patch.name: patch.ink for patch in scene.patches if patch.ink}
    assert painted == view["sheets"][1]["paint"]


def test_every_step_of_a_play_has_a_scene(played: Play) -> None:
    for n in range(0, len(played.moves) + 1, 7):
        state = played.state_after(n)
        for viewer in (None, 0, 1):
            scene = played.game.scene(state.view(viewer), 0, played.options)
            expects = viewer == 0 and 0 in state.actors()
            assert bool(scene.asks) == expects


def test_the_raster_covers_the_sheet_and_tells_borders_apart(scene: Scene) -> None:
    raster = Raster(scene, 80, 30)
    owners = [owner for row in raster.owner for owner in row]
    assert NONE not in owners
    assert set(owners) == set(range(54))
    borders = {kind for row in raster.border for kind in row}
    assert {THIN, THICK} <= borders
    for k, patch in enumerate(scene.patches):
        x, y = raster.cell(patch.at)
        assert k in (raster.owner[2 * y][x], raster.owner[2 * y + 1][x])
        assert raster.patch_at(x, y) is not None
    assert raster.patch_at(80, 0) is None


@pytest.mark.parametrize("space", [(20, 8), (54, 16), (90, 31), (160, 50)])
def test_a_drawing_fills_its_grid(scene: Scene, space: tuple[int, int]) -> None:
    columns, rows = fit(scene, *space)
    assert columns <= space[0]
    assert rows <= space[1]
    drawn = draw(
        scene, Raster(scene, columns, rows), Highlight(frozenset({"R1"}), frozenset({"R2"}))
    )
    assert len(drawn) == rows
    assert {sum(len(segment.text) for segment in row) for row in drawn} == {columns}


def test_writing_on_every_ink_can_be_read() -> None:
    for ink in INKS.values():
        assert contrast(ink.hex, writing_on(ink.hex)) >= 4.5, ink


def test_inks_have_letters_and_patterns_of_their_own() -> None:
    for language in LANGUAGES:
        assert len({ink.letters[language] for ink in INKS.values()}) == len(INKS)
    assert len({ink.pattern for ink in INKS.values()}) == len(INKS)


def test_finding_moves() -> None:
    assert fitting(MOVES, "red on R") == ["red on R1", "red on R4", "tower red on R4"]
    assert fitting(MOVES, "R4") == ["red on R4", "tower red on R4"]
    assert fitting(MOVES, "tow r4") == ["tower red on R4"]
    assert fitting(MOVES, "  ") == MOVES
    assert fitting(MOVES, "on red") == []
    assert completed(MOVES, "re") == "red on R"
    assert completed(MOVES, "x") == "x"
    assert exact(MOVES, " RED  on r1") == "red on R1"
    assert ink_in("white as red from Redhill") == "red"
    assert ink_in("done") is None


def test_places_moves_speak_of(scene: Scene) -> None:
    assert places(["red on R4"], scene.patches) == {"R4"}
    assert places(["spell 1 to Redhill"], scene.patches) == {f"R{k}" for k in range(1, 10)}
    assert places(["done"], scene.patches) == set()


# -- words


def ids(path: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))


def test_the_house_says_the_same_in_every_language() -> None:
    first, *others = [ids(house(language).path) for language in LANGUAGES]
    assert first
    assert all(other == first for other in others)


def test_every_message_the_command_uses_is_in_the_catalogue() -> None:
    import paintpot.cli

    folder = Path(paintpot.cli.__file__).parent
    source = "\n".join([file.read_text(encoding="utf-8") for file in folder.glob("*.py")])
    used = set(re.findall(r'\.say\(\s*"([a-z-]+)"|"(help-[a-z]+)"', source))
    used = {one or two for one, two in used}
    assert len(used) > 15
    assert used <= ids(house("en").path)
