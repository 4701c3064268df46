"""The scores of a game turn by turn: true to the record, within the limits of replays."""

from typing import Any

import msgspec
import pytest

from paintpot.core.contract import CHANCE
from paintpot.core.dice import Dice
from paintpot.core.errors import BadRecord
from paintpot.core.play import Play
from paintpot.core.registry import games
from paintpot.table.reader_jobs import CourseShown, ReadCourse, read_course
from tests.server.hosting import Guest, Server, problem

SOME = 400
"""Moves and throws of a game, if it does not end before."""


def played(game: str, seats: int, moves: int = SOME) -> Play:
    """A game of random moves, the same each time."""
    play, luck = Play(game, seats), Dice(f"{game} {seats}")
    for _ in range(moves):
        actors = play.state.actors()
        if not actors:
            break
        if actors[0] < 0:
            play.roll()
        else:
            legal = play.state.legal(actors[0])
            play.play(actors[0], legal[luck.below(len(legal))])
    return play


def course_of(record: Any) -> CourseShown:
    job = ReadCourse("id", msgspec.Raw(msgspec.json.encode(record)))
    return msgspec.json.decode(read_course(job), type=CourseShown)


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("game", games())
def test_turns_add_up_to_the_result(game: str, seats: int) -> None:
    play = played(game, seats)
    course = course_of(play.record())
    steps = [turn.step for turn in course.turns]
    assert steps == sorted(set(steps))
    assert steps[-1] == len(play.moves), "the end is told, too"
    assert 1 < len(steps) < len(play.moves), "a turn is more than a move, less than the game"
    scores = play.state.scores()
    assert course.turns[-1].totals == [score.total for score in scores]
    now = list(course.start)
    for turn in course.turns:
        for standing in turn.between:
            then = list(now)
            for seat, _, change in standing.changes:
                then[seat] += change
            assert then == standing.totals
        for seat, _, change in turn.changes:
            now[seat] += change
        assert now == turn.totals


def test_a_turn_of_the_course_is_a_position_of_the_record() -> None:
    play = played("inklings", 2)
    course = course_of(play.record())
    turn = course.turns[len(course.turns) // 2]
    earlier = play.record() | {"moves": play.record()["moves"][: turn.step], "result": None}
    assert course_of(earlier).turns[-1].totals == turn.totals


def test_a_turn_that_several_play_is_told_in_between() -> None:
    """Color-In Kingdom: how it stood when one had built, and the other had not answered yet."""
    play = played("color-in-kingdom", 2)
    record = play.record()
    moves = record["moves"]
    course = course_of(record)
    first, told = 0, 0
    for turn in course.turns:
        movers = [seat for seat, _ in moves[first : turn.step] if seat != CHANCE]
        cuts = [k for k in range(1, len(movers)) if movers[k] != movers[k - 1]]
        assert len(turn.between) == len(cuts)
        for standing in turn.between[:1]:
            steps = [k for k in range(first, turn.step) if moves[k][0] not in (CHANCE, movers[0])]
            cut = record | {"moves": moves[: steps[0]], "result": None}
            assert course_of(cut).turns[-1].totals == standing.totals
            told += standing.totals != turn.totals
        first = turn.step
    assert told, "somebody was ahead for a moment"


def test_a_refill_after_the_last_turn_is_no_turn() -> None:
    """INK: as many turns as were played, though the wheel is refilled after the last one."""
    record = played("ink", 2).record()
    moves = record["moves"]
    after = [k for k, (_, text) in enumerate(moves) if text == "done" and moves[k + 1 :]]
    record |= {"moves": moves[: after[-1] + 2], "result": None}
    assert record["moves"][-1][0] == CHANCE, "the wheel is refilled"
    ends = [text for _, text in record["moves"] if text == "done" or text.startswith("pass ")]
    course = course_of(record)
    assert len(course.turns) == len(ends)
    assert course.turns[-1].step == len(record["moves"])


def test_a_game_without_a_move_has_no_turn() -> None:
    course = course_of(Play("ink", 2).record())
    assert (course.start, course.turns) == ([0, 0], [])


def test_a_wrong_record_is_refused() -> None:
    record = played("inklings", 2, 5).record()
    record["moves"][-1] = [0, "fly away"]
    with pytest.raises(BadRecord):
        course_of(record)


async def test_a_course_is_asked_for_like_a_replay(server: Server) -> None:
    async with Guest(server.url) as ann:
        record = played("inklings", 2).record()
        shown = await ann.post("/api/course", {"record": record})
        assert shown["turns"][-1]["step"] == len(record["moves"])
        assert await ann.post("/api/course", {"id": shown["id"]}) == shown
        step = await ann.post("/api/replay", {"id": shown["id"], "step": 3})
        assert step["step"] == 3, "the record is known to replays"
        problem(await ann.ask("/api/course", {"id": "0" * 64}), 404, "record-forgotten")
        for wrong in ({}, {"record": record, "id": shown["id"]}):
            problem(await ann.ask("/api/course", wrong), 400, "bad-request")
        problem(await ann.ask("/api/course", {"record": {"game": "ink"}}), 400, "bad-record")


async def test_a_finished_table_is_listed_with_its_result(server: Server) -> None:
    async with Guest(server.url) as ann:
        table = await ann.open("inklings", "me", "random")
        await ann.post(f"/api/tables/{table}/start")
        (listed,) = [
            one for one in (await ann.get("/api/tables"))["tables"] if one["table"] == table
        ]
        assert (listed["totals"], listed["winners"]) == ([], [])
        await ann.post(f"/api/tables/{table}/hand", {"seat": 0, "level": "random"})
        while True:
            now = (await ann.get(f"/api/tables/{table}?seat=0&since=0"))["now"]
            if now["phase"] == "over":
                break
        (listed,) = [
            one for one in (await ann.get("/api/tables"))["tables"] if one["table"] == table
        ]
        assert listed["totals"] == [score["total"] for score in now["scores"]]
        assert listed["winners"] == now["winners"]
