"""What happened at a table of INK: objectives, bottles, bonus actions, the last X, the end."""

from paintpot.core.moments import NOBODY, Moment
from paintpot.games.ink.names import BOTTLES, square_name
from paintpot.games.ink.painter import Painter
from paintpot.games.ink.tiles import DOWN, MARK, MARK_AT
from paintpot.games.ink.turn import Turn


def moments_of(now: Turn, before: Turn) -> list[Moment]:
    """Nothing is hidden, so all viewers get the same (INK-A57)."""
    out: list[Moment] = []
    for seat in range(int(now.seats)):
        _painted(out, seat, now.painters[seat], before.painters[seat])
    if now.bonus and (now.bonus != before.bonus or before.turns != now.turns):
        out.append(Moment("bonus", int(now.turn), {"bonus": int(now.bonus)}))
    if now.seats == 1:
        played = int(before.rival_left - now.rival_left)
        if played > 0:
            facts: dict[str, str | int | tuple[str, ...]] = {"n": played}
            facts["total"] = BOTTLES - int(now.rival_left)
            facts["quill"] = int(now.rival)
            out.append(Moment("apprentice", NOBODY, facts))
    elif now.last and not before.last and _others_follow(before):
        out.append(Moment("last-round", int(before.turn)))
    if before.x_bag and not now.x_bag:
        out.append(Moment("last-x", NOBODY))
    if now.tie_round > before.tie_round:
        out.append(Moment("tie-round", NOBODY, {"n": int(now.tie_round)}))
    return out


def _others_follow(table: Turn) -> bool:
    """Whether anybody has a turn in this round after the current one (INK-END-2)."""
    return (table.turn - table.first) % table.seats + 1 < table.seats


def _painted(out: list[Moment], seat: int, new: Painter, old: Painter) -> None:
    played = int(old.own() - new.own() + new.black - old.black)
    if played < 0:
        # Only an X or XX takes bottles away (INK-X-6, INK-A47).
        total = BOTTLES - int(new.own())
        out.append(Moment("bottle-lost", seat, {"n": -played, "total": total}, played))
    if played <= 0:
        return
    known = _met(old)
    for square, number in _met(new).items():
        if square not in known:
            out.append(Moment("objective", seat, {"n": number, "square": square}))
    total = BOTTLES - int(new.own())
    facts = {"n": played, "total": total, "black": int(new.black)}
    out.append(Moment("bottles", seat, {**facts}, played))
    if old.own() and not new.own():
        out.append(Moment("last-bottle", seat))


def _met(painter: Painter) -> dict[str, int]:
    """The objectives with a bottle upside down: square and number."""
    out: dict[str, int] = {}
    grid = painter.grid
    for cell in range(len(grid)):
        word = grid[cell]
        if word > 0 and word & DOWN:
            out[square_name(int(painter.square_at(cell)))] = int((word & MARK) >> MARK_AT)
    return out
