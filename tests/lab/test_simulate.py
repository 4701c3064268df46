"""Runs of many games: the same with any number of workers, with consistent figures."""

import json
import os
import statistics
from pathlib import Path
from typing import Any

import pytest

import paintpot
from paintpot.bots import Bot, make_bot
from paintpot.cli.main import main
from paintpot.cli.simulate_command import tables
from paintpot.core.contract import State
from paintpot.core.errors import BadBot, BadOption, BadSeats, PaintpotError, UnknownGame
from paintpot.lab.playing import FinishedGame
from paintpot.lab.pool import Processes
from paintpot.lab.simulate import Run, play_games, report, simulate
from tests.interrupting import interrupted

RUN = Run("inkdoms", "random", seats=3, games=22, seed=5)


def test_the_same_report_however_many_workers() -> None:
    assert simulate(RUN, Processes(1)) == simulate(RUN, Processes(2))


def test_another_seed_gives_other_games() -> None:
    other = Run("inkdoms", "random", seats=3, games=22, seed=6)
    assert simulate(RUN).score != simulate(other).score


def test_a_longer_run_begins_with_the_shorter_one() -> None:
    longer = Run("inkdoms", "random", seats=3, games=25, seed=5)
    assert list(play_games(longer))[:22] == list(play_games(RUN))


def test_figures_agree_with_each_other() -> None:
    games = list(play_games(RUN))
    result = report(RUN, games)
    assert result.games == 22
    assert sum(seat.wins.count for seat in result.seats) == pytest.approx(22)
    assert sum(seat.wins.share for seat in result.seats) == pytest.approx(1)
    assert sum(seat.score for seat in result.seats) / 3 == pytest.approx(result.score.mean)
    assert result.score.mean == pytest.approx(sum(sum(one.totals) for one in games) / 66)
    for name, share in result.feats.items():
        assert share.count == pytest.approx(sum(name in own for one in games for own in one.feats))
    for share in [*result.feats.values(), *[seat.wins for seat in result.seats]]:
        assert 0 <= share.low <= share.share <= share.high <= 1
    for numbers in (result.score, result.moves, result.chances):
        ordered = [numbers.least, numbers.quarter, numbers.median, numbers.three_quarters]
        assert ordered == sorted(ordered)
        assert numbers.least <= numbers.mean <= numbers.most


def test_counts_say_what_the_spreads_are_made_of() -> None:
    games = list(play_games(RUN))
    result = report(RUN, games)
    assert result.turns is not None
    for spread, counts, values in (
        (result.score, result.score_counts, [total for one in games for total in one.totals]),
        (result.moves, result.move_counts, [one.moves for one in games]),
        (result.turns, result.turn_counts, [one.turns for one in games]),
    ):
        assert [value for value, n in counts.items() for _ in range(n)] == sorted(values)
        assert (spread.least, spread.most) == (min(counts), max(counts))
    for seat, own in enumerate(result.seats):
        assert sum(own.score_counts.values()) == 22
        assert own.score_counts.get(games[0].totals[seat], 0) > 0
        scores = [score for score, n in own.score_counts.items() for _ in range(n)]
        assert statistics.fmean(scores) == pytest.approx(own.score)


def test_a_round_is_a_throw_of_inkdoms() -> None:
    """With three seats each round has its throw; nothing else is thrown."""
    for one in play_games(RUN):
        assert one.turns == one.chances
        assert one.turns < one.moves


def test_how_games_end_is_counted_by_games() -> None:
    def game(number: int, ending: str) -> FinishedGame:
        return FinishedGame(number, [1, 2], (1,), [[], []], [None, None], 5, 5, 3, ending)

    ends = ["blots", "three-kingdoms", "blots", "blots"]
    run = Run("inkdoms", seats=2, games=4)
    result = report(run, [game(number, ending) for number, ending in enumerate(ends)])
    assert list(result.endings) == ["blots", "three-kingdoms"]
    assert [own.count for own in result.endings.values()] == [3, 1]
    assert result.endings["blots"].share == 0.75
    assert result.endings["blots"].low < 0.75 < result.endings["blots"].high


def test_every_game_ends_in_some_way() -> None:
    result = simulate(RUN)
    assert sum(share.count for share in result.endings.values()) == 22
    assert {one.ending for one in play_games(RUN)} == set(result.endings)


def test_a_game_that_tells_neither_turns_nor_endings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAINTPOT_GAMES", str(Path(__file__).parents[2] / "examples"))
    monkeypatch.setattr(type(paintpot.game("drip").start(2)), "turn_no", State.turn_no)
    result = simulate(Run("drip", "random", games=5))
    assert result.endings == {}
    assert (result.turns, result.turn_counts) == (None, {})
    assert "turns" not in "\n".join(tables(result))
    assert "ending" not in "\n".join(tables(result))


def test_a_win_is_the_highest_score() -> None:
    for one in play_games(RUN):
        assert all(one.totals[seat] == max(one.totals) for seat in one.winners)


def test_no_seat_is_always_the_first_or_the_last_to_act(monkeypatch: pytest.MonkeyPatch) -> None:
    places: list[tuple[int, int]] = []

    class Watcher(Bot):
        def choose(self, state: State, seat: int) -> int:
            actors = state.actors()
            places.append((actors.index(seat), len(actors)))
            return make_bot("random", len(places)).choose(state, seat)

    monkeypatch.setattr("paintpot.lab.simulate.make_bot", lambda _spec, seed=0: Watcher(seed))
    simulate(RUN)
    among_two = [place for place, of in places if of == 2]
    assert len(among_two) > 100
    assert 0.4 < sum(among_two) / len(among_two) < 0.6


