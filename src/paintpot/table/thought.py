"""A thought: from a play and a seat to what a bot would do there. Pure, wherever it is done.

A question holds the play as its list of moves, so it can be sent to another process as it is.
"""

from typing import Any

import msgspec

from paintpot.bots import Bot, make_bot
from paintpot.bots.rollouts import LONGEST_TURN, has_turn
from paintpot.core.contract import State
from paintpot.core.errors import PaintpotError
from paintpot.core.play import Play


class NoThought(PaintpotError):
    """A question that got no answer. `detail` is for the log: where it failed, without values."""

    def __init__(self, sentence: str, detail: str = "") -> None:
        super().__init__(sentence)
        self.detail = detail


class Question(msgspec.Struct, frozen=True, tag="question"):
    """Everything that is needed to think for a seat. The same question gets the same thought.

    (A bot that thinks for some time, `search:200ms`, keeps that promise only as far as it has the
    same time.) The seed must come from what the seat may know; the number of all moves, say, would
    tell how many others have made in secret.
    """

    game: str
    seats: int
    options: dict[str, Any]
    moves: list[tuple[int, str]]
    """The play so far, as `Play.moves`."""
    seat: int
    bot: str
    """A level or a description: `easy`, `search:200`."""
    seed: str
    """Of the bot's own chance."""
    advice: int = 0
    """How many ways to play on are wanted as a hint; 0: the bot plays the rest of the turn."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot says, in the texts of moves."""

    moves: list[str] = []
    """What the seat does for the rest of its turn, or until it learns something new."""
    ways: list[tuple[list[str], float]] = []
    """For a hint: the best ways to play on, the best one first, and what each should bring."""


def think(question: Question) -> Thought:
    """The bot's answer. BadBot and the like if there is no such bot, or no such play."""
    bot = make_bot(question.bot, question.seed)
    play = _rebuilt(question)
    state, seat, text = play.state, question.seat, play.game.text
    bot.sit_down(state)
    if seat not in range(question.seats) or seat not in state.actors():
        raise NoThought("There is nothing to decide for this seat now.")
    if question.advice > 0:
        ways = bot.advise(state, seat, question.advice)
        return Thought(ways=[([text(move) for move in way.moves], way.gain) for way in ways])
    return Thought(moves=[text(move) for move in rest_of_turn(bot, state, seat)])


def rest_of_turn(bot: Bot, state: State, seat: int) -> list[int]:
    """The moves that a bot makes until its turn ends, chance acts or it sees something new.

    They are made in the state given. Others who may act at the same time are left where they are:
    their moves commute with these, so these are legal whatever the others have done meanwhile.
    """
    turn, news = state.turn_no(), state.news(seat)
    moves: list[int] = []
    while len(moves) < LONGEST_TURN:
        move = bot.choose(state, seat)
        state.play(seat, move)
        moves.append(move)
        if state.news(seat) != news or not has_turn(state, seat, turn):
            break
    return moves


def _rebuilt(question: Question) -> Play:
    play = Play(question.game, question.seats, options=question.options)
    for k, (seat, text) in enumerate(question.moves):
        try:
            play.step(seat, text)
        except PaintpotError as error:
            # The text is not told: it may be what another seat keeps secret.
            sentence = f"The game cannot be replayed: move {k + 1} is at fault."
            raise NoThought(sentence, type(error).__name__) from None
    return play
