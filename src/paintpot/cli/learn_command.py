"""`paintpot learn`: a game's lessons in the terminal, line by line."""

import argparse

from paintpot.bots.characters import with_company
from paintpot.cli.choosing import exact, fitting
from paintpot.cli.prose import moves_text, scene_text
from paintpot.cli.telling import moment_line, plus
from paintpot.cli.typed_commands import LEAVE, read_line, rule_line, split_command
from paintpot.cli.voice import Voice, add_language, language_of
from paintpot.core.contract import State
from paintpot.core.errors import BadMove, PaintpotError
from paintpot.core.lessons import (
    LEARNER,
    OTHER,
    REFUSED,
    RIGHT,
    Lesson,
    LessonRun,
    Verdict,
    lessons_of,
    result_of,
)
from paintpot.core.play import Seat
from paintpot.core.registry import game as find_game

DONE = "done"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="which game (paintpot games lists them)")
    parser.add_argument("lesson", nargs="?", help="one lesson by its name; otherwise all, in order")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    lessons = lessons_of(game)
    if not lessons:
        raise PaintpotError(
            f"{game.title} has no lessons; paintpot play {game.name} starts a game."
        )
    names = [lesson.name for lesson in lessons]
    if args.lesson is not None and args.lesson not in names:
        raise PaintpotError(
            f"{game.title} has no lesson {args.lesson!r}; lessons: {', '.join(names)}."
        )
    for lesson in lessons:
        if args.lesson in (None, lesson.name):
            voice = Voice(language_of(args), game)
            voice.people = _people(lesson, voice)
            if not take(LessonRun(game, lesson), voice):
                return 0
    print(voice.say("lesson-over", game=game.name))
    return 0


def _people(lesson: Lesson, voice: Voice) -> list[Seat]:
    """The learner, and the others as the lessons call them."""
    learner = voice.say("person", n=LEARNER + 1)
    return [Seat(name) for name in with_company(learner, lesson.seats)]


def take(run: LessonRun, voice: Voice) -> bool:
    """Take a lesson to its end; False if the learner leaves before."""
    _show(run, voice)
    while not run.over:
        typed = read_line()
        word, rest = split_command(typed)
        if not typed or word in LEAVE:
            return False
        if typed.strip():
            _obey(run, voice, word, rest, typed.strip())
    return True


def _obey(run: LessonRun, voice: Voice, word: str, rest: str, typed: str) -> None:
    if typed.startswith("?"):
        print(rule_line(voice, typed[1:].strip()) if typed[1:].strip() else voice.say("help-learn"))
    elif word == "look":
        _show_position(run, voice)
    elif word == "moves":
        print(moves_text(fitting(_legal(run), rest)))
    elif word == "show":
        print(voice.say("lesson-show", moves="; ".join(run.shown())))
    elif word == "again":
        run.again()
        _show(run, voice)
    elif word == "undo":
        print(_ask(run, voice) if run.undo() else voice.say("lesson-nothing-undone"))
    else:
        _move(run, voice, typed)


def _move(run: LessonRun, voice: Voice, typed: str) -> None:
    lesson, step = run.lesson, run.step
    try:
        verdict = run.answer(_meant(run, typed))
    except BadMove as error:
        print(voice.error(error))
        return
    if verdict.kind == REFUSED and verdict.reason is not None and not verdict.answer:
        print(f"{voice.reason(verdict.reason)} ({verdict.reason.rule})")
    elif verdict.kind in (REFUSED, OTHER):
        print(voice.game_text(verdict.answer) if verdict.answer else voice.say("lesson-other"))
    elif verdict.kind == RIGHT:
        print("\n".join(_praise(verdict, voice, lesson.message(step, DONE), run.ended)))
        if not run.over:
            _show(run, voice)


def _meant(run: LessonRun, typed: str) -> str:
    """A move in full, or enough of it to be clear; as typed if it is not."""
    texts = _legal(run)
    whole = exact(texts, typed)
    found = [whole] if whole else fitting(texts, typed)
    return found[0] if len(found) == 1 else typed


def _praise(verdict: Verdict, voice: Voice, done: str, ended: State) -> list[str]:
    known = voice.has_text(done)
    lines = [voice.game_text(done, **result_of(ended)) if known else voice.say("lesson-right")]
    lines += [moment_line(moment, voice) for moment in verdict.moments]
    if verdict.changes:
        said = [
            voice.say("lesson-line", name=" ".join(voice.line_name(line)).strip(), points=plus(n))
            for line, n in verdict.changes
        ]
        lines.append(voice.say("lesson-brought", lines=", ".join(said)))
    return lines


def _show(run: LessonRun, voice: Voice) -> None:
    print()
    _show_position(run, voice)
    print()
    print(_title(run.lesson, run.at, voice))
    print(_ask(run, voice))


def _show_position(run: LessonRun, voice: Voice) -> None:
    scene = run.game.scene(run.state.view(LEARNER), LEARNER, run.lesson.options)
    print(scene_text(scene, voice))


def _title(lesson: Lesson, at: int, voice: Voice) -> str:
    title = voice.game_text(lesson.title)
    return voice.say("lesson-step", title=title, n=at + 1, of=len(lesson.steps))


def _ask(run: LessonRun, voice: Voice) -> str:
    return voice.game_text(run.lesson.message(run.step))


def _legal(run: LessonRun) -> list[str]:
    return [run.game.text(move) for move in run.state.legal(LEARNER)]
