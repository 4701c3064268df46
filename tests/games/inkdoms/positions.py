"""Positions of Inkdoms in notation: arrange, play, look.

game = table(2).throw("blue 3 in R; red 2 in Y; yellow 4 in B; white 2 in U")
game.play(0, "blue from Redhill", "blue on R4", "done")
assert game.refusal(1, "blue from Redhill") == "ID-TURN-1"
"""

import json
from itertools import combinations
from typing import Any

import paintpot
from paintpot.core.bits import members
from paintpot.games.inkdoms.names import AREAS, INKS, KINGDOMS, LETTERS, LINES
from paintpot.games.inkdoms.paper import ONE, Paper
from paintpot.games.inkdoms.realm import SHELF, STANDARD, Realm, realm_of
from paintpot.games.inkdoms.state import Inkdoms
from tests.games.arranged import Arranged

GAME = paintpot.game("inkdoms")
REALM: Realm = realm_of(STANDARD)
APART = "blue 3 in R; red 2 in Y; yellow 4 in B; white 2 in U"
"""A throw with every die in a kingdom of its own."""
LAID: dict[str, str] = {}
"""Throws by kingdoms as they were laid on the standard board: finding places takes a while."""


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


def scattered(areas: list[str], n: int) -> list[str]:
    """n of these areas, no two of which share a side."""
    for group in combinations(areas, n):
        if not any(b in near(a) for a, b in combinations(group, 2)):
            return list(group)
    raise AssertionError(f"no {n} of {areas} are apart")


def side_by_side(kingdom: str, other: str | None = None) -> tuple[str, str]:
    """Two areas that share a side: of one kingdom, or of two (by their letters)."""
    for a in land(kingdom):
        for b in near(a):
            if b[0] == (other or kingdom):
                return a, b
    raise AssertionError(f"{kingdom} and {other} share no side")


def own_sheet(**changes: object) -> dict[str, Any]:
    """The content of the standard sheet with some of it changed, for the option `sheet`."""
    data: dict[str, Any] = json.loads((SHELF.folder / "standard.json").read_text(encoding="utf-8"))
    return {**data, **changes}


# -- custom sheets


_MARKS = {
    "B": ("hydra", "griffin", "dragon green"),
    "G": ("hydra", "unicorn", "dragon green"),
    "R": ("griffin", "unicorn", "dragon purple"),
    "Y": ("hydra", "griffin", "dragon purple"),
    "P": ("hydra", "unicorn", "dragon brown"),
    "U": ("griffin", "unicorn", "dragon brown"),
}


