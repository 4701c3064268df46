/** The notation of moves, and which legal moves a tap can mean. No rules are known here. */

export type InkdomsMove =
  | { kind: "take"; text: string; die: string; ink: string; kingdom: string }
  | { kind: "paint"; text: string; tower: boolean; ink: string; area: string; excused: boolean }
  | { kind: "spell 1"; text: string; kingdom: string }
  | { kind: "spell 3"; text: string; kingdom: string }
  | { kind: "spell 4"; text: string; ink: string }
  | { kind: "gain"; text: string; ink: string }
  | { kind: "cross"; text: string; line: string; points: number }
  | { kind: "done"; text: string };

export type Take = Extract<InkdomsMove, { kind: "take" }>;
export type Paint = Extract<InkdomsMove, { kind: "paint" }>;

const TAKE = /^(?:(white) as )?(\w+) from (\w+)$/;
const PAINT = /^(tower )?(\w+) on (\w+)( with spell 2)?$/;
const REACH = /^(spell [13]) to (\w+)$/;
const MIX = /^spell 4 for (\w+)$/;
const GAIN = /^tower gives (\w+)$/;
const CROSS = /^cross (\w+) (\d+)$/;

export function readMove(text: string): InkdomsMove | null {
  let found = TAKE.exec(text);
  if (found) {
    const [, white, ink = "", kingdom = ""] = found;
    return { kind: "take", text, die: white ?? ink, ink, kingdom };
  }
  found = PAINT.exec(text);
  if (found) {
    const [, tower, ink = "", area = "", excused] = found;
    return { kind: "paint", text, tower: !!tower, ink, area, excused: !!excused };
  }
  found = REACH.exec(text);
  if (found) return { kind: found[1] as "spell 1" | "spell 3", text, kingdom: found[2] ?? "" };
  found = MIX.exec(text);
  if (found) return { kind: "spell 4", text, ink: found[1] ?? "" };
  found = GAIN.exec(text);
  if (found) return { kind: "gain", text, ink: found[1] ?? "" };
  found = CROSS.exec(text);
  if (found) return { kind: "cross", text, line: found[1] ?? "", points: Number(found[2]) };
  return text === "done" ? { kind: "done", text } : null;
}

export function readMoves(texts: readonly string[]): InkdomsMove[] {
  return texts.flatMap((text) => readMove(text) ?? []);
}

/** The paint in use: drops of the die (or mixed from them), or of a tower. */
export interface Brush {
  readonly tower: boolean;
  readonly ink: string;
  /** Whether spell 2 is to be cast with the next drop. */
  readonly excused: boolean;
  /** Whether it was taken up, by a tap or by mixing: then no other drop is meant. */
  readonly picked: boolean;
}

export function paintText(brush: Brush, area: string): string {
  const drop = `${brush.ink} on ${area}${brush.excused ? " with spell 2" : ""}`;
  return brush.tower ? `tower ${drop}` : drop;
}

export function fits(brush: Brush, paint: Paint): boolean {
  return (
    brush.tower === paint.tower && brush.ink === paint.ink && brush.excused === paint.excused
  );
}

export type Meaning =
  | { kind: "play"; text: string }
  | { kind: "choose"; moves: InkdomsMove[] }
  | { kind: "none" };

/**
 * What a tap on an area can mean. A drop of the die is placed at once, if it is the only one that fits
 * or was taken up; if several fit, they are offered. Moves that cost something else (a tower drop, a
 * spell) are offered, even if there is only one. And no tap paints a capital or a monster in a wrong
 * colour while a drop of the right one is at hand: then both are offered.
 */
export function meaningAt(
  area: { id: string; kingdom: string; wants?: string | null },
  moves: readonly InkdomsMove[],
  brush: Brush | null,
): Meaning {
  const paints = moves.filter((move): move is Paint => move.kind === "paint" && move.area === area.id);
  const own = brush && paints.find((paint) => fits(brush, paint));
  // Nothing in particular was taken up: any drop of the die may be meant.
  const any = !brush || !(brush.picked || brush.tower || brush.excused);
  if (own && !any) return placing([own], area.wants, paints);
  const free = any ? paints.filter((paint) => !paint.tower && !paint.excused) : [];
  if (free.length) {
    return placing(own ? [own, ...free.filter((paint) => paint !== own)] : free, area.wants, paints);
  }
  if (paints.length) return { kind: "choose", moves: paints };
  const there = moves.filter(
    (move) =>
      (move.kind === "take" && move.kingdom === area.kingdom) ||
      (move.kind === "cross" && move.line === area.kingdom),
  );
  return there.length ? { kind: "choose", moves: there } : { kind: "none" };
}

/** The intended move, unless it would spoil what another drop would build or tame. */
function placing(meant: Paint[], wants: string | null | undefined, all: readonly Paint[]): Meaning {
  const right = wants ? all.filter((paint) => paint.ink === wants) : [];
  const spoilt = right.length > 0 && meant.every((paint) => paint.ink !== wants);
  if (spoilt) return { kind: "choose", moves: [...right, ...meant] };
  const [only, another] = meant;
  return only && !another ? { kind: "play", text: only.text } : { kind: "choose", moves: meant };
}

/** The kingdom that a move leads to; "" if it leads to none. */
export function towards(move: InkdomsMove): string {
  if (move.kind === "cross") return move.line;
  return move.kind === "take" || move.kind === "spell 1" || move.kind === "spell 3" ? move.kingdom : "";
}
