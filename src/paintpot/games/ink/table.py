"""The table: wheel, bags, supplies, all players, and the current turn.

How chance fills the wheel and draws tokens; how rounds follow each other and end. What a player
does in a turn is in `turn.py` and `bonus.py`.
"""

from typing import Final

from paintpot.core.bits import BIT, nth, size
from paintpot.core.contract import CHANCE_ACTS
from paintpot.core.dice import Dice
from paintpot.core.errors import BadChance
from paintpot.core.ints import append, i64, vec
from paintpot.core.position import Position
from paintpot.games.ink.moves import MOVES
from paintpot.games.ink.names import (
    BLUE_BONUSES,
    BOTTLES,
    COLOUR_TOKEN,
    N_COLOURS,
    NUMBER_TOKEN,
    PAIRS,
    QUILLS,
    RED_BONUSES,
    SLOTS,
    START,
    WHITE_SPOT,
)
from paintpot.games.ink.painter import Painter
from paintpot.games.ink.tiles import BOX, HIGHEST, N_TILES, STARTING
from paintpot.games.ink.tokens import FIRST_XX, TOKENS

# Stages. Chance acts in the first ones.
WHO_STARTS: Final = 0
DEAL: Final = 1
BONUS_TILES: Final = 2
REFILL: Final = 3
DRAW: Final = 4
TURN_BEGINS: Final = 5
COVERING: Final = 6
ON_TO_QUILL: Final = 7
"""START was crossed: a quill is to be chosen."""
PLACING: Final = 8
TURNING: Final = 9
COMPLETING: Final = 10
SPLITTING: Final = 11
"""How many of the bottles are jokers?"""
CHOOSING_SPOTS: Final = 12
"""Which spots get a bottle?"""
IN_BONUS: Final = 13
SETTING: Final = 14
"""A bottle is lifted and has to be set down."""
OVER: Final = 15

# What comes after a refill.
_FIRST_TURN: Final = 0
_AFTER_TURN: Final = 1
_AFTER_APPRENTICE: Final = 2

# The layout of `supply`: tokens by number, then the pieces of the bonus actions.
WHITE_SUPPLY: Final = TOKENS + 1
NUMBER_SUPPLY: Final = WHITE_SUPPLY + 1 - 3
"""+ the number"""
TINT_SUPPLY: Final = NUMBER_SUPPLY + 8
"""+ the colour"""

_SUPPLY: Final = vec[i64](
    [0]
    + [BOX.x_each] * N_COLOURS
    + [BOX.xx_each] * len(PAIRS)
    + [BOX.white_spots]
    + BOX.number_tokens
    + [BOX.colour_tokens] * N_COLOURS
)
_LOW: Final = 48
"""The bag is two masks: tiles below this number, and the others."""
_ALL_LOW: Final = 2**48 - 1
_ALL_HIGH: Final = 2 ** (N_TILES - 48) - 1
X_PER_PLAYER: Final = 3
EMPTY: Final = -1
"""A quill without a tile; also: no tile in hand, and the like."""
_TEMPTING: Final = vec[i64]([8, 5, 3])
"""From which objective on the Apprentice plays a second bottle, by level (INK-SOLO-3)."""
_RED: Final = vec[i64](list(RED_BONUSES))
_BLUE: Final = vec[i64](list(BLUE_BONUSES))


