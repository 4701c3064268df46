"""Examples: a position of a game, and what a move makes of it or why it is refused.

They illustrate a game's rules. `rulebook/examples.json` in its folder lists them:

    {"examples": [
        {"name": "keep", "seats": 2, "before": [[-1, "5"]], "moves": ["keep"]},
        {"name": "again", "lesson": "first", "step": "keep", "refused": "pass"}]}

A position is given by the moves of `before`, as in a lesson (core/lessons.py). With `step` it is
that of a lesson's step, from which `before` goes on, and `moves` are by default the step's
solution. `moves` are made by seat 0; `after` is what others and chance do then (true: as in the
lesson). A move under `refused` is not allowed. `lesson` also names the lesson where readers can try
it, `focus` the parts of the sheet that the picture shows, and `marked` the places to point out
where that does not follow from the moves.
"""

from itertools import permutations
from pathlib import Path
from typing import Any, Final

from paintpot.core.contract import CHANCE, Game, State
from paintpot.core.data_files import as_entries, as_list, as_object, names_differ, read_listed
from paintpot.core.errors import PaintpotError, Refused
from paintpot.core.gains import changes
from paintpot.core.lessons import (
    LEARNER,
    MOST_MOVES,
    NAME,
    Lesson,
    LessonRun,
    Step,
    lessons_of,
)
from paintpot.core.reasons import Reason

FOLDER: Final = "rulebook"
FILE: Final = "examples.json"
LARGEST: Final = 256 * 1024
"""Bytes of an examples.json."""
MOST: Final = 40
"""Examples of a game."""
LONGEST: Final = 400
"""Moves of an example, all together."""
MOST_REORDERED: Final = 4
"""Up to this many moves may be made in any order that the rules allow; more only in the given
one."""

_KEYS: Final = (
    "name",
    "lesson",
    "step",
    "seats",
    "options",
    "before",
    "moves",
    "refused",
    "after",
    "focus",
    "marked",
)


class BadExample(PaintpotError):
    """An example that cannot be read or played; the sentence names the place."""


class Example:
    """An example as it is written down."""

    __slots__ = (
        "after",
        "as_in_lesson",
        "before",
        "focus",
        "lesson",
        "marked",
        "moves",
        "name",
        "options",
        "refused",
        "seats",
        "step",
    )

    def __init__(
        self,
        name: str,
        lesson: str,
        step: str,
        seats: int,
        options: dict[str, Any],
        before: list[tuple[int, str]],
        moves: list[str],
        refused: str,
        after: list[tuple[int, str]],
        as_in_lesson: bool,
        focus: list[str],
        marked: list[str],
    ) -> None:
        self.name = name
        self.lesson = lesson
        self.step = step
        """The step of the lesson whose position it is, or ""."""
        self.seats = seats
        self.options = options
        self.before = before
        self.moves = moves
        self.refused = refused
        self.after = after
        self.as_in_lesson = as_in_lesson
        """Whether others and chance go on as in the lesson."""
        self.focus = focus
        self.marked = marked


class PlayedExample:
    """An example with its positions."""

    __slots__ = (
        "after",
        "before",
        "changes",
        "log",
        "moves",
        "options",
        "reason",
        "seats",
        "then",
    )

    def __init__(
        self,
        seats: int,
        options: dict[str, Any],
        before: State,
        after: State | None,
        log: list[tuple[int, str]],
        moves: list[str],
        changes: list[tuple[str, int]],
        reason: Reason | None,
        then: list[tuple[int, str]],
    ) -> None:
        self.seats = seats
        self.options = options
        self.before = before
        self.after = after
        """None if the move is refused."""
        self.log = log
        """All that was played before, chance included."""
        self.moves = moves
        self.changes = changes
        """The score lines of seat 0 that have changed."""
        self.reason = reason
        self.then = then
        """What others and chance do after the moves."""


def examples_of(game: Game) -> list[Example]:
    """The examples in a game's folder; a game need not have any."""
    path = game.folder / FOLDER / FILE
    if not path.exists():
        return []
    return read_examples(game, path)


def read_examples(game: Game, path: Path) -> list[Example]:
    listed = read_listed(path, "examples", LARGEST, BadExample)
    found = [_example(game, entry) for entry in listed]
    _demand(len(found) <= MOST, f"there are more than {MOST} examples")
    names_differ([example.name for example in found], "examples", BadExample)
    return found


def play_example(game: Game, example: Example) -> PlayedExample:
    """Play an example; BadExample says what is not as it was written down."""
    try:
        return _played(game, example)
    except PaintpotError as error:
        said = f"refused by {error.rule}" if isinstance(error, Refused) else str(error)
        raise BadExample(f"{game.name}, example {example.name}: {said}") from error


