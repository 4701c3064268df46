"""Hill climbing."""

import paintpot
from paintpot.core.weights import POINT
from paintpot.lab.climb import Perturbation, TrialRunner, nudges, play_trials, step_up
from paintpot.lab.fitting import Normal
from paintpot.lab.pool import Processes
from paintpot.lab.train import TrainingRound

WEIGHTS = [POINT, 500, -200]


def training(weights: list[int], **more: int) -> TrainingRound:
    return TrainingRound("inklings", weights, **more)  # type: ignore[arg-type]


def test_a_weight_that_goes_with_winning_is_raised() -> None:
    """The second weight decides, the third does not matter."""
    trials = [
        Perturbation([1, up, other], 5.0 * up)
        for up in (1, -1)
        for other in (1, -1)
        for _ in range(9)
    ]
    found = step_up(training(WEIGHTS), trials, [0, 100, 100])
    assert found[0] == POINT
    assert found[1] > WEIGHTS[1]
    assert found[2] == WEIGHTS[2]
    turned = [Perturbation(one.signs, -one.margin) for one in trials]
    assert step_up(training(WEIGHTS), turned, [0, 100, 100])[1] < WEIGHTS[1]


def test_trials_that_show_nothing_change_nothing() -> None:
    trials = [Perturbation([1, 1, 1], 0.0), Perturbation([-1, -1, -1], 0.0)]
    assert step_up(training(WEIGHTS), trials, [0, 100, 100]) == WEIGHTS


def test_large_features_get_small_changes() -> None:
    normal = Normal(4)
    for sign in (1.0, -1.0):
        normal.add([3.0, 10.0 * sign, 2.0 * sign, 1.0], 0.0)
    assert nudges([normal], 3, 0.4) == [0, 400, 2000]


def test_the_same_number_makes_the_same_trial() -> None:
    hand = paintpot.game("inklings").start(2).weights().sets["hand"]
    steps = [0] + [300] * (len(hand) - 1)
    own = training(hand, games=12)
    first = [TrialRunner(own, steps).play(k) for k in range(12)]
    assert first == [TrialRunner(own, steps).play(k) for k in range(12)]
    assert first == list(play_trials(own, steps, Processes(2)))
    assert len({tuple(one.signs) for one in first}) == 12


def test_weights_that_are_not_changed_meet_themselves() -> None:
    hand = paintpot.game("inklings").start(2).weights().sets["hand"]
    for seats in (1, 2):
        own = training(hand, seats=seats)
        assert TrialRunner(own, [0] * len(hand)).play(1).margin == 0.0
