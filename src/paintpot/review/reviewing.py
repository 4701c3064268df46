"""The review of a record: a stream of finished turns and throws, and the account at the end."""

import hashlib
import json
from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import asdict

from paintpot.core.contract import State
from paintpot.core.errors import BadOption, BadRecord
from paintpot.core.play import Play
from paintpot.core.records import replay
from paintpot.review.calibration import Calibration
from paintpot.review.events import Decision, Event, Throw, events
from paintpot.review.judging import Judge
from paintpot.review.outcomes import most_outcomes, outcomes
from paintpot.review.playouts import Playouts, Sample, result_of
from paintpot.review.reports import (
    CHANCE,
    POINTS,
    Review,
    ReviewedSeat,
    ReviewedThrow,
    ReviewedTurn,
    ReviewSummary,
    rounded,
)
from paintpot.review.statistics import margin
from paintpot.review.verdicts import (
    BEST,
    CERTAIN,
    GOOD,
    VERDICTS,
    Scale,
    chances,
    mean_accuracy,
    verdict,
)

SIMULATIONS: Final = 128
"""Samples of every position, unless another number is asked for."""
FEWEST_SIMULATIONS: Final = 2
MOST_SIMULATIONS: Final = 100_000
MOMENTS: Final = 3
SHOWN_AS_NONE: Final = 0.5
"""A change of no more than this, in points or in per cent of winning chance, is shown as 0."""

VERSION: Final = 6
"""The version of what reviews say: one that was stored under another version is made again."""

Part = ReviewedTurn | ReviewedThrow


