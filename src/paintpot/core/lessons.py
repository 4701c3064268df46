"""Lessons: small positions of a game, each with one thing to do, judged by the rules.

A game's `lessons.json` lists them, and its catalogues have their words:

    {"lessons": [{"name": "first", "seats": 2, "options": {}, "steps": [
        {"name": "keep", "before": [[-1, "5"]], "solution": ["keep"], "after": [[1, "pass"]]}]}]}

The learner has seat 0. A step first plays `before`, the moves of chance and others that set the
position; with `fresh` it begins anew instead of where the last step ended. Then the learner makes
the moves of `solution`, or of one of `also`; or, with `until`, any moves until something has
happened, `within` a number of moves; `until` the end of the turn may be `without` a moment, such as
a blot. `after` is what others and chance do then. `mistakes` maps a legal move that is likely, but
not what is asked, to the name of its answer, also among the moves of an `until`; `otherwise` names
the answer to all others. `refused` maps moves against the rules to answers, where the rule alone
would contradict what is asked. If a turn ends differently from what was asked, its last move is
undone; if the goal can no longer be reached, the step restarts. `focus` names the patches of the
scene, or their groups, that the step is about: a small screen shows these large; `closer` maps
moves of the learner to the patches that it is about from then on. With `find`, moves are not marked
and gains are hidden until the learner asks for help.

Message ids: `lesson-<lesson>` is the title, `lesson-<lesson>-<step>` says what to do and why,
`…-<answer>` answers a mistake, `…-done` (optional) says what it brought, and how a game
has ended (`result_of`).
"""

import re
from pathlib import Path
from typing import Any, Final

from paintpot.core.contract import CHANCE, Game, State
from paintpot.core.data_files import as_entries, as_list, as_object, names_differ, read_listed
from paintpot.core.errors import BadMove, PaintpotError, Refused
from paintpot.core.gains import changes
from paintpot.core.moments import Moment
from paintpot.core.reasons import Fact, Reason

LEARNER: Final = 0
LARGEST: Final = 1024 * 1024
"""Bytes of a lessons.json."""
MOST_MOVES: Final = 60
"""Moves that a learner may make within one step before it starts over."""

MOST_TRIES: Final = 6000
"""Positions that are tried to find a way where the solution of a step does not fit."""

FEW_TRIES: Final = 400
"""Positions that are tried to see whether a way goes on from where the learner is."""

MOST_PARTS: Final = 20
"""Parts of a sheet that a step may be about."""

NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

REFUSED: Final = "refused"
OTHER: Final = "other"
MORE: Final = "more"
RIGHT: Final = "right"

MOMENT: Final = "moment"
LINES: Final = "lines"
TURN: Final = "turn"
OPEN: Final = "open"
WITHOUT: Final = "without"
GOALS: Final = (MOMENT, LINES, TURN, OPEN)
"""What `until` may ask for: a moment by its name, points on score lines, the end of the turn, or
that one of some moves has become legal for the learner."""

_LESSON_KEYS: Final = ("name", "seats", "options", "steps")
_STEP_KEYS: Final = (
    "name",
    "fresh",
    "before",
    "solution",
    "also",
    "until",
    "within",
    "after",
    "mistakes",
    "refused",
    "otherwise",
    "focus",
    "closer",
    "find",
)


class BadLesson(PaintpotError):
    """A lesson that cannot be read or taken; the sentence names the place."""


class Goal:
    """What has to happen in a step that does not ask for certain moves."""

    __slots__ = ("kind", "lines", "moment", "moves", "without")

    def __init__(
        self,
        kind: str,
        moment: str = "",
        lines: dict[str, int] | None = None,
        moves: list[int] | None = None,
        without: str = "",
    ) -> None:
        self.kind = kind
        self.moment = moment
        self.without = without
        """A moment that must not happen in the turn; "" if any may."""
        self.lines: dict[str, int] = lines or {}
        self.moves: list[int] = moves or []

    def is_met(self, before: State, now: State) -> bool:
        if self.kind == TURN:
            return _turn_over(before, now) and not _came_about(self.without, before, now)
        if self.kind == MOMENT:
            return _came_about(self.moment, before, now)
        if self.kind == OPEN:
            return any([now.why_not(LEARNER, move) is None for move in self.moves])
        gained = dict(changes(before.standing(LEARNER), now.standing(LEARNER)))
        return all([gained.get(line, 0) >= points for line, points in self.lines.items()])

    def is_missed(self, before: State, now: State) -> bool:
        """Whether the turn that was asked for is over, but not as it should be."""
        return self.kind == TURN and _turn_over(before, now) and not self.is_met(before, now)


