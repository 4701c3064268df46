"""The rules of Streaks, on whole numbers, so that they can be compiled."""

from typing import Any, Final

from paintpot.core.bits import BIT, members
from paintpot.core.contract import CHANCE_ACTS, Score, State
from paintpot.core.dice import Dice
from paintpot.core.errors import BadChance
from paintpot.core.ints import append, i64, vec
from paintpot.core.moments import Moment
from paintpot.core.position import FINE, Position
from paintpot.core.reasons import Reason
from paintpot.core.weights import Weights, read_weights

from .moves import BLOT, BOXES, ROWS, TEXTS, number_of
from .view_types import FOLDER, SheetView, StreaksView

STREAK: Final = 5
"""Marks of a row that make a streak, and the points for it."""
BLOT_COSTS: Final = 3

OVER, NOT_FALLEN, DONE, NUMBER, LEFT = 1, 2, 3, 4, 5
"""What can be wrong with a move."""

WEIGHTS: Final = read_weights(FOLDER / "weights.json")


class Streaks(Position):
    """`marks[3 * seat + row]` has a bit for each marked box, `done` one for each seat."""

    def __init__(self, seats: int, rounds: int) -> None:
        super().__init__(seats, BLOT + 1)
        self.rounds = rounds
        self.round = 0
        self.dice: list[int] = []
        self.done: i64 = 0
        self.marks: list[int] = [0] * (3 * seats)
        self.blots: list[int] = [0] * seats

    def clone(self) -> "Streaks":
        twin = Streaks(int(self.seats), self.rounds)
        twin.round = self.round
        twin.dice = self.dice[:]
        twin.done = self.done
        twin.marks = self.marks[:]
        twin.blots = self.blots[:]
        return twin

    def dump(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "dice": self.dice[:],
            "done": int(self.done),
            "marks": self.marks[:],
            "blots": self.blots[:],
        }

    # -- who acts, and how

    def acting(self) -> i64:
        if self.round == self.rounds:
            return 0
        if not self.dice:
            return CHANCE_ACTS
        return (BIT[self.seats] - 1) & ~self.done

    def fault(self, seat: i64, move: i64) -> i64:
        if self.round == self.rounds:
            return OVER
        if not self.dice:
            return NOT_FALLEN
        if self.done & BIT[seat]:
            return DONE
        if move == BLOT:
            return FINE
        row, box = move // BOXES, move % BOXES
        if number_of(int(row), int(box)) not in self.numbers():
            return NUMBER
        return LEFT if self.marks[3 * seat + row] >= BIT[box] else FINE

    def fan(self, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for move in range(BLOT + 1):
            if self.fault(seat, move) == FINE:
                out = append(out, move)
        return out

    def reason(self, seat: int, move: int, fault: int) -> Reason:
        if fault == OVER:
            return Reason("SK-END-1", {"case": "over", "rounds": self.rounds})
        if fault == NOT_FALLEN:
            return Reason("SK-TURN-1", {"case": "not-fallen"})
        if fault == DONE:
            return Reason("SK-TURN-2", {"case": "done"})
        row, box = move // BOXES, move % BOXES
        if fault == NUMBER:
            numbers = tuple([str(number) for number in self.numbers()])
            number = number_of(row, box)
            return Reason("SK-MARK-1", {"case": "number", "number": number, "numbers": numbers})
        last = max(members(self.marks[3 * seat + row]))
        return Reason(
            "SK-MARK-2", {"case": "left", "row": (ROWS[row],), "last": TEXTS_OF[row][last]}
        )

    def apply(self, seat: i64, move: i64) -> None:
        if move == BLOT:
            self.blots[seat] += 1
        else:
            self.marks[3 * seat + move // BOXES] |= int(BIT[move % BOXES])
        self.done |= BIT[seat]
        if self.done == BIT[self.seats] - 1:
            self.done = 0
            self.dice = []
            self.round += 1

    def numbers(self) -> list[int]:
        """What may be marked this round."""
        return sorted({self.dice[0], self.dice[1], self.dice[0] + self.dice[1]})

    # -- chance

    def roll(self, dice: Dice) -> str:
        stream = dice.stream("dice")
        return self.chance(f"{stream.below(6) + 1} {stream.below(6) + 1}")

    def chance(self, text: str) -> str:
        if self.acting() != CHANCE_ACTS:
            raise BadChance("The dice do not fall now.")
        shown = text.split()
        if len(shown) != 2 or any([one not in ("1", "2", "3", "4", "5", "6") for one in shown]):
            raise BadChance("Two dice fall and show 1 to 6 each, such as '3 5'.")
        self.dice = [int(one) for one in shown]
        return " ".join(shown)

    # -- what it is worth

    def scores(self) -> list[Score]:
        return [self._score(seat) for seat in range(int(self.seats))]

    def _score(self, seat: int) -> Score:
        counts = [self.marks[3 * seat + row].bit_count() for row in range(3)]
        lines = [(f"{ROWS[row]}/marks", n * (n + 1) // 2) for row, n in enumerate(counts)]
        lines.append(("streaks", STREAK * len([n for n in counts if n >= STREAK])))
        lines.append(("blots", -BLOT_COSTS * self.blots[seat]))
        return Score(lines, (-self.blots[seat],))

    def turn_no(self) -> i64:
        return self.round

    def features(self, seat: i64) -> vec[i64]:
        """Points, and how many boxes each row has left to the right of its last mark."""
        out = vec[i64]([self._score(int(seat)).total])
        for row in range(3):
            out = append(out, BOXES - self.marks[3 * seat + row].bit_length())
        return out

    def weights(self) -> Weights:
        return WEIGHTS

    def moments(self, before: State, viewer: object) -> list[Moment]:
        """A row that has become a streak."""
        self.viewer_of(viewer)
        assert isinstance(before, Streaks)
        return [
            Moment("streak", k // 3, {"row": (ROWS[k % 3],)}, STREAK)
            for k, mask in enumerate(self.marks)
            if mask.bit_count() >= STREAK > before.marks[k].bit_count()
        ]

    # -- what people see

    def view(self, seat: object) -> dict[str, Any]:
        self.viewer_of(seat)
        view: StreaksView = {
            "round": self.round,
            "rounds": self.rounds,
            "dice": self.dice[:],
            "numbers": self.numbers() if self.dice else [],
            "sheets": [self._sheet(k) for k in range(int(self.seats))],
        }
        return dict(view)

    def _sheet(self, seat: int) -> SheetView:
        return {
            "marks": [
                TEXTS_OF[row][box]
                for row in range(3)
                for box in members(self.marks[3 * seat + row])
            ],
            "blots": self.blots[seat],
            "done": bool(self.done & BIT[seat]),
            "score": self._score(seat).data(),
        }


TEXTS_OF: Final = [TEXTS[BOXES * row : BOXES * (row + 1)] for row in range(3)]