class Reviewer:
    """Reviews one finished game. `parts` yields each turn and throw as soon as it is judged."""

    def __init__(self, record: object, simulations: int = SIMULATIONS) -> None:
        if not FEWEST_SIMULATIONS <= simulations <= MOST_SIMULATIONS:
            raise BadOption(
                f"A review takes {FEWEST_SIMULATIONS} to {MOST_SIMULATIONS} simulations,"
                f" not {simulations}."
            )
        self.play = record if isinstance(record, Play) else replay(record)
        if not self.play.state.over:
            raise BadRecord("The game of the record is not over: only finished games are reviewed.")
        self.simulations = simulations
        self.events: list[Event] = list(events(self.play))
        self.start = self.play.game.start(self.play.seats, self.play.options)
        self.playouts = Playouts(seed_of(self.play), self.start)
        self.calibration = Calibration(
            self.playouts,
            [(self.start, 0), *[_reached(event) for event in self.events]],
            simulations,
        )
        self.turns: list[ReviewedTurn] = []
        self.throws: list[ReviewedThrow] = []
        self._start: Sample = []
        self._scale = Scale(1.0, False)
        self._swings: list[tuple[list[float], int]] = []
        """What each event changed for each seat, as it is shown, and the event's place."""
        self._missed: list[tuple[float, int]] = []
        """Turns that certainly could have been played better: the chance given away, the place."""

    def parts(self) -> Iterator[Part]:
        """Judge the game from its start, once."""
        lost = not self.play.state.winners()
        scale = self._scale = Scale.of(self.calibration.early_results(), lost)
        now = self._start = self._sample(self.start, 0, 0)
        judge = Judge(self.playouts, self.calibration, self.simulations, scale)
        for at, event in enumerate(self.events):
            after = self._sample(*_reached(event), at + 1)
            if isinstance(event, Throw):
                throw = self._thrown(event, at, now, after)
                self.throws.append(throw)
                part: Part = throw
                place = event.place
            else:
                part = turn = self._judged(event, at, judge, now, after)
                self.turns.append(turn)
                place = event.places[0]
            self._swings.append((self._swing(now, after), place))
            now = after
            yield part

    def summary(self) -> ReviewSummary:
        """The summary of all parts, once they are there."""
        assert len(self.turns) + len(self.throws) == len(self.events)
        return ReviewSummary(
            self.play.game.name,
            self.simulations,
            rounded(self._scale.spread),
            CHANCE if self._scale.by_wins else POINTS,
            [self._account(seat) for seat in range(self.play.seats)],
            self._moments(list(range(self.play.seats))),
        )

    def review(self) -> Review:
        """The review, once all parts are there."""
        return Review(**asdict(self.summary()), turns=self.turns, throws=self.throws)

    # -- parts

    def _sample(
        self, state: State, chances: int, at: int, first: int = 0, count: int = 0
    ) -> Sample:
        """Samples of a position, by the calibration of position `at` of the record."""
        count = count or self.simulations
        if state.over:
            return [result_of(state)] * count
        return [
            self.calibration.sample(at, state.clone(), chances, k)
            for k in range(first, first + count)
        ]

    def _values(self, sample: Sample) -> list[float]:
        return [margin(sample, seat) for seat in range(self.play.seats)]

    def _chances(self, sample: Sample) -> list[float] | None:
        found = chances(sample, self._scale.by_wins)
        return None if found is None else [rounded(chance) for chance in found]

    def _thrown(self, throw: Throw, at: int, before: Sample, after: Sample) -> ReviewedThrow:
        average, listed = self._average(throw, at, before)
        values = self._values(after)
        return ReviewedThrow(
            throw.place,
            throw.text,
            [rounded(value - mean) for value, mean in zip(values, average, strict=True)],
            listed,
            self._chances(after),
            [rounded(value) for value in values],
        )

    def _average(self, throw: Throw, at: int, before: Sample) -> tuple[list[float], int | None]:
        """What the throw was worth on average, over all outcomes if they can be listed.

        Otherwise the games played out from before the throw are the samples: each had its own
        throw.
        """
        every = outcomes(throw.before, most_outcomes(self.simulations))
        if not every:
            return self._values(before), None
        average = [0.0] * self.play.seats
        each = max(1, self.simulations // len(every))
        for k, (state, weight) in enumerate(every):
            sample = self._sample(state, throw.chances + 1, at + 1, k * each, each)
            for seat, value in enumerate(self._values(sample)):
                average[seat] += float(weight) * value
        return average, len(every)

    def _judged(
        self, turn: Decision, at: int, judge: Judge, before: Sample, after: Sample
    ) -> ReviewedTurn:
        found = judge.judge(turn, at, before, after)
        text = self.play.game.text
        was, became = self._values(found.before), self._values(found.played)
        value = rounded(became[turn.seat])
        best = max(value, rounded(margin(found.best, turn.seat)))
        lost = found.lost
        certain = found.difference > CERTAIN * found.error
        if certain and lost > 0.0:
            self._missed.append((lost, turn.places[0]))
        return ReviewedTurn(
            turn.seat,
            turn.places[0],
            turn.places[-1] + 1,
            [text(move) for move in turn.moves],
            rounded(was[turn.seat]),
            value,
            best,
            rounded(best - value),
            rounded(found.error),
            rounded(lost),
            verdict(lost, certain) if lost > 0.0 or not found.moves else GOOD,
            [text(move) for move in found.moves],
            found.forced,
            [rounded(new - old) for new, old in zip(became, was, strict=True)],
            self._chances(after),
            [rounded(value) for value in self._values(after)],
            [lines for _, lines in found.why.steps] if found.why else [],
            found.why.lines if found.why else [],
            found.why.prepares if found.why else [],
        )

    # -- the account

    def _account(self, seat: int) -> ReviewedSeat:
        mine = [turn for turn in self.turns if turn.seat == seat]
        start = rounded(margin(self._start, seat))
        luck = rounded(sum([throw.luck[seat] for throw in self.throws]))
        own = rounded(sum([turn.changes[seat] for turn in mine]))
        others = rounded(sum([turn.changes[seat] for turn in self.turns if turn.seat != seat]))
        result = int(result_of(self.play.state).margins[seat])
        first = self._chances(self._start)
        accuracy = mean_accuracy([turn.lost for turn in mine if not turn.forced])
        return ReviewedSeat(
            seat,
            start,
            luck,
            own,
            others,
            rounded(result - start - luck - own - others),
            result,
            None if accuracy is None else rounded(accuracy),
            rounded(sum([turn.loss for turn in mine])),
            None if first is None else first[seat],
            {name: [turn.verdict for turn in mine].count(name) for name in VERDICTS},
            self._moments([seat]),
        )

    def _swing(self, before: Sample, after: Sample) -> list[float]:
        """How much an event changed for each seat: per cent of winning chance, or points where
        nobody can lose."""
        old, new = self._chances(before), self._chances(after)
        if old is None or new is None:
            old = [rounded(value) for value in self._values(before)]
            new = [rounded(value) for value in self._values(after)]
            return [rounded(b - a) for a, b in zip(old, new, strict=True)]
        return [rounded(100 * (b - a)) for a, b in zip(old, new, strict=True)]

    def _moments(self, seats: list[int]) -> list[int]:
        """What changed most for one of these seats; without changes that are shown as 0.

        Nor good turns after which their player stands worse, or mistakes after which they stand
        better: there the estimate before was too coarse, and verdict and figure would seem to
        disagree. Not luck alone: if there is a decision to learn from, one is included, for a
        single seat one of its own if any of them won or cost something.
        """
        changed = [(max([abs(each[k]) for k in seats]), place) for each, place in self._swings]
        turns = {turn.first: turn for turn in self.turns}
        swings = {place: each for each, place in self._swings}
        felt = {place for swing, place in changed if swing > SHOWN_AS_NONE}
        clear = [
            (swing, place)
            for swing, place in changed
            if place in felt
            and (place not in turns or _agrees(turns[place], swings[place][turns[place].seat]))
        ]
        clear.sort(key=lambda one: (-one[0], one[1]))
        places = [place for _, place in clear[:MOMENTS]]
        chosen = {turn.first for turn in self.turns if not turn.forced}
        own = {place for place in chosen if turns[place].seat in seats}
        shown = {place for _, place in clear}
        missed = [one for one in self._missed if one[1] in shown]
        # A mistake before a good turn, the seat's own before those of others.
        for best, among in (
            (missed, own),
            (clear, own if len(seats) == 1 else set()),
            (missed, chosen),
        ):
            others = [one for one in best if one[1] in among]
            if others and not among.intersection(places):
                _, most = max(others, key=lambda one: (one[0], -one[1]))
                places = [*places[: MOMENTS - 1], most]
        return sorted(places)


def _agrees(turn: ReviewedTurn, swing: float) -> bool:
    """Whether what a turn changed for its player, as it is shown, goes with its verdict."""
    if turn.forced or abs(swing) <= SHOWN_AS_NONE:
        return True
    return (swing > 0) == (turn.verdict in (BEST, GOOD))


def seed_of(play: Play) -> str:
    """A seed that depends on what was played, but not on who played it."""
    played = [play.game.name, play.game.rules, play.seats, play.options, play.moves]
    text = json.dumps(played, sort_keys=True, ensure_ascii=True)
    return f"review {hashlib.sha256(text.encode()).hexdigest()}"


def _reached(event: Event) -> tuple[State, int]:
    """The position after an event, and how often chance has acted before it."""
    return event.after, event.chances + isinstance(event, Throw)


Progress = Callable[[int, int], None]
"""Called with how many parts are judged, and how many there are."""


def review(
    record: object, simulations: int = SIMULATIONS, progress: Progress | None = None
) -> Review:
    """The review of a record of a finished game."""
    reviewer = Reviewer(record, simulations)
    for done, _ in enumerate(reviewer.parts(), start=1):
        if progress is not None:
            progress(done, len(reviewer.events))
    return reviewer.review()
