"""The command as people start it: in a process of its own, or through `main`."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE

from paintpot.cli.main import COMMANDS, main
from paintpot.cli.saving import record_text
from paintpot.core.play import Play
from paintpot.core.registry import games


def run(
    *words: str, typed: str = "", language: str = "C.UTF-8"
) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "LANG": language, "LC_ALL": "", "LC_MESSAGES": "", "PYTHONUTF8": "1"}
    return subprocess.run(
        [sys.executable, "-m", "paintpot.cli", *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=env,
        timeout=PATIENCE,
        check=False,
    )


def fault_of(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line an error gives."""
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("paintpot: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err


def altered(record: Path, **changes: Any) -> str:
    data = json.loads(record.read_text(encoding="utf-8"))
    data.update(changes)
    record.write_text(json.dumps(data), encoding="utf-8")
    return str(record)


def test_no_arguments_print_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    out = capsys.readouterr().out
    assert all(name in out for name in COMMANDS)


def test_every_command_has_help(capsys: pytest.CaptureFixture[str]) -> None:
    for name in COMMANDS:
        assert main([name, "--help"]) == 0
        assert f"paintpot {name}" in capsys.readouterr().out


def test_version_names_the_form() -> None:
    done = run("version")
    assert done.returncode == 0
    assert done.stdout.startswith("paintpot ")
    assert "(compiled)" in done.stdout or "(interpreted)" in done.stdout
    assert f"{sys.version_info[0]}.{sys.version_info[1]}" in done.stdout


def test_version_starts_without_the_terminal_library() -> None:
    code = "import sys; from paintpot.cli.main import main; main(['version']);"
    code += "sys.exit('textual' in sys.modules or 'rich' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0


def test_help_names_a_game_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    assert f"paintpot play {games()[0]}\n" in capsys.readouterr().out


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", "en"]) == 0
    assert "inkdoms, 1 to 4 players" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["dance"], "no command 'dance'"),
        (["play"], "Which game?"),
        (["play", "chess"], "no game 'chess'"),
        (["play", "inkdoms", "--seats", "9"], "1 to 4 players"),
        (["play", "inkdoms", "--seats", "0"], "1 to 4 players"),
        (["play", "inkdoms", "--seats", "two"], "invalid int value"),
        (["play", "inkdoms", "--bot", "deep"], "no bot 'deep'"),
        (["play", "inkdoms", "--option", "colour=red"], "no option 'colour'"),
        (["play", "inkdoms", "--option", "first"], "name=value"),
        (["play", "inkdoms", "--option", "first=9"], "not '9'"),
        (["play", "inkdoms", "--sheet", "nowhere.json"], "nowhere.json: cannot be read"),
        (["play", "inkdoms", "--lang", "xx"], "invalid choice: 'xx'"),
        (["play", "--resume", "nowhere.json"], "nowhere.json: cannot be read"),
        (["play", "inkdoms", "--lang", "en"], "needs a terminal"),
        (["play", "inkdoms", "--save", "/nowhere/x.json"], "/nowhere/x.json cannot be written"),
        (["play", "inkdoms", "--plain", "--save", ""], "cannot be written"),
        (["play", "inkdoms", "--plain", "--save", "/"], "/ cannot be written"),
        (["play", "inkdoms", "--plain", "--save", "/tmp"], "/tmp cannot be written"),
        (["play", "inkdoms", "--plain", "--save", "~nobody-here/x"], "x cannot be written"),
        (["verify", "nowhere.json"], "cannot be read"),
        (["verify"], "required: file"),
    ],
)
def test_faults_are_one_line_and_code_2(
    capsys: pytest.CaptureFixture[str], words: list[str], says: str
) -> None:
    assert says in fault_of(capsys, *words)


