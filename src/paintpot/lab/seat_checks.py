"""A check that every method refuses what is not a seat of the game, with BadSeats.

Except `apply`, `fan`, `features` and `ideas`, which by the contract check nothing.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from paintpot.bots.bot import Bot, RandomBot
from paintpot.bots.greedy import GreedyBot
from paintpot.core.contract import CHANCE, Game, State
from paintpot.core.dice import Dice
from paintpot.core.errors import BadSeats
from paintpot.core.gains import try_moves
from paintpot.core.play import Play
from paintpot.lab.walk import Walk, must_raise

FAR = 2**70
"""A number beyond any machine word."""

OFTEN = 0.05
"""How often a position is checked, besides the first and the last."""

Asked = Callable[[Any], object]


def no_seats(seats: int) -> list[Any]:
    """Values that are not seats of a game with that number of seats."""
    return [seats, -1, -2, FAR, -FAR, True, 0.0, "0"]


def seats_are_checked(game: Game, seats: int, seed: int) -> None:
    """A seat out of range, True, 1.0 and text are not seats: all methods raise BadSeats."""
    walk = Walk(game, seats, seed)
    for state in walk:
        if walk.play.moves and not state.over and walk.chance.random() > OFTEN:
            continue
        before = state.dump()
        for name, ask in _asked_of_viewers(state).items():
            _refuses(name, ask, no_seats(seats))
        for name, ask in _asked_of_seats(walk.play, state).items():
            _refuses(name, ask, [*no_seats(seats), None])
        # A game that does not draw itself need not know from a view how many play.
        drawn = type(game).scene is not Game.scene
        view, options = state.view(0), walk.play.options
        wrong = [*no_seats(seats if drawn else game.seats[-1]), None]
        _refuses("scene", partial(_scene, game, view, options), wrong)
        _refuses("squares", partial(_squares, game, view, options), wrong)
        walk.demand(state.dump() == before, "a wrong seat changed the state")


def _refuses(name: str, ask: Asked, values: list[Any]) -> None:
    for wrong in values:
        must_raise(BadSeats, partial(ask, wrong), f"{name} of seat {wrong!r}")


def _asked_of_viewers(state: State) -> dict[str, Asked]:
    """Everything that takes a seat or None, which is a spectator."""
    return {
        "view": state.view,
        "known_scores": state.known_scores,
        "known_points": state.known_points,
        "sure_winner": state.sure_winner,
        "moments": partial(state.moments, state),
    }


def _asked_of_seats(play: Play, state: State) -> dict[str, Asked]:
    """Everything that takes a seat, with a move that somebody could make."""
    acting = [seat for seat in state.actors() if seat != CHANCE]
    move = state.legal(acting[0])[0] if acting else 0
    dice, text = Dice(1), play.game.text(move)
    asked: dict[str, Asked] = {
        "play": lambda seat: state.play(seat, move),
        "why_not": lambda seat: state.why_not(seat, move),
        "legal": state.legal,
        "standing": state.standing,
        "due": state.due,
        "imagine": lambda seat: state.imagine(seat, dice),
        "news": state.news,
        "hushed": lambda seat: state.hushed(seat, move),
        "retired": state.retired,
        "feats": state.feats,
        "midway": state.midway,
        "finishing": state.finishing,
        "caution": lambda seat: state.caution(seat, move),
        "cautions": lambda seat: state.cautions(seat, [move]),
        "gains": state.gains,
        "moot": state.moot,
        "prospects": lambda seat: state.prospects(seat, state),
        "usual": lambda seat: state.usual(seat, move),
        "Play.play": lambda seat: play.play(seat, move),
        "Play.step": lambda seat: _step(play, seat, text),
        "Play.can_undo": play.can_undo,
        "Play.undo": play.undo,
        "try_moves": lambda seat: try_moves(state, seat, [move]),
    }
    for bot in (RandomBot(), GreedyBot()):
        asked[f"{type(bot).__name__}.choose"] = partial(bot.choose, state)
        asked[f"{type(bot).__name__}.advise"] = partial(_advice, bot, state)
    return asked


def _advice(bot: Bot, state: State, seat: Any) -> object:
    return bot.advise(state, seat, 1)


def _step(play: Play, seat: Any, text: str) -> None:
    """An entry of a record, in which -1 is valid: it is chance."""
    play.step(-2 if seat == CHANCE else seat, text)


def _scene(game: Game, view: dict[str, Any], options: dict[str, object], seat: Any) -> object:
    return game.scene(view, seat, options)


def _squares(game: Game, view: dict[str, Any], options: dict[str, object], seat: Any) -> object:
    return game.squares(view, seat, options)
