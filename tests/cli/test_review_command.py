"""`paintpot review` as people start it."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from paintpot.cli.main import main

PLAYS = Path(__file__).parents[1] / "plays"
RECORD = str(PLAYS / "inklings-shared.json")
QUICK = ["--simulations", "2"]


def test_the_command_tells_the_account(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", RECORD, *QUICK, "--lang", "en"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    lines = out.splitlines()
    assert lines[0] == "Inklings: 2 samples of every position"
    assert lines[2].split() == [
        *["start", "luck", "own", "turns", "others’", "turns"],
        *["remainder", "result", "accuracy", "given", "away"],
    ]
    for row in lines[3:5]:
        cells = row.replace("−", "-").split("  ")
        *parts, result = [float(cell) for cell in [cell for cell in cells[1:] if cell.strip()][:6]]
        assert sum(parts) == pytest.approx(result, abs=0.31)
    assert "What decided the game:" in lines


def test_the_command_speaks_russian(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", RECORD, *QUICK, "--lang", "ru"]) == 0
    out = capsys.readouterr().out
    assert "каждая позиция доиграна 2 раза" in out
    assert "Что решило партию:" in out
    assert "review-" not in out


def test_json_can_be_limited_to_a_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", RECORD, *QUICK, "--json", "--seat", "2"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {turn["seat"] for turn in found["turns"]} == {1}
    assert len(found["seats"]) == 2


@pytest.mark.parametrize("stem", ["inklings-shared", "inklings-solo"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_graph_is_drawn(stem: str, language: str, tmp_path: Path) -> None:
    """The chance of winning; alone the points the game was heading for."""
    file = tmp_path / "graph.svg"
    record = str(PLAYS / f"{stem}.json")
    assert main(["review", record, *QUICK, "--picture", str(file), "--lang", language]) == 0
    root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    title = {
        ("inklings-shared", "en"): "Chance of winning",
        ("inklings-shared", "ru"): "Шансы на победу",
        ("inklings-solo", "en"): "Points the game was heading for",
        ("inklings-solo", "ru"): "К какому счёту шла партия",
    }
    assert title[stem, language] in texts
    assert ("100 %" in texts) == (stem == "inklings-shared")
    for moment in ("1", "2", "3"):
        assert moment in texts


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nowhere.json"], "cannot be read"),
        ([RECORD, "--seat", "3"], "seats 1 to 2"),
        ([RECORD, "--simulations", "0"], "simulations"),
        ([RECORD, "--picture", "graph.gif"], ".svg or .png"),
    ],
)
def test_faults_are_told_in_one_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", *words, "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert len(err.splitlines()) == 1


def test_an_unfinished_record_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads(Path(RECORD).read_text(encoding="utf-8"))
    record["moves"] = record["moves"][:20]
    record["result"] = None
    file = tmp_path / "cut.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert main(["review", str(file), "--lang", "ru"]) == 2
    assert "не окончена" in capsys.readouterr().err
