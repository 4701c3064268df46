"""Tasks of a page's main thread and what they were busy with, read from a trace of Chromium.

A page marks what happens in it with `performance.mark("paintpot …")`; such marks are in the trace
with everything else, at the same clock, and say which of the threads is the page's.
"""

import json
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

CATEGORIES = [
    "blink.user_timing",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
]
PROFILED = [*CATEGORIES, "disabled-by-default-v8.cpu_profiler"]
"""With the functions that ran: this takes time itself."""
MARK = "paintpot "
TASK = "RunTask"

KINDS = {
    "style": ("UpdateLayoutTree", "RecalculateStyles", "ParseAuthorStyleSheet"),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer", "CompositeLayers"),
    "garbage": ("MinorGC", "MajorGC", "V8.GC_*"),
    "script": (
        "EvaluateScript",
        "EventDispatch",
        "FireAnimationFrame",
        "FunctionCall",
        "RunMicrotasks",
        "TimerFire",
        "v8.*",
    ),
}
IDLE = ("(root)", "(program)", "(idle)", "(garbage collector)")


class Task(NamedTuple):
    """Times in milliseconds; `cpu` is what the thread itself ran of it, on a slower processor."""

    begin: float
    wall: float
    cpu: float

    @property
    def end(self) -> float:
        return self.begin + self.wall


class Sample(NamedTuple):
    """The functions that were running at a time, the innermost first."""

    at: float
    stack: tuple[str, ...]


class MainThread:
    """What a trace says about the thread on which a page made its marks."""

    def __init__(self, trace: bytes, slower: float = 1.0) -> None:
        """CPU times are multiplied by `slower`."""
        events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
        marks = [one for one in events if str(one.get("name", "")).startswith(MARK)]
        thread = {(one["pid"], one["tid"]) for one in marks}
        own = [one for one in events if (one.get("pid"), one.get("tid")) in thread]
        own.sort(key=lambda one: one.get("ts", 0))
        self._slower = slower
        self.marks = [(one["ts"] / 1000, one["name"].removeprefix(MARK)) for one in marks]
        self.marks.sort()
        self._spans = [one for one in own if one.get("ph") == "X" and one.get("dur")]
        self.tasks = [
            Task(one["ts"] / 1000, one["dur"] / 1000, self._cpu(one))
            for one in self._spans
            if one["name"] == TASK
        ]
        self._samples = list(samples(events, {pid for pid, _ in thread}))

    def kinds(self, task: Task) -> dict[str, float]:
        """CPU time in milliseconds of each kind of work in a task, without what it contains.

        The longest first.
        """
        found: dict[str, float] = defaultdict(float)
        open_: list[tuple[float, str]] = []
        for one in self._within(task):
            while open_ and one["ts"] >= open_[-1][0]:
                open_.pop()
            kind = kind_of(one["name"]) or (open_[-1][1] if open_ else "other")
            took = self._cpu(one)
            found[kind] += took
            if open_:
                found[open_[-1][1]] -= took
            open_.append((one["ts"] + one["dur"], kind))
        return most_first(found)

    def functions(self, task: Task) -> dict[str, float]:
        """How many milliseconds each function was running in a task, with all that it called.

        By the clock on the wall: the profiler knows no other.
        """
        first = bisect_left(self._samples, task.begin, key=lambda one: one.at)
        found: dict[str, float] = defaultdict(float)
        last = task.begin
        for at, stack in self._samples[first:]:
            if at > task.end:
                break
            for name in set(stack):
                found[name] += at - last
            last = at
        return most_first(found)

    def _cpu(self, span: dict[str, Any]) -> float:
        """A thread cannot run longer than the wall clock, though virtual machines report that."""
        return float(min(span.get("tdur", span["dur"]), span["dur"])) / 1000 * self._slower

    def _within(self, task: Task) -> list[dict[str, Any]]:
        begin, end = task.begin * 1000 - 0.5, task.end * 1000 + 0.5
        first = bisect_left(self._spans, begin, key=lambda one: one["ts"])
        last = bisect_left(self._spans, end, key=lambda one: one["ts"])
        # Of those that begin together, the longest contains the others.
        return sorted(self._spans[first:last], key=lambda one: (one["ts"], -one["dur"]))


def most_first(found: dict[str, float]) -> dict[str, float]:
    return dict(sorted(found.items(), key=lambda one: -one[1]))


def kind_of(name: str) -> str | None:
    """The kind of work that an event stands for; None: that of the event it is part of."""
    for kind, names in KINDS.items():
        for one in names:
            if name == one or (one.endswith("*") and name.startswith(one[:-1])):
                return kind
    return None


def samples(events: Iterable[dict[str, Any]], pids: set[int]) -> Iterator[Sample]:
    """What the sampling profiler of V8 has seen, in order of time."""
    found: list[Sample] = []
    clocks: dict[tuple[int, str], float] = {}
    nodes: dict[tuple[int, str], dict[int, tuple[str, ...]]] = {}
    for one in events:
        if one.get("name") not in ("Profile", "ProfileChunk") or one.get("pid") not in pids:
            continue
        key, data = (one["pid"], str(one.get("id"))), one["args"]["data"]
        if one["name"] == "Profile":
            clocks[key] = data["startTime"]
            continue
        profile, known = data.get("cpuProfile", {}), nodes.setdefault(key, {})
        for node in profile.get("nodes", []):
            parent = known.get(node.get("parent"), ())
            name = frame_name(node["callFrame"])
            known[node["id"]] = (name, *parent) if name else parent
        for node, delta in zip(profile.get("samples", []), data.get("timeDeltas", []), strict=True):
            clocks[key] = clocks.get(key, 0.0) + delta
            found.append(Sample(clocks[key] / 1000, known.get(node, ())))
    return iter(sorted(found))


def frame_name(frame: dict[str, Any]) -> str:
    if frame["functionName"] in IDLE:
        return ""
    file = str(frame.get("url", "")).rsplit("/", 1)[-1]
    place = f"{file}:{frame.get('lineNumber', -1) + 1}:{frame.get('columnNumber', -1) + 1}"
    return f"{frame['functionName'] or '(anonymous)'} {place if file else ''}".strip()
