"""A play at one keyboard: people and bots in their seats, and what each is told.

Bots act only when no person can, so that a person may take back moves until done.
"""

from collections.abc import Mapping
from typing import Protocol

from paintpot.core.contract import CHANCE, State
from paintpot.core.play import Play
from paintpot.core.scenes import Scene, Span


class Bot(Protocol):
    def choose(self, state: State, seat: int) -> int: ...


class Entry:
    """One thing that happened: who could see it then, and what each had learned by then."""

    def __init__(self, seat: int, text: str, seen: frozenset[int], news: Mapping[int, int]) -> None:
        self.seat = seat
        self.text = text
        self.seen = seen
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

    def __init__(self, play: Play, bots: Mapping[int, Bot]) -> None:
        self.play = play
        self.bots = dict(bots)
        self.people = [seat for seat in range(play.seats) if seat not in self.bots]
        self.chair = self.people[0] if self.people else 0
        """The person at the keyboard."""
        self._untold: dict[int, list[Entry]] = {seat: [] for seat in self.people}
        self._feats = {seat: self._feats_now() for seat in self.people}
        self._told_news = {seat: play.state.news(seat) for seat in self.people}

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
        before = self._views()
        news = {other: self.state.news(other) for other in self.people}
        self.play.play(seat, move)
        after = self._views()
        seen = frozenset([other for other in self.people if before[other] != after[other]])
        self._enter(Entry(seat, self.play.game.text(move), seen, news))

    def roll(self) -> None:
        """Chance acts: everyone sees it."""
        entry = Entry(CHANCE, self.throw(), frozenset(self.people), {})
        entry.fell = self.scene(self.chair).fell
        self._enter(entry)

    def throw(self) -> str:
        """Where chance comes from: the play's own dice."""
        return self.play.roll()

    def undo(self, seat: int) -> str:
        """Take back a person's last move, as if it had never been; its text."""
        text = self.play.undo(seat)
        for entries in self._untold.values():
            for k in range(len(entries) - 1, -1, -1):
                if entries[k].seat == seat:
                    del entries[k]
                    break
        return text

    def _enter(self, entry: Entry) -> None:
        for seat, entries in self._untold.items():
            if seat != entry.seat:
                entries.append(entry)

    def _views(self) -> dict[int, object]:
        return {seat: self.state.view(seat) for seat in self.people}

    # -- what is seen and told

    def scene(self, seat: int) -> Scene:
        """The picture from a person's chair."""
        return self.play.game.scene(self.state.view(seat), seat, self.play.options)

    def tell(self, seat: int) -> list[Told]:
        """What others and chance did since this seat was told last, a turn in one.

        A move that changed nothing in this seat's view is a secret, and is kept until the seat
        learns something new: that is when the rules reveal it.
        """
        now = self.state.news(seat)
        told: list[Told] = []
        kept: list[Entry] = []
        for entry in self._untold[seat]:
            if seat not in entry.seen and now == entry.news.get(seat):
                kept.append(entry)
                continue
            turn = _turn_of(entry, told)
            if turn is None:
                told.append(Told(entry))
            else:
                turn.texts.append(entry.text)
        self._untold[seat] = kept
        return told

    def tell_feats(self, seat: int) -> list[tuple[int, list[str]]]:
        """What each seat has newly achieved; of the others only after a reveal, or at the end.

        A game that hides nothing has no news, so its end has to be asked for.
        """
        news = self.state.news(seat)
        fresh = self.state.over or news != self._told_news[seat]
        self._told_news[seat] = news
        known = self._feats[seat]
        lines = []
        for other, feats in enumerate(self._feats_now()):
            if other == seat or fresh:
                new = [feat for feat in feats if feat not in known[other]]
                known[other] = feats
                if new:
                    lines.append((other, new))
        return lines

    def _feats_now(self) -> list[list[str]]:
        return [self.state.feats(seat) for seat in range(self.play.seats)]


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
