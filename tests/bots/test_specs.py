"""Bots by name, and the error for a name that is none."""

from pathlib import Path

import pytest

import paintpot
from paintpot.bots import make_bot
from paintpot.bots.greedy import GreedyBot
from paintpot.bots.search import SearchBot
from paintpot.bots.specs import BOTS, KINDS, LEVELS


def test_every_level_is_a_bot() -> None:
    assert list(LEVELS) == ["easy", "normal", "hard", "expert"]
    for level, spec in LEVELS.items():
        assert type(make_bot(level)) is type(make_bot(spec))
    for name in BOTS:
        make_bot(name)
    assert type(make_bot("easy")) is not type(make_bot("greedy")), "the yardstick is no level"


def test_a_budget_is_a_number_of_simulations_or_of_milliseconds() -> None:
    simulations, millis = make_bot("search:500"), make_bot("search:200ms")
    assert isinstance(simulations, SearchBot)
    assert isinstance(millis, SearchBot)
    assert (simulations.simulations, simulations.millis) == (500, 0)
    assert (millis.simulations, millis.millis) == (0, 200)


def test_a_bot_may_be_given_other_weights() -> None:
    plain, other, search = make_bot("greedy"), make_bot("greedy@fitted"), make_bot("search:9@hand")
    assert isinstance(plain, GreedyBot)
    assert isinstance(other, GreedyBot)
    assert isinstance(search, SearchBot)
    assert (plain.weight_set, other.weight_set, search.weight_set) == ("hand", "fitted", "hand")


@pytest.mark.parametrize(
    "spec", ["genius", "", "Greedy", "greedy:3", "casual:3", "random@hand", "search:1:2x"]
)
def test_an_unknown_bot_is_told_what_there_is(spec: str) -> None:
    with pytest.raises(paintpot.BadBot) as told:
        make_bot(spec)
    message = str(told.value)
    assert message.count("\n") == 0
    if not spec.startswith("search"):
        for name in (*KINDS, *LEVELS):
            assert name in message


@pytest.mark.parametrize(
    "budget",
    ["", "abc", "0", "-5", "1.5", "1e3", "ms", "0ms", "99999999999999999999", "٣", " 5", "5 ms"],
)
def test_a_bad_budget_is_told_how_to_give_one(budget: str) -> None:
    for spec in (f"search:{budget}", f"search:{budget}@hand"):
        with pytest.raises(paintpot.BadBot, match=r"search:500 .* search:200ms") as told:
            make_bot(spec)
        assert spec[:40] in str(told.value)


def test_search_without_a_budget_is_told_so() -> None:
    with pytest.raises(paintpot.BadBot, match="search:500"):
        make_bot("search")


def test_unknown_weights_are_told_which_there_are() -> None:
    state = paintpot.game("inkdoms").start(2)
    state.roll(paintpot.Dice(1))
    for kind in ("greedy", "search:5"):
        with pytest.raises(paintpot.BadBot, match=r"'wild'.* hand, .*best"):
            make_bot(f"{kind}@wild").choose(state, 0)


PACKAGED = """
from paintpot.bots.bot import Bot


class LastBot(Bot):
    def choose(self, state, seat):
        return state.legal(int(seat))[-1]


def broken(seed):
    raise RuntimeError("no licence")


def stranger(seed):
    return object()
"""


@pytest.fixture
def packaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed package with bots of its own."""
    (tmp_path / "inky_bots.py").write_text(PACKAGED, "utf-8")
    info = tmp_path / "inky_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: inky-bots\nVersion: 1.0\n", "utf-8"
    )
    points = ["last = inky_bots:LastBot", "broken = inky_bots:broken", "odd = inky_bots:stranger"]
    (info / "entry_points.txt").write_text("\n".join(["[paintpot.bots]", *points, ""]), "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))


@pytest.mark.usefixtures("packaged")
def test_an_installed_package_may_bring_bots() -> None:
    play = paintpot.Play("inklings", 2, seed=3)
    play.roll()
    assert make_bot("last").choose(play.state, 0) == play.state.legal(0)[-1]
    with pytest.raises(paintpot.BadBot, match="no licence"):
        make_bot("broken")
    with pytest.raises(paintpot.BadBot, match=r"is not a paintpot\.bots\.bot\.Bot"):
        make_bot("odd")
    with pytest.raises(paintpot.BadBot, match="broken, last, odd"):
        make_bot("genius")
