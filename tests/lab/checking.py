"""What the tests of `paintpot check` share: a check run over a game, and Drip made wrong."""

from examples.drip import Drip, DripGame

from paintpot.core.contract import Game, Score
from paintpot.lab.conformance import Check, NotConforming


class Generous(Drip):
    """Lines that do not add up."""

    def scores(self) -> list[Score]:
        scores = super().scores()
        for score in scores:
            score.total += 1
        return scores


def drip_with(state: type[Drip]) -> DripGame:
    """Drip with another state."""
    game = DripGame()
    game.state = state
    return game


def findings(game: Game, check: Check, seats: int = 2, games: int = 4) -> list[str]:
    """What a check finds wrong in some games."""
    found = []
    for seed in range(games):
        try:
            check(game, seats, seed)
        except NotConforming as fault:
            found.append(str(fault))
    return found