def _turn_over(before: State, now: State) -> bool:
    return now.turn_no() != before.turn_no() or LEARNER not in now.actors()


def _came_about(moment: str, before: State, now: State) -> bool:
    if not moment:
        return False
    found = now.moments(before, LEARNER)
    return any([one.name == moment and one.seat == LEARNER for one in found])


def result_of(state: State) -> dict[str, Fact]:
    """How a game has ended, for the words of a step: the learner's points, the best of the others',
    and whether the learner has `won`, `lost` or `tied`. Empty while the game goes on."""
    if not state.over:
        return {}
    totals = [score.total for score in state.scores()]
    winners = state.winners()
    result = "lost" if LEARNER not in winners else "tied" if len(winners) > 1 else "won"
    return {
        "own": totals[LEARNER],
        "rival": max(totals[LEARNER + 1 :], default=0),
        "result": result,
    }


class Step:
    """One thing to do."""

    __slots__ = (
        "after",
        "before",
        "closer",
        "find",
        "focus",
        "fresh",
        "mistakes",
        "name",
        "otherwise",
        "refused",
        "until",
        "ways",
        "within",
    )

    def __init__(
        self,
        name: str,
        fresh: bool,
        before: list[tuple[int, str]],
        ways: list[list[str]],
        until: Goal | None,
        within: int,
        after: list[tuple[int, str]],
        mistakes: dict[str, str],
        otherwise: str,
        focus: list[str],
        find: bool = False,
        closer: dict[str, list[str]] | None = None,
        refused: dict[str, str] | None = None,
    ) -> None:
        self.name = name
        self.fresh = fresh
        self.before = before
        self.ways = ways
        """Sequences of the learner's moves that do what is asked; the first is shown on request."""
        self.until = until
        self.within = within
        """With `until`: after this many moves without success the step starts over."""
        self.after = after
        self.mistakes = mistakes
        self.refused: dict[str, str] = refused or {}
        """Answers to moves against the rules, where the rule alone would mislead."""
        self.otherwise = otherwise
        """The name of the answer to what is not asked and not foreseen, or ""."""
        self.focus = focus
        """The patches of the scene that it is about, by their names or groups."""
        self.closer: dict[str, list[str]] = closer or {}
        """The same from some move of the learner on."""
        self.find = find
        """Whether the learner is to find what to do: nothing is marked before it is asked for."""

    def about(self, made: list[str]) -> list[str]:
        """The patches that it is about after some moves of the learner."""
        found = self.focus
        for text in made:
            found = self.closer.get(text, found)
        return found


class Lesson:
    """A few steps that belong together."""

    __slots__ = ("name", "options", "seats", "steps")

    def __init__(self, name: str, seats: int, options: dict[str, Any], steps: list[Step]) -> None:
        self.name = name
        self.seats = seats
        self.options = options
        self.steps = steps

    @property
    def title(self) -> str:
        """The id of the message that names it."""
        return f"lesson-{self.name}"

    def message(self, step: Step, part: str = "") -> str:
        """The id of a message of a step: what to do, or one of its answers."""
        return f"{self.title}-{step.name}-{part}" if part else f"{self.title}-{step.name}"


class Verdict:
    """What a learner's move led to."""

    __slots__ = ("answer", "changes", "kind", "moments", "reason")

    def __init__(
        self,
        kind: str,
        reason: Reason | None = None,
        answer: str = "",
        changes: list[tuple[str, int]] | None = None,
        moments: list[Moment] | None = None,
    ) -> None:
        self.kind = kind
        """REFUSED: against the rules. OTHER: allowed, but not what is asked. In both cases nothing
        has changed. MORE: on the way. RIGHT: the step is done."""
        self.reason = reason
        self.answer = answer
        """The id of the message that answers a foreseen mistake, or ""."""
        self.changes: list[tuple[str, int]] = changes or []
        """The score lines that the step has changed, once it is done."""
        self.moments: list[Moment] = moments or []


