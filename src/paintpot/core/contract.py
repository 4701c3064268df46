"""The contract that every game fulfils: all that the rest of the code knows of a game.

A game's author writes a `Game` and a `State`. Methods that raise NotImplementedError here have to
be written; the others have a default. `acting`, `fan` and `fall` do the same as `actors`, `legal`
and `roll` for compiled callers: on machine words and without texts, as `apply` is `play` without a
check. A game that should be fast writes those too.

A seat given to any other method is checked: what is not a seat of the game raises BadSeats, in
both forms. `apply`, `fan`, `features` and `ideas` take machine words and check nothing, since bots
call them millions of times with seats that they have from `acting`.
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
from paintpot.core.points import points_shown
from paintpot.core.reasons import Reason
from paintpot.core.scenes import Scene, plain_scene
from paintpot.core.squares import squares_of
from paintpot.core.view_types import ScoreData
from paintpot.core.weights import PLAIN, Weights

CHANCE: Final = -1
"""The seat of chance: dice and bags."""

CHANCE_ACTS: Final = -1
"""The value of `State.acting` when chance acts."""

ACTORS: Final = [tuple(members(mask)) for mask in range(256)]
"""The seats of each mask as a tuple, precomputed."""

CHANCE_ONLY: Final = (CHANCE,)


def checked_seat(seat: object, seats: int) -> int:
    """A seat's number, or BadSeats. For all outside input: True and 1.0 are not seats."""
    # A bool is an int in Python; letting it through would make compiled and interpreted code
    # differ.
    if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < seats:
        return seat
    raise BadSeats(f"This game has seats 0 to {seats - 1}; {shown(seat)} is none of them.")


def checked_viewer(seat: object, seats: int) -> int | None:
    """Like `checked_seat`, but None stands for a spectator."""
    return None if seat is None else checked_seat(seat, seats)


class Option:
    """An option of a game: its default, and the choices if they can be listed.

    With `open` set, the game itself checks other values (a custom sheet, for example).
    """

    __slots__ = ("choices", "default", "open")

    def __init__(self, default: object, choices: tuple[object, ...], open: bool = False) -> None:
        self.default = default
        self.choices = choices
        self.open = open

    def __repr__(self) -> str:
        return f"Option({self.default!r}, {self.choices!r}, open={self.open!r})"