def _played(game: Game, example: Example) -> PlayedExample:
    if example.step:
        run, log = _at_step(game, example)
        seats, options, before = run.lesson.seats, run.lesson.options, run.state
        moves = example.moves or run.shown()
        after = run.step.after if example.as_in_lesson else example.after
    else:
        seats, options, log = example.seats, example.options, []
        before = game.start(seats, options)
        moves, after = example.moves, example.after
    _let(game, before, example.before)
    log += example.before
    if example.refused:
        reason = before.why_not(LEARNER, game.parse(example.refused))
        _demand(reason is not None, f"{example.refused!r} is allowed")
        return PlayedExample(seats, options, before, None, log, [example.refused], [], reason, [])
    _demand(len(moves) > 0, "it has no moves")
    state = before.clone()
    standing = before.standing(LEARNER)
    for text in moves:
        state.play(LEARNER, game.parse(text))
    _let(game, state, after)
    changed = changes(standing, state.standing(LEARNER))
    return PlayedExample(seats, options, before, state, log, moves, changed, None, after)


def as_lesson(game: Game, example: Example) -> Lesson:
    """An example to be tried: a lesson of one step, which asks for its moves in any order.

    A refused move is no way to do anything, so nothing ends such a step.
    """
    played = play_example(game, example)
    ways = [] if played.after is None else _orders(game, played)
    step = Step(
        example.name,
        False,
        played.log,
        ways,
        None,
        MOST_MOVES,
        played.then,
        {},
        "",
        example.focus,
    )
    return Lesson(example.name, played.seats, played.options, [step])


def _orders(game: Game, played: PlayedExample) -> list[list[str]]:
    """The orders in which the moves can be made, the given one first."""
    moves = [game.text(game.parse(text)) for text in played.moves]
    if len(moves) > MOST_REORDERED:
        return [moves]
    orders = dict.fromkeys([tuple(order) for order in permutations(moves)])
    return [list(order) for order in orders if _is_playable(game, played, list(order))]


def _is_playable(game: Game, played: PlayedExample, moves: list[str]) -> bool:
    state = played.before.clone()
    for text in moves:
        move = game.parse(text)
        if state.why_not(LEARNER, move) is not None:
            return False
        state.apply(LEARNER, move)
    return True


def _at_step(game: Game, example: Example) -> tuple[LessonRun, list[tuple[int, str]]]:
    """A lesson taken as far as the step of an example, and all that was played until then."""
    lesson = {one.name: one for one in lessons_of(game)}[example.lesson]
    run = LessonRun(game, lesson)
    log = run.step.before[:]
    while run.step.name != example.step:
        step, way = run.step, run.shown()
        for text in way:
            run.answer(text)
        log += [(LEARNER, text) for text in way]
        log += step.after
        log = [*([] if run.step.fresh else log), *run.step.before]
    return run, log


def _let(game: Game, state: State, entries: list[tuple[int, str]]) -> None:
    for seat, text in entries:
        if seat == CHANCE:
            state.chance(text)
        else:
            state.play(seat, game.parse(text))


def _example(game: Game, entry: object) -> Example:
    data = as_object(entry, "an example", BadExample)
    name = data.get("name")
    fits = isinstance(name, str) and NAME.fullmatch(name) is not None and len(name) <= 40
    _demand(fits, f"{name!r} is not a name of small letters, digits and hyphens")
    where = f"example {name}"
    for key in data:
        _demand(key in _KEYS, f"{where}: unknown key {key!r}")
    lesson, step = str(data.get("lesson", "")), str(data.get("step", ""))
    _check_lesson(game, lesson, step, where)
    _demand(not ("moves" in data and "refused" in data), f"{where}: `moves` or `refused`")
    as_in_lesson = data.get("after") is True
    _demand(bool(step) or not as_in_lesson, f"{where}: `after` as in no lesson")
    before = as_entries(data.get("before", []), where, BadExample)
    after = [] if as_in_lesson else as_entries(data.get("after", []), where, BadExample)
    moves = [str(text) for text in as_list(data.get("moves", []), where, BadExample)]
    _demand(len(before) + len(moves) + len(after) <= LONGEST, f"{where}: too many moves")
    options = as_object(data.get("options", {}), f"{where}, options", BadExample)
    return Example(
        str(name),
        lesson,
        step,
        0 if step else game.checked_seats(data.get("seats")),
        {} if step else game.complete(options),
        before,
        moves,
        str(data.get("refused", "")),
        after,
        as_in_lesson,
        [str(part) for part in as_list(data.get("focus", []), where, BadExample)],
        [str(place) for place in as_list(data.get("marked", []), where, BadExample)],
    )


def _check_lesson(game: Game, lesson: str, step: str, where: str) -> None:
    if not lesson:
        _demand(not step, f"{where}: a step of no lesson")
        return
    found = [one for one in lessons_of(game) if one.name == lesson]
    _demand(len(found) == 1, f"{where}: there is no lesson {lesson}")
    steps = [one.name for one in found[0].steps]
    _demand(not step or step in steps, f"{where}: lesson {lesson} has no step {step}")


def _demand(fits: bool, what: str) -> None:
    if not fits:
        raise BadExample(f"{what}.")