class LessonRun:
    """A learner within a lesson. Wrong answers lose nothing; every step can be taken again."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.at = 0
        """The number of the current step; `len(lesson.steps)` at the end."""
        self.made: list[str] = []
        """The learner's moves within the current step."""
        self.state = game.start(lesson.seats, lesson.options)
        self.told: list[tuple[int, str]] = []
        """Everything that has happened in this position since it was set up: seat and text."""
        self.ended = self.state
        """The position in which the last step ended, before the next one was set up."""
        self.ended_told: list[tuple[int, str]] = []
        """`told` as it was then."""
        self._start = self.state
        self._told_before = 0
        self._begin()

    @property
    def over(self) -> bool:
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    def answer(self, text: str) -> Verdict:
        """The learner makes a move; BadMove if this game has no such move."""
        move = self.game.parse(text)
        reason = self.state.why_not(LEARNER, move)
        step = self.step
        text = self.game.text(move)
        if reason is not None:
            told = step.refused.get(text, "")
            return Verdict(REFUSED, reason, self.lesson.message(step, told) if told else "")
        made = [*self.made, text]
        asked = any([way[: len(made)] == made for way in step.ways]) or self._would_do(move)
        if text in step.mistakes and not asked:
            return self._other(text)
        if step.until is None:
            fitting = [way for way in step.ways if way[: len(made)] == made]
            if not fitting:
                return self._other(text)
            self._make(move, made)
            return self._done() if made in fitting else Verdict(MORE)
        kept = self.state.clone()
        self._make(move, made)
        if step.until.is_met(self._start, self.state):
            return self._done()
        missed = step.until.is_missed(self._start, self.state)
        over = missed or LEARNER not in self.state.actors()
        if len(made) >= step.within or (over and not self._leads_on(kept, step.until)):
            self.again()
            return self._other(text)
        if over:
            self.state = kept
            self.told.pop()
            self.made = made[:-1]
            return self._other(text)
        return Verdict(MORE)

    def undo(self) -> bool:
        """Take back the last move of this step; whether there was one."""
        if not self.made:
            return False
        kept = self.made[:-1]
        self.again()
        for text in kept:
            self._make(self.game.parse(text), [*self.made, text])
        return True

    def again(self) -> None:
        """Start the current step over."""
        self.state = self._start.clone()
        self.told = self.told[: self._told_before]
        self.made = []

    def go(self, at: int, made: list[list[str]]) -> None:
        """On to a later step: each step before is taken by the moves that were `made` in it, or by
        its solution where those are missing or do not finish it."""
        self.at = max([k for k in range(at + 1) if k == 0 or self.lesson.steps[k].fresh])
        if self.at:
            self._begin()
        while self.at < at:
            now = self.at
            if not self._take(made[now] if now < len(made) else []):
                self.again()
                if not self._take(self._a_way()):
                    raise BadLesson(
                        f"{self.game.name}, lesson {self.lesson.name}, step {self.step.name}:"
                        " its solution does not finish it."
                    )

    def next_moves(self) -> list[str]:
        """The moves that may come next, where certain ones are asked for and not to be found."""
        if self.over or self.step.until is not None or self.step.find:
            return []
        done = len(self.made)
        found = [way[done] for way in self.step.ways if len(way) > done and way[:done] == self.made]
        return list(dict.fromkeys(found))

    def shown(self) -> list[str]:
        """The moves that are still to be made, for a learner who asks to be shown."""
        rest = self.way_on()
        if not rest:
            self.again()
            rest = self._a_way()
        return rest

    def way_on(self) -> list[str]:
        """The rest of a way that was begun, or a whole one; none if the learner has left them."""
        if not self.made:
            return self._a_way()
        for way in self.step.ways:
            rest = way[len(self.made) :]
            if way[: len(self.made)] == self.made and self._is_open(rest):
                return rest
        return []

    def _is_open(self, moves: list[str]) -> bool:
        """Whether the first of some moves is legal now."""
        return bool(moves) and self.state.why_not(LEARNER, self.game.parse(moves[0])) is None

    def _a_way(self) -> list[str]:
        """Moves that do what the step asks, from its beginning. A learner who did an earlier step
        in another way than its solution may be in a position where the solution of this one does
        not fit."""
        ways = self.step.ways
        for way in ways:
            if self._finishes(way):
                return way
        goal = self.step.until
        if goal is None:
            return ways[0]
        longest = max([len(way) for way in ways])
        found = self._search(self._start, goal, longest, MOST_TRIES)
        return found or ways[0]

    def _leads_on(self, state: State, goal: Goal) -> bool:
        """Whether the goal can be reached from a position, as far as a short search tells."""
        left = max([len(way) for way in self.step.ways])
        return self._search(state, goal, left, FEW_TRIES) != []

    def _search(self, start: State, goal: Goal, longest: int, tries: int) -> list[str] | None:
        """The shortest sequence of the learner's moves that reaches a goal; empty if there is none,
        None if not all could be tried."""
        lists: list[tuple[State, list[str]]] = [(start, [])]
        for _ in range(min(self.step.within, longest)):
            longer: list[tuple[State, list[str]]] = []
            for state, made in lists:
                for move in state.legal(LEARNER) if LEARNER in state.actors() else []:
                    tries -= 1
                    if not tries:
                        return None
                    after = state.clone()
                    after.apply(LEARNER, move)
                    moves = [*made, self.game.text(move)]
                    if goal.is_met(self._start, after):
                        return moves
                    longer.append((after, moves))
            lists = longer
        return []

    def _finishes(self, way: list[str]) -> bool:
        """Whether these moves are legal from the beginning of the step, and do what it asks."""
        state = self._start.clone()
        for text in way:
            move = self.game.parse(text)
            if state.why_not(LEARNER, move) is not None:
                return False
            state.apply(LEARNER, move)
        goal = self.step.until
        return goal is None or goal.is_met(self._start, state)

    def _take(self, moves: list[str]) -> bool:
        """Answer with these moves; whether they finish the current step."""
        now = self.at
        for text in moves:
            self.answer(text)
            if self.at != now:
                return True
        return False

    def _would_do(self, move: int) -> bool:
        """Whether a move achieves what an `until` asks for, in whatever order the moves were made.

        Of the ways to end a turn or to open something, those foreseen as mistakes stay mistakes.
        """
        goal = self.step.until
        if goal is None or goal.kind not in (MOMENT, LINES):
            return False
        tried = self.state.clone()
        tried.apply(LEARNER, move)
        return goal.is_met(self._start, tried)

    def _make(self, move: int, made: list[str]) -> None:
        self.state.apply(LEARNER, move)
        self.told.append((LEARNER, self.game.text(move)))
        self.made = made

    def _other(self, text: str) -> Verdict:
        answer = self.step.mistakes.get(text, self.step.otherwise)
        return Verdict(OTHER, answer=self.lesson.message(self.step, answer) if answer else "")

    def _done(self) -> Verdict:
        before = self._start
        self._let(self.step.after)
        found = changes(before.standing(LEARNER), self.state.standing(LEARNER))
        moments = self.state.moments(before, LEARNER)
        self.ended = self.state.clone()
        self.ended_told = self.told[:]
        self.at += 1
        self._begin()
        return Verdict(RIGHT, changes=found, moments=moments)

    def _begin(self) -> None:
        """Set the position of the current step."""
        self.made = []
        if self.over:
            return
        if self.step.fresh:
            self.state = self.game.start(self.lesson.seats, self.lesson.options)
            self.told = []
        self._let(self.step.before)
        self._told_before = len(self.told)
        self._start = self.state.clone()

    def _let(self, entries: list[tuple[int, str]]) -> None:
        """Others and chance act as the lesson says."""
        for seat, text in entries:
            try:
                if seat == CHANCE:
                    self.told.append((CHANCE, self.state.chance(text)))
                else:
                    move = self.game.parse(text)
                    self.state.play(seat, move)
                    self.told.append((seat, self.game.text(move)))
            except PaintpotError as error:
                said = f"refused by {error.rule}" if isinstance(error, Refused) else str(error)
                raise BadLesson(
                    f"{self.game.name}, lesson {self.lesson.name}, step {self.step.name}:"
                    f" {text!r} of seat {seat}: {said}"
                ) from error


