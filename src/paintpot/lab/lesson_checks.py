"""Checks of lessons: they can be taken to their end, every step has its words, and mistakes are
answered."""

from paintpot.core.contract import Game
from paintpot.core.lessons import (
    OTHER,
    RIGHT,
    BadLesson,
    Lesson,
    LessonRun,
    Verdict,
    lessons_of,
)
from paintpot.lab.text_checks import messages
from paintpot.lab.walk import NotConforming
from paintpot.texts import LANGUAGES

DONE = "done"
"""The part of a step's message that says what it brought; it may be missing."""


def lessons_can_be_taken(game: Game, seats: int, seed: int) -> None:
    """Every way through every step does what is asked; other legal moves lose nothing."""
    if seed:
        return  # lessons have throws of their own: once is enough
    for lesson in _lessons(game):
        for alternative in range(max([len(step.ways) for step in lesson.steps])):
            _take(game, lesson, alternative)


def lessons_are_worded(game: Game, seats: int, seed: int) -> None:
    """Each lesson and step has its words in every language, and no message is left over."""
    if seed:
        return  # lessons have throws of their own: once is enough
    lessons = _lessons(game)
    for language in LANGUAGES:
        path = game.folder / "texts" / f"{language}.ftl"
        if not lessons or not path.exists():
            continue
        there = {message.id.name for message in messages(path)}
        wanted = {message for lesson in lessons for message in messages_of(lesson)}
        missing = sorted(wanted - there)
        if missing:
            raise NotConforming(f"{game.name}: {path.name} has no message {missing[0]!r}")
        known = wanted | {lesson.message(s, DONE) for lesson in lessons for s in lesson.steps}
        extra = sorted([one for one in there - known if one.startswith("lesson-")])
        if extra:
            raise NotConforming(f"{game.name}: {path.name}: no lesson uses {extra[0]!r}")


def messages_of(lesson: Lesson) -> list[str]:
    """The messages that a lesson cannot do without."""
    out = [lesson.title]
    for step in lesson.steps:
        out.append(lesson.message(step))
        answers = [*step.mistakes.values(), *step.refused.values()]
        out += [lesson.message(step, answer) for answer in answers]
        out += [lesson.message(step, step.otherwise)] if step.otherwise else []
    return out


def _lessons(game: Game) -> list[Lesson]:
    try:
        return lessons_of(game)
    except BadLesson as error:
        raise NotConforming(f"{game.name}: {error}") from error


def _take(game: Game, lesson: Lesson, alternative: int) -> None:
    try:
        run = LessonRun(game, lesson)
        while not run.over:
            step = run.step
            _demand(
                game, lesson, step.name, 0 in run.state.actors(), "it is not the learner's turn"
            )
            _look_closer(game, run)
            _try_mistakes(game, run)
            _try_refused(game, run)
            way = step.ways[min(alternative, len(step.ways) - 1)]
            verdict = None
            for text in way:
                _demand(
                    game, lesson, step.name, not run.over and run.step is step, "it ends too soon"
                )
                verdict = run.answer(text)
                _demand(
                    game,
                    lesson,
                    step.name,
                    verdict.kind not in ("refused", OTHER),
                    f"{text!r} of its own solution is {verdict.kind}",
                )
            done = verdict is not None and verdict.kind == RIGHT
            _demand(game, lesson, step.name, done, "its solution does not finish it")
    except BadLesson as error:
        raise NotConforming(str(error)) from error


def _look_closer(game: Game, run: LessonRun) -> None:
    """The parts of the sheet that a step is about are on the learner's sheet."""
    parts = [*run.step.focus, *(part for found in run.step.closer.values() for part in found)]
    if not parts:
        return
    patches = game.scene(run.state.view(0), 0, run.lesson.options).patches
    there = {name for patch in patches for name in (patch.name, patch.group)}
    for part in parts:
        _demand(
            game, run.lesson, run.step.name, part in there, f"its sheet has no part called {part!r}"
        )


def _try_mistakes(game: Game, run: LessonRun) -> None:
    """What is not asked changes nothing, and what was foreseen can happen."""
    step = run.step
    for text in step.mistakes:
        verdict = _made_on_the_way(game, run, text)
        _demand(
            game,
            run.lesson,
            step.name,
            verdict.kind == OTHER and verdict.answer != "",
            f"the mistake {text!r} is {verdict.kind}",
        )
        run.again()


def _try_refused(game: Game, run: LessonRun) -> None:
    """Moves with an answer because the rules forbid them are forbidden at the start of the step."""
    for text in run.step.refused:
        kind = run.answer(text).kind
        _demand(game, run.lesson, run.step.name, kind == "refused", f"{text!r} is {kind}")


def _made_on_the_way(game: Game, run: LessonRun, text: str) -> Verdict:
    """Make a mistake where it is first possible: at the start or after moves of the solution."""
    way = run.step.ways[0]
    for made in range(len(way)):
        run.again()
        for earlier in way[:made]:
            run.answer(earlier)
        before = run.state.dump()
        verdict = run.answer(text)
        if verdict.kind == OTHER:
            same = run.state.dump() == before
            _demand(game, run.lesson, run.step.name, same, "a mistake changes the position")
        if verdict.kind in (OTHER, RIGHT):
            break
    return verdict


def _demand(game: Game, lesson: Lesson, step: str, holds: bool, broken: str) -> None:
    if not holds:
        raise NotConforming(f"{game.name}, lesson {lesson.name}, step {step}: {broken}")
