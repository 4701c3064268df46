"""The seats' parts of the dice at one table: committed to before the start, revealed at it.

Before the start each seat's client commits to 32 bytes by their SHA-256. When the host starts, all
commitments are fixed and the table is revealing: clients send the bytes, which nobody else sees
before the game has begun. It begins when all parts are there or the time for it is over
(`reveal_timer.py`); a seat that has not revealed by then is named, and the dice do without its
part.
"""

from collections.abc import Sequence
from typing import Final

from paintpot.core.fair import BOT as NO_PART_OF_BOTS
from paintpot.core.fair import NONE, SILENT, Part, commitment
from paintpot.table.events import BOT, Chair
from paintpot.table.faults import NotNow

MOST_COMMITTED: Final = 50
"""How often a seat may change its commitment at one table: each change is a stored event."""
PATIENCE: Final = 6.0
"""Seconds that seats have to reveal their parts."""


class Parts:
    """The parts of all seats, from the first commitment to the last reveal."""

    def __init__(self, chairs: Sequence[Chair]) -> None:
        self.hashes = [chair.hash for chair in chairs]
        """The commitment of each seat; empty for none."""
        self.bytes = [""] * len(chairs)
        """What each seat revealed."""
        self.revealing = False
        """Whether the commitments are fixed and the game has not begun."""
        self._committed = [0] * len(chairs)

    def commit(self, seat: int, hash: str) -> None:
        self.hashes[seat] = hash
        self._committed[seat] += hash != ""

    def check_commit(self, seat: int) -> None:
        """NotNow if the seat has changed its commitment too often."""
        if self._committed[seat] >= MOST_COMMITTED:
            raise NotNow(f"The hash of a seat can be changed {MOST_COMMITTED} times.", "part-limit")

    def check_reveal(self, seat: int, bytes: str) -> None:
        """NotNow if these are not the bytes that the seat committed to."""
        if not self.hashes[seat]:
            raise NotNow(f"Seat {seat + 1} committed to no part of the dice.", "part-none")
        if commitment(bytes) != self.hashes[seat]:
            raise NotNow(
                "These bytes do not fit the hash that this seat committed to.", "part-unfit"
            )

    def missing(self) -> list[int]:
        """The seats that committed to a part and have not revealed it."""
        return [k for k, revealed in enumerate(self.bytes) if self.hashes[k] and not revealed]

    def listed(self, chairs: Sequence[Chair], begun: bool) -> list[Part]:
        """The parts as a record has them. Bytes are shown once the game has begun, all at once."""
        return [self._listed(seat, chair, begun) for seat, chair in enumerate(chairs)]

    def _listed(self, seat: int, chair: Chair, begun: bool) -> Part:
        if chair.kind == BOT:
            return Part(None, None, NO_PART_OF_BOTS)
        committed, revealed = self.hashes[seat] or None, self.bytes[seat] or None
        if not begun:
            return Part(committed)
        if committed is None:
            return Part(None, None, NONE)
        return Part(committed, revealed, "" if revealed else SILENT)
