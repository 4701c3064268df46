"""The conformance checks accept a right game and catch a wrong one, promise by promise."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from examples.drip import KEEP, PASS, Drip, DripGame

import paintpot
from paintpot.core.contract import Score, State
from paintpot.core.dice import Dice
from paintpot.core.gains import changes
from paintpot.core.ints import i64
from paintpot.core.moments import Gain, Moment
from paintpot.core.play import Play
from paintpot.core.reasons import Reason
from paintpot.core.scenes import Scene, plain_scene
from paintpot.lab import conformance
from paintpot.lab.conformance import CHECKS, Check
from paintpot.lab.seat_checks import seats_are_checked
from paintpot.lab.undo_checks import can_undo, offers_of_undo_are_kept
from tests.lab.checking import Generous, drip_with, findings


class Forgetful(Drip):
    """The last seat is never asked: a dead end."""

    def legal(self, seat: int) -> list[int]:
        return [] if seat == 1 else super().legal(seat)


class Weary(Drip):
    """Treats every player who has chosen once as retired."""

    def retired(self, seat: int) -> bool:
        return self.choice[seat] is not None


class Shared(Drip):
    """A clone shares its lists."""

    def clone(self) -> "Drip":
        twin = super().clone()
        twin.kept = self.kept
        return twin


class Lawless(Drip):
    """Names a rule that is in no ledger."""

    def why_not(self, seat: int, move: int) -> Reason | None:
        reason = super().why_not(seat, move)
        return None if reason is None else Reason("DR-99")


class Jealous(Drip):
    """Only the first may keep the die: order matters."""

    def apply(self, seat: i64, move: i64) -> None:
        super().apply(seat, PASS if KEEP in self.choice else move)


class Chatty(Drip):
    """Shows everyone's choice."""

    def view(self, seat: int | None) -> dict[str, Any]:
        return super().view(seat) | {"leak": self.choice[:]}


class Reckoning(Drip):
    """A seat's score counts what others have chosen in secret."""

    def standing(self, seat: int) -> Score:
        lines = self.scores()[seat].lines
        return Score([*lines, ("envy", -sum(choice == KEEP for choice in self.choice))])


