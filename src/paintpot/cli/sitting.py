"""A play at one keyboard: people and bots in their seats, and what each is told.

Bots act only when no person can, so that a person may take back moves until done.
"""

from collections.abc import Mapping
from typing import Protocol

from paintpot.core.contract import CHANCE, State
from paintpot.core.moments import Moment
from paintpot.core.play import Play
from paintpot.core.scenes import Scene, Span


class Bot(Protocol):
    def choose(self, state: State, seat: int) -> int: ...


class Entry:
    """One thing that happened: whether it is hushed, and what each had learned before."""

    def __init__(self, seat: int, text: str, hushed: bool, news: Mapping[int, int]) -> None:
        self.seat = seat
        self.text = text
        self.hushed = hushed
        self.news = news
        self.fell: list[Span] = []


class Told:
    """What one seat did, or chance: its texts in order; for chance also how the picture says it."""

    def __init__(self, entry: Entry) -> None:
        self.seat = entry.seat
        self.texts = [entry.text]
        self.fell = entry.fell
        self.news = entry.news


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
        self._untold: dict[int, list[Entry]] = {seat: [] for seat in self.people}
        self._news = {seat: play.state.news(seat) for seat in self.people}
        """What each person has learned so far."""
        self._seen = {seat: play.state.clone() for seat in self.people}
        """The state when each person was told last what had come about."""

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
        self.play.play(seat, move)
        hushed = before.hushed(seat, move)
        self._enter(Entry(seat, self.play.game.text(move), hushed, dict(self._news)))

    def roll(self) -> None:
        """Chance acts: everyone sees it."""
        entry = Entry(CHANCE, self.throw(), False, dict(self._news))
        entry.fell = self.scene(self.chair).fell
        self._enter(entry)

    def throw(self) -> str:
        """Where chance comes from: the play's own dice."""
        return self.play.roll()

    def undo(self, seat: int) -> str:
        """Take back a person's last move, as if it had never been; its text."""
        text = self.play.undo(seat)
        self._tell_secret()
        for entries in self._untold.values():
            for k in range(len(entries) - 1, -1, -1):
                if entries[k].seat == seat:
                    del entries[k]
                    break
        if seat in self._seen:
            self._seen[seat] = self.state.clone()  # what is done again is told again
        return text

    def _tell_secret(self) -> None:
        """Once the play is over, and not before: whoever reads a saved play must not foresee it."""
        if self.play.fair is not None:
            self.play.fair.secret = self.secret if self.state.over else None

    def _enter(self, entry: Entry) -> None:
        self._tell_secret()
        for seat, entries in self._untold.items():
            if seat != entry.seat:
                entries.append(entry)
        for seat in self.people:
            news = self.state.news(seat)
            # A game that hides nothing has no news, so its end has to be asked for.
            if self.state.over or news != self._news[seat]:
                self._news[seat] = news

    # -- what is seen and told

    def scene(self, seat: int) -> Scene:
        """The picture from a person's chair."""
        return self.play.game.scene(self.state.view(seat), seat, self.play.options)

    def tell(self, seat: int) -> list[Told]:
        """What others and chance did since this seat was told last, a turn in one.

        A hushed move is kept until the seat learns something new: that is when the rules reveal it.
        """
        told: list[Told] = []
        kept: list[Entry] = []
        for entry in self._untold[seat]:
            unknown = self._news[seat] == entry.news[seat] and not self.state.over
            if entry.hushed and unknown:
                kept.append(entry)
                continue
            turn = _turn_of(entry, told)
            if turn is None:
                told.append(Told(entry))
            else:
                turn.texts.append(entry.text)
        self._untold[seat] = kept
        return told

    def tell_moments(self, seat: int) -> list[Moment]:
        """What has come about since this seat was told last, as far as it may know."""
        before = self._seen[seat]
        self._seen[seat] = self.state.clone()
        return self.state.moments(before, seat)


def _turn_of(entry: Entry, told: list[Told]) -> Told | None:
    """The turn a move goes on with, even if others acted in between.

    A throw ends all turns, and so does a reveal.
    """
    if entry.seat == CHANCE:
        return None
    for turn in reversed(told):
        if turn.seat == CHANCE or turn.news != entry.news:
            return None
        if turn.seat == entry.seat:
            return turn
    return None
