"""How recorded plays ended."""

from pathlib import Path

from paintpot.core.records import opened, read_record, step

PLAYS = Path(__file__).parents[1] / "plays"


def ending_of(name: str) -> str:
    """What the last state of a recorded play says, and a copy of it; none before says anything."""
    record = read_record(PLAYS / f"{name}.json")
    play = opened(record)
    for k, entry in enumerate(record["moves"]):
        assert play.state.ending() == "", f"before move {k + 1}"
        step(play, k, entry)
    assert play.state.over
    assert play.state.clone().ending() == play.state.ending()
    return play.state.ending()
