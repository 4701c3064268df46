"""Weights from self-play."""

import json
from pathlib import Path

import pytest

import paintpot
from paintpot.cli.main import main
from paintpot.core.weights import POINT, read_weights
from paintpot.lab.pool import BadRun, Processes
from paintpot.lab.train import TrainingRound, fit, play_training
from paintpot.lab.weights_file import write_set


def hand(game: str) -> list[int]:
    return paintpot.game(game).start(2).weights().sets["hand"]


def test_the_same_lesson_teaches_the_same_however_it_is_shared_out() -> None:
    training = TrainingRound("inklings", hand("inklings"), seats=2, games=8, pull=50.0)
    alone = fit(training, play_training(training, Processes(1)))
    assert alone.samples > 100
    assert fit(training, play_training(training, Processes(2))) == alone


def test_what_is_learned_guesses_better() -> None:
    weights = [POINT] + [0] * (len(hand("inklings")) - 1)
    training = TrainingRound("inklings", weights, bot="random", seats=1, games=30, pull=20.0)
    found = fit(training, play_training(training))
    assert found.after < 0.8 * found.before
    assert found.after < 0.8 * found.spread
    assert found.weights != weights


def test_no_games_are_no_lesson() -> None:
    with pytest.raises(BadRun, match="at least 1 game"):
        play_training(TrainingRound("inklings", hand("inklings"), games=0))


def test_a_set_is_written_where_the_others_stand(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    write_set(path, ["points", "blöts"], "hand", [POINT, -3])
    write_set(path, ["points", "blöts"], "fitted", [POINT, -4])
    found = read_weights(path)
    assert found.features == ["points", "blöts"]
    assert found.sets == {"hand": [POINT, -3], "fitted": [POINT, -4]}
    assert json.loads(path.read_text(encoding="utf-8"))["sets"]["fitted"] == [POINT, -4]


def test_the_command_writes_weights_that_do_better_and_shows_the_gain(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "found.json"
    words = "lab train inklings --seats 1 --games 40 --rounds 1 --compare 30 --workers 1"
    assert main([*words.split(), "--name", "mine", "--out", str(out)]) == 0
    told = capsys.readouterr().out
    assert "inklings, 1 seat, greedy" in told
    assert "greedy@new" in told
    found = read_weights(out).sets["mine"]
    assert len(found) == len(hand("inklings"))
    assert found != hand("inklings")
    del paintpot.game("inklings").start(1).weights().sets["mine"]


def test_the_command_writes_nothing_that_does_worse(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "found.json"
    words = "lab train inklings --seats 1 --games 1 --rounds 1 --compare 20 --workers 1"
    assert main([*words.split(), "--start", "tried", "--name", "mine", "--out", str(out)]) == 0
    assert "nothing was written" in capsys.readouterr().out
    assert not out.exists()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("lab train chess", "chess"),
        ("lab learn inklings", "train"),
        ("lab train inklings --bot greedy@hand", "without '@'"),
        ("lab train inklings --bot genius", "search:N"),
        ("lab train inklings --start wild", "hand"),
        ("lab train inklings --rounds 0", "1 to"),
        ("lab train inklings --games 0", "at least 1"),
        ("lab train inklings --compare 0", "At least 1"),
        ("lab train inklings --pull nan", "--pull"),
        ("lab train inklings --nudge 0", "--nudge"),
        ("lab train inklings --name best", "'best'"),
        ("lab train inklings --bot random", "greedy and search:N"),
        ("lab train inklings --bot search:x", "search:500"),
        ("lab train inklings --out nowhere/w.json", "--out"),
        ("lab train inklings --out pyproject.toml", "pyproject.toml: not JSON"),
        ("lab train inklings --out web/package.json", "does not contain"),
        ("lab train inklings --seats 9", "1 to 8"),
    ],
)
def test_a_bad_lesson_is_one_line(
    words: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words.split()) == 2
    told = capsys.readouterr().err
    assert message in told
    assert told.count("\n") == 1
