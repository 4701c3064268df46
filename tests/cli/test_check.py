"""`paintpot check`, and a third-party game that has neither words nor a picture of its own."""

import io
from pathlib import Path

import pytest
from examples.drip import Drip
from tests.lab.checking import Generous, drip_with

from paintpot.cli.main import main
from paintpot.cli.panel_view import PanelView
from paintpot.cli.play_app import PlayApp
from paintpot.cli.replay_app import ReplayApp
from paintpot.cli.seating import new_session
from paintpot.cli.sheet_widget import SheetWidget
from paintpot.cli.steps import Steps
from paintpot.cli.verify_command import checked
from paintpot.cli.voice import Voice
from paintpot.core.contract import Game
from paintpot.core.records import read_record
from paintpot.core.registry import game
from paintpot.lab.conformance import CHECKS

SHELF = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True)
def _outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAINTPOT_GAMES", str(SHELF))


class Crashing(Drip):
    """Cannot be copied."""

    def clone(self) -> Drip:
        raise KeyError("not\nwritten yet")


def check(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[str]]:
    code = main(["check", *words])
    out, err = capsys.readouterr()
    assert err == ""
    return code, out.splitlines()


def test_a_game_that_conforms(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = check(capsys, "drip", "--games", "1")
    assert code == 0
    assert len(lines) == len(CHECKS)
    assert all(line.startswith("ok  ") for line in lines)
    assert "ok  clones are apart" in lines


def test_a_game_that_does_not(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("paintpot.cli.check_command.find_game", lambda _: drip_with(Generous))
    code, lines = check(capsys, "drip", "--games", "1")
    assert code == 1
    (broken,) = [line for line in lines if "scores add up" in line]
    assert broken.startswith("no  scores add up: drip, 1 seats, seed 0, move 0 ")
    assert broken.endswith("lines do not add up")
    assert "ok  clones are apart" in lines


def test_a_game_that_crashes_is_told_in_a_line_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("paintpot.cli.check_command.find_game", lambda _: drip_with(Crashing))
    code, lines = check(capsys, "drip", "--games", "1")
    assert code == 1
    assert len(lines) == len(CHECKS)
    (broken,) = [line for line in lines if "clones are apart" in line]
    assert broken.startswith("no  clones are apart: drip, 1 seats, seed 0: KeyError: ")
    assert "test_check.py, line " in broken


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chess"], "no game 'chess'"),
        (["drip", "--games", "0"], "1 or more, not 0"),
        (["drip", "--games", "many"], "invalid int value"),
        ([], "required: game"),
    ],
)
def test_faults_are_one_line(
    capsys: pytest.CaptureFixture[str], words: list[str], says: str
) -> None:
    assert main(["check", *words]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert says in err


def test_a_game_that_cannot_be_loaded(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "torn").mkdir()
    (tmp_path / "torn" / "__init__.py").write_text("import no_such_thing\n", encoding="utf-8")
    monkeypatch.setenv("PAINTPOT_GAMES", str(tmp_path))
    assert main(["check", "torn"]) == 2
    err = capsys.readouterr().err
    assert err.startswith("paintpot: The game 'torn' is left out: ")
    assert "__init__.py, line 1" in err


# -- a game without words and picture


def drip_play(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, file: Path, language: str
) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("keep\nlook\npass\n? DR-1\nkeep\n"))
    words = ["drip", "--plain", "--seed", "3", "--save", str(file), "--lang", language]
    assert main(["play", *words]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


@pytest.mark.parametrize(("language", "player"), [("en", "Player 1"), ("ru", "Игрок 1")])
def test_it_can_be_played_line_by_line(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    language: str,
    player: str,
) -> None:
    file = tmp_path / "drip.json"
    out = drip_play(capsys, monkeypatch, file, language)
    assert "\nDrip\n  die: " in out
    assert "\n  kept:\n    1: –\n    2: –\n  chosen: false, false\n  mine: –\n" in out
    assert f"\n{player}. 2 " in out
    assert "\n  keep; pass\n" in out
    assert "DR-1: " in out
    assert len(read_record(file)["moves"]) == 9


def test_it_can_be_verified_and_replayed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "drip.json"
    drip_play(capsys, monkeypatch, file, "en")
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("valid: drip, 2 seats, 9 moves, won by ")
    assert main(["replay", str(file), "--plain", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("   1  Rolled: ")
    assert lines[1] == "   2  Player 1: keep"


async def test_it_can_be_played_in_the_terminal() -> None:
    """With no sheet to show, the panels have the whole width."""
    session = new_session(game("drip"), 1, "greedy", 3, {})
    app = PlayApp(session, Voice("en", game("drip"), session.play.people))
    async with app.run_test(size=(80, 24)) as pilot:
        while app.busy:
            await pilot.pause(0.01)
        await pilot.press("f2")
        await pilot.pause()
        assert not app.query_one(SheetWidget).display
        assert app.query_one(PanelView).region.width == 80
        assert "die: " in str(app.query_one("#panels-text").render())
        await pilot.press(*"keep", "enter")
        await pilot.pause()
        assert (0, "keep") in session.play.moves


async def test_it_can_be_replayed_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "drip.json"
    drip_play(capsys, monkeypatch, file, "en")
    play = checked(str(file), "en")
    voice = Voice("en", play.game, play.people)
    app = ReplayApp(Steps(play, voice), voice)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("end")
        await pilot.pause()
        assert not app.query_one(SheetWidget).display
        assert "kept:" in str(app.query_one("#panels-text").render())


def test_the_option_is_still_understood_by_its_old_name(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []

    def counted(game: Game, seats: int, seed: int) -> None:
        seen.append((seats, seed))

    monkeypatch.setattr("paintpot.cli.check_command.CHECKS", (counted,))
    check(capsys, "drip", "--games", "1")
    once = len(seen)
    check(capsys, "drip", "--plays", "2")
    assert len(seen) == once + once * 3 // 2  # one of the games is played for points
    assert main(["check", "--help"]) == 0
    told = capsys.readouterr().out
    assert "--games" in told
    assert "--plays" not in told
