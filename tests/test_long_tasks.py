"""The tool that measures how long the page blocks a browser, and how it reads a trace."""

import json
from typing import Any

import pytest

from tests.tools import tool

pytest.importorskip("playwright")

PAGE, ANOTHER = {"pid": 1, "tid": 1}, {"pid": 2, "tid": 1}


def mark(at: float, what: str) -> dict[str, Any]:
    return {**PAGE, "ph": "I", "ts": at * 1000, "name": f"paintpot {what}"}


def span(
    name: str, begin: float, wall: float, cpu: float, thread: dict[str, int] = PAGE
) -> dict[str, Any]:
    times = {"ts": begin * 1000, "dur": wall * 1000, "tdur": cpu * 1000}
    return {**thread, "ph": "X", "name": name, **times}


def trace(*events: dict[str, Any]) -> Any:
    return tool("main_thread").MainThread(json.dumps({"traceEvents": events}).encode())


def test_long_tasks_are_measured_on_a_phone_that_is_heard_unless_asked_otherwise() -> None:
    long_tasks = tool("long_tasks")
    plain = long_tasks.arguments(["--slower", "2", "ink"])
    assert (plain.slower, plain.games, plain.size, plain.silent) == (
        2,
        ["ink"],
        long_tasks.PHONE,
        False,
    )
    asked = long_tasks.arguments(["--desktop", "--silent"])
    assert (asked.size, asked.silent) == (long_tasks.DESKTOP, True)
    assert asked.games == list(long_tasks.GAMES)


def test_a_phase_that_did_not_come_about_is_not_short() -> None:
    long_tasks = tool("long_tasks")
    told = [mark(100, "move"), mark(800, "flood"), mark(900, "throw"), mark(1000, "over")]
    found = long_tasks.longest(trace(*told, span("RunTask", 110, 70, 60)))
    assert [long_tasks.figure(task) for task in found.values()] == [
        "not seen",
        "60 ms (70)",
        "0 ms (0)",
    ]


def test_a_task_counts_by_what_its_own_thread_ran() -> None:
    """Not by the clock on the wall: that goes on while other programs have the processor."""
    thread = trace(
        mark(1, "move"),
        mark(900, "flood"),
        span("RunTask", 10, 400, 20),
        span("RunTask", 500, 45, 45),
        span("RunTask", 600, 999, 999, ANOTHER),
    )
    found = tool("long_tasks").longest(thread)["paint flows"]
    assert (found.begin, found.cpu) == (500, 45)


def test_a_celebration_is_measured_from_where_it_begins() -> None:
    thread = trace(span("RunTask", 0, 300, 300), mark(400, "begun"), span("RunTask", 390, 20, 15))
    long_tasks = tool("long_tasks")
    assert long_tasks.celebrated(thread)["celebrated"].cpu == 15
    assert long_tasks.celebrated(trace(mark(1, "move"))) == {"celebrated": None}


def test_what_a_task_was_busy_with_is_counted_once() -> None:
    thread = trace(
        mark(1, "move"),
        span("RunTask", 10, 100, 90),
        span("FunctionCall", 10, 60, 50),
        span("UpdateLayoutTree", 20, 30, 25),
        span("Layout", 80, 20, 20),
        span("Paint", 200, 20, 20),
    )
    (task,) = thread.tasks
    assert thread.kinds(task) == {"script": 25, "style": 25, "layout": 20, "other": 20}


def test_functions_are_counted_with_what_they_called() -> None:
    def frame(name: str) -> dict[str, Any]:
        return {"functionName": name, "url": "/assets/x.js", "lineNumber": 0, "columnNumber": 4}

    nodes = [
        {"id": 1, "callFrame": {"functionName": "(root)"}},
        {"id": 2, "parent": 1, "callFrame": frame("outer")},
        {"id": 3, "parent": 2, "callFrame": frame("inner")},
    ]
    chunk = {"cpuProfile": {"nodes": nodes, "samples": [2, 3, 1]}, "timeDeltas": [5000, 3000, 9000]}
    profile = {"pid": 1, "id": "0x1"}
    thread = trace(
        mark(1, "move"),
        span("RunTask", 10, 20, 20),
        {**profile, "tid": 1, "name": "Profile", "args": {"data": {"startTime": 10_000}}},
        {**profile, "tid": 7, "name": "ProfileChunk", "args": {"data": chunk}},
    )
    found = thread.functions(thread.tasks[0])
    assert found == {"outer x.js:1:5": 8, "inner x.js:1:5": 3}
