"""A learner's move within a lesson or an example, judged by the rules in a worker process.

Nothing is stored: a request brings the learner's moves, and the position follows from them. So each
answer is the same for everybody, and can be cached.
"""

from functools import lru_cache
from typing import Any, Final

import msgspec

from paintpot.bots.characters import with_company
from paintpot.core.contract import CHANCE, Game, State
from paintpot.core.examples import as_lesson, examples_of
from paintpot.core.lessons import (
    LEARNER,
    MORE,
    RIGHT,
    Lesson,
    LessonRun,
    Verdict,
    lessons_of,
    result_of,
)
from paintpot.core.moments import Moment
from paintpot.core.registry import game as find_game
from paintpot.table.feeds import FeedItem, feed_moment
from paintpot.table.gains_shown import GainShown, Previewed, gain_shown, previewed
from paintpot.table.previews import preview_moves
from paintpot.table.snapshot import ScoreShown, score_shown
from paintpot.texts import Catalogue, catalogue, explain, house

DONE: Final = "done"
"""The suffix of the message for the result of a step; it may be missing."""


class ReadLesson(msgspec.Struct, frozen=True, tag="lesson"):
    """Show a step of a lesson after the learner's moves, and judge one more."""

    game: str
    lesson: str
    example: str
    """An example of the rules that is tried in place of a lesson, or ""."""
    step: int
    before: list[list[str]]
    """The learner's moves in each step before; a step without any is taken by its solution."""
    moves: list[str]
    """The learner's moves in this step that stand."""
    move: str
    """The move to judge; "" for none."""
    language: str
    of: int | None
    """Whose sheet to draw, if any."""
    gains: bool
    preview: list[str]


class LessonShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of a lesson as the learner sees it, at seat 0, and the answer to their move."""

    title: str
    step: int
    steps: int
    asks: str
    """What to do and why."""
    made: list[str]
    """The learner's moves in this step that stand."""
    names: list[str]
    options: dict[str, Any]
    log: list[FeedItem]
    """Everything that has happened since the position was set up."""
    since: int
    """How much of the log there was before this move."""
    view: dict[str, Any]
    moves: list[str]
    """The legal moves; none when the step is done."""
    acting: list[int]
    scores: list[ScoreShown | None]
    marks: list[str]
    """The moves that may come next; none where the learner is free to find a way."""
    way: list[str]
    """The rest of a solution; none after moves that lead elsewhere."""
    kind: str = ""
    """`refused`: against the rules; `other`: allowed, but not what is asked; `more`: on the way;
    `right`: the step is done. Empty if no move was judged."""
    said: str = ""
    """The answer in words: the rule, the lesson's own, or the result of the step; may be empty."""
    rule: str = ""
    """The rule that a refused move breaks."""
    changes: list[tuple[str, int]] = []
    """The score lines that the whole step has changed, once it is done."""
    scene: dict[str, Any] | None = None
    gains: list[GainShown] = []
    preview: Previewed | None = None
    focus: list[str] = []
    """The parts of the sheet that the step is about: a small screen shows these large."""
    find: bool = False
    """Whether the learner is to find out what to do: gains of moves are not shown."""


@lru_cache(maxsize=64)
def _lesson(game: str, name: str) -> Lesson:
    """A lesson that the server knows to be there."""
    return next(lesson for lesson in lessons_of(find_game(game)) if lesson.name == name)


@lru_cache(maxsize=64)
def _tried(game: str, name: str) -> tuple[Lesson, str]:
    """An example that the server knows to be there, as a lesson; and its move if it is refused."""
    found = find_game(game)
    example = next(example for example in examples_of(found) if example.name == name)
    return as_lesson(found, example), example.refused


def read_lesson(job: ReadLesson) -> bytes:
    """A step of a lesson, as JSON."""
    game = find_game(job.game)
    lesson = _tried(job.game, job.example)[0] if job.example else _lesson(job.game, job.lesson)
    run = LessonRun(game, lesson)
    run.go(job.step, job.before)
    for text in job.moves:
        if run.at == job.step:
            run.answer(text)
    return msgspec.json.encode(_judged(run, job))


def _judged(run: LessonRun, job: ReadLesson) -> LessonShown:
    game, lesson, step = run.game, run.lesson, run.lesson.steps[job.step]
    words = catalogue(game.name, job.language)
    names = with_company(house(job.language).say("learner"), lesson.seats)
    before, told = run.state.clone(), len(run.told)
    judged = run.at == job.step and job.move != ""
    verdict = run.answer(job.move) if judged else None
    done = run.at != job.step
    state = run.ended if done else run.state
    log = run.ended_told if done else run.told
    kind = verdict.kind if verdict else ""
    moved = kind in (MORE, RIGHT)
    since = told if moved else len(log)
    moments = state.moments(before, LEARNER) if moved else []
    made = [*job.moves, log[since][1]] if kind == RIGHT else run.made
    view = state.view(LEARNER)
    legal = [] if done else state.legal(LEARNER)
    refused = [_tried(job.game, job.example)[1]] if job.example and not step.ways else []
    scene = None
    if job.of is not None and job.of < lesson.seats:
        scene = game.scene(view, job.of, lesson.options).data()
    return LessonShown(
        title=_worded(words, lesson.title),
        step=job.step,
        steps=len(lesson.steps),
        asks=_worded(words, lesson.message(step)),
        made=made,
        names=names,
        options=lesson.options,
        log=_log(log, since, moments),
        since=since,
        view=view,
        moves=[game.text(move) for move in legal],
        acting=[] if done else [seat for seat in state.actors() if seat != CHANCE],
        scores=_scores(state),
        marks=[] if done else refused or run.next_moves(),
        way=[] if done else refused or run.way_on(),
        kind=kind,
        said=_said(verdict, words, lesson.message(step, DONE), names, run.ended),
        rule=verdict.reason.rule if verdict and verdict.reason else "",
        changes=verdict.changes if verdict else [],
        scene=scene,
        gains=[gain_shown(game, gain) for gain in state.gains(LEARNER)]
        if job.gains and legal
        else [],
        preview=_preview(game, state, job.preview) if job.preview and legal else None,
        focus=step.about(made),
        find=step.find and not done,
    )


def _worded(words: Catalogue, message: str) -> str:
    """A message of a lesson; an example has its words in the rulebook."""
    return words.say(message) if message in words else ""


def _log(told: list[tuple[int, str]], since: int, moments: list[Moment]) -> list[FeedItem]:
    """The log, with the moments of the step at its first new entry."""
    found = tuple([feed_moment(moment) for moment in moments])
    return [
        FeedItem(
            "throw" if seat == CHANCE else "move",
            None if seat == CHANCE else seat,
            text,
            moments=found if k == since else (),
        )
        for k, (seat, text) in enumerate(told)
    ]


def _scores(state: State) -> list[ScoreShown | None]:
    known = state.known_scores(LEARNER)
    return [None if score is None else score_shown(score) for score in known]


def _said(
    verdict: Verdict | None, words: Catalogue, done: str, names: list[str], ended: State
) -> str:
    if verdict is None:
        return ""
    if verdict.reason is not None and not verdict.answer:
        return explain(verdict.reason, words.language, names)
    if verdict.kind != RIGHT:
        return _worded(words, verdict.answer)
    return words.say(done, **result_of(ended)) if done in words else ""


def _preview(game: Game, state: State, texts: list[str]) -> Previewed:
    moves = [game.parse(text) for text in texts]
    return previewed(game, 0, preview_moves(state, LEARNER, moves))
