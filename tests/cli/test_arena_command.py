"""`paintpot arena` as people start it."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from tests.interrupting import interrupted

import paintpot
from paintpot.bots import make_bot
from paintpot.cli.main import main

COMMAND = ["arena", "drip", "random", "greedy", "--games", "20", "--workers", "1"]


@pytest.fixture(autouse=True)
def _drip(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game, because it is quick."""
    monkeypatch.setenv("PAINTPOT_GAMES", str(Path(__file__).parents[2] / "examples"))


def test_the_command_prints_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(COMMAND) == 0
    out, err = capsys.readouterr()
    assert err == ""
    lines = out.splitlines()
    assert lines[0] == "drip, 2 seats, seed 1: 20 games"
    rows = {line.split("  ")[0]: line.split() for line in lines[2:] if line}
    pairing = rows["random – greedy"]
    assert pairing[3] == "20"
    assert float(pairing[4]) < float(pairing[8]) < 100
    assert float(pairing[12]) < 0 < float(pairing[13])
    best, last = [line.split() for line in lines[-2:]]
    assert (best[0], last[0]) == ("greedy", "random")
    assert float(best[1]) == -float(last[1]) > 0
    assert float(best[2]) + float(last[2]) == pytest.approx(100)
    assert last[2] == pairing[4]
    assert (best[4], last[4]) == (pairing[11], pairing[10])


def test_json_has_all_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--seats", "3", "--games", "3", "--json"]) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert data["run"]["bots"] == ["random", "greedy"]
    assert (data["run"]["seats"], data["run"]["games"]) == (3, 3)
    (pairing,) = data["pairings"]
    assert (pairing["bots"], pairing["games"]) == (["random", "greedy"], 4)
    assert set(pairing) == {"bots", "games", "wins", "scores", "margin"}
    for bot in data["bots"]:
        assert set(bot["time"]) == {"decisions", "mean_ms", "median_ms"}
        assert {"rating", "wins", "score", "games"} <= set(bot)


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted, greedy takes seconds for a game that is no toy: random plays under its name."""
    monkeypatch.setattr("paintpot.lab.arena.make_bot", lambda _, seed=0: make_bot("random", seed))


@pytest.mark.usefixtures("quick_bots")
def test_a_sheet_and_options_reach_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    file = Path(paintpot.__file__).parent / "games/color_in_kingdom/sheets/grand.json"
    pairings = []
    for words, shown in (
        (["--option", "sheet=grand"], "grand"),
        (["--sheet", str(file)], json.loads(file.read_text("utf-8"))["name"]),
        (["--option", "sheet=province"], "province"),
    ):
        assert main(["arena", "color-in-kingdom", *COMMAND[2:], "--json", *words]) == 0
        data: dict[str, Any] = json.loads(capsys.readouterr().out)
        assert data["run"]["options"] == {"sheet": shown}
        pairings.append(data["pairings"])
    assert pairings[0] == pairings[1] != pairings[2]


@pytest.mark.usefixtures("quick_bots")
def test_alone_there_are_scores_and_verdicts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "inkdoms", *COMMAND[2:], "--seats", "1", "--games", "3"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("inkdoms, 1 seat, seed 1: 6 games\n")
    assert "–" not in out  # no pairing, and intervals for all
    assert "rating" not in out
    assert "\nverdict of greedy " in out
    assert "\nverdict of random " in out


def test_a_single_deal_has_no_interval_of_its_margin(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--games", "1"]) == 0
    (row,) = [line for line in capsys.readouterr().out.splitlines() if "random – greedy" in line]
    assert row.endswith("  –")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["arena"], "required: game"),
        (["arena", "inkdoms"], "required: bots"),
        (
            ["arena", "inkdoms", "greedy"],
            "2 bots or more; bots: random, casual, greedy, search:N, ",
        ),
        (["arena", "chess", "greedy", "random"], "games: color-in-kingdom, "),
        ([*COMMAND[:3], "clever"], "no bot 'clever'; bots: random, casual, greedy, "),
        (
            [*COMMAND[:4], "random"],
            "'random' is named more than once, and a bot cannot play itself; bots: ",
        ),
        ([*COMMAND, "--games", "0"], "at least 1 game, not 0"),
        ([*COMMAND, "--games", "many"], "invalid int value"),
        ([*COMMAND, "--workers", "0"], "at least 1 worker, not 0"),
        ([*COMMAND, "--seats", "7"], "1 to 4 players, not 7"),
        ([*COMMAND, "--seats", "0"], "1 to 4 players, not 0"),
        ([*COMMAND, "--option", "first"], "name=value"),
        ([*COMMAND, "--option", "size=9"], "no option 'size'; its options: "),
        ([*COMMAND, "--sheet", "mine.json"], "no option 'sheet'; its options: rounds"),
        (["arena", "inkdoms", "random", "greedy", "--sheet", "mine.json"], "mine.json: cannot be"),
    ],
)
def test_bad_input_is_one_line(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("paintpot: ")
    assert err.count("\n") == 1
    assert says in err


@pytest.mark.skipif(os.name == "nt", reason="terminals and signals of Unix")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_prints_what_is_known(workers: str) -> None:
    words = [*COMMAND, "--games", "999999", "--workers", workers]
    out = interrupted(words, games=1_000_000)
    assert out.startswith("drip, 2 seats, seed 1: ")
    assert "\nrandom – greedy " in out
    assert "rating" in out
