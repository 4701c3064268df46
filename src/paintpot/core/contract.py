"""The contract every game meets, and all that the rest of the house knows of a game.

A game's author writes a `Game` and a `State`. What must be written raises NotImplementedError
here; what has a body is given. `acting`, `fan` and `fall` are the same questions as `actors`,
`legal` and `roll` for compiled callers: on machine words and without texts, as `apply` is `play`
without a check. A game that wants speed writes those too.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

from paintpot.core.bits import BIT, members
from paintpot.core.dice import Dice
from paintpot.core.errors import BadMove, BadOption, BadSeats, Refused
from paintpot.core.ints import append, i64, mypyc_attr, vec
from paintpot.core.limits import LONGEST_TEXT, shown
from paintpot.core.moments import Gain, Moment
from paintpot.core.reasons import Reason
from paintpot.core.scenes import Scene, plain_scene
from paintpot.core.view_types import ScoreData
from paintpot.core.weights import PLAIN, Weights

CHANCE: Final = -1
"""The seat that dice and bags act for."""

CHANCE_ACTS: Final = -1
"""What `State.acting` answers when chance acts."""

ACTORS: Final = [tuple(members(mask)) for mask in range(256)]
"""The seats of a mask as a tuple, made once."""

CHANCE_ONLY: Final = (CHANCE,)


def checked_seat(seat: object, seats: int) -> int:
    """A seat's number, or BadSeats. For whatever comes from outside: True and 1.0 are no seats."""
    # A bool is an int to Python; compiled and interpreted code would differ if it were let through.
    if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < seats:
        return seat
    raise BadSeats(f"This game has seats 0 to {seats - 1}; {shown(seat)} is none of them.")


def checked_viewer(seat: object, seats: int) -> int | None:
    """As `checked_seat`, but None stands for a spectator."""
    return None if seat is None else checked_seat(seat, seats)


class Option:
    """Something to choose before a play: its default, and the choices if they can be listed.

    With `open` set, other values are for the game to check (a sheet of one's own, say).
    """

    __slots__ = ("choices", "default", "open")

    def __init__(self, default: object, choices: tuple[object, ...], open: bool = False) -> None:
        self.default = default
        self.choices = choices
        self.open = open

    def __repr__(self) -> str:
        return f"Option({self.default!r}, {self.choices!r}, open={self.open!r})"


