"""Whatever goes wrong on a move's way, memory is as the disk. `make soak` does it more often."""

from pathlib import Path

from tests.server.soak.injecting import inject

ON_THE_WAY = (
    "server/endpoints.py:move",
    "server/call.py:Call.own",
    "table/hall.py:Hall.change_room",
    "table/table.py:Table.move",
    "table/table.py:Table.take",
    "table/table.py:Table._make",
    "table/table.py:Table._moved_on",
    "table/telling.py:Telling.move",
    "table/telling.py:Telling.reveal",
    "table/events.py:written",
    "table/hall.py:listing",
    "table/hall.py:Hall._write",
    "table/storage.py:Storage.commit_soon",
    "table/writer.py:Writer.commit",
    "table/room.py:Room.publish",
    "table/snapshot.py:snapshot",
    "table/hall.py:Hall._wake_bots",
    "server/endpoints.py:undo",
    "table/table.py:Table.undo",
    "table/table.py:Table._take_undone",
    "table/telling.py:Telling.take_back",
)
"""Places that must be among those where an exception was thrown."""

BEFORE = (
    "server/endpoints.py:commit",
    "table/table.py:Table._take_committed",
    "server/endpoints.py:reveal",
    "table/reveal.py:Parts.check_reveal",
    "table/table.py:Table._take_revealed",
    "table/reveal.py:Parts._listed",
    "table/hall.py:Hall._time_reveal",
)
"""The same while parts of the dice are committed to and revealed."""


async def test_an_exception_at_every_step_of_a_move(tmp_path: Path) -> None:
    report = await inject(400, tmp_path / "data", names=["inklings", "inkdoms"])
    for places, thrown in ((ON_THE_WAY, report.thrown), (BEFORE, report.before_play)):
        missing = [place for place in places if not any(at.startswith(place) for at in thrown)]
        assert not missing
    assert len(report.thrown) > 60
    assert report.done_anyway > 5
    assert report.throws > 3
