"""The compiled and the interpreted form are the same game."""

import os
import subprocess
import sys
from pathlib import Path

import paintpot

ROOT = Path(__file__).parent.parent
PLAYS = 10
"""The soak plays thousands."""


def _run(*words: str, pure: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PAINTPOT_PURE": pure},
        capture_output=True,
        text=True,
        check=False,
    )


def test_equal_seeds_give_equal_records_in_both_forms() -> None:
    done = _run(str(ROOT / "tools" / "soak.py"), str(PLAYS), pure="0")
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"inkdoms, 4 seats, {PLAYS} plays" in done.stdout


_BOTS_PLAY = """
import itertools
import paintpot
from paintpot.bots import make_bot
from paintpot.core.contract import CHANCE
GAMES = ("inkdoms", "ink", "inklings", "color-in-kingdom")
for name, other in itertools.product(GAMES, ("greedy@best", "easy")):
    state, dice, moves = paintpot.game(name).start(2), paintpot.Dice(4), []
    bots = [make_bot("search:15", 1), make_bot(other, 2)]
    while (actors := state.actors()) and len(moves) < 40:
        if actors[0] == CHANCE:
            state.fall(dice)
        else:
            seat = actors[len(moves) % len(actors)]
            moves.append(bots[seat].choose(state, seat))
            state.apply(seat, moves[-1])
    print(name, other, moves)
"""


def test_bots_think_alike_in_both_forms() -> None:
    here, there = (_run("-c", _BOTS_PLAY, pure=pure) for pure in ("0", "1"))
    assert here.stdout.count("\n") == 8, here.stderr
    assert here.stdout == there.stdout


def test_the_pure_form_can_be_forced() -> None:
    asked = "import paintpot, paintpot.core.contract as c; print(paintpot.compiled(), c.__file__)"
    compiled, path = _run("-c", asked, pure="1").stdout.split()
    assert compiled == "False"
    assert path.endswith("contract.py")


def test_without_force_the_compiled_form_runs_where_it_was_built() -> None:
    asked = "import paintpot, paintpot.core.contract as c; print(paintpot.compiled(), c.__file__)"
    compiled, path = _run("-c", asked, pure="0").stdout.split()
    built = any(Path(paintpot.__file__).parent.joinpath("core").glob("contract.*.so"))
    assert compiled == str(built)
    assert path.endswith(".so") == built


def test_core_games_and_bots_need_nothing_but_the_standard_library() -> None:
    code = (
        "import sys; sys.modules.update(dict.fromkeys("
        "['librt', 'mypy_extensions', 'fluent', 'textual', 'rich']));"
        "import paintpot, paintpot.bots;"
        "state = paintpot.game('inkdoms').start(2);"
        "print(paintpot.rollout(state, paintpot.Dice(1)) > 0)"
    )
    done = _run("-c", code, pure="1")
    assert done.stdout.strip() == "True", done.stderr
