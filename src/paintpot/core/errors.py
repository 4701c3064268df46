"""Errors that input can cause, each with one clear sentence."""

from paintpot.core.reasons import Reason


class PaintpotError(Exception):
    """Base of all errors a user can cause. `str(error)` is a sentence for that user."""


class UnknownGame(PaintpotError):
    """No game of that name is installed."""


class BadSeats(PaintpotError):
    """The game is not for that many players, or has no such seat."""


class BadOption(PaintpotError):
    """An unknown option, or a value it cannot have."""


class BadSheet(PaintpotError):
    """A sheet that cannot be played on; the sentence names the place."""


class BadMove(PaintpotError):
    """Not a move of this game at all: unreadable text, or a number out of range."""


class BadChance(PaintpotError):
    """Not a possible outcome of chance here."""


class BadRecord(PaintpotError):
    """A record that cannot be read or replayed; `position` is the move at fault, if one is."""

    def __init__(self, message: str, position: int | None = None, rule: str | None = None) -> None:
        super().__init__(message)
        self.position = position
        self.rule = rule


class CannotUndo(PaintpotError):
    """There is nothing to take back, or others have already responded."""


class BadBot(PaintpotError):
    """No bot has that specification."""


class Refused(PaintpotError):
    """A move the rules forbid. The state is exactly as before."""

    def __init__(self, reason: Reason, names: tuple[str, ...] = ()) -> None:
        super().__init__(f"refused by {reason.rule}")
        self.reason = reason
        self.names = names
        """Who sits where, if known: explanations can then use names."""

    @property
    def rule(self) -> str:
        return self.reason.rule
