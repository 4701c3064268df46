"""A sheet turned into tables: everything that the rules need of the map, as masks over its 54
areas."""

from pathlib import Path
from typing import Final

from paintpot.core.bits import BIT
from paintpot.core.errors import BadSheet
from paintpot.core.ints import append, i64, vec
from paintpot.core.limits import shown
from paintpot.core.sheets import Area, Sheet, check_tiling
from paintpot.core.shelf import Shelf
from paintpot.games.inkdoms.box import Box
from paintpot.games.inkdoms.names import (
    AREAS,
    CAPITAL_INKS,
    HERD,
    INKS,
    KINGDOMS,
    LETTERS,
    MONSTERS,
    PER_KINGDOM,
    PRIMARIES,
)
from paintpot.games.inkdoms.throw import can_throw

SHELF: Final = Shelf(Path(__file__).parent / "sheets", ("die", "blots", "towers"), ("symbol",))
STANDARD: Final = "standard"
N_KINGDOMS: Final = 6
SPELLS: Final = 4
ALL_NINE: Final = 0b1_1111_1111
"""The areas of a kingdom are contiguous in a mask: nine bits, then those of the next kingdom."""

_MOST_BLOTS: Final = 30
_MOST_TOWERS: Final = 54
_DICE_ALONG: Final = 32
"""This many dice side by side are at least as long as the board."""

_BEASTS: Final = {
    "hydra": (1, 0),
    "griffin": (2, 1),
    "unicorn": (3, 2),
    "dragon green": (0, 3),
    "dragon purple": (0, 4),
    "dragon brown": (0, 5),
}
"""Symbol → monster type and the ink that tames it (ID-MAP-3)."""


