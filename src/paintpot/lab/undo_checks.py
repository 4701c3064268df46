"""Checks of undo: what is offered is granted, nothing else is, and the offer reveals no secret."""

import random

from paintpot.core.contract import CHANCE, Game
from paintpot.core.errors import CannotUndo, PaintpotError
from paintpot.core.play import Play
from paintpot.lab.walk import Walk

TRIALS = 12
"""About how often undo is tried in a game: each time on a copy, built from its moves."""


def can_undo(play: Play, seat: int) -> bool:
    """What a client is shown; tests replace it by wrong answers."""
    return play.can_undo(seat)


def offers_of_undo_are_kept(game: Game, seats: int, seed: int) -> None:
    """Undo is granted if and only if `can_undo` says so, and the offer reveals no secret."""
    walk = Walk(game, seats, seed)
    others = [_Twin(walk, seat) for seat in range(seats)] if seats > 1 else []
    for _ in walk:
        for twin in others:
            twin.follow()
        for seat in range(seats):
            if walk.chance.random() * (len(walk.play.moves) + 1) < TRIALS / seats:
                _try(walk, seat)


def _try(walk: Walk, seat: int) -> None:
    offered = can_undo(walk.play, seat)
    play = _copy(walk.play)
    before = play.state.dump()
    try:
        text = play.undo(seat)
    except CannotUndo as error:
        walk.demand(not offered, f"undo is offered to seat {seat}, then refused: {error}")
        walk.demand(play.state.dump() == before, "a refused undo changed the state")
        return
    walk.demand(offered, f"undo is granted to seat {seat}, though it was not offered")
    # A move that was taken back can be made again, with the same result.
    play.play(seat, play.game.parse(text))
    walk.demand(play.state.dump() == before, f"{text!r}, taken back and made again, differs")


def _copy(play: Play) -> Play:
    twin = Play(play.game, play.seats, 0, play.options)
    for who, text in play.moves:
        twin.step(who, text)
    return twin


class _Twin:
    """A game that differs from the walk's only in what one seat may not know."""

    def __init__(self, walk: Walk, seat: int) -> None:
        self.walk = walk
        self.seat = seat
        self.chance = random.Random(walk.seed)
        self.play = _copy(walk.play)
        self.done = len(walk.play.moves)

    def follow(self) -> None:
        """Repeat the walk's steps; hushed moves of others are replaced as long as nothing reveals
        it."""
        for who, text in self.walk.play.moves[self.done :]:
            if not self._step(who, text):
                self.play = _copy(self.walk.play)
        self.done = len(self.walk.play.moves)
        here, there = self.walk.play, self.play
        if here.state.view(self.seat) != there.state.view(self.seat):
            self.play = _copy(here)
            return
        same = can_undo(here, self.seat) == can_undo(there, self.seat)
        self.walk.demand(same, f"whether seat {self.seat} may undo tells what others did in secret")

    def _step(self, who: int, text: str) -> bool:
        """Whether the twin could make this step, or another instead."""
        state = self.play.state
        if who in (CHANCE, self.seat):
            return self._made(who, text)
        move = self.play.game.parse(text)
        secret = [other for other in state.legal(who) if state.hushed(who, other)]
        if move in secret or not self._is_legal(who, move):
            if not secret:
                return False
            move = self.chance.choice(secret)
        return self._made(who, self.play.game.text(move))

    def _is_legal(self, who: int, move: int) -> bool:
        return self.play.state.why_not(who, move) is None

    def _made(self, who: int, text: str) -> bool:
        try:
            self.play.step(who, text)
        except PaintpotError:
            return False
        return True
