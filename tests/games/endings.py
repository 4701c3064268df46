"""Recorded games, one for each way a game can end (tests/plays)."""

from pathlib import Path

from paintpot.core.play import Play
from paintpot.core.records import opened, read_record, replay, step

PLAYS = Path(__file__).parents[1] / "plays"


def replayed(name: str) -> Play:
    """The game of a record, which must lead to the result it claims."""
    record = read_record(PLAYS / f"{name}.json")
    play = replay(record)
    assert play.record() == record
    assert play.state.over
    return play


def ending_of(name: str) -> str:
    """What the last state of a recorded game says, and a copy of it; none before says anything."""
    record = read_record(PLAYS / f"{name}.json")
    play = opened(record)
    for k, entry in enumerate(record["moves"]):
        assert play.state.ending() == "", f"before move {k + 1}"
        step(play, k, entry)
    assert play.state.over
    assert play.state.clone().ending() == play.state.ending()
    return play.state.ending()
