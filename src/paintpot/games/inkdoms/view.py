"""What a seat may know of a state, and everything, as plain data."""

from typing import Any, Final

from paintpot.core.bits import BIT, members
from paintpot.core.ints import i64
from paintpot.games.inkdoms.features import due_of
from paintpot.games.inkdoms.names import AREAS, DICE, INKS, KINGDOMS, LINES
from paintpot.games.inkdoms.paper import FINISHED, INK, PAINTING, WAITING, Paper, count
from paintpot.games.inkdoms.realm import SPELLS, letters_of
from paintpot.games.inkdoms.round import CROSSING, OVER, THROW, TURNS, WHO_STARTS, Round
from paintpot.games.inkdoms.scoring import EVERYWHERE, gained, score
from paintpot.games.inkdoms.throw import N_DICE, STRIDE, TURN, VALUE, WHERE, X, Y
from paintpot.games.inkdoms.view_types import (
    Drops,
    InkdomsView,
    PaintingTurn,
    Phase,
    SheetView,
    Stage,
    TakenDie,
    ThrownDie,
)

STAGES: Final[dict[int, Stage]] = {
    WHO_STARTS: "who-starts",
    THROW: "throw",
    TURNS: "turns",
    CROSSING: "crossing",
    OVER: "over",
}
PHASES: Final[dict[int, Phase]] = {WAITING: "waiting", PAINTING: "painting", FINISHED: "finished"}


def view_of(state: Round, seat: int | None) -> InkdomsView:
    """A seat sees its own sheet; others' in their state at the start of the round (ID-A29).

    In solo play nothing is hidden, so a spectator sees what the player sees.
    """
    sheets = []
    for k, paper in enumerate(state.papers):
        shown = paper.before_round(state.realm) if hides(state, k, seat) else paper
        own = k == seat or state.seats == 1
        due = due_of(state, k) if own else []
        sheets.append(_sheet(state, shown, paper, own, sum([points for _, points in due])))
    return {
        "game": "inkdoms",
        "seats": int(state.seats),
        "seat": seat,
        "stage": STAGES[int(state.stage)],
        "round": int(state.round),
        "last": bool(state.last),
        "first": int(state.first),
        "actors": list(state.actors()),
        "throw": _throw(state),
        "awards": {
            "firsts": _achievements(~state.firsts_gone),
            "seconds": _achievements(~state.seconds_gone),
        },
        "sheets": sheets,
    }


def hides(state: Round, owner: int, seat: int | None) -> bool:
    """Whether a seat sees this sheet only in its state at the start of the round (ID-A29)."""
    return owner != seat and state.seats > 1 and state.papers[owner].phase != WAITING


def known_points_of(state: Round, seat: int | None) -> list[int | None]:
    """What each seat has gained, as the view shows it."""
    out: list[int | None] = []
    for k, paper in enumerate(state.papers):
        seen = ~paper.fresh if hides(state, k, seat) else EVERYWHERE
        out.append(int(gained(state.realm, paper, seen)))
    return out


def _throw(state: Round) -> list[ThrownDie]:
    """The dice as thrown and who took them; empty before a throw."""
    if state.stage in (WHO_STARTS, THROW):
        return []
    out: list[ThrownDie] = []
    for die in range(N_DICE):
        at = die * STRIDE
        thrown = state.thrown
        out.append(
            {
                "die": DICE[die],
                "value": int(thrown[at + VALUE]),
                "x": int(thrown[at + X]),
                "y": int(thrown[at + Y]),
                "turn": int(thrown[at + TURN]),
                "kingdoms": letters_of(thrown[at + WHERE]),
                "in_box": bool(state.box & BIT[die]),
            }
        )
    return out


