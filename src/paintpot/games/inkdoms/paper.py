"""A player's sheet in play: what is painted and held, and the turn being painted on it."""

from typing import Final

from paintpot.core.bits import BIT, INDEX, members, room
from paintpot.core.ints import append, i64, vec
from paintpot.core.position import FINE
from paintpot.games.inkdoms.moves import (
    DONE,
    DROP,
    GAIN,
    MIX,
    MOVE_DROPS,
    N_AREAS,
    N_PAINTS,
    SPREAD,
    TOWER,
)
from paintpot.games.inkdoms.names import MIXED, PRIMARIES
from paintpot.games.inkdoms.realm import N_KINGDOMS, Realm
from paintpot.games.inkdoms.refusals import (
    ALREADY_OPEN,
    CHAINED,
    MOVED_OR_SPREAD,
    NO_DIE_YET,
    NO_DROP_LEFT,
    NO_MIXED_DROP,
    NO_SPELL,
    NO_TOWER_DROP,
    NOT_NEIGHBOUR,
    NOTHING_TO_GAIN,
    NOTHING_TO_SPREAD,
    PAINTED,
    SAME_COLOUR_NEAR,
    SAME_KINGDOM,
    SPELL_NOT_NEEDED,
    SPELL_OF_THIS_ROUND,
    TOO_FEW_TO_MIX,
    TOO_LATE_TO_MOVE,
    TOWER_COLOUR_FIRST,
    TOWER_DROP_OF_THIS_ROUND,
    TURN_ENDED,
    WRONG_KINGDOM,
)

# Phases of a seat within a round.
WAITING: Final = 0
PAINTING: Final = 1
FINISHED: Final = 2

# The layout of `slots`, by ink.
INK: Final = 0
"""The areas painted in each ink."""
NEXT_TO: Final = 6
"""The areas adjacent to an area of that ink, where it may not go (ID-PAINT-4)."""

# Spells and drops are counted in bytes of one word each: no count comes near 255.
ONE: Final = vec[i64]([256**k for k in range(7)])
"""One of kind k: spell no. k + 1, or a drop of ink k."""
ANY: Final = vec[i64]([255 * 256**k for k in range(7)])
"""The shift of the count of kind k."""


def blank_paper() -> "Paper":
    return Paper(vec[i64]([0] * 12))


def count(word: i64, kind: i64) -> i64:
    """The count of a kind in a word."""
    return (word & ANY[kind]) // ONE[kind]


