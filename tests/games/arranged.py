"""What the positions of several games have in common: play in notation, and look."""

from typing import Any, Generic, Self, TypeVar

from paintpot.core.contract import Game, State

AnyState = TypeVar("AnyState", bound=State)


class Arranged(Generic[AnyState]):
    """A state with short ways to play on it and to look at it; each game adds how to arrange it."""

    game: Game

    def __init__(self, state: AnyState) -> None:
        self.state = state

    def play(self, seat: int, *texts: str) -> Self:
        for text in texts:
            self.state.play(seat, self.game.parse(text))
        return self

    def legal(self, seat: int) -> list[str]:
        return [self.game.text(move) for move in self.state.legal(seat)]

    def refusal(self, seat: int, text: str) -> str | None:
        """The rule that forbids a move; None if it is legal. Both ways of asking must agree."""
        move = self.game.parse(text)
        reason = self.state.why_not(seat, move)
        assert (reason is None) == (move in self.state.legal(seat))
        return None if reason is None else reason.rule

    def sheet(self, seat: int, viewer: int | None = -1) -> dict[str, Any]:
        """A seat's sheet as a viewer sees it; by default as the seat itself does."""
        view = self.state.view(seat if viewer == -1 else viewer)
        sheet: dict[str, Any] = view["sheets"][seat]
        return sheet

    def line(self, seat: int, name: str) -> int:
        """Points of one score line ('Redhill/variety') or of a group of them ('Redhill')."""
        lines = self.state.scores()[seat].lines
        found = [points for line, points in lines if line == name or line.split("/")[0] == name]
        assert found, f"no score line {name}"
        return sum(found)
