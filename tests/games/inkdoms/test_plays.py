"""Recorded games, one for each way a game of Inkdoms can end, replayed."""

import pytest

from paintpot.games.inkdoms.names import END
from paintpot.games.inkdoms.state import Inkdoms
from tests.games.endings import replayed


def _end_of(name: str) -> Inkdoms:
    state = replayed(f"inkdoms-{name}").state
    assert isinstance(state, Inkdoms)
    return state


def _has_end(state: Inkdoms, seat: int) -> bool:
    return bool(state.papers[seat].complete & 2**END)


def _blots(state: Inkdoms) -> list[int]:
    return [int(paper.blots) for paper in state.papers]


@pytest.mark.rule("ID-END-1", "ID-END-2")
def test_three_kingdoms() -> None:
    state = _end_of("three-kingdoms")
    assert any(_has_end(state, seat) for seat in range(3))
    assert state.last
    assert min(_blots(state)) < 10


@pytest.mark.rule("ID-END-3")
def test_all_blots() -> None:
    state = _end_of("all-blots")
    assert _blots(state) == [10, 10]
    assert not state.last


@pytest.mark.rule("ID-SOLO-9")
def test_solo_three_kingdoms() -> None:
    state = _end_of("solo-three-kingdoms")
    assert state.papers[0].firsts & 2**END


@pytest.mark.rule("ID-SOLO-10")
def test_solo_nothing_left_to_cross() -> None:
    state = _end_of("solo-nothing-left")
    assert state.last
    assert not _has_end(state, 0)
    assert _blots(state)[0] < 10
