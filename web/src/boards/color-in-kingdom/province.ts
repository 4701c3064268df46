/** The sheet: where its spaces are, and which of them share a side. Only for drawing. */

import grand from "../../../../src/paintpot/games/color_in_kingdom/sheets/grand.json";
import province from "../../../../src/paintpot/games/color_in_kingdom/sheets/province.json";
import type { Point, Scene } from "../../api/scene";
import { WAYS } from "../../ui/roving";

export interface Space {
  readonly name: string;
  readonly outline: readonly Point[];
  readonly at: Point;
}

/** A side that two spaces share: if they hold the same construction, they are drawn as one. */
export interface SharedSide {
  readonly between: readonly [string, string];
  readonly ends: readonly [Point, Point];
}

export interface Province {
  readonly size: readonly [width: number, height: number];
  readonly spaces: readonly Space[];
  readonly sides: readonly SharedSide[];
}

interface KingdomSheetFile {
  size: number[];
  areas: { id: string; outline: number[][]; at: number[] }[];
}

const SHEETS: Readonly<Record<string, KingdomSheetFile>> = { province, grand };

/** The sheet of a table's option: by name, or a custom sheet. Null if it is unknown here. */
export function provinceOf(option: unknown): Province | null {
  const file =
    typeof option === "object" && option !== null && "areas" in option
      ? (option as KingdomSheetFile)
      : SHEETS[String(option ?? "province")];
  if (!file) return null;
  const spaces = file.areas.map(({ id, outline, at }) => ({
    name: id,
    outline: outline as Point[],
    at: at as Point,
  }));
  return { size: file.size as [number, number], spaces, sides: sidesOf(spaces) };
}

/** The sheet from the generic picture, for names that this page was not built with. */
export function provinceIn({ size, patches }: Scene): Province {
  return { size, spaces: patches, sides: sidesOf(patches) };
}

function sidesOf(spaces: readonly Space[]): SharedSide[] {
  const first = new Map<string, string>();
  const sides: SharedSide[] = [];
  for (const { name, outline } of spaces) {
    outline.forEach((here, k) => {
      const next = outline[(k + 1) % outline.length] as Point;
      const [a, b] = [here.join(), next.join()];
      const key = a < b ? `${a}/${b}` : `${b}/${a}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, name);
      else sides.push({ between: [other, name], ends: [here, next] });
    });
  }
  return sides;
}

/**
 * The space that an arrow key leads to: the nearest in that direction, so that no row is skipped. Of
 * two equally near ones, the one nearer to `column`, the user's previous column. -1 for none.
 */
export function stepTo(key: string, from: number, spaces: readonly Space[], column: number): number {
  const way = WAYS[key];
  const here = spaces[from]?.at;
  if (!way || !here) return -1;
  let best = -1;
  let least = Infinity;
  spaces.forEach(({ at: [x, y] }, k) => {
    const [dx, dy] = [x - here[0], y - here[1]];
    const along = dx * way[0] + dy * way[1];
    const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    // What is more to the side than ahead belongs to another key.
    if (along <= 0 || across > along * 1.5) return;
    const far = Math.hypot(along, across) + Math.abs(x - column) / 1000;
    if (far < least) [best, least] = [k, far];
  });
  return best;
}