class Paper:
    """One seat's sheet."""

    # Without slots, Python would keep this many attributes in a separate dictionary for every
    # sheet.
    __slots__ = (
        "announced",
        "base",
        "blots",
        "blotted",
        "brew",
        "came",
        "cast",
        "complete",
        "die",
        "drops",
        "firsts",
        "fresh",
        "ink",
        "jars",
        "moved",
        "new_jars",
        "new_spells",
        "open",
        "owed",
        "painted",
        "phase",
        "placed",
        "poured",
        "reach",
        "seconds",
        "slots",
        "spells",
        "spent_jars",
        "spent_spells",
        "value",
    )

    def __init__(self, slots: vec[i64]) -> None:
        self.slots = slots
        self.painted: i64 = 0
        self.spells: i64 = 0
        """Spells held and usable, counted by kind."""
        self.new_spells: i64 = 0
        """Spells gained this round, usable from the next (ID-SPELL-2)."""
        self.cast: i64 = 0
        """Spells spent this round."""
        self.spent_spells: i64 = 0
        """Spells spent in earlier rounds: crossed out for good."""
        self.jars: i64 = 0
        """Tower drops held and usable, counted by ink."""
        self.new_jars: i64 = 0
        """Tower drops gained this round (ID-TOWER-5)."""
        self.poured: i64 = 0
        """Tower drops spent this round."""
        self.spent_jars: i64 = 0
        """Tower drops spent in earlier rounds."""
        self.fresh: i64 = 0
        """The areas painted this round."""
        self.blots: i64 = 0
        self.blotted: i64 = 0
        """Blots marked this round, 0 or 1."""
        self.complete: i64 = 0
        """Achievements completed, as a mask."""
        self.announced: i64 = 0
        """Those of them completed in the last finished round."""
        self.firsts: i64 = 0
        self.seconds: i64 = 0
        """Achievements with the first or second award."""
        # The turn.
        self.phase: i64 = WAITING
        self.die: i64 = -1
        self.value: i64 = 0
        self.ink: i64 = -1
        self.came: i64 = -1
        """The kingdom the die was taken from."""
        self.base: i64 = -1
        """The kingdom its drops belong to: changed by spell 1."""
        self.open: i64 = 0
        """The kingdoms its drops may go to, as a mask: the base and those of spell 3."""
        self.reach: i64 = 0
        """The areas of those kingdoms."""
        self.drops: i64 = 0
        """Unplaced drops of the die's own ink."""
        self.brew: i64 = 0
        """Unplaced drops of spell 4, counted by ink."""
        self.placed: i64 = 0
        """Die drops placed, composite ones included."""
        self.moved: i64 = 0
        """Whether spell 1 was cast."""
        self.owed: i64 = 0
        """Tower drops whose colour is still to be chosen (ID-A46)."""

    def clone(self) -> "Paper":
        twin = Paper(self.slots[:])
        twin.painted = self.painted
        twin.spells = self.spells
        twin.new_spells = self.new_spells
        twin.cast = self.cast
        twin.spent_spells = self.spent_spells
        twin.jars = self.jars
        twin.new_jars = self.new_jars
        twin.poured = self.poured
        twin.spent_jars = self.spent_jars
        twin.fresh = self.fresh
        twin.blots = self.blots
        twin.blotted = self.blotted
        twin.complete = self.complete
        twin.announced = self.announced
        twin.firsts = self.firsts
        twin.seconds = self.seconds
        twin.phase = self.phase
        twin.die = self.die
        twin.value = self.value
        twin.ink = self.ink
        twin.came = self.came
        twin.base = self.base
        twin.open = self.open
        twin.reach = self.reach
        twin.drops = self.drops
        twin.brew = self.brew
        twin.placed = self.placed
        twin.moved = self.moved
        twin.owed = self.owed
        return twin

    # -- the turn begins

    def take(self, realm: Realm, die: i64, ink: i64, value: i64, kingdom: i64) -> None:
        """A die is taken from a kingdom; its drops are to be placed there (ID-TURN-4)."""
        self.phase = PAINTING
        self.die = die
        self.ink = ink
        self.value = value
        self.came = kingdom
        self.base = kingdom
        self.open = BIT[kingdom]
        self.reach = realm.land[kingdom]
        self.drops = value
        self.placed = 0
        self.moved = 0

    # -- what may be done while painting

    def fan(self, realm: Realm) -> vec[i64]:
        """The moves open while painting."""
        out = room()
        if self.owed:
            for k in range(i64(3)):
                out = append(out, GAIN + k)
            return out
        free = realm.all_areas & ~self.painted
        if self.drops:
            out = self.strokes(out, free & self.reach, self.ink, DROP)
        if self.brew:
            for ink in range(i64(PRIMARIES), i64(6)):
                if self.brew & ANY[ink]:
                    out = self.strokes(out, free & self.reach, ink, DROP)
        if self.jars:
            for ink in range(i64(6)):
                if self.jars & ANY[ink]:
                    out = self.strokes(out, free, ink, TOWER)
        if self.spells:
            out = self.casts(realm, out)
        return append(out, DONE)

    def casts(self, realm: Realm, out: vec[i64]) -> vec[i64]:
        """Spells 1, 3 and 4; spell 2 goes with its drop (ID-A50)."""
        spells = self.spells
        if self.may_move():
            for kingdom in range(i64(N_KINGDOMS)):
                if kingdom != self.base:
                    out = append(out, MOVE_DROPS + kingdom)
        if spells & ANY[2] and self.unplaced():
            beyond = realm.border[self.base] & ~self.open
            for kingdom in range(i64(N_KINGDOMS)):
                if beyond & BIT[kingdom]:
                    out = append(out, SPREAD + kingdom)
        if spells & ANY[3] and self.drops >= 2:
            for k in range(i64(3)):
                out = append(out, MIX + k)
        return out

    def may_move(self) -> bool:
        """Whether spell 1 may be cast (ID-SPELL1-2, ID-A2)."""
        fresh = not self.placed and not self.moved and self.open == BIT[self.base]
        return fresh and self.spells & ANY[0] != 0

    def strokes(self, out: vec[i64], reach: i64, ink: i64, kind: i64) -> vec[i64]:
        """A drop of this ink on each area in reach, with spell 2 where a neighbour has it too."""
        first: i64 = kind + ink * N_AREAS
        near = self.slots[NEXT_TO + ink]
        mask = reach & ~near
        while mask:
            low = mask & -mask
            out = append(out, first + INDEX[low % 67])
            mask ^= low
        if self.spells & ANY[1]:
            mask = reach & near
            while mask:
                low = mask & -mask
                out = append(out, first + N_PAINTS + INDEX[low % 67])
                mask ^= low
        return out

    def fault(self, realm: Realm, move: i64) -> i64:
        """What is wrong with a move of painting; FINE if nothing is."""
        if self.phase != PAINTING:
            return NO_DIE_YET if self.phase == WAITING else TURN_ENDED
        if self.owed:
            return FINE if GAIN <= move < DONE else TOWER_COLOUR_FIRST
        if move < MOVE_DROPS:
            return self._stroke_fault(move)
        if move < SPREAD:
            return self._move_drops_fault(move - MOVE_DROPS)
        if move < MIX:
            return self._spread_fault(realm, move - SPREAD)
        if move < GAIN:
            held = self._spell_fault(4)
            return TOO_FEW_TO_MIX if held == FINE and self.drops < 2 else held
        return NOTHING_TO_GAIN if move < DONE else FINE

    def _stroke_fault(self, move: i64) -> i64:
        """A drop on an area: is there such a drop, may it go there? (ID-PAINT-1 … 4)"""
        kind = (move - DROP) // N_PAINTS
        ink = (move - DROP) % N_PAINTS // N_AREAS
        area = (move - DROP) % N_AREAS
        bit = BIT[area]
        if kind < 2:
            if ink >= PRIMARIES:
                if not self.brew & ANY[ink]:
                    return NO_MIXED_DROP
            elif ink != self.ink or not self.drops:
                return NO_DROP_LEFT
            if not self.reach & bit:
                return WRONG_KINGDOM
        elif not self.jars & ANY[ink]:
            return TOWER_DROP_OF_THIS_ROUND if self.new_jars & ANY[ink] else NO_TOWER_DROP
        if self.painted & bit:
            return PAINTED
        same = self.slots[NEXT_TO + ink] & bit
        if kind % 2 == 0:
            return SAME_COLOUR_NEAR if same else FINE
        held = self._spell_fault(2)
        return SPELL_NOT_NEEDED if held == FINE and not same else held

    def _spell_fault(self, spell: i64) -> i64:
        """Whether the spell is held and usable."""
        if self.spells & ANY[spell - 1]:
            return FINE
        return SPELL_OF_THIS_ROUND if self.new_spells & ANY[spell - 1] else NO_SPELL

    def _move_drops_fault(self, kingdom: i64) -> i64:
        """Spell 1 (ID-SPELL1-2, ID-A2, ID-A21)."""
        held = self._spell_fault(1)
        if held != FINE:
            return held
        if self.placed:
            return TOO_LATE_TO_MOVE
        if self.moved or self.open != BIT[self.base]:
            return MOVED_OR_SPREAD
        return SAME_KINGDOM if kingdom == self.base else FINE

    def _spread_fault(self, realm: Realm, kingdom: i64) -> i64:
        """Spell 3 (ID-SPELL3-1, ID-SPELL3-2, ID-A21)."""
        held = self._spell_fault(3)
        if held != FINE:
            return held
        if not self.unplaced():
            return NOTHING_TO_SPREAD
        if self.open & BIT[kingdom]:
            return ALREADY_OPEN
        if realm.border[self.base] & BIT[kingdom]:
            return FINE
        return NOT_NEIGHBOUR if self.open == BIT[self.base] else CHAINED

    # -- doing it

    def apply(self, realm: Realm, move: i64) -> None:
        """A legal move of painting other than done."""
        if move < MOVE_DROPS:
            stroke = move - DROP
            ink = stroke % N_PAINTS // N_AREAS
            if stroke >= TOWER - DROP:
                self.jars -= ONE[ink]
                self.poured += ONE[ink]
            else:
                self.placed += 1
                if ink < PRIMARIES:
                    self.drops -= 1
                else:
                    self.brew -= ONE[ink]
            if stroke // N_PAINTS % 2:
                self._spend(2)
            self.paint(realm, stroke % N_AREAS, ink)
        elif move < SPREAD:
            self._spend(1)
            self.moved = 1
            self.base = move - MOVE_DROPS
            self.open = BIT[self.base]
            self.reach = realm.land[self.base]
        elif move < MIX:
            self._spend(3)
            self.open |= BIT[move - SPREAD]
            self.reach |= realm.land[move - SPREAD]
        elif move < GAIN:
            self._spend(4)
            self.drops -= 2
            self.brew += ONE[PRIMARIES + move - MIX]
        else:
            self.owed -= 1
            self.new_jars += ONE[PRIMARIES + move - GAIN]

    def _spend(self, spell: i64) -> None:
        """Cross a spell out at once (ID-SPELL-3)."""
        self.spells -= ONE[spell - 1]
        self.cast += ONE[spell - 1]

    def paint(self, realm: Realm, area: i64, ink: i64) -> None:
        """Paint an area and carry out its symbol (ID-PAINT-6).

        Capitals and monsters need nothing: they are read off the ink when it is scored.
        """
        slots = self.slots
        bit = BIT[area]
        slots[INK + ink] |= bit
        slots[NEXT_TO + ink] |= realm.near[area]
        self.painted |= bit
        self.fresh |= bit
        spell = realm.spell[area]
        if spell:
            self.new_spells += ONE[spell - 1]
        for i in range(realm.tower_from[area], realm.tower_from[area + 1]):
            other = realm.tower_other[i]
            if self.painted & BIT[other]:
                self._gain_drop(ink, self.ink_on(other))

    def _gain_drop(self, one: i64, two: i64) -> None:
        """The drop of a watchtower between two inks (ID-TOWER-2 … 4)."""
        if one < PRIMARIES and two < PRIMARIES:
            self.new_jars += ONE[MIXED[one * 3 + two]]
        else:
            self.owed += 1

    def finish(self, most_blots: i64) -> None:
        """The player says done: whatever is unplaced costs one blot (ID-BLOT-1, ID-BLOT-2)."""
        if self.unplaced() and self.blots < most_blots:
            self.blots += 1
            self.blotted = 1
        self.phase = FINISHED

    def turn_page(self) -> None:
        """The round is over: what was gained in it becomes usable (ID-SPELL-2, ID-TOWER-5)."""
        self.spells += self.new_spells
        self.jars += self.new_jars
        self.spent_spells += self.cast
        self.spent_jars += self.poured
        self._put_down()

    def _put_down(self) -> None:
        """No turn is in progress, nothing is new."""
        self.new_spells = 0
        self.cast = 0
        self.new_jars = 0
        self.poured = 0
        self.fresh = 0
        self.blotted = 0
        self.phase = WAITING
        self.die = -1
        self.value = 0
        self.ink = -1
        self.came = -1
        self.base = -1
        self.open = 0
        self.reach = 0
        self.drops = 0
        self.brew = 0
        self.placed = 0
        self.moved = 0
        self.owed = 0

    # -- queries

    def unplaced(self) -> bool:
        """Whether a die drop is not placed yet, composite ones included."""
        return self.drops != 0 or self.brew != 0

    def ink_on(self, area: i64) -> i64:
        """The ink of a painted area."""
        bit = BIT[area]
        ink: i64 = 0
        while not self.slots[INK + ink] & bit:
            ink += 1
        return ink

    def before_round(self, realm: Realm) -> "Paper":
        """This sheet at the start of the round, which is what others may see (ID-A29)."""
        old = self.clone()
        slots = old.slots
        for ink in range(i64(6)):
            slots[INK + ink] &= ~old.fresh
            slots[NEXT_TO + ink] = 0
            for area in members(slots[INK + ink]):
                slots[NEXT_TO + ink] |= realm.near[area]
        old.painted &= ~old.fresh
        old.spells += old.cast
        old.jars += old.poured
        old.blots -= old.blotted
        old._put_down()
        return old
