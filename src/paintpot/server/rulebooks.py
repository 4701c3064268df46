"""A game's rules to be read, and the examples in them: positions before and after some moves.

Examples are numbered by the file in the game's folder, so there are few of them; each is played
once, in a thread since it may take a tenth of a second, and cached.
"""

import asyncio
from functools import lru_cache
from typing import Any, Final

import msgspec

from paintpot.core.contract import Game, State
from paintpot.core.examples import Example, examples_of, play_example
from paintpot.core.lessons import LEARNER, lessons_of
from paintpot.core.registry import game as find_game
from paintpot.core.scenes import Patch, Scene
from paintpot.server.call import Call
from paintpot.server.pictures import check_game
from paintpot.server.problems import BadRequest
from paintpot.texts import catalogue, explain
from paintpot.texts.rulebook import RuleSection, rulebook

CACHED: Final = 200
"""Examples that are cached, over all games."""


class ExampleListed(msgspec.Struct, frozen=True):
    """An example by its name; `lesson` is where it can be tried, or ""."""

    name: str
    lesson: str


class RulebookShown(msgspec.Struct, frozen=True):
    """The rules of a game to be read; no sections if it has none but the ledger.

    `lessons` are the titles of its lessons, by their names.
    """

    sections: list[RuleSection]
    examples: list[ExampleListed]
    lessons: dict[str, str]


class PositionShown(msgspec.Struct, frozen=True):
    """A position from seat 0, and the places that it is about."""

    view: dict[str, Any]
    scene: dict[str, Any]
    marked: list[str]


class RefusalShown(msgspec.Struct, frozen=True):
    """Why a move is refused, by its rule."""

    rule: str
    why: str


class ExampleShown(msgspec.Struct, frozen=True):
    """An example: `moves` are those of seat 0 between the two positions, or the refused one.

    `log` is what was played before, by seats; that of chance is -1.
    """

    name: str
    seats: int
    options: dict[str, Any]
    focus: list[str]
    log: list[tuple[int, str]]
    moves: list[str]
    before: PositionShown
    after: PositionShown | None
    changes: list[tuple[str, int]]
    refused: RefusalShown | None


async def game_rulebook(call: Call) -> RulebookShown:
    """The rules of a game in your language, by sections, and the names of their examples."""
    check_game(call.game)
    call.services.refresh()
    game = find_game(call.game)
    listed = [ExampleListed(one.name, one.lesson) for one in examples_of(game)]
    words = catalogue(call.game, call.language)
    titles = {lesson.name: words.say(lesson.title) for lesson in lessons_of(game)}
    return RulebookShown(rulebook(game, call.language), listed, titles)


async def game_example(call: Call) -> ExampleShown:
    """An example of a game's rules, by its number: how it stands before and after."""
    check_game(call.game)
    call.services.refresh()
    show = shown if call.services.reloader is None else shown.__wrapped__
    return await asyncio.to_thread(show, call.game, call.number("n") or 0, call.language)


@lru_cache(maxsize=CACHED)
def shown(name: str, number: int, language: str) -> ExampleShown:
    """An example, played; BadRequest if the game has no such number."""
    game = find_game(name)
    examples = examples_of(game)
    if number >= len(examples):
        raise BadRequest(404, "no-example", "This game has no such example.")
    example = examples[number]
    played = play_example(game, example)
    before = _scene(game, played.before, played.options)
    after = None if played.after is None else _scene(game, played.after, played.options)
    reason = played.reason
    return ExampleShown(
        example.name,
        played.seats,
        played.options,
        example.focus,
        played.log,
        played.moves,
        _position(played.before, before, _meant(before, example, played.moves, after)),
        None
        if played.after is None or after is None
        else _position(played.after, after, _changed(before, after)),
        played.changes,
        None if reason is None else RefusalShown(reason.rule, explain(reason, language, [])),
    )


def _scene(game: Game, state: State, options: dict[str, Any]) -> Scene:
    return game.scene(state.view(LEARNER), LEARNER, options)


def _position(state: State, scene: Scene, marked: list[str]) -> PositionShown:
    """A picture has nothing to tap and no panels: these are left out."""
    data = scene.data()
    patches = [{**patch, "moves": []} for patch in data["patches"]]
    picture = {**data, "patches": patches, "panels": [], "portrait": None}
    return PositionShown(state.view(LEARNER), picture, marked)


def _meant(before: Scene, example: Example, moves: list[str], after: Scene | None) -> list[str]:
    """The places that are about to change; if there are none, those that the moves are about."""
    changing = example.marked or ([] if after is None else _changed(before, after))
    there = [patch for patch in before.patches if patch.name in changing]
    if not there:
        there = [patch for patch in before.patches if any(one in patch.moves for one in moves)]
    return [patch.name for patch in there]


def _changed(before: Scene, after: Scene) -> list[str]:
    """The places that look different from before, new ones included."""
    old = {patch.name: _look(patch) for patch in before.patches}
    return [patch.name for patch in after.patches if old.get(patch.name) != _look(patch)]


def _look(patch: Patch) -> tuple[str | None, str, str]:
    return (patch.ink, patch.mark, patch.sign)