def _sheet(state: Round, paper: Paper, now: Paper, own: bool, due: int) -> SheetView:
    """One sheet as shown; the die taken and the phase are always public."""
    solo = state.seats == 1
    shown = score(state.realm, paper, solo)
    return {
        "paint": {
            AREAS[area]: INKS[ink]
            for ink in range(len(INKS))
            for area in members(paper.slots[INK + ink])
        },
        "fresh": [AREAS[area] for area in members(paper.fresh)],
        "spells": _spells(paper.spells),
        "new_spells": _spells(paper.new_spells),
        "spent_spells": _spells(paper.spent_spells + paper.cast),
        "drops": _inks(paper.jars),
        "new_drops": _inks(paper.new_jars),
        "spent_drops": _inks(paper.spent_jars + paper.poured),
        "blots": int(paper.blots),
        "complete": _achievements(paper.complete),
        "announced": _achievements(paper.announced),
        "firsts": _achievements(paper.firsts),
        "seconds": _achievements(paper.seconds),
        "score": shown.data(),
        "gained": int(gained(state.realm, paper, EVERYWHERE)),
        "due": due,
        "phase": PHASES[int(now.phase)],
        "took": None if now.phase == WAITING else _took(now),
        "turn": _turn(now) if own and now.phase == PAINTING else None,
    }


def _took(paper: Paper) -> TakenDie:
    return {
        "die": DICE[paper.die],
        "value": int(paper.value),
        "ink": INKS[paper.ink],
        "kingdom": KINGDOMS[paper.came],
    }


def _turn(paper: Paper) -> PaintingTurn:
    """The current painting, for the seat that paints."""
    return {
        "base": KINGDOMS[paper.base],
        "open": [KINGDOMS[k] for k in members(paper.open)],
        "drops": int(paper.drops),
        "mixed": _inks(paper.brew),
        "placed": int(paper.placed),
        "moved": bool(paper.moved),
        "owed": int(paper.owed),
    }


def _spells(word: i64) -> list[int]:
    """How many of spell 1, 2, 3 and 4."""
    return [int(count(word, kind)) for kind in range(SPELLS)]


def _inks(word: i64) -> Drops:
    return {ink: int(count(word, k)) for k, ink in enumerate(INKS) if count(word, k)}


def _achievements(mask: i64) -> list[str]:
    return [name for k, name in enumerate([*LINES, "end"]) if mask & BIT[k]]


def dump_of(state: Round) -> dict[str, Any]:
    return {
        "sheet": state.realm.sheet.name,
        "seats": int(state.seats),
        "stage": int(state.stage),
        "round": int(state.round),
        "first": int(state.first),
        "thrown": [int(k) for k in state.thrown],
        "box": int(state.box),
        "takers": int(state.takers),
        "brushes": int(state.brushes),
        "last": int(state.last),
        "firsts_gone": int(state.firsts_gone),
        "seconds_gone": int(state.seconds_gone),
        "papers": [_dump_paper(paper) for paper in state.papers],
    }


def _dump_paper(paper: Paper) -> dict[str, Any]:
    return {
        "slots": [int(k) for k in paper.slots],
        "painted": int(paper.painted),
        "spells": int(paper.spells),
        "new_spells": int(paper.new_spells),
        "cast": int(paper.cast),
        "spent_spells": int(paper.spent_spells),
        "jars": int(paper.jars),
        "new_jars": int(paper.new_jars),
        "poured": int(paper.poured),
        "spent_jars": int(paper.spent_jars),
        "fresh": int(paper.fresh),
        "blots": int(paper.blots),
        "blotted": int(paper.blotted),
        "complete": int(paper.complete),
        "announced": int(paper.announced),
        "firsts": int(paper.firsts),
        "seconds": int(paper.seconds),
        "phase": int(paper.phase),
        "die": int(paper.die),
        "value": int(paper.value),
        "ink": int(paper.ink),
        "came": int(paper.came),
        "base": int(paper.base),
        "open": int(paper.open),
        "reach": int(paper.reach),
        "drops": int(paper.drops),
        "brew": int(paper.brew),
        "placed": int(paper.placed),
        "moved": int(paper.moved),
        "owed": int(paper.owed),
    }