def test_an_own_sheet_that_is_no_sheet(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    sheet = tmp_path / "mine.json"
    sheet.write_text('{"format": 1}', encoding="utf-8")
    assert "mine.json" in fault_of(capsys, "play", "inkdoms", "--sheet", str(sheet))


# -- verify


def test_verify_a_whole_play(
    capsys: pytest.CaptureFixture[str], record: Path, played: Play
) -> None:
    assert main(["verify", str(record), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"valid: inkdoms, 2 seats, {len(played.moves)} moves, ")
    assert out.count("\n") == 5


def test_verify_in_russian(record: Path) -> None:
    done = run("verify", str(record), language="ru_RU.UTF-8")
    assert done.returncode == 0
    assert done.stdout.startswith("запись верна: inkdoms, 2 места, ")


def test_verify_names_the_first_fault_and_its_rule_in_words(
    capsys: pytest.CaptureFixture[str], record: Path, played: Play
) -> None:
    moves: list[object] = [list(move) for move in played.moves]
    moves[1] = [0, "white as red from Redhill"]
    err = fault_of(capsys, "verify", altered(record, moves=moves), "--lang", "en")
    assert "Move 2 (seat 0: 'white as red from Redhill') breaks ID-WHITE-1." in err
    assert "white" in err.split("ID-WHITE-1.")[1]


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"format": 99}, "format 99"),
        ({"rules": 99}, "version 99 of the rules"),
        ({"game": "chess"}, "game 'chess'"),
        ({"moves": 5}, "not a list"),
        ({"moves": [[0, "gibberish"]]}, "Move 1"),
        ({"result": {"totals": [1, 2], "winners": [1]}}, "claims the totals 1, 2"),
    ],
)
def test_verify_refuses(
    capsys: pytest.CaptureFixture[str], record: Path, changes: dict[str, Any], says: str
) -> None:
    assert says in fault_of(capsys, "verify", altered(record, **changes))


def test_a_damaged_file_in_a_process_of_its_own(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text[: len(text) // 2], encoding="utf-8")
    for command in ("verify", "replay"):
        done = run(command, str(record))
        assert done.returncode == 2
        assert done.stdout == ""
        assert done.stderr.count("\n") == 1
        assert "play.json: not JSON (line " in done.stderr


def test_a_record_reads_line_by_line(played: Play) -> None:
    text = record_text(played.record())
    assert json.loads(text) == played.record()
    assert '\n  [0, "' in text


# -- replay


def test_replay_in_a_pipe_prints_every_step(record: Path, played: Play) -> None:
    done = run("replay", str(record))
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0].startswith("   1  Rolled: blue ")
    assert sum(line[:4].strip().isdigit() for line in lines) == len(played.moves)
    # Told in words, not in the notation of records.
    die, kingdom = played.moves[1][1].split(" from ")
    assert any(f"the {die} die from {kingdom}" in line for line in lines)
    assert not any(played.moves[1][1] in line for line in lines)


def test_what_the_terminal_cannot_show_is_spelled_out(record: Path) -> None:
    altered(record, seats=[{"name": "Zoë", "kind": "person"}, {"name": "Аня", "kind": "person"}])
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"}
    for words, code, says in [
        (["replay", str(record), "--lang", "ru"], 0, rb"\u0410\u043d\u044f"),
        (["play", "Аня"], 2, rb"There is no game '\u"),
    ]:
        command = [sys.executable, "-m", "paintpot.cli", *words]
        done = subprocess.run(command, capture_output=True, env=env, check=False)
        assert done.returncode == code
        assert says in (done.stderr if code else done.stdout)
        assert b"Traceback" not in done.stderr


def test_what_cannot_be_read_is_no_move() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "paintpot.cli", "play", "inkdoms", "--plain", "--seats", "1"],
        input=b"\xff\nquit\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"is not a move" in done.stdout


def test_a_closed_pipe_is_no_fault(record: Path) -> None:
    command = f'"{sys.executable}" -m paintpot.cli replay "{record}" | head -1'
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert done.stdout.count("\n") == 1
    assert "Traceback" not in done.stderr
    assert "BrokenPipe" not in done.stderr
