"""Lessons on the page: which there are, and a learner's move judged by the rules."""

from paintpot.server.call import Call
from paintpot.server.lesson_list import known_examples, known_lessons
from paintpot.server.messages import LessonListed, Lessons, LessonStep, Prepared
from paintpot.server.pictures import check_game
from paintpot.server.problems import BadRequest
from paintpot.server.reading import read_lesson
from paintpot.table.lesson_jobs import ReadLesson
from paintpot.texts import catalogue


async def lessons(call: Call) -> Lessons:
    """The lessons of a game, in the order in which to take them."""
    check_game(call.game)
    call.services.refresh()
    words = catalogue(call.game, call.language)
    return Lessons(
        call.game,
        [
            LessonListed(lesson.name, words.say(lesson.title), len(lesson.steps))
            for lesson in known_lessons(call.game)
        ],
    )


async def learn(call: Call, command: LessonStep) -> Prepared:
    """A step of a lesson or an example: the position, what is asked, the answer to a move."""
    check_game(call.game)
    services = call.services
    services.address_replays.require(call.address, "moves in lessons")
    services.replays.require(call.guest, "moves in lessons")
    services.refresh()
    steps = _steps(call.game, command)
    if command.step >= steps:
        raise BadRequest(400, "no-step", f"This lesson has {steps} steps.")
    job = ReadLesson(
        call.game,
        command.lesson,
        command.example,
        command.step,
        command.before,
        command.moves,
        command.move,
        call.language,
        command.of,
        command.gains,
        command.preview,
    )
    return Prepared(await read_lesson(call, job))


def _steps(game: str, command: LessonStep) -> int:
    """The number of steps of the lesson or example; BadRequest if there is no such thing."""
    if bool(command.lesson) == bool(command.example):
        raise BadRequest(400, "bad-request", "Name a lesson or an example.")
    if command.example:
        if command.example not in known_examples(game):
            raise BadRequest(404, "no-example", "This game has no such example.")
        return 1
    lesson = next((one for one in known_lessons(game) if one.name == command.lesson), None)
    if lesson is None:
        raise BadRequest(404, "no-lesson", "There is no such lesson.")
    return len(lesson.steps)
