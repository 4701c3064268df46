"""From a game and a seat to the moves that a bot would make there: a pure function.

A request holds the game as its list of moves, so it can be sent to another process as it is.
"""

from typing import Any

import msgspec

from paintpot.bots import Bot, make_bot
from paintpot.bots.hints import hints
from paintpot.bots.rollouts import LONGEST_TURN, has_turn
from paintpot.core.contract import State
from paintpot.core.errors import PaintpotError
from paintpot.core.play import Play


class NoBotTurn(PaintpotError):
    """A request that failed. `detail` is for the log: where it failed, without secret values."""

    def __init__(self, sentence: str, detail: str = "") -> None:
        super().__init__(sentence)
        self.detail = detail


class BotRequest(msgspec.Struct, frozen=True, tag="bot"):
    """All that a bot needs to decide for a seat. Equal requests get equal answers.

    (A bot with a time limit, `search:200ms`, only as far as it gets the same processor time.) The
    seed must be derived from what the seat may know; the total number of moves, for example, would
    reveal how many moves others have made in secret.
    """

    game: str
    seats: int
    options: dict[str, Any]
    moves: list[tuple[int, str]]
    """The game so far, as `Play.moves`."""
    seat: int
    bot: str
    """A level or a description: `easy`, `search:200`."""
    seed: str
    """For the bot's own random choices."""
    advice: int = 0
    """How many ideas are wanted as hints; 0: the bot plays the rest of the turn."""


class HintStep(msgspec.Struct, frozen=True):
    """A move of a hint, and the score lines that it changes."""

    move: str
    lines: list[tuple[str, int]]
    sure: bool
    """False if it may gain more."""


class BotHint(msgspec.Struct, frozen=True):
    """An idea for the rest of a turn: its steps, the score before it, the features it raises."""

    steps: list[HintStep]
    before: int
    prepares: list[tuple[str, int, int]]
    """Feature, rise and what that is worth."""
    last: bool = False
    """Whether the game is over after it."""
    others: list[tuple[int, int]] = []
    """Other seats whose score it changes at once, and by how much."""
    later: int | None = None
    """What the rest of the turn is expected to score, if it goes on after a draw."""
    total: int | None = None
    """What it is worth with later turns, if it can be compared with others."""
    hopes: bool = False
    """Whether it gains something in later turns."""
    likely: list[str] = []
    """If it goes on after a draw: moves of the rest of the turn that depend little on it."""
    undone: list[int] = []
    """Of the seats that lose by it, those that can win that back in the same turn."""


class BotTurn(msgspec.Struct, frozen=True):
    """What a bot answers; moves are in notation."""

    moves: list[str] = []
    """The moves for the rest of the turn, or until the seat learns something new."""
    hints: list[BotHint] = []
    """Different ideas, best first, if hints were asked for."""


def think(request: BotRequest) -> BotTurn:
    """The bot's answer; BadBot and the like if there is no such bot or no such game."""
    bot = make_bot(request.bot, request.seed)
    play = _replayed(request)
    state, seat, text = play.state, request.seat, play.game.text
    bot.sit_down(state)
    if seat not in range(request.seats) or seat not in state.actors():
        raise NoBotTurn("There is nothing to decide for this seat now.")
    if request.advice > 0:
        # Imported here: only hints need words.
        from paintpot.texts.hints import worded

        found = hints(bot, state, seat, request.advice, worded(request.game))
        return BotTurn(
            hints=[
                BotHint(
                    [HintStep(text(step.move), step.lines, step.sure) for step in hint.steps],
                    hint.before,
                    hint.prepares,
                    hint.last,
                    hint.others,
                    hint.later,
                    hint.total,
                    hint.hopes,
                    [text(move) for move in hint.likely],
                    hint.undone,
                )
                for hint in found
            ]
        )
    return BotTurn(moves=[text(move) for move in rest_of_turn(bot, state, seat)])


def rest_of_turn(bot: Bot, state: State, seat: int) -> list[int]:
    """The moves that a bot makes until its turn ends, chance acts or it learns something new.

    They are played on the given state. Other seats that may act at the same time do not move: their
    moves commute with these, so these stay legal whatever the others do meanwhile.
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


def _replayed(request: BotRequest) -> Play:
    play = Play(request.game, request.seats, options=request.options)
    for k, (seat, text) in enumerate(request.moves):
        try:
            play.step(seat, text)
        except PaintpotError as error:
            # Without the move's text: another seat may be keeping it secret.
            sentence = f"The game cannot be replayed: move {k + 1} is not valid."
            raise NoBotTurn(sentence, type(error).__name__) from None
    return play
