"""Positions of Inkdoms in notation: arrange, play, look.

    game = table(2).throw("blue 3 in R; red 2 in Y; yellow 4 in B; white 2 in U")
    game.play(0, "blue from Redhill", "blue on R4", "done")
    assert game.refusal(1, "blue from Redhill") == "ID-TURN-1"
"""

from typing import Any

import paintpot
from paintpot.core.bits import members
from paintpot.games.inkdoms.names import AREAS, INKS, KINGDOMS, LETTERS
from paintpot.games.inkdoms.paper import ONE, Paper
from paintpot.games.inkdoms.realm import Realm, standard_realm
from paintpot.games.inkdoms.state import Inkdoms

GAME = paintpot.game("inkdoms")
REALM: Realm = standard_realm("standard")
APART = "blue 3 in R; red 2 in Y; yellow 4 in B; white 2 in U"
"""A throw with every die in a kingdom of its own."""


# -- the map


def near(area: str) -> list[str]:
    """The areas that share a side with this one."""
    return [AREAS[k] for k in members(REALM.near[AREAS.index(area)])]


def areas_with(symbol: str) -> list[str]:
    """The areas with a symbol, such as 'hydra' or 'spell 2' or 'dragon green'."""
    return [area.id for area in REALM.sheet.areas if area.data.get("symbol") == symbol]


def plain_areas(kingdom: str) -> list[str]:
    """Areas of a kingdom (a letter) without symbol and tower."""
    towered = {AREAS[k] for pair in REALM.towers for k in pair}
    return [
        area.id
        for area in REALM.sheet.areas
        if area.id[0] == kingdom and "symbol" not in area.data and area.id not in towered
    ]


def capital(kingdom: str) -> str:
    """The area of a kingdom's capital, by the kingdom's letter."""
    return AREAS[REALM.capital[LETTERS.index(kingdom)]]


def land(kingdom: str) -> list[str]:
    """The nine areas of a kingdom, by its letter."""
    return [area for area in AREAS if area[0] == kingdom]


def towers() -> list[tuple[str, str]]:
    """The two areas of each watchtower."""
    return [(AREAS[a], AREAS[b]) for a, b in REALM.towers]


def kingdom_of(area: str) -> str:
    """'Redhill' of 'R4'."""
    return KINGDOMS[LETTERS.index(area[0])]


# -- the table


class Table:
    """A state with short ways to arrange it and to play on it."""

    def __init__(self, state: Inkdoms) -> None:
        self.state = state

    def paper(self, seat: int = 0) -> Paper:
        return self.state.papers[seat]

    # arranging, between turns: nothing here counts as painted or gained in this round

    def paint(self, seat: int, **inks: str) -> "Table":
        """paint(0, red="R1 R2", blue="B3"): areas painted in earlier rounds, symbols ignored."""
        paper = self.paper(seat)
        for ink, names in inks.items():
            for name in names.split():
                area = AREAS.index(name)
                assert not paper.painted & 2**area, f"{name} is painted already"
                paper.slots[INKS.index(ink)] |= 2**area
                paper.slots[6 + INKS.index(ink)] |= REALM.near[area]
                paper.painted |= 2**area
        return self

    def fill(self, seat: int, areas: list[str]) -> "Table":
        """Paint areas in colours that obey the rules where six colours suffice (they do)."""
        for name in areas:
            if self.ink(seat, name) is None:
                taken = {self.ink(seat, other) for other in near(name)}
                self.paint(seat, **{next(ink for ink in INKS if ink not in taken): name})
        return self

    def give(self, seat: int, spells: str = "", **drops: int) -> "Table":
        """give(0, spells="1 3 3", green=2): held and usable."""
        paper = self.paper(seat)
        for number in spells.split():
            paper.spells += ONE[int(number) - 1]
        for ink, n in drops.items():
            paper.jars += n * ONE[INKS.index(ink)]
        return self

    def take_spells(self, seat: int) -> "Table":
        """No spells, not even the start spell."""
        self.paper(seat).spells = 0
        return self

    def blots(self, seat: int, n: int) -> "Table":
        self.paper(seat).blots = n
        return self

    # playing

    def throw(self, text: str = APART) -> "Table":
        self.state.chance(text)
        return self

    def play(self, seat: int, *texts: str) -> "Table":
        for text in texts:
            self.state.play(seat, GAME.parse(text))
        return self

    def turn(self, seat: int, *texts: str) -> "Table":
        """A whole turn: these moves, then done."""
        return self.play(seat, *texts, "done")

    def skip_round(self) -> "Table":
        """Everyone (in turn order) takes the first die they can and paints nothing."""
        for _ in range(len(self.state.papers)):
            seat = self.state.actors()[0]
            self.state.play(seat, self.state.legal(seat)[0])
            self.play(seat, "done")
        return self

    # looking

    def legal(self, seat: int) -> list[str]:
        return [GAME.text(move) for move in self.state.legal(seat)]

    def refusal(self, seat: int, text: str) -> str | None:
        """The rule that forbids a move; None if it is legal. Both ways of asking must agree."""
        move = GAME.parse(text)
        reason = self.state.why_not(seat, move)
        assert (reason is None) == (move in self.state.legal(seat))
        return None if reason is None else reason.rule

    def ink(self, seat: int, area: str) -> str | None:
        """The ink on an area."""
        bit = 2 ** AREAS.index(area)
        for k, ink in enumerate(INKS):
            if self.paper(seat).slots[k] & bit:
                return ink
        return None

    def sheet(self, seat: int, viewer: int | None = -1) -> dict[str, Any]:
        """A seat's sheet as a viewer sees it; as itself unless said otherwise."""
        view = self.state.view(seat if viewer == -1 else viewer)
        sheet: dict[str, Any] = view["sheets"][seat]
        return sheet

    def line(self, seat: int, name: str) -> int:
        """Points of one score line ('Redhill/variety') or a group of them ('Redhill')."""
        lines = self.state.scores()[seat].lines
        found = [points for line, points in lines if line == name or line.split("/")[0] == name]
        assert found, f"no score line {name}"
        return sum(found)


def table(seats: int = 2, **options: object) -> Table:
    """A play before its first throw."""
    state = GAME.start(seats, options)
    assert isinstance(state, Inkdoms)
    return Table(state)
