/** A view as it will be once the pending move is confirmed: drawn at once. */

import { readMove, type InkdomsMove } from "./moves";
import type { Drops, SheetView, ThrownDie, InkdomsView } from "./view";

export function asIf(view: InkdomsView, seat: number | null, sent: string): InkdomsView {
  const paper = seat === null ? undefined : view.sheets[seat];
  const move = readMove(sent);
  if (seat === null || !paper || !move) return view;
  const sheets = view.sheets.with(seat, after(paper, move, view.throw));
  if (move.kind !== "take") return { ...view, sheets };
  const thrown = view.throw.map((one) => (one.die === move.die ? { ...one, in_box: false } : one));
  return { ...view, throw: thrown, sheets };
}

function after(paper: SheetView, move: InkdomsMove, thrown: readonly ThrownDie[]): SheetView {
  const turn = paper.turn;
  switch (move.kind) {
    case "take": {
      const value = thrown.find((one) => one.die === move.die)?.value ?? 0;
      const { die, ink, kingdom } = move;
      return {
        ...paper,
        phase: "painting",
        took: { die, value, ink, kingdom },
        turn: {
          base: kingdom,
          open: [kingdom],
          drops: value,
          mixed: {},
          placed: 0,
          moved: false,
          owed: 0,
        },
      };
    }
    case "paint": {
      const painted = { ...paper, paint: { ...paper.paint, [move.area]: move.ink } };
      const paid = move.excused ? cast(painted, 2) : painted;
      if (move.tower) return { ...paid, drops: less(paper.drops, move.ink) };
      if (!turn) return paid;
      const mixed = move.ink !== paper.took?.ink;
      return {
        ...paid,
        turn: mixed
          ? { ...turn, mixed: less(turn.mixed, move.ink) }
          : { ...turn, drops: turn.drops - 1 },
      };
    }
    case "spell 1":
      return withTurn(cast(paper, 1), { base: move.kingdom, open: [move.kingdom] });
    case "spell 3":
      return withTurn(cast(paper, 3), { open: [...(turn?.open ?? []), move.kingdom] });
    case "spell 4":
      return withTurn(cast(paper, 4), {
        drops: (turn?.drops ?? 2) - 2,
        mixed: { ...turn?.mixed, [move.ink]: (turn?.mixed[move.ink] ?? 0) + 1 },
      });
    case "gain":
      return withTurn(
        {
          ...paper,
          new_drops: { ...paper.new_drops, [move.ink]: (paper.new_drops[move.ink] ?? 0) + 1 },
        },
        { owed: (turn?.owed ?? 1) - 1 },
      );
    case "done":
      return { ...paper, turn: null };
    case "cross":
      return paper;
  }
}

function withTurn(paper: SheetView, change: Partial<NonNullable<SheetView["turn"]>>): SheetView {
  return paper.turn ? { ...paper, turn: { ...paper.turn, ...change } } : paper;
}

function cast(paper: SheetView, spell: number): SheetView {
  const at = spell - 1;
  return {
    ...paper,
    spells: paper.spells.with(at, (paper.spells[at] ?? 1) - 1),
    spent_spells: paper.spent_spells.with(at, (paper.spent_spells[at] ?? 0) + 1),
  };
}

function less(drops: Drops, ink: string): Drops {
  const { [ink]: had = 0, ...others } = drops;
  return had > 1 ? { ...others, [ink]: had - 1 } : others;
}
