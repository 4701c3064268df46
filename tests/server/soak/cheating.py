"""A server that cheats with its dice on purpose, to see that its guests find out.

    python -m tests.server.soak.cheating serve …

Each table cheats in the way its host's name says, all others not at all. The house knows everything
that a real one could know, and changes what it shows and writes as late as that helps it.
"""

import sys
from typing import Any

import msgspec

from paintpot.cli.main import main
from paintpot.core.fair import Fair, Part, commitment, new_secret
from paintpot.table import table
from paintpot.table.events import Started

GRIND = "Draws the secret anew when all is known"
SWAP_EARLY = "Shows another commitment at the start"
DROP = "Leaves out a part that has come"
CHOOSE = "Chooses its own seat's part last"
REPLACE = "Replaces a hash at the start"
REWRITE = "Writes other throws into the record"

CHEATS = (GRIND, SWAP_EARLY, DROP, CHOOSE, REPLACE, REWRITE)
TRIED = 40
"""How many secrets or parts are tried for the best one."""
HONEST = 0
"""The seat of the player who is cheated; the seat after it is an accomplice of the house."""


def cheats(where: "table.Table", how: str) -> bool:
    return bool(where.opened.chairs[0].name == how)


def first_throw(where: "table.Table", fair: Fair, secret: str) -> str:
    state = where.game.start(len(where.chairs), where.opened.options)
    return state.roll(fair.dice(secret, where.game.name, where.game.rules))


def cheat() -> None:
    """Change the table where the house would."""
    start, fair, record = table.Table._apply_started, table.Table._fair, table.Table.record

    def choose_last(self: table.Table, event: Started) -> None:
        """Everything is known now, and nothing has been thrown."""
        if cheats(self, GRIND):
            shown = fair(self, 2, self.id, begun=True)
            tried = [new_secret() for _ in range(TRIED)]
            best = max(tried, key=lambda one: first_throw(self, _of(shown, one), one))
            self.opened = msgspec.structs.replace(self.opened, secret=best)
        elif cheats(self, CHOOSE):
            tried = [new_secret() for _ in range(TRIED)]
            best = max(tried, key=lambda one: first_throw(self, _with(self, one), _secret(self)))
            self.parts.hashes[1], self.parts.bytes[1] = commitment(best), best
        elif cheats(self, DROP):
            self.parts.bytes[HONEST] = ""
        start(self, event)

    def shown(self: table.Table, version: int, name: str, begun: bool = False) -> Fair:
        told = fair(self, version, name, begun)
        if cheats(self, SWAP_EARLY) and self.parts.revealing:
            told.commitment = "0" * 64
        if cheats(self, REPLACE) and self.parts.revealing and told.parts:
            told.parts[HONEST] = Part("0" * 64)
        return told

    def rewritten(self: table.Table) -> dict[str, Any]:
        found = record(self)
        if cheats(self, REWRITE):
            throws = [k for k, (seat, _) in enumerate(found["moves"]) if seat == -1]
            found["moves"][throws[0]][1] = found["moves"][throws[1]][1]
        return found

    table.Table.handlers[Started] = choose_last
    table.Table._apply_started = choose_last  # type: ignore[method-assign]
    table.Table._fair = shown  # type: ignore[method-assign, assignment]
    table.Table.record = rewritten  # type: ignore[method-assign]


def _secret(where: "table.Table") -> str:
    return where.opened.secret


def _of(fair: Fair, secret: str) -> Fair:
    return Fair(commitment(secret), fair.words, None, fair.first, fair.table, fair.parts)


def _with(where: "table.Table", part: str) -> Fair:
    """What the dice would be with this part on the house's own seat."""
    hashes, told = where.parts.hashes, where.parts.bytes
    parts = [
        Part(commitment(part), part) if seat == 1 else Part(hashes[seat], told[seat])
        for seat in where.seats
    ]
    return Fair(commitment(_secret(where)), where.words, None, 0, where.id, parts)


if __name__ == "__main__":
    cheat()
    sys.exit(main())