def bricks(middle: int = 600) -> dict[str, Any]:
    """A sheet of plain rectangles, 1800 by 1800, a die of 120: every border is easy to compute.

         0       900    1800         Each kingdom has three rows of three areas, 1 to 9:
       0 +--------+--------+         monsters on 1, 2, 3, the capital on 5, spells on 7 and 9.
         |   B    |   G    |         B6 has two towers, with B9 below it and G4 beside it.
     600 +-----+--+--------+
         |  R  |     Y     |         `middle` moves the border of R and Y: at 900 the four
    1200 +-----+-----+-----+         kingdoms B, G, R and Y meet in one point.
         |     P     |  U  |
    1800 +-----------+-----+
    """
    blocks = {
        "B": (0, 900, 0),
        "G": (900, 1800, 0),
        "R": (0, middle, 600),
        "Y": (middle, 1800, 600),
        "P": (0, 1200, 1200),
        "U": (1200, 1800, 1200),
    }
    areas: list[dict[str, Any]] = []
    for n, (letter, (left, right, top)) in enumerate(blocks.items()):
        marks = dict(zip((1, 2, 3), _MARKS[letter], strict=True))
        marks |= {5: "capital", 7: f"spell {n % 4 + 1}", 9: f"spell {(n + 2) % 4 + 1}"}
        width = (right - left) // 3
        for k in range(9):
            x, y = left + k % 3 * width, top + k // 3 * 200
            area: dict[str, Any] = {
                "id": f"{letter}{k + 1}",
                "outline": [[x, y], [x + width, y], [x + width, y + 200], [x, y + 200]],
                "at": [x + width // 2, y + 100],
            }
            if k + 1 in marks:
                area["symbol"] = marks[k + 1]
            areas.append(area)
    return {
        "format": 1,
        "game": "inkdoms",
        "name": "Bricks",
        "size": [1800, 1800],
        "die": 120,
        "blots": 10,
        "areas": areas,
        "towers": [["B6", "B9"], ["B6", "G4"], ["U4", "U5"]],
    }


# -- the table


class Table(Arranged[Inkdoms]):
    """A state with short ways to arrange it and to play on it."""

    game = GAME

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
                paper.slots[6 + INKS.index(ink)] |= self.state.realm.near[area]
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

    def crossed(self, *numbers: str) -> "Table":
        """crossed("Redhill 4", "dragons 1"): speed numbers nobody can win any more."""
        for number in numbers:
            line, points = number.split()
            bit = 2 ** [*LINES, "end"].index(line)
            if points in ("4", "3"):
                self.state.firsts_gone |= bit
            else:
                self.state.seconds_gone |= bit
        return self

    # playing

    def throw(self, text: str = APART) -> "Table":
        if self.state.realm is not REALM:
            self.state.chance(text)
        else:
            LAID[text] = self.state.chance(LAID.get(text, text))
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

    def take(self, seat: int) -> "Table":
        """Take the first die that can be taken, whichever it is."""
        self.state.play(seat, self.state.legal(seat)[0])
        return self

    def dab(self, seat: int, areas: str, inks: tuple[str, ...] = INKS) -> "Table":
        """While painting: paint areas by tower drops of inks that fit, given for it."""
        for area in areas.split():
            taken = {self.ink(seat, other) for other in near(area)}
            ink = next(ink for ink in inks if ink not in taken)
            self.give(seat, "", **{ink: 1}).play(seat, f"tower {ink} on {area}")
            while "tower gives green" in self.legal(seat):
                self.play(seat, "tower gives green")
        return self

    def round(self, *areas: str) -> "Table":
        """A round (with its throw if one is due): each seat takes a die, dabs its areas, is done.

        round("U9", "", "R1 R2"): seat 0 paints U9, seat 1 nothing, seat 2 two areas.
        """
        if self.state.actors() == (-1,):
            self.throw()
        for _ in areas:
            seat = self.state.actors()[0]
            self.take(seat).dab(seat, areas[seat]).play(seat, "done")
        return self

    def end_round(self) -> "Table":
        """Seats that are painting end their turns (an owed drop is green); the others take a die
        and paint nothing."""
        now = self.state.round
        while self.state.round == now and self.state.view(None)["stage"] == "turns":
            seat = self.state.actors()[-1]
            while "tower gives green" in self.legal(seat):
                self.play(seat, "tower gives green")
            self.play(seat, "done") if "done" in self.legal(seat) else self.take(seat)
        return self

    # looking

    def ink(self, seat: int, area: str) -> str | None:
        """The ink on an area."""
        bit = 2 ** AREAS.index(area)
        for k, ink in enumerate(INKS):
            if self.paper(seat).slots[k] & bit:
                return ink
        return None

    def box(self) -> list[str]:
        """The dice still in the box."""
        return [die["die"] for die in self.state.view(None)["throw"] if die["in_box"]]


def table(seats: int = 2, **options: object) -> Table:
    """A game before its first throw."""
    state = GAME.start(seats, options)
    assert isinstance(state, Inkdoms)
    return Table(state)


def painter(taken: str, spells: str = "", seats: int = 2, **drops: int) -> Table:
    """painter("blue 4 from Redhill", spells="1 3", green=2): seat 0 has just taken this die.

    It holds these spells and tower drops and no start spell; the other dice lie elsewhere.
    """
    die, value, _, kingdom = taken.split()
    letter = LETTERS[KINGDOMS.index(kingdom)]
    places = {"blue": "3 in R", "red": "2 in Y", "yellow": "4 in B", "white": "2 in U"}
    places[die] = f"{value} in {letter}"
    game = table(seats).take_spells(0).give(0, spells, **drops)
    game.throw("; ".join(f"{name} {place}" for name, place in places.items()))
    return game.play(0, f"{die} from {kingdom}")