class Moody(Drip):
    """Chance depends on more than the seed."""

    thrown = 0

    def roll(self, dice: Dice) -> str:
        Moody.thrown += 1
        if self.actors() != (-1,):
            return super().roll(dice)
        return self.chance(str(Moody.thrown // 2 % 6 + 1))


class Sloppy(Drip):
    """A refusal that changes something."""

    def why_not(self, seat: int, move: int) -> Reason | None:
        reason = super().why_not(seat, move)
        if reason is not None and self.die:
            self.die = self.die % 6 + 1
        return reason


class Double(Drip):
    """The fast list of moves is another one."""

    def fan(self, seat: i64) -> Any:
        return super().fan(0)


class Quiet(Drip):
    """Reveals without saying so: undo would go back past it."""

    def news(self, seat: int) -> int:
        return 0


class Gossip(Drip):
    """Tells of every choice, though nobody sees it."""

    def hushed(self, seat: int, move: int) -> bool:
        return False


class Indiscreet(Drip):
    """Tells of those who pass, though nobody sees that they do."""

    def hushed(self, seat: int, move: int) -> bool:
        return super().hushed(seat, move) and move == KEEP


class Coy(Drip):
    """Hushes the last choice, though it reveals all."""

    def hushed(self, seat: int, move: int) -> bool:
        return True


class Premature(Drip):
    """Calls it news that somebody has chosen: the choice would be told then."""

    def news(self, seat: int) -> int:
        return len(self.kept[0]) + sum(choice is not None for choice in self.choice)


class Forever(Drip):
    """Never shows the choices that the end reveals."""

    def view(self, seat: int | None) -> dict[str, Any]:
        return super().view(seat) | {"kept": []}


class Slow(Drip):
    """Has news only at the end, though all see every round."""

    def news(self, seat: int) -> int:
        return int(self.over)


class Open(Drip):
    """Shows spectators what seat 0 has chosen."""

    def view(self, seat: int | None) -> dict[str, Any]:
        return super().view(seat) | {"mine": self.choice[seat or 0]}


class Silent(Drip):
    """Does not offer a move that nothing forbids."""

    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[:1]


class Vague(Drip):
    """Writes down another die than fell."""

    def roll(self, dice: Dice) -> str:
        super().roll(dice)
        return "1"


class Dreamer(Drip):
    """Has ideas that are no moves."""

    def ideas(self, seat: i64) -> Any:
        return [7]


class Countless(Drip):
    """More features than weights."""

    def features(self, seat: i64) -> Any:
        return [1, 2]


class Peeping(Drip):
    """Looks at what the other has chosen."""

    def features(self, seat: i64) -> Any:
        return [KEEP if self.choice[1 - seat] == KEEP else PASS]


class Hasty(Drip):
    """Says how it ended before it has."""

    def ending(self) -> str:
        return "dry"


class Boastful(Drip):
    """Tells of a face that is kept before all have chosen."""

    def moments(self, before: State, viewer: int | None) -> list[Moment]:
        assert isinstance(before, Drip)
        return [
            Moment("kept", seat, {"face": self.die}, self.die)
            for seat in range(self.seats)
            if self.choice[seat] == KEEP and before.choice[seat] is None
        ]


class Early(Drip):
    """Has a moment for a choice when it is made, though the move is hushed: nobody may know."""

    def moments(self, before: State, viewer: int | None) -> list[Moment]:
        assert isinstance(before, Drip)
        chosen = [
            Moment("kept", seat, {"face": self.die}, 0)
            for seat in range(self.seats)
            if self.choice[seat] is not None and before.choice[seat] is None
        ]
        return super().moments(before, viewer) + chosen


class Wordless(Drip):
    """Has moments that its catalogue does not know."""

    def moments(self, before: State, viewer: int | None) -> list[Moment]:
        told = super().moments(before, viewer)
        return [Moment("hoarded", one.seat, one.facts, one.points) for one in told]


class Tattling(Drip):
    """Reports the true gain of a choice, which depends on what the others have chosen."""

    def gains(self, seat: int) -> list[Gain]:
        out = []
        for move in self.legal(seat):
            twin = self.clone()
            twin.play(seat, move)
            out.append(Gain(move, changes(self.standing(seat), twin.standing(seat))))
        return out


class Muttering(Drip):
    """Warns of something that its catalogue does not know."""

    def caution(self, seat: int, move: int) -> str:
        return "slippery"


class Whispering(Drip):
    """Warns of what others have chosen in secret."""

    def caution(self, seat: int, move: int) -> str:
        return "dear" if any(self.choice) else ""


class Partial(Drip):
    """Leaves out the gains of a move."""

    def gains(self, seat: int) -> list[Gain]:
        return super().gains(seat)[:1]


class Leading(Drip):
    """Takes the seat that leads for the winner."""

    def sure_winner(self, viewer: object) -> int | None:
        totals = [sum(kept) for kept in self.kept]
        return totals.index(max(totals)) if max(totals) > min(totals) else None


class Knowing(Drip):
    """Is right about who wins, but says so only when somebody has secretly kept the die."""

    def sure_winner(self, viewer: object) -> int | None:
        totals = [sum(kept) for kept in self.kept]
        last = len(self.kept[0]) == self.rounds - 1 and self.die
        safe = last and max(totals) - min(totals) > self.die
        return totals.index(max(totals)) if safe and KEEP in self.choice else None


FAULTS: list[tuple[type[Drip], Check]] = [
    (Forgetful, conformance.plays_end),
    (Weary, conformance.plays_end),
    (Shared, conformance.clones_are_apart),
    (Lawless, conformance.refusals_change_nothing),
    (Sloppy, conformance.refusals_change_nothing),
    (Jealous, conformance.simultaneous_moves_commute),
    (Vague, conformance.records_replay),
    (Chatty, conformance.views_hide),
    (Reckoning, conformance.views_hide),
    (Open, conformance.views_hide),
    (Quiet, conformance.reveals_are_news),
    (Gossip, conformance.told_is_shown),
    (Indiscreet, conformance.told_is_shown),
    (Coy, conformance.told_is_shown),
    (Premature, conformance.told_is_shown),
    (Forever, conformance.told_is_shown),
    (Slow, conformance.told_is_shown),
    (Chatty, conformance.told_is_shown),
    (Silent, conformance.refusals_change_nothing),
    (Moody, conformance.same_seed_same_play),
    (Generous, conformance.scores_add_up),
    (Leading, conformance.sure_winners_win),
    (Knowing, conformance.sure_winners_win),
    (Double, conformance.fast_ways_agree),
    (Dreamer, conformance.bots_are_served),
    (Countless, conformance.bots_are_served),
    (Peeping, conformance.bots_are_served),
    (Hasty, conformance.bots_are_served),
    (Boastful, conformance.moments_are_told),
    (Early, conformance.moments_are_told),
    (Wordless, conformance.moments_are_told),
    (Tattling, conformance.gains_hide),
    (Muttering, conformance.gains_hide),
    (Whispering, conformance.gains_hide),
    (Partial, conformance.gains_hide),
]


@pytest.fixture(autouse=True)
def _outside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drip is an interpreted game from a plain folder, in either form of the house."""
    monkeypatch.setenv("PAINTPOT_GAMES", str(Path(__file__).parents[2] / "examples"))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_right_game_passes(check: Check) -> None:
    assert findings(paintpot.game("drip"), check, games=6) == []


@pytest.mark.parametrize(("wrong", "check"), FAULTS, ids=lambda thing: thing.__name__)
def test_a_wrong_game_is_caught(wrong: type[Drip], check: Check) -> None:
    assert findings(drip_with(wrong), check, games=6)


CARELESS: dict[str, object] = {
    "view": {"die": 0, "kept": [[], []], "chosen": [False, False], "mine": None},
    "known_scores": [None, None],
    "known_points": [None, None],
    "sure_winner": None,
    "moments": [],
    "legal": [],
    "standing": Score([]),
    "due": [],
    "imagine": None,
    "news": 0,
    "hushed": False,
    "retired": False,
    "feats": [],
    "midway": False,
    "finishing": [],
    "caution": "",
    "gains": [],
    "moot": (),
    "prospects": [],
    "usual": 0,
}
"""Methods that take a seat, and an answer to whatever they are asked."""


@pytest.mark.parametrize("method", CARELESS)
def test_a_method_that_takes_any_seat_is_caught(method: str) -> None:
    right = getattr(Drip, method)

    def careless(self: Drip, *asked: Any) -> Any:
        try:
            return right(self, *asked)
        except paintpot.BadSeats:
            return CARELESS[method]

    careless_drip: Any = type("Careless", (Drip,), {method: careless})
    (found, *_) = findings(drip_with(careless_drip), seats_are_checked, games=6)
    assert f"{method} of seat" in found


def test_a_scene_that_takes_any_seat_is_caught() -> None:
    class Careless(DripGame):
        def scene(self, view: dict[str, Any], seat: Any, options: Mapping[str, object]) -> Scene:
            return plain_scene(self.title, view)

    (found, *_) = findings(Careless(), seats_are_checked, games=6)
    assert "scene of seat 2 was accepted" in found


def test_squares_for_any_seat_are_caught() -> None:
    class Careless(DripGame):
        def squares(
            self, view: dict[str, Any], seat: Any, options: Mapping[str, object]
        ) -> list[list[str]]:
            return []

    (found, *_) = findings(Careless(), seats_are_checked, games=6)
    assert "squares of seat 4 was accepted" in found


def test_alone_nothing_is_hushed() -> None:
    (found, *_) = findings(drip_with(Coy), conformance.told_is_shown, seats=1, games=6)
    assert "is hushed, with nobody else" in found
    assert findings(paintpot.game("drip"), conformance.told_is_shown, seats=1, games=6) == []


def test_undo_offered_and_then_refused_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The former fault: every player who has moved since the last throw is offered undo."""
    monkeypatch.setattr(
        "paintpot.lab.undo_checks.can_undo", lambda play, seat: play._last_of(seat) >= 0
    )
    found = []
    for name in ("color-in-kingdom", "inkdoms"):
        found += findings(paintpot.game(name), offers_of_undo_are_kept, 3, games=6)
    assert found
    assert all("is offered to seat" in fault for fault in found)


def test_an_offer_of_undo_that_tells_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def nosy(play: Play, seat: int) -> bool:
        state = play.state
        assert isinstance(state, Drip)
        return can_undo(play, seat) and KEEP not in (
            *state.choice[:seat],
            *state.choice[seat + 1 :],
        )

    monkeypatch.setattr("paintpot.lab.undo_checks.can_undo", nosy)
    found = findings(DripGame(), offers_of_undo_are_kept, 3, games=6)
    assert any("tells what others did in secret" in fault for fault in found)
