/**
 * Squares as if filled with a pen: edges a little uneven, always the same for the same place. Joined
 * squares have no edge in between, so an area is one shape of ink.
 */

/** The side of a square in the units of the picture. */
export const SIDE = 100;

export type JoinedSides = readonly [north: boolean, east: boolean, south: boolean, west: boolean];

export const APART: JoinedSides = [false, false, false, false];

/** The margin at an edge, and by how much the pen strays. */
const GAP = 2.6;
const SLIP = 1.7;
const OVERLAP = 0.6;

/** A pseudo-random number from −1 to 1 for a place. */
function slip(x: number, y: number, k: number): number {
  let n = Math.imul(x + 1013, 374761393) ^ Math.imul(y + 2029, 668265263) ^ Math.imul(k + 7, 2147483629);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) & 1023) / 511.5 - 1;
}

export interface Stroke {
  /** The outline of the ink. */
  readonly fill: string;
  /** Its edges, where it is not joined. */
  readonly edge: string;
}

export function inkSquare(x: number, y: number, joined: JoinedSides): Stroke {
  const [north, east, south, west] = joined;
  const at = (right: boolean, below: boolean, k: number): readonly [number, number] => {
    const open = right ? !east : !west;
    const free = below ? !south : !north;
    const dx = open ? GAP + SLIP * slip(x, y, k) : -OVERLAP;
    const dy = free ? GAP + SLIP * slip(x, y, k + 4) : -OVERLAP;
    return [
      round((x + (right ? 1 : 0)) * SIDE + (right ? -dx : dx)),
      round((y + (below ? 1 : 0)) * SIDE + (below ? -dy : dy)),
    ];
  };
  const corners = [at(false, false, 0), at(true, false, 1), at(true, true, 2), at(false, true, 3)];
  const first = corners[0] as readonly [number, number];
  let fill = `M${first.join(" ")}`;
  let edge = "";
  joined.forEach((isJoined, k) => {
    const from = corners[k] as readonly [number, number];
    const to = corners[(k + 1) % 4] as readonly [number, number];
    if (isJoined) {
      fill += `L${to.join(" ")}`;
      return;
    }
    const bow = SLIP * 1.6 * slip(x, y, k + 8);
    const middle = [
      round((from[0] + to[0]) / 2 + (k % 2 ? bow : 0)),
      round((from[1] + to[1]) / 2 + (k % 2 ? 0 : bow)),
    ];
    const curve = `Q${middle.join(" ")} ${to.join(" ")}`;
    fill += curve;
    edge += `M${from.join(" ")}${curve}`;
  });
  return { fill: `${fill}Z`, edge };
}

/** The connection of ink between two diagonal squares of a tile through its centre, at a point of the grid. */
export function neck(x: number, y: number, fromLeft: boolean): Stroke {
  const way = fromLeft ? 1 : -1;
  const p = (dx: number, dy: number): string => `${round(x * SIDE + way * dx)} ${round(y * SIDE + dy)}`;
  const below = `M${p(-40, -GAP)}Q${p(-12, 6)} ${p(-9, 9)}Q${p(-6, 12)} ${p(GAP, 40)}`;
  const above = `M${p(40, GAP)}Q${p(12, -6)} ${p(9, -9)}Q${p(6, -12)} ${p(-GAP, -40)}`;
  return {
    fill:
      `${below}L${p(8, 40)}L${p(40, 8)}L${p(40, GAP)}` +
      `Q${p(12, -6)} ${p(9, -9)}Q${p(6, -12)} ${p(-GAP, -40)}L${p(-8, -40)}L${p(-40, -8)}Z`,
    edge: below + above,
  };
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** Glass: a bottle around 0, 0, about 50 wide and 62 high, its mouth above. */
export const BOTTLE = {
  glass:
    "M-8 -27L-8 -14Q-8 -9 -14 -6Q-25 0 -25 11L-25 22Q-25 31 -16 31L16 31Q25 31 25 22L25 11" +
    "Q25 0 14 -6Q8 -9 8 -14L8 -27Z",
  ink: "M-22 6Q-11 1 0 6T22 6L22 21Q22 28 15 28L-15 28Q-22 28 -22 21Z",
  stopper: "M-10 -34L10 -34L10 -26L-10 -26Z",
  shine: "M-17 11L-17 20",
} as const;

/** The spill of a bottle that is upside down. */
export const SPILL =
  "M-33 33Q-40 22 -26 19Q-14 15 0 17Q16 14 27 19Q39 23 33 33Q27 41 13 38Q2 44 -10 39Q-27 42 -33 33Z";

/** The sign of a joker, about 30 wide. */
export const STAR = "M0 -15L4 -5L15 -4L6 3L9 14L0 8L-9 14L-6 3L-15 -4L-4 -5Z";
