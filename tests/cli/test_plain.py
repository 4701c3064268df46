"""Line mode: a play from standard input to standard output."""

import io
import json
from pathlib import Path

import pytest

from paintpot.bots import make_bot
from paintpot.cli.main import main
from paintpot.core.contract import CHANCE
from paintpot.core.play import Play
from paintpot.core.records import read_record, replay
from paintpot.games.inkdoms.realm import SHELF


def play_lines(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    typed: str,
    *words: str,
) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    code = main(["play", "--plain", "--lang", "en", *words])
    out, err = capsys.readouterr()
    assert (code, err) == (0, "")
    return out


SEEDED = ("inkdoms", "--seed", "5", "--bot", "random")


def test_a_few_moves(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    throw = Play("inkdoms", 2, "5")
    throw.roll()
    first = throw.game.text(throw.state.legal(0)[0])
    out = play_lines(monkeypatch, capsys, f"{first}\nundo\nscore\nlook\nmoves\nquit\n", *SEEDED)
    assert "Thrown: blue" in out
    assert "Redhill: R1" in out
    assert "Player 1. Take a die." in out
    assert f"Taken back: {first}" in out
    assert "Total: −18" in out


@pytest.mark.usefixtures("given_throw")
def test_what_is_wrong_is_said_and_nothing_is_lost(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    typed = "nonsense\nred on R4\nwhy red on R4\nwhy\n? ID-PAINT-4\n? ID-XX\n?\nsave\nundo\n"
    file = tmp_path / "kept.json"
    out = play_lines(monkeypatch, capsys, typed, *SEEDED, "--save", str(file))
    assert "'nonsense' is not a move" in out
    assert out.count("(ID-A45)") == 2
    assert "ID-PAINT-4: " in out
    assert "There is no rule ID-XX" in out
    assert "Ask like this" in out
    assert "You have not moved yet" in out or "Nothing of yours" in out
    assert len(read_record(file)["moves"]) == 1, "only the throw"


@pytest.mark.usefixtures("given_throw")
def test_part_of_a_move_is_enough_if_it_is_plain(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "kept.json"
    out = play_lines(
        monkeypatch, capsys, "r\nfrom\ndo\n", "inkdoms", "--seed", "5", "--save", str(file)
    )
    moves = read_record(file)["moves"]
    assert moves[1] == [0, "red from Greenwood"]
    assert moves[2] == [0, "done"], "'from' fits nothing then, 'do' is done"
    assert "is not a move" in out


def test_a_whole_play_and_its_record(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Alone, so that all moves can be written down beforehand."""
    play = Play("inkdoms", 1, "8")
    bot = make_bot("random", 1)
    while not play.state.over:
        if play.state.actors() == (CHANCE,):
            play.roll()
        else:
            play.play(0, bot.choose(play.state, 0))
    typed = "".join(f"{text}\n" for seat, text in play.moves if seat == 0)
    file = tmp_path / "solo.json"
    out = play_lines(
        monkeypatch, capsys, typed, "inkdoms", "--seats", "1", "--seed", "8", "--save", str(file)
    )
    assert f"paintpot replay {file}" in out
    assert replay(read_record(file)).state.dump() == play.state.dump()


@pytest.mark.usefixtures("given_throw")
def test_a_saved_play_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "kept.json"
    out = play_lines(monkeypatch, capsys, "red\n", *SEEDED, "--save", str(file))
    assert f"paintpot play --resume {file}" in out
    play_lines(monkeypatch, capsys, "done\n", "--resume", str(file))
    record = read_record(file)
    assert [0, "done"] in record["moves"]
    assert [seat["kind"] for seat in record["seats"]] == ["person", "random"]


def test_an_own_sheet_is_played_and_drawn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    data = json.loads((SHELF.folder / "standard.json").read_text(encoding="utf-8"))
    plain = next(area for area in data["areas"] if "symbol" not in area)
    marked = next(area for area in data["areas"] if str(area.get("symbol")).startswith("spell"))
    plain["symbol"] = marked.pop("symbol")
    sheet = tmp_path / "mine.json"
    sheet.write_text(json.dumps(data), encoding="utf-8")
    kept = tmp_path / "kept.json"
    out = play_lines(
        monkeypatch, capsys, "quit\n", *SEEDED, "--sheet", str(sheet), "--save", str(kept)
    )
    assert f"{plain['id']} ({plain['symbol']})" in out
    assert f"{marked['id']} (" not in out
    assert main(["verify", str(kept)]) == 0


@pytest.mark.usefixtures("given_throw")
def test_people_take_turns_at_one_keyboard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = play_lines(monkeypatch, capsys, "red\ndone\n", "inkdoms", "--seed", "5", "--bot", "none")
    assert "Player 1: red from Greenwood, done" in out
    assert "Player 2. Take a die." in out
