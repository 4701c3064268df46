/** Where START and the six quills are on the wheel: round, or flat for a narrow tray. */

export interface WheelPlan {
  readonly width: number;
  readonly height: number;
  /** START and quills 1 to 6, clockwise. */
  readonly at: readonly (readonly [number, number])[];
  /** The track the Leads go along. */
  readonly track: string;
  /** The scale of a tile of 200. */
  readonly tile: number;
  /** Where the Leads of each place stand: clear of tiles and words. */
  readonly leads: readonly Stand[];
  /** The direction: places of arrows, and their rotation. */
  readonly arrows: readonly (readonly [number, number, number])[];
  /** The centre, if there is room for words in it. */
  readonly hub?: readonly [number, number];
  /** The size of a place's target area. */
  readonly reach: readonly [number, number];
}

/** Room for Leads: its centre, and whether two of them are stacked. */
export interface Stand {
  readonly at: readonly [number, number];
  readonly upright?: boolean;
}

/**
 * Where the number of a quill is: at an upper corner of its tile, around the wheel at the outer one, so that the Leads
 * within and their words are clear of it.
 */
export function badgeAt({ at, tile, hub }: WheelPlan, k: number): readonly [number, number] {
  const [x, y] = at[k] ?? [0, 0];
  const half = 106 * tile;
  if (!hub) return [x - half + INSET, y - half + INSET];
  return [x > hub[0] ? x + half : x - half, y - half];
}
/** Along a flat wheel there is less room around the tiles. */
const INSET = 4.5;

/** How far below the middle of a Lead it says whose it is, as far as there is room. */
export const youAt = (y: number, scale: number, { height }: WheelPlan): number => Math.min(y + 44 * scale, height - 6);

/** The size of Leads, and their distance: for up to two, or for more, which are in pairs. */
const PAIR = { scale: 0.4, across: 19, down: 29 };
const CROWD = { scale: 0.34, across: 16, down: 26 };

/** The positions of a number of Leads at a place, and their scale. */
export function standing(stand: Stand, leads: number): { x: number; y: number; scale: number }[] {
  const { scale, across, down } = leads > 2 ? CROWD : PAIR;
  const columns = leads > 2 || (leads === 2 && !stand.upright) ? 2 : 1;
  const rows = Math.ceil(leads / columns);
  return Array.from({ length: leads }, (_one, n) => ({
    x: stand.at[0] + ((n % columns) - (columns - 1) / 2) * across,
    y: stand.at[1] + (Math.floor(n / columns) - (rows - 1) / 2) * down,
    scale,
  }));
}

const RADIUS = 118;
const HUB = 160;

const onCircle = (degrees: number): readonly [number, number] => {
  const angle = (degrees / 180) * Math.PI;
  return [HUB + RADIUS * Math.cos(angle), HUB + RADIUS * Math.sin(angle)];
};
const AROUND = [...Array(7).keys()].map((k) => onCircle((k / 7) * 360 - 90));

export const ROUND: WheelPlan = {
  width: 320,
  height: 312,
  at: AROUND,
  track: `M${HUB} ${HUB - RADIUS}A${RADIUS} ${RADIUS} 0 1 1 ${HUB - 0.1} ${HUB - RADIUS}Z`,
  tile: 0.29,
  // Towards the centre, around its words.
  leads: [
    { at: [HUB, 98] },
    { at: [HUB + 34, 118] },
    { at: [HUB + 64, 186], upright: true },
    { at: [HUB + 38, 207] },
    { at: [HUB - 38, 207] },
    { at: [HUB - 64, 186], upright: true },
    { at: [HUB - 34, 118] },
  ],
  arrows: [...Array(7).keys()].map((k) => {
    const angle = ((k + 0.5) / 7) * 360 - 90;
    const [x, y] = onCircle(angle);
    return [x, y, angle + 90] as const;
  }),
  hub: [HUB, HUB],
  reach: [74, 74],
};

const COLUMNS = [122, 222, 322] as const;
const ROWS = [32, 94] as const;

/**
 * Along the upper row and back along the lower one. Leads are beside their tile, on the side towards
 * the next quill: at its right in the upper row, at its left in the lower one; and below START.
 */
export const FLAT: WheelPlan = {
  width: 396,
  height: 126,
  at: [
    [38, ROWS[0]],
    ...COLUMNS.map((x) => [x, ROWS[0]] as const),
    ...COLUMNS.map((x) => [x, ROWS[1]] as const).reverse(),
  ],
  track: "M38 32L334 32Q372 32 372 63Q372 94 334 94L68 94Q38 94 38 60Z",
  tile: 0.25,
  leads: [
    { at: [32, 93] },
    ...COLUMNS.map((x) => ({ at: [x + 51, ROWS[0]], upright: true }) as const),
    ...COLUMNS.map((x) => ({ at: [x - 49, ROWS[1]], upright: true }) as const).reverse(),
  ],
  arrows: [
    [79, ROWS[0], 0],
    [372, 63, 90],
    [53, ROWS[1], 180],
  ],
  reach: [92, 60],
};