def lessons_of(game: Game) -> list[Lesson]:
    """The lessons in a game's folder; a game need not have any."""
    path = game.folder / "lessons.json"
    if not path.exists():
        return []
    return read_lessons(game, path)


def read_lessons(game: Game, path: Path) -> list[Lesson]:
    listed = read_listed(path, "lessons", LARGEST, BadLesson)
    found = [_lesson(game, entry) for entry in listed]
    names_differ([lesson.name for lesson in found], "lessons", BadLesson)
    return found


def _lesson(game: Game, data: object) -> Lesson:
    entry = as_object(data, "a lesson", BadLesson)
    name = _name(entry.get("name"), "a lesson")
    where = f"lesson {name}"
    _keys(entry, _LESSON_KEYS, where)
    seats = game.checked_seats(entry.get("seats"))
    options = game.complete(as_object(entry.get("options", {}), f"{where}, options", BadLesson))
    steps = [_step(game, one, where) for one in as_list(entry.get("steps"), where, BadLesson)]
    _demand(len(steps) > 0, f"{where} has no steps")
    names_differ([step.name for step in steps], f"steps of {where}", BadLesson)
    return Lesson(name, seats, options, steps)


def _step(game: Game, data: object, lesson: str) -> Step:
    entry = as_object(data, f"{lesson}, a step", BadLesson)
    name = _name(entry.get("name"), f"{lesson}, a step")
    where = f"{lesson}, step {name}"
    _keys(entry, _STEP_KEYS, where)
    ways = [_moves(game, way, where) for way in [entry.get("solution"), *entry.get("also", [])]]
    mistakes = as_object(entry.get("mistakes", {}), where, BadLesson)
    return Step(
        name,
        entry.get("fresh") is True,
        as_entries(entry.get("before", []), where, BadLesson),
        ways,
        _goal(game, entry["until"], where) if "until" in entry else None,
        _within(entry, where),
        as_entries(entry.get("after", []), where, BadLesson),
        {_move(game, text, where): _name(answer, where) for text, answer in mistakes.items()},
        _name(entry["otherwise"], where) if "otherwise" in entry else "",
        _focus(entry.get("focus", []), where),
        entry.get("find") is True,
        {
            _move(game, text, where): _focus(parts, where)
            for text, parts in as_object(entry.get("closer", {}), where, BadLesson).items()
        },
        {
            _move(game, text, where): _name(answer, where)
            for text, answer in as_object(entry.get("refused", {}), where, BadLesson).items()
        },
    )


