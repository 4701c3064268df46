"""The notation of chance, and back. Examples by stage:

seat 2 starts
seat 1: R-Y-L-D, red and yellow; seat 2: D-P-R-Y, yellow and purple
bonus 1, 5, 6, 11
quill 1: R4-R-R-Do; quill 5: Ro-Y-R-Y4+
X red
XX red and light blue
"""

from typing import Final

from paintpot.core.errors import BadChance
from paintpot.core.ints import append, i64, vec
from paintpot.core.starting import read_start
from paintpot.games.ink.names import (
    BONUSES,
    COLOURS,
    PAIRS,
    QUILLS,
    RED_BONUSES,
    SLOTS,
)
from paintpot.games.ink.table import BONUS_TILES, DEAL, DRAW, EMPTY, REFILL, WHO_STARTS, InkTable
from paintpot.games.ink.tiles import N_TILES, STARTING, TILE_NAMES, TILE_NUMBERS
from paintpot.games.ink.tokens import TOKEN_NUMBERS

CARD_NAMES: Final = [f"{COLOURS[a]} and {COLOURS[b]}" for a, b in PAIRS]


def _shown(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "…")


# -- to text


def deal_text(table: InkTable) -> str:
    parts = []
    for seat, painter in enumerate(table.painters):
        tile = TILE_NAMES[painter.faces[0] // 8]
        parts.append(f"seat {seat + 1}: {tile}, {CARD_NAMES[painter.card]}")
    return "; ".join(parts)


def bonus_text(table: InkTable) -> str:
    return "bonus " + ", ".join([str(int(slot)) for slot in table.slots])


def refill_text(quills: list[int], table: InkTable) -> str:
    parts = [f"quill {quill}: {TILE_NAMES[table.quills[quill]]}" for quill in quills]
    return "; ".join(parts)


# -- from text: nothing is changed unless all of it is valid


def hear(table: InkTable, text: str) -> str:
    """Chance acts with a given outcome; the text as a record has it."""
    said = " ".join(text.split())
    if table.stage == REFILL:
        return _hear_refill(table, said)
    if table.stage == DRAW:
        return _hear_token(table, said)
    if table.stage == WHO_STARTS:
        table.seat_first(read_start(said, int(table.seats)))
        return said
    if table.stage == DEAL:
        return _hear_deal(table, said)
    if table.stage == BONUS_TILES:
        return _hear_bonuses(table, said)
    raise BadChance("It is not for chance to act now.")


def _hear_deal(table: InkTable, said: str) -> str:
    parts = said.split("; ")
    seats = len(table.painters)
    if len(parts) != seats:
        raise BadChance(f"A deal names {seats} seats, parted by semicolons; {_shown(said)}.")
    tiles: list[int] = []
    cards: list[int] = []
    for seat, part in enumerate(parts):
        head = f"seat {seat + 1}: "
        names = part[len(head) :].split(", ") if part.startswith(head) else []
        tile = TILE_NUMBERS.get(names[0].casefold(), 0) if names else 0
        if len(names) != 2 or tile < STARTING or names[1] not in CARD_NAMES:
            raise BadChance(f"{_shown(part)} does not read like '{head}R-Y-L-D, red and yellow'.")
        card = CARD_NAMES.index(names[1])
        if tile in tiles or card in cards:
            raise BadChance(f"{_shown(part)}: that was dealt already (INK-SETUP-2).")
        tiles.append(tile)
        cards.append(card)
    for seat, painter in enumerate(table.painters):
        painter.deal(tiles[seat], cards[seat])
    table.dealt()
    return deal_text(table)


def _hear_bonuses(table: InkTable, said: str) -> str:
    numbers = said.removeprefix("bonus ").split(", ") if said.startswith("bonus ") else []
    if len(numbers) != SLOTS or not all([_is_bonus(n) for n in numbers]):
        raise BadChance(f"{_shown(said)} does not read like 'bonus 1, 5, 6, 11'.")
    picked = sorted([int(n) for n in numbers])
    red = [n for n in picked if n in RED_BONUSES]
    if len(set(picked)) != SLOTS or len(red) != 2:
        raise BadChance(f"{_shown(said)} is not two red and two blue ones (INK-SETUP-8).")
    slots = vec[i64]()
    for number in picked:
        slots = append(slots, number)
    table.set_bonuses(slots)
    return bonus_text(table)


def _is_bonus(text: str) -> bool:
    return text in [str(n) for n in range(1, BONUSES + 1)]


def _hear_refill(table: InkTable, said: str) -> str:
    empty = [k for k in range(1, QUILLS + 1) if table.quills[k] == EMPTY]
    empty = empty[: int(table.bag)]
    parts = said.split("; ")
    if len(parts) != len(empty):
        raise BadChance(
            f"{_shown(said)}: a refill names a tile for each of {len(empty)} quills,"
            " parted by semicolons."
        )
    tiles: list[int] = []
    for k, quill in enumerate(empty):
        head = f"quill {quill}: "
        name = parts[k][len(head) :] if parts[k].startswith(head) else ""
        tile = TILE_NUMBERS.get(name.casefold(), N_TILES)
        if tile >= N_TILES:
            raise BadChance(f"{_shown(parts[k])} does not read like '{head}{TILE_NAMES[2]}'.")
        if tile in tiles or not table.in_bag(tile):
            raise BadChance(f"{_shown(parts[k])}: that tile is not in the bag.")
        tiles.append(tile)
    for k, quill in enumerate(empty):
        table.fill_quill(quill, tiles[k])
    text = refill_text(empty, table)
    table.refilled()
    return text


def _hear_token(table: InkTable, said: str) -> str:
    token = TOKEN_NUMBERS.get(said)
    if token is None:
        raise BadChance(f"{_shown(said)} does not read like 'X red' or 'XX red and light blue'.")
    if not table.may_come(token):
        raise BadChance(f"{_shown(said)} cannot be in the bag now.")
    table.draw(token)
    return said