class InkTable(Position):
    """Everything on the table."""

    def __init__(self, painters: list[Painter], slot_of: vec[i64]) -> None:
        super().__init__(len(painters), MOVES)
        self.painters = painters
        self.slot_of = slot_of
        """The slot of each number, or −1 (INK-A27); shared by clones."""
        self.level: i64 = 1
        """Solo: how the Apprentice plays: 0 easy, 1 normal, 2 hard."""
        self.fixed: i64 = 0
        """Whether the bonus tiles are those of a first game."""
        self.dress: i64 = 0
        """Who has which colour of bottles: an index into BOTTLE_CHOICES."""
        self.stage: i64 = WHO_STARTS
        self.turn: i64 = 0
        """Whose turn it is."""
        self.first: i64 = 0
        self.round: i64 = 1
        self.turns: i64 = 0
        """How many turns have ended."""
        # The wheel and the bags.
        self.quills = vec[i64]([EMPTY] * (QUILLS + 1))
        """The tile at each quill, 1 to 6."""
        self.bag_low: i64 = _ALL_LOW
        self.bag_high: i64 = _ALL_HIGH
        self.bag: i64 = N_TILES
        """How many tiles are in the bag."""
        self.supply = _SUPPLY[:]
        self.x_bag: i64 = X_PER_PLAYER * len(painters)
        """X tokens still to come; then the XX come (INK-X-8)."""
        self.xx_bag: i64 = BOX.xx_each * len(PAIRS)
        self.slots = vec[i64]([0] * SLOTS)
        """The bonus action of each slot; never changed in place, so that clones share it."""
        self.after: i64 = _FIRST_TURN
        # The round and the end.
        self.seated: i64 = BIT[len(painters)] - 1
        """Who plays: all, or those in a tie round, as a mask."""
        self.passes: i64 = 0
        self.idle: i64 = 0
        """Passes of this round, and those that moved nothing."""
        self.last: i64 = 0
        """Whether this round is the last."""
        self.short: i64 = 0
        """Whether a refill has left a quill empty."""
        self.tie_round: i64 = 0
        """The number of the current tie round; 0 for none."""
        # Solo.
        self.rival: i64 = START
        """The quill of the Apprentice's Lead."""
        self.rival_left: i64 = BOTTLES
        """Bottles the Apprentice has still to play."""
        # The turn.
        self.token: i64 = 0
        """The X or XX drawn and not placed yet."""
        self.hand: i64 = EMPTY
        """The tile taken and not laid yet."""
        self.lifted: i64 = EMPTY
        """The tile of the painting that is being moved."""
        self.spot: i64 = 0
        """Where it goes: a move of `moves.TILE_AT`."""
        self.target: i64 = EMPTY
        """The cell of the objective being completed, or of the bottle being moved."""
        self.pending = vec[i64]()
        """Cells of the spots that may get a bottle; never changed in place."""
        self.left: i64 = 0
        """Bottles for them, or bottles that may still be moved."""
        self.bonus: i64 = 0
        """The current bonus action."""
        self.used: i64 = EMPTY
        """The square of the bottle that was moved, or the tile that is being filled."""

    def copy_table(self, other: "InkTable") -> None:
        """Copy everything but the painters."""
        self.level = other.level
        self.fixed = other.fixed
        self.dress = other.dress
        self.stage = other.stage
        self.turn = other.turn
        self.first = other.first
        self.round = other.round
        self.turns = other.turns
        self.quills = other.quills[:]
        self.bag_low = other.bag_low
        self.bag_high = other.bag_high
        self.bag = other.bag
        self.supply = other.supply[:]
        self.x_bag = other.x_bag
        self.xx_bag = other.xx_bag
        self.slots = other.slots
        self.after = other.after
        self.seated = other.seated
        self.passes = other.passes
        self.idle = other.idle
        self.last = other.last
        self.short = other.short
        self.tie_round = other.tie_round
        self.rival = other.rival
        self.rival_left = other.rival_left
        self.token = other.token
        self.hand = other.hand
        self.lifted = other.lifted
        self.spot = other.spot
        self.target = other.target
        self.pending = other.pending
        self.left = other.left
        self.bonus = other.bonus
        self.used = other.used

    # -- who acts

    def acting(self) -> i64:
        if self.stage < TURN_BEGINS:
            return CHANCE_ACTS
        return 0 if self.stage == OVER else BIT[self.turn]

    # -- setup (INK-SETUP)

    def seat_first(self, seat: i64) -> None:
        """The start player is known."""
        self.first = seat
        self.turn = seat
        self.stage = DEAL

    def dealt(self) -> None:
        """Starting tiles and palette cards are dealt."""
        self.stage = REFILL if self.fixed else BONUS_TILES

    def set_bonuses(self, slots: vec[i64]) -> None:
        """The bonus actions of the slots, in ascending order (INK-SETUP-9).

        Only the pieces they need are laid out (INK-SETUP-12).
        """
        self.slots = slots
        shown: i64 = 0
        for k in range(i64(SLOTS)):
            shown |= BIT[slots[k]]
        if not shown & BIT[WHITE_SPOT]:
            self.supply[WHITE_SUPPLY] = 0
        for k in range(i64(N_COLOURS)):
            if not shown & BIT[NUMBER_TOKEN]:
                self.supply[NUMBER_SUPPLY + 3 + k] = 0
            if not shown & BIT[COLOUR_TOKEN]:
                self.supply[TINT_SUPPLY + k] = 0
        if self.stage == BONUS_TILES:
            self.stage = REFILL

    # -- chance

    def fall(self, dice: Dice) -> None:
        if self.stage == REFILL:
            self.fill_quills(dice.stream("tiles"))
            self.refilled()
        elif self.stage == DRAW:
            self.draw(self.next_token(dice.stream("x")))
        elif self.stage == WHO_STARTS:
            self.seat_first(dice.stream("first").below(self.seats))
        elif self.stage == DEAL:
            self._deal(dice.stream("starting"), dice.stream("palette"))
        elif self.stage == BONUS_TILES:
            self._pick_bonuses(dice.stream("bonus"))
        else:
            raise BadChance("It is not for chance to act now.")

    def _deal(self, starting: Dice, palettes: Dice) -> None:
        tiles: i64 = BIT[N_COLOURS] - 1
        cards: i64 = BIT[len(PAIRS)] - 1
        for painter in self.painters:
            tile = nth(tiles, starting.below(size(tiles)))
            card = nth(cards, palettes.below(size(cards)))
            tiles &= ~BIT[tile]
            cards &= ~BIT[card]
            painter.deal(STARTING + tile, card)
        self.dealt()

    def _pick_bonuses(self, dice: Dice) -> None:
        """Two red and two blue ones (INK-SETUP-8)."""
        picked: i64 = 0
        for _ in range(i64(2)):
            red = _RED[dice.below(len(_RED))]
            while picked & BIT[red]:
                red = _RED[dice.below(len(_RED))]
            blue = _BLUE[dice.below(len(_BLUE))]
            while picked & BIT[blue]:
                blue = _BLUE[dice.below(len(_BLUE))]
            picked |= BIT[red] | BIT[blue]
        slots = vec[i64]()
        for k in range(i64(SLOTS)):
            slots = append(slots, nth(picked, k))
        self.set_bonuses(slots)

    def fill_quills(self, dice: Dice) -> None:
        """Tiles for the empty quills, clockwise from START (INK-REPL-2)."""
        for quill in range(i64(1), i64(QUILLS + 1)):
            if self.quills[quill] == EMPTY and self.bag:
                self.fill_quill(quill, self._nth_tile(dice.below(self.bag)))

    def _nth_tile(self, n: i64) -> i64:
        low = size(self.bag_low)
        return nth(self.bag_low, n) if n < low else _LOW + nth(self.bag_high, n - low)

    def in_bag(self, tile: i64) -> bool:
        if tile < _LOW:
            return self.bag_low & BIT[tile] != 0
        return self.bag_high & BIT[tile - _LOW] != 0

    def fill_quill(self, quill: i64, tile: i64) -> None:
        """A tile from the bag goes to a quill."""
        if tile < _LOW:
            self.bag_low &= ~BIT[tile]
        else:
            self.bag_high &= ~BIT[tile - _LOW]
        self.bag -= 1
        self.quills[quill] = tile

    def next_token(self, dice: Dice) -> i64:
        """Surplus X tokens have left the game unseen (INK-SETUP-7): any of all X may come."""
        token: i64 = 1 if self.x_bag else FIRST_XX
        end: i64 = FIRST_XX if self.x_bag else TOKENS + 1
        n: i64 = 0
        for k in range(token, end):
            n += self.supply[k]
        n = dice.below(n)
        while n >= self.supply[token]:
            n -= self.supply[token]
            token += 1
        return token

    def may_come(self, token: i64) -> bool:
        """Whether a token can be in the bag."""
        return self.supply[token] > 0 and (token < FIRST_XX) == (self.x_bag > 0)

    def tokens_left(self) -> bool:
        """Whether crossing START draws anything (INK-XX-3)."""
        return self.x_bag > 0 or self.xx_bag > 0

    def draw(self, token: i64) -> None:
        """A token is drawn; written in `turn.py`."""
        raise NotImplementedError

    # -- the end of a turn (INK-REPL, INK-END)

    def stocked(self) -> bool:
        """Whether any quill has a tile."""
        return self.gaps() < QUILLS

    def gaps(self) -> i64:
        """How many quills are empty."""
        n: i64 = 0
        for quill in range(i64(1), i64(QUILLS + 1)):
            if self.quills[quill] == EMPTY:
                n += 1
        return n

    def end_turn(self) -> None:
        """A turn, full or passed, is over."""
        self.turns += 1
        painter = self.painters[self.turn]
        painter.unmark()
        if not painter.own():
            self.last = 1
        self._refill(_AFTER_TURN)

    def turn_ended(self) -> bool:
        """Whether a turn is over and the wheel will be refilled next."""
        return self.stage == REFILL and self.after == _AFTER_TURN

    def in_play(self) -> bool:
        """Whether the setup is over."""
        return self.after != _FIRST_TURN

    def _refill(self, after: i64) -> None:
        self.after = after
        if self.bag and self.gaps():
            self.stage = REFILL
        else:
            self.refilled()

    def refilled(self) -> None:
        """The wheel is as full as the bag allows."""
        if self.gaps():
            self.short = 1
        if self.after == _FIRST_TURN or self.after == _AFTER_APPRENTICE:
            self.stage = TURN_BEGINS
        elif self.seats == 1:
            self._solo_turn()
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        """The next player, or the end of the round (INK-TURN-1, INK-A45)."""
        seat = self.turn
        while True:
            seat = (seat + 1) % self.seats
            if seat == self.first:
                self._end_round()
                return
            if self.seated & BIT[seat]:
                self.turn = seat
                self.stage = TURN_BEGINS
                return

    def _end_round(self) -> None:
        players = size(self.seated)
        if self.tie_round:
            self._end_tie_round(self.passes == players or self.short != 0)
        elif self.last or self.short or self.idle == players:
            self._end_regular()
        else:
            self._new_round()

    def _new_round(self) -> None:
        self.round += 1
        self.passes = 0
        self.idle = 0
        self.turn = self.first
        while not self.seated & BIT[self.turn]:
            self.turn = (self.turn + 1) % self.seats
        self.stage = TURN_BEGINS

    def _end_regular(self) -> None:
        """All have had equally many turns: is there a tie to be resolved? (INK-END-4, INK-END-5)"""
        tied = self._leaders()
        finished = self.last != 0
        if not finished or tied & (tied - 1) == 0 or self.short:
            self.stage = OVER
            return
        for painter in self.painters:
            painter.settled = painter.black
        self._begin_tie_round(tied)

    def _begin_tie_round(self, tied: i64) -> None:
        self.seated = tied
        self.tie_round += 1
        for seat in range(self.seats):
            if tied & BIT[seat]:
                self.painters[seat].tier = self.tie_round
        self._new_round()

    def _end_tie_round(self, futile: bool) -> None:
        """INK-A49, INK-A50: those still tied play on, or share the win if nothing can change."""
        tied = self._leaders()
        if futile or tied & (tied - 1) == 0:
            self.stage = OVER
        else:
            self._begin_tie_round(tied)

    def _leaders(self) -> i64:
        """The players with all own bottles played and most black ones, as a mask (INK-A49).

        If nobody has played all, those with most black ones.
        """
        best: i64 = -1
        tied: i64 = 0
        for seat in range(self.seats):
            if not self.seated & BIT[seat]:
                continue
            painter = self.painters[seat]
            rank = painter.black + (0 if painter.own() else 1000)
            if rank > best:
                best = rank
                tied = 0
            if rank == best:
                tied |= BIT[seat]
        return tied

    # -- solo (INK-SOLO)

    def _solo_turn(self) -> None:
        """After the player's turn and the refill, the Apprentice moves on."""
        if not self.painters[0].own():
            self.stage = OVER
            return
        self.rival = self.rival % QUILLS + 1
        tile = self.quills[self.rival]
        self.quills[self.rival] = EMPTY
        played: i64 = 1
        if tile != EMPTY and HIGHEST[tile] >= _TEMPTING[self.level]:
            played = 2
        self.rival_left -= played if played < self.rival_left else self.rival_left
        if not self.rival_left:
            self.stage = OVER
            return
        self.round += 1
        self._refill(_AFTER_APPRENTICE)