def _focus(data: object, where: str) -> list[str]:
    parts = as_list(data, where, BadLesson)
    fits = all([isinstance(part, str) and 0 < len(part) <= 40 for part in parts])
    _demand(fits and len(parts) <= MOST_PARTS, f"{where}: `focus` names up to {MOST_PARTS} parts")
    return [str(part) for part in parts]


def _within(entry: dict[str, Any], where: str) -> int:
    within = entry.get("within", MOST_MOVES)
    fits = type(within) is int and 0 < within <= MOST_MOVES
    _demand(fits, f"{where}: `within` is a number from 1 to {MOST_MOVES}")
    _demand("within" not in entry or "until" in entry, f"{where}: `within` needs `until`")
    return int(within)


def _goal(game: Game, data: object, where: str) -> Goal:
    entry = dict(as_object(data, f"{where}, until", BadLesson))
    without = entry.pop(WITHOUT, "") if TURN in entry else ""
    _demand(isinstance(without, str), f"{where}: a moment is a name")
    _demand(
        len(entry) == 1 and next(iter(entry)) in GOALS,
        f"{where}: `until` has one of {', '.join(GOALS)}",
    )
    kind, value = next(iter(entry.items()))
    if kind == MOMENT:
        _demand(isinstance(value, str), f"{where}: a moment is a name")
        return Goal(kind, moment=str(value))
    if kind == LINES:
        lines = as_object(value, f"{where}, lines", BadLesson)
        _demand(all([type(n) is int for n in lines.values()]), f"{where}: points are numbers")
        return Goal(kind, lines={line: int(n) for line, n in lines.items()})
    if kind == OPEN:
        texts = _moves(game, value if isinstance(value, list) else [value], where)
        return Goal(kind, moves=[game.parse(text) for text in texts])
    _demand(value is True, f"{where}: `turn` is true")
    return Goal(kind, without=str(without))


def _moves(game: Game, data: object, where: str) -> list[str]:
    texts = as_list(data, where, BadLesson)
    _demand(len(texts) > 0, f"{where}: a way without moves")
    return [_move(game, text, where) for text in texts]


def _move(game: Game, text: object, where: str) -> str:
    """A move in the notation of records."""
    _demand(isinstance(text, str), f"{where}: a move is a text")
    try:
        return game.text(game.parse(str(text)))
    except BadMove as error:
        raise BadLesson(f"{where}: {error}") from error


def _name(value: object, where: str) -> str:
    fits = isinstance(value, str) and NAME.fullmatch(value) is not None and len(value) <= 40
    _demand(fits, f"{where}: {value!r} is not a name of small letters, digits and hyphens")
    return str(value)


def _keys(entry: dict[str, Any], known: tuple[str, ...], where: str) -> None:
    for key in entry:
        _demand(key in known, f"{where}: {key!r} is not one of {', '.join(known)}")


def _demand(holds: bool, broken: str) -> None:
    if not holds:
        raise BadLesson(f"lessons.json: {broken}.")
