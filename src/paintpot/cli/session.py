"""A game at one keyboard: people and bots on their seats, and what each of them may know.

Bots act only when no person can, so that a person may take back moves until done.
"""

from collections.abc import Mapping
from typing import Protocol

from paintpot.core.contract import CHANCE, State
from paintpot.core.moments import NOBODY, Moment
from paintpot.core.play import Play
from paintpot.core.scenes import Scene, Span
from paintpot.table.feeds import FeedItem, Feeds


class MoveChooser(Protocol):
    def choose(self, state: State, seat: int) -> int: ...


class TurnLog:
    """What one seat did, as the texts of its moves; or a throw, with its spans from the scene."""

    def __init__(self, item: FeedItem, fell: list[Span]) -> None:
        self.seat = CHANCE if item.seat is None else item.seat
        self.late = item.late
        self.texts = [item.text]
        self.fell = fell


class Session:
    """A game with bots on some seats. `bots` maps their seats; all other seats are people's."""

    def __init__(
        self, play: Play, bots: Mapping[int, MoveChooser], secret: str | None = None
    ) -> None:
        self.play = play
        self.secret = secret
        """Of fair dice; it goes into the record when the game is over."""
        self.bots = dict(bots)
        self.people = [seat for seat in range(play.seats) if seat not in self.bots]
        self.active_seat = self.people[0] if self.people else 0
        """The seat of the person at the keyboard."""
        self._feeds = Feeds(play.seats)
        """Decides who learns what and when, as at a hosted table."""
        self._shown = dict.fromkeys(self.people, 0)
        """How many items of their feed each person has been shown: moves and throws …"""
        self._shown_moments = dict.fromkeys(self.people, 0)
        """… and moments."""
        self._fell: dict[int, list[Span]] = {}
        """How the scene words each throw, by its number."""
        self._throws = dict.fromkeys(self.people, 0)
        """How many throws each person has been shown."""
        self._sure: dict[int, int | None] = dict.fromkeys(self.people)
        """Who wins for certain, as each person was told."""

    @property
    def state(self) -> State:
        return self.play.state

    # -- whose turn it is

    def chance_acts(self) -> bool:
        return self.state.actors() == (CHANCE,)

    def person(self) -> int | None:
        """The person who is to act: the one at the keyboard, if possible."""
        able = [seat for seat in self.state.actors() if seat in self.people]
        if not able:
            return None
        return self.active_seat if self.active_seat in able else able[0]

    def bot(self) -> int | None:
        """The bot that is to act; None while a person can."""
        if self.person() is not None:
            return None
        able = [seat for seat in self.state.actors() if seat in self.bots]
        return able[0] if able else None

    def think(self, seat: int) -> int:
        """A bot's choice. It works on a copy, so this may run in a thread."""
        return self.bots[seat].choose(self.state.clone(), seat)

    def next_bot(self) -> int | None:
        """Chance acts as long as it is to; then the bot that is to act, if any."""
        while self.chance_acts():
            self.roll()
        return self.bot()

    def go_on(self) -> None:
        """Chance and bots act until a person can, or the game is over."""
        while (seat := self.next_bot()) is not None:
            self.make(seat, self.think(seat))
        person = self.person()
        if person is not None:
            self.active_seat = person

    # -- moves and throws

    def make(self, seat: int, move: int) -> None:
        """A seat makes a move; if Refused is raised, nothing has changed."""
        before = self.state.clone()
        mark = self.play.play(seat, move)
        text = self.play.moves[-1][1]
        self._feeds.move(seat, text, mark.hushed, before, self.state)
        self._after_step()

    def roll(self) -> None:
        """Chance acts: everyone sees it."""
        before = self.state.clone()
        text = self.throw()
        self._fell[len(self._fell)] = self.scene(self.active_seat).fell
        news = self._feeds.learned(self.state, before)
        self._feeds.publish(FeedItem("throw", text=text), news)
        self._after_step()

    def throw(self) -> str:
        """Where chance comes from: the game's own dice."""
        return self.play.roll()

    def undo(self, seat: int) -> str:
        """Take back a person's last move as if it had never been made; returns its text."""
        text = self.play.undo(seat)
        self._reveal_secret()
        self._feeds.take_back(seat)
        return text

    def _reveal_secret(self) -> None:
        """Only once the game is over: a reader of the saved record must not foresee the dice."""
        if self.play.fair is not None:
            self.play.fair.secret = self.secret if self.state.over else None

    def _after_step(self) -> None:
        self._reveal_secret()
        self._feeds.reveal(self.state)

    # -- what is shown

    def scene(self, seat: int) -> Scene:
        """The scene from a person's point of view."""
        return self.play.game.scene(self.state.view(seat), seat, self.play.options)

    def news(self, seat: int) -> list[TurnLog]:
        """What others and chance did since the last call, grouped by turns.

        What was hidden comes as turns of its own, when the rules reveal it; as on the page.
        """
        turns: list[TurnLog] = []
        for item in self._fresh(seat, self._shown):
            if item.seat is None:
                turns.append(TurnLog(item, self._fell.get(self._throws[seat], [])))
                self._throws[seat] += 1
            elif item.seat != seat:
                turn = _turn_of(item, turns)
                if turn is None:
                    turns.append(TurnLog(item, []))
                else:
                    turn.texts.append(item.text)
        return turns

    def new_moments(self, seat: int) -> list[Moment]:
        """The moments since the last call that this seat may know of."""
        return [
            Moment(one.name, NOBODY if one.seat is None else one.seat, one.facts, one.points)
            for item in self._fresh(seat, self._shown_moments)
            for one in item.moments
        ]

    def new_sure_winner(self, seat: int) -> int | None:
        """Who has become certain to win since the last call, as far as this seat may know."""
        sure = None if self.state.over else self.state.sure_winner(seat)
        if sure == self._sure[seat]:
            return None
        self._sure[seat] = sure
        return sure

    def _fresh(self, seat: int, known: dict[int, int]) -> list[FeedItem]:
        """New moves and throws for a person, without those taken back meanwhile."""
        feed = self._feeds.lists[seat]
        fresh: list[FeedItem] = []
        for item in feed[known[seat] :]:
            if item.what != "undo":
                fresh.append(item)
                continue
            for k in range(len(fresh) - 1, -1, -1):
                if fresh[k].seat == item.seat and fresh[k].text == item.text:
                    del fresh[k]
                    break
        known[seat] = len(feed)
        return fresh


def _turn_of(item: FeedItem, turns: list[TurnLog]) -> TurnLog | None:
    """The turn that a move continues, even if others acted in between.

    A throw ends all turns, and so does a reveal.
    """
    for turn in reversed(turns):
        if turn.seat == CHANCE or turn.late != item.late:
            return None
        if turn.seat == item.seat:
            return turn
    return None
