"""A play at one keyboard: people and bots in their seats, and what each is told.

Bots act only when no person can, so that a person may take back moves until done.
"""

from collections.abc import Mapping
from typing import Protocol

from paintpot.core.contract import CHANCE, State
from paintpot.core.moments import NOBODY, Moment
from paintpot.core.play import Play
from paintpot.core.scenes import Scene, Span
from paintpot.table.telling import Telling, Told


class Bot(Protocol):
    def choose(self, state: State, seat: int) -> int: ...


class Turn:
    """What one seat did, or chance: its texts in order; for chance also how the picture says it."""

    def __init__(self, told: Told, fell: list[Span]) -> None:
        self.seat = CHANCE if told.seat is None else told.seat
        self.late = told.late
        self.texts = [told.text]
        self.fell = fell


class Sitting:
    """A play with bots in some seats. `bots` maps their seats; all other seats are people's."""

    def __init__(self, play: Play, bots: Mapping[int, Bot], secret: str | None = None) -> None:
        self.play = play
        self.secret = secret
        """Of the dice, if they are fair ones; the record has it when the play is over."""
        self.bots = dict(bots)
        self.people = [seat for seat in range(play.seats) if seat not in self.bots]
        self.chair = self.people[0] if self.people else 0
        """The person at the keyboard."""
        self._telling = Telling(play.seats)
        """Who is told what: the same as at a hosted table."""
        self._heard = dict.fromkeys(self.people, 0)
        """How much of what a person may know has been told: moves and throws …"""
        self._celebrated = dict.fromkeys(self.people, 0)
        """… and what came about with them."""
        self._fell: dict[int, list[Span]] = {}
        """How the picture says each throw, by the number of throws before it."""
        self._throws = dict.fromkeys(self.people, 0)
        """How many throws each person was told of."""

    @property
    def state(self) -> State:
        return self.play.state

    # -- whose turn it is

    def chance_acts(self) -> bool:
        return self.state.actors() == (CHANCE,)

    def person(self) -> int | None:
        """The person who is to act: whoever is at the keyboard already, if possible."""
        able = [seat for seat in self.state.actors() if seat in self.people]
        if not able:
            return None
        return self.chair if self.chair in able else able[0]

    def bot(self) -> int | None:
        """The bot that is to act; none while a person can."""
        if self.person() is not None:
            return None
        able = [seat for seat in self.state.actors() if seat in self.bots]
        return able[0] if able else None

    def think(self, seat: int) -> int:
        """What a bot would do. It looks at a copy, so this may run beside everything else."""
        return self.bots[seat].choose(self.state.clone(), seat)

    def go_on(self) -> None:
        """Chance and bots act until a person can, or the play is over."""
        while True:
            if self.chance_acts():
                self.roll()
                continue
            seat = self.bot()
            if seat is None:
                break
            self.make(seat, self.think(seat))
        person = self.person()
        if person is not None:
            self.chair = person

    # -- what happens

    def make(self, seat: int, move: int) -> None:
        """A seat makes a move, or Refused is raised and nothing has changed."""
        before = self.state.clone()
        mark = self.play.play(seat, move)
        text = self.play.moves[-1][1]
        self._telling.move(seat, text, mark.hushed, before, self.state)
        self._moved_on()

    def roll(self) -> None:
        """Chance acts: everyone sees it."""
        before = self.state.clone()
        text = self.throw()
        self._fell[len(self._fell)] = self.scene(self.chair).fell
        moments = self._telling.moments(self.state, before)
        self._telling.all(Told("throw", text=text), moments)
        self._moved_on()

    def throw(self) -> str:
        """Where chance comes from: the play's own dice."""
        return self.play.roll()

    def undo(self, seat: int) -> str:
        """Take back a person's last move, as if it had never been; its text."""
        text = self.play.undo(seat)
        self._tell_secret()
        self._telling.take_back(seat)
        return text

    def _tell_secret(self) -> None:
        """Once the play is over, and not before: whoever reads a saved play must not foresee it."""
        if self.play.fair is not None:
            self.play.fair.secret = self.secret if self.state.over else None

    def _moved_on(self) -> None:
        self._tell_secret()
        self._telling.reveal(self.state)

    # -- what is seen and told

    def scene(self, seat: int) -> Scene:
        """The picture from a person's chair."""
        return self.play.game.scene(self.state.view(seat), seat, self.play.options)

    def tell(self, seat: int) -> list[Turn]:
        """What others and chance did since this seat was told last, a turn in one.

        What was hidden comes in turns of its own, when the rules reveal it; as on the page.
        """
        turns: list[Turn] = []
        for told in self._fresh(seat, self._heard):
            if told.seat is None:
                turns.append(Turn(told, self._fell.get(self._throws[seat], [])))
                self._throws[seat] += 1
            elif told.seat != seat:
                turn = _turn_of(told, turns)
                if turn is None:
                    turns.append(Turn(told, []))
                else:
                    turn.texts.append(told.text)
        return turns

    def tell_moments(self, seat: int) -> list[Moment]:
        """What has come about since this seat was told last, as far as it may know."""
        return [
            Moment(one.name, NOBODY if one.seat is None else one.seat, one.facts, one.points)
            for told in self._fresh(seat, self._celebrated)
            for one in told.moments
        ]

    def _fresh(self, seat: int, known: dict[int, int]) -> list[Told]:
        """Moves and throws that a person has not heard of; not those taken back meanwhile."""
        heard = self._telling.lists[seat]
        fresh: list[Told] = []
        for told in heard[known[seat] :]:
            if told.what != "undo":
                fresh.append(told)
                continue
            for k in range(len(fresh) - 1, -1, -1):
                if fresh[k].seat == told.seat and fresh[k].text == told.text:
                    del fresh[k]
                    break
        known[seat] = len(heard)
        return fresh


def _turn_of(told: Told, turns: list[Turn]) -> Turn | None:
    """The turn a move goes on with, even if others acted in between.

    A throw ends all turns, and so does a reveal.
    """
    for turn in reversed(turns):
        if turn.seat == CHANCE or turn.late != told.late:
            return None
        if turn.seat == told.seat:
            return turn
    return None
