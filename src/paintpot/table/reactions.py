"""Six reactions instead of chat: sent to everybody who is connected, and never stored."""

from typing import Final, Literal, get_args

import msgspec

from paintpot.table.events import PERSON
from paintpot.table.faults import NotNow
from paintpot.table.table import Table

ReactionKind = Literal["bravo", "thanks", "ha", "oops", "tick-tock", "back-soon"]
REACTIONS: Final[tuple[ReactionKind, ...]] = get_args(ReactionKind)
NUDGE: Final = "tick-tock"
NUDGE_AFTER: Final = 20.0
"""Seconds that somebody must have kept the others waiting before a nudge."""


class Reaction(msgspec.Struct, frozen=True, omit_defaults=True, tag="reaction", tag_field="is"):
    """A WebSocket message: somebody reacted. A nudge names its targets."""

    seat: int
    what: ReactionKind
    to: list[int] = []


def reaction(table: Table, seat: int, what: ReactionKind, waited: float) -> Reaction:
    """A reaction of a seat; NotNow for a nudge when nobody is keeping others waiting."""
    if what != NUDGE:
        return Reaction(seat, what)
    slow = [other for other in table.acting() if other >= 0 and _may_be_nudged(table, seat, other)]
    if not slow:
        raise NotNow("There is nobody to wait for.", "nobody-to-nudge")
    if waited < NUDGE_AFTER:
        raise NotNow("Give them a moment longer before you nudge.", "too-soon-to-nudge")
    return Reaction(seat, what, slow)


def _may_be_nudged(table: Table, seat: int, other: int) -> bool:
    """Whether a seat may be nudged: people, but not bots, nor the same guest on another seat."""
    chair = table.chairs[other]
    return chair.kind == PERSON and not chair.by_bot and chair.guest != table.chairs[seat].guest