def test_solo_verdicts_cover_all_games() -> None:
    result = simulate(Run("inkdoms", "random", seats=1, games=8))
    assert sum(share.count for share in result.verdicts.values()) == pytest.approx(8)
    assert result.seats[0].wins.share == 1


def test_a_part_of_a_run_can_be_reported() -> None:
    some = []
    for one in play_games(RUN, Processes(2)):
        some.append(one)
        if len(some) == 6:
            break
    assert report(RUN, some).games == 6


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(RUN, Processes(2), progress=told.append)
    assert told == list(range(1, 23))


# Faults


@pytest.mark.parametrize(
    ("run", "workers", "fault"),
    [
        (Run("chess"), 1, UnknownGame),
        (Run("inkdoms", "clever"), 1, BadBot),
        (Run("inkdoms", seats=9), 1, BadSeats),
        (Run("inkdoms", options={"size": "9"}), 1, BadOption),
        (Run("inkdoms", games=0), 1, PaintpotError),
        (Run("inkdoms"), 0, PaintpotError),
    ],
)
def test_a_bad_run_is_refused_before_it_starts(
    run: Run, workers: int, fault: type[PaintpotError]
) -> None:
    with pytest.raises(fault):
        play_games(run, Processes(workers))


# The command

COMMAND = ["simulate", "inkdoms", "--bot", "random", "--games", "12", "--seats", "2"]


def test_the_command_prints_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--workers", "1"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.startswith("inkdoms, 2 seats, random, seed 1: 12 games\n")
    rows = [line.split() for line in out.splitlines()]
    wins = [float(row[3]) for row in rows if row[:1] == ["seat"]]
    assert sum(wins) == pytest.approx(12)
    assert ["ending", "games", "share", "95", "%", "from", "to"] in rows
    ends = [int(row[1]) for row in rows if row[:1] in (["blots"], ["three-kingdoms"])]
    assert sum(ends) == 12
    assert [row[0] for row in rows[2:7]] == ["mean", "score", "turns", "moves", "chance"]


def test_json_says_the_same_with_a_sheet_file(
    capsys: pytest.CaptureFixture[str],
) -> None:
    sheet = Path(paintpot.__file__).parent / "games/inkdoms/sheets/standard.json"
    assert main([*COMMAND, "--json"]) == 0
    plain: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert main([*COMMAND, "--json", "--sheet", str(sheet)]) == 0
    own: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert own["run"].pop("options") == {"sheet": "Six Kingdoms"}
    assert plain["run"].pop("options") == {}
    assert own == plain
    assert plain["games"] == 12
    assert sum(plain["score_counts"].values()) == 24
    assert [sum(seat["score_counts"].values()) for seat in plain["seats"]] == [12, 12]
    assert sum(ending["count"] for ending in plain["endings"].values()) == 12
    assert sum(plain["turn_counts"].values()) == 12


@pytest.mark.parametrize(
    "words",
    [
        ["simulate"],
        ["simulate", "chess"],
        [*COMMAND, "--games", "0"],
        [*COMMAND, "--games", "many"],
        [*COMMAND, "--workers", "0"],
        [*COMMAND, "--bot", "clever"],
        [*COMMAND, "--seats", "7"],
        [*COMMAND, "--option", "first"],
        [*COMMAND, "--option", "size=9"],
        [*COMMAND, "--sheet", "no-such-sheet.json"],
        [*COMMAND, "--picture", "figures.jpg"],
        [*COMMAND, "--picture", "figures"],
        [*COMMAND, "--picture", ""],
        [*COMMAND, "--picture", ".svg"],
        [*COMMAND, "--picture", "no-such-folder/figures.svg"],
    ],
)
def test_bad_input_is_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("paintpot: ")
    assert err.count("\n") == 1


# The picture

ENDLESS = [*COMMAND, "--games", "1000000000"]
"""What is wrong with the picture has to show before this is played."""


def test_the_command_draws_what_it_prints(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*COMMAND, "--workers", "1"]) == 0
    plain = capsys.readouterr().out
    file = tmp_path / "figures.SVG"
    assert main([*COMMAND, "--workers", "1", "--picture", str(file)]) == 0
    assert capsys.readouterr() == (plain, "")
    assert "<title>Inkdoms: 2 seats, random, 12 games, seed 1</title>" in file.read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("figures.jpg", "ends in .svg or .png"),
        ("none/figures.svg", "There is no folder"),
        ("taken.svg", "is a folder"),
        ("figures.png", "pip install 'paintpot[lab]'"),
    ],
)
def test_a_picture_that_cannot_be_is_refused_before_it_starts(
    name: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "taken.svg").mkdir()
    monkeypatch.setattr("paintpot.lab.picture_png.available", lambda: False)
    assert main([*ENDLESS, "--picture", str(tmp_path / name)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert err.count("\n") == 1


def test_a_full_disk_does_not_cost_the_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(_path: Path, _data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    file = tmp_path / "figures.svg"
    assert main([*COMMAND, "--workers", "1", "--picture", str(file)]) == 2
    out, err = capsys.readouterr()
    assert "12 games" in out
    assert err == f"paintpot: {str(file)!r} cannot be written: No space left on device.\n"


# Ctrl-C


@pytest.mark.skipif(os.name == "nt", reason="terminals and signals of Unix")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_prints_what_is_known(workers: str) -> None:
    out = interrupted([*COMMAND, "--games", "1000000", "--workers", workers], games=1_000_000)
    assert out.startswith("inkdoms, 2 seats, random, seed 1: ")
