"""Runs of many games: the same whoever plays them, and figures that agree with each other."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import paintpot
from paintpot.bots import Bot, make_bot
from paintpot.cli.main import main
from paintpot.core.contract import State
from paintpot.core.errors import BadBot, BadOption, BadSeats, PaintpotError, UnknownGame
from paintpot.lab.simulate import Run, play_games, report, share_of, simulate, spread

RUN = Run("inkdoms", "random", seats=3, games=22, seed=5)


def test_the_same_report_however_many_workers() -> None:
    assert simulate(RUN, workers=1) == simulate(RUN, workers=2)


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
    for one in play_games(RUN, workers=2):
        some.append(one)
        if len(some) == 6:
            break
    assert report(RUN, some).games == 6


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(RUN, workers=2, progress=told.append)
    assert told == list(range(1, 23))


# Figures


def test_shared_wins_and_equal_seats_narrow_the_interval() -> None:
    whole = share_of([1.0, 0.0] * 50)
    halves = share_of([0.75, 0.25] * 50)
    assert whole.share == halves.share == 0.5
    assert halves.high - halves.low < whole.high - whole.low


def test_seats_that_succeed_together_widen_it() -> None:
    """Two seats that always do the same are no more evidence than one."""
    both, alone = share_of([1.0, 0.0] * 50, 2), share_of([1.0, 0.0] * 50)
    assert (both.low, both.high) == (alone.low, alone.high)
    apart = share_of([1.0, 0.5, 0.5, 0.0] * 25, 2)
    together = share_of([1.0, 1.0, 0.0, 0.0] * 25, 2)
    assert together.count == apart.count == 100
    assert together.high - together.low > apart.high - apart.low


def test_none_and_all_leave_room_for_doubt() -> None:
    assert share_of([0.0] * 20).high == pytest.approx(0.161, abs=0.001)
    assert share_of([1.0] * 20).low == pytest.approx(0.839, abs=0.001)


def test_one_value_is_its_own_quartile() -> None:
    one = spread([7])
    assert (one.mean, one.sd, one.quarter, one.median, one.most) == (7, 0, 7, 7, 7)


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
        play_games(run, workers)


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
    ],
)
def test_bad_input_is_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("paintpot: ")
    assert err.count("\n") == 1


@pytest.mark.skipif(os.name == "nt", reason="terminals and signals of Unix")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_prints_what_is_known(workers: str) -> None:
    words = [*COMMAND, "--games", "1000000", "--workers", workers]
    ours, theirs = os.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "paintpot.cli", *words],
        stdout=subprocess.PIPE,
        stderr=theirs,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1"},
        start_new_session=True,
    ) as process:
        os.close(theirs)
        seen = b""
        while b"/1000000, " not in seen:  # the progress bar: some games are played
            seen += os.read(ours, 1000)
        os.killpg(process.pid, signal.SIGINT)
        out, _ = process.communicate(timeout=60)
        while b"games." not in seen:
            seen += os.read(ours, 1000)
    os.close(ours)
    assert process.returncode == 130
    assert b"Interrupted after " in seen
    assert b"Traceback" not in seen
    assert out.startswith("inkdoms, 2 seats, random, seed 1: ")
