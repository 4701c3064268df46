"""The second example of docs/new-game.md: its rules, its picture, and the checks for all games."""

from pathlib import Path

import pytest

import paintpot
from paintpot.cli.drawing import upright_or_not
from paintpot.cli.main import main
from paintpot.core.contract import State
from paintpot.core.scenes import Patch, Scene
from paintpot.lab.scene_checks import scenes_show_the_moves
from paintpot.lab.walk import NotConforming
from tests import briefly

EXAMPLES = Path(__file__).parents[1] / "examples"


@pytest.fixture(autouse=True)
def _examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAINTPOT_GAMES", str(EXAMPLES))


def rolled(dice: str, seats: int = 2) -> State:
    state = paintpot.game("streaks").start(seats)
    state.chance(dice)
    return state


def texts(state: State, seat: int = 0) -> list[str]:
    return [paintpot.game("streaks").text(move) for move in state.legal(seat)]


def play(state: State, seat: int, text: str) -> None:
    state.play(seat, paintpot.game("streaks").parse(text))


def test_every_check_passes(capsys: pytest.CaptureFixture[str]) -> None:
    plays = str(briefly.of(2, 1))
    assert main(["check", "streaks", "--plays", plays]) == 0
    assert "no  " not in capsys.readouterr().out


def test_a_die_or_the_sum_may_be_marked() -> None:
    state = rolled("2 5")
    numbers = [2, 5, 7]
    wanted = {f"{row} {n}" for row in ("red", "yellow", "blue") for n in numbers}
    assert set(texts(state)) == wanted | {"blot"}
    with pytest.raises(paintpot.Refused) as caught:
        play(state, 0, "red 3")
    assert paintpot.explain(caught.value.reason) == "The dice offer 2, 5 and 7, not 3."
    assert paintpot.explain(caught.value.reason, "ru") == "Кубики предлагают 2, 5 и 7, а не 3."


def test_rows_go_to_the_right_and_blue_counts_down() -> None:
    state = rolled("2 5", seats=1)
    play(state, 0, "blue 5")
    state.chance("6 1")
    assert "blue 6" not in texts(state)
    assert {"blue 1", "red 6", "red 7"} <= set(texts(state))
    with pytest.raises(paintpot.Refused) as caught:
        play(state, 0, "blue 7")
    assert caught.value.reason.rule == "SK-MARK-2"
    assert "blue 5" in paintpot.explain(caught.value.reason)


def test_a_streak_is_told_and_counted() -> None:
    state = rolled("1 1", seats=1)
    for number in range(1, 6):
        before = state.clone()
        play(state, 0, f"red {number}")
        if number < 5:
            assert state.moments(before, None) == []
            state.chance(f"{number + 1} 6")
    [moment] = state.moments(before, None)
    assert (moment.name, moment.seat, moment.points) == ("streak", 0, 5)
    assert dict(state.scores()[0].lines)["streaks"] == 5
    assert dict(state.scores()[0].lines)["red/marks"] == 15


def test_boxes_say_their_number_and_lie_otherwise_on_upright_screens() -> None:
    state = rolled("2 5")
    scene = paintpot.game("streaks").scene(state.view(0), 0, {})
    by_name = {patch.name: patch for patch in scene.patches}
    assert by_name["red 9"].label == "9"
    assert by_name["red 9"].moves == ("red 9",)
    upright = scene.portrait
    assert upright is not None
    assert upright.width < upright.height
    assert {patch.label for patch in upright.patches} == {str(n) for n in range(1, 13)}
    assert {patch.name for patch in upright.patches} == set(by_name)
    assert upright_or_not(scene, 120, 20) is scene
    assert upright_or_not(scene, 30, 60) is upright
    data = scene.data()
    assert data["portrait"]["size"] == [upright.width, upright.height]
    assert data["patches"][0]["label"] == "1"


def test_check_finds_a_portrait_layout_that_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    game = paintpot.game("streaks")
    drawn = type(game).scene

    def wrong(self: object, *given: object) -> Scene:
        scene = drawn(game, *given)  # type: ignore[arg-type]
        assert scene.portrait is not None
        first = scene.portrait.patches[0]
        scene.portrait.patches[0] = Patch(first.name, first.outline, first.at, moves=("red 2",))
        return scene

    monkeypatch.setattr(type(game), "scene", wrong)
    with pytest.raises(NotConforming, match="'red 1' has other moves, ink or label in the portr"):
        scenes_show_the_moves(game, 2, 1)