def as_pairs(pairs: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """The same pairs as plain data: JSON has lists only, so each is one, whatever its type says."""
    return cast(list[tuple[str, int]], [[name, n] for name, n in pairs])


class Score:
    """What a seat has: lines that add up to the total, and what breaks a tie (more is better).

    A line is named `group/part`, as on the paper sheet: `Redhill/variety`. `verdict` names the
    band of a solo result. `deciders` are lines that count nothing: they show what broke a tie.
    """

    __slots__ = ("deciders", "lines", "tie", "total", "verdict")

    def __init__(
        self,
        lines: list[tuple[str, int]],
        tie: tuple[int, ...] = (),
        verdict: str | None = None,
        deciders: list[tuple[str, int]] | None = None,
    ) -> None:
        self.lines = lines
        self.deciders: list[tuple[str, int]] = deciders or []
        self.total = sum([points for _, points in lines])
        self.tie = tie
        self.verdict = verdict

    def data(self) -> ScoreData:
        """The score as plain data, as views show it."""
        return {
            "total": self.total,
            "lines": as_pairs(self.lines),
            "tie": list(self.tie),
            "verdict": self.verdict,
            "deciders": as_pairs(self.deciders),
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Score) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self.total)

    def _parts(self) -> tuple[object, ...]:
        return (self.lines, self.tie, self.verdict, self.deciders)

    def __repr__(self) -> str:
        return f"Score(total={self.total}, tie={self.tie}, lines={self.lines})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a play, changed in place by `play`, `roll` and `chance`."""

    # -- written by every game

    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; (CHANCE,) when chance acts; () when the play is over."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """The moves offered to that seat, none if it may not act; BadSeats if it is no seat.

        Every move that nothing forbids, but of several that lead to the same state one is enough.
        """
        raise NotImplementedError

    def why_not(self, seat: int, move: int) -> Reason | None:
        """None if the move is legal; otherwise the rule that forbids it and the facts."""
        raise NotImplementedError

    def apply(self, seat: i64, move: i64) -> None:
        """Make a legal move. Nothing is checked: `play` is for moves of unknown origin."""
        raise NotImplementedError

    def roll(self, dice: Dice) -> str:
        """Chance acts: draw an outcome, apply it, return its text."""
        raise NotImplementedError

    def chance(self, text: str) -> str:
        """Chance acts with a given outcome. Returns the text as a record has it."""
        raise NotImplementedError

    def clone(self) -> "State":
        """A state of its own that goes on from here."""
        raise NotImplementedError

    def scores(self) -> list[Score]:
        """One a seat, as if the play ended now. **It counts what is hidden.**

        For results, statistics and training. What is shown to somebody before the end comes from
        `known_scores(seat)`, or from `standing(seat)` for the seat's own.
        """
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, as plain JSON data."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """Everything, hidden things included, as plain data: two states are equal if this is."""
        raise NotImplementedError

    # -- given; a game may do better

    def undumped(self) -> tuple[str, ...]:
        """Names of fields that `dump` leaves out because they follow from the rest."""
        return ()

    @property
    def over(self) -> bool:
        return not self.actors()

    # Seats of the next three are Any: compiled, a float would be a TypeError before it is checked.

    def play(self, seat: Any, move: int) -> None:
        """Make a move, or raise Refused and change nothing."""
        mover = checked_seat(seat, int(self.players()))
        reason = self.why_not(mover, move)
        if reason is not None:
            raise Refused(reason)
        self.apply(mover, move)

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; () while the play goes on, or if a solo game is lost."""
        if not self.over:
            return ()
        ranks = [(score.total, score.tie) for score in self.scores()]
        best = max(ranks)
        return tuple([seat for seat, rank in enumerate(ranks) if rank == best])

    def standing(self, seat: Any) -> Score:
        """A seat's own score as it may know it: where scores depend on others, without what is
        hidden of theirs."""
        return self.scores()[checked_seat(seat, int(self.players()))]

    def known_scores(self, seat: Any) -> list[Score | None]:
        """What a seat (None: a spectator) may be shown: its own standing; all, once it is over."""
        viewer = checked_viewer(seat, int(self.players()))
        if self.over:
            return [*self.scores()]
        out: list[Score | None] = [None] * int(self.players())
        if viewer is not None:
            out[viewer] = self.standing(viewer)
        return out

    def imagine(self, seat: int, dice: Dice) -> "State":
        """A state that looks the same to this seat, with what is hidden from it drawn anew."""
        return self.clone()

    def news(self, seat: int) -> int:
        """Grows whenever this seat learns what it could not foresee: undo stops there.

        Chance is counted by the play itself; a game adds what it reveals.
        """
        return 0

    def hushed(self, seat: int, move: int) -> bool:
        """Whether others learn of this legal move only with their next `news`.

        Asked before the move is made. A move that is not hushed is told to everyone at once, in
        words; so it has to be one that every view shows.
        """
        return False

    def turn_no(self) -> i64:
        """A number that changes when a turn or round ends: a short-sighted bot looks no further."""
        return 0

    def feats(self, seat: int) -> list[str]:
        """What this seat has achieved, by name, for statistics; people are told of `moments`."""
        return []

    def moments(self, before: "State", viewer: int | None) -> list[Moment]:
        """What came about since an earlier state of the same play, as far as a viewer may know.

        None is a spectator. A game compares what lasts (masks, counts), so that several steps in
        one tell the same as each of them alone. A hushed move of somebody else brings a viewer
        none before its `news` grow.
        """
        return []

    def midway(self, seat: int) -> bool:
        """Whether this seat's last move only begins a step: dice are picked, nothing is built yet.

        Whoever asks what a move brings looks on to the end of the step.
        """
        return False

    def gains(self, seat: int) -> list[Gain]:
        """What each legal move would change of the seat's own score; tells nothing hidden."""
        from paintpot.core.gains import gains_of

        return gains_of(self, seat)

    def ending(self) -> str:
        """How the play ended, by a short name that stays the same; "" before, or if untold."""
        return ""

    def players(self) -> i64:
        """How many seats there are."""
        return len(self.scores())

    def features(self, seat: i64) -> vec[i64]:
        """What a seat's standing is made of, for bots; the first is its points as they are now."""
        return vec[i64]([self.scores()[seat].total])

    def weights(self) -> Weights:
        """What each feature is worth to a bot."""
        return PLAIN

    def ideas(self, seat: i64) -> vec[i64]:
        """The moves that a hasty player considers: some of `fan`, or all.

        Bots guess with these how a turn may go on; they choose among all moves.
        """
        return self.fan(seat)

    def acting(self) -> i64:
        """The seats that may act, as a mask; CHANCE_ACTS when chance acts; 0 when over."""
        seats = self.actors()
        if not seats:
            return 0
        if seats[0] == CHANCE:
            return CHANCE_ACTS
        mask: i64 = 0
        for seat in seats:
            mask |= BIT[seat]
        return mask

    def fan(self, seat: i64) -> vec[i64]:
        """The moves open to that seat."""
        out = vec[i64]()
        for move in self.legal(int(seat)):
            out = append(out, move)
        return out

    def fall(self, dice: Dice) -> None:
        """Chance acts, and nobody asks for its text."""
        self.roll(dice)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game: its seats, its moves and their notation, how a play starts."""

    name: str
    title: str
    seats: range
    moves: int
    rules: int
    """Version of the rules and content: a record of another version is not replayed."""
    options: dict[str, Option]
    ledger: str
    """The prefix of this game's rule ids."""
    folder: Path
    """Where the game's ledger (rules.md) and texts/ lie."""
    view_type: type[object] | None = None
    """The TypedDict of what `State.view` returns, if the game declares one. `paintpot check` holds
    views to it, and the types of the page's board are made from it."""

    def text(self, move: int) -> str:
        raise NotImplementedError

    def parse(self, text: str) -> int:
        raise NotImplementedError

    def begin(self, seats: int, options: dict[str, Any]) -> State:
        """The state before any chance; seats are in range and options complete."""
        raise NotImplementedError

    def repair(
        self, rules: int, options: dict[str, Any], moves: list[tuple[int, str]]
    ) -> tuple[dict[str, Any], list[tuple[int, str]]] | None:
        """Options and moves of a play under an older version of the rules, as this one has them.

        None if there is no way: then such a play is only kept. What is given back is checked like
        any record, and chance must fall as it fell: a repair may rename, not decide anew.
        """
        return None

    def scene(self, view: dict[str, Any], seat: int, options: Mapping[str, object]) -> Scene:
        """The picture of a view, from the chair of one seat; options as they were given.

        A game that does not draw itself is shown as the data of its view.
        """
        return plain_scene(self.title, view)

    def start(self, seats: object = 2, options: Mapping[str, object] | None = None) -> State:
        return self.begin(self.checked_seats(seats), self.complete(options or {}))

    def checked_seats(self, seats: object) -> int:
        """A number of players this game is for, or BadSeats; True and 2.0 are no such numbers."""
        if isinstance(seats, int) and not isinstance(seats, bool) and seats in self.seats:
            return seats
        least, most = self.seats[0], self.seats[-1]
        raise BadSeats(f"{self.title} is for {least} to {most} players, not {shown(seats)}.")

    def complete(self, given: Mapping[str, object]) -> dict[str, Any]:
        """All options, those not given at their defaults."""
        chosen = {name: option.default for name, option in self.options.items()}
        for name, value in given.items():
            option = self.options.get(name)
            if option is None:
                known = ", ".join(self.options) or "none"
                raise BadOption(f"{self.title} has no option {shown(name)}; its options: {known}.")
            if not option.open and value not in option.choices:
                listed = ", ".join([repr(choice) for choice in option.choices])
                raise BadOption(f"Option {name!r} can be {listed}, not {shown(value)}.")
            chosen[name] = value
        return chosen


class Notation:
    """Texts of all moves of a game, and back. Case and spacing are forgiven."""

    def __init__(self, title: str, texts: list[str]) -> None:
        self.title = title
        self.texts = texts
        self._numbers = {text.casefold(): move for move, text in enumerate(texts)}
        assert len(self._numbers) == len(texts), "two moves share a text"

    def text(self, move: int) -> str:
        if not 0 <= move < len(self.texts):
            raise BadMove(
                f"{self.title} has moves 0 to {len(self.texts) - 1}; {shown(move)} is none of them."
            )
        return self.texts[move]

    def parse(self, text: str) -> int:
        found = None
        if len(text) <= LONGEST_TEXT:
            found = self._numbers.get(" ".join(text.split()).casefold())
        if found is None:
            said = text if len(text) <= 60 else text[:57] + "…"
            raise BadMove(
                f"{said!r} is not a move of {self.title}; moves read like {self.texts[0]!r}."
            )
        return found