def as_pairs(pairs: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """The same pairs as plain data: lists, since JSON has no tuples, whatever the type says."""
    return cast(list[tuple[str, int]], [[name, n] for name, n in pairs])


class Score:
    """A seat's score: lines that add up to the total, and tie-breakers (more is better).

    A line is named `group/part`, as on the paper sheet: `Redhill/variety`. `verdict` names the
    band of a solo result. `deciders` are lines that count nothing: they show what broke a
    tie, or what a solo result is compared with.
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
        """The score as plain data, as in views."""
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
    """A position of a game, changed in place by `play`, `roll` and `chance`."""

    # -- every game has to write these

    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; (CHANCE,) when chance acts; () when the game is over."""
        raise NotImplementedError

    # Seats are Any below: in compiled code a float would raise TypeError before it is checked, and
    # True would be seat 1.

    def legal(self, seat: Any) -> list[int]:
        """The legal moves of a seat, none if it may not act; BadSeats if there is no such seat.

        Of several moves that lead to the same state, one is enough.
        """
        raise NotImplementedError

    def why_not(self, seat: Any, move: int) -> Reason | None:
        """None if the move is legal; otherwise the rule that forbids it, with facts."""
        raise NotImplementedError

    def apply(self, seat: i64, move: i64) -> None:
        """Make a legal move. Nothing is checked: use `play` for moves of unknown origin."""
        raise NotImplementedError

    def roll(self, dice: Dice) -> str:
        """Chance acts: draw an outcome, apply it, return its text."""
        raise NotImplementedError

    def chance(self, text: str) -> str:
        """Chance acts with a given outcome. Returns its text in the notation of records."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def scores(self) -> list[Score]:
        """One score per seat, as if the game ended now. **Hidden information counts.**

        For results, statistics and training. What a player is shown before the end comes from
        `known_scores(seat)`, or from `standing(seat)` for the seat's own score.
        """
        raise NotImplementedError

    def view(self, seat: Any) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, as plain JSON data."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """Everything, hidden information included, as plain data: equal states have equal dumps."""
        raise NotImplementedError

    # -- defaults; a game may override them

    def undumped(self) -> tuple[str, ...]:
        """Names of fields that `dump` omits because they follow from the rest."""
        return ()

    @property
    def over(self) -> bool:
        return not self.actors()

    def seat_of(self, seat: object) -> int:
        """The number of a seat, or BadSeats."""
        return checked_seat(seat, int(self.players()))

    def viewer_of(self, seat: object) -> int | None:
        """Like `seat_of`, but None stands for a spectator."""
        return checked_viewer(seat, int(self.players()))

    def play(self, seat: Any, move: int) -> None:
        """Make a move, or raise Refused and change nothing."""
        mover = self.seat_of(seat)
        reason = self.why_not(mover, move)
        if reason is not None:
            raise Refused(reason)
        self.apply(mover, move)

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; () while the game is on, or if a solo game is lost."""
        if not self.over:
            return ()
        ranks = [(score.total, score.tie) for score in self.scores()]
        best = max(ranks)
        return tuple([seat for seat, rank in enumerate(ranks) if rank == best])

    def standing(self, seat: Any) -> Score:
        """A seat's own score as far as it may know it: where scores depend on others, without
        their hidden information."""
        return self.scores()[self.seat_of(seat)]

    def due(self, seat: Any) -> list[tuple[str, int]]:
        """Points that a seat is sure of, line by line, but that only the end of the round adds to
        its score; it knows of them by its own information."""
        self.seat_of(seat)
        return []

    def known_scores(self, seat: Any) -> list[Score | None]:
        """What a seat (None: a spectator) may be shown: its own standing; all, once it is over."""
        viewer = self.viewer_of(seat)
        if self.over:
            return [*self.scores()]
        out: list[Score | None] = [None] * int(self.players())
        if viewer is not None:
            out[viewer] = self.standing(viewer)
        return out

    def known_points(self, seat: Any) -> list[int | None]:
        """The points beside each name as a seat (None: a spectator) sees them; None if hidden.

        They are asked for after every move. By default they are read from the view; a game that
        should be fast counts them.
        """
        viewer = self.viewer_of(seat)
        return points_shown(self.view(viewer), int(self.players()))

    def imagine(self, seat: Any, dice: Dice) -> "State":
        """A state that looks the same to this seat, with what is hidden from it resampled."""
        self.seat_of(seat)
        return self.clone()

    def news(self, seat: Any) -> int:
        """A counter that grows whenever this seat learns something unforeseeable: undo stops there.

        Chance need not be counted here; a game counts what it reveals.
        """
        self.seat_of(seat)
        return 0

    def hushed(self, seat: Any, move: int) -> bool:
        """Whether others learn of this legal move only with their next `news`.

        Called before the move is made. A move that is not hushed is published to everyone at once,
        so every view must show it.
        """
        self.seat_of(seat)
        return False

    def retired(self, seat: Any) -> bool:
        """Whether this seat has nothing more to do while others play on; this is public."""
        self.seat_of(seat)
        return False

    def sure_winner(self, viewer: Any) -> int | None:
        """The seat that will win alone whatever is rolled and played from here on, as far as a
        viewer (None: a spectator) may know; None if there is no such seat, or it is not known.
        """
        self.viewer_of(viewer)
        return None

    def turn_no(self) -> i64:
        """A number that changes when a turn or round ends: a short-sighted bot looks no further."""
        return 0

    def feats(self, seat: Any) -> list[str]:
        """What this seat has achieved, by name, for statistics; players are shown `moments`."""
        self.seat_of(seat)
        return []

    def moments(self, before: "State", viewer: Any) -> list[Moment]:
        """What has happened since an earlier state of the same game, as far as a viewer may know.

        None is a spectator. A game compares what is permanent (masks, counts), so that several
        steps at once give the same moments as one after another. A viewer gets none from somebody
        else's hushed move before their `news` grow.
        """
        self.viewer_of(viewer)
        return []

    def midway(self, seat: Any) -> bool:
        """Whether this seat's last move only begins a step: dice are picked, nothing is built yet.

        `gains` looks ahead to the end of the step.
        """
        self.seat_of(seat)
        return False

    def finishing(self, seat: Any) -> list[int]:
        """The moves that `gains` tries to finish a step; none if it is finished.

        A game may leave out moves that cannot gain more than those it names.
        """
        return self.legal(seat) if self.midway(seat) else []

    def caution(self, seat: Any, move: int) -> str:
        """A warning about a legal move that its points do not reveal.

        A name, which the game's catalogue words as `caution-<name>`; "" if there is nothing to
        warn of. Asked for each legal move together with `gains`; it reveals nothing hidden.
        """
        self.seat_of(seat)
        return ""

    def cautions(self, seat: Any, moves: list[int]) -> list[str]:
        """The cautions of several legal moves: faster, in a game that would otherwise do the same
        work for each."""
        return [self.caution(seat, move) for move in moves]

    def gains(self, seat: Any) -> list[Gain]:
        """What each legal move would change in the seat's own score; reveals nothing hidden."""
        from paintpot.core.gains import gains_of

        return gains_of(self, self.seat_of(seat))

    def ending(self) -> str:
        """How the game ended, as a short stable name; "" before the end, or if not stated."""
        return ""

    def players(self) -> i64:
        """The number of seats."""
        return len(self.scores())

    def features(self, seat: i64) -> vec[i64]:
        """Integers that describe how a seat stands, for bots; the first is its current points."""
        return vec[i64]([self.scores()[seat].total])

    def weights(self) -> Weights:
        """What each feature is worth to a bot."""
        return PLAIN

    def moot(self, seat: Any) -> tuple[str, ...]:
        """Features that mean nothing as this seat stands: no hint says that a turn raises them."""
        self.seat_of(seat)
        return ()

    def prospects(self, seat: Any, before: "State") -> list[tuple[str, int]]:
        """What a seat's turn since `before` has prepared, as a person sees it, the most important
        first: names that the game's catalogue words as `prepares-<name>`, each with a number.

        Hints mention them before the features that have risen. By default there are none.
        """
        self.seat_of(seat)
        return []

    def fewer_is_better(self, name: str) -> bool:
        """Whether a smaller number of that prospect is better: it counts what is still missing."""
        return False

    def kind_of(self, move: int) -> int:
        """The kind of a move, regardless of where it is made: a building, not its space. Hints do
        not offer turns that score the same and differ only in the place. By default every move is
        of its own kind.
        """
        return move

    def usual(self, seat: Any, move: int) -> int:
        """The legal move that a person would make to do exactly the same; often this one.

        A bot may make either; a hint shows the one that needs no explanation.
        """
        self.seat_of(seat)
        return move

    def ideas(self, seat: i64) -> vec[i64]:
        """The moves that a rollout considers: all of `fan`, or some.

        Bots use them to guess how a turn may continue; they choose among all moves.
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
        """The legal moves of that seat."""
        out = vec[i64]()
        for move in self.legal(int(seat)):
            out = append(out, move)
        return out

    def fall(self, dice: Dice) -> None:
        """Chance acts; like `roll`, without the text."""
        self.roll(dice)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game: its seats, its moves and their notation, how a game starts."""

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
    """Contains the game's ledger (rules.md) and texts/."""
    view_type: type[object] | None = None
    """The TypedDict of what `State.view` returns, if the game declares one. `paintpot check` checks
    views against it, and the types of the page's board are generated from it."""

    def text(self, move: int) -> str:
        raise NotImplementedError

    def parse(self, text: str) -> int:
        raise NotImplementedError

    def begin(self, seats: int, options: dict[str, Any]) -> State:
        """The state before any chance; the number of seats is valid and options are complete."""
        raise NotImplementedError

    def repair(
        self, rules: int, options: dict[str, Any], moves: list[tuple[int, str]]
    ) -> tuple[dict[str, Any], list[tuple[int, str]]] | None:
        """Options and moves of a game under an older version of the rules, migrated to this one.

        None if that is not possible: then such games can only be kept. The result is checked like
        any record, and chance must have the same outcomes: a repair may rename, not redecide.
        """
        return None

    def scene(self, view: dict[str, Any], seat: Any, options: Mapping[str, object]) -> Scene:
        """The picture of a view, from the point of view of one seat; options as they were given.

        A game that does not draw itself is shown as the data of its view.
        """
        checked_seat(seat, self.seats[-1])  # a view need not say how many there are
        return plain_scene(self.title, view)

    def squares(
        self, view: dict[str, Any], seat: Any, options: Mapping[str, object]
    ) -> list[list[str]]:
        """A seat's finished sheet as a few coloured squares, row by row, to be shared as text: the
        name of an ink, or "" for paper. They must not reveal what chance brought.
        """
        return squares_of(self.scene(view, seat, options))

    def start(self, seats: object = 2, options: Mapping[str, object] | None = None) -> State:
        return self.begin(self.checked_seats(seats), self.complete(options or {}))

    def checked_seats(self, seats: object) -> int:
        """A number of players this game is for, or BadSeats; True and 2.0 are not numbers here."""
        if isinstance(seats, int) and not isinstance(seats, bool) and seats in self.seats:
            return seats
        least, most = self.seats[0], self.seats[-1]
        raise BadSeats(f"{self.title} is for {least} to {most} players, not {shown(seats)}.")

    def complete(self, given: Mapping[str, object]) -> dict[str, Any]:
        """All options; those not given have their defaults."""
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
    """Texts of all moves of a game, and back. Case and spacing do not matter."""

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
                f"{said!r} is not a move of {self.title}; a move looks like {self.texts[0]!r}."
            )
        return found
