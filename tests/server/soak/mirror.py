"""A table recomputed from its events alone: its state, and what each viewer may know.

It uses the rules (`State.view`, `hushed`, `news`) and nothing of the server's feeds, which are
checked against it.
"""

from typing import Any

from paintpot.core.contract import State
from paintpot.core.play import Play
from tests.server.soak.book import Written

WATCHER = -1
"""The viewer without a seat."""


class Made:
    """A move, and what everybody knew when it was made."""

    __slots__ = ("known", "seat", "text")

    def __init__(self, seat: int, text: str, known: dict[int, int]) -> None:
        self.seat = seat
        self.text = text
        self.known = known


class Mirror:
    """A table, folded from its events one by one."""

    def __init__(self) -> None:
        self.read = 0
        """Events so far."""
        self.secret = ""
        self.bots: set[int] = set()
        self.seats = 0
        self.due: dict[int, list[tuple[Any, ...]]] = {}
        """By viewer, all that it may have received by now."""
        self.thoughts: list[tuple[int, int, str]] = []
        """Moves of bots: the seat, its news before, and the text."""
        self.hushed: set[str] = set()
        """Texts of all moves that were secret for a while."""
        self._opened: Written = {}
        self._play: Play | None = None
        self._made: list[Made] = []
        self._held: dict[int, list[Made]] = {}
        self._views: dict[int, tuple[int, dict[str, Any]]] = {}

    @property
    def play(self) -> Play:
        assert self._play is not None
        return self._play

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def begun(self) -> bool:
        return self._play is not None

    @property
    def over(self) -> bool:
        return self._play is not None and self._play.state.over

    def view(self, viewer: int) -> dict[str, Any]:
        """The view by the rules; computed once for each event."""
        at, view = self._views.get(viewer, (0, {}))
        if at != self.read:
            view = self.state.view(None if viewer == WATCHER else viewer)
            self._views[viewer] = self.read, view
        return view

    def news(self, viewer: int) -> int:
        """How much a viewer has learned; a spectator only what all seats have."""
        state = self.state
        if viewer != WATCHER:
            return state.news(viewer)
        return min(state.news(seat) for seat in range(self.seats))

    def known(self) -> dict[int, int]:
        """The news of all viewers; nothing before the start."""
        return {viewer: self.news(viewer) for viewer in self.due} if self.begun else {}

    def people_to_act(self) -> list[int]:
        return [seat for seat in self.state.actors() if seat not in self.bots]

    def waits_for_bots(self) -> bool:
        return self.begun and not self.over and not self.people_to_act()

    # -- events

    def take(self, event: Written) -> None:
        self.read += 1
        seat = event.get("seat", 0)
        match event["is"]:
            case "opened":
                self._open(event)
            case "started":
                self._play = Play(event_game(self._opened), self.seats, 0, self._opened["options"])
            case "moved":
                self._move(seat, event["move"], not event.get("id"))
            case "fell":
                self.play.chance(event["text"])
                self._emit(("throw", event["text"]))
                self._reveal()
            case "undone":
                self._undo(seat)
            case "handed":
                self.bots.add(seat)
            case "returned":
                self.bots.discard(seat)
            case _:
                pass

    def _open(self, event: Written) -> None:
        self._opened = event
        self.secret = event["secret"]
        self.seats = len(event["chairs"])
        self.bots = {k for k, chair in enumerate(event["chairs"]) if chair["kind"] == "bot"}
        self.due = {viewer: [] for viewer in range(WATCHER, self.seats)}
        self._held = {viewer: [] for viewer in self.due}

    def _move(self, seat: int, text: str, by_bot: bool) -> None:
        move = self.play.game.parse(text)
        is_hushed = self.state.hushed(seat, move)
        known = self.known()
        if by_bot:
            self.thoughts.append((seat, known[seat], text))
        self.play.play(seat, move)
        made = Made(seat, text, known)
        self._made.append(made)
        if is_hushed:
            self.hushed.add(text)
        for viewer in self.due:
            if is_hushed and viewer != seat:
                self._held[viewer].append(made)
            else:
                self.due[viewer].append(("move", seat, text))
        self._reveal()

    def _reveal(self) -> None:
        for viewer, held in self._held.items():
            if held:
                now = self.news(viewer)
                told = [one for one in held if self.over or one.known[viewer] != now]
                self.due[viewer] += [("move", one.seat, one.text) for one in told]
                self._held[viewer] = [one for one in held if one not in told]

    def _undo(self, seat: int) -> None:
        text = self.play.undo(seat)
        made = next(one for one in reversed(self._made) if one.seat == seat)
        self._made.remove(made)
        for viewer, held in self._held.items():
            if made in held:
                held.remove(made)
            else:
                self.due[viewer].append(("undo", seat, text))

    def _emit(self, told: tuple[Any, ...]) -> None:
        for due in self.due.values():
            due.append(told)


def event_game(opened: Written) -> str:
    return str(opened["game"])
