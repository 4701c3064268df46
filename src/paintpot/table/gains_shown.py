"""What moves would gain, as delivered to a client."""

from typing import Any

import msgspec

from paintpot.core.contract import Game
from paintpot.core.moments import Gain
from paintpot.table.previews import PreviewedMoves


class GainShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move would change in the player's own score; only lines that change are listed."""

    move: str
    total: int
    lines: list[tuple[str, int]]
    sure: bool = True
    """False if it may gain more."""
    then: str = ""
    """The next move of the step that gains so much, where others gain less."""
    caution: str = ""
    """What to know before making it: the game's catalogue words it as `caution-<name>`."""
    others: list[tuple[int, int]] = []
    """What it would change for other seats, as far as the player knows: seat and points."""
    final: bool = False
    """Whether it cannot be taken back once it is made."""


class Previewed(msgspec.Struct, frozen=True):
    """How a table would look after some moves. Without a view if they cannot be tried now."""

    version: int
    """The length of the seat's feed when they were tried."""
    view: dict[str, Any] | None = None
    gain: GainShown | None = None
    """What the step they belong to would gain, finished in the best way."""
    next: list[GainShown] = []
    """What each move that would then be legal adds to it."""


def gain_shown(game: Game, gain: Gain) -> GainShown:
    then = game.text(gain.then) if gain.then >= 0 else ""
    return GainShown(
        game.text(gain.move),
        gain.total,
        gain.lines,
        gain.sure,
        then,
        gain.caution,
        gain.others,
        gain.final,
    )


def previewed(game: Game, version: int, tried: PreviewedMoves | None) -> Previewed:
    if tried is None:
        return Previewed(version)
    return Previewed(
        version,
        tried.view,
        gain_shown(game, tried.gain),
        [gain_shown(game, gain) for gain in tried.next],
    )
