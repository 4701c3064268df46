"""`paintpot learn`: lessons line by line, in both languages."""

import io
from pathlib import Path

import pytest

from paintpot.cli.main import main

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.fixture(autouse=True)
def examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAINTPOT_GAMES", str(EXAMPLES))


def learn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *words: str
) -> tuple[int, str, str]:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    code = main(["learn", *words])
    out, err = capsys.readouterr()
    return code, out, err


def test_a_lesson_to_its_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = "pass\nshow\nundo\nnonsense\nkeep\n? DR-3\nlook\nmoves\nagain\nkeep\npass\n"
    code, out, err = learn(monkeypatch, capsys, typed, "drip", "--lang", "en")
    assert (code, err) == (0, "")
    for said in (
        "five points would be gone",  # a foreseen mistake
        "Try: keep",
        "There is nothing to take back",
        "'nonsense' is not a move of Drip",
        "all five points are yours",
        "That brought Kept +5.",
        "DR-3: A face kept is worth its points",
        "Keep a face, 3 of 3",
        "That is all: now play. paintpot play drip",
    ):
        assert said in out
    assert out.count("Keep a face, 2 of 3") == 2, "again shows the step anew"


def test_it_speaks_russian(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out, _ = learn(monkeypatch, capsys, "keep\nquit\n", "drip", "--lang", "ru")
    assert "Оставить грань, 2 из 3" in out
    assert "Keep" not in out


def test_who_leaves_is_let_go(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = learn(monkeypatch, capsys, "", "drip", "a-face", "--lang", "en")
    assert code == 0
    assert "That is all" not in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("drip", "jumping"), "Drip has no lesson 'jumping'; lessons: a-face."),
        (("streaks",), "Streaks has no lessons; paintpot play streaks starts a game."),
    ],
)
def test_faults_are_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    said: str,
) -> None:
    code, _, err = learn(monkeypatch, capsys, "", *words, "--lang", "en")
    assert (code, err) == (2, f"paintpot: {said}\n")