class Realm:
    """The map as the rules see it. Never changed after it is made: all states share it."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        _check_areas(sheet)
        check_tiling(sheet)
        n = len(AREAS)
        neighbours = sheet.neighbours()

        self.near = vec[i64]([0] * n)
        """For each area the areas that share a side with it (ID-PAINT-5)."""
        for k in range(n):
            for j in neighbours[k]:
                self.near[k] |= BIT[j]

        self.home = vec[i64]([k // PER_KINGDOM for k in range(n)])
        """For each area its kingdom."""
        self.all_areas: i64 = BIT[n] - 1
        self.land = vec[i64]([0] * N_KINGDOMS)
        """For each kingdom its areas."""
        self.border = vec[i64]([0] * N_KINGDOMS)
        """For each kingdom the kingdoms it shares a side with (ID-A5)."""
        for k in range(n):
            home = self.home[k]
            self.land[home] |= BIT[k]
            for j in neighbours[k]:
                if self.home[j] != home:
                    self.border[home] |= BIT[self.home[j]]
        _check_connected(sheet, self)

        self.capital = vec[i64]([-1] * N_KINGDOMS)
        """For each kingdom the area of its capital."""
        self.spell = vec[i64]([0] * n)
        """For each area the number of its spell, 0 if it has none."""
        self.lairs = vec[i64]([0] * len(MONSTERS))
        """For each monster type its areas."""
        self.tame = vec[i64]([0] * (len(MONSTERS) * len(INKS)))
        """tame[type * 6 + ink]: the areas where that ink tames."""
        for k in range(n):
            self._mark(sheet, sheet.areas[k], k)
        _check_symbols(sheet, self)
        self.beasts: i64 = 0
        """The areas of all monsters."""
        self.own = vec[i64]([0] * len(INKS))
        """For each ink the capitals and monsters that it builds or tames."""
        for k in range(n):
            self._mark_own(k)

        self.towers = _towers(sheet, neighbours)
        """The two areas of each watchtower."""
        self.tower_ends = vec[i64]()
        """The same as masks, one area after the other."""
        for a, b in self.towers:
            self.tower_ends = append(append(self.tower_ends, BIT[a]), BIT[b])
        self.tower_from = vec[i64]()
        self.tower_other = vec[i64]()
        """The areas across a tower from area k: tower_other[tower_from[k] : tower_from[k + 1]]."""
        for k in range(n):
            self.tower_from = append(self.tower_from, len(self.tower_other))
            for a, b in self.towers:
                if k == a:
                    self.tower_other = append(self.tower_other, b)
                elif k == b:
                    self.tower_other = append(self.tower_other, a)
        self.tower_from = append(self.tower_from, len(self.tower_other))

        self.apart = _apart(self.near)
        """apart[kingdom * 512 + areas of it]: the maximum number of these areas that one ink can
        paint."""

        self.blots: i64 = _number(sheet, "blots", 1, _MOST_BLOTS)
        longest, shortest = max(sheet.width, sheet.height), min(sheet.width, sheet.height)
        die = _number(sheet, "die", -(-longest // _DICE_ALONG), shortest // 8)
        self.box = Box(sheet, die)
        if not can_throw(self.box):
            raise BadSheet(
                f"{sheet.where}: dice hardly ever come to rest in at most three kingdoms"
            )

    def _mark(self, sheet: Sheet, area: Area, k: int) -> None:
        """Record the symbol of one area."""
        symbol = area.data.get("symbol")
        if symbol is None:
            return
        if symbol == "capital":
            home = k // PER_KINGDOM
            if self.capital[home] >= 0:
                raise BadSheet(
                    f"{sheet.where}, area {area.id}: a second capital in {KINGDOMS[home]}"
                )
            self.capital[home] = k
        elif isinstance(symbol, str) and symbol in _BEASTS:
            kind, ink = _BEASTS[symbol]
            self.lairs[kind] |= BIT[k]
            self.tame[kind * len(INKS) + ink] |= BIT[k]
        elif isinstance(symbol, str) and symbol in ("spell 1", "spell 2", "spell 3", "spell 4"):
            self.spell[k] = int(symbol[-1])
        else:
            known = ", ".join(["capital", *_BEASTS, "spell 1 to spell 4"])
            raise BadSheet(
                f"{sheet.where}, area {area.id}: no symbol {shown(symbol)}; known: {known}"
            )

    def _mark_own(self, k: int) -> None:
        """Record which ink builds or tames an area."""
        home = self.home[k]
        if self.capital[home] == k:
            self.own[CAPITAL_INKS[home]] |= BIT[k]
        for at in range(len(self.tame)):
            if self.tame[at] & BIT[k]:
                self.own[at % len(INKS)] |= BIT[k]
                self.beasts |= BIT[k]

    def spell_spaces(self, kind: int) -> int:
        """How many spells of a kind the sheet can hold: its areas and the start spell (ID-A18)."""
        return len([k for k in range(len(AREAS)) if self.spell[k] == kind]) + 1


def _apart(near: vec[i64]) -> vec[i64]:
    """For every set of areas of a kingdom, the most of them of which no two share a side."""
    sets: i64 = BIT[PER_KINGDOM]
    out = vec[i64]([0] * (N_KINGDOMS * sets))
    for kingdom in range(i64(N_KINGDOMS)):
        first = kingdom * PER_KINGDOM
        at = kingdom * sets
        highest: i64 = 0
        for areas in range(i64(1), sets):
            if areas == BIT[highest + 1]:
                highest += 1
            beside = near[first + highest] // BIT[first]
            rest = areas - BIT[highest]
            without = out[at + rest]
            with_it = out[at + (rest & ~beside)] + 1
            out[at + areas] = with_it if with_it > without else without
    return out


def _check_areas(sheet: Sheet) -> None:
    if sheet.game != "inkdoms":
        raise BadSheet(f"{sheet.where}: this is a sheet of {sheet.game}, not of inkdoms")
    found = [area.id for area in sheet.areas]
    if found == list(AREAS):
        return
    for name in AREAS:
        if name not in found:
            raise BadSheet(f"{sheet.where}: area {name} is missing (six kingdoms of nine areas)")
    for name in found:
        if name not in AREAS:
            raise BadSheet(f"{sheet.where}: area {name} is none of B1 to U9")
    raise BadSheet(f"{sheet.where}: the areas must be in the order B, G, R, Y, P, U, each 1 to 9")


def _check_connected(sheet: Sheet, realm: Realm) -> None:
    for kingdom in range(N_KINGDOMS):
        land = realm.land[kingdom]
        reached = land & -land
        grown: i64 = 0
        while grown != reached:
            grown = reached
            for k in range(kingdom * PER_KINGDOM, (kingdom + 1) * PER_KINGDOM):
                if reached & BIT[k]:
                    reached |= realm.near[k] & land
        if reached != land:
            raise BadSheet(f"{sheet.where}: {KINGDOMS[kingdom]} is in several pieces")


def _check_symbols(sheet: Sheet, realm: Realm) -> None:
    for kingdom in range(N_KINGDOMS):
        if realm.capital[kingdom] < 0:
            raise BadSheet(f"{sheet.where}: {KINGDOMS[kingdom]} has no capital")
    for kind, name in enumerate(MONSTERS):
        for ink in range(len(INKS)):
            found = bin(realm.tame[kind * len(INKS) + ink]).count("1")
            if kind == 0 and ink >= PRIMARIES and found != 2:
                raise BadSheet(f"{sheet.where}: {found} {INKS[ink]} dragons, there must be 2")
        found = bin(realm.lairs[kind]).count("1")
        if found != HERD[kind]:
            raise BadSheet(f"{sheet.where}: {found} {name}, there must be {HERD[kind]}")


def _towers(sheet: Sheet, neighbours: tuple[tuple[int, ...], ...]) -> list[tuple[int, int]]:
    listed = sheet.pairs("towers", "tower", AREAS, "area")
    if len(listed) > _MOST_TOWERS:
        raise BadSheet(f"{sheet.where}: {len(listed)} towers, at most {_MOST_TOWERS} fit")
    towers: list[tuple[int, int]] = []
    for where, one, other in listed:
        a, b = sorted([one, other])
        if b not in neighbours[a]:
            raise BadSheet(f"{where}: {AREAS[one]} and {AREAS[other]} share no side")
        if (a, b) in towers:
            raise BadSheet(
                f"{where}: there is a tower between {AREAS[one]} and {AREAS[other]} already"
            )
        towers.append((a, b))
    return towers


def _number(sheet: Sheet, key: str, least: int, most: int) -> int:
    value = sheet.data.get(key)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadSheet(f"{sheet.where}: {key!r} must be a number from {least} to {most}")
    return value


def letters_of(kingdoms: i64) -> str:
    """The letters of a mask of kingdoms, such as 'RY'."""
    return "".join([letter for k, letter in enumerate(LETTERS) if kingdoms & BIT[k]])


def realm_of(option: object) -> Realm:
    """The realm of the option `sheet`: a name, or the content of a sheet file."""
    found = SHELF.made(option, Realm)
    assert isinstance(found, Realm)
    return found


assert len(CAPITAL_INKS) == N_KINGDOMS
